// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/evaluate/figure_table.h"
#include "model/scenario/scenario.h"
#include "model/units/json.h"

#include <string>

namespace gigasite {

/// An evaluation as other programs read it (schema "gigasite-result/1"): every figure with value, unit and status,
/// tables, problems. A value is finite or null. Numbers are written so that they read back as the same double.
Json resultJson(const Scenario &scenario, const Evaluation &evaluation);

/// Text of a result file. What the scenario does not know stands there byte for byte as its file has it.
std::string resultText(const Scenario &scenario, const Evaluation &evaluation);

/// The same figures as CSV: id, label, value, unit, status, data ("user data" or nothing), low, high,
/// anchor (the factor of an own run, where one acts). RFC 4180.
std::string resultCsv(const Scenario &scenario, const Evaluation &evaluation, const Catalog &catalog);

/// The figure table itself, the parameter table's sibling: what can be asked for.
Json figureTableJson();

/// Hardware catalogue: every item, or one id (all kinds of that id); null if there is none. A scenario's own entries
/// are laid over it and marked "user_data", item by item and fact by fact.
Json catalogJson(const Catalog &catalog, std::string_view id, const Scenario &scenario = {});

bool hasError(const Problems &problems);
Json problemsJson(const Problems &problems); ///< with what would clear them

std::string engineVersion();

} // namespace gigasite
