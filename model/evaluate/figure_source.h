// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/figure_table.h"

#include <string_view>

namespace gigasite {

/// Where the rule that holds in a convention comes from: a paper's figure is another one where real hardware has a rule
/// of its own.
std::string_view sourceIn(const Figure &figure, Convention convention);

} // namespace gigasite
