// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/placement.h"

#include "model/units/unit.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace gigasite {

namespace {

std::int64_t roundedUp(std::int64_t whole, std::int64_t part)
{
    return (whole + part - 1) / part;
}

/// Typed replicas over the sites: shares of what each could hold, rounded down, what is left from the first site on.
void shareOut(std::int64_t typed, std::int64_t most, std::vector<std::int64_t> &sites)
{
    __extension__ using Wide = __int128; // a product of two counts
    const auto held = sites;
    std::int64_t placed = 0;
    for (auto &replicas : sites) {
        replicas = static_cast<std::int64_t>(Wide(replicas) * typed / most);
        placed += replicas;
    }
    for (std::size_t i = 0; placed < typed; i = (i + 1) % sites.size()) {
        if (sites[i] < held[i]) {
            ++sites[i];
            ++placed;
        }
    }
}

/// What each site could hold.
std::vector<std::int64_t> replicasHeld(const PlacementInput &in, const Block &block)
{
    auto sites = racksLeft(in.siteRacks, in.sites);
    for (auto &site : sites)
        site = site / block.racks * block.replicas;
    return sites;
}

std::vector<std::int64_t> replicasOfSites(const PlacementInput &in, std::int64_t replicas)
{
    auto sites = replicasHeld(in, blockOf(in));
    const auto most = std::accumulate(sites.begin(), sites.end(), std::int64_t{0});
    if (replicas < most)
        shareOut(replicas, most, sites);
    return sites;
}

Problem doesNotFit(const PlacementInput &in, const Layout &layout)
{
    const auto left = racksLeft(in.siteRacks, in.sites);
    const auto largest = left.empty() ? 0 : *std::max_element(left.begin(), left.end());
    std::vector<Fix> fixes;
    if (largest > 0 && layout.racksPerBlock > largest && in.pp > 1) {
        const auto pp = std::max<std::int64_t>(1, largest * in.pp / layout.racksPerBlock);
        fixes.push_back({say("Use PP %1", withCommas(pp)), "parallelism.pp", std::to_string(pp)});
    }
    const auto rack = in.gpusPerRack;
    if (in.cp > 1 && in.tp * in.cp > rack) {
        const auto cp = std::max<std::int64_t>(1, rack / in.tp);
        fixes.push_back({say("Use CP %1", withCommas(cp)), "parallelism.cp", std::to_string(cp)});
    }
    return error("parallelism.pp",
                 say("A pipeline of %1 stages takes %2 racks at one site; the largest has %3.", withCommas(in.pp),
                     withCommas(layout.racksPerBlock), withCommas(largest)),
                 std::move(fixes));
}

/// Racks that must stay together: those of a stage that outgrows one.
std::int64_t rowRacksOf(const PlacementInput &in, const Block &block)
{
    return in.gpusPerRack / (in.tp * in.cp) == 0 ? block.racks / in.pp : 1;
}

SpannedBlocks spanOf(const PlacementInput &in, const Block &block)
{
    const auto row = rowRacksOf(in, block);
    return spannedBlocks(racksLeft(in.siteRacks, in.sites), block.racks / row, row);
}

std::int64_t racksOfStage(const PlacementInput &in, const Layout &layout, std::int64_t blocks)
{
    return blocks > 0 ? std::max<std::int64_t>(1, blocks * layout.racksPerBlock / in.pp) : 0;
}

void fillSites(const PlacementInput &in, std::int64_t most, Layout &layout)
{
    if (layout.replicas < most)
        shareOut(layout.replicas, most, layout.siteReplicas);
    for (std::size_t i = 0; i < layout.siteReplicas.size(); ++i) {
        const auto here = roundedUp(layout.siteReplicas[i], layout.replicasPerRack);
        layout.racksUsed += here * layout.racksPerBlock;
        layout.siteRacksPerStage[i] = racksOfStage(in, layout, here);
    }
    layout.racksPerStage =
        std::accumulate(layout.siteRacksPerStage.begin(), layout.siteRacksPerStage.end(), std::int64_t{0});
}

/// Every site that holds stages holds them of all replicas.
void fillAcrossSites(const PlacementInput &in, const SpannedBlocks &spanned, Layout &layout)
{
    const auto blocks = roundedUp(layout.replicas, layout.replicasPerRack);
    layout.racksUsed = blocks * layout.racksPerBlock;
    layout.racksPerStage = racksOfStage(in, layout, blocks);
    layout.siteStages = spannedStages(spanned, in.pp);
    for (std::size_t i = 0; i < spanned.siteRows.size(); ++i) {
        const bool holds = spanned.siteRows[i] > 0;
        layout.siteReplicas[i] = holds ? layout.replicas : 0;
        layout.siteRacksPerStage[i] = holds ? layout.racksPerStage : 0;
    }
}

} // namespace

