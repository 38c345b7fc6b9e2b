// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/step/measured/layout_search.h"

#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// The search for a parallel layout of a scenario on real hardware, for people: the best ones as settings, what binds,
/// and what each step away from the best would cost.
///
/// The step time is the kernel's own objective. Any other figure ranks the `candidates` fastest layouts by what the
/// whole engine says of them: a layout far from the fastest that is best in another figure is not found.

struct OptimizeQuestion {
    std::string objective = "step.time_s";
    bool all = false; ///< every point of the grid, no pruning
    std::size_t keep = 5;
    std::size_t candidates = 200;
    std::stop_token stop;
};

struct FoundLayout {
    std::vector<std::pair<std::string, std::string>> settings; ///< as `--set` takes them
    double objective = 0;
    double step = 0, low = 0, high = 0; ///< s
    double memory = 0; ///< bytes of the heaviest stage's GPU
    double gpus = 0; ///< in use
};

struct NearLayout {
    std::string key, value;
    double step = 0; ///< s; 0: it breaks a rule
    double memory = 0;
    Text refusal; ///< empty: it would work
};

struct Optimized {
    std::uint64_t points = 0, refused = 0, tooLarge = 0, pruned = 0;
    double seconds = 0; ///< that the search took
    std::vector<FoundLayout> best; ///< empty: nothing fits
    std::vector<Text> binding; ///< what keeps it from being better
    std::vector<NearLayout> neighbours;
    double error = 0; ///< mean error of predicted step times of this kind
    bool ranksFastest = false; ///< another objective than the step time: the best of the fastest layouts, not of all
    Problems problems; ///< of the best: that it is beyond what was measured, or re-anchored; or why nothing fits
    bool stopped = false;
};

/// The problem says what is wrong with the question: a scenario that is not measured, an unknown figure or one that
/// does not depend on the layout.
Outcome<Optimized, Problems> optimize(const Scenario &scenario, const Facts &facts, const OptimizeQuestion &question);

/// Whether less of a figure is better.
bool lessIsBetter(std::string_view figure);

} // namespace gigasite
