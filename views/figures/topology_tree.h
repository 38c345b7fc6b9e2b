// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fabric/overview_graph.h"
#include "views/paint/theme.h"

#include <QPainter>
#include <QRectF>

#include <vector>

namespace gigasite::topology {

/// Where the tree part of the topology figure puts the vertices and edges of the overview graph.

/// What the caller decides: the region, and the middle of every tier's row, tier 0 (NICs) first.
struct TreeFrame {
    QRectF area;
    std::vector<double> rowMiddles;
    double boxHeight = 13;
    double leastTopWidth = 0; ///< the name of a plane should fit into its top box
};

struct TreeBundle {
    QPointF lower, upper; ///< on the edges of the two boxes
    double width = 0; ///< 0: no cable runs here, nothing is drawn
    int tierBelow = 0;

    bool operator==(const TreeBundle &) const = default;
};

/// How one bundle is drawn.
struct RibbonStyle {
    QColor fill;
    bool dashed = false; ///< nothing passes
    QColor outline; ///< invalid = none

    bool operator==(const RibbonStyle &) const = default;
};

/// All bundles between two tiers of one plane.
struct TreeGroup {
    int plane = 0, tierBelow = 0;
    QRectF area;
    BytesPerSecond capacity{}; ///< one way
    double cables = 0;
};

struct TreeLayout {
    FabricGraph graph;
    int planes = 0, tiers = 0;
    double boxHeight = 0;
    std::vector<QRectF> boxes; ///< by vertex
    std::vector<TreeBundle> bundles; ///< by edge
    std::vector<TreeGroup> groups;
    std::vector<QRectF> topBoxes; ///< by plane: all boxes of the highest tier
};

/// `weights` by edge: how the width of a tier is shared among its bundles; planes are alike.
TreeLayout layOutTree(const FabricGraph &graph, const std::vector<double> &weights, const TreeFrame &frame);

/// `styles` by edge.
void paintTree(QPainter &p, const TreeLayout &tree, const std::vector<RibbonStyle> &styles, const Theme &theme);

/// The bundle (edge) or box (vertex) at a point; -1 = none. A thin bundle can be hit a little beside it.
int bundleAt(const TreeLayout &tree, QPointF point);
int boxAt(const TreeLayout &tree, QPointF point);

} // namespace gigasite::topology
