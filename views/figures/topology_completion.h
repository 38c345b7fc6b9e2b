// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/topology_scene.h"
#include "views/paint/marks.h"

namespace gigasite::topology {

/// When the scenario's flows are done, beside the tree: the share of them against time over a flow's own ideal time,
/// one curve per transport, and p99 of each. Of the flows over a ribbon one more, in the accent colour; -1 = none.
bool hasCompletion(const Scene &scene, const Snapshot &snapshot);
double leastCompletion(const Snapshot &snapshot); ///< height it needs with its curves; in less it has its rows only
/// In its place while there is none: why.
void drawNoCompletion(QPainter &p, const QRectF &area, const Scene &scene, const Theme &theme, Marks &marks);
void drawCompletion(QPainter &p, const QRectF &area, const Scene &scene, const Snapshot &snapshot, int ribbon,
                    const Theme &theme, Marks &marks);

} // namespace gigasite::topology
