// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/step/measured/layout_search.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// The search for a parallel layout of a scenario on real hardware, for people: the best ones as settings, what binds,
/// and what each step away from the best would cost.
///
/// The step time is the kernel's own objective, searched for by bounds; over several sites its fastest are put in the
/// order of the whole engine, as many as it takes for none beyond them to be better, or as are worth it. For any other
/// figure, and where sends are simulated, every layout that keeps the rules and fits is evaluated (layout_ranking.h).

struct OptimizeQuestion {
    std::string objective = "step.time_s";
    bool all = false; ///< every point of the grid, no pruning
    std::size_t keep = 5;
    std::vector<std::string> held; ///< keys whose values stay as the scenario has them
    std::size_t threads = 0; ///< that rank layouts; 0: one per core
    std::atomic<std::uint64_t> *ranked = nullptr; ///< counts them, for whoever looks on from another thread
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
    double step = 0; ///< s; of a refused one: if it were allowed. 0: not known
    double memory = 0;
    std::optional<double> objective; ///< where it can be evaluated
    Text refusal; ///< empty: it would work
    double gpus = 0;
    std::vector<std::pair<std::string, std::string>> settings; ///< of the whole layout: replicas may change with a size
};

struct Optimized {
    std::uint64_t points = 0, refused = 0, tooLarge = 0, pruned = 0;
    double seconds = 0; ///< that the search took
    std::vector<FoundLayout> best; ///< empty: nothing fits
    std::vector<Text> binding; ///< what keeps it from being better
    std::vector<NearLayout> neighbours;
    double error = 0; ///< mean error of predicted step times of this kind
    int held = 0, judged = 0; ///< of those runs, how many were within their band
    double batchTokens = 0; ///< that every layout trains in a step
    std::uint64_t ranked = 0; ///< layouts evaluated for their figure, all that fit; 0: searched by bounds
    bool everyDp = true; ///< of those, with every number of replicas; else with fewer than fit at most around the best
    bool fastestOnly = false; ///< over several sites: the exchange of too many is not known to tell that none is better
    bool moved = true; ///< whether the figure is another one in another layout
    Problems problems; ///< of the best: that it is beyond what was measured, or re-anchored; or why nothing fits
    Problems standing; ///< errors of the scenario that the best layout has, too: no layout clears them
    bool stopped = false;
};

/// The problem says what is wrong with the question: a scenario that is not measured, an unknown figure or one that has
/// no value here.
Outcome<Optimized, Problems> optimize(const Scenario &scenario, const Facts &facts, const OptimizeQuestion &question);

/// Whether less of a figure is better.
bool lessIsBetter(std::string_view figure);

} // namespace gigasite
