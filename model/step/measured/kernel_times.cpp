// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/kernel_times.h"

namespace gigasite {

void takeKernelTimes(const measured::Prediction &prediction, StepTime &step)
{
    const auto &times = prediction.times;
    const auto &layer = times.layer;
    const auto &run = prediction.run;
    const double m = times.microBatches, layers = times.stageLayers;
    const Seconds ideal = step.total;

    step.measured = true;
    step.layerForward = Seconds(layer.forward);
    step.layerBackward = Seconds(layer.backward);
    step.stageTables = Seconds(times.stageTables());
    step.stageLayers = layers;
    step.meanStage = Seconds(times.meanStage);
    step.stageForward = layers * step.layerForward + step.stageTables / 3; // tables: one pass of three
    step.stageBackward = layers * step.layerBackward + 2.0 / 3 * step.stageTables;
    step.exposedPerPass = Seconds();
    step.slotCount = m + (run.split.pp - 1) / run.split.vpp;

    step.compute = m * (layers * Seconds(layer.both() - layer.exposed()) + step.stageTables);
    step.bubble = Seconds(times.bubble);
    step.bubbleShare = times.bubble / (times.bubble + times.core);
    step.exposedTp = Seconds(m * layers * layer.tp());
    step.exposedCp = Seconds(m * layers * layer.cp());
    step.exposedEp = Seconds(m * layers * layer.ep());
    step.exposedPp = Seconds(times.sends);
    step.exposedDp = Seconds(times.dataParallel);
    step.busyTp = Seconds(m * layers * layer.tpBusy);
    step.busyCp = Seconds(m * layers * layer.cpBusy);
    step.busyEp = Seconds(m * layers * layer.epBusy);
    step.dpExchange = Seconds(times.dataParallelBusy);
    takeWanCover(step, {.backward = step.stageBackward, .slot = Seconds(times.slowestStage)}, step.stageBackward);
    step.tail = step.exposedDp + step.exposedWan;
    step.exposed = step.exposedTp + step.exposedCp + step.exposedEp + step.exposedPp + step.tail;
    step.pipeline = step.compute + step.bubble;
    step.optimizer = Seconds(times.optimizer);
    step.overhead = Seconds(times.overhead);
    step.stragglers = times.jitter;
    const Seconds sum = step.pipeline + step.exposed + step.optimizer + step.overhead;
    step.total = times.jitter * run.recipe.anchor * sum;
    step.waiting = step.total - sum;
    step.low = prediction.band.low * step.total;
    step.high = prediction.band.high * step.total;

    step.computeShare = run.recipe.anchor * step.compute / step.total; // the anchor stretches every part alike
    step.training = step.steps * step.total;
    step.mfu *= ideal / step.total;
    step.hfu *= ideal / step.total;
}

StepTime withOwnAnchor(StepTime step, double anchor)
{
    if (!step.measured || anchor == 1)
        return step;
    step.waiting = (step.stragglers - 1) * (step.total - step.waiting);
    for (auto *part :
         {&step.compute, &step.bubble, &step.optimizer, &step.overhead, &step.waiting, &step.exposedTp, &step.exposedCp,
          &step.exposedEp, &step.exposedPp, &step.exposedDp, &step.exposedWan, &step.tail, &step.exposed})
        *part = anchor * *part;
    return step;
}

} // namespace gigasite
