// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"
#include "views/figures/layout_canvas.h"
#include "views/figures/power_map.h"
#include "views/figures/step_time_canvas.h"
#include "views/figures/topology_canvas.h"
#include "views/stroke.h"

#include <QPixmap>

namespace gigasite {

/// The power map as a widget: sites can be dragged (Esc returns), moved by 10 km with the arrow keys, and chosen with
/// Tab. The land stays in a pixmap keyed by size, ratio and theme.
class MapCanvas : public FigureCanvas {
    Q_OBJECT
public:
    using FigureCanvas::FigureCanvas;

    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;

protected:
    bool canDraw() const override { return snapshot_.evaluation && snapshot_.evaluation->has(Stage::Sites); }
    bool looksTheSame(const Snapshot &next) const override { return isSameMap(snapshot_, next); }
    bool drawsAnywhere() const override { return false; } ///< its land, discs and labels are pixmaps of the main thread
    bool coversAll() const override { return snapshot_.facts != nullptr; } ///< with the land
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    int siteAt(QPointF point) const;
    /// `from`: the site before the gesture; its name may go with the place.
    void moveSite(int site, const SiteChoice &from, double lat, double lon, int gesture);
    const QPixmap &base(QSizeF size, double ratio, const Theme &theme);

    QPixmap base_;
    QSizeF baseSize_;
    bool baseDark_ = false;
    int dragged_ = -1, hovered_ = -1, focused_ = -1;
    int gesture_ = 0;
    Stroke stroke_; ///< of arrow keys
    QPointF pressedAt_;
    SiteChoice pressed_; ///< the dragged site as it was
    bool moved_ = false;
    QPointF grip_; ///< from the pointer to the site
};

} // namespace gigasite
