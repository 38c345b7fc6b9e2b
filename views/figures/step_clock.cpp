// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/step_clock.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

/// One chunk of one stage and micro-batch, both passes.
double chunkSlot(const StepClock &clock)
{
    const auto slots = clock.pipeline.passesEachWay() + clock.pipeline.stages - 1;
    return slots > 0 ? clock.pipelineEnd / static_cast<double>(slots) : 0;
}

void takeMeasured(const Evaluation &e, StepClock &clock)
{
    const auto &step = e.step;
    const double unstretched = (step.total - step.waiting).si();
    const double stretch = unstretched > 0 ? clock.total / unstretched : 1;
    clock.pipeline.chunks = std::max<std::int64_t>(1, std::llround(e.prediction->run.split.vpp));
    clock.exchange = stretch * step.tail.si();
    clock.optimizer = stretch * (step.optimizer + step.overhead).si();
    clock.pipelineEnd = std::max(0.0, clock.total - clock.exchange - clock.optimizer);
    const double slot = chunkSlot(clock);
    const double both = (step.stageForward + step.stageBackward).si();
    clock.pipeline.forward = both > 0 ? slot * step.stageForward.si() / both : 0;
    clock.pipeline.backward = slot - clock.pipeline.forward;
}

void takeIdeal(const StepTime &step, StepClock &clock)
{
    clock.exchange = step.tail.si();
    clock.pipelineEnd = clock.total - clock.exchange;
    const double slot = chunkSlot(clock);
    clock.pipeline.forward = std::min(slot, (step.stageForward + step.exposedPerPass).si());
    clock.pipeline.backward = slot - clock.pipeline.forward;
}

} // namespace

double StepClock::bubbleShare() const
{
    const auto idle = static_cast<double>(pipeline.stages - 1);
    const double slots = static_cast<double>(pipeline.passesEachWay()) + idle;
    return slots > 0 ? idle / slots : 0;
}

StepClock stepClock(const Evaluation &evaluation, std::int64_t microBatches)
{
    StepClock clock;
    clock.total = evaluation.step.total.si();
    clock.pipeline.stages = std::max<std::int64_t>(1, evaluation.layout.pp);
    clock.pipeline.microBatches = std::max<std::int64_t>(1, microBatches);
    if (evaluation.step.measured && evaluation.prediction)
        takeMeasured(evaluation, clock);
    else
        takeIdeal(evaluation.step, clock);
    return clock;
}

} // namespace gigasite
