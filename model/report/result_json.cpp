// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/result_json.h"

#include "model/evaluate/anchored.h"
#include "model/evaluate/explain.h"
#include "model/evaluate/figure_table.h"
#include "model/report/columns.h"
#include "model/report/result_marks.h"
#include "model/scenario/parameter_table.h"
#include "model/scenario/rack_sheet.h"
#include "model/scenario/scenario_io.h"
#include "model/scenario/unknown_content.h"
#include "model/site/limit_name.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

Json number(const std::optional<double> &v)
{
    return v ? Json(*v) : Json(nullptr);
}

template <Dimension D> Json number(const std::optional<Quantity<D>> &q)
{
    return q ? Json(q->si()) : Json(nullptr);
}

Json figuresJson(const Evaluation &e)
{
    Json figures = Json::object();
    for (std::size_t i = 0; i < e.figures.size(); ++i) {
        const auto &row = figureTable()[i];
        figures[std::string(row.id)] = {{"value", number(e.figures[i].value)},
                                        {"unit", storedSymbol(row.unit)},
                                        {"status", statusText(e.figures[i].status)}};
        if (e.figures[i].low && e.figures[i].high)
            figures[std::string(row.id)].update({{"low", *e.figures[i].low}, {"high", *e.figures[i].high}});
        if (const double anchor = actingAnchor(e, row.id); anchor != 1 && e.figures[i].value)
            figures[std::string(row.id)]["anchor"] = anchor;
    }
    return figures;
}

Json sitesJson(const Evaluation &e)
{
    Json rows = Json::array();
    if (!e.has(Stage::Sites)) // an open split is planned for the map only
        return rows;
    const double load = averageLoad(e.phases);
    const auto atAverage = [&e](Watts power) { return e.phases ? Json(power.si()) : Json(nullptr); };
    for (std::size_t i = 0; i < e.power.sites.size(); ++i) {
        const auto &s = e.power.sites[i];
        rows.push_back({{"name", s.name},
                        {"lost", s.isLost},
                        {"lat", s.lat},
                        {"lon", s.lon},
                        {"racks", s.racks},
                        {"it_w", s.it.si()},
                        {"facility_w", s.facility.si()},
                        {"from_grid_w", s.fromGrid.si()},
                        {"average_own_w", atAverage(s.ownAt(load))},
                        {"average_grid_w", atAverage(s.fromGridAt(load))},
                        {"authority", s.authority},
                        {"county", s.county},
                        {"headroom_w", number(s.headroom)},
                        {"flex_headroom_w", number(s.flexHeadroom)},
                        {"shortfall_w", s.shortfall().si()},
                        {"overhead", s.overhead},
                        {"user_data", s.userData},
                        {"usd_per_kwh", s.usdPerKwh.at(1)},
                        {"g_co2_per_kwh", s.gramsCo2PerKwh.at(load)},
                        {"water_l_per_kwh", s.waterLitresPerKwh.at(load)}});
        if (i < e.layout.siteReplicas.size())
            rows.back()["replicas"] = e.layout.siteReplicas[i];
    }
    return rows;
}

/// What limits each site, and what it could host by every limit alone.
Json bindingJson(const Evaluation &e)
{
    const auto &plan = e.power;
    Json rows = Json::array();
    if (!e.has(Stage::Sites))
        return rows;
    for (const auto &site : plan.sites) {
        const auto &host = site.host;
        rows.push_back({{"site", site.name},
                        {"limit", limitName(host.binding, plan.rule.definition)},
                        {"limit_text", limitText(host.binding, plan.rule).english()},
                        {"capacity_w", number(host.capacity)},
                        {"authority_headroom_w", number(host.headroom)},
                        {"zone_headroom_w", number(host.zone)},
                        {"import_w", number(host.import)},
                        {"firm_w", number(host.firm)},
                        {"voltage_limit_w", number(host.voltage)},
                        {"kilovolts", host.kilovolts},
                        {"next_limit", limitName(host.nextBinding, plan.rule.definition)},
                        {"next_capacity_w", number(host.next)}});
    }
    return rows;
}

Json tiersJson(const Clos &clos)
{
    Json rows = Json::array();
    for (std::size_t i = 0; i < clos.tiers.size(); ++i) {
        const auto &t = clos.tiers[i];
        rows.push_back({{"tier", i + 1},
                        {"switches", t.switches},
                        {"ports_down", t.down},
                        {"ports_up", t.up},
                        {"links_up", t.links},
                        {"oversubscription", t.oversubscription()},
                        {"capacity_down_bps", bitsPerSecond(t.capacityDown)},
                        {"capacity_up_bps", bitsPerSecond(t.capacityUp)}});
    }
    return rows;
}

