// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/step_history.h"

#include "model/evaluate/figure_table.h"

#include <cmath>

namespace gigasite {

namespace {

/// Estimates that are equal are of the same traffic, or of one that the estimate cannot tell from it.
bool differ(const KnownValue &a, const KnownValue &b)
{
    const auto comparison = compared(a, b);
    if (!comparison)
        return a.value().has_value() != b.value().has_value();
    return comparison->result != Comparison::Result::Same &&
        std::abs(comparison->now - comparison->before) > 1e-12 * std::abs(comparison->before);
}

/// -1 for an unknown id.
int indexOf(std::string_view figureId)
{
    const auto *row = findFigure(figureId);
    return row ? static_cast<int>(row - figureTable().data()) : -1;
}

} // namespace

void StepHistory::record(int step, int count, const Evaluation *evaluation, const std::optional<double> &exactP99)
{
    steps_.resize(static_cast<std::size_t>(count) + 1);
    step_ = step;
    auto &values = steps_[static_cast<std::size_t>(step)];
    values.clear();
    if (!evaluation)
        return;
    values.reserve(figureTable().size());
    for (const auto &figure : figureTable())
        values.push_back(knownValue(*evaluation, figure.id, exactP99));
}

KnownValue StepHistory::valueOf(int step, int figure) const
{
    if (figure < 0 || step < 0 || static_cast<std::size_t>(step) >= steps_.size())
        return {};
    const auto &values = steps_[static_cast<std::size_t>(step)];
    return static_cast<std::size_t>(figure) < values.size() ? values[static_cast<std::size_t>(figure)] : KnownValue();
}

KnownValue StepHistory::valueAt(int step, std::string_view figureId) const
{
    return valueOf(step, indexOf(figureId));
}

std::vector<StepHistory::Change> StepHistory::changesOf(std::string_view figureId) const
{
    const int figure = indexOf(figureId);
    std::vector<Change> changes;
    auto before = valueOf(0, figure);
    for (int step = 1; step <= step_ && static_cast<std::size_t>(step) < steps_.size(); ++step) {
        if (steps_[static_cast<std::size_t>(step)].empty())
            continue;
        const auto after = valueOf(step, figure);
        if (differ(after, before))
            changes.push_back({step, before, after});
        before = after;
    }
    return changes;
}

} // namespace gigasite
