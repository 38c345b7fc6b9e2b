// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/explain_sites.h"

#include "model/site/training_sites.h"

#include <algorithm>
#include <charconv>

namespace gigasite {

namespace {

constexpr std::string_view firstSite = "site.1.";
constexpr int shownDigits = 4;

using Row = Explanation::CatalogRow;

std::string watts(Watts w)
{
    return format(w.si(), Unit::Watt, shownDigits).joined();
}

Row gridRow(const BalancingAuthority &authority, std::string field, std::string value, Text source, char tier)
{
    return {.item = authority.code,
            .itemName = authority.name,
            .kind = "grid",
            .field = std::move(field),
            .value = std::move(value),
            .source = std::move(source),
            .tier = tier};
}

/// What stands in for a figure that the grid tables do not have.
Row averageRow(const SitePower &site, std::string field, std::string value)
{
    return {.item = "average",
            .itemName = site.name,
            .kind = "grid",
            .field = std::move(field),
            .value = std::move(value),
            .source = say("average of the United States, rounded; the grid tables have none for this place")};
}

/// Which table the limit that binds is read from.
Row limitRow(const BalancingAuthority &authority, const SitePower &site, const SitingRule &rule)
{
    const auto value = watts(*site.headroom);
    const bool flex = rule.definition == HeadroomDefinition::Flex;
    Row row;
    switch (site.host.binding) {
    case HostLimit::Import:
        row = gridRow(authority, "import", value, say("NREL ReEDS/NARIS interface limits, counties within 40 km"), 'A');
        break;
    case HostLimit::Firm:
        row =
            gridRow(authority, "plants_near", value, say("EIA-860M 12/2025; firm: accredited share of each fuel"), 'A');
        break;
    case HostLimit::Voltage:
        row = gridRow(authority, "voltage", value,
                      say("Epoch AI 2026: most that a real site without 345 kV near it plans"), 'C');
        break;
    case HostLimit::Zone:
    case HostLimit::Headroom:
    case HostLimit::Typed:
    case HostLimit::None:
        row = flex ? gridRow(authority, "flexible_headroom", value,
                             say("EIA-930 2020–24 as cleaned by Ruggles et al., load curtailed for the chosen share of "
                                 "a year"),
                             'B')
                   : gridRow(authority, "paper_headroom", value, say("Gherghescu et al. 2024, Table 1"), 'A');
    }
    if (site.host.binding != HostLimit::Headroom)
        row.itemName = site.county;
    if (site.sharesAuthority)
        row.note = "what the other sites of this grid leave";
    return row;
}

Row priceRow(const BalancingAuthority *authority, const SitePower &site)
{
    auto text = format(site.gridUsdPerKwh, Unit::UsdPerKwh, shownDigits).joined();
    return authority && authority->centsPerKwh > 0
        ? gridRow(*authority, "price", std::move(text), say("EIA, by balancing authority"), 'B')
        : averageRow(site, "price", std::move(text));
}

/// Of what the grid gives while a step draws its average.
Row carbonRow(const BalancingAuthority *authority, const SitePower &site, double load)
{
    auto text = format(site.gridGramsCo2PerKwh, Unit::One, shownDigits).joined() + " g/kWh";
    auto row = authority && authority->gramsCo2PerKwh > 0
        ? gridRow(*authority, "co2e", std::move(text), say("EPA eGRID2023, average intensity"), 'A')
        : averageRow(site, "co2e", std::move(text));
    row.note = site.name + ", " + watts(site.fromGridAt(load));
    return row;
}

Row waterRow(const BalancingAuthority *authority, const SitePower &site, double load)
{
    auto text = format(site.gridLitresPerKwh, Unit::LitrePerKwh, shownDigits).joined();
    auto row = authority && authority->waterLitresPerKwh
        ? gridRow(*authority, "water", std::move(text),
                  say("plants by fuel (EIA-860M 12/2025), capacity factors (EIA Electric Power Annual 2020), "
                      "medians of Macknick et al. 2012 with cooling towers"),
                  'C')
        : averageRow(site, "water", std::move(text));
    row.note = site.name + ", " + watts(site.fromGridAt(load));
    return row;
}

/// Index of the site that "site.2.limit_w" speaks of; `field` is "limit_w".
struct SiteKey {
    std::size_t index = 0;
    std::string_view field;
};

std::optional<SiteKey> siteKey(std::string_view name)
{
    constexpr std::string_view prefix = "site.";
    std::size_t number = 0;
    if (!name.starts_with(prefix))
        return std::nullopt;
    const auto *end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + prefix.size(), end, number);
    if (read.ec != std::errc() || number < 1 || read.ptr == end || *read.ptr != '.')
        return std::nullopt;
    return SiteKey{number - 1, std::string_view(read.ptr + 1, static_cast<std::size_t>(end - read.ptr - 1))};
}

} // namespace

