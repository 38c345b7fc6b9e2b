// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QSizeF>

namespace gigasite {

/// Where the step time goes: one bar for the whole step (computation, bubble, exposed communication), the exposed part
/// enlarged below it, and the last slot of one stage as a timeline. Exposed is solid, hidden is hatched, idle is grey
/// hatched, the baseline is dashed.
struct StepTimeOptions {
    double moment = 0.36; ///< time cursor, share of the step; not drawn in print
    bool inPercent = false;
    bool showBaseline = true;
};

Marks paintStepTime(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const StepTimeOptions &options = {});

/// Share of the step at a point of a figure of that size, for dragging the cursor; negative outside the bar.
double stepMomentAt(QPointF point, QSizeF size, const Snapshot &snapshot);

} // namespace gigasite
