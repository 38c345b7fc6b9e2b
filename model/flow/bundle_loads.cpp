// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/bundle_loads.h"

#include "model/fabric/overview_graph.h"
#include "model/flow/sort_by_key.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr std::uint16_t notDrawn = UINT16_MAX;

/// The column of element `number` of `count`.
std::uint32_t columnOf(std::uint64_t number, std::uint64_t count, std::uint32_t columns)
{
    return static_cast<std::uint32_t>(number * columns / count);
}

/// Numbers the bundles of all drawn trees and knows the one of every link.
class Bundles {
public:
    Bundles(const Network &network, SimulationResult &result)
        : network_(network)
        , result_(result)
        , of_(network.linkCount(), notDrawn)
    {
        std::size_t first = 0; // of the drawn tree
        for (std::uint32_t tree = 0; tree < network.trees(); ++tree) {
            const auto drawn = overviewTree(tree, network.trees());
            if (tree == 0 || drawn != overviewTree(tree - 1, network.trees())) {
                first = result.bundles.size();
                for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier)
                    addTier(drawn, tier);
            }
            auto next = first;
            for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier)
                next = assignTier(tree, tier, next);
        }
    }

    std::uint16_t of(LinkId link) const { return of_[index(link)]; }

private:
    std::uint64_t switchesOf(std::uint32_t tier) const
    {
        return std::uint64_t{network_.level(tier).subtrees} * network_.level(tier).width;
    }
    std::uint32_t columnsOf(std::uint32_t tier) const
    {
        const auto from = std::max(tier, 1U); // hosts stand in the columns of their switches
        return static_cast<std::uint32_t>(overviewColumns(static_cast<int>(from), static_cast<int>(network_.tiers()),
                                                          static_cast<double>(switchesOf(from))));
    }

    void addTier(std::uint32_t drawn, std::uint32_t tier)
    {
        const auto columnsBelow = columnsOf(tier - 1), columnsAbove = columnsOf(tier);
        for (std::uint32_t below = 0; below < columnsBelow; ++below) {
            for (std::uint32_t above = 0; above < columnsAbove; ++above) {
                if (tier > 1 || below == above)
                    result_.bundles.push_back({.tree = drawn, .tier = tier, .below = below, .above = above});
            }
        }
    }

    /// Links of one tier of one tree to its bundles, from `first` on; returns the first of the next tier.
    std::size_t assignTier(std::uint32_t tree, std::uint32_t tier, std::size_t first)
    {
        const auto &low = network_.level(tier - 1), &high = network_.level(tier);
        const auto columnsBelow = columnsOf(tier - 1), columnsAbove = columnsOf(tier);
        const auto perSwitch = high.width / low.width; // w_i
        for (std::uint64_t s = 0; s < low.subtrees; ++s) {
            const auto above = s / high.down;
            for (std::uint32_t q = 0; q < high.width; ++q) {
                const auto up = columnOf(above * high.width + q, switchesOf(tier), columnsAbove);
                const auto down =
                    tier == 1 ? up : columnOf(s * low.width + q / perSwitch, switchesOf(tier - 1), columnsBelow);
                const auto bundle = static_cast<std::uint16_t>(first + (tier == 1 ? up : down * columnsAbove + up));
                const auto number = static_cast<std::uint32_t>(s * high.width + q);
                of_[index(network_.upLink(0, tree, tier, number))] = bundle;
                of_[index(network_.downLink(0, tree, tier, number))] = bundle;
            }
        }
        return first + (tier == 1 ? columnsAbove : columnsBelow * columnsAbove);
    }

    const Network &network_;
    SimulationResult &result_;
    std::vector<std::uint16_t> of_;
};

/// The bundles that each flow crosses, one after the other; stripe by stripe, each bundle of a stripe once.
struct Crossings {
    std::vector<std::uint32_t> first{0}; ///< where those of a flow start; one more entry than flows
    std::vector<std::uint16_t> bundles;

    std::span<const std::uint16_t> operator[](std::size_t flow) const
    {
        return {bundles.data() + first[flow], first[flow + 1] - first[flow]};
    }
};

/// Flows in the order they are late; those that never end are left out.
std::vector<std::uint32_t> inOrder(const std::vector<double> &slowdowns, const std::stop_token &stop)
{
    std::vector<std::pair<float, std::uint32_t>> keys;
    keys.reserve(slowdowns.size());
    StopWatch watch(stop);
    for (std::uint32_t f = 0; f < slowdowns.size() && !watch.asked(); ++f) {
        if (std::isfinite(slowdowns[f]))
            keys.emplace_back(static_cast<float>(slowdowns[f]), f);
    }
    sortByKey(keys, [](const auto &key) { return orderOf(key.first); }, stop);
    if (stop.stop_requested())
        return {};
    std::vector<std::uint32_t> order;
    order.reserve(keys.size());
    for (const auto &key : keys)
        order.push_back(key.second);
    return order;
}

