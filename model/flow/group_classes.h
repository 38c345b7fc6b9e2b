// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/all_to_all.h"
#include "model/flow/simulation.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// All-to-all in groups (or of all hosts of a network that is no plain tree) over all shortest paths, without a list of
/// its flows.
///
/// ── The mathematics ──
///
/// Hosts of one group under one first-tier switch and in one scale-up domain can be exchanged without anyone noticing:
/// a cell. So can the |A| |B| flows from cell A to cell B, a class (class_rates.h): each host of A sends |B| of them,
/// each of B receives |A|, and all of them cross the joint links above. A rail-only network has cells of one host,
/// because a flow's way depends on its receiver's rail.
///
/// Groups that share links above the hosts hang together. Components of such groups that look alike, i.e. whose hosts
/// have the same distances in numbers of hosts, subtrees and domains, have the same rates: one of them is solved.
///
/// Example. Groups of 6 under switches of 4 ports: hosts 0 to 3 and 4, 5 are the cells of group 0; 6, 7 and 8 to 11
/// those of group 1, which shares a switch with it. Hosts 12 to 23 are the same again: eight classes for 120 flows.
///
/// Caveats. Equal bytes, one start, links in service. Where a path is hashed, flows are alike only if the hash has
/// nothing to choose from.
struct FlowClass {
    double flows = 0;
    std::uint32_t hops = 0;
    double rate = 0; ///< B/s of each
    double alone = 0; ///< B/s of one alone: the slowest link of its path
};

struct GroupClasses {
    std::vector<FlowClass> classes;
    std::vector<LinkUse> uses; ///< by link of Network::bundled()
};

/// `bytes` of each flow, for the uses. Nothing once asked to stop.
GroupClasses groupClasses(const NetworkSpec &network, const TrafficSpec &traffic, double bytes,
                          const std::stop_token &stop = {});

/// How many classes that are; and the highest tier that any flow turns round at, past the last for the WAN.
struct ClassCount {
    std::uint64_t classes = 0;
    std::uint32_t turn = 0;
};
ClassCount countClasses(const NetworkSpec &network, const TrafficSpec &traffic, const std::stop_token &stop = {});

} // namespace gigasite::flow