Block blockOf(const PlacementInput &in)
{
    const auto stage = in.tp * in.cp;
    const auto stagesPerRack = in.gpusPerRack / stage;
    if (stagesPerRack == 0)
        return {.racks = in.pp * roundedUp(stage, usedPerRack(in.gpusPerRack, in.tp, in.cp)), .replicas = 1};
    if (in.placement == Placement::SameLayerPerRack)
        return {.racks = in.pp, .replicas = stagesPerRack};
    return {.racks = roundedUp(in.pp, stagesPerRack), .replicas = std::max<std::int64_t>(1, stagesPerRack / in.pp)};
}

std::int64_t blocksHeld(const PlacementInput &in, const Block &block)
{
    if (in.sites.acrossSites)
        return spanOf(in, block).blocks;
    std::int64_t blocks = 0;
    for (const auto racks : racksLeft(in.siteRacks, in.sites))
        blocks += racks / block.racks;
    return blocks;
}

std::int64_t replicasOfLargestSite(const PlacementInput &in, std::int64_t replicas)
{
    const auto sites = replicasOfSites(in, replicas);
    return sites.empty() ? replicas : *std::max_element(sites.begin(), sites.end());
}

std::size_t sitesHolding(const PlacementInput &in, std::int64_t replicas)
{
    const auto sites = replicasOfSites(in, replicas);
    return static_cast<std::size_t>(sites.size() - std::count(sites.begin(), sites.end(), 0));
}

std::int64_t mostReplicasIn(const PlacementInput &in, std::size_t sites)
{
    auto held = replicasHeld(in, blockOf(in));
    const auto most = std::accumulate(held.begin(), held.end(), std::int64_t{0});
    std::sort(held.begin(), held.end(), std::greater());
    if (sites >= held.size() || held[sites] == 0)
        return most;
    return roundedUp(most, held[sites]) - 1; // of more, the share of each of the largest is a whole replica
}

std::int64_t blocksFor(std::int64_t replicas, std::int64_t perBlock)
{
    return roundedUp(replicas, perBlock);
}

std::int64_t usedPerRack(std::int64_t gpusPerRack, std::int64_t tp, std::int64_t cp)
{
    const auto group = tp * cp <= gpusPerRack ? tp * cp : tp;
    return gpusPerRack / group * group;
}

Layout placeSplit(const PlacementInput &in, Problems &problems)
{
    Layout layout{.tp = in.tp, .pp = in.pp};
    layout.cp = in.cp;
    if (in.tp > in.gpusPerRack) {
        problems.push_back(error(
            "parallelism.tp",
            say("Tensor parallelism of %1 does not fit a rack of %2 GPUs; it must stay inside the scale-up domain.",
                withCommas(in.tp), withCommas(in.gpusPerRack)),
            {{say("Use TP %1", withCommas(in.gpusPerRack)), "parallelism.tp", std::to_string(in.gpusPerRack)}}));
        return layout;
    }
    const auto block = blockOf(in);
    layout.racksPerBlock = block.racks;
    layout.replicasPerRack = block.replicas;
    for (const auto racks : racksLeft(in.siteRacks, in.sites)) {
        layout.siteReplicas.push_back(racks / layout.racksPerBlock * layout.replicasPerRack);
        layout.siteRacksPerStage.push_back(0);
    }
    const auto most = blocksHeld(in, block) * layout.replicasPerRack;
    if (most == 0) {
        problems.push_back(doesNotFit(in, layout));
        return layout;
    }
    if (in.dp && *in.dp > most) {
        problems.push_back(error(
            "parallelism.dp",
            in.sites.lost > 0 ? say("%1 replicas do not fit; without site %2, which is lost, the racks hold %3.",
                                    withCommas(*in.dp), std::to_string(in.sites.lost), withCommas(most))
                              : say("%1 replicas do not fit; the racks hold %2.", withCommas(*in.dp), withCommas(most)),
            {{say("Use DP %1", withCommas(most)), "parallelism.dp", std::to_string(most)},
             {say("Use all racks"), "parallelism.dp", "auto"}}));
        return layout;
    }
    layout.replicas = in.dp.value_or(most);
    if (in.sites.acrossSites)
        fillAcrossSites(in, spanOf(in, block), layout);
    else
        fillSites(in, most, layout);
    const auto racks = std::accumulate(in.siteRacks.begin(), in.siteRacks.end(), std::int64_t{0});
    layout.spareRacks = racks - layout.racksUsed;
    layout.gpusUsed = layout.replicas * in.tp * in.cp * in.pp;
    layout.spareGpus = racks * in.gpusPerRack - layout.gpusUsed;
    return layout;
}

} // namespace gigasite
