// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/grid_water.h"

#include "model/site/grid_table.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace gigasite {

namespace {

constexpr double litresPerKwhOfGallonsPerMwh = 3.785411784e-3;

struct Sums { ///< MW at the average of a year, and l/kWh times that
    double mw = 0, consumed = 0, reservoirs = 0;
};

} // namespace

std::vector<WaterFactor> waterFactors()
{
    std::vector<WaterFactor> all;
    for (const auto &r : gridTable("grid/water.tsv", 7))
        all.push_back({std::string(r[0]), toNumber(r[1]), toNumber(r[2]) * litresPerKwhOfGallonsPerMwh,
                       toNumber(r[3]) * litresPerKwhOfGallonsPerMwh});
    return all;
}

void addWater(std::vector<BalancingAuthority> &authorities, const std::vector<Plant> &plants)
{
    const auto factors = waterFactors();
    std::map<std::string_view, Sums> ofAuthority;
    for (const auto &plant : plants) {
        const auto factor = std::find_if(factors.begin(), factors.end(),
                                         [&](const WaterFactor &each) { return each.fuel == plant.fuel; });
        if (factor == factors.end())
            continue;
        const double mw = plant.mw * factor->capacityFactor;
        auto &sums = ofAuthority[plant.authority];
        sums.mw += mw;
        sums.consumed += mw * factor->litresPerKwh;
        sums.reservoirs += mw * factor->reservoirLitresPerKwh;
    }
    for (auto &authority : authorities) {
        const auto known = ofAuthority.find(authority.code);
        if (known == ofAuthority.end() || known->second.mw <= 0)
            continue;
        authority.waterLitresPerKwh = known->second.consumed / known->second.mw;
        authority.reservoirLitresPerKwh = known->second.reservoirs / known->second.mw;
    }
}

} // namespace gigasite
