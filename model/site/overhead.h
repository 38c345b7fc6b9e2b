// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <algorithm>

namespace gigasite {

/// Facility over IT power of one site.
inline double overheadOf(const Scenario &s, std::size_t site)
{
    return s.sites[site].overhead.value_or(s.power.overhead);
}

inline bool hasOwnOverheads(const Scenario &s)
{
    return std::any_of(s.sites.begin(), s.sites.begin() + s.siteCount,
                       [](const SiteChoice &site) { return site.overhead.has_value(); });
}

/// Of all sites, weighted by their shares.
inline double overheadByShares(const Scenario &s)
{
    if (!hasOwnOverheads(s))
        return s.power.overhead;
    double mean = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(s.siteCount); ++i)
        mean += s.sites[i].share * overheadOf(s, i);
    return mean;
}

} // namespace gigasite
