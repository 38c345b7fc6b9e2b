// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/grid.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace gigasite {

/// Which places are land of the lower 48 states: those inside the outline of a state, and, as outlines are coarse (0.01
/// degrees), those within about 5 km of one that are not a neighbour's land. Answers in a few microseconds.
class LandIndex {
public:
    LandIndex() = default;
    explicit LandIndex(const Grid &grid);

    /// A set of states: bit i is that of Grid::states[i].
    using States = std::uint64_t;

    bool contains(double lat, double lon) const;
    /// The states a place may lie in: that of its outline and, as outlines are coarse, those within 0.01 degrees; off
    /// all outlines those within 0.05 degrees. 0: none.
    States statesAt(double lat, double lon) const;
    /// The one in whose outline it lies; 0: off all outlines.
    States stateIn(double lat, double lon) const { return statesAround(lat, lon, 0); }
    /// 0: there is no such state.
    States stateOf(std::string_view code) const;

private:
    struct Ring {
        double south = 90, north = -90, west = 180, east = -180;
        States state = 0; ///< whose outline it is
        OutlineRing points;

        bool contains(double lat, double lon) const;
    };

    static std::vector<Ring> boxed(const std::vector<OutlineRing> &rings);
    static bool isIn(const std::vector<Ring> &rings, double lat, double lon);
    States statesAround(double lat, double lon, double degrees) const;

    std::vector<Ring> states_, abroad_;
    std::vector<std::string> codes_;
};

} // namespace gigasite
