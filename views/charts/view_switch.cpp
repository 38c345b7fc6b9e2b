// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/view_switch.h"

#include <QPushButton>
#include <QVBoxLayout>

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
        button->setMinimumHeight(20);
        button->setMaximumHeight(26);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        button->setMinimumWidth(118);
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
    for (auto *button : buttons_->buttons())
        button->setFont(gigasite::font(Type::Body));
}

void ViewSwitch::choose(int view)
{
    buttons_->button(view)->setChecked(true);
}

} // namespace gigasite
