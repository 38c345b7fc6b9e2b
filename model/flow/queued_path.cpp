// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/queued_path.h"

#include <algorithm>

namespace gigasite::flow {

namespace {

/// A last link of one's own that is as fast as the one before it has no queue.
std::span<const std::uint32_t> queuedPath(const PartProblem &part, std::uint32_t flow)
{
    auto path = part.path(flow);
    path = path.first(std::min(path.size(), longestQueuedPath));
    while (path.size() > 1 && !isShared(part, path.back()) &&
           part.capacity[path.back()] >= part.capacity[path[path.size() - 2]])
        path = path.first(path.size() - 1);
    return path;
}

} // namespace

bool isShared(const PartProblem &part, std::uint32_t link)
{
    return part.userStart[link + 1] - part.userStart[link] > 1;
}

std::span<const std::uint32_t> sharedPath(const PartProblem &part, std::uint32_t flow)
{
    const auto path = queuedPath(part, flow);
    return path.subspan(isShared(part, path[0]) ? 0 : 1);
}

} // namespace gigasite::flow
