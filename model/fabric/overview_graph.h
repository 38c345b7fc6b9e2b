// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fabric/clos.h"

#include <boost/graph/adjacency_list.hpp>

namespace gigasite {

/// A fat tree as a person can look at it: per plane a few vertices a tier, each standing for an equal share of its
/// switches (or hosts), edges bundling all cables between two shares. Capacities add up to the tier's.
/// Planes beyond `maxPlanes` are left out (they are identical).

struct FabricVertex {
    int plane = 0;
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

/// Vertices of one plane that stand for a tier of so many switches (tier 0: hosts, as many as tier 1 has).
int overviewColumns(int tier, int tiers, double elements);

FabricGraph overviewGraph(const Clos &clos, int maxPlanes = 4);

} // namespace gigasite
