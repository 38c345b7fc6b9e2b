// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/never.h"

#include <cstddef>

/// Units and thresholds of the lossless fluid (backpressure_fluid.h).
namespace gigasite::flow::fluid {

inline constexpr float onShare =
    0.72F; ///< of the buffer: sending slows down from here (Xon) and stops when it is full (Xoff)
inline constexpr double response = 2e-6; ///< s: a pause travels back over a link, what left before it travels on
inline constexpr float nothing = 1e-4F; ///< of a flow's own bytes: what thousands of rounded steps may leave over
inline constexpr std::size_t mostSteps = 4'000'000;
inline constexpr std::size_t linksInCache = 1 << 17; ///< whose numbers a processor has at hand
inline constexpr std::ptrdiff_t flowsAhead = 6; ///< of whose links it is asked beyond that

// When a step counts more than once (see backpressure.h).
inline constexpr double stepsPerFlow = 200; ///< of the fastest flow's time for a mean transfer, at the rate it has
inline constexpr double stepsPerAge = 200; ///< of all the time that has passed
inline constexpr double leastStretch = 8;
/// Mean transfers in the queues of a flow: far more than fit, but behind a WAN of a millionth of a host's rate. Of
/// more, single precision would lose what a flow has left.
inline constexpr float mostOnTheWay = 1024;
inline constexpr float standstill = 1e-20F; ///< of that rate: nothing at all has arrived for some 900 steps
inline constexpr float memory = 0.95F; ///< how slowly the fastest rate of late is forgotten

struct Scale {
    double bytes = 1; ///< of a mean transfer
    double seconds = 1; ///< of one base step
    double bufferSteps = 2;
    double mostStretch = 1;
};

} // namespace gigasite::flow::fluid
