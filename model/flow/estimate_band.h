// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

namespace gigasite::flow {

/// From a sample to the whole: where p99 and the last of the whole lie, 95 of 100 times.
///
/// ── Late flows of one-to-one traffic ──
///
/// One stripe in S of a flow is sampled; a flow is done with its last stripe, P(flow ≤ t) = P(stripe ≤ t)^S, so its p99
/// is the stripe's 0.99^(1/S): of four stripes p99.75, two stripes in a sample of 768. Late stripes come in clusters
/// (one crowded link makes all of its flows late), so such ranks alone lie up to 15 % low. Instead the excess of late
/// stripes over a threshold u is taken as exponential (peaks over threshold; Pickands 1975):
///
///   t(p) = u + e ln(s / p)    a share p of stripes is later;  s = 0.1 / S^(2/3) later than u,  e their mean excess
///
/// The tail of the whole ends earlier (a link has only so many flows), so its last of N flows is put at the geometric
/// mean of t(1/N) and of the sample's own last.
///
/// Bands: from p99 · exp(-w) to p99 · exp(1.4 w), w² = (0.17 + 0.04 log2 S)² + (3 σ)², σ the relative deviation of
/// t(p) by the number of late stripes; last: from 0.97 of the sample's last to 1.6 times its estimate. Constants are
/// measured, not derived.
void addTailBands(SimulationResult &result, const std::vector<double> &sortedStripes, std::uint32_t stripes,
                  double wholeFlows);

/// Any other traffic, by order statistics: the rank of p99 in a sample of n is binomial; two standard deviations each
/// way hold 95 of 100. The last is not bounded.
void addRankBand(SimulationResult &result, std::vector<double> sorted);

/// The same question with one tree less per dead plane and its stripes on the others, as the exact run has it; no
/// planes if all are dead. Dead rails stay: GPUs on them go over the next.
SimulationInput withoutDeadPlanes(const SimulationInput &input);

/// Widens the bands for dead switches and cables, which a sample of another shape cannot hold, and says so.
///
/// A subtree that lost k of its W ways up has flows up to r = W / (W - k) times later, and a share ε = 2 · hosts below
/// / hosts of all flows begins or ends in it. Whatever happens to a share ε, p99 of the whole is at most p99 + ε of the
/// healthy. Subtrees by falling r: the upper end is the least of, for every j, the first j counted by their ε and the
/// rest stretched by r of the next. A subtree that lost all ways is cut off: its flows do not finish and load nothing.
void allowForFailures(SimulationResult &result, const SimulationInput &input);

} // namespace gigasite::flow
