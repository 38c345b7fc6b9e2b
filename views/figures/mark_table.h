// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/column_table.h"
#include "views/paint/marks.h"

#include <QAbstractTableModel>

namespace gigasite {

/// What a figure shows, as a table: first what it has in columns, then one row per mark that these do not hold, in the
/// order it was drawn. A mark's sentence is cut at its first colon into what and how much, which share the columns.
class MarkTable : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { What, HowMuch, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Marks that say the same as another one, or as a row of the columns, are left out.
    void setMarks(Marks marks, ColumnTable columns = {});
    const Marks &marks() const { return marks_; }
    /// Where how much a mark is stands: behind the first column, or behind more where there are many narrow ones.
    int howMuchAt() const { return columnCount() >= 8 ? 3 : int(HowMuch); }
    int columnRows() const { return columns_.rowCount(); } ///< those with real columns, the first ones
    bool isNumber(int column) const { return !columns_.isEmpty() && columns_.columns[std::size_t(column)].isNumber; }
    QByteArray figureId(int row) const; ///< what a row stands for; may be empty
    QString toText() const; ///< tab-separated, for the clipboard; with a heading where there are real columns

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString cell(int row, int column) const;

    Marks marks_;
    ColumnTable columns_;
};

} // namespace gigasite
