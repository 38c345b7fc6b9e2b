// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"
#include "views/figures/layout_figure.h"
#include "views/stroke.h"

#include <QPoint>
#include <QStringList>

namespace gigasite {

/// Parallelism layout as a widget. A click opens another rack. Wheel, double-click, Page Down and Enter go a level
/// deeper (datacenter, stage, rack, replica), wheel back, Page Up, Backspace and Esc a level out. The line between two
/// sites can be dragged: that moves racks from one to the other.
class LayoutCanvas : public FigureCanvas {
    Q_OBJECT
public:
    using FigureCanvas::FigureCanvas;

    void setMoment(double moment);
    void setPlaying(bool playing);
    void setMemoryShown(bool memory);
    void setLevel(LayoutLevel level);
    LayoutLevel level() const { return options_.level; }
    /// Where the figure is, one entry per level from the datacenter down: in words and short.
    QList<std::pair<QString, QString>> trail() const;
    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;
    ColumnTable columns(int /*room*/) const override { return layoutTable(snapshot_); }

Q_SIGNALS:
    void trailChanged();

protected:
    bool looksTheSame(const Snapshot &next) const override { return isSameLayout(snapshot_, next); }
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void zoomStep(int direction, QPointF point) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool takesKey(int key) const override;

private:
    LayoutOptions options() const;
    void open(QPoint rack);
    void openAt(QPointF point, QPoint rack); ///< its stage stays at the point
    void openReplica(int replica);
    void deeper();
    void out();
    void deeperAt(QPointF point);
    void wheelDeeper(QPointF point);
    bool walk(QKeyEvent *event);
    void showCursor(QPointF point);
    void lightExperts(const ExpertGroupAt &group);
    /// Gives the upper of the two sites that share of both, in whole steps of the parameter.
    void moveBorder(const SiteBorder &border, double shareAbove, int gesture);
    void dragBorder(QPointF point);
    bool moveNearestBorder(int direction);

    LayoutOptions options_;
    bool scrubbing_ = false;
    DragGesture drag_; ///< of a line between sites
    Stroke stroke_; ///< of keys that move it
    SiteBorder dragged_;
};

} // namespace gigasite
