// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/figure_table.h"

#include <optional>

namespace gigasite {

/// How many times as large as the largest measured job the scenario's is: 102 on 1,670,400 GPUs, as 16,384 were
/// measured. Nothing for a figure within what was measured, and where something else than the size leaves it.
std::optional<double> timesBeyondMeasured(const Figure &figure, const Evaluation &evaluation);

} // namespace gigasite
