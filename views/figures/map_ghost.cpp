// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_ghost.h"

#include "views/figures/figure_words.h"
#include "views/figures/map_frame.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <functional>

namespace gigasite {

namespace {

constexpr double sameSpot = 1.5; ///< px; closer it is the same place
constexpr double sameRing = 1; ///< px of the radius
constexpr double spot = 3.4; ///< radius of a hollow one

/// On the map's ground, whatever lies there.
void strokeTwice(QPainter &p, const QPen &pen, const Theme &theme, const std::function<void()> &draw)
{
    p.setPen(QPen(theme.figure, pen.widthF() + 2));
    draw();
    p.setPen(pen);
    draw();
}

/// Along the edge that it lies on, off the badges there and ghosts before it.
void keepOff(std::vector<QPointF> &taken, const QRectF &frame, QPointF &at)
{
    constexpr double apart = 20, pitch = 22;
    const bool lies = std::min(std::abs(at.y() - frame.top()), std::abs(at.y() - frame.bottom())) < 1;
    const QPointF along = lies ? QPointF(pitch, 0) : QPointF(0, pitch);
    for (const int steps : {0, 1, -1, 2, -2, 3, -3, 4, -4}) {
        const auto place = at + steps * along;
        const bool isFree = std::none_of(taken.begin(), taken.end(),
                                         [&](QPointF other) { return QLineF(other, place).length() < apart; });
        if (!isFree || !frame.adjusted(-1, -1, 1, 1).contains(place))
            continue;
        at = place;
        break;
    }
    taken.push_back(at);
}

/// A hollow triangle beside the spot, to where the place lies.
void drawPointer(QPainter &p, const SiteShape &ghost)
{
    constexpr double from = spot + 2, length = 7, half = 4.5;
    const QPointF foot = ghost.at + ghost.away * from, across(-ghost.away.y() * half, ghost.away.x() * half);
    p.drawPolygon(QPolygonF({foot + across, foot + ghost.away * length, foot - across}));
}

/// Where the ring is the ghost's alone, or round its spot.
QRectF markArea(const GhostSite &ghost)
{
    const auto at = ghost.shape.at;
    const double demand = ghost.leaves ? 0 : ghost.shape.demand;
    return ghost.isMoved ? QRectF(at.x() - 8, at.y() - 8, 16, 16) : QRectF(at.x() + demand - 3, at.y() - 6, 6, 12);
}

void drawGhost(QPainter &p, const GhostSite &ghost, const QPen &pen, const Theme &theme)
{
    const auto &shape = ghost.shape;
    p.setBrush(Qt::NoBrush);
    if (ghost.leaves) {
        drawCross(p, shape.at, pen.color(), theme);
        return;
    }
    if (ghost.isMoved && ghost.now && (shape.onMap || ghost.now->onMap)) {
        QLineF way(shape.at, ghost.now->at);
        way.setLength(std::max(0.0, way.length() - ghost.now->reach)); // leaves the site's own mark whole
        strokeTwice(p, pen, theme, [&] { p.drawLine(way); });
    }
    if (shape.demand > 0)
        strokeTwice(p, pen, theme, [&] { p.drawEllipse(shape.at, shape.demand, shape.demand); });
    if (!ghost.isMoved)
        return;
    p.setPen(QPen(pen.color(), 1.2));
    p.setBrush(theme.figure);
    p.drawEllipse(shape.at, spot, spot);
    if (!shape.onMap)
        drawPointer(p, shape);
}

} // namespace

std::vector<GhostSite> ghostSites(const Snapshot &snapshot, const std::vector<SiteShape> &now, const MapProjection &map,
                                  QSizeF size, const QRectF &frame, const QRectF &sight)
{
    const auto *then = snapshot.dashed();
    if (!then || !then->has(Stage::Sites))
        return {};
    auto shapes = siteShapes(*then, map, size, {}, frame, sight);
    if (const auto *scenario = snapshot.preview ? snapshot.previewScenario.get() : snapshot.baselineScenario.get())
        markLost(shapes, *scenario);
    std::vector<QPointF> taken;
    for (const auto &shape : now) {
        if (!shape.onMap)
            taken.push_back(shape.at);
    }
    const auto placeOf = [&](const SiteShape &shape) { return map.toFigure(shape.site->lat, shape.site->lon); };
    std::vector<GhostSite> ghosts;
    for (auto &shape : shapes) {
        const auto index = static_cast<std::size_t>(shape.index);
        GhostSite ghost{.shape = shape, .now = index < now.size() ? &now[index] : nullptr};
        ghost.isMoved = !ghost.now || QLineF(placeOf(*ghost.now), placeOf(shape)).length() > sameSpot;
        ghost.isOther = ghost.isMoved || std::abs(ghost.now->demand - shape.demand) > sameRing;
        ghost.shape.isOffered = snapshot.preview != nullptr;
        ghost.shape.hasCard = ghost.isMoved;
        if (ghost.isMoved && !shape.onMap) {
            keepOff(taken, frame.isEmpty() ? badgeFrame(size) : frame, ghost.shape.at);
            ghost.shape.badge.moveCenter(ghost.shape.at);
        }
        ghosts.push_back(ghost);
    }
    for (auto left = ghosts.size(); snapshot.preview && left < now.size(); ++left)
        ghosts.push_back({.shape = now[left], .now = &now[left], .leaves = true, .isOther = true});
    return ghosts;
}

std::vector<MapLink> offeredLinks(const Snapshot &snapshot, const std::vector<GhostSite> &ghosts,
                                  const MapProjection &map, QSizeF size)
{
    if (!snapshot.preview || !snapshot.preview->has(Stage::Sites))
        return {};
    std::vector<SiteShape> shapes;
    for (const auto &ghost : ghosts) {
        if (!ghost.leaves)
            shapes.push_back(ghost.shape);
    }
    return linksOf(snapshot.preview->power, shapes, map, size);
}

void drawOfferedLinks(QPainter &p, const std::vector<MapLink> &links, const std::vector<GhostSite> &ghosts,
                      const Theme &theme)
{
    auto pen = baselinePen(theme);
    pen.setColor(theme.wan);
    pen.setWidthF(2); // ways of now are as wide, and whole
    p.setBrush(Qt::NoBrush);
    for (const auto &link : links) {
        const auto isMoved = [&](int site) { return ghosts[static_cast<std::size_t>(site)].isMoved; };
        if (isMoved(link.pair->from) || isMoved(link.pair->to))
            strokeTwice(p, pen, theme, [&] { p.drawPolyline(link.way); });
    }
}

Marks drawGhostSites(QPainter &p, const Snapshot &snapshot, const std::vector<GhostSite> &ghosts, QSizeF size,
                     const Theme &theme)
{
    auto pen = baselinePen(theme);
    if (snapshot.preview)
        pen.setColor(theme.ink);
    const auto pattern = snapshot.preview ? Figures::tr("With the change: %1") : Figures::tr("In the baseline: %1");
    Marks marks;
    for (const auto &ghost : ghosts) {
        if (!ghost.isOther)
            continue;
        drawGhost(p, ghost, pen, theme);
        const auto sentence = ghost.leaves
            ? Figures::tr("no site %1")
                  .arg(numberedName(static_cast<std::size_t>(ghost.shape.index), ghost.shape.site->name))
            : siteSentence(ghost.shape, *snapshot.dashed());
        marks.push_back({markArea(ghost).intersected(QRectF(QPointF(), size)), pattern.arg(sentence),
                         QStringLiteral("site.%1.share").arg(ghost.shape.index + 1).toLatin1()});
    }
    p.setBrush(Qt::NoBrush);
    return marks;
}

std::vector<PlacedCard> placeGhostCards(const std::vector<GhostSite> &ghosts, const Snapshot &snapshot, QSizeF size,
                                        const Theme &theme, FreeSpace &space)
{
    if (!snapshot.preview || !snapshot.previewScenario)
        return {};
    std::vector<SiteShape> shapes;
    for (const auto &ghost : ghosts) {
        if (ghost.leaves)
            continue;
        shapes.push_back(ghost.shape);
        if (ghost.isMoved)
            space.take(ghost.shape.at, ghost.shape.reach + 2);
    }
    auto cards = placeCards(shapes, {*snapshot.preview, *snapshot.previewScenario, size, theme}, space, {});
    for (auto &card : cards)
        card.leaderInk = theme.ink;
    return cards;
}

} // namespace gigasite
