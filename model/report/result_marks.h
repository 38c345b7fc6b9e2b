// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/evaluate/figure_table.h"
#include "model/scenario/scenario.h"

#include <string>
#include <string_view>

/// What results, whatever their form, say beside a figure.
namespace gigasite {

/// "user data" where the scenario's own catalogue has a part in a figure, else nothing.
std::string dataText(const Scenario &scenario, const Catalog &catalog, const Figure &figure);

/// Whether any figure of the group has a value. Tables for people leave other groups out (an analysis that does not
/// apply); JSON and CSV keep every id.
bool hasValues(const Evaluation &evaluation, FigureGroup group);

std::string_view severityName(Severity severity); ///< "note", "warning" or "error"

} // namespace gigasite
