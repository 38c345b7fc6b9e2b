// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/evaluate/layout_choice.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gigasite {

/// All layouts that keep the rules and fit, ranked by any figure: each is evaluated, on all cores. None is passed over
/// but those of which the kernel knows that they are none of the best, by their memory or their step time.

struct RankedLayout {
    measured::Candidate candidate;
    double value = 0; ///< of the figure
};

struct LayoutRanking {
    std::vector<RankedLayout> best; ///< best first; of layouts with the same value the faster one
    std::uint64_t ranked = 0; ///< layouts that have a value
    double least = 0, most = 0; ///< of their values
    measured::SearchResult search; ///< its counts; of its best only the smallest

    bool everyDp = true; ///< else fewer replicas than the GPUs hold were tried of the best only

    bool isMoved() const; ///< whether the figure depends on the layout
};

/// Whether two differ in nothing that a layout sets.
bool isSameLayout(const measured::TrainingRun &a, const measured::TrainingRun &b);

void addCounts(measured::SearchResult &sum, const measured::SearchResult &part); ///< and the smallest of both

/// The `keep` best layouts. Where there are few, with every number of replicas; of many with the largest, and then of
/// the best with fewer, too: idle GPUs seldom are the better ones. Layouts that differ in neither value, time nor sizes
/// count as one. The same result with any number of threads.
LayoutRanking rankLayouts(const Scenario &scenario, const Facts &facts, LayoutQuestion question,
                          const std::string &figure, bool lessIsBetter, std::size_t keep, std::size_t threads);

} // namespace gigasite
