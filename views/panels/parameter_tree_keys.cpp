// SPDX-License-Identifier: GPL-3.0-or-later
// The parameter panel by keyboard.
#include "views/panels/parameter_tree.h"

#include "views/panels/row_editor.h"

#include <QKeyEvent>

#include <utility>

namespace gigasite {

/// During a drag Esc is ours, whatever shortcut the window has for it.
bool ParameterTree::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && dragged_ &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void ParameterTree::keyPressEvent(QKeyEvent *event)
{
    if (dragged_ && event->key() == Qt::Key_Escape) {
        dragged_ = nullptr;
        Q_EMIT undoGestureRequested(gesture_);
        if (relayoutLater_)
            relayout();
        return;
    }
    const auto index = currentIndex();
    const auto *row = model_.row(index);
    const bool fine = event->modifiers() & Qt::ShiftModifier;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (!row && plain && index.isValid() &&
        (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)) {
        setExpanded(index, !isExpanded(index));
        return;
    }
    if (!row || !plain) {
        if (row || !event->text().isEmpty()) // a letter on a heading edits nothing
            event->ignore();
        if (event->text().isEmpty() || !plain)
            QTreeView::keyPressEvent(event);
        return;
    }
    const bool choice = row->form() == PanelRow::Form::Choice;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (row->form() == PanelRow::Form::Slider || row->form() == PanelRow::Form::Ports ||
            row->form() == PanelRow::Form::Share)
            requestStep(*row, event->key() == Qt::Key_Right ? 1 : -1, fine);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
    case Qt::Key_Space:
        if (choice)
            showOptions(index);
        else if (row->form() == PanelRow::Form::Flag)
            request(
                {{{row->parameter().key, row->shown(model_.snapshot(), nullptr).value != QLatin1String("on")}}, {}, 0});
        else
            openEditor(index);
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        request(row->toDefault(model_.snapshot(), *model_.reference()));
        return;
    case Qt::Key_A:
        if (auto toggled = row->toggledAuto(model_.snapshot()))
            request(*std::move(toggled));
        return;
    default:
        break;
    }
    const auto text = event->text();
    if (!choice && row->form() != PanelRow::Form::Flag && text.size() == 1 &&
        (text[0].isDigit() || text[0] == QLatin1Char('-'))) {
        openEditor(index);
        if (auto *open = editor()) {
            open->setText(text);
            open->setModified(true); // typed, not shown
        }
        return;
    }
    QTreeView::keyPressEvent(event);
}

} // namespace gigasite
