// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/network.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <map>
#include <stop_token>
#include <utility>
#include <vector>

namespace gigasite::flow {

/// Any network as an explicit graph: one vertex per host and switch, one edge per link and way. For what arithmetic
/// does not cover: things out of service, irregular cabling.
///
/// Vertices: hosts first (vertex h is host h), then switches, scale-up domains, one WAN exit per site. An edge joins
/// neighbouring tiers of one tree and site (hosts are tier 0), a host and its domain, a top switch and its site's exit,
/// or an exit and the top switches of another site. Edges of a vertex stand in the order up, down, other; those up in
/// the order of tree and port, those down in the order of ports.
///
/// Capacity is by LinkId. A link of the WAN is several edges: all top switches share it.
enum class VertexId : std::uint32_t { };

constexpr std::uint32_t index(VertexId vertex)
{
    return static_cast<std::uint32_t>(vertex);
}

constexpr VertexId vertexOf(HostId host)
{
    return VertexId(index(host));
}

struct GraphVertex {
    enum class Kind : std::uint8_t { Host, Switch, Domain, Wan } kind = Kind::Host;
    std::uint8_t tier = 0; ///< 1 … for switches
    std::uint32_t site = 0;
    std::uint32_t tree = 0; ///< of a switch: rail · planes + plane; of a host its rail
    std::uint32_t number = 0; ///< of a switch s_i W_i + q_i; of a host in its site
    /// Ports the hash chooses from, dead ones included: up (of a host: into one tree), of a WAN exit into one tree of
    /// another site.
    std::uint32_t upPorts = 0;
};

struct GraphLink {
    LinkId link{};
    std::uint32_t port = 0; ///< of the vertex it leaves, dead ones counted
};

using BoostGraph = boost::compressed_sparse_row_graph<boost::directedS, GraphVertex, GraphLink, boost::no_property,
                                                      std::uint32_t, std::uint32_t>;

struct Graph {
    BoostGraph net;
    std::uint32_t hosts = 0;
    std::uint32_t planes = 1; ///< stripes of a flow
    std::uint32_t rails = 1; ///< > 1: trees not joined but by the scale-up domains
    std::uint32_t tiers = 0;
    std::vector<double> capacity; ///< B/s by link; 0 = out of service
    Failures failed; ///< what was left out

    const GraphVertex &operator[](VertexId v) const { return net[index(v)]; }
};

/// Where an edge stands in its vertex: 0 up, 1 down, 2 into or out of a domain or the WAN.
int classOf(const GraphVertex &from, const GraphVertex &to);

/// Takes a network by hand, vertex by vertex and link by link.
class GraphBuilder {
public:
    explicit GraphBuilder(std::uint32_t hosts, std::uint32_t planes = 1, std::uint32_t rails = 1);

    void setHost(HostId host, std::uint32_t site, std::uint32_t rail, std::uint32_t number);
    VertexId addSwitch(std::uint32_t tier, std::uint32_t tree = 0, std::uint32_t site = 0, std::uint32_t number = 0);
    VertexId addDomain(std::uint32_t site = 0, std::uint32_t number = 0);
    VertexId addWan(std::uint32_t site);
    /// How many ports the hash chooses from; as many as there are links if not set.
    void setUpPorts(VertexId vertex, std::uint32_t ports);

    /// One way. Ports of a vertex (of a host: into one tree) are distinct; several links may be one `link` at a WAN
    /// only.
    void addLink(VertexId from, VertexId to, LinkId link, double capacity, std::uint32_t port);
    /// Both ways, with the next free ports and link numbers: up (or out) first.
    std::pair<LinkId, LinkId> connect(VertexId lower, VertexId upper, double capacity);

    /// Room for so many edges, and link numbers below `links` taken: `connect` goes on from there.
    void reserve(std::size_t edges, std::size_t links);
    /// Problems: links that join nothing that can be joined, without capacity, or twice the same.
    /// An empty graph when asked to stop.
    Outcome<Graph, Problems> build(Failures leftOut = {}, const std::stop_token &stop = {}) &&;

private:
    VertexId add(const GraphVertex &vertex);
    Problems check(const std::stop_token &stop) const;
    void sort(const std::stop_token &stop);
    void countPorts(const std::stop_token &stop);

    std::uint32_t hosts_, planes_, rails_;
    std::vector<GraphVertex> vertices_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ends_;
    std::vector<GraphLink> links_;
    std::vector<double> capacity_;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t>
        nextPort_; ///< by vertex and tree (class for others)
};

/// A regular network link by link, with what failed left out; a failed switch stays as a vertex without links. LinkIds
/// are those of `network`. Problems: failures of what is not there; more links than fit in memory. Empty when asked to
/// stop.
Outcome<Graph, Problems> explicitGraph(const Network &network, const Failures &failures = {},
                                       const std::stop_token &stop = {});

} // namespace gigasite::flow
