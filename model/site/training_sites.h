// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/power.h"

#include <algorithm>
#include <vector>

namespace gigasite {

/// A site without racks, because it has no share, draws nothing and exchanges nothing.
inline bool trains(const SitePower &site)
{
    return site.racks > 0;
}

inline auto countTraining(const std::vector<SitePower> &sites)
{
    return std::count_if(sites.begin(), sites.end(), trains);
}

/// Whether a site counts for what all have in common: its racks, or that no site has any.
inline bool countsAmong(const std::vector<SitePower> &sites, const SitePower &site)
{
    return trains(site) || countTraining(sites) == 0;
}

} // namespace gigasite
