// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"
#include "views/paint/theme.h"

#include <QChartView>
#include <QLogValueAxis>
#include <QPointF>
#include <QValueAxis>

#include <vector>

namespace gigasite {

/// The one wrapper around Qt Charts: line charts in the product's colours. It sets every colour from the theme (Qt
/// Charts ignores dark palettes), the axis ranges itself, replaces series as a whole, and animates nothing.
class LineChart : public QChartView {
    Q_OBJECT
public:
    struct Line {
        QString name;
        QList<QPointF> points; ///< x linear, y > 0 (logarithmic)
        bool emphasised = false;
        bool dashed = false;
    };

    LineChart(const QString &xTitle, const QString &yTitle, Unit yUnit, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setLines(const std::vector<Line> &lines);
    /// A point that stands out, with its text; empty text = none.
    void setMarker(QPointF point, const QString &text);
    const std::vector<Line> &lines() const { return lines_; }

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    void restyle();
    void fitAxes();
    QColor colourOf(std::size_t line) const;

    QValueAxis *x_;
    QLogValueAxis *y_;
    Unit yUnit_;
    QString xTitle_;
    Theme theme_ = Theme::day();
    std::vector<Line> lines_;
    QPointF marker_;
    QString markerText_;
};

} // namespace gigasite
