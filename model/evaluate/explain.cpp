// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/explain.h"

#include "model/evaluate/resolved.h"
#include "model/scenario/parameter_table.h"

#include <algorithm>

namespace gigasite {

namespace {

constexpr int digits = 4;

std::string textOf(const FigureValue &value, Unit unit)
{
    return value.value ? format(*value.value, unit, digits).joined() : "–";
}

Explanation::Input inputOf(const Scenario &s, const Evaluation &e, std::string_view name)
{
    if (const auto *figure = findFigure(name))
        return {std::string(name), std::string(figure->label), textOf(figureValue(e, name), figure->unit), true};
    const auto *p = findParameter(name);
    if (!p)
        return {std::string(name), std::string(name), "–", false};
    const auto value = valueOf(s, *p);
    auto text = displayText(*p, value);
    if (const auto n = resolvedAuto(s, e, *p); n && std::holds_alternative<AutoValue>(value))
        text = format(*n, p->unit, digits).joined() + " (auto)";
    return {std::string(name), p->label, text, false};
}

std::string valueIn(Mode mode, Scenario s, const Facts &facts, const Figure &figure)
{
    s.conventions.mode = mode;
    return textOf(figureValue(evaluate(s, facts), figure.id), figure.unit);
}

} // namespace

std::optional<Explanation> explain(const Scenario &s, const Evaluation &e, const Facts &facts, std::string_view id)
{
    const auto *figure = findFigure(id);
    if (!figure)
        return std::nullopt;
    Explanation out{.id = std::string(id),
                    .label = std::string(figure->label),
                    .value = textOf(figureValue(e, id), figure->unit),
                    .formula = std::string(figure->formulaIn(s.conventions.mode)),
                    .source = std::string(figure->source)};
    for (const auto name : namesIn(out.formula))
        out.inputs.push_back(inputOf(s, e, name));

    auto printed = valueIn(Mode::Printed, s, facts, *figure);
    auto corrected = valueIn(Mode::Corrected, s, facts, *figure);
    if (printed != corrected) {
        out.printed = std::move(printed);
        out.corrected = std::move(corrected);
    }
    for (const auto &other : figureTable()) {
        const auto names = namesIn(other.formulaIn(s.conventions.mode));
        if (std::find(names.begin(), names.end(), id) != names.end())
            out.usedBy.push_back(inputOf(s, e, other.id));
    }
    return out;
}

} // namespace gigasite
