// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

namespace gigasite {

/// A pipeline across sites sends every micro-batch over the border once per chunk, and waits for it. Where fewer chunks
/// of a stage shorten the step, offers the best number of them at the problem that says what stages wait: each one that
/// keeps the rules and fits is evaluated.
void offerFewerChunks(const Scenario &scenario, const Facts &facts, FlowEstimates &estimates, Evaluation &e);

} // namespace gigasite
