// SPDX-License-Identifier: GPL-3.0-or-later
// How a key figure's tile is painted; what it says is found in key_tile.cpp.
#include "views/paint/marks.h"
#include "views/paint/text.h"
#include "views/panels/key_tile.h"
#include "views/panels/stale_mark.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

bool isBad(const KeyTile &tile)
{
    return !tile.problem.isEmpty() || (tile.status == FigureStatus::Infeasible && !tile.tolerated);
}

/// Beyond what was measured: the dashed outline, no triangle.
bool isBeyond(const KeyTile &tile)
{
    return !isBad(tile) && tile.status == FigureStatus::OutOfEnvelope;
}

bool isWarned(const KeyTile &tile)
{
    return !isBad(tile) && (tile.warned || tile.tolerated);
}

void paintDelta(QPainter &p, const QRectF &line, const KeyTile &tile, const Theme &theme, bool narrow)
{
    p.setFont(font(Type::Secondary));
    const bool bad = isBad(tile), warns = isWarned(tile) || isBeyond(tile);
    QRectF rest = line;
    if (tile.trend == KeyTile::Trend::None) {
        p.setPen(tile.offered ? theme.ink2 : bad ? theme.error : warns ? theme.warningText : theme.ink3);
    } else {
        const QColor colour = tile.trend == KeyTile::Trend::Better ? theme.better
            : tile.trend == KeyTile::Trend::Worse                  ? theme.worse
                                                                   : theme.ink2;
        const double d = tile.up ? -1 : 1;
        const QPointF c(line.left() + 4, line.center().y());
        p.setPen(tile.offered ? QPen(colour, 1.2) : QPen(Qt::NoPen)); // a ghost is hollow
        p.setBrush(tile.offered ? QBrush(Qt::NoBrush) : QBrush(colour));
        p.drawPolygon(QPolygonF{c + QPointF(-4, -3 * d), c + QPointF(4, -3 * d), c + QPointF(0, 4 * d)});
        rest.setLeft(line.left() + 13);
        p.setPen(colour);
    }
    const auto fits = [&](const QString &text) { return tabularWidth(p.font(), text) <= rest.width(); };
    const bool whole = !narrow && fits(tile.delta);
    const bool least = !whole && !tile.leastDelta.isEmpty() && !fits(tile.shortDelta);
    drawSentence(p, rest, whole ? tile.delta : least ? tile.leastDelta : tile.shortDelta);
    if (!tile.offered)
        return;
    p.setPen(QPen(theme.ink3, 1.2, Qt::DashLine));
    p.setBrush(Qt::NoBrush);
    p.drawRect(line.adjusted(-4, 0, 2, 1));
}

void paintFrame(QPainter &p, const QRectF &rect, const KeyTile &tile, const Theme &theme, const KeyTileLook &look)
{
    const bool bad = isBad(tile);
    if (look.chosen)
        p.fillRect(rect, theme.accentTint);
    if (tile.progress >= 0) {
        p.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 3), theme.hairline);
        p.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width() * tile.progress, 3), theme.accent);
    } else if (look.chosen) {
        p.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 3), theme.accent);
    } else if (look.lit) {
        p.fillRect(QRectF(rect.left(), rect.bottom() - 2, rect.width(), 2), theme.accent);
    }
    if (bad)
        p.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), theme.error);
    if (isBeyond(tile)) {
        p.setPen(QPen(theme.warning, 1.3, Qt::DashLine));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect.adjusted(2, 2, -2, -3));
    }
    p.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), theme.hairline);
    if (tile.stale)
        paintStaleCorner(p, rect.adjusted(0, 0, -1, 0), theme);
    else if (bad)
        drawOctagon(p, {rect.right() - 15, 15}, 6, theme.error, theme.figure);
    else if (isWarned(tile))
        drawTriangle(p, {rect.right() - 15, 15}, 6, theme.warning, Theme::day().ink);
}

} // namespace

