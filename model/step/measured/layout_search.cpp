// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/layout_search.h"

#include "model/parallelism/split_rules.h"
#include "model/step/measured/kept_layouts.h"
#include "model/step/measured/layout_replicas.h"
#include "model/step/measured/placed_traffic.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite::measured {

namespace {

/// What the outer loop fixes, with its layer's times and its bound.
struct Outer {
    Split split;
    double micro = 1;
    Redo redo = Redo::Nothing;
    bool overlapTp = false, overlapEp = false;
    double domain = 0; ///< GPUs of a domain that its groups use
    double bound = 0; ///< s per step on all GPUs
    std::size_t group = 0; ///< of those alike in all that decides how many replicas there are
    LayerTimes layer;

    void put(TrainingRun &run) const
    {
        run.split = split;
        run.batch.micro = micro;
        run.recipe.redo = redo;
        run.recipe.overlapTp = overlapTp;
        run.recipe.overlapEp = overlapEp;
        run.fabric.domain = domain;
    }
};

class Search {
public:
    Search(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options, const KernelConstants &k)
        : run_(run)
        , space_(filled(space, run))
        , options_(options)
        , k_(k)
        , rates_(ratesOf(run.gpu, run.recipe, k))
        , prunes_(options.prune && !options.visit)
        , jitter_(1 + k.jitter * std::log2(std::max(1.0, run.gpus * (1 - space.mostIdle) / 8)))
    {
        for (const double micro : space_.micro) {
            if (std::fmod(run.batch.global, micro) == 0)
                divisors_.emplace_back(micro, divisorsOf(run.batch.global / micro, run.gpus));
        }
    }

    SearchResult run()
    {
        const auto outers = outerLoop();
        replicas_.resize(groups_ * space_.pp.size());
        std::vector<std::uint32_t> order(outers.size());
        std::iota(order.begin(), order.end(), 0U);
        if (prunes_)
            std::stable_sort(order.begin(), order.end(),
                             [&](auto a, auto b) { return outers[a].bound < outers[b].bound; });
        for (std::size_t i = options_.part; i < order.size(); i += options_.parts) {
            if (options_.stop.stop_requested()) {
                result_.stopped = true;
                break;
            }
            const auto &outer = outers[order[i]];
            if (isBeaten(outer.bound)) {
                result_.pruned += order.size() - i;
                break;
            }
            inner(outer);
        }
        return std::move(result_);
    }

private:
    /// Whether nothing that takes at least this long would be kept.
    bool isBeaten(double bound) const
    {
        const bool isFull = result_.best.size() == options_.keep;
        return prunes_ && (bound >= options_.below || (isFull && bound >= result_.best.back().step.total));
    }

    std::vector<Outer> outerLoop()
    {
        std::vector<Outer> all;
        for (const auto &[micro, divisors] : divisors_)
            for (const double tp : space_.tp)
                for (const double cp : space_.cp) {
                    auto run = run_;
                    run.batch.micro = micro;
                    run.split.tp = tp;
                    run.split.cp = cp;
                    run.split.pp = 1;
                    setDomain(run, options_.racks);
                    addTensor(run, all);
                    groups_ += space_.ep.size() * space_.pipelineFirst.size();
                }
        return all;
    }

    /// A switch for what a layout has not: the layout with it off stands for both, unless it is held on.
    static bool isIdle(bool on, const std::vector<bool> &choices) { return on && choices.size() > 1; }

    void addTensor(TrainingRun &run, std::vector<Outer> &all) const
    {
        const double tp = run.split.tp;
        for (const bool sp : space_.sequenceParallel)
            for (const auto redo : space_.redo)
                for (const bool overlap : space_.overlapTp) {
                    if (tp <= 1 && (isIdle(sp, space_.sequenceParallel) || isIdle(overlap, space_.overlapTp)))
                        continue;
                    if (!overlap && tp > 1 && isDominated(space_.overlapTp, k_.contention))
                        continue;
                    run.split.sequenceParallel = sp && tp > 1;
                    run.recipe.redo = redo;
                    run.recipe.overlapTp = overlap;
                    addExperts(run, all);
                }
    }

