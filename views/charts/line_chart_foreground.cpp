// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn over the chart's own lines.
#include "views/charts/line_chart.h"

#include "views/charts/round_values.h"
#include "views/paint/marks.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QChart>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

bool meetsAny(const QRectF &place, const std::vector<QRectF> &others)
{
    return std::any_of(others.begin(), others.end(), [&](const QRectF &other) { return other.intersects(place); });
}

/// Beside a point, within the plot: where its text meets neither another text nor a line, else no other text, else at
/// the first place.
QRectF beside(QPointF point, QSizeF text, const QRectF &plot, const std::vector<QRectF> &taken,
              const std::vector<QRectF> &lines)
{
    constexpr double away = 9; // of the text's near edge from the point
    const bool leftwards = point.x() > plot.center().x();
    std::vector<QRectF> places;
    for (const double lift : {-9.0, 14.0, 0.0, -24.0, 28.0, -38.0, 42.0, -52.0, 56.0}) {
        for (const bool left : {leftwards, !leftwards}) {
            const double x = left ? point.x() - away - text.width() : point.x() + away;
            const QRectF place(QPointF(x, point.y() + lift - text.height() / 2), text);
            if (plot.adjusted(-2, -2, 2, 2).contains(place) && !meetsAny(place, taken))
                places.push_back(place);
        }
    }
    if (places.empty()) {
        const double x = leftwards ? point.x() - away - text.width() : point.x() + away;
        return {QPointF(x, point.y() - away - text.height() / 2), text};
    }
    const auto clear =
        std::find_if(places.begin(), places.end(), [&](const QRectF &place) { return !meetsAny(place, lines); });
    return clear != places.end() ? *clear : places.front();
}

/// Small pieces of a line.
void addPieces(QPointF from, QPointF to, std::vector<QRectF> &pieces)
{
    constexpr double pitch = 3, thick = 3;
    const auto way = to - from;
    const int steps = 1 + static_cast<int>(std::hypot(way.x(), way.y()) / pitch);
    for (int i = 0; i <= steps; ++i) {
        const auto at = from + way * (static_cast<double>(i) / steps);
        pieces.emplace_back(at - QPointF(thick / 2, thick / 2), QSizeF(thick, thick));
    }
}

void drawBeside(QPainter &p, const QRectF &place, const QString &text, const QColor &ink, const QColor &halo)
{
    drawHalo(p, {place.left(), place.center().y()}, text, ink, halo);
}

} // namespace

/// Axis labels with our units, dots, the names of the lines, and the marker.
void LineChart::drawForeground(QPainter *painter, const QRectF & /*rect*/)
{
    if (lines_.empty() || chart()->series().isEmpty())
        return;
    auto &p = *painter;
    if (!heading_.isEmpty()) {
        p.setFont(gigasite::font(Type::Title));
        p.setPen(theme_.ink);
        drawLine(p, {10, 2, whole().width() - 16, 18}, heading_);
    }
    drawScaleY(p);
    drawScaleX(p);
    drawDots(p);
    drawNames(p);
    drawMarked(p);
}

/// Texts of points: that of the marker, then of those lines that are named beside one.
std::vector<LineChart::PointText> LineChart::pointTexts() const
{
    constexpr double high = 14;
    const QSizeF title(textWidth(gigasite::font(Type::Axis), xScale_.title), high);
    std::vector<QRectF> taken{
        {QPointF(plot().right() - 6 - title.width(), plot().bottom() - 9 - title.height() / 2), title}};
    const auto face = gigasite::font(Type::LabelBold);
    std::vector<PointText> texts;
    std::vector<QRectF> pieces;
    for (const auto &line : lines_) {
        for (qsizetype i = 0; i + 1 < line.points.size() && !line.dots; ++i)
            addPieces(positionOf(line.points[i]), positionOf(line.points[i + 1]), pieces);
    }
    const auto place = [&](QPointF point, const QString &text, bool isMarker) {
        const auto area = beside(point, {textWidth(face, text), high}, plot(), taken, pieces);
        taken.push_back(area);
        texts.push_back({area, text, isMarker});
    };
    const auto dot = [](QPointF point) { return QRectF(point - QPointF(4, 4), QSizeF(8, 8)); };
    if (!markerText_.isEmpty()) {
        const auto at = positionOf(marker_);
        if (plot().adjusted(-1, -1, 1, 1).contains(at)) {
            taken.push_back(dot(at));
            place(at, markerText_, true);
        }
    }
    for (const auto &line : lines_) {
        if (line.nameAt && !line.name.isEmpty() && !line.points.isEmpty())
            place(positionOf(*line.nameAt), line.name, false);
    }
    return texts;
}

void LineChart::drawMarked(QPainter &p) const
{
    p.setFont(gigasite::font(Type::LabelBold));
    for (const auto &text : pointTexts()) {
        if (text.isMarker) {
            p.setPen(Qt::NoPen);
            p.setBrush(theme_.ink);
            p.drawEllipse(positionOf(marker_), 4, 4);
        }
        drawBeside(p, text.area, text.text, text.isMarker ? theme_.ink : shade(theme_.ink), theme_.figure);
    }
}

