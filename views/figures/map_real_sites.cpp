// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_real_sites.h"

namespace gigasite {

void drawRealSite(QPainter &p, QPointF at, bool met, const Theme &theme)
{
    constexpr double half = 3.4;
    const QRectF square(at - QPointF(half, half), QSizeF(2 * half, 2 * half));
    p.setPen(Qt::NoPen);
    p.setBrush(theme.figure);
    p.drawRect(square.adjusted(-1.6, -1.6, 1.6, 1.6));
    p.setPen(QPen(met ? theme.ink : theme.error, 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawRect(square);
    if (met)
        return;
    p.drawLine(square.topLeft(), square.bottomRight());
    p.drawLine(square.bottomLeft(), square.topRight());
}

} // namespace gigasite
