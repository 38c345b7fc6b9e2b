// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/rail_bars.h"

#include "views/paint/completion_curve.h"
#include "views/paint/mark_tip.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double barsHead = 36, barsFoot = 17, betweenBars = 32, besideBars = 10;
constexpr double leastRow = 12; ///< where not all fit the scenario and the first do

/// Halves up to 3, else whole numbers a quarter of the scale apart.
std::vector<double> ticksTo(double high)
{
    const double step = high <= 3 ? 0.5 : std::ceil(high / 4);
    std::vector<double> ticks;
    for (double v = 0; v <= high; v += step)
        ticks.push_back(v);
    return ticks;
}

/// In per cent, with as many digits as a small share needs; 100 only where nothing is missing.
QString percent(double share)
{
    if (share > 0.9 && share < 1)
        return localDecimal(std::min(share * 100, 99.99), share > 0.99 ? 2 : 1) + QStringLiteral(" %");
    return shown(share, Unit::Ratio, 2);
}

} // namespace

RailBars::RailBars(QWidget *parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Traffic classes and any-to-any gain"));
    setMinimumHeight(90);
}

void RailBars::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

void RailBars::setCases(std::vector<RailCase> cases)
{
    cases_ = std::move(cases);
    QStringList spoken;
    for (const auto &c : cases_) {
        spoken << tr("%1: %2 of pairs silent, %3 of bytes stay in a domain, any-to-any %4")
                      .arg(translate(c.name), percent(c.rail.quietPairs), percent(c.rail.domainVolume),
                           times(anyToAnyGain(c.rail)));
    }
    setAccessibleDescription(spoken.join(QStringLiteral(". ")));
    update();
}

double RailBars::Panel::x(double value) const
{
    const double share = logarithmic ? std::log(std::clamp(value, low, high) / low) / std::log(high / low)
                                     : (std::clamp(value, low, high) - low) / (high - low);
    return plot.left() + share * plot.width();
}

double RailBars::zoom() const
{
    return figureZoom(size(), leastChart);
}

QSizeF RailBars::room() const
{
    return QSizeF(size()) / zoom();
}

double RailBars::namesWidth() const
{
    double width = 0;
    for (const auto &c : cases_)
        width = std::max(width, textWidth(gigasite::font(Type::LabelBold), translate(c.name)));
    return width;
}

QRectF RailBars::rowOf(const Panel &panel, std::size_t row) const
{
    const double height = std::min(panel.plot.height() / static_cast<double>(shown_), 34.0);
    return {panel.plot.left(), panel.plot.top() + static_cast<double>(row) * height, panel.plot.width(), height};
}

void RailBars::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.figure);
    p.scale(zoom(), zoom());
    const QSizeF room = this->room();
    marks_.clear();
    if (cases_.empty())
        return;
    const double fit = std::floor((room.height() - barsHead - barsFoot) / leastRow);
    shown_ = static_cast<std::size_t>(std::clamp(fit, 1.0, static_cast<double>(cases_.size())));
    const double names = namesWidth() + 8;
    const double width = (room.width() - 2 * besideBars - names - 2 * betweenBars) / 3;
    const auto panel = [&](int i, double low, double high, bool logarithmic) {
        const double left = besideBars + names + i * (width + betweenBars);
        Panel made{{left, barsHead, width, room.height() - barsHead - barsFoot}, low, high, logarithmic};
        made.plot.setHeight(rowOf(made, shown_).top() - barsHead); // rows end where bars do
        return made;
    };
    const auto pairs = panel(0, 1e-4, 1, true);
    double most = 1.6; // with room for what is printed
    for (const auto &c : cases_)
        most = std::max(most, anyToAnyGain(c.rail) * 1.25);
    drawNames(p, pairs, besideBars);
    drawPairs(p, pairs);
    drawBytes(p, panel(1, 0, 1, false));
    drawGain(p, panel(2, 0, most, false));
}

