// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/network.h"

#include <algorithm>
#include <utility>

namespace gigasite::flow {

namespace {

std::uint32_t ceilDiv(std::uint32_t a, std::uint32_t b)
{
    return a / b + (a % b != 0);
}

/// Positions in one tree, empty ones included.
std::uint32_t positionsOf(const NetworkSpec &spec)
{
    if (spec.railOnly)
        return ceilDiv(spec.hosts, spec.domain);
    if (spec.attachment == Attachment::CrossRack && spec.domain > 1) {
        const auto down = spec.tiers.front().down;
        return ceilDiv(ceilDiv(spec.hosts, spec.domain), down) * spec.domain * down;
    }
    return spec.hosts;
}

} // namespace

Network::Network(NetworkSpec spec)
    : spec_(std::move(spec))
{
    levels_[0].subtrees = positionsOf(spec_);
    for (std::uint32_t i = 1; i <= tiers(); ++i) {
        const auto &below = levels_[i - 1];
        auto &level = levels_[i];
        level.down = spec_.tiers[i - 1].down;
        level.up = i < tiers() ? spec_.tiers[i - 1].up : 0;
        level.subtrees = ceilDiv(below.subtrees, level.down);
        level.width = below.width * below.up;
        level.firstUp = treeLinks_;
        level.firstDown = treeLinks_ + below.subtrees * level.width;
        treeLinks_ += 2 * below.subtrees * level.width;
    }
    firstScaleUp_ = spec_.sites * trees() * treeLinks_;
    firstWan_ = firstScaleUp_ + (hasScaleUp() ? 2 * hostCount() : 0);
    linkCount_ = firstWan_ + (spec_.sites > 1 ? 2 * spec_.sites : 0);
}

std::size_t Network::switchCount() const
{
    std::size_t perTree = 0;
    for (std::uint32_t i = 1; i <= tiers(); ++i)
        perTree += std::size_t(levels_[i].subtrees) * levels_[i].width;
    return perTree * trees() * spec_.sites;
}

std::uint32_t Network::positionOf(std::uint32_t hostOfSite) const
{
    if (spec_.railOnly)
        return hostOfSite / spec_.domain;
    if (spec_.attachment == Attachment::Rack || spec_.domain <= 1)
        return hostOfSite;
    const auto domain = hostOfSite / spec_.domain;
    const auto rail = hostOfSite % spec_.domain;
    const auto down = levels_[1].down;
    return (domain / down * spec_.domain + rail) * down + domain % down;
}

std::uint32_t Network::hostAt(std::uint32_t tree, std::uint32_t position) const
{
    if (spec_.railOnly)
        return position * spec_.domain + tree / spec_.planes;
    if (spec_.attachment == Attachment::Rack || spec_.domain <= 1)
        return position;
    const auto down = levels_[1].down;
    const auto row = position / down; // ⌊D / d_1⌋ K + j
    return (row / spec_.domain * down + position % down) * spec_.domain + row % spec_.domain;
}

double Network::capacityOf(LinkId link) const
{
    if (index(link) < firstScaleUp_)
        return spec_.hostRate / spec_.planes;
    return index(link) < firstWan_ ? spec_.scaleUpRate : spec_.wanRateOf((index(link) - firstWan_) % spec_.sites);
}

std::vector<double> Network::capacities() const
{
    std::vector<double> capacity(linkCount_, spec_.hostRate / spec_.planes);
    std::fill(capacity.begin() + firstScaleUp_, capacity.begin() + firstWan_, spec_.scaleUpRate);
    for (auto link = firstWan_; link < linkCount_; ++link)
        capacity[link] = spec_.wanRateOf((link - firstWan_) % spec_.sites);
    return capacity;
}

Network::Place Network::placeOf(LinkId link) const
{
    using Kind = Place::Kind;
    const auto n = index(link);
    if (n >= firstWan_) {
        const bool out = n - firstWan_ < spec_.sites;
        return {.kind = out ? Kind::WanOut : Kind::WanIn, .site = (n - firstWan_) % spec_.sites};
    }
    if (n >= firstScaleUp_) {
        const bool out = n - firstScaleUp_ < hostCount();
        const auto host = (n - firstScaleUp_) % hostCount();
        const auto ofSite = host % spec_.hosts;
        return {.kind = out ? Kind::ScaleUpOut : Kind::ScaleUpIn,
                .site = host / spec_.hosts,
                .below = ofSite,
                .above = ofSite / spec_.domain};
    }
    const auto block = n / treeLinks_, inTree = n % treeLinks_;
    Place place{.site = block / trees(), .tree = block % trees(), .tier = tiers()};
    while (levels_[place.tier].firstUp > inTree)
        --place.tier;
    const auto &level = levels_[place.tier];
    const bool up = inTree < level.firstDown;
    const auto number = inTree - (up ? level.firstUp : level.firstDown);
    const auto s = number / level.width, q = number % level.width;
    const auto &lower = levels_[place.tier - 1];
    place.below = s * lower.width + q / lower.up;
    place.above = s / level.down * level.width + q;
    if (place.tier == 1)
        place.kind = up ? Kind::HostUp : Kind::HostDown;
    else
        place.kind = up ? Kind::Up : Kind::Down;
    return place;
}

std::optional<Failure> Network::cableOf(LinkId link) const
{
    const auto place = placeOf(link);
    if (place.tier == 0)
        return std::nullopt;
    const auto &low = levels_[place.tier - 1], &high = levels_[place.tier];
    const auto number = place.below / low.width * high.width + place.above % high.width;
    return Failure{.kind = Failure::Kind::Link,
                   .plane = place.tree,
                   .tier = place.tier,
                   .number = place.site * low.subtrees * high.width + number};
}

/// Of all the parallel links of a subtree: where they start or end is many switches, but one subtree.
std::string Network::bundleName(const Place &place, const std::string &where) const
{
    using Kind = Place::Kind;
    const bool up = place.kind == Kind::HostUp || place.kind == Kind::Up;
    const auto planes = bundledRails_ > 1 ? " on " + std::to_string(bundledRails_) + " rails"
        : bundledPlanes_ > 1              ? " in " + std::to_string(bundledPlanes_) + " planes"
                                          : std::string();
    if (place.tier == 1)
        return std::string(up ? "NIC out" : "NIC in") + where + ", all links of GPU " +
            std::to_string(place.site * spec_.hosts + hostAt(place.tree, place.below)) + planes;
    const auto tier = place.tier - (bundledRails_ > 1 ? 1 : 0); // domains are the first
    const auto below = tier == 1 ? "domain "
        : tier == 2              ? (bundledRails_ > 1 ? "first-tier switches " : "first-tier switch ")
        : tier == 3              ? std::string("pod ")
                                 : "tier " + std::to_string(tier - 1) + " subtree ";
    return "tier " + std::to_string(tier) + (up ? " up" : " down") + where + ", all links " + (up ? "from " : "to ") +
        below + std::to_string(place.below) + planes;
}

std::string Network::nameOf(LinkId link) const
{
    using Kind = Place::Kind;
    const auto place = placeOf(link);
    const auto text = [](std::uint32_t v) { return std::to_string(v); };
    const auto gpu = [&](std::uint32_t ofSite) { return "GPU " + text(place.site * spec_.hosts + ofSite); };
    std::string where;
    if (spec_.sites > 1 && place.kind != Kind::WanOut && place.kind != Kind::WanIn)
        where += ", site " + text(place.site);
    if (place.tier > 0 && spec_.railOnly)
        where += ", rail " + text(place.tree / spec_.planes);
    if (place.tier > 0 && spec_.planes > 1)
        where += ", plane " + text(place.tree % spec_.planes);
    if (place.tier > 0 && parallel_[place.tier] > 1)
        return bundleName(place, where);
    const std::string leaf = bundledRails_ > 1 ? "domain " : "switch ";
    switch (place.kind) {
    case Kind::HostUp:
        return "NIC out" + where + ", " + gpu(hostAt(place.tree, place.below)) + " to " + leaf + text(place.above);
    case Kind::HostDown:
        return "NIC in" + where + ", " + leaf + text(place.above) + " to " + gpu(hostAt(place.tree, place.below));
    case Kind::Up:
        return "tier " + text(place.tier) + " up" + where + ", switch " + text(place.below) + " to " +
            text(place.above);
    case Kind::Down:
        return "tier " + text(place.tier) + " down" + where + ", switch " + text(place.above) + " to " +
            text(place.below);
    case Kind::ScaleUpOut:
        return "scale-up port out" + where + ", " + gpu(place.below) + " into domain " + text(place.above);
    case Kind::ScaleUpIn:
        return "scale-up port in" + where + ", domain " + text(place.above) + " to " + gpu(place.below);
    case Kind::WanOut:
        return "WAN out of site " + text(place.site);
    case Kind::WanIn:
        break;
    }
    return "WAN into site " + text(place.site);
}

} // namespace gigasite::flow