void LineChart::drawScaleY(QPainter &p) const
{
    const QRectF area = plot();
    p.setFont(gigasite::font(Type::Axis));
    p.setPen(theme_.ink3);
    double nextFree = 1e9;
    const auto write = [&](double v) {
        const auto at = positionOf({low_.x(), v});
        if (at.y() > nextFree)
            return;
        const auto text = shown(v, yScale_.unit, yScale_.logarithmic ? 1 : 2);
        const double room = room_.values - 6.0;
        p.setFont(narrowed(gigasite::font(Type::Axis), text, room)); // units are longer words in some languages
        drawLine(p, {area.left() - room_.values, at.y() - 7, room, 14}, text, Qt::AlignRight);
        nextFree = at.y() - 13;
    };
    if (yScale_.logarithmic) {
        for (double v = low_.y(); v <= high_.y() * 1.001; v = roundStep(v * 1.5, true))
            write(v);
    } else {
        // every second one where all would not fit
        const bool tight = area.height() * yScale_.step / high_.y() < 13;
        for (double v = 0; v <= high_.y() * 1.001; v += yScale_.step * (tight ? 2 : 1))
            write(v);
    }
}

/// Of a logarithmic scale.
std::vector<double> LineChart::ticksX() const
{
    std::vector<double> ticks;
    const auto add = [&](double x) {
        if (x >= low_.x() * 0.999 && x <= high_.x() * 1.001)
            ticks.push_back(x);
    };
    if (xScale_.doublings) {
        for (double x = low_.x(); x <= high_.x() * 1.001; x *= 2)
            add(x);
        return ticks;
    }
    for (double decade = std::pow(10, std::floor(std::log10(low_.x()))); decade <= high_.x(); decade *= 10) {
        for (std::size_t i = 0; i + 1 < roundValues.size(); ++i)
            add(decade * roundValues[i]);
    }
    return ticks;
}

void LineChart::drawScaleX(QPainter &p) const
{
    const QRectF area = plot();
    p.setFont(gigasite::font(Type::Axis));
    p.setPen(theme_.ink3);
    const auto write = [&](double x) {
        const auto at = positionOf({x, low_.y()});
        drawLine(p, {at.x() - 60, area.bottom() + 3, 120, 14},
                 xScale_.unit == Unit::One ? localNumbers(QString::number(x)) : shown(x, xScale_.unit, 2),
                 Qt::AlignHCenter);
    };
    if (xScale_.logarithmic) {
        double nextFree = -1e9;
        for (const double x : ticksX()) {
            const double at = positionOf({x, low_.y()}).x();
            p.drawLine(QPointF(at, area.bottom()), QPointF(at, area.bottom() + 3));
            if (at < nextFree)
                continue;
            write(x);
            nextFree = at + (xScale_.unit == Unit::One ? 26 : 60);
        }
    } else {
        for (double x = 0; x <= high_.x(); x += xScale_.step)
            write(x);
    }
    drawHalo(p, {area.right() - 6, area.bottom() - 9}, xScale_.title, theme_.ink3, theme_.figure, Qt::AlignRight);
}

void LineChart::drawDots(QPainter &p) const
{
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (!lines_[i].dots)
            continue;
        p.setPen(QPen(colourOf(i), 1.2));
        p.setBrush(Qt::NoBrush); // the line beside them shows through
        for (const auto &point : lines_[i].points)
            p.drawEllipse(positionOf(point), 2.2, 2.2);
    }
}

/// At the ends of the lines from the top down, each beside a sample of its colour.
void LineChart::drawNames(QPainter &p)
{
    const QRectF area = plot();
    std::vector<std::pair<double, std::size_t>> ends;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const auto &line = lines_[i];
        if (line.points.isEmpty() || line.name.isEmpty())
            continue;
        if (!line.nameAt)
            ends.emplace_back(positionOf(line.points.last()).y(), i);
    }
    std::sort(ends.begin(), ends.end());
    constexpr double rowHeight = 14;
    double below = 0; // what the names not yet written need: the last one ends above the values of x
    for (const auto &end : ends)
        below += rowHeight * static_cast<double>(lines_[end.second].name.count(QLatin1Char('\n')) + 1);
    double next = area.top() - 8;
    for (const auto &[y, i] : ends) {
        const double top = std::max(next, std::min(y - 7, area.bottom() + 2 - below));
        below -= rowHeight * static_cast<double>(lines_[i].name.count(QLatin1Char('\n')) + 1);
        p.setFont(gigasite::font(lines_[i].emphasised ? Type::LabelBold : Type::Label));
        p.setPen(dimmed_ ? theme_.ink3 : lines_[i].emphasised ? theme_.ink : theme_.ink2);
        p.fillRect(QRectF(area.right() + 5, top + 5, 8, 3), colourOf(i));
        next = top;
        for (const auto &row : lines_[i].name.split(QLatin1Char('\n'))) {
            drawLine(p, {area.right() + 17, next, names_ - 18.0, 14}, row);
            next += rowHeight;
        }
    }
    namesEnd_ = next;
}

} // namespace gigasite
