// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_table.h"
#include "model/scenario/rack_sheet.h"
#include "model/units/outcome.h"

#include <string_view>
#include <vector>

namespace gigasite {

/// Catalogue rows that a figure ("rack.hbm_bytes") or an automatic parameter ("hardware.hbm_bytes") is read from in
/// this scenario; none where a typed value stands instead, or where the name reads no catalogue.
std::vector<FactUse> factsBehind(const Scenario &scenario, const Catalog &catalog, std::string_view name);

/// The parameter names an item of which the engine reads at least one fact from the scenario's own catalogue. A fact
/// that a typed value stands for, or that no figure is computed from, does not count.
bool isUserChoice(const Scenario &scenario, const Catalog &catalog, const Parameter &parameter);

/// One note for every choice whose figures come from the scenario's own catalogue.
Problems noteUserData(const Scenario &scenario, const Catalog &catalog);

} // namespace gigasite
