// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPointer>
#include <QPushButton>

#include <functional>
#include <vector>

namespace gigasite {

/// One step: what to do, where, and what has happened when it is done.
struct TourStep {
    QString title, text;
    std::function<QRect()> place; ///< in the window; what the frame points at
    std::function<bool()> done; ///< asked after every change and at the end of a gesture; empty: a button goes on
    std::function<void()> begin; ///< brings the place into view; may be empty
    std::function<std::vector<QRect>()> inSight; ///< what else is to be seen meanwhile; may be empty
};

/// A guided tour: a small card beside the place it speaks of, and a frame around that place. It goes on by itself when
/// the real thing has been done and the hand has let go, never blocks anything, and ends with Esc.
class Tour : public QFrame {
    Q_OBJECT
public:
    Tour(std::vector<TourStep> steps, QWidget *window);
    ~Tour() override;

    void start();
    void check(); ///< something has happened: is the step done?
    void placeBeside(); ///< the window has another size
    int step() const { return now_; }
    void setTheme(const Theme &theme);

Q_SIGNALS:
    void ended();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show(int step);
    void end();
    void watch(const QEvent &event);
    QPoint freePlace(const QRect &place) const; ///< for the card, beside the step's place

    std::vector<TourStep> steps_;
    QWidget &window_;
    QPointer<QFrame> frame_; ///< the window owns it
    QLabel *title_, *text_, *count_;
    QPushButton *next_;
    int now_ = -1;
    bool held_ = false; ///< a button of the mouse is down
};

} // namespace gigasite
