// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_sites.h"

namespace gigasite {

/// Sub-zones of the balancing authorities, as second rings on the scale of the discs. Only where someone looks, or
/// where one limits: the map stays calm.

/// Around a site, what its sub-zone can still power; `named`: with the amount on the ring.
void drawZoneOfSite(QPainter &p, const SiteShape &shape, const Theme &theme, bool named);

/// Each sub-zone of an authority around its own middle, named where nothing lies yet.
void drawZonesOf(QPainter &p, const BalancingAuthority &authority, const Grid &grid, double curtailment,
                 const MapProjection &map, std::vector<QRectF> taken, const Theme &theme);

} // namespace gigasite
