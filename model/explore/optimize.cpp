// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/optimize.h"

#include "model/evaluate/beyond_layout.h"
#include "model/evaluate/figure_table.h"
#include "model/evaluate/layout_choice.h"
#include "model/evaluate/layout_figure.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/explore/described_layouts.h"
#include "model/explore/layout_ranking.h"
#include "model/explore/layouts_over_sites.h"
#include "model/units/nearest_name.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>
#include <thread>

namespace gigasite {

namespace {

using namespace measured;
using measured::Candidate; // a layout, not a place

Problem unknownFigure(const std::string &typed)
{
    std::vector<std::string_view> ids;
    for (const auto &figure : figureTable())
        ids.push_back(figure.id);
    return error(
        "--objective",
        say("There is no figure %1%2. Allowed: an id that `gigasite figures` lists.", typed, nearestText(typed, ids)));
}

/// What of the sizes held by hand breaks a rule, with the nearest that do not.
Problems rulesOfHeld(const Scenario &s, const Facts &facts, const std::vector<std::string> &held)
{
    auto manual = s;
    manual.parallelism.mode = LayoutMode::Manual;
    auto problems = Evaluator(facts)(manual).problems;
    std::erase_if(problems, [&](const Problem &p) {
        return p.severity != Severity::Error || std::find(held.begin(), held.end(), p.path) == held.end();
    });
    return problems;
}

/// Where nothing fits: with what of model and racks an automatic layout would find something.
std::vector<Fix> waysBeyond(const Scenario &s, const Facts &facts)
{
    auto searched = s;
    searched.parallelism.mode = LayoutMode::Auto;
    std::vector<Fix> ways;
    for (const auto &p : Evaluator(facts)(searched).problems) {
        if (p.path != "parallelism.mode" || p.severity != Severity::Error)
            continue;
        std::copy_if(p.fixes.begin(), p.fixes.end(), std::back_inserter(ways),
                     [](const Fix &fix) { return fix.also.empty() && isBeyondLayout(fix.key); });
    }
    return ways;
}

/// The scenario up to where a layout is asked for.
Outcome<LayoutQuestion, Problems> questionOf(const Scenario &s, const Facts &facts,
                                             const std::vector<std::string> &held)
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
    hold(manual, held, *question);
    return *std::move(question);
}

constexpr std::size_t probes = 50;

/// Whether the kernel's step time is the evaluation's, to the last term.
bool isKernels(const Scenario &s)
{
    return s.siteCount == 1 && s.network.times != NetworkTimes::Simulated;
}

/// Whether the faster of two layouts is the better one: a search keeps batch, GPUs and tokens.
bool isOfStepTime(const std::string &figure)
{
    constexpr std::array known{"step.time_s", "step.mfu", "step.tokens_per_gpu_s", "training.time_s"};
    return std::find(known.begin(), known.end(), figure) != known.end();
}

/// Whether a figure is known before replicas are placed, and from nothing that a layout sets: no layout moves it.
bool isBeforeLayout(const std::string &id)
{
    const auto *figure = findFigure(id);
    constexpr std::array ofSite{FigureGroup::Site, FigureGroup::Power, FigureGroup::Fabric};
    return figure->needs <= Stage::Sites && std::find(ofSite.begin(), ofSite.end(), figure->group) != ofSite.end();
}

std::vector<RankedLayout> fastest(const Facts &facts, const LayoutQuestion &layouts, SearchResult &search)
{
    search = searchLayouts(layouts.run, layouts.space, layouts.options, facts.calibrated.constants);
    std::vector<RankedLayout> best;
    for (const auto &candidate : search.best)
        best.push_back({candidate, candidate.step.total});
    return best;
}

/// Why no layout has a step time, as the fastest for the kernel tells it.
Problems problemsOfFastest(const Scenario &s, const Facts &facts, LayoutQuestion layouts)
{
    layouts.options.keep = 1;
    layouts.options.prune = true;
    const auto found = searchLayouts(layouts.run, layouts.space, layouts.options, facts.calibrated.constants);
    if (found.best.empty())
        return {};
    auto problems = Evaluator(facts).lean(withLayout(s, found.best.front().run)).problems;
    std::erase_if(problems, [](const Problem &p) { return p.severity != Severity::Error; });
    return problems;
}

/// Whether any of the `probes` fastest layouts has a value: before millions are evaluated for none.
bool hasValue(const Scenario &s, const Facts &facts, const std::string &figure, LayoutQuestion layouts)
{
    layouts.options.keep = probes;
    layouts.options.prune = true;
    LayoutFigure valueOf(s, facts, figure);
    const auto found = searchLayouts(layouts.run, layouts.space, layouts.options, facts.calibrated.constants);
    return found.best.empty() || std::any_of(found.best.begin(), found.best.end(), [&](const Candidate &c) {
               return valueOf(c.run).has_value();
           });
}

/// The layouts that are best in the figure, and what was looked at.
std::vector<RankedLayout> searched(const Scenario &s, const Facts &facts, const OptimizeQuestion &question,
                                   const LayoutQuestion &layouts, SearchResult &search, Optimized &out)
{
    const auto withValues = [&](std::vector<RankedLayout> best) {
        LayoutFigure valueOf(s, facts, question.objective);
        for (auto &layout : best)
            layout.value = valueOf(layout.candidate.run).value_or(0);
        return best;
    };
    if (isBeforeLayout(question.objective)) {
        out.moved = false;
        return withValues(fastest(facts, layouts, search));
    }
    const bool isTime = question.objective == "step.time_s";
    const bool isByTime = isTime || (isOfStepTime(question.objective) && !question.all);
    if (isByTime && isKernels(s)) {
        auto best = fastest(facts, layouts, search);
        return isTime ? best : withValues(std::move(best));
    }
    const bool isSimulated = s.network.times == NetworkTimes::Simulated;
    const auto threads = question.threads > 0 ? question.threads : std::thread::hardware_concurrency();
    if (isByTime && !question.all && !isSimulated) {
        auto quick = fastestOverSites(s, facts, layouts);
        out.everyDp = false;
        out.fastestOnly = !quick.isKnown && !quick.best.empty();
        search = std::move(quick.search);
        return isTime ? std::move(quick.best) : withValues(std::move(quick.best));
    }
    auto ranking =
        rankLayouts(s, facts, layouts, question.objective, lessIsBetter(question.objective), question.keep, threads);
    out.ranked = ranking.ranked;
    out.moved = ranking.isMoved();
    out.everyDp = ranking.everyDp;
    search = std::move(ranking.search);
    if (isTime && s.siteCount > 1 && !isSimulated && !out.everyDp) { // which in fewer sites have fewer replicas
        auto fewer = layouts;
        fewer.options.prune = true;
        return joined(std::move(ranking.best), fastestOverSites(s, facts, fewer).best, question.keep);
    }
    return std::move(ranking.best);
}

} // namespace

