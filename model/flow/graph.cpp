// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/graph.h"

#include "model/flow/large_array.h"
#include "model/flow/run_control.h"

#include "model/units/unit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <tuple>

namespace gigasite::flow {

namespace {

constexpr std::uint32_t maxGraphTier = 8;

using Kind = GraphVertex::Kind;

Text nameOf(const GraphVertex &v, std::uint32_t vertex)
{
    switch (v.kind) {
    case Kind::Host:
        return say("GPU %1", withCommas(vertex));
    case Kind::Switch:
        return say("tier %1 switch %2 of tree %3", withCommas(v.tier), withCommas(v.number), withCommas(v.tree));
    case Kind::Domain:
        return say("scale-up domain %1", withCommas(v.number));
    case Kind::Wan:
        break;
    }
    return say("the WAN exit of site %1", withCommas(v.site));
}

/// Whether a link may join these two.
bool joins(const GraphVertex &from, const GraphVertex &to)
{
    if (from.kind == Kind::Wan)
        return to.kind == Kind::Switch && to.site != from.site;
    if (from.site != to.site)
        return false;
    if (to.kind == Kind::Wan)
        return from.kind == Kind::Switch;
    if (from.kind == Kind::Domain || to.kind == Kind::Domain)
        return from.kind == Kind::Host || to.kind == Kind::Host;
    if (from.kind == Kind::Switch && to.kind == Kind::Switch && from.tree != to.tree)
        return false;
    return from.tier + 1 == to.tier || to.tier + 1 == from.tier;
}

} // namespace

int classOf(const GraphVertex &from, const GraphVertex &to)
{
    const auto inTree = [](const GraphVertex &v) { return v.kind == Kind::Host || v.kind == Kind::Switch; };
    if (!inTree(from) || !inTree(to))
        return 2;
    return from.tier < to.tier ? 0 : 1;
}

GraphBuilder::GraphBuilder(std::uint32_t hosts, std::uint32_t planes, std::uint32_t rails)
    : hosts_(hosts)
    , planes_(planes)
    , rails_(rails)
    , vertices_(hosts)
{
    for (std::uint32_t h = 0; h < hosts; ++h)
        vertices_[h].number = h;
}

VertexId GraphBuilder::add(const GraphVertex &vertex)
{
    vertices_.push_back(vertex);
    return VertexId(static_cast<std::uint32_t>(vertices_.size() - 1));
}

void GraphBuilder::setHost(HostId host, std::uint32_t site, std::uint32_t rail, std::uint32_t number)
{
    auto &v = vertices_[index(host)];
    v.site = site;
    v.tree = rail;
    v.number = number;
}

VertexId GraphBuilder::addSwitch(std::uint32_t tier, std::uint32_t tree, std::uint32_t site, std::uint32_t number)
{
    return add({.kind = Kind::Switch,
                .tier = static_cast<std::uint8_t>(std::min(tier, maxGraphTier + 1)),
                .site = site,
                .tree = tree,
                .number = number});
}

VertexId GraphBuilder::addDomain(std::uint32_t site, std::uint32_t number)
{
    return add({.kind = Kind::Domain, .site = site, .number = number});
}

VertexId GraphBuilder::addWan(std::uint32_t site)
{
    return add({.kind = Kind::Wan, .site = site, .number = site});
}

void GraphBuilder::setUpPorts(VertexId vertex, std::uint32_t ports)
{
    vertices_[index(vertex)].upPorts = ports;
}

void GraphBuilder::reserve(std::size_t edges, std::size_t links)
{
    reserveLarge(ends_, edges);
    reserveLarge(links_, edges);
    reserveLarge(capacity_, links);
    capacity_.resize(std::max(capacity_.size(), links));
}

void GraphBuilder::addLink(VertexId from, VertexId to, LinkId link, double capacity, std::uint32_t port)
{
    ends_.emplace_back(index(from), index(to));
    links_.push_back({link, port});
    if (index(link) >= capacity_.size())
        capacity_.resize(std::size_t(index(link)) + 1);
    capacity_[index(link)] = capacity;
}

std::pair<LinkId, LinkId> GraphBuilder::connect(VertexId lower, VertexId upper, double capacity)
{
    const auto portOf = [&](VertexId from, VertexId to) {
        const auto &a = vertices_[index(from)], &b = vertices_[index(to)];
        const auto kind = classOf(a, b);
        return nextPort_[{index(from), kind == 0 ? b.tree : UINT32_MAX - kind}]++;
    };
    const auto next = static_cast<std::uint32_t>(capacity_.size());
    addLink(lower, upper, LinkId(next), capacity, portOf(lower, upper));
    addLink(upper, lower, LinkId(next + 1), capacity, portOf(upper, lower));
    return {LinkId(next), LinkId(next + 1)};
}

Problems GraphBuilder::check(const std::stop_token &stop) const
{
    for (const auto &v : vertices_) {
        if (v.kind == Kind::Switch && (v.tier < 1 || v.tier > maxGraphTier))
            return {error("network.tiers", say("A switch stands in tier 1 to %1.", withCommas(maxGraphTier)))};
        if (v.kind == Kind::Switch && v.tree >= planes_ * rails_)
            return {error("network.planes",
                          say("A switch is in tree %1, and the last there is has the number %2.", withCommas(v.tree),
                              withCommas(double(planes_) * rails_ - 1)))};
    }
    std::vector<bool> seen(capacity_.size());
    StopWatch watch(stop);
    for (std::size_t e = 0; e < ends_.size() && !watch.asked(); ++e) {
        const auto [from, to] = ends_[e];
        const auto link = index(links_[e].link);
        if (from >= vertices_.size() || to >= vertices_.size())
            return {error("network.endpoints", say("Link %1 ends at a vertex that is not there.", withCommas(link)))};
        const auto &a = vertices_[from], &b = vertices_[to];
        if (!joins(a, b))
            return {error("network.topology",
                          say("The link from %1 to %2 joins what cannot be joined: neighbouring tiers of one tree, a "
                              "GPU and its scale-up domain, or a top switch and the WAN can.",
                              nameOf(a, from), nameOf(b, to)))};
        if (!(capacity_[link] > 0) || !std::isfinite(capacity_[link]))
            return {error("network.nic_gbps",
                          say("The link from %1 to %2 has no capacity; any finite rate above 0 will do.",
                              nameOf(a, from), nameOf(b, to)))};
        if (seen[link] && a.kind != Kind::Wan && b.kind != Kind::Wan)
            return {error("network.topology",
                          say("The link from %1 to %2 has number %3, which another one has; the next free one is %4.",
                              nameOf(a, from), nameOf(b, to), withCommas(link),
                              withCommas(static_cast<double>(capacity_.size()))))};
        seen[link] = true;
    }
    return {};
}

/// Edges by vertex they leave, up before down before others, then tree (of up from a host) and port.
void GraphBuilder::sort(const std::stop_token &stop)
{
    const auto key = [&](std::uint32_t e) {
        const auto [from, to] = ends_[e];
        const auto &a = vertices_[from], &b = vertices_[to];
        const auto kind = classOf(a, b);
        const bool intoTree = kind == 0 || a.kind == Kind::Wan;
        return std::tuple(from, kind, a.kind == Kind::Wan ? b.site : 0, intoTree ? b.tree : 0, links_[e].port);
    };
    bool sorted = true;
    StopWatch watch(stop);
    for (std::uint32_t e = 1; sorted && e < ends_.size() && !watch.asked(); ++e)
        sorted = key(e - 1) <= key(e);
    if (sorted)
        return;
    std::vector<std::uint32_t> order(ends_.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return key(a) < key(b); });
    auto ends = ends_;
    auto links = links_;
    for (std::size_t e = 0; e < order.size(); ++e) {
        ends[e] = ends_[order[e]];
        links[e] = links_[order[e]];
    }
    ends_ = std::move(ends);
    links_ = std::move(links);
}

