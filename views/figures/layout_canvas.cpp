// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/layout_canvas.h"

#include "views/figures/layout_frame.h"
#include "views/paint/text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

LayoutOptions LayoutCanvas::options() const
{
    auto now = options_;
    now.showBaseline = showsDashed();
    return now;
}

void LayoutCanvas::setMoment(double moment)
{
    options_.moment = moment;
    if (isVisible())
        update();
}

void LayoutCanvas::setPlaying(bool playing)
{
    options_.playing = playing;
    if (isVisible())
        update();
}

void LayoutCanvas::setMemoryShown(bool memory)
{
    options_.memory = memory;
    if (isVisible())
        update();
}

Marks LayoutCanvas::draw(QPainter &p, QSizeF size, const Theme &theme)
{
    return paintLayout(p, size, snapshot_, theme, options());
}

// ── levels ──────────────────────────────────────────────────────────────────

void LayoutCanvas::setLevel(LayoutLevel level)
{
    if (level == options_.level)
        return;
    options_.level = level;
    update();
    Q_EMIT trailChanged();
}

QList<std::pair<QString, QString>> LayoutCanvas::trail() const
{
    const auto frame = layoutFrame(QSizeF(640, 400), snapshot_, options()); // of any size: what is selected
    if (!frame)
        return {};
    const auto &f = *frame;
    const auto padded = [](std::int64_t number, std::int64_t count) {
        return QString::number(number).rightJustified(QString::number(count).size(), QLatin1Char('0'));
    };
    const auto stage = padded(f.stage + 1, f.stages), rack = padded(f.rack + 1, f.racks);
    QList<std::pair<QString, QString>> all{
        {tr("datacenter"), tr("all")},
        {tr("stage %1").arg(stage), stage},
        {tr("rack %1").arg(rack), rack},
        {f.groups.titleOf(f.replica, f.stage, f.rack), f.groups.nameOf(f.replica, f.stage, f.rack)}};
    return all.mid(0, static_cast<int>(options_.level) + 1);
}

void LayoutCanvas::deeper()
{
    if (options_.level < LayoutLevel::Replica)
        setLevel(static_cast<LayoutLevel>(static_cast<int>(options_.level) + 1));
}

void LayoutCanvas::out()
{
    if (options_.level > LayoutLevel::Datacenter)
        setLevel(static_cast<LayoutLevel>(static_cast<int>(options_.level) - 1));
}

/// Into what the pointer is on: a stage or rack of the grid, a replica of the rack.
void LayoutCanvas::deeperAt(QPointF point)
{
    const auto rack = rackAt(point, figureSize(), snapshot_, options());
    const int replica = replicaAt(point, figureSize(), snapshot_, options());
    if (rack.x() >= 0) {
        openAt(point, rack);
        if (options_.level < LayoutLevel::Rack)
            deeper();
    } else if (replica >= 0) {
        const bool near = options_.level >= LayoutLevel::Rack;
        openReplica(replica);
        setLevel(near ? LayoutLevel::Replica : LayoutLevel::Rack);
    } else if (isInRack(point, figureSize(), snapshot_, options())) {
        setLevel(std::max(options_.level, LayoutLevel::Rack));
    }
}

void LayoutCanvas::open(QPoint rack)
{
    if (rack.x() < 0)
        return;
    options_.stage = rack.x();
    options_.rackOfStage = rack.y();
    update();
    Q_EMIT trailChanged();
}

void LayoutCanvas::openAt(QPointF point, QPoint rack)
{
    const auto frame = layoutFrame(figureSize(), snapshot_, options());
    if (frame && rack.x() >= 0)
        options_.anchor = std::clamp((point.x() - frame->grid.left()) / frame->grid.width(), 0.0, 1.0);
    open(rack);
}

void LayoutCanvas::openReplica(int replica)
{
    const auto frame = layoutFrame(figureSize(), snapshot_, options());
    options_.replica = replica;
    if (frame && frame->groups.holds == RackHolds::Stages) { // a stage of the grid, too
        const auto here = static_cast<int>(frame->groups.stagesAt(frame->stage));
        options_.stage = static_cast<int>(frame->rackStage()) + replica % here;
        options_.rackOfStage = static_cast<int>(frame->rack);
        options_.replica = replica / here;
    }
    update();
    Q_EMIT trailChanged();
}

// ── pointer ─────────────────────────────────────────────────────────────────

