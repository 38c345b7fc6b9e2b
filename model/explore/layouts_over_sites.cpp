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
        auto found = searchLayouts(question_.run, question_.space, options, facts_.calibrated.constants);
        for (auto &candidate : found.best)
            if (candidate.step.total < lastKept())
                add(candidate);
        const bool isAll = found.best.size() < options.keep;
        const bool isDone = isAll || found.stopped || lastKept() <= found.best.back().step.total;
        if (!mostSites)
            search_.leastGpuSeconds = std::max(search_.leastGpuSeconds, found.leastGpuSeconds);
        addCounts(search_, std::move(found));
        return isDone;
    }

    /// The same with more and more of them, as far as it is worth it.
    bool lookAtAll(std::optional<std::size_t> mostSites)
    {
        constexpr std::size_t most = 4096;
        for (auto count = first; count <= most; count *= 4)
            if (look(mostSites, count))
                return true;
        return false;
    }

    static constexpr std::size_t first = 64;

    LayoutsOverSites found(bool isKnown) && { return {std::move(best_), isKnown, std::move(search_)}; }

private:
    double lastKept() const
    {
        return best_.size() < keep_ ? std::numeric_limits<double>::infinity() : best_.back().value;
    }

    void add(const Candidate &candidate)
    {
        const bool isKnown = std::any_of(best_.begin(), best_.end(), [&](const RankedLayout &known) {
            return isSameLayout(known.candidate.run, candidate.run);
        });
        const auto time = isKnown ? std::nullopt : stepTime_(candidate.run);
        if (!time || *time >= lastKept())
            return;
        const auto at = std::upper_bound(best_.begin(), best_.end(), *time,
                                         [](double value, const RankedLayout &other) { return value < other.value; });
        best_.insert(at, {candidate, *time});
        if (best_.size() > keep_)
            best_.pop_back();
    }

    const Facts &facts_;
    LayoutQuestion question_;
    const std::size_t keep_;
    LayoutFigure stepTime_;
    std::vector<RankedLayout> best_; ///< fastest first
    SearchResult search_;
};

} // namespace

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
