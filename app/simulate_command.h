// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/simulate_flags.h"

namespace gigasite {

/// `gigasite simulate`: the flow-level simulator on a scenario's own traffic, on synthetic traffic, or on the flows of
/// a packet-level file, which it compares with flow by flow.
///
/// Returns the exit status (see runCommandLine). 1 is also the status of a question that has no answer: traffic the
/// scenario has not, or that has no estimate. What is asked for as JSON is written with either.
int simulateCommand(const SimulateOptions &options);

} // namespace gigasite
