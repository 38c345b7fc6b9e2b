// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace gigasite::test {

/// Within a share of the right value.
inline bool isNear(double value, double right, double tolerance = 1e-9)
{
    return value == right || std::abs(value - right) <= tolerance * std::abs(right);
}

} // namespace gigasite::test
