// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"
#include "model/flow/ids.h"
#include "model/flow/large_array.h"
#include "model/flow/run_control.h"
#include "model/units/outcome.h"

#include <algorithm>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Who sends how much to whom, before anyone asks by which way.
struct Demand {
    HostId from{}, to{};
    double bytes = 0;
    double start = 0; ///< s
    std::uint8_t priority = 0; ///< 0 is served first
};
using Traffic = std::vector<Demand>;

/// Bad demands in words: zero or infinite bytes, a host that sends to itself, a host that is not there, a start that is
/// no time. One problem of each kind, with the first demand it is true of and how many more there are. Paths are
/// "traffic.bytes", "traffic.to", "traffic.hosts", "traffic.start". Of less than all once asked to stop.
Problems checkTraffic(const Traffic &traffic, std::uint32_t hosts, const std::stop_token &stop = {});

enum class Pattern { Permutation, Ring, Tree, AllToAll, Incast };

/// Synthetic traffic on hosts 0 … hosts-1, every flow of `bytes`, all at 0. Same seed, same traffic, on any machine.
///
///   Permutation  every host sends to one other and receives from one other; nobody to itself
///   Ring         every host sends to the next of a random order (ring all-reduce with careless placement)
///   Tree         double binary tree all-reduce (Sanders, Speck, Träff 2009), one direction: every host sends half of
///                the bytes to its parent in each of two trees whose inner nodes are the other's leaves
///   AllToAll     every host sends bytes / (hosts - 1) to every other
///   Incast       hosts 1 … send to host 0
///
/// Tree and AllToAll take ranks in order of hosts. AllToAll has hosts · (hosts - 1) flows of 32 bytes each: whoever
/// asks for it decides how many are too many (`flowCount`). One host alone, or none, has nobody to send to.
///
/// The trees: numbered from 1 in order, n hosts form a binary search tree whose leaves are the odd numbers; x has its
/// lowest set bit b, its parent is (x ^ b) | 2b, or x ^ b where that is more than n; the root has no other bit. The
/// second tree is the first mirrored (x ↔ n + 1 - x) for even n, shifted by one (x → x + 1, n → 1) for odd n, so that
/// its inner nodes are odd numbers. NCCL builds the same but for a root of its own, rank 0, above the first tree.
/// Less than all once asked to stop.
Traffic synthetic(Pattern pattern, std::uint32_t hosts, double bytes, std::uint64_t seed,
                  const std::stop_token &stop = {});

/// How many flows that will be.
std::uint64_t flowCount(Pattern pattern, std::uint32_t hosts);

/// Adds to every start a random time within `spread` seconds: ranks of a collective are never quite in step.
void desynchronise(Traffic &traffic, double spread, std::uint64_t seed);

/// Gives flows the starts and priorities of the demands they carry; `demandOf(flow)` is a place in `traffic`. Once
/// asked to stop, not all of them.
template <class DemandOf>
void setTimes(FlowSet &flows, const Traffic &traffic, DemandOf demandOf, const std::stop_token &stop = {})
{
    StopWatch watch(stop);
    if (std::any_of(traffic.begin(), traffic.end(), [&](const Demand &d) { return watch.asked() || d.start != 0; })) {
        reserveLarge(flows.start, flows.size());
        for (std::size_t f = 0; f < flows.size() && !watch.asked(); ++f)
            flows.start.push_back(traffic[demandOf(f)].start);
    }
    if (std::any_of(traffic.begin(), traffic.end(),
                    [&](const Demand &d) { return watch.asked() || d.priority != traffic[0].priority; })) {
        reserveLarge(flows.priority, flows.size());
        for (std::size_t f = 0; f < flows.size() && !watch.asked(); ++f)
            flows.priority.push_back(traffic[demandOf(f)].priority);
    }
}

} // namespace gigasite::flow
