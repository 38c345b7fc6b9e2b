// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/network_tiers.h"
#include "model/scenario/scenario.h"
#include "model/units/outcome.h"
#include "model/units/quantity.h"

#include <optional>
#include <vector>

namespace gigasite {

/// Counts of a folded Clos (fat tree) of t tiers that connects N hosts, oversubscribed in whole ports.
///
/// A switch of tier i < t has d_i ports down and u_i up, the top tier only r down. From the hosts upward:
///
///   l_0 = N    T_i = l_{i-1} / d_i    l_i = T_i u_i    T_t = l_{t-1} / r
///
///   capacity   d_1 d_2 … d_{t-1} r          full bisection, d = u = r/2:  2 (r/2)^t
///   switches   Σ T_i                        full bisection: (2t-1) N / r
///   links between switches  Σ l_1 … l_{t-1}   full bisection: (t-1) N
///   transceivers  2 (N + links)             full bisection: 2 t N
///
/// Multi-rail: the NIC is split over `planes` identical trees of ports `planes` times slower and as many times more;
/// a box holds one chip per plane, a cable carries one link per plane, so boxes and cables count one plane.
///
/// Rail-only (Wang 2023): K trees, one for each GPU of a scale-up domain, with N / K hosts each. Tiers follow from N /
/// K; all counts are those of N hosts in trees of that height. Small rails share a switch, kept apart by its
/// configuration, as the paper's Table 2 counts them.
///
/// Printed mode keeps the fractions of the paper's arithmetic; corrected mode counts whole switches (each tier rounded
/// up). Sources: Al-Fares 2008; nextgen S5. Its 75K switches forget the core tier, its 4,300 lose one
/// (reference value 5,599.7).

struct ClosInput {
    Mode mode = Mode::Corrected;
    double hosts = 1;
    int planes = 1;
    double rails = 1; ///< > 1: rail-only, so many trees of hosts / rails each, not joined
    int planesToOffer = 1; ///< that a multi-rail network would have, multiplying the ports; 1: it would not
    BytesPerSecond nic{}; ///< of one host, all planes together
    int radix = 64;
    std::optional<std::int64_t> tiers;
    std::optional<std::int64_t> leafDown, leafUp, spineDown, spineUp;
    std::optional<BytesPerSecond> chipCapacity; ///< one way, all ports together
    double largestSiteGpus = 0; ///< 0 = not known
    std::optional<Watts> chipPower;
    std::optional<Usd> chipPrice;
    std::optional<Usd> portPrice; ///< instead of the chip's
    Usd transceiver{};
};

struct ClosTier {
    double switches = 0; ///< boxes
    int down = 0, up = 0; ///< ports of one switch
    double links = 0; ///< cables upward
    BytesPerSecond capacityDown{}, capacityUp{}; ///< all cables below, above, one way

    double oversubscription() const { return up > 0 ? static_cast<double>(down) / up : 1; }
};

/// Ports of a switch below the top tier.
struct PortSplit {
    std::int64_t down = 0, up = 0;
};

struct Clos {
    double hosts = 0;
    int planes = 1;
    double rails = 1; ///< as asked for; trees = rails · planes
    int radix = 0;
    BytesPerSecond nic{};
    PortSplit leaf, spine; ///< of tiers 1 and 2, should there be a tier above
    std::optional<BytesPerSecond> chipCapacity; ///< of one chip
    std::optional<Watts> chipPower;
    std::optional<Usd> chipPrice; ///< nothing where ports are priced
    std::vector<ClosTier> tiers; ///< from the hosts upward
    double capacity = 0; ///< hosts it could connect
    double switches = 0, chips = 0, switchLinks = 0, transceivers = 0;
    double oversubscription = 1; ///< of all tiers together
    Usd opticsCost{}; ///< of links between switches
    std::optional<Usd> cost; ///< switches and all transceivers; nothing if the catalogue has no price
    std::optional<Watts> power; ///< switches without optics; nothing if the catalogue has no figure
    bool valid = false;
};

Clos closCounts(const ClosInput &in, Problems &problems);

/// The tiers that something is above, as what crosses them reads them (parallelism/network_tiers.h): hosts below a
/// switch, or a group of switches, of each, times `gpusPerPort`, and the oversubscription of all tiers up to it.
measured::Tiers oversubscribedTiers(const Clos &clos, double gpusPerPort);

/// Whole ports (down, up) of a switch of `radix` ports nearest to the ratio down : up, using every port.
std::pair<std::int64_t, std::int64_t> portsFor(double oversubscription, std::int64_t radix);

} // namespace gigasite
