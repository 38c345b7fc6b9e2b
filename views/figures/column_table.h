// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"
#include "views/snapshot.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gigasite {

/// What a figure's marks have in common, as a table with real columns: all numbers of a column have one unit and
/// prefix.
struct ColumnTable {
    struct Column {
        QString title; ///< with the unit
        QStringList cells;
        bool isNumber = false;
    };

    std::vector<Column> columns; ///< none where a figure has nothing of the kind
    std::vector<QByteArray> figureIds; ///< per row, what it stands for; may be empty

    bool isEmpty() const { return columns.empty() || figureIds.empty(); }
    int rowCount() const { return isEmpty() ? 0 : static_cast<int>(figureIds.size()); }
};

/// A column of numbers in the prefix of the largest of them; "–" where there is none.
ColumnTable::Column numberColumn(const QString &title, Unit unit, const std::vector<std::optional<double>> &values);

/// Of the scenario that is drawn.
/// A row per site; what energy costs there and is made of only where so many px have room for it.
ColumnTable powerTable(const Snapshot &snapshot, int room);
ColumnTable layoutTable(const Snapshot &snapshot); ///< a row per pipeline stage; alike ones share one
ColumnTable topologyTable(const Snapshot &snapshot); ///< a row per tier of switches
ColumnTable stepTimeTable(const Snapshot &snapshot); ///< a row per part of a step, and their sum

} // namespace gigasite
