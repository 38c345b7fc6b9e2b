// SPDX-License-Identifier: GPL-3.0-or-later
// Why a parameter does nothing in a scenario.
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/evaluate/typed_batch.h"
#include "model/scenario/parameter_table.h"
#include "model/site/lost_site.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

bool sizedBy(const Scenario &s, Sizing mode)
{
    return s.sizing.mode == mode;
}

} // namespace

namespace {

/// Details of experts, latent attention and windows where the model has none.
Text unusedShapeReason(const ModelChoice &m, std::string_view key)
{
    constexpr std::array ofExperts{"model.experts_per_token", "model.shared_experts", "model.expert_ffn",
                                   "model.dense_layers", "model.expert_vectors"};
    if (m.experts == 0 && std::find(ofExperts.begin(), ofExperts.end(), key) != ofExperts.end())
        return say("the model has no experts");
    if (m.mlaKvLora == 0 && key.starts_with("model.mla_") && key != "model.mla_kv_lora")
        return say("the KV rank is 0");
    if (m.mlaKvLora > 0 && (key == "model.kv_heads" || key == "model.head_dim"))
        return say("latent attention has its own head sizes");
    if (m.windowedLayers == 0 && key == "model.window")
        return say("no layer is windowed");
    return Text();
}

/// Settings of the calibrated model that the papers' arithmetic does not know, or that a search replaces.
Text unusedSplitReason(const Scenario &s, std::string_view key)
{
    constexpr std::array paperSizes{"parallelism.tp", "parallelism.pp", "parallelism.micro_batches",
                                    "parallelism.recompute"};
    const bool ofPapers = std::find(paperSizes.begin(), paperSizes.end(), key) != paperSizes.end();
    const bool ofLayout = key.starts_with("parallelism.") || key == "training.micro_batch";
    if (key == "conventions.step_time")
        return isStrict(s) || s.conventions.stepModel == StepModel::Ideal ? Text()
                                                                          : say("printed mode is always ideal");
    if (!ofLayout && !key.starts_with("software."))
        return Text();
    if (!isMeasured(s))
        return ofPapers || key == "training.micro_batch" ? Text() : say("the papers' arithmetic does not know it");
    if (isBatchInForce(s) && key == "parallelism.micro_batches")
        return say("the global batch is typed");
    constexpr std::array kept{"parallelism.mode", "parallelism.flexible_stages"};
    const bool searched = s.parallelism.mode == LayoutMode::Auto && ofLayout;
    const auto in = [key](const auto &list) { return std::find(list.begin(), list.end(), key) != list.end(); };
    if (searched && !in(kept) && (s.training.globalBatchTokens || !decidesBatch(key)))
        return say("the layout is searched for");
    constexpr std::array ofExperts{"parallelism.ep", "parallelism.overlap_ep", "software.dispatcher",
                                   "software.node_limit"};
    if (s.model.experts == 0 && in(ofExperts))
        return say("the model has no experts");
    if (key == "software.node_limit" && s.software.dispatcher == Dispatcher::AllToAll)
        return say("an all-to-all sends every copy by itself");
    constexpr std::array overlaps{"parallelism.overlap_tp", "parallelism.overlap_dp", "parallelism.overlap_pp"};
    if (s.software.stack == SoftwareStack::Old && in(overlaps))
        return say("this software overlaps nothing");
    constexpr std::array ofTensor{"parallelism.overlap_tp", "parallelism.sequence_parallel"};
    if (!searched && s.parallelism.tp == 1 && in(ofTensor))
        return say("TP 1 exchanges nothing");
    return Text();
}

/// What is cut where no link is. Links join the sites that train: neither a lost one nor one without a share.
Text unusedCutReason(const Scenario &s, std::string_view key)
{
    if (key != "wan.lost_link" && key != "wan.lost_pairs")
        return Text();
    if (key == "wan.lost_link" && s.wan.lostPairs == 0)
        return say("no fibre pair is lost");
    std::size_t sites = 0;
    for (std::int64_t i = 0; i < s.siteCount; ++i)
        sites += s.sites[static_cast<std::size_t>(i)].share > 0 && i + 1 != lostSite(s) ? 1 : 0;
    if (sites < 2)
        return say("fewer than two sites train");
    return static_cast<std::size_t>(s.wan.lostLink) > linkCount(s, sites) ? say("there is no such link") : Text();
}

/// Between sites. The papers' conventions know an all-reduce only, without loss and failures.
Text unusedWanReason(const Scenario &s, std::string_view key)
{
    const auto &w = s.wan;
    constexpr std::array corrected{
        "wan.mode", "wan.sync_every_steps", "wan.lost_site", "wan.lost_pairs", "wan.transport",
        "wan.loss", "wan.fec_overhead",     "wan.flow_gbps", "wan.lost_link",  "wan.fec_block_packets"};
    if (s.siteCount < 2)
        return say("there is one site");
    if (!isStrict(s) && std::find(corrected.begin(), corrected.end(), key) != corrected.end())
        return say("the papers' arithmetic does not know it");
    if (key == "wan.sync_every_steps" && w.mode != WanMode::LocalUpdates)
        return say("sites meet in every step");
    if (const auto reason = unusedCutReason(s, key); !reason.empty())
        return reason;
    if ((key == "wan.transponder_usd" || key == "wan.amplifier_usd") && w.supply == WanSupply::Lease)
        return say("leased wavelengths include it");
    if (key == "wan.amplifier_usd" && s.conventions.mode == Mode::Printed)
        return say("corrected mode only");
    if (key == "wan.fec_block_packets" && !(w.fecOverhead > 0))
        return say("no parity is sent");
    if (key == "wan.flow_gbps" && w.transport == WanTransport::Tcp)
        return say("TCP finds its rate itself");
    const bool typedPrice = (key == "wan.wave_usd_per_year" && w.supply != WanSupply::Lease) ||
        (key == "wan.strand_usd_per_km" && w.supply != WanSupply::DarkFibre) ||
        (key == "wan.build_usd_per_km" && w.supply != WanSupply::NewBuild);
    return typedPrice ? say("fibre is had in another way") : Text();
}

} // namespace

