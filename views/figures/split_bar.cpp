// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/split_bar.h"

#include "views/figures/figure_words.h"
#include "views/figures/site_edits.h"
#include "views/paint/marks.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr int besideBar = 10; ///< px beside the bar, as the map has
constexpr double sumTolerance = 1e-6; ///< what the engine takes for 100 %

QString roundedShare(double share)
{
    return localNumbers(formatExact(std::round(share * 1e6) / 1e6, Unit::Ratio).joined());
}

} // namespace

SplitBar::SplitBar(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Split over the sites"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAutoFillBackground(true);
    setMouseTracking(true);
    hide();
}

QSize SplitBar::sizeHint() const
{
    return {400, uiLength(26)};
}

void SplitBar::setTheme(const Theme &theme)
{
    theme_ = theme;
    auto colours = theme.palette();
    colours.setColor(QPalette::Window, theme.figure);
    setPalette(colours);
    for (auto *handle : handles_)
        handle->setTheme(theme);
    updateGeometry();
    update();
}

void SplitBar::setSnapshot(const Snapshot &snapshot)
{
    scenario_ = snapshot.scenario;
    evaluation_ = snapshot.evaluation && snapshot.evaluation->has(Stage::Sites) ? snapshot.evaluation : nullptr;
    const auto sites = scenario_ ? static_cast<std::size_t>(scenario_->siteCount) : 0;
    while (handles_.size() + 1 > std::max<std::size_t>(sites, 1)) {
        handles_.back()->deleteLater();
        handles_.back()->hide();
        handles_.pop_back();
    }
    while (handles_.size() + 1 < sites) {
        handles_.push_back(new SplitHandle(*this, handles_.size()));
        handles_.back()->setTheme(theme_);
        handles_.back()->show();
    }
    setVisible(sites > 1);
    placeHandles();
    QStringList said;
    for (std::size_t i = 0; i < sites; ++i)
        said << sentence(i);
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    update();
}

QRectF SplitBar::track() const
{
    const double high = uiLength(18);
    return {besideBar, std::floor((height() - high) / 2), std::max(1.0, width() - 2.0 * besideBar), high};
}

double SplitBar::whole() const
{
    return std::max(1.0, before(static_cast<std::size_t>(scenario_->siteCount)));
}

double SplitBar::before(std::size_t site) const
{
    double sum = 0;
    for (std::size_t i = 0; i < site; ++i)
        sum += std::max(0.0, scenario_->sites[i].share);
    return sum;
}

QRectF SplitBar::segment(std::size_t site) const
{
    const auto bar = track();
    const double scale = bar.width() / whole();
    const double from = bar.left() + scale * before(site);
    return {from, bar.top(), scale * std::max(0.0, scenario_->sites[site].share), bar.height()};
}

int SplitBar::boundaryX(std::size_t left) const
{
    return qRound(segment(left).right());
}

double SplitBar::shareAt(std::size_t left, double x) const
{
    const auto bar = track();
    return (x - bar.left()) / bar.width() * whole() - before(left);
}

void SplitBar::moveBoundary(std::size_t left, double share, int gesture)
{
    Q_EMIT editRequested(gigasite::moveBoundary(*scenario_, left, share, gesture));
}

void SplitBar::placeHandles()
{
    if (!scenario_)
        return;
    const int wide = uiLength(20);
    for (std::size_t i = 0; i < handles_.size(); ++i) {
        const auto &a = scenario_->sites[i], &b = scenario_->sites[i + 1];
        handles_[i]->setShares(
            a.share, b.share,
            tr("Share of %1 against %2").arg(numberedSite(*scenario_, i), numberedSite(*scenario_, i + 1)));
        handles_[i]->setGeometry(boundaryX(i) - wide / 2, 0, wide, height());
    }
}

const SitePower *SplitBar::powerOf(std::size_t site) const
{
    return evaluation_ && site < evaluation_->power.sites.size() ? &evaluation_->power.sites[site] : nullptr;
}

QString SplitBar::sentence(std::size_t site) const
{
    auto text = Figures::tr("%1: %2 of the racks")
                    .arg(numberedSite(*scenario_, site), roundedShare(scenario_->sites[site].share));
    const auto *power = powerOf(site);
    if (power && evaluation_->rack.power) {
        text += Figures::tr(", %1 from the grid").arg(shown(power->fromGrid.si(), Unit::Watt));
        if (power->shortfall() > Watts())
            text += Figures::tr(", short by %1").arg(shown(power->shortfall().si(), Unit::Watt));
    }
    return text;
}

void SplitBar::paintLabel(QPainter &p, std::size_t site, const QRectF &area) const
{
    const auto share = shown(scenario_->sites[site].share, Unit::Ratio);
    const auto room = area.adjusted(uiLength(8), 0, -uiLength(8), 0);
    const QString texts[] = {Figures::tr("%1  %2").arg(numberedSite(*scenario_, site), share),
                             Figures::tr("%1  %2").arg(site + 1).arg(share), share, QString::number(site + 1)};
    p.setFont(uiFont(Type::Secondary));
    for (const auto &text : texts) {
        if (tabularWidth(p.font(), text) > room.width())
            continue;
        p.setPen(theme_.ink);
        drawTabular(p, room, text, Qt::AlignHCenter);
        return;
    }
}

void SplitBar::paintSegment(QPainter &p, std::size_t site) const
{
    const auto area = segment(site);
    if (area.width() < 0.5)
        return;
    p.fillRect(area, theme_.headroomFill);
    const auto *power = powerOf(site);
    const bool isShort = power && power->shortfall() > Watts() && power->fromGrid > Watts();
    if (isShort) { // the part that the grid does not give
        const double missing = std::clamp(power->shortfall() / power->fromGrid, 0.0, 1.0);
        constexpr double depth = 5;
        const QRectF strip(area.right() - missing * area.width(), area.bottom() - depth, missing * area.width(), depth);
        fillHatched(p, strip, theme_.error, theme_.errorTint);
    }
    p.setPen(QPen(isShort ? theme_.error : theme_.headroomEdge, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
    paintLabel(p, site, isShort ? area.adjusted(0, -2, 0, -3) : area);
}

void SplitBar::paintEvent(QPaintEvent * /*event*/)
{
    if (!scenario_)
        return;
    QPainter p(this);
    const auto sites = static_cast<std::size_t>(scenario_->siteCount);
    const double sum = before(sites);
    if (sum < 1 - sumTolerance) { // nobody's: never given to anyone unasked
        auto rest = track();
        rest.setLeft(segment(sites - 1).right());
        fillHatched(p, rest, theme_.idleLine, theme_.idleFill);
        p.setFont(uiFont(Type::Secondary));
        const auto text = Figures::tr("%1 nowhere").arg(roundedShare(1 - sum));
        p.setPen(theme_.error);
        if (tabularWidth(p.font(), text) + 8 <= rest.width()) {
            p.fillRect(QRectF(rest.center().x() - tabularWidth(p.font(), text) / 2 - 3, rest.top() + 1,
                              tabularWidth(p.font(), text) + 6, rest.height() - 2),
                       theme_.figure);
            drawTabular(p, rest, text, Qt::AlignHCenter);
        }
    }
    for (std::size_t i = 0; i < sites; ++i)
        paintSegment(p, i);
}

void SplitBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeHandles();
}

bool SplitBar::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && scenario_) {
        const auto *help = static_cast<QHelpEvent *>(event);
        for (std::size_t i = 0; i < static_cast<std::size_t>(scenario_->siteCount); ++i) {
            if (segment(i).contains(help->pos()))
                QToolTip::showText(help->globalPos(), sentence(i), this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace gigasite
