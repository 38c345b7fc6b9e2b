// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/link_loads.h"

#include "model/flow/run_control.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr std::size_t mostHot = 10;

/// Links up into a tier or down out of it, tree by tree.
template <class Block> void forEachTree(const Network &network, std::uint32_t tier, bool up, Block block)
{
    const std::size_t links = std::size_t{network.level(tier - 1).subtrees} * network.level(tier).width;
    for (std::uint32_t site = 0; site < network.spec().sites; ++site) {
        for (std::uint32_t tree = 0; tree < network.trees(); ++tree)
            block(up ? network.upLink(site, tree, tier, 0) : network.downLink(site, tree, tier, 0), links);
    }
}

} // namespace

std::vector<LinkUse> usesOf(const FlowSet &flows, const std::vector<std::uint32_t> &first, const std::stop_token &stop)
{
    std::vector<LinkUse> uses(flows.capacity.size());
    std::vector<LinkId> crossed; // by the flow's stripes before
    StopWatch watch(stop);
    for (std::size_t whole = 0; whole + 1 < first.size() && !watch.asked(); ++whole) {
        crossed.clear();
        for (auto f = first[whole]; f < first[whole + 1]; ++f) {
            for (const auto link : flows.path(f)) {
                uses[index(link)].bytes += static_cast<float>(flows.bytes[f]);
                const bool again = std::find(crossed.begin(), crossed.end(), link) != crossed.end();
                uses[index(link)].flows += again ? 0 : 1;
            }
            const auto path = flows.path(f);
            if (f + 1 < first[whole + 1])
                crossed.insert(crossed.end(), path.begin(), path.end());
        }
    }
    return uses;
}

std::string shortNameOf(const HotLink &hot)
{
    using Kind = Network::Place::Kind;
    const bool up = hot.place.kind == Kind::HostUp || hot.place.kind == Kind::Up;
    return hot.cable ? failuresText({*hot.cable}) + (up ? " up" : " down") : hot.name;
}

std::string_view kindOf(const HotLink &hot)
{
    constexpr std::array<std::string_view, 8> kinds{"nic_up",       "nic_down",    "up",      "down",
                                                    "scale_up_out", "scale_up_in", "wan_out", "wan_in"};
    return kinds[static_cast<std::size_t>(hot.place.kind)];
}

LoadSum::LoadSum(const Network &network, SimulationResult &result)
    : network_(network)
    , result_(result)
    , lines_(2 * (network.tiers() + 2))
{
    result.loadHistogram.assign(histogramBins, 0);
    for (std::uint32_t tier = 0; tier < network.tiers() + 2; ++tier) {
        for (const bool up : {true, false})
            lineOf(tier, up).load = {.tier = tier, .up = up, .isWan = tier > network.tiers()};
    }
}

void LoadSum::add(std::uint32_t tier, bool up, const LinkBlock &block)
{
    auto &line = lineOf(tier, up);
    const bool betweenSwitches = tier > 1 && !line.load.isWan;
    double carried = 0, capacity = 0;
    for (std::size_t i = 0; i < block.size(); ++i) {
        const double c = block.capacityOf(i);
        const auto use = block.useOf(i);
        if (c <= 0 || (tier == 0 && use.flows == 0))
            continue; // out of service; a domain that another one stands for
        const double load = use.bytes / c / result_.ideal;
        ++line.load.links;
        carried += use.bytes;
        capacity += c;
        line.load.mean += load;
        line.load.most = std::max(line.load.most, load);
        if (!block.uses.empty())
            offer(tier, up, LinkId(index(block.first) + i), use, c);
        if (!betweenSwitches)
            continue;
        const auto bin = std::min(static_cast<std::size_t>(load / histogramStep), histogramBins - 1);
        ++result_.loadHistogram[bin];
    }
    line.carried += carried;
    line.offered += capacity;
}

/// Of links that are as loaded those that most hosts share come first: WAN, then from the top of the trees down, then
/// scale-up domains.
std::uint32_t LoadSum::rankOf(std::uint32_t tier, bool up) const
{
    const auto tiers = network_.tiers();
    if (tier > tiers)
        return 0;
    return tier == 0 ? 2 * tiers + 1 : 1 + 2 * (tiers - tier) + (up ? 0 : 1);
}

void LoadSum::offer(std::uint32_t tier, bool up, LinkId link, const LinkUse &use, double capacity)
{
    const Hot hot{use.bytes / capacity / result_.ideal, rankOf(tier, up), link, use.flows};
    const auto before = [](const Hot &a, const Hot &b) {
        return std::tuple(-a.load, a.rank, index(a.link)) < std::tuple(-b.load, b.rank, index(b.link));
    };
    if (hot.load <= 0 || (hottest_.size() == mostHot && !before(hot, hottest_.back())))
        return;
    hottest_.insert(std::upper_bound(hottest_.begin(), hottest_.end(), hot, before), hot);
    if (hottest_.size() > mostHot)
        hottest_.pop_back();
}

void LoadSum::close(std::uint32_t tier, bool up)
{
    auto &[load, carried, offered] = lineOf(tier, up);
    if (load.links > 0)
        load.mean /= static_cast<double>(load.links);
    const double last = result_.completion.max;
    load.utilisation = offered > 0 && last > 0 ? carried / (offered * last) : 0;
    result_.tiers.push_back(load);
}

void LoadSum::finish()
{
    for (const bool up : {true, false}) {
        if (network_.hasScaleUp())
            close(0, up);
        if (network_.spec().sites > 1)
            close(network_.tiers() + 1, up);
        for (std::uint32_t tier = 1; tier <= network_.tiers(); ++tier)
            close(tier, up);
    }
    for (const auto &[load, rank, link, flows] : hottest_) {
        HotLink hot;
        hot.link = link;
        hot.load = load;
        hot.place = network_.placeOf(link);
        hot.name = network_.nameOf(link);
        hot.flows = static_cast<std::uint64_t>(flows);
        result_.hottest.push_back(std::move(hot));
    }
}

void addLoads(const Network &network, const std::vector<double> &capacity, const std::vector<LinkUse> &uses,
              SimulationResult &result)
{
    LoadSum sum(network, result);
    const auto block = [&](LinkId first, std::size_t count) {
        return LinkBlock{first, {uses.data() + index(first), count}, {}, {capacity.data() + index(first), count}};
    };
    for (const bool up : {true, false}) {
        if (network.hasScaleUp())
            sum.add(0, up,
                    block(up ? network.scaleUpOut(HostId(0)) : network.scaleUpIn(HostId(0)), network.hostCount()));
        if (network.spec().sites > 1)
            sum.add(network.tiers() + 1, up, block(up ? network.wanOut(0) : network.wanIn(0), network.spec().sites));
        for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier)
            forEachTree(network, tier, up,
                        [&](LinkId first, std::size_t links) { sum.add(tier, up, block(first, links)); });
    }
    sum.finish();
}

} // namespace gigasite::flow
