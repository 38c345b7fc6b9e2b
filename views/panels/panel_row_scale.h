// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_table.h"

#include <cmath>
#include <cstddef>

/// What rows of the panel and their edits share.

namespace gigasite::detail {

/// Three significant digits: a dragged value is a round one.
inline double rounded(double value)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - 2);
    const double steps = std::round(value / unit);
    return unit >= 1 ? steps * unit : steps / std::round(1 / unit); // 0.07, not 0.07000000000000001
}

inline std::size_t siteOf(const Parameter &p)
{
    return static_cast<std::size_t>(p.key[5] - '1');
}

} // namespace gigasite::detail
