// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/segments.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace gigasite {

Segments::Segments(const QString &name, const std::vector<std::pair<QString, QString>> &textsAndTips, QWidget *parent)
    : QWidget(parent)
    , buttons_(new QButtonGroup(this))
{
    setAccessibleName(name);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    int id = 0;
    for (const auto &[text, tip] : textsAndTips) {
        auto *button = new QToolButton;
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(name + QStringLiteral(": ") + text);
        button->setAccessibleDescription(tip);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        constexpr int air = 14, least = 22;
        button->setFixedSize(std::max(least, button->fontMetrics().horizontalAdvance(text) + air), least);
        buttons_->addButton(button, id++);
        row->addWidget(button);
    }
    buttons_->button(0)->setChecked(true);
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int segment, bool on) {
        if (on)
            Q_EMIT chosen(segment);
    });
}

void Segments::choose(int segment)
{
    buttons_->button(segment)->setChecked(true);
}

} // namespace gigasite
