// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/power.h"

#include <string>
#include <vector>

namespace gigasite {

/// What the other sites draw from the limits of site `i`: those of its authority from its headroom, those of its
/// sub-zone from that, those near from the same lines and plants. A site on a limit of its own draws from none.
Drawn drawnByOthers(const std::vector<SitePower> &sites, std::size_t i, const SitingRule &rule);

/// What all that draw from the limit of a site leave of it; below zero where they exceed it.
std::optional<Watts> leftOf(const PowerPlan &plan, const std::vector<SitePower> &alone, std::size_t i);

/// Why nothing is known of what a place can host: its county has no headroom in the grid tables, or, without a county,
/// it lies outside them.
Text unknownHeadroom(const std::string &site, const std::string &county);

/// Sites that cannot be powered, with what would relax the limit that binds; places off the tables; places that are the
/// same. `alone`: the sites of the plan as if each were the only one.
void checkSitePower(const Scenario &scenario, const SitingIndex &index, const PowerPlan &plan,
                    const std::vector<SitePower> &alone, Problems &problems);

} // namespace gigasite
