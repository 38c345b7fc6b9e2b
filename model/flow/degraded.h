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
/// ones, over all planes together, and no flow goes faster than the planes in which it has a living path carry it:
/// alone it gets the maximum flow between its ends (every port has one rate, so a plane carries one port's worth or
/// nothing). That limit is a link of its own (FlowSet::ownLimits). Packets avoid what is dead: a plane's share of a
/// flow is what it can carry, not a fixed 1/planes. Rails are
/// parallel, too, as in Network::bundled(). Flows without a way are left out as in `routed`, the same ones.
///
/// Caveat. For flows together two sets in a row are taken to join freely, from above: a second-tier switch that lost
/// all its ways up still counts in the joint capacity of the first-tier switches below it, though only their traffic
/// inside the pod can use it. With a few failures of many the difference is of their share; `routed` knows.
///
/// Asked to stop, it returns what is not to be used.
Outcome<RoutedFlows, Problems> sprayed(const Network &network, const Failures &failures, const Traffic &traffic,
                                       const std::stop_token &stop = {});

/// What `routed` and `sprayed` say of flows without a way, without looking for all the others' ways. Not for long where
/// any tree is whole, which joins everybody; else a look at every flow.
Problems lostFlows(const Network &network, const Failures &failures, const Traffic &traffic);

} // namespace gigasite::flow
