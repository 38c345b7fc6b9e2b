// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/sensitivity.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/resolved.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

std::optional<Scenario> tenPercentMore(const Scenario &scenario, const Evaluation &evaluation,
                                       const Parameter &parameter)
{
    if (parameter.kind != Kind::Number && parameter.kind != Kind::Integer)
        return std::nullopt;
    const double now = effectiveNumber(scenario, evaluation, parameter).value_or(0);
    if (now == 0)
        return std::nullopt;
    Scenario changed = scenario;
    if (parameter.kind == Kind::Integer) {
        const std::int64_t whole = std::llround(now);
        store(changed, parameter, whole + std::max<std::int64_t>(std::llround(now * 0.1), 1));
    } else {
        store(changed, parameter, now * 1.1);
    }
    return changed;
}

std::optional<double> effectOfTenPercent(const Scenario &scenario, const Evaluation &evaluation, Evaluator &evaluator,
                                         const Parameter &parameter, std::string_view figureId)
{
    const auto before = figureValue(evaluation, figureId).value;
    if (!before || *before == 0)
        return std::nullopt;
    const auto changed = tenPercentMore(scenario, evaluation, parameter);
    const auto after = changed ? figureValue(evaluator.lean(*changed), figureId).value : std::nullopt;
    return after ? std::optional(*after / *before - 1) : std::nullopt;
}

} // namespace gigasite