void LayoutCanvas::mousePressEvent(QMouseEvent *event)
{
    const auto at = figurePoint(event->position());
    const bool left = event->button() == Qt::LeftButton;
    const double moment = layoutMomentAt(at, figureSize(), snapshot_, options());
    const auto border = siteBorderAt(at, figureSize(), snapshot_, options());
    const auto rack = rackAt(at, figureSize(), snapshot_, options());
    scrubbing_ = left && moment >= 0;
    if (scrubbing_) {
        Q_EMIT momentChanged(moment);
    } else if (left && isOnPlay(at, figureSize(), snapshot_, options())) {
        Q_EMIT playRequested();
    } else if (left && border.isThere() && canDraw()) {
        dragged_ = border;
        drag_.begin(at);
    } else if (left && rack.x() >= 0) {
        openAt(at, rack);
    } else {
        if (const int replica = replicaAt(at, figureSize(), snapshot_, options()); left && replica >= 0)
            openReplica(replica);
        FigureCanvas::mousePressEvent(event);
    }
}

void LayoutCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = figurePoint(event->position());
    if (scrubbing_) {
        const double moment = layoutMomentAt(at, figureSize(), snapshot_, options());
        if (moment >= 0)
            Q_EMIT momentChanged(moment);
    } else if (drag_.isActive()) {
        dragBorder(at);
    } else {
        showCursor(at);
        lightExperts(expertGroupAt(at, figureSize(), snapshot_, options()));
        if (event->buttons() & Qt::LeftButton)
            openAt(at, rackAt(at, figureSize(), snapshot_, options()));
    }
}

/// All of the group at once: in the racks of its column, and in the opened rack.
void LayoutCanvas::lightExperts(const ExpertGroupAt &group)
{
    if (std::exchange(options_.experts, group) != group)
        update();
}

void LayoutCanvas::showCursor(QPointF point)
{
    const bool track = layoutMomentAt(point, figureSize(), snapshot_, options()) >= 0;
    const bool border = siteBorderAt(point, figureSize(), snapshot_, options()).isThere();
    const bool opens = rackAt(point, figureSize(), snapshot_, options()).x() >= 0 ||
        isOnPlay(point, figureSize(), snapshot_, options());
    setCursor(track ? Qt::SizeHorCursor : border ? Qt::SplitVCursor : opens ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void LayoutCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (drag_.isActive() && !drag_.hasMoved()) // a click on the line
        open(rackAt(figurePoint(event->position()), figureSize(), snapshot_, options()));
    scrubbing_ = false;
    drag_.end();
}

void LayoutCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        deeperAt(figurePoint(event->position()));
}

/// Wherever the pointer is: into what it is on, else into what is selected.
void LayoutCanvas::wheelDeeper(QPointF point)
{
    const auto before = options_.level;
    if (before < LayoutLevel::Rack || replicaAt(point, figureSize(), snapshot_, options()) >= 0)
        deeperAt(point);
    if (options_.level == before)
        deeper();
}

void LayoutCanvas::zoomStep(int direction, QPointF point)
{
    if (direction > 0)
        wheelDeeper(point);
    else
        out();
}

bool LayoutCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        lightExperts({});
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto border = siteBorderAt(figurePoint(help->pos()), figureSize(), snapshot_, options());
        if (border.isThere()) {
            QToolTip::showText(help->globalPos(),
                               tr("Between site %1 and site %2: drag to move racks, or Alt+↑ and Alt+↓")
                                   .arg(border.above + 1)
                                   .arg(border.below + 1),
                               this);
            return true;
        }
    }
    return FigureCanvas::event(event);
}

// ── line between sites ──────────────────────────────────────────────────────

void LayoutCanvas::moveBorder(const SiteBorder &border, double shareAbove, int gesture)
{
    const auto &sites = snapshot_.scenario->sites;
    const auto keyOf = [](int site) { return "site." + std::to_string(site + 1) + ".share"; };
    const double step = findParameter(keyOf(border.above))->step;
    const double now = sites[static_cast<std::size_t>(border.above)].share;
    const double both = now + sites[static_cast<std::size_t>(border.below)].share;
    if (both < 2 * step)
        return;
    const auto rounded = [](double share, double unit) { return std::round(share / unit) / std::round(1 / unit); };
    const double share = rounded(std::clamp(shareAbove, step, both - step), step); // neither site vanishes
    if (share == now)
        return;
    constexpr double noise = 1e-6;
    Q_EMIT editRequested({{{keyOf(border.above), share}, {keyOf(border.below), rounded(both - share, noise)}},
                          tr("Site %1 share to %2").arg(border.above + 1).arg(shown(share, Unit::Ratio)),
                          gesture});
}

