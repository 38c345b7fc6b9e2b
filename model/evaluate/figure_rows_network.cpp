// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_rows.h"

#include <cmath>
#include <string>

namespace gigasite::detail {

namespace {

/// A count of a tier, from the hosts upward; nothing without such a tier.
template <std::size_t Tier, auto Field> double ofTier(const E &e)
{
    return e.fabric.valid && Tier < e.fabric.tiers.size() ? static_cast<double>(e.fabric.tiers[Tier].*Field) : none;
}

/// Nothing without a tier above.
template <std::size_t Tier> double linksAbove(const E &e)
{
    return Tier + 1 < e.fabric.tiers.size() ? ofTier<Tier, &ClosTier::links>(e) : none;
}

template <auto Split, auto Side> double ports(const E &e)
{
    const auto count = e.fabric.*Split.*Side; // below zero: more are typed on the other side than the switch has
    return e.fabric.radix > 1 && count >= 0 ? static_cast<double>(count) : none;
}

/// Ports of one side: typed, or what the other side leaves, or half.
std::string portsOf(const std::string &side, const std::string &other)
{
    return "typed(" + side + ") ? " + side + " : (typed(" + other + ") ? fabric.radix - " + other +
        " : floor(fabric.radix / 2))";
}

/// Trees side by side: rail-only has one for each GPU of a scale-up domain.
std::string trees()
{
    return "((network.topology == 3) ? rack.gpus : 1)";
}

constexpr std::string_view wholeSwitches =
    "A tier has whole switches, rounded up; the paper's arithmetic keeps fractions.";

} // namespace

std::span<const Figure> portRows()
{
    using C = Clos;
    using P = PortSplit;
    static const auto leafDown = portsOf("network.leaf_down", "network.leaf_up");
    static const auto leafUp = portsOf("network.leaf_up", "network.leaf_down");
    static const auto spineDown = portsOf("network.spine_down", "network.spine_up");
    static const auto spineUp = portsOf("network.spine_up", "network.spine_down");
    static const std::vector<Figure> rows{
        {"fabric.endpoints", "Endpoints per site", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.hosts; },
         "typed(network.endpoints) ? network.endpoints : site.largest_racks * rack.gpus", "",
         "typed, or GPUs of the largest site"},
        {"fabric.chip_bytes_per_s", "Capacity of a switching chip", G::Fabric, U::BytePerSecond, Stage::Sites,
         [](const E &e) -> double { return known(e.fabric.chipCapacity); }, "", "", "catalogue; one way", "",
         lookedUp("network.switch")},
        {"fabric.chip_price_usd", "Price of a switching chip", G::Fabric, U::Usd, Stage::Sites,
         [](const E &e) -> double { return known(e.fabric.chipPrice); }, "", "", "catalogue", "",
         lookedUp("network.switch")},
        {"fabric.chip_power_w", "Power of a switch per chip", G::Fabric, U::Watt, Stage::Sites,
         [](const E &e) -> double { return known(e.fabric.chipPower); }, "", "", "catalogue: typical, without optics",
         "", lookedUp("network.switch")},
        {"fabric.radix", "Ports per switch", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.radix > 0 ? static_cast<double>(e.fabric.radix) : none; },
         "typed(network.radix) ? network.radix : floor(fabric.chip_bytes_per_s * ((network.topology == 1) ? "
         "network.planes : 1) / rack.nic_bytes_per_s)",
         "", "chip capacity over port rate, or typed"},
        {"fabric.leaf_down", "Ports down, below a second tier", G::Fabric, U::Count, Stage::Sites,
         ports<&C::leaf, &P::down>, leafDown, "", "typed, or half of them, or what is left"},
        {"fabric.leaf_up", "Ports up to a second tier", G::Fabric, U::Count, Stage::Sites, ports<&C::leaf, &P::up>,
         leafUp, "", "typed, or half of them, or what is left"},
        {"fabric.spine_down", "Ports down, below a third tier", G::Fabric, U::Count, Stage::Sites,
         ports<&C::spine, &P::down>, spineDown, "", "typed, or half of them, or what is left"},
        {"fabric.spine_up", "Ports up to a third tier", G::Fabric, U::Count, Stage::Sites, ports<&C::spine, &P::up>,
         spineUp, "", "typed, or half of them, or what is left"},
    };
    return rows;
}

