// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

namespace gigasite::flow {

/// The steps that a whole simulation and its estimate share. What they return once asked to stop is not to be used.

/// As many as an all-to-all among 4,096 hosts: some 4 GB, and seconds to solve.
inline constexpr std::uint64_t mostFlows = 4096ULL * 4095;

/// Gives the memory back, which `= {}` keeps.
template <class T> void release(std::vector<T> &values)
{
    std::vector<T>().swap(values);
}

bool isSplit(Transport transport); ///< over all paths: ideal and spray
Problems checkSimulation(const SimulationInput &input,
                         const std::stop_token &stop = {}); ///< asked to stop, of no meaning

/// Whether all groups of an all-to-all are one scale-up domain's part or whole, share no link and start together: then
/// those of one domain stand for all.
bool areAlike(const SimulationInput &input);

/// Whether all-to-all is solved by classes of flows, which need not be listed: equal bytes at once, links in service,
/// and paths that are spread over all (else, where flows are too many to be listed, only one path for each).
/// Asked to stop, of no meaning.
bool isByClasses(const SimulationInput &input, const std::stop_token &stop = {});
void simulateByClasses(const SimulationInput &input, const std::stop_token &stop, SimulationResult &result);

/// Whether a sample of a few thousand flows can stand for the whole. Groups across domains make more flows than that
/// each, the WAN of a smaller site would be another WAN, and where all switches hash alike a smaller tree leaves other
/// paths unused.
bool hasSample(const SimulationInput &input);

PacketFormat packetsOf(const NetworkSpec &spec);

/// Bytes as the wire sees them: whole packets with headers, and with PFC the acknowledgements that come the other way.
void dress(FlowSet &flows, const SimulationInput &input, const std::stop_token &stop = {});

/// s, by flow of the set, as its sender measures it.
std::vector<double> completions(const FlowSet &flows, const SimulationInput &input, const RunControl &control,
                                std::size_t &solves);

/// Fluid times into times as a sender measures them.
void addLatencies(std::vector<double> &seconds, const FlowSet &flows, const SimulationInput &input,
                  const std::stop_token &stop = {});

/// s, of a host on an empty network, over the planes in service: all it sends at its rate and a whole path's latency;
/// of all-to-all, of all it sends into its scale-up domain and out of it.
double idealTime(const SimulationInput &input);

/// s, by flow, over its own paths on an empty network: the bytes of all its stripes at the rate of the link that has
/// most to carry, and the latency of its links. The set not yet dressed; `first` as of firstStripes.
std::vector<double> aloneTimes(const FlowSet &flows, const std::vector<std::uint32_t> &first,
                               const SimulationInput &input, const std::stop_token &stop = {});

/// Times in ideal times, flow by flow. What never ends stays infinite.
std::vector<double> slowdownsOf(const std::vector<double> &seconds, const std::vector<double> &ideal,
                                const std::stop_token &stop = {});

/// Where the stripes of each flow start; one more entry than flows. `demand`: whose stripe each is, ascending; empty =
/// equally many of each.
std::vector<std::uint32_t> firstStripes(std::size_t stripes, const std::vector<std::uint32_t> &demand,
                                        std::size_t flows, const std::stop_token &stop = {});

/// A striped flow is done when its last stripe is, never if it has none.
std::vector<double> joined(const std::vector<double> &stripes, const std::vector<std::uint32_t> &first,
                           const std::stop_token &stop = {});

} // namespace gigasite::flow
