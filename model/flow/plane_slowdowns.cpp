// SPDX-License-Identifier: GPL-3.0-or-later
// Slowdowns of the flows of a PlaneRun: their times against what each would take alone on its way.
#include "model/flow/plane_run.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gigasite::flow {

double PlaneRun::aloneTime(std::uint32_t flow) const
{
    FlowSet stripes;
    std::vector<LinkId> path;
    for (std::uint32_t plane = 0; plane < planes_; ++plane) {
        path.clear();
        if (!route(flow, plane, path))
            continue;
        const auto first = inDomain(flow) ? 0 : stripes.capacity.size(); // inside a domain all go one way
        stripes.capacity.resize(first);
        for (auto &link : path) {
            stripes.capacity.push_back(network_.capacityOf(link));
            link = LinkId(stripes.capacity.size() - 1);
        }
        stripes.add(path, bytesOfStripe(flow));
    }
    return aloneTimes(stripes, {0, static_cast<std::uint32_t>(stripes.size())}, input_).front();
}

/// Links of the longest path in a plane that is not whole, 0 if all are.
std::size_t PlaneRun::longestAround(std::uint32_t flow) const
{
    std::size_t longest = 0;
    std::vector<LinkId> path;
    for (std::uint32_t plane = 0; plane < planes_; ++plane) {
        path.clear();
        if (!paths_.isWhole(plane) && route(flow, plane, path))
            longest = std::max(longest, path.size());
    }
    return longest;
}

std::vector<double> PlaneRun::slowdowns(const std::vector<double> &seconds) const
{
    std::vector<double> alone(seconds.size());
    // By turn, stripes and the longest detour: all that matters where bytes are alike.
    constexpr auto lengths = Network::longestPath + 1;
    std::vector<double> known((network_.tiers() + 2) * (planes_ + 1) * lengths);
    StopWatch watch(control_.stop, StopWatch::ofRoutes);
    for (std::uint32_t f = 0; f < alone.size() && !watch.asked(); ++f) {
        const auto turn = network_.turn(ends_[f].from, ends_[f].to);
        auto &time = known[(turn * (planes_ + 1) + stripesOf(f)) * lengths + longestAround(f)];
        if (time == 0 || bytes_.size() > 1)
            time = aloneTime(f);
        alone[f] = time;
    }
    return slowdownsOf(seconds, alone, control_.stop);
}

/// Paths are hashed once more, in the order in which flows are late: to keep what each crosses would take as much
/// memory as the paths. Trees that are drawn as one go together.
void PlaneRun::addSlowdowns(const std::vector<double> &slowdowns)
{
    const auto crossingsOf = [&](std::uint32_t flow, std::uint32_t first, std::uint32_t end, auto take) {
        if (inDomain(flow))
            return;
        for (auto plane = first; plane < end; ++plane) {
            path_.clear();
            crossed_.clear();
            route(flow, plane, path_);
            for (const auto link : path_)
                addCrossed(bundles_.of(link), 0, crossed_);
            for (const auto bundle : crossed_)
                take(bundle);
        }
    };
    const auto order = inOrder(slowdowns, control_.stop);
    for (std::uint32_t first = 0, end = 0; first < planes_ && !control_.stop.stop_requested(); first = end) {
        end = bundles_.drawnEnd(first);
        bundles_.assign(first, end - first);
        StopWatch watch(control_.stop, StopWatch::ofRoutes);
        for (std::uint32_t f = 0; f < slowdowns.size() && order.size() < slowdowns.size() && !watch.asked(); ++f) {
            if (!std::isfinite(slowdowns[f]))
                crossingsOf(f, first, end, [&](std::uint16_t b) { ++result_.bundleSlowdowns[b].unfinished; });
        }
        auto ranks = ranksOf(result_);
        for (const auto f : order) {
            if (watch.asked())
                return;
            crossingsOf(f, first, end, [&](std::uint16_t b) { ranks[b].add(static_cast<float>(slowdowns[f])); });
        }
    }
    finishBundles(network_, result_);
}

} // namespace gigasite::flow
