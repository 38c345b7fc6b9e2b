// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/large_array.h"
#include "model/flow/network.h"

#include <algorithm>
#include <utility>

namespace gigasite::flow {

/// Up and down by the same digits, from position to position of one tree.
LinkId *Network::writeInSite(std::uint32_t from, std::uint32_t to, std::uint32_t firstLink, const Hash &hash,
                             LinkId *path) const
{
    std::array<std::uint32_t, 5> down;
    std::uint32_t climbed = 0, q = 0;
    do {
        const auto lowerUp = levels_[climbed].up;
        const auto &level = levels_[++climbed];
        if (climbed > 1)
            q = q * lowerUp + (climbed == 2 ? hash.first : hash.port(climbed, lowerUp));
        *path++ = LinkId(firstLink + level.firstUp + from * level.width + q);
        down[climbed - 1] = firstLink + level.firstDown + to * level.width + q;
        from /= level.down;
        to /= level.down;
    } while (from != to && climbed < tiers());
    while (climbed > 0)
        *path++ = LinkId(down[--climbed]);
    return path;
}

/// Up all tiers, out of one site, into the other, and down from a top switch there.
LinkId *Network::writeOverWan(std::uint32_t from, std::uint32_t to, std::uint32_t fromSite, std::uint32_t toSite,
                              std::uint32_t tree, const Hash &hash, LinkId *path) const
{
    std::array<std::uint32_t, 6> below{to}; // s_0 … of the receiver
    std::uint32_t q = 0;
    for (std::uint32_t i = 1; i <= tiers(); ++i) {
        if (i > 1)
            q = q * levels_[i - 1].up + (i == 2 ? hash.first : hash.port(i, levels_[i - 1].up));
        *path++ = upLink(fromSite, tree, i, from * levels_[i].width + q);
        from /= levels_[i].down;
        below[i] = below[i - 1] / levels_[i].down;
    }
    *path++ = wanOut(fromSite);
    *path++ = wanIn(toSite);
    q = hash.port(tierOfEntry, levels_[tiers()].width);
    for (auto i = tiers(); i >= 1; --i) {
        *path++ = downLink(toSite, tree, i, below[i - 1] * levels_[i].width + q);
        q /= levels_[i - 1].up;
    }
    return path;
}

Network::Written Network::write(HostId from, HostId to, std::uint64_t flow, std::uint32_t plane, const Routing &routing,
                                LinkId *path) const
{
    const bool manySites = spec_.sites > 1;
    const auto fromSite = manySites ? index(from) / spec_.hosts : 0, toSite = manySites ? index(to) / spec_.hosts : 0;
    auto sender = index(from) - fromSite * spec_.hosts;
    const auto receiver = index(to) - toSite * spec_.hosts;
    if (hasScaleUp() && fromSite == toSite && sender / spec_.domain == receiver / spec_.domain) {
        *path++ = scaleUpOut(from);
        *path++ = scaleUpIn(to);
        if (spec_.railOnly) // its last link is also the way of others to that rail
            return {path, receiver % spec_.domain * spec_.planes * firstChoices()};
        return {path, trees() * firstChoices() + sender / spec_.domain};
    }
    auto tree = plane;
    if (spec_.railOnly) {
        const auto rail = receiver % spec_.domain;
        const auto relay = sender - sender % spec_.domain + rail;
        tree = rail * spec_.planes + plane;
        if (relay != sender) {
            *path++ = scaleUpOut(from);
            *path++ = scaleUpIn(HostId(fromSite * spec_.hosts + relay));
            sender = relay;
        }
    }
    const Hash hash{routing, flow, plane, hashedPort(routing, flow, 2, plane, firstChoices())};
    const auto part = tree * firstChoices() + hash.first;
    const auto a = positionOf(sender), b = positionOf(receiver);
    if (fromSite != toSite)
        return {writeOverWan(a, b, fromSite, toSite, tree, hash, path), part};
    return {writeInSite(a, b, firstLinkOf(fromSite, tree), hash, path), part};
}

void Network::route(HostId from, HostId to, std::uint64_t flow, std::uint32_t plane, const Routing &routing,
                    std::vector<LinkId> &path) const
{
    std::array<LinkId, longestPath> links;
    const auto written = write(from, to, flow, plane, routing, links.data());
    path.insert(path.end(), links.data(), written.end);
}

std::uint32_t Network::turn(HostId from, HostId to) const
{
    if (index(from) / spec_.hosts != index(to) / spec_.hosts)
        return tiers() + 1;
    auto a = index(from) % spec_.hosts;
    const auto b = index(to) % spec_.hosts;
    if (hasScaleUp() && a / spec_.domain == b / spec_.domain)
        return 0;
    auto x = positionOf(a), y = positionOf(b);
    for (std::uint32_t i = 1; i < tiers(); ++i) {
        x /= levels_[i].down;
        y /= levels_[i].down;
        if (x == y)
            return i;
    }
    return tiers();
}

FlowSet Network::hashed(const Traffic &traffic, const Routing &routing, const std::stop_token &stop) const
{
    FlowSet flows;
    const auto count = traffic.size() * spec_.planes;
    const auto longest = 2 * tiers() + (spec_.railOnly ? 2 : 0) + (spec_.sites > 1 ? 2 : 0);
    // Made as they are filled: to zero the links of millions of flows takes longer than a stop may.
    constexpr std::size_t block = 4096;
    reserveLarge(flows.links, count * longest);
    reserveLarge(flows.first, count + 1);
    reserveLarge(flows.bytes, count);
    std::vector<std::uint32_t> part;
    reserveLarge(part, count);
    auto *end = flows.links.data();
    for (std::size_t d = 0; d < traffic.size(); ++d) {
        if (d % block == 0) {
            if (stop.stop_requested())
                return {};
            const auto demands = std::min(block, traffic.size() - d);
            flows.links.resize(flows.first.back() + demands * spec_.planes * longest); // within what is reserved
        }
        const auto &demand = traffic[d];
        for (std::uint32_t plane = 0; plane < spec_.planes; ++plane) {
            const auto written = write(demand.from, demand.to, d, plane, routing, end);
            end = written.end;
            flows.first.push_back(static_cast<std::uint32_t>(end - flows.links.data()));
            flows.bytes.push_back(demand.bytes / spec_.planes);
            part.push_back(written.part);
        }
    }
    flows.links.resize(flows.first.back());
    setTimes(flows, traffic, [this](std::size_t flow) { return flow / spec_.planes; }, stop);
    if (stop.stop_requested())
        return {};
    flows.part = separateParts(flows, std::move(part));
    flows.capacity = capacities();
    return flows;
}

/// Which flows can be looked at apart. First choices of the hash lead to planes that never meet above the hosts: as
/// fine as it gets if the links of hosts are not shared either. Else trees (rails), if they are. Else nothing.
std::vector<std::uint32_t> Network::separateParts(const FlowSet &flows, std::vector<std::uint32_t> byFirstChoice) const
{
    const auto choices = firstChoices();
    if (spec_.sites > 1 || trees() * choices == 1)
        return {};
    if (shareNoLink(flows, byFirstChoice))
        return byFirstChoice;
    if (trees() == 1)
        return {};
    // Stripes of a flow that crosses its domain first share the links there: rails, not their planes, are apart.
    const auto perTree = spec_.railOnly ? choices * spec_.planes : choices;
    const auto fabric = trees() * choices;
    for (auto &part : byFirstChoice)
        part = part < fabric ? part / perTree : part - fabric + fabric / perTree;
    return shareNoLink(flows, byFirstChoice) ? byFirstChoice : std::vector<std::uint32_t>();
}

/// Calls `claim(place, part)` for every link of a host, in or out, on every path, places counted from 0 without gaps,
/// until it says no.
template <class Claim>
bool Network::claimHostLinks(const FlowSet &flows, const std::vector<std::uint32_t> &part, Claim claim) const
{
    const auto inTree = 2 * levels_[0].subtrees; // first in each tree
    const auto inTrees = std::size_t(trees()) * inTree;
    const auto placeOf = [&](LinkId link) { // SIZE_MAX between switches
        const auto n = index(link);
        if (n >= firstScaleUp_)
            return inTrees + n - firstScaleUp_;
        const auto tree = trees() > 1 ? n / treeLinks_ : 0;
        const auto offset = n - tree * treeLinks_;
        return offset < inTree ? std::size_t(tree) * inTree + offset : SIZE_MAX;
    };
    for (std::size_t f = 0; f < flows.size(); ++f) {
        const auto path = flows.path(f);
        for (const auto link : path.first(path.size() - 1)) {
            const auto place = placeOf(link);
            if (place == SIZE_MAX)
                break; // from here on switches, to the last link
            if (!claim(place, part[f]))
                return false;
        }
        if (!claim(placeOf(path.back()), part[f]))
            return false;
    }
    return true;
}

/// Whether every link of a host is crossed by flows of one part only; links between switches are so by construction.
bool Network::shareNoLink(const FlowSet &flows, const std::vector<std::uint32_t> &part) const
{
    const auto places = std::size_t(trees()) * 2 * levels_[0].subtrees + firstWan_ - firstScaleUp_;
    // One flow per link is the rule, and bits of all links fit the cache.
    std::vector<bool> taken(places);
    const auto takes = [&](std::size_t place, std::uint32_t /*part*/) {
        const bool free = !taken[place];
        taken[place] = true;
        return free;
    };
    if (claimHostLinks(flows, part, takes))
        return true;
    std::vector<std::uint32_t> owner(places, UINT32_MAX);
    return claimHostLinks(flows, part, [&](std::size_t place, std::uint32_t p) {
        const auto before = std::exchange(owner[place], p);
        return before == p || before == UINT32_MAX;
    });
}

Network Network::bundled() const
{
    auto spec = spec_;
    spec.planes = 1;
    for (auto &tier : spec.tiers)
        tier.up = std::min(tier.up, 1U);
    const std::uint32_t domains = spec_.railOnly ? 1 : 0; // tiers below those of the rails
    if (spec_.railOnly) {
        spec.railOnly = false;
        spec.attachment = Attachment::Rack;
        spec.tiers.insert(spec.tiers.begin(), {spec_.domain, 1});
    }
    Network bundles(std::move(spec));
    bundles.bundledPlanes_ = spec_.planes;
    bundles.bundledRails_ = rails();
    for (std::uint32_t tier = 1; tier <= tiers(); ++tier)
        bundles.parallel_[tier + domains] = levels_[tier].width * trees();
    return bundles;
}

double Network::jointRate(std::uint32_t tier) const
{
    if (!spec_.railOnly)
        return spec_.hostRate * levels_[tier].width;
    return tier == 1 ? spec_.hostRate : spec_.hostRate * spec_.domain * levels_[tier - 1].width;
}

FlowSet Network::sprayed(const Traffic &traffic, const std::stop_token &stop) const
{
    const auto bundles = bundled();
    auto flows = bundles.hashed(traffic, {}, stop);
    if (stop.stop_requested())
        return flows;
    for (std::uint32_t tree = 0; tree < spec_.sites * bundles.trees(); ++tree) {
        for (std::uint32_t i = 1; i <= bundles.tiers(); ++i) {
            auto *joint =
                flows.capacity.data() + index(bundles.upLink(0, tree, i, 0)); // up and down stand side by side
            std::fill_n(joint, 2 * bundles.level(i - 1).subtrees, jointRate(i));
        }
    }
    return flows;
}

} // namespace gigasite::flow
