// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_rows.h"

namespace gigasite::detail {

std::span<const Figure> fabricRows()
{
    static const std::vector<Figure> rows{
        {"fabric.endpoints", "Endpoints per site", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.hosts; }, "", "", "typed, or GPUs of the largest site"},
        {"fabric.tiers", "Switch tiers", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? static_cast<double>(e.fabric.tiers.size()) : none; }, "",
         "", "fewest that connect all endpoints, or typed"},
        {"fabric.radix", "Ports per switch", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.fabric.radix); }, "", "",
         "chip capacity over port rate, or typed"},
        {"fabric.capacity", "Endpoints it could connect", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.capacity : none; }, "", "",
         "d1 d2 … r; full bisection: 2 (r/2)^t"},
        {"fabric.switches", "Switches", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.switches : none; }, "", "",
         "Σ links below a tier / ports down; full bisection: (2t - 1) N / r"},
        {"fabric.chips", "Switching chips", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.chips : none; },
         "fabric.switches * ((network.topology == 1) ? network.planes : 1)", "", "nextgen S5"},
        {"fabric.top_switches", "Top-tier switches", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.tiers.back().switches : none; }, "", "",
         "links into the top tier / ports"},
        {"fabric.switch_links", "Links between switches", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.switchLinks : none; }, "", "",
         "full bisection: (t - 1) N"},
        {"fabric.transceivers", "Transceivers", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.transceivers : none; },
         "2 * (fabric.endpoints + fabric.switch_links)", "", "full bisection: 2 t N"},
        {"fabric.leaf_oversubscription", "Oversubscription, tier 1", G::Fabric, U::One, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.tiers.front().oversubscription() : none; },
         "(fabric.tiers > 1) ? network.leaf_down / network.leaf_up : 1", "", "ports down over ports up"},
        {"fabric.send_oversubscription", "Oversubscription that PP sends meet", G::Fabric, U::One, Stage::Step,
         [](const E &e) -> double { return e.sendOversubscription; }, "", "",
         "tier 1, or tier 2 shared by the stages of a pod: max(1, o1, o1 o2 / S)"},
        {"fabric.ring_oversubscription", "Oversubscription that gradient rings meet", G::Fabric, U::One, Stage::Step,
         [](const E &e) -> double { return e.ringOversubscription; }, "", "",
         "1 where a first-tier switch joins the racks of a stage, or the tiers that rings between racks cross"},
        {"fabric.leaf_endpoints", "Endpoints per first-tier switch", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? static_cast<double>(e.fabric.tiers.front().down) : none; },
         "", "", "ports down: typed, or half of them, or all in a single tier"},
        {"fabric.spine_oversubscription", "Oversubscription, tier 2", G::Fabric, U::One, Stage::Sites,
         [](const E &e) -> double {
             return e.fabric.valid && e.fabric.tiers.size() > 1 ? e.fabric.tiers[1].oversubscription() : none;
         },
         "(fabric.tiers > 2) ? network.spine_down / network.spine_up : 1", "",
         "ports down over ports up; the last tier has none"},
        {"fabric.oversubscription", "Oversubscription, all tiers", G::Fabric, U::One, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.oversubscription : none; },
         "fabric.leaf_oversubscription * ((fabric.tiers > 1) ? fabric.spine_oversubscription : 1)", "",
         "product over the tiers"},
        {"fabric.optics_usd", "Optics between switches", G::Fabric, U::Usd, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.opticsCost.si() : none; },
         "2 * fabric.switch_links * network.transceiver_usd", "", "nextgen S5: 5 B$"},
        {"fabric.cost_usd", "Network cost per site", G::Fabric, U::Usd, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? known(e.fabric.cost) : none; }, "", "",
         "switching chips and all transceivers"},
        {"fabric.power_w", "Network power per site", G::Fabric, U::Watt, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? known(e.fabric.power) : none; }, "", "",
         "switch boxes without optics"},
    };
    return rows;
}

namespace {

/// Whether the simulator has something to say: of some traffic there is no estimate.
bool hasFlows(const E &e)
{
    return e.flow && e.flow->flows > 0;
}

/// Whether any flow of it has a time.
bool finished(const E &e)
{
    return e.flow && !e.flow->sorted.empty();
}

} // namespace

