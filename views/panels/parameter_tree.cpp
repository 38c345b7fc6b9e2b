// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/parameter_tree.h"

#include "views/paint/text.h"
#include "views/translate.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace gigasite {

namespace {

constexpr double fineSpeed = 0.1;

} // namespace

ParameterTree::ParameterTree(ParameterModel &model, ParameterDelegate &delegate, QWidget *parent)
    : QTreeView(parent)
    , model_(model)
    , delegate_(delegate)
{
    setModel(&model_);
    setItemDelegate(&delegate_);
    setHeaderHidden(true);
    setIndentation(0);
    setRootIsDecorated(false);
    setExpandsOnDoubleClick(false);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(EditKeyPressed);
    setSelectionMode(SingleSelection);
    setAccessibleName(tr("Parameters"));
    connect(&model_, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const auto *row = model_.row(currentIndex());
        currentKey_ = row ? row->parameter().key : std::string();
    });
    connect(&model_, &QAbstractItemModel::modelReset, this, [this] {
        expandAll();
        if (const auto index = model_.indexOf(currentKey_); index.isValid())
            setCurrentIndex(index);
    });
    connect(&model_, &ParameterModel::heightsChanged, this, &ParameterTree::relayout);
    connect(
        &delegate_, &ParameterDelegate::textEntered, this,
        [this](const QModelIndex &index, const QString &text) {
            const auto *row = model_.row(index);
            auto edit = row->fromText(text, model_.snapshot());
            if (edit)
                request(*std::move(edit));
            else
                Q_EMIT message(translate(edit.problem().message));
        },
        Qt::QueuedConnection); // the editor closes first: the edit may rebuild the rows
}

/// Message lines come and go; the current row stays where it is. During a drag they wait for its end.
void ParameterTree::relayout()
{
    relayoutLater_ = dragged_ != nullptr; // while a hand is on a slider nothing moves
    if (relayoutLater_)
        return;
    const auto anchor = currentIndex();
    const int before = visualRect(anchor).top();
    doItemsLayout();
    if (anchor.isValid())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + visualRect(anchor).top() - before);
}

/// While a hand is on a slider rows keep their heights: they are painted anew where they are.
void ParameterTree::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles)
{
    if (dragged_)
        QAbstractItemView::dataChanged(topLeft, bottomRight, roles);
    else
        QTreeView::dataChanged(topLeft, bottomRight, roles);
}

/// Rows cover what is behind them, so nothing else paints there; what they leave free is filled here.
void ParameterTree::paintEvent(QPaintEvent *event)
{
    auto last = model_.index(model_.rowCount() - 1, 0);
    if (isExpanded(last) && model_.rowCount(last) > 0)
        last = model_.index(model_.rowCount(last) - 1, 0, last);
    const int end = last.isValid() ? visualRect(last).bottom() + 1 : 0;
    if (const auto free = event->rect().intersected(viewport()->rect().adjusted(0, end, 0, 0)); !free.isEmpty())
        QPainter(viewport()).fillRect(free, palette().base());
    QTreeView::paintEvent(event);
}

void ParameterTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    delegate_.setWidth(viewport()->width());
    scheduleDelayedItemsLayout();
}

void ParameterTree::drawBranches(QPainter * /*painter*/, const QRect & /*rect*/, const QModelIndex & /*index*/) const {
}

ParameterTree::Part ParameterTree::partAt(QPoint pos, const QModelIndex &index) const
{
    const auto *row = model_.row(index);
    if (!row)
        return Part::None;
    const auto parts = delegate_.partsOf(visualRect(index));
    const QPointF at = pos;
    if (delegate_.fixRect(index, visualRect(index)).contains(at))
        return Part::Fix;
    const bool wide = row->form() == PanelRow::Form::Choice || row->form() == PanelRow::Form::Text;
    QRectF value = parts.value;
    if (wide)
        value.setLeft(parts.slider.left());
    if (value.contains(at))
        return Part::Value;
    if (parts.badge.contains(at))
        return Part::Badge;
    return parts.slider.contains(at) ? Part::Slider : Part::None;
}

void ParameterTree::request(const Edit &edit)
{
    Q_EMIT editRequested(edit);
}

double ParameterTree::startPosition(const PanelRow &row) const
{
    return row.shown(model_.snapshot(), nullptr).position.value_or(0.5);
}

