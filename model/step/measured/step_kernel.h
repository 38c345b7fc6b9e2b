// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/layer_kernel.h"

namespace gigasite::measured {

/// One training step in seconds. m micro-batches, p stages of v chunks, L layers (with MTP), head = output table and
/// loss:
///
///   slowest stage    ⌈L/p⌉ layers, or one less and the head; at least the mean. With flexible stages whatever v is:
///                    chunks that are a layer longer run at the same time on all stages, as schedules worked off pass
///                    by pass show, which this meets within 8 %
///   core, bubble     m × slowest stage, (p-1)/v × mean stage
///   sends            2 m v messages of 2 T h bytes (a share κ of them if overlapped), 2 (p-1) to fill the pipeline
///   DP               reduce-scatter and all-gather of the GPU's parameters, hidden behind one backward and one forward
///                    pass of the stage; ZeRO 2 scatters after each micro-batch, FSDP gathers every layer three times
///                    in each
///   optimizer        bytes of Adam's state over the streaming rate
///   step             (all of these + fixed overhead) × (1 + j log2(GPUs / 8)) × anchor
///
/// Valid for 1F1B and interleaved schedules; no zero-bubble schedule, offload, routing imbalance or failures.
struct StepTimes {
    double total = 0;
    double core = 0, bubble = 0; ///< with `uneven`
    double uneven = 0; ///< that stages wait because chunks differ by a layer
    double sends = 0, dataParallel = 0, optimizer = 0, overhead = 0, jitter = 1;
    double head = 0; ///< of one micro-batch
    double slowestStage = 0, meanStage = 0; ///< of one micro-batch
    double stageLayers = 0; ///< of the slowest stage; what else it takes is tables, loss and embedding
    double send = 0; ///< one message to the next stage
    double dataParallelBusy = 0; ///< on the links, hidden or not
    double microBatches = 0;
    double parameters = 0, expertParameters = 0; ///< held by the busiest GPU, without sharding
    LayerTimes layer;

    double stageTables() const { return slowestStage - stageLayers * layer.both(); }
};
StepTimes stepTimes(const TrainingRun &run, const KernelRates &rates, const KernelConstants &k);

/// Adds what chunks that differ make stages wait, which is played (parallelism/uneven_chunks.h).
void addUnevenChunks(const TrainingRun &run, StepTimes &step);

/// At least, as if all chunks were alike, where the layer is known already: it depends on neither dp, vpp nor the
/// global batch, and on pp only where experts are spread over a domain that holds consecutive stages.
StepTimes stepTimes(const TrainingRun &run, const LayerTimes &layer, const KernelRates &rates,
                    const KernelConstants &k);

} // namespace gigasite::measured
