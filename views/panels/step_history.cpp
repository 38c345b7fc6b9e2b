// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/step_history.h"

#include "model/evaluate/figure_table.h"

#include <cmath>

namespace gigasite {

namespace {

bool differ(const std::optional<double> &a, const std::optional<double> &b)
{
    if (!a || !b)
        return a.has_value() != b.has_value();
    return std::abs(*a - *b) > 1e-12 * std::abs(*b);
}

/// -1 for an unknown id.
int indexOf(std::string_view figureId)
{
    const auto *row = findFigure(figureId);
    return row ? static_cast<int>(row - figureTable().data()) : -1;
}

} // namespace

void StepHistory::record(int step, int count, const Evaluation *evaluation)
{
    steps_.resize(static_cast<std::size_t>(count) + 1);
    step_ = step;
    auto &values = steps_[static_cast<std::size_t>(step)];
    values.clear();
    if (!evaluation)
        return;
    values.reserve(evaluation->figures.size());
    for (const auto &figure : evaluation->figures)
        values.push_back(figure.value);
}

std::optional<double> StepHistory::valueOf(int step, int figure) const
{
    if (figure < 0 || step < 0 || static_cast<std::size_t>(step) >= steps_.size())
        return std::nullopt;
    const auto &values = steps_[static_cast<std::size_t>(step)];
    return static_cast<std::size_t>(figure) < values.size() ? values[static_cast<std::size_t>(figure)] : std::nullopt;
}

std::optional<double> StepHistory::valueAt(int step, std::string_view figureId) const
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
