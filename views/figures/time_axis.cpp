// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/time_axis.h"

#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

double secondsOf(const QString &symbol)
{
    struct Named {
        QStringView symbol;
        double seconds;
    };
    static constexpr Named units[]{{u"fs", 1e-15}, {u"ps", 1e-12}, {u"ns", 1e-9}, {u"µs", 1e-6},
                                   {u"ms", 1e-3},  {u"min", 60},   {u"h", 3600},  {u"d", 86400}};
    for (const auto &unit : units) {
        if (symbol == unit.symbol)
            return unit.seconds;
    }
    return 1;
}

/// 1, 2 or 5 times a power of ten, not below `least`.
double roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double lead : {1.0, 2.0, 5.0}) {
        if (lead * power >= least * (1 - 1e-9))
            return lead * power;
    }
    return 10 * power;
}

QString tickNumber(const TimeAxis &axis, int index)
{
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(axis.step) + 1e-9)));
    const double value = index * axis.step;
    return decimals == 0 ? localNumbers(withCommas(value)) : localDecimal(value, index == 0 ? 0 : decimals);
}

} // namespace

AxisUnit AxisUnit::of(double seconds)
{
    const auto symbol = toQString(format(seconds, Unit::Second).unit);
    return {secondsOf(symbol), symbol};
}

AxisUnit AxisUnit::percentOf(double seconds)
{
    return {seconds / 100, QStringLiteral("%")};
}

QString AxisUnit::number(double value, int digits) const
{
    return localNumbers(format(value / seconds, Unit::One, digits).number);
}

std::vector<QString> timesTogether(std::initializer_list<double> seconds, int digits)
{
    const auto unit = AxisUnit::of(std::max(seconds));
    const bool together =
        std::all_of(seconds.begin(), seconds.end(), [&](double v) { return v == 0 || v / unit.seconds >= 0.01; });
    std::vector<QString> texts;
    for (const double v : seconds)
        texts.push_back(together ? unit.number(v, digits) : shown(v, Unit::Second, digits));
    if (together && !texts.empty())
        texts.back() += u' ' + unit.symbol;
    return texts;
}

TimeAxis TimeAxis::over(double left, double right, double pixelsPerSecond, const AxisUnit &unit, double spacing)
{
    TimeAxis axis{left, right, pixelsPerSecond, unit};
    axis.step = roundStep(spacing / (pixelsPerSecond * unit.seconds));
    return axis;
}

int TimeAxis::lastTick() const
{
    return static_cast<int>(std::floor((right - left + 0.5) / (step * unit.seconds * pixelsPerSecond)));
}

void drawGrid(QPainter &p, const TimeAxis &axis, double top, double bottom, bool halves, const QColor &ink)
{
    const auto line = [&](double x) { p.fillRect(QRectF(std::floor(x), top, 1, bottom - top), ink); };
    const double half = (axis.tickX(1) - axis.left) / 2;
    for (int i = 0; i <= axis.lastTick(); ++i) {
        line(axis.tickX(i));
        if (halves && half >= 18 && axis.tickX(i) + half <= axis.right + 0.5)
            line(axis.tickX(i) + half);
    }
}

void drawAxisLabels(QPainter &p, const TimeAxis &axis, double top, double height, const QFont &font, const QColor &ink)
{
    p.setFont(font);
    p.setPen(ink);
    const QString suffix = u' ' + axis.unit.symbol;
    double free = -1e9; // right end of the text before, so that none runs into the next
    for (int i = 0; i <= axis.lastTick(); ++i) {
        const auto number = tickNumber(axis, i);
        const bool last = i == axis.lastTick();
        const double width = tabularWidth(font, number);
        const double full = width + (last ? tabularWidth(font, suffix) : 0);
        double x = i == 0 ? axis.left : axis.tickX(i) - width / 2;
        x = std::min(x, axis.right - full);
        if (x < free + 4)
            continue;
        drawTabular(p, {x, top, full, height}, last ? number + suffix : number);
        free = x + full;
    }
}

} // namespace gigasite
