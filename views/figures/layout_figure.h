// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/layout_experts.h"
#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QSizeF>

#include <vector>

namespace gigasite {

/// Where the model sits: a grid of all racks in use (column = pipeline stage, row = rack of that stage) with what they
/// do at a moment of the step, one rack opened into its GPUs, and what fills its memory.
///
/// The levels differ in what gets the room: all stages; the stages around the selected one; the opened rack; the GPUs
/// of one replica in it.
enum class LayoutLevel { Datacenter, Stage, Rack, Replica };

struct LayoutOptions {
    double moment = 0.36; ///< time cursor, share of the step (0 … 1)
    int stage = -1; ///< selected rack; -1 = one in the middle
    int rackOfStage = -1;
    int replica = -1; ///< selected one in the rack; -1 = the third, or the last if there are fewer; with stages in a
                      ///< row the first
    LayoutLevel level = LayoutLevel::Datacenter;
    bool memory = false; ///< the rack as what fills its memory, not as GPUs
    bool playing = false;
    bool timeTrack = true; ///< draw the time cursor's track below the grid (never in print)
    bool showBaseline = true;
    ExpertGroupAt experts; ///< a group to be set off
    double anchor = 0.5; ///< share of the grid's width, 0 … 1, where the selected stage stands in a close view
};

/// What a stage does at a moment of the step under 1F1B, as the pipeline of the step-time figure draws it
/// (step_clock.h); interleaved schedules: pipeline_clock.h.
///
/// A slot is one forward pass F and one backward pass B of a stage, each with what its collectives expose; the step has
/// m + p - 1 of them. Stages count from 0, and w = p - 1 - i stages follow stage i:
///
///   start        stage i waits i F for the first micro-batch to come through
///   warm-up      min(w + 1, m) forward passes, back to back
///   wait         until the first gradients return: backward pass k of stage i begins at p F + w B + k (F + B)
///   steady       one backward, one forward pass, until all m forward passes are done
///   cool-down    the remaining backward passes, F apart, as the last stage hands them on
///
/// Each stage idles (p - 1)(F + B) in all, which is the engine's bubble. During the exposed gradient exchange at the
/// end of the step no stage computes.
enum class Activity { Forward, Backward, Idle };
Activity activityOf(const Evaluation &evaluation, std::int64_t microBatches, double moment, int stage);

/// Whether two snapshots have the same layout at every moment of the step: where sites stand is not drawn. Where in
/// doubt, not.
bool isSameLayout(const Snapshot &a, const Snapshot &b);

Marks paintLayout(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                  const LayoutOptions &options = {});

/// One slot as a share of the step; 0 where there is none.
double slotShare(const Evaluation &evaluation, std::int64_t microBatches);

// What is at a point of a figure of that size, drawn with these options.

/// Stage (x) and rack of the stage (y), from 0; (-1, -1) outside the grid.
QPoint rackAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});

/// Replica in the opened rack, or whatever groups it holds (layout_groups.h), from 0; -1 where none is.
int replicaAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});

/// The group of GPUs that hand each other tokens, in the grid of racks or in the opened rack.
ExpertGroupAt expertGroupAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});

/// Whether the point is in the part that shows the opened rack.
bool isInRack(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});

/// Moment of the step (0 … 1) on the time cursor's track; negative beside it.
double layoutMomentAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});

/// Whether the point is on the sign that plays the step.
bool isOnPlay(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});

/// The line between the racks of two neighbouring sites.
struct SiteBorder {
    int above = -1, below = -1; ///< sites, from 0
    double y = 0;

    bool isThere() const { return above >= 0; }
};

std::vector<SiteBorder> siteBorders(QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});
SiteBorder siteBorderAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});

/// Share of the grid's height above a height, 0 … 1.
double gridShareAt(double y, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options = {});

} // namespace gigasite
