// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/stages.h"

#include "model/evaluate/measured_stage.h"
#include "model/reliability/failures.h"
#include "model/scenario/parameter_table.h"
#include "model/site/lost_site.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace gigasite {

namespace {

std::int64_t stagesOf(const Scenario &s)
{
    return s.parallelism.pp.value_or(s.model.layers);
}

/// Ports of a switch: the chip's capacity over the rate of one port, unless typed.
int radixOf(const Scenario &s, std::optional<double> capacity, const Evaluation &e, int planes)
{
    if (s.network.radix)
        return static_cast<int>(*s.network.radix);
    const double ports = capacity ? *capacity / (e.rack.nic.si() / planes) : 0;
    return static_cast<int>(std::clamp(ports, 0.0, 1e6));
}

} // namespace

bool isStrict(const Scenario &s)
{
    return s.conventions.mode == Mode::Corrected;
}

bool isRailed(const Scenario &s)
{
    return s.network.topology == Topology::RailOptimized || s.network.topology == Topology::RailOnly;
}

TransformerShape shapeOf(const Scenario &s)
{
    auto shape = shapeOf(s.model, s.training.seq, s.training.microBatch);
    shape.countsInputTable = s.conventions.mode == Mode::Printed;
    return shape;
}

ScalingOptimum scalingOf(const Scenario &s, const Evaluation &e)
{
    const Flop compute = static_cast<double>(e.size.gpus) * e.rack.peakPerGpu * days(s.training.days);
    if (s.training.law == ScalingLaw::Manual)
        return {
            .compute = compute, .params = e.model.activeParams, .tokens = compute.si() / (6 * e.model.activeParams)};
    return lossOptimal(s.training.law, compute);
}

MemoryInput memoryInputOf(const Scenario &s, const TransformerShape &shape, const Evaluation &e)
{
    const bool printed = s.conventions.mode == Mode::Printed;
    return {.mode = s.conventions.mode,
            .shape = shape,
            .activationHeads = printed ? s.model.activationHeads.value_or(s.model.heads) : s.model.heads,
            .size = e.model,
            .bytes = s.training,
            .recompute = s.parallelism.recompute,
            .tp = s.parallelism.tp,
            .pp = stagesOf(s),
            .microBatches = s.parallelism.microBatches};
}

MemoryUse memoryOf(const Scenario &s, const TransformerShape &shape, const Evaluation &e)
{
    auto use = memoryUse(memoryInputOf(s, shape, e));
    if (isMeasured(s))
        use.perGpu = Bytes(std::numeric_limits<double>::quiet_NaN());
    return use;
}

