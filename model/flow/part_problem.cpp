// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/part_problem.h"

#include "model/flow/large_array.h"
#include "model/flow/run_control.h"

#include <algorithm>
#include <numeric>

namespace gigasite::flow {

void PartProblem::load(const FlowSet &all, std::span<const std::uint32_t> members, SingleUse singleUse,
                       const std::stop_token &stop)
{
    local_.resize(std::max(local_.size(), all.capacity.size()));
    StopWatch watch(stop);
    for (const auto f : members) {
        if (watch.asked())
            return;
        for (const auto link : all.path(f))
            ++local_[index(link)];
    }
    number(all, members, singleUse, stop);
    if (stop.stop_requested())
        return;
    for (const auto f : members) {
        if (watch.asked())
            return;
        for (const auto link : all.path(f))
            local_[index(link)] = 0;
    }
    countUsers(stop);
}

void PartProblem::number(const FlowSet &all, std::span<const std::uint32_t> members, SingleUse singleUse,
                         const std::stop_token &stop)
{
    constexpr std::uint32_t numbered = 1U << 31;
    pathStart.assign(1, 0);
    ceiling.clear();
    capacity.clear();
    path_.clear();
    // Grown step by step, each would for a moment stand in memory twice.
    StopWatch watch(stop);
    reserveLarge(pathStart, members.size() + 1);
    reserveLarge(ceiling, members.size());
    std::size_t crossings = 0;
    for (const auto f : members) {
        if (watch.asked())
            return;
        crossings += all.path(f).size();
    }
    reserveLarge(path_, crossings);
    for (const auto f : members) {
        if (watch.asked())
            return;
        double least = std::numeric_limits<double>::infinity();
        for (const auto link : all.path(f)) {
            auto &entry = local_[index(link)];
            if (entry == 1 && singleUse == SingleUse::Fold) {
                least = std::min(least, all.capacity[index(link)]);
                continue;
            }
            if (!(entry & numbered)) {
                entry = numbered | static_cast<std::uint32_t>(capacity.size());
                capacity.push_back(all.capacity[index(link)]);
            }
            path_.push_back(entry & ~numbered);
        }
        ceiling.push_back(least);
        pathStart.push_back(static_cast<std::uint32_t>(path_.size()));
    }
}

void PartProblem::countUsers(const std::stop_token &stop)
{
    userStart.assign(capacity.size() + 1, 0);
    StopWatch watch(stop);
    for (const auto link : path_) {
        if (watch.asked())
            return;
        ++userStart[link + 1];
    }
    std::partial_sum(userStart.begin(), userStart.end(), userStart.begin());
}

} // namespace gigasite::flow
