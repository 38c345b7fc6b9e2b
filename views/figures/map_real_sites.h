// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/power_map.h"

namespace gigasite {

/// A real AI site: a hollow square; crossed out in the colour of errors where a rule refuses it.
void drawRealSite(QPainter &p, QPointF at, bool met, const Theme &theme);

/// "Colossus 2 (xAI), TVA: 340 MW today, 1.1 GW planned for 2027-03-01; Epoch AI, CC BY 4.0".
QString realSiteSentence(const AiSite &site);

/// All of the table, each with a ring of what is planned on the scale of the headroom discs.
void drawRealSites(QPainter &p, const Grid &grid, const MapProjection &map, const Theme &theme);
/// Of those in sight.
Marks realSiteMarks(const Grid &grid, const MapProjection &map, QSizeF size);

} // namespace gigasite
