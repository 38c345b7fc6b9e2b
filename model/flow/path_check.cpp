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

Text link(LinkId id)
{
    return say("link %1", std::to_string(index(id)));
}

Text host(HostId id)
{
    return say("host %1", std::to_string(index(id)));
}

/// A link inside the path that is known to be a host's own; empty if none is.
Text throughHost(const Paths &paths, std::size_t flow, Nodes &before)
{
    const auto path = paths.flows.path(flow);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto sender = i > 0 ? before.hostAt(before.tail(path[i])) : std::nullopt;
        if (sender)
            return say("Its path has %1, which leaves %2, after its start; only a path's first link leaves a host.",
                       link(path[i]), host(*sender));
        const auto receiver = i + 1 < path.size() ? before.hostAt(before.head(path[i])) : std::nullopt;
        if (receiver)
            return say("Its path has %1, which enters %2, before its end; only a path's last link enters a host.",
                       link(path[i]), host(*receiver));
    }
    return {};
}

/// What other paths take after a link.
Text goesOn(const Paths &paths, std::size_t flow, LinkId after)
{
    for (std::size_t f = 0; f < flow; ++f) {
        const auto path = paths.flows.path(f);
        const auto at = std::find(path.begin(), path.end(), after);
        if (at != path.end() && at + 1 != path.end())
            return say("; flow %1 goes on over %2", std::to_string(f), link(*(at + 1)));
    }
    return {};
}

Text whyNot(const Paths &paths, std::size_t flow)
{
    const auto before = joined(paths, flow);
    auto nodes = before;
    if (auto why = throughHost(paths, flow, nodes); !why.empty())
        return why;
    const auto path = paths.flows.path(flow);
    const auto other = [](std::optional<HostId> known) { return known ? host(*known) : say("a switch"); };
    for (std::size_t i = 0; i <= path.size(); ++i) {
        nodes = before;
        nodes.join(paths, flow, i + 1);
        if (holds(paths, flow, nodes))
            continue;
        nodes = before;
        if (i == 0)
            return say("Its path starts on %1, which leaves %2, not its source, %3.", link(path[0]),
                       other(nodes.hostAt(nodes.tail(path[0]))), host(paths.from[flow]));
        if (i == path.size())
            return say("Its path ends on %1, which enters %2, not its destination, %3.", link(path.back()),
                       other(nodes.hostAt(nodes.head(path.back()))), host(paths.to[flow]));
        return say("Its path goes from %1 to %2, which do not join where the flows before it have them%3.",
                   link(path[i - 1]), link(path[i]), goesOn(paths, flow, path[i - 1]));
    }
    return say("Its links in this order come back to a host or switch where the path has been.");
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
