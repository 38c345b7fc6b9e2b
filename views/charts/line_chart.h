// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"
#include "views/paint/theme.h"

#include <QChartView>
#include <QLogValueAxis>
#include <QPointF>
#include <QValueAxis>

#include <optional>
#include <vector>

namespace gigasite {

/// The one wrapper around Qt Charts: line charts in the product's colours. It sets every colour from the theme (Qt
/// Charts ignores dark palettes), the axis ranges itself, replaces series as a whole, and animates nothing.
class LineChart : public QChartView {
    Q_OBJECT
public:
    struct Line {
        QString name; ///< in rows, where it has line breaks
        QList<QPointF> points; ///< values above 0 where the scale is logarithmic
        bool emphasised = false;
        bool dashed = false;
        bool dots = false; ///< points without a line: what was measured
        QColor Theme::*colour = nullptr; ///< by its place in the list if not set
        std::optional<QPointF> nameAt = {}; ///< the name stands beside this point instead of at the line's end
    };
    struct Scale {
        QString title;
        Unit unit = Unit::One;
        bool logarithmic = false;
        double step = 0; ///< between ticks of a linear scale
        double high = 0; ///< end of a linear scale; 0 = the largest value
        bool doublings = false; ///< a logarithmic scale whose ticks and ends are powers of two
    };
    /// Room beside the plot, px.
    struct Room {
        int values = 76; ///< left
        int names = 170; ///< right
        bool compact = false; ///< no air around the plot: for docks of little height
    };

    /// x linear from 0 in steps of 6 (months), y logarithmic between round ends.
    LineChart(const QString &xTitle, const QString &yTitle, Unit yUnit, QWidget *parent = nullptr);
    LineChart(Scale x, Scale y, Room room, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setLines(const std::vector<Line> &lines);
    /// Above the plot; empty = none.
    void setHeading(const QString &heading);
    /// A point that stands out, with its text; empty text = none.
    void setMarker(QPointF point, const QString &text);
    /// The scale of x reaches at least so far, from the next setLines on.
    void setReach(double x) { reach_ = x; }
    /// All colours halfway to the surface: the picture is of an earlier scenario.
    void setDimmed(bool dimmed);
    const std::vector<Line> &lines() const { return lines_; }

    /// A text beside a point, as drawn: in units of the chart.
    struct PointText {
        QRectF area;
        QString text;
        bool isMarker = false;
    };
    std::vector<PointText> pointTexts() const; ///< none of them over another

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

    /// What to say under the mouse; nothing by default.
    virtual QString tipAt(QPointF value) const;
    /// In units of the chart: px at text size 100 %.
    QPointF positionOf(QPointF value) const;
    QRectF plot() const;
    QRectF whole() const; ///< of the chart
    QColor colourOf(std::size_t line) const;
    QColor shade(const QColor &colour) const; ///< dimmed if the chart is
    double namesEnd() const { return namesEnd_; } ///< y below the last name at the right
    const Theme &theme() const { return theme_; }

private:
    QAbstractAxis *makeAxis(const Scale &scale);
    void restyle();
    void giveMargins();
    void zoomToText();
    void fitAxes();
    void drawScaleX(QPainter &p) const;
    std::vector<double> ticksX() const;
    void drawScaleY(QPainter &p) const;
    void drawDots(QPainter &p) const;
    void drawNames(QPainter &p);
    void drawMarked(QPainter &p) const;

    Scale xScale_, yScale_;
    Room room_;
    QAbstractAxis *x_, *y_;
    QPointF low_, high_{1, 1}; ///< corners of the plot, in values
    Theme theme_ = Theme::day();
    double reach_ = 0;
    bool dimmed_ = false;
    std::vector<Line> lines_;
    double namesEnd_ = 0;
    QPointF marker_;
    QString markerText_, heading_;
    int names_ = 0; ///< room right of the plot
};

} // namespace gigasite
