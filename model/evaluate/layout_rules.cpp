// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/layout_rules.h"

#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/evaluate/typed_batch.h"
#include "model/step/measured/placed_traffic.h"

#include <algorithm>
#include <limits>

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

/// What the papers' layout, a stage in every rack, meets in the network.
void takeCrossings(const Scenario &s, Evaluation &e)
{
    const auto attachment = attachmentOf(s);
    const auto used = static_cast<double>(e.layout.replicasPerRack * e.layout.tp);
    const auto tiers = tiersOf(s, e);
    const double ports = std::max(1.0, tiers[0].gpus);
    const auto use = measured::useOfHosts(attachment, e.rack.gpus, used, ports);
    constexpr double endless = std::numeric_limits<double>::infinity();
    const auto &peers = e.layout.siteRacksPerStage;
    const auto most = static_cast<double>(*std::max_element(peers.begin(), peers.end()));
    e.sendOversubscription =
        slowdownBeyond(tiers, measured::sendReach(attachment, e.rack.gpus, most, ports), endless, use);
    e.ringOversubscription =
        attachment == measured::Attachment::Racks ? slowdownBeyond(tiers, e.rack.gpus, endless, use) : 1;
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
    if (!isMeasured(s)) {
        takeCrossings(s, e);
        return;
    }
    e.prediction = predictionOf(s, shape, known, e);
    e.sendOversubscription = measured::sendSlowdown(e.prediction->run);
    e.ringOversubscription = measured::ringSlowdown(e.prediction->run);
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
