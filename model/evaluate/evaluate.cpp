// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/evaluate.h"

#include "model/evaluate/fewer_chunks.h"
#include "model/evaluate/figure_table.h"
#include "model/evaluate/layout_choice.h"
#include "model/evaluate/layout_figure.h"
#include "model/evaluate/layout_fixes.h"
#include "model/evaluate/layout_rules.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/evaluate/stopping.h"
#include "model/evaluate/typed_batch.h"
#include "model/evaluate/walk.h"
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

/// More layers of a kind than there are layers leave fewer than none of the other: that has no size. checkShape says
/// so.
bool countsBelowZero(const TransformerShape &shape)
{
    return shape.windowedLayers > shape.layers || (shape.hasExperts() && shape.denseLayers > shape.layers);
}

/// What sites would draw whose shares do not sum to 100 %: for the map, no figure counts it. What is wrong is said.
void planOpenSplit(const Scenario &s, const Facts &facts, Evaluation &e)
{
    Problems unsaid;
    if (const auto size = sizeOpenSplit(s, e.rack))
        e.power = powerPlan(s, e.rack, *size, facts.siting, unsaid);
}

} // namespace

Stage walkToSites(const Scenario &typed, const Facts &facts, TransformerShape &shape, Evaluation &e)
{
    e.problems = checkRanges(typed);
    if (!e.feasible())
        return Stage::Nothing;
    const auto unknownEntries = checkCatalogChoices(typed, facts.catalog);
    append(e.problems, unknownEntries);
    checkNoEffect(typed, e.problems);
    append(e.problems, noteUserData(typed, facts.catalog));

    shape = shapeOf(typed);
    const auto beforeShape = e.problems.size();
    append(e.problems, checkShape(shape, isStrict(typed)));
    if (countsBelowZero(shape)) {
        stopFor(e.problems, beforeShape, shape.windowedLayers > shape.layers ? "model.windowed" : "model.dense");
        return Stage::Nothing;
    }
    e.model = sizeOf(shape);

    const auto beforeRack = e.problems.size();
    const auto rack = resolveRack(typed, facts.catalog, e.problems);
    if (!rack) {
        stopFor(e.problems, beforeRack);
        return Stage::Model;
    }
    e.rack = *rack;

    const auto beforeSize = e.problems.size();
    const auto size = sizeSite(typed, e.rack, e.problems);
    if (!size) {
        stopFor(e.problems, beforeSize);
        planOpenSplit(typed, facts, e);
        return Stage::Rack;
    }
    e.size = *size;
    e.scaling = scalingOf(typed, e);
    e.tokens = typed.training.tokens.value_or(e.scaling.tokens);
    e.datasetBytes = typed.training.bytesPerToken * e.tokens;
    e.power = powerPlan(typed, e.rack, e.size, facts.siting, e.problems);
    e.phaseShares = phaseSharesOf(typed, facts.catalog);
    e.cooling = coolingFactsOf(typed, facts.catalog);
    if (e.cooling.heatPerArea)
        e.power.coolingArea = e.power.facility / *e.cooling.heatPerArea;
    Problems ofFabric;
    e.fabric = closCounts(closInputOf(typed, facts.catalog, e), ofFabric);
    std::erase_if(ofFabric, [&](const Problem &p) { return saysOf(unknownEntries, p.path); });
    append(e.problems, std::move(ofFabric));
    e.networkCost = networkCostOf(typed, facts.catalog, e);
    e.meanTimeBetweenFailures = failuresOf(typed, e);
    takeExchanges(typed, e);

    e.memory = memoryOf(typed, shape, e);
    if (typed.training.globalBatchTokens) // needs no layout, so a model that fits none has it too
        e.rail = railOnlyOf(typed, e, *typed.training.globalBatchTokens);
    return Stage::Sites;
}

