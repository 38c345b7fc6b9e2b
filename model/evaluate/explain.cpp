// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/explain.h"

#include "model/evaluate/anchored.h"

#include "model/evaluate/explain_inputs.h"
#include "model/evaluate/explain_sites.h"
#include "model/evaluate/figure_source.h"
#include "model/evaluate/formula.h"
#include "model/evaluate/held_formula.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/evaluate/stopping.h"
#include "model/papers/papers_table.h"
#include "model/scenario/fact_use.h"
#include "model/site/training_sites.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gigasite {

namespace {

/// A label as a sentence has it.
Text inQuotes(std::string_view label)
{
    return say("\"%1\"", Text::ofTable(label));
}

/// One scenario in one mode.
struct InMode {
    Scenario scenario;
    Evaluation evaluation;

    std::optional<double> inputOf(const Figure &figure, std::string_view name) const
    {
        return numberIn(figure.formulaIn(conventionOf(scenario)), name, scenario, evaluation);
    }
};

InMode evaluatedIn(Mode mode, Scenario s, const Facts &facts, const Figure &figure)
{
    s.conventions.mode = mode;
    Evaluator evaluator(facts);
    auto e = figure.group == FigureGroup::Flow ? evaluator(s) : evaluator.lean(s); // lean lacks transfers only
    return {std::move(s), std::move(e)};
}

/// Inputs of either mode whose values differ, as people call them.
std::vector<Text> differingInputs(const Figure &figure, const InMode &printed, const InMode &corrected)
{
    auto names = figure.inputsIn(Convention::Printed);
    for (const auto name : figure.inputsIn(conventionOf(corrected.scenario))) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    }
    std::vector<Text> labels;
    for (const auto name : names) {
        const auto *input = findFigure(name);
        const auto *p = findParameter(name);
        if ((input || p) && printed.inputOf(figure, name) != corrected.inputOf(figure, name))
            labels.push_back(inQuotes(input ? input->label : std::string_view(p->label)));
    }
    return labels;
}

/// The rule's own reason, and the inputs that differ.
Text whyModesDiffer(const Figure &figure, const InMode &printed, const InMode &corrected)
{
    const auto labels = differingInputs(figure, printed, corrected);
    auto reason = figure.reason.empty() ? Text() : Text::ofTable(figure.reason);
    if (conventionOf(corrected.scenario) == Convention::Measured && !figure.measured.empty())
        reason = say("Corrected is that of real hardware, calibrated on measured runs; the paper computes at full "
                     "rates.");
    if (labels.empty())
        return reason;
    const auto inputs = allOf(labels);
    if (reason.empty())
        return labels.size() == 1 ? say("It is found the same way in both modes, but %1 differs.", inputs)
                                  : say("It is found the same way in both modes, but %1 differ.", inputs);
    return behind(
        reason, labels.size() == 1 ? say("Beside that, %1 differs.", inputs) : say("Beside that, %1 differ.", inputs));
}

void addModes(const Scenario &s, const Facts &facts, const Figure &figure, Explanation &out)
{
    const auto printed = evaluatedIn(Mode::Printed, s, facts, figure);
    const auto corrected = evaluatedIn(Mode::Corrected, s, facts, figure);
    auto printedText = textOf(figureValue(printed.evaluation, figure.id), figure);
    auto correctedText = textOf(figureValue(corrected.evaluation, figure.id), figure);
    if (printedText == correctedText)
        return;
    out.printed = std::move(printedText);
    out.corrected = std::move(correctedText);
    out.printedNumber = figureValue(printed.evaluation, figure.id).value;
    out.correctedNumber = figureValue(corrected.evaluation, figure.id).value;
    out.whyModesDiffer = whyModesDiffer(figure, printed, corrected);
}

/// Labels of a figure's inputs that have no value themselves.
std::vector<Text> unknownInputs(const Scenario &s, const Evaluation &e, const Figure &figure)
{
    std::vector<Text> labels;
    for (const auto name : figure.inputsIn(conventionOf(s))) {
        const auto *input = findFigure(name);
        if (input && input->id != figure.id && !figureValue(e, name).value)
            labels.push_back(inQuotes(input->label));
    }
    return labels;
}

