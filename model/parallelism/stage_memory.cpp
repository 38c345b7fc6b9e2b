// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/stage_memory.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

constexpr double bytes16 = 2;
constexpr double context = 4e9, fragmentation = 0.04; ///< reserve: bytes, and share of the rest

/// Bytes per token that a layer stores within the TP region, of one GPU's share times t.
double storedInParallel(const TrainingRun &run)
{
    const auto &s = run.shape;
    const auto &l = s.latent;
    const bool redoesLatent = run.recipe.redo == Redo::LatentUp || run.recipe.redo == Redo::LatentUpAndMlp;
    double attention = bytes16 * (2 * s.heads + 2 * s.kvHeads) * s.headDim; // queries, keys, values, their sum
    if (s.isLatent()) {
        const double up = s.heads * (2 * (l.nopeDim + l.ropeDim) + 2 * l.valueDim);
        attention = bytes16 * (redoesLatent ? s.heads * l.valueDim : up);
    }
    const double matrices = s.gated ? 3 : 2;
    const bool redoesMlp = run.recipe.redo == Redo::LatentUpAndMlp;
    const double dense = 2 * matrices * s.ffn;
    if (!s.isMoe())
        return attention + (redoesMlp ? 0 : dense);
    const auto &e = s.experts;
    const double kept = run.recipe.dispatch8 ? 1 : bytes16; // DeepSeek-V3, S3.3.3
    const double experts = kept * (matrices * (e.ffn * e.perToken + e.sharedFfn) + e.perToken * s.hidden);
    return attention + (1 - e.denseShare) * experts + e.denseShare * (redoesMlp ? 0 : dense);
}

double latentBytes(const Shape &s)
{
    return s.isLatent() ? 2 * bytes16 * (s.latent.queryLatent + s.latent.keyLatent) : 0;
}

/// Layers over parts in a row, as even as can be: what is left over goes to the middle, away from the tables. The
/// chunks of an interleaved pipeline are p v such parts, r-th of stage r first.
struct EvenParts {
    double least = 0, start = 0, over = 0; ///< parts from `start` on have one more, `over` of them

    EvenParts(double layers, double parts)
        : least(std::floor(layers / parts + 1e-9))
        , over(std::round(layers - least * parts))
    {
        start = over > 0 ? std::floor((parts - over) / 2) : 0;
    }

    double at(double part) const { return least + (part >= start && part < start + over ? 1 : 0); }
};

EvenParts chunksOf(const TrainingRun &run)
{
    return {run.shape.layers + run.shape.mtpLayers, run.split.pp * run.split.vpp};
}

/// The chunks of stage r that have a layer more than the others: from `from` to before `to`.
struct Larger {
    double from = 0, to = 0;
};

Larger largerOf(const Split &split, const EvenParts &chunks, double r)
{
    const auto firstAt = [&](double part) { return std::clamp(std::ceil((part - r) / split.pp), 0.0, split.vpp); };
    return {firstAt(chunks.start), firstAt(chunks.start + chunks.over)};
}

double layersOfStage(const TrainingRun &run, const EvenParts &chunks, double r)
{
    const auto larger = largerOf(run.split, chunks, r);
    return chunks.least * run.split.vpp + larger.to - larger.from;
}

/// Of the first `passes` forward passes of a stage, those of some chunks in a row: groups of p micro-batches, chunk by
/// chunk.
double passesOf(const Split &split, double passes, const Larger &some)
{
    const double p = split.pp, count = some.to - some.from;
    const double whole = std::floor(passes / (p * split.vpp));
    return whole * p * count + std::clamp(passes - (whole * split.vpp + some.from) * p, 0.0, count * p);
}

/// Layers whose activations stage r holds at once where its chunks differ: n forward passes are ahead of the backward
/// ones, and which chunks they are of changes as both move on; extremes lie where either turns to another chunk.
/// Backward passes take the chunks from the last on.
double layersInFlight(const TrainingRun &run, const EvenParts &chunks, double r, double n)
{
    const auto &split = run.split;
    const double p = split.pp, v = split.vpp;
    const double passes = run.batch.global / (split.dp * run.batch.micro) * v;
    const double last = std::min(passes - n, p * v); // from there on it repeats
    const auto larger = largerOf(split, chunks, r);
    const Larger backwards{v - larger.to, v - larger.from};
    const auto held = [&](double back) {
        return chunks.least * n + passesOf(split, n + back, larger) - passesOf(split, back, backwards);
    };
    double most = std::max(held(0), held(last));
    const double turn = p - std::fmod(n, p);
    for (double back = 0; back <= last; back += p)
        most = std::max({most, held(back), back + turn <= last ? held(back + turn) : 0});
    return most;
}

} // namespace

