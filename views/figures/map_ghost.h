// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_placing.h"

namespace gigasite {

/// A site as an offered change or the baseline has it, and where it is now.
struct GhostSite {
    SiteShape shape;
    const SiteShape *now = nullptr; ///< null = there is no such site
    bool leaves = false; ///< an offered change has no such site; `shape` is what is now
    bool isMoved = false, isOther = false; ///< in its place; in anything that is drawn
};

/// All sites of the change that is offered, else of the baseline, in their order, then those that the change leaves
/// out. Those beyond the figure keep off the badges of others there. They point into `now`.
std::vector<GhostSite> ghostSites(const Snapshot &snapshot, const std::vector<SiteShape> &now, const MapProjection &map,
                                  QSizeF size, const QRectF &frame, const QRectF &sight = {});

/// A dashed ring where the demand is another, a hollow spot and a dashed way where the place is, with a pointer to what
/// lies beyond the figure; a cross on a site that an offered change leaves out. Nothing for sites that stay as they
/// are.
Marks drawGhostSites(QPainter &p, const Snapshot &snapshot, const std::vector<GhostSite> &ghosts, QSizeF size,
                     const Theme &theme);

/// The ways between the places of an offered change, as linksOf() has them; none of the baseline's.
std::vector<MapLink> offeredLinks(const Snapshot &snapshot, const std::vector<GhostSite> &ghosts,
                                  const MapProjection &map, QSizeF size);

/// Dashed, those of them that are not there now.
void drawOfferedLinks(QPainter &p, const std::vector<MapLink> &links, const std::vector<GhostSite> &ghosts,
                      const Theme &theme);

/// What the places of an offered change are called, need and are limited by. Nothing for those of the baseline.
std::vector<PlacedCard> placeGhostCards(const std::vector<GhostSite> &ghosts, const Snapshot &snapshot, QSizeF size,
                                        const Theme &theme, FreeSpace &space);

} // namespace gigasite
