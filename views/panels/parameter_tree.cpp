// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/parameter_tree.h"

#include "views/paint/text.h"
#include "views/panels/row_editor.h"
#include "views/translate.h"

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
    constexpr int restMs = 150;
    resting_.setSingleShot(true);
    resting_.setInterval(restMs);
    connect(&resting_, &QTimer::timeout, this, &ParameterTree::relayoutIfDue);
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
    connect(&model_, &ParameterModel::heightsChanged, this, &ParameterTree::followPointer);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ParameterTree::followPointer);
    connect(
        &delegate_, &ParameterDelegate::textEntered, this,
        [this](const QModelIndex &index, const QString &text) {
            const auto *row = model_.row(index);
            auto edit = row->fromTyped(text, model_.snapshot());
            if (edit)
                request(*std::move(edit));
            else
                Q_EMIT message(translate(edit.problem().message));
        },
        Qt::QueuedConnection); // the editor closes first: the edit may rebuild the rows
}

/// Message lines come and go; the current row stays where it is, or comes into sight with a message of its own. During
/// a drag they wait for its end.
void ParameterTree::relayout()
{
    relayoutLater_ = areRowsKept();
    if (relayoutLater_)
        return;
    const auto anchor = currentIndex();
    const auto before = visualRect(anchor);
    doItemsLayout();
    if (!anchor.isValid())
        return;
    auto *bar = verticalScrollBar();
    bar->setValue(bar->value() + visualRect(anchor).top() - before.top());
    if (!model_.problem(anchor) || !viewport()->rect().intersects(before))
        return;
    const auto now = visualRect(anchor); // with all that is said about it
    const int below = now.bottom() - viewport()->rect().bottom();
    if (below > 0)
        bar->setValue(bar->value() + std::min(below, now.top()));
}

void ParameterTree::relayoutIfDue()
{
    if (!relayoutLater_)
        return;
    relayout();
    followPointer();
}

/// Rows that keep their heights are painted anew where they are.
void ParameterTree::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles)
{
    if (!areRowsKept()) {
        QTreeView::dataChanged(topLeft, bottomRight, roles);
        return;
    }
    relayoutLater_ = true; // their heights are looked at then
    QAbstractItemView::dataChanged(topLeft, bottomRight, roles);
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
    const auto parts = delegate_.partsOf(visualRect(index), row);
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

/// The one that is open stays: a view has no second one, and says so on standard error.
void ParameterTree::openEditor(const QModelIndex &index)
{
    if (state() != EditingState)
        edit(index);
    else if (auto *open = editor())
        open->setFocus();
}

RowEditor *ParameterTree::editor() const
{
    return viewport()->findChild<RowEditor *>();
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
        openEditor(index);
    } else if (part != Part::None && row->form() == PanelRow::Form::Flag) {
        const bool on = row->shown(model_.snapshot(), nullptr).value == QLatin1String("on");
        request({{{row->parameter().key, !on}}, {}, 0});
    } else if (part == Part::Slider && row->shown(model_.snapshot(), nullptr).position) {
        dragged_ = row;
        track_ = delegate_.partsOf(visualRect(index), row).slider.adjusted(4, 0, -4, 0);
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
        pointer_ = event->pos();
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

/// A fix that comes to lie under a resting pointer is not meant by it; one that leaves it is offered no longer.
void ParameterTree::followPointer()
{
    if (!pointer_ || dragged_)
        return;
    const auto index = indexAt(*pointer_);
    const auto *row = model_.row(index);
    hover(row ? toQString(row->parameter().key) : QString());
    if (partAt(*pointer_, index) != Part::Fix || !(model_.problem(index)->fixes.front() == hoveredFix_))
        hoverFix({});
}

void ParameterTree::hoverFix(const Fix &fix)
{
    if (!(std::exchange(hoveredFix_, fix) == fix))
        Q_EMIT fixHovered(fix);
}

bool ParameterTree::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        pointer_.reset();
        hover({});
        hoverFix({});
    }
    return QTreeView::viewportEvent(event);
}

void ParameterTree::mouseReleaseEvent(QMouseEvent *event)
{
    if (dragged_ && event->button() == Qt::LeftButton) {
        dragged_ = nullptr;
        relayoutIfDue();
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

} // namespace gigasite
