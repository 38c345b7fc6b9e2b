// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/site/grid.h"
#include "views/edit.h"

#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// Changes of which sites there are and how they share the racks. Shares are moved in steps of 0.1 %, and what one site
/// gives another one gets: if they summed to 1 before, they do after. Nothing is changed that is not named in the edit.

/// Where a new site's share comes from.
enum class NewShare { HalfOfLargest, Equal, None };

std::size_t largestSite(const Scenario &scenario); ///< by share; the first of several
bool canAddSite(const Scenario &scenario);
/// A place with nothing but a name and a share. `canAddSite` must hold.
Edit addSite(const Scenario &scenario, const Grid &grid, double lat, double lon, NewShare from);

/// Its share goes to `heir`, or with -1 to all others in proportion to what they have; sites behind it move up. There
/// must be another one.
Edit removeSite(const Scenario &scenario, std::size_t site, int heir);

/// The boundary behind site `left`: it gets `share`, its right neighbour the rest of what the two have. Within them.
Edit moveBoundary(const Scenario &scenario, std::size_t left, double share, int gesture);

/// The end of the last site's part alone: what is missing to 100 % is taken exactly where the share comes near it.
Edit moveOuterBoundary(const Scenario &scenario, double share, int gesture);

/// Sites at these places with these shares instead of the ones there are; own plants, limits and prices go with sites
/// that stay where they are.
struct PlannedSite {
    double lat = 0, lon = 0, share = 0;
};
Edit replaceSites(const Scenario &scenario, const Grid &grid, const std::vector<PlannedSite> &sites);

/// "1 Baltimore"; "Site 1" where it has no name of its own.
QString numberedSite(const Scenario &scenario, std::size_t site);

} // namespace gigasite
