// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/grid.h"
#include "views/paint/theme.h"

#include <QString>

#include <optional>
#include <vector>

namespace gigasite {

/// What the ground of the map shows of every balancing authority.
enum class MapColouring { Headroom, Price, Carbon, Water };

/// What of the map is shown.
struct MapLayers {
    MapColouring colouring = MapColouring::Headroom;
    bool corridors = true, plants = true, realSites = false;

    bool operator==(const MapLayers &) const = default;
};

/// A quantity that the land is coloured by: what an authority has of it, and the values between which colours change
/// evenly. They are round numbers, closer where authorities are: those that differ look different.
struct MapScale {
    std::vector<double> stops; ///< ascending; all there is lies between the first and the last
    QString unit;

    static MapScale of(MapColouring colouring);
    double share(double value) const; ///< 0 at the first stop, 1 at the last
};

/// US cents, grams of CO2 or litres of water per kWh; nothing where it is not known, or for headroom.
std::optional<double> colouredValue(const BalancingAuthority &authority, MapColouring colouring);

/// Of land at a share of the scale; weak enough for corridors, plants and texts on it.
QColor landColour(double share, const Theme &theme);

/// From what zoom on weaker corridors and smaller plants are shown, too.
struct MapDetail {
    explicit MapDetail(double zoom);

    double leastPlantMw; ///< nuclear plants are shown at any size
    bool shows345;
};

} // namespace gigasite
