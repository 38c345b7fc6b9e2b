// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/siting.h"
#include "model/units/json.h"

#include <string_view>

namespace gigasite {

/// As `grid.definition` calls it.
std::string_view definitionName(HeadroomDefinition definition);
Json ruleJson(const SitingRule &rule);

} // namespace gigasite
