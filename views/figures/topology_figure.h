// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QSizeF>

namespace gigasite {

/// One site's network as tiers of a fat tree, one tree per plane, drawn from the overview graph (Boost.Graph): bundle
/// width is capacity, labels between tiers are the oversubscription, numbers beside tiers are counts.
struct TopologyOptions {
    int hoveredTier = -1;
};

Marks paintTopology(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const TopologyOptions &options = {});

} // namespace gigasite
