// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/bundles.h"

#include "model/fabric/overview_graph.h"
#include "model/flow/large_array.h"
#include "model/flow/sort_by_key.h"

#include <cmath>
#include <utility>

namespace gigasite::flow {

namespace {

/// The column of element `number` of `count`.
std::uint32_t columnOf(std::uint64_t number, std::uint64_t count, std::uint32_t columns)
{
    return static_cast<std::uint32_t>(number * columns / count);
}

} // namespace

Bundles::Bundles(const Network &network, SimulationResult &result)
    : network_(network)
{
    std::size_t first = 0; // of the drawn tree
    for (std::uint32_t tree = 0; tree < network.trees(); ++tree) {
        const auto drawn = overviewTree(tree, network.trees());
        if (tree == 0 || drawn != overviewTree(tree - 1, network.trees())) {
            first = result.bundles.size();
            for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier)
                addTier(drawn, tier, result);
        }
        firstOf_.push_back(first);
    }
    const auto n = result.bundles.size();
    result.sharedFlows.assign(n * n, 0);
    result.bundleSlowdowns.assign(n, {});
    result.linkLoads.resize(network.linksOfSite());
}

void Bundles::assign(std::uint32_t firstTree, std::uint32_t trees)
{
    const auto &top = network_.level(network_.tiers());
    const auto upmost = network_.level(network_.tiers() - 1).subtrees * top.width;
    firstLink_ = index(network_.upLink(0, firstTree, 1, 0));
    of_.assign(index(network_.downLink(0, firstTree + trees - 1, network_.tiers(), upmost)) - firstLink_, notDrawn);
    for (auto tree = firstTree; tree < firstTree + trees; ++tree) {
        auto next = firstOf_[tree];
        for (std::uint32_t tier = 1; tier <= network_.tiers(); ++tier)
            next = assignTier(tree, tier, next);
    }
}

std::uint64_t Bundles::switchesOf(std::uint32_t tier) const
{
    return std::uint64_t{network_.level(tier).subtrees} * network_.level(tier).width;
}

std::uint32_t Bundles::columnsOf(std::uint32_t tier) const
{
    const auto from = std::max(tier, 1U); // hosts stand in the columns of their switches
    return static_cast<std::uint32_t>(overviewColumns(static_cast<int>(from), static_cast<int>(network_.tiers()),
                                                      static_cast<double>(switchesOf(from))));
}

void Bundles::addTier(std::uint32_t drawn, std::uint32_t tier, SimulationResult &result) const
{
    const auto columnsBelow = columnsOf(tier - 1), columnsAbove = columnsOf(tier);
    for (std::uint32_t below = 0; below < columnsBelow; ++below) {
        for (std::uint32_t above = 0; above < columnsAbove; ++above) {
            if (tier > 1 || below == above)
                result.bundles.push_back({.tree = drawn, .tier = tier, .below = below, .above = above});
        }
    }
}

/// Links of one tier of one tree to its bundles, from `first` on; returns the first of the next tier.
std::size_t Bundles::assignTier(std::uint32_t tree, std::uint32_t tier, std::size_t first)
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
            of_[index(network_.upLink(0, tree, tier, number)) - firstLink_] = bundle;
            of_[index(network_.downLink(0, tree, tier, number)) - firstLink_] = bundle;
        }
    }
    return first + (tier == 1 ? columnsAbove : columnsBelow * columnsAbove);
}

std::uint32_t Bundles::drawnEnd(std::uint32_t tree) const
{
    auto end = tree + 1;
    while (end < firstOf_.size() && firstOf_[end] == firstOf_[tree])
        ++end;
    return end;
}

void addLinkLoads(const Bundles &bundles, const LinkBlock &block, SimulationResult &result)
{
    for (std::uint32_t i = 0; i < block.size(); ++i) {
        const auto link = LinkId(index(block.first) + i);
        const auto bundle = bundles.of(link);
        const auto capacity = block.capacityOf(i);
        if (bundle == Bundles::notDrawn || capacity <= 0)
            continue;
        const double load = block.useOf(i).bytes / capacity / result.ideal;
        result.linkLoads.set(link, load); // of the first site, as bundles are
        auto &b = result.bundles[bundle];
        ++b.links;
        b.mean += load;
        b.most = std::max(b.most, load);
    }
}

void finishBundles(const Network &network, SimulationResult &result)
{
    for (auto &b : result.bundles)
        b.mean /= static_cast<double>(std::max<std::size_t>(b.links, 1));
    result.switchLoads = switchLoads(network, result.linkLoads);
}

std::vector<std::uint32_t> inOrder(const std::vector<double> &slowdowns, const std::stop_token &stop)
{
    std::vector<std::pair<float, std::uint32_t>> keys;
    reserveLarge(keys, slowdowns.size());
    StopWatch watch(stop);
    for (std::uint32_t f = 0; f < slowdowns.size() && !watch.asked(); ++f) {
        if (std::isfinite(slowdowns[f]))
            keys.emplace_back(static_cast<float>(slowdowns[f]), f);
    }
    sortByKey(keys, [](const auto &key) { return orderOf(key.first); }, stop);
    if (stop.stop_requested())
        return {};
    std::vector<std::uint32_t> order;
    reserveLarge(order, keys.size());
    for (const auto &key : keys) {
        if (watch.asked())
            return {};
        order.push_back(key.second);
    }
    return order;
}

std::vector<Ranks> ranksOf(SimulationResult &result)
{
    std::vector<Ranks> ranks;
    for (std::size_t b = 0; b < result.bundles.size(); ++b) {
        auto &bundle = result.bundleSlowdowns[b];
        ranks.emplace_back(bundle, result.bundles[b].flows - bundle.unfinished);
    }
    return ranks;
}

} // namespace gigasite::flow
