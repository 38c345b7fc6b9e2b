// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/split_bar.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double steps = 1000; ///< of 0.1 %

}

SplitHandle::SplitHandle(SplitBar &bar, std::size_t left)
    : QAbstractSlider(&bar)
    , bar_(bar)
    , left_(left)
{
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SplitHCursor);
    setSingleStep(10);
    setPageStep(100);
    // From outside: a screen reader's.
    connect(this, &QAbstractSlider::valueChanged, this,
            [this](int value) { bar_.moveBoundary(left_, value / steps, stroke_.step("value")); });
}

void SplitHandle::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

void SplitHandle::setShares(double left, double right, const QString &name)
{
    const QSignalBlocker quiet(this);
    setRange(0, static_cast<int>(std::lround((left + right) * steps)));
    setValue(static_cast<int>(std::lround(left * steps)));
    setAccessibleName(name);
    setToolTip(tr("%1: drag, or arrow keys by 1 %, with Shift by 0.1 %").arg(name));
}

void SplitHandle::moveTo(int value, int gesture)
{
    bar_.moveBoundary(left_, std::clamp(value, minimum(), maximum()) / steps, gesture);
}

void SplitHandle::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool strong = isDragged() || underMouse() || hasFocus();
    const double wide = strong ? 6 : 4, high = uiLength(strong ? 22 : 20);
    const QRectF grip((width() - wide) / 2.0, (height() - high) / 2.0, wide, high);
    p.setPen(QPen(theme_.figure, 1.5));
    p.setBrush(isDragged() || hasFocus() ? theme_.accent : theme_.ink2);
    p.drawRoundedRect(grip, 2, 2);
    if (!hasFocus())
        return;
    p.setPen(QPen(theme_.accent, 2));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(QRectF(rect()).adjusted(3, 1, -3, -1), 3, 3);
}

void SplitHandle::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    gesture_ = nextGesture();
    grip_ = bar_.boundaryX(left_) - mapToParent(event->position().toPoint()).x();
    update();
}

void SplitHandle::mouseMoveEvent(QMouseEvent *event)
{
    if (!isDragged())
        return;
    const double share = bar_.shareAt(left_, mapToParent(event->position().toPoint()).x() + grip_);
    moveTo(static_cast<int>(std::lround(share * steps)), gesture_);
}

void SplitHandle::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    gesture_ = 0;
    update();
    QTimer::singleShot(0, this, [this] { bar_.fitHandles(); }); // which may delete it
}

/// During a drag Esc is ours, whatever shortcut the window has for it.
bool SplitHandle::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isDragged() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QAbstractSlider::event(event);
}

void SplitHandle::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isDragged()) {
        Q_EMIT bar_.undoGestureRequested(gesture_);
        gesture_ = 0;
        update();
        return;
    }
    const bool fine = event->modifiers() & Qt::ShiftModifier;
    const int step = fine ? 1 : singleStep();
    const int key = event->key();
    if (key == Qt::Key_Right || key == Qt::Key_Up)
        moveTo(value() + step, stroke_.step("keys"));
    else if (key == Qt::Key_Left || key == Qt::Key_Down)
        moveTo(value() - step, stroke_.step("keys"));
    else if (key == Qt::Key_PageUp)
        moveTo(value() + pageStep(), stroke_.step("keys"));
    else if (key == Qt::Key_PageDown)
        moveTo(value() - pageStep(), stroke_.step("keys"));
    else if (key == Qt::Key_Home)
        moveTo(minimum(), stroke_.step("keys"));
    else if (key == Qt::Key_End)
        moveTo(maximum(), stroke_.step("keys"));
    else
        QWidget::keyPressEvent(event);
}

void SplitHandle::focusInEvent(QFocusEvent *event)
{
    QAbstractSlider::focusInEvent(event);
    update();
}

void SplitHandle::focusOutEvent(QFocusEvent *event)
{
    QAbstractSlider::focusOutEvent(event);
    update();
    QTimer::singleShot(0, this, [this] { bar_.fitHandles(); }); // which may delete it
}

void SplitHandle::enterEvent(QEnterEvent *event)
{
    QAbstractSlider::enterEvent(event);
    update();
}

void SplitHandle::leaveEvent(QEvent *event)
{
    QAbstractSlider::leaveEvent(event);
    update();
}

/// Only where it has the focus, so that a wheel on its way elsewhere changes nothing.
void SplitHandle::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    const int notches = event->angleDelta().y() / 120;
    if (notches != 0)
        moveTo(value() + notches * singleStep(), stroke_.step("wheel"));
    event->accept();
}

} // namespace gigasite
