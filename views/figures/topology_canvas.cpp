// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_canvas.h"

#include "views/figures/topology_figure.h"
#include "views/figures/topology_menu.h"
#include "views/figures/topology_ribbon.h"
#include "views/paint/text.h"
#include "views/panels/panel_row.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace gigasite {

using namespace topology;

Marks TopologyCanvas::draw(QPainter &p, QSizeF size, const Theme &theme)
{
    TopologyOptions options;
    options.selectedRibbon = selected_;
    options.showBaseline = showsDashed();
    options.place = place_;
    options.costShown = costShown_;
    options.flowsShown = besideChosen_ && !costShown_;
    if (isOnScreen(p)) { // pointer, keyboard and notices are of the screen, not of the picture
        options.kept = &treePicture_;
        options.noticeWidth = noticeWidth_;
        options.hoveredRibbon = hovered_;
        options.focusedRibbon = hasFocus() ? focused_ : -1;
        options.hoveredSwitch = hoveredSwitch_;
        options.hoveredPort = hoveredPort_;
        options.focusedPort = hasFocus() ? focusedPort_ : -1;
    }
    return paintTopology(p, size, snapshot_, theme, options);
}

int TopologyCanvas::ribbonAt(QPointF point) const
{
    const auto scene = canDraw() ? sceneOf(figureSize(), snapshot_) : std::nullopt;
    if (!scene || boxAt(scene->tree, point) >= 0)
        return -1;
    const auto *mark = markAt(point); // the rates left of the tree and the WAN above keep their own
    const bool beside = !scene->frame.tree.contains(point);
    return beside && mark ? -1 : bundleAt(scene->tree, point);
}

void TopologyCanvas::hover(int ribbon)
{
    if (ribbon == hovered_)
        return;
    hovered_ = ribbon;
    setCursor(ribbon >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    if (selected_ < 0 && snapshot_.ownNetwork && !snapshot_.ownNetwork->bundles.empty())
        Q_EMIT selectionChanged();
}

void TopologyCanvas::select(int ribbon)
{
    selected_ = ribbon;
    update();
    Q_EMIT selectionChanged();
}

QString TopologyCanvas::selectionText() const
{
    const int ribbon = selectedRibbon();
    const auto scene = ribbon >= 0 && canDraw() ? sceneOf(figureSize(), snapshot_) : std::nullopt;
    const bool there = scene && static_cast<std::size_t>(ribbon) < scene->network.ribbons.size();
    return there ? topology::selectionText(*scene, ribbon) : QString();
}

void TopologyCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (isInside()) {
        pressInside(figurePoint(event->position()));
        FigureCanvas::mousePressEvent(event);
        return;
    }
    dragged_ = portsAt(figurePoint(event->position()));
    if (dragged_) {
        const auto &fabric = snapshot_.evaluation->fabric;
        ratio_ = fabric.tiers[dragged_->key == "network.leaf_down" ? 0 : 1].oversubscription();
        drag_.begin(figurePoint(event->position()));
        return;
    }
    const int ribbon = ribbonAt(figurePoint(event->position()));
    const bool shows = ribbon >= 0 && snapshot_.ownNetwork && !snapshot_.ownNetwork->bundles.empty();
    select(shows && ribbon != selected_ ? ribbon : -1);
    if (shows)
        focused_ = ribbon;
    else
        FigureCanvas::mousePressEvent(event);
}

void TopologyCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (drag_.isActive()) {
        dragPorts(figurePoint(event->position()), event->modifiers() & Qt::ShiftModifier);
        return;
    }
    if (isInside()) {
        hoverInside(figurePoint(event->position()));
        return;
    }
    hover(ribbonAt(figurePoint(event->position())));
    if (portsAt(figurePoint(event->position())))
        setCursor(Qt::SizeVerCursor);
    else
        setCursor(hovered_ >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TopologyCanvas::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    if (drag_.isActive() && !drag_.hasMoved()) // a click explains it
        Q_EMIT figureSelected(toQString(dragged_->key));
    drag_.end();
}

