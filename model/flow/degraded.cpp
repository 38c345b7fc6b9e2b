// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/degraded.h"

#include "model/flow/out_of_service.h"

#include "model/units/unit.h"

#include <algorithm>
#include <utility>

namespace gigasite::flow {

namespace {

/// Living cables by tree and bundle (a subtree's all ways up), and whether paths over them exist.
class Living {
public:
    Living(const Network &network, const Failures &failures)
        : network_(network)
        , bundles_(network.bundled())
        , planes_(network.spec().planes)
        , count_(std::size_t(planes_) * bundles_.linkCount())
    {
        const OutOfService out(network, failures);
        for (std::uint32_t site = 0; site < network.spec().sites; ++site) {
            for (std::uint32_t tree = 0; tree < network.trees(); ++tree) {
                for (std::uint32_t tier = 1; !out.tree(tree) && tier <= network.tiers(); ++tier)
                    countTier(out, site, tree, tier);
            }
        }
    }

    const Network &bundles() const { return bundles_; }

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
            capacity[l] = isInTree(link) ? cables * portRate : bundles_.capacityOf(link);
        }
        return capacity;
    }

    /// Whether one plane has living cables in all bundles of a path.
    bool leads(std::span<const LinkId> path) const
    {
        for (std::uint32_t plane = 0; plane < planes_; ++plane) {
            const bool all = std::all_of(path.begin(), path.end(), [&](LinkId link) {
                return !isInTree(link) || count_[std::size_t(index(link)) * planes_ + plane] > 0;
            });
            if (all)
                return true;
        }
        return false;
    }

private:
    bool isInTree(LinkId link) const { return index(link) < inTrees_; }

    void countTier(const OutOfService &out, std::uint32_t site, std::uint32_t tree, std::uint32_t tier)
    {
        const auto width = network_.level(tier).width;
        const auto rail = tree / planes_, plane = tree % planes_;
        for (std::uint32_t s = 0; s < network_.level(tier - 1).subtrees; ++s) {
            std::uint32_t living = 0;
            for (std::uint32_t q = 0; q < width; ++q)
                living += !out.link(network_.upLink(site, tree, tier, s * width + q));
            for (const auto bundle : {bundles_.upLink(site, rail, tier, s), bundles_.downLink(site, rail, tier, s)})
                count_[std::size_t(index(bundle)) * planes_ + plane] = living;
        }
    }

    const Network &network_;
    Network bundles_;
    std::uint32_t planes_;
    std::vector<std::uint32_t> count_; ///< by bundle and plane
    std::uint32_t inTrees_ = index(bundles_.upLink(bundles_.spec().sites, 0, 1, 0)); ///< numbers of bundles in trees
};

/// The bundles a demand crosses; false if the way is cut.
bool bundlePath(const Living &living, const Demand &demand, std::vector<LinkId> &path)
{
    const auto &bundles = living.bundles();
    const auto rails = bundles.rails();
    const auto walk = [&](HostId from, HostId to) { bundles.route(from, to, 0, 0, {}, path); };
    for (std::uint32_t n = 0; n < rails; ++n) {
        path.clear();
        const auto rail = (index(demand.to) % bundles.spec().hosts + n) % rails;
        const auto onRail = [&](HostId host) {
            const auto ofSite = index(host) % bundles.spec().hosts;
            return n == 0 ? host : HostId(index(host) - ofSite % rails + rail);
        };
        const auto a = onRail(demand.from), b = onRail(demand.to);
        if (a != demand.from)
            walk(demand.from, a);
        walk(a, b);
        if (b != demand.to)
            walk(b, demand.to);
        if (living.leads(path))
            return true;
    }
    return false;
}

Problem cutOff(const Failures &failures, const Demand &demand, std::size_t others)
{
    auto why = "GPU " + withCommas(index(demand.from)) + " cannot reach GPU " + withCommas(index(demand.to)) +
        ": no plane has living links all the way. Out of service: " + failuresText(failures) + '.';
    if (others > 0)
        why += " So it is with " + withCommas(static_cast<double>(others)) + " more flows.";
    return error("network.failed", std::move(why), {{"Restore everything", "network.failed", ""}});
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
    return router->routed(traffic, routing, stop);
}

Outcome<FlowSet, Problems> sprayed(const Network &network, const Failures &failures, const Traffic &traffic)
{
    if (failures.empty())
        return network.sprayed(traffic);
    if (auto problems = checkFailures(network, failures); !problems.empty())
        return problems;
    const Living living(network, failures);
    FlowSet flows;
    flows.first.reserve(traffic.size() + 1);
    flows.bytes.reserve(traffic.size());
    flows.links.reserve(traffic.size() * 2 * network.tiers());
    std::vector<LinkId> path;
    const Demand *lost = nullptr;
    std::size_t others = 0;
    for (const auto &demand : traffic) {
        if (bundlePath(living, demand, path)) {
            flows.add(path, demand.bytes);
        } else {
            others += lost != nullptr;
            lost = lost != nullptr ? lost : &demand;
        }
    }
    if (lost != nullptr)
        return Problems{cutOff(failures, *lost, others)};
    setTimes(flows, traffic, [](std::size_t f) { return f; });
    flows.capacity = living.capacities();
    return flows;
}

} // namespace gigasite::flow
