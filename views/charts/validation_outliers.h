// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/validation_picture.h"
#include "views/paint/theme.h"

#include <QPainter>
#include <QRectF>

namespace gigasite {

/// Whether a run lies outside the band of its kind; one of a series is never counted.
bool isOutlier(const measured::ValidationRow &row);

/// Runs outside their band with their error and the likely cause, the furthest first, as many as fit: a line each.
/// Every run's own mark says the same, so there are none here.
void paintOutliers(QPainter &p, const QRectF &area, double pitch, const ValidationPicture &picture, const Theme &theme);

} // namespace gigasite