void ParameterTree::mousePressEvent(QMouseEvent *event)
{
    const auto index = indexAt(event->pos());
    const auto *row = model_.row(index);
    if (event->button() != Qt::LeftButton) {
        QTreeView::mousePressEvent(event);
        return;
    }
    if (!row) {
        QTreeView::mousePressEvent(event);
        if (index.isValid())
            setExpanded(index, !isExpanded(index));
        return;
    }
    setCurrentIndex(index);
    setFocus(Qt::MouseFocusReason);
    const auto part = partAt(event->pos(), index);
    if (part == Part::Fix) {
        Q_EMIT fixRequested(model_.problem(index)->fixes.front());
    } else if (part == Part::Badge) {
        if (auto edit = row->toggledAuto(model_.snapshot()))
            request(*std::move(edit));
    } else if (part == Part::Value && row->form() == PanelRow::Form::Choice) {
        showOptions(index);
    } else if (part == Part::Value && row->form() != PanelRow::Form::Flag) {
        edit(index);
    } else if (part != Part::None && row->form() == PanelRow::Form::Flag) {
        const bool on = row->shown(model_.snapshot(), nullptr).value == QLatin1String("on");
        request({{{row->parameter().key, !on}}, {}, 0});
    } else if (part == Part::Slider && row->shown(model_.snapshot(), nullptr).position) {
        dragged_ = row;
        track_ = delegate_.partsOf(visualRect(index)).slider.adjusted(4, 0, -4, 0);
        gesture_ = nextGesture();
        position_ = startPosition(*row);
        lastX_ = event->position().x();
        const double thumb = track_.left() + std::clamp(position_, 0.0, 1.0) * track_.width();
        if (std::abs(lastX_ - thumb) > 7) { // beside the thumb: it jumps there
            position_ = (lastX_ - track_.left()) / track_.width();
            auto edit = row->toPosition(position_, model_.snapshot());
            edit.gesture = gesture_;
            request(std::move(edit));
        }
    }
}

void ParameterTree::mouseMoveEvent(QMouseEvent *event)
{
    if (!dragged_) {
        QTreeView::mouseMoveEvent(event);
        const auto index = indexAt(event->pos());
        const auto part = partAt(event->pos(), index);
        const auto *row = model_.row(index);
        hover(row ? toQString(row->parameter().key) : QString());
        hoverFix(part == Part::Fix ? model_.problem(index)->fixes.front() : Fix());
        viewport()->setCursor(part == Part::Slider      ? Qt::SizeHorCursor
                                  : part == Part::None  ? Qt::ArrowCursor
                                  : part == Part::Value ? Qt::IBeamCursor
                                                        : Qt::PointingHandCursor);
        return;
    }
    const double x = event->position().x();
    const double speed = event->modifiers() & Qt::ShiftModifier ? fineSpeed : 1;
    position_ += (x - lastX_) / track_.width() * speed;
    lastX_ = x;
    auto edit = dragged_->toPosition(position_, model_.snapshot());
    edit.gesture = gesture_;
    request(std::move(edit));
}

void ParameterTree::requestStep(const PanelRow &row, int direction, bool fine)
{
    auto edit = row.stepped(direction, fine, model_.snapshot());
    edit.gesture = stroke_.step(row.parameter().key);
    request(edit);
}

void ParameterTree::hover(const QString &key)
{
    if (std::exchange(hovered_, key) != key)
        Q_EMIT hovered(key);
}

void ParameterTree::hoverFix(const Fix &fix)
{
    if (!(std::exchange(hoveredFix_, fix) == fix))
        Q_EMIT fixHovered(fix);
}

bool ParameterTree::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        hover({});
        hoverFix({});
    }
    return QTreeView::viewportEvent(event);
}

void ParameterTree::mouseReleaseEvent(QMouseEvent *event)
{
    if (dragged_ && event->button() == Qt::LeftButton) {
        dragged_ = nullptr;
        if (relayoutLater_)
            relayout();
        return;
    }
    QTreeView::mouseReleaseEvent(event);
}

void ParameterTree::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto index = indexAt(event->pos());
    const auto *row = model_.row(index);
    if (row && partAt(event->pos(), index) == Part::Slider) {
        Q_EMIT undoGestureRequested(gesture_); // what the first press of the double click did
        request(row->toDefault(model_.snapshot(), *model_.reference()));
    } else if (!row && index.isValid())
        setExpanded(index, !isExpanded(index));
}

void ParameterTree::wheelEvent(QWheelEvent *event)
{
    const auto index = indexAt(event->position().toPoint());
    const auto *row = model_.row(index);
    const bool mine =
        row && hasFocus() && index == currentIndex() && partAt(event->position().toPoint(), index) == Part::Slider;
    if (!mine) {
        QTreeView::wheelEvent(event);
        return;
    }
    constexpr int notch = 120; // touchpads send it in many small parts
    turned_ += event->angleDelta().y();
    event->accept();
    if (std::abs(turned_) >= notch)
        requestStep(*row, std::exchange(turned_, 0) > 0 ? 1 : -1, event->modifiers() & Qt::ShiftModifier);
}