/// Why a figure has no value; empty where it has one.
Text reasonWithoutValue(const Scenario &s, const Evaluation &e, const Figure &figure)
{
    if (figureValue(e, figure.id).value)
        return {};
    if (figure.group == FigureGroup::Rail && !whyNoRail(s).empty())
        return whyNoRail(s);
    if (figure.isMeasuredOnly() && !isMeasured(s))
        return say("Only measured step times know it.");
    if (figure.group == FigureGroup::Step && isMeasured(s) && e.has(figure.needs))
        return say("Measured step times take it together with the rest of its kind.");
    if (figure.group == FigureGroup::Wan && s.siteCount < 2)
        return say("This scenario has one site.");
    if (figure.group == FigureGroup::Wan && e.has(Stage::Sites) && countTraining(e.power.sites) < 2)
        return say("Only one site has a share.");
    if (!e.has(figure.needs)) {
        const auto *cause = stoppedBy(e, figure.needs);
        return cause ? cause->message : say("The evaluation stops before this figure.");
    }
    if (auto text = siteWithoutLimit(e, figure.id); !text.empty())
        return text;
    if (figure.id.starts_with("flow.")) { // why there is no estimate
        const auto note = std::find_if(e.problems.begin(), e.problems.end(),
                                       [](const Problem &p) { return p.path == "network.traffic"; });
        if (note != e.problems.end())
            return note->message;
    }
    if (const auto labels = unknownInputs(s, e, figure); !labels.empty())
        return labels.size() == 1 ? say("%1 has no value.", allOf(labels)) : say("%1 have no value.", allOf(labels));
    return say("This scenario has nothing that it would count.");
}

/// The papers' statement and its reason: the study's own note, or what the verdict means.
Text reasonOf(const PaperRow &row, const Explanation::PaperValue &value)
{
    if (value.printed == value.derived && value.derived == value.corrected)
        return {};
    if (!row.entry->note.empty())
        return Text::ofTable(row.entry->note);
    if (row.entry->printed.empty())
        return value.derived == value.corrected
            ? Text()
            : say("The paper prints no value; its conventions and right ones differ.");
    if (value.derived != value.corrected && value.convention == PaperConvention::Paper)
        return say("The printed number has a slip; corrected puts it right within the paper's conventions.");
    if (value.derived != value.corrected && row.entry->verdict != PaperVerdict::Rounding)
        return say("The paper's formulas give what it prints; corrected mode departs from its conventions.");
    return say("The paper rounds or truncates what its formulas give.");
}

/// "2 * layout.pp * send; send = 0.012 (printed in S5: P2P at 4:1)"; empty where the number is the figure itself.
std::string ruleOf(const PaperRow &row)
{
    const auto &question = row.entry->derived;
    std::string rule;
    for (const auto &term : question.terms) {
        if (term.formula != term.figure && (question.formulas.empty() || !question.constants.empty()))
            rule += (rule.empty() ? "" : "; ") + (term.name.empty() ? "" : term.name + " = ") + term.formula;
    }
    for (const auto &formula : question.formulas)
        rule += (rule.empty() ? "" : "; ") + formula;
    for (const auto &constant : row.constants)
        rule += "; " + constant.name + " = " + formatExact(constant.value, Unit::One).joined() + " (" +
            constant.source + ')';
    return rule;
}

void addPapers(const Facts &facts, std::string_view id, Explanation &out)
{
    PaperEvaluator evaluator(facts, {});
    for (const auto &entry : facts.papers) {
        if (!entry.uses(id))
            continue;
        const auto row = evaluator.row(entry);
        Explanation::PaperValue value{.id = entry.id,
                                      .paper = entry.paper,
                                      .where = entry.where,
                                      .quantity = entry.quantity,
                                      .verdict = std::string(verdictText(entry.verdict)),
                                      .printed = printedText(entry),
                                      .derived = paperText(row.derived, entry.unit),
                                      .corrected = paperText(row.corrected, entry.unit),
                                      .printedNumbers = entry.printed,
                                      .derivedNumbers = row.derived,
                                      .correctedNumbers = row.corrected,
                                      .unit = entry.unit};
        if (!row.corrected.empty())
            value.convention = entry.convention;
        value.rule = ruleOf(row);
        value.reason = reasonOf(row, value);
        out.papers.push_back(std::move(value));
    }
}

