// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/mark_table.h"

#include <QSet>

#include <algorithm>

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

void MarkTable::setMarks(Marks marks)
{
    QSet<QString> said;
    std::erase_if(marks, [&](const Mark &mark) {
        if (mark.figureId.isEmpty() && cut(mark.text) < 0) // a control, such as the sign that plays the step
            return true;
        const bool again = said.contains(mark.text);
        said.insert(mark.text);
        return again;
    });
    std::stable_partition(marks.begin(), marks.end(), [](const Mark &mark) { return mark.site >= 0; });
    if (marks.size() == marks_.size()) { // the same marks with other values: keep the selection and the place
        marks_ = std::move(marks);
        if (!marks_.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
        return;
    }
    beginResetModel();
    marks_ = std::move(marks);
    endResetModel();
}

QString MarkTable::toText() const
{
    QString text;
    for (const auto &mark : marks_)
        text += part(mark.text, What) + QLatin1Char('\t') + part(mark.text, HowMuch) + QLatin1Char('\n');
    return text;
}

int MarkTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(marks_.size());
}

int MarkTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(Columns);
}

QVariant MarkTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &mark = marks_[std::size_t(index.row())];
    if (role == Qt::DisplayRole)
        return part(mark.text, index.column());
    return role == Qt::ToolTipRole || role == Qt::AccessibleTextRole ? QVariant(mark.text) : QVariant();
}

QVariant MarkTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == What ? tr("What") : tr("How much");
}

} // namespace gigasite
