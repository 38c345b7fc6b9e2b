// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"
#include "model/units/outcome.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gigasite {

/// Formula texts (see figure_table.h for what they may hold), run by muParser.

using NamedNumbers = std::vector<std::pair<std::string, double>>;

/// Finite, or why there is no number; the problem's path is empty.
Outcome<double> runFormula(const std::string &formula, const NamedNumbers &names);

/// A name of a formula as a number: a constant, a figure, or a parameter in force (choice = index, flag = 0 or 1).
/// Nothing where the evaluation did not get that far.
std::optional<double> numberNamed(const Scenario &scenario, const Evaluation &evaluation, std::string_view name);

/// Whether the formula asks typed(NAME).
bool asksWhetherTyped(std::string_view formula, std::string_view name);

/// numberNamed within one formula: a parameter that it asks typed() of is nothing while it is "auto".
std::optional<double> numberIn(std::string_view formula, std::string_view name, const Scenario &scenario,
                               const Evaluation &evaluation);

/// The formula over figures and parameters of one evaluation, and what else it names.
Outcome<double> runFormula(const std::string &formula, const Scenario &scenario, const Evaluation &evaluation,
                           NamedNumbers others = {});

} // namespace gigasite
