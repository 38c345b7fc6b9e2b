// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/line_chart.h"

#include "views/charts/round_values.h"
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

} // namespace gigasite
