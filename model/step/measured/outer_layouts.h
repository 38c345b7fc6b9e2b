// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/layout_search.h"

#include <deque>
#include <utility>
#include <vector>

namespace gigasite::measured {

/// What every point of a search shares. Refers to what it is made of.
struct SearchGround {
    SearchGround(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options,
                 const KernelConstants &k);

    const TrainingRun &run;
    const SearchSpace space; ///< filled
    const SearchOptions &options;
    const KernelConstants &k;
    const KernelRates rates;
    const double gpus; ///< of a layout at most
    const bool prunes;
    const double jitter; ///< at least

    /// A switch for what a layout has not: the layout with it off stands for both, unless it is held on.
    static bool isIdle(bool on, const std::vector<bool> &choices) { return on && choices.size() > 1; }

    /// Where only the fastest is asked for, what travels without overlap need not be looked at: with it, a share of it
    /// at most is exposed.
    bool isDominated(const std::vector<bool> &choices, double exposedShare) const;

    /// s: what a stage computes for its micro-batches, whole layers of it, and the bubble before and after; the kernel
    /// has more of each (step_kernel.cpp, stages). `pass`: s of a layer, both passes.
    double stageBound(const TrainingRun &run, double pass) const;

    /// Of the micro-batches in a step, by the size of one; those sizes that divide the batch.
    std::vector<std::pair<double, std::vector<double>>> divisors;
    const std::vector<double> &divisorsFor(double micro) const;
};

/// What the outer loop fixes, and bounds of it. There are hundreds of thousands: the layer's times are found again
/// where they are needed.
struct OuterLayout {
    double tp = 1, cp = 1, ep = 1, micro = 1;
    Redo redo = Redo::Nothing;
    bool sequenceParallel = false, overlapTp = false, overlapEp = false;
    double domain = 0; ///< GPUs of a domain that its groups use
    double held = 0; ///< bytes that it holds at least
    double bound = 0; ///< s per step on all GPUs that a layout may have: all layers' time spread evenly over them
    double pass = 0; ///< s of a layer, both passes
    std::size_t group = 0; ///< first of its placements, of those alike in all that decides how many replicas there are
    LayerMemory memory;

    void put(TrainingRun &run) const;
};

/// Of one stage, the same in either placement: experts of stages in a row meet over what the stages leave of a domain.
LayerTimes layerOf(const TrainingRun &run, const SearchGround &ground);

struct OuterLayouts {
    std::deque<OuterLayout> all;
    std::size_t groups = 0;
    std::size_t tooLarge = 0; ///< left out, as they hold more than `most`
    std::size_t tooSlow = 0; ///< left out, as no slow ones are asked for
};

/// Those that hold more than `above`, up to `most` bytes with any number of stages.
OuterLayouts outerLayouts(const SearchGround &ground, double above, double most);

} // namespace gigasite::measured
