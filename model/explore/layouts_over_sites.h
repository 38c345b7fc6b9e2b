// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/layout_choice.h"
#include "model/explore/layout_ranking.h"

#include <cstddef>
#include <vector>

namespace gigasite {

/// The fastest layouts over several sites: the fastest for the kernel, in the order of the whole engine. What sites add
/// makes no layout faster, so that none beyond them is better where the last one kept is slower even without it. Each
/// has the most replicas that its number of sites holds: in fewer sites there are fewer, and less to exchange between
/// sites.
///
/// Where that takes too many layouts, they are the fastest of those that were looked at: of the fastest for the kernel,
/// of the fastest of each rhythm (stages, chunks, micro-batches), and of many of the best rhythms.
struct LayoutsOverSites {
    std::vector<RankedLayout> best;
    bool isKnown = true; ///< that there are none better
    measured::SearchResult search; ///< its counts; of its best only the smallest
};

/// Of both, the `keep` fastest, each once.
std::vector<RankedLayout> joined(std::vector<RankedLayout> best, const std::vector<RankedLayout> &others,
                                 std::size_t keep);

LayoutsOverSites fastestOverSites(const Scenario &scenario, const Facts &facts, const LayoutQuestion &question);

} // namespace gigasite
