// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/notice_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace gigasite {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , label_(new QLabel)
    , row_(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("notice"));
    label_->setWordWrap(true);
    row_->setContentsMargins(12, 4, 8, 4);
    row_->setSpacing(8);
    row_->addWidget(label_, 1);
    hide();
}

void NoticeBar::ask(const QString &topic, const QString &text, std::vector<Answer> answers)
{
    const auto same =
        std::find_if(questions_.begin(), questions_.end(), [&](const auto &q) { return q.topic == topic; });
    if (same != questions_.end())
        *same = {topic, text, std::move(answers)};
    else
        questions_.push_back({topic, text, std::move(answers)});
    showFirst();
}

void NoticeBar::drop(const QString &topic)
{
    if (std::erase_if(questions_, [&](const auto &q) { return q.topic == topic; }) > 0)
        showFirst();
}

bool NoticeBar::isAsking(const QString &topic) const
{
    return std::any_of(questions_.begin(), questions_.end(), [&](const auto &q) { return q.topic == topic; });
}

QString NoticeBar::text() const
{
    return questions_.empty() ? QString() : label_->text();
}

void NoticeBar::showFirst()
{
    for (auto *button : std::exchange(buttons_, {})) {
        button->hide();
        button->deleteLater(); // it may be the one that was pressed
    }
    setVisible(!questions_.empty());
    if (questions_.empty())
        return;
    const auto &question = questions_.front();
    label_->setText(question.text);
    setAccessibleName(question.text);
    for (std::size_t i = 0; i < question.answers.size(); ++i) {
        auto *button = new QPushButton(question.answers[i].label);
        connect(button, &QPushButton::clicked, this, [this, i] { answer(i); });
        row_->addWidget(button);
        buttons_.push_back(button);
    }
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void NoticeBar::answer(std::size_t index)
{
    const auto run = questions_.front().answers[index].run;
    questions_.erase(questions_.begin());
    showFirst();
    if (run)
        run();
}

void NoticeBar::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("#notice { background: %1; border: none; border-left: 3px solid %2; } "
                                 "#notice QLabel { color: %3; background: transparent; } "
                                 "#notice QPushButton { padding: 2px 10px; }")
                      .arg(theme.warningTint.name(), theme.warning.name(), theme.ink.name()));
}

} // namespace gigasite
