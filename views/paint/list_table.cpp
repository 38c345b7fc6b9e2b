// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/list_table.h"

#include "views/paint/text_size.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

namespace gigasite {

namespace {

/// Rows of a list are dense, so is its heading: as high as a row, in every size of text.
class SlimHeading : public QObject {
public:
    explicit SlimHeading(QTableView &table)
        : QObject(&table)
        , table_(table)
    {
        table_.horizontalHeader()->installEventFilter(this);
        fit();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto type = event->type();
        if (type == QEvent::StyleChange || type == QEvent::FontChange || type == QEvent::Show)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        table_.horizontalHeader()->setFixedHeight(uiLength(20));
        table_.verticalHeader()->setMinimumSectionSize(uiLength(18));
        table_.verticalHeader()->setDefaultSectionSize(uiLength(20));
    }

    QTableView &table_;
};

} // namespace

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
    new SlimHeading(table);
}

} // namespace gigasite
