// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace gigasite {

/// One line above the figures that asks something without stopping anyone: a sentence and what can be done. Hidden
/// while there is nothing to ask; a second question waits for the first one's answer.
class NoticeBar : public QFrame {
    Q_OBJECT
public:
    struct Answer {
        QString label;
        std::function<void()> run;
    };

    explicit NoticeBar(QWidget *parent = nullptr);

    /// `topic`: a question on the same one takes the older one's place.
    void ask(const QString &topic, const QString &text, std::vector<Answer> answers);
    void drop(const QString &topic); ///< no longer a question
    bool isAsking(const QString &topic) const;
    QString text() const;
    void setTheme(const Theme &theme);

private:
    struct Question {
        QString topic, text;
        std::vector<Answer> answers;
    };
    void showFirst();
    void answer(std::size_t index);

    std::vector<Question> questions_;
    QLabel *label_;
    QHBoxLayout *row_;
    std::vector<QWidget *> buttons_;
};

} // namespace gigasite
