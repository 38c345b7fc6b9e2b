// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/view_switch.h"

#include "views/paint/text_size.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gigasite {

ViewSwitch::ViewSwitch(const std::vector<std::pair<QString, QString>> &namesAndTips, QWidget *parent)
    : QWidget(parent)
    , buttons_(new QButtonGroup(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(2);
    int id = 0;
    for (const auto &[name, tip] : namesAndTips) {
        auto *button = new QPushButton(name);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setToolTip(tip);
        button->setAccessibleDescription(tip);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        buttons_->addButton(button, id++);
        column->addWidget(button);
    }
    column->addStretch(1);
    buttons_->button(0)->setChecked(true);
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int view, bool on) {
        if (on)
            Q_EMIT chosen(view);
    });
}

void ViewSwitch::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("QPushButton { text-align: left; border: 1px solid transparent; padding: 1px 7px; "
                                 "background: transparent; color: %1; } "
                                 "QPushButton:hover { background: %2; } "
                                 "QPushButton:checked { background: %3; border: 1px solid %4; color: %5; } "
                                 "QPushButton:focus { border: 2px solid %4; padding: 0px 6px; }")
                      .arg(theme.ink2.name(), theme.hairline.name(), theme.accentTint.name(), theme.accent.name(),
                           theme.ink.name()));
    for (auto *button : buttons_->buttons()) {
        button->setFont(uiFont(Type::Body));
        button->setMinimumHeight(uiLength(20));
        button->setMaximumHeight(uiLength(26));
        const auto words = QFontMetrics(button->font()).horizontalAdvance(button->text());
        button->setMinimumWidth(std::max(uiLength(118), words + 18)); // what the style sheet adds, too
    }
}

void ViewSwitch::choose(int view)
{
    buttons_->button(view)->setChecked(true);
}

} // namespace gigasite
