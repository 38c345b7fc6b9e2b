// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figure_area.h"

#include "views/paint/text_size.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace gigasite {

FigureArea::FigureArea(QSplitter *rows, std::array<QSplitter *, 2> lines, const std::array<FigurePane *, 4> &panes)
    : rows_(rows)
    , lines_(lines)
    , panes_(panes)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // the figures take it
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setWidget(rows_);
    rows_->setAutoFillBackground(false); // the figures and what is between them cover all
    viewport()->setAutoFillBackground(false);
}

void FigureArea::fitToText()
{
    const double letters = textSize();
    const bool large = letters > 1;
    const int beside = verticalScrollBar()->sizeHint().width(); // also where it is not needed: or it came and went
    const double wide = leastFigure.width() * letters;
    const bool column = large && (width() - beside - rows_->handleWidth()) / 2.0 < wide;
    const int least = large ? static_cast<int>(std::ceil(leastFigure.height() * letters)) : 0;
    for (auto *pane : panes_)
        pane->canvas().setMinimumHeight(least);
    const auto wanted = column ? Qt::Vertical : Qt::Horizontal;
    for (auto *line : lines_) {
        if (line->orientation() == wanted)
            continue;
        line->setOrientation(wanted);
        line->setSizes({1000, 1000});
        rows_->setSizes({1000, 1000});
    }
    verticalScrollBar()->setSingleStep(std::max(20, least / 8));
    updateGeometry();
}

void FigureArea::reveal(const QWidget *inside)
{
    for (auto *pane : panes_) {
        if (pane == inside || pane->isAncestorOf(inside))
            ensureWidgetVisible(pane, 0, 0);
    }
}

QSize FigureArea::minimumSizeHint() const
{
    const auto all = rows_->minimumSizeHint();
    if (textSize() <= 1)
        return all;
    constexpr int readable = 160; // px, of a figure while the rest is scrolled to
    return {all.width(), std::min(all.height(), readable)};
}

void FigureArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitToText();
}

bool FigureArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == rows_ && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace gigasite
