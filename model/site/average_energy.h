// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/training_sites.h"

#include <vector>

namespace gigasite {

/// Numbers, from 1, of the sites whose energy counts with the averages of the United States (grid_prices.h), because
/// the grid tables do not know the place.
inline std::vector<int> sitesOnAverage(const PowerPlan &plan)
{
    std::vector<int> numbers;
    for (std::size_t i = 0; i < plan.sites.size(); ++i) {
        if (countsAmong(plan.sites, plan.sites[i]) && plan.sites[i].authority.empty())
            numbers.push_back(static_cast<int>(i) + 1);
    }
    return numbers;
}

} // namespace gigasite
