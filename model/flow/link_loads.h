// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

namespace gigasite::flow {

struct LinkUse {
    float bytes = 0;
    float flows = 0; ///< exact up to 2^24, more than are ever listed
};
/// By link. Stripes of one flow (`first` as of firstStripes) count as one.
std::vector<LinkUse> usesOf(const FlowSet &flows, const std::vector<std::uint32_t> &first,
                            const std::stop_token &stop = {});

/// What the flows of a simulation put on the links: hottest links, loads by tier, histogram. A load is the time a link
/// needs for all its bytes, in ideal times of a flow. `capacity`: B/s by link. `result` must hold its completions and
/// ideal time.
void addLoads(const Network &network, const std::vector<double> &capacity, const std::vector<LinkUse> &uses,
              SimulationResult &result);

} // namespace gigasite::flow
