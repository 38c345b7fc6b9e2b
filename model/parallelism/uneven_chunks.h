// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace gigasite::measured {

/// An interleaved pipeline whose chunks differ by a layer (stage_memory.h says which have one more).
///
/// Stages work off the lists of the interleaved schedule (pipeline_schedule.h). A stage that turns to a larger chunk
/// while its neighbours are at smaller ones makes them wait, in every round of p micro-batches, and first and last
/// rounds fill and drain over the larger ones: no closed form is known, so that rounds are played pass by pass. From
/// the second round on each takes as long as the one before.
struct UnevenChunks {
    double layers = 1, stages = 1, chunks = 1; ///< in all; chunks per stage
    double microBatches = 1; ///< a multiple of the stages
    double forward = 1, backward = 2; ///< s of a layer and micro-batch

    /// Whether chunks differ, and the schedule is interleaved in whole rounds.
    bool differ() const;
    /// In seconds, from the first pass to the last.
    double played() const;
    /// What that is longer than m ⌈L/p⌉ + (p-1)/v L/p passes of a layer there and back, the closed form for chunks
    /// alike; not below 0. Found once for a shape; between ratios of backward to forward half a one apart it is
    /// interpolated, which its convexity makes no shorter.
    double wait() const;
};

} // namespace gigasite::measured