Json distancesJson(const PowerPlan &plan)
{
    Json rows = Json::array();
    for (const auto &d : plan.distances)
        rows.push_back({{"from", plan.sites[static_cast<std::size_t>(d.from)].name},
                        {"to", plan.sites[static_cast<std::size_t>(d.to)].name},
                        {"great_circle_m", d.greatCircle.si()},
                        {"rtt_s", d.rtt.si()},
                        {"link", d.link > 0 ? Json(d.link) : Json(nullptr)},
                        {"cut", d.isCut}});
    return rows;
}

Json factJson(const Fact &fact, const Catalog &catalog)
{
    Json json = {{"value", fact.text.empty() ? number(fact.value) : Json(fact.text)},
                 {"unit", fact.unit},
                 {"tier", std::string(1, letter(fact.tier))},
                 {"confirmed", fact.confirmed}};
    if (const auto *source = catalog.source(fact.sourceId))
        json["source"] = {{"title", source->title}, {"reference", source->reference}, {"date", source->date}};
    if (fact.low)
        json["low"] = *fact.low;
    if (fact.high)
        json["high"] = *fact.high;
    if (!fact.note.empty())
        json["note"] = fact.note;
    if (fact.tier == Tier::User)
        json["user_data"] = true;
    return json;
}

/// An item with the facts that count: its own, and those it leaves to the built-in entry of the same id.
Json itemJson(const CatalogItem &item, const Catalog &catalog, const LayeredItem &layered)
{
    Json facts = Json::object();
    const auto *builtIn = catalog.find(item.kind, item.id);
    for (const auto *layer : {&item, builtIn}) {
        for (const auto &[name, fact] : layer ? layer->facts : std::vector<std::pair<std::string, Fact>>())
            facts[name] = factJson(*layered.fact(name), catalog);
    }
    Json json = {{"id", item.id}, {"kind", kindName(item.kind)}, {"name", layered.name()}, {"vendor", item.vendor}};
    if (item.userData)
        json["user_data"] = true;
    json["facts"] = std::move(facts);
    return json;
}

/// The scenario's own catalogue entries.
Json userDataJson(const Scenario &scenario)
{
    Json rows = Json::array();
    if (!scenario.userCatalog)
        return rows;
    for (const auto &item : *scenario.userCatalog) {
        Json fields = Json::array();
        for (const auto &[name, fact] : item.facts)
            fields.push_back(name);
        rows.push_back({{"id", item.id},
                        {"kind", kindName(item.kind)},
                        {"name", item.name},
                        {"user_data", true},
                        {"fields", std::move(fields)}});
    }
    return rows;
}

std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

/// How far predicted step times of this kind have been off; null where nothing was predicted.
Json predictionJson(const Evaluation &e)
{
    if (!e.prediction || !e.has(Stage::Step))
        return nullptr;
    const auto &p = *e.prediction;
    Json json = {{"regime", measured::regimeName(p.regime)},
                 {"mean_abs_error", p.band.error},
                 {"low", p.band.low},
                 {"high", p.band.high},
                 {"runs", p.band.runs},
                 {"families", p.band.families},
                 {"out_of_envelope", !p.beyond.empty()},
                 {"anchor", p.run.recipe.anchor}};
    json["beyond"] = Json::array();
    for (const auto &reason : p.beyond)
        json["beyond"].push_back(reason.english());
    return json;
}

/// What a search chose; null where the layout is as set.
Json layoutJson(const Scenario &scenario, const Evaluation &e)
{
    if (!e.chosen || scenario.parallelism.mode == LayoutMode::Manual)
        return nullptr;
    Json json = Json::object();
    for (const auto &p : parameterTable())
        if (p.key.starts_with("parallelism.") || p.key == "training.micro_batch")
            json[p.key] = toText(valueOf(*e.chosen, p));
    return json;
}

} // namespace

bool hasError(const Problems &problems)
{
    return std::any_of(problems.begin(), problems.end(),
                       [](const Problem &p) { return p.severity == Severity::Error; });
}

