// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/site_problems.h"

#include "model/scenario/parameter_table.h"
#include "model/site/renumbered_sites.h"
#include "model/site/training_sites.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

Text unknownHeadroom(const std::string &site, const std::string &county)
{
    return county.empty()
        ? say("%1 lies outside the grid tables (lower 48 states); type the power that is available.", site)
        : say("%1: the grid tables have no headroom for %2; type the power that is available.", site, county);
}

namespace {

constexpr Metres importReach(40e3);
constexpr Metres samePlace(1e3);
constexpr double ten = 1e7; ///< W that an own plant is rounded up to

std::string gigawatts(Watts w)
{
    return format(w.si(), Unit::Watt).joined();
}

std::string key(std::size_t site, std::string_view field)
{
    return "site." + std::to_string(site + 1) + '.' + std::string(field);
}

Text withAuthority(const SitePower &site)
{
    return site.authority.empty() ? Text::verbatim(site.name) : say("%1 (%2)", site.name, site.authority);
}

/// What there is, and by which limit.
Text limitOf(const SitePower &site, const SitingRule &rule)
{
    const auto have = gigawatts(*site.headroom);
    switch (site.host.binding) {
    case HostLimit::Typed:
        if (!(*site.headroom > Watts()))
            return say("takes nothing by its typed limit");
        return say("the typed limit is %1", have);
    case HostLimit::Headroom:
    case HostLimit::None:
        return site.sharesAuthority ? say("its part of what its grid has is %1", have) : say("its grid has %1", have);
    case HostLimit::Zone:
        return say("its sub-zone of the grid has %1", have);
    case HostLimit::Import:
        return say("the lines into the place carry their share of %1", have);
    case HostLimit::Firm:
        return say("is limited to %1 by %2", have, limitText(HostLimit::Firm, rule));
    case HostLimit::Voltage:
        return say("without a plant at 345 kV within 50 km a place takes %1 at most", have);
    }
    return {};
}

/// Whether a site, at this share of all racks, stays within its limit, and within its grid's flexible headroom where
/// that is asked for; one without a known limit does.
bool holds(const Scenario &s, const PowerPlan &plan, std::size_t i, double share, bool flexible)
{
    const auto &site = plan.sites[i];
    if (!site.headroom || !(s.sites[i].share > 0))
        return !site.headroom;
    const bool asksFlex = flexible && !site.typedLimit && site.flexHeadroom;
    const auto limit = asksFlex ? std::min(*site.headroom, *site.flexHeadroom) : *site.headroom;
    const Watts facility = share / s.sites[i].share * site.facility;
    return facility <= limit + Watts(s.sites[i].onsiteWatts);
}

/// Which other site has the most room and takes what a site gives that keeps `share`, without falling short itself. One
/// on the same grid would draw from the same limit, where that is what binds.
std::optional<std::size_t> takerOf(const Scenario &s, const PowerPlan &plan, std::size_t i, double share, bool flexible)
{
    std::optional<std::size_t> taker;
    for (std::size_t j = 0; j < plan.sites.size(); ++j) {
        const auto &other = plan.sites[j];
        const auto binding = plan.sites[i].host.binding;
        const bool ofGrid = flexible || binding == HostLimit::Headroom || binding == HostLimit::Zone;
        const bool isApart = s.siteCount == 2 || !ofGrid || other.host.authority < 0 ||
            other.host.authority != plan.sites[i].host.authority;
        if (j == i || !isApart || !holds(s, plan, j, s.sites[j].share + s.sites[i].share - share, flexible))
            continue;
        const auto room = [&](std::size_t k) { return plan.sites[k].left().value_or(Watts()); };
        if (!taker || room(j) > room(*taker))
            taker = j;
    }
    return taker;
}

struct Shortage {
    Severity severity;
    Watts have;
    Watts missing; ///< of all that draw from the limit
    Text rule; ///< "its grid has 1 GW"
};

std::vector<Fix> fixesOf(const Scenario &s, const PowerPlan &plan, std::size_t i, const Shortage &shortage)
{
    const auto &site = plan.sites[i];
    std::vector<Fix> fixes;
    const double share = s.sites[i].share * (shortage.have + Watts(s.sites[i].onsiteWatts)) / site.facility;
    const double rounded = std::floor(share * 1000) / 1000;
    const bool sameGrid = site.sharesAuthority && site.host.binding == HostLimit::Headroom;
    if (const auto other = sameGrid ? std::nullopt : takerOf(s, plan, i, rounded, plan.paperRule)) {
        const auto text = format(rounded, Unit::Ratio).joined();
        const double rest = s.sites[i].share - rounded + s.sites[*other].share;
        fixes.push_back({s.siteCount == 2 ? say("Share %1", text)
                                          : say("Share %1, the rest to site %2", text, std::to_string(*other + 1)),
                         key(i, "share"),
                         shortestDecimal(rounded),
                         {{key(*other, "share"), shortestDecimal(std::round(rest * 1e9) / 1e9)}}});
    }
    const double plant = std::ceil((shortage.missing.si() + s.sites[i].onsiteWatts) / ten) * ten;
    if (plant <= findParameter(key(i, "onsite_w"))->max)
        fixes.push_back({say("Own plant %1", gigawatts(Watts(plant))), key(i, "onsite_w"), shortestDecimal(plant)});
    return fixes;
}

void addShortage(const Scenario &s, const PowerPlan &plan, std::size_t i, const Shortage &shortage,
                 const Relaxation &relaxation, Problems &problems)
{
    const auto &site = plan.sites[i];
    auto fixes = fixesOf(s, plan, i, shortage);
    if (!relaxation.key.empty()) {
        const auto *parameter = findParameter(relaxation.key);
        const auto value = parseValue(*parameter, relaxation.value);
        if (value)
            fixes.push_back({say("%1: %2", Text::ofTable(parameter->label), displayed(*parameter, *value)),
                             relaxation.key, relaxation.value});
    }
    problems.push_back({shortage.severity, key(i, "share"),
                        behind(say("%1 needs %2 and %3: short by %4.", withAuthority(site), gigawatts(site.fromGrid),
                                   shortage.rule, gigawatts(site.fromGrid - shortage.have)),
                               relaxation.text),
                        std::move(fixes)});
}

void checkHeadroom(const Scenario &s, const SitingIndex &index, const PowerPlan &plan,
                   const std::vector<SitePower> &alone, std::size_t i, Problems &problems)
{
    const auto &site = plan.sites[i];
    if (site.headroom && site.fromGrid > *site.headroom) {
        const auto relaxation = site.typedLimit
            ? Relaxation()
            : index.relaxation(site.lat, site.lon, site.fromGrid, plan.rule, drawnByOthers(alone, i, plan.rule));
        const auto left = leftOf(plan, alone, i).value_or(*site.headroom - site.fromGrid);
        addShortage(s, plan, i, {Severity::Error, *site.headroom, Watts() - left, limitOf(site, plan.rule)}, relaxation,
                    problems);
    } else if (plan.paperRule && !site.typedLimit && site.flexHeadroom && site.fromGrid > *site.flexHeadroom) {
        addShortage(s, plan, i,
                    {Severity::Warning, *site.flexHeadroom, site.fromGrid - *site.flexHeadroom,
                     say("passes by the 2024 paper's table, but its grid's flexible headroom is %1",
                         gigawatts(*site.flexHeadroom))},
                    {}, problems);
    }
}

/// A place outside the grid's data.
void checkAverage(const Scenario &s, std::size_t i, const SitePower &site, Problems &problems)
{
    if (!site.authority.empty())
        return;
    problems.push_back(note(
        key(i, "usd_per_kwh"),
        s.sites[i].usdPerKwh ? say("The grid tables have no grid at %1: its carbon and water count with the averages "
                                   "of the United States.",
                                   site.name)
                             : say("The grid tables have no grid at %1: its price, carbon and water count with the "
                                   "averages of the United States.",
                                   site.name)));
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
    const auto authority = static_cast<std::size_t>(std::max(site.host.authority, 0));
    problems.push_back(warning(
        key(i, "limit_w"),
        site.host.authority >= 0 ? say("%1: the 2024 paper gives no headroom for %2; type the power that is available.",
                                       site.name, index.authorities()[authority].name)
                                 : unknownHeadroom(site.name, site.host.node >= 0 ? site.county : ""),
        std::move(fixes)));
}

/// Two sites at one place are one campus: neither distance nor the grid separates them. Each is told of once, with the
/// first one there.
void checkSamePlaces(const Scenario &s, const PowerPlan &plan, Problems &problems)
{
    for (std::size_t j = 1; j < plan.sites.size(); ++j) {
        const auto &b = plan.sites[j];
        const auto here = plan.sites.begin() + static_cast<std::ptrdiff_t>(j);
        const auto first = std::find_if(plan.sites.begin(), here, [&](const SitePower &a) {
            return !(greatCircle(a.lat, a.lon, b.lat, b.lon) > samePlace);
        });
        if (first == here)
            continue;
        const auto i = static_cast<std::size_t>(first - plan.sites.begin());
        problems.push_back(warning(key(j, "lat"),
                                   say("Sites %1 and %2 are the same place, %3: one site with both shares says so.",
                                       std::to_string(i + 1), std::to_string(j + 1), first->name),
                                   {joinedSites(s, i, j)}));
    }
}

} // namespace

