// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/rack_spec.h"
#include "model/site/grid.h"
#include "model/site/per_kwh.h"
#include "model/site/siting.h"
#include "model/site/sizing.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// Electrical power of the sites, what their grid can give, and how far apart they are.
///
///   IT power       racks · power of a rack
///   facility       IT · overhead, the site's own where it has one
///   cooling area   facility / heat per area            (nextgen S2: 2.076 kW/m², 5 GW need 2.41 km², not 2.41 B m²)
///   headroom       what the place can host by the rule in force (siting.h), less what the other sites draw from the
///                  same grid, lines and plants; or the typed limit
///   own plants     min(load · facility, what is typed): they run first, the grid gives the rest
///   price, carbon, (from grid · grid's + rest · own plants') / both, at a load: the price that cost sums take at full
///   water          load, carbon and water at the average power of a step (power_phases.h)
///   RTT            2 · great circle · route factor / (2/3 c)

inline constexpr double lightSpeed = 299792458; ///< m/s, in vacuum
inline constexpr double fibreLightSpeed = lightSpeed * 2 / 3;

struct SitePower {
    std::string name;
    double lat = 0, lon = 0;
    std::int64_t racks = 0;
    Watts it{}, facility{};
    Watts ownPlants{}; ///< what they can give
    Watts fromGrid{}; ///< at full load
    std::string authority; ///< code; empty = outside the grid tables
    std::string county; ///< "Harford, MD"
    std::optional<Watts> headroom; ///< by the rule in force
    std::optional<Watts> flexHeadroom;
    bool typedLimit = false, typedPrice = false;
    bool sharesAuthority = false; ///< headroom is what other sites of the same authority leave
    double gridUsdPerKwh = 0, gridGramsCo2PerKwh = 0;
    double gridLitresPerKwh = 0; ///< that the plants of its grid consume
    PerKwh usdPerKwh, gramsCo2PerKwh, waterLitresPerKwh; ///< grid's and own plants', by what each gives
    double overhead = 1; ///< facility over IT power
    bool userData = false; ///< outside the grid tables, on a person's own figures
    bool isLost = false; ///< out: its racks are there, but draw nothing
    HostCapacity host; ///< less what other sites in reach draw

    /// Headroom less what it draws; nothing where either is not known (a rack without power draws an unknown one).
    std::optional<Watts> left() const
    {
        const bool isKnown = headroom && (racks == 0 || it > Watts());
        return isKnown ? std::optional(*headroom - fromGrid) : std::nullopt;
    }
    Watts shortfall() const { return headroom && fromGrid > *headroom ? fromGrid - *headroom : Watts(); }
    /// What own plants and the grid give at a load, a share of the full one; both nothing while the site is lost.
    Watts ownAt(double load) const { return isLost ? Watts() : std::min(load * facility, ownPlants); }
    Watts fromGridAt(double load) const { return isLost ? Watts() : load * facility - ownAt(load); }
};

struct SiteDistance {
    int from = 0, to = 0; ///< indices of sites
    Metres greatCircle{};
    Seconds rtt{};
    bool exchanges = false; ///< both train, and are neighbours in the ring or the pipeline; by the paper any two do
    int link = 0; ///< number of the link that they exchange over, along the ring or the pipeline from 1; 0 = none
    bool isCut = false; ///< no pair of that link carries anything
};

struct PowerPlan {
    std::vector<SitePower> sites;
    std::vector<SiteDistance> distances; ///< all pairs
    Watts it{}, facility{};
    SquareMetres coolingArea{};
    PerKwh usdPerKwh, gramsCo2PerKwh, waterLitresPerKwh; ///< means by what the sites draw; a lost one: nothing
    std::optional<Watts> headroomLeft; ///< smallest of headroom - demand; nothing if a site's is unknown
    Seconds farthestRtt{};
    bool paperRule = false; ///< headroom by the 2024 paper's Table 1
    SitingRule rule; ///< in force
    double overhead = 1; ///< of all racks: facility over IT power
    double runningOverhead = 1; ///< of the racks that are not lost
    double lostShare = 0; ///< of all racks: those of a lost site
    double plannedOverhead = 1; ///< by the shares of the sites, before racks are rounded
};

/// Nothing where the rack's power is unknown: then only places and distances are filled.
PowerPlan powerPlan(const Scenario &scenario, const RackSpec &rack, const SiteSize &size, const SitingIndex &index,
                    Problems &problems);

/// RTT over a great-circle distance: 2/3 of light in vacuum, stretched by the route factor.
Seconds fibreRtt(Metres greatCircle, double routeFactor);

/// The rule that `grid.definition` stands for in this scenario: true = 2024 paper, false = flexible load.
bool usesPaperRule(const Scenario &scenario);

} // namespace gigasite
