// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/layout_ranking.h"

#include "model/evaluate/layout_figure.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>
#include <tuple>
#include <utility>

namespace gigasite {

namespace {

using namespace measured;

auto sizesOf(const TrainingRun &run)
{
    const auto &s = run.split;
    return std::tuple(s.tp, s.pp, s.vpp, s.cp, s.ep, run.batch.micro, run.recipe.redo);
}

/// Everything a layout sets, so that any two have an order.
auto settingsOf(const TrainingRun &run)
{
    const auto &s = run.split;
    const auto &r = run.recipe;
    return std::tuple_cat(sizesOf(run),
                          std::tuple(s.zero, !s.sequenceParallel, s.pipelineFirst, !r.overlapTp, !r.overlapDp,
                                     !r.overlapPp, !r.overlapEp));
}

/// The best layouts of one thread, or of all.
class Leaders {
public:
    Leaders(bool lessIsBetter, std::size_t keep)
        : sign_(lessIsBetter ? 1 : -1)
        , keep_(keep)
    {
    }

    void add(double value, const TrainingRun &run, const StepTimes &step, const StageMemory &memory)
    {
        if (best_.size() == keep_ && sign_ * value > sign_ * best_.back().value)
            return;
        RankedLayout layout{{run, step, memory}, value};
        const auto same = std::find_if(best_.begin(), best_.end(), [&](const auto &l) { return isSame(l, layout); });
        if (same != best_.end()) {
            if (!isBefore(layout, *same))
                return;
            best_.erase(same);
        }
        const auto at = std::upper_bound(best_.begin(), best_.end(), layout,
                                         [this](const auto &a, const auto &b) { return isBefore(a, b); });
        best_.insert(at, std::move(layout));
        if (best_.size() > keep_)
            best_.pop_back();
    }

    /// Whether a layout that is at best `bound` is none of the best.
    bool excludes(double bound) const { return best_.size() == keep_ && sign_ * bound > sign_ * best_.back().value; }

    std::vector<RankedLayout> best() && { return std::move(best_); }

private:
    bool isBefore(const RankedLayout &a, const RankedLayout &b) const
    {
        if (a.value != b.value)
            return sign_ * a.value < sign_ * b.value;
        const auto costOf = [](const RankedLayout &l) {
            return std::pair(l.candidate.step.total, l.candidate.memory.total());
        };
        const auto left = costOf(a), right = costOf(b);
        return left != right ? left < right : settingsOf(a.candidate.run) < settingsOf(b.candidate.run);
    }

    static bool isSame(const RankedLayout &a, const RankedLayout &b)
    {
        return a.value == b.value && a.candidate.step.total == b.candidate.step.total &&
            sizesOf(a.candidate.run) == sizesOf(b.candidate.run);
    }

    double sign_;
    std::size_t keep_;
    std::vector<RankedLayout> best_;
};

/// One thread's share of the layouts.
struct Share {
    Leaders leaders;
    SearchResult search;
    std::uint64_t ranked = 0, passedOver = 0;
    double least = std::numeric_limits<double>::infinity(), most = -std::numeric_limits<double>::infinity();