std::span<const Figure> flowRows()
{
    static const std::vector<Figure> rows{
        {"flow.ideal_fct_s", "Transfer time, alone", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) ? flow::aloneTime(*e.flowInput) : none; }, "", "",
         "simulation: bytes of one flow with headers at the NIC rate, and the latency of a whole path"},
        {"flow.p50_fct_s", "Transfer time, median", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return finished(e) ? e.flow->completion.p50 : none; }, "", "",
         "simulation (estimate): network.transport moves network.traffic, all at once"},
        {"flow.p99_fct_s", "Transfer time, 99 of 100", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return finished(e) ? e.flow->completion.p99 : none; }, "", "",
         "simulation (estimate)"},
        {"flow.p99_fct_low_s", "Transfer time, 99 of 100, at least", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->p99Low > 0 ? e.flow->p99Low : none; }, "", "",
         "simulation (estimate): 95 of 100 exact runs lie between this and the next"},
        {"flow.p99_fct_high_s", "Transfer time, 99 of 100, at most", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->p99High > 0 ? e.flow->p99High : none; }, "", "",
         "simulation (estimate)"},
        {"flow.max_fct_s", "Transfer time, last", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return finished(e) ? e.flow->completion.max : none; }, "", "",
         "simulation (estimate): from the late flows of the sample"},
        {"flow.max_fct_low_s", "Transfer time, last, at least", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->lastLow > 0 ? e.flow->lastLow : none; }, "", "",
         "simulation (estimate): 95 of 100 exact runs lie between this and the next; unknown = not bounded"},
        {"flow.max_fct_high_s", "Transfer time, last, at most", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->lastHigh > 0 ? e.flow->lastHigh : none; }, "", "",
         "simulation (estimate)"},
        {"flow.slowdown_p99", "Slowdown, 99 of 100", G::Flow, U::One, Stage::Step,
         [](const E &e) -> double { return finished(e) ? e.flow->slowdown.p99 : none; }, "", "",
         "simulation (estimate): each time in that of the same flow alone on its path; nextgen S5: 4 to 5 by ECMP "
         "collisions"},
        {"flow.wan_last_s", "WAN exchange, last transfer", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->wan ? e.flow->wan->max : none; }, "", "",
         "simulation, without wan.rtt_s: wan.message_bytes over wan.used_bytes_per_s where only the WAN limits it"},
        {"flow.local_last_s", "Beside the WAN exchange, last transfer", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->local ? e.flow->local->max : none; }, "", "",
         "simulation: sends to the next stage on what the WAN exchange leaves"},
    };
    return rows;
}

std::span<const Figure> wanRows()
{
    static const std::vector<Figure> rows{
        {"wan.sites", "Sites that train", G::Wan, U::Count, Stage::Step,
         [](const E &e) -> double {
             return static_cast<double>(std::count_if(e.layout.siteReplicas.begin(), e.layout.siteReplicas.end(),
                                                      [](auto r) { return r > 0; }));
         },
         "", "", "sites with at least one replica"},
        {"wan.rtt_s", "RTT between sites", G::Wan, U::Second, Stage::Sites,
         [](const E &e) -> double { return e.power.sites.size() > 1 ? e.power.farthestRtt.si() : none; }, "", "",
         "2 · great circle · route factor / (2/3 c), or typed"},
        {"wan.message_bytes", "WAN message per stage and site", G::Wan, U::Byte, Stage::Step,
         [](const E &e) -> double { return e.step.wanMessage > Bytes() ? e.step.wanMessage.si() : none; },
         "2 * (wan.sites - 1) / wan.sites * model.layers / layout.pp * "
         "memory.layer_gradients_bytes",
         "", "nextgen S4.2"},
        {"wan.bytes_per_step", "WAN bytes per step and site", G::Wan, U::Byte, Stage::Step,
         [](const E &e) -> double { return e.step.wanMessage > Bytes() ? e.step.wanPerStep.si() : none; },
         "layout.pp * wan.message_bytes", "", "nextgen S4.2"},
        {"wan.required_bps", "WAN rate needed", G::Wan, U::BitPerSecond, Stage::Step,
         [](const E &e) -> double { return e.step.wanMessage > Bytes() ? bitsPerSecond(e.step.wanRequired) : none; },
         "8 * wan.message_bytes / wan.window_s", "",
         "nextgen S5: one layer in 100 ms; the printed 14 Tb/s cannot be derived"},
        {"wan.used_bytes_per_s", "WAN rate of a site", G::Wan, U::BytePerSecond, Stage::Step,
         [](const E &e) -> double { return e.step.wanMessage > Bytes() ? e.step.wanUsed.si() : none; }, "", "",
         "typed, or the rate needed"},
        {"wan.flow_bytes", "Gradients per replica", G::Wan, U::Byte, Stage::Step,
         [](const E &e) -> double {
             return e.power.sites.size() > 1 ? e.memory.layerGradients.si() / static_cast<double>(e.layout.replicas)
                                             : none;
         },
         "memory.layer_gradients_bytes / layout.replicas", "", "nextgen S5: 300 MB"},
        {"wan.flow_bps", "WAN rate per flow", G::Wan, U::BitPerSecond, Stage::Step,
         [](const E &e) -> double {
             return e.power.sites.size() > 1
                 ? 8 * e.memory.layerGradients.si() / static_cast<double>(e.layout.replicas) / e.step.wanWindow.si()
                 : none;
         },
         "8 * wan.flow_bytes / wan.window_s", "", "nextgen S5: 25 Gb/s"},
    };
    return rows;
}

} // namespace gigasite::detail
