// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fabric/clos.h"

namespace gigasite {

/// closCounts() with what each problem suggests by itself, whatever else that would break.
Clos countsAsTyped(const ClosInput &in, Problems &problems);

/// Leaves with every problem only what clears it and leaves no error, and with that all values that are needed
/// together: tiers, ports of a switch and their split are tried as what follows from the rest.
void completePortFixes(const ClosInput &in, Problems &problems);

} // namespace gigasite
