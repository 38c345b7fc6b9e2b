// SPDX-License-Identifier: GPL-3.0-or-later
// What a pipeline over sites waits, of steps too long to be played whole.
#include "model/step/pipeline_over_sites.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite {

namespace {

double waitOf(PipelineOverSites pipeline, std::int64_t microBatches)
{
    pipeline.microBatches = microBatches;
    const double played = playedTime(pipeline);
    const auto chunks = static_cast<double>(pipeline.chunks);
    const double spans = static_cast<double>(microBatches) + static_cast<double>(pipeline.stages() - 1) / chunks;
    return std::max(0.0, played - spans * (pipeline.forward + pipeline.backward));
}

constexpr std::int64_t fewRounds = 4; ///< of the pipeline, that a long step is played for

/// Pairs of passes grow with the square of the stages. Those far from a border do not decide, so long pipelines lose
/// stages inside their sites, and micro-batches in proportion.
PipelineOverSites ofFewerStages(PipelineOverSites pipeline)
{
    constexpr std::int64_t manyPairs = 60000, kept = 2;
    const double most = std::sqrt(static_cast<double>(manyPairs) / static_cast<double>(fewRounds * pipeline.chunks));
    const double share = most / static_cast<double>(pipeline.stages());
    for (auto &stages : pipeline.siteStages) {
        if (share < 1)
            stages = std::max(std::min(stages, kept), static_cast<std::int64_t>(share * static_cast<double>(stages)));
    }
    if (share < 1)
        pipeline.microBatches =
            std::max<std::int64_t>(1, std::llround(share * static_cast<double>(pipeline.microBatches)));
    return pipeline;
}

/// Between the waits of `fewer` and `more` micro-batches, or on from there.
double alongLine(const PipelineOverSites &pipeline, std::int64_t fewer, std::int64_t more)
{
    const double before = waitOf(pipeline, fewer), after = waitOf(pipeline, more);
    return after +
        (after - before) / static_cast<double>(more - fewer) * static_cast<double>(pipeline.microBatches - more);
}

/// Played, or gone on from what was.
double waitOfRounds(const PipelineOverSites &pipeline)
{
    const auto pp = pipeline.stages(), m = pipeline.microBatches;
    constexpr std::int64_t played = 20000; // pairs of passes of a long step
    const auto most = std::max(fewRounds, played / (pp * pp * pipeline.chunks)) * pp;
    if (m > most)
        return alongLine(pipeline, most / 2, most);
    if (pipeline.chunks == 1 || m % pp == 0)
        return waitOf(pipeline, m);
    const auto filled = m / pp * pp;
    return filled == 0 ? waitOf(pipeline, pp) : alongLine(pipeline, filled, filled + pp);
}

} // namespace

double waitBetweenSites(const PipelineOverSites &pipeline)
{
    if (pipeline.stages() < 1 || pipeline.microBatches < 1)
        return 0;
    const auto shorter = ofFewerStages(pipeline);
    if (shorter.stages() == pipeline.stages())
        return waitOfRounds(pipeline);
    const auto sites = static_cast<double>(pipeline.siteStages.size()), chunks = static_cast<double>(shorter.chunks);
    const double messages = sites * chunks - 1;
    const double underWay = pipeline.ways.empty()
        ? messages * pipeline.way
        : (2 * chunks - 1) * std::accumulate(pipeline.ways.begin(), pipeline.ways.end(), 0.0);
    const double crossings = pipeline.crossings.empty()
        ? messages * pipeline.crossing
        : chunks * std::accumulate(pipeline.crossings.begin(), pipeline.crossings.end(), 0.0) +
            (chunks - 1) * pipeline.crossing;
    const double once = 2 * (crossings + underWay); // to fill and to drain
    const double times = static_cast<double>(pipeline.microBatches) / static_cast<double>(shorter.microBatches);
    return std::max(0.0, once + times * (waitOfRounds(shorter) - once));
}

} // namespace gigasite
