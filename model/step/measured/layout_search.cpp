// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/layout_search.h"

#include "model/parallelism/split_rules.h"
#include "model/step/measured/kept_layouts.h"
#include "model/step/measured/layout_replicas.h"
#include "model/step/measured/outer_layouts.h"
#include "model/step/measured/placed_traffic.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite::measured {

namespace {

class Search {
public:
    Search(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options, const KernelConstants &k)
        : ground_(run, space, options, k)
    {
        for (const int zero : ground_.space.zero) {
            if (zero == 3)
                gathers_ = true;
            else
                mostCopied_ = std::max(zero, mostCopied_.value_or(0));
        }
    }

    SearchResult run()
    {
        constexpr double any = std::numeric_limits<double>::infinity();
        double most = ground_.options.prune ? ground_.options.memory : any;
        bool leavesOut = walk(-any, most);
        // Nothing fits: what was left out does not either, but the smallest of all may be there.
        const bool isAny = ground_.options.below == any; // slower ones may fit, too
        while (isAny && leavesOut && result_.best.empty() && !result_.stopped && isSmallest(most)) {
            const double above = most;
            most = isSmallest(2 * most) ? 2 * most : result_.smallest.memory.total();
            leavesOut = walk(above, most);
        }
        return std::move(result_);
    }

private:
    /// Whether any sharding fits that keeps weights whole, and whether one does that gathers them.
    struct Fitting {
        bool copied = true, gathered = true;
    };

    /// Outer combinations that hold more than `above`, up to `most` bytes; whether any hold more. Beyond the first of
    /// them only the smallest is looked for.
    bool walk(double above, double most)
    {
        const auto [outers, groups, tooLarge, tooSlow] = outerLayouts(ground_, above, most);
        const bool isFirst = above < 0;
        result_.pruned += tooSlow + (isFirst ? tooLarge : 0);
        replicas_.resize(groups * ground_.space.pp.size());
        std::vector<std::pair<double, std::uint32_t>> order;
        order.reserve(outers.size());
        for (const auto &outer : outers)
            order.emplace_back(isFirst ? outer.bound : outer.held, order.size());
        if (ground_.prunes || !isFirst)
            std::sort(order.begin(), order.end());
        if (ground_.prunes && isFirst && tooSlow == 0 && !order.empty())
            result_.leastGpuSeconds = order.front().first * ground_.gpus;
        for (std::size_t i = ground_.options.part; i < order.size(); i += ground_.options.parts) {
            if (ground_.options.stop.stop_requested()) {
                result_.stopped = true;
                break;
            }
            const auto &outer = outers[order[i].second];
            if (isFirst ? isBeaten(outer.bound) : !isSmallest(outer.held)) {
                result_.pruned += order.size() - i;
                break;
            }
            for (std::size_t p = 0; p < ground_.space.pipelineFirst.size(); ++p)
                inner(outer, p);
        }
        return tooLarge > 0;
    }

    /// Whether nothing that takes at least this long would be kept.
    bool isBeaten(double bound) const
    {
        const bool isFull = result_.best.size() == ground_.options.keep;
        return ground_.prunes &&
            (bound >= ground_.options.below ||
             (isFull && result_.best.back().step.total <= std::max(bound, ground_.options.enough)));
    }

    /// With any number of chunks.
    bool isSlow(TrainingRun &run, const OuterLayout &outer) const
    {
        constexpr double mostChunks = 1e9; // no bubble
        run.split.vpp = mostChunks;
        const bool isSlow = isBeaten(ground_.stageBound(run, outer.pass));
        run.split.vpp = 1;
        return isSlow;
    }

    void inner(const OuterLayout &outer, std::size_t placement)
    {
        auto run = ground_.run;
        outer.put(run);
        run.split.pipelineFirst = ground_.space.pipelineFirst[placement];
        for (std::size_t i = 0; i < ground_.space.pp.size(); ++i) {
            const double pp = ground_.space.pp[i];
            const bool sameEitherWay = run.split.pipelineFirst && pp <= 1 && ground_.space.pipelineFirst.size() > 1;
            if (sameEitherWay)
                continue;
            run.split.pp = pp;
            setReplicas(run, ground_.gpus / (run.split.tp * run.split.cp * pp)); // at most
            if (isSlow(run, outer)) {
                ++result_.pruned;
                continue;
            }
            const auto mayFit = fittingAtOnce(run, outer);
            if (!mayFit.copied && !mayFit.gathered)
                continue;
            const auto most = replicasOf(run, (outer.group + placement) * ground_.space.pp.size() + i);
            replicated(run, outer, most, mayFit);
            if (ground_.options.everyDp && !ground_.options.dp && !ground_.options.microBatches) {
                for (const double dp : ground_.divisorsFor(run.batch.micro))
                    if (dp < most.plain)
                        replicated(run, outer, exactly(run, dp, most), mayFit);
            }
        }
    }

