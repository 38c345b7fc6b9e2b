// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/group_classes.h"

#include "model/flow/class_rates.h"
#include "model/flow/group_components.h"
#include "model/flow/run_control.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr std::uint32_t nobody = UINT32_MAX;

/// Hosts of a group that nobody can tell apart.
struct Cell {
    std::vector<std::uint32_t> hosts;
};

std::vector<Cell> cellsOf(const Network &network, std::vector<HostPlace> group)
{
    const bool apart = network.spec().railOnly, domains = network.hasScaleUp();
    const auto key = [&](const HostPlace &p) {
        return std::tuple(apart ? p.host : 0, p.site, p.subtree[1], domains ? p.domain : 0);
    };
    std::sort(group.begin(), group.end(), [&](const auto &a, const auto &b) { return key(a) < key(b); });
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < group.size(); ++i) {
        if (i == 0 || key(group[i - 1]) != key(group[i]))
            cells.emplace_back();
        cells.back().hosts.push_back(group[i].host);
    }
    return cells;
}

/// The classes of one component after the other, and what they put on the links.
class Solver {
public:
    Solver(const Network &network, std::vector<double> capacity, double bytes)
        : network_(network)
        , capacity_(std::move(capacity))
        , number_(capacity_.size(), nobody)
        , bytes_(bytes)
        , uses_(capacity_.size())
    {
    }

    void add(const std::vector<Cell> &cells, StopWatch &watch)
    {
        for (const auto &from : cells) {
            for (const auto &to : cells) {
                if (watch.asked())
                    return;
                if (&from != &to || from.hosts.size() > 1)
                    addClass(from, to);
            }
        }
    }

    /// Solves what was added and begins anew. `all`: origins of the components it stands for, its own first; `cells`:
    /// of its groups.
    void finish(const std::vector<HostPlace> &all, const std::vector<Cell> &cells, const std::stop_token &stop)
    {
        const auto rates = classRates(set_, stop);
        StopWatch watch(stop);
        for (std::size_t c = 0; c < rates.size() && !watch.asked(); ++c) {
            double slowest = set_.capacity[index(set_.path(c)[0])];
            for (const auto link : set_.path(c))
                slowest = std::min(slowest, set_.capacity[index(link)]);
            merged_[{static_cast<std::uint32_t>(set_.path(c).size()), rates[c], slowest}] +=
                static_cast<double>(all.size()) * set_.flows[c];
        }
        countUses(all, cells, watch);
        for (const auto link : links_)
            number_[index(link)] = nobody;
        links_.clear();
        set_ = {};
    }

    GroupClasses take()
    {
        GroupClasses result;
        for (const auto &[of, flows] : merged_)
            result.classes.push_back({flows, std::get<0>(of), std::get<1>(of), std::get<2>(of)});
        result.uses = std::move(uses_);
        return result;
    }

private:
    using Kind = Network::Place::Kind;

    LinkId local(LinkId link)
    {
        auto &number = number_[index(link)];
        if (number == nobody) {
            number = static_cast<std::uint32_t>(links_.size());
            links_.push_back(link);
            set_.capacity.push_back(capacity_[index(link)]);
        }
        return LinkId(number);
    }

    void addClass(const Cell &from, const Cell &to)
    {
        const bool same = &from == &to;
        const auto senders = static_cast<double>(from.hosts.size()) - (same ? 1 : 0); // to each receiver
        const auto receivers = static_cast<double>(to.hosts.size()) - (same ? 1 : 0); // of each sender
        const auto a = HostId(from.hosts.front()), b = HostId(same ? from.hosts[1] : to.hosts.front());
        path_.clear();
        network_.route(a, b, 0, 0, {}, path_);
        if (same) { // the first host stands for all, on either way
            const auto out = path_.size();
            network_.route(b, a, 0, 0, {}, path_);
            path_[out - 1] = path_.back();
            path_.resize(out);
        }
        const double flows = static_cast<double>(from.hosts.size()) * receivers;
        for (const auto link : path_) {
            const auto kind = network_.placeOf(link).kind;
            const bool leaves = kind == Kind::HostUp || kind == Kind::ScaleUpOut;
            const bool arrives = kind == Kind::HostDown || kind == Kind::ScaleUpIn;
            set_.links.push_back(local(link));
            set_.crossing.push_back(leaves ? receivers : arrives ? senders : flows);
        }
        set_.first.push_back(static_cast<std::uint32_t>(set_.links.size()));
        set_.flows.push_back(flows);
    }

