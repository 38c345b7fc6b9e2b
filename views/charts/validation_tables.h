// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/validation_picture.h"
#include "views/paint/marks.h"

#include <vector>

namespace gigasite {

/// A table of errors: a name, then runs, mean |error|, bias and p90 as far as there is room for the columns. Or lines
/// of a name and a value, without a head.
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
    double count() const { return static_cast<double>((rows.empty() ? 0 : 1) + rows.size() + lines.size()); }
};

/// Rows by regime with all runs; lines of order, share in the band and the scenario's own; rows by family.
ErrorTable regimeTable(const ValidationPicture &picture);
ErrorTable summaryLines(const ValidationPicture &picture);
ErrorTable familyTable(const ValidationPicture &picture);

/// Room of a table: rows from the top, as many as fit.
struct TableRoom {
    QRectF area; ///< empty: none
    int columns = ErrorTable::mostColumns;
    double pitch = 15; ///< of rows
};

/// Rows that do not fit have marks without an area, so that table and screen reader have them all.
Marks paintErrorTable(QPainter &p, const TableRoom &room, const ErrorTable &table, const ValidationPicture &picture,
                      const Theme &theme);

} // namespace gigasite
