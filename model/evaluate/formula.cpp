// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/formula.h"

#include "model/evaluate/constants.h"
#include "model/evaluate/figure_table.h"
#include "model/evaluate/resolved.h"
#include "model/step/wan_training.h"

#include <muParser.h>

#include <cmath>
#include <limits>
#include <utility>

namespace gigasite {

namespace {

/// A quotient that is whole but for rounding counts as whole, as in the rooms.
constexpr double rounding = 1e-9;

double floorOf(double v)
{
    return std::floor(v + rounding);
}

double ceilOf(double v)
{
    return std::ceil(v - rounding);
}

double isTyped(double v)
{
    return std::isnan(v) ? 0 : 1;
}

std::optional<double> typedNumber(const Scenario &s, const Parameter &p)
{
    const auto raw = p.field.get(s);
    if (const auto *flag = std::get_if<bool>(&raw))
        return *flag ? 1.0 : 0.0;
    return numberOf(raw);
}

} // namespace

Outcome<double> runFormula(const std::string &formula, const NamedNumbers &names)
{
    try {
        mu::Parser parser;
        parser.DefineNameChars("abcdefghijklmnopqrstuvwxyz0123456789_.");
        parser.DefineFun("floor", floorOf);
        parser.DefineFun("ceil", ceilOf);
        parser.DefineFun("typed", isTyped);
        parser.DefineFun("rounds", roundsSentAgain);
        parser.DefineFun("unrepaired", lossBehindParity);
        for (const auto &[name, value] : names)
            parser.DefineConst(name, value);
        parser.SetExpr(formula);
        const double value = parser.Eval();
        if (std::isfinite(value))
            return value;
        return error("", say("\"%1\" has no finite value here.", formula));
    } catch (const mu::Parser::exception_type &problem) { // the library's own errors end here
        return error("", say("\"%1\" cannot be computed: %2", formula, problem.GetMsg()));
    }
}

std::optional<double> numberNamed(const Scenario &s, const Evaluation &e, std::string_view name)
{
    if (const auto *constant = findConstant(name))
        return constant->value;
    if (const auto *p = findParameter(name); p && !findFigure(name)) {
        const auto typed = typedNumber(e.inForce(s), *p);
        return typed ? typed : resolvedAuto(s, e, *p);
    }
    return figureValue(e, name).value;
}

bool asksWhetherTyped(std::string_view formula, std::string_view name)
{
    return formula.find("typed(" + std::string(name) + ')') != std::string_view::npos;
}

std::optional<double> numberIn(std::string_view formula, std::string_view name, const Scenario &s, const Evaluation &e)
{
    const auto *p = asksWhetherTyped(formula, name) ? findParameter(name) : nullptr;
    return p ? typedNumber(e.inForce(s), *p) : numberNamed(s, e, name);
}

Outcome<double> runFormula(const std::string &formula, const Scenario &s, const Evaluation &e, NamedNumbers others)
{
    if (findFigure(formula)) { // the usual case needs no parser
        if (const auto value = figureValue(e, formula).value)
            return *value;
        return error("", say("%1 is not known in this scenario.", formula));
    }
    auto numbers = std::move(others);
    for (const auto name : namesIn(formula)) {
        const auto value = numberIn(formula, name, s, e);
        if (!value && !asksWhetherTyped(formula, name))
            return error("", say("%1 is not known in this scenario.", std::string(name)));
        numbers.emplace_back(name, value.value_or(std::numeric_limits<double>::quiet_NaN()));
    }
    return runFormula(formula, numbers);
}

} // namespace gigasite
