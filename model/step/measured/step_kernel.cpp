// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/step_kernel.h"

#include "model/parallelism/split_rules.h"
#include "model/parallelism/uneven_chunks.h"
#include "model/step/measured/placed_traffic.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace gigasite::measured {

namespace {

double headTime(const TrainingRun &run, const KernelRates &rates, const KernelConstants &k, double tokens)
{
    const double vocab = run.shape.vocab / run.split.tp;
    const auto table = linearTimes(tokens, vocab, run.shape.hidden, Format::Bits16, run, rates, k);
    const double perLogit = run.recipe.fusedCrossEntropy ? k.lossBytesFused : k.lossBytesUnfused;
    return (table.forward + table.backward + perLogit * tokens * vocab / rates.hbm) * (1 + run.shape.mtpLayers);
}

void stages(const TrainingRun &run, const LayerTimes &layer, double layers, double embedding, StepTimes &step)
{
    const double p = run.split.pp;
    const double both = layer.forward + layer.backward;
    step.meanStage = (layers * both + step.head + embedding) / p;
    const double most = roundedUp(layers / p);
    step.stageLayers = most;
    if (p <= 1)
        step.slowestStage = step.meanStage;
    else if (run.split.flexibleStages) // whatever the chunks; fewer layers beside the tables, which stay one piece
        step.slowestStage = std::max({most * both, step.meanStage, step.head});
    else if (std::fmod(layers, p) == 0)
        step.slowestStage = most * both + step.head;
    else
        step.slowestStage = std::max(most * both, (most - 1) * both + step.head);
}

/// Oversubscription that the rings between replicas meet where they were placed; nothing: as the tiers say.
std::optional<double> placed(const TrainingRun &run)
{
    return isPlaced(run) ? std::optional(ringSlowdown(run)) : std::nullopt;
}

/// Ranks spaced `gpus` apart among the GPUs that hold the same stage.
LinkRate stageRing(const TrainingRun &run, const KernelConstants &k, double gpus, double ranks)
{
    const double stride = gpus * (run.split.pipelineFirst ? run.split.pp : 1);
    return ringLink(run, k, stride, ranks, placed(run), std::max(1.0, stageGpusPerDomain(run) / gpus));
}

/// One message to the next stage.
double sendTime(const TrainingRun &run, const KernelConstants &k, double tokens)
{
    const auto &split = run.split;
    if (split.pp <= 1)
        return 0;
    if (run.fabric.sendTime > 0)
        return run.fabric.sendTime;
    const bool far = leavesDomain(run); // over its own NIC: rings beside it do not help, oversubscribed tiers hurt
    const double rate = far ? run.fabric.nic * k.nicShare / sendSlowdown(run) : run.fabric.scaleUp * k.scaleUpShare;
    const double pieces = split.sequenceParallel || run.recipe.scatterGather ? split.tp : 1;
    return 2 * tokens * run.shape.hidden / pieces / rate + (far ? k.nicLatency : k.scaleUpLatency);
}

/// Parameters stay whole. Gradients are reduced once per step, to all ranks where none is sharded; where a rank keeps
/// only its share of them between micro-batches (ZeRO 2, Rajbhandari et al. 2020, S5.2), scattered after each. Returns
/// the exposed time.
double replicatedTime(const TrainingRun &run, const LayerTimes &layer, const KernelConstants &k, double layersPerStage,
                      StepTimes &step)
{
    const auto &split = run.split;
    const double group = split.dp * split.cp;
    if (!hasCopies(run))
        return 0;
    const bool whole = !split.distributedOptimizer;
    const double returned = whole ? run.recipe.gradientBytes : run.recipe.parameterBytes;
    const auto link = stageRing(run, k, split.tp, group);
    double scatter = collectiveTime(run.recipe.gradientBytes * step.parameters, group, link);
    double gather = collectiveTime(returned * step.parameters, group, link);
    const double expertGpus = split.ep * split.etp;
    const double expertGroup = group * split.tp / expertGpus;
    if (step.expertParameters > 0 && expertGroup > 1) {
        const auto expertLink = stageRing(run, k, expertGpus, expertGroup);
        scatter += collectiveTime(run.recipe.gradientBytes * step.expertParameters, expertGroup, expertLink);
        gather += collectiveTime(returned * step.expertParameters, expertGroup, expertLink);
    }
    const double scatters = split.zero == 2 ? step.microBatches : 1;
    const double busy = scatters * scatter + gather;
    step.dataParallelBusy = busy;
    if (!run.recipe.overlapDp)
        return busy;
    if (whole) // gradients return before the optimizer, behind the same backward pass
        return std::min(busy, std::max(0.0, busy - layersPerStage * layer.backward) + k.contention * busy);
    const double exposed = scatters * std::max(0.0, scatter - layersPerStage * layer.backward) +
        std::max(0.0, gather - layersPerStage * layer.forward) + k.contention * busy;
    return std::min(exposed, busy);
}

/// FSDP: every layer is gathered for its forward and its backward pass, its gradients scattered, in every micro-batch;
/// experts among those ranks only that hold the same ones.
double shardedTime(const TrainingRun &run, const LayerTimes &layer, const KernelConstants &k, double layersPerStage,
                   const ParameterCount &count, StepTimes &step)
{
    const auto &split = run.split;
    const double shard = split.fsdp > 1 ? split.fsdp : split.dp * split.cp;
    const double expertGpus = split.ep * split.etp;
    const double expertShard = shard * split.tp / expertGpus;
    const double held = count.layer / split.tp, heldExperts = count.layerExperts / expertGpus;
    const auto link = stageRing(run, k, split.tp, shard); // a shard's ranks include those of CP
    const auto expertLink = heldExperts > 0 && expertShard > 1 ? stageRing(run, k, expertGpus, expertShard) : link;
    const auto collective = [&](double bytes) {
        return collectiveTime(bytes * held, shard, link) +
            (heldExperts > 0 ? collectiveTime(bytes * heldExperts, expertShard, expertLink) : 0);
    };
    const double gather = collective(2);
    const double scatter = collective(run.recipe.gradientBytes);
    const double busy = 2 * gather + scatter;
    const double hidden =
        std::max(0.0, gather - layer.forward) + std::max(0.0, gather + scatter - layer.backward) + k.contention * busy;
    const double exposed = run.recipe.overlapDp ? std::min(hidden, busy) : busy;
    double time = step.microBatches * (layersPerStage * exposed + gather + scatter);
    step.dataParallelBusy = step.microBatches * (layersPerStage * busy + gather + scatter);
    const double copies = split.dp * split.cp / shard;
    if (copies > 1) {
        const double sum =
            run.recipe.gradientBytes * (step.parameters / shard + step.expertParameters / std::max(1.0, expertShard));
        const double reduce = collectiveTime(sum, copies, stageRing(run, k, split.tp * shard, copies));
        step.dataParallelBusy += reduce;
        time += reduce;
    }
    return time;
}

} // namespace

