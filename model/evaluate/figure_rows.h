// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/figure_table.h"

#include <algorithm>
#include <limits>

/// Rows of the figure table, one function per group. Row layout: id, label, group, unit, stage it needs, how it is
/// read, formula, formula of corrected mode where it differs, source.

namespace gigasite::detail {

using E = Evaluation;
using G = FigureGroup;
using U = Unit;

inline constexpr double none = std::numeric_limits<double>::quiet_NaN();

template <Dimension D> double known(const std::optional<Quantity<D>> &q)
{
    return q ? q->si() : none;
}

inline double known(const std::optional<double> &v)
{
    return v.value_or(none);
}

inline double largest(const std::vector<std::int64_t> &values)
{
    return values.empty() ? none : static_cast<double>(*std::max_element(values.begin(), values.end()));
}

std::span<const Figure> siteRows();
std::span<const Figure> powerRows();
std::span<const Figure> modelRows();
std::span<const Figure> trainingRows();
std::span<const Figure> memoryRows();
std::span<const Figure> layoutRows();
std::span<const Figure> stepRows();
std::span<const Figure> railRows();
std::span<const Figure> fabricRows();
std::span<const Figure> flowRows();
std::span<const Figure> wanRows();
std::span<const Figure> reliabilityRows();
std::span<const Figure> costRows();

} // namespace gigasite::detail
