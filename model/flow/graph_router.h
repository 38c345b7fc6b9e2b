// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/graph.h"
#include "model/flow/graph_reach.h"

#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Flows and, since a demand may have lost some of its stripes or all of them, which demand each belongs to.
struct RoutedFlows {
    FlowSet flows;
    std::vector<std::uint32_t> demand; ///< by flow: its place in the traffic
    Problems remarks; ///< demands without flows
};

/// Finds paths in an up/down graph: equal-cost multipath over the shortest ones that are alive, hop by hop.
///
/// At each hop the links that lead on (graph_reach.h) are the choice. The hash picks port p of all ports, as it does in
/// Network; if that one leads on, it is taken, else the hash picks again among those that do. So a healthy graph gives
/// exactly the paths of Network, and a failure moves only the flows it hits.
///
/// Several planes: a stripe that finds no path is shared out among those that do. Rail-only: a flow whose rail is
/// broken goes over another that its hash picks of all that are not, through both domains.
///
/// Caveats. Paths climb, then descend; a detour down and up again is never taken. Between sites the WAN is assumed
/// whole.
class GraphRouter {
public:
    /// The graph must outlive its router. Problem: too many sets (see GraphReach).
    static Outcome<GraphRouter, Problems> of(const Graph &graph, const std::stop_token &stop = {});

    /// The path of one stripe, appended; false, and nothing appended, if there is none. As Network::route.
    bool route(HostId from, HostId to, std::uint64_t flow, std::uint32_t plane, const Routing &routing,
               std::vector<LinkId> &path) const;

    /// All of a traffic that `checkTraffic` has nothing against; a demand without a way has no flows, and a remark says
    /// which and what stands in the way (cut_off.h). Problem: no demand has a way. Ends early, with less than all, when
    /// asked to stop.
    Outcome<RoutedFlows, Problems> routed(const Traffic &traffic, const Routing &routing,
                                          const std::stop_token &stop = {}) const;

    /// Whether no cable of a host leads to a switch in service.
    bool isCut(HostId host) const;
    /// Why there is no path: "GPU 12 cannot reach GPU 900: …".
    Text whyNot(HostId from, HostId to) const;

private:
    GraphRouter(const Graph &graph, GraphReach reach, const std::stop_token &stop);

    /// Where a host hangs in the trees.
    struct Cable {
        VertexId leaf{};
        LinkId down{};
        std::uint32_t tree = 0;
    };
    /// One flow on its way.
    struct Walk {
        const Routing &routing;
        std::uint64_t flow;
        std::uint32_t plane;
        std::span<const Cable> goals; ///< of the receiver in this tree
        std::vector<LinkId> &path;
        std::size_t start; ///< of the path
    };

    void findCables();
    void findDomains();
    std::span<const Cable> cables(HostId host, std::uint32_t tree) const;
    std::span<const std::uint32_t> domainOf(HostId host) const;
    bool sameDomain(HostId a, HostId b) const;
    bool overRail(HostId from, HostId to, std::uint32_t rail, std::uint64_t flow, std::uint32_t plane,
                  const Routing &routing, std::vector<LinkId> &path) const;
    bool inTree(HostId from, HostId to, std::uint32_t tree, std::uint64_t flow, std::uint32_t plane,
                const Routing &routing, std::vector<LinkId> &path) const;
    bool overWan(VertexId at, const GraphVertex &receiver, std::uint32_t tree, Walk &walk) const;
    void descend(VertexId at, Walk &walk) const;

    bool leads(VertexId at, std::uint32_t climbing, const Walk &walk) const;
    std::uint32_t climbing(VertexId at, const Walk &walk) const;
    GraphReach::Edges upInto(HostId host, std::uint32_t tree) const;
    template <class Leads>
    std::optional<std::uint32_t> choose(VertexId at, GraphReach::Edges edges, std::uint32_t tier, std::uint32_t ports,
                                        const Walk &walk, Leads leads) const;
    template <class Leads>
    std::optional<std::uint32_t> chooseAny(VertexId at, GraphReach::Edges edges, const Walk &walk, Leads leads) const;
    std::uint32_t again(const Walk &walk, std::uint32_t count) const;
    VertexId head(VertexId at, std::uint32_t edge) const
    {
        return VertexId(target(BoostGraph::edge_descriptor(index(at), edge), graph_->net));
    }
    const GraphLink &link(std::uint32_t edge) const { return graph_->net[BoostGraph::edge_descriptor(0, edge)]; }

    const Graph *graph_;
    GraphReach reach_;
    std::vector<std::uint32_t> firstCable_; ///< by host, and the end
    std::vector<Cable> cables_; ///< of a host in order of trees
    std::vector<std::uint32_t> domain_; ///< vertex by host; UINT32_MAX = none
    std::vector<LinkId> intoDomain_, outOfDomain_; ///< by host
    std::vector<std::uint32_t> firstMember_; ///< by vertex
    std::vector<std::uint32_t> members_; ///< hosts of a domain in order
};

} // namespace gigasite::flow
