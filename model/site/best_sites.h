// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/siting.h"

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// The best places to split a demand over.
///
/// Candidates are the counties; a split takes `count` of them, at least R apart, so that no plant is counted twice, and
/// authorities that several share give their headroom once. Shares are solved for the places:
///
///   cost, carbon, water   the best place takes what it can host, the next one the rest
///   RTT, margin           every place keeps the same headroom over its demand
///
/// Each place takes a tenth of an even share at least, in whole racks, or in those of whole replicas.
///
/// Branch and bound over the counties of each authority that no other one of it can beat; the RTT by pairs of counties,
/// nearest first (near_splits.cpp). Both are exact. Of counties that are as good, the one with more of its second
/// smallest limit is taken, and then of firm power, as findNodes does. A kept place draws
/// what its overhead and its own plant make of its share, at their price, as the scenario will; where its plant is
/// dearer than its grid, its share is chosen by the mean of both.

enum class SitesObjective { Cost, Carbon, Rtt, Margin, Water };

inline constexpr int mostSplit = 4; ///< sites a split is searched for

struct KeptPlace { ///< a site that stays where it is
    std::string name = {};
    double lat = 0, lon = 0;
    std::optional<Watts> limit = {}; ///< typed
    std::optional<double> usdPerKwh = {}; ///< typed
    double overhead = 1; ///< its own, over that of the other places
    Watts onsite{}; ///< its own plant, which runs first
    double onsiteUsdPerKwh = 0, onsiteGramsPerKwh = 0, onsiteLitresPerKwh = 0; ///< of that plant
    bool operator==(const KeptPlace &) const = default;
};

struct SitesQuery {
    int count = 1; ///< 1 to 4
    Watts demand{}; ///< of all sites, from the grid
    Watts rack{}; ///< of it, what one rack draws: shares are whole racks, one at least; 0 = any shares
    double racksEach = 1; ///< those of a whole replica: each place takes one at least, and whole ones as far as they go
    SitesObjective objective = SitesObjective::Cost;
    SitingRule rule = {};
    double routeFactor = 1.5;
    std::optional<Seconds> rtt = {}; ///< typed: of any two places
    std::vector<KeptPlace> kept = {}; ///< part of every split
    std::size_t keep = 10; ///< splits returned; no two with the same authorities
};

struct SplitSite {
    double lat = 0, lon = 0;
    std::string county; ///< "Harford, MD"; the name of a place that stays outside the grid tables, or on its own limit
    std::string authority; ///< empty there
    double share = 0;
    Watts demand{}, capacity{}; ///< from the grid; capacity before others of the same authority take theirs
    HostLimit binding = HostLimit::None;
    double usdPerKwh = 0, gramsCo2PerKwh = 0, waterLitresPerKwh = 0;
};

struct SitesSplit {
    std::vector<SplitSite> sites; ///< largest share first
    double usdPerYear = 0, kgCo2PerYear = 0; ///< of the energy all sites draw and make themselves, 8,760 h
    double usdPerKwh = 0, gramsCo2PerKwh = 0, waterLitresPerKwh = 0; ///< of each kWh
    Seconds rtt{}; ///< between the two farthest
    Watts margin{}; ///< smallest headroom left at a site
    double objective = 0; ///< in the objective's own unit: USD or kg a year, s, W, l/kWh
};

struct SitesAnswer {
    std::vector<SitesSplit> splits; ///< best first; empty: nothing in reach hosts the demand
    Watts most{}; ///< that `count` places can host at all
    std::size_t candidates = 0;
    Watts least{}; ///< that each place takes
    Metres apart{}; ///< least distance of two places
    std::vector<std::string> unlimited = {}; ///< places that stay and of which nobody knows what they can host
};

/// Pure; under a second for four sites.
SitesAnswer bestSites(const SitingIndex &index, const SitesQuery &query);

} // namespace gigasite
