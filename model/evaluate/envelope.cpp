// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/envelope.h"

#include "model/reliability/failures.h"

namespace gigasite {

std::optional<double> timesBeyondMeasured(const Figure &figure, const Evaluation &evaluation)
{
    if (figureValue(evaluation, figure.id).status != FigureStatus::OutOfEnvelope)
        return std::nullopt;
    const bool ofFailures = figure.group == FigureGroup::Reliability; // of every GPU, not only of those that compute
    const auto gpus = ofFailures || !evaluation.prediction ? static_cast<double>(evaluation.size.gpus)
                                                           : evaluation.prediction->run.gpus;
    const double times = gpus / static_cast<double>(largestMeasuredJob);
    return times > 1 ? std::optional(times) : std::nullopt;
}

} // namespace gigasite
