// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/bundle_loads.h"

#include "model/fabric/overview_graph.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr std::uint32_t mostTrees = 4; ///< as many as the figure draws
constexpr std::uint16_t notDrawn = UINT16_MAX;

/// The column of element `number` of `count`.
std::uint32_t columnOf(std::uint64_t number, std::uint64_t count, std::uint32_t columns)
{
    return static_cast<std::uint32_t>(number * columns / count);
}

/// Numbers the bundles of all trees and knows the one of every link.
class Bundles {
public:
    Bundles(const Network &network, SimulationResult &result)
        : network_(network)
        , result_(result)
        , of_(network.linkCount(), notDrawn)
    {
        for (std::uint32_t tree = 0; tree < std::min(network.trees(), mostTrees); ++tree) {
            for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier)
                addTier(tree, tier);
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

    void addTier(std::uint32_t tree, std::uint32_t tier)
    {
        const auto &low = network_.level(tier - 1), &high = network_.level(tier);
        const auto first = result_.bundles.size();
        const auto columnsBelow = columnsOf(tier - 1), columnsAbove = columnsOf(tier);
        for (std::uint32_t below = 0; below < columnsBelow; ++below) {
            for (std::uint32_t above = 0; above < columnsAbove; ++above) {
                if (tier > 1 || below == above)
                    result_.bundles.push_back({.tree = tree, .tier = tier, .below = below, .above = above});
            }
        }
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
    }

    const Network &network_;
    SimulationResult &result_;
    std::vector<std::uint16_t> of_;
};

/// The bundles a path crosses, each once.
void crossedBy(std::span<const LinkId> path, const Bundles &bundles, std::vector<std::uint16_t> &crossed)
{
    crossed.clear();
    for (const auto link : path) {
        const auto bundle = bundles.of(link);
        if (bundle != notDrawn && std::find(crossed.begin(), crossed.end(), bundle) == crossed.end())
            crossed.push_back(bundle);
    }
}

/// Flows in the order they are late; those that never end are left out.
std::vector<std::uint32_t> inOrder(const std::vector<double> &slowdowns)
{
    std::vector<std::pair<float, std::uint32_t>> keys;
    keys.reserve(slowdowns.size());
    for (std::uint32_t f = 0; f < slowdowns.size(); ++f) {
        if (std::isfinite(slowdowns[f]))
            keys.emplace_back(static_cast<float>(slowdowns[f]), f);
    }
    std::sort(keys.begin(), keys.end());
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

void addSlowdowns(const Bundles &bundles, const SimulatedFlows &flows, SimulationResult &result)
{
    std::vector<Ranks> ranks;
    for (std::size_t b = 0; b < result.bundles.size(); ++b) {
        auto &bundle = result.bundleSlowdowns[b];
        ranks.emplace_back(bundle, result.bundles[b].flows - bundle.unfinished);
    }
    std::vector<std::uint16_t> crossed;
    for (const auto f : inOrder(flows.slowdowns)) {
        for (auto stripe = flows.first[f]; stripe < flows.first[f + 1]; ++stripe) {
            crossedBy(flows.stripes.path(stripe), bundles, crossed);
            for (const auto b : crossed)
                ranks[b].add(static_cast<float>(flows.slowdowns[f]));
        }
    }
}

/// How many flows cross each bundle, and each two; the bytes of every link.
std::vector<float> countFlows(const Bundles &bundles, const SimulatedFlows &flows, SimulationResult &result)
{
    const auto n = result.bundles.size();
    std::vector<float> bytes(flows.stripes.capacity.size(), 0);
    std::vector<std::uint16_t> crossed;
    for (std::size_t f = 0; f + 1 < flows.first.size(); ++f) {
        const bool done = std::isfinite(flows.slowdowns[f]);
        for (auto stripe = flows.first[f]; stripe < flows.first[f + 1]; ++stripe) {
            for (const auto link : flows.stripes.path(stripe))
                bytes[index(link)] += static_cast<float>(flows.stripes.bytes[stripe]);
            crossedBy(flows.stripes.path(stripe), bundles, crossed);
            for (const auto a : crossed) {
                ++result.bundles[a].flows;
                result.bundleSlowdowns[a].unfinished += !done;
                for (const auto b : crossed)
                    ++result.sharedFlows[a * n + b];
            }
        }
    }
    return bytes;
}

} // namespace

void addBundles(const Network &network, const SimulatedFlows &flows, SimulationResult &result)
{
    const Bundles bundles(network, result);
    const auto n = result.bundles.size();
    result.sharedFlows.assign(n * n, 0);
    result.bundleSlowdowns.assign(n, {});
    const auto bytes = countFlows(bundles, flows, result);
    addSlowdowns(bundles, flows, result);
    for (std::uint32_t link = 0; link < bytes.size(); ++link) {
        const auto bundle = bundles.of(LinkId(link));
        const auto capacity = flows.stripes.capacity[link];
        if (bundle == notDrawn || capacity <= 0)
            continue;
        const double load = bytes[link] / capacity / result.ideal;
        auto &b = result.bundles[bundle];
        ++b.links;
        b.mean += load;
        b.most = std::max(b.most, load);
    }
    for (auto &b : result.bundles)
        b.mean /= static_cast<double>(std::max<std::size_t>(b.links, 1));
}

} // namespace gigasite::flow
