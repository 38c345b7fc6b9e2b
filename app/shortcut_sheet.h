// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <vector>

namespace gigasite {

struct ShortcutRow {
    QString where, what, keys;
};

/// What the mouse and the keys do inside panel and figures, where no menu tells it.
std::vector<ShortcutRow> gestures();

/// All keys and gestures on one page, as a table.
class ShortcutSheet : public QDialog {
    Q_OBJECT
public:
    ShortcutSheet(std::vector<ShortcutRow> rows, QWidget *parent);
};

} // namespace gigasite
