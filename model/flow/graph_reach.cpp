// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/graph_reach.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr std::size_t maxWords = std::size_t(1) << 27; ///< 1 GB

} // namespace

/// Makes each union of the same sets once.
struct GraphReach::Unions {
    struct ListHash {
        std::size_t operator()(const std::vector<std::uint32_t> &list) const
        {
            std::uint64_t h = list.size();
            for (const auto v : list)
                h = mixed(h, v);
            return h;
        }
    };

    std::vector<std::uint64_t> &bits;
    std::unordered_map<std::vector<Set>, Set, ListHash> made = {};
    bool full = false;

    /// `parts` in order, without repetition; `words` long is every set of this group.
    Set of(std::vector<Set> &parts, std::uint32_t group, std::uint32_t words)
    {
        if (!parts.empty() && parts.front() == 0)
            parts.erase(parts.begin()); // the empty set adds nothing
        if (parts.size() <= 1)
            return parts.empty() ? 0 : parts.front();
        parts.push_back(group); // leaves of all groups have the same numbers
        const auto [known, isNew] = made.try_emplace(parts, static_cast<Set>(bits.size()));
        if (!isNew)
            return known->second;
        const auto result = bits.size();
        full = full || result + words > maxWords;
        if (full)
            return 0;
        bits.resize(result + words);
        for (const auto part : std::span(parts).first(parts.size() - 1)) {
            const auto leaf = part & ~single;
            if (part & single) {
                bits[result + leaf / 64] |= std::uint64_t(1) << (leaf % 64);
            } else {
                for (std::uint32_t w = 0; w < words; ++w)
                    bits[result + w] |= bits[part + w];
            }
        }
        return static_cast<Set>(result);
    }
};

GraphReach::GraphReach(const Graph &graph, const std::stop_token &stop)
    : graph_(&graph)
    , tiers_(graph.tiers)
{
    splitEdges(stop);
    if (stop.stop_requested())
        return;
    numberLeaves();
    orderChildren(stop);
    if (!stop.stop_requested())
        findWan();
}

Outcome<GraphReach, Problems> GraphReach::of(const Graph &graph, const std::stop_token &stop)
{
    GraphReach reach(graph, stop);
    if (stop.stop_requested() || reach.findSets(stop))
        return reach;
    return Problems{
        error("network.failed",
              say("Routing around what is out of service would take more than 1 GB here, because hardly two switches "
                  "still lead to the same places. Fewer failures, or fewer endpoints, would do."),
              {{say("Restore everything"), "network.failed", ""}})};
}

void GraphReach::splitEdges(const std::stop_token &stop)
{
    const auto &net = graph_->net;
    const auto vertices = static_cast<std::uint32_t>(num_vertices(net));
    start_.resize(vertices + 1);
    downFrom_.resize(vertices);
    otherFrom_.resize(vertices);
    std::uint32_t at = 0;
    for (std::uint32_t v = 0; v < vertices; ++v) {
        if (v % 1024 == 0 && stop.stop_requested())
            return;
        start_[v] = at;
        const auto last = at + static_cast<std::uint32_t>(out_degree(v, net));
        const auto of = [&](std::uint32_t e) {
            return classOf(net[v], net[target(BoostGraph::edge_descriptor(v, e), net)]);
        };
        while (at < last && of(at) == 0)
            ++at;
        downFrom_[v] = at;
        while (at < last && of(at) == 1)
            ++at;
        otherFrom_[v] = at;
        at = last;
    }
    start_[vertices] = at;
}

std::vector<VertexId> GraphReach::byTier(std::uint32_t tier) const
{
    std::vector<VertexId> found;
    for (auto v = graph_->hosts; v < num_vertices(graph_->net); ++v) {
        const auto &vertex = graph_->net[v];
        if (vertex.kind == GraphVertex::Kind::Switch && vertex.tier == tier)
            found.push_back(VertexId(v));
    }
    return found;
}

