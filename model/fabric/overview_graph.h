// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fabric/clos.h"

#include <boost/graph/adjacency_list.hpp>

#include <cstdint>

namespace gigasite {

/// A network as a person can look at it: at most four trees, each standing for an equal share of all planes and rails;
/// in each a few vertices a tier, each standing for an equal share of its switches (or hosts), edges bundling all
/// cables between two shares. Capacities add up to the tier's.

constexpr std::uint32_t mostOverviewTrees = 4;

/// The drawn tree that stands for `tree` (rail · planes + plane) of so many.
constexpr std::uint32_t overviewTree(std::uint32_t tree, std::uint32_t trees)
{
    return trees <= mostOverviewTrees ? tree
                                      : static_cast<std::uint32_t>(std::uint64_t{tree} * mostOverviewTrees / trees);
}

struct FabricVertex {
    int plane = 0; ///< drawn tree
    int tier = 0; ///< 0 = hosts, 1 = first switch tier …
    int column = 0; ///< position within plane and tier
    int columns = 1;
    double represents = 0; ///< hosts or switches
};

struct FabricBundle {
    BytesPerSecond capacity{}; ///< one way
    double cables = 0;
    int tierBelow = 0;
};

using FabricGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, FabricVertex, FabricBundle>;

/// Vertices that stand for a tier of so many switches in one tree (tier 0: hosts, as many as tier 1 has).
int overviewColumns(int tier, int tiers, double elements);

FabricGraph overviewGraph(const Clos &clos);

} // namespace gigasite
