// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/training_run.h"
#include "model/units/text.h"

#include <vector>

namespace gigasite::measured {

/// Why a run is beyond what any calibration run resembles; empty inside. One sentence each.
std::vector<Text> outOfEnvelope(const TrainingRun &run);

} // namespace gigasite::measured
