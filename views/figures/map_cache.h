// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QPainter>
#include <QRectF>
#include <QString>

#include <functional>

namespace gigasite {

/// Draws a part of the map that is often the same as last time through a pixmap that is kept: text with a halo costs
/// nine texts, a blit next to nothing. Only on screens and pictures of the GUI thread and of moderate size; PDF, SVG,
/// other threads and scaled painters get the strokes themselves.
/// `draw` paints with the area's corner as origin; `key` names everything the picture depends on but theme and ratio.
void drawCached(QPainter &p, const QString &key, const QRectF &area, const Theme &theme,
                const std::function<void(QPainter &)> &draw);

} // namespace gigasite
