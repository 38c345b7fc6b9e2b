// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/rack_spec.h"
#include "model/units/outcome.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gigasite {

/// How many racks there are, and how they are split over the sites.
///
///   budget    R = ⌊budget · compute share / rack price⌋
///   power     R = ⌊available / (overhead · rack power)⌋
///   racks     R as typed
///
/// Corrected mode places whole racks per site, ⌊share · R⌋ each, and R is what was placed; printed mode keeps R.
/// Source: nextgen S2.

struct SiteSize {
    double racksAffordable = 0; ///< before rounding down, by the sizing in force
    std::int64_t racks = 0;
    std::vector<std::int64_t> siteRacks;
    std::int64_t gpus = 0;
};

std::optional<SiteSize> sizeSite(const Scenario &scenario, const RackSpec &rack, Problems &problems);

/// Of a split whose shares do not sum to 100 %: the racks of each site by its share as typed. Nothing for any other.
std::optional<SiteSize> sizeOpenSplit(const Scenario &scenario, const RackSpec &rack);

} // namespace gigasite
