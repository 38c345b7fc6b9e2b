// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QPainter>
#include <QRectF>
#include <QString>

#include <initializer_list>
#include <vector>

namespace gigasite {

/// Made once per picture: finding a font costs more than writing with it.
struct FigureFonts {
    QFont total, title, label, labelBold, axis;

    explicit FigureFonts(double scale)
        : total(font(Type::Title, 1.15 * scale))
        , title(font(Type::Title, scale))
        , label(font(Type::Label, scale))
        , labelBold(font(Type::LabelBold, scale))
        , axis(font(Type::Axis, scale))
    {
    }
};

/// The one unit in which an axis, or numbers that stand together, are shown.
struct AxisUnit {
    double seconds = 1; ///< one of it
    QString symbol;

    static AxisUnit of(double seconds);
    static AxisUnit percentOf(double seconds);
    /// Number without the unit, three significant digits.
    QString number(double seconds, int digits = 3) const;
};

/// Times in one unit, written once, behind the last: "3.07", "0.307 ms". Each with its own where one does not do.
std::vector<QString> timesTogether(std::initializer_list<double> seconds, int digits = 3);

/// A horizontal time axis that starts at zero.
struct TimeAxis {
    double left = 0, right = 0;
    double pixelsPerSecond = 0;
    AxisUnit unit;
    double step = 1; ///< between labelled ticks, in `unit`

    /// Ticks at least `spacing` apart.
    static TimeAxis over(double left, double right, double pixelsPerSecond, const AxisUnit &unit, double spacing);
    double at(double seconds) const { return left + seconds * pixelsPerSecond; }
    double tickX(int index) const { return at(index * step * unit.seconds); }
    int lastTick() const;
};

/// Hairlines at the ticks from `top` to `bottom`, and half-way between them where there is room.
void drawGrid(QPainter &p, const TimeAxis &axis, double top, double bottom, bool halves, const QColor &ink);

/// Numbers under the axis, the unit behind the last.
void drawAxisLabels(QPainter &p, const TimeAxis &axis, double top, double height, const QFont &font, const QColor &ink);

} // namespace gigasite
