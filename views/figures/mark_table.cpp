// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/mark_table.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

/// A colon before a blank: not the one of "4.00 : 1" or a time.
qsizetype cut(const QString &text)
{
    const auto colon = text.indexOf(QStringLiteral(": "));
    return colon > 0 && text[colon - 1] != QLatin1Char(' ') ? colon : -1;
}

QString part(const QString &text, int column)
{
    const auto colon = cut(text);
    if (column == MarkTable::What)
        return text.left(colon);
    return colon < 0 ? QString() : text.mid(colon + 2);
}

} // namespace

void MarkTable::setMarks(Marks marks, ColumnTable columns)
{
    QSet<QString> said;
    std::erase_if(marks, [&](const Mark &mark) {
        if (mark.figureId.isEmpty() && cut(mark.text) < 0) // a control, such as the sign that plays the step
            return true;
        if (mark.inColumns && !columns.isEmpty())
            return true;
        const bool again = said.contains(mark.text);
        said.insert(mark.text);
        return again;
    });
    std::stable_partition(marks.begin(), marks.end(), [](const Mark &mark) { return mark.site >= 0; });
    const bool same = marks.size() == marks_.size() && columns.rowCount() == columns_.rowCount() &&
        columns.columns.size() == columns_.columns.size();
    if (same) { // the same marks with other values: keep the selection and the place
        marks_ = std::move(marks);
        columns_ = std::move(columns);
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        if (!columns_.isEmpty()) // another prefix
            Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        return;
    }
    beginResetModel();
    marks_ = std::move(marks);
    columns_ = std::move(columns);
    endResetModel();
}

QByteArray MarkTable::figureId(int row) const
{
    const int own = columnRows();
    return row < own ? columns_.figureIds[std::size_t(row)] : marks_[std::size_t(row - own)].figureId;
}

QString MarkTable::cell(int row, int column) const
{
    const int own = columnRows();
    if (row < own)
        return columns_.columns[std::size_t(column)].cells.at(row);
    const auto &text = marks_[std::size_t(row - own)].text;
    return column == What ? part(text, What) : column == howMuchAt() ? part(text, HowMuch) : QString();
}

QString MarkTable::toText() const
{
    QString text;
    const auto line = [&](const QStringList &cells) { text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n'); };
    if (!columns_.isEmpty()) {
        QStringList titles;
        for (const auto &column : columns_.columns)
            titles << column.title;
        line(titles);
    }
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells{cell(row, What)};
        for (int column = 1; row < columnRows() && column < columnCount(); ++column)
            cells << cell(row, column);
        if (row >= columnRows())
            cells << cell(row, howMuchAt());
        line(cells);
    }
    return text;
}

int MarkTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columnRows() + int(marks_.size());
}

int MarkTable::columnCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return columns_.isEmpty() ? int(Columns) : int(columns_.columns.size());
}

QVariant MarkTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool own = index.row() < columnRows();
    if (role == Qt::DisplayRole)
        return cell(index.row(), index.column());
    if (role == Qt::TextAlignmentRole && own && columns_.columns[std::size_t(index.column())].isNumber)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    if (!own)
        return marks_[std::size_t(index.row() - columnRows())].text;
    const auto &column = columns_.columns[std::size_t(index.column())];
    return index.column() == What ? QVariant(column.cells.at(index.row()))
                                  : QVariant(QStringLiteral("%1, %2: %3")
                                                 .arg(columns_.columns.front().cells.at(index.row()), column.title,
                                                      column.cells.at(index.row())));
}

QVariant MarkTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (columns_.isEmpty())
        return role != Qt::DisplayRole ? QVariant() : section == What ? tr("What") : tr("How much");
    const auto &column = columns_.columns[std::size_t(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    auto title = column.title; // in two lines: the numbers are narrower than their names
    const auto at = title.contains(u'(') ? title.lastIndexOf(QStringLiteral(" (")) : title.lastIndexOf(u' ');
    return column.isNumber && at > 0 ? title.replace(at, 1, QStringLiteral("\n")) : title;
}

} // namespace gigasite
