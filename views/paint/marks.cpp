// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/marks.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <QPixmap>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <tuple>

namespace gigasite {

namespace {

constexpr double pitch = 5;
constexpr double lineWidth = 1.4;

bool isVector(const QPainter &p)
{
    const auto type = p.paintEngine()->type();
    return type == QPaintEngine::Pdf || type == QPaintEngine::SVG;
}

/// Real lines for vector output, cut to the rectangle here: the SVG writer ignores clipping.
void hatchLines(QPainter &p, const QRectF &rect, const QColor &line)
{
    p.save();
    p.setPen(QPen(line, lineWidth, Qt::SolidLine, Qt::FlatCap));
    constexpr double step = pitch * std::numbers::sqrt2;
    for (double sum = step / 2; sum < rect.width() + rect.height(); sum += step) {
        const double from = std::max(0.0, sum - rect.height());
        const double to = std::min(rect.width(), sum);
        if (to > from)
            p.drawLine(rect.topLeft() + QPointF(from, sum - from), rect.topLeft() + QPointF(to, sum - to));
    }
    p.restore();
}

/// On screen a tile is hatched once per colour and ratio and then copied.
QPixmap hatchTile(const QColor &line, const QColor &fill, double ratio)
{
    static thread_local std::map<std::tuple<QRgb, QRgb, double>, QPixmap> kept;
    const std::tuple key(line.rgba(), fill.rgba(), ratio);
    if (const auto at = kept.find(key); at != kept.end())
        return at->second;
    constexpr int side = 7; // sqrt(2) times the pitch
    QPixmap tile(qRound(side * ratio), qRound(side * ratio));
    tile.setDevicePixelRatio(ratio);
    tile.fill(fill);
    QPainter p(&tile);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(line, lineWidth));
    const double s = tile.width() / ratio;
    for (const double x : {-s, 0.0, s})
        p.drawLine(QPointF(x - 1, s + 1), QPointF(x + s + 1, -1));
    p.end();
    constexpr std::size_t most = 64; // colours of some themes and ratios
    if (kept.size() >= most)
        kept.clear();
    return kept.emplace(key, tile).first->second;
}

QPolygonF regular(QPointF centre, double radius, int corners, double turn)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / corners;
        polygon << centre + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return polygon;
}

} // namespace

void fillHatched(QPainter &p, const QRectF &rect, const QColor &line, const QColor &fill)
{
    if (rect.isEmpty())
        return;
    if (isVector(p)) {
        p.fillRect(rect, fill);
        hatchLines(p, rect, line);
        return;
    }
    p.drawTiledPixmap(rect, hatchTile(line, fill, p.device()->devicePixelRatioF()));
}

void fillHidden(QPainter &p, const QRectF &rect, const QColor &kind, const QColor &surface)
{
    fillHatched(p, rect, kind, surface);
    p.setPen(QPen(kind, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

void drawOctagon(QPainter &p, QPointF centre, double radius, const QColor &fill, const QColor &ink)
{
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(fill);
    p.drawPolygon(regular(centre, radius, 8, std::numbers::pi / 8));
    p.setPen(QPen(ink, radius / 4, Qt::SolidLine, Qt::RoundCap));
    const double r = radius * 0.36;
    p.drawLine(centre + QPointF(-r, -r), centre + QPointF(r, r));
    p.drawLine(centre + QPointF(-r, r), centre + QPointF(r, -r));
    p.restore();
}

void drawTriangle(QPainter &p, QPointF centre, double radius, const QColor &fill, const QColor &ink)
{
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(fill, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(fill);
    p.drawPolygon(regular(centre + QPointF(0, radius * 0.2), radius, 3, -std::numbers::pi / 2));
    p.setPen(QPen(ink, radius / 4, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(centre + QPointF(0, -radius * 0.25), centre + QPointF(0, radius * 0.2));
    p.drawPoint(centre + QPointF(0, radius * 0.52));
    p.restore();
}

void drawDiamond(QPainter &p, QPointF centre, double radius, const QColor &fill)
{
    p.setPen(Qt::NoPen);
    p.setBrush(fill);
    p.drawPolygon(regular(centre, radius, 4, 0));
}

QColor blended(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(std::lround(x * share + y * (1 - share))); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QPen baselinePen(const Theme &theme)
{
    constexpr double width = 1.2;
    QPen pen(theme.ink3, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4 / width, 3 / width});
    return pen;
}

void drawBaselineBox(QPainter &p, const QRectF &rect, const Theme &theme)
{
    p.setPen(baselinePen(theme));
    p.setBrush(Qt::NoBrush);
    p.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace gigasite
