// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_zones.h"

#include "views/figures/figure_words.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

constexpr double leastRadius = 2; ///< px; smaller is a dot
constexpr double lineHeight = 12;

QPen zonePen(const Theme &theme)
{
    QPen pen(theme.headroomText, 0.9);
    pen.setDashPattern({6, 2.5});
    return pen;
}

void drawZone(QPainter &p, QPointF at, double radius, const Theme &theme)
{
    p.setBrush(Qt::NoBrush);
    p.setPen(zonePen(theme));
    p.drawEllipse(at, radius, radius);
}

bool hasZone(const SiteShape &shape)
{
    return shape.onMap && shape.zone >= leastRadius && shape.site->host.zone;
}

QString zoneText(const SiteShape &shape)
{
    return Figures::tr("sub-zone %1").arg(shown(shape.site->host.zone->si(), Unit::Watt));
}

bool isFree(const QRectF &room, const std::vector<QRectF> &taken)
{
    return std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(room); });
}

/// Moved so far that all of it is in sight.
QRectF inside(QRectF room, QSizeF size)
{
    constexpr double edge = 4;
    room.moveLeft(std::clamp(room.left(), edge, std::max(edge, size.width() - edge - room.width())));
    room.moveTop(std::clamp(room.top(), edge, std::max(edge, size.height() - edge - room.height())));
    return room;
}

} // namespace

std::optional<QRectF> zoneLabel(const SiteShape &shape, QSizeF size, const std::vector<QRectF> &taken)
{
    if (!hasZone(shape))
        return std::nullopt;
    const double wide = textWidth(font(Type::Axis), zoneText(shape)) + 2;
    const QSizeF label(wide, lineHeight);
    const double out = std::max(shape.zone, shape.reach) + 1;
    const QRectF ring(shape.at - QPointF(out - 1, out - 1), QSizeF(2 * out - 2, 2 * out - 2));
    const double across = out + wide / 2, along = out + lineHeight / 2;
    std::optional<QRectF> first;
    for (const auto &[dx, dy] :
         {std::pair{0.0, along}, {0.0, -along}, {across, 0.0}, {-across, 0.0}, {across, along}, {-across, along}}) {
        const QPointF middle = shape.at + QPointF(dx, dy);
        const auto room = inside(QRectF(middle - QPointF(wide / 2, lineHeight / 2), label), size);
        if (room.intersects(ring)) // moved back over it from the edge
            continue;
        if (isFree(room, taken))
            return room;
        if (!first)
            first = room;
    }
    return first;
}

void drawZoneOfSite(QPainter &p, const SiteShape &shape, const std::optional<QRectF> &label, const Theme &theme)
{
    if (!hasZone(shape))
        return;
    drawZone(p, shape.at, shape.zone, theme);
    if (!label)
        return;
    p.setFont(font(Type::Axis));
    drawHalo(p, label->center(), zoneText(shape), theme.headroomText, theme.land, Qt::AlignHCenter);
}

void drawZonesOf(QPainter &p, const BalancingAuthority &authority, const Grid &grid, double curtailment,
                 const MapProjection &map, QSizeF size, std::vector<QRectF> taken, const Theme &theme)
{
    p.setFont(font(Type::Axis));
    for (const auto &zone : grid.zones) {
        if (zone.authority != authority.code)
            continue;
        const auto at = map.toFigure(zone.lat, zone.lon);
        const auto headroom = zone.flexHeadroom(curtailment);
        const double radius = map.radius(headroom.si());
        if (radius < leastRadius)
            continue;
        drawZone(p, at, radius, theme);
        const auto text = Figures::tr("%1 %2").arg(toQString(zone.code), localDecimal(headroom.si() / 1e9, 1));
        const QPointF below(at.x(), at.y() + radius);
        const double half = textWidth(p.font(), text) / 2;
        const auto room = inside(QRectF(below - QPointF(half, lineHeight / 2), QSizeF(2 * half, lineHeight)), size);
        if (!QRectF(QPointF(), size).contains(at) || !isFree(room, taken))
            continue;
        taken.push_back(room);
        drawHalo(p, room.center(), text, theme.headroomText, theme.land, Qt::AlignHCenter);
    }
}

} // namespace gigasite
