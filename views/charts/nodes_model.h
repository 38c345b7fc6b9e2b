// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/node_search.h"
#include "views/paint/theme.h"

#include <QAbstractTableModel>

namespace gigasite {

/// The whole row in words.
QString nodeSentence(const FoundNode &node, const NodesQuestion &question);
/// How many nodes host the demand, by grid; and shorter.
std::pair<QString, QString> nodesSummary(const NodesAnswer &answer, const NodesQuestion &question);

/// The best nodes of the country by the rule in force, one row each.
class NodesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Node, Hosts, Power, Lines, Limit, Authority, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setAnswer(NodesAnswer answer, const NodesQuestion &question);
    void setTheme(const Theme &theme);
    const NodesAnswer &answer() const { return answer_; }
    const NodesQuestion &question() const { return question_; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const FoundNode &node, int column) const;

    NodesAnswer answer_;
    NodesQuestion question_;
    Theme theme_ = Theme::day();
};

} // namespace gigasite
