// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_tree.h"

#include "views/figures/topology_ribbon.h"

#include <boost/range/iterator_range.hpp>

#include <algorithm>
#include <cmath>

namespace gigasite::topology {

namespace {

constexpr double thinnest = 0.7; ///< narrower bundles keep this width, so that no link disappears
constexpr double reach = 4; ///< pixels beside the middle of a thin bundle that still hit it

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

/// Width of every bundle: the tier's, shared by weight. One without weight has none.
std::vector<double> widthsOf(const FabricGraph &graph, const std::vector<double> &weights, int tiers, double scale)
{
    const auto sums = capacities(graph, tiers);
    std::vector<double> weightSums(static_cast<std::size_t>(tiers), 0.0), widths;
    std::size_t i = 0;
    for (const auto e : boost::make_iterator_range(boost::edges(graph))) {
        if (graph[boost::source(e, graph)].plane == 0)
            weightSums[static_cast<std::size_t>(graph[e].tierBelow)] += weights[i];
        ++i;
    }
    i = 0;
    for (const auto e : boost::make_iterator_range(boost::edges(graph))) {
        const auto tier = static_cast<std::size_t>(graph[e].tierBelow);
        const double share = weightSums[tier] > 0 ? weights[i] / weightSums[tier] : 0;
        widths.push_back(share > 0 ? std::max(thinnest, sums[tier] * share * scale) : 0);
        ++i;
    }
    return widths;
}

/// Where the bundles of one side of a box end: side by side in the order of their other ends, so that none cross where
/// they start.
class Attachments {
public:
    explicit Attachments(std::size_t boxes)
        : sides_(boxes)
    {
    }

    void add(std::size_t box, double width)
    {
        if (width <= 0)
            return;
        auto &side = sides_[box];
        side.total += width;
        ++side.count;
    }

    double next(std::size_t box, const QRectF &rect, double width)
    {
        auto &side = sides_[box];
        if (width <= 0)
            return rect.center().x();
        const double mean = side.total / side.count;
        const double gap =
            side.count > 1 ? std::min((rect.width() * 0.9 - side.total) / (side.count - 1), 0.4 * mean + 1.8) : 0;
        const double left = rect.center().x() - (side.total + gap * (side.count - 1)) / 2;
        const double at = left + side.used + width / 2;
        side.used += width + gap;
        return at;
    }

private:
    struct Side {
        double total = 0, used = 0;
        int count = 0;
    };
    std::vector<Side> sides_;
};

std::vector<TreeBundle> placeBundles(const FabricGraph &graph, const std::vector<QRectF> &boxes,
                                     const std::vector<double> &widths)
{
    Attachments up(boxes.size()), down(boxes.size());
    std::vector<TreeBundle> bundles;
    for (const bool count : {true, false}) {
        std::size_t i = 0;
        for (const auto e : boost::make_iterator_range(boost::edges(graph))) {
            auto lower = boost::source(e, graph);
            auto upper = boost::target(e, graph);
            if (graph[lower].tier > graph[upper].tier)
                std::swap(lower, upper);
            const double width = widths[i++];
            if (count) {
                up.add(lower, width);
                down.add(upper, width);
                continue;
            }
            const double from = up.next(lower, boxes[lower], width), to = down.next(upper, boxes[upper], width);
            bundles.push_back({{from, boxes[lower].top()}, {to, boxes[upper].bottom()}, width, graph[e].tierBelow});
        }
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

void paintBundles(QPainter &p, const TreeLayout &tree, const std::vector<RibbonStyle> &styles, const Theme &theme)
{
    p.setPen(Qt::NoPen);
    const auto paint = [&](std::size_t i) {
        const auto &bundle = tree.bundles[i];
        const auto &style = styles[i];
        const Ribbon ribbon(bundle.lower, bundle.upper, bundle.width);
        if (style.outline.isValid())
            ribbon.fill(p, bundle.width + 4, style.outline);
        if (bundle.width > 2 || style.outline.isValid()) // an edge in the surface colour shows which passes over which
            ribbon.fill(p, bundle.width + 1.4, theme.figure);
        if (style.dashed) { // the band stays as a trace of what was there
            ribbon.fill(p, bundle.width, theme.errorTint);
            ribbon.fillDashed(p, std::clamp(bundle.width, 1.5, 2.5), style.fill);
        } else {
            ribbon.fill(p, bundle.width, style.fill);
        }
    };
    for (const bool outlined : {false, true}) { // what is pointed at lies on top
        for (std::size_t i = 0; i < tree.bundles.size(); ++i) {
            if (tree.bundles[i].width > 0 && styles[i].outline.isValid() == outlined)
                paint(i);
        }
    }
}

} // namespace

TreeLayout layOutTree(const FabricGraph &graph, const std::vector<double> &weights, const TreeFrame &frame)
{
    TreeLayout tree{graph};
    tree.boxHeight = frame.boxHeight;
    for (const auto v : boost::make_iterator_range(boost::vertices(tree.graph))) {
        tree.planes = std::max(tree.planes, tree.graph[v].plane + 1);
        tree.tiers = std::max(tree.tiers, tree.graph[v].tier);
    }
    if (tree.planes == 0)
        return tree;
    const double planePitch = frame.area.width() / tree.planes;
    const double content = std::min(planePitch - std::max(6.0, planePitch * 0.16), frame.area.height() * 1.25);
    const auto rows = rowsOf(tree.graph, tree.tiers, content, frame.leastTopWidth);
    tree.boxes = placeBoxes(tree.graph, rows, frame, planePitch);
    const double scale = scaleOf(tree.graph, rows, content);
    tree.bundles = placeBundles(tree.graph, tree.boxes, widthsOf(tree.graph, weights, tree.tiers, scale));
    tree.groups = groupsOf(tree);
    tree.topBoxes.resize(static_cast<std::size_t>(tree.planes));
    for (const auto v : boost::make_iterator_range(boost::vertices(tree.graph))) {
        if (tree.graph[v].tier == tree.tiers)
            tree.topBoxes[static_cast<std::size_t>(tree.graph[v].plane)] |= tree.boxes[v];
    }
    return tree;
}

void paintTree(QPainter &p, const TreeLayout &tree, const std::vector<RibbonStyle> &styles, const Theme &theme)
{
    paintBundles(p, tree, styles, theme);
    for (const auto &box : tree.boxes) {
        p.fillRect(box, theme.ink2);
        p.fillRect(box.adjusted(1, 1, -1, -1), theme.figure);
    }
}

int bundleAt(const TreeLayout &tree, QPointF point)
{
    int best = -1;
    double least = 0;
    for (std::size_t i = 0; i < tree.bundles.size(); ++i) {
        const auto &b = tree.bundles[i];
        const double height = b.lower.y() - b.upper.y();
        if (b.width <= 0 || point.y() < b.upper.y() || point.y() > b.lower.y() || height <= 0)
            continue;
        const double x = Ribbon::at(b.lower, b.upper, (b.lower.y() - point.y()) / height).x();
        const double beside = std::max(std::abs(point.x() - x) - b.width / 2, 0.0);
        if (beside <= reach && (best < 0 || beside <= least)) { // of two that cross the one on top
            best = static_cast<int>(i);
            least = beside;
        }
    }
    return best;
}

int boxAt(const TreeLayout &tree, QPointF point)
{
    const auto at = std::find_if(tree.boxes.begin(), tree.boxes.end(),
                                 [point](const QRectF &box) { return box.adjusted(-1, -1, 1, 1).contains(point); });
    return at == tree.boxes.end() ? -1 : static_cast<int>(at - tree.boxes.begin());
}

} // namespace gigasite::topology
