// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/optimize.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/layout_choice.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/scenario/parameter_table.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>

namespace gigasite {

namespace {

using namespace measured;
using measured::Candidate; // a layout, not a place

constexpr std::array layoutKeys{"parallelism.tp",
                                "parallelism.pp",
                                "parallelism.vpp",
                                "parallelism.cp",
                                "parallelism.ep",
                                "parallelism.dp",
                                "parallelism.micro_batches",
                                "training.micro_batch",
                                "parallelism.zero",
                                "parallelism.recompute",
                                "parallelism.sequence_parallel",
                                "parallelism.placement",
                                "parallelism.overlap_tp",
                                "parallelism.overlap_dp",
                                "parallelism.overlap_pp",
                                "parallelism.overlap_ep"};

std::vector<std::pair<std::string, std::string>> settingsOf(const Scenario &s)
{
    std::vector<std::pair<std::string, std::string>> settings{{"parallelism.mode", "manual"}};
    for (const auto *key : layoutKeys)
        settings.emplace_back(key, toText(valueOf(s, *findParameter(key))));
    return settings;
}

FoundLayout found(const Scenario &s, const Candidate &c, const Evaluation &e, double objective)
{
    FoundLayout layout;
    layout.settings = settingsOf(s);
    layout.objective = objective;
    layout.step = e.step.total.si();
    layout.low = e.step.low.si();
    layout.high = e.step.high.si();
    layout.memory = c.memory.total();
    layout.gpus = c.run.gpus;
    return layout;
}

/// What stands between the best layout and a better one, by what its refused neighbours would bring.
std::vector<Text> bindingOf(const Candidate &best, const std::vector<Neighbour> &near, const LayoutQuestion &q)
{
    std::vector<Text> binding;
    const auto faster = [&](const Neighbour &n) {
        return n.candidate.step.total > 0 && n.candidate.step.total < best.step.total;
    };
    const auto noRoom = [&](const Neighbour &n) { return n.candidate.memory.total() > q.options.memory && faster(n); };
    const auto blocked = std::find_if(near.begin(), near.end(), noRoom);
    if (blocked != near.end())
        binding.push_back(say("Memory: %1=%2 would be faster, but a GPU would have to hold %3 of %4.", blocked->key,
                              blocked->value, format(blocked->candidate.memory.total(), Unit::Byte).joined(),
                              format(q.options.memory, Unit::Byte).joined()));
    const auto &split = best.run.split;
    const double replicasMost = best.run.batch.global / best.run.batch.micro;
    if (split.dp >= replicasMost)
        binding.push_back(say("Batch: every replica has one micro-batch; there are no more to share out."));
    if (split.tp >= q.run.fabric.domain && split.tp > 1)
        binding.push_back(say("Domain: tensor parallelism takes a whole scale-up domain."));
    if (best.run.gpus < q.run.gpus)
        binding.push_back(say("Whole racks, pipelines and sequences: %1 of %2 GPUs stay idle.",
                              withCommas(q.run.gpus - best.run.gpus), withCommas(q.run.gpus)));
    return binding;
}

/// The scenario up to where a layout is asked for.
Outcome<LayoutQuestion, Problems> questionOf(const Scenario &s, const Facts &facts)
{
    auto manual = s;
    manual.parallelism.mode = LayoutMode::Manual;
    const auto e = Evaluator(facts).lean(manual);
    if (!e.has(Stage::Sites))
        return e.problems;
    Problems problems;
    auto question = layoutQuestionOf(manual, shapeOf(manual), facts.calibrated, e, problems);
    if (!question)
        return problems;
    return *std::move(question);
}

void rank(const Scenario &s, const Facts &facts, const OptimizeQuestion &question, const SearchResult &result,
          Optimized &out, std::vector<const Candidate *> &order)
{
    Evaluator evaluator(facts);
    const double sign = lessIsBetter(question.objective) ? 1 : -1;
    std::vector<std::pair<FoundLayout, const Candidate *>> ranked;
    for (const auto &candidate : result.best) {
        const auto placed = withLayout(s, candidate.run);
        const bool needsFlow = question.objective.starts_with("flow.");
        const auto e = needsFlow ? evaluator(placed) : evaluator.lean(placed);
        const auto value = figureValue(e, question.objective).value;
        if (value)
            ranked.emplace_back(found(placed, candidate, e, *value), &candidate);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [sign](const auto &a, const auto &b) {
        return sign * a.first.objective < sign * b.first.objective;
    });
    for (auto &[layout, candidate] : ranked) {
        if (out.best.size() == question.keep)
            break;
        out.best.push_back(std::move(layout));
        order.push_back(candidate);
    }
}

} // namespace

bool lessIsBetter(std::string_view figure)
{
    constexpr std::array moreIsBetter{"step.hfu",         "step.compute_share", "step.tokens",    "reliability.mtbf_s",
                                      "power.headroom_w", "layout.gpus_used",   "layout.replicas"};
    constexpr std::array withBand{"step.mfu", "step.tokens_per_gpu"}; // their lowest and highest, too
    return std::find(moreIsBetter.begin(), moreIsBetter.end(), figure) == moreIsBetter.end() &&
        std::none_of(withBand.begin(), withBand.end(), [&](const char *id) { return figure.starts_with(id); });
}

Outcome<Optimized, Problems> optimize(const Scenario &s, const Facts &facts, const OptimizeQuestion &question)
{
    if (!isMeasured(s))
        return Problems{error(
            "conventions.step_time",
            say("A layout is searched for on real hardware: set conventions.mode to corrected and "
                "conventions.step_time to measured."),
            {{say("Measured step times"), "conventions.step_time", "measured", {{"conventions.mode", "corrected"}}}})};
    if (!findFigure(question.objective))
        return Problems{error("--objective", say("There is no figure %1.", question.objective))};
    auto asked = questionOf(s, facts);
    if (!asked)
        return asked.problem();
    auto options = asked->options;
    options.prune = !question.all;
    options.stop = question.stop;
    options.keep = question.objective == "step.time_s" ? question.keep : question.candidates;
    const auto start = std::chrono::steady_clock::now();
    const auto result = searchLayouts(asked->run, asked->space, options, facts.calibrated.constants);
    Optimized out;
    out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    out.points = result.points;
    out.refused = result.refused;
    out.tooLarge = result.tooLarge;
    out.pruned = result.pruned;
    out.stopped = result.stopped;
    if (result.best.empty()) {
        Problems why;
        auto automatic = s;
        automatic.parallelism.mode = LayoutMode::Auto;
        out.problems = Evaluator(facts).lean(automatic).problems;
        return out;
    }
    std::vector<const Candidate *> order;
    rank(s, facts, question, result, out, order);
    if (order.empty())
        return Problems{
            error("--objective", say("%1 has no value for any layout of this scenario.", question.objective))};
    const auto best = Evaluator(facts).lean(withLayout(s, order.front()->run));
    out.error = best.prediction ? best.prediction->band.error : 0;
    out.ranksFastest = question.objective != "step.time_s";
    std::copy_if(best.problems.begin(), best.problems.end(), std::back_inserter(out.problems),
                 [](const Problem &p) { return p.path == "step.time_s" || p.path == "software.anchor"; });
    const auto near = neighboursOf(*order.front(), asked->space, options, facts.calibrated.constants);
    out.binding = bindingOf(*order.front(), near, *asked);
    for (const auto &n : near)
        out.neighbours.push_back({n.key, n.value, n.candidate.step.total,
                                  n.candidate.step.total > 0 ? n.candidate.memory.total() : 0, n.refusal});
    return out;
}

} // namespace gigasite