    void replicated(TrainingRun &run, const OuterLayout &outer, const Replicas &replicas, const Fitting &mayFit)
    {
        if (!setReplicas(run, replicas.plain)) {
            ++result_.refused;
            return;
        }
        if (isSlow(run, outer)) {
            ++result_.pruned;
            return;
        }
        const auto fits = ground_.prunes && fewestAtOnce(run) ? fitting(run, replicas, mayFit) : mayFit;
        if (fits.copied || fits.gathered)
            staged(run, outer, replicas, fits);
    }

    /// So many replicas, where the rules allow them; with several chunks not again what `most` has.
    Replicas exactly(TrainingRun run, double dp, const Replicas &most) const
    {
        Replicas found{.isKnown = true};
        run.split.vpp = 1;
        found.plain = allowsReplicas(run, dp) ? dp : 0;
        run.split.vpp = 2; // any number of chunks
        found.interleaved = dp != most.interleaved && allowsReplicas(run, dp) ? dp : 0;
        found.plainHere = found.interleavedHere = replicasOfLargestSite(run.split, dp, ground_.options.racks);
        return found;
    }

    /// Found once for all kinds of recomputation and overlap. Leaves the run with one chunk.
    const Replicas &replicasOf(TrainingRun &run, std::size_t at)
    {
        auto &known = replicas_[at];
        run.split.vpp = 1;
        if (known.isKnown)
            return known;
        const auto &divisors = ground_.divisorsFor(run.batch.micro);
        const double most = mostReplicas(run.split, ground_.run.gpus, ground_.options);
        const auto here = [&](double replicas) {
            return replicas < 1 ? replicas : replicasOfLargestSite(run.split, replicas, ground_.options.racks);
        };
        known.isKnown = true;
        known.plain = replicasFor(divisors, most, run, ground_.options);
        run.split.vpp = 2; // any number of chunks
        known.interleaved = replicasFor(divisors, most, run, ground_.options);
        run.split.vpp = 1;
        known.plainHere = here(known.plain);
        known.interleavedHere = here(known.interleaved);
        return known;
    }

    /// False where too many GPUs would stay idle.
    bool setReplicas(TrainingRun &run, double replicas) const
    {
        run.split.dp = replicas;
        run.gpus = run.split.tp * run.split.cp * run.split.pp * replicas;
        return replicas >= 1 && run.gpus >= ground_.run.gpus * (1 - ground_.space.mostIdle);
    }

