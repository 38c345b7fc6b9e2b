// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/power.h"

#include "model/scenario/parameter_table.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr Metres tooFar(150e3); // counties are about 40 km apart
constexpr double averageUsdPerKwh = 0.078;
constexpr double averageGramsPerKwh = 350;

std::string gigawatts(Watts w)
{
    return format(w.si(), Unit::Watt).joined();
}

std::string key(std::size_t site, std::string_view field)
{
    return "site." + std::to_string(site + 1) + '.' + std::string(field);
}

/// Which authority a place belongs to, and what it can give.
void readGrid(const Scenario &s, const Grid &grid, std::size_t index, SitePower &site, Problems &problems)
{
    site.usdPerKwh = averageUsdPerKwh;
    site.gramsCo2PerKwh = averageGramsPerKwh;
    const auto nearest = nearestNode(grid, site.lat, site.lon);
    const auto *ba = nearest.node && nearest.distance <= tooFar ? grid.find(nearest.node->authority) : nullptr;
    if (ba) {
        site.authority = ba->code;
        site.county = nearest.node->county + ", " + nearest.node->state;
        site.flexHeadroom = ba->flexHeadroom(s.grid.curtailment);
        site.headroom = site.flexHeadroom;
        if (usesPaperRule(s))
            site.headroom = ba->paperHeadroomMw ? std::optional(Watts(*ba->paperHeadroomMw * 1e6)) : std::nullopt;
        if (ba->centsPerKwh > 0)
            site.usdPerKwh = ba->centsPerKwh / 100;
        if (ba->gramsCo2PerKwh > 0)
            site.gramsCo2PerKwh = ba->gramsCo2PerKwh;
    }
    const auto &choice = s.sites[index];
    if (choice.usdPerKwh)
        site.usdPerKwh = *choice.usdPerKwh;
    if (choice.limitWatts) {
        site.headroom = Watts(*choice.limitWatts);
        site.typedLimit = true;
    }
    if (site.headroom)
        return;
    std::vector<Fix> fixes;
    if (site.flexHeadroom && site.fromGrid <= *site.flexHeadroom) { // a limit that is too small clears nothing
        const double limit = std::floor(site.flexHeadroom->si() / 1e6) * 1e6;
        if (site.fromGrid.si() <= limit && limit <= findParameter(key(index, "limit_w"))->max)
            fixes.push_back(
                {say("Flexible headroom, %1", gigawatts(Watts(limit))), key(index, "limit_w"), shortestDecimal(limit)});
    }
    problems.push_back(warning(
        key(index, "limit_w"),
        ba ? say("%1: the 2024 paper gives no headroom for %2; type the power that is available.", site.name, ba->name)
           : say("%1 lies outside the grid tables (lower 48 states); type the power that is available.", site.name),
        std::move(fixes)));
}

/// Sites of one authority share its headroom: each may take what the others leave.
void shareHeadroom(PowerPlan &plan)
{
    const auto demands = plan.sites;
    for (std::size_t i = 0; i < plan.sites.size(); ++i) {
        auto &site = plan.sites[i];
        if (site.typedLimit || site.authority.empty())
            continue;
        for (std::size_t j = 0; j < demands.size(); ++j) {
            const auto &other = demands[j];
            if (i == j || other.typedLimit || other.authority != site.authority)
                continue;
            site.sharesAuthority = true;
            for (auto *headroom : {&site.headroom, &site.flexHeadroom}) {
                if (*headroom)
                    *headroom = std::max(**headroom - other.fromGrid, Watts());
            }
        }
    }
}

