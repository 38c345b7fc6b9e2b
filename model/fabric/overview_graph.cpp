// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/overview_graph.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gigasite {

namespace {

using Vertex = FabricGraph::vertex_descriptor;

std::vector<Vertex> addTier(FabricGraph &graph, int plane, int tier, int columns, double elements)
{
    std::vector<Vertex> row;
    for (int c = 0; c < columns; ++c)
        row.push_back(boost::add_vertex(FabricVertex{plane, tier, c, columns, elements / columns}, graph));
    return row;
}

} // namespace

/// Fewer toward the top, never more than there are.
int overviewColumns(int tier, int tiers, double elements)
{
    const int wanted = tier <= 1 ? 5 : tier == tiers ? 1 : 3;
    return std::clamp(static_cast<int>(std::ceil(elements)), 1, wanted);
}

/// Boxes, cables and hosts are those of every plane, and of one rail in `rails`.
FabricGraph overviewGraph(const Clos &clos)
{
    FabricGraph graph;
    const int tiers = static_cast<int>(clos.tiers.size());
    const double drawn = std::min<double>(clos.planes * clos.rails, mostOverviewTrees);
    const double shares = std::min(clos.rails, drawn);
    for (int plane = 0; plane < static_cast<int>(drawn); ++plane) {
        double cables = clos.hosts / shares;
        const int leaves = overviewColumns(1, tiers, clos.tiers.front().switches / clos.rails);
        auto below = addTier(graph, plane, 0, leaves, cables);
        for (int tier = 1; tier <= tiers; ++tier) {
            const auto &t = clos.tiers[static_cast<std::size_t>(tier - 1)];
            const int columns = tier == 1 ? leaves : overviewColumns(tier, tiers, t.switches / clos.rails);
            const auto row = addTier(graph, plane, tier, columns, t.switches / shares);
            const auto pairs = tier == 1 ? row.size() : row.size() * below.size();
            const FabricBundle bundle{t.capacityDown / drawn / static_cast<double>(pairs),
                                      cables / static_cast<double>(pairs), tier - 1};
            for (std::size_t i = 0; i < below.size(); ++i) {
                for (std::size_t j = 0; j < row.size(); ++j) {
                    if (tier > 1 || i == j) // hosts hang under one leaf, switches see every one above
                        boost::add_edge(below[i], row[j], bundle, graph);
                }
            }
            cables = t.links / shares;
            below = row;
        }
    }
    return graph;
}

} // namespace gigasite
