// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/topology_network.h"
#include "views/figures/topology_tiers.h"
#include "views/figures/topology_tree.h"

#include <optional>

namespace gigasite::topology {

/// Everything the topology figure draws, laid out: what painting and pointing share.
struct Scene {
    std::shared_ptr<const Evaluation> evaluation;
    std::vector<TierText> texts;
    std::vector<LedgerRow> rows;
    bool hasWan = false;
    Frame frame;
    double topNameRoom = 0; ///< for the name of a tree
    TreeLayout tree;
    NetworkState network;
    double noticeWidth = 0; ///< of what stands at the right end of the legend, on screen
};

/// Nothing where there is no network to draw.
std::optional<Scene> sceneOf(QSizeF size, const Snapshot &snapshot);

/// Oversubscription of everything below the links above a tier, tier 0 first.
std::vector<double> cumulative(const Clos &fabric);

/// Sentences for tooltips and screen readers.
QString ribbonText(const Scene &scene, int ribbon);
QString boxText(const Scene &scene, int vertex);
/// "1: link 0.2.17 up (tier 2 up, switch 3 to 4), 5 flows, load 4.8"
QString hotText(const flow::SimulationResult &result, int index);
/// "12,345 flows of tier 1–2, plane 0, column 3"
QString selectionText(const Scene &scene, int ribbon);

} // namespace gigasite::topology
