// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/link_loads.h"

namespace gigasite::flow {

/// Flows as they were simulated.
struct SimulatedFlows {
    const FlowSet &stripes;
    const std::vector<std::uint32_t> &first; ///< where the stripes of each flow start; one more entry than flows
    const std::vector<double> &slowdowns; ///< by flow; infinite where it never ends
    const std::vector<LinkUse> &uses; ///< by link
};

/// Loads of the ribbons of the topology figure, how many flows each two of them share (a click on one shows where its
/// flows come from and go), and how late the flows of each are. `result` must hold its ideal time. Sites beyond the
/// first are left out.
void addBundles(const Network &network, const SimulatedFlows &flows, const std::stop_token &stop,
                SimulationResult &result);

} // namespace gigasite::flow
