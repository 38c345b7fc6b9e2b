// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bystander_figure.h"

#include "views/charts/completion_chart.h"
#include "views/paint/completion_curve.h"
#include "views/paint/mark_tip.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace gigasite {

namespace {

constexpr double names = 106, shares = 112, head = 14, foot = 16;
constexpr double lowEnd = 0.9; ///< of the scale, times the ideal time
constexpr std::array ticks{1, 2, 3, 5, 10, 20, 30, 50};

QString nameOfBackground(const std::string &kind)
{
    static constexpr std::array<std::pair<std::string_view, const char *>, 6> known{
        {{"none", QT_TRANSLATE_NOOP("QObject", "nothing else")},
         {"ring_inorder", QT_TRANSLATE_NOOP("QObject", "rings, in order")},
         {"ring_rand", QT_TRANSLATE_NOOP("QObject", "rings, random")},
         {"incast31x4", QT_TRANSLATE_NOOP("QObject", "4 incasts of 31")},
         {"incast256", QT_TRANSLATE_NOOP("QObject", "incast of 255")},
         {"incast31", QT_TRANSLATE_NOOP("QObject", "60 incasts of 31")}}};
    for (const auto &[id, name] : known) {
        if (id == kind)
            return QObject::tr(name);
    }
    return toQString(kind);
}

} // namespace

BystanderFigure::BystanderFigure(QWidget *parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Bystanders of congestion against packet level"));
}

void BystanderFigure::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

void BystanderFigure::setFailure(const QString &sentence)
{
    failure_ = sentence;
    setAccessibleDescription(sentence);
    update();
}

void BystanderFigure::setMeasured(const std::vector<flow::PacketReference> &references)
{
    rows_.clear();
    high_ = 10;
    for (const auto &r : references) {
        Row row{.name = nameOfBackground(r.background), .flows = r.watched, .ideal = r.ideal, .horizon = r.run.horizon};
        const auto &m = r.measured; // one point for every flow that was done
        const auto at = [&](double q) {
            return m[static_cast<std::size_t>(q * static_cast<double>(m.size() - 1))].seconds / r.ideal;
        };
        row.packets = {at(0.5), at(0.9), m.size()};
        high_ = std::max(high_, row.packets.p90 * 1.15);
        rows_.push_back(std::move(row));
    }
    describe();
}

void BystanderFigure::setPredicted(std::size_t row, const std::vector<double> &seconds)
{
    if (row >= rows_.size())
        return;
    auto &r = rows_[row];
    r.predicted = true;
    r.ours = {};
    if (!seconds.empty()) {
        const auto at = [&](double q) {
            return seconds[static_cast<std::size_t>(q * static_cast<double>(seconds.size() - 1))] / r.ideal;
        };
        r.ours = {at(0.5), at(0.9), seconds.size()};
        high_ = std::max(high_, r.ours.p90 * 1.15);
    }
    describe();
}

void BystanderFigure::describe()
{
    QStringList spoken;
    for (const auto &row : rows_) {
        const auto side = [&](const Side &s) {
            return tr("median %1, p90 %2, %3 of %4 done").arg(times(s.median), times(s.p90)).arg(s.done).arg(row.flows);
        };
        spoken << tr("%1: packet level %2; simulated %3")
                      .arg(row.name, side(row.packets), row.predicted ? side(row.ours) : tr("not yet"));
    }
    setAccessibleDescription(spoken.join(QStringLiteral(". ")));
    update();
}

double BystanderFigure::x(double times, const QRectF &plot) const
{
    return plot.left() + std::log(std::clamp(times, lowEnd, high_) / lowEnd) / std::log(high_ / lowEnd) * plot.width();
}

void BystanderFigure::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.figure);
    const double zoom = this->zoom();
    p.scale(zoom, zoom);
    const QRectF whole(QPointF(), QSizeF(size()) / zoom);
    marks_.clear();
    if (rows_.empty()) {
        drawNothing(p, whole, failure_.isEmpty() ? tr("The packet-level runs are being read.") : failure_, theme_);
        return;
    }
    const QRectF plot = whole.adjusted(names, head, -shares, -foot);
    drawScale(p, plot);
    const double height = plot.height() / static_cast<double>(rows_.size());
    for (std::size_t i = 0; i < rows_.size(); ++i)
        drawRow(p, rows_[i], {0, plot.top() + static_cast<double>(i) * height, whole.width(), height}, plot);
}

