// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/outer_layouts.h"

#include "model/step/measured/layout_replicas.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

SearchGround::SearchGround(const TrainingRun &run, const SearchSpace &space, const SearchOptions &options,
                           const KernelConstants &k)
    : run(run)
    , space(filled(space, run))
    , options(options)
    , k(k)
    , rates(ratesOf(run.gpu, run.recipe, k))
    , gpus(mostGpus(run.gpus, options))
    , prunes(options.prune && !options.visit)
    , jitter(1 + k.jitter * std::log2(std::max(1.0, run.gpus * (1 - space.mostIdle) / 8)))
{
    for (const double micro : this->space.micro) {
        if (std::fmod(run.batch.global, micro) == 0)
            divisors.emplace_back(micro, divisorsOf(run.batch.global / micro, run.gpus));
    }
}

bool SearchGround::isDominated(const std::vector<bool> &choices, double exposedShare) const
{
    return prunes && (options.keep == 1 || options.overlapsAll) && exposedShare <= 1 &&
        std::find(choices.begin(), choices.end(), true) != choices.end();
}

double SearchGround::stageBound(const TrainingRun &run, double pass) const
{
    constexpr double rounding = 1 - 1e-8; // of as long a one the memory decides
    const double p = run.split.pp, layers = run.shape.layers + run.shape.mtpLayers;
    const double microBatches = run.batch.global / (run.split.dp * run.batch.micro);
    const double most = p > 1 ? roundedUp(layers / p) : layers;
    return (microBatches * most + (p - 1) / run.split.vpp * layers / p) * pass * jitter * run.recipe.anchor * rounding;
}

const std::vector<double> &SearchGround::divisorsFor(double micro) const
{
    const auto at = std::find_if(divisors.begin(), divisors.end(), [&](const auto &d) { return d.first == micro; });
    return at->second;
}

void OuterLayout::put(TrainingRun &run) const
{
    run.split.tp = tp;
    run.split.cp = cp;
    run.split.ep = ep;
    run.split.sequenceParallel = sequenceParallel;
    run.batch.micro = micro;
    run.recipe.redo = redo;
    run.recipe.overlapTp = overlapTp;
    run.recipe.overlapEp = overlapEp;
    run.fabric.domain = domain;
}

namespace {

class OuterLoop {
public:
    OuterLoop(const SearchGround &ground, double above, double most)
        : ground_(ground)
        , space_(ground.space)
        , above_(above)
        , most_(most)
    {
    }

    OuterLayouts run()
    {
        for (const auto &[micro, divisors] : ground_.divisors)
            for (const double tp : space_.tp)
                for (const double cp : space_.cp) {
                    if (ground_.prunes && tp * cp > ground_.gpus)
                        break; // the list ascends
                    auto run = ground_.run;
                    run.batch.micro = micro;
                    run.split.tp = tp;
                    run.split.cp = cp;
                    run.split.pp = 1;
                    setDomain(run, ground_.options.racks);
                    addTensor(run);
                    found_.groups += space_.ep.size() * space_.pipelineFirst.size();
                }
        return std::move(found_);
    }

private:
    void addTensor(TrainingRun &run)
    {
        const double tp = run.split.tp;
        for (const bool sp : space_.sequenceParallel)
            for (const auto redo : space_.redo)
                for (const bool overlap : space_.overlapTp) {
                    if (tp <= 1 &&
                        (SearchGround::isIdle(sp, space_.sequenceParallel) ||
                         SearchGround::isIdle(overlap, space_.overlapTp)))
                        continue;
                    if (!overlap && tp > 1 && ground_.isDominated(space_.overlapTp, ground_.k.contention))
                        continue;
                    run.split.sequenceParallel = sp && tp > 1;
                    run.recipe.redo = redo;
                    run.recipe.overlapTp = overlap;
                    addExperts(run);
                }
    }

    void addExperts(TrainingRun &run)
    {
        for (std::size_t e = 0; e < space_.ep.size(); ++e)
            for (const bool overlap : space_.overlapEp) {
                const double ep = space_.ep[e];
                if (ep <= 1 && SearchGround::isIdle(overlap, space_.overlapEp))
                    continue;
                if (!overlap && ep > 1 && ground_.isDominated(space_.overlapEp, ground_.k.exposedExperts))
                    continue;
                run.split.ep = ep;
                run.recipe.overlapEp = overlap;
                addPlaced(run, found_.groups + e * space_.pipelineFirst.size());
            }
    }

    void addPlaced(const TrainingRun &run, std::size_t group)
    {
        const auto memory = layerMemory(run);
        const double held = heldWithAnyStages(memory, run, ground_.options.bytes);
        if (held <= above_)
            return;
        if (held > most_) {
            ++found_.tooLarge;
            return;
        }
        const auto &split = run.split;
        const double pass = layerOf(run, ground_).both();
        const double bound = boundOf(run, pass);
        const bool isFirst = above_ < 0;
        if (isFirst && ground_.prunes && bound >= ground_.options.below) {
            ++found_.tooSlow;
            return;
        }
        found_.all.push_back({.tp = split.tp,
                              .cp = split.cp,
                              .ep = split.ep,
                              .micro = run.batch.micro,
                              .redo = run.recipe.redo,
                              .sequenceParallel = split.sequenceParallel,
                              .overlapTp = run.recipe.overlapTp,
                              .overlapEp = run.recipe.overlapEp,
                              .domain = run.fabric.domain,
                              .held = held,
                              .bound = bound,
                              .pass = pass,
                              .group = group,
                              .memory = memory});
    }

    double boundOf(const TrainingRun &run, double pass) const
    {
        const double passes = run.batch.global / run.batch.micro;
        const double layers = run.shape.layers + run.shape.mtpLayers;
        return passes * layers * pass * run.split.tp * run.split.cp / ground_.gpus * ground_.jitter * run.recipe.anchor;
    }

    const SearchGround &ground_;
    const SearchSpace &space_;
    double above_, most_; ///< bytes
    OuterLayouts found_;
};

} // namespace

LayerTimes layerOf(const TrainingRun &run, const SearchGround &ground)
{
    auto alone = run; // one group of experts straddles nothing
    const auto &split = run.split;
    alone.split.pp = 1;
    alone.split.pipelineFirst = ground.run.split.pipelineFirst;
    alone.split.dp = std::max(1.0, std::ceil(split.ep * split.etp / (split.tp * split.cp)));
    return layerTimes(alone, ground.rates, ground.k);
}

OuterLayouts outerLayouts(const SearchGround &ground, double above, double most)
{
    return OuterLoop(ground, above, most).run();
}

} // namespace gigasite::measured
