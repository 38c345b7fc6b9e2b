// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/path_check.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace gigasite::flow {

namespace {

struct Paths {
    const FlowSet &flows;
    const std::vector<HostId> &from, &to;
};

/// Ends of links and hosts, those joined that are one node (union-find).
class Nodes {
public:
    explicit Nodes(std::size_t links)
        : parent_(2 * links)
    {
        std::iota(parent_.begin(), parent_.end(), 0U);
    }

    std::uint32_t tail(LinkId link) { return find(2 * index(link)); }
    std::uint32_t head(LinkId link) { return find(2 * index(link) + 1); }

    /// The equalities of a flow, `count` of them: its sender, one for each two links in a row, its receiver.
    void join(const Paths &paths, std::size_t flow, std::size_t count)
    {
        const auto path = paths.flows.path(flow);
        for (std::size_t i = 0; i < std::min(count, path.size() + 1); ++i) {
            if (i == 0)
                unite(tail(path[0]), host(paths.from[flow]));
            else if (i < path.size())
                unite(head(path[i - 1]), tail(path[i]));
            else
                unite(head(path.back()), host(paths.to[flow]));
        }
    }

    /// The host that a node is; nothing if it is a switch for all that is known, or two hosts.
    std::optional<HostId> hostAt(std::uint32_t node)
    {
        const auto at = std::find_if(hosts_.begin(), hosts_.end(), [&](auto &h) { return find(h.second) == node; });
        return at == hosts_.end() ? std::nullopt : std::optional(at->first);
    }

    /// Nodes by whether they are a host; nothing if one is two.
    std::optional<std::vector<bool>> hostNodes()
    {
        std::vector<bool> isHost(parent_.size());
        for (const auto &[id, node] : hosts_) {
            const auto root = find(node);
            if (isHost[root])
                return std::nullopt;
            isHost[root] = true;
        }
        return isHost;
    }

private:
    std::uint32_t host(HostId id)
    {
        const auto [at, isNew] = hosts_.try_emplace(id, static_cast<std::uint32_t>(parent_.size()));
        if (isNew)
            parent_.push_back(at->second);
        return find(at->second);
    }
    std::uint32_t find(std::uint32_t node)
    {
        while (parent_[node] != node)
            node = parent_[node] = parent_[parent_[node]];
        return node;
    }
    void unite(std::uint32_t a, std::uint32_t b) { parent_[std::max(a, b)] = std::min(a, b); }

    std::vector<std::uint32_t> parent_;
    std::unordered_map<HostId, std::uint32_t> hosts_;
};

constexpr std::size_t all = SIZE_MAX;

Nodes joined(const Paths &paths, std::size_t flows)
{
    Nodes nodes(paths.flows.capacity.size());
    for (std::size_t f = 0; f < flows; ++f)
        nodes.join(paths, f, all);
    return nodes;
}

/// Whether a network can have the first `flows` paths, with the nodes joined as they are.
bool holds(const Paths &paths, std::size_t flows, Nodes &nodes)
{
    const auto isHost = nodes.hostNodes();
    if (!isHost)
        return false;
    std::vector<std::uint32_t> visited;
    for (std::size_t f = 0; f < flows; ++f) {
        const auto path = paths.flows.path(f);
        visited.assign(1, nodes.tail(path[0]));
        for (std::size_t i = 0; i < path.size(); ++i) {
            const auto node = nodes.head(path[i]);
            const bool through = i + 1 < path.size() && (*isHost)[node];
            if (through || std::find(visited.begin(), visited.end(), node) != visited.end())
                return false;
            visited.push_back(node);
        }
    }
    return true;
}

/// The first flow that cannot be with those before it. Fewer flows say less, so it is found by halving.
std::size_t firstWrong(const Paths &paths)
{
    std::size_t good = 0, bad = paths.flows.size();
    while (bad - good > 1) {
        const auto middle = good + (bad - good) / 2;
        auto nodes = joined(paths, middle);
        (holds(paths, middle, nodes) ? good : bad) = middle;
    }
    return bad - 1;
}

std::string link(LinkId id)
{
    return "link " + std::to_string(index(id));
}

std::string host(HostId id)
{
    return "host " + std::to_string(index(id));
}

/// A link inside the path that is known to be a host's own; empty if none is.
std::string throughHost(const Paths &paths, std::size_t flow, Nodes &before)
{
    const auto path = paths.flows.path(flow);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto sender = i > 0 ? before.hostAt(before.tail(path[i])) : std::nullopt;
        if (sender)
            return "Its path has " + link(path[i]) + ", which leaves " + host(*sender) +
                ", after its start; only a path's first link leaves a host.";
        const auto receiver = i + 1 < path.size() ? before.hostAt(before.head(path[i])) : std::nullopt;
        if (receiver)
            return "Its path has " + link(path[i]) + ", which enters " + host(*receiver) +
                ", before its end; only a path's last link enters a host.";
    }
    return {};
}

/// What other paths take after a link.
std::string goesOn(const Paths &paths, std::size_t flow, LinkId after)
{
    for (std::size_t f = 0; f < flow; ++f) {
        const auto path = paths.flows.path(f);
        const auto at = std::find(path.begin(), path.end(), after);
        if (at != path.end() && at + 1 != path.end())
            return "; flow " + std::to_string(f) + " goes on over " + link(*(at + 1));
    }
    return {};
}

std::string whyNot(const Paths &paths, std::size_t flow)
{
    const auto before = joined(paths, flow);
    auto nodes = before;
    if (auto why = throughHost(paths, flow, nodes); !why.empty())
        return why;
    const auto path = paths.flows.path(flow);
    const auto other = [](std::optional<HostId> known) { return known ? host(*known) : std::string("a switch"); };
    for (std::size_t i = 0; i <= path.size(); ++i) {
        nodes = before;
        nodes.join(paths, flow, i + 1);
        if (holds(paths, flow, nodes))
            continue;
        nodes = before;
        if (i == 0)
            return "Its path starts on " + link(path[0]) + ", which leaves " +
                other(nodes.hostAt(nodes.tail(path[0]))) + ", not its source, " + host(paths.from[flow]) + ".";
        if (i == path.size())
            return "Its path ends on " + link(path.back()) + ", which enters " +
                other(nodes.hostAt(nodes.head(path.back()))) + ", not its destination, " + host(paths.to[flow]) + ".";
        return "Its path goes from " + link(path[i - 1]) + " to " + link(path[i]) +
            ", which do not join where the flows before it have them" + goesOn(paths, flow, path[i - 1]) + ".";
    }
    return "Its links in this order come back to a host or switch where the path has been.";
}

} // namespace

std::optional<BadPath> badPath(const FlowSet &flows, const std::vector<HostId> &from, const std::vector<HostId> &to)
{
    const Paths paths{flows, from, to};
    auto nodes = joined(paths, flows.size());
    if (holds(paths, flows.size(), nodes))
        return std::nullopt;
    const auto flow = firstWrong(paths);
    return BadPath{flow, whyNot(paths, flow)};
}

} // namespace gigasite::flow