/// Takes the slowdowns of a bundle's flows in ascending order and keeps those of the ranks it wants.
class Ranks {
public:
    Ranks(BundleSlowdown &bundle, std::size_t flows)
        : bundle_(&bundle)
        , last_(flows - 1)
    {
    }

    void add(float slowdown)
    {
        const auto rank = rank_++;
        for (; next_ <= BundleSlowdown::steps && next_ * last_ / BundleSlowdown::steps == rank; ++next_)
            bundle_->at[next_] = slowdown;
        if (rank == static_cast<std::size_t>(0.99 * static_cast<double>(last_)))
            bundle_->p99 = slowdown;
    }

private:
    BundleSlowdown *bundle_;
    std::size_t last_; ///< rank of the last
    std::size_t rank_ = 0, next_ = 0;
};

void addSlowdowns(const Crossings &crossings, const std::vector<double> &slowdowns, const std::stop_token &stop,
                  SimulationResult &result)
{
    std::vector<Ranks> ranks;
    for (std::size_t b = 0; b < result.bundles.size(); ++b) {
        auto &bundle = result.bundleSlowdowns[b];
        ranks.emplace_back(bundle, result.bundles[b].flows - bundle.unfinished);
    }
    StopWatch watch(stop);
    for (const auto f : inOrder(slowdowns, stop)) {
        if (watch.asked())
            return;
        for (const auto b : crossings[f])
            ranks[b].add(static_cast<float>(slowdowns[f]));
    }
}

/// Counts what crosses each bundle, and each two.
Crossings countFlows(const Bundles &bundles, const SimulatedFlows &flows, const std::stop_token &stop,
                     SimulationResult &result)
{
    const auto n = result.bundles.size();
    Crossings crossings;
    crossings.first.reserve(flows.first.size());
    crossings.bundles.reserve(flows.stripes.links.size());
    auto &all = crossings.bundles;
    StopWatch watch(stop);
    for (std::size_t f = 0; f + 1 < flows.first.size() && !watch.asked(); ++f) {
        const bool done = std::isfinite(flows.slowdowns[f]);
        for (auto stripe = flows.first[f]; stripe < flows.first[f + 1]; ++stripe) {
            const auto own = static_cast<std::ptrdiff_t>(all.size());
            for (const auto link : flows.stripes.path(stripe)) {
                const auto bundle = bundles.of(link);
                if (bundle != notDrawn && std::find(all.begin() + own, all.end(), bundle) == all.end())
                    all.push_back(bundle);
            }
            for (auto a = all.begin() + own; a != all.end(); ++a) {
                ++result.bundles[*a].flows;
                result.bundleSlowdowns[*a].unfinished += !done;
                for (auto b = all.begin() + own; b != all.end(); ++b)
                    ++result.sharedFlows[*a * n + *b];
            }
        }
        crossings.first.push_back(static_cast<std::uint32_t>(all.size()));
    }
    return crossings;
}

std::vector<float> bytesOfLinks(const FlowSet &stripes, const std::stop_token &stop)
{
    std::vector<float> bytes(stripes.capacity.size(), 0);
    StopWatch watch(stop);
    for (std::size_t f = 0; f < stripes.size() && !watch.asked(); ++f) {
        for (const auto link : stripes.path(f))
            bytes[index(link)] += static_cast<float>(stripes.bytes[f]);
    }
    return bytes;
}

} // namespace

void addBundles(const Network &network, const SimulatedFlows &flows, const std::stop_token &stop,
                SimulationResult &result)
{
    const Bundles bundles(network, result);
    const auto n = result.bundles.size();
    result.sharedFlows.assign(n * n, 0);
    result.bundleSlowdowns.assign(n, {});
    const auto crossings = countFlows(bundles, flows, stop, result);
    if (stop.stop_requested())
        return;
    addSlowdowns(crossings, flows.slowdowns, stop, result);
    if (stop.stop_requested())
        return;
    const auto bytes = bytesOfLinks(flows.stripes, stop);
    result.linkLoads.resize(network.linksOfSite());
    for (std::uint32_t link = 0; link < bytes.size(); ++link) {
        const auto bundle = bundles.of(LinkId(link));
        const auto capacity = flows.stripes.capacity[link];
        if (bundle == notDrawn || capacity <= 0)
            continue;
        const double load = bytes[link] / capacity / result.ideal;
        result.linkLoads.set(LinkId(link), load); // of the first site, as bundles are
        auto &b = result.bundles[bundle];
        ++b.links;
        b.mean += load;
        b.most = std::max(b.most, load);
    }
    for (auto &b : result.bundles)
        b.mean /= static_cast<double>(std::max<std::size_t>(b.links, 1));
    result.switchLoads = switchLoads(network, result.linkLoads);
}

} // namespace gigasite::flow
