// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/list_table.h"

#include <QHeaderView>
#include <QTableView>

namespace gigasite {

void dressAsList(QTableView &table)
{
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setSelectionBehavior(QTableView::SelectRows);
    table.setSelectionMode(QTableView::SingleSelection);
    table.setEditTriggers(QTableView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
}

} // namespace gigasite
