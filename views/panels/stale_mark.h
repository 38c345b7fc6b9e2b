// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QAbstractButton>
#include <QPainter>

namespace gigasite {

/// Lies on the upper right corner of a picture that is older than its scenario: a hatched corner, since which change,
/// and a press that brings it up to date. Hidden while the picture is new.
class StaleMark : public QAbstractButton {
    Q_OBJECT
public:
    explicit StaleMark(QWidget *picture);

    void setTheme(const Theme &theme);
    void setSince(const QString &change); ///< empty: the picture is new

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    Theme theme_ = Theme::day();
};

/// 45 degree lines across the upper right corner of `rect`: what is in it is older than its scenario.
void paintStaleCorner(QPainter &p, const QRectF &rect, const Theme &theme);

} // namespace gigasite
