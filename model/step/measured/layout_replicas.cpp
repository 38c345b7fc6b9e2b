// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/layout_replicas.h"

#include "model/parallelism/split_rules.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

PlacementInput placementOf(const Split &split, const PlacementInput &racks)
{
    auto in = racks;
    in.tp = std::llround(split.tp);
    in.cp = std::llround(split.cp);
    in.pp = std::llround(split.pp);
    in.placement = split.pipelineFirst ? Placement::ConsecutiveLayers : Placement::SameLayerPerRack;
    return in;
}

} // namespace

double mostReplicas(const Split &split, double gpus, const std::optional<PlacementInput> &racks)
{
    if (!racks)
        return std::floor(gpus / (split.tp * split.cp * split.pp));
    const auto in = placementOf(split, *racks);
    const auto block = blockOf(in);
    return static_cast<double>(blocksHeld(in, block) * block.replicas);
}

bool allowsReplicas(const TrainingRun &run, double replicas)
{
    const auto &split = run.split;
    const double passes = run.batch.global / run.batch.micro;
    return divides(split.ep * split.etp, split.tp * split.cp * replicas) &&
        (split.vpp <= 1 || divides(split.pp, passes / replicas));
}

double replicasFor(const std::vector<double> &divisors, double most, const TrainingRun &run,
                   const SearchOptions &options)
{
    const auto &split = run.split;
    const double passes = run.batch.global / run.batch.micro;
    if (options.dp || options.microBatches) {
        const double wanted = options.dp ? *options.dp : passes / *options.microBatches;
        const bool known = std::binary_search(divisors.begin(), divisors.end(), wanted);
        return known && wanted <= most && allowsReplicas(run, wanted) ? wanted : 0;
    }
    if (split.vpp > 1 && !divides(split.pp, passes))
        return 0;
    for (auto at = std::upper_bound(divisors.begin(), divisors.end(), most); at != divisors.begin(); --at)
        if (allowsReplicas(run, *(at - 1)))
            return *(at - 1);
    return 0;
}

double replicasOfLargestSite(const Split &split, double replicas, const std::optional<PlacementInput> &racks)
{
    if (!racks || racks->siteRacks.size() < 2 || racks->sites.acrossSites)
        return replicas;
    return static_cast<double>(replicasOfLargestSite(placementOf(split, *racks), std::llround(replicas)));
}

void setSiteReplicas(TrainingRun &run, double replicas)
{
    run.batch.global *= replicas / run.split.dp;
    run.split.dp = replicas;
    setSharding(run, run.split.zero);
}

void setDomain(TrainingRun &run, const std::optional<PlacementInput> &racks)
{
    if (racks)
        run.fabric.domain = static_cast<double>(
            usedPerRack(racks->gpusPerRack, std::llround(run.split.tp), std::llround(run.split.cp)));
}

void setSharding(TrainingRun &run, int zero)
{
    run.split.zero = zero;
    run.split.distributedOptimizer = zero > 0;
    run.split.fsdp = zero == 3 ? run.split.dp * run.split.cp : 0;
}

} // namespace gigasite::measured
