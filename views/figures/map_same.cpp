// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/power_map.h"

#include <algorithm>
#include <tuple>

namespace gigasite {

namespace {

// Structured bindings name every field: one that is added does not compile before it is compared here.

bool isSame(const SitePower &a, const SitePower &b)
{
    const auto tied = [](const SitePower &site) {
        const auto &[name, lat, lon, racks, it, facility, ownPlants, fromGrid, authority, county, headroom,
                     flexHeadroom, typedLimit, typedPrice, sharesAuthority, gridUsd, gridGrams, gridLitres, usdPerKwh,
                     gramsCo2PerKwh, water, overhead, userData, isLost, host] = site;
        return std::tie(name, lat, lon, racks, it, facility, ownPlants, fromGrid, authority, county, headroom,
                        flexHeadroom, typedLimit, typedPrice, sharesAuthority, gridUsd, gridGrams, gridLitres,
                        usdPerKwh, gramsCo2PerKwh, water, overhead, userData, isLost, host);
    };
    return tied(a) == tied(b);
}

bool isSame(const SiteDistance &a, const SiteDistance &b)
{
    const auto tied = [](const SiteDistance &pair) {
        const auto &[from, to, greatCircle, rtt, exchanges, link, isCut] = pair;
        return std::tie(from, to, greatCircle, rtt, exchanges, link, isCut);
    };
    return tied(a) == tied(b);
}

bool isSame(const PowerPlan &a, const PowerPlan &b)
{
    const auto tied = [](const PowerPlan &plan) {
        const auto &[sites, distances, it, facility, coolingArea, headroomLeft, farthestRtt, paperRule, rule, overhead,
                     runningOverhead, lostShare, plannedOverhead, usdPerKwh, gramsCo2PerKwh, water] = plan;
        return std::tie(it, facility, coolingArea, headroomLeft, farthestRtt, paperRule, rule, overhead,
                        runningOverhead, lostShare, plannedOverhead, usdPerKwh, gramsCo2PerKwh, water);
    };
    const auto same = [](const auto &x, const auto &y) { return isSame(x, y); };
    return tied(a) == tied(b) && std::equal(a.sites.begin(), a.sites.end(), b.sites.begin(), b.sites.end(), same) &&
        std::equal(a.distances.begin(), a.distances.end(), b.distances.begin(), b.distances.end(), same);
}

/// What the map shows of the sites that is no figure.
bool hasSameLocks(const Scenario &a, const Scenario &b)
{
    return std::equal(a.sites.begin(), a.sites.end(), b.sites.begin(),
                      [](const SiteChoice &x, const SiteChoice &y) { return x.locked == y.locked; });
}

/// At the average load, which follows the step; between equal sites.
bool hasSameCarbon(const Evaluation &a, const Evaluation &b)
{
    const auto gramsOf = [](const Evaluation &e, const SitePower &site) {
        return site.gramsCo2PerKwh.at(averageLoad(e.phases));
    };
    return std::equal(a.power.sites.begin(), a.power.sites.end(), b.power.sites.begin(), b.power.sites.end(),
                      [&](const SitePower &x, const SitePower &y) { return gramsOf(a, x) == gramsOf(b, y); });
}

} // namespace

bool isOpenSplit(const Evaluation &evaluation)
{
    return !evaluation.has(Stage::Sites) && !evaluation.power.sites.empty();
}

const Problem *openSplitProblem(const Evaluation &evaluation)
{
    const auto &problems = evaluation.problems;
    const auto at = std::find_if(problems.begin(), problems.end(), [](const Problem &p) {
        return p.severity == Severity::Error && p.path.starts_with("site.") && p.path.ends_with(".share");
    });
    return isOpenSplit(evaluation) && at != problems.end() ? &*at : nullptr;
}

bool hasSites(const Evaluation &evaluation)
{
    return evaluation.has(Stage::Sites) || isOpenSplit(evaluation);
}

bool isSameMap(const Snapshot &a, const Snapshot &b)
{
    const auto hasMap = [](const Snapshot &s) {
        return s.scenario && s.evaluation && s.evaluation->has(Stage::Sites);
    }; // none while its split is open
    if (!hasMap(a) || !hasMap(b) || a.facts != b.facts || a.dashed() != b.dashed() || a.preview != b.preview)
        return false;
    const auto &here = *a.scenario, &there = *b.scenario;
    return here.grid.curtailment == there.grid.curtailment && here.wan.rttSeconds == there.wan.rttSeconds &&
        here.wan.routeFactor == there.wan.routeFactor && hasSameLocks(here, there) &&
        a.evaluation->rack.power.has_value() == b.evaluation->rack.power.has_value() &&
        isSame(a.evaluation->power, b.evaluation->power) && hasSameCarbon(*a.evaluation, *b.evaluation);
}

} // namespace gigasite
