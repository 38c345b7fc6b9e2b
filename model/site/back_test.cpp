// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/back_test.h"

namespace gigasite {

BackTest backTest(const Grid &grid, const SitingIndex &index, SitingRule rule)
{
    rule.definition = HeadroomDefinition::Flex;
    BackTest test;
    for (const auto &site : grid.aiSites) {
        BackTestRow row{.site = &site, .demand = Watts(site.mwPlanned * 1e6)};
        row.host = index.hostCapacity(site.lat, site.lon, rule);
        const auto meets = [&](const std::optional<Watts> &limit) { return limit && row.demand <= *limit; };
        row.importMeets = meets(row.host.import);
        row.headroomMeets = meets(row.host.flex);
        row.firmMeets = meets(row.host.firm);
        test.importMet += row.importMeets ? 1 : 0;
        test.headroomMet += row.headroomMeets ? 1 : 0;
        test.firmMet += row.firmMeets ? 1 : 0;
        test.rows.push_back(row);
    }
    return test;
}

} // namespace gigasite
