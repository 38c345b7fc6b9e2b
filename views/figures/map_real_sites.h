// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/power_map.h"

namespace gigasite {

/// A real AI site: a hollow square; crossed out in the colour of errors where a rule refuses it.
void drawRealSite(QPainter &p, QPointF at, bool met, const Theme &theme);

} // namespace gigasite
