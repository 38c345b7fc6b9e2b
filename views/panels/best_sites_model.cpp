// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/best_sites_model.h"

#include "views/figures/place_words.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QStringList>

#include <utility>

namespace gigasite {

namespace {

QString place(const SplitSite &site)
{
    const auto where = QStringLiteral("%1 %2").arg(shown(site.share, Unit::Ratio), siteWord(site.county));
    return site.authority.empty() ? where : QStringLiteral("%1 · %2").arg(where, toQString(site.authority));
}

/// As a narrow column says it; a sentence says more.
QString limitOf(const SplitSite &site, const SitingRule &rule)
{
    return site.binding == HostLimit::Headroom && rule.definition == HeadroomDefinition::Paper
        ? BestSitesModel::tr("the 2024 paper's headroom")
        : translate(limitText(site.binding, rule));
}

} // namespace

void BestSitesModel::setAnswer(std::shared_ptr<const SitesAnswer> answer, const SitingRule &rule)
{
    beginResetModel();
    answer_ = std::move(answer);
    rule_ = rule;
    endResetModel();
}

const SitesSplit *BestSitesModel::split(int row) const
{
    return row >= 0 && row < rowCount() ? &answer_->splits[static_cast<std::size_t>(row)] : nullptr;
}

QStringList BestSitesModel::places(int row, int perLine) const
{
    QStringList lines;
    const auto *shown = split(row);
    for (std::size_t i = 0; shown && i < shown->sites.size(); ++i) {
        const auto words = place(shown->sites[i]);
        if (i % static_cast<std::size_t>(perLine) == 0)
            lines << words;
        else
            lines.back() += QStringLiteral("   ") + words;
    }
    return lines;
}

void BestSitesModel::setPlacesPerLine(int perLine)
{
    if (std::exchange(perLine_, perLine) != perLine && rowCount() > 0)
        Q_EMIT dataChanged(index(0, Places), index(rowCount() - 1, Places));
}

int BestSitesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !answer_ ? 0 : static_cast<int>(answer_->splits.size());
}

int BestSitesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QString BestSitesModel::text(const SitesSplit &split, int column) const
{
    switch (column) {
    case Price:
        return tr("%1 ¢/kWh").arg(localDecimal(100 * split.usdPerKwh, 2));
    case Carbon:
        return tr("%1 g/kWh").arg(localDecimal(split.gramsCo2PerKwh, 0));
    case Water:
        return tr("%1 l/kWh").arg(localDecimal(split.waterLitresPerKwh, 2));
    case Rtt:
        return split.sites.size() > 1 ? shown(split.rtt.si(), Unit::Second) : QStringLiteral("–");
    case Margin:
        return shown(split.margin.si(), Unit::Watt);
    default: {
        QStringList limits;
        for (const auto &site : split.sites) {
            const auto words = limitOf(site, rule_);
            if (!limits.contains(words))
                limits << words;
        }
        return limits.join(QStringLiteral("; "));
    }
    }
}

QString BestSitesModel::sentence(const SitesSplit &split) const
{
    QStringList lines;
    for (const auto &site : split.sites)
        lines << tr("%1 of the racks in %2 (%3): %4 of %5, limited by %6")
                     .arg(shown(site.share, Unit::Ratio), siteWord(site.county),
                          site.authority.empty() ? tr("own limit") : toQString(site.authority),
                          shown(site.demand.si(), Unit::Watt), shown(site.capacity.si(), Unit::Watt),
                          translate(limitText(site.binding, rule_)));
    lines << tr("%1, %2, %3 of water, RTT %4, %5 left at the tightest site")
                 .arg(text(split, Price), text(split, Carbon), text(split, Water), text(split, Rtt),
                      text(split, Margin));
    return lines.join(QLatin1Char('\n'));
}

QVariant BestSitesModel::data(const QModelIndex &index, int role) const
{
    const auto *shown = split(index.row());
    if (!shown)
        return {};
    if (role == Qt::DisplayRole && index.column() == Places)
        return places(index.row(), perLine_).join(QLatin1Char('\n'));
    if (role == Qt::DisplayRole)
        return text(*shown, index.column());
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return sentence(*shown);
    if (role == Qt::TextAlignmentRole && index.column() >= Price && index.column() <= Margin)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant BestSitesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant((section >= Price && section <= Margin ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Places:
        return tr("Places");
    case Price:
        return tr("Price");
    case Carbon:
        return tr("Carbon");
    case Water:
        return tr("Water");
    case Rtt:
        return tr("RTT");
    case Margin:
        return tr("Margin");
    default:
        return tr("Limited by");
    }
}

} // namespace gigasite
