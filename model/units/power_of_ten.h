// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace gigasite {

inline constexpr std::string_view minusSign = "\u2212";

/// "1e+06" -> "1e6", "4.018e-04" -> "4.018e\u22124".
std::string tidyExponent(const std::string &text);

/// "1.00e270": for what no prefix reaches.
std::string powerOfTen(double value, int digits);

} // namespace gigasite
