// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/fewer_chunks.h"

#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/evaluate/walk.h"
#include "model/parallelism/split_rules.h"
#include "model/units/unit.h"

#include <algorithm>

namespace gigasite {

namespace {

/// What says that stages wait: that links are too slow, or that the order keeps to its memory; not that sites could be
/// numbered otherwise, which has a way out of its own.
Problem *waitingProblem(Problems &problems)
{
    for (const auto *path : {"step.wan_s", "wan.mode"}) {
        const auto at = std::find_if(problems.begin(), problems.end(),
                                     [&](const Problem &p) { return p.path == path && p.fixes.empty(); });
        if (at != problems.end())
            return &*at;
    }
    return nullptr;
}

bool keepsRules(const Scenario &s, const Evaluation &e, std::int64_t chunks)
{
    auto run = e.prediction->run;
    run.split.vpp = static_cast<double>(chunks);
    return measured::isValidSplit(run) && s.parallelism.vpp != chunks;
}

/// The step time with what is left of the walk; nothing where that ends in an error.
std::optional<Seconds> stepTimeOf(const Scenario &s, const TransformerShape &shape, const Facts &facts,
                                  const FlowSource &flowOf, Evaluation e)
{
    const bool isWhole = walkFromLayout(s, shape, facts, flowOf, e) == Stage::Step && e.feasible();
    return isWhole ? std::optional(e.step.total) : std::nullopt;
}

} // namespace

void offerFewerChunks(const Scenario &s, const Facts &facts, FlowEstimates &estimates, Evaluation &e)
{
    constexpr double worthwhile = 0.99; // of the step
    const bool spans = e.prediction && e.step.wanAsked.mode == WanMode::Pipeline && e.step.wanAsked.sites > 1;
    if (!spans || s.parallelism.mode == LayoutMode::Auto || s.parallelism.vpp < 2 || !e.feasible())
        return;
    auto *problem = waitingProblem(e.problems);
    if (!problem)
        return;
    TransformerShape shape;
    Evaluation base;
    if (walkToSites(s, facts, shape, base) != Stage::Sites)
        return;
    FlowSource flowOf;
    if (s.network.times == NetworkTimes::Simulated)
        flowOf = [&](const flow::SimulationInput &input) { return estimates(input); };
    auto changed = s;
    auto least = worthwhile * e.step.total;
    std::int64_t best = 0;
    for (auto chunks = s.parallelism.vpp - 1; chunks > 0; --chunks) {
        changed.parallelism.vpp = chunks;
        const auto time = keepsRules(s, e, chunks) ? stepTimeOf(changed, shape, facts, flowOf, base) : std::nullopt;
        if (!time || !(*time < least))
            continue;
        least = *time;
        best = chunks;
    }
    if (best > 0)
        problem->fixes.push_back(
            {say("VPP %1: a step of %2 instead of %3", withCommas(static_cast<double>(best)),
                 format(least.si(), Unit::Second).joined(), format(e.step.total.si(), Unit::Second).joined()),
             "parallelism.vpp", std::to_string(best)});
}

} // namespace gigasite