    /// Every number of chunks; more than one may need fewer replicas.
    void staged(TrainingRun run, const OuterLayout &outer, const Replicas &replicas, Fitting fits)
    {
        const bool stagesBetween = run.split.pipelineFirst && run.split.ep > 1 && run.split.pp > 1;
        const bool isOwn = stagesBetween || standByReplicas(run);
        auto layer = layerOf(run, ground_);
        std::optional<TrainingRun> known; // as the largest site sees it
        const double layers = run.shape.layers + run.shape.mtpLayers;
        for (const double vpp : ground_.space.vpp) {
            run.split.vpp = vpp;
            if (vpp * run.split.pp > layers || !setReplicas(run, vpp > 1 ? replicas.interleaved : replicas.plain) ||
                !isValidSplit(run)) {
                ++result_.refused;
                continue;
            }
            if (isBeaten(ground_.stageBound(run, outer.pass))) {
                ++result_.pruned;
                continue;
            }
            if (!known || known->gpus != run.gpus) { // other replicas than those of the chunks before
                known = siteOf(run, replicas);
                if (isOwn)
                    layer = layerTimes(*known, ground_.rates, ground_.k);
            }
            auto &site = *known;
            site.split.vpp = vpp;
            if (!isValidInSite(site, run)) {
                ++result_.refused;
                continue;
            }
            for (const int zero : ground_.space.zero)
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

    /// Without a look at what the replicas are.
    Fitting fittingAtOnce(const TrainingRun &run, const OuterLayout &outer)
    {
        const auto fits = [&](bool gathers) {
            if (!ground_.prunes)
                return true;
            const double held = heldAtLeast(outer.memory, run, ground_.options.bytes, gathers);
            const bool isPruned = isTooLarge(held);
            result_.pruned += isPruned ? 1 : 0;
            return !isPruned;
        };
        return {.copied = mostCopied_ && fits(false), .gathered = gathers_ && fits(true)};
    }

    /// Of something of at least so many bytes, whether it is, and need not be known exactly: it may be the smallest
    /// while nothing fits.
    bool isTooLarge(double bytes) const
    {
        return bytes > ground_.options.memory && (!result_.best.empty() || !isSmallest(bytes));
    }

    bool seesTooLarge(const TrainingRun &run) const
    {
        return ground_.prunes && isTooLarge(memoryAtLeast(run, ground_.options.bytes).total());
    }

    /// Whether one chunk per stage is among what is asked for, and holds the fewest layers in flight of all numbers of
    /// chunks. Where stages differ, several chunks may leave the first stage a layer less.
    bool fewestAtOnce(const TrainingRun &run) const
    {
        const auto &vpp = ground_.space.vpp;
        const double layers = run.shape.layers + run.shape.mtpLayers;
        const bool several = vpp.size() > 1 && 2 * run.split.pp <= layers;
        return vpp.front() == 1 && (!several || std::fmod(layers, run.split.pp) == 0);
    }

    /// With any number of chunks. One chunk per stage holds the fewest micro-batches in flight, and the more is sharded
    /// the less is held, but for the layer that ZeRO 3 gathers.
    Fitting fitting(const TrainingRun &plain, const Replicas &replicas, const Fitting &mayFit)
    {
        auto fits = mayFit;
        auto run = siteOf(plain, replicas);
        const auto fit = [&](int zero) {
            setSharding(run, zero);
            if (!seesTooLarge(run)) {
                const auto memory = heaviestStage(run, ground_.options.bytes);
                if (memory.total() <= ground_.options.memory)
                    return true;
                if (isSmallest(memory.total()) && isValidSplit(plain) && isValidInSite(run, plain))
                    result_.smallest = {wholeOf(run, plain), {}, memory};
            }
            ++result_.points;
            ++result_.tooLarge;
            return false;
        };
        if (fits.gathered)
            fits.gathered = fit(3);
        if (fits.copied)
            fits.copied = fit(*mostCopied_);
        return fits;
    }

    /// `run` is a site's part of `all`.
    void sharded(const LayerTimes &layer, TrainingRun &run, const TrainingRun &all, int zero)
    {
        const bool copies = hasCopies(run);
        const bool sameAsNone = zero > 0 && !copies;
        if (sameAsNone && ground_.space.zero.front() == 0)
            return;
        setSharding(run, zero);
        if (ground_.options.passesOver &&
            ground_.options.passesOver(memoryAtLeast(run, ground_.options.bytes).total())) {
            ++result_.pruned;
            return;
        }
        std::optional<StageMemory> known; // the same for all that follows; takes as long as a step
        const auto memory = [&]() -> const StageMemory & {
            return known ? *known : known.emplace(heaviestStage(run, ground_.options.bytes));
        };
        for (const bool dp : ground_.space.overlapDp) {
            if (!copies && ground_.isIdle(dp, ground_.space.overlapDp))
                continue;
            for (const bool pp : ground_.space.overlapPp) {
                if (run.split.pp <= 1 && ground_.isIdle(pp, ground_.space.overlapPp))
                    continue;
                if (!pp && run.split.pp > 1 && ground_.isDominated(ground_.space.overlapPp, ground_.k.contention))
                    continue;
                run.recipe.overlapDp = dp;
                run.recipe.overlapPp = pp;
                ++result_.points;
                auto step = stepTimes(run, layer, ground_.rates, ground_.k);
                constexpr double rounding = 1 - 1e-8; // of as long a one the memory decides
                if (isBeaten(step.total * rounding))
                    continue;
                const bool isHopeless = seesTooLarge(run);
                if (isHopeless || memory().total() > ground_.options.memory) {
                    ++result_.tooLarge;
                    if (!isHopeless)
                        keepSmallest(run, all, memory());
                    continue;
                }
                addUnevenChunks(run, step);
                if (ground_.options.visit)
                    ground_.options.visit(wholeOf(run, all), step, memory());
                keep(run, all, step, memory());
            }
        }
    }

    bool isSmallest(double bytes) const
    {
        const auto &smallest = result_.smallest.memory;
        return smallest.parameters <= 0 || bytes < smallest.total();
    }

    void keepSmallest(const TrainingRun &run, const TrainingRun &all, const StageMemory &memory)
    {
        if (isSmallest(memory.total()))
            result_.smallest = {wholeOf(run, all), {}, memory};
    }

    void keep(const TrainingRun &run, const TrainingRun &all, const StepTimes &step, const StageMemory &memory)
    {
        auto &best = result_.best;
        if (const auto place = placeAmong(best, ground_.options, run, step.total, memory.total()))
            best.insert(best.begin() + *place, {wholeOf(run, all), step, memory});
        if (best.size() > ground_.options.keep)
            best.pop_back();
    }

    const SearchGround ground_;
    bool gathers_ = false; ///< whether ZeRO 3 is among what is searched
    std::optional<int> mostCopied_; ///< ZeRO, of those that keep weights whole
    std::vector<Replicas> replicas_; ///< by group and number of stages
    SearchResult result_;
};

} // namespace

SearchResult searchLayouts(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options,
                           const KernelConstants &k)
{
    return Search(run, space, options, k).run();
}

} // namespace gigasite::measured
