// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/link_loads.h"

#include "model/flow/run_control.h"

#include <algorithm>
#include <array>

namespace gigasite::flow {

namespace {

constexpr std::size_t mostHot = 10;

/// Adds one contiguous block of links to the tier's line, to the histogram, and to the hottest.
class Collector {
public:
    Collector(const std::vector<double> &capacity, const std::vector<LinkUse> &uses, SimulationResult &result)
        : capacity_(capacity)
        , uses_(uses)
        , result_(result)
    {
    }

    void block(LinkId first, std::size_t count, TierLoad &tier, bool betweenSwitches)
    {
        double carried = 0, capacity = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const auto link = index(first) + i;
            const double c = capacity_[link];
            if (c <= 0 || (tier.tier == 0 && uses_[link].flows == 0))
                continue; // out of service; a domain that another one stands for
            const double load = loadOf(link);
            ++tier.links;
            carried += uses_[link].bytes;
            capacity += c;
            tier.mean += load;
            tier.most = std::max(tier.most, load);
            if (!betweenSwitches)
                continue;
            const auto bin = std::min(static_cast<std::size_t>(load / histogramStep), histogramBins - 1);
            ++result_.loadHistogram[bin];
        }
        carried_ += carried;
        offered_ += capacity;
    }

    /// The end of a tier's blocks.
    void close(TierLoad &tier)
    {
        if (tier.links > 0)
            tier.mean /= static_cast<double>(tier.links);
        const double last = result_.completion.max;
        tier.utilisation = offered_ > 0 && last > 0 ? carried_ / (offered_ * last) : 0;
        carried_ = offered_ = 0;
        result_.tiers.push_back(tier);
    }

    void nameHottest(const Network &network)
    {
        for (auto &hot : result_.hottest) {
            hot.place = network.placeOf(hot.link);
            hot.name = network.nameOf(hot.link);
            hot.flows = static_cast<std::uint64_t>(uses_[index(hot.link)].flows);
        }
    }

    /// Of links that are as loaded those offered first stand first.
    void offer(LinkId first, std::size_t count)
    {
        for (std::size_t link = index(first); link < index(first) + count; ++link) {
            if (capacity_[link] > 0)
                offer(link, loadOf(link));
        }
    }

private:
    double loadOf(std::size_t link) const { return uses_[link].bytes / capacity_[link] / result_.ideal; }

    void offer(std::size_t link, double load)
    {
        auto &hottest = result_.hottest;
        if (load <= 0 || (hottest.size() == mostHot && load <= hottest.back().load))
            return;
        HotLink hot;
        hot.link = LinkId(link);
        hot.load = load;
        const auto at = std::upper_bound(hottest.begin(), hottest.end(), hot,
                                         [](const HotLink &a, const HotLink &b) { return a.load > b.load; });
        hottest.insert(at, hot);
        if (hottest.size() > mostHot)
            hottest.pop_back();
    }

    const std::vector<double> &capacity_;
    const std::vector<LinkUse> &uses_;
    SimulationResult &result_;
    double carried_ = 0, offered_ = 0;
};

/// Links up into a tier or down out of it, tree by tree.
template <class Block> void forEachTree(const Network &network, std::uint32_t tier, bool up, Block block)
{
    const std::size_t links = std::size_t{network.level(tier - 1).subtrees} * network.level(tier).width;
    for (std::uint32_t site = 0; site < network.spec().sites; ++site) {
        for (std::uint32_t tree = 0; tree < network.trees(); ++tree)
            block(up ? network.upLink(site, tree, tier, 0) : network.downLink(site, tree, tier, 0), links);
    }
}

/// Those that most hosts share first: WAN, then from the top of the trees down, then scale-up domains.
void findHottest(const Network &network, Collector &collector)
{
    if (network.spec().sites > 1)
        collector.offer(network.wanOut(0), std::size_t{2} * network.spec().sites);
    for (auto tier = network.tiers(); tier >= 1; --tier) {
        for (const bool up : {true, false})
            forEachTree(network, tier, up, [&](LinkId first, std::size_t links) { collector.offer(first, links); });
    }
    if (network.hasScaleUp())
        collector.offer(network.scaleUpOut(HostId(0)), std::size_t{2} * network.hostCount());
    collector.nameHottest(network);
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

void addLoads(const Network &network, const std::vector<double> &capacity, const std::vector<LinkUse> &uses,
              SimulationResult &result)
{
    result.loadHistogram.assign(histogramBins, 0);
    Collector collector(capacity, uses, result);
    const auto aside = [&](std::uint32_t tier, bool up, LinkId first, std::size_t count) {
        TierLoad line{.tier = tier, .up = up, .isWan = tier > network.tiers()};
        collector.block(first, count, line, false);
        collector.close(line);
    };
    for (const bool up : {true, false}) {
        if (network.hasScaleUp())
            aside(0, up, up ? network.scaleUpOut(HostId(0)) : network.scaleUpIn(HostId(0)), network.hostCount());
        if (network.spec().sites > 1)
            aside(network.tiers() + 1, up, up ? network.wanOut(0) : network.wanIn(0), network.spec().sites);
        for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier) {
            TierLoad line{.tier = tier, .up = up};
            forEachTree(network, tier, up,
                        [&](LinkId first, std::size_t links) { collector.block(first, links, line, tier > 1); });
            collector.close(line);
        }
    }
    findHottest(network, collector);
}

} // namespace gigasite::flow
