// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/layout_choice.h"
#include "model/explore/layout_ranking.h"
#include "model/explore/optimize.h"

#include <vector>

namespace gigasite {

/// What is told of the best layouts (at least one, the best first): each as settings with its step, band and memory; of
/// the first how far its prediction has been off, what is wrong with it, what stands between it and a better one, and
/// what each neighbour would bring, refused or not.
void describe(const Scenario &scenario, const Facts &facts, const OptimizeQuestion &question,
              const LayoutQuestion &layouts, const std::vector<RankedLayout> &best, Optimized &out);

} // namespace gigasite
