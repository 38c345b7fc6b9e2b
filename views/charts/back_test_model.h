// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/back_test.h"
#include "views/paint/theme.h"

#include <QAbstractTableModel>

namespace gigasite {

/// Whether every rule allows it.
inline bool meetsAll(const TestedSite &site)
{
    return site.import && site.headroom && site.firm;
}

/// Why a site passes or does not, in sentences.
QString backTestWhy(const TestedSite &row);
/// With its owner, where that is known.
QString backTestName(const TestedSite &row);
/// In a word or two: "allowed", "own plant".
QString backTestVerdict(const TestedSite &row);
/// The whole row in words.
QString backTestSentence(const TestedSite &row);

/// Real AI sites against the rules, one row each; those that a rule refuses first.
class BackTestModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Site, Verdict, Planned, Import, Headroom, Firm, Authority, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setTest(const BackTest &test, const SitingRule &rule);
    void setTheme(const Theme &theme);
    const std::vector<TestedSite> &rows() const { return rows_; }
    const SitingRule &rule() const { return rule_; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const TestedSite &row, int column) const;

    std::vector<TestedSite> rows_;
    SitingRule rule_;
    Theme theme_ = Theme::day();
};

} // namespace gigasite
