// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/grid.h"

#include <vector>

namespace gigasite {

/// Which places are land of the lower 48 states: those inside the outline of a state, and, as outlines are coarse (0.01
/// degrees), those within about 5 km of one that are not a neighbour's land. Answers in a few microseconds.
class LandIndex {
public:
    LandIndex() = default;
    explicit LandIndex(const Grid &grid);

    bool contains(double lat, double lon) const;

private:
    struct Ring {
        double south = 90, north = -90, west = 180, east = -180;
        OutlineRing points;

        bool contains(double lat, double lon) const;
    };

    static std::vector<Ring> boxed(const std::vector<OutlineRing> &rings);
    static bool isIn(const std::vector<Ring> &rings, double lat, double lon);

    std::vector<Ring> states_, abroad_;
};

} // namespace gigasite
