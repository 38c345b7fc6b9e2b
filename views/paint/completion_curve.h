// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"
#include "views/paint/theme.h"

#include <QList>
#include <QPointF>
#include <QString>

namespace gigasite {

/// How completions are drawn and told wherever they are: one name and one colour per transport, one curve.

QString nameOf(flow::Transport transport);
QColor Theme::*colourOf(flow::Transport transport);

/// Share of flows done (0 to 1) against time over the flow's own ideal time: every step up to 100 flows, beyond that
/// every half per cent and the last ones one by one. At most 200 points, ascending. Flows that never finish count, so
/// the curve may end below 1.
QList<QPointF> completionCurve(const flow::SimulationResult &result);

/// "5.6×", as often as the ideal time.
QString times(double slowdown);

} // namespace gigasite
