// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/load_histogram.h"

#include "views/figures/link_name.h"
#include "views/paint/completion_curve.h"
#include "views/paint/mark_tip.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite {

namespace {

constexpr double left = 56, right = 16, top = 18, bottom = 20;
constexpr std::size_t fewestBars = 12; ///< so that a balanced network does not look like three fat bars
constexpr double leastHeight = 2.5; ///< of a bar that is not empty

QString counted(std::size_t n)
{
    return localNumbers(withCommas(static_cast<double>(n)));
}

QString load(double v)
{
    return localDecimal(v, 2);
}

/// The most loaded link between switches; null if none is among the hottest.
const flow::HotLink *hottestOf(const flow::SimulationResult &r)
{
    using Kind = flow::Network::Place::Kind;
    const auto at = std::find_if(r.hottest.begin(), r.hottest.end(), [](const flow::HotLink &hot) {
        return hot.place.kind == Kind::Up || hot.place.kind == Kind::Down;
    });
    return at == r.hottest.end() ? nullptr : &*at;
}

} // namespace

LoadHistogram::LoadHistogram(QWidget *parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Link load"));
}

void LoadHistogram::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

void LoadHistogram::setResults(const NetworkResults &results)
{
    results_ = results;
    links_ = 0;
    mean_ = most_ = 0;
    if (const auto *r = results_.ownResult()) {
        links_ = std::accumulate(r->loadHistogram.begin(), r->loadHistogram.end(), std::size_t{0});
        double sum = 0, counted = 0;
        for (const auto &tier : r->tiers) {
            if (tier.tier > 1 && !tier.isWan) { // below are the hosts' own links
                sum += tier.mean * static_cast<double>(tier.links);
                counted += static_cast<double>(tier.links);
                most_ = std::max(most_, tier.most);
            }
        }
        mean_ = counted > 0 ? sum / counted : 0;
    }
    setAccessibleDescription(links_ == 0 ? nothing()
                                         : tr("%1 links between switches, mean load %2, most loaded %3.")
                                               .arg(counted(links_), load(mean_), load(most_)));
    update();
}

QString LoadHistogram::nothing() const
{
    const auto *r = results_.ownResult();
    if (!r || !r->problems.empty() || r->flows == 0)
        return results_.nothing();
    if (!r->loadHistogram.empty())
        return tr(
            "No link joins two switches here: every flow stays under one switch, so only hosts' links carry load.");
    return tr("Loads of links are known when the simulation is done.");
}

QColor LoadHistogram::shade(const QColor &colour) const
{
    return results_.stale ? blended(colour, theme_.figure, 0.5) : colour;
}

double LoadHistogram::Bars::height(double links) const
{
    return links > 0 ? std::max(leastHeight, links / most * area.height()) : 0;
}

void LoadHistogram::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.figure);
    marks_.clear();
    const double zoom = this->zoom();
    p.scale(zoom, zoom);
    const QRectF whole(QPointF(), QSizeF(size()) / zoom);
    if (links_ == 0) {
        drawNothing(p, whole, nothing(), theme_);
        return;
    }
    const auto &bins = results_.ownResult()->loadHistogram;
    const auto lastUsed = std::find_if(bins.rbegin(), bins.rend(), [](std::size_t n) { return n > 0; });
    Bars bars;
    bars.area = whole.adjusted(left, top, -right, -bottom);
    // one empty bar after the last; the last bin of all takes everything beyond it
    const auto used = static_cast<std::size_t>(bins.rend() - lastUsed);
    bars.count = std::min(bins.size(), std::max(fewestBars, used + 1));
    bars.most = static_cast<double>(*std::max_element(bins.begin(), bins.end()));
    bars.step = bars.area.width() / static_cast<double>(bars.count);
    drawBars(p, bars);
    drawScale(p, bars);
    drawMarked(p, bars);
    if (results_.stale)
        drawStale(p, whole, theme_);
}

/// Links that more than one flow's worth goes over are what slows flows down: they have the transport's colour.
void LoadHistogram::drawBars(QPainter &p, const Bars &bars)
{
    const auto &bins = results_.ownResult()->loadHistogram;
    const QColor slow = shade(theme_.*colourOf(results_.own));
    const QColor easy = shade(theme_.compute);
    for (std::size_t i = 0; i < bars.count; ++i) {
        const double from = static_cast<double>(i) * flow::histogramStep;
        const bool rest = i + 1 == bins.size();
        const double height = bars.height(static_cast<double>(bins[i]));
        const QRectF column(bars.x(from), bars.area.top(), bars.step, bars.area.height());
        p.fillRect(QRectF(column.left() + 1, column.bottom() - height, std::max(1.0, column.width() - 2), height),
                   from >= 1 ? slow : easy);
        const auto range = rest ? tr("load of %1 or more").arg(load(from))
                                : tr("load from %1 to %2").arg(load(from), load(from + flow::histogramStep));
        const double share = static_cast<double>(bins[i]) / static_cast<double>(links_);
        marks_.push_back(
            {column,
             tr("%1: %2 of %3 links (%4)").arg(range, counted(bins[i]), counted(links_), shown(share, Unit::Ratio, 2)),
             {}});
    }
}

