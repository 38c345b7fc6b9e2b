// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/time_axis.h"
#include "views/snapshot.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

namespace gigasite {

/// Where the parts of the step-time figure are. Depends on size and numbers only, not on theme and options: the bar
/// stays where it is when the baseline is hidden, and a point on it means the same moment.
struct StepTimeGeometry {
    double textScale = 1;
    double left = 0, right = 0; ///< of everything
    double axisLeft = 0; ///< of the exposed bar and the timeline, right of their names
    QRectF title;
    QRectF notes; ///< band above the bar for cursor and baseline
    QRectF bar; ///< exactly one step long
    double outline = 0; ///< the baseline's outline is so much larger on each side
    double pixelsPerSecond = 0;
    QRectF axisLabels;
    QRectF exposedBar; ///< full width available; empty where the rows below need the room: the title says it then
    double exposedOutline = 3;
    double separator = 0;
    QRectF timeline; ///< empty where there is no room
};

/// Nothing if there is nothing to draw or no room for it.
std::optional<StepTimeGeometry> stepTimeGeometry(QSizeF size, const Snapshot &snapshot);

/// The baseline, if it got as far and differs.
const Evaluation *comparedBaseline(const Snapshot &snapshot);

/// What a person's own measured run multiplies the step by; 1 = none, and always in ideal arithmetic.
double ownAnchor(const Evaluation &evaluation);
/// The step with parts that add up to it: `waiting` is what stragglers add; an own anchor stretches all parts alike.
StepTime drawnStep(const Evaluation &evaluation);
/// "× 1.5 own anchor"; empty without one.
QString anchorWords(const Evaluation &evaluation);

/// "4.12 s · 2.07 %"
QString exposedSummary(const StepTime &step);

} // namespace gigasite