Stage walkFromLayout(const Scenario &s, const TransformerShape &shape, const Facts &facts, const FlowSource &flowOf,
                     Evaluation &e)
{
    const auto before = e.problems.size();
    layOut(s, shape, facts.calibrated, e);
    if (e.layout.replicas == 0) {
        if (isMeasured(s)) // told in the order in which they are mended
            stopFor(e.problems, before);
        else if (e.layout.tp > e.rack.gpus)
            stopFor(e.problems, before, "parallelism.tp");
        else
            stopForLast(e.problems, before);
        return Stage::Sites;
    }
    append(e.problems, checkSites(s, e));
    takeExchanges(s, e);
    append(e.problems, checkStageOrder(s, e));
    e.flowInput = simulationInputOf(s, e, e.problems);
    if (e.flowInput && flowOf)
        e.flow = flowOf(*e.flowInput);
    if (e.flow) {
        append(e.problems, simulationProblems(*e.flow));
        append(e.problems, simulationRemarks(*e.flow, e.problems));
    }
    const auto input = stepInputOf(s, shape, e);
    e.step = stepTime(input);
    if (isMeasured(s))
        takeTimes(s, facts.calibrated, e);
    takeCutLinks(s, e);
    auto ofStep = checkStep(input, e.step);
    offerBatches(s, e, ofStep);
    tellCutLink(s, e, ofStep);
    const bool crosses = std::none_of(ofStep.begin(), ofStep.end(), [](const Problem &p) {
        return p.severity == Severity::Error && p.path.starts_with("wan.");
    });
    const auto beforeStep = e.problems.size();
    append(e.problems, std::move(ofStep));
    if (!crosses) { // so no step completes
        stopFor(e.problems, beforeStep, "wan.");
        return Stage::Sites;
    }
    if (isMeasured(s))
        append(e.problems, checkUse(s, e));
    if (!s.training.globalBatchTokens)
        e.rail = railOnlyOf(s, e, e.step.tokensPerStep);
    append(e.problems, checkBatch(e));
    e.wan = wanBuildOf(s, facts.catalog, e);
    e.phases = phasesOf(e);
    e.cost = costOf(s, e.rack, e.size, e.power, e.networkCost, e.step, e.wan, e.phases);
    return Stage::Step;
}

/// The rooms in the order in which a scenario walks through them. Stops where a room cannot go on.
Stage Evaluator::walk(const Scenario &typed, bool lean, Evaluation &e)
{
    TransformerShape shape;
    if (const auto reached = walkToSites(typed, facts_, shape, e); reached != Stage::Sites)
        return reached;
    const auto before = e.problems.size();
    if (isMeasured(typed) && typed.parallelism.mode == LayoutMode::Auto) {
        auto chosen = chosenLayout(typed, shape, e);
        if (!chosen) {
            if (!lean)
                completeByHand(typed, shape, facts_.calibrated, e);
            stopForLast(e.problems, before);
            return Stage::Sites;
        }
        e.chosen = std::move(chosen);
        shape = shapeOf(*e.chosen);
        e.model = sizeOf(shape);
        if (e.rail)
            e.rail = railOnlyOf(*e.chosen, e, *typed.training.globalBatchTokens);
    } else if (isBatchInForce(typed)) {
        Problems refusal;
        auto shared = withTypedBatch(typed, e, refusal);
        if (!refusal.empty()) {
            tellRefusedBatch(typed, shape, facts_.calibrated, e);
            if (!lean)
                completeFixes(typed, shape, facts_.calibrated, e);
            stopFor(e.problems, before);
            return Stage::Sites;
        }
        if (shared)
            e.chosen = std::make_shared<const Scenario>(*std::move(shared));
    }
    const auto chosen = e.chosen; // outlives what the rooms do with the evaluation
    const auto &s = chosen ? *chosen : typed;
    const bool simulated = s.network.times == NetworkTimes::Simulated;
    FlowSource flowOf;
    if (simulated || !lean)
        flowOf = [this](const flow::SimulationInput &input) { return estimates_(input); };
    const auto reached = walkFromLayout(s, shape, facts_, flowOf, e);
    if (!lean)
        completeFixes(s, shape, facts_.calibrated, e);
    if (!lean && reached == Stage::Step && typed.parallelism.mode != LayoutMode::Auto)
        offerFewerChunks(s, facts_, estimates_, e);
    return reached;
}

