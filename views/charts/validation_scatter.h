// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/validation_picture.h"
#include "views/paint/marks.h"

namespace gigasite {

/// The sign of a regime: a colour and a shape. Filled in full where it is the scenario's own; hollow where another one
/// is; else pale.
enum class SignFill { Own, Other, Plain };
void drawRegimeSign(QPainter &p, QPointF centre, measured::Regime regime, double radius, SignFill fill,
                    const Theme &theme);
SignFill signFill(const ValidationPicture &picture, measured::Regime regime);

/// Room of the scales beside the plot, in units of the figure. In a low figure the names of the axes stand in the plot.
inline constexpr double scatterLeft = 46;
struct ScatterMargins {
    double top = 18, bottom = 30;
};
ScatterMargins scatterMargins(double figureHeight);

/// Predicted against measured step time, both logarithmic, in `plot`: a sign for each run, the line of no error, the
/// band of ±10 %. Runs outside their own band are ringed and named; the scenario's prediction is a dashed line.
/// Returns a mark for each run.
Marks paintValidationScatter(QPainter &p, const QRectF &plot, const ValidationPicture &picture, const Theme &theme);

/// The marks where there is no room for a plot.
Marks unseenRuns(const ValidationPicture &picture);

} // namespace gigasite