    void addExperts(TrainingRun &run, std::vector<Outer> &all) const
    {
        for (std::size_t e = 0; e < space_.ep.size(); ++e)
            for (const bool overlap : space_.overlapEp) {
                const double ep = space_.ep[e];
                if (ep <= 1 && isIdle(overlap, space_.overlapEp))
                    continue;
                if (!overlap && ep > 1 && isDominated(space_.overlapEp, k_.exposedExperts))
                    continue;
                run.split.ep = ep;
                run.recipe.overlapEp = overlap;
                addPlaced(run, groups_ + e * space_.pipelineFirst.size(), all);
            }
    }

    /// Where only the fastest is asked for, what travels without overlap need not be looked at: with it, a share of it
    /// at most is exposed.
    bool isDominated(const std::vector<bool> &choices, double exposedShare) const
    {
        return prunes_ && (options_.keep == 1 || options_.overlapsAll) && exposedShare <= 1 &&
            std::find(choices.begin(), choices.end(), true) != choices.end();
    }

    /// Experts of stages in a row meet over what the stages leave of a domain; the layer here, and its bound, are those
    /// of one stage, the same in either placement.
    void addPlaced(const TrainingRun &run, std::size_t group, std::vector<Outer> &all) const
    {
        Outer o{.split = run.split,
                .micro = run.batch.micro,
                .redo = run.recipe.redo,
                .overlapTp = run.recipe.overlapTp,
                .overlapEp = run.recipe.overlapEp,
                .domain = run.fabric.domain};
        auto alone = run; // one group of experts straddles nothing
        alone.split.dp = std::max(1.0, std::ceil(run.split.ep * run.split.etp / (run.split.tp * run.split.cp)));
        o.layer = layerTimes(alone, rates_, k_);
        o.bound = boundOf(run, o.layer, run.gpus);
        for (const bool first : space_.pipelineFirst) {
            o.split.pipelineFirst = first;
            o.group = group++;
            all.push_back(o);
        }
    }

    /// All layers' time spread evenly over the GPUs.
    double boundOf(const TrainingRun &run, const LayerTimes &layer, double gpus) const
    {
        const double passes = run.batch.global / run.batch.micro;
        const double layers = run.shape.layers + run.shape.mtpLayers;
        return passes * layers * (layer.forward + layer.backward) * run.split.tp * run.split.cp / gpus * jitter_ *
            run.recipe.anchor;
    }

    /// What a stage computes for its micro-batches, whole layers of it, and the bubble before and after; the kernel has
    /// more of each (step_kernel.cpp, stages).
    double stageBound(const TrainingRun &run, const LayerTimes &layer) const
    {
        constexpr double rounding = 1 - 1e-8; // of as long a one the memory decides
        const double p = run.split.pp, layers = run.shape.layers + run.shape.mtpLayers;
        const double microBatches = run.batch.global / (run.split.dp * run.batch.micro);
        const double most = p > 1 ? roundedUp(layers / p) : layers;
        return (microBatches * most + (p - 1) / run.split.vpp * layers / p) * (layer.forward + layer.backward) *
            jitter_ * run.recipe.anchor * rounding;
    }

    const std::vector<double> &divisorsFor(double micro) const
    {
        const auto at =
            std::find_if(divisors_.begin(), divisors_.end(), [&](const auto &d) { return d.first == micro; });
        return at->second;
    }

    void inner(const Outer &outer)
    {
        auto run = run_;
        outer.put(run);
        for (std::size_t i = 0; i < space_.pp.size(); ++i) {
            const double pp = space_.pp[i];
            const bool sameEitherWay = outer.split.pipelineFirst && pp <= 1 && space_.pipelineFirst.size() > 1;
            if (sameEitherWay)
                continue;
            run.split.pp = pp;
            const auto &replicas = replicasOf(run, outer.group * space_.pp.size() + i);
            if (!setReplicas(run, replicas.plain)) {
                ++result_.refused;
                continue;
            }
            constexpr double mostChunks = 1e9; // no bubble
            run.split.vpp = mostChunks;
            if (isBeaten(stageBound(run, outer.layer))) {
                ++result_.pruned;
                continue;
            }
            run.split.vpp = 1;
            const auto fits = prunes_ ? fitting(run, replicas) : Fitting();
            if (fits.copied || fits.gathered)
                staged(run, outer, replicas, fits);
        }
    }

