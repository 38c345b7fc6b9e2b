// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/graph_router.h"

namespace gigasite::flow {

/// A network with things out of service.

/// Hashed single paths around them. Problems: those of explicitGraph and GraphRouter. Without flows, or with less than
/// all, when asked to stop.
Outcome<RoutedFlows, Problems> routed(const Network &network, const Failures &failures, const Traffic &traffic,
                                      const Routing &routing, const std::stop_token &stop = {});

/// Spread over what is left: as Network::sprayed, but a set of parallel links has the joint capacity of the living
/// ones, over all planes together. A rail-only flow whose rail is cut off takes the next that is not, through both
/// domains.
///
/// Caveats. An approximation from below and above: a living link counts even if the way beyond it is dead, and two sets
/// in a row are taken to join freely, though a switch that lost half its uplinks can pass on only half of what comes
/// from below. With a few failures of many the difference is of their share. Whether the living links of two distant
/// switches line up in one path at all is only asked plane by plane; `routed` knows.
Outcome<FlowSet, Problems> sprayed(const Network &network, const Failures &failures, const Traffic &traffic);

} // namespace gigasite::flow
