// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/split_shares.h"

#include <functional>
#include <vector>

namespace gigasite {

/// The search behind bestSites. A split is at first a choice of authorities, of which there are few: 47 of them, in any
/// of 230,300 ways for four sites. Each choice is judged as if its strongest counties could be taken wherever they
/// stand, which no real split beats; then, best first, real counties are looked for, until no other choice can beat
/// what was found.

/// The counties that may be chosen, and the places that stay.
struct SearchSpace {
    std::vector<Slot> slots;
    std::vector<std::vector<int>> ofGroup; ///< indices of slots per authority (or, without one, per county's),
                                           ///< strongest first
    std::vector<Slot> kept;
    std::vector<double> headroom; ///< per authority
    double apart = 0; ///< m, between any two places
};

struct FoundSplit {
    std::vector<Slot> places; ///< kept ones first
    SharedDemand shared;
    double farthest = 0; ///< m, between any two
};

/// Splits by an objective that depends on the shares alone.
std::vector<FoundSplit> bestByShares(const SearchSpace &space, const ShareQuestion &question, int count,
                                     std::size_t keep);

/// Splits whose farthest places are nearest to each other.
std::vector<FoundSplit> bestByDistance(const SearchSpace &space, const ShareQuestion &question, int count,
                                       std::size_t keep);

/// Calls `visit` with every way to choose `count` of `groups`, ascending, the same one several times if need be.
void eachChoice(int groups, int count, const std::function<void(const std::vector<int> &)> &visit);

double farthestOf(std::span<const Slot *const> places);

} // namespace gigasite
