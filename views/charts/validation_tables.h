// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/validation_picture.h"
#include "views/paint/marks.h"

#include <vector>

namespace gigasite {

/// A table of errors: a name, then runs, mean |error|, bias and p90 as far as there is room for the columns. Below it
/// lines of a name and a value.
struct ErrorTable {
    struct Row {
        QString name;
        measured::ErrorSummary errors;
        std::optional<measured::Regime> sign; ///< its sign stands before the name
        bool emphasised = false;
        bool isSum = false; ///< a line sets it off from the rows above
    };
    struct Line {
        QString name, value;
        QString sentence; ///< "name: value" if empty
    };
    QString title;
    std::vector<Row> rows;
    std::vector<Line> lines;

    static constexpr int mostColumns = 4;
    double width(int columns) const; ///< that nothing is cut
    double height() const;
};

/// By regime, with all runs, order, share in the band and the scenario's own; and by family.
ErrorTable regimeTable(const ValidationPicture &picture);
ErrorTable familyTable(const ValidationPicture &picture);

/// As many rows as fit, from the top of `area`; those that do not have marks without an area, so that table and screen
/// reader have them all.
Marks paintErrorTable(QPainter &p, const QRectF &area, const ErrorTable &table, int columns,
                      const ValidationPicture &picture, const Theme &theme);

/// The marks of a table that has no room at all.
Marks unseenMarks(const ErrorTable &table);

} // namespace gigasite
