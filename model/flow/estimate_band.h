// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

#include <cstdint>
#include <tuple>
#include <vector>

namespace gigasite::flow {

// Bands of an estimate: where p50, p99 and the last of the whole lie, 95 of 100 times each. Constants are fitted on
// some 1,200 runs of tests/bench/check_estimate (random networks of 500 to 16,384 hosts, 1:1 to 4:1, full and partial
// pods, 1 to 4 planes; permutations, rings, stages, groups' rings and trees, rails, rail-only, one hash; ECMP, PFC,
// sprayed) and checked on 402 more (`check_estimate 25 2000`): they held p50 in 402, p99 in 400, the last in 401. High
// / low is 1.4, 1.65 and 2.2 in the mean.

/// How far what stands for the whole is off though its flows were all of the whole's: in rank, a smaller tree having
/// another share of early flows; in time, with PFC by its coarser steps. Rail-only domains carry flows of several
/// rails, which of a few rails is not the same.
struct Doubt {
    double rank = 0, time = 0; ///< shares
};
Doubt doubtOf(const SimulationInput &input);

/// A stripe of the sample: when it is done, and by which kind of way it went (its links, and whether through a scale-up
/// domain).
struct Stripe {
    double time = 0;
    std::uint8_t kind = 0;

    bool operator<(const Stripe &other) const { return std::tie(time, kind) < std::tie(other.time, other.kind); }
};
constexpr std::size_t kindsOfWays = 32; ///< numbered from 0

/// From a sample of one-to-one traffic, one stripe in S of each flow, to the whole: where its p99 and last lie.
///
/// One stripe in S of a flow is sampled; a flow is done with its last stripe. All stripes of a flow climb as many
/// tiers, and one that meets others at no switch is early in every plane; so P(flow ≤ t) = Σ_k w_k P_k(stripe ≤ t)^S
/// over the kinds k of ways (w_k: their shares). Where all go one way its p99 is the stripe's 0.99^(1/S): of four
/// stripes p99.75, two stripes in a sample of 768. Late stripes come in clusters (one crowded link makes all of its
/// flows late), so such ranks alone lie up to 15 % low. Instead the excess of late stripes over a threshold u is taken
/// as exponential (peaks over threshold; Pickands 1975):
///
///   t(p) = u + e ln(s / p)    a share p of stripes is later;  s = 0.1 / S^(2/3) later than u,  e their mean excess
///
/// The tail of the whole ends earlier (a link has only so many flows), so its last of N flows is put at the geometric
/// mean of t(1/N) and of the sample's own last.
///
/// Bands: p99 from p99 · exp(-w), or the sample's own (not smoothed: times come in whole collisions) by two deviations
/// of its rank if that is less, to p99 · exp(1.4 w), and at least one ideal time (a collision more) up; w² = (0.17 +
/// 0.04 log2 S)² + (3 σ)², σ the relative deviation of t(p) by the number of late stripes. Last: from 0.9 of the
/// sample's last to its estimate · exp(0.3 + 0.05 ln(N S / n)) and one ideal time. The constants are measured, not
/// derived.
///
/// `result` comes with `ideal`, in the unit of the times.
void addTailBands(SimulationResult &result, const std::vector<Stripe> &sortedStripes, std::uint32_t stripes,
                  double wholeFlows, const Doubt &doubt);

/// Any other traffic, by order statistics: the rank of p99 in a sample of n is binomial; two standard deviations each
/// way, of flows that are late by sixes, hold 95 of 100, and `doubt` comes on top. The last of the whole is up to 1.6
/// times the sample's and one ideal time.
void addRankBands(SimulationResult &result, std::vector<double> sorted, const Doubt &doubt);

/// The median after either: its rank within `doubt` and 1.5 / sqrt(n), three standard deviations.
void addMedianBand(SimulationResult &result, const Doubt &doubt);

/// How far p99 and the last of an estimate lie off in the mean, as logarithms of estimate / exact: taken off what it
/// says. Measured on 385 runs of tests/bench/check_estimate on networks of 700 to 16,384 hosts (seeds 700000, 710000
/// and 740000 on, by which no band was fitted or checked) whose sample is not the whole; the standard error is 0.01 to
/// 0.02 of p99, 0.02 to 0.05 of the last. What is less than twice that, or was not so in other runs (seeds 3000000 on),
/// is 0. Not measured where the exact run takes long: in 4:1 networks of more than 32,768 hosts with PFC the last is up
/// to 40 % low.
struct Bias {
    double p99 = 0, last = 0;
};
Bias biasOf(const SimulationInput &input);

/// After the bands, which stay: p99 and the last within them, and what lies between the median and p99 in proportion.
void takeOff(const Bias &bias, SimulationResult &result);

/// The same question with one tree less per dead plane and its stripes on the others, as the exact run has it; no
/// planes if all are dead. Dead rails stay: GPUs on them go over the others.
SimulationInput withoutDeadPlanes(const SimulationInput &input);

/// Trees of a rail-only network that are out of service whole, each once. None elsewhere.
Failures deadTrees(const SimulationInput &input);

/// Widens the bands for dead switches and cables, which a sample of another shape cannot hold, and says so.
///
/// A subtree that lost k of its W ways up has flows up to r = W / (W - k) times later, and a share ε = 2 · hosts below
/// / hosts of all flows begins or ends in it. Whatever happens to a share ε, p99 of the whole is at most p99 + ε of the
/// healthy. Subtrees by falling r: the upper end is the least of, for every j, the first j counted by their ε and the
/// rest stretched by r of the next. A subtree that lost all ways is cut off: its flows do not finish and load nothing.
void allowForFailures(SimulationResult &result, const SimulationInput &input);

} // namespace gigasite::flow