/// During a drag Esc is ours, whatever shortcut the window has for it.
bool ParameterTree::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && dragged_ &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void ParameterTree::keyPressEvent(QKeyEvent *event)
{
    if (dragged_ && event->key() == Qt::Key_Escape) {
        dragged_ = nullptr;
        Q_EMIT undoGestureRequested(gesture_);
        if (relayoutLater_)
            relayout();
        return;
    }
    const auto index = currentIndex();
    const auto *row = model_.row(index);
    const bool fine = event->modifiers() & Qt::ShiftModifier;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (!row && plain && index.isValid() &&
        (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)) {
        setExpanded(index, !isExpanded(index));
        return;
    }
    if (!row || !plain) {
        if (row || !event->text().isEmpty()) // a letter on a heading edits nothing
            event->ignore();
        if (event->text().isEmpty() || !plain)
            QTreeView::keyPressEvent(event);
        return;
    }
    const bool choice = row->form() == PanelRow::Form::Choice;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (row->form() == PanelRow::Form::Slider || row->form() == PanelRow::Form::Ports ||
            row->form() == PanelRow::Form::Share)
            requestStep(*row, event->key() == Qt::Key_Right ? 1 : -1, fine);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
    case Qt::Key_Space:
        if (choice)
            showOptions(index);
        else if (row->form() == PanelRow::Form::Flag)
            request(
                {{{row->parameter().key, row->shown(model_.snapshot(), nullptr).value != QLatin1String("on")}}, {}, 0});
        else
            edit(index);
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        request(row->toDefault(model_.snapshot(), *model_.reference()));
        return;
    case Qt::Key_A:
        if (auto toggled = row->toggledAuto(model_.snapshot()))
            request(*std::move(toggled));
        return;
    default:
        break;
    }
    const auto text = event->text();
    if (!choice && row->form() != PanelRow::Form::Flag && text.size() == 1 &&
        (text[0].isDigit() || text[0] == QLatin1Char('-'))) {
        edit(index);
        if (auto *editor =
                qobject_cast<QLineEdit *>(indexWidget(index) ? indexWidget(index) : QApplication::focusWidget()))
            editor->setText(text);
        return;
    }
    QTreeView::keyPressEvent(event);
}

void ParameterTree::showOptions(const QModelIndex &index)
{
    const auto *row = model_.row(index);
    QMenu menu(this);
    for (const auto &option : row->options(model_.snapshot())) {
        auto *action = menu.addAction(option.label);
        action->setCheckable(true);
        action->setChecked(option.current);
        action->setData(QString::fromStdString(option.value));
    }
    const auto parts = delegate_.partsOf(visualRect(index));
    const QPoint below =
        viewport()->mapToGlobal(QPoint(static_cast<int>(parts.slider.left()), static_cast<int>(parts.value.bottom())));
    const auto key = row->parameter().key;
    if (const auto *chosen = menu.exec(below))
        request({{{key, chosen->data().toString().toStdString()}}, {}, 0});
}

QMenu *ParameterTree::menuOf(const QModelIndex &index)
{
    const auto *row = model_.row(index);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, const auto &run) {
        auto *action = menu->addAction(text);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    const auto *problem = model_.problem(index);
    for (const auto &fix : problem ? problem->fixes : std::vector<Fix>{})
        add(tr("Fix: %1").arg(translate(fix.label)), [this, fix] { Q_EMIT fixRequested(fix); });
    menu->addSeparator();
    const auto shown = row->shown(model_.snapshot(), model_.reference());
    add(tr("Back to default"), [this, row] {
        request(row->toDefault(model_.snapshot(), *model_.reference()));
    })->setEnabled(shown.changed);
    if (row->parameter().automatic) {
        const auto toggle = [this, row] {
            if (auto edit = row->toggledAuto(model_.snapshot()))
                request(*std::move(edit));
        };
        auto *automatic =
            add(shown.automatic ? tr("Lock at %1").arg(shown.value) : tr("Unlock: automatic again"), toggle);
        automatic->setObjectName(QStringLiteral("automatic"));
    }
    menu->addSeparator();
    const auto key = toQString(row->parameter().key);
    add(tr("Copy value"), [value = shown.value] { QApplication::clipboard()->setText(value); });
    add(tr("Copy as --set"), [this, row, key] {
        const auto value = toText(valueOf(*model_.snapshot().scenario, row->parameter()));
        QApplication::clipboard()->setText(QStringLiteral("--set %1=%2").arg(key, toQString(value)));
    });
    add(tr("Show source"), [this, key] { Q_EMIT sourceRequested(key); });
    return menu;
}

void ParameterTree::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard; // the pointer is anywhere
    const auto index = byKey ? currentIndex() : indexAt(event->pos());
    if (!model_.row(index))
        return;
    setCurrentIndex(index);
    menuOf(index)->popup(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

} // namespace gigasite