/// How far such predictions have been off; empty for what is not predicted.
Text bandNote(const Evaluation &e, const Figure &figure)
{
    const auto value = figureValue(e, figure.id);
    if (!e.prediction || !value.low || !value.high || figure.group == FigureGroup::Flow)
        return {};
    const auto text = [&](double v) { return format(v, figure.unit).joined(); };
    const auto &band = e.prediction->band;
    auto error =
        say("90 of 100 measured runs of this kind are expected at %1 to %2: of %3 that the constants had never "
            "seen, this band held %4, and predictions were off by %5 on average.",
            text(*value.low), text(*value.high), withCommas(band.runs), withCommas(band.held),
            format(band.error, Unit::Ratio, 2).joined());
    if (e.prediction->beyond.empty())
        return error;
    return behind(error,
                  say("This scenario is beyond what was measured, where the band does not reach: %1.",
                      allOf(e.prediction->beyond)));
}

} // namespace

bool Explanation::usesUserData() const
{
    const auto own = [](const CatalogRow &row) { return row.userData; };
    return std::any_of(catalog.begin(), catalog.end(), own) ||
        std::any_of(inputs.begin(), inputs.end(),
                    [&](const Input &input) { return std::any_of(input.catalog.begin(), input.catalog.end(), own); });
}

bool readsUserData(const Scenario &s, const Catalog &catalog, const Figure &figure)
{
    if (!s.userCatalog)
        return false;
    auto names = figure.inputsIn(conventionOf(s));
    names.push_back(figure.id);
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
        const auto uses = factsBehind(s, catalog, name);
        return std::any_of(uses.begin(), uses.end(), [](const FactUse &use) { return use.item->userData; });
    });
}

std::optional<Explanation> explain(const Scenario &s, const Evaluation &e, const Facts &facts, std::string_view id,
                                   const Scenario *asOpened)
{
    const auto *figure = findFigure(id);
    if (!figure)
        return std::nullopt;
    const InputReader reader{s, e, facts, asOpened};
    const auto mode = conventionOf(s);
    Explanation out{.id = std::string(id),
                    .label = std::string(figure->label),
                    .value = textOf(figureValue(e, id), *figure),
                    .number = figureValue(e, id).value,
                    .unit = std::string(symbol(figure->unit)),
                    .formula = choicesByName(figure->formulaIn(mode)),
                    .executable = std::string(figure->formulaIn(mode)),
                    .procedure = std::string(procedureText(figure->procedureIn(mode))),
                    .note = decidingSite(e, id),
                    .status = std::string(statusText(figureValue(e, id).status)),
                    .whyNot = reasonWithoutValue(s, e, *figure),
                    .source = std::string(sourceIn(*figure, mode)),
                    .catalog = reader.catalogOf(id)};
    auto held = heldFormula(out.executable, s, e);
    out.substituted = reader.substituted(held.text, out.executable);
    if (out.number)
        out.substitutedNumbers = reader.substitutedNumbers(held.text, out.executable);
    out.inForce = std::move(held.text);
    out.decidedBy = std::move(held.decidedBy);
    out.note = behind(bandNote(e, *figure), behind(out.note, reader.typedOrDerived(out.executable)));
    if (const double anchor = actingAnchor(e, id); out.number && anchor != 1 && id != "step.time_s")
        out.note = behind(
            out.note,
            say("The step time that it is computed from is multiplied by your own anchor, %1.", anchorText(anchor)));
    for (const auto name : figure->inputsIn(mode)) {
        for (const auto &each : ofEverySite(name, s.siteCount))
            out.inputs.push_back(reader.inputOf(each, id));
    }
    addModes(s, facts, *figure, out);
    addPapers(facts, id, out);
    for (const auto &other : figureTable()) {
        const auto names = other.inputsIn(mode);
        if (other.id != id && std::find(names.begin(), names.end(), id) != names.end())
            out.usedBy.push_back(reader.figureInput(other));
    }
    return out;
}

} // namespace gigasite