Drawn drawnByOthers(const std::vector<SitePower> &sites, std::size_t i, const SitingRule &rule)
{
    Drawn drawn;
    const auto &here = sites[i];
    for (std::size_t j = 0; j < sites.size(); ++j) {
        const auto &other = sites[j];
        if (i == j || other.typedLimit || other.host.authority < 0 || here.host.authority < 0)
            continue;
        const auto distance = greatCircle(here.lat, here.lon, other.lat, other.lon);
        if (other.host.authority == here.host.authority)
            drawn.headroom += other.fromGrid;
        if (here.host.zoneIndex >= 0 && other.host.zoneIndex == here.host.zoneIndex)
            drawn.zone += other.fromGrid;
        if (distance <= importReach)
            drawn.import += other.fromGrid;
        if (distance <= Metres(rule.radiusKm * 1e3))
            drawn.firm += other.fromGrid;
    }
    return drawn;
}

std::optional<Watts> leftOf(const PowerPlan &plan, const std::vector<SitePower> &alone, std::size_t i)
{
    const auto &site = plan.sites[i];
    if (!site.headroom)
        return std::nullopt;
    if (site.typedLimit)
        return *site.headroom - site.fromGrid;
    return leftByAll(alone[i].host, drawnByOthers(alone, i, plan.rule), site.fromGrid, plan.rule);
}

void checkSitePower(const Scenario &s, const SitingIndex &index, const PowerPlan &plan,
                    const std::vector<SitePower> &alone, Problems &problems)
{
    for (std::size_t i = 0; i < plan.sites.size(); ++i) {
        if (countsAmong(plan.sites, plan.sites[i]))
            checkKnown(index, i, plan.sites[i], problems);
        if (countsAmong(plan.sites, plan.sites[i]))
            checkAverage(s, i, plan.sites[i], problems);
        if (plan.sites[i].facility > Watts()) // its racks' power is known
            checkHeadroom(s, index, plan, alone, i, problems);
    }
    checkSamePlaces(s, plan, problems);
}

} // namespace gigasite
