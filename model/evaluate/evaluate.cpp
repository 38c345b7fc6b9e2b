// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/evaluate.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/stages.h"
#include "model/scenario/scenario_io.h"

#include <algorithm>

namespace gigasite {

namespace {

/// The rooms in the order in which a scenario walks through them. Stops where a room cannot go on.
Stage walk(const Scenario &s, const Facts &facts, Evaluation &e)
{
    e.problems = checkRanges(s);
    if (!e.feasible())
        return Stage::Nothing;
    checkNoEffect(s, e.problems);

    const auto shape = shapeOf(s);
    append(e.problems, checkShape(shape, isStrict(s)));
    e.model = sizeOf(shape);

    const auto rack = resolveRack(s, facts.catalog, e.problems);
    if (!rack)
        return Stage::Model;
    e.rack = *rack;

    const auto size = sizeSite(s, e.rack, e.problems);
    if (!size)
        return Stage::Rack;
    e.size = *size;
    e.scaling = scalingOf(s, e);
    e.tokens = s.training.tokens.value_or(e.scaling.tokens);
    e.power = powerPlan(s, e.rack, e.size, facts.grid, e.problems);
    e.fabric = closCounts(closInputOf(s, facts.catalog, e), e.problems);
    e.meanTimeBetweenFailures = failuresOf(s, e);

    e.memory = memoryUse(memoryInputOf(s, shape, e));
    e.layout = layoutOf(layoutInputOf(s, shape, e), isStrict(s), e.problems);
    if (e.layout.replicas == 0)
        return Stage::Sites;

    e.sendOversubscription = sendOversubscription(e.fabric, e.rack.gpus, static_cast<double>(e.layout.racksPerStage));
    e.networkCost = networkCostOf(s, facts.catalog, e);
    append(e.problems, checkSites(e));
    const auto input = stepInputOf(s, shape, e);
    e.step = stepTime(input);
    append(e.problems, checkStep(input, e.step));
    e.cost = costOf(s, e.rack, e.size, e.power, e.networkCost, e.step);
    return Stage::Step;
}

} // namespace

bool Evaluation::feasible() const
{
    return std::none_of(problems.begin(), problems.end(),
                        [](const Problem &p) { return p.severity == Severity::Error; });
}

Evaluation evaluate(const Scenario &scenario, const Facts &facts)
{
    Evaluation e;
    e.reached = walk(scenario, facts, e);
    std::stable_sort(e.problems.begin(), e.problems.end(),
                     [](const Problem &a, const Problem &b) { return a.severity > b.severity; });
    e.figures = readFigures(e);
    return e;
}

Outcome<Facts> Facts::builtIn()
{
    auto catalog = Catalog::builtIn();
    if (!catalog)
        return catalog.problem();
    auto grid = Grid::builtIn();
    if (!grid)
        return grid.problem();
    return Facts{*std::move(catalog), *std::move(grid)};
}

} // namespace gigasite