std::span<const Figure> fabricRows()
{
    using T = ClosTier;
    static const auto fewestTiers = "typed(network.tiers) ? network.tiers : ((fabric.endpoints <= " + trees() +
        " * fabric.radix) ? 1 : ((fabric.endpoints <= " + trees() +
        " * fabric.radix * fabric.leaf_down) ? 2 : ((fabric.endpoints <= " + trees() +
        " * fabric.radix * fabric.leaf_down * fabric.spine_down) ? 3 : 4)))";
    static const auto capacity = trees() +
        " * fabric.radix * ((fabric.tiers > 1) ? fabric.leaf_down : 1) * ((fabric.tiers > 2) ? fabric.spine_down : 1) "
        "* ((fabric.tiers > 3) ? floor(fabric.radix / 2) : 1)";
    static const std::vector<Figure> rows{
        {"fabric.tiers", "Switch tiers", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? static_cast<double>(e.fabric.tiers.size()) : none; },
         fewestTiers, "", "fewest that connect all endpoints, or typed"},
        {"fabric.capacity", "Endpoints it could connect", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.capacity : none; }, capacity, "",
         "d1 d2 … r; full bisection: 2 (r/2)^t"},
        {"fabric.leaf_endpoints", "Endpoints per first-tier switch", G::Fabric, U::Count, Stage::Sites,
         ofTier<0, &T::down>, "(fabric.tiers > 1) ? fabric.leaf_down : fabric.radix", "",
         "ports down, or all in a single tier"},
        {"fabric.leaf_switches", "Switches, tier 1", G::Fabric, U::Count, Stage::Sites, ofTier<0, &T::switches>,
         "fabric.endpoints / fabric.leaf_endpoints", "ceil(fabric.endpoints / fabric.leaf_endpoints)", "nextgen S5",
         wholeSwitches},
        {"fabric.leaf_links", "Links, tiers 1 to 2", G::Fabric, U::Count, Stage::Sites, linksAbove<0>,
         "fabric.leaf_switches * fabric.leaf_up", "", "nextgen S5"},
        {"fabric.spine_switches", "Switches, tier 2", G::Fabric, U::Count, Stage::Sites, ofTier<1, &T::switches>,
         "fabric.leaf_links / ((fabric.tiers > 2) ? fabric.spine_down : fabric.radix)",
         "ceil(fabric.leaf_links / ((fabric.tiers > 2) ? fabric.spine_down : fabric.radix))", "nextgen S5",
         wholeSwitches},
        {"fabric.spine_links", "Links, tiers 2 to 3", G::Fabric, U::Count, Stage::Sites, linksAbove<1>,
         "fabric.spine_switches * fabric.spine_up", "", "nextgen S5"},
        {"fabric.third_switches", "Switches, tier 3", G::Fabric, U::Count, Stage::Sites, ofTier<2, &T::switches>,
         "fabric.spine_links / ((fabric.tiers > 3) ? floor(fabric.radix / 2) : fabric.radix)",
         "ceil(fabric.spine_links / ((fabric.tiers > 3) ? floor(fabric.radix / 2) : fabric.radix))", "nextgen S5",
         wholeSwitches},
        {"fabric.third_links", "Links, tiers 3 to 4", G::Fabric, U::Count, Stage::Sites, linksAbove<2>,
         "fabric.third_switches * floor(fabric.radix / 2)", "", "nextgen S5"},
        {"fabric.top_switches", "Top-tier switches", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.tiers.back().switches : none; },
         "(fabric.tiers > 3) ? fabric.third_links / fabric.radix : ((fabric.tiers > 2) ? fabric.third_switches : "
         "((fabric.tiers > 1) ? fabric.spine_switches : fabric.leaf_switches))",
         "(fabric.tiers > 3) ? ceil(fabric.third_links / fabric.radix) : ((fabric.tiers > 2) ? fabric.third_switches : "
         "((fabric.tiers > 1) ? fabric.spine_switches : fabric.leaf_switches))",
         "links into the top tier / ports", wholeSwitches},
        {"fabric.switches", "Switches", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.switches : none; },
         "((fabric.tiers > 1) ? fabric.leaf_switches : 0) + ((fabric.tiers > 2) ? fabric.spine_switches : 0) + "
         "((fabric.tiers > 3) ? fabric.third_switches : 0) + fabric.top_switches",
         "", "all tiers; full bisection: (2t - 1) N / r"},
        {"fabric.chips", "Switching chips", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.chips : none; },
         "fabric.switches * ((network.topology == 1) ? network.planes : 1)", "", "nextgen S5"},
        {"fabric.switch_links", "Links between switches", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.switchLinks : none; },
         "((fabric.tiers > 1) ? fabric.leaf_links : 0) + ((fabric.tiers > 2) ? fabric.spine_links : 0) + "
         "((fabric.tiers > 3) ? fabric.third_links : 0)",
         "", "full bisection: (t - 1) N"},
        {"fabric.transceivers", "Transceivers", G::Fabric, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.transceivers : none; },
         "2 * (fabric.endpoints + fabric.switch_links)", "", "full bisection: 2 t N"},
        {"fabric.optics_usd", "Optics between switches", G::Fabric, U::Usd, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.opticsCost.si() : none; },
         "2 * fabric.switch_links * network.transceiver_usd", "", "nextgen S5: 5 B$"},
        {"fabric.cost_usd", "Network cost per site", G::Fabric, U::Usd, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? known(e.fabric.cost) : none; },
         "fabric.chips * (typed(network.port_usd) ? fabric.radix * network.port_usd : fabric.chip_price_usd) + "
         "fabric.transceivers * network.transceiver_usd",
         "", "switching chips and all transceivers"},
        {"fabric.power_w", "Network power per site", G::Fabric, U::Watt, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? known(e.fabric.power) : none; },
         "fabric.chips * fabric.chip_power_w", "", "switch boxes without optics"},
    };
    return rows;
}

