// SPDX-License-Identifier: GPL-3.0-or-later
// What a search of layouts varies unless told otherwise.
#include "model/parallelism/split_rules.h"
#include "model/step/measured/layout_search.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

std::vector<double> upTo(double most)
{
    std::vector<double> all;
    for (double n = 1; n <= most; ++n)
        all.push_back(n);
    return all;
}

} // namespace

std::vector<double> divisorsOf(double n, double most)
{
    std::vector<double> low, high;
    for (double d = 1; d * d <= n; ++d) {
        if (std::fmod(n, d) != 0)
            continue;
        low.push_back(d);
        if (d * d != n)
            high.push_back(n / d);
    }
    low.insert(low.end(), high.rbegin(), high.rend());
    low.erase(std::upper_bound(low.begin(), low.end(), most), low.end());
    return low;
}

SearchSpace filled(SearchSpace space, const TrainingRun &run)
{
    const auto fill = [](auto &list, auto own) {
        if (list.empty())
            list.push_back(own);
    };
    const auto &split = run.split;
    const auto &recipe = run.recipe;
    fill(space.tp, split.tp);
    fill(space.pp, split.pp);
    fill(space.vpp, split.vpp);
    fill(space.cp, split.cp);
    fill(space.ep, split.ep);
    fill(space.micro, run.batch.micro);
    fill(space.zero, split.zero);
    fill(space.redo, recipe.redo);
    fill(space.sequenceParallel, split.sequenceParallel);
    fill(space.overlapTp, recipe.overlapTp);
    fill(space.overlapDp, recipe.overlapDp);
    fill(space.overlapPp, recipe.overlapPp);
    fill(space.overlapEp, recipe.overlapEp);
    fill(space.pipelineFirst, split.pipelineFirst);
    return space;
}

SearchSpace fullSpace(const TrainingRun &run)
{
    constexpr double mostMicro = 1024, mostContext = 1024, mostExperts = 1024;
    SearchSpace space;
    for (const auto t : validTensorSizes(run.shape, std::llround(std::min(run.fabric.domain, run.gpus))))
        space.tp.push_back(static_cast<double>(t));
    const double layers = run.shape.layers;
    space.pp = divisorsOf(layers, run.gpus);
    space.vpp = divisorsOf(layers, layers);
    if (run.split.flexibleStages) { // a stage may have those that predict further tokens, too
        const double all = layers + run.shape.mtpLayers;
        space.pp = upTo(std::min(all, run.gpus));
        space.vpp = upTo(all);
    }
    space.cp = std::fmod(run.batch.sequence, 2) == 0 // two pieces for each rank
        ? divisorsOf(run.batch.sequence / 2, mostContext)
        : std::vector<double>{1};
    space.ep = run.shape.isMoe() ? divisorsOf(run.shape.experts.count, mostExperts) : std::vector<double>{1};
    space.micro = divisorsOf(run.batch.global, mostMicro);
    space.zero = {0, 1, 2, 3};
    space.redo = {Redo::Nothing, Redo::AttentionCore, Redo::Everything};
    if (run.shape.isLatent())
        space.redo = {Redo::Nothing, Redo::LatentUp, Redo::LatentUpAndMlp, Redo::Everything};
    space.sequenceParallel = {false, true};
    space.overlapTp = {false, true};
    space.overlapDp = {false, true};
    space.overlapPp = {false, true};
    space.pipelineFirst = {false, true};
    if (run.shape.isMoe())
        space.overlapEp = {false, true};
    return space;
}

} // namespace gigasite::measured
