// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_sites.h"
#include "views/paint/marks.h"

#include <QPolygonF>

namespace gigasite {

/// Two sites and the way between them. A great circle, because that is the distance the RTT is counted over.
struct MapLink {
    const SiteDistance *pair = nullptr;
    QPolygonF way;
    bool labelled = false;
};

/// Of the pairs that exchange something; while that is not known, of all but those with a site that is lost or has no
/// racks. The longest that is not cut is labelled and last. Without a way where the camera leaves out both sites and
/// nothing of it crosses; two that lie beyond the whole map have it between their badges.
std::vector<MapLink> linksOf(const PowerPlan &plan, const std::vector<SiteShape> &shapes, const MapProjection &map,
                             QSizeF size);

/// A cut one dashed, with a cross at its middle.
void drawLinks(QPainter &p, const std::vector<MapLink> &links, const Theme &theme);

/// Of each link's middle: which number it has, which sites it joins, and whether it is cut. Of a single link only that
/// it is cut: the RTT beside it says the rest.
Marks linkMarks(const std::vector<MapLink> &links, const Evaluation &evaluation, const Scenario &scenario);

/// "Baltimore to Phoenix: RTT 48.7 ms over 3,242 km".
QString rttSentence(const SiteDistance &pair, const Evaluation &evaluation, const Scenario &scenario);

} // namespace gigasite
