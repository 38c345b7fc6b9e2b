// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QAbstractButton>

#include <optional>

namespace gigasite {

/// How many there are of something, with its sign; a press opens the list. Its size does not change with the number: a
/// new one costs a repaint, never a layout of its bar.
class CountButton : public QAbstractButton {
    Q_OBJECT
public:
    enum class Sign { Octagon, Triangle, Pennant }; ///< error, warning, inconsistency of a paper

    CountButton(Sign sign, const QString &one, const QString &many, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setCount(std::optional<int> count); ///< nothing: it cannot be counted, "–"
    int count() const { return count_.value_or(0); }
    void setHint(const QString &hint); ///< what is counted, in its tooltip
    void setStale(bool stale); ///< counted in an older scenario

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void say();

    Sign sign_;
    QString one_, many_, hint_;
    std::optional<int> count_ = 0;
    bool stale_ = false;
    Theme theme_ = Theme::day();
};

} // namespace gigasite
