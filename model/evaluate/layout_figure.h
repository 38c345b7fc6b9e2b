// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/figure_table.h"
#include "model/evaluate/flow_estimates.h"
#include "model/evaluate/walk.h"
#include "model/step/measured/layout_search.h"

#include <optional>
#include <utility>
#include <vector>

namespace gigasite {

/// One figure of a scenario with one layout after another, for searches: what does not depend on the layout is found
/// once, and of the figure table one row is read. The same value as `evaluate` gives for the scenario with the layout
/// typed in. One per thread; facts must outlive it.
class LayoutFigure {
public:
    /// The scenario must reach Stage::Sites; a figure that is not in the table has no value.
    LayoutFigure(const Scenario &scenario, const Facts &facts, std::string_view figure);

    std::optional<double> operator()(const measured::TrainingRun &layout);

private:
    const Facts &facts_;
    const Figure *figure_;
    Scenario placed_;
    Evaluation evaluation_;
    FlowSource flowOf_;
    FlowEstimates estimates_; ///< layouts come in rows with the same transfers
};

struct FastestLayout {
    std::size_t index = 0;
    double seconds = 0; ///< of a step; infinite where no layout has one
};

/// Which of the layouts, fastest first for the kernel, has the least step time with everything that sites and network
/// add; the first of equals.
FastestLayout fastestOf(const Scenario &scenario, const Facts &facts, const std::vector<measured::Candidate> &layouts);

} // namespace gigasite
