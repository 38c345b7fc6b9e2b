// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/best_sites.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <memory>

namespace gigasite {

/// Splits of the demand over places, best first: one row each.
class BestSitesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Places, Price, Carbon, Water, Rtt, Margin, Limit, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setAnswer(std::shared_ptr<const SitesAnswer> answer, const SitingRule &rule);
    const SitesSplit *split(int row) const; ///< null off the table
    QStringList places(int row, int perLine) const; ///< lines of the first column
    void setPlacesPerLine(int perLine);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const SitesSplit &split, int column) const;
    QString sentence(const SitesSplit &split) const;

    std::shared_ptr<const SitesAnswer> answer_;
    SitingRule rule_;
    int perLine_ = mostSplit;
};

} // namespace gigasite
