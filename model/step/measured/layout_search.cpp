// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/layout_search.h"

#include "model/parallelism/split_rules.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

template <class T> std::vector<T> orOwn(const std::vector<T> &list, T own)
{
    return list.empty() ? std::vector<T>{own} : list;
}

/// What the outer loop fixes, with its layer's times and its bound.
struct Outer {
    TrainingRun run;
    LayerTimes layer;
    KernelRates rates{};
    double bound = 0; ///< s per step on all GPUs
};

/// Replicas: the largest divisor of the batch's micro-batches that the GPUs hold.
double replicasFor(const std::vector<double> &divisors, double most)
{
    const auto at = std::upper_bound(divisors.begin(), divisors.end(), most);
    return at == divisors.begin() ? 0 : *(at - 1);
}

/// Replicas that the GPUs hold, or the racks if they are known.
double mostReplicas(const Split &split, double gpus, const std::optional<PlacementInput> &racks)
{
    if (!racks)
        return std::floor(gpus / (split.tp * split.cp * split.pp));
    auto in = *racks;
    in.tp = std::llround(split.tp);
    in.cp = std::llround(split.cp);
    in.pp = std::llround(split.pp);
    in.placement = split.pipelineFirst ? Placement::ConsecutiveLayers : Placement::SameLayerPerRack;
    const auto block = blockOf(in);
    return static_cast<double>(blocksHeld(in, block) * block.replicas);
}

/// A domain counts without the GPUs that its groups leave over.
void setDomain(TrainingRun &run, const std::optional<PlacementInput> &racks)
{
    if (racks)
        run.fabric.domain = static_cast<double>(
            usedPerRack(racks->gpusPerRack, std::llround(run.split.tp), std::llround(run.split.cp)));
}

class Search {
public:
    Search(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options, const KernelConstants &k)
        : run_(run)
        , space_(space)
        , options_(options)
        , k_(k)
    {
        for (const double micro : orOwn(space.micro, run.batch.micro)) {
            if (std::fmod(run.batch.global, micro) == 0)
                divisors_.emplace_back(micro, divisorsOf(run.batch.global / micro, run.gpus));
        }
    }

    SearchResult run()
    {
        auto outers = outerLoop();
        if (options_.prune)
            std::sort(outers.begin(), outers.end(), [](const Outer &a, const Outer &b) { return a.bound < b.bound; });
        for (std::size_t i = 0; i < outers.size(); ++i) {
            if (options_.stop.stop_requested()) {
                result_.stopped = true;
                break;
            }
            if (options_.prune && result_.best.size() == options_.keep &&
                outers[i].bound >= result_.best.back().step.total) {
                result_.pruned = outers.size() - i;
                break;
            }
            inner(outers[i]);
        }
        return std::move(result_);
    }

private:
    std::vector<Outer> outerLoop() const
    {
        std::vector<Outer> all;
        for (const auto &[micro, divisors] : divisors_)
            for (const double tp : orOwn(space_.tp, run_.split.tp))
                for (const double cp : orOwn(space_.cp, run_.split.cp))
                    for (const double ep : orOwn(space_.ep, run_.split.ep))
                        for (const bool sp : orOwn(space_.sequenceParallel, run_.split.sequenceParallel))
                            for (const auto redo : orOwn(space_.redo, run_.recipe.redo))
                                for (const bool overlap : orOwn(space_.overlapTp, run_.recipe.overlapTp)) {
                                    if ((sp || overlap) && tp <= 1)
                                        continue;
                                    if (!overlap && tp > 1 && isDominated(space_.overlapTp, k_.contention))
                                        continue;
                                    auto run = run_;
                                    run.batch.micro = micro;
                                    run.split.tp = tp;
                                    run.split.cp = cp;
                                    run.split.ep = ep;
                                    run.split.sequenceParallel = sp;
                                    run.recipe.redo = redo;
                                    run.recipe.overlapTp = overlap;
                                    addPlaced(run, all);
                                }
        return all;
    }

