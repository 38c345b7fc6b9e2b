// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/measured_runs.h"

#include <functional>

namespace gigasite::measured {

/// Fits the constants to measured runs.
///
///   minimise  Σ_r w_r ρ(ln(predicted / measured) / σ)  +  Σ_c (ln(c / prior_c) / spread_c)²
///
/// ρ is Huber's loss (quadratic to 6 %, linear beyond: a mistyped recipe must not bend everything), σ = 3 % what one
/// run repeats to, w_r = (4 / runs of its family)^½: runs of one family share their errors, so a family counts with the
/// square root of its size. Every constant has a prior from a data sheet, micro-benchmark, count or plain judgement,
/// and a spread that says how far runs may move it; without runs nothing moves. Levenberg-Marquardt in ln(c).
///
/// Caveats: runs whose micro-batch is unknown are predicted at their best, which is not smooth; the fit takes steps
/// only where the objective falls. What no run constrains stays at its prior.
struct CalibrationResult {
    KernelConstants values{};
    double objective = 0;
    int steps = 0;
};
CalibrationResult calibrate(const std::vector<MeasuredRun> &runs, const ConstantTable &priors);

/// The constants' table with `values` in place of its values; everything else unchanged.
ConstantTable withValues(ConstantTable table, const KernelConstants &values);

/// Priors as values: where every calibration starts.
KernelConstants priorValues(const ConstantTable &table);

} // namespace gigasite::measured
