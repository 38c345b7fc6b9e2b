// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gigasite {

/// What the GPUs of one rack are for (model/parallelism/placement.h). A group is a pipeline stage of one replica, t c
/// GPUs, or as much of it as the rack holds.
enum class RackHolds {
    Replicas, ///< the same stage of several replicas
    PartOfStage, ///< some context-parallel ranks of one stage, which spreads over racks
    Stages, ///< stages in a row, of one replica or of several whole ones
};

struct RackGroups {
    RackHolds holds = RackHolds::Replicas;
    std::int64_t stages = 1; ///< of the pipeline
    std::int64_t tp = 1, cp = 1;
    std::int64_t groupSize = 1; ///< GPUs; of part of a stage: of one context-parallel rank
    std::int64_t stagesPerRack = 1; ///< columns of the grid that a rack spans
    std::int64_t replicasPerRack = 1;
    std::int64_t racksPerStage = 1; ///< that one replica's stage spreads over
    std::int64_t ranksPerRack = 1; ///< context-parallel, of part of a stage
    std::int64_t rows = 1; ///< of the grid: racks of a stage; with stages in a row: of whole pipelines
    std::vector<std::int64_t> siteRows;

    std::int64_t firstStage(std::int64_t stage) const { return stage / stagesPerRack * stagesPerRack; }
    std::int64_t stagesAt(std::int64_t stage) const; ///< that the rack of a stage holds
    std::int64_t groupsAt(std::int64_t stage, std::int64_t row) const; ///< groups in that rack
    std::int64_t firstRank(std::int64_t row) const { return row % racksPerStage * ranksPerRack; }
    /// Group of a stage and, where the rack holds several replicas of it, of one of those.
    std::int64_t groupOf(std::int64_t stage, std::int64_t replica) const;

    /// In the rack of a stage and row, group from 0: "R3", "S19", "C2"; "replica R3", "stage 19"; with its GPUs.
    QString nameOf(std::int64_t group, std::int64_t stage, std::int64_t row) const;
    QString titleOf(std::int64_t group, std::int64_t stage, std::int64_t row) const;
    QString sentenceOf(std::int64_t group, std::int64_t stage, std::int64_t row) const;
    /// What the rack holds altogether: "7 replicas × TP 10".
    QString summaryOf(std::int64_t stage, std::int64_t row) const;
    QString nameOfGpu(std::int64_t gpu) const; ///< of the rack, from 0
};

RackGroups rackGroups(const Evaluation &evaluation, const Scenario &scenario);

} // namespace gigasite
