// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"

#include <vector>

namespace gigasite::flow {

/// What flows of the earlier classes of priority leave of the links they cross, as steps in time.

/// A flow's rate from a moment on, B/s.
struct RateChange {
    double time = 0; ///< s
    std::uint32_t flow = 0;
    double rate = 0;
};

struct CapacityChange {
    LinkId link{};
    double time = 0; ///< s
    double capacity = 0; ///< B/s, from then on

    bool operator==(const CapacityChange &) const = default;
};

/// Collects what one class after the other takes.
class CapacityLeft {
public:
    /// The rates of a class in the order of time, of each flow its last one (0) too.
    void take(const FlowSet &flows, const std::vector<RateChange> &rates);

    /// By link, then by time. What rounding leaves of a full link, or lacks of an idle one, is nothing.
    std::vector<CapacityChange> changes(const FlowSet &flows) const;

private:
    struct Step {
        LinkId link;
        double time, taken;
    };
    std::vector<Step> steps_; ///< by link, then by time
};

} // namespace gigasite::flow
