// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/step_kernel.h"
#include "model/units/outcome.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite::measured {

/// A published training run: what was trained how on what, and how long a step took.
struct MeasuredRun {
    std::string id; ///< as in the file, a number or a word
    std::string family; ///< runs of one source and setting, whose errors go together
    std::string model, source, notes;
    std::string gpu, precision; ///< as the file names them
    bool sensitivity = false; ///< one of a series that varies one thing; counts for ordering, not for accuracy
    bool verified = true;
    TrainingRun run;
    bool knowsMicroBatch = true, knowsChunks = true; ///< false: the source does not say; see candidates()
    double seconds = 0;
    Text beyond; ///< why its GPU is beyond what was measured; else empty
    Text refusal; ///< why it cannot be predicted, though it is well-formed: an unknown GPU; else empty
};

/// GPUs by the names that runs use: rates, generation, and the catalogue item they belong to.
struct GpuEntry {
    Gpu gpu;
    std::string catalogId;
    bool measured = false; ///< a published run on it is among those of resources/step
};
using GpuTable = std::map<std::string, GpuEntry, std::less<>>;
Outcome<GpuTable> readGpus(std::string_view json);
const Outcome<GpuTable> &builtInGpus();
Text whyUnmeasured(const GpuEntry &gpu, const std::string &name); ///< empty if it was measured

/// Reads {"schema": "gigasite-runs/1", "runs": [...]}. The problem names the run and field and what is allowed; missing
/// recipe facts are refused, as each changes the prediction, and so are unknown names and layouts that break a rule.
/// GPUs are found by their exact name or catalogue id; a run on any other is kept with a refusal, so that one exotic
/// run does not hide the others.
Outcome<std::vector<MeasuredRun>> readRuns(std::string_view json, const GpuTable &gpus);

/// What the run may have been, where its source does not say: micro-batches of 1, 2, 4, 8 that keep activations within
/// 40 GB, and chunk counts that the layers of a stage and the micro-batches allow. One element where all is known.
std::vector<TrainingRun> candidates(const MeasuredRun &measured);

/// The fastest candidate, as operators tune what they do not publish. Seconds per step.
StepTimes predictedStep(const MeasuredRun &measured, const KernelConstants &k);

} // namespace gigasite::measured
