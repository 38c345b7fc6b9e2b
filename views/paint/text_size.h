// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QSizeF>

namespace gigasite {

/// The person's text size, 80 to 200 %. Figures know nothing of it: they are zoomed as a whole, as far as they keep
/// room for what they show. Widgets take their fonts and the lengths that hold text from here.

inline constexpr double leastTextSize = 0.8, largestTextSize = 2.0;

double textSize(); ///< 1 = 100 %
void setTextSize(double share); ///< of all windows, before they are restyled; outside the range: 1

/// Font of a role in a widget.
QFont uiFont(Type type, double scale = 1);

/// A length that holds text, in whole px; `px` at 100 %.
int uiLength(double px);

/// Least room of a figure, in its own units.
inline constexpr QSizeF leastFigure(340, 210);

/// How far a figure of that size is zoomed. One that would get less room than `least` shows nothing useful, however
/// large its letters are.
double figureZoom(QSizeF size, QSizeF least = leastFigure);

/// Least room of the flat charts below the figures.
inline constexpr QSizeF leastChart(500, 130);

} // namespace gigasite
