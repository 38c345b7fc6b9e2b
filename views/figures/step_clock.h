// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/parallelism/pipeline_clock.h"

namespace gigasite {

/// The whole step along time, in seconds: the pipeline's passes, then what follows them. The parts add up to the step.
///
/// The papers' step has m + p - 1 slots of one forward and one backward pass, each with what its collectives expose,
/// and ends with the exchange of gradients. The measured one has m v + p - 1 slots of a chunk: all stages are drawn as
/// long as makes computation, exposed messages and bubble take the time they take (the model itself fills and drains
/// the pipeline at the pace of a mean stage), and stragglers lengthen everything.
struct StepClock {
    measured::PipelineClock pipeline;
    double pipelineEnd = 0;
    double exchange = 0; ///< of gradients, exposed, between sites, too
    double optimizer = 0; ///< with fixed overhead
    double total = 0;

    double slot() const ///< one micro-batch on one stage, both passes
    {
        return static_cast<double>(pipeline.chunks) * (pipeline.forward + pipeline.backward);
    }
    /// Idle share of the pipeline's time, as drawn: (p - 1) / (m v + p - 1).
    double bubbleShare() const;
};

StepClock stepClock(const Evaluation &evaluation, std::int64_t microBatches);

} // namespace gigasite
