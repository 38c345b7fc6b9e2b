// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/line_chart.h"

#include "views/paint/marks.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QLineSeries>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

constexpr int headingRoom = 24; ///< above it
constexpr int monthRoom = 20; ///< below the plot, for the values of x

/// Largest of 1, 2, 5 times a power of ten not above `v`; `up` = the smallest not below.
double roundStep(double v, bool up)
{
    const double decade = std::pow(10, std::floor(std::log10(v)));
    double best = up ? decade * 10 : decade;
    for (const double step : {1.0, 2.0, 5.0}) {
        const double candidate = decade * step;
        if (up ? candidate >= v * (1 - 1e-9) && candidate < best : candidate <= v * (1 + 1e-9) && candidate > best)
            best = candidate;
    }
    return best;
}

/// Ends of a logarithmic scale that starts near 1: close enough to show a narrow spread, and at rest while it changes a
/// little.
constexpr std::array roundValues{1.0, 1.2, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};

double roundEnd(double v)
{
    const double decade = std::pow(10, std::floor(std::log10(v)));
    for (const double value : roundValues) {
        if (decade * value >= v * (1 - 1e-9))
            return decade * value;
    }
    return decade * 10;
}

} // namespace

LineChart::LineChart(const QString &xTitle, const QString &yTitle, Unit yUnit, QWidget *parent)
    : LineChart({.title = xTitle, .step = 6}, {.title = yTitle, .unit = yUnit, .logarithmic = true}, {}, parent)
{
}

LineChart::LineChart(Scale x, Scale y, Room room, QWidget *parent)
    : QChartView(new QChart, parent)
    , xScale_(std::move(x))
    , yScale_(std::move(y))
    , room_(room)
    , x_(makeAxis(xScale_))
    , y_(makeAxis(yScale_))
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(yScale_.title);
    chart()->legend()->hide(); // lines are named at their ends
    chart()->setAnimationOptions(QChart::NoAnimation);
    names_ = room_.names;
    giveMargins();
    chart()->setBackgroundRoundness(0);
    if (room_.compact)
        chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->addAxis(x_, Qt::AlignBottom);
    chart()->addAxis(y_, Qt::AlignLeft);
    setMinimumHeight(90);
}

QAbstractAxis *LineChart::makeAxis(const Scale &scale)
{
    QAbstractAxis *axis = nullptr;
    if (scale.logarithmic) {
        auto *logarithmic = new QLogValueAxis(this);
        if (scale.doublings)
            logarithmic->setBase(2);
        axis = logarithmic;
    } else {
        auto *linear = new QValueAxis(this);
        if (scale.high > 0)
            linear->setTickCount(1 + qRound(scale.high / scale.step));
        axis = linear;
    }
    axis->setLabelsVisible(false); // drawForeground writes them with our units; Qt Charts would elide them
    return axis;
}

void LineChart::setTheme(const Theme &theme)
{
    theme_ = theme;
    zoomToText();
    restyle();
}

void LineChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    zoomToText();
}

void LineChart::zoomToText()
{
    const QSizeF onScreen = viewport()->size();
    const double zoom = figureZoom(onScreen, leastChart);
    if (zoom == 1 && transform().isIdentity())
        return; // Qt Charts has fitted it
    setTransform(QTransform::fromScale(zoom, zoom));
    chart()->resize(onScreen / zoom);
    setSceneRect(whole());
}

void LineChart::setDimmed(bool dimmed)
{
    if (dimmed == dimmed_)
        return;
    dimmed_ = dimmed;
    restyle();
}

QColor LineChart::shade(const QColor &colour) const
{
    return dimmed_ ? blended(colour, theme_.figure, 0.5) : colour;
}

QColor LineChart::colourOf(std::size_t line) const
{
    if (line < lines_.size() && lines_[line].colour)
        return shade(theme_.*lines_[line].colour);
    const std::array kinds{theme_.dpInternal, theme_.dpExternal, theme_.tp, theme_.wan};
    return shade(kinds[line % kinds.size()]);
}

void LineChart::restyle()
{
    chart()->setBackgroundBrush(theme_.figure);
    setBackgroundBrush(theme_.figure);
    for (auto *axis : {x_, y_}) {
        axis->setLinePen(QPen(theme_.ink3, 1));
        axis->setGridLinePen(QPen(theme_.hairline, 1));
        axis->setMinorGridLineVisible(false);
    }
    x_->setGridLineVisible(false);
    const auto series = chart()->series();
    for (qsizetype i = 0; i < series.size(); ++i) {
        const auto &line = lines_[static_cast<std::size_t>(i)];
        QPen pen(colourOf(static_cast<std::size_t>(i)), line.emphasised ? 2.4 : 1.3);
        if (line.dashed)
            pen.setStyle(Qt::DashLine);
        if (line.dots)
            pen.setStyle(Qt::NoPen); // drawForeground draws them
        auto *drawn = static_cast<QLineSeries *>(series[i]);
        if (drawn->pen() != pen)
            drawn->setPen(pen);
    }
    viewport()->update();
}

