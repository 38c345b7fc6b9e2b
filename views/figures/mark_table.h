// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/marks.h"

#include <QAbstractTableModel>

namespace gigasite {

/// What a figure shows, as a table: one row per mark, in the order it was drawn. A mark's sentence is cut at its first
/// colon into what and how much.
class MarkTable : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { What, HowMuch, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setMarks(Marks marks); ///< marks that say the same as another one are left out
    const Marks &marks() const { return marks_; }
    QString toText() const; ///< tab-separated, for the clipboard

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Marks marks_;
};

} // namespace gigasite
