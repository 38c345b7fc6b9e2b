// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

namespace gigasite::flow {

/// Loads of the ribbons of the topology figure, and how many flows each two of them share: a click on one shows where
/// its flows come from and go. `result` must hold its ideal time. Sites beyond the first are left out.
void addBundles(const Network &network, const FlowSet &flows, SimulationResult &result);

} // namespace gigasite::flow