void TopologyCanvas::leaveEvent(QEvent *event)
{
    hover(-1);
    hoverInside({-1, -1});
    FigureCanvas::leaveEvent(event);
}

QString TopologyCanvas::tooltipAt(QPointF point) const
{
    if (isInside())
        return tooltipInside(point);
    const auto scene = canDraw() ? sceneOf(figureSize(), snapshot_) : std::nullopt;
    if (!scene)
        return {};
    if (const int box = boxAt(scene->tree, point); box >= 0)
        return boxText(*scene, box);
    const int ribbon = ribbonAt(point);
    return ribbon >= 0 ? ribbonText(*scene, ribbon) : QString();
}

bool TopologyCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        auto text = tooltipAt(figurePoint(help->pos()));
        if (const auto *mark = markAt(figurePoint(help->pos())); mark && portsAt(figurePoint(help->pos())))
            text = tr("%1. Drag up or down for other ports, or + and −").arg(mark->text);
        if (!text.isEmpty()) {
            QToolTip::showText(help->globalPos(), text, this);
            return true;
        }
    }
    return FigureCanvas::event(event);
}

/// Left and right to the neighbour of the same tier, up and down to the tier above and below, where cables run.
void TopologyCanvas::walk(QPoint step)
{
    const auto scene = sceneOf(figureSize(), snapshot_);
    if (!scene)
        return;
    const auto &bundles = scene->tree.bundles;
    const auto middle = [&](std::size_t i) { return Ribbon::at(bundles[i].lower, bundles[i].upper, 0.5); };
    const auto now = static_cast<std::size_t>(std::max(focused_, 0));
    const bool known = focused_ >= 0 && now < bundles.size();
    int best = -1;
    double least = 0;
    for (std::size_t i = 0; i < bundles.size(); ++i) {
        if (bundles[i].width <= 0 || (known && i == now))
            continue;
        const auto away = known ? middle(i) - middle(now) : middle(i);
        const int tiers = known ? bundles[i].tierBelow - bundles[now].tierBelow : 0;
        const bool there = !known || (step.y() != 0 ? tiers == -step.y() : tiers == 0 && away.x() * step.x() > 0);
        const double distance = std::abs(away.x());
        if (there && (best < 0 || distance < least)) {
            best = static_cast<int>(i);
            least = distance;
        }
    }
    if (best < 0)
        return;
    focused_ = best;
    update();
}

void TopologyCanvas::keyPressEvent(QKeyEvent *event)
{
    const QPoint step = event->key() == Qt::Key_Left ? QPoint(-1, 0)
        : event->key() == Qt::Key_Right              ? QPoint(1, 0)
        : event->key() == Qt::Key_Up                 ? QPoint(0, -1)
        : event->key() == Qt::Key_Down               ? QPoint(0, 1)
                                                     : QPoint();
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const int more = event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal ? 1
        : event->key() == Qt::Key_Minus                                            ? -1
                                                                                   : 0;
    if (event->key() == Qt::Key_Escape && drag_.isActive()) {
        const int gesture = drag_.number();
        drag_.end();
        Q_EMIT undoGestureRequested(gesture);
    } else if ((event->key() == Qt::Key_Escape && isInside()) || event->key() == Qt::Key_PageUp ||
               event->key() == Qt::Key_Backspace) {
        out();
    } else if (event->key() == Qt::Key_PageDown || (enters && isInside())) {
        deeper();
    } else if (!step.isNull() && isInside() && canDraw()) {
        walkInside(step);
    } else if (event->key() == Qt::Key_Escape && selected_ >= 0) {
        select(-1);
    } else if (!step.isNull() && canDraw()) {
        walk(step);
    } else if (enters && focused_ >= 0) {
        select(focused_ == selected_ ? -1 : focused_);
    } else if (more == 0 || !stepPorts(more, event->modifiers() & Qt::AltModifier)) {
        FigureCanvas::keyPressEvent(event);
    }
}

// ── oversubscription ────────────────────────────────────────────────────────

