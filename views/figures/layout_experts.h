// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/layout_groups.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gigasite {

/// Which GPUs of a pipeline stage hand each other tokens: E ranks in a row of its t c d, tensor parallel first, then
/// context parallel, then replicas (model/parallelism/training_run.h). No group spans sites.
class ExpertGroups {
public:
    ExpertGroups() = default;
    ExpertGroups(const Evaluation &evaluation, const RackGroups &racks);

    bool areThere() const { return size_ > 1; }
    std::int64_t size() const { return size_; } ///< E, GPUs of one
    std::int64_t count() const; ///< of one stage

    /// Group of a GPU in the rack of a stage and row, all from 0; -1 where the rack holds no replica.
    std::int64_t groupOf(std::int64_t gpu, std::int64_t stage, std::int64_t row) const;
    /// Its first GPU that is of the stage.
    std::int64_t firstGpu(std::int64_t stage) const;
    /// Stage that a GPU of the rack of a stage works for.
    std::int64_t stageOf(std::int64_t gpu, std::int64_t stage) const;

    /// Where a group lies in the column of a stage: rows of the grid from the top, with the share of the first and last
    /// rack that is its.
    struct Span {
        double top = 0, bottom = 0;
        std::int64_t gpus = 0, racks = 0;
    };
    Span spanOf(std::int64_t group) const;

    QString nameOf(std::int64_t group) const; ///< "E2"
    QString sentenceOf(std::int64_t group) const; ///< "Expert group E2 of 32: 64 GPUs over 8 racks"
    QString shortOf(std::int64_t group) const; ///< "EP 64 over 8 racks"

private:
    struct Site {
        std::int64_t firstRow = 0, rows = 0, ranks = 0, firstGroup = 0;
        std::int64_t groups(std::int64_t size) const { return (ranks + size - 1) / size; }
    };

    const Site *siteOfRow(std::int64_t row) const;
    double rowsBefore(std::int64_t rank) const; ///< of its site
    std::int64_t ranksPerRow() const;

    RackGroups racks_;
    std::int64_t size_ = 1;
    std::vector<Site> sites_;
};

/// Expert parallelism of what was evaluated; 1 = none.
std::int64_t expertParallel(const Evaluation &evaluation);

/// A group that the pointer is on; -1 = none.
struct ExpertGroupAt {
    int stage = -1, group = -1;

    bool operator==(const ExpertGroupAt &) const = default;
};

} // namespace gigasite
