// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/formula.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/resolved.h"

#include <muParser.h>

#include <cmath>

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

} // namespace

Outcome<double> runFormula(const std::string &formula, const NamedNumbers &names)
{
    try {
        mu::Parser parser;
        parser.DefineNameChars("abcdefghijklmnopqrstuvwxyz0123456789_.");
        parser.DefineFun("floor", floorOf);
        parser.DefineFun("ceil", ceilOf);
        for (const auto &[name, value] : names)
            parser.DefineConst(name, value);
        parser.SetExpr(formula);
        const double value = parser.Eval();
        if (std::isfinite(value))
            return value;
        return error("", "\"" + formula + "\" has no finite value here.");
    } catch (const mu::Parser::exception_type &problem) { // the library's own errors end here
        return error("", "\"" + formula + "\" cannot be computed: " + problem.GetMsg());
    }
}

std::optional<double> numberNamed(const Scenario &s, const Evaluation &e, std::string_view name)
{
    if (const auto *p = findParameter(name); p && !findFigure(name)) {
        const auto raw = p->field.get(s);
        if (const auto *flag = std::get_if<bool>(&raw))
            return *flag ? 1.0 : 0.0;
        const auto typed = numberOf(raw);
        return typed ? typed : resolvedAuto(s, e, *p);
    }
    return figureValue(e, name).value;
}

Outcome<double> runFormula(const std::string &formula, const Scenario &s, const Evaluation &e)
{
    if (findFigure(formula)) { // the usual case needs no parser
        if (const auto value = figureValue(e, formula).value)
            return *value;
        return error("", formula + " is not known in this scenario.");
    }
    NamedNumbers numbers;
    for (const auto name : namesIn(formula)) {
        const auto value = numberNamed(s, e, name);
        if (!value)
            return error("", std::string(name) + " is not known in this scenario.");
        numbers.emplace_back(name, *value);
    }
    return runFormula(formula, numbers);
}

} // namespace gigasite
