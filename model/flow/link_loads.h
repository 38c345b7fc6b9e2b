// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

namespace gigasite::flow {

/// What the flows of a simulation put on the links: hottest links, loads by tier, histogram. A load is the time a link
/// needs for all its bytes, in ideal times of a flow. `result` must hold its completions and ideal time.
void addLoads(const Network &network, const FlowSet &flows, SimulationResult &result);

} // namespace gigasite::flow