StepTimes stepTimes(const TrainingRun &run, const KernelRates &rates, const KernelConstants &k)
{
    auto step = stepTimes(run, layerTimes(run, rates, k), rates, k);
    addUnevenChunks(run, step);
    return step;
}

void addUnevenChunks(const TrainingRun &run, StepTimes &step)
{
    if (!run.split.flexibleStages || run.split.vpp <= 1)
        return;
    const UnevenChunks chunks{.layers = run.shape.layers + run.shape.mtpLayers,
                              .stages = run.split.pp,
                              .chunks = run.split.vpp,
                              .microBatches = step.microBatches,
                              .forward = step.layer.forward,
                              .backward = step.layer.backward};
    step.uneven = chunks.wait();
    step.bubble += step.uneven;
    step.total += step.uneven * step.jitter * run.recipe.anchor;
}

StepTimes stepTimes(const TrainingRun &run, const LayerTimes &layer, const KernelRates &rates, const KernelConstants &k)
{
    const auto &split = run.split;
    const double p = split.pp;
    const double layers = run.shape.layers + run.shape.mtpLayers;
    const double tokens = run.batch.micro * run.batch.sequence / split.cp;
    StepTimes step;
    step.layer = layer;
    step.microBatches = run.batch.global / (split.dp * run.batch.micro);
    step.head = headTime(run, rates, k, tokens);
    stages(run, layer, layers, 12 * tokens * run.shape.hidden / rates.hbm, step); // embedding: gather, norm, gradient
    step.core = step.microBatches * step.slowestStage;
    step.bubble = (p - 1) / split.vpp * step.meanStage;
    step.send = sendTime(run, k, tokens);
    step.sends = 2 * step.microBatches * split.vpp * step.send * (run.recipe.overlapPp ? k.contention : 1) +
        2 * (p - 1) * step.send;

    const auto count = parameterCount(run.shape);
    const double layersPerStage = layers / p;
    const double expertGpus = split.ep * split.etp;
    const double tables = p <= 1 && !run.shape.tied ? 2 : 1;
    step.parameters = count.layer * layersPerStage / split.tp + count.table / split.tp * tables;
    step.expertParameters = count.layerExperts * layersPerStage / expertGpus;
    const bool sharded = split.fsdp > 1 || (split.zero == 3 && hasCopies(run));
    step.dataParallel = sharded ? shardedTime(run, layer, k, layersPerStage, count, step)
                                : replicatedTime(run, layer, k, layersPerStage, step);
    const bool shares = sharded || split.distributedOptimizer; // else each rank updates all it holds
    const double shard = !shares ? 1 : split.fsdp > 1 ? split.fsdp : split.dp * split.cp;
    const double expertShard = shares ? std::max(1.0, shard * split.tp / expertGpus) : 1;
    const double updated = step.parameters / shard + step.expertParameters / expertShard;
    step.optimizer =
        (k.adamBytes * updated + 6 * (sharded ? updated : step.parameters + step.expertParameters)) / rates.hbm;
    step.overhead = k.stepOverhead;
    step.jitter = 1 + k.jitter * std::log2(std::max(1.0, run.gpus / 8));
    step.total = (step.core + step.bubble + step.sends + step.dataParallel + step.optimizer + step.overhead) *
        step.jitter * run.recipe.anchor;
    return step;
}

} // namespace gigasite::measured