    void walk(const Scenario &scenario, const Facts &facts, const LayoutQuestion &question, const std::string &figure)
    {
        LayoutFigure valueOf(scenario, facts, figure);
        auto options = question.options;
        options.keep = 1; // its own best is not asked for
        constexpr double rounding = 1 - 1e-9;
        // what sites add makes no step shorter; simulated transfers may
        const bool isBounded =
            options.prune && figure == "step.time_s" && scenario.network.times != NetworkTimes::Simulated;
        if (options.prune && figure == "memory.per_gpu_bytes")
            options.passesOver = [this](double bytes) { return leaders.excludes(bytes * rounding); };
        options.visit = [&](const TrainingRun &run, const StepTimes &step, const StageMemory &memory) {
            if (isBounded && leaders.excludes(step.total * rounding)) {
                ++passedOver;
                return;
            }
            const auto value = valueOf(run);
            if (!value)
                return;
            ++ranked;
            if (question.ranked)
                question.ranked->fetch_add(1, std::memory_order_relaxed);
            least = std::min(least, *value);
            most = std::max(most, *value);
            leaders.add(*value, run, step, memory);
        };
        search = searchLayouts(question.run, question.space, options, facts.calibrated.constants);
        search.pruned += passedOver;
    }
};

} // namespace

bool isSameLayout(const TrainingRun &a, const TrainingRun &b)
{
    return a.split.dp == b.split.dp && settingsOf(a) == settingsOf(b);
}

void addCounts(SearchResult &sum, const SearchResult &part)
{
    sum.points += part.points;
    sum.refused += part.refused;
    sum.tooLarge += part.tooLarge;
    sum.pruned += part.pruned;
    sum.stopped = sum.stopped || part.stopped;
    const auto bytes = [](const SearchResult &r) {
        return r.smallest.memory.parameters > 0 ? r.smallest.memory.total() : 0;
    };
    if (bytes(part) > 0 && (bytes(sum) == 0 || bytes(part) < bytes(sum)))
        sum.smallest = part.smallest;
}

bool LayoutRanking::isMoved() const
{
    constexpr double rounding = 1e-12;
    return ranked > 0 && most - least > rounding * std::max(std::abs(most), std::abs(least));
}

namespace {

/// A candidate's own layout, with any number of replicas.
LayoutQuestion aroundOf(const LayoutQuestion &question, const TrainingRun &run)
{
    auto own = question;
    own.space = {.mostIdle = question.space.mostIdle};
    own.run = run;
    own.run.gpus = question.run.gpus;
    own.run.fabric.domain = question.run.fabric.domain;
    own.options.everyDp = true;
    return own;
}

/// What a ranking is asked for.
struct Asked {
    const Scenario &scenario;
    const Facts &facts;
    const std::string &figure;
    bool lessIsBetter = true;
    std::size_t keep = 1, threads = 1;
    std::vector<RankedLayout> known;
};

LayoutRanking ranked(const Asked &asked, const LayoutQuestion &question)
{
    const auto count = std::max<std::size_t>(1, asked.threads);
    Leaders known(asked.lessIsBetter, asked.keep);
    for (const auto &[candidate, value] : asked.known)
        known.add(value, candidate.run, candidate.step, candidate.memory);
    std::vector<Share> shares(count, Share{.leaders = std::move(known), .search = {}});
    const auto walk = [&](std::size_t part) {
        auto own = question;
        own.options.part = part;
        own.options.parts = count;
        shares[part].walk(asked.scenario, asked.facts, own, asked.figure);
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t part = 1; part < count; ++part)
            others.emplace_back(walk, part);
        walk(0);
    }
    LayoutRanking ranking{.least = shares.front().least, .most = shares.front().most};
    Leaders all(asked.lessIsBetter, asked.keep);
    for (auto &share : shares) {
        ranking.ranked += share.ranked;
        ranking.least = std::min(ranking.least, share.least);
        ranking.most = std::max(ranking.most, share.most);
        addCounts(ranking.search, share.search);
        for (const auto &[candidate, value] : std::move(share.leaders).best())
            all.add(value, candidate.run, candidate.step, candidate.memory);
    }
    ranking.best = std::move(all).best();
    ranking.everyDp = question.options.everyDp;
    return ranking;
}

} // namespace

LayoutRanking rankLayouts(const Scenario &scenario, const Facts &facts, LayoutQuestion question,
                          const std::string &figure, bool lessIsBetter, std::size_t keep, std::size_t threads)
{
    constexpr std::uint64_t few = 1'000'000; // a few seconds, and of every number of replicas some ten
    Asked asked{scenario, facts, figure, lessIsBetter, keep, threads, {}};
    auto ranking = ranked(asked, question);
    constexpr std::uint64_t enoughToTell = 1000; // that no layout moves the figure
    if (ranking.search.stopped || (!ranking.isMoved() && ranking.ranked > enoughToTell))
        return ranking;
    asked.known = std::move(ranking.best);
    if (ranking.search.points <= few) {
        question.options.everyDp = true;
        return ranked(asked, question);
    }
    asked.threads = 1;
    const auto best = asked.known;
    for (const auto &layout : best)
        asked.known = ranked(asked, aroundOf(question, layout.candidate.run)).best;
    ranking.best = std::move(asked.known);
    return ranking;
}

} // namespace gigasite