void BystanderFigure::drawScale(QPainter &p, const QRectF &plot) const
{
    p.setFont(gigasite::font(Type::Axis));
    for (const int v : ticks) {
        if (v > high_)
            break;
        const double at = x(v, plot);
        p.setPen(QPen(theme_.hairline, 1));
        p.drawLine(QPointF(at, plot.top()), QPointF(at, plot.bottom()));
        p.setPen(theme_.ink3);
        drawLine(p, {at - 20, plot.bottom() + 2, 40, 13}, QString::number(v) + QChar(u'×'), Qt::AlignHCenter);
    }
    drawLine(p, {8, 0, names - 14, head}, tr("bystanders beside"), Qt::AlignRight);
    // the legend: what a dot and what a bar is
    double at = plot.left() + 4;
    const double y = head / 2;
    p.setPen(QPen(theme_.wan, 1.2));
    p.setBrush(theme_.figure);
    p.drawEllipse(QPointF(at, y), 2.8, 2.8);
    p.setPen(theme_.ink3);
    const auto packets = plot.width() > 200 ? tr("packets: median, p90") : tr("packets");
    drawLine(p, {at + 7, 0, 200, head}, packets);
    at += 7 + textWidth(p.font(), packets) + 14;
    p.fillRect(QRectF(at, y - 2, 14, 4), blended(theme_.wan, theme_.figure, 0.55));
    drawLine(p, {at + 18, 0, std::max(0.0, plot.right() - at - 18), head}, tr("simulated"));
    const auto &first = rows_.front();
    drawLine(p, {plot.right() + 2, 0, shares - 8, head}, tr("done by %1").arg(shown(first.horizon, Unit::Second, 1)),
             Qt::AlignRight);
    const QRectF below(plot.right() + 2, plot.bottom() + 2, shares - 8, 13);
    drawLine(p, below, tr("of %1: packets / ours").arg(first.flows), Qt::AlignRight);
}

void BystanderFigure::drawRow(QPainter &p, const Row &row, const QRectF &area, const QRectF &plot)
{
    const double y = area.center().y();
    p.setFont(gigasite::font(area.height() < 14 ? Type::Axis : Type::Label));
    p.setPen(theme_.ink);
    drawLine(p, {8, area.top(), names - 14, area.height()}, row.name, Qt::AlignRight);
    if (row.predicted && row.ours.done > 0) {
        const double from = x(row.ours.median, plot), to = x(row.ours.p90, plot);
        p.fillRect(QRectF(from, y - 1.5, std::max(1.0, to - from), 3), blended(theme_.wan, theme_.figure, 0.55));
        p.setPen(QPen(theme_.wan, 1.6));
        const double tick = std::min(5.5, area.height() / 2 - 0.5);
        for (const double end : {from, to})
            p.drawLine(QPointF(end, y - tick), QPointF(end, y + tick));
    }
    p.setPen(QPen(theme_.wan, 1.2));
    p.setBrush(Qt::NoBrush); // the bar shows through
    for (const double v : {row.packets.median, row.packets.p90})
        p.drawEllipse(QPointF(x(v, plot), y), 2.8, 2.8);
    const bool someMissing = row.packets.done < row.flows;
    p.setPen(someMissing ? theme_.worse : theme_.ink2);
    p.setFont(gigasite::font(area.height() < 14 ? Type::Axis : Type::Label));
    const auto ours = row.predicted ? QString::number(row.ours.done) : QStringLiteral("…");
    drawTabular(p, {plot.right() + 2, area.top(), shares - 8, area.height()},
                tr("%1 / %2").arg(row.packets.done).arg(ours), Qt::AlignRight);
    const auto side = [&](const Side &s) {
        return tr("median %1, p90 %2, %3 of %4 done").arg(times(s.median), times(s.p90)).arg(s.done).arg(row.flows);
    };
    marks_.push_back({area,
                      tr("Bystanders beside %1\npackets: %2\nsimulated: %3\n(median and p90 of those done, times the "
                         "ideal time)")
                          .arg(row.name, side(row.packets), row.predicted ? side(row.ours) : tr("not yet")),
                      {}});
}

bool BystanderFigure::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    showMarkTip(marks_, *static_cast<QHelpEvent *>(event), this, zoom());
    return true;
}

} // namespace gigasite
