// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace gigasite::flow {

inline constexpr double never = std::numeric_limits<double>::infinity(); ///< s: a time that does not come

} // namespace gigasite::flow
