// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/marks.h"

#include <QHelpEvent>
#include <QWidget>

namespace gigasite {

/// The mark drawn last at a point; nullptr if there is none.
const Mark *markAt(const Marks &marks, QPointF point);

/// Shows the sentence of the mark under the pointer, or takes an older one away.
/// `zoom`: px on screen of one unit of the marks.
void showMarkTip(const Marks &marks, const QHelpEvent &help, QWidget *widget, double zoom = 1);

} // namespace gigasite
