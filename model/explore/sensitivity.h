// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/scenario/parameter_table.h"

#include <optional>
#include <string_view>
#include <vector>

namespace gigasite {

/// The scenario with one parameter grown by ten per cent, a count by at least one. Nothing for choices, texts and
/// flags, and for what is zero or has no value.
std::optional<Scenario> tenPercentMore(const Scenario &scenario, const Evaluation &evaluation,
                                       const Parameter &parameter);

/// Relative change of a figure when one parameter grows by ten per cent, everything else as it is. Counts move by at
/// least one. Nothing for choices, texts and flags, and where the changed scenario has no such figure.
std::optional<double> effectOfTenPercent(const Scenario &scenario, const Evaluation &evaluation, Evaluator &evaluator,
                                         const Parameter &parameter, std::string_view figureId);

} // namespace gigasite
