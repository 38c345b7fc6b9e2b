// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/described_layouts.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/layout_figure.h"
#include "model/scenario/parameter_table.h"
#include "model/scenario/scenario_io.h"
#include "model/step/measured/layout_replicas.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

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
    if (s.training.globalBatchTokens)
        settings.emplace_back("training.global_batch_tokens",
                              toText(valueOf(s, *findParameter("training.global_batch_tokens"))));
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

/// What a neighbour would bring, refused or not.
struct Weighed {
    Neighbour neighbour;
    NearLayout row;
    bool isBetter = false; ///< than the best, in what is asked for
};

/// Whether other sizes beside it allow the value that a rule refuses beside the best ones: then the search has weighed
/// it, and the rule keeps nothing out.
bool isAllowedElsewhere(const Scenario &s, const Facts &facts, const NearLayout &near, LayoutQuestion q)
{
    const auto changed = withSetting(s, near.key + '=' + near.value);
    if (!changed)
        return false;
    hold(*changed, {near.key}, q);
    q.options.memory = std::numeric_limits<double>::infinity();
    q.options.keep = 1;
    q.options.prune = true;
    q.options.enough = std::numeric_limits<double>::infinity(); // whichever it is
    return !searchLayouts(q.run, q.space, q.options, facts.calibrated.constants).best.empty();
}

/// What stands between the best layout and a better one, by what its refused neighbours would bring.
std::vector<Text> bindingOf(const Scenario &s, const Facts &facts, const Candidate &best,
                            const std::vector<Weighed> &near, const LayoutQuestion &q, bool byTime)
{
    std::vector<Text> binding;
    const auto tell = [&](bool keepsRules, auto text) {
        const Weighed *most = nullptr; // what would bring most; of other figures the first
        for (const auto &w : near) {
            const bool binds = w.isBetter && !w.row.refusal.empty() && w.neighbour.keepsRules == keepsRules &&
                (!most || (byTime && w.row.step < most->row.step)) &&
                (keepsRules || !isAllowedElsewhere(s, facts, w.row, q));
            most = binds ? &w : most;
        }
        if (most)
            binding.push_back(text(most->row));
    };
    tell(true, [&](const NearLayout &n) {
        const auto memory = format(n.memory, Unit::Byte).joined(), room = format(q.options.memory, Unit::Byte).joined();
        return byTime
            ? say("Memory: %1=%2 would be faster, but a GPU would have to hold %3 of %4.", n.key, n.value, memory, room)
            : say("Memory: %1=%2 would be better, but a GPU would have to hold %3 of %4.", n.key, n.value, memory,
                  room);
    });
    tell(false, [&](const NearLayout &n) {
        return byTime ? say("Rules: %1=%2 would be faster if it were allowed. %3", n.key, n.value, n.refusal)
                      : say("Rules: %1=%2 would be better if it were allowed. %3", n.key, n.value, n.refusal);
    });
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

std::vector<Weighed> weighedNeighbours(const Scenario &s, const Facts &facts, const OptimizeQuestion &question,
                                       const LayoutQuestion &layouts, const RankedLayout &best)
{
    LayoutFigure step(s, facts, "step.time_s");
    LayoutFigure objective(s, facts, question.objective);
    auto options = layouts.options;
    if (!options.racks->sites.acrossSites) // what stays in fewer sites than there are stays there
        options.mostSites = sitesOf(best.candidate.run, *options.racks);
    const double sign = lessIsBetter(question.objective) ? 1 : -1;
    std::vector<Weighed> all;
    for (auto &n : neighboursOf(best.candidate, layouts.space, options, facts.calibrated.constants)) {
        const auto &run = n.candidate.run;
        const auto value = objective(run);
        NearLayout row{n.key,
                       n.value,
                       step(run).value_or(n.candidate.step.total),
                       n.candidate.memory.total(),
                       value,
                       n.refusal,
                       run.gpus,
                       settingsOf(withLayout(s, run))};
        if (!std::isfinite(row.step))
            row.step = 0;
        const bool byTime = question.objective == "step.time_s";
        const bool isBetter =
            byTime ? row.step > 0 && row.step < best.value : value && sign * *value < sign * best.value;
        all.push_back({std::move(n), std::move(row), isBetter});
    }
    return all;
}

} // namespace

void describe(const Scenario &s, const Facts &facts, const OptimizeQuestion &question, const LayoutQuestion &layouts,
              const std::vector<RankedLayout> &best, Optimized &out)
{
    Evaluator evaluator(facts);
    for (const auto &[candidate, value] : best) {
        const auto placed = withLayout(s, candidate.run);
        const auto e = evaluator.lean(placed);
        if (out.best.empty()) {
            if (e.prediction) {
                out.error = e.prediction->band.error;
                out.held = e.prediction->band.held;
                out.judged = e.prediction->band.runs;
            }
            std::copy_if(e.problems.begin(), e.problems.end(), std::back_inserter(out.standing),
                         [](const Problem &p) { return p.severity == Severity::Error; });
            std::copy_if(e.problems.begin(), e.problems.end(), std::back_inserter(out.problems), [](const Problem &p) {
                return p.path == "step.time_s" || p.path == "software.anchor" ||
                    p.path == "training.global_batch_tokens";
            });
        }
        out.best.push_back(found(placed, candidate, e, value));
    }
    const auto near = weighedNeighbours(s, facts, question, layouts, best.front());
    out.binding = bindingOf(s, facts, best.front().candidate, near, layouts, question.objective == "step.time_s");
    for (const auto &w : near)
        out.neighbours.push_back(w.row);
}

} // namespace gigasite