    /// Where only the fastest is asked for, what travels without overlap need not be looked at: with it, a share of it
    /// at most is exposed.
    bool isDominated(const std::vector<bool> &choices, double exposedShare) const
    {
        return options_.prune && options_.keep == 1 && exposedShare <= 1 &&
            std::find(choices.begin(), choices.end(), true) != choices.end();
    }

    void addPlaced(TrainingRun run, std::vector<Outer> &all) const
    {
        for (const bool first : orOwn(space_.pipelineFirst, run_.split.pipelineFirst)) {
            for (const bool overlap : orOwn(space_.overlapEp, run_.recipe.overlapEp)) {
                if (overlap && run.split.ep <= 1)
                    continue;
                if (!overlap && run.split.ep > 1 && isDominated(space_.overlapEp, k_.exposedExperts))
                    continue;
                run.split.pipelineFirst = first;
                run.recipe.overlapEp = overlap;
                all.push_back(timed(run));
            }
        }
    }

    /// Experts of stages in a row meet over what the stages leave of a domain; the bound is that of one stage.
    Outer timed(TrainingRun run) const
    {
        setDomain(run, options_.racks);
        run.split.pp = 1;
        Outer o{.run = run, .rates = ratesOf(run.gpu, run.recipe, k_)};
        o.layer = layerTimes(run, o.rates, k_);
        const double passes = run.batch.global / run.batch.micro;
        const double layers = run.shape.layers + run.shape.mtpLayers;
        const double jitter = 1 + k_.jitter * std::log2(std::max(1.0, run.gpus * (1 - space_.mostIdle) / 8));
        o.bound = passes * layers * (o.layer.forward + o.layer.backward) * run.split.tp * run.split.cp / run.gpus *
            jitter * run.recipe.anchor;
        return o;
    }

    const std::vector<double> &divisorsFor(double micro) const
    {
        const auto at =
            std::find_if(divisors_.begin(), divisors_.end(), [&](const auto &d) { return d.first == micro; });
        return at->second;
    }

    void inner(const Outer &outer)
    {
        const auto &divisors = divisorsFor(outer.run.batch.micro);
        for (const double pp : orOwn(space_.pp, run_.split.pp)) {
            auto run = outer.run;
            run.split.pp = pp;
            const double ranks = run.split.tp * run.split.cp * pp;
            run.split.dp = replicasFor(divisors, mostReplicas(run.split, run_.gpus, options_.racks));
            run.gpus = ranks * run.split.dp;
            const bool sameEitherWay = run.split.pipelineFirst && pp <= 1 && space_.pipelineFirst.size() > 1;
            if (sameEitherWay)
                continue;
            if (run.split.dp < 1 || run.gpus < run_.gpus * (1 - space_.mostIdle)) {
                ++result_.refused;
                continue;
            }
            if (options_.prune && !canFit(run))
                continue;
            const bool stagesBetween = run.split.pipelineFirst && run.split.ep > 1 && pp > 1;
            const auto layer = stagesBetween ? layerTimes(run, outer.rates, k_) : outer.layer;
            for (const double vpp : orOwn(space_.vpp, run_.split.vpp)) {
                run.split.vpp = vpp;
                if (!isValidSplit(run)) {
                    ++result_.refused;
                    continue;
                }
                for (const int zero : orOwn(space_.zero, run_.split.zero))
                    sharded(outer.rates, layer, run, zero);
            }
        }
    }

    /// Whether any number of chunks and any sharding fits. One chunk per stage holds the fewest micro-batches in
    /// flight, and the more is sharded the less is held, but for the layer that ZeRO 3 gathers.
    bool canFit(TrainingRun run)
    {
        const auto kinds = orOwn(space_.zero, run_.split.zero);
        run.split.vpp = 1;
        for (const int most : {2, 3}) {
            const auto zero = *std::max_element(kinds.begin(), kinds.end(), [most](int a, int b) {
                return (a <= most ? a : -1) < (b <= most ? b : -1);
            });
            setSharding(run, zero);
            const auto memory = heaviestStage(run, options_.bytes);
            if (memory.total() <= options_.memory)
                return true;
            ++result_.points;
            ++result_.tooLarge;
            if (isValidSplit(run))
                keepSmallest(run, memory);
            if (run.split.pp > 1)
                break;
        }
        return false;
    }

