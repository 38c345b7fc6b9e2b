// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/segments.h"

#include "views/paint/text_size.h"

#include <QEvent>
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
        buttons_->addButton(button, id++);
        row->addWidget(button);
    }
    fit();
    buttons_->button(0)->setChecked(true);
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int segment, bool on) {
        if (on)
            Q_EMIT chosen(segment);
    });
}

void Segments::fit()
{
    constexpr int air = 14;
    const int least = uiLength(22);
    const QFontMetrics metrics(uiFont(Type::Body));
    for (auto *button : buttons_->buttons())
        button->setFixedSize(std::max(least, metrics.horizontalAdvance(button->text()) + air), least);
}

/// A new style sheet may bring another text size.
void Segments::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        fit();
}

void Segments::choose(int segment)
{
    buttons_->button(segment)->setChecked(true);
}

} // namespace gigasite
