// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/figure_table.h"
#include "model/scenario/scenario.h"

#include <string_view>
#include <vector>

namespace gigasite {

/// Keys and ids a figure is computed from, one hop away: those of its formula, or for a figure that is looked up,
/// fitted or searched those that decide it.
std::vector<std::string_view> inputNamesOf(const Figure &figure, Mode mode);

} // namespace gigasite
