// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_tree.h"

#include <boost/range/iterator_range.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite::topology {

namespace {

constexpr double thinnest = 0.7; ///< narrower bundles keep this width, so that no link disappears
constexpr int mostSamples = 48;

int columnsOfTier(const FabricGraph &graph, int tier)
{
    int columns = 1;
    for (const auto v : boost::make_iterator_range(boost::vertices(graph))) {
        if (graph[v].tier == tier)
            columns = std::max(columns, graph[v].columns);
    }
    return columns;
}

/// How the boxes of one tier share the width of a plane.
struct Row {
    int columns = 1;
    double pitch = 0, box = 0;
};

std::vector<Row> rowsOf(const FabricGraph &graph, int tiers, double content, double leastTopWidth)
{
    const double widestBox = std::max(84.0, content * 0.13);
    std::vector<Row> rows;
    for (int tier = 0; tier <= tiers; ++tier) {
        Row row{columnsOfTier(graph, tier)};
        const double spread = tier <= 1 ? content : content * 0.84; // a tree narrows toward its top
        row.pitch = spread / row.columns;
        row.box = std::min(widestBox, row.pitch - std::max(2.0, row.pitch * 0.15));
        if (row.columns == 1)
            row.box = std::min({std::max(widestBox, leastTopWidth), content, std::max(content * 0.56, leastTopWidth)});
        if (tier > 1 && row.columns > 1)
            row.box = std::min(row.box, std::max(rows[1].box * 1.1, 8.0));
        rows.push_back(row);
    }
    return rows;
}

std::vector<double> capacities(const FabricGraph &graph, int tiers)
{
    std::vector<double> sums(static_cast<std::size_t>(tiers), 0.0);
    for (const auto e : boost::make_iterator_range(boost::edges(graph))) {
        if (graph[boost::source(e, graph)].plane == 0)
            sums[static_cast<std::size_t>(graph[e].tierBelow)] += graph[e].capacity.si();
    }
    return sums;
}

/// One scale for the whole figure: pixels per byte per second such that every bundle ends within its box and bundles
/// that cross leave the surface visible between them.
double scaleOf(const FabricGraph &graph, const std::vector<Row> &rows, double content)
{
    const int tiers = static_cast<int>(rows.size()) - 1;
    const auto sums = capacities(graph, tiers);
    double scale = 1e300;
    for (int below = 0; below < tiers; ++below) {
        const auto k = static_cast<std::size_t>(below);
        if (!(sums[k] > 0))
            continue;
        double room = std::min(rows[k].box * rows[k].columns, rows[k + 1].box * rows[k + 1].columns) * 0.9;
        if (below > 0)
            room = std::min(room, content * 0.4);
        else if (rows[1].columns == 1) // a single bundle needs no more than to be seen
            room /= 2;
        scale = std::min(scale, room / sums[k]);
    }
    return scale < 1e300 ? scale : 0;
}

std::vector<QRectF> placeBoxes(const FabricGraph &graph, const std::vector<Row> &rows, const TreeFrame &frame,
                               double planePitch)
{
    std::vector<QRectF> boxes;
    for (const auto v : boost::make_iterator_range(boost::vertices(graph))) {
        const auto &at = graph[v];
        const auto &row = rows[static_cast<std::size_t>(at.tier)];
        const double middle = frame.area.left() + planePitch * (at.plane + 0.5);
        const double x = middle + row.pitch * (at.column - (at.columns - 1) / 2.0);
        const double y = frame.rowMiddles[static_cast<std::size_t>(at.tier)];
        const double left = std::round(x - row.box / 2); // whole pixels keep the outlines crisp
        boxes.emplace_back(left, std::round(y - frame.boxHeight / 2), std::max(2.0, std::round(x + row.box / 2) - left),
                           frame.boxHeight);
    }
    return boxes;
}

/// Bundles leave a box side by side in the order of their other ends, so that none cross where they start.
double attachment(const QRectF &box, int index, int count, double width)
{
    const double inner = box.width() * 0.9;
    const double step = count > 1 ? std::min((inner - width) / (count - 1), 1.4 * width + 1.8) : 0;
    return box.center().x() + step * (index - (count - 1) / 2.0);
}

std::vector<TreeBundle> placeBundles(const FabricGraph &graph, const std::vector<QRectF> &boxes, double scale)
{
    std::vector<TreeBundle> bundles;
    for (const auto e : boost::make_iterator_range(boost::edges(graph))) {
        auto lower = boost::source(e, graph);
        auto upper = boost::target(e, graph);
        if (graph[lower].tier > graph[upper].tier)
            std::swap(lower, upper);
        const auto &bundle = graph[e];
        const double width = std::max(thinnest, bundle.capacity.si() * scale);
        const bool straight = bundle.tierBelow == 0; // a share of hosts hangs under one share of leaves
        const int across = straight ? 1 : graph[upper].columns, beneath = straight ? 1 : graph[lower].columns;
        const int up = straight ? 0 : graph[upper].column, down = straight ? 0 : graph[lower].column;
        bundles.push_back({{attachment(boxes[lower], up, across, width), boxes[lower].top()},
                           {attachment(boxes[upper], down, beneath, width), boxes[upper].bottom()},
                           width,
                           bundle.tierBelow});
    }
    return bundles;
}

std::vector<TreeGroup> groupsOf(const TreeLayout &tree)
{
    std::vector<TreeGroup> groups(static_cast<std::size_t>(tree.planes * tree.tiers));
    std::size_t i = 0;
    for (const auto e : boost::make_iterator_range(boost::edges(tree.graph))) {
        const auto &bundle = tree.graph[e];
        const int plane = tree.graph[boost::source(e, tree.graph)].plane;
        auto &group = groups[static_cast<std::size_t>(plane * tree.tiers + bundle.tierBelow)];
        group.plane = plane;
        group.tierBelow = bundle.tierBelow;
        group.capacity += bundle.capacity;
        group.cables += bundle.cables;
        const auto &b = tree.bundles[i++];
        const double left = std::min(b.lower.x(), b.upper.x()) - b.width / 2;
        const double right = std::max(b.lower.x(), b.upper.x()) + b.width / 2;
        group.area |= QRectF(QPointF(left, b.upper.y()), QPointF(right, b.lower.y()));
    }
    return groups;
}

/// A band along a cubic that leaves both boxes upright. Built as a polygon: its width is exact along the curve, and
/// filling it costs far less than stroking a path.
class Ribbon {
public:
    Ribbon(QPointF from, QPointF to, double width)
    {
        const double dx = to.x() - from.x(), dy = to.y() - from.y();
        steps_ = std::clamp(static_cast<int>((std::abs(dx) + std::abs(dy) + 3 * width) / 9), 10, mostSamples);
        for (int i = 0; i <= steps_; ++i) {
            const double t = static_cast<double>(i) / steps_, s = 1 - t;
            // the control points stand half the height above the lower and below the upper end
            const double x = t * t * (3 - 2 * t);
            const double y = 1.5 * s * t + t * t * t;
            const double slopeX = 6 * t * s * dx;
            const double slopeY = (1.5 * (s - t) + 3 * t * t) * dy;
            const double length = std::hypot(slopeX, slopeY);
            const auto k = static_cast<std::size_t>(i);
            middle_[k] = from + QPointF(dx * x, dy * y);
            normal_[k] = length > 0 ? QPointF(-slopeY / length, slopeX / length) : QPointF(1, 0);
        }
    }

