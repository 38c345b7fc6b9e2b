// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/graph.h"

#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Which switches lead where in an up/down graph: paths climb some tiers and then only descend.
///
/// ── The mathematics ──
///
/// Leaves are the first-tier switches of one tree and site. A switch v reaches the set R_j(v) of them by climbing
/// exactly j tiers and then descending:
///
///   R_0(v) = {v} for a leaf, else the union of R_0 over the switches below        R_j(v) = ∪ R_{j-1}(w), w above v
///
/// The fewest tiers to climb towards a leaf is the least j whose R_j has it; next hops that keep to that are the w
/// above with the leaf in R_{j-1}(w), or at j = 0 those below with it in R_0. No search per flow is needed.
///
/// Sets are bits. Most switches share theirs (all spines of a pod reach the pod), so each union of the same sets is
/// made once: 800,000 hosts take 30 MB, not 1 GB. A set of one leaf is that leaf's number.
///
/// Example. Leaves a, b under spine s; b, c under spine t. R_0(s) = {a, b}, R_1(a) = {a, b}, R_1(b) = {a, b, c}: a and
/// c are not connected by any path that only once turns downward.
class GraphReach {
public:
    /// Problem: more than 1 GB of sets. When asked to stop, what is not to be used.
    static Outcome<GraphReach, Problems> of(const Graph &graph, const std::stop_token &stop = {});

    bool reaches(VertexId from, std::uint32_t climbing, std::uint32_t leaf) const
    {
        const auto set = sets_[climbing][index(from)];
        if (set & single)
            return set == (single | leaf);
        return (bits_[set + leaf / 64] >> (leaf % 64) & 1U) != 0;
    }
    bool reachesWan(VertexId from) const { return wan_[index(from)]; }
    /// The number of a first-tier switch within its tree and site.
    std::uint32_t leaf(VertexId leafSwitch) const { return sets_[0][index(leafSwitch)] & ~single; }
    std::uint32_t mostClimbing() const { return tiers_ > 0 ? tiers_ - 1 : 0; }

    /// Edges of a vertex, by their place in the graph.
    struct Edges {
        std::uint32_t first = 0, last = 0; ///< last: one past

        std::uint32_t size() const { return last - first; }
    };
    Edges up(VertexId v) const { return {start_[index(v)], downFrom_[index(v)]}; }
    Edges down(VertexId v) const { return {downFrom_[index(v)], otherFrom_[index(v)]}; }
    Edges other(VertexId v) const { return {otherFrom_[index(v)], start_[index(v) + 1]}; }
    /// The only switch below that may lead to a leaf: children stand in order of their leaves and share none.
    bool isOrdered(VertexId v) const { return ordered_[index(v)]; }
    std::uint32_t firstLeaf(VertexId v) const { return firstLeaf_[index(v)]; }

private:
    static constexpr std::uint32_t single = 0x80000000U;
    using Set = std::uint32_t; ///< where its bits start, or `single` and a leaf

    GraphReach(const Graph &graph, const std::stop_token &stop);
    void splitEdges(const std::stop_token &stop);
    void numberLeaves();
    void orderChildren(const std::stop_token &stop);
    bool findSets(const std::stop_token &stop);
    void findWan();
    std::vector<VertexId> byTier(std::uint32_t tier) const;
    struct Unions;

    const Graph *graph_;
    std::uint32_t tiers_ = 0;
    std::vector<std::uint32_t> start_, downFrom_, otherFrom_;
    std::vector<std::vector<Set>> sets_; ///< by tiers climbed, then vertex
    std::vector<std::uint64_t> bits_; ///< the empty set first
    std::vector<std::uint32_t> group_, words_; ///< tree and site by vertex; words of a set by group
    std::vector<std::uint32_t> firstLeaf_, lastLeaf_;
    std::vector<bool> ordered_, wan_;
};

} // namespace gigasite::flow
