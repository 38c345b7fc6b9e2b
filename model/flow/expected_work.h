// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

namespace gigasite::flow {

/// What a whole simulation will need, told before it begins; from runs of all-to-alls of 1,024 to 4,096 hosts.
struct ExpectedWork {
    std::uint64_t flows = 0; ///< that are listed one by one, stripes counted each; 0 where classes of them are solved
    double bytes = 0; ///< of memory
};
ExpectedWork expectedWork(const SimulationInput &input);

} // namespace gigasite::flow
