// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <limits>

namespace gigasite::measured {

/// A level of the scale-out network: `gpus` behind one switch (or group of switches) of it, and by how much less
/// bandwidth leaves it than enters.
struct Tier {
    double gpus = 0;
    double oversubscription = 1;
};

/// From the leaf up; unused ones have 0 GPUs.
using Tiers = std::array<Tier, 4>;

bool isOversubscribed(const Tiers &tiers);

/// Which GPUs a switch of the first tier joins.
enum class Attachment {
    InOrder, ///< of consecutive ranks: nothing is known about racks
    Racks, ///< of a rack, and of further racks as it has ports
    Peers, ///< of one number in racks that hold the same stage
    Rails, ///< of one number in consecutive racks; tiers count all GPUs of those racks
};

/// Hosts of which some are idle, the last ones of every cycle: of G hosts the first u are in use.
///
///   racks   G and u are those of a rack
///   peers   a first-tier switch joins d peers of one number: G d and u d
///   rails   every number has switches of its own, all of their hosts in use or none: no host counts as idle
struct HostUse {
    double cycle = 0, used = 0; ///< 0: all are in use

    /// The most of so many hosts in a row.
    double most(double hosts) const;
};
HostUse useOfHosts(Attachment attachment, double rack, double used, double firstTierPorts);

/// By how much slower than their NICs hosts send, each to the one `reach` hosts on, when all do so at once: of a group
/// of B hosts min(1, reach / B) send out of it, through what its oversubscription o leaves: max(1, o · that). Of `all`
/// hosts the last `reach` send to nobody, and idle ones neither (of the B those that leave it, o · most(…) / B).
double slowdownBeyond(const Tiers &tiers, double reach, double all = std::numeric_limits<double>::infinity(),
                      const HostUse &use = {});

/// The same of `groups` rings side by side, of `group` hosts each, in which the last hosts send to the first ones: of
/// the hosts of a ring that a switch joins the last `reach` send out of it, none where it joins the whole ring. A
/// switch may hold the end of one ring and the beginning of the next.
double ringSlowdown(const Tiers &tiers, double reach, double group, double groups, const HostUse &use = {});

/// The reach of sends to the next pipeline stage where racks hold one stage each, q of them the same, G GPUs in a rack.
///
///   racks, rails   the next stage is q racks on: q G
///   peers          ⌈q / d⌉ switches of d ports join the q peers of one GPU, and no other stage's: all sends leave the
///                  first tier, and a stage has G of those groups in the second: G ⌈q / d⌉ d
double sendReach(Attachment attachment, double gpusPerRack, double racksPerStage, double firstTierPorts);

/// How long all-to-alls in consecutive groups of `group` hosts, `groups` of them, take on the busiest links above
/// switches, all groups at once, in the time in which a NIC sends what its host has for all others. Of the hosts of a
/// group that a switch joins, m, each sends 1 - m / group of that out of it; a switch of B hosts sees this of all parts
/// of groups that it holds, no more than the share `away` of all that leaves scale-up domains, and has B / o links out.
double exchangeLoad(const Tiers &tiers, double group, double groups, double away = 1, const HostUse &use = {});

} // namespace gigasite::measured
