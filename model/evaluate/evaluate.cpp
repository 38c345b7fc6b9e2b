// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/evaluate.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/layout_choice.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/scenario/catalog_choice.h"
#include "model/scenario/fact_use.h"
#include "model/scenario/scenario_io.h"

#include <algorithm>
#include <limits>

namespace gigasite {

namespace {

bool saysOf(const Problems &problems, const std::string &path)
{
    return std::any_of(problems.begin(), problems.end(), [&](const Problem &p) { return p.path == path; });
}

} // namespace

/// The rooms in the order in which a scenario walks through them. Stops where a room cannot go on.
Stage Evaluator::walk(const Scenario &typed, bool lean, Evaluation &e)
{
    e.problems = checkRanges(typed);
    if (!e.feasible())
        return Stage::Nothing;
    const auto unknownEntries = checkCatalogChoices(typed, facts_.catalog);
    append(e.problems, unknownEntries);
    checkNoEffect(typed, e.problems);
    append(e.problems, noteUserData(typed, facts_.catalog));

    auto shape = shapeOf(typed);
    append(e.problems, checkShape(shape, isStrict(typed)));
    e.model = sizeOf(shape);

    const auto rack = resolveRack(typed, facts_.catalog, e.problems);
    if (!rack)
        return Stage::Model;
    e.rack = *rack;

    const auto size = sizeSite(typed, e.rack, e.problems);
    if (!size)
        return Stage::Rack;
    e.size = *size;
    e.scaling = scalingOf(typed, e);
    e.tokens = typed.training.tokens.value_or(e.scaling.tokens);
    e.datasetBytes = typed.training.bytesPerToken * e.tokens;
    e.power = powerPlan(typed, e.rack, e.size, facts_.siting, e.problems);
    Problems ofFabric;
    e.fabric = closCounts(closInputOf(typed, facts_.catalog, e), ofFabric);
    std::erase_if(ofFabric, [&](const Problem &p) { return saysOf(unknownEntries, p.path); });
    append(e.problems, std::move(ofFabric));
    e.meanTimeBetweenFailures = failuresOf(typed, e);

    if (typed.training.globalBatchTokens) // needs no layout, so a model that fits none has it too
        e.rail = railOnlyOf(typed, e, *typed.training.globalBatchTokens);

    const bool measured = isMeasured(typed);
    if (measured && typed.parallelism.mode == LayoutMode::Auto) {
        auto chosen = chosenLayout(typed, shape, e);
        if (!chosen)
            return Stage::Sites;
        e.chosen = std::move(chosen);
        shape = shapeOf(*e.chosen);
        e.model = sizeOf(shape);
        if (e.rail)
            e.rail = railOnlyOf(*e.chosen, e, *typed.training.globalBatchTokens);
    }
    const auto &s = e.inForce(typed);
    e.memory = memoryUse(memoryInputOf(s, shape, e));
    if (measured) // the heaviest stage decides, and there is none before replicas are placed
        e.memory.perGpu = Bytes(std::numeric_limits<double>::quiet_NaN());
    e.layout = measured ? placeSplit(placementInputOf(s, e), e.problems)
                        : layoutOf(layoutInputOf(s, shape, e), isStrict(s), e.problems);
    if (e.layout.replicas == 0)
        return Stage::Sites;

    e.sendOversubscription = sendOversubscription(e.fabric, e.rack.gpus, static_cast<double>(e.layout.racksPerStage));
    e.ringOversubscription = ringOversubscriptionOf(s, e);
    e.networkCost = networkCostOf(s, facts_.catalog, e);
    if (measured) {
        e.prediction = predictionOf(s, shape, facts_.calibrated, e);
        append(e.problems, checkPrediction(s, e));
        takeMemory(e);
    }
    append(e.problems, checkSites(e));
    const bool simulated = s.network.times == NetworkTimes::Simulated;
    e.flowInput = simulationInputOf(s, e, e.problems);
    if (e.flowInput && (simulated || !lean))
        e.flow = estimateOf(*e.flowInput);
    if (e.flow) {
        append(e.problems, simulationProblems(*e.flow));
        append(e.problems, simulationRemarks(*e.flow, e.problems));
    }
    const auto input = stepInputOf(s, shape, e);
    e.step = stepTime(input);
    if (measured)
        takeTimes(s, facts_.calibrated, e);
    append(e.problems, checkStep(input, e.step));
    if (!s.training.globalBatchTokens)
        e.rail = railOnlyOf(s, e, e.step.tokensPerStep);
    append(e.problems, checkBatch(e));
    e.cost = costOf(s, e.rack, e.size, e.power, e.networkCost, e.step);
    return Stage::Step;
}

std::shared_ptr<const Scenario> Evaluator::chosenLayout(const Scenario &typed, const TransformerShape &shape,
                                                        Evaluation &e)
{
    auto chosen = chooseLayout(typed, shape, facts_.calibrated, e, e.problems);
    return chosen ? std::make_shared<const Scenario>(*std::move(chosen)) : nullptr;
}

Evaluator::Flow Evaluator::estimateOf(const flow::SimulationInput &input)
{
    const auto at = std::find_if(flows_.begin(), flows_.end(), [&](const auto &known) { return known.first == input; });
    if (at != flows_.end()) {
        std::rotate(flows_.begin(), at, at + 1);
        return flows_.front().second;
    }
    if (flows_.size() >= kept)
        flows_.pop_back();
    auto question = input;
    question.traffic.bytes = 1;
    question.linkDelay = 0;
    if (!sample_ || sample_->first != question)
        sample_.emplace(question, flow::sampleOf(question));
    flows_.emplace(flows_.begin(), input,
                   std::make_shared<const flow::SimulationResult>(flow::estimate(sample_->second, input)));
    return flows_.front().second;
}

bool Evaluation::feasible() const
{
    return std::none_of(problems.begin(), problems.end(),
                        [](const Problem &p) { return p.severity == Severity::Error; });
}

Evaluation Evaluator::run(const Scenario &scenario, bool lean)
{
    Evaluation e;
    e.reached = walk(scenario, lean, e);
    std::stable_sort(e.problems.begin(), e.problems.end(),
                     [](const Problem &a, const Problem &b) { return a.severity > b.severity; });
    e.figures = readFigures(e);
    return e;
}

Evaluation Evaluator::operator()(const Scenario &scenario)
{
    return run(scenario, false);
}

Evaluation Evaluator::lean(const Scenario &scenario)
{
    return run(scenario, true);
}

Evaluation evaluate(const Scenario &scenario, const Facts &facts)
{
    return Evaluator(facts)(scenario);
}

Outcome<Facts> Facts::builtIn()
{
    auto catalog = Catalog::builtIn();
    if (!catalog)
        return catalog.problem();
    auto grid = Grid::builtIn();
    if (!grid)
        return grid.problem();
    auto papers = builtInPaperMap();
    if (!papers)
        return papers.problem();
    auto calibrated = measured::Calibrated::builtIn();
    if (!calibrated)
        return calibrated.problem();
    SitingIndex siting(*grid);
    return Facts{*std::move(catalog), *std::move(grid), *std::move(papers), *std::move(calibrated), std::move(siting)};
}

} // namespace gigasite
