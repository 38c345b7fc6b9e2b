// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/completion_curve.h"

#include "views/paint/numbers.h"

#include <QObject>

#include <algorithm>

namespace gigasite {

namespace {

constexpr std::size_t everyStep = 100; ///< flows up to which each is a step of the curve
constexpr std::size_t body = 180, tail = 20; ///< points of longer curves

} // namespace

QString times(double slowdown)
{
    return localDecimal(slowdown, slowdown < 9.95 ? 2 : 1) + QChar(u'×');
}

QString nameOf(flow::Transport transport)
{
    switch (transport) {
    case flow::Transport::Ideal:
        return QObject::tr("ideal");
    case flow::Transport::Spray:
        return QObject::tr("spray");
    case flow::Transport::Ecmp:
        return QObject::tr("ECMP");
    case flow::Transport::EcmpPfc:
        return QObject::tr("ECMP + PFC");
    }
    return {};
}

QColor Theme::*colourOf(flow::Transport transport)
{
    switch (transport) {
    case flow::Transport::Ideal:
        return &Theme::ink2;
    case flow::Transport::Spray:
        return &Theme::dpExternal;
    case flow::Transport::Ecmp:
        return &Theme::tp;
    case flow::Transport::EcmpPfc:
        return &Theme::wan;
    }
    return &Theme::ink2;
}

QList<QPointF> completionCurve(const flow::SimulationResult &result)
{
    const auto &sorted = result.slowdowns;
    const auto n = sorted.size();
    QList<QPointF> points;
    if (n == 0)
        return points;
    const auto all = static_cast<double>(n + result.unfinished);
    const auto x = [&](std::size_t rank) { return sorted[rank]; };
    if (n <= everyStep) {
        points.reserve(static_cast<qsizetype>(2 * n));
        for (std::size_t i = 0; i < n; ++i)
            points << QPointF(x(i), static_cast<double>(i) / all) << QPointF(x(i), static_cast<double>(i + 1) / all);
        return points;
    }
    points.reserve(body + tail);
    const auto last = n - std::min(tail, n / 10);
    points << QPointF(x(0), 0);
    for (std::size_t i = 0; i + 1 < body; ++i) {
        const auto rank = i * (last - 1) / (body - 2);
        points << QPointF(x(rank), static_cast<double>(rank + 1) / all);
    }
    for (auto rank = last; rank < n; ++rank)
        points << QPointF(x(rank), static_cast<double>(rank + 1) / all);
    return points;
}

} // namespace gigasite
