// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/layout_experts.h"

#include "views/figures/figure_words.h"
#include "views/figures/layout_frame.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite {

std::int64_t expertParallel(const Evaluation &evaluation)
{
    return evaluation.prediction ? std::max<std::int64_t>(1, std::llround(evaluation.prediction->run.split.ep)) : 1;
}

ExpertGroups::ExpertGroups(const Evaluation &evaluation, const RackGroups &racks)
    : racks_(racks)
    , size_(expertParallel(evaluation))
{
    const auto &layout = evaluation.layout;
    const auto ranks = racks.tp * racks.cp;
    const auto rows = std::accumulate(racks.siteRows.begin(), racks.siteRows.end(), std::int64_t{0});
    if (rows != racks.rows || racks.siteRows.size() != layout.siteReplicas.size()) { // one pipeline over all sites
        sites_.push_back({0, racks.rows, layout.replicas * ranks, 0});
        return;
    }
    std::int64_t row = 0, group = 0;
    for (std::size_t i = 0; i < racks.siteRows.size(); ++i) {
        sites_.push_back({row, racks.siteRows[i], layout.siteReplicas[i] * ranks, group});
        row += racks.siteRows[i];
        group += sites_.back().groups(size_);
    }
}

std::int64_t ExpertGroups::count() const
{
    return sites_.empty() ? 0 : sites_.back().firstGroup + sites_.back().groups(size_);
}

const ExpertGroups::Site *ExpertGroups::siteOfRow(std::int64_t row) const
{
    const auto at = std::find_if(sites_.begin(), sites_.end(), [row](const Site &site) {
        return row >= site.firstRow && row < site.firstRow + site.rows;
    });
    return at == sites_.end() ? nullptr : &*at;
}

std::int64_t ExpertGroups::stageOf(std::int64_t gpu, std::int64_t stage) const
{
    if (racks_.holds != RackHolds::Stages)
        return stage;
    return racks_.firstStage(stage) + gpu / racks_.groupSize % racks_.stagesAt(stage);
}

std::int64_t ExpertGroups::firstGpu(std::int64_t stage) const
{
    return racks_.holds == RackHolds::Stages ? racks_.groupOf(stage, 0) * racks_.groupSize : 0;
}

std::int64_t ExpertGroups::groupOf(std::int64_t gpu, std::int64_t stage, std::int64_t row) const
{
    const auto *site = siteOfRow(row);
    const auto held = gpu / racks_.groupSize;
    if (!site || held >= racks_.groupsAt(stage, row))
        return -1;
    const auto rowOfSite = row - site->firstRow;
    const auto within = gpu % racks_.groupSize;
    std::int64_t rank = 0;
    if (racks_.holds == RackHolds::PartOfStage) {
        rank = rowOfSite / racks_.racksPerStage * racks_.tp * racks_.cp + (racks_.firstRank(row) + held) * racks_.tp;
    } else {
        const auto replica = racks_.holds == RackHolds::Stages ? held / racks_.stagesAt(stage) : held;
        rank = (rowOfSite * racks_.replicasPerRack + replica) * racks_.groupSize;
    }
    rank += within;
    return rank < site->ranks ? site->firstGroup + rank / size_ : -1;
}

std::int64_t ExpertGroups::ranksPerRow() const
{
    return racks_.holds == RackHolds::PartOfStage ? racks_.ranksPerRack * racks_.tp
                                                  : racks_.replicasPerRack * racks_.groupSize;
}

double ExpertGroups::rowsBefore(std::int64_t rank) const
{
    const auto perRow = static_cast<double>(ranksPerRow());
    if (racks_.holds != RackHolds::PartOfStage)
        return static_cast<double>(rank) / perRow;
    const auto ofReplica = racks_.tp * racks_.cp;
    const auto whole = rank / ofReplica * racks_.racksPerStage;
    return static_cast<double>(whole) + static_cast<double>(rank % ofReplica) / perRow;
}

ExpertGroups::Span ExpertGroups::spanOf(std::int64_t group) const
{
    const auto at = std::find_if(sites_.begin(), sites_.end(), [&](const Site &site) {
        return group >= site.firstGroup && group < site.firstGroup + site.groups(size_);
    });
    if (at == sites_.end())
        return {};
    const auto first = (group - at->firstGroup) * size_, past = std::min(first + size_, at->ranks);
    const auto firstRow = static_cast<std::int64_t>(rowsBefore(first));
    const auto lastRow = static_cast<std::int64_t>(rowsBefore(past - 1));
    const double lastRank = rowsBefore(past - 1) + 1 / static_cast<double>(ranksPerRow());
    const auto offset = static_cast<double>(at->firstRow);
    return {offset + rowsBefore(first), offset + lastRank, past - first, lastRow - firstRow + 1};
}

QString ExpertGroups::nameOf(std::int64_t group) const
{
    return Figures::tr("E%1").arg(group + 1);
}

QString ExpertGroups::sentenceOf(std::int64_t group) const
{
    const auto span = spanOf(group);
    const auto pattern = span.racks == 1 ? Figures::tr("Expert group %1 of %2: %3 GPUs in %4 rack")
                                         : Figures::tr("Expert group %1 of %2: %3 GPUs over %4 racks");
    return pattern.arg(nameOf(group), counted(count()), counted(span.gpus), counted(span.racks));
}

QString ExpertGroups::shortOf(std::int64_t group) const
{
    const auto span = spanOf(group);
    return (span.racks == 1 ? Figures::tr("EP %1 in %2 rack") : Figures::tr("EP %1 over %2 racks"))
        .arg(counted(size_), counted(span.racks));
}

} // namespace gigasite
