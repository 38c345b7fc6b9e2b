// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QPointF>
#include <QSizeF>

namespace gigasite {

/// The power map: where the sites stand, what the grid there can give, how far apart they are.
///
/// Albers equal-area conic projection of the lower 48 (standard parallels 29.5° and 45.5° N, centre 96° W, 37.5° N), so
/// that areas compare. A headroom disc and a site's demand ring share one area scale (area ∝ GW): demand that does not
/// fit shows as a red annulus.

/// Degrees to logical pixels of a figure of some size, and back.
class MapProjection {
public:
    explicit MapProjection(QSizeF size);

    QPointF toFigure(double lat, double lon) const;
    /// Latitude as x, longitude as y.
    QPointF toDegrees(QPointF point) const;
    /// Radius of a disc that stands for so many watts.
    double radius(double watts) const;

private:
    double scale_ = 1;
    QPointF origin_;
};

struct PowerMapOptions {
    int hovered = -1; ///< site under the pointer
    int dragged = -1; ///< site that follows the pointer: shown in the accent colour
    int focused = -1; ///< site with keyboard focus
    bool showBaseline = true; ///< its sites, dashed, where they differ
};

/// Land, states, corridors, plants: changes with size, ratio and theme only, so widgets keep it as a pixmap.
void paintMapBase(QPainter &p, QSizeF size, const Grid &grid, const Theme &theme);

/// Headroom discs, sites, RTT, cards, legend; drawn on top of the base.
Marks paintMapOverlay(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                      const PowerMapOptions &options);

/// Whether two snapshots have the same map: most parameters move nothing on it. Not where one has none of its own.
bool isSameMap(const Snapshot &a, const Snapshot &b);

/// Both.
Marks paintPowerMap(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const PowerMapOptions &options = {});

} // namespace gigasite
