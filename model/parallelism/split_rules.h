// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/training_run.h"
#include "model/units/outcome.h"

#include <cstdint>
#include <vector>

namespace gigasite::measured {

/// Whole numbers up to 2^53: a quotient is whole exactly where it is, and a product of its whole part exact. Several
/// times as fast as a remainder, which searches take millions of.
inline bool divides(double part, double whole)
{
    return part > 0 && static_cast<double>(static_cast<std::int64_t>(whole / part)) * part == whole;
}

/// Rules that a layout has to keep, whatever its memory or speed. Nothing is rounded: frameworks that divide without
/// asking train a shorter model or another batch than they report.
///
///   tp pp dp cp >= 1, tp pp dp cp = GPUs     context parallelism shares a sequence, it does not multiply the batch
///   tp divides heads, FFN width; tp divides KV heads or is a multiple of them (copies)
///   pp v divides layers                      unless stages may differ; never more chunks than layers
///   v > 1: micro-batches divide by pp        interleaved schedule
///   dp b divides the global batch
///   2 cp divides the sequence                two pieces per rank balance the causal mask
///   ep divides experts; ep etp divides tp cp dp      experts fold over the dense ranks of a stage
///   sequence parallelism needs tp > 1; tp divides the sequence
///
/// Problems carry the parameter's key, why, and up to two nearest values that hold, as fixes.
Problems checkSplit(const TrainingRun &run);

/// The same as a yes or no, for searches. Exactly checkSplit(run).empty().
bool isValidSplit(const TrainingRun &run);

/// TP sizes up to `most` that the model's heads, KV heads and FFN allow.
std::vector<std::int64_t> validTensorSizes(const Shape &shape, std::int64_t most);

/// How the experts fold over the ranks: groups that exchange tokens, and copies of every expert.
struct ExpertFold {
    double experts = 0; ///< per rank
    double groups = 0; ///< expert-parallel groups of all GPUs
    double copies = 0; ///< expert data parallelism of one stage
};
ExpertFold expertFold(const TrainingRun &run);

/// Whether other ranks hold the same weights, all of a stage's or those of experts alone (TP ranks that EP leaves), and
/// exchange gradients: what ZeRO shards.
bool hasCopies(const TrainingRun &run);

} // namespace gigasite::measured
