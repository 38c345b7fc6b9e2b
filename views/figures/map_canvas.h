// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"
#include "views/figures/map_menu.h"
#include "views/figures/map_picture.h"
#include "views/figures/power_map.h"
#include "views/figures/site_edits.h"
#include "views/stroke.h"

#include <QTimer>

#include <vector>

namespace gigasite {

/// The power map as a widget: sites can be dragged (Esc returns), moved by 10 km with the arrow keys, and chosen with
/// their number; the menu and a double click add, remove and lock them. The wheel, a pinch and +, - zoom, the ground
/// can be pushed by hand and by the arrow keys, Home shows all of it.
class MapCanvas : public FigureCanvas {
    Q_OBJECT
public:
    explicit MapCanvas(QWidget *parent = nullptr);

    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;
    ColumnTable columns(int room) const override { return powerTable(snapshot_, room); }
    QSize minimumSizeHint() const override; ///< leaves room for the bar below

    void setLayers(const MapLayers &layers);
    const MapLayers &layers() const { return layers_; }
    const MapCamera &camera() const { return camera_; }
    void goHome(); ///< all of the land in sight
    void zoomBy(double factor); ///< around the chosen site, or the middle
    bool isSettled() const { return !picture_.isBusy() && !moving_.isActive(); } ///< the ground is sharp
    bool isLocked(int site) const;

Q_SIGNALS:
    void layersChanged();
    void cameraChanged();

protected:
    bool canDraw() const override { return snapshot_.evaluation && hasSites(*snapshot_.evaluation); }
    const Problem *standingCause() const override
    {
        return snapshot_.evaluation ? openSplitProblem(*snapshot_.evaluation) : nullptr;
    }
    bool looksTheSame(const Snapshot &next) const override { return isSameMap(snapshot_, next); }
    bool drawsAnywhere() const override { return false; } ///< its land, discs and labels are pixmaps of the main thread
    bool coversAll() const override { return snapshot_.facts != nullptr; } ///< with the land
    bool takesKey(int key) const override { return key == Qt::Key_Escape && dragged_ >= 0; }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void zoomStep(int direction, QPointF point) override;

private:
    int siteCount() const;
    int siteAt(QPointF point) const;
    int authorityAt(QPointF point) const; ///< whose disc is there; the smallest of several
    /// `from`: the site before the gesture; its name may go with the place.
    void moveSite(int site, const SiteChoice &from, double lat, double lon, int gesture);
    void stepSite(int site, QPoint direction);
    void dragTo(QPointF point);
    void look(const MapCamera &camera); ///< from another place
    bool zoomKey(int key);
    bool siteKey(int key);
    void choose(int site); ///< by the keyboard
    void toggleLock(int site);
    void showMenu(const std::vector<MapAction> &actions, int site, QPointF point, QPoint onScreen);
    void follow(const MapAction &action, int site, QPointF point);
    std::vector<MapAction> groundActions(QPointF point) const;

    MapPicture picture_;
    MapLayers layers_;
    MapCamera camera_;
    QTimer moving_; ///< runs while the camera moves
    int dragged_ = -1, hovered_ = -1, focused_ = -1; ///< sites
    int authority_ = -1; ///< under the pointer
    int gesture_ = 0;
    Stroke stroke_; ///< of arrow keys
    QPointF pressedAt_;
    SiteChoice pressed_; ///< the dragged site as it was
    bool moved_ = false;
    QPointF grip_; ///< from the pointer to the site
    DragGesture push_; ///< of the ground
    MapCamera pushedFrom_;
};

} // namespace gigasite