    void fill(QPainter &p, double width, const QColor &colour) const
    {
        std::array<QPointF, 2 * (mostSamples + 1)> outline;
        const auto corners = 2 * static_cast<std::size_t>(steps_ + 1);
        for (std::size_t i = 0; i < corners / 2; ++i) {
            const auto side = normal_[i] * (width / 2);
            outline[i] = middle_[i] + side;
            outline[corners - 1 - i] = middle_[i] - side;
        }
        p.setBrush(colour);
        p.drawPolygon(outline.data(), static_cast<int>(corners), Qt::WindingFill);
    }

private:
    std::array<QPointF, mostSamples + 1> middle_, normal_;
    int steps_ = 0;
};

void paintBundles(QPainter &p, const TreeLayout &tree, const std::vector<QColor> &colours, const Theme &theme)
{
    p.setPen(Qt::NoPen);
    for (const auto &bundle : tree.bundles) {
        const auto &colour = colours[static_cast<std::size_t>(bundle.tierBelow)];
        if (std::abs(bundle.lower.x() - bundle.upper.x()) < 0.5) {
            p.fillRect(QRectF(bundle.lower.x() - bundle.width / 2, bundle.upper.y(), bundle.width,
                              bundle.lower.y() - bundle.upper.y()),
                       colour);
            continue;
        }
        const Ribbon ribbon(bundle.lower, bundle.upper, bundle.width);
        if (bundle.width > 2) // an edge in the surface colour shows which bundle passes over which
            ribbon.fill(p, bundle.width + 1.4, theme.figure);
        ribbon.fill(p, bundle.width, colour);
    }
}

} // namespace

TreeLayout layOutTree(const Clos &clos, const TreeFrame &frame)
{
    TreeLayout tree{overviewGraph(clos, mostPlanes)};
    tree.tiers = static_cast<int>(clos.tiers.size());
    tree.boxHeight = frame.boxHeight;
    for (const auto v : boost::make_iterator_range(boost::vertices(tree.graph)))
        tree.planes = std::max(tree.planes, tree.graph[v].plane + 1);
    if (tree.planes == 0)
        return tree;
    const double planePitch = frame.area.width() / tree.planes;
    const double content = std::min(planePitch - std::max(6.0, planePitch * 0.16), frame.area.height() * 1.25);
    const auto rows = rowsOf(tree.graph, tree.tiers, content, frame.leastTopWidth);
    tree.boxes = placeBoxes(tree.graph, rows, frame, planePitch);
    tree.bundles = placeBundles(tree.graph, tree.boxes, scaleOf(tree.graph, rows, content));
    tree.groups = groupsOf(tree);
    tree.topBoxes.resize(static_cast<std::size_t>(tree.planes));
    for (const auto v : boost::make_iterator_range(boost::vertices(tree.graph))) {
        if (tree.graph[v].tier == tree.tiers)
            tree.topBoxes[static_cast<std::size_t>(tree.graph[v].plane)] |= tree.boxes[v];
    }
    return tree;
}

void paintTree(QPainter &p, const TreeLayout &tree, const std::vector<QColor> &colours, const Theme &theme)
{
    paintBundles(p, tree, colours, theme);
    for (const auto &box : tree.boxes) {
        p.fillRect(box, theme.ink2);
        p.fillRect(box.adjusted(1, 1, -1, -1), theme.figure);
    }
}

} // namespace gigasite::topology
