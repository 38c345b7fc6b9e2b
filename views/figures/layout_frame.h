// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_words.h"
#include "views/figures/layout_experts.h"
#include "views/figures/layout_figure.h"
#include "views/figures/layout_groups.h"

#include <QRectF>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace gigasite {

/// What the parts of the parallelism layout share: whose numbers they show and where each part sits. Made once per
/// repaint; pointing at a rack makes it again, so that both always agree.
struct LayoutFrame {
    const Scenario &scenario;
    const Evaluation &evaluation;
    QSizeF size;
    RackGroups groups; ///< what a rack is for
    ExpertGroups experts;
    ExpertGroupAt litExperts;
    std::int64_t stages = 1; ///< columns
    std::int64_t racks = 1; ///< rows: racks of one stage; of stages in a row: of whole pipelines
    std::int64_t firstStage = 0, shownStages = 1; ///< columns in sight
    std::int64_t stage = 0, rack = 0, replica = 0; ///< selected, from 0; the last is a group of the rack
    LayoutLevel level = LayoutLevel::Datacenter;
    bool memoryOnly = false; ///< the rack as its memory bar
    double moment = 0;

    QRectF grid; ///< all racks in use
    QRectF gpus; ///< the selected rack, opened
    QRectF memory; ///< its memory bar
    QRectF memoryLabels;
    QRectF legend; ///< two lines at the bottom

    double x(std::int64_t column) const ///< left edge
    {
        return grid.left() + columnWidth() * static_cast<double>(column - firstStage);
    }
    double y(std::int64_t row) const ///< upper edge
    {
        return grid.top() + grid.height() * static_cast<double>(row) / static_cast<double>(racks);
    }
    /// Of the time cursor, and the sign left of it that plays the step.
    QRectF track() const { return {grid.left(), legend.top() + 18, grid.width(), legend.height() - 18}; }
    QRectF play() const { return QRectF(grid.left() - 26, track().center().y() - 9, 18, 18); }
    std::int64_t groupCount() const { return groups.groupsAt(stage, rack); } ///< of the opened rack
    std::int64_t rackStage() const { return groups.firstStage(stage); } ///< the first of the opened rack
    std::int64_t pastRackStage() const { return rackStage() + groups.stagesAt(stage); }
    /// The opened rack's columns, as far as they are in sight.
    double rackLeft() const { return std::max(x(rackStage()), grid.left()); }
    double rackRight() const { return std::min(x(pastRackStage()), grid.right()); }
    double columnWidth() const { return grid.width() / static_cast<double>(shownStages); }
    double rowHeight() const { return grid.height() / static_cast<double>(racks); }
};

/// Nothing where there is nothing to draw.
std::optional<LayoutFrame> layoutFrame(QSizeF size, const Snapshot &snapshot, const LayoutOptions &options);

/// A count in full: "23,072".
QString counted(std::int64_t n);

/// Site of a row of racks: rows first … last - 1.
struct SiteRows {
    int site = 0;
    std::int64_t first = 0, last = 0;
};

std::vector<SiteRows> siteRows(const LayoutFrame &f);
/// The same of another evaluation, whose stages have so many racks.
std::vector<SiteRows> siteRows(const std::vector<std::int64_t> &perSite, std::int64_t racks);

/// The lines between sites as an offered change or the baseline has them, dashed, where they lie elsewhere.
void paintGhostBorders(QPainter &p, const LayoutFrame &f, const Snapshot &compared, const Theme &theme, Marks &marks);

/// The sign that plays the step: a triangle; two bars while it plays.
void paintPlay(QPainter &p, const LayoutFrame &f, const Theme &theme, bool playing, Marks &marks);

/// The time cursor on its track and what time it is.
void paintMoment(QPainter &p, const LayoutFrame &f, const Theme &theme, bool withTrack, Marks &marks);

/// The smallest of 1, 2, 5, 10, 20 … that is not below `least`.
double niceStep(double least);
/// Numbers at the columns' axis, from 1 to `stages`: even steps where they can be.
std::vector<std::int64_t> stageTicks(std::int64_t stages);

/// The grid of racks with its axes, the sites, the selection and the funnel to the opened rack.
void paintRackGrid(QPainter &p, const LayoutFrame &f, const Theme &theme, const std::vector<Activity> &activities,
                   Marks &marks);

/// Stage numbers above the grid, sites and row numbers beside it, lines between sites across it.
void paintGridAxes(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks);

/// GPUs of the selected rack by what it holds.
void paintRackGpus(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks);

/// GPUs of the selected group and what each holds.
void paintReplica(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks);

/// A GPU of the opened rack, from 0: "GPU 4 · shard 1 · E2".
QString gpuName(const LayoutFrame &f, std::int64_t gpu);

/// Group of the opened rack at a point; -1 = none.
int replicaIn(const LayoutFrame &f, QPointF point);
/// The first GPU of the opened rack at a point; -1 = none, or a spare one.
std::int64_t gpuIn(const LayoutFrame &f, QPointF point);

/// Neighbouring expert groups differ.
QColor expertColour(std::int64_t group, const Theme &theme);
/// Of the selected group of the opened rack; -1 = none.
std::int64_t selectedExpertGroup(const LayoutFrame &f);
/// Brackets beside the selected column: how many racks each expert group stretches over.
void paintExpertBrackets(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks);

/// What fills the memory of the selected rack. The parts add up to rackMemory().
void paintRackMemory(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks);

/// Room that the names and values beside the memory bar take.
double memoryLabelWidth(const Scenario &scenario, const Evaluation &evaluation);

/// Memory that the groups of the selected rack take: of its own stage or stages, which need not be the heaviest.
Bytes rackMemory(const LayoutFrame &f);
/// What it has for that: its HBM; where a GPU must hold more than its own, only that of the GPUs in use.
Bytes rackRoom(const LayoutFrame &f);

/// What one GPU of the selected group holds.
Bytes gpuMemory(const LayoutFrame &f);

/// The stage with the most memory on a GPU, from 0; nothing where all have the same.
std::optional<std::int64_t> stageWithMostMemory(const Evaluation &evaluation);

} // namespace gigasite
