// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/validation.h"

#include <string>

namespace gigasite {

/// What `software.anchor` would make the runs right on average: measured over predicted, geometric mean of the runs
/// that count for accuracy.
double anchorOf(const measured::Validation &validation);

/// {"schema": "gigasite-validation/1", "rows": [...], "summary": {...}}; every number is finite.
Json validationJson(const measured::Validation &validation);

/// Families, regimes, what-if order, share of runs inside their band, and the rows outside it with what most likely
/// explains them; aligned for a terminal.
std::string validationText(const measured::Validation &validation);

} // namespace gigasite
