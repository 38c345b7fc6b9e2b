// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/bundle_loads.h"

#include "model/flow/bundles.h"
#include "model/flow/large_array.h"

#include <cmath>
#include <span>

namespace gigasite::flow {

namespace {

/// The bundles that each flow crosses, one after the other; stripe by stripe, each bundle of a stripe once.
struct Crossings {
    std::vector<std::uint32_t> first{0}; ///< where those of a flow start; one more entry than flows
    std::vector<std::uint16_t> bundles;

    std::span<const std::uint16_t> operator[](std::size_t flow) const
    {
        return {bundles.data() + first[flow], first[flow + 1] - first[flow]};
    }
};

void addSlowdowns(const Crossings &crossings, const std::vector<double> &slowdowns, const std::stop_token &stop,
                  SimulationResult &result)
{
    auto ranks = ranksOf(result);
    StopWatch watch(stop);
    for (const auto f : inOrder(slowdowns, stop)) {
        if (watch.asked())
            return;
        for (const auto b : crossings[f])
            ranks[b].add(static_cast<float>(slowdowns[f]));
    }
}

/// Counts what crosses each bundle, and each two.
Crossings countFlows(const Bundles &bundles, const SimulatedFlows &flows, const std::stop_token &stop,
                     SimulationResult &result)
{
    Crossings crossings;
    reserveLarge(crossings.first, flows.first.size());
    reserveLarge(crossings.bundles, flows.stripes.links.size());
    auto &all = crossings.bundles;
    StopWatch watch(stop);
    for (std::size_t f = 0; f + 1 < flows.first.size() && !watch.asked(); ++f) {
        const bool done = std::isfinite(flows.slowdowns[f]);
        for (auto stripe = flows.first[f]; stripe < flows.first[f + 1]; ++stripe) {
            const auto own = all.size();
            for (const auto link : flows.stripes.path(stripe))
                addCrossed(bundles.of(link), own, all);
            const auto crossed = std::span(all).subspan(own);
            countCrossed(crossed, result);
            for (const auto b : crossed)
                result.bundleSlowdowns[b].unfinished += !done;
        }
        crossings.first.push_back(static_cast<std::uint32_t>(all.size()));
    }
    return crossings;
}

} // namespace

void addBundles(const Network &network, const SimulatedFlows &flows, const std::stop_token &stop,
                SimulationResult &result)
{
    Bundles bundles(network, result);
    bundles.assign(0, network.trees());
    const auto crossings = countFlows(bundles, flows, stop, result);
    if (stop.stop_requested())
        return;
    addSlowdowns(crossings, flows.slowdowns, stop, result);
    if (stop.stop_requested())
        return;
    const auto links = bundles.links();
    addLinkLoads(bundles,
                 {LinkId(0), std::span(flows.uses).first(links), {}, std::span(flows.stripes.capacity).first(links)},
                 result);
    finishBundles(network, result);
}

} // namespace gigasite::flow
