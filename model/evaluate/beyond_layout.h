// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/evaluate/layout_fixes.h"
#include "model/scenario/scenario.h"

#include <string_view>
#include <vector>

namespace gigasite {

/// Where no layout of a model fits: changes of the rack or the model, one in each, nearest values, with which the
/// smallest of all layouts does. They are for that layout; it is none of them.
///
///   memory of a rack    what that layout holds
///   experts, sequence   halved until it fits, to powers of two and to what TP and CP cut evenly
///   layers              as many of each stage as fit
///
/// `e` knows rack and model.
std::vector<Settings> waysBeyondLayout(const Scenario &scenario, const measured::TrainingRun &smallest,
                                       const Evaluation &e);

/// The nearest numbers of KV heads below and above that the tensor parallelism of the scenario allows; none where it
/// allows the model's own, or where other rules of the model stand against it.
std::vector<Settings> kvHeadsForTensor(const Scenario &scenario, const TransformerShape &shape);

/// Whether a setting is of the model or the rack, and of no layout.
bool isBeyondLayout(std::string_view key);

} // namespace gigasite
