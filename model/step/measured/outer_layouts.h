// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/layout_search.h"

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
    const bool prunes;
    const double jitter; ///< at least

    /// A switch for what a layout has not: the layout with it off stands for both, unless it is held on.
    static bool isIdle(bool on, const std::vector<bool> &choices) { return on && choices.size() > 1; }

    /// Where only the fastest is asked for, what travels without overlap need not be looked at: with it, a share of it
    /// at most is exposed.
    bool isDominated(const std::vector<bool> &choices, double exposedShare) const;

    /// s: what a stage computes for its micro-batches, whole layers of it, and the bubble before and after; the kernel
    /// has more of each (step_kernel.cpp, stages).
    double stageBound(const TrainingRun &run, const LayerTimes &layer) const;

    /// Of the micro-batches in a step, by the size of one; those sizes that divide the batch.
    std::vector<std::pair<double, std::vector<double>>> divisors;
    const std::vector<double> &divisorsFor(double micro) const;
};

/// What the outer loop fixes, with its layer's times and its bound.
struct OuterLayout {
    Split split;
    double micro = 1;
    Redo redo = Redo::Nothing;
    bool overlapTp = false, overlapEp = false;
    double domain = 0; ///< GPUs of a domain that its groups use
    double bound = 0; ///< s per step on all GPUs: all layers' time spread evenly over them
    std::size_t group = 0; ///< of those alike in all that decides how many replicas there are
    LayerTimes layer;
    LayerMemory memory;

    void put(TrainingRun &run) const;
};

struct OuterLayouts {
    std::vector<OuterLayout> all;
    std::size_t groups = 0;
    std::size_t tooLarge = 0; ///< left out
};

/// All but those that hold more than so many bytes with any number of stages.
OuterLayouts outerLayouts(const SearchGround &ground, double mostHeld);

} // namespace gigasite::measured