void LineChart::setLines(const std::vector<Line> &lines)
{
    lines_ = lines;
    while (chart()->series().size() > static_cast<qsizetype>(lines.size())) {
        auto *last = chart()->series().last();
        chart()->removeSeries(last);
        delete last;
    }
    while (chart()->series().size() < static_cast<qsizetype>(lines.size())) {
        auto *series = new QLineSeries;
        chart()->addSeries(series);
        series->attachAxis(x_);
        series->attachAxis(y_);
    }
    giveMargins();
    const auto series = chart()->series();
    for (qsizetype i = 0; i < series.size(); ++i)
        static_cast<QLineSeries *>(series[i])->replace(lines[static_cast<std::size_t>(i)].points);
    fitAxes();
    restyle();
}

/// Round ends on logarithmic scales, so that no line is clipped.
void LineChart::fitAxes()
{
    QPointF low(1e300, 1e300);
    QPointF high(reach_, 0);
    for (const auto &line : lines_) {
        for (const auto &p : line.points) {
            low = {std::min(low.x(), p.x()), std::min(low.y(), p.y())};
            high = {std::max(high.x(), p.x()), std::max(high.y(), p.y())};
        }
    }
    if (!(high.y() > 0))
        return;
    const auto ends = [](const Scale &scale, double least, double most) -> std::pair<double, double> {
        if (!scale.logarithmic)
            return {0, scale.high > 0 ? scale.high : most};
        if (scale.doublings)
            return {std::exp2(std::floor(std::log2(least))), std::exp2(std::ceil(std::log2(most)))};
        if (scale.unit != Unit::One) // orders of magnitude
            return {roundStep(least, false), roundStep(most, true)};
        return {least > 0.96 && least <= 1.2 ? 0.95 : roundStep(least, false), roundEnd(std::max(1.5, most * 1.02))};
    };
    const auto [left, right] = ends(xScale_, low.x(), high.x());
    const auto [bottom, top] = ends(yScale_, low.y(), high.y());
    low_ = {left, bottom};
    high_ = {right, top};
    x_->setRange(left, right);
    y_->setRange(bottom, top);
}

void LineChart::setHeading(const QString &heading)
{
    heading_ = heading;
    giveMargins();
}

void LineChart::setMarker(QPointF point, const QString &text)
{
    marker_ = point;
    markerText_ = text;
    viewport()->update();
}

QPointF LineChart::positionOf(QPointF value) const
{
    return chart()->mapToPosition(value, chart()->series().first());
}

/// The names of the lines may need more room than usual in another language.
void LineChart::giveMargins()
{
    double longest = 0;
    for (const auto &line : lines_) {
        for (const auto &row : line.nameAt ? QStringList() : line.name.split(QLatin1Char('\n')))
            longest = std::max(longest, textWidth(gigasite::font(Type::LabelBold), row));
    }
    names_ = std::max(room_.names, static_cast<int>(std::ceil(longest)) + 18);
    const QMargins wanted(room_.values, heading_.isEmpty() ? 6 : headingRoom, names_, monthRoom);
    if (chart()->margins() != wanted)
        chart()->setMargins(wanted);
}

QRectF LineChart::whole() const
{
    return {QPointF(), chart()->size()};
}

QRectF LineChart::plot() const
{
    return chart()->plotArea();
}

QString LineChart::tipAt(QPointF /*value*/) const
{
    return {};
}

bool LineChart::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || chart()->series().isEmpty())
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto at = mapToScene(help->pos());
    const bool inside = plot().adjusted(-4, -4, 4, 4).contains(at);
    const auto text = inside ? tipAt(chart()->mapToValue(at, chart()->series().first())) : QString();
    if (text.isEmpty())
        QToolTip::hideText();
    else // a new text as soon as the mouse moves on
        QToolTip::showText(help->globalPos(), text, viewport(), QRect(help->pos() - QPoint(2, 2), QSize(5, 5)));
    return true;
}

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
    if (markerText_.isEmpty())
        return;
    const auto at = positionOf(marker_);
    if (!plot().adjusted(-1, -1, 1, 1).contains(at))
        return;
    p.setPen(Qt::NoPen);
    p.setBrush(theme_.ink);
    p.drawEllipse(at, 4, 4);
    p.setFont(gigasite::font(Type::LabelBold));
    const bool leftwards = at.x() > plot().center().x();
    drawHalo(p, at + QPointF(leftwards ? -9 : 9, at.y() < plot().top() + 16 ? 14 : -9), markerText_, theme_.ink,
             theme_.figure, leftwards ? Qt::AlignRight : Qt::AlignLeft);
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
        drawLine(p, {area.left() - room_.values, at.y() - 7, room_.values - 6.0, 14},
                 shown(v, yScale_.unit, yScale_.logarithmic ? 1 : 2), Qt::AlignRight);
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
                 xScale_.unit == Unit::One ? QString::number(x) : shown(x, xScale_.unit, 2), Qt::AlignHCenter);
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

/// At the ends of the lines from the top down, each beside a sample of its colour; or beside a point of the line.
void LineChart::drawNames(QPainter &p)
{
    const QRectF area = plot();
    std::vector<std::pair<double, std::size_t>> ends;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const auto &line = lines_[i];
        if (line.points.isEmpty() || line.name.isEmpty())
            continue;
        if (!line.nameAt) {
            ends.emplace_back(positionOf(line.points.last()).y(), i);
            continue;
        }
        p.setFont(gigasite::font(Type::LabelBold));
        drawHalo(p, positionOf(*line.nameAt) + QPointF(12, 3), line.name, shade(theme_.ink), theme_.figure);
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
