// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <vector>

namespace gigasite {

/// Loss-optimal model against the time a datacenter may compute, at full peak, for each scaling law: nextgen Fig. 1a.
/// A month counts 30 days. Empty where the evaluation does not know its peak.
struct ScalingPoint {
    double months = 0;
    double params = 0;
    double tokens = 0;
};

struct ScalingCurve {
    ScalingLaw law{};
    std::vector<ScalingPoint> points;
};

std::vector<ScalingCurve> scalingCurves(const Evaluation &evaluation, int months = 24);

} // namespace gigasite
