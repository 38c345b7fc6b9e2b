// SPDX-License-Identifier: GPL-3.0-or-later
// A figure in little room: what of its heading does not fit is in a menu; its table has the columns it needs.
#include "views/figures/figure_pane.h"

#include "views/paint/text.h"

#include <QEvent>
#include <QHeaderView>
#include <QLayout>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace gigasite {

namespace {

int widthOf(const QWidget &widget)
{
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize()).width();
}

/// An entry that presses a button out of sight.
void offer(QMenu &menu, QAbstractButton &button)
{
    auto *action = menu.addAction(button.icon(), button.accessibleName());
    action->setCheckable(button.isCheckable());
    action->setChecked(button.isChecked());
    QObject::connect(action, &QAction::triggered, &button, &QAbstractButton::click);
}

} // namespace

void FigurePane::buildMore()
{
    more_ = addButton(tr("More of this figure"));
    more_->setObjectName(QStringLiteral("more"));
    more_->setMenu(new QMenu(more_));
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->hide();
    connect(more_->menu(), &QMenu::aboutToShow, this, &FigurePane::fillMore);
    header_->setMinimumWidth(1); // its buttons never widen the pane
    header_->installEventFilter(this);
}

/// What has a key goes first, what changes the picture last.
QList<QWidget *> FigurePane::yielding() const
{
    return QList<QWidget *>{copy_, tableButton_, maximise_, save_} + extras_;
}

void FigurePane::fitHeader()
{
    const auto *row = header_->layout();
    const auto margins = row->contentsMargins();
    const auto taken = [row](const QWidget *widget) { return widthOf(*widget) + row->spacing(); };
    const auto controls = yielding();
    int needed = std::accumulate(controls.begin(), controls.end(), 0,
                                 [&](int sum, const QWidget *control) { return sum + taken(control); });
    auto face = title_->font();
    face.setStretch(QFont::AnyStretch);
    const int title = QFontMetrics(face).size(Qt::TextShowMnemonic, title_->text()).width();
    int room = width() - margins.left() - margins.right() - title - row->spacing();
    if (!kept_.isEmpty())
        room -= QFontMetrics(subtitle_->font()).horizontalAdvance(kept_) + row->spacing();
    room -= leastTrail() + (maximised_ ? taken(wayBack_) : 0);
    const bool all = needed <= room;
    if (!all)
        room -= taken(more_);
    for (auto *control : controls) {
        const bool gives = needed > room;
        if (gives)
            needed -= taken(control);
        control->setVisible(!gives);
    }
    trailFits_ = levels_.size() < 2 || room >= 0;
    more_->setVisible(!all);
    const int lacking = std::max(-room - leastTrail(), 0);
    title_->setFont(lacking > 0 ? narrowed(face, title_->text(), title - lacking) : face);
}

void FigurePane::fillMore()
{
    auto *menu = more_->menu();
    menu->clear();
    for (int i = 0; !trailFits_ && i + 1 < static_cast<int>(levels_.size()); ++i)
        connect(menu->addAction(levels_[i].first), &QAction::triggered, this, [this, i] { Q_EMIT trailActivated(i); });
    menu->addSeparator();
    for (const auto *extra : extras_) {
        for (auto *button : extra->findChildren<QAbstractButton *>()) {
            if (extra->isHidden())
                offer(*menu, *button);
        }
    }
    menu->addSeparator();
    for (auto *button : {tableButton_, copy_, save_, maximise_}) {
        if (button->isHidden())
            offer(*menu, *button);
    }
}

void FigurePane::fillTable()
{
    table_.setMarks(canvas_->marksNow(), canvas_->columns(tableView_->contentsRect().width()));
    fitColumns();
}

/// Numbers have the width they need, texts too as far as there is room, the first column first; what is left goes to
/// the numbers, or to the last text. What a mark says goes over several.
void FigurePane::fitColumns()
{
    auto *header = tableView_->horizontalHeader();
    tableView_->clearSpans();
    const int columns = table_.columnCount(), own = table_.columnRows();
    if (own == 0) {
        header->setSectionResizeMode(QHeaderView::Stretch);
        return;
    }
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setMinimumSectionSize(1); // or narrow columns would together be wider than the table
    const auto face = uiFont(Type::Body), bold = uiFont(Type::Title);
    const auto titleWidth = [&](int column) {
        double wide = 0;
        for (const auto &line : table_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().split(u'\n'))
            wide = std::max(wide, textWidth(bold, line));
        return wide;
    };
    std::vector<int> widths, whole; // so that texts wrap, and so that none does
    for (int column = 0; column < columns; ++column) {
        double wide = titleWidth(column), word = wide;
        for (int row = 0; row < own; ++row) {
            const auto text = table_.index(row, column).data().toString();
            wide = std::max(wide, textWidth(face, text));
            for (const auto &part : text.split(u' ')) // a word does not wrap
                word = std::max(word, textWidth(face, part));
        }
        const auto padded = [](double width) { return static_cast<int>(std::ceil(width)) + uiLength(10); };
        whole.push_back(padded(wide));
        widths.push_back(table_.isNumber(column) ? whole.back() : padded(word));
    }
    const int bar = tableView_->verticalScrollBar()->sizeHint().width(); // also where it is not needed
    const int room = tableView_->contentsRect().width() - bar;
    widths.front() = std::max(std::min(whole.front(), uiLength(104)), widths.front());
    int left = std::max(room - std::accumulate(widths.begin(), widths.end(), 0), 0);
    whole.front() = std::max(whole.front(), uiLength(120)); // for names of marks
    const auto widen = [&](int column, int most) {
        const int wanted = std::min(whole[std::size_t(column)], most);
        const int more = std::clamp(wanted - widths[std::size_t(column)], 0, left);
        widths[std::size_t(column)] += more;
        left -= more;
    };
    for (int column = columns - 1; column > 0; --column) // some words in a line of each, before one has all
        widen(column, uiLength(110));
    for (int column = 0; column < columns; ++column)
        widen(column, whole[std::size_t(column)]);
    if (table_.isNumber(columns - 1)) {
        for (int column = 1; column < columns; ++column)
            widths[std::size_t(column)] += left / (columns - 1);
    } else {
        widths.back() += left;
    }
    for (int column = 0; column < columns; ++column)
        header->resizeSection(column, widths[std::size_t(column)]);
    const int second = table_.howMuchAt();
    for (int row = own; row < table_.rowCount() && columns > MarkTable::Columns; ++row) {
        if (second > 1)
            tableView_->setSpan(row, MarkTable::What, 1, second);
        if (columns - second > 1)
            tableView_->setSpan(row, second, 1, columns - second);
    }
}

/// A control of the heading has another size.
bool FigurePane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == header_ && event->type() == QEvent::LayoutRequest)
        fitHeader();
    return QWidget::eventFilter(watched, event);
}

} // namespace gigasite
