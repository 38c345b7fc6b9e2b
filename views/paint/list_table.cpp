// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/list_table.h"

#include "views/paint/text_size.h"

#include <QAbstractItemDelegate>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

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

int naturalWidth(const QTableView &table)
{
    const auto *model = table.model();
    const auto *header = table.horizontalHeader();
    QStyleOptionViewItem option;
    option.initFrom(&table);
    option.widget = &table;
    option.font = table.font();
    option.fontMetrics = QFontMetrics(table.font());
    int width = table.verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < model->columnCount(); ++column) {
        int most = header->sectionSizeHint(column);
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto index = model->index(row, column);
            most = std::max(most, table.itemDelegateForIndex(index)->sizeHint(option, index).width());
        }
        width += most;
    }
    return width;
}

} // namespace gigasite