Json problemsJson(const Problems &problems)
{
    Json rows = Json::array();
    for (const auto &p : problems) {
        rows.push_back({{"severity", severityName(p.severity)}, {"path", p.path}, {"message", p.message}});
        for (const auto &fix : p.fixes) {
            Json row = {{"label", fix.label}, {"key", fix.key}, {"value", fix.value}};
            for (const auto &[key, value] : fix.also)
                row["also"][key] = value;
            rows.back()["fixes"].push_back(std::move(row));
        }
    }
    return rows;
}

std::string engineVersion()
{
    return GIGASITE_VERSION;
}

Json resultJson(const Scenario &scenario, const Evaluation &e)
{
    return {{"schema", "gigasite-result/1"},
            {"engine", engineVersion()},
            {"scenario", scenarioToJson(scenario)},
            {"figures", figuresJson(e)},
            {"tables",
             {{"sites", sitesJson(e)},
              {"binding", bindingJson(e)},
              {"distances", distancesJson(e.power)},
              {"tiers", tiersJson(e.fabric)},
              {"user_catalog", userDataJson(scenario)}}},
            {"prediction", predictionJson(e)},
            {"layout_found", layoutJson(scenario, e)},
            {"problems", problemsJson(e.problems)}};
}

std::string resultText(const Scenario &scenario, const Evaluation &e)
{
    RawNumbers raw; // of the scenario's unknown content, which is written as a saved file has it
    if (scenario.unknown) {
        for (const auto &[pointer, text] : scenario.unknown->numbers)
            raw.emplace("/scenario" + pointer, text);
    }
    return writtenJson(resultJson(scenario, e), raw) + '\n';
}

namespace {

std::string numberField(std::optional<double> number)
{
    return number ? shortestDecimal(*number) : std::string();
}

} // namespace

std::string resultCsv(const Scenario &scenario, const Evaluation &e, const Catalog &catalog)
{
    std::string csv = "id,label,value,unit,status,data,low,high,anchor\r\n";
    for (std::size_t i = 0; i < e.figures.size(); ++i) {
        const auto &row = figureTable()[i];
        const auto &value = e.figures[i];
        const double anchor = actingAnchor(e, row.id);
        csv += csvField(row.id) + ',' + csvField(row.label) + ',' + numberField(value.value) + ',' +
            csvField(storedSymbol(row.unit)) + ',' + std::string(statusText(value.status)) + ',' +
            dataText(scenario, catalog, row) + ',' + numberField(value.low) + ',' + numberField(value.high) + ',' +
            (anchor != 1 && value.value ? shortestDecimal(anchor) : "") + "\r\n";
    }
    return csv;
}

Json figureTableJson()
{
    Json rows = Json::array();
    for (const auto &f : figureTable()) {
        Json row = {{"id", f.id}, {"label", f.label}, {"group", groupLabel(f.group)}, {"unit", storedSymbol(f.unit)}};
        if (!f.formula.empty())
            row["formula"] = f.formula;
        if (const auto corrected = f.formulaIn(Convention::Corrected); corrected != f.formula)
            row["formula_corrected"] = corrected.empty() ? Json(nullptr) : Json(corrected);
        if (const auto measured = f.formulaIn(Convention::Measured); measured != f.formulaIn(Convention::Corrected))
            row["formula_measured"] = measured.empty() ? Json(nullptr) : Json(measured);
        if (f.measuredBy.kind != ProcedureKind::None)
            row["procedure_measured"] = procedureText(f.measuredBy.kind);
        if (f.procedure.kind != ProcedureKind::None)
            row["procedure"] = procedureText(f.procedure.kind);
        if (!f.source.empty())
            row["source"] = f.source;
        if (!f.reason.empty())
            row["corrected_because"] = f.reason;
        rows.push_back(std::move(row));
    }
    return rows;
}

Json catalogJson(const Catalog &catalog, std::string_view id, const Scenario &scenario)
{
    Json items = Json::array();
    const auto add = [&](const CatalogItem &item) {
        if (id.empty() || item.id == id)
            items.push_back(itemJson(item, catalog, LayeredItem(scenario, catalog, item.kind, item.id)));
    };
    if (scenario.userCatalog) {
        for (const auto &item : *scenario.userCatalog)
            add(item);
    }
    for (const auto &item : catalog.items()) {
        if (LayeredItem(scenario, catalog, item.kind, item.id).isBuiltIn())
            add(item); // or its own entry has stood for it
    }
    return items.empty() ? Json(nullptr) : items;
}

} // namespace gigasite
