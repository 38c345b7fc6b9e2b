// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QButtonGroup>
#include <QWidget>

#include <utility>
#include <vector>

namespace gigasite {

/// A column of buttons, one of them down: which of several views stands beside it.
class ViewSwitch : public QWidget {
    Q_OBJECT
public:
    explicit ViewSwitch(const std::vector<std::pair<QString, QString>> &namesAndTips, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void choose(int view);

Q_SIGNALS:
    void chosen(int view);

private:
    QButtonGroup *buttons_;
};

} // namespace gigasite
