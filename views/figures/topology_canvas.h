// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"

#include <QMenu>

#include <memory>

namespace gigasite {

/// The topology as a widget. A click on a ribbon shows where its flows go, a click elsewhere or Esc ends that. The
/// arrow keys walk the ribbons, Enter selects. The context menu takes links, switches and planes out of service, and
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
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int ribbonAt(QPointF point) const;
    void hover(int ribbon);
    void select(int ribbon);
    void walk(QPoint step);
    QString tooltipAt(QPointF point) const;
    QPointF focusPoint() const;

    int hovered_ = -1, focused_ = -1, selected_ = -1;
};

} // namespace gigasite
