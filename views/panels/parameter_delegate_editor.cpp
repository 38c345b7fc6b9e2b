// SPDX-License-Identifier: GPL-3.0-or-later
// The row that is being edited.
#include "views/panels/parameter_delegate.h"
#include "views/panels/row_editor.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace gigasite {

QWidget *ParameterDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                         const QModelIndex &index) const
{
    if (!model_.row(index))
        return nullptr;
    const auto *row = model_.row(index);
    return new RowEditor(
        row->label(), index.data(Qt::EditRole).toString(),
        [this, row](const QString &text) { return row->reading(text, model_.snapshot()); }, theme_, parent);
}

QString ParameterDelegate::badgeTip(const QModelIndex &index) const
{
    const auto *row = model_.row(index);
    if (!row || !row->parameter().automatic)
        return {};
    const auto shown = row->shown(model_.snapshot(), nullptr);
    return shown.automatic ? tr("Automatic. Click: lock at %1 (A)").arg(shown.value)
                           : tr("Locked at %1. Click: automatic again (A)").arg(shown.value);
}

bool ParameterDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    const auto tip = event->type() == QEvent::ToolTip ? badgeTip(index) : QString();
    if (tip.isEmpty() || !partsOf(option.rect).badge.contains(event->pos()))
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), tip, view);
    return true;
}

/// What cannot be read stays in the editor, with the reason under it.
bool ParameterDelegate::eventFilter(QObject *watched, QEvent *event)
{
    const auto *editor = qobject_cast<RowEditor *>(watched);
    if (editor && event->type() == QEvent::KeyPress && !editor->isAccepted()) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab)
            return true;
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

void ParameterDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *line = qobject_cast<QLineEdit *>(editor);
    line->setText(index.data(Qt::EditRole).toString());
    line->selectAll();
}

/// A number that is typed is the person's own, also one that was there by itself.
void ParameterDelegate::setModelData(QWidget *editor, QAbstractItemModel * /*model*/, const QModelIndex &index) const
{
    const auto *line = qobject_cast<QLineEdit *>(editor);
    const auto *row = model_.row(index);
    const bool locks = line->isModified() && row && row->shown(model_.snapshot(), nullptr).automatic;
    if (locks || line->text() != index.data(Qt::EditRole).toString())
        Q_EMIT textEntered(index, line->text());
}

void ParameterDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                             const QModelIndex &index) const
{
    const auto *row = model_.row(index);
    const auto parts = partsOf(option.rect, row);
    QRectF box = parts.value;
    box.setLeft(row && row->form() == PanelRow::Form::Text ? parts.slider.left() : parts.value.left() - 30);
    editor->setGeometry(box.toAlignedRect());
}

} // namespace gigasite
