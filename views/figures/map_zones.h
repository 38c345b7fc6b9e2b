// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_sites.h"

#include <optional>

namespace gigasite {

/// Sub-zones of the balancing authorities, as second rings on the scale of the discs. Only where someone looks, or
/// where one limits: the map stays calm.

/// Where the amount stands beside the ring around a site: inside the figure, and where nothing lies yet if there is
/// such a place. Nothing where there is no ring.
std::optional<QRectF> zoneLabel(const SiteShape &shape, QSizeF size, const std::vector<QRectF> &taken);

/// Around a site, what its sub-zone can still power; with a label, the amount.
void drawZoneOfSite(QPainter &p, const SiteShape &shape, const std::optional<QRectF> &label, const Theme &theme);

/// Each sub-zone of an authority around its own middle, if that is in sight, named where nothing lies yet.
void drawZonesOf(QPainter &p, const BalancingAuthority &authority, const Grid &grid, double curtailment,
                 const MapProjection &map, QSizeF size, std::vector<QRectF> taken, const Theme &theme);

} // namespace gigasite
