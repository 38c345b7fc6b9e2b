// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/site/best_sites.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// The best places for a scenario's demand, as settings of the scenario.
///
/// cost, carbon, rtt, margin and water, and the figures they stand for, are searched for (best_sites.h). Any other
/// figure ranks the best splits of those five. What is told of a split, and the order, is what the whole engine says of
/// it.

struct SitesQuestion {
    int count = 1;
    std::string objective = "cost"; ///< or a figure's id
    std::size_t keep = 10; ///< splits
    std::vector<int> kept = {}; ///< numbers of sites that stay where they are, from 1
};

struct FoundSites {
    SitesSplit split;
    double value = 0; ///< of the objective: USD a year, g/kWh, s, W, l/kWh, or the figure's own unit
    std::vector<std::pair<std::string, std::string>> settings; ///< as `--set` takes them
};

struct SitesResult {
    SitingRule rule;
    Watts demand{}; ///< of all sites, with what their own plants give
    Watts onsite{}; ///< of own plants of sites that stay
    Watts most{}; ///< that so many places can host
    std::size_t candidates = 0;
    Watts least{}; ///< that each place takes
    Metres apart{}; ///< least distance of two places
    std::vector<FoundSites> splits; ///< best first
    Unit unit = Unit::One; ///< of the values
    bool moved = true; ///< false: the figure has the same value at every place
    double seconds = 0;
    Problems problems; ///< why there is none
};

/// What the sites of an evaluation would draw from the grid at other places: plants, limits, prices and overheads of a
/// site's own stay where they are.
Watts demandElsewhere(const Scenario &scenario, const Evaluation &evaluation);

/// Racks of the smallest block that holds a whole replica; 1 where nothing is placed, a replica is to span sites, or
/// of `racks` there are too few for each of `count` sites to have one.
double racksOfReplica(const Scenario &scenario, const Evaluation &evaluation, std::int64_t racks, int count);

/// Of the scenario's locked sites; every split has them.
std::vector<KeptPlace> keptPlaces(const Scenario &scenario);

/// The question that a scenario puts: whole racks, as many as it places where all stand in one place, and its locked
/// sites. `count` is raised to those. Nothing where the power of a rack is not known, or the shares are none.
std::optional<SitesQuery> sitesQuery(const Scenario &scenario, const Evaluation &evaluation, int count,
                                     SitesObjective objective);

/// bestSites, each split with what the whole engine says of it, and in the order of that.
SitesAnswer evaluatedSites(const Scenario &scenario, const Facts &facts, const SitesQuery &query);

/// The problem says what is wrong with the question.
Outcome<SitesResult, Problems> findSites(const Scenario &scenario, const Facts &facts, const SitesQuestion &question);

} // namespace gigasite
