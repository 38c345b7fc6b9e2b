// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/power_map.h"

namespace gigasite {

/// What a pointer finds at the plants in sight, once they stand far enough apart.
Marks plantMarks(const Grid &grid, const MapProjection &map, const MapCamera &camera, QSizeF size);

} // namespace gigasite
