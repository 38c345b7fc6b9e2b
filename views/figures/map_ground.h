// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_layers.h"
#include "views/figures/map_projection.h"

#include <QImage>

namespace gigasite {

/// Land coloured by the balancing authority of the nearest county, the rule by which a site has its authority: one
/// pixel of the image per `cell` pixels of the figure, of the whole figure, sea included.
QImage authorityGround(QSizeF size, double cell, const Grid &grid, const MapProjection &map, MapColouring colouring,
                       const Theme &theme);

} // namespace gigasite
