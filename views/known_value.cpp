// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/known_value.h"

#include "model/evaluate/figure_table.h"
#include "views/paint/text.h"

#include <cmath>

namespace gigasite {

namespace {

bool differ(double a, double b)
{
    return std::abs(a - b) > 1e-12 * std::abs(b);
}

/// Without a band an estimate may be anything.
bool overlap(const KnownValue &a, const KnownValue &b)
{
    if (!a.low || !a.high || !b.low || !b.high)
        return true;
    return *a.low <= *b.high && *b.low <= *a.high;
}

bool sameTraffic(const Evaluation &a, const Evaluation *b)
{
    return b && a.flowInput && a.flowInput == b->flowInput;
}

} // namespace

bool isEstimated(std::string_view figureId)
{
    const auto *figure = figureId.starts_with("flow.") ? findFigure(figureId) : nullptr;
    return figure && std::string_view(figure->source).starts_with("simulation (estimate)");
}

KnownValue knownValue(const Evaluation &evaluation, std::string_view figureId, const std::optional<double> &exactP99)
{
    const auto value = figureValue(evaluation, figureId);
    KnownValue known;
    if (!isEstimated(figureId)) {
        known.exact = value.value;
        return known;
    }
    known.estimate = value.value;
    if (!known.estimate)
        return known;
    if (figureId == transferTime)
        known.exact = exactP99;
    if (value.low && value.high && *value.high > *value.low) {
        known.low = value.low;
        known.high = value.high;
    }
    return known;
}

KnownValue knownValue(const Snapshot &snapshot, const Evaluation &evaluation, std::string_view figureId)
{
    std::optional<double> exact;
    if (figureId == transferTime) {
        const auto &shownOne = snapshot.complete ? snapshot.complete : snapshot.evaluation;
        if (snapshot.exactP99 && sameTraffic(evaluation, shownOne.get()))
            exact = snapshot.exactP99;
        else if (snapshot.baselineExactP99 && sameTraffic(evaluation, snapshot.baseline.get()))
            exact = snapshot.baselineExactP99;
    }
    return knownValue(evaluation, figureId, exact);
}

QString shown(const KnownValue &known, Unit unit, int digits)
{
    const auto value = known.value();
    if (!value)
        return QStringLiteral("–");
    return (known.isEstimate() ? QStringLiteral("≈ ") : QString()) + shown(*value, unit, digits);
}

std::optional<Comparison> compared(const KnownValue &now, const KnownValue &before)
{
    using Result = Comparison::Result;
    if (now.exact && before.exact)
        return Comparison{*now.exact, *before.exact, true,
                          differ(*now.exact, *before.exact) ? Result::Apart : Result::Same};
    if (now.estimate && before.estimate)
        return Comparison{*now.estimate, *before.estimate, false, overlap(now, before) ? Result::Alike : Result::Apart};
    return std::nullopt;
}

std::optional<Comparison> compared(const Snapshot &snapshot, const Evaluation &now, const Evaluation &before,
                                   std::string_view figureId)
{
    auto comparison = compared(knownValue(snapshot, now, figureId), knownValue(snapshot, before, figureId));
    if (comparison && figureId == transferTime && sameTraffic(now, &before))
        comparison->result = Comparison::Result::Same;
    return comparison;
}

} // namespace gigasite
