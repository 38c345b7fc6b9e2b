// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/switch_loads.h"
#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QSizeF>

#include <optional>

namespace gigasite {

/// One site's network as tiers of a fat tree, one tree per plane, drawn from the overview graph (Boost.Graph): ribbon
/// width is capacity, labels between tiers are the oversubscription, numbers beside tiers are counts.
///
/// Colour is the mean load of a ribbon's links once the scenario's own traffic is simulated over single paths (1 = one
/// flow's worth), else the cumulative oversubscription. The mean says where the network is too small, which ports can
/// mend; the most loaded link of thousands is nearly the same in every ribbon and says how unlucky the hash was: the
/// six worst are boxed and numbered where they are.
enum class TopologyLevel { Network, Tier, Switch };

/// Where the figure is. Below the whole network: at a switch of a tier, the selected one.
struct TopologyPlace {
    TopologyLevel level = TopologyLevel::Network;
    flow::SwitchId at;

    bool operator==(const TopologyPlace &) const = default;
};

namespace topology {
class TreePicture;
}

struct TopologyOptions {
    topology::TreePicture *kept = nullptr; ///< of a view that paints it again and again
    TopologyPlace place;
    std::optional<flow::SwitchId> hoveredSwitch;
    int hoveredPort = -1, focusedPort = -1; ///< of portsOf(place.at)
    bool costShown = false; ///< what it takes in place of when its flows are done
    bool flowsShown = false; ///< when its flows are done, or why that is not known; without either: what there is
    double noticeWidth = 0; ///< kept free at the right end of the legend
    int hoveredTier = -1;
    int hoveredRibbon = -1, focusedRibbon = -1; ///< edges of the overview graph
    int selectedRibbon = -1; ///< its flows are shown, everything else is pale
    bool showBaseline = true; ///< its oversubscription, dashed, where it differs
};

Marks paintTopology(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const TopologyOptions &options = {});

} // namespace gigasite
