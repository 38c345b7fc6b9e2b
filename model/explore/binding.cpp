// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/binding.h"

#include "model/evaluate/constants.h"
#include "model/evaluate/explain_inputs.h"
#include "model/evaluate/figure_table.h"
#include "model/evaluate/formula.h"
#include "model/evaluate/held_formula.h"
#include "model/evaluate/layout_rules.h"
#include "model/evaluate/resolved.h"
#include "model/explore/sensitivity.h"
#include "model/scenario/scenario_io.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace gigasite {

namespace {

constexpr double tenMore = 1.1;
constexpr double leastChange = 1e-4; ///< relative; less is none

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Parts between the separators that stand in no bracket.
std::vector<std::string_view> partsOf(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (depth != 0 || text.substr(at, separator.size()) != separator)
            continue;
        parts.push_back(trimmed(text.substr(from, at - from)));
        from = at + separator.size();
    }
    parts.push_back(trimmed(text.substr(from)));
    return parts;
}

/// The arguments of "max(a, b)" where that is all of the text; nothing for anything else.
std::vector<std::string_view> argumentsOf(std::string_view text, std::string_view function)
{
    if (!text.starts_with(function) || text.size() <= function.size() || text[function.size()] != '(' ||
        text.back() != ')')
        return {};
    const auto inside = text.substr(function.size() + 1, text.size() - function.size() - 2);
    int depth = 0;
    for (const char c : inside) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth < 0) // "max(a, b) + max(c, d)"
            return {};
    }
    return partsOf(inside, ", ");
}

std::string labelOf(std::string_view name)
{
    if (const auto *figure = findFigure(name))
        return std::string(figure->label);
    if (const auto *parameter = findParameter(name))
        return parameter->label;
    const auto *constant = findConstant(name);
    return constant ? std::string(constant->label) : std::string();
}

/// Nothing if one of them has no value.
std::vector<Binding::Term> termsOf(const std::vector<std::string_view> &parts, const Figure &figure, const Scenario &s,
                                   const Evaluation &e)
{
    std::vector<Binding::Term> terms;
    for (const auto part : parts) {
        const auto value = runFormula(std::string(part), s, e);
        if (!value)
            return {};
        terms.push_back(
            {std::string(part), labelOf(part), *value, format(*value, figure.unit, explainedDigits).joined()});
    }
    return terms;
}

void addSum(std::string_view held, const Figure &figure, const Scenario &s, const Evaluation &e, Binding &out)
{
    const auto parts = partsOf(held, " + ");
    const bool isDifference = partsOf(held, " - ").size() > 1 || held.find('?') != std::string_view::npos;
    if (parts.size() < 2 || isDifference)
        return;
    auto terms = termsOf(parts, figure, s, e);
    double sum = 0;
    for (const auto &term : terms)
        sum += term.value;
    if (!(sum > 0) || std::any_of(terms.begin(), terms.end(), [](const auto &term) { return term.value < 0; }))
        return;
    for (auto &term : terms)
        term.share = term.value / sum;
    out.kind = Binding::Kind::Sum;
    out.terms = std::move(terms);
}

void addExtreme(std::string_view held, const Figure &figure, const Scenario &s, const Evaluation &e, Binding &out)
{
    const bool isLeast = held.starts_with("min(");
    const auto parts = argumentsOf(held, isLeast ? "min" : "max");
    if (parts.size() < 2)
        return;
    auto terms = termsOf(parts, figure, s, e);
    if (terms.empty())
        return;
    const auto less = [](const Binding::Term &a, const Binding::Term &b) { return a.value < b.value; };
    const double taken = isLeast ? std::min_element(terms.begin(), terms.end(), less)->value
                                 : std::max_element(terms.begin(), terms.end(), less)->value;
    for (auto &term : terms) // several may bind at once
        term.share = std::abs(term.value - taken) <= 1e-9 * std::abs(taken) ? 1 : 0;
    out.kind = isLeast ? Binding::Kind::Least : Binding::Kind::Most;
    out.terms = std::move(terms);
}

/// Nothing if a part of the fix cannot be read.
std::optional<Scenario> withFix(const Scenario &scenario, const Fix &fix)
{
    auto settings = fix.also;
    settings.insert(settings.begin(), {fix.key, fix.value});
    auto changed = scenario;
    for (const auto &[key, text] : settings) {
        const auto *parameter = findParameter(key);
        const auto value = parameter ? parseValue(*parameter, text) : Outcome<Value>(error(key, {}));
        if (!value)
            return std::nullopt;
        auto next = withValue(std::move(changed), key, *value);
        if (!next)
            return std::nullopt;
        changed = *std::move(next);
    }
    return changed;
}

