// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"

#include <vector>

namespace gigasite {

/// How the iteration time of the rail-only analysis (step/rail_only.h) moves with the size of a scale-up domain and
/// with the batch: Figs 7 and 8 of Wang 2023 for the scenario's own model, rates and sizes. Empty where the analysis
/// does not apply. Every point takes the best model-parallel size within its domain.
struct RailPoint {
    double at = 0; ///< GPUs of a domain, or tokens of a batch
    Seconds iteration{}, ideal{};
    double relative = 0; ///< share of any-to-any speed
};

struct RailCurve {
    double of = 0; ///< GPUs in all, or GPUs of a domain
    bool own = false; ///< the scenario's
    std::vector<RailPoint> points;
};

/// Fig 7: domains of 8 to 2,048 GPUs (powers of two that divide the cluster, and the scenario's own), for half, once
/// and twice its GPUs.
std::vector<RailCurve> railDomainSweep(const Evaluation &evaluation);

/// Fig 8: batches from a quarter to eight times the scenario's, for its domain and twice and four times that.
std::vector<RailCurve> railBatchSweep(const Evaluation &evaluation);

} // namespace gigasite
