// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report.h"

#include "model/evaluate/anchored.h"
#include "model/evaluate/figure_source.h"
#include "model/evaluate/figure_table.h"
#include "model/evaluate/measured_stage.h"
#include "model/report/regime_text.h"
#include "model/report/result_json.h"
#include "model/report/result_marks.h"
#include "model/scenario/fact_use.h"
#include "model/scenario/scenario_io.h"
#include "model/site/average_energy.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gigasite {

namespace {

using namespace report;

std::string text(double value, Unit unit, int digits = 4)
{
    return format(value, unit, digits).joined();
}

std::string modeText(const Scenario &s)
{
    switch (conventionOf(s)) {
    case Convention::Printed:
        return "Mode: paper as printed";
    case Convention::Corrected:
        return "Mode: corrected, ideal step time";
    case Convention::Measured:
        return "Mode: corrected, step time calibrated on measured runs";
    }
    return {};
}

Verdict verdictOf(const Evaluation &e)
{
    std::string reasons;
    int shown = 0;
    const bool feasible = e.feasible();
    for (const auto &p : e.problems) {
        const auto wanted = feasible ? Severity::Warning : Severity::Error;
        if (p.severity == wanted && shown++ < 3)
            reasons += (reasons.empty() ? "" : " ") + p.message;
    }
    if (!feasible)
        return {Severity::Error, "Cannot be built as specified.", reasons};
    if (!reasons.empty())
        return {Severity::Warning, "Can be built, with reservations.", reasons};
    return {Severity::Note, "Can be built as specified.", "No limit of the model is violated."};
}

/// How far predictions of this kind are off, and an own anchor where one acts.
void tellPrediction(KeyFigure &k, const measured::Prediction &p)
{
    const auto error = format(p.band.error, Unit::Ratio, 2).joined();
    if (k.remark.empty())
        k.remark = "mean error " + error;
    else if (!p.beyond.empty())
        k.note = "error " + error; // beyond what was measured, says the remark
    else
        k.note = "mean error " + error;
    if (p.run.recipe.anchor != 1)
        k.aside = "× " + anchorText(p.run.recipe.anchor) + " own anchor";
}

KeyFigures keyFigures(const Evaluation &e)
{
    KeyFigures block;
    for (const auto &row : keyFigureRows()) {
        if (!row.inReport)
            continue;
        const auto value = figureValue(e, row.id);
        const auto *figure = findFigure(row.id);
        const auto number = value.value ? format(*value.value, figure->unit, 3) : Formatted{"–", ""};
        KeyFigure k{std::string(row.label), number.number, number.unit, "", Severity::Note};
        if (value.status == FigureStatus::Infeasible)
            k.remark = "violates a limit", k.state = Severity::Error;
        else if (value.status == FigureStatus::OutOfEnvelope)
            k.remark = "beyond what was measured", k.state = Severity::Warning;
        if (row.id == "step.time_s" && e.prediction)
            tellPrediction(k, *e.prediction);
        else if (const double anchor = actingAnchor(e, row.id); anchor != 1)
            k.aside = "× " + anchorText(anchor) + " own anchor";
        block.figures.push_back(std::move(k));
    }
    return block;
}

/// How far predictions of this kind have been off, and why this one may be further.
Paragraph errorOf(const Evaluation &e)
{
    const auto &p = *e.prediction;
    const auto seconds = [](Seconds s) { return format(s.si(), Unit::Second).joined(); };
    std::string text = "Step time " + seconds(e.step.total) + ": of measured runs of this kind (" +
        regimeText(p.regime) +
        "), none of which the constants had seen when it was predicted, "
        "predictions were off by " +
        format(p.band.error, Unit::Ratio, 2).joined() + " on average (" + std::to_string(p.band.runs) + " runs of " +
        std::to_string(p.band.families) + " families); the band for 90 of 100, " + seconds(e.step.low) + " to " +
        seconds(e.step.high) + ", held " + std::to_string(p.band.held) + " of them.";
    if (!p.beyond.empty())
        text += " Beyond what was measured, where the band does not reach: " + allOf(p.beyond).english() + ".";
    if (p.run.recipe.anchor != 1)
        text += " Multiplied by your own anchor, " + anchorText(p.run.recipe.anchor) + ".";
    return Paragraph{text};
}

Table problemTable(const Evaluation &e)
{
    Table table{{{"Severity", false, 0.8}, {"What binds", false, 4.4}, {"Smallest change that clears it", false, 2}},
                {}};
    for (const auto &p : e.problems) {
        if (p.severity == Severity::Note)
            continue;
        table.rows.push_back({std::string(severityName(p.severity)), p.message,
                              p.fixes.empty() ? "–" : p.fixes.front().label.english()});
    }
    return table;
}

Table siteTable(const Evaluation &e)
{
    Table table{{{"Site", false, 1.4},
                 {"Grid", false, 1.3},
                 {"Racks", true, 0.8},
                 {"Facility", true, 1},
                 {"Headroom", true, 1},
                 {"Short by", true, 1},
                 {"Energy", true, 1.1},
                 {"Carbon", true, 1}},
                {}};
    const auto onAverage = sitesOnAverage(e.power);
    for (const auto &s : e.power.sites) {
        const auto number = static_cast<int>(&s - e.power.sites.data()) + 1;
        const bool isAverage = std::find(onAverage.begin(), onAverage.end(), number) != onAverage.end();
        std::string grid = !s.authority.empty() ? s.authority : s.userData ? "user data" : "–";
        grid += !isAverage ? "" : s.typedPrice ? " (carbon: US average)" : " (energy: US average)";
        table.rows.push_back({s.name + (s.isLost ? " (lost)" : ""), grid, withCommas(static_cast<double>(s.racks)),
                              e.rack.power ? text(s.facility.si(), Unit::Watt, 3) : "–",
                              s.headroom ? text(s.headroom->si(), Unit::Watt, 3) : "–",
                              s.shortfall() > Watts() ? text(s.shortfall().si(), Unit::Watt, 3) : "–",
                              text(s.usdPerKwh.at(1), Unit::UsdPerKwh, 3),
                              text(s.gramsCo2PerKwh.at(averageLoad(e.phases)), Unit::Count) + " g/kWh"});
    }
    return table;
}

Table tierTable(const Evaluation &e)
{
    Table table{{{"Tier", false, 0.6},
                 {"Switches", true, 1},
                 {"Ports down", true, 1},
                 {"Ports up", true, 1},
                 {"Oversubscription", true, 1.2},
                 {"Links up", true, 1},
                 {"Capacity up", true, 1.2}},
                {}};
    for (std::size_t i = 0; i < e.fabric.tiers.size(); ++i) {
        const auto &t = e.fabric.tiers[i];
        const bool top = i + 1 == e.fabric.tiers.size();
        table.rows.push_back(
            {std::to_string(i + 1), withCommas(t.switches), withCommas(t.down), top ? "–" : withCommas(t.up),
             top ? "–" : text(t.oversubscription(), Unit::One, 3) + " : 1", top ? "–" : withCommas(t.links),
             top ? "–" : text(bitsPerSecond(t.capacityUp), Unit::BitPerSecond, 3)});
    }
    return table;
}

Table memoryTable(const Evaluation &e)
{
    Table table{{{"Memory", false, 2}, {"All layers", true, 1}, {"One layer", true, 1}}, {}};
    const auto &m = e.memory;
    const auto row = [&](const std::string &name, Bytes layer) {
        table.rows.push_back({name, text((m.layers * layer).si(), Unit::Byte), text(layer.si(), Unit::Byte)});
    };
    row("Weights", m.layerWeights);
    row("Gradients", m.layerGradients);
    row("Optimizer", m.layerOptimizer);
    row("Activations, one micro-batch", m.layerActivations);
    return table;
}

/// Where the catalogue row behind a figure is the scenario's own, that is its source.
std::string sourceText(const Figure &row, const Scenario &s, const Catalog &catalog)
{
    for (const auto &use : factsBehind(s, catalog, row.id)) {
        if (use.item->userData)
            return "user data: " + use.item->name + ", " + std::string(use.field);
    }
    const auto source = sourceIn(row, conventionOf(s));
    return source.empty() ? "–" : std::string(source);
}

std::string valueText(const Scenario &s, const Catalog &catalog, const Parameter &p)
{
    return displayText(p, valueOf(s, p)) + (isUserChoice(s, catalog, p) ? " (user data)" : "");
}

/// Values that differ from the table's defaults, with where the default comes from.
Table inputTable(const Scenario &s, const Catalog &catalog)
{
    Table table{
        {{"Input", false, 1.6}, {"Value", true, 1.3}, {"Default", true, 1.3}, {"Source of the default", false, 2.2}},
        {}};
    const Scenario defaults;
    for (const auto *p : differences(s, defaults)) {
        if (p->group == Group::Sites && p->key != "sites.count" && p->key[5] - '0' > s.siteCount)
            continue;
        table.rows.push_back({p->label, valueText(s, catalog, *p), displayText(*p, valueOf(defaults, *p)),
                              p->source.empty() ? "–" : p->source});
    }
    return table;
}

Table figureRows(const Scenario &s, const Evaluation &e, const Catalog &catalog)
{
    Table table{{{"Figure", false, 2.3}, {"Value", true, 1.2}, {"Id", false, 2.5}, {"Source", false, 3.4}}, {}};
    for (std::size_t i = 0; i < e.figures.size(); ++i) {
        const auto &row = figureTable()[i];
        const auto value = e.figures[i];
        if (!hasValues(e, row.group))
            continue;
        table.rows.push_back({std::string(row.label), value.value ? text(*value.value, row.unit) : "–",
                              std::string(row.id), sourceText(row, s, catalog)});
        if (const double anchor = actingAnchor(e, row.id); anchor != 1 && value.value)
            table.rows.back().back() += "; own anchor × " + anchorText(anchor);
    }
    return table;
}

std::string stepCaption(const Evaluation &e)
{
    return "One training step, its exposed communication, and the last slot of one stage. Hatched: hidden behind "
           "computation, or idle. The pipeline bubble is " +
        text(e.step.bubbleShare, Unit::Ratio, 3) + " of the slots.";
}

void addPictures(const Evaluation &e, Document &doc)
{
    if (e.has(Stage::Step)) {
        doc.blocks.emplace_back(Heading{"Where the step time goes"});
        doc.blocks.emplace_back(PictureReference{Picture::StepTime, stepCaption(e)});
    }
    if (const auto table = problemTable(e); !table.rows.empty()) {
        doc.blocks.emplace_back(Heading{"What binds, and what would relax it"});
        doc.blocks.emplace_back(table);
    }
    if (e.has(Stage::Sites)) {
        doc.blocks.emplace_back(Heading{"Sites and power"});
        doc.blocks.emplace_back(PictureReference{
            Picture::PowerMap,
            "Disc area: load each balancing authority can add if it is curtailed at the grid's peaks. "
            "Rings: demand of each site on the same scale. Sources: EIA-860M 12/2025, EIA-930 2020–24, "
            "NREL interface limits."});
        doc.blocks.emplace_back(siteTable(e));
    }
    if (e.has(Stage::Step)) {
        doc.blocks.emplace_back(Heading{"Network"});
        doc.blocks.emplace_back(PictureReference{Picture::Topology, "One site: bundle width is capacity, one way."});
        doc.blocks.emplace_back(tierTable(e));
        doc.blocks.emplace_back(Heading{"Parallelism and memory"});
        doc.blocks.emplace_back(PictureReference{
            Picture::Layout,
            e.layout.replicasPerRack > 1 ? std::string("Every rack holds the same stage of several replicas, so that "
                                                       "gradients meet inside the rack first.")
                                         : std::string("No rack holds a stage of more than one replica, so that "
                                                       "gradients meet between racks.")});
        doc.blocks.emplace_back(memoryTable(e));
    }
}

} // namespace