    /// Other hosts of a cell do on their own links what its first one does.
    void countUses(const std::vector<HostPlace> &all, const std::vector<Cell> &cells, StopWatch &watch)
    {
        std::vector<double> crossing(links_.size(), 0);
        for (std::size_t e = 0; e < set_.links.size() && !watch.asked(); ++e)
            crossing[index(set_.links[e])] += set_.crossing[e];
        std::vector<std::pair<LinkId, double>> own;
        for (std::size_t l = 0; l < links_.size(); ++l)
            own.emplace_back(links_[l], crossing[l]);
        for (const auto &cell : cells) {
            for (std::size_t h = 1; h < cell.hosts.size(); ++h) {
                const auto mine = hostLinks(cell.hosts[h]), first = hostLinks(cell.hosts[0]);
                for (std::size_t i = 0; i < first.size(); ++i) {
                    if (const auto number = number_[index(first[i])]; number != nobody)
                        own.emplace_back(mine[i], crossing[number]);
                }
            }
        }
        for (const auto &to : all) {
            for (const auto &[link, flows] : own) {
                if (watch.asked())
                    return;
                auto &use = uses_[index(moved(link, all.front(), to))];
                use.bytes += static_cast<float>(flows * bytes_);
                use.flows += static_cast<float>(flows);
            }
        }
    }

    /// In networks of one rail: cells of others have one host.
    std::vector<LinkId> hostLinks(std::uint32_t host) const
    {
        const auto hosts = network_.spec().hosts;
        const auto site = host / hosts, position = network_.positionOf(host % hosts);
        std::vector<LinkId> links{network_.upLink(site, 0, 1, position), network_.downLink(site, 0, 1, position)};
        if (network_.hasScaleUp()) {
            links.push_back(network_.scaleUpOut(HostId(host)));
            links.push_back(network_.scaleUpIn(HostId(host)));
        }
        return links;
    }

    /// The link of one component that does what `link` does in another, by where the two begin.
    LinkId moved(LinkId link, const HostPlace &from, const HostPlace &to) const
    {
        const auto place = network_.placeOf(link);
        const auto site = place.site + to.site - from.site;
        if (place.kind == Kind::WanOut || place.kind == Kind::WanIn)
            return link; // only all hosts together go there, and nobody is like them
        if (place.kind == Kind::ScaleUpOut || place.kind == Kind::ScaleUpIn) {
            const auto host = HostId(place.site * network_.spec().hosts + place.below + to.host - from.host);
            return place.kind == Kind::ScaleUpOut ? network_.scaleUpOut(host) : network_.scaleUpIn(host);
        }
        const auto number = place.below + to.subtree[place.tier - 1] - from.subtree[place.tier - 1];
        const bool up = place.kind == Kind::HostUp || place.kind == Kind::Up;
        return up ? network_.upLink(site, place.tree, place.tier, number)
                  : network_.downLink(site, place.tree, place.tier, number);
    }

    const Network &network_;
    std::vector<double> capacity_; ///< of the whole network's links
    std::vector<std::uint32_t> number_; ///< by link of the whole network: that of the component
    double bytes_;
    std::vector<LinkUse> uses_;
    ClassSet set_; ///< links numbered as in `links_`
    std::vector<LinkId> links_;
    std::vector<LinkId> path_;
    std::map<std::tuple<std::uint32_t, double, double>, double> merged_; ///< flows by hops, rate and slowest link
};

} // namespace

GroupClasses groupClasses(const NetworkSpec &spec, const TrafficSpec &traffic, double bytes,
                          const std::stop_token &stop)
{
    const Groups groups(spec, traffic, stop);
    if (stop.stop_requested())
        return {};
    Solver solver(groups.network(), Network(spec).sprayed({}).capacity, bytes);
    StopWatch watch(stop);
    for (const auto &kind : groups.kinds()) {
        std::vector<Cell> all;
        for (const auto group : kind.front()) {
            auto cells = cellsOf(groups.network(), groups.membersOf({group}));
            solver.add(cells, watch);
            std::move(cells.begin(), cells.end(), std::back_inserter(all));
        }
        std::vector<HostPlace> origins;
        for (const auto &component : kind)
            origins.push_back(groups.originOf(component));
        if (stop.stop_requested())
            return {};
        solver.finish(origins, all, stop);
    }
    return solver.take();
}

ClassCount countClasses(const NetworkSpec &spec, const TrafficSpec &traffic, const std::stop_token &stop)
{
    const Groups groups(spec, traffic, stop);
    ClassCount count{0, groups.turn()};
    for (const auto &kind : groups.kinds()) {
        if (stop.stop_requested())
            break;
        for (const auto group : kind.front()) {
            const auto cells = cellsOf(groups.network(), groups.membersOf({group})).size();
            count.classes += std::uint64_t{cells} * cells;
        }
    }
    return count;
}

} // namespace gigasite::flow
