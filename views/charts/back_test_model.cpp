// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/back_test_model.h"

#include "views/paint/text.h"
#include "views/translate.h"

#include <QStringList>

#include <algorithm>

namespace gigasite {

namespace {

QString power(Watts watts)
{
    return shown(watts.si(), Unit::Watt);
}

/// "17.7 GW ✓": what the rule would allow, and whether that is enough.
QString judged(const std::optional<Watts> &limit, bool meets)
{
    return limit ? QStringLiteral("%1 %2").arg(power(*limit), meets ? QStringLiteral("✓") : QStringLiteral("✗"))
                 : QStringLiteral("–");
}

bool refusedBy(const TestedSite &row, int column)
{
    return (column == BackTestModel::Import && !row.import) || (column == BackTestModel::Headroom && !row.headroom) ||
        (column == BackTestModel::Firm && !row.firm);
}

} // namespace

QString backTestWhy(const TestedSite &row)
{
    QStringList misses;
    for (const auto &miss : row.misses)
        misses << translate(miss);
    return misses.isEmpty() ? BackTestModel::tr("All three rules allow it.") : misses.join(QLatin1Char(' '));
}

QString backTestName(const TestedSite &row)
{
    const auto name = toQString(row.site->name), owner = toQString(row.site->owner);
    return owner.isEmpty() ? name : BackTestModel::tr("%1 (%2)").arg(name, owner);
}

QString backTestVerdict(const TestedSite &row)
{
    if (meetsAll(row))
        return BackTestModel::tr("allowed");
    if (row.site->ownGeneration)
        return BackTestModel::tr("own plant");
    return row.headroom && !row.firm ? BackTestModel::tr("power farther away") : BackTestModel::tr("refused");
}

QString backTestSentence(const TestedSite &row)
{
    const auto limit = [](const std::optional<Watts> &watts) {
        return watts ? power(*watts) : BackTestModel::tr("unknown");
    };
    return BackTestModel::tr("%1, %2: plans %3; lines %4, headroom %5, firm power %6. %7")
        .arg(backTestName(row), toQString(row.site->authority), power(row.demand), limit(row.host.import),
             limit(row.host.headroom), limit(row.host.firm), backTestWhy(row));
}

void BackTestModel::setTest(const BackTest &test, const SitingRule &rule)
{
    beginResetModel();
    rows_ = test.sites;
    rule_ = rule;
    std::stable_sort(rows_.begin(), rows_.end(),
                     [](const TestedSite &a, const TestedSite &b) { return meetsAll(a) < meetsAll(b); });
    endResetModel();
}

void BackTestModel::setTheme(const Theme &theme)
{
    theme_ = theme;
    if (!rows_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int BackTestModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int BackTestModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QString BackTestModel::text(const TestedSite &row, int column) const
{
    switch (column) {
    case Site:
        return toQString(row.site->name);
    case Authority:
        return toQString(row.site->authority);
    case Planned:
        return power(row.demand);
    case Import:
        return judged(row.host.import, row.import);
    case Headroom:
        return judged(row.host.headroom, row.headroom);
    case Firm:
        return judged(row.host.firm, row.firm);
    default:
        return backTestVerdict(row);
    }
}

QVariant BackTestModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &row = rows_[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return backTestSentence(row);
    if (role == Qt::ForegroundRole && refusedBy(row, index.column()))
        return theme_.error;
    if (role == Qt::TextAlignmentRole && index.column() >= Planned && index.column() <= Firm)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant BackTestModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant((section >= Planned && section <= Firm ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Site:
        return tr("Real AI site");
    case Authority:
        return tr("Grid");
    case Planned:
        return tr("Planned");
    case Import:
        return tr("Lines");
    case Headroom:
        return tr("Headroom");
    case Firm:
        return tr("Firm");
    default:
        return tr("Verdict");
    }
}

} // namespace gigasite
