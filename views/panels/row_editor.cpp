// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/row_editor.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <algorithm>
#include <utility>

namespace gigasite {

RowEditor::RowEditor(const QString &name, const QString &present, Reader read, const Theme &theme, QWidget *parent)
    : QLineEdit(parent)
    , present_(present)
    , read_(std::move(read))
    , theme_(theme)
    , note_(new QLabel(parent))
{
    setFrame(false);
    setFont(uiFont(Type::Body));
    setAlignment(Qt::AlignRight);
    setAccessibleName(name);
    setStyleSheet(QStringLiteral("QLineEdit { background: %1; color: %2; border: 2px solid %3; padding: 0 2px; }")
                      .arg(theme_.field.name(), theme_.ink.name(), theme_.accent.name()));
    note_->setFont(uiFont(Type::Secondary));
    note_->setWordWrap(true);
    note_->setTextFormat(Qt::PlainText);
    note_->hide();
    connect(this, &QLineEdit::textChanged, this, &RowEditor::explain);
}

RowEditor::~RowEditor()
{
    delete note_;
}

void RowEditor::explain()
{
    const auto read = read_(text());
    note_->setText(isUnchanged() ? QString()
                       : read    ? tr("%1. Enter takes it, Esc keeps %2.").arg(*read, present_)
                                 : translate(read.problem().message));
    note_->setStyleSheet(QStringLiteral("background: %1; color: %2; border: 1px solid %3; padding: 1px 5px;")
                             .arg((read ? theme_.field : theme_.errorTint).name(),
                                  (read ? theme_.ink2 : theme_.error).name(),
                                  (read ? theme_.accent : theme_.error).name()));
    setAccessibleDescription(note_->text());
    note_->setVisible(!note_->text().isEmpty());
    place();
}

/// Under the editor, or over it where there is no room below.
void RowEditor::place()
{
    if (!note_ || note_->text().isEmpty())
        return;
    constexpr int margin = 6;
    const auto room = parentWidget()->rect().adjusted(margin, 0, -margin, 0);
    const int wide = std::min(room.width(), note_->sizeHint().width());
    const int width = note_->heightForWidth(wide) > 3 * height() ? room.width() : std::max(wide, room.width() / 2);
    const int high = note_->heightForWidth(width);
    const int below = geometry().bottom() + 2;
    const int top = below + high <= room.bottom() ? below : geometry().top() - 2 - high;
    note_->setGeometry(room.right() - width + 1, top, width, high);
    note_->raise();
}

void RowEditor::moveEvent(QMoveEvent *event)
{
    QLineEdit::moveEvent(event);
    place();
}

void RowEditor::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    place();
}

} // namespace gigasite
