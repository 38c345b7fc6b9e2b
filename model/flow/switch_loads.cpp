// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/switch_loads.h"

#include <algorithm>
#include <bit>

namespace gigasite::flow {

namespace {

constexpr int lowerHalf = 16;

/// Calls `visit(up, number of the cable, tier it leads up into, neighbour)` for every port in use.
template <class Visit> void visitPorts(const Network &network, const SwitchId &id, Visit visit)
{
    const auto &own = network.level(id.tier), &low = network.level(id.tier - 1);
    const auto s = static_cast<std::uint32_t>(id.number / own.width);
    const auto q = static_cast<std::uint32_t>(id.number % own.width);
    const auto perChild = own.width / low.width; // w_i
    const auto last = std::min(std::uint64_t{s + 1} * own.down, std::uint64_t{low.subtrees});
    for (std::uint64_t child = std::uint64_t{s} * own.down; child < last; ++child)
        visit(false, child * own.width + q, id.tier, id.tier == 1 ? child : child * low.width + q / perChild);
    if (id.tier >= network.tiers())
        return;
    const auto &high = network.level(id.tier + 1);
    const auto ports = high.width / own.width; // w_{i+1}
    for (std::uint32_t p = 0; p < ports; ++p) {
        const std::uint64_t above = std::uint64_t{q} * ports + p;
        visit(true, std::uint64_t{s} * high.width + above, id.tier + 1,
              std::uint64_t{s / high.down} * high.width + above);
    }
}

} // namespace

void LinkLoads::set(LinkId link, double load)
{
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(load));
    constexpr std::uint32_t half = 1U << (lowerHalf - 1); // to the nearest
    halves_[index(link)] = static_cast<std::uint16_t>((bits + half) >> lowerHalf);
}

double LinkLoads::of(LinkId link) const
{
    const auto i = index(link);
    return i < halves_.size() ? std::bit_cast<float>(std::uint32_t{halves_[i]} << lowerHalf) : 0;
}

std::uint64_t switchesOf(const Network &network, std::uint32_t tier)
{
    return std::uint64_t{network.level(tier).subtrees} * network.level(tier).width;
}

std::vector<SwitchPort> portsOf(const Network &network, const SwitchId &id)
{
    if (id.tier < 1 || id.tier > network.tiers() || id.tree >= network.trees() ||
        id.number >= switchesOf(network, id.tier))
        return {};
    std::vector<SwitchPort> ports;
    visitPorts(network, id, [&](bool up, std::uint64_t cable, std::uint32_t tier, std::uint64_t neighbour) {
        const auto number = static_cast<std::uint32_t>(cable);
        const auto rises = network.upLink(0, id.tree, tier, number), falls = network.downLink(0, id.tree, tier, number);
        ports.push_back({.up = up,
                         .cable = {Failure::Kind::Link, id.tree, tier, number},
                         .out = up ? rises : falls,
                         .in = up ? falls : rises,
                         .neighbour = neighbour});
    });
    return ports;
}

std::vector<std::vector<SwitchLoad>> switchLoads(const Network &network, const LinkLoads &loads)
{
    std::vector<std::vector<SwitchLoad>> all;
    for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier) {
        auto &ofTier = all.emplace_back();
        const auto perTree = switchesOf(network, tier);
        ofTier.reserve(perTree * network.trees());
        for (std::uint32_t tree = 0; tree < network.trees(); ++tree) {
            for (std::uint64_t number = 0; number < perTree; ++number) {
                double sum = 0, most = 0;
                std::size_t links = 0;
                visitPorts(
                    network, {tree, tier, number}, [&](bool, std::uint64_t cable, std::uint32_t into, std::uint64_t) {
                        const auto n = static_cast<std::uint32_t>(cable);
                        for (const auto link : {network.upLink(0, tree, into, n), network.downLink(0, tree, into, n)}) {
                            const double load = loads.of(link);
                            sum += load;
                            most = std::max(most, load);
                            ++links;
                        }
                    });
                ofTier.push_back(
                    {static_cast<float>(links > 0 ? sum / static_cast<double>(links) : 0), static_cast<float>(most)});
            }
        }
    }
    return all;
}

} // namespace gigasite::flow
