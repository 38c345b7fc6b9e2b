// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/papers/papers_table.h"
#include "model/units/json.h"

#include <string>
#include <vector>

namespace gigasite {

/// The numbers of the papers as other programs read them (schema "gigasite-papers/1"). One number, a list, or null;
/// "scenario", "overrides" and "figure" are those of the first evaluation, "formula" what was computed from it;
/// "evaluations" names all of them where a number compares several.
Json papersJson(const std::vector<PaperRow> &rows);

/// The same as a table for a terminal, with a count by verdict.
std::string papersText(const std::vector<PaperRow> &rows);

} // namespace gigasite