double chunksInFlight(const Split &split, double microBatches, double r)
{
    if (split.vpp <= 1)
        return std::min(microBatches, split.pp - r);
    return std::min(microBatches * split.vpp, 2 * (split.pp - r - 1) + (split.vpp - 1) * split.pp + 1);
}

double layerActivations(const TrainingRun &run)
{
    const auto &s = run.shape;
    const double t = run.split.tp;
    const double tokens = run.batch.micro * run.batch.sequence / run.split.cp;
    const double outside = run.split.sequenceParallel ? t : 1;
    const double input = bytes16 * tokens * s.hidden / outside;
    const double outsideBytes = s.gated ? 8 : 10; // models of gated layers train without dropout, whose masks are two
    double kept = tokens * (outsideBytes * s.hidden / outside + storedInParallel(run) / t + latentBytes(s));
    if (run.recipe.redo == Redo::NormAndActivation) // both norms' outputs and the FFN's inner activations
        kept -= tokens * (4 * s.hidden / outside + 2 * s.ffn / t * (s.isMoe() ? s.experts.denseShare : 1));
    const bool keepsScores = !run.recipe.flashAttention && run.recipe.redo == Redo::Nothing;
    if (keepsScores)
        kept += 5 * s.heads * run.batch.sequence * tokens / t;
    if (run.recipe.redo == Redo::Everything)
        return input * run.recipe.redoShare + kept * (1 - run.recipe.redoShare);
    return kept;
}

StageParameters stageParameters(const TrainingRun &run, bool first, bool last, double layers)
{
    const auto &s = run.shape;
    const auto &split = run.split;
    const auto count = parameterCount(s);
    const double head = last && (!s.tied || !first) ? 1 : 0; // one stage and tied: the same table
    const double tables = (first ? 1 : 0) + head;
    return {.sharded = (count.layer * layers + count.table * tables) / split.tp,
            .replicated = s.layerVectors * layers + (last ? s.outerVectors : 0),
            .experts = count.layerExperts * layers / (split.ep * split.etp)};
}

namespace {

/// Of stage r with `layers` layers, of which `layersHeld` hold activations, in `inFlight` chunks.
StageMemory memoryWith(const TrainingRun &run, const StateBytes &bytes, double r, double layers, double inFlight,
                       double layersHeld)
{
    const auto &s = run.shape;
    const auto &split = run.split;
    const bool first = r == 0, last = r == split.pp - 1;
    const auto parameters = stageParameters(run, first, last, layers);
    const double dense = parameters.sharded + parameters.replicated;
    const double group = split.fsdp > 1 ? split.fsdp : split.dp * split.cp;
    const double expertGroup = std::max(1.0, group * split.tp / (split.ep * split.etp));
    const int zero = split.fsdp > 1 ? 3 : split.zero;
    const auto held = [&](int shardedFrom) {
        return zero >= shardedFrom ? dense / group + parameters.experts / expertGroup : dense + parameters.experts;
    };
    StageMemory m{.parameters = parameters.all(), .layers = layers};
    m.optimizer = bytes.optimizer * held(1);
    m.gradients = bytes.gradients * held(2);
    m.weights = bytes.weights * held(3);
    if (zero == 3 && layers > 0) // the layer at work stands whole, its gradients, too
        m.weights += 2 * bytes16 * parameters.all() / layers;

    m.inFlight = inFlight;
    m.activations = layersHeld * layerActivations(run);
    if (run.recipe.redo == Redo::Everything) { // one layer is recomputed at a time
        auto whole = run;
        whole.recipe.redo = Redo::AttentionCore;
        m.activations += layerActivations(whole);
    }
    const double tokens = run.batch.micro * run.batch.sequence / split.cp;
    if (last)
        m.logits = (run.recipe.fusedCrossEntropy ? 6 : 10) * tokens * s.vocab / split.tp;
    if (s.isMoe())
        m.dispatch = 2 * bytes16 * tokens / split.tp * s.experts.perToken * split.etp * s.hidden;
    m.reserve = context + fragmentation * m.total();
    return m;
}

double microBatchesOf(const TrainingRun &run)
{
    return run.batch.global / (run.split.dp * run.batch.micro);
}

} // namespace

