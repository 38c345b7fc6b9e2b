// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/layout_figure.h"

#include "model/evaluate/layout_choice.h"
#include "model/evaluate/stages.h"

#include <algorithm>
#include <cmath>

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
        flowOf_ = [this](const flow::SimulationInput &input) { return estimateOf(input); };
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

std::shared_ptr<const flow::SimulationResult> LayoutFigure::estimateOf(const flow::SimulationInput &input)
{
    const auto at = std::find_if(flows_.begin(), flows_.end(), [&](const auto &known) { return known.first == input; });
    if (at != flows_.end()) {
        std::rotate(flows_.begin(), at, at + 1);
        return flows_.front().second;
    }
    auto question = input;
    question.traffic.bytes = 1;
    question.linkDelay = 0;
    if (!sample_ || sample_->first != question)
        sample_.emplace(question, flow::sampleOf(question));
    flows_.emplace(flows_.begin(), input,
                   std::make_shared<const flow::SimulationResult>(flow::estimate(sample_->second, input)));
    return flows_.front().second;
}

} // namespace gigasite
