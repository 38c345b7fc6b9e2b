// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// Offers with every problem of layout, memory or batch in `e` only what leads out: after each change that problem is
/// gone, and no such error is left. Where no layout of the model fits these racks, a rule's offers break no rule. A
/// change that would break another rule takes along what mends it.
void completeFixes(const Scenario &scenario, const TransformerShape &shape, const measured::Calibrated &known,
                   Evaluation &e);

/// The same for an automatic search that finds no layout: what the layout by hand would need, or with what of model and
/// racks the search would find one.
void completeByHand(const Scenario &scenario, const TransformerShape &shape, const measured::Calibrated &known,
                    Evaluation &e);

/// Settings by key and value as one change: its label names them all.
using Settings = std::vector<std::pair<std::string, std::string>>;
Fix fixOf(const Settings &settings);
Settings settingsOf(const Fix &fix);

} // namespace gigasite