std::shared_ptr<const Scenario> Evaluator::chosenLayout(const Scenario &typed, const TransformerShape &shape,
                                                        Evaluation &e)
{
    constexpr std::size_t shortlist = 8; // of which the exchange between sites decides
    constexpr std::size_t staged = 64; // stages decide how much of an exchange is exposed, and the more of a slow one
    constexpr double slow = 0.05; // of the step
    constexpr std::size_t rhythms = 256; // what a pipeline over sites waits tells them apart by more than all else
    constexpr double worthwhile = 0.005; // of the step
    const bool isSimulated = typed.network.times == NetworkTimes::Simulated;
    const bool isKernels = typed.siteCount == 1 && !isSimulated;
    const bool several = typed.siteCount > 1 && !isSimulated && isStrict(typed);
    const bool spans = several && sitesLeft(typed).acrossSites;
    struct Found {
        measured::TrainingRun run;
        double seconds = 0; ///< of a step
        double gain = 0; ///< that a layout which is not on the list can bring at most, of the step
        double added = 0; ///< by sites at most, of the step
    };
    const auto fastest = [&](const LayoutChoice &choice) -> std::optional<Found> {
        const auto layouts = chooseLayouts(typed, shape, facts_.calibrated, e, choice, e.problems);
        if (layouts.empty())
            return std::nullopt;
        if (isKernels)
            return Found{layouts.front().run};
        const auto [index, seconds] = fastestOf(typed, facts_, layouts);
        return Found{layouts[index].run, seconds, 1 - layouts.back().step.total / seconds,
                     1 - layouts.front().step.total / seconds};
    };
    auto best = fastest({.keep = spans ? 4 * rhythms : isKernels ? 1 : shortlist, .onePerRhythm = spans});
    // takes the fastest of a choice if it is faster than the best so far
    const auto improve = [&](const LayoutChoice &choice) {
        const auto other = fastest(choice);
        if (!other || other->seconds >= best->seconds)
            return false;
        best = other;
        return true;
    };
    // what stays exposed of a slow exchange, the kernel's order does not know
    const auto improveInRhythm = [&](std::optional<std::size_t> mostSites = {}) {
        improve({.keep = best->added > slow ? staged : shortlist,
                 .below = best->seconds,
                 .mostSites = mostSites,
                 .rhythm = &best->run});
    };
    if (best && spans) { // one that waits little may be none of those that are fastest without waiting
        constexpr int steps = 4; // of up to a factor of 2 in stages and micro-batch
        const auto improveNearby = [&] {
            return improve({.keep = rhythms, .onePerRhythm = true, .below = best->seconds, .near = &best->run});
        };
        for (int step = 0; step < steps && improveNearby(); ++step) { }
        improveInRhythm();
    } else if (best && several && best->gain > worthwhile) {
        if (improve({.keep = best->gain > slow ? rhythms : staged, .onePerRhythm = true, .below = best->seconds}))
            improveInRhythm();
    }
    const bool isFree = !isSimulated && !sitesLeft(typed).acrossSites; // replicas may stay in fewer sites
    for (std::int64_t sites = 1; best && isFree && best->added > worthwhile && sites < typed.siteCount; ++sites) {
        const auto most = static_cast<std::size_t>(sites);
        const bool isSlow = best->added > slow;
        if (improve({.keep = isSlow ? rhythms : shortlist,
                     .onePerRhythm = isSlow,
                     .below = best->seconds,
                     .mostSites = most}))
            improveInRhythm(most);
    }
    return best ? std::make_shared<const Scenario>(withLayout(typed, best->run)) : nullptr;
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