    /// Found once for all kinds of recomputation and overlap. Leaves the run with one chunk.
    const Replicas &replicasOf(TrainingRun &run, std::size_t at)
    {
        auto &known = replicas_[at];
        run.split.vpp = 1;
        if (known.isKnown)
            return known;
        const auto &divisors = divisorsFor(run.batch.micro);
        const double most = mostReplicas(run.split, run_.gpus, options_.racks);
        const auto here = [&](double replicas) {
            return replicas < 1 ? replicas : replicasOfLargestSite(run.split, replicas, options_.racks);
        };
        known.isKnown = true;
        known.plain = replicasFor(divisors, most, run, options_);
        run.split.vpp = 2; // any number of chunks
        known.interleaved = replicasFor(divisors, most, run, options_);
        run.split.vpp = 1;
        known.plainHere = here(known.plain);
        known.interleavedHere = here(known.interleaved);
        return known;
    }

    /// Whether any sharding fits that keeps weights whole, and whether one does that gathers them.
    struct Fitting {
        bool copied = true, gathered = true;
    };

    /// False where too many GPUs would stay idle.
    bool setReplicas(TrainingRun &run, double replicas) const
    {
        run.split.dp = replicas;
        run.gpus = run.split.tp * run.split.cp * run.split.pp * replicas;
        return replicas >= 1 && run.gpus >= run_.gpus * (1 - space_.mostIdle);
    }

    /// Every number of chunks; more than one may need fewer replicas.
    void staged(TrainingRun run, const Outer &outer, const Replicas &replicas, Fitting fits)
    {
        const bool stagesBetween = run.split.pipelineFirst && run.split.ep > 1 && run.split.pp > 1;
        const bool isOwn = stagesBetween || standByReplicas(run);
        auto layer = outer.layer;
        TrainingRun site;
        const double layers = run.shape.layers + run.shape.mtpLayers;
        for (const double vpp : space_.vpp) {
            run.split.vpp = vpp;
            if (vpp * run.split.pp > layers || !setReplicas(run, vpp > 1 ? replicas.interleaved : replicas.plain) ||
                !isValidSplit(run)) {
                ++result_.refused;
                continue;
            }
            if (isBeaten(stageBound(run, outer.layer))) {
                ++result_.pruned;
                continue;
            }
            if (site.gpus != run.gpus) { // other replicas than those of the chunks before
                site = siteOf(run, replicas);
                if (isOwn)
                    layer = layerTimes(site, rates_, k_);
            }
            site.split.vpp = vpp;
            if (!isValidInSite(site, run)) {
                ++result_.refused;
                continue;
            }
            for (const int zero : space_.zero)
                if (zero == 3 ? fits.gathered : fits.copied)
                    sharded(layer, site, run, zero);
        }
    }

    /// The run as its largest site sees it, which is what the whole engine computes with.
    static TrainingRun siteOf(const TrainingRun &all, const Replicas &replicas)
    {
        auto run = all;
        const double here = replicas.hereOf(run.split.dp);
        if (here != run.split.dp)
            setSiteReplicas(run, here);
        return run;
    }

    /// Of a run that is valid over all sites: whether its part is.
    static bool isValidInSite(TrainingRun &site, const TrainingRun &all)
    {
        if (site.split.dp == all.split.dp)
            return true;
        site.gpus = all.gpus / all.split.dp * site.split.dp;
        const bool isValid = isValidSplit(site);
        site.gpus = all.gpus;
        return isValid;
    }

    /// As the search's caller knows it: with the replicas and the batch of all sites.
    static TrainingRun wholeOf(const TrainingRun &site, const TrainingRun &all)
    {
        auto run = site;
        run.split.dp = all.split.dp;
        run.batch.global = all.batch.global;
        setSharding(run, site.split.zero);
        return run;
    }

    /// At a glance. What is too large has to be known exactly only as long as nothing fits.
    bool seesTooLarge(const TrainingRun &run) const
    {
        return prunes_ && !result_.best.empty() && memoryAtLeast(run, options_.bytes).total() > options_.memory;
    }

