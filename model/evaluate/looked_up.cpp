// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/looked_up.h"

#include "model/scenario/parameter_table.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

struct LookedUp {
    std::string_view id;
    std::string_view names; ///< as in a formula: namesIn reads them
};

constexpr std::string_view ports =
    "fabric.endpoints fabric.radix fabric.tiers network.topology network.leaf_down network.leaf_up network.spine_down "
    "network.spine_up network.planes";
constexpr std::string_view transfers =
    "step.pp_message_bytes rack.nic_bytes_per_s network.transport network.traffic "
    "network.leaf_attachment network.hash_seed network.failed fabric.send_oversubscription "
    "layout.peers";
constexpr std::string_view exchange = "wan.message_bytes wan.used_bytes_per_s network.wan_priority network.traffic";

constexpr std::array lookedUp{
    LookedUp{"rack.gpus", "hardware.rack hardware.gpus_per_domain"},
    LookedUp{"rack.peak_flops",
             "hardware.rack hardware.precision hardware.sparsity hardware.peak_flops conventions.mode"},
    LookedUp{"rack.hbm_bytes", "hardware.rack hardware.hbm_bytes rack.gpus"},
    LookedUp{"rack.power_w", "hardware.rack hardware.rack_power_w rack.gpus"},
    LookedUp{"rack.price_usd", "hardware.rack hardware.rack_price_usd rack.gpus"},
    LookedUp{"rack.scale_up_bytes_per_s", "hardware.rack hardware.scale_up_bytes_per_s conventions.mode"},
    LookedUp{"rack.nic_bytes_per_s", "hardware.rack network.nic_gbps"},
    LookedUp{"site.racks", "site.racks_affordable sites.count sizing.mode conventions.mode"},
    LookedUp{"power.headroom_w",
             "power.site_w grid.definition grid.curtailment sites.count site.1.lat site.1.lon "
             "site.1.limit_w site.1.onsite_w"},
    LookedUp{"scaling.params", "scaling.compute_flop training.law"},
    LookedUp{"training.tokens_used", "training.tokens scaling.tokens"},
    LookedUp{"memory.activation_heads", "model.activation_heads model.heads conventions.mode"},
    LookedUp{"layout.pp", "parallelism.pp model.layers"},
    LookedUp{"layout.peers", "site.racks layout.pp sites.count"},
    LookedUp{"layout.site_peers", "site.racks layout.pp sites.count site.1.share"},
    LookedUp{"layout.site1_replicas", "site.racks layout.pp layout.layers_per_rack site.1.share"},
    LookedUp{"fabric.endpoints", "network.endpoints site.gpus sites.count"},
    LookedUp{"fabric.tiers", "network.tiers fabric.endpoints fabric.radix network.topology"},
    LookedUp{"fabric.radix", "network.radix network.switch rack.nic_bytes_per_s network.planes network.topology"},
    LookedUp{"fabric.capacity", ports},
    LookedUp{"fabric.switches", ports},
    LookedUp{"fabric.top_switches", ports},
    LookedUp{"fabric.switch_links", ports},
    LookedUp{"fabric.leaf_oversubscription", "network.leaf_down network.leaf_up fabric.radix"},
    LookedUp{"fabric.send_oversubscription", "fabric.leaf_oversubscription fabric.oversubscription layout.peers"},
    LookedUp{"fabric.ring_oversubscription",
             "network.leaf_attachment network.topology rack.gpus fabric.leaf_oversubscription "
             "fabric.spine_oversubscription"},
    LookedUp{"fabric.leaf_endpoints", "network.leaf_down network.leaf_up fabric.radix"},
    LookedUp{"fabric.spine_oversubscription", "network.spine_down network.spine_up fabric.radix"},
    LookedUp{"fabric.oversubscription",
             "network.leaf_down network.leaf_up network.spine_down network.spine_up fabric.radix"},
    LookedUp{"fabric.cost_usd",
             "fabric.chips fabric.transceivers network.switch network.port_usd network.transceiver_usd"},
    LookedUp{"fabric.power_w", "fabric.chips network.switch"},
    LookedUp{"flow.ideal_fct_s", transfers},
    LookedUp{"flow.p50_fct_s", transfers},
    LookedUp{"flow.p50_fct_low_s", transfers},
    LookedUp{"flow.p50_fct_high_s", transfers},
    LookedUp{"flow.p99_fct_s", transfers},
    LookedUp{"flow.p99_fct_low_s", transfers},
    LookedUp{"flow.p99_fct_high_s", transfers},
    LookedUp{"flow.max_fct_s", transfers},
    LookedUp{"flow.max_fct_low_s", transfers},
    LookedUp{"flow.max_fct_high_s", transfers},
    LookedUp{"flow.slowdown_p99", transfers},
    LookedUp{"flow.wan_last_s", exchange},
    LookedUp{"flow.local_last_s", exchange},
    LookedUp{"rail.params", "model.nominal_params model.params"},
    LookedUp{"rail.block_params",
             "model.hidden model.heads model.kv_heads model.head_dim model.ffn model.ffn_matrices"},
    LookedUp{"rail.batch_tokens", "training.global_batch_tokens step.tokens"},
    LookedUp{"rail.rounds", "model.mp_collectives"},
    LookedUp{"rail.whole_mp", "rail.optimal_mp rack.gpus site.gpus"},
    LookedUp{"wan.sites", "sites.count layout.site1_replicas layout.replicas"},
    LookedUp{"wan.rtt_s", "wan.route_factor site.1.lat site.1.lon site.2.lat site.2.lon sites.count"},
    LookedUp{"wan.used_bytes_per_s", "wan.site_gbps wan.required_bps"},
    LookedUp{"cost.network_usd", "fabric.cost_usd sites.count"},
    LookedUp{"cost.energy_usd_per_year", "power.site_w site.1.usd_per_kwh sites.count"},
    LookedUp{"carbon.kg_per_year", "power.site_w site.1.lat site.1.lon sites.count"},
};

} // namespace

std::vector<std::string_view> inputNamesOf(const Figure &figure, Mode mode)
{
    const auto formula = figure.formulaIn(mode);
    if (!formula.empty())
        return namesIn(formula);
    const auto at =
        std::find_if(lookedUp.begin(), lookedUp.end(), [&](const LookedUp &row) { return row.id == figure.id; });
    auto names = namesIn(at == lookedUp.end() ? figure.source : at->names);
    std::erase_if(names, [&](std::string_view name) {
        return name == figure.id || (!findFigure(name) && !findParameter(name)); // a source is prose
    });
    return names;
}

} // namespace gigasite