void RailBars::drawNames(QPainter &p, const Panel &first, double left) const
{
    for (std::size_t i = 0; i < shown_; ++i) {
        const auto row = rowOf(first, i);
        p.setFont(gigasite::font(i == 0 ? Type::LabelBold : Type::Label));
        p.setPen(i == 0 ? theme_.ink : theme_.ink2);
        drawLine(p, {left, row.top(), first.plot.left() - left - 8, row.height()}, translate(cases_[i].name),
                 Qt::AlignRight);
    }
}

void RailBars::drawHead(QPainter &p, const Panel &panel, const QString &title,
                        const std::vector<std::pair<QString, QColor>> &legend, const std::vector<double> &ticks,
                        const QString &unit) const
{
    p.setFont(gigasite::font(Type::LabelBold));
    p.setPen(theme_.ink);
    drawLine(p, {panel.plot.left(), 3, panel.plot.width() + betweenBars, 14}, title);
    p.setFont(gigasite::font(Type::Axis));
    double at = panel.plot.left();
    for (const auto &[name, colour] : legend) {
        p.fillRect(QRectF(at, 23, 7, 7), colour);
        p.setPen(theme_.ink2);
        drawLine(p, {at + 10, 20, 140, 13}, name);
        at += 10 + textWidth(p.font(), name) + 9;
    }
    p.setPen(QPen(theme_.ink, 1.2, Qt::DashLine)); // what the paper prints
    p.drawLine(QPointF(at + 3, 21), QPointF(at + 3, 32));
    p.setPen(theme_.ink2);
    drawLine(p, {at + 8, 20, 80, 13}, tr("printed"));
    for (const double v : ticks) {
        const double x = panel.x(v);
        p.fillRect(QRectF(std::round(x), panel.plot.top(), 1, panel.plot.height()), theme_.hairline);
        p.setPen(theme_.ink3);
        const auto text = unit.isEmpty() ? localNumbers(QString::number(v)) + QChar(u'×')
                                         : localNumbers(QString::number(v * 100)) + unit;
        drawLine(p, {x - 30, panel.plot.bottom() + 2, 60, 13}, text, Qt::AlignHCenter);
    }
}

void RailBars::drawPrinted(QPainter &p, const Panel &panel, const QRectF &row, double value) const
{
    const double x = std::round(panel.x(value)) + 0.5;
    p.setPen(QPen(theme_.ink, 1.2, Qt::DashLine));
    p.drawLine(QPointF(x, row.top()), QPointF(x, row.bottom()));
}

void RailBars::drawPairs(QPainter &p, const Panel &panel)
{
    const QColor quiet = theme_.idleLine;
    drawHead(p, panel, tr("Share of GPU pairs, Fig 3a"),
             {{tr("in a domain"), theme_.tp}, {tr("across"), theme_.dpExternal}, {tr("silent"), quiet}},
             {1e-4, 1e-3, 1e-2, 1e-1, 1}, QStringLiteral(" %"));
    for (std::size_t i = 0; i < shown_; ++i) {
        const auto &c = cases_[i];
        const auto row = rowOf(panel, i);
        const double thick = std::max(2.0, std::floor((row.height() - 4) / 3));
        double y = row.center().y() - thick * 1.5;
        for (const auto &[share, colour] : {std::pair{c.rail.domainPairs, theme_.tp},
                                            {acrossPairs(c.rail), theme_.dpExternal},
                                            {c.rail.quietPairs, quiet}}) {
            p.fillRect(QRectF(panel.plot.left(), y, panel.x(share) - panel.plot.left(), thick), colour);
            y += thick;
        }
        if (c.printedDomainPairs)
            drawPrinted(p, panel, row, *c.printedDomainPairs);
        auto text = tr("%1\npairs that exchange in a domain: %2, across domains: %3, silent: %4")
                        .arg(translate(c.name), percent(c.rail.domainPairs), percent(acrossPairs(c.rail)),
                             percent(c.rail.quietPairs));
        if (c.printedDomainPairs)
            text += tr("\nprinted: under %1 in a domain").arg(percent(*c.printedDomainPairs));
        marks_.push_back({row, text, QByteArrayLiteral("rail.domain_pairs_share")});
    }
}

