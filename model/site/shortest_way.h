// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/quantity.h"

#include <cstddef>
#include <vector>

namespace gigasite {

/// In which order fibre passes a handful of places on the shortest way through all of them. Exact, by branch and bound
/// over all orders; for the sites of a scenario, at most eight, well below a millisecond.

enum class Way {
    Ring, ///< closed, and begins with the first place
    Chain ///< open
};

/// `metres[a][b]` between places a and b. The order they come in stands unless another one is shorter by more than
/// rounding; of a way and its mirror image, the one whose lower numbers come first.
std::vector<std::size_t> shortestWay(const std::vector<std::vector<Metres>> &metres, Way way);

/// Along places in an order, and back to the first of a ring.
Metres lengthOf(const std::vector<std::vector<Metres>> &metres, const std::vector<std::size_t> &order, Way way);

} // namespace gigasite
