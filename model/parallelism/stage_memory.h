// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/training_run.h"

#include <vector>

namespace gigasite::measured {

/// Memory of one GPU of every pipeline stage, in bytes. The heaviest stage decides whether a layout fits.
///
///   parameters    layers of the stage: matrices / t, experts / (ep etp), norms whole on every rank of a TP group;
///                 the first stage has the input table, the last the output table and last norm (a copy of the input
///                 table if tied), both / t
///   state         weights 2 + gradients 4 + optimizer 12 bytes per parameter (fp32 gradients as Megatron-Core keeps
///                 them); ZeRO 1 shards the last by d, 2 the gradients, 3 the weights, which gathers one layer whole at
///                 4 bytes (weights and gradients of 16 bits); experts shard over their own group
///   activations   per layer and micro-batch, T = b s / cp tokens, h hidden (Korthikanti et al. 2022, in general form):
///                 10 T h outside the TP region, divided by t only with sequence parallelism, 8 T h in gated layers,
///                 whose models (Llama, Qwen, DeepSeek) train without dropout and its masks; the rest of what
///                 Transformer layers store / t; 5 a s T / t of scores if attention is unfused and not recomputed
///   in flight     1F1B: stage r of p holds min(m, p - r) micro-batches; interleaved with v chunks of 1/v of the stage:
///                 min(m v, 2 (p - r - 1) + (v - 1) p + 1). Chunks that differ by a layer: of those passes that are
///                 forward but not yet backward, at the worst moment of the schedule
///   logits        last stage, one micro-batch: 6 bytes per token and entry fused (16-bit logits, fp32 gradients in
///                 place), 10 unfused
///                 experts' inputs and inner activations stay 8 bits wide where tokens travel so (DeepSeek-V3, S3.3.3)
///   dispatch      copies of tokens on their way to experts and back, one layer at a time
///   reserve       CUDA context, NCCL buffers, fragmentation: 4 GB and 4 % of the rest
struct StageMemory {
    double weights = 0, gradients = 0, optimizer = 0;
    double activations = 0, logits = 0, dispatch = 0, reserve = 0;
    double parameters = 0; ///< held, sharding aside
    double inFlight = 1; ///< chunks whose activations are held at once
    double layers = 0;

    double total() const { return weights + gradients + optimizer + activations + logits + dispatch + reserve; }
};

/// Bytes per parameter before sharding.
struct StateBytes {
    double weights = 2, gradients = 4, optimizer = 12;
};

/// Layers of every stage, or of every chunk where `stages` counts those, r-th chunk of a round on stage r; the sum is
/// the model's. Even split; what is left over goes to the middle, away from tables.
std::vector<double> layersOfStages(double layers, double stages);

/// Memory of stage `r`, counted from 0, that has `layers` layers.
StageMemory stageMemory(const TrainingRun &run, const StateBytes &bytes, double r, double layers);
std::vector<StageMemory> stageMemories(const TrainingRun &run, const StateBytes &bytes);

/// The heaviest stage, looking only at the first, the last, and those from which on chunks have a layer more or less:
/// the others have the same chunks as one of them, fewer activations and no table. The same as the heaviest of
/// stageMemories.
StageMemory heaviestStage(const TrainingRun &run, const StateBytes &bytes);

/// No more than the heaviest stage holds, found at once: the first stage, if its chunks in flight had the fewest
/// layers.
StageMemory memoryAtLeast(const TrainingRun &run, const StateBytes &bytes);

/// What one layer holds on a GPU whatever the stages are.
struct LayerMemory {
    double activations = 0; ///< bytes of one micro-batch
    double parameters = 0; ///< before any sharding by data parallelism
};
LayerMemory layerMemory(const TrainingRun &run);

/// Bytes, no more than the heaviest stage holds with any number of chunks and at most the run's replicas; found from
/// two numbers, so that searches see at once which numbers of stages cannot fit. `gathers`: with ZeRO 3, else with any
/// less.
double heldAtLeast(const LayerMemory &layer, const TrainingRun &run, const StateBytes &bytes, bool gathers);

/// The same with any number of stages, of at most one per layer, and any sharding, on the run's GPUs.
double heldWithAnyStages(const LayerMemory &layer, const TrainingRun &run, const StateBytes &bytes);

/// Parameters of a stage before any sharding by data parallelism: / t, whole, and in experts.
struct StageParameters {
    double sharded = 0, replicated = 0, experts = 0;

    double all() const { return sharded + replicated + experts; }
};
StageParameters stageParameters(const TrainingRun &run, bool first, bool last, double layers);

/// Chunks in flight at stage r, see above; a chunk is the stage's layers / v.
double chunksInFlight(const Split &split, double microBatches, double r);

/// Activations of one layer and micro-batch on one GPU.
double layerActivations(const TrainingRun &run);

} // namespace gigasite::measured
