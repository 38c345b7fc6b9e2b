// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/scrolled_page.h"

#include "views/paint/text_size.h"

#include <algorithm>

namespace gigasite {

ScrolledPage::ScrolledPage(QWidget *page, int least, QWidget *parent)
    : QScrollArea(parent)
    , least_(least)
{
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what is in it has the focus
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

/// The text may have another size than when it was shown last.
void ScrolledPage::showEvent(QShowEvent *event)
{
    constexpr int most = 320; // px: so much has even a small window with large type
    widget()->setMinimumHeight(std::min(uiLength(least_), most));
    QScrollArea::showEvent(event);
}

} // namespace gigasite
