// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/explain_inputs.h"

#include "model/evaluate/constants.h"
#include "model/evaluate/explain_sites.h"
#include "model/evaluate/formula.h"
#include "model/evaluate/resolved.h"
#include "model/evaluate/stages.h"
#include "model/scenario/fact_use.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

/// A catalogue's own unit names ("bytes/s") in ours, where we have one.
std::string factNumber(double value, const Fact &fact, bool named)
{
    constexpr std::pair<std::string_view, Unit> units[] = {{"FLOP/s", Unit::FlopPerSecond},
                                                           {"bytes", Unit::Byte},
                                                           {"bytes/s", Unit::BytePerSecond},
                                                           {"W", Unit::Watt},
                                                           {"USD", Unit::Usd},
                                                           {"count", Unit::Count}};
    for (const auto &[name, unit] : units) {
        if (fact.unit == name)
            return format(value, unit, explainedDigits).joined();
    }
    return format(value, Unit::One, explainedDigits).joined() + (fact.unit.empty() || !named ? "" : " " + fact.unit);
}

/// With the range where the catalogue has one: "15,000 USD/month (8,000–30,000)".
std::string catalogText(const Fact &fact)
{
    if (!fact.value)
        return fact.text.empty() ? "–" : fact.text;
    auto text = factNumber(*fact.value, fact, true);
    if (fact.low && fact.high)
        text += " (" + factNumber(*fact.low, fact, false) + "–" + factNumber(*fact.high, fact, false) + ")";
    return text;
}

struct ComparedChoice {
    std::string text; ///< empty where there is none
    std::size_t end = 0; ///< in the formula
};

/// "network.topology == 1" -> " == "multi-rail""; `end` is behind the name.
ComparedChoice comparedChoice(std::string_view formula, std::string_view name, std::size_t end)
{
    constexpr std::string_view equals = " == ";
    const auto *p = findParameter(name);
    if (!p || p->kind != Kind::Choice || formula.substr(end, equals.size()) != equals)
        return {};
    std::size_t index = 0;
    const auto *digits = formula.data() + end + equals.size();
    const auto read = std::from_chars(digits, formula.data() + formula.size(), index);
    if (read.ec != std::errc() || index >= p->choiceLabels.size())
        return {};
    return {std::string(equals) + '"' + std::string(p->choiceLabels[index]) + '"',
            static_cast<std::size_t>(read.ptr - formula.data())};
}

struct Replaced {
    std::string text;
    std::size_t end = 0; ///< of what it stands for; 0: of the name
};

/// The formula with every name replaced by what `replaced(name, end of the name)` gives.
template <class Replace> std::string withNames(std::string_view formula, Replace replaced)
{
    std::string text;
    for (std::size_t i = 0; i < formula.size();) {
        const auto end = nameEnd(formula, i);
        const auto word = formula.substr(i, end - i);
        if (end > i && word.find('.') != std::string_view::npos) {
            const Replaced by = replaced(word, end);
            text += by.text;
            i = by.end > 0 ? by.end : end;
        } else {
            text += end > i ? word : formula.substr(i, 1);
            i = std::max(end, i + 1);
        }
    }
    return text;
}

Text marked(const Text &value, const Scenario &s, const Catalog &catalog, const Parameter &p)
{
    return isUserChoice(s, catalog, p) ? say("%1 (user data)", value) : value;
}

} // namespace

std::string choicesByName(std::string_view formula)
{
    return withNames(formula, [&](std::string_view name, std::size_t end) -> Replaced {
        const auto choice = comparedChoice(formula, name, end);
        return {std::string(name) + choice.text, choice.end};
    });
}

std::string textOf(const FigureValue &value, const Figure &figure)
{
    return value.value ? format(*value.value, figure.unit, explainedDigits).joined() : "–";
}

std::vector<Explanation::CatalogRow> InputReader::catalogOf(std::string_view name) const
{
    auto rows = gridRowsBehind(scenario, evaluation, facts, name);
    for (const auto &use : factsBehind(scenario, facts.catalog, name)) {
        const auto *source = facts.catalog.source(use.fact->sourceId);
        rows.push_back({.item = use.item->id,
                        .itemName = use.item->userData
                            ? LayeredItem(scenario, facts.catalog, use.item->kind, use.item->id).name()
                            : use.item->name, // a built-in figure is the built-in item's, whatever lies over it
                        .kind = std::string(kindName(use.item->kind)),
                        .field = std::string(use.field),
                        .value = catalogText(*use.fact),
                        .number = use.fact->value,
                        .unit = use.fact->unit,
                        .source = use.item->userData ? say("the scenario's own catalogue")
                            : source                 ? Text::verbatim(source->title + ", " + source->reference)
                                                     : Text(),
                        .tier = letter(use.fact->tier),
                        .note = use.fact->note,
                        .userData = use.item->userData});
    }
    return rows;
}

Explanation::Input InputReader::figureInput(const Figure &figure) const
{
    return {.name = std::string(figure.id),
            .label = std::string(figure.label),
            .value = Text::verbatim(textOf(figureValue(evaluation, figure.id), figure)),
            .number = figureValue(evaluation, figure.id).value,
            .unit = std::string(symbol(figure.unit)),
            .origin = originOf(figure),
            .isFigure = true,
            .catalog = catalogOf(figure.id)};
}

Text InputReader::originOf(const Figure &figure) const
{
    const auto kind = figure.procedureIn(conventionOf(scenario));
    return kind == ProcedureKind::None ? say("computed") : Text::ofTable(procedureText(kind));
}

