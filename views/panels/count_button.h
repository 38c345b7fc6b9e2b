// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QAbstractButton>

namespace gigasite {

/// How many there are of something, with its sign; a press opens the list. Its size does not change with the number: a
/// new one costs a repaint, never a layout of its bar.
class CountButton : public QAbstractButton {
    Q_OBJECT
public:
    enum class Sign { Octagon, Triangle, Pennant }; ///< error, warning, inconsistency of a paper

    CountButton(Sign sign, const QString &one, const QString &many, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setCount(int count);
    int count() const { return count_; }
    void setStale(bool stale); ///< counted in an older scenario

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void say();

    Sign sign_;
    QString one_, many_;
    int count_ = 0;
    bool stale_ = false;
    Theme theme_ = Theme::day();
};

} // namespace gigasite
