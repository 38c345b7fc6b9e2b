// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/back_test.h"
#include "views/paint/theme.h"

#include <QAbstractTableModel>

namespace gigasite {

/// Why a site passes or does not, in one sentence: "needs 442 MW more firm power within 100 km".
QString backTestWhy(const BackTestRow &row, const SitingRule &rule);
/// In a word or two: "allowed", "own plant".
QString backTestVerdict(const BackTestRow &row);
/// The whole row in words.
QString backTestSentence(const BackTestRow &row, const SitingRule &rule);

/// Real AI sites against the rules, one row each; those that a rule refuses first.
class BackTestModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Site, Verdict, Planned, Import, Headroom, Firm, Authority, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setTest(const BackTest &test, const SitingRule &rule);
    void setTheme(const Theme &theme);
    const std::vector<BackTestRow> &rows() const { return rows_; }
    const SitingRule &rule() const { return rule_; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const BackTestRow &row, int column) const;

    std::vector<BackTestRow> rows_;
    SitingRule rule_;
    Theme theme_ = Theme::day();
};

} // namespace gigasite
