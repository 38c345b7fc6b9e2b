// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/edit.h"
#include "views/paint/theme.h"
#include "views/snapshot.h"

#include <QAbstractTableModel>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <QTableView>

#include <array>

namespace gigasite {

/// Errors, warnings and notes of the evaluation: what, where, and the change that clears it.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { What, Where, FixIt, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setProblems(Problems problems);
    void setStale(bool stale); ///< of an older scenario
    void setTheme(const Theme &theme);
    const Problem *at(int row) const;
    int count(Severity severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Problems problems_;
    bool stale_ = false;
    std::array<QPixmap, 3> icons_; ///< by severity
    Theme theme_ = Theme::day();
};

/// Paints a row from words shaped once: while a hand drags, only numbers in the sentences change. A sentence takes as
/// many lines as it needs.
class ProblemDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    static int heightOf(const QModelIndex &index, int width); ///< px, of a cell so wide
};

class ProblemPanel : public QTableView {
    Q_OBJECT
public:
    explicit ProblemPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    void setStale(bool stale) { model_.setStale(stale); }
    const ProblemModel &problems() const { return model_; }
    void step(int direction); ///< F8, Shift+F8
    void selectFirst(Severity severity);

Q_SIGNALS:
    void revealRequested(const QString &path);
    void fixRequested(const gigasite::Fix &fix);
    void fixHovered(const gigasite::Fix &fix); ///< without a key = on none

protected:
    void paintEvent(QPaintEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void hover(const QModelIndex &index);
    void activate(const QModelIndex &index);
    void fitRows();
    void fitColumns(); ///< the place of a problem only where sentences keep their room

    ProblemModel model_;
    Fix hovered_;
};

} // namespace gigasite
