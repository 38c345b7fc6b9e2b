// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/layout_choice.h"

#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

using namespace measured;

/// Four million tokens, what models of this size are often trained with (GPT-3: 3.2 M, Llama 3: 4 to 16 M).
Fix usualBatch(double sequence)
{
    constexpr double usual = 4194304;
    const double tokens = std::max(1.0, std::round(usual / sequence)) * sequence;
    return {say("Use %1 tokens", withCommas(tokens)), "training.global_batch_tokens",
            std::to_string(std::llround(tokens))};
}

/// Sequences in a step, of all sites together.
std::optional<double> batchOf(const Scenario &s, const Evaluation &e, Problems &problems)
{
    const auto sequence = static_cast<double>(s.training.seq);
    if (s.training.globalBatchTokens) {
        const double sequences = *s.training.globalBatchTokens / sequence;
        if (sequences >= 1 && sequences == std::floor(sequences))
            return sequences;
        const double below = std::max(1.0, std::floor(sequences)) * sequence, above = std::ceil(sequences) * sequence;
        std::vector<Fix> fixes{{say("Use %1 tokens", withCommas(above)), "training.global_batch_tokens",
                                std::to_string(std::llround(above))}};
        if (below != above)
            fixes.insert(fixes.begin(),
                         {say("Use %1 tokens", withCommas(below)), "training.global_batch_tokens",
                          std::to_string(std::llround(below))});
        problems.push_back(error("training.global_batch_tokens",
                                 say("The batch is %1 sequences of %2 tokens; a search needs a whole number of them.",
                                     format(sequences, Unit::One).joined(), withCommas(sequence)),
                                 std::move(fixes)));
        return std::nullopt;
    }
    Problems ofLayout;
    const auto layout = placeSplit(placementInputOf(s, e), ofLayout);
    if (layout.replicas == 0) {
        problems.push_back(error("training.global_batch_tokens",
                                 say("A search needs a batch. Type one: the layout as set cannot be placed, so it says "
                                     "nothing of it."),
                                 {usualBatch(sequence)}));
        return std::nullopt;
    }
    return static_cast<double>(layout.replicas * s.parallelism.microBatches * s.training.microBatch);
}

/// The layout as set may fit no rack; the search needs what does not depend on it.
Evaluation unplaced(const Scenario &s, const Evaluation &e)
{
    Evaluation base;
    base.rack = e.rack;
    base.size = e.size;
    base.model = e.model;
    base.fabric = e.fabric;
    base.layout = {.tp = 1, .pp = 1};
    base.layout.gpusUsed = e.size.gpus;
    base.layout.siteReplicas = {1};
    base.ringOversubscription = ringOversubscriptionOf(s, base);
    return base;
}

} // namespace

std::optional<LayoutQuestion> layoutQuestionOf(const Scenario &s, const TransformerShape &shape,
                                               const Calibrated &known, const Evaluation &e, Problems &problems)
{
    const auto batch = batchOf(s, e, problems);
    if (!batch)
        return std::nullopt;
    LayoutQuestion q;
    const auto prediction = predictionOf(s, shape, known, unplaced(s, e));
    q.run = prediction.run;
    q.run.gpus = static_cast<double>(e.size.gpus);
    q.run.fabric.domain = e.rack.gpus;
    q.run.fabric.sendSlowdown = 0; // depends on the layout; the tiers say it
    q.run.batch.global = *batch;
    q.space = fullSpace(q.run);
    q.space.redo = redosOf(s);
    q.space.mostIdle = 0.9; // idle GPUs make a step longer; that is judged, not forbidden
    q.options.memory = e.rack.hbmPerGpu().si();
    q.options.bytes = prediction.bytes;
    q.options.racks = placementInputOf(s, e);
    q.options.racks->dp.reset();
    return q;
}

bool isSearched(std::string_view key)
{
    return key == "training.micro_batch" ||
        (key.starts_with("parallelism.") && key != "parallelism.mode" && key != "parallelism.flexible_stages");
}

Scenario withLayout(const Scenario &scenario, const TrainingRun &run)
{
    auto s = scenario;
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
    return s;
}

std::optional<Scenario> chooseLayout(const Scenario &s, const TransformerShape &shape, const Calibrated &known,
                                     const Evaluation &e, Problems &problems)
{
    const auto question = layoutQuestionOf(s, shape, known, e, problems);
    if (!question)
        return std::nullopt;
    auto options = question->options;
    options.keep = 1;
    const auto result = searchLayouts(question->run, question->space, options, known.constants);
    if (!result.best.empty())
        return withLayout(s, result.best.front().run);
    const auto bytes = [](double b) { return format(b, Unit::Byte).joined(); };
    if (result.smallest.memory.parameters > 0)
        problems.push_back(error("parallelism.mode",
                                 say("No layout fits: the smallest share of a GPU is %1, and it has %2.",
                                     bytes(result.smallest.memory.total()), bytes(question->options.memory)),
                                 {{say("Set it by hand"), "parallelism.mode", "manual"}}));
    else
        problems.push_back(
            error("parallelism.mode",
                  say("No layout keeps the rules: %1 sequences in a step cannot be shared out over these "
                      "racks.",
                      withCommas(question->run.batch.global)),
                  {{say("Set it by hand"), "parallelism.mode", "manual"}}));
    return std::nullopt;
}

} // namespace gigasite
