// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/mark_tip.h"

#include <QToolTip>
#include <QTransform>

#include <algorithm>

namespace gigasite {

const Mark *markAt(const Marks &marks, QPointF point)
{
    const auto at =
        std::find_if(marks.rbegin(), marks.rend(), [point](const Mark &m) { return m.area.contains(point); });
    return at == marks.rend() ? nullptr : &*at;
}

void showMarkTip(const Marks &marks, const QHelpEvent &help, QWidget *widget, double zoom)
{
    if (const auto *mark = markAt(marks, QPointF(help.pos()) / zoom))
        QToolTip::showText(help.globalPos(), mark->text, widget,
                           QTransform::fromScale(zoom, zoom).mapRect(mark->area).toAlignedRect());
    else
        QToolTip::hideText();
}

} // namespace gigasite
