// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/layout_groups.h"

#include "model/parallelism/placement.h"
#include "views/figures/layout_frame.h"

#include <algorithm>
#include <numeric>

namespace gigasite {

namespace {

/// Stages in a row: one row of the grid is the racks that hold whole pipelines.
void takeStages(const Layout &layout, std::int64_t stagesThatFit, RackGroups &g)
{
    g.holds = RackHolds::Stages;
    g.stagesPerRack = std::min(stagesThatFit, g.stages);
    g.siteRows.clear();
    for (const auto replicas : layout.siteReplicas)
        g.siteRows.push_back(blocksFor(replicas, g.replicasPerRack));
    g.rows = std::max<std::int64_t>(1, std::accumulate(g.siteRows.begin(), g.siteRows.end(), std::int64_t{0}));
}

void takePart(const Layout &layout, std::int64_t gpusPerRack, RackGroups &g)
{
    g.holds = RackHolds::PartOfStage;
    g.groupSize = g.tp;
    g.ranksPerRack = std::max<std::int64_t>(1, gpusPerRack / g.tp);
    g.racksPerStage = std::max<std::int64_t>(1, layout.racksPerBlock / std::max<std::int64_t>(1, g.stages));
}

QString number(std::int64_t n)
{
    return counted(n);
}

} // namespace

RackGroups rackGroups(const Evaluation &evaluation, const Scenario &scenario)
{
    const auto &layout = evaluation.layout;
    const auto gpus = std::int64_t{evaluation.rack.gpus};
    RackGroups g;
    g.stages = std::max<std::int64_t>(1, layout.pp);
    g.tp = std::max<std::int64_t>(1, layout.tp);
    g.cp = std::max<std::int64_t>(1, layout.cp);
    g.groupSize = g.tp * g.cp;
    g.replicasPerRack = std::max<std::int64_t>(1, layout.replicasPerRack);
    g.rows = layout.racksPerStage;
    g.siteRows = layout.siteRacksPerStage;
    if (layout.racksPerBlock == 0) // the papers' layouts
        return g;
    if (g.groupSize > gpus)
        takePart(layout, gpus, g);
    else if (scenario.parallelism.placement == Placement::ConsecutiveLayers)
        takeStages(layout, gpus / g.groupSize, g);
    return g;
}

std::int64_t RackGroups::stagesAt(std::int64_t stage) const
{
    return std::min(stagesPerRack, stages - firstStage(stage));
}

std::int64_t RackGroups::groupsAt(std::int64_t stage, std::int64_t row) const
{
    if (holds == RackHolds::PartOfStage)
        return std::clamp<std::int64_t>(cp - firstRank(row), 0, ranksPerRack);
    return replicasPerRack * stagesAt(stage);
}

std::int64_t RackGroups::groupOf(std::int64_t stage, std::int64_t replica) const
{
    return replica * stagesAt(stage) + stage - firstStage(stage);
}

QString RackGroups::nameOf(std::int64_t group, std::int64_t stage, std::int64_t row) const
{
    if (holds == RackHolds::PartOfStage)
        return Figures::tr("C%1").arg(firstRank(row) + group + 1);
    if (holds == RackHolds::Replicas)
        return Figures::tr("R%1").arg(group + 1);
    const auto own = Figures::tr("S%1").arg(firstStage(stage) + group % stagesAt(stage) + 1);
    return replicasPerRack == 1 ? own : Figures::tr("R%1").arg(group / stagesAt(stage) + 1) + u' ' + own;
}

QString RackGroups::titleOf(std::int64_t group, std::int64_t stage, std::int64_t row) const
{
    if (holds == RackHolds::PartOfStage)
        return Figures::tr("CP rank %1").arg(firstRank(row) + group + 1);
    if (holds == RackHolds::Replicas)
        return Figures::tr("replica R%1").arg(group + 1);
    const auto own = Figures::tr("stage %1").arg(number(firstStage(stage) + group % stagesAt(stage) + 1));
    return replicasPerRack == 1
        ? own
        : Figures::tr("replica R%1").arg(group / stagesAt(stage) + 1) + QStringLiteral(", ") + own;
}

QString RackGroups::sentenceOf(std::int64_t group, std::int64_t stage, std::int64_t row) const
{
    auto title = titleOf(group, stage, row);
    title[0] = title[0].toUpper();
    const auto first = group * groupSize;
    if (groupSize == 1)
        return Figures::tr("%1: GPU %2").arg(title, number(first + 1));
    if (holds != RackHolds::PartOfStage && cp > 1)
        return Figures::tr("%1: GPUs %2 to %3, tensor parallel over %4, context parallel over %5")
            .arg(title, number(first + 1), number(first + groupSize), number(tp), number(cp));
    return Figures::tr("%1: GPUs %2 to %3, tensor parallel over %4")
        .arg(title, number(first + 1), number(first + groupSize), number(tp));
}

QString RackGroups::summaryOf(std::int64_t stage, std::int64_t row) const
{
    auto split = QStringLiteral(" × TP ") + number(tp);
    if (holds == RackHolds::PartOfStage) {
        const auto first = firstRank(row) + 1, last = firstRank(row) + groupsAt(stage, row);
        return (first == last ? Figures::tr("CP rank %1 of %2").arg(number(last), number(cp))
                              : Figures::tr("CP ranks %1 to %2 of %3").arg(number(first), number(last), number(cp))) +
            split;
    }
    if (cp > 1)
        split += QStringLiteral(" × CP ") + number(cp);
    const auto replicas =
        (replicasPerRack == 1 ? Figures::tr("%1 replica") : Figures::tr("%1 replicas")).arg(number(replicasPerRack));
    if (holds == RackHolds::Replicas)
        return replicas + split;
    const auto first = firstStage(stage);
    const auto here = stagesAt(stage) == 1
        ? Figures::tr("stage %1").arg(number(first + 1))
        : Figures::tr("stages %1 to %2").arg(number(first + 1), number(first + stagesAt(stage)));
    return replicas + QStringLiteral(", ") + here + split;
}

QString RackGroups::nameOfGpu(std::int64_t gpu) const
{
    const auto shard = gpu % tp + 1;
    if (holds == RackHolds::PartOfStage || cp == 1)
        return Figures::tr("GPU %1 · shard %2").arg(gpu + 1).arg(shard);
    return Figures::tr("GPU %1 · CP %2 · shard %3").arg(gpu + 1).arg(gpu % groupSize / tp + 1).arg(shard);
}

} // namespace gigasite
