// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/rule_json.h"

#include "model/scenario/parameter_table.h"
#include "model/units/checked_json.h"

namespace gigasite {

std::string_view definitionName(HeadroomDefinition definition)
{
    return findParameter("grid.definition")->choices[static_cast<std::size_t>(definition)];
}

Json ruleJson(const SitingRule &rule)
{
    return {{"definition", definitionName(rule.definition)},
            {"curtailment", rule.curtailment},
            {"radius_km", rule.radiusKm},
            {"import_share", rule.importShare},
            {"zones", rule.zones}};
}

} // namespace gigasite