/// The first problem of `then` about something that is none now. What is only told beside a result is no limit.
std::optional<Problem> metNext(const Evaluation &now, const Evaluation &then)
{
    const auto isNew = [&now](const Problem &problem) {
        return problem.severity != Severity::Note &&
            std::none_of(now.problems.begin(), now.problems.end(), [&problem](const Problem &known) {
                   return known.path == problem.path && known.severity >= problem.severity;
               });
    };
    const auto at = std::find_if(then.problems.begin(), then.problems.end(), isNew);
    return at == then.problems.end() ? std::nullopt : std::optional(*at);
}

void addReliefs(const Scenario &s, const Evaluation &e, Evaluator &evaluator, std::string_view id, double now,
                Binding &out)
{
    for (const auto &problem : e.problems) {
        for (const auto &fix : problem.fixes) {
            const auto changed = withFix(s, fix);
            if (!changed)
                continue;
            const auto cured = evaluator.lean(*changed);
            const auto then = figureValue(cured, id).value;
            if (!then || std::abs(*then - now) <= leastChange * std::abs(now))
                continue;
            out.reliefs.push_back({problem, fix, *then / now - 1, metNext(e, cured)});
            break;
        }
    }
}

/// Names that the figure is computed from, over any number of hops.
std::set<std::string_view> upstreamOf(std::string_view id, Convention mode)
{
    std::set<std::string_view> all;
    std::vector<std::string_view> open{id};
    while (!open.empty()) {
        const auto *figure = findFigure(open.back());
        open.pop_back();
        for (const auto name : figure ? figure->inputsIn(mode) : std::vector<std::string_view>()) {
            if (all.insert(name).second)
                open.push_back(name);
        }
    }
    return all;
}

/// Counts move by one at least, which of a few is far more than ten per cent.
bool canGrowByTenPercent(const Scenario &s, const Evaluation &e, const Parameter &parameter)
{
    constexpr double fewest = 7; // one more is 14 %
    return parameter.kind != Kind::Integer || effectiveNumber(s, e, parameter).value_or(0) >= fewest;
}

void addLevers(const Scenario &s, const Evaluation &e, Evaluator &evaluator, std::string_view id, double now,
               Binding &out)
{
    for (const auto name : upstreamOf(id, conventionOf(s))) {
        const auto *parameter = findParameter(name);
        if (!parameter || !canGrowByTenPercent(s, e, *parameter))
            continue;
        const auto more = tenPercentMore(s, e, *parameter);
        if (!more)
            continue;
        const auto then = evaluator.lean(*more);
        const auto value = figureValue(then, id).value;
        if (!value || std::abs(*value - now) <= leastChange * std::abs(now))
            continue;
        Binding::Lever lever{parameter->key, parameter->label, *value / now - 1, metNext(e, then)};
        lever.isRefused = lever.next && lever.next->severity == Severity::Error && isOfLayout(*lever.next);
        out.levers.push_back(std::move(lever));
    }
    std::stable_sort(out.levers.begin(), out.levers.end(), [](const Binding::Lever &a, const Binding::Lever &b) {
        return a.isRefused != b.isRefused ? b.isRefused : std::abs(a.change) > std::abs(b.change);
    });
    if (out.levers.size() > mostLevers)
        out.levers.resize(mostLevers);
}

} // namespace

const Binding::Term *Binding::decisive() const
{
    const auto at =
        std::max_element(terms.begin(), terms.end(), [](const Term &a, const Term &b) { return a.share < b.share; });
    return at == terms.end() ? nullptr : &*at;
}

Binding bindingOf(const Scenario &s, const Evaluation &e, Evaluator &evaluator, std::string_view id)
{
    Binding out;
    const auto *figure = findFigure(id);
    const auto now = figureValue(e, id).value;
    if (!figure || !now)
        return out;
    const auto held = heldFormula(figure->formulaIn(conventionOf(s)), s, e).text;
    addExtreme(held, *figure, s, e, out);
    if (out.terms.empty())
        addSum(held, *figure, s, e, out);
    if (*now == 0)
        return out;
    addReliefs(s, e, evaluator, id, *now, out);
    addLevers(s, e, evaluator, id, *now, out);
    return out;
}

std::optional<double> effectInFormula(std::string_view held, const Scenario &s, const Evaluation &e,
                                      std::string_view name)
{
    NamedNumbers numbers;
    for (const auto each : namesIn(held)) {
        const auto value = numberIn(held, each, s, e);
        if (!value)
            return std::nullopt;
        numbers.emplace_back(each, *value);
    }
    const auto at =
        std::find_if(numbers.begin(), numbers.end(), [name](const auto &number) { return number.first == name; });
    if (at == numbers.end())
        return std::nullopt;
    const auto now = runFormula(std::string(held), numbers);
    at->second *= tenMore;
    const auto then = runFormula(std::string(held), numbers);
    if (!now || !then || *now == 0)
        return std::nullopt;
    return *then / *now - 1;
}

} // namespace gigasite