const Parameter *TopologyCanvas::portsOf(const QByteArray &key) const
{
    const auto *parameter = canDraw() ? findParameter(key.toStdString()) : nullptr;
    if (!parameter || !snapshot_.evaluation->fabric.valid)
        return nullptr;
    const PanelRow row(*parameter);
    const auto &s = *snapshot_.scenario;
    return row.form() == PanelRow::Form::Ports && row.isVisible(s) && row.noEffect(s).isEmpty() ? parameter : nullptr;
}

const Parameter *TopologyCanvas::portsAt(QPointF point) const
{
    const auto *mark = markAt(point);
    return mark ? portsOf(mark->figureId) : nullptr;
}

/// A doubling takes as long a way as at the row's slider; where it ends, the drag ends.
void TopologyCanvas::dragPorts(QPointF point, bool fine)
{
    if (!drag_.follow(point))
        return;
    const double perDoubling = fine ? 400 : 40;
    const double ratio = ratio_ * std::exp2((drag_.from().y() - point.y()) / perDoubling);
    auto edit = PanelRow(*dragged_).toNumber(std::clamp(ratio, 1.0, mostOversubscription), snapshot_);
    const bool changes = std::any_of(edit.changes.begin(), edit.changes.end(), [&](const Edit::Change &change) {
        return valueOf(*snapshot_.scenario, *findParameter(change.key)) != change.value;
    });
    edit.gesture = drag_.number();
    if (changes)
        Q_EMIT editRequested(edit);
}

/// Of the tier above which the chosen ribbon leads, the first without one.
bool TopologyCanvas::stepPorts(int direction, bool fine)
{
    const auto scene = canDraw() ? sceneOf(figureSize(), snapshot_) : std::nullopt;
    const auto i = static_cast<std::size_t>(std::max(focused_, 0));
    const bool second =
        scene && focused_ >= 0 && i < scene->tree.bundles.size() && scene->tree.bundles[i].tierBelow > 1;
    const auto *parameter = portsOf(second ? "network.spine_down" : "network.leaf_down");
    if (!parameter)
        return false;
    auto edit = PanelRow(*parameter).stepped(direction, fine, snapshot_);
    edit.gesture = stroke_.step(parameter->key);
    Q_EMIT editRequested(edit);
    return true;
}

bool TopologyCanvas::takesKey(int key) const
{
    return (key == Qt::Key_Escape && (selected_ >= 0 || drag_.isActive() || isInside())) ||
        ((key == Qt::Key_Backspace || key == Qt::Key_Return || key == Qt::Key_Enter) && isInside());
}

std::unique_ptr<QMenu> TopologyCanvas::menuAt(QPointF point)
{
    const auto scene = canDraw() ? sceneOf(figureSize(), snapshot_) : std::nullopt;
    if (!scene)
        return nullptr;
    const auto actions = actionsAt(*scene, point);
    if (actions.empty())
        return nullptr;
    auto menu = std::make_unique<QMenu>(this);
    for (const auto &action : actions) {
        if (action.startsGroup)
            menu->addSeparator();
        connect(menu->addAction(action.text), &QAction::triggered, this,
                [this, edit = action.edit] { Q_EMIT editRequested(edit); });
    }
    return menu;
}

QPointF TopologyCanvas::focusPoint() const
{
    const auto scene = sceneOf(figureSize(), snapshot_);
    if (scene && isInside())
        return focusInside(*scene);
    const auto i = static_cast<std::size_t>(std::max(focused_, 0));
    if (!scene || focused_ < 0 || i >= scene->tree.bundles.size())
        return QPointF(figureSize().width() / 2, figureSize().height() / 2);
    const auto &bundle = scene->tree.bundles[i];
    return Ribbon::at(bundle.lower, bundle.upper, 0.5);
}

void TopologyCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const QPointF point = keyboard ? focusPoint() : figurePoint(event->pos());
    auto menu = menuAt(point);
    if (!menu) {
        FigureCanvas::contextMenuEvent(event);
        return;
    }
    auto *shown = menu.release(); // deletes itself
    shown->setAttribute(Qt::WA_DeleteOnClose);
    shown->popup(mapToGlobal((point * zoom()).toPoint()));
    event->accept();
}

} // namespace gigasite
