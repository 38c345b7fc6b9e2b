// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/graph.h"

#include <deque>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

/// What a path is, known independently of who finds it.
namespace gigasite::flow::test {

/// Edges of a graph by link.
class Cabling {
public:
    explicit Cabling(const Graph &graph)
    {
        const auto [first, last] = edges(graph.net);
        for (auto e = first; e != last; ++e)
            ends_[graph.net[*e].link].emplace_back(source(*e, graph.net), target(*e, graph.net));
    }

    /// Whether links follow one another from host to host.
    bool isWalk(std::span<const LinkId> path, HostId from, HostId to) const
    {
        std::set<std::uint32_t> at{index(from)};
        for (const auto link : path) {
            std::set<std::uint32_t> next;
            const auto found = ends_.find(link);
            if (found == ends_.end())
                return false;
            for (const auto &[tail, head] : found->second) {
                if (at.contains(tail))
                    next.insert(head);
            }
            at = next;
        }
        return at.contains(index(to));
    }

private:
    std::map<LinkId, std::vector<std::pair<std::uint32_t, std::uint32_t>>> ends_;
};

/// Links of the shortest path within a tree that climbs (over the WAN at the top, if need be) and then descends, by
/// breadth-first search over (vertex, already descending); 0 if there is none.
inline std::uint32_t shortest(const Graph &graph, HostId from, HostId to, std::uint32_t tree = 0)
{
    std::map<std::pair<std::uint32_t, bool>, std::uint32_t> distance{{{index(from), false}, 0}};
    std::deque<std::pair<std::uint32_t, bool>> queue{{index(from), false}};
    while (!queue.empty()) {
        const auto [v, descending] = queue.front();
        queue.pop_front();
        const auto d = distance.at({v, descending});
        if (v == index(to))
            return d;
        const auto [first, last] = out_edges(v, graph.net);
        for (auto e = first; e != last; ++e) {
            const auto w = std::uint32_t(target(*e, graph.net));
            const auto &a = graph.net[v], &b = graph.net[w];
            const bool outside = a.kind == GraphVertex::Kind::Domain || b.kind == GraphVertex::Kind::Domain ||
                (b.kind == GraphVertex::Kind::Switch && b.tree != tree);
            const bool down = a.kind == GraphVertex::Kind::Wan || (b.kind != GraphVertex::Kind::Wan && b.tier < a.tier);
            if (outside || (descending && !down))
                continue;
            if (distance.emplace(std::pair(w, down), d + 1).second)
                queue.emplace_back(w, down);
        }
    }
    return 0;
}

} // namespace gigasite::flow::test
