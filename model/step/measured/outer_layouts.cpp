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

double SearchGround::stageBound(const TrainingRun &run, const LayerTimes &layer) const
{
    constexpr double rounding = 1 - 1e-8; // of as long a one the memory decides
    const double p = run.split.pp, layers = run.shape.layers + run.shape.mtpLayers;
    const double microBatches = run.batch.global / (run.split.dp * run.batch.micro);
    const double most = p > 1 ? roundedUp(layers / p) : layers;
    return (microBatches * most + (p - 1) / run.split.vpp * layers / p) * (layer.forward + layer.backward) * jitter *
        run.recipe.anchor * rounding;
}

const std::vector<double> &SearchGround::divisorsFor(double micro) const
{
    const auto at = std::find_if(divisors.begin(), divisors.end(), [&](const auto &d) { return d.first == micro; });
    return at->second;
}

void OuterLayout::put(TrainingRun &run) const
{
    run.split = split;
    run.batch.micro = micro;
    run.recipe.redo = redo;
    run.recipe.overlapTp = overlapTp;
    run.recipe.overlapEp = overlapEp;
    run.fabric.domain = domain;
}

namespace {

class OuterLoop {
public:
    OuterLoop(const SearchGround &ground, double mostHeld)
        : ground_(ground)
        , space_(ground.space)
        , mostHeld_(mostHeld)
    {
    }

    OuterLayouts run()
    {
        for (const auto &[micro, divisors] : ground_.divisors)
            for (const double tp : space_.tp)
                for (const double cp : space_.cp) {
                    if (ground_.prunes && tp * cp > ground_.run.gpus)
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

    /// Experts of stages in a row meet over what the stages leave of a domain; the layer here, and its bound, are those
    /// of one stage, the same in either placement.
    void addPlaced(const TrainingRun &run, std::size_t group)
    {
        const auto memory = layerMemory(run);
        if (heldWithAnyStages(memory, run, ground_.options.bytes) > mostHeld_) {
            ++found_.tooLarge;
            return;
        }
        OuterLayout o{.split = run.split,
                      .micro = run.batch.micro,
                      .redo = run.recipe.redo,
                      .overlapTp = run.recipe.overlapTp,
                      .overlapEp = run.recipe.overlapEp,
                      .domain = run.fabric.domain};
        auto alone = run; // one group of experts straddles nothing
        alone.split.dp = std::max(1.0, std::ceil(run.split.ep * run.split.etp / (run.split.tp * run.split.cp)));
        o.layer = layerTimes(alone, ground_.rates, ground_.k);
        o.bound = boundOf(run, o.layer);
        o.memory = memory;
        for (const bool first : space_.pipelineFirst) {
            o.split.pipelineFirst = first;
            o.group = group++;
            found_.all.push_back(o);
        }
    }

    double boundOf(const TrainingRun &run, const LayerTimes &layer) const
    {
        const double passes = run.batch.global / run.batch.micro;
        const double layers = run.shape.layers + run.shape.mtpLayers;
        return passes * layers * (layer.forward + layer.backward) * run.split.tp * run.split.cp / run.gpus *
            ground_.jitter * run.recipe.anchor;
    }

    const SearchGround &ground_;
    const SearchSpace &space_;
    double mostHeld_;
    OuterLayouts found_;
};

} // namespace

OuterLayouts outerLayouts(const SearchGround &ground, double mostHeld)
{
    return OuterLoop(ground, mostHeld).run();
}

} // namespace gigasite::measured
