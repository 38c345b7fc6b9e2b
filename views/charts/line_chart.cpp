// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/line_chart.h"

#include "views/paint/text.h"

#include <QChart>
#include <QLineSeries>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

constexpr double labelRoom = 170; ///< right of the plot, for the names of the lines
constexpr double axisRoom = 76; ///< left of it, for the values
constexpr double monthRoom = 20; ///< below it

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

} // namespace

LineChart::LineChart(const QString &xTitle, const QString &yTitle, Unit yUnit, QWidget *parent)
    : QChartView(new QChart, parent)
    , x_(new QValueAxis(this))
    , y_(new QLogValueAxis(this))
    , yUnit_(yUnit)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(yTitle);
    chart()->legend()->hide(); // lines are named at their ends
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setMargins({static_cast<int>(axisRoom), 6, static_cast<int>(labelRoom), static_cast<int>(monthRoom)});
    chart()->setBackgroundRoundness(0);
    xTitle_ = xTitle;
    x_->setLabelsVisible(false); // drawForeground writes them with our units; Qt Charts would elide them
    y_->setLabelsVisible(false);
    chart()->addAxis(x_, Qt::AlignBottom);
    chart()->addAxis(y_, Qt::AlignLeft);
    setMinimumHeight(90);
}

void LineChart::setTheme(const Theme &theme)
{
    theme_ = theme;
    restyle();
}

QColor LineChart::colourOf(std::size_t line) const
{
    const std::array kinds{theme_.dpInternal, theme_.dpExternal, theme_.tp, theme_.wan};
    return kinds[line % kinds.size()];
}

void LineChart::restyle()
{
    chart()->setBackgroundBrush(theme_.figure);
    setBackgroundBrush(theme_.figure);
    for (auto *axis : {static_cast<QAbstractAxis *>(x_), static_cast<QAbstractAxis *>(y_)}) {
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
        static_cast<QLineSeries *>(series[i])->setPen(pen);
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
    const auto series = chart()->series();
    for (qsizetype i = 0; i < series.size(); ++i)
        static_cast<QLineSeries *>(series[i])->replace(lines[static_cast<std::size_t>(i)].points);
    fitAxes();
    restyle();
}

/// Round ends on the logarithmic axis, so that no line is clipped.
void LineChart::fitAxes()
{
    double maxX = 0;
    double low = 1e300;
    double high = 0;
    for (const auto &line : lines_) {
        for (const auto &p : line.points) {
            maxX = std::max(maxX, p.x());
            low = std::min(low, p.y());
            high = std::max(high, p.y());
        }
    }
    if (!(high > 0))
        return;
    x_->setRange(0, maxX);
    y_->setRange(roundStep(low, false), roundStep(high, true));
}

void LineChart::setMarker(QPointF point, const QString &text)
{
    marker_ = point;
    markerText_ = text;
    viewport()->update();
}

/// Axis labels with our units, the names of the lines at their ends, and the marker.
void LineChart::drawForeground(QPainter *painter, const QRectF & /*rect*/)
{
    if (lines_.empty() || chart()->series().isEmpty())
        return;
    const QRectF plot = chart()->plotArea();
    auto &p = *painter;
    p.setFont(gigasite::font(Type::Axis));
    p.setPen(theme_.ink3);
    double nextFree = 1e9;
    for (double v = y_->min(); v <= y_->max() * 1.001; v = roundStep(v * 1.5, true)) {
        const auto at = chart()->mapToPosition({x_->min(), v}, chart()->series().first());
        if (at.y() > nextFree)
            continue;
        drawLine(p, {plot.left() - axisRoom, at.y() - 7, axisRoom - 6, 14}, shown(v, yUnit_, 1), Qt::AlignRight);
        nextFree = at.y() - 13;
    }
    for (double x = 0; x <= x_->max(); x += 6) {
        const auto at = chart()->mapToPosition({x, y_->min()}, chart()->series().first());
        drawLine(p, {at.x() - 60, plot.bottom() + 3, 120, 14}, QString::number(x), Qt::AlignHCenter);
    }
    drawLine(p, {plot.right() - 220, plot.bottom() - 16, 214, 14}, xTitle_, Qt::AlignRight);
    std::vector<std::pair<double, std::size_t>> ends;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (!lines_[i].points.isEmpty())
            ends.emplace_back(chart()->mapToPosition(lines_[i].points.last(), chart()->series().first()).y(), i);
    }
    std::sort(ends.begin(), ends.end());
    double next = plot.top() - 8;
    for (const auto &[y, i] : ends) {
        const double top = std::max(next, y - 7);
        p.setFont(gigasite::font(lines_[i].emphasised ? Type::LabelBold : Type::Label));
        p.setPen(lines_[i].emphasised ? theme_.ink : theme_.ink2);
        p.fillRect(QRectF(plot.right() + 5, top + 5, 8, 3), colourOf(i));
        drawLine(p, {plot.right() + 17, top, labelRoom - 18, 14}, lines_[i].name);
        next = top + 14;
    }
    if (markerText_.isEmpty())
        return;
    const auto at = chart()->mapToPosition(marker_, chart()->series().first());
    if (!plot.adjusted(-1, -1, 1, 1).contains(at))
        return;
    p.setPen(Qt::NoPen);
    p.setBrush(theme_.ink);
    p.drawEllipse(at, 4, 4);
    p.setFont(gigasite::font(Type::LabelBold));
    const bool leftwards = at.x() > plot.center().x();
    drawHalo(p, at + QPointF(leftwards ? -9 : 9, -9), markerText_, theme_.ink, theme_.figure,
             leftwards ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace gigasite
