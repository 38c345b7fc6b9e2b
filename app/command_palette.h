// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>

#include <functional>
#include <vector>

namespace gigasite {

/// Something the palette can do.
struct Command {
    QString name; ///< "File › Save as…", "Parameter › Layers"
    QString hint; ///< shortcut, or present value
    std::function<void()> run;
};

/// How well typed letters fit a name: every letter in order, neighbours and word beginnings count more; less than 0 if
/// they do not all occur. Without letters 0.
int fitOf(const QString &letters, const QString &name);

/// Everything the window can do, found by a few letters (Ctrl+K). Enter runs, Esc closes, arrows choose.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(std::vector<Command> commands, QWidget *parent);

    QLineEdit &input() { return *input_; }
    QListView &list() { return *list_; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void narrow(const QString &letters);
    void run(const QModelIndex &index);

    std::vector<Command> commands_;
    QStandardItemModel model_;
    QSortFilterProxyModel *found_;
    QLineEdit *input_;
    QListView *list_;
};

} // namespace gigasite
