// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/capacity_left.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace gigasite::flow {

namespace {

constexpr double rounding = 1e-12; ///< relative, of times that are meant to be one and of sums of rates

} // namespace

void CapacityLeft::take(const FlowSet &flows, const std::vector<RateChange> &rates)
{
    std::unordered_map<std::uint32_t, double> before;
    for (const auto &change : rates) {
        auto &rate = before[change.flow];
        for (const auto link : flows.path(change.flow))
            steps_.push_back({link, change.time, change.rate - rate});
        rate = change.rate;
    }
    std::sort(steps_.begin(), steps_.end(), [](const Step &a, const Step &b) {
        return std::tuple(index(a.link), a.time) < std::tuple(index(b.link), b.time);
    });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        auto &last = steps_[kept > 0 ? kept - 1 : 0];
        if (kept > 0 && last.link == steps_[i].link && steps_[i].time <= last.time * (1 + rounding))
            last.taken += steps_[i].taken;
        else
            steps_[kept++] = steps_[i];
    }
    steps_.resize(kept);
}

std::vector<CapacityChange> CapacityLeft::changes(const FlowSet &flows) const
{
    std::vector<CapacityChange> all;
    all.reserve(steps_.size());
    double taken = 0;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const auto &step = steps_[i];
        taken = (i > 0 && steps_[i - 1].link == step.link ? taken : 0) + step.taken;
        const double whole = flows.capacity[index(step.link)];
        const double left = taken < rounding * whole ? whole : whole - taken;
        all.push_back({step.link, step.time, left < rounding * whole ? 0 : left});
    }
    return all;
}

} // namespace gigasite::flow
