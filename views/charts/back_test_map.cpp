// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/back_test_page.h"
#include "views/figures/map_cache.h"
#include "views/figures/map_real_sites.h"
#include "views/paint/text.h"

#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace gigasite {

void BackTestMap::setPlaces(std::vector<TestedPlace> places, bool real)
{
    places_ = std::move(places);
    real_ = real;
    chosen_ = -1;
    update();
}

void BackTestMap::setChosen(int row)
{
    chosen_ = row;
    update();
}

Marks BackTestMap::draw(QPainter &p, QSizeF size, const Theme &theme)
{
    if (!snapshot_.facts || size.isEmpty())
        return {};
    const auto &grid = snapshot_.facts->grid;
    const MapLayers land{.corridors = false, .plants = false};
    drawCached(p, QStringLiteral("back test land"), QRectF(QPointF(), size), theme,
               [&](QPainter &painter) { paintMapBase(painter, size, grid, theme, {}, land); });
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setClipRect(QRectF(QPointF(), size), Qt::IntersectClip);
    const MapProjection map(size);
    Marks marks;
    constexpr double half = 7; // of what a pointer hits
    p.setBrush(Qt::NoBrush);
    for (const auto &place : places_) {
        const auto at = map.toFigure(place.lat, place.lon);
        const double ring = map.radius(place.ring.si());
        p.setPen(QPen(place.met ? theme.met : theme.error, 1.2));
        p.drawEllipse(at, ring, ring);
        marks.push_back({QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)), place.sentence, {}});
    }
    for (const auto &place : places_)
        drawRealSite(p, map.toFigure(place.lat, place.lon), place.met, theme);
    if (chosen_ >= 0 && chosen_ < static_cast<int>(places_.size()) && !theme.print) {
        const auto &site = places_[static_cast<std::size_t>(chosen_)];
        p.setPen(QPen(theme.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawEllipse(map.toFigure(site.lat, site.lon), half + 2, half + 2);
    }
    drawLegend(p, size, theme);
    p.restore();
    return marks;
}

/// Signs, and whose data it is.
void BackTestMap::drawLegend(QPainter &p, QSizeF size, const Theme &theme) const
{
    constexpr double margin = 12, gap = 14, row = 16;
    const auto face = gigasite::font(Type::Label);
    p.setFont(face);
    double x = margin;
    const double y = size.height() - 14;
    const auto item = [&](const QString &text, bool met) {
        const double wide = textWidth(face, text);
        if (x + gap + wide > size.width() - margin)
            return;
        drawRealSite(p, {x, y}, met, theme);
        p.setPen(theme.ink2);
        drawLine(p, QRectF(x + 9, y - row / 2, wide + 2, row), text);
        x += 9 + wide + gap;
    };
    item(real_ ? tr("allowed") : tr("hosts the demand"), true);
    item(real_ ? tr("refused by a rule") : tr("does not"), false);
    const auto credit = real_ ? tr("ring: planned power; sites: Epoch AI, CC BY 4.0") : tr("ring: what it hosts");
    const auto brief = real_ ? tr("© Epoch AI, CC BY") : credit;
    for (const auto &text : {credit, brief}) {
        const double wide = textWidth(face, text);
        if (x + wide > size.width() - margin)
            continue;
        p.setPen(theme.ink3);
        drawLine(p, QRectF(x, y - row / 2, wide + 2, row), text);
        return;
    }
}

void BackTestMap::mousePressEvent(QMouseEvent *event)
{
    const auto *mark = markAt(figurePoint(event->position()));
    if (mark && !marks().empty())
        Q_EMIT rowChosen(static_cast<int>(mark - marks().data()));
    else
        FigureCanvas::mousePressEvent(event);
}

} // namespace gigasite
