// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/land.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gigasite {

namespace {

constexpr double tolerance = 0.05; ///< degrees off an outline that are land all the same
constexpr double border = 0.01; ///< degrees that outlines are exact to

using Offset = std::pair<double, double>;

constexpr double aslant = 0.7;
constexpr std::array<Offset, 8> around{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {aslant, aslant}, {aslant, -aslant}, {-aslant, aslant}, {-aslant, -aslant}}};

} // namespace

LandIndex::LandIndex(const Grid &grid)
    : abroad_(boxed(grid.abroad))
{
    for (const auto &state : grid.states) {
        codes_.push_back(state.state);
        auto rings = boxed(state.rings);
        for (auto &ring : rings)
            ring.state = stateOf(state.state);
        states_.insert(states_.end(), std::make_move_iterator(rings.begin()), std::make_move_iterator(rings.end()));
    }
}

bool LandIndex::contains(double lat, double lon) const
{
    if (isIn(states_, lat, lon))
        return true;
    if (isIn(abroad_, lat, lon))
        return false;
    return std::any_of(around.begin(), around.end(), [&](const Offset &by) {
        return isIn(states_, lat + tolerance * by.first, lon + tolerance * by.second);
    });
}

LandIndex::States LandIndex::statesAt(double lat, double lon) const
{
    const auto near = statesAround(lat, lon, border);
    return near != 0 ? near : statesAround(lat, lon, tolerance);
}

LandIndex::States LandIndex::stateOf(std::string_view code) const
{
    const auto at = std::find(codes_.begin(), codes_.end(), code);
    return at == codes_.end() ? 0 : States{1} << static_cast<unsigned>(at - codes_.begin());
}

LandIndex::States LandIndex::statesAround(double lat, double lon, double degrees) const
{
    States states = 0;
    for (const auto &ring : states_) {
        if (lat < ring.south - degrees || lat > ring.north + degrees || lon < ring.west - degrees ||
            lon > ring.east + degrees)
            continue;
        const bool isNear = ring.contains(lat, lon) || std::any_of(around.begin(), around.end(), [&](const Offset &by) {
                                return ring.contains(lat + degrees * by.first, lon + degrees * by.second);
                            });
        states |= isNear ? ring.state : 0;
    }
    return states;
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