    static void setSharding(TrainingRun &run, int zero)
    {
        run.split.zero = zero;
        run.split.distributedOptimizer = zero > 0;
        run.split.fsdp = zero == 3 ? run.split.dp * run.split.cp : 0;
    }

    void sharded(const KernelRates &rates, const LayerTimes &layer, TrainingRun run, int zero)
    {
        const double group = run.split.dp * run.split.cp;
        const bool sameAsNone = zero > 0 && group <= 1;
        if (sameAsNone && !space_.zero.empty() && space_.zero.front() == 0)
            return;
        setSharding(run, zero);
        if (zero == 3 && run.split.pp > 1) // no framework gathers parameters for every micro-batch of a pipeline
            return;
        const auto memory = heaviestStage(run, options_.bytes);
        const bool fits = memory.total() <= options_.memory;
        for (const bool dp : orOwn(space_.overlapDp, run_.recipe.overlapDp)) {
            if (dp && group <= 1)
                continue;
            for (const bool pp : orOwn(space_.overlapPp, run_.recipe.overlapPp)) {
                if (pp && run.split.pp <= 1)
                    continue;
                if (!pp && run.split.pp > 1 && isDominated(space_.overlapPp, k_.contention))
                    continue;
                run.recipe.overlapDp = dp;
                run.recipe.overlapPp = pp;
                ++result_.points;
                if (!fits) {
                    ++result_.tooLarge;
                    if (options_.prune) {
                        keepSmallest(run, memory);
                        continue;
                    }
                }
                const auto step = stepTimes(run, layer, rates, k_);
                if (fits)
                    keep(run, step, memory);
                else
                    keepSmallest(run, memory);
            }
        }
    }

    void keepSmallest(const TrainingRun &run, const StageMemory &memory)
    {
        if (result_.smallest.memory.parameters > 0 && memory.total() >= result_.smallest.memory.total())
            return;
        result_.smallest = {run, {}, memory};
    }

    /// Layouts that differ only in what costs no time here (sharding, placement, overlap of nothing) are one.
    static bool isSame(const Candidate &c, const TrainingRun &run, double total)
    {
        const auto &a = c.run.split, &b = run.split;
        return std::abs(c.step.total / total - 1) < 1e-9 && a.tp == b.tp && a.pp == b.pp && a.vpp == b.vpp &&
            a.cp == b.cp && a.ep == b.ep && c.run.batch.micro == run.batch.micro &&
            c.run.recipe.redo == run.recipe.redo;
    }

    void keep(const TrainingRun &run, const StepTimes &step, const StageMemory &memory)
    {
        auto &best = result_.best;
        if (best.size() == options_.keep && step.total >= best.back().step.total)
            return;
        if (std::any_of(best.begin(), best.end(), [&](const Candidate &c) { return isSame(c, run, step.total); }))
            return;
        const auto at = std::upper_bound(best.begin(), best.end(), step.total,
                                         [](double total, const Candidate &c) { return total < c.step.total; });
        best.insert(at, {run, step, memory});
        if (best.size() > options_.keep)
            best.pop_back();
    }

    const TrainingRun &run_;
    const SearchSpace &space_;
    const SearchOptions &options_;
    const KernelConstants &k_;
    std::vector<std::pair<double, std::vector<double>>> divisors_; ///< of the micro-batches in a step, by their size
    SearchResult result_;
};

std::vector<double> around(std::vector<double> list, double own)
{
    std::sort(list.begin(), list.end());
    std::vector<double> two;
    const auto at = std::lower_bound(list.begin(), list.end(), own);
    if (at != list.begin())
        two.push_back(*(at - 1));
    const auto above = std::upper_bound(list.begin(), list.end(), own);
    if (above != list.end())
        two.push_back(*above);
    return two;
}

