// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"
#include "views/panels/job.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

namespace gigasite {

/// Jobs that run and that are over: what, how far or how long, and the button that ends or repeats one.
class JobModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { What, Action, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setJobs(const QList<Job> &jobs);
    void setTimesShown(bool shown); ///< off: nothing depends on the clock
    void setTheme(const Theme &theme);
    const Theme &theme() const { return theme_; }
    const Job *at(int row) const;
    QString nameOf(const Job &job) const; ///< "Flow simulation", "ECMP, 800,000 hosts"
    QString stateOf(const Job &job) const; ///< "62 % of the flows done · 8.1 s", "done in 12 s"
    QString actionOf(const Job &job) const; ///< empty: nothing can be done

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<Job> jobs_;
    Theme theme_ = Theme::day();
    bool timesShown_ = true;
};

/// What and how far, with a bar between them while it runs; a single line once it is over.
class JobDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    static int rowHeight(const Job &job); ///< px
};

class JobPanel : public QTableView {
    Q_OBJECT
public:
    explicit JobPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setJobs(const QList<Job> &jobs);
    void setTimesShown(bool shown) { model_.setTimesShown(shown); }
    const JobModel &jobs() const { return model_; }

Q_SIGNALS:
    void cancelRequested(int id);
    void repeatRequested(int id);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Job *currentJob() const;
    void fitRows();
    void activate(const QModelIndex &index);

    JobModel model_;
};

} // namespace gigasite
