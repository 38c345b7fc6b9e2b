// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_layers.h"
#include "views/figures/map_projection.h"
#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QSizeF>

#include <vector>

namespace gigasite {

/// The power map: where the sites stand, what the grid there can give, how far apart they are.
///
/// An equal-area projection, so that areas compare. A headroom disc and a site's demand ring share one area scale
/// (area ∝ GW): demand that does not fit shows as a red annulus.

struct PowerMapOptions {
    int hovered = -1; ///< site under the pointer
    int dragged = -1; ///< site that follows the pointer: shown in the accent colour
    int focused = -1; ///< site with keyboard focus
    bool showBaseline = true; ///< its sites, dashed, where they differ
    MapCamera camera{};
    MapLayers layers{};
    bool isMoving = false; ///< the camera: nothing is worth keeping
    int authority = -1; ///< balancing authority under the pointer
    QRectF reserved{}; ///< something else lies there: no place for cards and labels

    bool isPointedAt(int site) const { return site == hovered || site == dragged || site == focused; }
};

/// Land in the colours of the layer, states, corridors, plants: what changes with size, ratio, theme, camera and layers
/// only, so widgets keep it as a picture. Any thread.
void paintMapBase(QPainter &p, QSizeF size, const Grid &grid, const Theme &theme, const MapCamera &camera = {},
                  const MapLayers &layers = {});

/// Headroom discs, sites, RTT, cards, legend; drawn on top of the base.
Marks paintMapOverlay(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                      const PowerMapOptions &options);

/// Whether there are sites to draw: also those of a split whose shares do not sum to 100 %, as they are typed.
bool hasSites(const Evaluation &evaluation);
bool isOpenSplit(const Evaluation &evaluation);
const Problem *openSplitProblem(const Evaluation &evaluation); ///< null where the split is none

/// Whether two snapshots have the same map: most parameters move nothing on it. Not where one has none of its own.
bool isSameMap(const Snapshot &a, const Snapshot &b);

/// Both.
Marks paintPowerMap(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const PowerMapOptions &options = {});

} // namespace gigasite
