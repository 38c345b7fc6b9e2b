// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/prediction.h"
#include "model/step/step_time.h"

namespace gigasite {

/// Puts the kernel's times in place of the papers' ideal ones. What several sites exchange stays the papers' closed
/// form, measured against the kernel's backward pass:
///
///   step = (compute + bubble + exposed TP, CP, EP, PP, DP and WAN + optimizer + overhead) · stragglers · anchor
void takeKernelTimes(const measured::Prediction &prediction, StepTime &step);

/// A measured step with parts that add up to its total: `waiting` is what stragglers add, and a person's own anchor
/// (1 = none) stretches all parts alike. Other steps are as they are.
StepTime withOwnAnchor(StepTime step, double anchor);

} // namespace gigasite
