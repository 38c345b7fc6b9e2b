// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/figure_table.h"
#include "model/report/report.h"
#include "views/paint/theme.h"
#include "views/snapshot.h"

#include <QPainter>
#include <QString>

#include <optional>
#include <vector>

namespace gigasite {

/// One key figure as the strip shows it: label, value with unit, how it differs from the baseline (or what a fix that
/// is offered would change), its course over the undo steps. Knows nothing of widgets.
struct KeyTile {
    enum class Trend { None, Better, Worse, Neutral };

    QString id, label, number, unit;
    QString delta; ///< absolute and per cent
    QString shortDelta; ///< per cent alone, where there is no room for both
    QString leastDelta; ///< where there is no room for that either; may be empty
    QString note; ///< beside the label: "error 7.5 %", "62 %"
    QString shortNote; ///< where there is no room for it; may be empty
    QString leastNote; ///< where that is too long, too; may be empty
    QString keptNote; ///< stands before the delta where none of them has room; may be empty
    Trend trend = Trend::None;
    bool up = false; ///< the delta
    FigureStatus status = FigureStatus::Ok;
    bool warned = false; ///< a warning concerns this figure
    bool tolerated = false; ///< infeasible, but printed mode only warns: the papers' own designs do it
    QString problem; ///< error that concerns this figure, as a sentence; empty = none
    bool stale = false; ///< of an older scenario
    bool lastValid = false; ///< the newest scenario has no value: that of the last valid one
    bool exact = false; ///< simulated to the end, where the figure itself is an estimate
    bool offered = false; ///< the delta is that of a fix
    double progress = -1; ///< of a simulation, 0 … 1; < 0 = none runs
    std::vector<std::optional<double>> course; ///< by undo step
    std::size_t step = 0; ///< of `course`: now
    std::optional<double> baseline; ///< in the unit of `course`

    bool operator==(const KeyTile &) const = default;
};

/// Without its course. `digits`: of the value.
KeyTile keyTile(const Snapshot &snapshot, const KeyFigureRow &row, int digits);

void tellProgress(KeyTile &tile, double share); ///< of a simulation that runs

struct KeyTileLook {
    bool chosen = false, lit = false, focused = false;
    bool narrow = false; ///< smaller value, no course, no absolute delta
    bool low = false; ///< less between the lines
};
void paintKeyTile(QPainter &p, const QRectF &rect, const KeyTile &tile, const Theme &theme, const KeyTileLook &look);

/// Steps joined by straight risers, the baseline dashed, a dot on the present one. Nothing if there are fewer than two
/// values.
void paintCourse(QPainter &p, const QRectF &rect, const KeyTile &tile, const Theme &theme);

} // namespace gigasite
