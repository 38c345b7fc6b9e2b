// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <functional>

namespace gigasite {

/// The two halves of an evaluation's way through the rooms: all that is known before replicas are placed, and what
/// follows from them. Between the two a layout may be searched for. A search that weighs layouts walks the first half
/// once and the second for each. Either says how far it got.

/// Fills in the shape, too, where no value is out of range.
Stage walkToSites(const Scenario &typed, const Facts &facts, TransformerShape &shape, Evaluation &e);

/// Where the estimate of the network's times comes from; none: it is not asked for.
using FlowSource = std::function<std::shared_ptr<const flow::SimulationResult>(const flow::SimulationInput &)>;

Stage walkFromLayout(const Scenario &s, const TransformerShape &shape, const Facts &facts, const FlowSource &flowOf,
                     Evaluation &e);

} // namespace gigasite