void GraphReach::numberLeaves()
{
    const auto vertices = num_vertices(graph_->net);
    group_.resize(vertices);
    sets_.assign(std::max(tiers_, 1U), std::vector<Set>(vertices, 0));
    std::unordered_map<std::uint64_t, std::uint32_t> groups;
    std::vector<std::uint32_t> leaves;
    for (auto v = graph_->hosts; v < vertices; ++v) {
        const auto &vertex = graph_->net[v];
        if (vertex.kind != GraphVertex::Kind::Switch)
            continue;
        const auto key = std::uint64_t(vertex.site) << 32 | vertex.tree;
        group_[v] = groups.emplace(key, static_cast<std::uint32_t>(groups.size())).first->second;
        leaves.resize(groups.size());
        if (vertex.tier == 1)
            sets_[0][v] = single | leaves[group_[v]]++;
    }
    for (const auto n : leaves)
        words_.push_back((n + 63) / 64);
}

void GraphReach::orderChildren(const std::stop_token &stop)
{
    const auto vertices = num_vertices(graph_->net);
    firstLeaf_.assign(vertices, UINT32_MAX);
    lastLeaf_.assign(vertices, 0);
    ordered_.assign(vertices, false);
    for (const auto v : byTier(1))
        firstLeaf_[index(v)] = lastLeaf_[index(v)] = leaf(v);
    for (std::uint32_t tier = 2; tier <= tiers_; ++tier) {
        for (const auto v : byTier(tier)) {
            if (stop.stop_requested())
                return;
            bool ordered = true;
            const auto edges = down(v);
            for (auto e = edges.first; e < edges.last; ++e) {
                const auto child = target(BoostGraph::edge_descriptor(index(v), e), graph_->net);
                ordered = ordered && firstLeaf_[child] != UINT32_MAX &&
                    (e == edges.first || lastLeaf_[index(v)] < firstLeaf_[child]);
                firstLeaf_[index(v)] = std::min(firstLeaf_[index(v)], firstLeaf_[child]);
                lastLeaf_[index(v)] = std::max(lastLeaf_[index(v)], lastLeaf_[child]);
            }
            ordered_[index(v)] = ordered;
        }
    }
}

bool GraphReach::findSets(const std::stop_token &stop)
{
    bits_.assign(words_.empty() ? 1 : *std::max_element(words_.begin(), words_.end()), 0);
    Unions unions{bits_};
    std::vector<Set> parts;
    const auto unite = [&](VertexId v, Edges edges, std::uint32_t climbing) {
        if (stop.stop_requested() || unions.full)
            return Set(0);
        parts.clear();
        for (auto e = edges.first; e < edges.last; ++e) {
            const auto set = sets_[climbing][target(BoostGraph::edge_descriptor(index(v), e), graph_->net)];
            if (parts.empty() || parts.back() != set) // the rule, and cheap
                parts.push_back(set);
        }
        std::sort(parts.begin(), parts.end());
        parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
        return unions.of(parts, group_[index(v)], words_[group_[index(v)]]);
    };
    for (std::uint32_t tier = 2; tier <= tiers_; ++tier) {
        for (const auto v : byTier(tier))
            sets_[0][index(v)] = unite(v, down(v), 0);
    }
    for (std::uint32_t climbing = 1; climbing < tiers_; ++climbing) {
        for (std::uint32_t tier = 1; tier + climbing <= tiers_; ++tier) {
            for (const auto v : byTier(tier))
                sets_[climbing][index(v)] = unite(v, up(v), climbing - 1);
        }
    }
    return !unions.full;
}

void GraphReach::findWan()
{
    wan_.assign(num_vertices(graph_->net), false);
    for (auto tier = tiers_; tier >= 1; --tier) {
        for (const auto v : byTier(tier)) {
            bool found = other(v).size() > 0;
            const auto edges = up(v);
            for (auto e = edges.first; !found && e < edges.last; ++e)
                found = wan_[target(BoostGraph::edge_descriptor(index(v), e), graph_->net)];
            wan_[index(v)] = found;
        }
    }
}

} // namespace gigasite::flow