namespace {

/// Degrees above `now` that divide `whole`, ascending, up to `most`.
std::vector<std::int64_t> largerDivisors(std::int64_t whole, std::int64_t now, std::int64_t most)
{
    std::vector<std::int64_t> divisors;
    for (auto each = now + 1; each <= std::min(whole, most); ++each) {
        if (whole % each == 0)
            divisors.push_back(each);
    }
    return divisors;
}

/// What differs between two inputs, as one fix.
Fix fixOf(const MemoryInput &from, const MemoryInput &to)
{
    std::vector<Text> words;
    std::vector<std::pair<std::string, std::string>> settings;
    const auto add = [&](const Text &label, const char *key, const std::string &value) {
        words.push_back(label);
        settings.emplace_back(key, value);
    };
    const bool all = to.recompute == Recompute::Full;
    if (to.recompute != from.recompute)
        add(all ? say("Recompute all") : say("Recompute attention"), "parallelism.recompute",
            all ? "full" : "selective");
    if (to.tp != from.tp)
        add(say("TP %1", std::to_string(to.tp)), "parallelism.tp", std::to_string(to.tp));
    if (to.pp != from.pp)
        add(say("PP %1", std::to_string(to.pp)), "parallelism.pp", std::to_string(to.pp));
    Fix fix{allOf(words), settings.front().first, settings.front().second};
    fix.also.assign(settings.begin() + 1, settings.end());
    return fix;
}

/// The smallest change of several settings at once that brings a GPU's share under its memory: more stages only where
/// recomputation and TP are not enough, more recomputation before a higher TP. Nothing if none does.
std::optional<Fix> combinedFix(const Scenario &s, const MemoryInput &now, const Evaluation &e)
{
    auto stages = largerDivisors(s.model.layers, now.pp, e.size.racks);
    stages.insert(stages.begin(), now.pp);
    auto degrees = largerDivisors(s.model.heads, now.tp, e.rack.gpus);
    degrees.insert(degrees.begin(), now.tp);
    for (const auto pp : stages) {
        for (const auto tp : degrees) {
            for (const auto recompute : {now.recompute, Recompute::Selective, Recompute::Full}) {
                auto in = now;
                in.pp = pp;
                in.tp = tp;
                in.recompute = std::max(recompute, now.recompute);
                const auto use = memoryUse(in);
                if (use.perGpu <= e.rack.hbmPerGpu() && (now.mode == Mode::Corrected || use.perStage <= e.rack.hbm))
                    return fixOf(now, in);
            }
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<Fix> idealMemoryFixes(const Scenario &s, const TransformerShape &shape, const Evaluation &e)
{
    std::vector<Fix> fixes;
    const auto fits = [&](const MemoryInput &in) { return memoryUse(in).perGpu <= e.rack.hbmPerGpu(); };
    if (fits(memoryInputOf(s, shape, e)))
        return fixes;
    for (const auto &[recompute, label, text] :
         {std::tuple{Recompute::Selective, say("Recompute attention"), "selective"},
          {Recompute::Full, say("Recompute all"), "full"}}) {
        auto in = memoryInputOf(s, shape, e);
        in.recompute = recompute;
        if (fits(in))
            fixes.push_back({label, "parallelism.recompute", text});
    }
    for (std::int64_t tp = s.parallelism.tp + 1; fixes.empty() && tp <= e.rack.gpus; ++tp) {
        auto in = memoryInputOf(s, shape, e);
        in.tp = tp;
        if (s.model.heads % tp == 0 && fits(in))
            fixes.push_back({say("Use TP %1", std::to_string(tp)), "parallelism.tp", std::to_string(tp)});
    }
    if (fixes.empty()) {
        if (auto fix = combinedFix(s, memoryInputOf(s, shape, e), e))
            fixes.push_back(*std::move(fix));
    }
    return fixes;
}

SitesLeft sitesLeft(const Scenario &s)
{
    if (s.siteCount < 2 || !isStrict(s))
        return {};
    return {.lost = lostSite(s), .acrossSites = s.wan.mode == WanMode::Pipeline};
}

LayoutInput layoutInputOf(const Scenario &s, const Evaluation &e)
{
    LayoutInput in{.mode = s.conventions.mode,
                   .rack = e.rack,
                   .memory = e.memory,
                   .heads = s.model.heads,
                   .layers = s.model.layers,
                   .tp = s.parallelism.tp,
                   .pp = stagesOf(s),
                   .racks = e.size.racks,
                   .siteRacks = e.size.siteRacks,
                   .siteShares = {}};
    for (std::int64_t i = 0; i < s.siteCount; ++i)
        in.siteShares.push_back(s.sites[static_cast<std::size_t>(i)].share);
    in.sites = sitesLeft(s);
    return in;
}

PlacementInput placementInputOf(const Scenario &s, const Evaluation &e)
{
    PlacementInput in{.gpusPerRack = e.rack.gpus, .tp = s.parallelism.tp, .cp = s.parallelism.cp, .pp = stagesOf(s)};
    in.dp = s.parallelism.dp;
    in.placement = s.parallelism.placement;
    in.siteRacks = e.size.siteRacks;
    in.sites = sitesLeft(s);
    return in;
}

ClosInput closInputOf(const Scenario &s, const Catalog &catalog, const Evaluation &e)
{
    const auto &n = s.network;
    const auto chip = [&](std::string_view fact) { return itemNumber(s, catalog, ItemKind::Switch, n.switchId, fact); };
    const int planes = n.topology == Topology::MultiRail ? static_cast<int>(n.planes) : 1;
    const auto largest = *std::max_element(e.size.siteRacks.begin(), e.size.siteRacks.end());
    ClosInput in{.mode = s.conventions.mode, .planes = planes, .nic = e.rack.nic};
    if (n.topology == Topology::RailOnly)
        in.rails = e.rack.gpus;
    in.hosts = n.endpoints ? static_cast<double>(*n.endpoints) : static_cast<double>(largest * e.rack.gpus);
    in.radix = radixOf(s, chip("capacity_unidir"), e, planes);
    if (planes == 1 && !n.radix)
        in.planesToOffer = static_cast<int>(n.planes);
    in.tiers = n.tiers;
    in.leafDown = n.leafDown;
    in.leafUp = n.leafUp;
    in.spineDown = n.spineDown;
    in.spineUp = n.spineUp;
    if (const auto watts = chip("box_power_typical"))
        in.chipPower = Watts(*watts);
    if (const auto usd = chip("price"))
        in.chipPrice = Usd(*usd);
    if (const auto capacity = chip("capacity_unidir"))
        in.chipCapacity = BytesPerSecond(*capacity);
    if (n.portUsd)
        in.portPrice = Usd(*n.portUsd);
    in.transceiver = Usd(n.transceiverUsd);
    in.largestSiteGpus = static_cast<double>(largest * e.rack.gpus);
    return in;
}

StepInput stepInputOf(const Scenario &s, const TransformerShape &shape, const Evaluation &e)
{
    StepInput in{.mode = s.conventions.mode,
                 .gatherBothOutputs = s.conventions.gather == PpGather::BothOutputs,
                 .rack = e.rack,
                 .layout = e.layout,
                 .shape = shape,
                 .size = e.model};
    in.recompute = s.parallelism.recompute;
    in.elementBytes = s.training.elementBytes;
    in.layerGradients = e.memory.layerGradients;
    in.microBatches = s.parallelism.microBatches;
    in.layersPerStage = e.memory.layersPerStage;
    in.sendOversubscription = e.sendOversubscription;
    if (s.network.times == NetworkTimes::Simulated && s.network.traffic == NetworkTraffic::Pipeline && e.flow &&
        e.flow->completion.p99 > 0)
        in.simulatedSend = Seconds(e.flow->completion.p99);
    in.hopRtt = Seconds(s.network.hopRttSeconds);
    in.allReduce = s.network.allReduce;
    in.chunks = s.network.chunks;
    in.ringOversubscription = e.ringOversubscription;
    in.wan = wanInputOf(s, e);
    in.tokens = e.tokens;
    return in;
}

measured::Attachment attachmentOf(const Scenario &s)
{
    if (isRailed(s))
        return measured::Attachment::Rails;
    return s.network.leafAttachment == LeafAttachment::CrossRack ? measured::Attachment::Peers
                                                                 : measured::Attachment::Racks;
}

measured::Tiers tiersOf(const Scenario &s, const Evaluation &e)
{
    return oversubscribedTiers(e.fabric, isRailed(s) ? e.rack.gpus : 1);
}

Text whyNoRail(const Scenario &s)
{
    if (s.siteCount > 1)
        return say("The rail-only analysis knows one site; this scenario has several.");
    return s.model.experts > 0 ? say("The rail-only analysis knows dense models; this one has experts.") : Text();
}

std::optional<RailOnly> railOnlyOf(const Scenario &s, const Evaluation &e, double batchTokens)
{
    if (!whyNoRail(s).empty())
        return std::nullopt;
    const auto blocks = static_cast<double>(s.model.layers);
    return railOnly({
        .gpus = static_cast<double>(e.size.gpus),
        .domain = static_cast<double>(e.rack.gpus),
        .params = s.model.nominalParams.value_or(e.model.params),
        .blockParams = e.model.attentionParams + e.model.ffnParams / blocks,
        .blocks = blocks,
        .hidden = static_cast<double>(s.model.hidden),
        .rounds = s.model.mpCollectives ? static_cast<double>(*s.model.mpCollectives) : roundsOfFourAllReduces,
        .batchTokens = batchTokens,
        .gradientBytes = s.training.gradientBytes,
        .elementBytes = s.training.elementBytes,
        .peak = e.rack.peakPerGpu,
        .scaleUp = e.rack.scaleUp,
        .nic = e.rack.nic,
        .tensor = static_cast<double>(s.parallelism.tp),
    });
}

Problems checkBatch(const Evaluation &e)
{
    if (!e.rail || std::abs(e.rail->in.batchTokens / e.step.tokensPerStep - 1) < 0.05)
        return {};
    return {note("training.global_batch_tokens",
                 say("The rail-only analysis counts %1 per step on all GPUs; the layout trains %2 on the GPUs it uses. "
                     "Step time is of the latter.",
                     format(e.rail->in.batchTokens, Unit::Token).joined(),
                     format(e.step.tokensPerStep, Unit::Token).joined()))};
}

std::optional<Usd> networkCostOf(const Scenario &s, const Catalog &catalog, const Evaluation &e)
{
    if (!e.fabric.valid || !e.fabric.cost)
        return std::nullopt;
    if (s.conventions.mode == Mode::Printed || s.network.endpoints)
        return static_cast<double>(s.siteCount) * *e.fabric.cost;
    Usd sum{};
    for (const auto racks : e.size.siteRacks) {
        auto in = closInputOf(s, catalog, e);
        in.hosts = static_cast<double>(racks * e.rack.gpus);
        Problems ignored; // the largest site's network has told them
        if (racks > 0)
            sum += closCounts(in, ignored).cost.value_or(Usd());
    }
    return sum;
}

namespace {

/// A site whose share is too small for a rack counts nowhere; the last one can be left out.
Problem noRacksAt(const Scenario &s, std::size_t i, const std::string &name)
{
    const auto share = "site." + std::to_string(i + 1) + ".share";
    const auto number = static_cast<std::int64_t>(i) + 1;
    auto problem = note(share,
                        say("%1 has no racks and trains nothing: its share is %2.", name,
                            format(s.sites[i].share, Unit::Ratio).joined()));
    if (number == s.siteCount && number > 1 && s.sites[i].share == 0)
        problem.fixes.push_back({say("Leave the site out"), "sites.count", std::to_string(number - 1)});
    return problem;
}

Text whyIdle(const Evaluation &e, std::size_t site, bool acrossSites)
{
    const auto &name = e.power.sites[site].name;
    if (acrossSites)
        return say("No stage of the pipelines across sites stands at %1; it trains nothing.", name);
    if (e.size.siteRacks[site] < e.layout.racksPerBlock)
        return say("%1 has too few racks for one pipeline and trains nothing.", name);
    return e.layout.replicas == 1
        ? say("%1 gets none of the replicas, of which there is one, and trains nothing.", name)
        : say("%1 gets none of the %2 replicas and trains nothing.", name,
              withCommas(static_cast<double>(e.layout.replicas)));
}

} // namespace

Problems checkSites(const Scenario &s, const Evaluation &e)
{
    Problems problems;
    const auto left = sitesLeft(s);
    for (std::size_t i = 0; i < e.layout.siteReplicas.size(); ++i) {
        const auto &name = e.power.sites[i].name;
        const auto number = static_cast<std::int64_t>(i) + 1;
        const auto share = "site." + std::to_string(number) + ".share";
        if (number == left.lost)
            problems.push_back(
                warning("wan.lost_site",
                        say("%1 is out: it trains nothing, and its energy is not counted. Its power, racks, "
                            "building and network stay as built and paid for; fibre counts between the sites that "
                            "are left.",
                            name),
                        {{say("Restore it"), "wan.lost_site", "0"}}));
        else if (e.size.siteRacks[i] == 0)
            problems.push_back(noRacksAt(s, i, name));
        else if (e.layout.siteReplicas[i] == 0)
            problems.push_back(warning(share, whyIdle(e, i, left.acrossSites)));
    }
    if (left.lost > s.siteCount)
        problems.push_back(warning("wan.lost_site",
                                   say("There is no site %1, so none is lost.", std::to_string(left.lost)),
                                   {{say("Restore it"), "wan.lost_site", "0"}}));
    return problems;
}

Seconds failuresOf(const Scenario &s, const Evaluation &e)
{
    return meanTimeBetweenFailures(s.reliability.failuresPerGpuHour, e.size.gpus);
}

void append(Problems &to, Problems from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace gigasite
