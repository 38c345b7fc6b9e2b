// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"
#include "views/figures/topology_figure.h"
#include "views/figures/topology_menu.h"
#include "views/figures/tree_picture.h"
#include "views/panels/job.h"
#include "views/stroke.h"

#include <QMenu>

#include <memory>
#include <optional>

namespace gigasite {

class NetworkNotice;
class ProgressLine;

/// The topology as a widget. Wheel, double-click and Page Down go deeper (network, the switches of a tier, the ports of
/// one switch), wheel back, Backspace and Esc out again. A click on a ribbon shows where its flows go, a click
/// elsewhere or Esc ends that. The arrow keys walk the ribbons, Enter selects. A tier's oversubscription is dragged up
/// and down, in whole ports; + and
/// - change that of the tier the keyboard is at. The context menu takes links, switches and planes out of service, and
/// back.
class TopologyCanvas : public FigureCanvas {
    Q_OBJECT
public:
    explicit TopologyCanvas(QWidget *parent = nullptr);

    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;
    ColumnTable columns(int /*room*/) const override { return isInside() ? ColumnTable() : topologyTable(snapshot_); }

    void setLevel(TopologyLevel level);
    const TopologyPlace &place() const { return place_; }
    /// Where the figure is, one entry per level from the network down: in words and short.
    QList<std::pair<QString, QString>> trail() const;
    void setCostShown(bool cost); ///< from then on nothing else, where there is little room either
    /// The run that will bring the picture up to date, or that was cancelled; nothing = none.
    void setJob(const std::optional<Job> &job);

    /// Whose flows stand out in curves; without a selection the one under the pointer.
    int selectedRibbon() const { return selected_ >= 0 ? selected_ : hovered_; }
    QString selectionText() const; ///< what its flows are; empty without a selection
    int focusedRibbon() const { return focused_; }
    /// What can be done with the thing at a point; null over nothing.
    std::unique_ptr<QMenu> menuAt(QPointF point);

Q_SIGNALS:
    void selectionChanged();
    void trailChanged();
    void cancelRequested(int job);
    void repeatRequested(int job);

protected:
    bool showsNetwork() const override { return true; }
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool takesKey(int key) const override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void zoomStep(int direction, QPointF point) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Of the scenario that it was simulated for.
    struct WholeRun {
        std::shared_ptr<const flow::SimulationResult> own;
        std::vector<std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>> network;
        std::shared_ptr<const Scenario> scenario;
    };

    void keepWholeRun();
    void placeNotice();
    std::optional<topology::Scene> scene() const; ///< nothing where the newest scenario has no network
    bool isInside() const { return place_.level != TopologyLevel::Network; }
    void goTo(const TopologyPlace &place);
    void deeperAt(QPointF point);
    void deeperAlong(const topology::Scene &now, const topology::RibbonEnds &ends);
    void deeper();
    void out();
    void pressInside(QPointF point);
    void hoverInside(QPointF point);
    bool walkInside(QPoint step);
    QString tooltipInside(QPointF point) const;
    std::vector<topology::ServiceAction> actionsAt(const topology::Scene &scene, QPointF point) const;
    int ribbonAt(QPointF point) const;
    void hover(int ribbon);
    void select(int ribbon);
    void walk(QPoint step);
    QString tooltipAt(QPointF point) const;
    QPointF focusPoint() const;
    QPointF focusInside(const topology::Scene &scene) const;

    /// The parameter of the oversubscription whose label is at a point; null where none can be changed.
    const Parameter *portsAt(QPointF point) const;
    const Parameter *portsOf(const QByteArray &key) const;
    void dragPorts(QPointF point, bool fine);
    bool stepPorts(int direction, bool fine);

    TopologyPlace place_;
    std::optional<flow::SwitchId> hoveredSwitch_;
    int hoveredPort_ = -1, focusedPort_ = -1;
    bool costShown_ = false, besideChosen_ = false;

    WholeRun kept_;
    topology::TreePicture treePicture_;
    NetworkNotice *notice_;
    ProgressLine *progress_;
    double noticeWidth_ = 0; ///< of the figure; 0 = it is hidden

    int hovered_ = -1, focused_ = -1, selected_ = -1;
    DragGesture drag_; ///< of an oversubscription
    Stroke stroke_; ///< of keys that move it
    const Parameter *dragged_ = nullptr;
    double ratio_ = 1; ///< where the drag began
};

} // namespace gigasite
