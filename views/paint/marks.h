// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QPainter>
#include <QRectF>
#include <QString>

#include <vector>

namespace gigasite {

/// What a paint function drew and where: for hovering, clicking, the table view and screen readers.
struct Mark {
    QRectF area;
    QString text; ///< a sentence or short label with value and unit
    QByteArray figureId; ///< figure or parameter it stands for; may be empty
    int site = -1; ///< index of the site, on the map
    bool inColumns = false; ///< the figure's table has it in real columns
};

using Marks = std::vector<Mark>;

/// 45 degree hatch of `line` on `fill`, 5 px pitch, 1.4 px lines, opaque; clipped to the rectangle.
/// Hatching means hidden (outlined in the kind's colour) or idle (grey, no outline).
void fillHatched(QPainter &p, const QRectF &rect, const QColor &line, const QColor &fill);

/// Hidden communication: hatch in the kind's colour with an outline.
void fillHidden(QPainter &p, const QRectF &rect, const QColor &kind, const QColor &surface);

void drawOctagon(QPainter &p, QPointF centre, double radius, const QColor &fill, const QColor &ink); ///< error
void drawTriangle(QPainter &p, QPointF centre, double radius, const QColor &fill, const QColor &ink); ///< warning
void drawDiamond(QPainter &p, QPointF centre, double radius, const QColor &fill); ///< nuclear plant

/// What stands for the baseline: 1.2 px dashes 4-3 in tertiary ink, no fill.
QPen baselinePen(const Theme &theme);
void drawBaselineBox(QPainter &p, const QRectF &rect, const Theme &theme);

/// `a` over `b` at `share` of `a`, computed once instead of blended at paint time.
QColor blended(const QColor &a, const QColor &b, double share);

} // namespace gigasite
