// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/link_loads.h"
#include "model/flow/network.h"

#include <vector>

namespace gigasite::flow {

/// All-to-all spread over all shortest paths of a plain tree, without a list of its flows: 16.8 million of them among
/// 4,096 hosts, but at most 22 kinds.
///
/// ── The mathematics ──
///
/// Hosts fill a tree of t tiers from the first position on, so at each tier only the last subtree may lack hosts. A
/// host is of kind i if tier i is the first where it shares a subtree with the last host: hosts of a kind can be
/// exchanged without anyone noticing, and so can pairs of hosts of given kinds that turn round at the same tier. All
/// flows of such a class therefore have the same rate, and all links that lead out of subtrees of a kind carry equally
/// many of each class: max-min sharing is progressive filling (max_min.h) over classes, in which a link of capacity c
/// with n_F flows of class F fills at c / Σ n_F. With M_i hosts in a full subtree of tier i and N_i of kind i, a host
/// meets
///
///   kinds a ≠ b:     N_b hosts, all at tier max(a, b)
///   its own kind a:  M_j - M_{j-1} at tier j < a, and N_a - M_{a-1} at tier a    (M_0 = 1)
///
/// Equal sizes that start together need that one allocation (fact 1 of max_min.h).
///
/// Example. 5 hosts under two switches of 4 ports with one joint link up each: host 4 is of kind 1, the others of kind
/// 2. Its uplink carries 4 flows, and so does its switch's; 0 to 3 exchange 12 below theirs.
struct PairClass {
    double flows = 0; ///< of the class in all
    std::uint32_t turn = 0; ///< tier where they turn round; a path has twice as many links
    double rate = 0; ///< B/s of each
};

/// Whether a network is such a tree: one site, no scale-up domains, hosts in order.
bool isPlainTree(const NetworkSpec &spec);

/// Of a plain tree; empty for fewer than two hosts.
std::vector<PairClass> allToAllClasses(const Network &network);

/// Kind of every flow as a place in `allToAllClasses`: for whoever has to tell single flows apart.
class PairClassOf {
public:
    explicit PairClassOf(const Network &network);
    std::size_t operator()(HostId from, HostId to) const;

private:
    const Network &network_;
    std::vector<std::uint8_t> kind_; ///< by host
};

/// What each link of `bundles` (Network::bundled of a plain tree) carries if every pair sends `bytes` each way.
std::vector<LinkUse> allToAllUses(const Network &bundles, double bytes);

} // namespace gigasite::flow