/// Where nobody said how many ports there are to choose from: as many as are numbered.
void GraphBuilder::countPorts(const std::stop_token &stop)
{
    std::vector<std::uint32_t> ports(vertices_.size());
    StopWatch watch(stop);
    for (std::size_t e = 0; e < ends_.size() && !watch.asked(); ++e) {
        const auto [from, to] = ends_[e];
        if (classOf(vertices_[from], vertices_[to]) == 0 || vertices_[from].kind == Kind::Wan)
            ports[from] = std::max(ports[from], links_[e].port + 1);
    }
    for (std::size_t v = 0; v < vertices_.size(); ++v) {
        if (vertices_[v].upPorts == 0)
            vertices_[v].upPorts = ports[v];
    }
}

Outcome<Graph, Problems> GraphBuilder::build(Failures leftOut, const std::stop_token &stop) &&
{
    if (auto problems = check(stop); !problems.empty())
        return problems;
    sort(stop);
    countPorts(stop);
    if (stop.stop_requested())
        return Graph();
    Graph graph{.hosts = hosts_, .planes = planes_, .rails = rails_, .failed = std::move(leftOut)};
    graph.net = BoostGraph(boost::edges_are_sorted, ends_.begin(), ends_.end(), links_.begin(),
                           static_cast<std::uint32_t>(vertices_.size()), static_cast<std::uint32_t>(ends_.size()));
    graph.capacity = std::move(capacity_);
    for (std::uint32_t v = 0; v < vertices_.size(); ++v) {
        graph.net[v] = vertices_[v];
        if (vertices_[v].kind == Kind::Switch)
            graph.tiers = std::max<std::uint32_t>(graph.tiers, vertices_[v].tier);
    }
    return graph;
}

} // namespace gigasite::flow