StageMemory stageMemory(const TrainingRun &run, const StateBytes &bytes, double r, double layers)
{
    const auto chunks = chunksOf(run);
    const bool differ = run.split.vpp > 1 && chunks.over > 0;
    const double inFlight = chunksInFlight(run.split, microBatchesOf(run), r);
    const double held = differ ? layersInFlight(run, chunks, r, inFlight) : inFlight * layers / run.split.vpp;
    return memoryWith(run, bytes, r, layers, inFlight, held);
}

StageMemory memoryAtLeast(const TrainingRun &run, const StateBytes &bytes)
{
    const auto chunks = chunksOf(run);
    const double inFlight = chunksInFlight(run.split, microBatchesOf(run), 0);
    return memoryWith(run, bytes, 0, layersOfStage(run, chunks, 0), inFlight, chunks.least * inFlight);
}

LayerMemory layerMemory(const TrainingRun &run)
{
    return {.activations = layerActivations(run), .parameters = stageParameters(run, false, false, 1).all()};
}

double heldAtLeast(const LayerMemory &layer, const TrainingRun &run, const StateBytes &bytes, bool gathers)
{
    constexpr double rounding = 1 - 1e-9;
    const double layers = std::floor((run.shape.layers + run.shape.mtpLayers) / run.split.pp + 1e-9);
    const double inFlight = std::min(microBatchesOf(run), run.split.pp); // of the first stage; more if interleaved
    const double weights = gathers ? 2 * bytes16 : bytes.weights * layers;
    const double held = layers * inFlight * layer.activations + weights * layer.parameters;
    return (context + (1 + fragmentation) * held) * rounding;
}

double heldWithAnyStages(const LayerMemory &layer, const TrainingRun &run, const StateBytes &bytes)
{
    constexpr double rounding = 1 - 1e-9;
    const double layers = run.shape.layers + run.shape.mtpLayers;
    // On p stages a replica has at least x p micro-batches. Of ⌊L/p⌋ layers each holds min(x p, p), at least one; with
    // p ≤ L stages, ⌊L/p⌋ p is more than L/2.
    const double x = run.batch.global / run.batch.micro * run.split.tp * run.split.cp / run.gpus;
    const double atOnce = std::max(1.0, std::min(x, 1.0) * layers / 2);
    const double held = atOnce * layer.activations + std::min(2 * bytes16, bytes.weights) * layer.parameters;
    return (context + (1 + fragmentation) * held) * rounding;
}

std::vector<double> layersOfStages(double layers, double stages)
{
    const auto n = static_cast<std::size_t>(stages);
    std::vector<double> all(n, std::floor(layers / stages));
    auto over = static_cast<std::size_t>(layers - all.front() * stages);
    const std::size_t start = n > over ? (n - over) / 2 : 0; // from the middle outwards, the ends last
    for (std::size_t i = 0; over > 0 && i < n; ++i, --over)
        ++all[(start + i) % n];
    return all;
}

std::vector<StageMemory> stageMemories(const TrainingRun &run, const StateBytes &bytes)
{
    std::vector<StageMemory> all;
    const auto chunks = chunksOf(run);
    for (double r = 0; r < run.split.pp; ++r)
        all.push_back(stageMemory(run, bytes, r, layersOfStage(run, chunks, r)));
    return all;
}

StageMemory heaviestStage(const TrainingRun &run, const StateBytes &bytes)
{
    const double p = run.split.pp;
    const auto chunks = chunksOf(run);
    const auto memoryOf = [&](double r) { return stageMemory(run, bytes, r, layersOfStage(run, chunks, r)); };
    auto heaviest = memoryOf(0);
    // between these stages all have the same chunks, and the first of them most in flight
    for (const double r : {std::fmod(chunks.start, p), std::fmod(chunks.start + chunks.over, p), p - 1}) {
        if (r <= 0)
            continue;
        const auto stage = memoryOf(r);
        if (stage.total() > heaviest.total())
            heaviest = stage;
    }
    return heaviest;
}

} // namespace gigasite::measured