void RailBars::drawBytes(QPainter &p, const Panel &panel)
{
    drawHead(p, panel, tr("Share of bytes, Fig 3b"),
             {{tr("in a domain"), theme_.tp}, {tr("across"), theme_.dpExternal}}, {0, 0.25, 0.5, 0.75, 1},
             QStringLiteral(" %"));
    for (std::size_t i = 0; i < shown_; ++i) {
        const auto &c = cases_[i];
        const auto row = rowOf(panel, i);
        const auto bar = row.adjusted(0, 2, 0, -2);
        const double middle = panel.x(c.rail.domainVolume);
        p.fillRect(QRectF(bar.left(), bar.top(), middle - bar.left(), bar.height()), theme_.tp);
        p.fillRect(QRectF(middle, bar.top(), bar.right() - middle, bar.height()), theme_.dpExternal);
        p.setFont(gigasite::font(Type::LabelBold));
        p.setPen(theme_.onLightKind);
        drawTabular(p, bar.adjusted(5, 0, 0, 0), percent(c.rail.domainVolume));
        if (c.printedDomainVolume)
            drawPrinted(p, panel, row, *c.printedDomainVolume);
        auto text = tr("%1\nbytes that stay in a domain: %2").arg(translate(c.name), percent(c.rail.domainVolume));
        if (c.printedDomainVolume)
            text += tr("\nprinted: over %1").arg(percent(*c.printedDomainVolume));
        marks_.push_back({row, text, QByteArrayLiteral("rail.domain_volume_share")});
    }
}

void RailBars::drawGain(QPainter &p, const Panel &panel)
{
    drawHead(p, panel, tr("Any-to-any against rails, Fig 5"), {{tr("iteration time, times as long"), theme_.compute}},
             ticksTo(panel.high), {});
    for (std::size_t i = 0; i < shown_; ++i) {
        const auto &c = cases_[i];
        const auto row = rowOf(panel, i);
        const double gain = anyToAnyGain(c.rail);
        const auto bar = row.adjusted(0, 2, 0, -2);
        p.fillRect(QRectF(bar.left(), bar.top(), panel.x(gain) - bar.left(), bar.height()), theme_.compute);
        p.setFont(gigasite::font(Type::LabelBold));
        p.setPen(theme_.onLightKind);
        drawTabular(p, bar.adjusted(5, 0, 0, 0), times(gain));
        auto text = tr("%1\niteration over rails: %2, in one any-to-any domain: %3, %4 as long")
                        .arg(translate(c.name), shown(c.rail.time.total().si(), Unit::Second),
                             shown(c.rail.ideal.si(), Unit::Second), times(gain));
        if (c.printedGain) {
            drawPrinted(p, panel, row, *c.printedGain);
            p.setFont(gigasite::font(Type::Axis));
            const double x = std::max(panel.x(gain), panel.x(*c.printedGain)) + 5;
            const auto words = times(*c.printedGain);
            const bool fits = x + textWidth(p.font(), words) <= panel.plot.right() + besideBars;
            drawHalo(p, {fits ? x : panel.x(*c.printedGain) - 5, row.center().y()}, words, theme_.ink,
                     fits ? theme_.figure : theme_.compute, fits ? Qt::AlignLeft : Qt::AlignRight);
            text += tr("\nprinted: %1").arg(words);
        }
        marks_.push_back({row, text, QByteArrayLiteral("rail.relative_performance")});
    }
}

bool RailBars::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    showMarkTip(marks_, *static_cast<QHelpEvent *>(event), this, zoom());
    return true;
}

} // namespace gigasite
