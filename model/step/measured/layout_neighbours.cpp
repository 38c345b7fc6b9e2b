// SPDX-License-Identifier: GPL-3.0-or-later
// What is one change away from a layout.
#include "model/parallelism/split_rules.h"
#include "model/step/measured/layout_replicas.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

std::string redoText(Redo redo)
{
    return redo == Redo::Nothing ? "none" : redo == Redo::Everything ? "full" : "selective";
}

std::string text(double value)
{
    return std::to_string(std::llround(value));
}

std::string text(bool value)
{
    return value ? "true" : "false";
}

class Neighbourhood {
public:
    Neighbourhood(const Candidate &best, const SearchSpace &space, const SearchOptions &options,
                  const KernelConstants &k)
        : best_(best)
        , space_(space)
        , options_(options)
        , k_(k)
        , rates_(ratesOf(best.run.gpu, best.run.recipe, k))
    {
    }

    std::vector<Neighbour> all()
    {
        sizes();
        sharding();
        for (const auto redo : space_.redo) {
            auto run = best_.run;
            run.recipe.redo = redo;
            if (redo != best_.run.recipe.redo)
                add("parallelism.recompute", redoText(redo), run);
        }
        flags();
        return std::move(all_);
    }

private:
    void sizes()
    {
        const auto &s = best_.run.split;
        vary("parallelism.tp", space_.tp, s.tp, [](TrainingRun &r, double v) {
            r.split.tp = v;
            r.split.sequenceParallel = r.split.sequenceParallel && v > 1;
            r.recipe.overlapTp = r.recipe.overlapTp && v > 1;
        });
        vary("parallelism.pp", space_.pp, s.pp, [](TrainingRun &r, double v) {
            r.split.pp = v;
            r.recipe.overlapPp = r.recipe.overlapPp && v > 1;
        });
        vary("parallelism.vpp", space_.vpp, s.vpp, [](TrainingRun &r, double v) { r.split.vpp = v; });
        vary("parallelism.cp", space_.cp, s.cp, [](TrainingRun &r, double v) { r.split.cp = v; });
        vary("parallelism.ep", space_.ep, s.ep, [](TrainingRun &r, double v) {
            r.split.ep = v;
            r.recipe.overlapEp = r.recipe.overlapEp && v > 1;
        });
        vary("training.micro_batch", space_.micro, best_.run.batch.micro,
             [](TrainingRun &r, double v) { r.batch.micro = v; });
    }

    void sharding()
    {
        for (const int zero : space_.zero) {
            auto run = best_.run;
            setSharding(run, zero);
            if (zero != best_.run.split.zero)
                add("parallelism.zero", std::to_string(zero), run);
        }
    }

    void flags()
    {
        const auto &s = best_.run.split;
        const auto flip = [&](const char *key, const std::vector<bool> &choices, bool applies, auto of) {
            if (choices.size() < 2 || !applies)
                return;
            auto run = best_.run;
            of(run) = !of(run);
            add(key, text(of(run)), run);
        };
        flip("parallelism.sequence_parallel", space_.sequenceParallel, s.tp > 1,
             [](TrainingRun &r) -> bool & { return r.split.sequenceParallel; });
        flip("parallelism.overlap_tp", space_.overlapTp, s.tp > 1,
             [](TrainingRun &r) -> bool & { return r.recipe.overlapTp; });
        flip("parallelism.overlap_dp", space_.overlapDp, hasCopies(best_.run),
             [](TrainingRun &r) -> bool & { return r.recipe.overlapDp; });
        flip("parallelism.overlap_pp", space_.overlapPp, s.pp > 1,
             [](TrainingRun &r) -> bool & { return r.recipe.overlapPp; });
        flip("parallelism.overlap_ep", space_.overlapEp, s.ep > 1,
             [](TrainingRun &r) -> bool & { return r.recipe.overlapEp; });
        if (space_.pipelineFirst.size() < 2 || s.pp <= 1)
            return;
        auto run = best_.run;
        run.split.pipelineFirst = !s.pipelineFirst;
        add("parallelism.placement", run.split.pipelineFirst ? "consecutive_layers" : "same_layer_per_rack", run);
    }

