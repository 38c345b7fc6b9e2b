// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"
#include "model/flow/run_control.h"

#include <vector>

namespace gigasite::flow {

/// Exact max-min fair sharing, the model of a lossy or well-controlled network in which flows that meet at a link share
/// it fairly (TCP, DCQCN in equilibrium). It is the wrong model of lossless Ethernet with PFC; see backpressure.h.
///
/// ── The mathematics ──
///
/// A flow f has a rate x_f ≥ 0, a link l a capacity c_l. An allocation is feasible if every link carries at most its
/// capacity, Σ_{f over l} x_f ≤ c_l. It is max-min fair if no x_f can grow without shrinking some x_g ≤ x_f. Exactly
/// one allocation is (Bertsekas and Gallager, Data Networks, 6.5.2), and it is the only feasible one in which every
/// flow has a bottleneck: a saturated link of its path on which no other flow is faster.
///
/// Progressive filling finds it: let all rates grow together from 0; the first link to fill, the one with the least
/// c_l / n_l, freezes its n_l flows; take them away and go on with what is left. A flow's share only ever grows while
/// others freeze, so a heap of links with shares as they were when pushed is enough: a link popped with an old, smaller
/// share is pushed again.
///
/// Example. Links A (1), B (1); flows 1 over A, 2 over A and B, 3 over B, 4 over B. B fills first at 1/3: flows 2,
/// 3, 4. A has 2/3 left, for flow 1. Rates 2/3, 1/3, 1/3, 1/3.
///
/// In time a flow leaves when its bytes are sent, and the others are shared anew. Three facts make that cheap.
///
/// 1. Flows of equal size that start together need one solve: completion = size / first rate. A flow's bottleneck
///    carries no faster flow, so nobody on it leaves before the flow itself does, and by induction over rates the
///    remaining flows keep the bottlenecks and the rates they have.
/// 2. When a flow leaves, few others change. Let S be the flows whose bottleneck lost it. Fill S with all other rates
///    fixed; then look at every link S touches: if it has become slack, or one of S is faster there than a flow it
///    holds back, that flow joins S; if it holds some of S at λ, the flows faster than λ join S. Repeat until S stays.
///    The result has a bottleneck for every flow, hence is the max-min allocation. Mean |S| · rounds is about 2. An
///    arrival starts with S = the newcomer, at rate 0.
/// 3. Flows that share no link, even through others, are separate problems (independentParts), which fit the cache.
///
/// Caveats. Sharing is instant: no start-up, no queues, no reaction time. Latency is not part of it; whoever states a
/// completion time adds it. Links crossed by one flow only are folded into that flow's own ceiling beforehand.
/// Priorities are strict: each class is filled with what the classes before it left. An earlier class does not feel a
/// later one, so it is simulated alone, and for the next one its rates are capacities that change in time.

/// Rates of all flows at one moment, B/s, in order of the flows, with starts and priorities left out.
std::vector<double> maxMinRates(const FlowSet &flows);

struct Completions {
    std::vector<double> seconds; ///< by flow, from time 0 to the last byte; infinite if not done by the horizon
    std::size_t solves = 0; ///< allocations computed
};

/// When every flow finishes. Exact: a solve at each arrival and completion, no time step.
Completions maxMinCompletions(const FlowSet &flows, const RunControl &control = {});

} // namespace gigasite::flow
