// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/layout_replicas.h"

#include "model/parallelism/split_rules.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

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

bool isLimited(const SearchOptions &options)
{
    return options.mostSites && options.racks && !options.racks->sites.acrossSites;
}

bool staysInSites(const Split &split, double replicas, const SearchOptions &options)
{
    return !isLimited(options) ||
        sitesHolding(placementOf(split, *options.racks), std::llround(replicas)) <= *options.mostSites;
}

} // namespace

double mostReplicas(const Split &split, double gpus, const SearchOptions &options)
{
    if (!options.racks)
        return std::floor(gpus / (split.tp * split.cp * split.pp));
    const auto in = placementOf(split, *options.racks);
    if (isLimited(options))
        return static_cast<double>(mostReplicasIn(in, *options.mostSites));
    const auto block = blockOf(in);
    return static_cast<double>(blocksHeld(in, block) * block.replicas);
}

std::size_t sitesOf(const TrainingRun &run, const PlacementInput &racks)
{
    return sitesHolding(placementOf(run.split, racks), std::llround(run.split.dp));
}

double mostGpus(double gpus, const SearchOptions &options)
{
    if (!isLimited(options))
        return gpus;
    auto racks = racksLeft(options.racks->siteRacks, options.racks->sites);
    std::sort(racks.begin(), racks.end(), std::greater());
    racks.resize(std::min(racks.size(), *options.mostSites));
    const auto most = std::accumulate(racks.begin(), racks.end(), std::int64_t{0}) * options.racks->gpusPerRack;
    return std::min(gpus, static_cast<double>(most));
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
        return known && wanted <= most && allowsReplicas(run, wanted) && staysInSites(split, wanted, options) ? wanted
                                                                                                              : 0;
    }
    if (split.vpp > 1 && !divides(split.pp, passes))
        return 0;
    for (auto at = std::upper_bound(divisors.begin(), divisors.end(), most); at != divisors.begin(); --at)
        if (allowsReplicas(run, *(at - 1)) && staysInSites(split, *(at - 1), options))
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
    run.batch.global = run.batch.global * replicas / run.split.dp; // a whole number, to the last digit
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