const std::string usedGpus = "(layout.layers_per_rack * layout.tp)"; // of a rack
const std::string areRails = "((network.topology == 2) || (network.topology == 3))";

/// The most of so many hosts in a row that are in use, of every cycle the first ones (parallelism/network_tiers.h).
std::string mostInUse(const std::string &hosts, const std::string &cycle, const std::string &used)
{
    const auto cycles = "floor((" + hosts + ") / (" + cycle + "))";
    return "(" + used + " * " + cycles + " + min(" + used + ", " + hosts + " - " + cycle + " * " + cycles + "))";
}

/// What sends to the next stage meet: of racks that hold one stage each.
std::string sendsFormula()
{
    const std::string peers = "rack.gpus * max(1, ceil(layout.site_peers / fabric.leaf_down)) * fabric.leaf_down";
    const auto tier = [&](const std::string &oversubscription, const std::string &ports) {
        const auto racks = mostInUse("min(" + ports + ", layout.site_peers * rack.gpus)", "rack.gpus", usedGpus);
        const auto joined = mostInUse("min(" + ports + ", " + peers + ")", "rack.gpus * fabric.leaf_down",
                                      usedGpus + " * fabric.leaf_down");
        return oversubscription + " * (" + areRails + " ? min(1, layout.site_peers / (" + ports +
            ")) : ((network.leaf_attachment == 0) ? " + racks + " : " + joined + ") / (" + ports + "))";
    };
    return "max(1, (fabric.tiers > 1) ? " + tier("fabric.leaf_oversubscription", "fabric.leaf_down") +
        " : 1, (fabric.tiers > 2) ? " +
        tier("fabric.leaf_oversubscription * fabric.spine_oversubscription", "fabric.leaf_down * fabric.spine_down") +
        " : 1)";
}