std::vector<std::string> ofEverySite(std::string_view name, std::int64_t sites)
{
    if (!name.starts_with(firstSite))
        return {std::string(name)};
    std::vector<std::string> names;
    for (std::int64_t i = 1; i <= sites; ++i)
        names.push_back("site." + std::to_string(i) + '.' + std::string(name.substr(firstSite.size())));
    return names;
}

std::string asFirstSite(std::string_view name)
{
    const auto key = siteKey(name);
    return key ? std::string(firstSite) + std::string(key->field) : std::string(name);
}

std::vector<Row> gridRowsBehind(const Scenario &scenario, const Evaluation &e, const Facts &facts,
                                std::string_view name)
{
    std::vector<Row> rows;
    const bool isCarbon = name == "carbon.kg_per_year" && e.cost.kgCo2PerYear;
    if (isCarbon || (name == "power.grid_water_l_per_kwh" && e.rack.power)) {
        for (const auto &site : e.power.sites) {
            if (!site.isLost) // it draws nothing
                rows.push_back(
                    (isCarbon ? carbonRow : waterRow)(facts.grid.find(site.authority), site, averageLoad(e.phases)));
        }
        return rows;
    }
    const auto key = siteKey(name);
    if (!key || key->index >= e.power.sites.size())
        return rows;
    const auto &site = e.power.sites[key->index];
    const auto *authority = facts.grid.find(site.authority);
    if (key->field == "limit_w" && authority && site.headroom && !site.typedLimit)
        rows.push_back(limitRow(*authority, site, e.power.rule));
    if (key->field == "usd_per_kwh" && !scenario.sites[key->index].usdPerKwh)
        rows.push_back(priceRow(authority, site));
    return rows;
}

Text decidingSite(const Evaluation &e, std::string_view figureId)
{
    const auto &sites = e.power.sites;
    if (figureId != "power.headroom_w" || !e.has(Stage::Sites) || !e.power.headroomLeft)
        return {};
    const auto left = [&](const SitePower &site) {
        return countsAmong(sites, site) ? *site.headroom - site.fromGrid : Watts(1e300);
    };
    const auto least = std::min_element(sites.begin(), sites.end(),
                                        [&](const SitePower &a, const SitePower &b) { return left(a) < left(b); });
    if (least == sites.end())
        return {};
    const auto limit = watts(*least->headroom), demand = watts(least->fromGrid);
    const auto by = limitText(least->host.binding, e.power.rule);
    return sites.size() > 1 ? say("The smallest is at site %1, %2: a limit of %3 (%4) less a demand of %5.",
                                  std::to_string(least - sites.begin() + 1), least->name, limit, by, demand)
                            : say("At %1: a limit of %2 (%3) less a demand of %4.", least->name, limit, by, demand);
}

Text siteWithoutLimit(const Evaluation &e, std::string_view figureId)
{
    const auto &sites = e.power.sites;
    if (figureId != "power.headroom_w" || !e.rack.power)
        return {};
    const auto at = std::find_if(sites.begin(), sites.end(),
                                 [&](const SitePower &site) { return countsAmong(sites, site) && !site.headroom; });
    return at == sites.end() ? Text()
                             : say("What the grid can give at site %1, %2, is not known: type a limit there.",
                                   std::to_string(at - sites.begin() + 1), at->name);
}

} // namespace gigasite
