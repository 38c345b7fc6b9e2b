// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// A way out of a broken layout of real hardware where no step away from it is one: what a search finds.
struct SearchedWay {
    std::optional<Scenario> layout; ///< keeps every rule and fits
    double smallest = 0; ///< bytes of a GPU, where no layout fits: the least of all; 0: none keeps the rules
    measured::TrainingRun smallestRun; ///< of that layout
};

/// A layout that holds little, in which the values of `held` keys stay as the scenario has them. Overlaps stay, too. A
/// typed batch is kept where any layout can share it out. `e` knows rack, sizes, model and network.
SearchedWay searchedWay(const Scenario &scenario, std::vector<std::string> held, const TransformerShape &shape,
                        const measured::Calibrated &known, const Evaluation &e);

} // namespace gigasite
