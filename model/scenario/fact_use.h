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

/// The parameter names an item that the scenario's own catalogue has an entry for.
bool isUserChoice(const Scenario &scenario, const Parameter &parameter);

/// One note for every choice whose figures come from the scenario's own catalogue.
Problems noteUserData(const Scenario &scenario, const Catalog &catalog);

} // namespace gigasite
