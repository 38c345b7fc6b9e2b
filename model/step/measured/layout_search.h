// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/placement.h"
#include "model/parallelism/stage_memory.h"
#include "model/step/measured/step_kernel.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string>
#include <vector>

namespace gigasite::measured {

/// What a search may vary. Empty lists keep what the run has; every combination that the rules of split_rules.h allow
/// is a point. DP is what remains: the largest size that the batch and the rules allow on the GPUs, so that few stay
/// idle. Over several sites fewer may save an exchange: SearchOptions::mostSites.
struct SearchSpace {
    std::vector<double> tp, pp, vpp, cp, ep, micro;
    std::vector<int> zero;
    std::vector<Redo> redo;
    std::vector<bool> sequenceParallel, overlapTp, overlapDp, overlapPp, overlapEp;
    std::vector<bool> pipelineFirst; ///< placement
    double mostIdle = 0.05; ///< share of GPUs that may stay idle
};

/// All sizes that make sense for the run: TP within a scale-up domain as the heads allow, PP and chunks as the layers
/// do, CP as the sequence can be cut, EP as the experts and ranks allow, ZeRO 0 to 3, every kind of recomputation for
/// the model, both placements.
SearchSpace fullSpace(const TrainingRun &run);
SearchSpace filled(SearchSpace space, const TrainingRun &run); ///< what varies nothing with what the run has

/// Whole divisors of n up to `most`, ascending.
std::vector<double> divisorsOf(double n, double most);

struct Candidate {
    TrainingRun run; ///< of all sites
    StepTimes step; ///< as the site with most replicas takes it, without the exchange between sites
    StageMemory memory; ///< heaviest stage there
};

/// A layout one change away from the best, and what it would cost.
struct Neighbour {
    std::string key, value; ///< as `--set` takes them
    Candidate candidate; ///< refused ones, too, have their time and memory: what they would cost if they were allowed
    Text refusal; ///< a rule it breaks, or that it does not fit; empty: it would work
    bool keepsRules = true; ///< whatever its memory
};

struct SearchResult {
    std::uint64_t points = 0; ///< evaluated by the kernel
    std::uint64_t refused = 0; ///< combinations that break a rule
    std::uint64_t tooLarge = 0; ///< points that do not fit into memory
    std::uint64_t pruned = 0; ///< groups of points that cannot beat the best or cannot fit, by their bounds
    std::vector<Candidate> best; ///< fastest first; empty: nothing fits
    double leastGpuSeconds = 0; ///< of a step, whatever the layout: its layers' time alone. 0: not known
    Candidate smallest; ///< least memory of all points: what to look at if nothing fits
    bool stopped = false;

    /// Whether no layout of at most so many GPUs takes less than `seconds` for a step.
    bool takesLonger(double gpus, double seconds) const { return leastGpuSeconds >= gpus * seconds; }
};

struct SearchOptions {
    double memory = 0; ///< usable bytes of a GPU
    StateBytes bytes;
    std::size_t keep = 10; ///< runners-up included
    bool overlapsAll = false; ///< keeps none that only differs from a faster one by what it does not overlap
    /// Keeps of those alike in stages, chunks and micro-batches, which decide what a pipeline waits for its messages,
    /// the fastest one only.
    bool onePerRhythm = false;
    double below = std::numeric_limits<double>::infinity(); ///< s of a step: slower ones need not be found
    double enough = 0; ///< s of a step: when all that are kept take no longer, the search is over
    bool prune = true;
    std::stop_token stop;
    /// Whole racks that replicas are placed on; its degrees are the search's. Nothing: GPUs count one by one.
    std::optional<PlacementInput> racks;
    std::optional<double> dp, microBatches; ///< held by hand
    std::optional<std::size_t> mostSites; ///< that hold replicas
    /// Every number of replicas, not the largest alone: on the same sites it makes the fastest step, but with fewer
    /// other figures may be better.
    bool everyDp = false;
    /// Called with every layout that keeps the rules and fits, without pruning.
    std::function<void(const TrainingRun &, const StepTimes &, const StageMemory &)> visit;
    std::function<bool(double)> passesOver; ///< whether `visit` need see none of at least so many bytes
    std::size_t part = 0, parts = 1; ///< of the outer combinations, for threads that share a search
};

/// The fastest layouts that fit. The step per sequence decides, so that layouts with idle GPUs compare fairly.
///
/// Loops: what a layer depends on (TP, CP, EP, micro-batch, recomputation, sequence parallelism, TP overlap) outside,
/// its times computed once; PP, chunks, ZeRO, overlap of DP and sends inside. Bound of an outer combination: its
/// layers' time spread evenly over all GPUs, no bubble, nothing exposed, tables and optimizer free. Combinations are
/// visited in order of their bound; when a bound exceeds the last kept candidate, the search is over. Within one, the
/// same bound on the GPUs that its replicas really use passes over numbers of stages, and so does what a layer holds.
SearchResult searchLayouts(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options,
                           const KernelConstants &k);

/// One change at a time from `best`: of every dimension the next smaller and larger values that keep the rules, with
/// the nearest one that does not, and every other kind of recomputation, ZeRO, placement and overlap.
std::vector<Neighbour> neighboursOf(const Candidate &best, const SearchSpace &space, const SearchOptions &options,
                                    const KernelConstants &k);

} // namespace gigasite::measured
