// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/placed_traffic.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

/// The racks of a run.
struct Stand {
    double stage = 1; ///< GPUs
    double rack = 0, used = 0; ///< GPUs of one, and those in use
    double perRack = 0; ///< stages; 0: one outgrows a rack
    double stageRacks = 1; ///< that one outgrows, of one replica
    bool inARow = false;
    double rowRacks = 1; ///< of a replica
    double rowReplicas = 1; ///< that such racks hold
    double racksPerStage = 1; ///< of all replicas

    explicit Stand(const TrainingRun &run)
        : stage(run.split.tp * run.split.cp)
        , perRack(std::floor(run.fabric.rack / stage))
        , inARow(run.split.pipelineFirst)
    {
        const auto &split = run.split;
        const double inRack = split.tp * std::floor(run.fabric.rack / split.tp);
        if (perRack < 1)
            stageRacks = std::ceil(stage / inRack);
        if (!inARow) {
            racksPerStage = perRack < 1 ? split.dp * stageRacks : std::ceil(split.dp / perRack);
        } else {
            rowRacks = perRack < 1 ? split.pp * stageRacks : std::ceil(split.pp / perRack);
            rowReplicas = std::max(1.0, std::floor(perRack / split.pp));
            racksPerStage = std::ceil(split.dp / rowReplicas);
        }
        rack = run.fabric.rack;
        used = perRack < 1 ? inRack : stage * stagesInUse(split);
    }

    /// Of the fullest rack.
    double stagesInUse(const Split &split) const
    {
        if (!inARow)
            return std::min(perRack, split.dp);
        return perRack >= split.pp ? split.pp * std::min(rowReplicas, split.dp) : perRack;
    }

    HostUse use(const Fabric &fabric) const { return useOfHosts(fabric.attachment, rack, used, fabric.tiers[0].gpus); }

    double racks(double stages) const { return racksPerStage * (inARow ? rowRacks : stages); }
};

/// What may change GPU inside a rack meets, by hosts: first-tier switches that join GPUs of one number join whole racks
/// for it, of which only the numbers in use count, and higher ones as many as they have such switches for.
struct Crossing {
    Tiers tiers;
    double rack = 0; ///< hosts of one
    HostUse use;

    Crossing(const Stand &at, const Fabric &fabric)
        : tiers(fabric.tiers)
        , rack(at.rack)
        , use(at.use(fabric))
    {
        if (fabric.attachment != Attachment::Peers)
            return;
        rack = at.used;
        for (auto &tier : tiers) {
            const double inUse = use.most(tier.gpus);
            tier.oversubscription *= tier.gpus > 0 ? inUse / tier.gpus : 1;
            tier.gpus = tier.gpus > 0 ? std::max(inUse, fabric.tiers[0].gpus * rack) : 0;
        }
        use = {};
    }
};

/// Neither whole groups in a domain nor whole domains in a group.
bool straddle(double group, double domain)
{
    return std::fmod(domain, group) != 0 && std::fmod(group, domain) != 0;
}

} // namespace

bool isPlaced(const TrainingRun &run)
{
    return run.fabric.attachment != Attachment::InOrder;
}

double usedOfRack(const TrainingRun &run)
{
    return Stand(run).used;
}

bool leavesDomain(const TrainingRun &run)
{
    const auto &split = run.split;
    if (!isPlaced(run))
        return split.tp * split.cp * (split.pipelineFirst ? 1 : split.dp) * split.pp > run.fabric.domain;
    return split.pp > 1 && (!split.pipelineFirst || Stand(run).rowRacks > 1);
}

double sendSlowdown(const TrainingRun &run)
{
    const auto &split = run.split;
    const auto &fabric = run.fabric;
    if (!isOversubscribed(fabric.tiers))
        return 1;
    if (!isPlaced(run)) {
        const double stride = split.tp * split.cp * (split.pipelineFirst ? 1 : split.dp);
        return slowdownBeyond(fabric.tiers, stride, stride * split.pp);
    }
    const Stand at(run);
    const bool sendsSome = at.inARow && at.perRack >= 1; // of a rack's GPUs
    const double all = at.racks(split.pp) * at.rack;
    if (fabric.attachment == Attachment::Peers)
        return slowdownBeyond(fabric.tiers,
                              sendReach(fabric.attachment, sendsSome ? at.stage : at.rack, at.racksPerStage,
                                        std::max(1.0, fabric.tiers[0].gpus)),
                              all, at.use(fabric));
    const double next = at.inARow ? at.stageRacks : at.racksPerStage;
    const double senders = sendsSome && fabric.attachment == Attachment::Racks ? at.stage : at.rack;
    return slowdownBeyond(fabric.tiers, sendReach(fabric.attachment, senders, next, 1), all, at.use(fabric));
}

