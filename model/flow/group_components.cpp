// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/group_components.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr std::uint32_t unassigned = UINT32_MAX;

/// What decides the ways of a host's flows, but for where its component begins.
HostPlace relative(HostPlace place, const HostPlace &origin)
{
    place.host -= origin.host;
    place.site -= origin.site;
    place.domain -= origin.domain;
    for (std::size_t i = 0; i < place.subtree.size(); ++i)
        place.subtree[i] -= origin.subtree[i];
    return place;
}

} // namespace

Groups::Groups(const NetworkSpec &spec, const TrafficSpec &traffic, const std::stop_token &stop)
    : network_(Network(spec).bundled())
{
    list(traffic);
    findComponents(stop);
}

std::vector<HostPlace> Groups::membersOf(const Component &component) const
{
    std::vector<HostPlace> places;
    places.reserve(component.size() * size_);
    for (const auto group : component) {
        for (auto m = firstOf(group); m < firstOf(group + 1); ++m)
            places.push_back(placeOf(members_[m]));
    }
    return places;
}

HostPlace Groups::placeOf(std::uint32_t host) const
{
    const auto &spec = network_.spec();
    const auto ofSite = host % spec.hosts;
    HostPlace place{host, host / spec.hosts, ofSite / spec.domain, ofSite % spec.domain};
    place.subtree[0] = network_.positionOf(ofSite);
    for (std::uint32_t i = 1; i <= network_.tiers(); ++i)
        place.subtree[i] = place.subtree[i - 1] / network_.level(i).down;
    return place;
}

/// Hosts group after group, as trafficOf (simulation.h) has them.
void Groups::list(const TrafficSpec &traffic)
{
    const auto &spec = network_.spec();
    size_ = traffic.ring > 0 ? traffic.ring : network_.hostCount();
    if (traffic.ring == 0) {
        members_.resize(size_);
        std::iota(members_.begin(), members_.end(), 0U);
        return;
    }
    const auto step = std::uint64_t{traffic.ringStep}, span = size_ * step;
    for (std::uint32_t site = 0; site < spec.sites; ++site) {
        for (std::uint64_t i = 0; i < spec.hosts / span * span; ++i) {
            if (i / step % size_ != 0)
                continue;
            for (std::uint64_t rank = 0; rank < size_; ++rank)
                members_.push_back(static_cast<std::uint32_t>(site * std::uint64_t{spec.hosts} + i + rank * step));
        }
    }
}

std::uint32_t Groups::rootOf(std::uint32_t group)
{
    while (parent_[group] != group)
        group = parent_[group] = parent_[parent_[group]];
    return group;
}

void Groups::claim(std::uint32_t &owner, std::uint32_t group)
{
    if (owner == unassigned)
        owner = group;
    const auto a = rootOf(owner), b = rootOf(group);
    parent_[std::max(a, b)] = std::min(a, b);
}

/// A group uses the links above all subtrees it is in, if they are more than one. In a rail-only network positions are
/// domains, whose hosts relay for each other.
void Groups::claimLinks(std::uint32_t group, std::vector<std::uint32_t> &owners)
{
    const auto places = membersOf({group});
    std::uint32_t base = 0;
    for (std::uint32_t tier = 0; tier <= network_.tiers(); ++tier) {
        const auto subtrees = network_.level(tier).subtrees;
        const auto here = [=](const HostPlace &p) { return base + p.site * subtrees + p.subtree[tier]; };
        base += network_.spec().sites * subtrees;
        const bool relayed = tier == 0 && network_.spec().railOnly;
        const bool leaves = std::any_of(places.begin(), places.end(),
                                        [&](const HostPlace &p) { return here(p) != here(places.front()); });
        if (leaves)
            turn_ = std::max(turn_, tier + 1);
        if (!relayed && (tier == 0 || !leaves))
            continue; // hosts' own links, or none
        for (const auto &place : places)
            claim(owners[here(place)], group);
    }
}

void Groups::findComponents(const std::stop_token &stop)
{
    const auto groups = static_cast<std::uint32_t>(members_.size() / std::max(size_, 1U));
    parent_.resize(groups);
    std::iota(parent_.begin(), parent_.end(), 0U);
    std::size_t owned = 0;
    for (std::uint32_t tier = 0; tier <= network_.tiers(); ++tier)
        owned += std::size_t{network_.spec().sites} * network_.level(tier).subtrees;
    std::vector<std::uint32_t> owners(owned, unassigned);
    for (std::uint32_t group = 0; group < groups && !stop.stop_requested(); ++group)
        claimLinks(group, owners);
    std::map<std::uint32_t, Component> byRoot;
    for (std::uint32_t group = 0; group < groups; ++group)
        byRoot[rootOf(group)].push_back(group);
    std::vector<Component> components;
    for (auto &[root, component] : byRoot)
        components.push_back(std::move(component));
    sortByKind(std::move(components), stop);
}

void Groups::sortByKind(std::vector<Component> components, const std::stop_token &stop)
{
    std::map<std::uint64_t, std::vector<std::size_t>> known; // kinds by the hash of what they look like
    for (auto &component : components) {
        if (stop.stop_requested())
            return;
        auto &alike = known[hashOf(component)];
        const auto at = std::find_if(alike.begin(), alike.end(),
                                     [&](std::size_t kind) { return areAlike(kinds_[kind].front(), component); });
        if (at != alike.end()) {
            kinds_[*at].push_back(std::move(component));
            continue;
        }
        alike.push_back(kinds_.size());
        kinds_.push_back({std::move(component)});
    }
}

std::uint64_t Groups::hashOf(const Component &component) const
{
    std::uint64_t hash = component.size();
    const auto places = membersOf(component);
    for (const auto &place : places) {
        const auto p = relative(place, places.front());
        hash = mixed(hash, p.host, p.inDomain);
        for (const auto s : p.subtree)
            hash = mixed(hash, s);
    }
    return hash;
}

bool Groups::areAlike(const Component &a, const Component &b) const
{
    const auto x = membersOf(a), y = membersOf(b);
    return std::equal(x.begin(), x.end(), y.begin(), y.end(), [&](const HostPlace &p, const HostPlace &q) {
        return relative(p, x.front()) == relative(q, y.front());
    });
}

} // namespace gigasite::flow
