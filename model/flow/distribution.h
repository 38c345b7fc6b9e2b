// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace gigasite::flow {

/// The value that a share `q` of a sorted, non-empty list does not exceed (by rank, rounded down).
double quantile(const std::vector<double> &sorted, double q);

struct Distribution {
    double min = 0, p10 = 0, p50 = 0, p90 = 0, p99 = 0, max = 0, mean = 0; ///< in the unit of the list
};
/// Of a sorted, finite list. All zero if it is empty.
Distribution distributionOf(const std::vector<double> &sorted);

} // namespace gigasite::flow
