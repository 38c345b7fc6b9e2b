// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sites_report.h"

#include "model/report/columns.h"
#include "model/report/result_json.h"
#include "model/report/rule_json.h"
#include "model/site/limit_name.h"
#include "model/units/checked_json.h"
#include "model/units/unit.h"

namespace gigasite {

namespace {

std::string watts(const std::optional<Watts> &power)
{
    return power ? inUnit(Unit::Watt, power->si()) : "";
}

Json number(const std::optional<Watts> &power)
{
    return power ? Json(power->si()) : Json(nullptr);
}

Json placesJson(const SitesSplit &split, HeadroomDefinition definition)
{
    Json rows = Json::array();
    for (const auto &site : split.sites)
        rows.push_back({{"county", site.county},
                        {"lat", site.lat},
                        {"lon", site.lon},
                        {"authority", site.authority},
                        {"share", site.share},
                        {"demand_w", site.demand.si()},
                        {"capacity_w", site.capacity.si()},
                        {"limit", limitName(site.binding, definition)},
                        {"usd_per_kwh", site.usdPerKwh},
                        {"g_co2_per_kwh", site.gramsCo2PerKwh},
                        {"water_l_per_kwh", site.waterLitresPerKwh}});
    return rows;
}

std::string yes(bool passes)
{
    return passes ? "yes" : "NO";
}

} // namespace

Json sitesJson(const SitesResult &result, const SitesQuestion &question, const Scenario &scenario)
{
    Json json = {{"schema", "gigasite-sites/1"},
                 {"scenario", scenario.name},
                 {"objective", {{"id", question.objective}, {"unit", storedSymbol(result.unit)}}},
                 {"count", question.count},
                 {"rule", ruleJson(result.rule)},
                 {"demand_w", result.demand.si()},
                 {"onsite_w", result.onsite.si()},
                 {"most_w", result.most.si()},
                 {"search",
                  {{"candidates", result.candidates},
                   {"seconds", result.seconds},
                   {"least_w", result.least.si()},
                   {"least_share", result.demand > Watts() ? result.least / result.demand : 0},
                   {"least_distance_m", result.apart.si()}}}};
    json["splits"] = Json::array();
    for (const auto &found : result.splits) {
        Json settings = Json::object();
        for (const auto &[key, value] : found.settings)
            settings[key] = value;
        json["splits"].push_back({{"value", found.value},
                                  {"usd_per_year", found.split.usdPerYear},
                                  {"kg_co2_per_year", found.split.kgCo2PerYear},
                                  {"rtt_s", found.split.rtt.si()},
                                  {"margin_w", found.split.margin.si()},
                                  {"sites", placesJson(found.split, result.rule.definition)},
                                  {"settings", std::move(settings)}});
    }
    json["moved"] = result.splits.size() > 1 ? Json(result.moved) : Json(nullptr); // one alone does not tell
    json["problems"] = problemsJson(result.problems);
    return json;
}

std::string sitesText(const SitesResult &result, const SitesQuestion &question)
{
    if (result.splits.empty() && !(result.demand > Watts()))
        return {}; // what is wrong is said as an error
    std::string text = "Demand " + inUnit(Unit::Watt, result.demand.si()) + ", split over " +
        std::to_string(question.count) + (question.count == 1 ? " site" : " sites") + ", best by " +
        question.objective + '\n';
    if (result.onsite > Watts())
        text += "Own plants of the sites that stay give up to " + inUnit(Unit::Watt, result.onsite.si()) +
            " of it; a place's demand below is what it draws from the grid\n";
    if (question.count > 1 && result.least > Watts())
        text += "Each takes at least " + inUnit(Unit::Ratio, result.least / result.demand) + " (" +
            inUnit(Unit::Watt, result.least.si()) + ") in whole racks; places stand at least " +
            inUnit(Unit::Kilometre, result.apart.si() / 1e3) + " apart\n";
    text += '\n';
    std::vector<std::vector<std::string>> table{
        {"", "place", "grid", "share", "demand", "hosts", "limit", "$/kWh", "g/kWh", "l/kWh", "value", "RTT", "left"}};
    for (std::size_t n = 0; n < result.splits.size(); ++n) {
        const auto &[split, value, settings] = result.splits[n];
        for (std::size_t i = 0; i < split.sites.size(); ++i) {
            const auto &site = split.sites[i];
            table.push_back(
                {i == 0 ? std::to_string(n + 1) : "", site.county, site.authority, inUnit(Unit::Ratio, site.share),
                 inUnit(Unit::Watt, site.demand.si()), inUnit(Unit::Watt, site.capacity.si()),
                 std::string(limitName(site.binding, result.rule.definition)),
                 format(site.usdPerKwh, Unit::UsdPerKwh).number, format(site.gramsCo2PerKwh, Unit::One).number,
                 format(site.waterLitresPerKwh, Unit::LitrePerKwh).number, i == 0 ? inUnit(result.unit, value) : "",
                 i == 0 ? inUnit(Unit::Second, split.rtt.si()) : "",
                 i == 0 ? inUnit(Unit::Watt, split.margin.si()) : ""});
        }
    }
    if (!result.splits.empty())
        text += aligned(table) + '\n';
    if (!result.moved)
        text += "No place changes " + question.objective + ": these are some of those that host the demand.\n";
    return text;
}

Json backTestJson(const BackTest &test)
{
    Json json = {
        {"schema", "gigasite-backtest/1"},
        {"rule", ruleJson(test.rule)},
        {"summary",
         {{"sites", test.sites.size()}, {"import", test.import}, {"headroom", test.headroom}, {"firm", test.firm}}}};
    json["sites"] = Json::array();
    for (const auto &tested : test.sites) {
        Json row = {{"site", tested.site->name},
                    {"state", tested.site->state},
                    {"lat", tested.site->lat},
                    {"lon", tested.site->lon},
                    {"authority", tested.site->authority},
                    {"demand_w", tested.demand.si()},
                    {"import_w", number(tested.host.import)},
                    {"headroom_w", number(tested.host.headroom)},
                    {"firm_w", number(tested.host.firm)},
                    {"kilovolts", tested.host.kilovolts},
                    {"passes", {{"import", tested.import}, {"headroom", tested.headroom}, {"firm", tested.firm}}},
                    {"own_generation", tested.site->ownGeneration},
                    {"own_generation_needed_w", tested.ownGeneration.si()}};
        row["misses"] = Json::array();
        for (const auto &miss : tested.misses)
            row["misses"].push_back(miss.english());
        json["sites"].push_back(std::move(row));
    }
    return json;
}

std::string backTestText(const BackTest &test)
{
    std::vector<std::vector<std::string>> table{
        {"site", "state", "grid", "plans", "import", "", "headroom", "", "firm", "", "kV"}};
    std::string misses;
    for (const auto &tested : test.sites) {
        table.push_back({tested.site->name, tested.site->state, tested.site->authority, watts(tested.demand),
                         watts(tested.host.import), yes(tested.import), watts(tested.host.headroom),
                         yes(tested.headroom), watts(tested.host.firm), yes(tested.firm),
                         tested.host.kilovolts > 0 ? format(tested.host.kilovolts, Unit::One).number : "?"});
        for (const auto &miss : tested.misses)
            misses += tested.site->name + ": " + miss.english() + '\n';
    }
    const auto of = " of " + std::to_string(test.sites.size());
    return aligned(table) + "\nImport " + std::to_string(test.import) + of + ", headroom " +
        std::to_string(test.headroom) + of + ", firm power " + std::to_string(test.firm) + of + "\n\n" + misses;
}

} // namespace gigasite
