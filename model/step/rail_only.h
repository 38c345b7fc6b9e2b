// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/quantity.h"

#include <optional>

namespace gigasite {

inline constexpr double roundsOfFourAllReduces = 8; ///< M_cc of GPT-3: two all-reduces each way, two rounds each

/// Iteration time of hybrid data and model parallelism over scale-up domains that are joined by rails, after Wang 2023
/// ("rail-only"), eq. 1-3.
///
/// Symbols: N GPUs · K GPUs of a domain · M GPUs of a model-parallel group (the paper's N_M) · P parameters · S those
/// of one block · l blocks · d hidden size · b tokens of a batch · c rounds of collectives per block (M_cc) · w_g, w_a
/// bytes of a gradient and of an activation element · C peak of a GPU · B_F, B_S scale-up and NIC rate of a GPU.
///
///   eq. 1   T = 6 P b / (N C)                                 computation
///             + l 2 S w_g (N/K - 1) / (N B_S)                 gradients across domains
///             + l 2 S w_g (K/M - 1) / (K B_F)                 gradients inside a domain
///             + l c b d w_a (M - 1) / (N B_F)                 model parallelism
///   eq. 2   M* = √(2 N S w_g / (c b d w_a)), within 1 to K    minimum of eq. 1 over M; K, B_F, B_S do not matter
///   eq. 3   T' = 6 P b / (N C) + l (2 S w_g (N/M* - 1) + c b d w_a (M* - 1)) / (N B_F)      any-to-any at B_F
///
/// The paper prints eq. 2 as √(N S) / (2 √(b c d)), which is 2√2 too small in one unit system; its percentages come
/// from the true optimum. Its Table 1 swaps the two data-parallel levels and eq. 1 leaves the bytes out. All optima are
/// real numbers; `wholeGroup` is the best divisor of K, what a cluster can run.
///
/// Traffic classes (Fig 3), per GPU and with `wholeGroup` M: of N - 1 partners M - 1 carry model parallelism, K/M - 1
/// gradients inside the domain, N/K - 1 gradients across; all others are silent. Collectives send straight to every
/// member (the paper's choice), so a pair of one class carries the same volume everywhere.
struct RailOnlyInput {
    double gpus = 1; ///< N; a multiple of `domain`
    double domain = 1; ///< K
    double params = 0, blockParams = 0, blocks = 1, hidden = 1; ///< P, S, l, d
    double rounds = roundsOfFourAllReduces; ///< c
    double batchTokens = 0; ///< b
    double gradientBytes = 4, elementBytes = 4; ///< w_g, w_a
    FlopPerSecond peak{}; ///< C
    BytesPerSecond scaleUp{}, nic{}; ///< B_F, B_S
    double tensor = 1; ///< M as the layout has it
};

struct RailOnlyTime {
    Seconds compute{}, across{}, inside{}, modelParallel{};
    Seconds total() const { return compute + across + inside + modelParallel; }
};

struct RailOnly {
    RailOnlyInput in;
    double optimalGroup = 1; ///< M*, eq. 2 corrected, unclamped
    double printedGroup = 1; ///< eq. 2 as printed
    double usedGroup = 1; ///< M* within 1 to K
    double wholeGroup = 1; ///< divisor of K with the least time
    RailOnlyTime time; ///< at usedGroup
    Seconds wholeTime{}; ///< at wholeGroup
    Seconds layoutTime{}; ///< at in.tensor
    Seconds ideal{}; ///< eq. 3
    double relative() const { return ideal / time.total(); } ///< share of any-to-any speed, Fig 8b
    double quietPairs = 0, domainPairs = 0; ///< shares of all GPU pairs
    double domainVolume = 0; ///< share of all bytes that never leaves a domain
    double modelParallelPair = 0, insidePair = 0, acrossPair = 0; ///< B a pair of each class exchanges, one way
};

RailOnlyTime railOnlyTime(const RailOnlyInput &in, double group);
RailOnly railOnly(const RailOnlyInput &in);

/// M* without eq. 2: golden section over eq. 1 itself, to some 1e-7 of it. Nothing where eq. 1 has no minimum, as
/// without parameters or without activations.
std::optional<double> numericalOptimum(const RailOnlyInput &in);

} // namespace gigasite
