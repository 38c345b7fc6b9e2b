// SPDX-License-Identifier: GPL-3.0-or-later
// What a search of layouts varies unless told otherwise.
#include "model/parallelism/split_rules.h"
#include "model/step/measured/layout_search.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

std::vector<double> powersOfTwo(double most)
{
    std::vector<double> all;
    for (double p = 1; p <= most; p *= 2)
        all.push_back(p);
    return all;
}

std::vector<double> upTo(double most)
{
    std::vector<double> all;
    for (double n = 1; n <= most; ++n)
        all.push_back(n);
    return all;
}

/// Powers of two, and three times those up to `mostThirds`.
std::vector<double> roundSizes(double most, double mostThirds)
{
    auto all = powersOfTwo(most);
    for (const double p : powersOfTwo(std::min(most, mostThirds) / 3))
        all.push_back(3 * p);
    std::sort(all.begin(), all.end());
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

SearchSpace fullSpace(const TrainingRun &run)
{
    constexpr double mostChunks = 16; // of a stage, whose layers are not shared out evenly; more bring next to nothing
    constexpr double mostMicro = 1024, mostThirds = 12, mostContext = 64, mostExperts = 1024;
    SearchSpace space;
    for (const auto t : validTensorSizes(run.shape, std::llround(std::min(run.fabric.domain, run.gpus))))
        space.tp.push_back(static_cast<double>(t));
    const double layers = run.shape.layers;
    space.pp = divisorsOf(layers, run.gpus);
    space.vpp = divisorsOf(layers, layers);
    if (run.split.flexibleStages) {
        space.pp = upTo(std::min(layers, run.gpus));
        space.vpp = upTo(std::min(layers, mostChunks));
    }
    for (const double cp : powersOfTwo(mostContext))
        if (cp <= 1 || std::fmod(run.batch.sequence, 2 * cp) == 0)
            space.cp.push_back(cp);
    space.ep = run.shape.isMoe() ? divisorsOf(run.shape.experts.count, mostExperts) : std::vector<double>{1};
    space.micro = roundSizes(std::min(mostMicro, run.batch.global), mostThirds);
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
