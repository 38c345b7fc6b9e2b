// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"
#include "views/paint/theme.h"

#include <QImage>
#include <QString>

#include <vector>

namespace gigasite {

/// Values of one figure on one axis: as a paper prints it, as computed here, by the other convention, of the baseline.
struct NumberMark {
    enum class Kind {
        Paper, ///< pennant
        Here, ///< large disc in the accent colour
        Other, ///< disc in ink
        Baseline, ///< hollow disc
    };
    double value = 0;
    QString name;
    Kind kind = Kind::Here;
};

/// Less than two values that differ make no line.
bool isNumberLine(const std::vector<NumberMark> &marks);

int numberLineHeight(); ///< px

/// Names above the axis, as far as they fit beside each other; ticks with values below. `width` in logical pixels.
QImage numberLine(const std::vector<NumberMark> &marks, Unit unit, int width, double ratio, const Theme &theme);

} // namespace gigasite