void paintCourse(QPainter &p, const QRectF &rect, const KeyTile &tile, const Theme &theme)
{
    std::vector<double> known;
    for (const auto &value : tile.course) {
        if (value)
            known.push_back(*value);
    }
    if (known.size() < 2)
        return;
    if (tile.baseline)
        known.push_back(*tile.baseline);
    const auto [low, high] = std::minmax_element(known.begin(), known.end());
    const double span = *high - *low;
    const auto y = [&, low = *low](double value) {
        return span > 0 ? rect.bottom() - (value - low) / span * rect.height() : rect.center().y();
    };
    const double pitch = rect.width() / static_cast<double>(tile.course.size());
    if (tile.baseline) {
        QPen dashed(theme.ink3, 1.2);
        dashed.setDashPattern({2, 1.5});
        p.setPen(dashed);
        p.drawLine(QPointF(rect.left(), y(*tile.baseline)), QPointF(rect.right(), y(*tile.baseline)));
    }
    p.setPen(QPen(theme.ink2, 1.2));
    QPolygonF line;
    for (std::size_t i = 0; i < tile.course.size(); ++i) {
        if (!tile.course[i])
            continue;
        const double x = rect.left() + pitch * static_cast<double>(i);
        line << QPointF(x, y(*tile.course[i])) << QPointF(x + pitch, y(*tile.course[i]));
    }
    p.drawPolyline(line);
    if (tile.step >= tile.course.size() || !tile.course[tile.step])
        return;
    p.setPen(Qt::NoPen);
    p.setBrush(theme.ink);
    p.drawEllipse(QPointF(rect.left() + pitch * (static_cast<double>(tile.step) + 1), y(*tile.course[tile.step])), 2.4,
                  2.4);
}

namespace {

/// At the right end of the line, where it or a shorter one has room; whether it had.
bool paintNote(QPainter &p, const QRectF &line, double room, const KeyTile &tile)
{
    const auto face = p.font();
    const bool whole = tile.shortNote.isEmpty() || tabularWidth(face, tile.note) <= room;
    auto text = whole ? tile.note : tile.shortNote;
    if (!whole)
        p.setFont(narrowed(face, text, room));
    if (!tile.leastNote.isEmpty() && tabularWidth(p.font(), text) > room)
        text = tile.leastNote;
    const double wide = tabularWidth(p.font(), text);
    if (wide <= room)
        drawTabular(p, {line.right() - wide, line.top(), wide, line.height()}, text);
    p.setFont(face);
    return wide <= room;
}

/// With what has found no room above before its delta, or instead of it where there is no room for both.
KeyTile withNoteBelow(KeyTile tile)
{
    for (auto *delta : {&tile.delta, &tile.shortDelta})
        *delta = delta->isEmpty() ? tile.keptNote : tile.keptNote + QStringLiteral(", ") + *delta;
    tile.leastDelta = tile.keptNote;
    return tile;
}

} // namespace

void paintKeyTile(QPainter &p, const QRectF &rect, const KeyTile &tile, const Theme &theme, const KeyTileLook &look)
{
    bool isTold = true;
    paintFrame(p, rect, tile, theme, look);
    const bool marked = isBad(tile) || isWarned(tile);
    const QRectF inner = rect.adjusted(10, 0, -6, 0);
    p.setFont(font(Type::Secondary));
    const double headTop = look.low ? 3 : 7, valueTop = look.low ? 17 : 24, deltaTop = look.low ? 41 : 54;
    QRectF head(inner.left(), headTop, inner.width() - (marked || tile.stale ? 20 : 0), 16);
    if (!tile.note.isEmpty()) {
        p.setPen(tile.progress >= 0 ? theme.accent : theme.ink3);
        const double room = head.width() - textWidth(p.font(), tile.label) - 6;
        isTold = paintNote(p, head, room, tile) || tile.keptNote.isEmpty();
    }
    p.setPen(theme.ink2);
    p.setFont(narrowed(p.font(), tile.label, head.width())); // long words of other languages
    drawLine(p, head, tile.label);

    p.setFont(font(Type::KeyFigure, look.narrow ? 13.5 / 16 : 1));
    p.setPen(tile.stale || tile.lastValid || tile.progress >= 0 ? theme.ink3 : theme.ink);
    const double used = drawTabular(p, {inner.left(), valueTop, inner.width(), 26}, tile.number);
    p.setFont(font(Type::Body));
    drawLine(p, {inner.left() + used + 4, valueTop + 3, inner.width() - used - 4, 22}, tile.unit);
    const double end = inner.left() + used + 4 + textWidth(p.font(), tile.unit);
    const QRectF course(inner.right() - 54, valueTop + 2, 50, 20);
    if (!look.narrow && end + 6 < course.left())
        paintCourse(p, course, tile, theme);
    paintDelta(p, {inner.left(), deltaTop, inner.width() - 2, 16}, isTold ? tile : withNoteBelow(tile), theme,
               look.narrow);
    if (look.focused) {
        p.setPen(QPen(theme.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect.adjusted(1, 1, -1, -1));
    }
}

} // namespace gigasite
