// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/edit.h"
#include "views/figures/topology_scene.h"

#include <vector>

namespace gigasite::topology {

/// What can be taken out of service at a point of the figure and what can come back, in the order of the menu.
struct ServiceAction {
    QString text; ///< "Fail cable plane 1, tier 2, number 17"
    Edit edit; ///< of network.failed
    bool startsGroup = false;
};

/// Empty where nothing can fail: outside the tree, or without a network to simulate.
std::vector<ServiceAction> serviceActions(const Scene &scene, QPointF point);
/// The same of one switch or cable.
std::vector<ServiceAction> serviceActions(const Scene &scene, const flow::Failure &part);

} // namespace gigasite::topology
