// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Which groups of hosts hang together by links that they share above the hosts, and which of those components look
/// alike: group_classes.h says what for.

/// Where a host is: its site, its subtrees by tier (0: its position), its domain in the site.
struct HostPlace {
    std::uint32_t host = 0, site = 0, domain = 0, inDomain = 0;
    std::array<std::uint32_t, 6> subtree{};

    bool operator==(const HostPlace &) const = default;
};

/// Groups that hang together, in ascending order.
using Component = std::vector<std::uint32_t>;

class Groups {
public:
    /// Asked to stop, what is not to be used.
    Groups(const NetworkSpec &spec, const TrafficSpec &traffic, const std::stop_token &stop = {});

    const Network &network() const { return network_; } ///< with one link for all parallel ones
    std::uint32_t turn() const { return turn_; } ///< highest tier that any flow turns round at; past the last: the WAN

    /// By kind: one component, and then those it stands for.
    const std::vector<std::vector<Component>> &kinds() const { return kinds_; }

    std::vector<HostPlace> membersOf(const Component &component) const;
    HostPlace originOf(const Component &component) const { return placeOf(members_[firstOf(component.front())]); }

private:
    HostPlace placeOf(std::uint32_t host) const;
    std::size_t firstOf(std::uint32_t group) const { return std::size_t{group} * size_; }
    void list(const TrafficSpec &traffic);
    std::uint32_t rootOf(std::uint32_t group);
    void claim(std::uint32_t &owner, std::uint32_t group);
    void claimLinks(std::uint32_t group, std::vector<std::uint32_t> &owners);
    void findComponents(const std::stop_token &stop);
    void sortByKind(std::vector<Component> components, const std::stop_token &stop);
    std::uint64_t hashOf(const Component &component) const;
    bool areAlike(const Component &a, const Component &b) const;

    Network network_;
    std::vector<std::uint32_t> members_; ///< hosts, group after group
    std::uint32_t size_ = 0, turn_ = 0;
    std::vector<std::uint32_t> parent_; ///< by group: union and find
    std::vector<std::vector<Component>> kinds_;
};

} // namespace gigasite::flow
