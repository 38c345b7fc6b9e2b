// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// A figure that another one's formula names, by its own formula: the second hop of an explanation.
struct ExpandedInput {
    std::string name; ///< of the figure
    std::string inForce; ///< what holds of its formula
    std::string substituted; ///< with every name replaced by its value
    std::string value; ///< with unit
};

inline constexpr std::size_t mostExpanded = 3;

/// Of the figures in the formula in force, in its order; those with a formula and a value of their own, and no more
/// than `mostExpanded`: of a long sum nothing is expanded.
std::vector<ExpandedInput> expandedInputs(const Scenario &scenario, const Evaluation &evaluation, const Facts &facts,
                                          std::string_view figureId);

} // namespace gigasite
