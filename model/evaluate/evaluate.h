// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluate/evaluation.h"
#include "model/evaluate/flow_estimates.h"
#include "model/papers/paper_map.h"
#include "model/scenario/scenario.h"
#include "model/site/grid.h"

#include <optional>
#include <utility>
#include <vector>

namespace gigasite {

/// Facts the engine works with: hardware and power grid, each figure with its source, what the papers print, and the
/// constants calibrated on measured runs. Read once, never changed.
struct Facts {
    Catalog catalog;
    Grid grid;
    PaperMap papers;
    measured::Calibrated calibrated;
    SitingIndex siting; ///< of the grid

    static Outcome<Facts> builtIn();
};

/// The one function behind every face of the product. Pure: same input, same result, no state, any thread.
Evaluation evaluate(const Scenario &scenario, const Facts &facts);

/// `evaluate` for whoever asks again and again, one per thread: it keeps what the dear rooms found last (the network
/// estimate, some milliseconds; all other rooms together take some twenty microseconds and are not worth a memo).
/// Same results as `evaluate`. The facts must outlive it.
class Evaluator {
public:
    explicit Evaluator(const Facts &facts)
        : facts_(facts)
    {
    }

    Evaluation operator()(const Scenario &scenario);
    /// Without the flow.* figures where nothing else depends on them: for searches and sensitivities.
    Evaluation lean(const Scenario &scenario);

private:
    std::shared_ptr<const Scenario> chosenLayout(const Scenario &typed, const TransformerShape &shape, Evaluation &e);
    Evaluation run(const Scenario &scenario, bool lean);
    Stage walk(const Scenario &scenario, bool lean, Evaluation &e);

    const Facts &facts_;
    FlowEstimates estimates_;
};

} // namespace gigasite
