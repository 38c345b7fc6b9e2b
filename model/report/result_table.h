// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

#include <string>

namespace gigasite {

/// The figures of an evaluation as a table for a terminal, its sites, and the problems with what would clear them.
std::string resultTable(const Scenario &scenario, const Evaluation &evaluation, const Catalog &catalog);

} // namespace gigasite
