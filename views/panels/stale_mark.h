// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QAbstractButton>
#include <QPainter>

namespace gigasite {

/// A line above a picture that is older than its scenario: since when and which change, and a press that brings it up
/// to date. Hidden while the picture is new.
class StaleMark : public QAbstractButton {
    Q_OBJECT
public:
    explicit StaleMark(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// No change: the picture is new. The moment may be empty.
    void setSince(const QString &change, const QString &moment = {});

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme theme_ = Theme::day();
    QString brief_; ///< without the moment
};

/// "Stale since 14:03:12, Layers"
QString staleText(const QString &change, const QString &moment);

/// 45 degree lines across the upper right corner of `rect`, `side` px of it: what is in it is older than its scenario.
void paintStaleCorner(QPainter &p, const QRectF &rect, const Theme &theme, double side = 20);

} // namespace gigasite
