// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_zones.h"

#include "views/figures/figure_words.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <algorithm>

namespace gigasite {

namespace {

constexpr double leastRadius = 2; ///< px; smaller is a dot

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

} // namespace

void drawZoneOfSite(QPainter &p, const SiteShape &shape, const Theme &theme, bool named)
{
    if (!shape.onMap || shape.zone < leastRadius || !shape.site->host.zone)
        return;
    drawZone(p, shape.at, shape.zone, theme);
    if (!named)
        return;
    p.setFont(font(Type::Axis));
    drawHalo(p, shape.at + QPointF(0, shape.zone),
             Figures::tr("sub-zone %1").arg(shown(shape.site->host.zone->si(), Unit::Watt)), theme.headroomText,
             theme.land, Qt::AlignHCenter);
}

void drawZonesOf(QPainter &p, const BalancingAuthority &authority, const Grid &grid, double curtailment,
                 const MapProjection &map, std::vector<QRectF> taken, const Theme &theme)
{
    constexpr double lineHeight = 12;
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
        const QRectF room(below - QPointF(half, lineHeight / 2), QSizeF(2 * half, lineHeight));
        if (std::any_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(room); }))
            continue;
        taken.push_back(room);
        drawHalo(p, below, text, theme.headroomText, theme.land, Qt::AlignHCenter);
    }
}

} // namespace gigasite
