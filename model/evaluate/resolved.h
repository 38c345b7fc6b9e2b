// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/parameter_table.h"

#include <optional>

namespace gigasite {

/// What "auto" came to for a parameter, in the parameter's own unit; nothing where the evaluation did not get that far.
std::optional<double> resolvedAuto(const Scenario &scenario, const Evaluation &evaluation, const Parameter &parameter);

/// The number in force: typed, or resolved.
std::optional<double> effectiveNumber(const Scenario &scenario, const Evaluation &evaluation,
                                      const Parameter &parameter);

} // namespace gigasite
