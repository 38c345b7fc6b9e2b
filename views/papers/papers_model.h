// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/papers/papers_table.h"
#include "views/paint/theme.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <vector>

namespace gigasite {

/// "paper's conventions: …", what a corrected value follows.
QString meaningOf(PaperConvention convention);

/// The numbers of the papers, one row each. Qt::UserRole holds what a column sorts by.
class PapersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Id, Where, Quantity, Printed, Derived, Corrected, Verdict, Under, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<PaperRow> rows);
    void setTheme(const Theme &theme);
    const PaperRow *at(int row) const;
    int count(PaperVerdict verdict) const;
    int stated() const; ///< rows the engine has a number for

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const PaperRow &row, int column) const;
    QVariant sortKeyOf(const PaperRow &row, int column) const;
    QColor colourOf(const PaperRow &row, int column) const;

    std::vector<PaperRow> rows_;
    Theme theme_ = Theme::day();
};

/// Sorted and filtered: by verdict, and by words that all must occur.
class PapersFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit PapersFilter(QObject *parent = nullptr);

    void setVerdict(std::optional<PaperVerdict> verdict);
    void setWords(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &a, const QModelIndex &b) const override;

private:
    std::optional<PaperVerdict> verdict_;
    QStringList words_;
};

} // namespace gigasite
