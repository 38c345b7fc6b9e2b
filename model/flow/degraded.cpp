// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/degraded.h"

#include "model/flow/cut_off.h"
#include "model/flow/large_array.h"
#include "model/flow/out_of_service.h"

#include "model/units/unit.h"

#include <algorithm>
#include <utility>

namespace gigasite::flow {

namespace {

/// Living cables by tree and bundle (a subtree's all ways up), and over which planes paths exist.
class Living {
public:
    Living(const Network &network, const Failures &failures, const std::stop_token &stop = {})
        : network_(network)
        , bundles_(network.bundled())
        , planes_(network.spec().planes)
        , out_(network, failures)
        , count_(std::size_t(planes_) * bundles_.linkCount())
    {
        for (std::uint32_t site = 0; site < network.spec().sites; ++site) {
            for (std::uint32_t tree = 0; tree < network.trees(); ++tree) {
                for (std::uint32_t tier = 1; !out_.tree(tree) && tier <= network.tiers(); ++tier)
                    countTier(site, tree, tier, stop);
            }
        }
    }

    const Network &bundles() const { return bundles_; }
    std::uint32_t planes() const { return planes_; }

    /// Of both ways' bundles, B/s.
    std::vector<double> capacities() const
    {
        const auto portRate = network_.spec().hostRate / planes_;
        std::vector<double> capacity(bundles_.linkCount());
        for (std::size_t l = 0; l < capacity.size(); ++l) {
            double cables = 0;
            for (std::uint32_t plane = 0; plane < planes_; ++plane)
                cables += count_[l * planes_ + plane];
            const auto link = LinkId(static_cast<std::uint32_t>(l));
            const auto place = bundles_.placeOf(link);
            const bool shares = place.tier == 1 && domains_ > 0; // a host's rate, over whatever cables
            capacity[l] = isInTree(link) && !shares ? cables * portRate
                : shares                            ? network_.jointRate(1)
                                                    : bundles_.capacityOf(link);
        }
        return capacity;
    }

    bool isInTree(LinkId link) const { return index(link) < inTrees_; }

    /// How many trees have a living path between two hosts of different domains; no more than `most` are told.
    std::uint32_t treesBetween(HostId from, HostId to, std::uint32_t most) const
    {
        const auto hosts = network_.spec().hosts;
        const auto fromSite = index(from) / hosts, toSite = index(to) / hosts;
        const auto a = network_.positionOf(index(from) % hosts), b = network_.positionOf(index(to) % hosts);
        std::uint32_t found = 0;
        for (std::uint32_t tree = 0; tree < network_.trees() && found < most; ++tree) {
            if (out_.tree(tree))
                continue;
            if (fromSite == toSite)
                found += meet(fromSite, tree, 0, a, b, 0);
            else
                found += climbs(fromSite, tree, 0, a, 0) && climbs(toSite, tree, 0, b, 0);
        }
        return found;
    }

    /// Whether no cable of a host is left.
    bool isCut(HostId host) const
    {
        const auto hosts = network_.spec().hosts;
        const auto site = index(host) / hosts, position = network_.positionOf(index(host) % hosts);
        for (std::uint32_t tree = 0; tree < planes_; ++tree) {
            if (!out_.tree(tree) && lives(site, tree, 1, position))
                return false;
        }
        return network_.rails() == 1;
    }

private:
    bool lives(std::uint32_t site, std::uint32_t tree, std::uint32_t tier, std::uint32_t number) const
    {
        return !out_.link(network_.upLink(site, tree, tier, number));
    }

    /// Whether switches (s, q) and (s2, q) of a tier (0: hosts) have a common switch above, by any digits that live.
    bool meet(std::uint32_t site, std::uint32_t tree, std::uint32_t tier, std::uint32_t s, std::uint32_t s2,
              std::uint32_t q) const
    {
        if (s == s2)
            return true;
        if (tier == network_.tiers())
            return false;
        const auto &level = network_.level(tier), &above = network_.level(tier + 1);
        for (auto next = q * level.up; next < (q + 1) * level.up; ++next) {
            if (lives(site, tree, tier + 1, s * above.width + next) &&
                lives(site, tree, tier + 1, s2 * above.width + next) &&
                meet(site, tree, tier + 1, s / above.down, s2 / above.down, next))
                return true;
        }
        return false;
    }

    /// Whether a living way leads from (s, q) to any top switch.
    bool climbs(std::uint32_t site, std::uint32_t tree, std::uint32_t tier, std::uint32_t s, std::uint32_t q) const
    {
        if (tier == network_.tiers())
            return true;
        const auto &level = network_.level(tier), &above = network_.level(tier + 1);
        for (auto next = q * level.up; next < (q + 1) * level.up; ++next) {
            if (lives(site, tree, tier + 1, s * above.width + next) &&
                climbs(site, tree, tier + 1, s / above.down, next))
                return true;
        }
        return false;
    }

