// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/distribution.h"

#include <numeric>

namespace gigasite::flow {

double quantile(const std::vector<double> &sorted, double q)
{
    return sorted[static_cast<std::size_t>(q * static_cast<double>(sorted.size() - 1))];
}

Distribution distributionOf(const std::vector<double> &sorted)
{
    if (sorted.empty())
        return {};
    const double sum = std::accumulate(sorted.begin(), sorted.end(), 0.0);
    return {sorted.front(),
            quantile(sorted, 0.1),
            quantile(sorted, 0.5),
            quantile(sorted, 0.9),
            quantile(sorted, 0.99),
            sorted.back(),
            sum / static_cast<double>(sorted.size())};
}

} // namespace gigasite::flow
