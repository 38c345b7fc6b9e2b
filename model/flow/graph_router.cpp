// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/graph_router.h"

#include "model/units/unit.h"

#include <algorithm>
#include <utility>

namespace gigasite::flow {

using Kind = GraphVertex::Kind;
using Edges = GraphReach::Edges;

Outcome<GraphRouter, Problems> GraphRouter::of(const Graph &graph, const std::stop_token &stop)
{
    auto reach = GraphReach::of(graph, stop);
    if (!reach)
        return reach.problem();
    return GraphRouter(graph, *std::move(reach), stop);
}

GraphRouter::GraphRouter(const Graph &graph, GraphReach reach, const std::stop_token &stop)
    : graph_(&graph)
    , reach_(std::move(reach))
{
    if (stop.stop_requested())
        return; // without edges there is nothing to find
    findCables();
    if (!stop.stop_requested())
        findDomains();
}

/// Hosts' links down, by host: what leaves give, turned round.
void GraphRouter::findCables()
{
    const auto eachCable = [&](auto take) {
        for (auto v = graph_->hosts; v < num_vertices(graph_->net); ++v) {
            const auto &leaf = graph_->net[v];
            if (leaf.kind != Kind::Switch || leaf.tier != 1)
                continue;
            const auto edges = reach_.down(VertexId(v));
            for (auto e = edges.first; e < edges.last; ++e)
                take(index(head(VertexId(v), e)), Cable{VertexId(v), link(e).link, leaf.tree});
        }
    };
    firstCable_.assign(graph_->hosts + 1, 0);
    eachCable([&](std::uint32_t host, const Cable & /*cable*/) { ++firstCable_[host + 1]; });
    for (std::uint32_t h = 0; h < graph_->hosts; ++h)
        firstCable_[h + 1] += firstCable_[h];
    cables_.resize(firstCable_.back());
    auto next = firstCable_;
    eachCable([&](std::uint32_t host, const Cable &cable) { cables_[next[host]++] = cable; });
    for (std::uint32_t h = 0; h < graph_->hosts; ++h)
        std::stable_sort(cables_.begin() + firstCable_[h], cables_.begin() + firstCable_[h + 1],
                         [](const Cable &a, const Cable &b) { return a.tree < b.tree; });
}

void GraphRouter::findDomains()
{
    const auto vertices = static_cast<std::uint32_t>(num_vertices(graph_->net));
    domain_.assign(graph_->hosts, UINT32_MAX);
    intoDomain_.resize(graph_->hosts);
    outOfDomain_.resize(graph_->hosts);
    firstMember_.assign(vertices + 1, 0);
    for (std::uint32_t v = 0; v < vertices; ++v) {
        firstMember_[v] = static_cast<std::uint32_t>(members_.size());
        const auto edges = reach_.other(VertexId(v));
        for (auto e = edges.first; e < edges.last; ++e) {
            const auto to = index(head(VertexId(v), e));
            if (graph_->net[v].kind == Kind::Host) {
                domain_[v] = to;
                intoDomain_[v] = link(e).link;
            } else if (graph_->net[v].kind == Kind::Domain) {
                outOfDomain_[to] = link(e).link;
                members_.push_back(to);
            }
        }
    }
    firstMember_[vertices] = static_cast<std::uint32_t>(members_.size());
}

std::span<const GraphRouter::Cable> GraphRouter::cables(HostId host, std::uint32_t tree) const
{
    auto first = firstCable_[index(host)];
    const auto end = firstCable_[index(host) + 1];
    while (first < end && cables_[first].tree < tree)
        ++first;
    auto last = first;
    while (last < end && cables_[last].tree == tree)
        ++last;
    return {cables_.data() + first, last - first};
}

Edges GraphRouter::upInto(HostId host, std::uint32_t tree) const
{
    auto edges = reach_.up(vertexOf(host));
    const auto treeOf = [&](std::uint32_t e) { return (*graph_)[head(vertexOf(host), e)].tree; };
    while (edges.size() > 0 && treeOf(edges.first) < tree)
        ++edges.first;
    while (edges.size() > 0 && treeOf(edges.last - 1) > tree)
        --edges.last;
    return edges;
}

/// A second draw, when the first led nowhere: independent of it, and of those at other hops.
std::uint32_t GraphRouter::again(const Walk &walk, std::uint32_t count) const
{
    const auto hop = static_cast<std::uint32_t>(walk.path.size() - walk.start);
    return below(mixed(~walk.routing.seed, walk.flow, hop + 16 * walk.plane), count);
}

/// One of the edges that lead on, all alike to the hash.
template <class Leads>
std::optional<std::uint32_t> GraphRouter::chooseAny(VertexId at, Edges edges, const Walk &walk, Leads leads) const
{
    std::uint32_t count = 0;
    for (auto e = edges.first; e < edges.last; ++e)
        count += leads(head(at, e));
    if (count == 0)
        return std::nullopt;
    auto skip = count > 1 ? again(walk, count) : 0;
    auto e = edges.first;
    while (!leads(head(at, e)) || skip-- > 0)
        ++e;
    return e;
}

/// The port of all `ports` that the hash picks, if it leads on, else one of those that do.
template <class Leads>
std::optional<std::uint32_t> GraphRouter::choose(VertexId at, Edges edges, std::uint32_t tier, std::uint32_t ports,
                                                 const Walk &walk, Leads leads) const
{
    if (edges.size() == 0)
        return std::nullopt;
    const auto wanted = ports > 1 ? hashedPort(walk.routing, walk.flow, tier, walk.plane, ports) : 0;
    auto e = edges.first + std::min(wanted, edges.size() - 1); // ports ascend: it stands there or before
    while (e > edges.first && link(e).port > wanted)
        --e;
    if (link(e).port == wanted && leads(head(at, e)))
        return e;
    return chooseAny(at, edges, walk, leads);
}

bool GraphRouter::leads(VertexId at, std::uint32_t climbing, const Walk &walk) const
{
    return std::any_of(walk.goals.begin(), walk.goals.end(),
                       [&](const Cable &goal) { return reach_.reaches(at, climbing, reach_.leaf(goal.leaf)); });
}

/// Fewest tiers to climb from here before descending; UINT32_MAX if that leads nowhere.
std::uint32_t GraphRouter::climbing(VertexId at, const Walk &walk) const
{
    for (std::uint32_t j = 0; j <= reach_.mostClimbing(); ++j) {
        if (leads(at, j, walk))
            return j;
    }
    return UINT32_MAX;
}

/// From a switch that leads down to the receiver, down to it.
void GraphRouter::descend(VertexId at, Walk &walk) const
{
    while ((*graph_)[at].tier > 1) {
        const auto edges = reach_.down(at);
        std::optional<std::uint32_t> edge;
        if (walk.goals.size() == 1 && reach_.isOrdered(at)) {
            const auto leaf = reach_.leaf(walk.goals.front().leaf);
            auto low = edges.first, high = edges.last; // the last child that begins at this leaf or before
            while (high - low > 1) {
                const auto middle = low + (high - low) / 2;
                (reach_.firstLeaf(head(at, middle)) <= leaf ? low : high) = middle;
            }
            edge = low;
        } else {
            edge = chooseAny(at, edges, walk, [&](VertexId next) { return leads(next, 0, walk); });
        }
        walk.path.push_back(link(*edge).link);
        at = head(at, *edge);
    }
    const auto here = [&](const Cable &goal) { return goal.leaf == at; };
    const auto count = static_cast<std::uint32_t>(std::count_if(walk.goals.begin(), walk.goals.end(), here));
    auto skip = count > 1 ? again(walk, count) : 0;
    auto goal = walk.goals.begin();
    while (!here(*goal) || skip-- > 0)
        ++goal;
    walk.path.push_back(goal->down);
}

bool GraphRouter::inTree(HostId from, HostId to, std::uint32_t tree, std::uint64_t flow, std::uint32_t plane,
                         const Routing &routing, std::vector<LinkId> &path) const
{
    Walk walk{routing, flow, plane, cables(to, tree), path, path.size()};
    const auto edges = upInto(from, tree);
    if (walk.goals.empty() || edges.size() == 0)
        return false;
    const auto &sender = (*graph_)[vertexOf(from)], &receiver = (*graph_)[vertexOf(to)];
    const bool wan = sender.site != receiver.site;
    auto least = UINT32_MAX;
    for (auto e = edges.first; !wan && e < edges.last; ++e)
        least = std::min(least, climbing(head(vertexOf(from), e), walk));
    if (!wan && least == UINT32_MAX)
        return false;
    const auto first = choose(vertexOf(from), edges, 1, sender.upPorts, walk,
                              [&](VertexId leaf) { return wan ? reach_.reachesWan(leaf) : leads(leaf, least, walk); });
    if (!first)
        return false;
    path.push_back(link(*first).link);
    auto at = head(vertexOf(from), *first);
    if (wan)
        return overWan(at, receiver, tree, walk);
    while (least > 0) {
        --least;
        const auto edge = choose(at, reach_.up(at), (*graph_)[at].tier + 1U, (*graph_)[at].upPorts, walk,
                                 [&](VertexId next) { return leads(next, least, walk); });
        path.push_back(link(*edge).link);
        at = head(at, *edge);
    }
    descend(at, walk);
    return true;
}

/// From a switch that leads to the WAN, up to it, into the other site, and down.
bool GraphRouter::overWan(VertexId at, const GraphVertex &receiver, std::uint32_t tree, Walk &walk) const
{
    while (reach_.other(at).size() == 0) {
        const auto edge = choose(at, reach_.up(at), (*graph_)[at].tier + 1U, (*graph_)[at].upPorts, walk,
                                 [&](VertexId next) { return reach_.reachesWan(next); });
        walk.path.push_back(link(*edge).link);
        at = head(at, *edge);
    }
    const auto out = reach_.other(at).first;
    walk.path.push_back(link(out).link);
    at = head(at, out);
    auto edges = reach_.other(at); // in order of site and tree
    const auto place = [&](std::uint32_t e) {
        const auto &top = (*graph_)[head(at, e)];
        return std::pair(top.site, top.tree);
    };
    const std::pair wanted(receiver.site, tree);
    const auto bound = [&](auto before) {
        auto low = edges.first, high = edges.last;
        while (low < high) {
            const auto middle = low + (high - low) / 2;
            if (before(place(middle)))
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    };
    edges = {bound([&](const auto &p) { return p < wanted; }), bound([&](const auto &p) { return p <= wanted; })};
    const auto in =
        choose(at, edges, tierOfEntry, (*graph_)[at].upPorts, walk, [&](VertexId top) { return leads(top, 0, walk); });
    if (!in)
        return false;
    walk.path.push_back(link(*in).link);
    descend(head(at, *in), walk);
    return true;
}

} // namespace gigasite::flow
