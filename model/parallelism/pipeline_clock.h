// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/pipeline_schedule.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gigasite::measured {

/// pipelineTimes() of 1F1B and interleaved schedules in closed form, for any size: who does what at a moment, without
/// working through the passes before it. Sends take no time of their own; F and B contain them.
///
/// p stages r = 0 … p-1, v chunks per stage, N = m v passes in each direction of F and B (of one chunk), B >= F.
/// W = passes that stage r runs ahead: p-r-1 with one chunk, else 2 (p-r-1) + (v-1) p, at most N. W' is W of the last
/// stage and K = N - 1 - W' its last pair of one forward and one backward pass.
///
///   forward n <= W      starts at  (r + n) F
///   backward k          starts at  T(k) = v p F + (p-1-r) B + k B + min(k, K) F
///   forward W + 1 + k   starts when backward k is over
///   all is over at      (N + p - 1) (F + B)
///
/// With chunks, the first stages wait once more: from the second group of p micro-batches on, the second chunk comes
/// back from the last stage when that one is in its pairs already. From forward n = (v+1) p on, stage r is later by
/// d = max(0, (p-1-r) F - (r+1) B), and once its forward passes are done it catches up.
///
/// Exact where v = 1 or p divides m, as the interleaved schedule asks for.
struct PipelineClock {
    std::int64_t stages = 1, microBatches = 1, chunks = 1;
    double forward = 1, backward = 2; ///< s, of one chunk of a stage and one micro-batch

    std::int64_t passesEachWay() const { return microBatches * chunks; }
    std::int64_t ahead(std::int64_t stage) const; ///< W
    std::int64_t lastPair() const; ///< K; -1 = none
    double forwardStart(std::int64_t stage, std::int64_t n) const;
    double backwardStart(std::int64_t stage, std::int64_t k) const;
    double end() const;
    std::int64_t chunkOf(std::int64_t n, bool isBackward) const { return named(n, isBackward).chunk; }
    bool isExact() const { return chunks == 1 || microBatches % stages == 0; }

    /// What a stage does at a time in seconds; nothing while it idles.
    std::optional<Pass> at(std::int64_t stage, double time) const;
    /// All passes of a stage in the order in which they run.
    std::vector<Pass> passesOf(std::int64_t stage) const;

private:
    double late(std::int64_t stage) const; ///< d
    Pass forwardPass(std::int64_t stage, std::int64_t n) const;
    Pass backwardPass(std::int64_t stage, std::int64_t k) const;
    Pass named(std::int64_t n, bool isBackward) const; ///< micro-batch and chunk of the n-th pass
};

} // namespace gigasite::measured
