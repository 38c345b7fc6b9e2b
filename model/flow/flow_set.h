// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/ids.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Flows, each with its bytes and its path, over links with capacities: all that the solvers know. Where paths come
/// from (a tree, a graph, a file) is no matter to them.
///
/// Shapes: one entry per flow or per link; paths are stored one after the other. Units: bytes, bytes per second,
/// seconds. Invariants: every link of a path has a positive capacity; a path has at least one link and no link twice;
/// bytes are positive and finite.
struct FlowSet {
    std::vector<std::uint32_t> first{0}; ///< where the path of flow i starts in `links`; one more entry than flows
    std::vector<LinkId> links; ///< in the order of the path, from the sender
    std::vector<double> bytes;
    std::vector<double> start; ///< s, when a flow begins; empty = all at 0
    std::vector<std::uint8_t> priority; ///< 0 is served before 1, before 2 …; empty = all alike
    std::vector<std::uint32_t> part; ///< flows of different parts share no link; empty = not known
    std::vector<double> capacity; ///< B/s by link
    std::size_t ownLimits = 0; ///< so many links at the end of `capacity` are limits of single flows, not cables

    std::size_t size() const { return bytes.size(); }
    std::span<const LinkId> path(std::size_t flow) const
    {
        return {links.data() + first[flow], first[flow + 1] - first[flow]};
    }
    /// Cables on its path. A limit of its own is the last link of a path.
    std::size_t hops(std::size_t flow) const
    {
        const auto links = path(flow);
        return links.size() - (index(links.back()) >= capacity.size() - ownLimits);
    }
    void add(std::span<const LinkId> path, double flowBytes)
    {
        links.insert(links.end(), path.begin(), path.end());
        first.push_back(static_cast<std::uint32_t>(links.size()));
        bytes.push_back(flowBytes);
    }
};

/// Flows by part: those that may share links stand together, so each part is a problem of its own that fits the cache
/// and can run on any core.
struct Parts {
    std::vector<std::uint32_t> first{0}; ///< where part p starts in `flows`; one more entry than parts
    std::vector<std::uint32_t> flows;

    std::size_t size() const { return first.size() - 1; }
    std::span<const std::uint32_t> operator[](std::size_t part) const
    {
        return {flows.data() + first[part], first[part + 1] - first[part]};
    }
};

/// From FlowSet::part if it is known, else the connected components of flows and links.
/// Nothing once asked to stop.
Parts independentParts(const FlowSet &flows, const std::stop_token &stop = {});
/// Of the flows of one priority, as if there were no others.
Parts independentParts(const FlowSet &flows, std::uint8_t priority, const std::stop_token &stop = {});

} // namespace gigasite::flow
