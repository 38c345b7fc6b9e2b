// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <optional>

namespace gigasite {

/// How many of the key figures read differently as the paper prints them and as corrected, whichever is on; nothing if
/// either cannot be evaluated.
std::optional<int> keyFiguresThatDiffer(const Scenario &scenario, const Facts &facts);

} // namespace gigasite
