// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"

#include <QMenu>

#include <memory>

namespace gigasite {

/// The topology as a widget. A click on a ribbon shows where its flows go, a click elsewhere or Esc ends that. The
/// arrow keys walk the ribbons, Enter selects. A tier's oversubscription is dragged up and down, in whole ports; + and
/// - change that of the tier the keyboard is at. The context menu takes links, switches and planes out of service, and
/// back.
class TopologyCanvas : public FigureCanvas {
    Q_OBJECT
public:
    using FigureCanvas::FigureCanvas;

    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;

    int selectedRibbon() const { return selected_; }
    QString selectionText() const; ///< what its flows are; empty without a selection
    int focusedRibbon() const { return focused_; }
    /// What can be done with the thing at a point; null over nothing.
    std::unique_ptr<QMenu> menuAt(QPointF point);

Q_SIGNALS:
    void selectionChanged();

protected:
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool takesKey(int key) const override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int ribbonAt(QPointF point) const;
    void hover(int ribbon);
    void select(int ribbon);
    void walk(QPoint step);
    QString tooltipAt(QPointF point) const;
    QPointF focusPoint() const;

    /// The parameter of the oversubscription whose label is at a point; null where none can be changed.
    const Parameter *portsAt(QPointF point) const;
    const Parameter *portsOf(const QByteArray &key) const;
    void dragPorts(QPointF point, bool fine);
    bool stepPorts(int direction, bool fine);

    int hovered_ = -1, focused_ = -1, selected_ = -1;
    DragGesture drag_; ///< of an oversubscription
    const Parameter *dragged_ = nullptr;
    double ratio_ = 1; ///< where the drag began
};

} // namespace gigasite