namespace {

bool hasOwnPlants(const Scenario &s)
{
    return std::any_of(s.sites.begin(), s.sites.begin() + s.siteCount,
                       [](const SiteChoice &site) { return site.onsiteWatts > 0; });
}

/// Settings of a headroom rule that is not in force.
Text unusedGridReason(const Scenario &s, std::string_view key)
{
    const auto definition = sitingRule(s).definition;
    if (key == "grid.definition" || definition == HeadroomDefinition::Flex)
        return Text();
    if (definition == HeadroomDefinition::Paper)
        return say("the 2024 paper's headroom rule is used");
    return key == "grid.curtailment" || key == "grid.zones" ? say("the rule counts plants near the site") : Text();
}

} // namespace

Text noEffectReason(const Scenario &s, std::string_view key)
{
    const bool racks = sizedBy(s, Sizing::Racks);
    if (key == "budget.total_usd" || key == "budget.compute_share")
        return sizedBy(s, Sizing::Budget) ? Text() : racks ? say("racks are typed") : say("sized by power");
    if (key == "power.available_w")
        return sizedBy(s, Sizing::Power) ? Text() : racks ? say("racks are typed") : say("sized by budget");
    if (key == "hardware.racks")
        return racks ? Text() : sizedBy(s, Sizing::Budget) ? say("sized by budget") : say("sized by power");
    if (key == "network.planes")
        return s.network.topology == Topology::MultiRail ? Text() : say("only a multi-rail network has planes");
    if (key == "network.group")
        return s.network.traffic == NetworkTraffic::AllToAll ? Text() : say("only all-to-all traffic has such groups");
    if (key == "network.wan_priority")
        return s.network.traffic == NetworkTraffic::WanExchange ? Text() : say("the WAN exchange is not simulated");
    if (key == "network.times" && s.network.times == NetworkTimes::Simulated) {
        if (s.conventions.mode == Mode::Printed)
            return say("the printed step time knows no oversubscription");
        if (s.network.traffic != NetworkTraffic::Pipeline)
            return say("only simulated PP sends feed the step time");
    }
    const bool ofRailOnly = key == "model.nominal_params" || key == "model.mp_collectives" ||
        (key == "training.global_batch_tokens" && !isMeasured(s));
    if (ofRailOnly && (s.siteCount > 1 || s.model.experts > 0))
        return say("only the rail-only analysis takes it, which knows one site and no experts");
    if (key == "network.chunks" && s.network.allReduce == AllReduce::FlatRing)
        return say("a flat ring has one level only");
    if (key == "training.days" && s.training.law == ScalingLaw::Manual && s.training.tokens)
        return say("tokens are typed");
    if (key == "model.activation_heads" || key == "conventions.pp_gather")
        return s.conventions.mode == Mode::Printed ? Text() : say("printed mode only");
    if (key.starts_with("model."))
        return unusedShapeReason(s.model, key);
    if (const auto reason = unusedSplitReason(s, key); !reason.empty())
        return reason;
    if (key == "hardware.sparsity" && s.hardware.peakFlops)
        return say("the peak is typed");
    if (key.starts_with("power.onsite_"))
        return hasOwnPlants(s) ? Text() : say("no site has a plant of its own");
    if (key.starts_with("wan."))
        return unusedWanReason(s, key);
    return key.starts_with("grid.") ? unusedGridReason(s, key) : Text();
}

Text limitedEffectReason(const Scenario &s, std::string_view key)
{
    constexpr std::array ofTransfers{"network.transport", "network.hash_seed", "network.start_spread_s",
                                     "network.link_delay_s"};
    if (s.network.times != NetworkTimes::ClosedForm ||
        std::find(ofTransfers.begin(), ofTransfers.end(), key) == ofTransfers.end())
        return Text();
    return say("it moves the simulated transfers only, the step time takes them in closed form");
}

void checkNoEffect(const Scenario &s, Problems &problems)
{
    static const Scenario defaults;
    for (const auto &p : parameterTable()) {
        if (p.group == Group::Sites || p.field.get(s) == p.field.get(defaults))
            continue;
        const auto reason = noEffectReason(s, p.key);
        if (!reason.empty())
            problems.push_back(note(p.key, say("%1 has no effect here: %2.", Text::ofTable(p.label), reason)));
        else if (const auto limit = limitedEffectReason(s, p.key); !limit.empty())
            problems.push_back(note(p.key, say("%1: %2.", Text::ofTable(p.label), limit)));
    }
    for (auto i = static_cast<std::size_t>(std::clamp<std::int64_t>(s.siteCount, 1, maxSites)); i < s.sites.size();
         ++i) {
        if (s.sites[i].share != defaults.sites[i].share)
            problems.push_back(
                note("site." + std::to_string(i + 1) + ".share",
                     s.siteCount == 1
                         ? say("The share of site %1 has no effect here: there is one site.", std::to_string(i + 1))
                         : say("The share of site %1 has no effect here: there are %2 sites.", std::to_string(i + 1),
                               std::to_string(s.siteCount))));
    }
}

} // namespace gigasite
