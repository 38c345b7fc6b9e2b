// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/explain.h"

#include "model/evaluate/explain_inputs.h"
#include "model/evaluate/looked_up.h"
#include "model/papers/papers_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

Evaluation evaluatedIn(Mode mode, Scenario s, const Facts &facts, const Figure &figure)
{
    s.conventions.mode = mode;
    Evaluator evaluator(facts);
    return figure.group == FigureGroup::Flow ? evaluator(s) : evaluator.lean(s); // lean lacks transfers only
}

/// "a, b and c"
std::string listed(const std::vector<std::string> &words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return text;
}

/// The part of a source that speaks of corrected mode: "nextgen eq. 1; corrected: whole message" -> "whole message".
std::string correctionIn(std::string_view source)
{
    constexpr std::string_view word = "corrected: ";
    const auto at = source.find(word);
    return at == std::string_view::npos ? std::string() : std::string(source.substr(at + word.size()));
}

/// Labels of the inputs whose values differ between the modes.
std::vector<std::string> differingInputs(const Figure &figure, const Evaluation &printed, const Evaluation &corrected)
{
    std::vector<std::string> labels;
    for (const auto name : inputNamesOf(figure, Mode::Corrected)) {
        const auto *input = findFigure(name);
        if (input && textOf(figureValue(printed, name), *input) != textOf(figureValue(corrected, name), *input))
            labels.emplace_back('"' + std::string(input->label) + '"');
    }
    return labels;
}

std::string whyModesDiffer(const Figure &figure, const Evaluation &printed, const Evaluation &corrected)
{
    const auto correction = correctionIn(figure.source);
    const auto labels = differingInputs(figure, printed, corrected);
    const std::string inputs = labels.empty() ? "" : listed(labels) + (labels.size() == 1 ? " differs" : " differ");
    if (figure.formulaIn(Mode::Printed) != figure.formulaIn(Mode::Corrected))
        return "Corrected mode computes it another way" + (correction.empty() ? "" : " (" + correction + ")") +
            (inputs.empty() ? "." : ", and " + inputs + ".");
    if (!correction.empty())
        return "Corrected mode reads it another way: " + correction + ".";
    if (!inputs.empty())
        return "It is computed the same way in both modes, but " + inputs + '.';
    return "It rests on figures that differ between the modes.";
}

void addModes(const Scenario &s, const Facts &facts, const Figure &figure, Explanation &out)
{
    const auto printed = evaluatedIn(Mode::Printed, s, facts, figure);
    const auto corrected = evaluatedIn(Mode::Corrected, s, facts, figure);
    auto printedText = textOf(figureValue(printed, figure.id), figure);
    auto correctedText = textOf(figureValue(corrected, figure.id), figure);
    if (printedText == correctedText)
        return;
    out.printed = std::move(printedText);
    out.corrected = std::move(correctedText);
    out.whyModesDiffer = whyModesDiffer(figure, printed, corrected);
}

/// The papers' statement and its reason: the study's own note, or what the verdict means.
std::string reasonOf(const PaperRow &row, const Explanation::PaperValue &value)
{
    if (value.printed == value.derived && value.derived == value.corrected)
        return {};
    if (!row.entry->note.empty())
        return row.entry->note;
    if (row.entry->printed.empty())
        return value.derived == value.corrected ? ""
                                                : "The paper prints no value; its conventions and right ones differ.";
    if (value.derived != value.corrected && row.entry->verdict != PaperVerdict::Rounding)
        return "The paper's formulas give what it prints; corrected mode departs from its conventions.";
    return "The paper rounds or truncates what its formulas give.";
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
                                      .printed = paperText(entry.printed, entry.unit),
                                      .derived = paperText(row.derived, entry.unit),
                                      .corrected = paperText(row.corrected, entry.unit)};
        value.reason = reasonOf(row, value);
        out.papers.push_back(std::move(value));
    }
}

} // namespace

bool Explanation::usesUserData() const
{
    const auto own = [](const CatalogRow &row) { return row.userData; };
    return std::any_of(catalog.begin(), catalog.end(), own) ||
        std::any_of(inputs.begin(), inputs.end(),
                    [&](const Input &input) { return std::any_of(input.catalog.begin(), input.catalog.end(), own); });
}

std::optional<Explanation> explain(const Scenario &s, const Evaluation &e, const Facts &facts, std::string_view id,
                                   const Scenario *asOpened)
{
    const auto *figure = findFigure(id);
    if (!figure)
        return std::nullopt;
    const InputReader reader{s, e, facts, asOpened};
    const auto mode = s.conventions.mode;
    Explanation out{.id = std::string(id),
                    .label = std::string(figure->label),
                    .value = textOf(figureValue(e, id), *figure),
                    .formula = std::string(figure->formulaIn(mode)),
                    .source = std::string(figure->source),
                    .catalog = reader.catalogOf(id)};
    out.substituted = reader.substituted(out.formula);
    for (const auto name : inputNamesOf(*figure, mode))
        out.inputs.push_back(reader.inputOf(name));
    addModes(s, facts, *figure, out);
    addPapers(facts, id, out);
    for (const auto &other : figureTable()) {
        const auto names = inputNamesOf(other, mode);
        if (std::find(names.begin(), names.end(), id) != names.end())
            out.usedBy.push_back(reader.figureInput(other));
    }
    return out;
}

} // namespace gigasite