    void countTier(std::uint32_t site, std::uint32_t tree, std::uint32_t tier, const std::stop_token &stop)
    {
        const auto width = network_.level(tier).width;
        const auto plane = tree % planes_;
        for (std::uint32_t s = 0; s < network_.level(tier - 1).subtrees && !stop.stop_requested(); ++s) {
            std::uint32_t living = 0;
            for (std::uint32_t q = 0; q < width; ++q)
                living += !out_.link(network_.upLink(site, tree, tier, s * width + q));
            const auto into = tier + domains_;
            for (const auto bundle : {bundles_.upLink(site, 0, into, s), bundles_.downLink(site, 0, into, s)})
                count_[std::size_t(index(bundle)) * planes_ + plane] += living;
        }
    }

    const Network &network_;
    Network bundles_;
    std::uint32_t planes_;
    std::uint32_t domains_ = network_.spec().railOnly ? 1 : 0; ///< tiers of the bundles below those of the trees
    OutOfService out_;
    std::vector<std::uint32_t> count_; ///< by bundle and plane
    std::uint32_t inTrees_ = index(bundles_.upLink(bundles_.spec().sites, 0, 1, 0)); ///< numbers of bundles in trees
};

/// Bounds a flow by the planes it can use where its bundles do not: a link of its own, last on the path.
void addLimit(const Living &living, double rate, FlowSet &flows, std::vector<LinkId> &path)
{
    const bool bounded = std::any_of(path.begin(), path.end(), [&](LinkId link) {
        return living.isInTree(link) && flows.capacity[index(link)] <= rate;
    });
    if (bounded)
        return;
    path.push_back(LinkId(static_cast<std::uint32_t>(flows.capacity.size())));
    flows.capacity.push_back(rate);
    ++flows.ownLimits;
}

Text noWay(const Failures &failures, HostId from, HostId to)
{
    return say("GPU %1 cannot reach GPU %2: no plane has living links all the way. Out of service: %3.",
               withCommas(index(from)), withCommas(index(to)), failuresText(failures));
}

CutOff cutOff(const Living &living, const Failures &failures)
{
    return {.lost = {},
            .isCut = [&](HostId host) { return living.isCut(host); },
            .whyNot = [&](HostId from, HostId to) { return noWay(failures, from, to); }};
}

} // namespace

Outcome<RoutedFlows, Problems> routed(const Network &network, const Failures &failures, const Traffic &traffic,
                                      const Routing &routing, const std::stop_token &stop)
{
    const auto graph = explicitGraph(network, failures, stop);
    if (!graph)
        return graph.problem();
    if (stop.stop_requested())
        return RoutedFlows();
    const auto router = GraphRouter::of(*graph, stop);
    if (!router)
        return router.problem();
    if (stop.stop_requested())
        return RoutedFlows();
    return router->routed(traffic, routing, stop);
}

Problems lostFlows(const Network &network, const Failures &failures, const Traffic &traffic)
{
    const auto isWhole = [&](std::uint32_t tree) {
        return std::none_of(failures.begin(), failures.end(), [&](const Failure &f) { return f.plane == tree; });
    };
    for (std::uint32_t tree = 0; tree < network.trees(); ++tree) {
        if (isWhole(tree))
            return {}; // it joins everybody
    }
    const Living living(network, failures);
    auto cut = cutOff(living, failures);
    for (std::uint32_t d = 0; d < traffic.size(); ++d) {
        const auto &demand = traffic[d];
        if (network.turn(demand.from, demand.to) > 0 && living.treesBetween(demand.from, demand.to, 1) == 0)
            cut.lost.push_back(d);
    }
    return cut.told(traffic);
}

Outcome<RoutedFlows, Problems> sprayed(const Network &network, const Failures &failures, const Traffic &traffic,
                                       const std::stop_token &stop)
{
    RoutedFlows result;
    auto &flows = result.flows;
    if (failures.empty()) {
        flows = network.sprayed(traffic, stop);
        return result;
    }
    if (auto problems = checkFailures(network, failures); !problems.empty())
        return problems;
    const Living living(network, failures, stop);
    reserveLarge(flows.first, traffic.size() + 1);
    reserveLarge(flows.bytes, traffic.size());
    reserveLarge(flows.links, traffic.size() * 2 * network.tiers());
    reserveLarge(result.demand, traffic.size());
    flows.capacity = living.capacities();
    auto cut = cutOff(living, failures);
    std::vector<LinkId> path;
    StopWatch watch(stop);
    for (std::uint32_t d = 0; d < traffic.size() && !watch.asked(); ++d) {
        const auto &demand = traffic[d];
        if (network.turn(demand.from, demand.to) == 0) {
            path.clear();
            living.bundles().route(demand.from, demand.to, 0, 0, {}, path);
            flows.add(path, demand.bytes);
            result.demand.push_back(d);
            continue;
        }
        const auto trees = living.treesBetween(demand.from, demand.to, living.planes());
        if (trees == 0) {
            cut.lost.push_back(d);
            continue;
        }
        path.clear();
        living.bundles().route(demand.from, demand.to, 0, 0, {}, path);
        if (trees < living.planes())
            addLimit(living, network.spec().hostRate * trees / living.planes(), flows, path);
        flows.add(path, demand.bytes);
        result.demand.push_back(d);
    }
    if (stop.stop_requested())
        return result;
    auto told = cut.told(traffic);
    if (cut.isAll(traffic))
        return told;
    result.remarks = std::move(told);
    setTimes(flows, traffic, [&](std::size_t f) { return result.demand[f]; }, stop);
    return result;
}

} // namespace gigasite::flow
