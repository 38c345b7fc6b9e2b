// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"
#include "views/snapshot.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace gigasite {

/// "1.23 ms", as every bar of a slot tells its time.
QString seconds(double value);

/// Part of a slot at its place in time, in seconds from the start of the forward pass.
struct SlotBar {
    double from = 0, length = 0;
    double exposed = 0; ///< of `length`, at its end; the rest is hidden
    QColor color;
    QByteArray figureId;
    QString sentence;
    double tornAt = 0; ///< from its start: longer than drawn, torn here; 0 = drawn to scale
};

struct SlotRow {
    QString name;
    QColor color;
    std::vector<SlotBar> bars;
    std::vector<std::vector<QString>> labels; ///< in the bars, where all of a set fit; longest first
    std::vector<QString> notes; ///< beside the bars, longest first
    std::size_t noteFirst = 0; ///< gap the note prefers: 0 is before the first bar
};

/// What the last slot of one stage consists of.
struct SlotPlan {
    QString title;
    std::vector<SlotRow> rows;
    double end = 0;
    std::optional<double> limit; ///< when the exchange between sites must be over
    double slack = 0; ///< negative: it takes longer
    QString limitName, limitNameShort, limitSentence, slackNote, slackSentence;
};

/// On real hardware: one micro-batch instead of the last slot, and its rows.
SlotPlan measuredSlotPlan(const Evaluation &evaluation, const Theme &theme);
int measuredSlotRows(const Evaluation &evaluation);

SlotPlan slotPlan(const Evaluation &evaluation, const Scenario &scenario, const Theme &theme);

} // namespace gigasite
