// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// The layout as set: memory, placement and, of real hardware, the prediction it stands for, and every rule it breaks.
/// Rules of the split are told before racks that do not hold it. `e` knows rack, sizes, model and network already.
/// `e.layout.replicas` is 0 where nothing can be placed. What brings memory down is left to completeFixes().
void layOut(const Scenario &scenario, const TransformerShape &shape, const measured::Calibrated &known, Evaluation &e);

/// Offers with every layout or memory problem in `e` only what leads out: after each change that problem is gone, and
/// no layout or memory error is left. A change that would break another rule takes along what mends it.
void completeFixes(const Scenario &scenario, const TransformerShape &shape, const measured::Calibrated &known,
                   Evaluation &e);

/// Settings by key and value as one change: its label names them all.
using Settings = std::vector<std::pair<std::string, std::string>>;
Fix fixOf(const Settings &settings);

} // namespace gigasite
