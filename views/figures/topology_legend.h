// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/topology_figure.h"
#include "views/figures/topology_scene.h"

namespace gigasite::topology {

/// Full bisection in the middle of the ramp, each doubling one step on, up to 8 : 1.
QColor oversubscriptionColour(double oversubscription, const Theme &theme);
/// The same from one flow's worth on; below that paler, down to no load at all.
QColor loadColour(double load, const Theme &theme);

/// Of a switch's busiest port, against the busiest one of its tier: `share` of that.
QColor busiestColour(double share, const Theme &theme);
/// Load of the busiest port of any switch of a tier, 0 while nothing is known of it.
double busiestOf(const Scene &scene, std::uint32_t tier);

/// The bottom line: what colours mean, what is being done, what is out of service; or whose flows are shown.
void drawLegend(QPainter &p, const Scene &scene, int selectedRibbon, const TopologyPlace &place, const Theme &theme);

} // namespace gigasite::topology
