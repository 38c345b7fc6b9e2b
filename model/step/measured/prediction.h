// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/stage_memory.h"
#include "model/step/measured/step_kernel.h"
#include "model/step/measured/validation.h"

#include <vector>

namespace gigasite::measured {

/// What the calibrated model is made of: read once, never changed.
struct Calibrated {
    KernelConstants constants{};
    GpuTable gpus;
    Bands bands;

    static Outcome<Calibrated> builtIn();
};

/// A step predicted for real hardware, and how far such predictions have been off.
struct Prediction {
    TrainingRun run; ///< of the largest site
    StateBytes bytes;
    StageMemory memory; ///< of a GPU of the heaviest stage
    /// That a GPU of the stage with the input table brings to the gradient rings; experts count where they have copies.
    double gradientBytes = 0;
    StepTimes times;
    Regime regime = Regime::Dense;
    Band band;
    std::vector<Text> beyond; ///< why it is out of what was measured; empty: it is not
};

/// A GPU as the kernel knows it.
struct KnownGpu {
    Gpu gpu;
    Text beyond; ///< why its efficiencies are those of another one; empty: they are its own
};

/// By catalogue id; one that nobody measured takes the efficiencies of the latest generation that has its narrowest
/// number format, with the rates given.
struct GpuRates {
    std::optional<double> flops16, flops8, flops4, hbm; ///< as the catalogue has them
    double peak = 0; ///< at the chosen format, typed or from the catalogue
    bool typedPeak = false;
};
KnownGpu knownGpu(const Calibrated &known, const std::string &catalogId, const std::string &name, Format format,
                  const GpuRates &rates);

} // namespace gigasite::measured
