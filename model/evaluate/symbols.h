// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace gigasite {

/// How formulas are typeset: the symbol of a parameter, figure or constant, its subscript behind "_": "t_f" for
/// step.layer_forward_s. No two names share one. Empty for a name that no formula has.
std::string_view symbolOf(std::string_view name);

} // namespace gigasite
