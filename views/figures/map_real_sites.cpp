// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_real_sites.h"

#include "views/figures/figure_words.h"
#include "views/paint/text.h"

namespace gigasite {

void drawRealSite(QPainter &p, QPointF at, bool met, const Theme &theme)
{
    constexpr double half = 3.4;
    const QRectF square(at - QPointF(half, half), QSizeF(2 * half, 2 * half));
    p.setPen(Qt::NoPen);
    p.setBrush(theme.figure);
    p.drawRect(square.adjusted(-1.6, -1.6, 1.6, 1.6));
    p.setPen(QPen(met ? theme.ink : theme.error, 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawRect(square);
    if (met)
        return;
    p.drawLine(square.topLeft(), square.bottomRight());
    p.drawLine(square.bottomLeft(), square.topRight());
}

QString realSiteSentence(const AiSite &site)
{
    auto text = site.owner.empty()
        ? Figures::tr("%1, %2: ").arg(toQString(site.name), toQString(site.authority))
        : Figures::tr("%1 (%2), %3: ").arg(toQString(site.name), toQString(site.owner), toQString(site.authority));
    if (site.mwNow)
        text += Figures::tr("%1 today, ").arg(shown(*site.mwNow * 1e6, Unit::Watt));
    text += site.plannedDate.empty()
        ? Figures::tr("%1 planned").arg(shown(site.mwPlanned * 1e6, Unit::Watt))
        : Figures::tr("%1 planned for %2").arg(shown(site.mwPlanned * 1e6, Unit::Watt), toQString(site.plannedDate));
    return text + Figures::tr("; Epoch AI, CC BY 4.0");
}

void drawRealSites(QPainter &p, const Grid &grid, const MapProjection &map, const Theme &theme)
{
    for (const auto &site : grid.aiSites) {
        const auto at = map.toFigure(site.lat, site.lon);
        const double ring = map.radius(site.mwPlanned * 1e6);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(theme.figure, 2.2));
        p.drawEllipse(at, ring, ring);
        p.setPen(QPen(theme.ink2, 1));
        p.drawEllipse(at, ring, ring);
    }
    for (const auto &site : grid.aiSites)
        drawRealSite(p, map.toFigure(site.lat, site.lon), true, theme);
}

Marks realSiteMarks(const Grid &grid, const MapProjection &map, QSizeF size)
{
    Marks marks;
    constexpr double half = 7; // of what a pointer hits
    for (const auto &site : grid.aiSites) {
        const auto at = map.toFigure(site.lat, site.lon);
        if (QRectF(QPointF(), size).contains(at))
            marks.push_back({QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)), realSiteSentence(site), {}});
    }
    return marks;
}

} // namespace gigasite
