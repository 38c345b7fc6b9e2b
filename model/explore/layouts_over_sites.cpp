// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/layouts_over_sites.h"

#include "model/evaluate/layout_figure.h"
#include "model/step/measured/layout_replicas.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace gigasite {

namespace {

using namespace measured;

class OverSites {
public:
    OverSites(const Scenario &scenario, const Facts &facts, const LayoutQuestion &question)
        : facts_(facts)
        , question_(question)
        , keep_(question.options.keep)
        , stepTime_(scenario, facts, "step.time_s")
    {
    }

    /// Looks at so many of the fastest for the kernel, in no more than so many sites; whether there are none better.
    bool look(std::optional<std::size_t> mostSites, std::size_t count)
    {
        auto &options = question_.options;
        options.mostSites = mostSites;
        options.below = lastKept();
        if (search_.takesLonger(mostGpus(question_.run.gpus, options), options.below))
            return true;
        options.keep = std::max(count, 2 * keep_);
        const auto found = counted(question_);
        for (const auto &candidate : found.best)
            if (candidate.step.total < lastKept())
                add(candidate);
        const bool isAll = found.best.size() < options.keep;
        const bool isDone = isAll || found.stopped || lastKept() <= found.best.back().step.total;
        if (!mostSites)
            search_.leastGpuSeconds = std::max(search_.leastGpuSeconds, found.leastGpuSeconds);
        return isDone;
    }

    /// The same with more of them; where these are not enough, the fastest of each rhythm, which decides how much of an
    /// exchange is exposed, and then more of the best rhythms.
    bool lookAtAll(std::optional<std::size_t> mostSites)
    {
        for (const std::size_t count : {first, 4 * first, 16 * first})
            if (look(mostSites, count))
                return true;
        lookAtRhythms(mostSites);
        return false;
    }

    static constexpr std::size_t first = 64;

    LayoutsOverSites found(bool isKnown) && { return {std::move(best_), isKnown, std::move(search_)}; }

private:
    double lastKept() const
    {
        const bool isFull = !best_.empty() && best_.size() >= keep_;
        return isFull ? best_.back().value : std::numeric_limits<double>::infinity();
    }

    void lookAtRhythms(std::optional<std::size_t> mostSites)
    {
        constexpr std::size_t most = 4096, closer = 16;
        auto asked = question_;
        asked.options.mostSites = mostSites;
        asked.options.below = lastKept();
        asked.options.keep = most;
        asked.options.onePerRhythm = true;
        std::vector<RankedLayout> rhythms;
        for (auto &candidate : counted(asked).best) {
            if (const auto time = add(candidate))
                rhythms.push_back({std::move(candidate), *time});
        }
        std::sort(rhythms.begin(), rhythms.end(),
                  [](const RankedLayout &a, const RankedLayout &b) { return a.value < b.value; });
        rhythms.resize(std::min(rhythms.size(), closer));
        for (const auto &rhythm : rhythms) {
            auto alike = question_;
            holdRhythm(rhythm.candidate.run, alike);
            alike.options.mostSites = mostSites;
            alike.options.below = lastKept();
            alike.options.keep = 4 * first;
            for (const auto &candidate : counted(alike).best)
                add(candidate);
        }
    }

    SearchResult counted(const LayoutQuestion &question)
    {
        auto found = searchLayouts(question.run, question.space, question.options, facts_.calibrated.constants);
        addCounts(search_, found);
        return found;
    }

    /// Its time, if it is not known yet.
    std::optional<double> add(const Candidate &candidate)
    {
        const bool isKnown = std::any_of(best_.begin(), best_.end(), [&](const RankedLayout &known) {
            return isSameLayout(known.candidate.run, candidate.run);
        });
        const auto time = isKnown ? std::nullopt : stepTime_(candidate.run);
        if (!time || *time >= lastKept())
            return time;
        const auto at = std::upper_bound(best_.begin(), best_.end(), *time,
                                         [](double value, const RankedLayout &other) { return value < other.value; });
        best_.insert(at, {candidate, *time});
        if (best_.size() > keep_)
            best_.pop_back();
        return time;
    }

    const Facts &facts_;
    LayoutQuestion question_;
    const std::size_t keep_;
    LayoutFigure stepTime_;
    std::vector<RankedLayout> best_; ///< fastest first
    SearchResult search_;
};

} // namespace

std::vector<RankedLayout> joined(std::vector<RankedLayout> best, const std::vector<RankedLayout> &others,
                                 std::size_t keep)
{
    for (const auto &other : others) {
        const bool isKnown = std::any_of(best.begin(), best.end(), [&](const RankedLayout &known) {
            return known.value == other.value || isSameLayout(known.candidate.run, other.candidate.run);
        });
        if (!isKnown)
            best.push_back(other);
    }
    std::stable_sort(best.begin(), best.end(),
                     [](const RankedLayout &a, const RankedLayout &b) { return a.value < b.value; });
    best.resize(std::min(best.size(), keep));
    return best;
}

LayoutsOverSites fastestOverSites(const Scenario &scenario, const Facts &facts, const LayoutQuestion &question)
{
    OverSites sites(scenario, facts, question);
    const auto count = question.options.racks->sites.acrossSites ? 1 : static_cast<std::size_t>(scenario.siteCount);
    bool isKnown = sites.look(std::nullopt, OverSites::first);
    bool areFewerKnown = true;
    for (std::size_t most = 1; most < count; ++most)
        areFewerKnown = sites.lookAtAll(most) && areFewerKnown;
    isKnown = (isKnown || sites.lookAtAll(std::nullopt)) && areFewerKnown;
    return std::move(sites).found(isKnown);
}

} // namespace gigasite
