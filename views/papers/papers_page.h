// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/papers/papers_model.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QWidget>

namespace gigasite {

/// Digits in cells of one width, so that a column of numbers stands straight. What is longer than its column goes on in
/// the next line: nothing is cut.
class PapersDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// Every number of the two papers as printed, derived and corrected. It asks for the rows when it is shown first.
class PapersPage : public QWidget {
    Q_OBJECT
public:
    explicit PapersPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setRows(std::vector<PaperRow> rows);
    const PapersModel &papers() const { return model_; }
    PapersFilter &filter() { return filter_; }
    QTableView &table() { return *table_; }

Q_SIGNALS:
    void rowsRequested(); ///< once
    void paperSelected(const gigasite::PaperEntry &entry);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< the table's room changes

private:
    QLayout *buildFilters();
    void buildTable();
    void fitColumns();
    void fitRows();
    void fitMeanings();
    void showCount();
    void activate(const QModelIndex &index);

    PapersModel model_;
    PapersFilter filter_;
    QTableView *table_;
    QLineEdit *words_;
    QButtonGroup *verdicts_;
    QLabel *count_;
    QLabel *meanings_; ///< of the column "Corrected under"
    bool asked_ = false;
    bool fitting_ = false; ///< columns are; rows follow once
};

} // namespace gigasite