    /// With any number of chunks. One chunk per stage holds the fewest micro-batches in flight, and the more is sharded
    /// the less is held, but for the layer that ZeRO 3 gathers.
    Fitting fitting(const TrainingRun &plain, const Replicas &replicas)
    {
        Fitting fits{.copied = false, .gathered = false};
        auto run = siteOf(plain, replicas);
        const auto fit = [&](int zero) {
            setSharding(run, zero);
            if (!seesTooLarge(run)) {
                const auto memory = heaviestStage(run, options_.bytes);
                if (memory.total() <= options_.memory)
                    return true;
                if (isSmallest(memory) && isValidSplit(plain) && isValidInSite(run, plain))
                    result_.smallest = {wholeOf(run, plain), {}, memory};
            }
            ++result_.points;
            ++result_.tooLarge;
            return false;
        };
        int most = -1;
        for (const int zero : space_.zero) {
            if (zero < 3)
                most = std::max(most, zero);
            else
                fits.gathered = fit(zero);
        }
        fits.copied = most >= 0 && fit(most);
        return fits;
    }

    /// `run` is a site's part of `all`.
    void sharded(const LayerTimes &layer, TrainingRun &run, const TrainingRun &all, int zero)
    {
        const double group = run.split.dp * run.split.cp;
        const bool sameAsNone = zero > 0 && group <= 1;
        if (sameAsNone && space_.zero.front() == 0)
            return;
        setSharding(run, zero);
        if (options_.passesOver && options_.passesOver(memoryAtLeast(run, options_.bytes).total())) {
            ++result_.pruned;
            return;
        }
        std::optional<StageMemory> known; // the same for all that follows; takes as long as a step
        const auto memory = [&]() -> const StageMemory & {
            return known ? *known : known.emplace(heaviestStage(run, options_.bytes));
        };
        for (const bool dp : space_.overlapDp) {
            if (group <= 1 && isIdle(dp, space_.overlapDp))
                continue;
            for (const bool pp : space_.overlapPp) {
                if (run.split.pp <= 1 && isIdle(pp, space_.overlapPp))
                    continue;
                if (!pp && run.split.pp > 1 && isDominated(space_.overlapPp, k_.contention))
                    continue;
                run.recipe.overlapDp = dp;
                run.recipe.overlapPp = pp;
                ++result_.points;
                auto step = stepTimes(run, layer, rates_, k_);
                constexpr double rounding = 1 - 1e-8; // of as long a one the memory decides
                if (isBeaten(step.total * rounding))
                    continue;
                const bool isHopeless = seesTooLarge(run);
                if (isHopeless || memory().total() > options_.memory) {
                    ++result_.tooLarge;
                    if (!isHopeless)
                        keepSmallest(run, all, memory());
                    continue;
                }
                addUnevenChunks(run, step);
                if (options_.visit)
                    options_.visit(wholeOf(run, all), step, memory());
                keep(run, all, step, memory());
            }
        }
    }

    bool isSmallest(const StageMemory &memory) const
    {
        return result_.smallest.memory.parameters <= 0 || memory.total() < result_.smallest.memory.total();
    }

    void keepSmallest(const TrainingRun &run, const TrainingRun &all, const StageMemory &memory)
    {
        if (isSmallest(memory))
            result_.smallest = {wholeOf(run, all), {}, memory};
    }

    void keep(const TrainingRun &run, const TrainingRun &all, const StepTimes &step, const StageMemory &memory)
    {
        auto &best = result_.best;
        if (const auto place = placeAmong(best, options_, run, step.total, memory.total()))
            best.insert(best.begin() + *place, {wholeOf(run, all), step, memory});
        if (best.size() > options_.keep)
            best.pop_back();
    }

    const TrainingRun &run_;
    const SearchSpace space_;
    const SearchOptions &options_;
    const KernelConstants &k_;
    const KernelRates rates_;
    const bool prunes_;
    const double jitter_; ///< at least
    std::size_t groups_ = 0;
    std::vector<Replicas> replicas_; ///< by group and number of stages
    std::vector<std::pair<double, std::vector<double>>> divisors_; ///< of the micro-batches in a step, by their size
    SearchResult result_;
};

} // namespace

SearchResult searchLayouts(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options,
                           const KernelConstants &k)
{
    return Search(run, space, options, k).run();
}

} // namespace gigasite::measured
