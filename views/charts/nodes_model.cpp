// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/nodes_model.h"

#include "model/units/unit.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QStringList>

#include <utility>

namespace gigasite {

namespace {

QString powerText(Watts watts)
{
    return shown(watts.si(), Unit::Watt);
}

QString countText(std::size_t nodes)
{
    return toQString(withCommas(static_cast<double>(nodes)));
}

} // namespace

QString nodeSentence(const FoundNode &node, const NodesQuestion &question)
{
    const auto limit = translate(limitText(node.binding, question.rule));
    const auto hosts = node.capacity >= question.demand
        ? NodesModel::tr("%1 (%2) hosts %3, limited to %4 by %5.")
        : NodesModel::tr("%1 (%2) does not host %3: it is limited to %4 by %5.");
    return hosts.arg(toQString(node.name), toQString(node.authority), powerText(question.demand),
                     powerText(node.capacity), limit);
}

std::pair<QString, QString> nodesSummary(const NodesAnswer &answer, const NodesQuestion &question)
{
    QStringList grids;
    for (const auto &authority : answer.authorities)
        grids << QStringLiteral("%1 %2").arg(toQString(authority.code)).arg(authority.nodes);
    const auto all = countText(answer.nodes), hosting = countText(static_cast<std::size_t>(answer.hosting));
    const auto brief = NodesModel::tr("%1 of %2 host %3").arg(hosting, all, powerText(question.demand));
    constexpr int named = 5;
    const auto most = grids.mid(0, named).join(QStringLiteral(", "));
    return {most.isEmpty() ? brief : QStringLiteral("%1: %2").arg(brief, most), brief};
}

void NodesModel::setAnswer(NodesAnswer answer, const NodesQuestion &question)
{
    beginResetModel();
    answer_ = std::move(answer);
    question_ = question;
    endResetModel();
}

void NodesModel::setTheme(const Theme &theme)
{
    theme_ = theme;
    if (!answer_.best.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int NodesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(answer_.best.size());
}

int NodesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QString NodesModel::text(const FoundNode &node, int column) const
{
    switch (column) {
    case Node:
        return toQString(node.name);
    case Hosts:
        return QStringLiteral("%1 %2").arg(
            powerText(node.capacity), node.capacity >= question_.demand ? QStringLiteral("✓") : QStringLiteral("✗"));
    case Power:
        return powerText(node.power);
    case Lines:
        return node.lines ? powerText(*node.lines) : QStringLiteral("–");
    case Limit:
        return translate(limitText(node.binding, question_.rule));
    default:
        return toQString(node.authority);
    }
}

QVariant NodesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &node = answer_.best[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(node, index.column());
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return nodeSentence(node, question_);
    if (role == Qt::ForegroundRole && index.column() == Hosts && node.capacity < question_.demand)
        return theme_.error;
    if (role == Qt::TextAlignmentRole && index.column() >= Hosts && index.column() <= Lines)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant NodesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant((section >= Hosts && section <= Lines ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Node:
        return isAroundPlants(question_) ? tr("Best nodes, by largest plant") : tr("Best nodes");
    case Hosts:
        return tr("Hosts");
    case Power:
        return tr("Power");
    case Lines:
        return tr("Lines");
    case Limit:
        return tr("Limited by");
    default:
        return tr("Grid");
    }
}

} // namespace gigasite
