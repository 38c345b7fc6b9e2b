// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/placement.h"

#include "model/units/unit.h"

#include <algorithm>
#include <numeric>

namespace gigasite {

namespace {

std::int64_t roundedUp(std::int64_t whole, std::int64_t part)
{
    return (whole + part - 1) / part;
}

std::string num(std::int64_t v)
{
    return withCommas(static_cast<double>(v));
}

/// Typed replicas over the sites: shares of what each could hold, rounded down, what is left from the first site on.
void shareOut(std::int64_t typed, std::int64_t most, std::vector<std::int64_t> &sites)
{
    const auto held = sites;
    std::int64_t placed = 0;
    for (auto &replicas : sites) {
        replicas = replicas * typed / most;
        placed += replicas;
    }
    for (std::size_t i = 0; placed < typed; i = (i + 1) % sites.size()) {
        if (sites[i] < held[i]) {
            ++sites[i];
            ++placed;
        }
    }
}

Problem doesNotFit(const PlacementInput &in, const Layout &layout)
{
    const auto largest = in.siteRacks.empty() ? 0 : *std::max_element(in.siteRacks.begin(), in.siteRacks.end());
    std::vector<Fix> fixes;
    if (largest > 0 && layout.racksPerBlock > largest && in.pp > 1) {
        const auto pp = std::max<std::int64_t>(1, largest * in.pp / layout.racksPerBlock);
        fixes.push_back({say("Use PP %1", num(pp)), "parallelism.pp", std::to_string(pp)});
    }
    const auto rack = in.gpusPerRack;
    if (in.cp > 1 && in.tp * in.cp > rack) {
        const auto cp = std::max<std::int64_t>(1, rack / in.tp);
        fixes.push_back({say("Use CP %1", num(cp)), "parallelism.cp", std::to_string(cp)});
    }
    return error("parallelism.pp",
                 say("A pipeline of %1 stages takes %2 racks at one site; the largest has %3.", num(in.pp),
                     num(layout.racksPerBlock), num(largest)),
                 std::move(fixes));
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
                num(in.tp), num(in.gpusPerRack)),
            {{say("Use TP %1", num(in.gpusPerRack)), "parallelism.tp", std::to_string(in.gpusPerRack)}}));
        return layout;
    }
    const auto block = blockOf(in);
    layout.racksPerBlock = block.racks;
    layout.replicasPerRack = block.replicas;
    std::int64_t blocks = 0;
    for (const auto racks : in.siteRacks) {
        const auto here = racks / layout.racksPerBlock;
        blocks += here;
        layout.siteReplicas.push_back(here * layout.replicasPerRack);
        layout.siteRacksPerStage.push_back(0);
    }
    const auto most = blocks * layout.replicasPerRack;
    if (most == 0) {
        problems.push_back(doesNotFit(in, layout));
        return layout;
    }
    if (in.dp && *in.dp > most) {
        problems.push_back(error("parallelism.dp",
                                 say("%1 replicas do not fit; the racks hold %2.", num(*in.dp), num(most)),
                                 {{say("Use DP %1", num(most)), "parallelism.dp", std::to_string(most)},
                                  {say("Use all racks"), "parallelism.dp", "auto"}}));
        return layout;
    }
    layout.replicas = in.dp.value_or(most);
    if (layout.replicas < most)
        shareOut(layout.replicas, most, layout.siteReplicas);
    for (std::size_t i = 0; i < layout.siteReplicas.size(); ++i) {
        const auto here = roundedUp(layout.siteReplicas[i], layout.replicasPerRack);
        layout.racksUsed += here * layout.racksPerBlock;
        layout.siteRacksPerStage[i] = here > 0 ? std::max<std::int64_t>(1, here * layout.racksPerBlock / in.pp) : 0;
    }
    layout.racksPerStage =
        std::accumulate(layout.siteRacksPerStage.begin(), layout.siteRacksPerStage.end(), std::int64_t{0});
    const auto racks = std::accumulate(in.siteRacks.begin(), in.siteRacks.end(), std::int64_t{0});
    layout.spareRacks = racks - layout.racksUsed;
    layout.gpusUsed = layout.replicas * in.tp * in.cp * in.pp;
    layout.spareGpus = racks * in.gpusPerRack - layout.gpusUsed;
    return layout;
}

} // namespace gigasite
