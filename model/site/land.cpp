// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/land.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gigasite {

LandIndex::LandIndex(const Grid &grid)
    : abroad_(boxed(grid.abroad))
{
    for (const auto &state : grid.states) {
        auto rings = boxed(state.rings);
        states_.insert(states_.end(), std::make_move_iterator(rings.begin()), std::make_move_iterator(rings.end()));
    }
}

bool LandIndex::contains(double lat, double lon) const
{
    if (isIn(states_, lat, lon))
        return true;
    if (isIn(abroad_, lat, lon))
        return false;
    constexpr double tolerance = 0.05, aslant = 0.035; // degrees
    constexpr std::array<std::pair<double, double>, 8> around{{{tolerance, 0},
                                                               {-tolerance, 0},
                                                               {0, tolerance},
                                                               {0, -tolerance},
                                                               {aslant, aslant},
                                                               {aslant, -aslant},
                                                               {-aslant, aslant},
                                                               {-aslant, -aslant}}};
    return std::any_of(around.begin(), around.end(),
                       [&](const auto &by) { return isIn(states_, lat + by.first, lon + by.second); });
}

/// Even-odd rule.
bool LandIndex::Ring::contains(double lat, double lon) const
{
    if (lat < south || lat > north || lon < west || lon > east)
        return false;
    bool inside = false;
    for (std::size_t i = 0, j = points.size() - 1; i < points.size(); j = i++) {
        const auto &a = points[i], &b = points[j];
        if ((a.lat > lat) != (b.lat > lat) && lon < (b.lon - a.lon) * (lat - a.lat) / (b.lat - a.lat) + a.lon)
            inside = !inside;
    }
    return inside;
}

std::vector<LandIndex::Ring> LandIndex::boxed(const std::vector<OutlineRing> &rings)
{
    std::vector<Ring> all;
    for (const auto &points : rings) {
        auto &ring = all.emplace_back();
        ring.points = points;
        for (const auto &point : points) {
            ring.south = std::min(ring.south, point.lat);
            ring.north = std::max(ring.north, point.lat);
            ring.west = std::min(ring.west, point.lon);
            ring.east = std::max(ring.east, point.lon);
        }
    }
    return all;
}

bool LandIndex::isIn(const std::vector<Ring> &rings, double lat, double lon)
{
    return std::any_of(rings.begin(), rings.end(), [&](const Ring &ring) { return ring.contains(lat, lon); });
}

} // namespace gigasite