void checkHeadroom(const Scenario &s, std::size_t index, const SitePower &site, Problems &problems)
{
    const auto shortOf = [&](Severity severity, Watts have, const Text &rule) {
        const double share = s.sites[index].share * (have + Watts(s.sites[index].onsiteWatts)) / site.facility;
        const Watts missing = site.fromGrid - have;
        std::vector<Fix> fixes;
        const double rounded = std::floor(share * 1000) / 1000;
        if (s.siteCount == 2) // with two sites the other one takes the rest
            fixes.push_back({say("Share %1", format(rounded, Unit::Ratio).joined()),
                             key(index, "share"),
                             shortestDecimal(rounded),
                             {{key(1 - index, "share"), shortestDecimal(std::round((1 - rounded) * 1000) / 1000)}}});
        const double plant = std::ceil((missing.si() + s.sites[index].onsiteWatts) / 1e7) * 1e7;
        if (plant <= findParameter(key(index, "onsite_w"))->max)
            fixes.push_back(
                {say("Own plant %1", gigawatts(Watts(plant))), key(index, "onsite_w"), shortestDecimal(plant)});
        problems.push_back(
            {severity, key(index, "share"),
             say("%1 needs %2 and %3: short by %4.",
                 site.authority.empty() ? Text::verbatim(site.name) : say("%1 (%2)", site.name, site.authority),
                 gigawatts(site.fromGrid), rule, gigawatts(missing)),
             std::move(fixes)});
    };
    if (site.headroom && site.fromGrid > *site.headroom)
        shortOf(Severity::Error, *site.headroom,
                site.typedLimit            ? say("the typed limit is %1", gigawatts(*site.headroom))
                    : site.sharesAuthority ? say("the other sites of its grid leave %1", gigawatts(*site.headroom))
                                           : say("its grid has %1", gigawatts(*site.headroom)));
    else if (usesPaperRule(s) && !site.typedLimit && site.flexHeadroom && site.fromGrid > *site.flexHeadroom)
        shortOf(Severity::Warning, *site.flexHeadroom,
                say("passes by the 2024 paper's table, but its grid's flexible headroom is %1",
                    gigawatts(*site.flexHeadroom)));
}

void addDistances(const Scenario &s, PowerPlan &plan)
{
    const auto trains = [&](const SitePower &site) { return site.racks > 0; };
    const bool several = std::count_if(plan.sites.begin(), plan.sites.end(), trains) > 1;
    for (int i = 0; i < static_cast<int>(plan.sites.size()); ++i) {
        for (int j = i + 1; j < static_cast<int>(plan.sites.size()); ++j) {
            const auto &a = plan.sites[static_cast<std::size_t>(i)];
            const auto &b = plan.sites[static_cast<std::size_t>(j)];
            const auto distance = greatCircle(a.lat, a.lon, b.lat, b.lon);
            const auto rtt = fibreRtt(distance, s.wan.routeFactor);
            plan.distances.push_back({i, j, distance, rtt});
            if (!several || (trains(a) && trains(b))) // what stands empty exchanges nothing
                plan.farthestRtt = std::max(plan.farthestRtt, rtt);
        }
    }
    if (s.wan.rttSeconds && !plan.distances.empty())
        plan.farthestRtt = Seconds(*s.wan.rttSeconds);
}

} // namespace

bool usesPaperRule(const Scenario &s)
{
    if (s.grid.definition == HeadroomDefinition::Auto)
        return s.conventions.mode == Mode::Printed;
    return s.grid.definition == HeadroomDefinition::Paper;
}

Seconds fibreRtt(Metres distance, double routeFactor)
{
    return Seconds(2 * distance.si() * routeFactor / fibreLightSpeed);
}

PowerPlan powerPlan(const Scenario &s, const RackSpec &rack, const SiteSize &size, const Grid &grid, Problems &problems)
{
    PowerPlan plan;
    plan.paperRule = usesPaperRule(s);
    plan.headroomLeft = Watts(1e300);
    for (std::size_t i = 0; i < size.siteRacks.size(); ++i) {
        const auto &choice = s.sites[i];
        SitePower site{.name = choice.name.empty() ? "Site " + std::to_string(i + 1) : choice.name,
                       .lat = choice.lat,
                       .lon = choice.lon,
                       .racks = size.siteRacks[i]};
        if (rack.power) {
            site.it = static_cast<double>(site.racks) * *rack.power;
            site.facility = s.power.overhead * site.it;
            site.fromGrid = std::max(site.facility - Watts(choice.onsiteWatts), Watts());
        }
        readGrid(s, grid, i, site, problems);
        plan.sites.push_back(std::move(site));
    }
    shareHeadroom(plan);
    for (std::size_t i = 0; i < plan.sites.size(); ++i) {
        const auto &site = plan.sites[i];
        if (rack.power)
            checkHeadroom(s, i, site, problems);
        if (site.headroom && plan.headroomLeft)
            plan.headroomLeft = std::min(*plan.headroomLeft, *site.headroom - site.fromGrid);
        else
            plan.headroomLeft.reset();
    }
    if (rack.power) {
        plan.it = static_cast<double>(size.racks) * *rack.power;
        plan.facility = s.power.overhead * plan.it;
    } else {
        plan.headroomLeft.reset();
        problems.push_back(
            warning("hardware.rack_power_w",
                    say("The catalogue has no power for %1; type one to see what the sites need.", rack.name)));
    }
    addDistances(s, plan);
    return plan;
}

} // namespace gigasite