Text InputReader::originOf(const Parameter &p, const Value &value) const
{
    const bool isSearched = scenario.parallelism.mode == LayoutMode::Auto && evaluation.chosen;
    const bool isReplaced = value != valueOf(scenario, p);
    const bool ofLayout = p.key.starts_with("parallelism.") || p.key == "training.micro_batch";
    if (isSearched && ofLayout && (isReplaced || !noEffectReason(scenario, p.key).empty()))
        return say("found by the search for a layout");
    if (isReplaced)
        return say("from the global batch");
    if (asOpened && valueOf(*asOpened, p) != value)
        return say("set by you");
    if (value == valueOf(Scenario(), p)) {
        if (std::holds_alternative<AutoValue>(value))
            return p.source.empty() ? say("automatic") : say("automatic: %1", Text::ofTable(p.source));
        return say("default"); // the row's source speaks of the papers' values
    }
    return say("from the scenario \"%1\"", asOpened ? asOpened->name : scenario.name);
}

Explanation::Input InputReader::parameterInput(const Parameter &p) const
{
    const auto value = valueOf(evaluation.inForce(scenario), p);
    auto text = displayed(p, value);
    if (text.empty())
        text = say("none");
    if (const auto n = resolvedAuto(scenario, evaluation, p); n && std::holds_alternative<AutoValue>(value))
        text = say("%1 (auto)", format(*n, p.unit, explainedDigits).joined());
    return {.name = p.key,
            .label = p.label,
            .value = marked(text, scenario, facts.catalog, p),
            .number = effectiveNumber(scenario, evaluation, p),
            .unit = std::string(symbol(p.unit)),
            .origin = originOf(p, value),
            .catalog = catalogOf(p.key)};
}

Explanation::Input InputReader::inputOf(std::string_view name, std::string_view figureId) const
{
    if (const auto *figure = findFigure(name); figure && name != figureId)
        return figureInput(*figure);
    if (const auto *p = findParameter(name))
        return parameterInput(*p);
    if (const auto *constant = findConstant(name))
        return {.name = std::string(name),
                .label = std::string(constant->label),
                .value = Text::verbatim(format(constant->value, constant->unit, explainedDigits).joined()),
                .number = constant->value,
                .unit = std::string(symbol(constant->unit)),
                .origin = say("constant: %1", Text::ofTable(constant->source))};
    return {.name = std::string(name), .label = std::string(name), .value = Text::verbatim("–")};
}

bool InputReader::isTyped(std::string_view key) const
{
    const auto *p = findParameter(key);
    return p && !std::holds_alternative<AutoValue>(valueOf(evaluation.inForce(scenario), *p));
}

Text InputReader::typedOrDerived(std::string_view formula) const
{
    Text sentences;
    for (const auto name : namesIn(formula)) {
        const auto *p = asksWhetherTyped(formula, name) ? findParameter(name) : nullptr;
        const bool isFound = p && isTyped(name) && std::holds_alternative<AutoValue>(valueOf(scenario, *p));
        if (p)
            sentences =
                behind(std::move(sentences),
                       isFound             ? say("The search for a layout set \"%1\".", Text::ofTable(p->label))
                           : isTyped(name) ? say("\"%1\" was typed.", Text::ofTable(p->label))
                                           : say("\"%1\" is derived, as nobody typed it.", Text::ofTable(p->label)));
    }
    return sentences;
}

std::string InputReader::substitutedNumbers(std::string_view held, std::string_view whole) const
{
    return withNames(held, [&](std::string_view name, std::size_t /*end*/) -> Replaced {
        const auto value = numberIn(whole, name, scenario, evaluation);
        if (!value)
            return {"(0/0)", 0};
        const auto number = shortestDecimal(*value);
        return {*value < 0 ? '(' + number + ')' : number, 0};
    });
}

namespace {

/// A count that the papers do not round keeps two decimals, or sums of such would not add up.
std::string inFormula(double value, Unit unit)
{
    constexpr double whole = 1e-6, most = 1e9;
    const double magnitude = std::abs(value);
    if (unit != Unit::Count || magnitude < 1 || magnitude >= most || std::abs(value - std::round(value)) < whole)
        return format(value, unit, explainedDigits).joined();
    const auto hundredths = std::llround(magnitude * 100);
    const auto units = hundredths / 100;
    const auto rest = std::to_string(hundredths % 100);
    return (value < 0 ? "-" : "") + withCommas(static_cast<double>(units)) + '.' + (rest.size() < 2 ? "0" : "") + rest;
}

} // namespace

std::string InputReader::substituted(std::string_view held, std::string_view whole) const
{
    const auto valueText = [this, whole](std::string_view name) -> std::string {
        const auto value = numberIn(whole, name, scenario, evaluation);
        if (!value)
            return "–";
        if (const auto *figure = asksWhetherTyped(whole, name) ? nullptr : findFigure(name))
            return inFormula(*value, figure->unit);
        if (const auto *constant = findConstant(name))
            return format(*value, constant->unit, explainedDigits).joined();
        const auto unit = findParameter(name)->unit; // a formula names nothing else
        return formatExact(*value, unit == Unit::Text ? Unit::One : unit).joined();
    };
    return withNames(held, [&](std::string_view name, std::size_t end) -> Replaced {
        const auto choice = comparedChoice(held, name, end);
        if (choice.text.empty())
            return {valueText(name), end};
        const auto &p = *findParameter(name);
        return {'"' + displayText(p, valueOf(evaluation.inForce(scenario), p)) + '"' + choice.text, choice.end};
    });
}

} // namespace gigasite
