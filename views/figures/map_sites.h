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
    QPointF away; ///< of a site beyond the edge or covered: where it lies from its badge, 1 long
    bool isLocked = false;
    bool isOpen = false; ///< its split is: the shares do not sum to 100 %
    bool isLost = false; ///< it is out: it trains nothing, and nobody exchanges anything with it
    bool isOffered = false; ///< where a change that is not made would have it
    bool hasCard = true; ///< not where the card of an offered place stands for it
    double zone = 0; ///< radius of what its sub-zone can power; 0 = not known
    bool zoneLimits = false; ///< first or second of its limits
    double rule = 0; ///< radius of its limit by a rule that the discs do not show; 0 = none
    double demand = 0; ///< radius of the ring; 0 = no ring
    double supply = 0; ///< radius of the disc that is short of the ring
    QRectF badge; ///< square with the site's number

    double reach = 0; ///< radius around `at` that texts keep clear of and a pointer hits

    QRectF hitArea(QSizeF figure) const;
};

/// `avoid`: where badges should rather not stand; those beyond the edge stand on the `frame` (none: as of
/// the size). Beyond is what lies outside of the `sight`, which may reach farther than that (none: the frame).
std::vector<SiteShape> siteShapes(const Evaluation &evaluation, const MapProjection &map, QSizeF size,
                                  const std::vector<QRectF> &avoid, const QRectF &frame = {}, const QRectF &sight = {});

/// Badges come out from under what is laid over the upper edge of the map.
void keepInSight(std::vector<SiteShape> &shapes, const QRectF &covered);

/// Those of a scenario that stay where they are.
void markLocked(std::vector<SiteShape> &shapes, const Scenario &scenario);

/// The one that the scenario loses. What it lacks stays: it is built for the day it is back.
void markLost(std::vector<SiteShape> &shapes, const Scenario &scenario);

/// Demand ring on the scale of the headroom discs, and the spot itself.
void drawSiteRing(QPainter &p, const SiteShape &shape, const Theme &theme, bool dragged);

void drawSiteBadge(QPainter &p, const SiteShape &shape, const Theme &theme, const PowerMapOptions &options);

/// "2 Phoenix"; "Site 2" where it has no name of its own.
QString numberedName(std::size_t index, const std::string &name);

/// What is out, or leaves: instead of the spot of a site, over a link.
void drawCross(QPainter &p, QPointF at, const QColor &ink, const Theme &theme);

/// "2.03 of 17.7 GW": as many digits as it takes to tell the two apart.
QString amountOf(Watts part, Watts whole);

/// The site in one sentence.
QString siteSentence(const SiteShape &shape, const Evaluation &evaluation);

} // namespace gigasite
