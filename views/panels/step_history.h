// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/known_value.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace gigasite {

/// Every figure's value after every undo step; 0 is the scenario as opened. Steps that were not evaluated are gaps.
class StepHistory {
public:
    /// A step that changed a figure.
    struct Change {
        int step = 0; ///< the state it led to
        KnownValue before, after; ///< no value: the scenario had none there
    };

    /// The evaluation is that of step `step`; of `count` steps those behind it can be redone. Null: not evaluated.
    /// `exactP99`: Snapshot::exactP99 of it.
    void record(int step, int count, const Evaluation *evaluation, const std::optional<double> &exactP99 = {});

    int step() const { return step_; } ///< where the scenario stands
    KnownValue valueAt(int step, std::string_view figureId) const;
    /// Up to where the scenario stands, oldest first.
    std::vector<Change> changesOf(std::string_view figureId) const;

private:
    using Values = std::vector<KnownValue>; ///< in the order of the figure table; empty: not evaluated

    KnownValue valueOf(int step, int figure) const; ///< a row of the figure table; -1: none

    std::vector<Values> steps_;
    int step_ = 0;
};

} // namespace gigasite
