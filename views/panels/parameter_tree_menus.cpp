// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of the parameter panel offers in menus.
#include "views/panels/parameter_tree.h"

#include "views/paint/text.h"
#include "views/translate.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>

namespace gigasite {

void ParameterTree::showOptions(const QModelIndex &index)
{
    const auto *row = model_.row(index);
    QMenu menu(this);
    for (const auto &option : row->options(model_.snapshot())) {
        auto *action = menu.addAction(option.label);
        action->setCheckable(true);
        action->setChecked(option.current);
        action->setData(QString::fromStdString(option.value));
    }
    const auto parts = delegate_.partsOf(visualRect(index), row);
    const QPoint below =
        viewport()->mapToGlobal(QPoint(static_cast<int>(parts.slider.left()), static_cast<int>(parts.value.bottom())));
    const auto key = row->parameter().key;
    if (const auto *chosen = menu.exec(below))
        request({{{key, chosen->data().toString().toStdString()}}, {}, 0});
}

QMenu *ParameterTree::menuOf(const QModelIndex &index)
{
    const auto *row = model_.row(index);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, const auto &run) {
        auto *action = menu->addAction(text);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    const auto *problem = model_.problem(index);
    for (const auto &fix : problem ? problem->fixes : std::vector<Fix>{})
        add(tr("Fix: %1").arg(translate(fix.label)), [this, fix] { Q_EMIT fixRequested(fix); });
    menu->addSeparator();
    const auto shown = row->shown(model_.snapshot(), model_.reference());
    add(tr("Back to default"), [this, row] {
        request(row->toDefault(model_.snapshot(), *model_.reference()));
    })->setEnabled(shown.changed);
    if (row->parameter().automatic) {
        const auto toggle = [this, row] {
            if (auto edit = row->toggledAuto(model_.snapshot()))
                request(*std::move(edit));
        };
        auto *automatic =
            add(shown.automatic ? tr("Lock at %1").arg(shown.value) : tr("Unlock: automatic again"), toggle);
        automatic->setObjectName(QStringLiteral("automatic"));
    }
    menu->addSeparator();
    const auto key = toQString(row->parameter().key);
    add(tr("Copy value"), [value = shown.value] { QApplication::clipboard()->setText(value); });
    add(tr("Copy as --set"), [this, row, key] {
        const auto value = toText(valueOf(*model_.snapshot().scenario, row->parameter()));
        QApplication::clipboard()->setText(QStringLiteral("--set %1=%2").arg(key, toQString(value)));
    });
    add(tr("Show source"), [this, key] { Q_EMIT sourceRequested(key); });
    return menu;
}

void ParameterTree::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard; // the pointer is anywhere
    const auto index = byKey ? currentIndex() : indexAt(event->pos());
    if (!model_.row(index))
        return;
    setCurrentIndex(index);
    menuOf(index)->popup(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

} // namespace gigasite
