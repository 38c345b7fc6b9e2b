// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/power.h"

#include "model/scenario/parameter_table.h"
#include "model/site/grid_prices.h"
#include "model/site/overhead.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

std::string gigawatts(Watts w)
{
    return format(w.si(), Unit::Watt).joined();
}

std::string key(std::size_t site, std::string_view field)
{
    return "site." + std::to_string(site + 1) + '.' + std::string(field);
}

/// Which authority a place belongs to, and what it can give.
void readGrid(const Scenario &s, const SitingIndex &index, std::size_t i, SitePower &site)
{
    site.usdPerKwh = averageUsdPerKwh;
    site.gramsCo2PerKwh = averageGramsPerKwh;
    const auto &host = site.host;
    if (host.node >= 0) {
        const auto &node = index.nodes()[static_cast<std::size_t>(host.node)];
        site.county = node.county + ", " + node.state;
    }
    if (host.authority >= 0) {
        const auto &authority = index.authorities()[static_cast<std::size_t>(host.authority)];
        site.authority = authority.code;
        site.usdPerKwh = usdPerKwhOf(authority);
        site.gramsCo2PerKwh = gramsPerKwhOf(authority);
    }
    const auto &choice = s.sites[i];
    if (choice.usdPerKwh)
        site.usdPerKwh = *choice.usdPerKwh;
    site.typedLimit = choice.limitWatts.has_value();
    site.userData = site.authority.empty() && (choice.limitWatts || choice.usdPerKwh);
}

/// What the other sites draw from the limits of a place: those of its authority from its headroom, those of its
/// sub-zone from that, those near from the same lines and plants. A site on a limit of its own draws from none.
Drawn drawnByOthers(const std::vector<SitePower> &sites, std::size_t i, const SitingRule &rule)
{
    Drawn drawn;
    const auto &here = sites[i];
    for (std::size_t j = 0; j < sites.size(); ++j) {
        const auto &other = sites[j];
        if (i == j || other.typedLimit || other.host.authority < 0 || here.host.authority < 0)
            continue;
        const auto distance = greatCircle(here.lat, here.lon, other.lat, other.lon);
        const auto draw = [&](Watts &from, bool shared) {
            if (shared)
                from += other.fromGrid;
        };
        draw(drawn.headroom, other.host.authority == here.host.authority);
        draw(drawn.zone, here.host.zoneIndex >= 0 && other.host.zoneIndex == here.host.zoneIndex);
        draw(drawn.import, distance <= Metres(40e3));
        draw(drawn.firm, distance <= Metres(rule.radiusKm * 1e3));
    }
    return drawn;
}

/// Sites of one authority share its headroom: each may take what the others leave.
void shareHeadroom(const Scenario &s, PowerPlan &plan)
{
    const auto alone = plan.sites;
    for (std::size_t i = 0; i < plan.sites.size(); ++i) {
        auto &site = plan.sites[i];
        const auto drawn = drawnByOthers(alone, i, plan.rule);
        site.host = lessDrawn(alone[i].host, drawn, plan.rule);
        site.flexHeadroom = site.host.flex;
        site.sharesAuthority = !site.typedLimit && drawn.headroom > Watts();
        if (site.typedLimit) {
            site.host.capacity = Watts(*s.sites[i].limitWatts);
            site.host.binding = HostLimit::Typed;
        }
        site.headroom = site.host.capacity;
    }
}

