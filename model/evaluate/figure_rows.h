// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/figure_table.h"

#include <algorithm>
#include <limits>

/// Rows of the figure table, one function per group. Row layout: id, label, group, unit, stage it needs, how it is
/// read, formula, formula of corrected mode where it differs, source; then, where there are any, the reason for a rule
/// of corrected mode's own, and the procedure that stands for a formula.

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

constexpr Procedure lookedUp(std::string_view inputs)
{
    return {ProcedureKind::LookUp, inputs};
}

constexpr Procedure fitted(std::string_view inputs)
{
    return {ProcedureKind::Fit, inputs};
}

constexpr Procedure perStage(std::string_view inputs)
{
    return {ProcedureKind::PerStage, inputs};
}

constexpr Procedure searched(std::string_view inputs)
{
    return {ProcedureKind::Search, inputs};
}

/// Inputs of the first site, "site.1.share", stand for those of every site.
constexpr Procedure perSite(std::string_view inputs)
{
    return {ProcedureKind::PerSite, inputs};
}

constexpr Procedure simulated(std::string_view inputs)
{
    return {ProcedureKind::Simulation, inputs};
}

constexpr Procedure kernel(std::string_view inputs)
{
    return {ProcedureKind::Kernel, inputs};
}

/// How real hardware's convention finds a figure that the ideal ones have, too.
struct MeasuredRule {
    std::string_view id;
    std::string_view formula; ///< "-": by the procedure
    Procedure procedure = {};
};
std::span<const MeasuredRule> measuredRules();

std::span<const Figure> siteRows();
std::span<const Figure> powerRows();
std::span<const Figure> phaseRows(); ///< power in the phases of a step
std::span<const Figure> modelRows();
std::span<const Figure> trainingRows();
std::span<const Figure> memoryRows();
std::span<const Figure> layoutRows();
std::span<const Figure> stepRows();
std::span<const Figure> kernelRows(); ///< of the calibrated model
std::span<const Figure> bandRows(); ///< how far its predictions have been off
std::span<const Figure> railRows();
std::span<const Figure> portRows();
std::span<const Figure> fabricRows();
std::span<const Figure> oversubscriptionRows();
std::span<const Figure> flowRows();
std::span<const Figure> wanRows();
std::span<const Figure> reliabilityRows();
std::span<const Figure> costRows();

} // namespace gigasite::detail
