// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/back_test.h"

#include "model/site/limit_name.h"
#include "model/units/magnitudes.h"
#include "model/units/unit.h"

#include <algorithm>

namespace gigasite {

namespace {

/// Nameplate MW of plants within R, and how much of it is wind and sun.
struct Near {
    double mw = 0, weatherMw = 0;
};

Near plantsNear(const Grid &grid, const AiSite &site, double radiusKm)
{
    Near near;
    for (const auto &plant : grid.plants) {
        if (greatCircle(site.lat, site.lon, plant.lat, plant.lon) > Metres(radiusKm * 1e3))
            continue;
        near.mw += plant.mw;
        near.weatherMw += plant.fuel == "wind" || plant.fuel == "solar" ? plant.mw : 0;
    }
    return near;
}

Text firmMiss(const Grid &grid, const TestedSite &tested, const SitingRule &rule)
{
    const auto near = plantsNear(grid, *tested.site, rule.radiusKm);
    return say("Firm power within %1 is %2 of %3: of %4 built there, %5 are wind and sun, which count little at the "
               "peak.",
               formatExact(rule.radiusKm, Unit::Kilometre).joined(), watts(*tested.host.firm), watts(tested.demand),
               watts(Watts(near.mw * million)), watts(Watts(near.weatherMw * million)));
}

void explain(const Grid &grid, const SitingRule &rule, TestedSite &tested)
{
    const auto &host = tested.host;
    if (!tested.import)
        tested.misses.push_back(
            say("The lines into it carry their share of only %1.", watts(host.import.value_or(Watts()))));
    if (!tested.headroom)
        tested.misses.push_back(say("Its grid, %1, can add only %2 of flexible load.", tested.site->authority,
                                    watts(host.headroom.value_or(Watts()))));
    if (!tested.firm)
        tested.misses.push_back(firmMiss(grid, tested, rule));
    if (tested.misses.empty())
        return;
    Watts least = tested.demand;
    for (const auto &limit : {host.import, host.headroom, host.firm})
        least = std::min(least, limit.value_or(Watts()));
    tested.ownGeneration = tested.demand - least;
    tested.misses.push_back(
        tested.site->ownGeneration
            ? say("It builds its own generation: %1 of it would make every rule hold.", watts(tested.ownGeneration))
            : say("%1 of its own generation would make every rule hold.", watts(tested.ownGeneration)));
}

} // namespace

BackTest backTest(const Grid &grid, const SitingIndex &index, const SitingRule &rule)
{
    BackTest test{.rule = rule};
    for (const auto &site : grid.aiSites) {
        TestedSite tested{.site = &site, .demand = Watts(site.mwPlanned * million)};
        tested.host = index.hostCapacity(site.lat, site.lon, rule);
        if (const auto *authority = grid.find(site.authority)) // what the site names, not the nearest county's
            tested.host.headroom = authority->flexHeadroom(rule.curtailment);
        const auto allows = [&](const std::optional<Watts> &limit) { return limit && *limit >= tested.demand; };
        tested.import = allows(tested.host.import);
        tested.headroom = allows(tested.host.headroom);
        tested.firm = allows(tested.host.firm);
        test.import += tested.import ? 1 : 0;
        test.headroom += tested.headroom ? 1 : 0;
        test.firm += tested.firm ? 1 : 0;
        explain(grid, rule, tested);
        test.sites.push_back(std::move(tested));
    }
    return test;
}

} // namespace gigasite