void checkKnown(const SitingIndex &index, std::size_t i, const SitePower &site, Problems &problems)
{
    if (site.headroom)
        return;
    std::vector<Fix> fixes;
    if (site.flexHeadroom && site.fromGrid <= *site.flexHeadroom) { // a limit that is too small clears nothing
        const double limit = std::floor(site.flexHeadroom->si() / 1e6) * 1e6;
        if (site.fromGrid.si() <= limit && limit <= findParameter(key(i, "limit_w"))->max)
            fixes.push_back(
                {say("Flexible headroom, %1", gigawatts(Watts(limit))), key(i, "limit_w"), shortestDecimal(limit)});
    }
    problems.push_back(warning(
        key(i, "limit_w"),
        site.host.authority >= 0
            ? say("%1: the 2024 paper gives no headroom for %2; type the power that is available.", site.name,
                  index.authorities()[static_cast<std::size_t>(site.host.authority)].name)
            : say("%1 lies outside the grid tables (lower 48 states); type the power that is available.", site.name),
        std::move(fixes)));
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

/// Of all racks. Printed mode counts racks that no site holds, too: they take the mean.
double meanOverhead(const Scenario &s, const SiteSize &size)
{
    double weighted = 0, racks = 0;
    for (std::size_t i = 0; i < size.siteRacks.size(); ++i) {
        const auto here = static_cast<double>(size.siteRacks[i]);
        weighted += here * overheadOf(s, i);
        racks += here;
    }
    return hasOwnOverheads(s) && racks > 0 ? weighted / racks : s.power.overhead;
}

void addDistances(const Scenario &s, PowerPlan &plan)
{
    for (int i = 0; i < static_cast<int>(plan.sites.size()); ++i) {
        for (int j = i + 1; j < static_cast<int>(plan.sites.size()); ++j) {
            const auto &a = plan.sites[static_cast<std::size_t>(i)];
            const auto &b = plan.sites[static_cast<std::size_t>(j)];
            const auto distance = greatCircle(a.lat, a.lon, b.lat, b.lon);
            const auto rtt = fibreRtt(distance, s.wan.routeFactor);
            plan.distances.push_back({i, j, distance, rtt});
            plan.farthestRtt = std::max(plan.farthestRtt, rtt);
        }
    }
    if (s.wan.rttSeconds && !plan.distances.empty())
        plan.farthestRtt = Seconds(*s.wan.rttSeconds);
}

} // namespace

bool usesPaperRule(const Scenario &s)
{
    return sitingRule(s).definition == HeadroomDefinition::Paper;
}

Seconds fibreRtt(Metres distance, double routeFactor)
{
    return Seconds(2 * distance.si() * routeFactor / fibreLightSpeed);
}

PowerPlan powerPlan(const Scenario &s, const RackSpec &rack, const SiteSize &size, const SitingIndex &index,
                    Problems &problems)
{
    PowerPlan plan;
    plan.rule = sitingRule(s);
    plan.paperRule = plan.rule.definition == HeadroomDefinition::Paper;
    plan.headroomLeft = Watts(1e300);
    for (std::size_t i = 0; i < size.siteRacks.size(); ++i) {
        const auto &choice = s.sites[i];
        SitePower site{.name = choice.name.empty() ? "Site " + std::to_string(i + 1) : choice.name,
                       .lat = choice.lat,
                       .lon = choice.lon,
                       .racks = size.siteRacks[i]};
        site.overhead = overheadOf(s, i);
        if (rack.power) {
            site.it = static_cast<double>(site.racks) * *rack.power;
            site.facility = site.overhead * site.it;
            site.fromGrid = std::max(site.facility - Watts(choice.onsiteWatts), Watts());
        }
        site.host = index.hostCapacity(site.lat, site.lon, plan.rule);
        readGrid(s, index, i, site);
        plan.sites.push_back(std::move(site));
    }
    shareHeadroom(s, plan);
    for (std::size_t i = 0; i < plan.sites.size(); ++i) {
        const auto &site = plan.sites[i];
        checkKnown(index, i, site, problems);
        if (rack.power)
            checkHeadroom(s, i, site, problems);
        if (site.headroom && plan.headroomLeft)
            plan.headroomLeft = std::min(*plan.headroomLeft, *site.headroom - site.fromGrid);
        else
            plan.headroomLeft.reset();
    }
    if (rack.power) {
        plan.it = static_cast<double>(size.racks) * *rack.power;
        plan.overhead = meanOverhead(s, size);
        plan.plannedOverhead = overheadByShares(s);
        plan.facility = plan.overhead * plan.it;
        plan.coolingArea = plan.facility / WattsPerSquareMetre(s.power.coolingWattsPerM2);
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