    /// Outwards on either side up to the first value that keeps the rules; of those before it, the nearest.
    template <class Set> void vary(const char *key, std::vector<double> list, double own, Set set)
    {
        std::sort(list.begin(), list.end());
        const auto low = std::lower_bound(list.begin(), list.end(), own);
        const auto high = std::upper_bound(list.begin(), list.end(), own);
        walk(key, std::vector<double>(std::make_reverse_iterator(low), list.rend()), set);
        walk(key, std::vector<double>(high, list.end()), set);
    }

    template <class Set> void walk(const char *key, const std::vector<double> &outwards, Set set)
    {
        for (const double value : outwards) {
            auto run = best_.run;
            set(run, value);
            auto near = judged(key, text(value), run);
            const bool keepsRules = near.keepsRules;
            if (keepsRules || value == outwards.front())
                all_.push_back(weighed(std::move(near)));
            if (keepsRules)
                return;
        }
    }

    void add(const char *key, const std::string &value, const TrainingRun &run)
    {
        all_.push_back(weighed(judged(key, value, run)));
    }

    /// Fills in what follows from a change: DP, and whether the rules allow it.
    Neighbour judged(std::string key, std::string value, TrainingRun run) const
    {
        const double ranks = run.split.tp * run.split.cp * run.split.pp;
        setDomain(run, options_.racks);
        const double most = mostReplicas(run.split, best_.run.gpus, options_);
        const auto divisors = divisorsOf(run.batch.global / run.batch.micro, best_.run.gpus);
        const double replicas = replicasFor(divisors, most, run, options_);
        const auto at = std::upper_bound(divisors.begin(), divisors.end(), most); // where none keeps the rules
        run.split.dp = replicas > 0 ? replicas : at == divisors.begin() ? 1 : *(at - 1);
        run.gpus = ranks * run.split.dp;
        setSharding(run, run.split.zero);
        Neighbour n{std::move(key), std::move(value), {run, {}, {}}, ruleBroken(run, most, replicas)};
        n.keepsRules = n.refusal.empty();
        return n;
    }

    /// Its times, which may take long, and memory.
    Neighbour weighed(Neighbour n) const
    {
        auto site = n.candidate.run;
        setSiteReplicas(site, replicasOfLargestSite(site.split, site.split.dp, options_.racks));
        n.candidate.step = stepTimes(site, rates_, k_);
        n.candidate.memory = heaviestStage(site, options_.bytes);
        if (n.keepsRules && n.candidate.memory.total() > options_.memory)
            n.refusal = say("It does not fit into memory.");
        return n;
    }

    Text ruleBroken(const TrainingRun &run, double most, double replicas) const
    {
        if (most < 1)
            return say("One replica of %1 GPUs does not fit into these racks.", withCommas(run.gpus));
        if (const auto problems = checkSplit(run); !problems.empty())
            return problems.front().message;
        if (auto site = run; replicas >= 1) {
            setSiteReplicas(site, replicasOfLargestSite(run.split, run.split.dp, options_.racks));
            site.gpus = site.split.tp * site.split.cp * site.split.pp * site.split.dp;
            if (const auto problems = checkSplit(site); !problems.empty())
                return problems.front().message;
        }
        if (replicas < 1)
            return say("The batch cannot be shared out over replicas and micro-batches as they are held.");
        return {};
    }

    const Candidate &best_;
    const SearchSpace &space_;
    const SearchOptions &options_;
    const KernelConstants &k_;
    const KernelRates rates_;
    std::vector<Neighbour> all_;
};

} // namespace

std::vector<Neighbour> neighboursOf(const Candidate &best, const SearchSpace &space, const SearchOptions &options,
                                    const KernelConstants &k)
{
    return Neighbourhood(best, space, options, k).all();
}

} // namespace gigasite::measured
