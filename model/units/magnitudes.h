// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace gigasite {

inline constexpr double million = 1e6;
inline constexpr double infinite = std::numeric_limits<double>::infinity();

} // namespace gigasite