bool lessIsBetter(std::string_view figure)
{
    constexpr std::array moreIsBetter{"step.hfu",
                                      "step.compute_share",
                                      "step.tokens",
                                      "reliability.mtbf_s",
                                      "power.headroom_w",
                                      "layout.gpus_used",
                                      "layout.replicas",
                                      "layout.site1_replicas",
                                      "memory.fits",
                                      "rail.relative_performance",
                                      "rail.any_to_any_gain",
                                      "rail.domain_volume_share",
                                      "rail.quiet_pairs_share"};
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
        return Problems{unknownFigure(question.objective)};
    auto asked = questionOf(s, facts, question.held);
    Optimized out;
    if (!asked) { // the scenario allows no search, and says why
        out.problems = asked.problem();
        return out;
    }
    auto layouts = *std::move(asked);
    layouts.options.prune = !question.all;
    layouts.options.stop = question.stop;
    layouts.ranked = question.ranked;
    layouts.options.keep = question.keep;
    if (question.objective != "step.time_s" && !hasValue(s, facts, question.objective, layouts))
        return Problems{error("--objective",
                              say("%1 has no value for any of the %2 fastest layouts of this scenario.",
                                  question.objective, withCommas(static_cast<double>(probes))))};
    out.batchTokens = layouts.run.batch.global * layouts.run.batch.sequence;
    const auto start = std::chrono::steady_clock::now();
    SearchResult search;
    const auto best = searched(s, facts, question, layouts, search, out);
    out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    out.points = search.points;
    out.refused = search.refused;
    out.tooLarge = search.tooLarge;
    out.pruned = search.pruned;
    out.stopped = search.stopped;
    if (!best.empty()) {
        describe(s, facts, question, layouts, best, out);
        return out;
    }
    if (search.points > search.tooLarge && !search.stopped) {
        out.problems = problemsOfFastest(s, facts, layouts);
        if (!out.problems.empty())
            return out;
        return Problems{
            error("--objective", say("%1 has no value for any layout of this scenario.", question.objective))};
    }
    out.problems.push_back(noLayout(search, layouts, !question.held.empty()));
    out.problems.back().fixes = // of the live search: by hand is no answer here
        question.held.empty() && !search.stopped ? waysBeyond(s, facts) : std::vector<Fix>();
    for (auto &problem : rulesOfHeld(s, facts, question.held))
        out.problems.push_back(std::move(problem));
    return out;
}

} // namespace gigasite
