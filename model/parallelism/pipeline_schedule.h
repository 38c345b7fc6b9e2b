// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace gigasite::measured {

/// Who does what when in one step of a pipeline.
///
/// Every stage works off its own list in order; a pass starts when the stage is free and what it needs has arrived:
/// forward of a chunk needs the chunk before it, backward the chunk after it, the last chunk's backward its own
/// forward. The lists:
///
///   GPipe         all forward passes, then all backward passes
///   1F1B          stage r runs p - r - 1 forwards ahead, then one forward and one backward in turn
///   interleaved   v chunks of layers per stage, Narayanan et al. 2021: 2 (p - r - 1) + (v - 1) p forwards ahead, in
///   groups of
///                 p micro-batches per chunk; micro-batches divide by p
///
/// Example, p = 2, m = 2, F = B = 1: stage 0 F0 F1 . B0 B1 would end at 6; 1F1B ends at 6, too: 1F1B saves memory, not
/// time. Bubble of both: (p - 1)(F + B).
enum class Schedule { GPipe, OneForwardOneBackward, Interleaved };

struct PipelineInput {
    Schedule schedule = Schedule::OneForwardOneBackward;
    std::int64_t stages = 1, microBatches = 1;
    std::int64_t chunks = 1; ///< per stage; interleaved only
    double forward = 1, backward = 2; ///< s of a whole stage and micro-batch; a chunk takes its share
    double send = 0; ///< s between two chunks
};

struct Pass {
    std::int64_t microBatch = 0, chunk = 0;
    bool backward = false;
    double start = 0, end = 0; ///< s
};

struct PipelineTimes {
    std::vector<std::vector<Pass>> stages; ///< in the order in which they run
    double total = 0; ///< s
    std::vector<std::int64_t> peakLive; ///< per stage: chunks of micro-batches that are forward but not yet backward
    double bubbleShare = 0; ///< idle time of all stages over all time
};

PipelineTimes pipelineTimes(const PipelineInput &in);

/// Idle time of a stage by the papers' closed forms, in the unit of F and B. B counts the whole backward pass, W is the
/// weights' part of it. 1F1B: (p-1)(F+B). Zero bubble with W filling in, ZB1P and ZB-H1: (p-1)(F+B-2W) (Qi et al. 2024;
/// their B counts inputs only, with which it reads (p-1)(F+B-W)). DualPipe: (p/2-1)(FB+B-3W), FB an overlapped pair of
/// passes (DeepSeek-V3, table 2).
double bubbleOneForwardOneBackward(double stages, double forward, double backward);
double bubbleZero(double stages, double forward, double backward, double weights);
double bubbleDualPipe(double stages, double pair, double backward, double weights);

} // namespace gigasite::measured
