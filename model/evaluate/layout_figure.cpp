// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/layout_figure.h"

#include "model/evaluate/layout_choice.h"
#include "model/evaluate/stages.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gigasite {

LayoutFigure::LayoutFigure(const Scenario &scenario, const Facts &facts, std::string_view figure)
    : facts_(facts)
    , figure_(findFigure(figure))
    , placed_(scenario)
{
    TransformerShape shape;
    evaluation_.reached = walkToSites(scenario, facts, shape, evaluation_);
    const bool asksNetwork = figure_ && figure_->group == FigureGroup::Flow;
    if (asksNetwork || scenario.network.times == NetworkTimes::Simulated)
        flowOf_ = [this](const flow::SimulationInput &input) { return estimates_(input); };
}

std::optional<double> LayoutFigure::operator()(const measured::TrainingRun &layout)
{
    auto &e = evaluation_;
    if (!figure_ || !e.has(Stage::Sites))
        return std::nullopt;
    putLayout(layout, placed_);
    const auto shape = shapeOf(placed_);
    e.model = sizeOf(shape);
    e.rail.reset();
    if (placed_.training.globalBatchTokens)
        e.rail = railOnlyOf(placed_, e, *placed_.training.globalBatchTokens);
    e.problems.clear();
    e.prediction.reset();
    e.flow.reset();
    e.reached = walkFromLayout(placed_, shape, facts_, flowOf_, e);
    const double value = e.has(figure_->needs) ? figure_->read(e) : std::nan("");
    e.reached = Stage::Sites;
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

FastestLayout fastestOf(const Scenario &scenario, const Facts &facts, const std::vector<measured::Candidate> &layouts)
{
    LayoutFigure stepTime(scenario, facts, "step.time_s");
    const bool isBounded = scenario.network.times != NetworkTimes::Simulated; // what sites add makes no step shorter
    FastestLayout best{.seconds = std::numeric_limits<double>::infinity()};
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        if (isBounded && layouts[i].step.total >= best.seconds)
            break;
        const double time = stepTime(layouts[i].run).value_or(std::numeric_limits<double>::infinity());
        if (time < best.seconds)
            best = {i, time};
    }
    return best;
}

} // namespace gigasite