std::string redoText(Redo redo)
{
    return redo == Redo::Nothing ? "none" : redo == Redo::Everything ? "full" : "selective";
}

/// Fills in what follows from a change: DP, and everything's times.
Neighbour weighed(std::string key, std::string value, TrainingRun run, const SearchOptions &options,
                  const KernelConstants &k, double gpus)
{
    const double ranks = run.split.tp * run.split.cp * run.split.pp;
    setDomain(run, options.racks);
    run.split.dp = replicasFor(divisorsOf(run.batch.global / run.batch.micro, gpus),
                               std::max(1.0, mostReplicas(run.split, gpus, options.racks)));
    run.gpus = ranks * run.split.dp;
    if (run.split.zero == 3)
        run.split.fsdp = run.split.dp * run.split.cp;
    Neighbour n{std::move(key), std::move(value), {run, {}, {}}, {}};
    if (const auto problems = checkSplit(run); !problems.empty()) {
        n.refusal = problems.front().message;
        return n;
    }
    n.candidate.step = stepTimes(run, ratesOf(run.gpu, run.recipe, k), k);
    n.candidate.memory = heaviestStage(run, options.bytes);
    if (n.candidate.memory.total() > options.memory)
        n.refusal = say("It does not fit into memory.");
    return n;
}

std::string text(double value)
{
    return std::to_string(std::llround(value));
}

} // namespace

SearchResult searchLayouts(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options,
                           const KernelConstants &k)
{
    return Search(run, space, options, k).run();
}

std::vector<Neighbour> neighboursOf(const Candidate &best, const SearchSpace &space, const SearchOptions &options,
                                    const KernelConstants &k)
{
    std::vector<Neighbour> all;
    const double gpus = best.run.gpus;
    const auto add = [&](const char *key, const std::string &value, const TrainingRun &run) {
        all.push_back(weighed(key, value, run, options, k, gpus));
    };
    const auto vary = [&](const char *key, const std::vector<double> &list, double own, auto set) {
        for (const double value : around(list, own)) {
            auto run = best.run;
            set(run, value);
            add(key, text(value), run);
        }
    };
    const auto &s = best.run.split;
    vary("parallelism.tp", space.tp, s.tp, [](TrainingRun &r, double v) {
        r.split.tp = v;
        r.split.sequenceParallel = r.split.sequenceParallel && v > 1;
    });
    vary("parallelism.pp", space.pp, s.pp, [](TrainingRun &r, double v) { r.split.pp = v; });
    vary("parallelism.vpp", space.vpp, s.vpp, [](TrainingRun &r, double v) { r.split.vpp = v; });
    vary("parallelism.cp", space.cp, s.cp, [](TrainingRun &r, double v) { r.split.cp = v; });
    vary("parallelism.ep", space.ep, s.ep, [](TrainingRun &r, double v) { r.split.ep = v; });
    vary("training.micro_batch", space.micro, best.run.batch.micro,
         [](TrainingRun &r, double v) { r.batch.micro = v; });
    for (const int zero : space.zero) {
        auto run = best.run;
        run.split.zero = zero;
        run.split.distributedOptimizer = zero > 0;
        run.split.fsdp = zero == 3 ? s.dp * s.cp : 0;
        if (zero != s.zero && (zero < 3 || s.pp <= 1))
            add("parallelism.zero", std::to_string(zero), run);
    }
    for (const auto redo : space.redo) {
        auto run = best.run;
        run.recipe.redo = redo;
        if (redo != best.run.recipe.redo)
            add("parallelism.recompute", redoText(redo), run);
    }
    if (s.tp > 1) {
        auto run = best.run;
        run.split.sequenceParallel = !s.sequenceParallel;
        add("parallelism.sequence_parallel", s.sequenceParallel ? "false" : "true", run);
    }
    return all;
}

} // namespace gigasite::measured
