// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/layout_choice.h"

#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/evaluate/typed_batch.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

namespace gigasite {

namespace {

using namespace measured;

/// The layout as set may fit no rack; the search needs what does not depend on it.
Evaluation unplaced(const Evaluation &e)
{
    Evaluation base;
    base.rack = e.rack;
    base.size = e.size;
    base.model = e.model;
    base.fabric = e.fabric;
    base.layout = {.tp = 1, .pp = 1};
    base.layout.gpusUsed = e.size.gpus;
    base.layout.siteReplicas = {1};
    return base;
}

} // namespace

std::optional<LayoutQuestion> layoutQuestionOf(const Scenario &s, const TransformerShape &shape,
                                               const Calibrated &known, const Evaluation &e, Problems &problems)
{
    const auto batch = sequencesInStep(s, e, problems);
    if (!batch)
        return std::nullopt;
    LayoutQuestion q;
    const auto prediction = predictionOf(s, shape, known, unplaced(e));
    q.run = prediction.run;
    q.run.gpus = static_cast<double>(e.size.gpus);
    q.run.fabric.domain = e.rack.gpus;
    q.run.batch.global = *batch;
    q.space = fullSpace(q.run);
    q.space.redo = redosOf(s);
    if (s.software.stack == SoftwareStack::Old) // overlaps nothing, whatever is asked of it
        q.space.overlapTp = q.space.overlapDp = q.space.overlapPp = {false};
    q.options.memory = e.rack.hbmPerGpu().si();
    q.options.bytes = prediction.bytes;
    q.options.racks = placementInputOf(s, e);
    q.options.racks->dp.reset();
    constexpr double fewest = 0.1; // idle GPUs make a step longer; that is judged, not forbidden
    const auto left = racksLeft(q.options.racks->siteRacks, q.options.racks->sites);
    const auto racks = std::accumulate(left.begin(), left.end(), std::int64_t{0});
    q.space.mostIdle = 1 - fewest * static_cast<double>(racks * e.rack.gpus) / q.run.gpus;
    return q;
}

bool isSearched(std::string_view key)
{
    return key == "training.micro_batch" ||
        (key.starts_with("parallelism.") && key != "parallelism.mode" && key != "parallelism.flexible_stages");
}

bool isFoundFor(const Scenario &s, std::string_view key)
{
    if (isBatchInForce(s))
        return key == "parallelism.micro_batches";
    return isMeasured(s) && s.parallelism.mode == LayoutMode::Auto && isSearched(key);
}

namespace {

void holdSizes(const Scenario &s, const std::vector<std::string> &keys, LayoutQuestion &q)
{
    const auto held = [&](const char *key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    const auto num = [](std::int64_t v) { return static_cast<double>(v); };
    const auto &p = s.parallelism;
    auto &space = q.space;
    if (held("parallelism.tp"))
        space.tp = {num(p.tp)};
    if (held("parallelism.pp"))
        space.pp = {num(p.pp.value_or(s.model.layers))};
    if (held("parallelism.vpp"))
        space.vpp = {num(p.vpp)};
    if (held("parallelism.cp"))
        space.cp = {num(p.cp)};
    if (held("parallelism.ep"))
        space.ep = {num(p.ep)};
    if (held("parallelism.zero"))
        space.zero = {static_cast<int>(p.zero)};
    if (held("training.micro_batch"))
        space.micro = {num(s.training.microBatch)};
    if (held("parallelism.dp") && p.dp)
        q.options.dp = num(*p.dp);
    if (held("parallelism.micro_batches"))
        q.options.microBatches = num(p.microBatches);
}

} // namespace

void hold(const Scenario &s, const std::vector<std::string> &keys, LayoutQuestion &q)
{
    holdSizes(s, keys, q);
    const auto held = [&](const char *key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    const auto &p = s.parallelism;
    auto &space = q.space;
    if (held("parallelism.recompute"))
        space.redo = {redosOf(s)[static_cast<std::size_t>(p.recompute)]};
    if (held("parallelism.sequence_parallel"))
        space.sequenceParallel = {p.sequenceParallel};
    if (held("parallelism.placement"))
        space.pipelineFirst = {p.placement == Placement::ConsecutiveLayers};
    const bool old = s.software.stack == SoftwareStack::Old;
    if (held("parallelism.overlap_tp"))
        space.overlapTp = {p.overlapTp && !old};
    if (held("parallelism.overlap_dp"))
        space.overlapDp = {p.overlapDp && !old};
    if (held("parallelism.overlap_pp"))
        space.overlapPp = {p.overlapPp && !old};
    if (held("parallelism.overlap_ep"))
        space.overlapEp = {p.overlapEp};
}

void holdRhythm(const TrainingRun &run, LayoutQuestion &q)
{
    const auto &[split, batch] = std::tie(run.split, run.batch);
    q.space.pp = {split.pp};
    q.space.vpp = {split.vpp};
    q.space.micro = {batch.micro};
    q.options.microBatches = std::round(batch.global / (split.dp * batch.micro));
}

Scenario withLayout(const Scenario &scenario, const TrainingRun &run)
{
    auto s = scenario;
    putLayout(run, s);
    return s;
}

void putLayout(const TrainingRun &run, Scenario &s)
{
    auto &p = s.parallelism;
    const auto whole = [](double v) { return static_cast<std::int64_t>(std::llround(v)); };
    p.mode = LayoutMode::Manual;
    p.tp = whole(run.split.tp);
    p.pp = whole(run.split.pp);
    p.vpp = whole(run.split.vpp);
    p.cp = whole(run.split.cp);
    p.ep = whole(run.split.ep);
    p.dp = whole(run.split.dp);
    p.zero = run.split.zero;
    p.sequenceParallel = run.split.sequenceParallel;
    p.microBatches = whole(run.batch.global / (run.split.dp * run.batch.micro));
    p.recompute = run.recipe.redo == Redo::Nothing ? Recompute::None
        : run.recipe.redo == Redo::Everything      ? Recompute::Full
                                                   : Recompute::Selective;
    p.placement = run.split.pipelineFirst ? Placement::ConsecutiveLayers : Placement::SameLayerPerRack;
    p.overlapEp = run.recipe.overlapEp;
    p.overlapTp = run.recipe.overlapTp;
    p.overlapDp = run.recipe.overlapDp;
    p.overlapPp = run.recipe.overlapPp;
    s.training.microBatch = whole(run.batch.micro);
    if (s.training.globalBatchTokens) // to the last token
        s.training.globalBatchTokens = run.batch.global * run.batch.sequence;
}

std::vector<measured::Candidate> chooseLayouts(const Scenario &s, const TransformerShape &shape,
                                               const Calibrated &known, const Evaluation &e, const LayoutChoice &choice,
                                               Problems &problems)
{
    auto question = layoutQuestionOf(s, shape, known, e, problems);
    if (!question)
        return {};
    auto &options = question->options;
    options.keep = choice.keep;
    options.onePerRhythm = choice.onePerRhythm;
    options.below = choice.below;
    options.mostSites = choice.mostSites;
    options.overlapsAll = true;
    if (choice.near) {
        const auto around = [](std::vector<double> &values, double v) {
            std::erase_if(values, [v](double other) { return other != v && other != v / 2 && other != 2 * v; });
        };
        around(question->space.pp, choice.near->split.pp);
        around(question->space.micro, choice.near->batch.micro);
    }
    if (choice.rhythm)
        holdRhythm(*choice.rhythm, *question);
    auto result = searchLayouts(question->run, question->space, options, known.constants);
    const bool isBetterAsked = choice.mostSites || choice.below < std::numeric_limits<double>::infinity();
    if (result.best.empty() && !isBetterAsked)
        problems.push_back(noLayout(result, *question, false));
    return std::move(result.best);
}

Problem noLayout(const SearchResult &result, const LayoutQuestion &question, bool holdsSome)
{
    const auto bytes = [](double b) { return format(b, Unit::Byte).joined(); };
    std::vector<Fix> fixes{{say("Set it by hand"), "parallelism.mode", "manual"}};
    if (result.smallest.memory.parameters > 0)
        return error("parallelism.mode",
                     say("No layout fits: the smallest share of a GPU is %1, and it has %2.",
                         bytes(result.smallest.memory.total()), bytes(question.options.memory)),
                     std::move(fixes));
    const auto batch = withCommas(question.run.batch.global);
    return error("parallelism.mode",
                 holdsSome ? say("No layout keeps the rules with the sizes held as typed: %1 sequences in a step, %2 "
                                 "GPUs.",
                                 batch, withCommas(question.run.gpus))
                           : say("No layout keeps the rules: %1 sequences in a step cannot be shared out over these "
                                 "racks.",
                                 batch),
                 std::move(fixes));
}

} // namespace gigasite
