// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/scaling_curve.h"

namespace gigasite {

std::vector<ScalingCurve> scalingCurves(const Evaluation &evaluation, int months)
{
    std::vector<ScalingCurve> curves;
    if (!evaluation.has(Stage::Sites))
        return curves;
    const FlopPerSecond peak = static_cast<double>(evaluation.size.gpus) * evaluation.rack.peakPerGpu;
    for (const auto law :
         {ScalingLaw::Hoffmann1, ScalingLaw::Hoffmann2, ScalingLaw::Hoffmann3, ScalingLaw::Hoffmann3Constants}) {
        ScalingCurve curve{law, {}};
        for (int m = 1; m <= months; ++m) {
            const auto optimum = lossOptimal(law, peak * days(30.0 * m));
            curve.points.push_back({static_cast<double>(m), optimum.params, optimum.tokens});
        }
        curves.push_back(std::move(curve));
    }
    return curves;
}

} // namespace gigasite
