// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_sites.h"

namespace gigasite {

/// Sites as an offered change or the baseline has them: a dashed ring where the demand is another, a hollow spot and a
/// dashed way where the place is. Nothing for sites that stay as they are.
Marks drawGhostSites(QPainter &p, const Snapshot &snapshot, const std::vector<SiteShape> &now, const MapProjection &map,
                     QSizeF size, const Theme &theme);

} // namespace gigasite