void LayoutCanvas::dragBorder(QPointF point)
{
    if (!drag_.follow(point))
        return;
    const auto &s = *snapshot_.scenario;
    double all = 0, before = 0;
    for (int i = 0; i < static_cast<int>(s.siteCount); ++i) {
        all += s.sites[static_cast<std::size_t>(i)].share;
        before += i < dragged_.above ? s.sites[static_cast<std::size_t>(i)].share : 0;
    }
    const double y = dragged_.y + point.y() - drag_.from().y();
    moveBorder(dragged_, gridShareAt(y, figureSize(), snapshot_, options()) * all - before, drag_.number());
}

/// By a hundredth of all racks: the line that is nearest to the selected rack.
bool LayoutCanvas::moveNearestBorder(int direction)
{
    const auto borders = siteBorders(figureSize(), snapshot_, options());
    if (borders.empty() || !canDraw())
        return false;
    constexpr double stride = 0.01;
    const auto frame = layoutFrame(figureSize(), snapshot_, options());
    const auto racks = static_cast<double>(frame ? frame->racks : 1);
    const double row = options_.rackOfStage < 0 ? 0.5 : options_.rackOfStage / racks;
    const auto nearest = *std::min_element(borders.begin(), borders.end(), [&](const auto &a, const auto &b) {
        const auto distance = [&](const SiteBorder &x) {
            return std::abs(gridShareAt(x.y, figureSize(), snapshot_, options()) - row);
        };
        return distance(a) < distance(b);
    });
    const double now = snapshot_.scenario->sites[static_cast<std::size_t>(nearest.above)].share;
    moveBorder(nearest, now + direction * stride, stroke_.step("border " + std::to_string(nearest.above)));
    return true;
}

// ── keyboard ────────────────────────────────────────────────────────────────

bool LayoutCanvas::takesKey(int key) const
{
    const bool inside = options_.level > LayoutLevel::Datacenter;
    return key == Qt::Key_Space || (key == Qt::Key_Escape && (inside || drag_.isActive())) ||
        (key == Qt::Key_Backspace && inside);
}

bool LayoutCanvas::walk(QKeyEvent *event)
{
    const QPoint step = event->key() == Qt::Key_Left ? QPoint(-1, 0)
        : event->key() == Qt::Key_Right              ? QPoint(1, 0)
        : event->key() == Qt::Key_Up                 ? QPoint(0, -1)
        : event->key() == Qt::Key_Down               ? QPoint(0, 1)
                                                     : QPoint();
    if (step.isNull() || !snapshot_.complete)
        return false;
    if ((event->modifiers() & Qt::AltModifier) && step.y() != 0)
        return moveNearestBorder(step.y());
    const auto frame = layoutFrame(figureSize(), snapshot_, options());
    if (!frame)
        return false;
    if (options_.level == LayoutLevel::Replica && step.x() != 0) {
        const int last = std::max(0, static_cast<int>(frame->groupCount()) - 1);
        openReplica(std::clamp(static_cast<int>(frame->replica) + step.x(), 0, last));
        return true;
    }
    const QPoint last(static_cast<int>(frame->stages) - 1, static_cast<int>(frame->racks) - 1);
    const QPoint now = options_.stage < 0 ? last / 2 : QPoint(options_.stage, options_.rackOfStage);
    open({std::clamp(now.x() + step.x(), 0, last.x()), std::clamp(now.y() + step.y(), 0, last.y())});
    return true;
}

/// Enter opens what is chosen; where nothing is, or there is no deeper level, it is the window's.
void LayoutCanvas::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool opens =
        options_.level < LayoutLevel::Replica && (options_.level > LayoutLevel::Datacenter || options_.stage >= 0);
    if (key == Qt::Key_Escape && drag_.isActive()) {
        const int gesture = drag_.number();
        drag_.end();
        Q_EMIT undoGestureRequested(gesture);
    } else if (key == Qt::Key_Space) {
        Q_EMIT playRequested();
    } else if ((enters && opens) || key == Qt::Key_PageDown) {
        deeper();
    } else if (((key == Qt::Key_Escape || key == Qt::Key_Backspace) && options_.level > LayoutLevel::Datacenter) ||
               key == Qt::Key_PageUp) {
        out();
    } else if (!walk(event)) {
        FigureCanvas::keyPressEvent(event);
    }
}

} // namespace gigasite
