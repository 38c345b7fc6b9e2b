// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/time_axis.h"
#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QRectF>

namespace gigasite {

/// The last slot of one pipeline stage against time: both passes, what is exposed between them, and the exchange of
/// gradients that follows, one row per kind.
///
/// The exchange runs rack, site, between sites, rack, each part waiting for the one before. Its limit between sites is
/// one backward pass from where that part starts: then the next stage's gradients want the same links.
struct SlotTimelineFrame {
    QRectF area;
    double axisLeft = 0; ///< names stand left of it
    double textScale = 1;
};

/// Rows it takes; the one between sites exists only where there are several.
int slotTimelineRows(const Evaluation &evaluation);

void paintSlotTimeline(QPainter &p, const SlotTimelineFrame &frame, const FigureFonts &fonts,
                       const Evaluation &evaluation, const Scenario &scenario, const Theme &theme, Marks &marks);

} // namespace gigasite
