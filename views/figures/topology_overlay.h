// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/topology_scene.h"
#include "views/paint/marks.h"

namespace gigasite::topology {

/// What stands on the tree: numbers of the hottest links on their ribbons, what is out of service. Appends a mark for
/// every box.
void drawHottest(QPainter &p, const Scene &scene, const Theme &theme, Marks &marks);
void drawFailures(QPainter &p, const Scene &scene, const Theme &theme);

/// The list below the ledger that says what the numbers are, and the height it takes; 0 = nothing to say.
double hotListHeight(const Scene &scene);
void drawHotList(QPainter &p, const QRectF &area, const Scene &scene, const Theme &theme, Marks &marks);

} // namespace gigasite::topology
