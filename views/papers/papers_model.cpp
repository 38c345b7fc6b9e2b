// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/papers/papers_model.h"

#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

QVariant firstOf(const std::vector<double> &values)
{
    return values.empty() ? QVariant() : QVariant(values.front());
}

} // namespace

QString meaningOf(PaperConvention convention)
{
    return QStringLiteral("%1: %2").arg(translate(conventionText(convention)),
                                        translate(conventionMeaning(convention)));
}

void PapersModel::setRows(std::vector<PaperRow> rows)
{
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

void PapersModel::setTheme(const Theme &theme)
{
    theme_ = theme;
    if (!rows_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1), {Qt::ForegroundRole});
}

const PaperRow *PapersModel::at(int row) const
{
    return row >= 0 && row < static_cast<int>(rows_.size()) ? &rows_[static_cast<std::size_t>(row)] : nullptr;
}

int PapersModel::count(PaperVerdict verdict) const
{
    return static_cast<int>(std::count_if(rows_.begin(), rows_.end(),
                                          [verdict](const PaperRow &row) { return row.entry->verdict == verdict; }));
}

int PapersModel::stated() const
{
    return static_cast<int>(
        std::count_if(rows_.begin(), rows_.end(), [](const PaperRow &row) { return !row.derived.empty(); }));
}

int PapersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int PapersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString PapersModel::textOf(const PaperRow &row, int column) const
{
    const auto &e = *row.entry;
    switch (column) {
    case Id:
        return toQString(e.id);
    case Where:
        return toQString(e.paper + ' ' + e.where);
    case Quantity:
        return translate(e.quantity);
    case Printed:
        return localNumbers(printedText(e));
    case Derived:
        return localNumbers(paperText(row.derived, e.unit));
    case Corrected:
        return localNumbers(paperText(row.corrected, e.unit));
    case Under:
        return row.corrected.empty() ? QStringLiteral("–") : translate(conventionText(e.convention));
    default:
        return row.isJudged ? translate(verdictText(e.verdict)) : tr("not judged");
    }
}

QVariant PapersModel::sortKeyOf(const PaperRow &row, int column) const
{
    switch (column) {
    case Id: // in the order of the papers
        return static_cast<int>(&row - rows_.data());
    case Printed:
        return firstOf(row.entry->printed);
    case Derived:
        return firstOf(row.derived);
    case Corrected:
        return firstOf(row.corrected);
    case Verdict:
        return static_cast<int>(row.entry->verdict);
    default:
        return textOf(row, column);
    }
}

QColor PapersModel::colourOf(const PaperRow &row, int column) const
{
    if (column != Verdict)
        return column == Id ? theme_.accent : column == Where || column == Under ? theme_.ink2 : theme_.ink;
    switch (row.entry->verdict) {
    case PaperVerdict::Reproduces:
        return theme_.met;
    case PaperVerdict::Inconsistent:
        return theme_.warningText;
    default:
        return theme_.ink2;
    }
}

QVariant PapersModel::data(const QModelIndex &index, int role) const
{
    const auto *row = at(index.row());
    if (!row)
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*row, column);
    case Qt::UserRole:
        return sortKeyOf(*row, column);
    case Qt::ForegroundRole:
        return colourOf(*row, column);
    case Qt::FontRole:
        return uiFont(Type::Body);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column >= Printed && column <= Corrected ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole: {
        QStringList lines{textOf(*row, Quantity), textOf(*row, Id) + QStringLiteral(" · ") + textOf(*row, Where)};
        if (!row->entry->note.empty())
            lines << translate(row->entry->note);
        if (!row->why.empty() && row->why != row->entry->note)
            lines << translate(row->why);
        if (!row->corrected.empty())
            lines << meaningOf(row->entry->convention);
        return lines.join(QStringLiteral("\n\n"));
    }
    default:
        return {};
    }
}

QVariant PapersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section >= Printed && section <= Corrected ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && (section == Corrected || section == Under))
        return meaningOf(PaperConvention::Paper) + QStringLiteral("\n\n") + meaningOf(PaperConvention::CorrectedMode);
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, Columns> names{tr("Id"),      tr("Where"),     tr("Quantity"), tr("Printed"),
                                             tr("Derived"), tr("Corrected"), tr("Verdict"),  tr("Corrected under")};
    return names[static_cast<std::size_t>(section)];
}

PapersFilter::PapersFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(Qt::UserRole);
}

void PapersFilter::setVerdict(std::optional<PaperVerdict> verdict)
{
    verdict_ = verdict;
    invalidateFilter();
}

void PapersFilter::setWords(const QString &text)
{
    words_ = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool PapersFilter::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    const auto &papers = *static_cast<const PapersModel *>(sourceModel());
    const auto *paper = papers.at(row);
    if (!paper || (verdict_ && paper->entry->verdict != *verdict_))
        return false;
    QString all;
    for (int column = 0; column < PapersModel::Columns; ++column)
        all += papers.index(row, column).data().toString() + QLatin1Char('\n');
    for (const auto &term : paper->entry->derived.terms)
        all += toQString(term.figure + ' ' + term.scenario) + QLatin1Char('\n');
    return std::all_of(words_.begin(), words_.end(),
                       [&all](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

/// What has no number comes last, upwards and downwards.
bool PapersFilter::lessThan(const QModelIndex &a, const QModelIndex &b) const
{
    const auto left = a.data(Qt::UserRole);
    const auto right = b.data(Qt::UserRole);
    if (left.isValid() != right.isValid())
        return left.isValid() == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(a, b);
}

} // namespace gigasite
