// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_ghost.h"

#include "views/figures/figure_words.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <functional>

namespace gigasite {

namespace {

constexpr double sameSpot = 1.5; ///< px; closer it is the same place
constexpr double sameRing = 1; ///< px of the radius

/// On the map's ground, whatever lies there.
void strokeTwice(QPainter &p, const QPen &pen, const Theme &theme, const std::function<void()> &draw)
{
    p.setPen(QPen(theme.figure, pen.widthF() + 2));
    draw();
    p.setPen(pen);
    draw();
}

} // namespace

Marks drawGhostSites(QPainter &p, const Snapshot &snapshot, const std::vector<SiteShape> &now, const MapProjection &map,
                     QSizeF size, const Theme &theme)
{
    const auto *then = snapshot.dashed();
    if (!then || !then->has(Stage::Sites))
        return {};
    constexpr double spot = 3.4;
    auto pen = baselinePen(theme);
    if (snapshot.preview)
        pen.setColor(theme.ink);
    const auto pattern = snapshot.preview ? Figures::tr("With the change: %1") : Figures::tr("In the baseline: %1");
    Marks marks;
    p.setBrush(Qt::NoBrush);
    for (const auto &ghost : siteShapes(*then, map, size, {})) {
        const auto index = static_cast<std::size_t>(ghost.index);
        const auto *here = index < now.size() ? &now[index] : nullptr;
        const bool moved = !here || QLineF(here->at, ghost.at).length() > sameSpot;
        if (!moved && std::abs(here->demand - ghost.demand) <= sameRing)
            continue;
        if (moved && here) {
            QLineF way(ghost.at, here->at);
            way.setLength(std::max(0.0, way.length() - here->reach)); // leaves the site's own mark whole
            strokeTwice(p, pen, theme, [&] { p.drawLine(way); });
        }
        if (ghost.demand > 0)
            strokeTwice(p, pen, theme, [&] { p.drawEllipse(ghost.at, ghost.demand, ghost.demand); });
        QRectF area(ghost.at.x() + ghost.demand - 3, ghost.at.y() - 6, 6, 12); // where the ring is the ghost's alone
        if (moved) {
            p.setPen(QPen(pen.color(), 1.2));
            p.setBrush(theme.figure);
            p.drawEllipse(ghost.at, spot, spot);
            p.setBrush(Qt::NoBrush);
            area = QRectF(ghost.at.x() - 8, ghost.at.y() - 8, 16, 16);
        }
        marks.push_back({area.intersected(QRectF(QPointF(), size)), pattern.arg(siteSentence(ghost, *then)),
                         QStringLiteral("site.%1.share").arg(ghost.index + 1).toLatin1()});
    }
    return marks;
}

} // namespace gigasite
