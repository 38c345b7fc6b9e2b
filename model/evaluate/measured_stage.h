// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

#include <string>

namespace gigasite {

/// The scenario as the calibrated model of real hardware reads it.

/// "1.5": an own anchor to four digits, the same wherever it is told.
std::string anchorText(double anchor);

/// Bytes per parameter that a GPU keeps.
measured::StateBytes stateBytesOf(const Scenario &scenario);

/// Corrected mode with measured step times.

/// Recomputation as the kernel knows it, of every choice a scenario has for this model and software: none, selective,
/// full.
std::vector<measured::Redo> redosOf(const Scenario &scenario);

/// The run that the layout stands for. With several sites: of the largest, which has the longest gradient rings, with
/// all GPUs counted for stragglers. The model's times are not filled in.
measured::Prediction predictionOf(const Scenario &scenario, const TransformerShape &shape,
                                  const measured::Calibrated &known, const Evaluation &soFar);

/// Rules of the split that are broken, with the nearest values that a rack of so many GPUs can hold.
Problems brokenRules(const measured::Prediction &prediction, std::int64_t gpusPerRack);

/// Those, memory that a GPU lacks, and what the step time is to be read with.
Problems checkPrediction(const Evaluation &soFar);
/// Of a finished step: more than the peak, and GPUs that idle.
Problems checkUse(const Scenario &scenario, const Evaluation &soFar);

/// Memory of the heaviest stage in place of the papers' closed form.
void takeMemory(Evaluation &e);

/// Fills in the kernel's times, and puts them in place of the papers' ones.
void takeTimes(const Scenario &scenario, const measured::Calibrated &known, Evaluation &e);

} // namespace gigasite
