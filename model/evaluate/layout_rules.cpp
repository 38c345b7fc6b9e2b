// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/layout_rules.h"

#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/evaluate/typed_batch.h"

#include <algorithm>

namespace gigasite {

namespace {

/// A layout of real hardware that breaks rules whether or not racks hold it. Replicas that nobody typed are as many as
/// the experts need.
Problems rulesOf(const Scenario &s, const TransformerShape &shape, const measured::Calibrated &known,
                 const Evaluation &e)
{
    if (e.layout.tp > e.rack.gpus)
        return {}; // said by the placement
    auto unplaced = e;
    auto shared = s;
    if (isBatchInForce(s)) // micro-batches follow from the replicas
        shared.parallelism.microBatches = e.layout.pp;
    const auto replicas = s.parallelism.dp.value_or(std::max<std::int64_t>(s.parallelism.ep, 1));
    unplaced.layout.siteReplicas = {replicas};
    unplaced.layout.replicas = replicas;
    unplaced.layout.gpusUsed = replicas * e.layout.tp * e.layout.cp * e.layout.pp;
    return brokenRules(predictionOf(shared, shape, known, unplaced), e.rack.gpus);
}

} // namespace

bool isOfMemory(const Problem &p)
{
    return p.path.starts_with("memory.");
}

bool isOfLayout(const Problem &p)
{
    return p.path.starts_with("parallelism.") || isOfMemory(p) || p.path == "training.global_batch_tokens";
}

void layOut(const Scenario &s, const TransformerShape &shape, const measured::Calibrated &known, Evaluation &e)
{
    e.memory = memoryOf(s, shape, e);
    if (!isMeasured(s)) {
        e.layout = layoutOf(layoutInputOf(s, e), isStrict(s), e.problems);
    } else {
        Problems ofPlacement;
        e.layout = placeSplit(placementInputOf(s, e), ofPlacement);
        if (e.layout.replicas == 0)
            append(e.problems, rulesOf(s, shape, known, e));
        append(e.problems, std::move(ofPlacement));
    }
    if (e.layout.replicas == 0)
        return;
    e.sendOversubscription = sendOversubscription(e.fabric, e.rack.gpus, static_cast<double>(e.layout.racksPerStage));
    e.ringOversubscription = ringOversubscriptionOf(s, e);
    if (!isMeasured(s))
        return;
    e.prediction = predictionOf(s, shape, known, e);
    append(e.problems, checkPrediction(e));
    takeMemory(e);
}

std::optional<Scenario> layOutBatch(const Scenario &typed, const TransformerShape &shape,
                                    const measured::Calibrated &known, Evaluation &e)
{
    Problems ofBatch;
    auto shared = isBatchInForce(typed) ? withTypedBatch(typed, e, ofBatch) : std::nullopt;
    layOut(shared ? *shared : typed, shape, known, e);
    append(e.problems, std::move(ofBatch));
    return shared;
}

void tellRefusedBatch(const Scenario &typed, const TransformerShape &shape, const measured::Calibrated &known,
                      Evaluation &e)
{
    auto trial = e;
    trial.problems.clear();
    layOutBatch(typed, shape, known, trial);
    for (auto &p : trial.problems) {
        if (isOfLayout(p) && p.severity == Severity::Error)
            e.problems.push_back(std::move(p));
    }
}

} // namespace gigasite
