// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/part_problem.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace gigasite::flow {

/// Where on a path a queue can form: what the lossless fluid (backpressure.h) has to follow hop by hop.

inline constexpr std::size_t longestQueuedPath = 64; ///< links; what is beyond has no queue

/// More than one flow crosses the link.
bool isShared(const PartProblem &part, std::uint32_t link);

/// The links where a queue can form, after a first link that nobody else uses (a host that sends one flow).
std::span<const std::uint32_t> sharedPath(const PartProblem &part, std::uint32_t flow);

} // namespace gigasite::flow