void LoadHistogram::drawScale(QPainter &p, const Bars &bars) const
{
    p.setPen(QPen(theme_.ink3, 1.4));
    p.drawLine(bars.area.bottomLeft(), bars.area.bottomRight());
    p.setFont(gigasite::font(Type::Axis));
    p.setPen(theme_.ink3);
    drawLine(p, {0, bars.area.top() - 7, left - 6, 14}, counted(static_cast<std::size_t>(bars.most)), Qt::AlignRight);
    drawLine(p, {0, bars.area.bottom() - 7, left - 6, 14}, QStringLiteral("0"), Qt::AlignRight);
    if (bars.area.height() > 50)
        drawLine(p, {0, bars.area.center().y() - 7, left - 6, 14}, tr("links"), Qt::AlignRight);
    const double end = static_cast<double>(bars.count) * flow::histogramStep;
    const bool rest = bars.count == results_.ownResult()->loadHistogram.size();
    const double every = bars.step * 2 > 40 ? 0.5 : 1;
    for (double v = 0; v <= end + 1e-9; v += every) {
        const double x = bars.x(v);
        p.drawLine(QPointF(x, bars.area.bottom()), QPointF(x, bars.area.bottom() + 3));
        const bool last = rest && v + every > end + 1e-9;
        drawLine(p, {x - 30, bars.area.bottom() + 4, 60, 14},
                 localNumbers(QString::number(v)) + (last ? QStringLiteral("+") : QString()), Qt::AlignHCenter);
    }
}

void LoadHistogram::drawMarked(QPainter &p, const Bars &bars) const
{
    const auto *r = results_.ownResult();
    const auto ink = results_.stale ? theme_.ink3 : theme_.ink; // words stay legible
    const double end = static_cast<double>(bars.count) * flow::histogramStep;
    const auto line = [&](double value, const QColor &colour) {
        const double x = std::min(bars.x(std::min(value, end)), bars.area.right());
        p.setPen(QPen(colour, 1.4));
        p.drawLine(QPointF(x, bars.area.top() - 3), QPointF(x, bars.area.bottom()));
        return x;
    };
    p.setFont(gigasite::font(Type::LabelBold));
    const auto mean = tr("mean %1").arg(load(mean_));
    const double meanAt = line(mean_, ink);
    drawHalo(p, {meanAt + 5, 9}, mean, ink, theme_.figure);
    double clear = bars.area.right() - 4; // right end of the explanation
    double taken = meanAt + 5 + textWidth(p.font(), mean) + 12;
    if (most_ > 0) {
        auto words = tr("most loaded %1").arg(load(most_));
        if (const auto *hot = hottestOf(*r))
            words += QStringLiteral(": ") + shortLinkName(*hot);
        const double x = line(most_, shade(theme_.error));
        if (x > bars.area.center().x())
            clear = x - 8;
        const double width = textWidth(p.font(), words);
        double from = std::min(x + 5, bars.area.right() - width - (results_.stale ? 56 : 0));
        from = std::max(from, taken);
        p.setPen(results_.stale ? theme_.ink3 : theme_.error);
        drawLine(p, {from, 2, std::max(0.0, bars.area.right() - from), 14}, words);
    }
    p.setFont(gigasite::font(Type::Axis));
    const bool split = results_.own == flow::Transport::Ideal || results_.own == flow::Transport::Spray;
    const auto meaning = (split ? tr("load: flows' worth of bytes on a link · %1 sets of parallel links, %2%3")
                                : tr("load: flows' worth of bytes on a link · %1 links between switches, %2%3"))
                             .arg(counted(links_), nameOf(results_.own), r->estimate ? tr(", estimate") : QString());
    drawHalo(p, {clear, bars.area.top() + 10}, meaning, theme_.ink3, theme_.figure, Qt::AlignRight);
}

bool LoadHistogram::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    showMarkTip(marks_, *static_cast<QHelpEvent *>(event), this, zoom());
    return true;
}

} // namespace gigasite
