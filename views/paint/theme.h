// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

#include <array>

namespace gigasite {

/// Every colour of the product, by role. The only place where a colour is written down.
/// Violet (accent) is never data: selection, focus, links and progress only.
struct Theme {
    bool dark = false;
    bool print = false;

    QColor window, bar, dock, figure, field, line, hairline, ink, ink2, ink3, accent, accentTint;
    QColor better, worse, error, errorTint, warning, warningText, warningTint, met;
    QColor compute, computeBackward, tp, pp, dpInternal, dpExternal, wan, idleLine, idleFill;
    QColor onLightKind, onDarkKind; ///< of which textOn() picks
    std::array<QColor, 7> utilisation;
    QColor land, stateLine, coast, line500, line765, lineDc;
    QColor headroomFill, headroomEdge, headroomText, nuclear, hydro, plant;
    QColor forward, backward, tpGroupA, tpGroupB;
    QColor memoryWeights, memoryGradients, memoryOptimizer;

    bool operator==(const Theme &) const = default;

    static Theme day();
    static Theme night();
    static Theme forPrint();

    /// Text on bars and cells of a kind: the one of the two inks that stands out more.
    QColor textOn(const QColor &fill) const;
    QPalette palette() const;
};

/// Type sizes in points at 96 dpi (window.md, section 3).
enum class Type { KeyFigure, Headline, Body, Title, Secondary, Label, LabelBold, Axis, Formula };

/// Font of a role. `scale` is the person's text size (1 = 100 %).
QFont font(Type type, double scale = 1);

/// Families to use; tests force DejaVu Sans for exact pictures.
void setFontFamily(const QString &family);

} // namespace gigasite
