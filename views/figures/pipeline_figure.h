// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QSizeF>

#include <cstdint>

namespace gigasite {

/// The pipeline of one step, stages against time: who does the forward or backward pass of which micro-batch when, the
/// bubble hatched, and on real hardware beside every stage what fills the memory of its GPUs.
///
/// Chunks of an interleaved schedule are shaded: forward passes the paler and backward passes the darker the deeper.
/// Where passes are narrower than a pixel, a stretch of them has their mean colour.
struct PipelineOptions {
    double moment = 0.36; ///< time cursor, share of the step; not drawn in print
    bool inPercent = false;
    std::int64_t stage = -1; ///< told at the cursor; -1 = one in the middle
};

Marks paintPipeline(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const PipelineOptions &options = {});

/// Share of the step at a point of a figure of that size; negative beside the chart.
double pipelineMomentAt(QPointF point, QSizeF size, const Snapshot &snapshot);

/// Stage at a point, from 0; -1 beside the chart.
std::int64_t pipelineStageAt(QPointF point, QSizeF size, const Snapshot &snapshot);

/// What a stage does at a moment, with start and end, as a sentence. Empty without a step.
QString passSentence(const Snapshot &snapshot, std::int64_t stage, double moment);

} // namespace gigasite