std::string ringsFormula()
{
    const auto tier = [](const std::string &oversubscription, const std::string &ports) {
        return oversubscription + " * min(1, " + usedGpus + " / (" + ports + "))";
    };
    return "(" + areRails + " || (network.leaf_attachment == 1)) ? 1 : max(1, (fabric.tiers > 1) ? " +
        tier("fabric.leaf_oversubscription", "fabric.leaf_down") + " : 1, (fabric.tiers > 2) ? " +
        tier("fabric.leaf_oversubscription * fabric.spine_oversubscription", "fabric.leaf_down * fabric.spine_down") +
        " : 1)";
}

std::span<const Figure> oversubscriptionRows()
{
    static const auto sends = sendsFormula();
    static const auto rings = ringsFormula();
    static const std::vector<Figure> rows{
        {"fabric.leaf_oversubscription", "Oversubscription, tier 1", G::Fabric, U::One, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.tiers.front().oversubscription() : none; },
         "(fabric.tiers > 1) ? fabric.leaf_down / fabric.leaf_up : 1", "", "ports down over ports up"},
        {"fabric.spine_oversubscription", "Oversubscription, tier 2", G::Fabric, U::One, Stage::Sites,
         [](const E &e) -> double {
             return e.fabric.valid && e.fabric.tiers.size() > 1 ? e.fabric.tiers[1].oversubscription() : none;
         },
         "(fabric.tiers > 2) ? fabric.spine_down / fabric.spine_up : 1", "",
         "ports down over ports up; the last tier has none"},
        {"fabric.oversubscription", "Oversubscription, all tiers", G::Fabric, U::One, Stage::Sites,
         [](const E &e) -> double { return e.fabric.valid ? e.fabric.oversubscription : none; },
         "fabric.leaf_oversubscription * ((fabric.tiers > 1) ? fabric.spine_oversubscription : 1)", "",
         "product over the tiers"},
        {"fabric.send_oversubscription", "Oversubscription that PP sends meet", G::Fabric, U::One, Stage::Step,
         [](const E &e) -> double { return e.fabric.valid ? e.sendOversubscription : none; }, sends, "",
         "of the hosts below a tier those in use whose next stage is beyond it: max(1, o min(1, reach / hosts))"},
        {"fabric.ring_oversubscription", "Oversubscription that gradient rings meet", G::Fabric, U::One, Stage::Step,
         [](const E &e) -> double { return e.fabric.valid ? e.ringOversubscription : none; }, rings, "",
         "1 where a first-tier switch joins the racks of a stage, or the tiers that rings between racks cross"},
    };
    return rows;
}

