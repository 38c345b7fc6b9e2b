// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/grid.h"

#include <string>
#include <vector>

namespace gigasite {

/// Water that power plants consume (evaporate, not return) per kWh they send out, by balancing authority:
///
///   litres per kWh   Σ nameplate · capacity factor · consumption of its fuel / Σ nameplate · capacity factor
///
/// over the plants of the grid tables. Capacity factors are those of the United States by fuel (EIA Electric Power
/// Annual, tables 4.08.A and B, 2020; EIA's are of the net summer capacity, here they are taken of the nameplate),
/// consumption is the median of Macknick et al. 2012 (Environ. Res. Lett. 7, 045802) by fuel and technology, as if
/// every steam plant had a cooling tower: one that is cooled once through, by a river or the sea, evaporates a third to
/// a half of that. Tier C. Evaporation of hydro reservoirs (median 4,491 gal/MWh of 1,425 to 18,000) is kept apart: how
/// much of it is power's is disputed.

struct WaterFactor { ///< of a fuel
    std::string fuel;
    double capacityFactor = 0;
    double litresPerKwh = 0;
    double reservoirLitresPerKwh = 0;
};

std::vector<WaterFactor> waterFactors();

/// Fills the water of every authority that has plants which generate.
void addWater(std::vector<BalancingAuthority> &authorities, const std::vector<Plant> &plants);

} // namespace gigasite
