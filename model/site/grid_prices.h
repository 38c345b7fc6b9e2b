// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/grid.h"

namespace gigasite {

/// What stands in where the grid tables have no price, carbon intensity or water: averages of the United States,
/// rounded.
inline constexpr double averageUsdPerKwh = 0.078;
inline constexpr double averageGramsPerKwh = 350;
inline constexpr double averageLitresPerKwh = 1.3;

inline double usdPerKwhOf(const BalancingAuthority &authority)
{
    return authority.centsPerKwh > 0 ? authority.centsPerKwh / 100 : averageUsdPerKwh;
}

inline double gramsPerKwhOf(const BalancingAuthority &authority)
{
    return authority.gramsCo2PerKwh > 0 ? authority.gramsCo2PerKwh : averageGramsPerKwh;
}

inline double litresPerKwhOf(const BalancingAuthority &authority)
{
    return authority.waterLitresPerKwh.value_or(averageLitresPerKwh);
}

} // namespace gigasite
