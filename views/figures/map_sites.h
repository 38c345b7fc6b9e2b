// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/power_map.h"

#include <vector>

namespace gigasite {

/// A site's demand against what its grid can give.
enum class SiteState {
    Unknown, ///< power or headroom is not known
    Met,
    Warning, ///< passes by the 2024 paper's table, not by flexible load
    Short,
};

/// A site as the map draws it.
struct SiteShape {
    const SitePower *site = nullptr;
    int index = 0;
    SiteState state = SiteState::Unknown;
    Watts missing{}; ///< of demand, where it is short
    QPointF at; ///< on the edge of the figure if the site lies beyond it
    bool onMap = true;
    double demand = 0; ///< radius of the ring; 0 = no ring
    double supply = 0; ///< radius of the disc that is short of the ring
    QRectF badge; ///< square with the site's number

    double reach = 0; ///< radius around `at` that texts keep clear of and a pointer hits

    QRectF hitArea(QSizeF figure) const;
};

/// `avoid`: where badges should rather not stand.
std::vector<SiteShape> siteShapes(const Evaluation &evaluation, const MapProjection &map, QSizeF size,
                                  const std::vector<QRectF> &avoid);

/// Demand ring on the scale of the headroom discs, and the spot itself.
void drawSiteRing(QPainter &p, const SiteShape &shape, const Theme &theme, bool dragged);

void drawSiteBadge(QPainter &p, const SiteShape &shape, const Theme &theme, const PowerMapOptions &options);

/// "2.03 of 17.7 GW": as many digits as it takes to tell the two apart.
QString amountOf(Watts part, Watts whole);

/// The site in one sentence.
QString siteSentence(const SiteShape &shape, const Evaluation &evaluation);

} // namespace gigasite
