// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>

namespace gigasite {

/// Values for the ends and ticks of logarithmic scales.

/// Largest of 1, 2, 5 times a power of ten not above `v`; `up` = the smallest not below.
inline double roundStep(double v, bool up)
{
    const double decade = std::pow(10, std::floor(std::log10(v)));
    double best = up ? decade * 10 : decade;
    for (const double step : {1.0, 2.0, 5.0}) {
        const double candidate = decade * step;
        if (up ? candidate >= v * (1 - 1e-9) && candidate < best : candidate <= v * (1 + 1e-9) && candidate > best)
            best = candidate;
    }
    return best;
}

/// Ends of a logarithmic scale that starts near 1: close enough to show a narrow spread, and at rest while it changes a
/// little.
inline constexpr std::array roundValues{1.0, 1.2, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};

inline double roundEnd(double v)
{
    const double decade = std::pow(10, std::floor(std::log10(v)));
    for (const double value : roundValues) {
        if (decade * value >= v * (1 - 1e-9))
            return decade * value;
    }
    return decade * 10;
}

} // namespace gigasite