namespace {

constexpr std::string_view transfers =
    "flow.message_bytes rack.gpus rack.nic_bytes_per_s network.link_delay_s network.transport network.traffic "
    "network.leaf_attachment network.hash_seed network.failed fabric.endpoints fabric.tiers fabric.oversubscription "
    "layout.site_peers layout.layers_per_rack layout.tp";
constexpr std::string_view exchange = "wan.message_bytes wan.used_bytes_per_s wan.rtt_s network.wan_priority "
                                      "network.traffic fabric.endpoints layout.layers_per_rack layout.tp";

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
        {"flow.message_bytes", "Bytes of a transfer", G::Flow, U::Byte, Stage::Step,
         [](const E &e) -> double { return e.flowInput ? e.flowInput->traffic.bytes : none; },
         "((network.traffic == 1) || (network.traffic == 2)) ? memory.layer_gradients_bytes * model.layers / layout.pp "
         "/ (layout.tp * layout.layers_per_rack) * (((network.traffic == 1) && (layout.site_peers > 1)) ? 2 * "
         "(layout.site_peers - 1) / layout.site_peers : 1) : step.pp_message_bytes * ((network.traffic == 4) ? 1 - 1 / "
         "(typed(network.group) ? network.group : rack.gpus) : 1)",
         "", "network.traffic: a send to the next stage, a stage's gradients in a ring or tree, or an all-to-all"},
        {"flow.ideal_fct_s", "Transfer time, alone", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) ? flow::aloneTime(*e.flowInput) : none; }, "", "",
         "simulation: bytes of one flow with headers at the NIC rate, and the latency of a whole path", "",
         simulated(transfers)},
        {"flow.p50_fct_s", "Transfer time, median", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return finished(e) ? e.flow->completion.p50 : none; }, "", "",
         "simulation (estimate): network.transport moves network.traffic, all at once", "", simulated(transfers)},
        {"flow.p50_fct_low_s", "Transfer time, median, at least", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->p50High > 0 ? e.flow->p50Low : none; }, "", "",
         "simulation (estimate): 95 of 100 exact runs lie between this and the next", "", simulated(transfers)},
        {"flow.p50_fct_high_s", "Transfer time, median, at most", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->p50High > 0 ? e.flow->p50High : none; }, "", "",
         "simulation (estimate)", "", simulated(transfers)},
        {"flow.p99_fct_s", "Transfer time, 99 of 100", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return finished(e) ? e.flow->completion.p99 : none; }, "", "",
         "simulation (estimate)", "", simulated(transfers)},
        {"flow.p99_fct_low_s", "Transfer time, 99 of 100, at least", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->p99Low > 0 ? e.flow->p99Low : none; }, "", "",
         "simulation (estimate): 95 of 100 exact runs lie between this and the next", "", simulated(transfers)},
        {"flow.p99_fct_high_s", "Transfer time, 99 of 100, at most", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->p99High > 0 ? e.flow->p99High : none; }, "", "",
         "simulation (estimate)", "", simulated(transfers)},
        {"flow.max_fct_s", "Transfer time, last", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return finished(e) ? e.flow->completion.max : none; }, "", "",
         "simulation (estimate): from the late flows of the sample", "", simulated(transfers)},
        {"flow.max_fct_low_s", "Transfer time, last, at least", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->lastLow > 0 ? e.flow->lastLow : none; }, "", "",
         "simulation (estimate): 95 of 100 exact runs lie between this and the next; unknown = not bounded", "",
         simulated(transfers)},
        {"flow.max_fct_high_s", "Transfer time, last, at most", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->lastHigh > 0 ? e.flow->lastHigh : none; }, "", "",
         "simulation (estimate)", "", simulated(transfers)},
        {"flow.slowdown_p99", "Slowdown, 99 of 100", G::Flow, U::One, Stage::Step,
         [](const E &e) -> double { return finished(e) ? e.flow->slowdown.p99 : none; }, "", "",
         "simulation (estimate): each time in that of the same flow alone on its path; nextgen S5: 4 to 5 by ECMP "
         "collisions",
         "", simulated(transfers)},
        {"flow.slowdown_p99_low", "Slowdown, 99 of 100, at least", G::Flow, U::One, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->slowdownP99Low > 0 ? e.flow->slowdownP99Low : none; },
         "", "", "simulation (estimate): 95 of 100 exact runs lie between this and the next", "", simulated(transfers)},
        {"flow.slowdown_p99_high", "Slowdown, 99 of 100, at most", G::Flow, U::One, Stage::Step,
         [](const E &e) -> double {
             return hasFlows(e) && e.flow->slowdownP99High > 0 ? e.flow->slowdownP99High : none;
         },
         "", "", "simulation (estimate)", "", simulated(transfers)},
        {"flow.wan_last_s", "WAN exchange, last transfer", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->wan ? e.flow->wan->max : none; }, "", "",
         "simulation: wan.message_bytes over wan.used_bytes_per_s where only the WAN limits it, and half of wan.rtt_s",
         "", simulated(exchange)},
        {"flow.local_last_s", "Beside the WAN exchange, last transfer", G::Flow, U::Second, Stage::Step,
         [](const E &e) -> double { return hasFlows(e) && e.flow->local ? e.flow->local->max : none; }, "", "",
         "simulation: sends to the next stage on what the WAN exchange leaves", "", simulated(exchange)},
    };
    return rows;
}

} // namespace gigasite::detail
