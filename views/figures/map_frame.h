// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace gigasite {

/// The line on which badges stand whose sites lie beyond the figure: in from its edges, above the legend.
QRectF badgeFrame(QSizeF size);

/// Also above a key of symbols that is higher than one row, and below what is reserved along the upper edge.
QRectF badgeFrame(QSizeF size, const QRectF &key, const QRectF &reserved);

/// Where a site stands at its own place: nearly to the edges of the figure whose badges have that frame.
QRectF siteArea(const QRectF &frame);

/// Where the way from a point inside a frame to one beyond it leaves the frame.
QPointF exitOf(const QRectF &frame, QPointF from, QPointF to);

/// Moves points of a frame along it until neighbours are `apart` px from each other, or all evenly where that is more
/// than there is room for. Their order along the frame stays.
void spreadOnFrame(const QRectF &frame, double apart, std::vector<QPointF> &points);

} // namespace gigasite