double stageGpusPerDomain(const TrainingRun &run)
{
    const auto &split = run.split;
    const double stage = split.tp * split.cp, domain = run.fabric.domain;
    if (!split.pipelineFirst || split.pp <= 1 || stage >= domain)
        return domain;
    return stage * std::max(1.0, std::floor(domain / (stage * split.pp)));
}

double ringSlowdown(const TrainingRun &run)
{
    const auto &fabric = run.fabric;
    if (fabric.attachment != Attachment::Racks || !isOversubscribed(fabric.tiers))
        return 1;
    const Stand at(run);
    if (!at.inARow)
        return ringSlowdown(fabric.tiers, at.rack, at.racksPerStage * at.rack, run.split.pp, at.use(fabric));
    if (at.racksPerStage <= 1)
        return 1;
    // of the racks of a stage that outgrows one, the last goes on to the next replica
    const double further = (at.rowRacks - at.stageRacks + 1) / at.stageRacks + (at.stageRacks > 1 ? 1 : 0);
    return ringSlowdown(fabric.tiers, further * at.rack, at.racks(run.split.pp) * at.rack, 1, at.use(fabric));
}

double contextSlowdown(const TrainingRun &run)
{
    if (!isOversubscribed(run.fabric.tiers))
        return 1;
    const Stand at(run);
    if (at.stageRacks <= 1)
        return 1;
    const Crossing met(at, run.fabric);
    return ringSlowdown(met.tiers, met.rack, at.stageRacks * met.rack, at.racks(run.split.pp) / at.stageRacks, met.use);
}

ExpertParts expertParts(const TrainingRun &run)
{
    const auto &split = run.split;
    const double group = split.ep * split.etp, domain = stageGpusPerDomain(run);
    if (!isPlaced(run) || group <= 1 || !straddle(group, domain)) {
        const double inside = std::min(split.ep, std::max(1.0, std::floor(domain / split.etp)));
        return {inside, inside, split.ep / inside - 1, inside / split.ep};
    }
    const double groups = std::max(1.0, std::floor(split.tp * split.cp * split.dp / group));
    double fewest = group, most = 0;
    for (double n = 0; n < std::min(groups, domain); ++n) { // places in a domain, which come again
        const double first = std::min(group, domain - std::fmod(n * group, domain));
        const double last = std::fmod(group - first, domain);
        fewest = std::min({fewest, first, last > 0 ? last : first});
        most = std::max({most, first, last, group - first >= domain ? domain : 0});
    }
    const double others = group - fewest;
    const auto ranks = [&](double gpus) { return std::max(1.0, std::floor(gpus / split.etp)); };
    return {ranks(fewest), ranks(most), std::floor(others / domain), domain / group, std::fmod(others, domain) / group};
}

double expertLoad(const TrainingRun &run, double away)
{
    const auto &split = run.split;
    const auto &fabric = run.fabric;
    const double group = split.ep * split.etp;
    if (!isOversubscribed(fabric.tiers))
        return 0;
    if (!isPlaced(run)) {
        const bool between = split.pipelineFirst && group > split.tp * split.cp;
        const double span = group * (between ? split.pp : 1);
        return exchangeLoad(fabric.tiers, span, std::floor(split.tp * split.cp * split.dp * split.pp / span), away);
    }
    const Stand at(run);
    const double domain = stageGpusPerDomain(run);
    const Crossing met(at, fabric);
    double span = group / domain * met.rack;
    if (fabric.attachment != Attachment::Peers && at.inARow && group > at.stage)
        span *= at.rowRacks;
    return exchangeLoad(met.tiers, span, std::max(1.0, std::floor(at.racks(split.pp) * met.rack / span)), away,
                        met.use);
}

bool standByReplicas(const TrainingRun &run)
{
    if (!isPlaced(run) || run.split.ep <= 1)
        return false;
    return straddle(run.split.ep * run.split.etp, stageGpusPerDomain(run)) || isOversubscribed(run.fabric.tiers);
}

} // namespace gigasite::measured
