// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/evaluate/figure_table.h"

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// Where a figure's value comes from, one hop deep.
struct Explanation {
    struct Input {
        std::string name; ///< parameter key or figure id
        std::string label;
        std::string value; ///< with unit
        bool isFigure = false;
    };

    std::string id, label, value;
    std::string formula; ///< in the mode in force; empty where the figure is looked up, fitted or searched
    std::vector<Input> inputs;
    std::string source;
    std::optional<std::string> printed, corrected; ///< values in both modes, where they differ
    std::vector<Input> usedBy;
};

/// Nothing for an id the figure table does not have.
std::optional<Explanation> explain(const Scenario &scenario, const Evaluation &evaluation, const Facts &facts,
                                   std::string_view id);

} // namespace gigasite
