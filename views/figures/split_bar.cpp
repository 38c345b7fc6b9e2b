// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/split_bar.h"

#include "views/figures/figure_words.h"
#include "views/figures/power_map.h"
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
#include <optional>
#include <vector>

namespace gigasite {

namespace {

constexpr int besideBar = 10; ///< px beside the bar, as the map has
constexpr double sumTolerance = 1e-6; ///< what the engine takes for 100 %

QString roundedShare(double share)
{
    return localNumbers(formatExact(std::round(share * 1e6) / 1e6, Unit::Ratio).joined());
}

/// In few digits: "30 %", "22.76 %".
QString brief(double share)
{
    return localNumbers(formatExact(std::round(share * 1e4) / 1e4, Unit::Ratio).joined());
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
    evaluation_ = snapshot.evaluation && hasSites(*snapshot.evaluation) ? snapshot.evaluation : nullptr;
    const auto sites = scenario_ ? static_cast<std::size_t>(scenario_->siteCount) : 0;
    fitHandles();
    setVisible(sites > 1);
    QStringList said;
    for (std::size_t i = 0; i < sites; ++i)
        said << sentence(i);
    offered_ = sites > 0 ? snapshot.previewScenario : nullptr;
    if (const auto offered = offeredSentence(); !offered.isEmpty())
        said << offered;
    if (const auto amiss = sites > 0 ? sumSentence() : QString(); !amiss.isEmpty())
        said << amiss;
    const auto description = said.join(QStringLiteral("; "));
    if (evaluation_ && description == accessibleDescription())
        return; // it has everything that is drawn
    setAccessibleDescription(description);
    update();
}

/// The outer one stays as long as it is held, so that a drag does not end where the sum is right.
std::size_t SplitBar::handlesWanted() const
{
    const auto sites = scenario_ ? static_cast<std::size_t>(scenario_->siteCount) : 0;
    if (sites < 2)
        return 0;
    const auto *outer = handles_.size() == sites ? handles_.back() : nullptr;
    const bool isHeld = outer && (outer->isDragged() || outer->hasFocus());
    return isHeld || std::abs(sum() - 1) > sumTolerance ? sites : sites - 1;
}

void SplitBar::fitHandles()
{
    const auto wanted = handlesWanted();
    while (handles_.size() > wanted) {
        auto *handle = handles_.back();
        handles_.pop_back();
        handle->deleteLater();
        handle->hide();
    }
    while (handles_.size() < wanted) {
        handles_.push_back(new SplitHandle(*this, handles_.size()));
        handles_.back()->setTheme(theme_);
        handles_.back()->show();
    }
    placeHandles();
}

QRectF SplitBar::track() const
{
    const double high = uiLength(18);
    return {besideBar, std::floor((height() - high) / 2), std::max(1.0, width() - 2.0 * besideBar), high};
}

double SplitBar::whole() const
{
    return std::max(1.0, sum());
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
    const bool isOuter = left + 1 == static_cast<std::size_t>(scenario_->siteCount);
    Q_EMIT editRequested(isOuter ? moveOuterBoundary(*scenario_, share, gesture)
                                 : gigasite::moveBoundary(*scenario_, left, share, gesture));
}

void SplitBar::placeHandles()
{
    if (!scenario_)
        return;
    const int wide = uiLength(20);
    for (std::size_t i = 0; i < handles_.size(); ++i) {
        const double share = scenario_->sites[i].share;
        if (i + 1 == static_cast<std::size_t>(scenario_->siteCount))
            handles_[i]->setShares(share, std::max(0.0, 1 - sum()),
                                   Figures::tr("Share of %1").arg(numberedSite(*scenario_, i)));
        else
            handles_[i]->setShares(
                share, scenario_->sites[i + 1].share,
                tr("Share of %1 against %2").arg(numberedSite(*scenario_, i), numberedSite(*scenario_, i + 1)));
        handles_[i]->setGeometry(boundaryX(i) - wide / 2, 0, wide, height());
    }
}

const SitePower *SplitBar::powerOf(std::size_t site) const
{
    return evaluation_ && site < evaluation_->power.sites.size() ? &evaluation_->power.sites[site] : nullptr;
}

double SplitBar::sum() const
{
    return before(static_cast<std::size_t>(scenario_->siteCount));
}

QRectF SplitBar::excess() const
{
    const auto bar = track();
    const double full = sum() > 1 + sumTolerance ? bar.left() + bar.width() / whole() : bar.right();
    return {full, bar.top(), bar.right() - full, bar.height()};
}

QString SplitBar::sumSentence() const
{
    const double all = sum();
    if (std::abs(all - 1) <= sumTolerance)
        return {};
    return all > 1 ? Figures::tr("The shares sum to %1: %2 too much").arg(roundedShare(all), roundedShare(all - 1))
                   : Figures::tr("The shares sum to %1: %2 nowhere").arg(roundedShare(all), roundedShare(1 - all));
}

QString SplitBar::sentence(std::size_t site) const
{
    auto text = Figures::tr("%1: %2 of the racks")
                    .arg(numberedSite(*scenario_, site), roundedShare(scenario_->sites[site].share));
    const auto *power = powerOf(site);
    if (power && power->isLost)
        text += Figures::tr(", lost");
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
    const auto *power = powerOf(site);
    const bool isLost = power && power->isLost;
    const QString texts[] = {Figures::tr("%1  %2").arg(numberedSite(*scenario_, site), share) +
                                 (isLost ? Figures::tr(", lost") : QString()),
                             Figures::tr("%1  %2").arg(site + 1).arg(share), share, QString::number(site + 1)};
    p.setFont(uiFont(Type::Secondary));
    for (const auto &text : texts) {
        const double wide = tabularWidth(p.font(), text);
        if (wide > room.width())
            continue;
        if (isLost)
            p.fillRect(QRectF(room.center().x() - wide / 2 - 3, room.top() + 1, wide + 6, room.height() - 2),
                       theme_.figure);
        p.setPen(isLost ? theme_.ink3 : theme_.ink);
        drawTabular(p, room, text, Qt::AlignHCenter);
        return;
    }
}

void SplitBar::paintSegment(QPainter &p, std::size_t site) const
{
    const auto area = segment(site);
    if (area.width() < 0.5)
        return;
    const auto *power = powerOf(site);
    const bool isLost = power && power->isLost;
    if (isLost) // its racks are there and draw nothing
        fillHatched(p, area, theme_.idleLine, theme_.idleFill);
    else
        p.fillRect(area, theme_.headroomFill);
    const bool isShort = power && power->shortfall() > Watts() && power->fromGrid > Watts();
    if (isShort) { // the part that the grid does not give
        const double missing = std::clamp(power->shortfall() / power->fromGrid, 0.0, 1.0);
        constexpr double depth = 5;
        const QRectF strip(area.right() - missing * area.width(), area.bottom() - depth, missing * area.width(), depth);
        fillHatched(p, strip, theme_.error, theme_.errorTint);
    }
    p.setPen(QPen(isShort ? theme_.error : isLost ? theme_.idleLine : theme_.headroomEdge, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
    auto room = isShort ? area.adjusted(0, -2, 0, -3) : area;
    room.setRight(std::min(room.right(), excess().left()));
    if (room.width() > 0)
        paintLabel(p, site, room);
}

/// On a plate, the first that fits; whether one does.
bool SplitBar::paintOnPlate(QPainter &p, const QRectF &room, const QStringList &texts, const QColor &ink) const
{
    constexpr double around = 3;
    for (const auto &text : texts) {
        const double wide = tabularWidth(p.font(), text);
        if (wide + 2 * around + 2 > room.width())
            continue;
        p.fillRect(QRectF(room.center().x() - wide / 2 - around, room.top() + 1, wide + 2 * around, room.height() - 2),
                   theme_.figure);
        p.setPen(ink);
        drawTabular(p, room, text, Qt::AlignHCenter);
        return true;
    }
    return false;
}

/// Hatched, with its amount in the widest piece between the handles, and the sites' numbers in the others.
void SplitBar::paintAmiss(QPainter &p, const QRectF &part, const QColor &line, const QColor &fill,
                          const QStringList &texts) const
{
    fillHatched(p, part, line, fill);
    p.setFont(uiFont(Type::Secondary));
    struct Piece {
        QRectF area;
        std::optional<std::size_t> site;
    };
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < static_cast<std::size_t>(scenario_->siteCount); ++i) {
        if (const auto area = segment(i).intersected(part); area.width() > 0)
            pieces.push_back({area, i});
    }
    if (pieces.empty()) // nobody's
        pieces.push_back({part, std::nullopt});
    const double grip = uiLength(8);
    const auto widest = std::max_element(
        pieces.begin(), pieces.end(), [](const Piece &a, const Piece &b) { return a.area.width() < b.area.width(); });
    for (auto at = pieces.begin(); at != pieces.end(); ++at) {
        const auto room = pieces.size() > 1 ? at->area.adjusted(grip / 2, 0, -grip / 2, 0) : at->area;
        const bool says = at == widest && paintOnPlate(p, room, texts, theme_.error);
        if (!says && at->site)
            paintOnPlate(p, room, {QString::number(*at->site + 1)}, theme_.ink);
    }
}

QString SplitBar::offeredSentence() const
{
    if (!offered_)
        return {};
    const auto sites = static_cast<std::size_t>(offered_->siteCount);
    bool isOther = offered_->siteCount != scenario_->siteCount;
    QStringList parts;
    for (std::size_t i = 0; i < sites; ++i) {
        isOther = isOther || offered_->sites[i].share != scenario_->sites[i].share;
        parts << Figures::tr("%1: %2 of the racks")
                     .arg(numberedSite(*offered_, i), roundedShare(offered_->sites[i].share));
    }
    return isOther ? Figures::tr("With the change: %1").arg(parts.join(QStringLiteral(", "))) : QString();
}

/// Where the boundaries would be, dashed, as everything that is offered.
void SplitBar::paintOffered(QPainter &p) const
{
    if (offeredSentence().isEmpty())
        return;
    const auto bar = track();
    double share = 0;
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(offered_->siteCount); ++i) {
        share += std::max(0.0, offered_->sites[i].share);
        const double x = std::round(bar.left() + bar.width() * std::min(1.0, share / whole()));
        const QLineF line(x, bar.top() - 3, x, bar.bottom() + 3);
        p.setPen(QPen(theme_.figure, 4));
        p.drawLine(line);
        auto pen = baselinePen(theme_);
        pen.setColor(theme_.ink);
        p.setPen(pen);
        p.drawLine(line);
    }
}

void SplitBar::paintEvent(QPaintEvent * /*event*/)
{
    if (!scenario_)
        return;
    QPainter p(this);
    const auto sites = static_cast<std::size_t>(scenario_->siteCount);
    const double all = sum();
    if (all < 1 - sumTolerance) { // nobody's: never given to anyone unasked
        auto rest = track();
        rest.setLeft(segment(sites - 1).right());
        const auto amount = brief(1 - all);
        paintAmiss(p, rest, theme_.idleLine, theme_.idleFill, {Figures::tr("%1 nowhere").arg(amount), amount});
    }
    for (std::size_t i = 0; i < sites; ++i)
        paintSegment(p, i);
    if (const auto over = excess(); over.width() > 0) {
        const auto amount = brief(all - 1);
        paintAmiss(p, over, theme_.error, theme_.errorTint, {Figures::tr("%1 too much").arg(amount), amount});
        p.fillRect(QRectF(over.left() - 1, over.top() - 2, 2, over.height() + 4), theme_.error); // here is 100 %
    }
    paintOffered(p);
}

void SplitBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeHandles();
}

QString SplitBar::withSum(const QString &sentence) const
{
    const auto amiss = sumSentence();
    return amiss.isEmpty() ? sentence : sentence + QLatin1Char('\n') + amiss;
}

bool SplitBar::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && scenario_) {
        const auto *help = static_cast<QHelpEvent *>(event);
        for (std::size_t i = 0; i < static_cast<std::size_t>(scenario_->siteCount); ++i) {
            if (segment(i).contains(help->pos()))
                QToolTip::showText(help->globalPos(), withSum(sentence(i)), this);
        }
        if (help->pos().x() > segment(static_cast<std::size_t>(scenario_->siteCount - 1)).right())
            QToolTip::showText(help->globalPos(), sumSentence(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace gigasite