const std::vector<KeyFigureRow> &keyFigureRows()
{
    static const std::vector<KeyFigureRow> rows{
        {"site.peak_flops", "Peak of all GPUs", false},
        {"scaling.params", "Optimal model", false, true},
        {"step.time_s", "Step time"},
        {"training.time_s", "Time to train"},
        {"step.mfu", "Utilisation of peak", false},
        {"step.exposed_share", "Exposed share"},
        {"flow.p99_fct_s", "Transfer time, p99", true, false, true, false},
        {"memory.per_gpu_bytes", "Memory per GPU", true, false, false},
        {"power.site_w", "Site power"},
        {"cost.capital_usd", "Capital", true, false, false},
        {"reliability.mtbf_s", "Time to job failure", false},
    };
    return rows;
}

std::string fingerprint(const Scenario &scenario)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : scenarioToJson(scenario).dump(-1, ' ', false, Json::error_handler_t::replace)) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 1099511628211ULL;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int i = 0; i < 8; ++i)
        text += (i == 4 ? "·" : "") + std::string(1, digits[(hash >> (4 * i)) & 15]);
    return text;
}

report::Document reportOf(const Scenario &s, const Evaluation &e, const Facts &facts)
{
    Document doc{.title = s.name,
                 .subtitle = modeText(s) + ". Rack: " + (e.has(Stage::Rack) ? e.rack.name : s.hardware.rack) +
                     (isUserChoice(s, facts.catalog, *findParameter("hardware.rack")) ? " (user data)" : "") + ".",
                 .fingerprint = fingerprint(s)};
    doc.blocks.emplace_back(verdictOf(e));
    doc.blocks.emplace_back(Heading{"Key figures"});
    doc.blocks.emplace_back(keyFigures(e));
    if (e.prediction && e.has(Stage::Step))
        doc.blocks.emplace_back(errorOf(e));
    addPictures(e, doc);
    doc.blocks.emplace_back(Heading{"Inputs that differ from the defaults"});
    doc.blocks.emplace_back(inputTable(s, facts.catalog));
    doc.blocks.emplace_back(Heading{"All figures"});
    doc.blocks.emplace_back(figureRows(s, e, facts.catalog));
    doc.blocks.emplace_back(Heading{"Sources"});
    doc.blocks.emplace_back(Paragraph{
        "Formulas: Gherghescu et al. 2024, A Look Into Training Large Language Models on Next Generation Datacenters "
        "(nextgen); Wang et al. 2023, Optimized Network Architectures for Large Language Model Training (rail-only); "
        "Hoffmann et al. 2022; Korthikanti et al. 2022. Step times of real hardware: constants fitted to published "
        "training "
        "runs, each with its source (gigasite validate). Grid: Ruggles et al. (CC-BY 4.0), Epoch AI (CC-BY "
        "4.0), NREL ReEDS/NARIS, EIA, EPA, US Census Bureau. Hardware: " +
        std::to_string(facts.catalog.items().size()) +
        " catalogue entries, each figure with its source and tier: "
        "gigasite catalog."});
    return doc;
}

} // namespace gigasite
