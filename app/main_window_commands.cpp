// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the window can do, as the palette and the shortcut sheet list it.
#include "app/command_palette.h"
#include "app/main_window.h"
#include "app/shortcut_sheet.h"

#include "model/evaluate/figure_table.h"
#include "views/lit_outputs.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QMenuBar>

namespace gigasite {

namespace {

struct MenuEntry {
    QString menu;
    QAction *action;
};

QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

void collect(const QString &menu, const QList<QAction *> &actions, std::vector<MenuEntry> &entries)
{
    for (auto *action : actions) {
        if (action->menu())
            collect(menu.isEmpty() ? plain(action->text()) : menu + QStringLiteral(" › ") + plain(action->text()),
                    action->menu()->actions(), entries);
        else if (!action->isSeparator() && action->isVisible())
            entries.push_back({menu, action});
    }
}

std::vector<MenuEntry> menuEntries(const MainWindow &window)
{
    std::vector<MenuEntry> entries;
    collect({}, window.menuBar()->actions(), entries);
    return entries;
}

} // namespace

void MainWindow::openPalette()
{
    std::vector<Command> commands;
    for (const auto &[menu, action] : menuEntries(*this)) {
        if (action->isEnabled())
            commands.push_back({menu + QStringLiteral(" › ") + plain(action->text()),
                                action->shortcut().toString(QKeySequence::NativeText),
                                [action = action] { action->trigger(); }});
    }
    const auto &snapshot = service_.snapshot();
    for (const auto &row : parameters_->model().rows()) {
        if (!row.isVisible(*snapshot.scenario))
            continue;
        const auto key = toQString(row.parameter().key);
        commands.push_back(
            {tr("Parameter › %1").arg(row.label()), row.shown(snapshot, nullptr).value, [this, key] { reveal(key); }});
    }
    for (const auto &figure : figureTable()) {
        const auto id = toQString(figure.id);
        const auto value = figureValue(*snapshot.evaluation, figure.id);
        if (value.value)
            commands.push_back({tr("Figure › %1").arg(translate(figure.label)), shown(*value.value, figure.unit, 4),
                                [this, id] { select(id); }});
    }
    auto *palette = new CommandPalette(std::move(commands), this);
    palette->show();
    if (tour_)
        tour_->check();
}

void MainWindow::select(const QString &figure)
{
    openWhy();
    why_->show(figure);
}

void MainWindow::lightUp(const QString &id)
{
    const auto &snapshot = service_.snapshot();
    const auto lit = litBy(id, *snapshot.scenario, snapshot.evaluation);
    strip_->setLit(lit);
    parameters_->model().setLit(lit);
    for (auto *pane : panes_)
        pane->canvas().setLit(lit);
}

void MainWindow::showShortcuts()
{
    std::vector<ShortcutRow> rows;
    for (const auto &[menu, action] : menuEntries(*this)) {
        if (!action->shortcut().isEmpty())
            rows.push_back({menu, plain(action->text()), action->shortcut().toString(QKeySequence::NativeText)});
    }
    for (const auto &row : gestures())
        rows.push_back(row);
    auto *sheet = new ShortcutSheet(std::move(rows), this);
    sheet->show();
    if (tour_)
        tour_->check();
}

} // namespace gigasite
