// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcut_sheet.h"

#include "views/paint/text_size.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableWidget>
#include <QVBoxLayout>

namespace gigasite {

std::vector<ShortcutRow> gestures()
{
    const auto panel = ShortcutSheet::tr("Parameters");
    const auto map = ShortcutSheet::tr("Power map");
    const auto topology = ShortcutSheet::tr("Topology");
    const auto steps = ShortcutSheet::tr("Step time and layout");
    const auto step = ShortcutSheet::tr("Step time");
    const auto layout = ShortcutSheet::tr("Parallelism layout");
    const auto figures = ShortcutSheet::tr("Figures");
    const auto jobs = ShortcutSheet::tr("Jobs");
    return {
        {panel, ShortcutSheet::tr("Next or previous parameter"), QStringLiteral("↑ ↓")},
        {panel, ShortcutSheet::tr("Smaller or larger; with Shift in tenths"), QStringLiteral("← →")},
        {panel, ShortcutSheet::tr("Type a value, with its unit (2.9G, 2900 MW); open a choice"),
         ShortcutSheet::tr("Enter, F2 or a digit")},
        {panel, ShortcutSheet::tr("Back to the default"), ShortcutSheet::tr("Delete, or double-click the slider")},
        {panel, ShortcutSheet::tr("Derived or typed"), QStringLiteral("A")},
        {panel, ShortcutSheet::tr("Drag in tenths"), ShortcutSheet::tr("Shift while dragging")},
        {panel, ShortcutSheet::tr("Take a drag back"), QStringLiteral("Esc")},
        {map, ShortcutSheet::tr("Choose a site"), QStringLiteral("1 … 8")},
        {map, ShortcutSheet::tr("Move the chosen site by 10 km"), QStringLiteral("← → ↑ ↓")},
        {map, ShortcutSheet::tr("Move a site"), ShortcutSheet::tr("drag its marker")},
        {map, ShortcutSheet::tr("Choose no site, so that the arrows push the ground"), QStringLiteral("0")},
        {map, ShortcutSheet::tr("Nearer, farther, the whole map"), ShortcutSheet::tr("+ − Home, wheel or pinch")},
        {map, ShortcutSheet::tr("Add a site"), ShortcutSheet::tr("double-click the ground, right-click or Insert")},
        {map, ShortcutSheet::tr("Remove or lock a site, type its limit"), ShortcutSheet::tr("right-click or Delete")},
        {map, ShortcutSheet::tr("Split the racks between two sites by 1 %; with Shift by 0.1 %"),
         ShortcutSheet::tr("drag the boundary below the map, or ← → on it")},
        {topology, ShortcutSheet::tr("Choose a bundle of links; show its flows"), QStringLiteral("← → ↑ ↓, Enter")},
        {topology, ShortcutSheet::tr("Deeper: network, switches of a tier, ports of a switch"),
         ShortcutSheet::tr("Page Down, double-click or wheel")},
        {topology, ShortcutSheet::tr("One level out"),
         ShortcutSheet::tr("Page Up, Esc, Backspace, wheel or the trail above")},
        {topology, ShortcutSheet::tr("Take out of service or restore"), ShortcutSheet::tr("right-click")},
        {topology, ShortcutSheet::tr("Change a tier's oversubscription, in whole ports; with Shift finer"),
         ShortcutSheet::tr("drag it up or down")},
        {topology, ShortcutSheet::tr("The same for the tier of the chosen links; with Alt in tenths"),
         QStringLiteral("+ −")},
        {steps, ShortcutSheet::tr("Move the time cursor"), ShortcutSheet::tr("← → or drag")},
        {steps, ShortcutSheet::tr("Play or pause the step; without animations, go on by one slot"),
         ShortcutSheet::tr("Space")},
        {step, ShortcutSheet::tr("The pipeline, stage by stage"),
         ShortcutSheet::tr("Page Down, wheel or double-click")},
        {step, ShortcutSheet::tr("Back to the whole step"),
         ShortcutSheet::tr("Page Up, Esc, Backspace, wheel or the trail above")},
        {step, ShortcutSheet::tr("Another stage of the pipeline"), QStringLiteral("↑ ↓")},
        {layout, ShortcutSheet::tr("Deeper: datacenter, stage, rack, replica"),
         ShortcutSheet::tr("Page Down, wheel or double-click; Enter on a chosen rack")},
        {layout, ShortcutSheet::tr("One level out"),
         ShortcutSheet::tr("Page Up, Esc, Backspace, wheel or the trail above")},
        {layout, ShortcutSheet::tr("Another rack; at the last level another replica"), QStringLiteral("← → ↑ ↓")},
        {layout, ShortcutSheet::tr("Move racks between two sites"),
         ShortcutSheet::tr("drag the line between them, or Alt+↑ ↓")},
        {figures, ShortcutSheet::tr("Explain a number"), ShortcutSheet::tr("click it")},
        {ShortcutSheet::tr("Why?"), ShortcutSheet::tr("A second Why? below the first"),
         ShortcutSheet::tr("Ctrl and a click on a link")},
        {figures, ShortcutSheet::tr("One figure alone, and back"),
         ShortcutSheet::tr("Enter where nothing in it is chosen, or double-click its title")},
        {jobs, ShortcutSheet::tr("Cancel the chosen job"), ShortcutSheet::tr("Esc or Delete")},
        {jobs, ShortcutSheet::tr("Run a cancelled job again"), ShortcutSheet::tr("Enter")},
    };
}

ShortcutSheet::ShortcutSheet(std::vector<ShortcutRow> rows, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keys and gestures"));
    auto *table = new QTableWidget(int(rows.size()), 3);
    table->setHorizontalHeaderLabels({tr("Where"), tr("What"), tr("Keys")});
    table->setAccessibleName(windowTitle());
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    for (int row = 0; row < int(rows.size()); ++row) {
        const auto &r = rows[std::size_t(row)];
        int column = 0;
        for (const auto &text : {r.where, r.what, r.keys})
            table->setItem(row, column++, new QTableWidgetItem(text));
    }
    table->setWordWrap(true);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table->verticalHeader()->setMinimumSectionSize(uiLength(22));
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter"));
    filter->setAccessibleName(tr("Filter keys and gestures"));
    connect(filter, &QLineEdit::textChanged, table, [table](const QString &text) {
        for (int row = 0; row < table->rowCount(); ++row) {
            bool hit = false;
            for (int column = 0; column < 3; ++column)
                hit = hit || table->item(row, column)->text().contains(text, Qt::CaseInsensitive);
            table->setRowHidden(row, !hit);
        }
    });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(filter);
    column->addWidget(table);
    column->addWidget(buttons);
    const QSize most = parent ? parent->size() - QSize(40, 80) : QSize(1200, 720);
    resize(QSize(uiLength(720), uiLength(620)).boundedTo(most));
}

} // namespace gigasite
