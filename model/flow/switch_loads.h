// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/network.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gigasite::flow {

/// What a simulation leaves of every single link and switch of the first site, for whoever looks at one switch.

/// Loads of links (as HotLink::load) to three digits, two bytes each: a network of 800,000 hosts has millions of links.
class LinkLoads {
public:
    void resize(std::size_t links) { halves_.assign(links, 0); }
    bool empty() const { return halves_.empty(); }
    void set(LinkId link, double load);
    double of(LinkId link) const; ///< 0 past the last

private:
    std::vector<std::uint16_t> halves_; ///< the upper half of a float: relative error at most 1/256
};

struct SwitchId {
    std::uint32_t tree = 0; ///< plane, or rail of a rail-only network
    std::uint32_t tier = 1;
    std::uint64_t number = 0; ///< s_i W_i + q_i, as network.failed has it

    bool operator==(const SwitchId &) const = default;
};

/// One port in use, with the cable in it.
struct SwitchPort {
    bool up = false; ///< leads to the tier above
    Failure cable; ///< as network.failed names it
    LinkId out{}, in{}; ///< the two ways of the cable: from this switch, to it
    std::uint64_t neighbour = 0; ///< number of the switch at the other end; of the host's position below tier 1
};

std::uint64_t switchesOf(const Network &network, std::uint32_t tier); ///< of one tree of one site
/// Down ports first, each kind in the order of the neighbours. Empty for a switch that is not there.
std::vector<SwitchPort> portsOf(const Network &network, const SwitchId &id);

/// Over both ways of all ports in use.
struct SwitchLoad {
    float mean = 0, most = 0;
};

/// By tier (the first at 0), within it by tree · switchesOf + number.
std::vector<std::vector<SwitchLoad>> switchLoads(const Network &network, const LinkLoads &loads);

} // namespace gigasite::flow
