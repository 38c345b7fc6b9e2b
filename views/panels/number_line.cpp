// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/number_line.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double edge = 6; ///< px beside the axis, for marks at its ends

struct Axis {
    double low = 0, high = 1, step = 1;
    double left = 0, right = 1; ///< px

    double at(double value) const { return left + (value - low) / (high - low) * (right - left); }
};

/// Ends on ticks, three to six of them.
Axis axisOf(const std::vector<NumberMark> &marks, double width)
{
    const auto [least, most] = std::minmax_element(
        marks.begin(), marks.end(), [](const NumberMark &a, const NumberMark &b) { return a.value < b.value; });
    const double rough = (most->value - least->value) / 3;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    const double ratio = rough / power;
    Axis axis;
    axis.step = power * (ratio < 1.5 ? 1 : ratio < 3.5 ? 2 : ratio < 7.5 ? 5 : 10);
    axis.low = std::floor(least->value / axis.step) * axis.step;
    axis.high = std::ceil(most->value / axis.step) * axis.step;
    axis.left = edge;
    axis.right = width - edge;
    return axis;
}

void drawMark(QPainter &p, QPointF at, NumberMark::Kind kind, const Theme &theme)
{
    constexpr double large = 4, small = 3.2;
    p.setPen(QPen(theme.dock, 1));
    switch (kind) {
    case NumberMark::Kind::Paper: // a pennant on its pole
        p.setPen(QPen(theme.warningText, 1.2));
        p.drawLine(at, at - QPointF(0, 9));
        p.setPen(Qt::NoPen);
        p.setBrush(theme.warning);
        p.drawPolygon(QPolygonF{at - QPointF(0, 9), at + QPointF(7, -6.5), at - QPointF(0, 4)});
        return;
    case NumberMark::Kind::Here:
        p.setBrush(theme.accent);
        p.drawEllipse(at, large, large);
        return;
    case NumberMark::Kind::Other:
        p.setBrush(theme.ink2);
        p.drawEllipse(at, small, small);
        return;
    case NumberMark::Kind::Baseline:
        p.setPen(QPen(theme.ink3, 1.4));
        p.setBrush(theme.dock);
        p.drawEllipse(at, small, small);
        return;
    }
}

/// Left ends of the names, over their marks as far as that leaves each its room; empty if they have none.
std::vector<double> placesOf(const std::vector<NumberMark> &marks, const Axis &axis, const QFont &face, double width)
{
    constexpr double apart = 6;
    std::vector<double> wide, lefts;
    double needed = -apart;
    for (const auto &mark : marks) {
        wide.push_back(textWidth(face, mark.name));
        needed += wide.back() + apart;
    }
    if (needed > width)
        return {};
    double free = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        lefts.push_back(std::max(free, axis.at(marks[i].value) - wide[i] / 2));
        free = lefts.back() + wide[i] + apart;
    }
    double end = width;
    for (std::size_t i = marks.size(); i-- > 0;) { // back from the right edge
        lefts[i] = std::min(lefts[i], end - wide[i]);
        end = lefts[i] - apart;
    }
    return lefts;
}

} // namespace

bool isNumberLine(const std::vector<NumberMark> &marks)
{
    const bool finite =
        std::all_of(marks.begin(), marks.end(), [](const NumberMark &mark) { return std::isfinite(mark.value); });
    return finite && marks.size() > 1 && std::any_of(marks.begin(), marks.end(), [&](const NumberMark &mark) {
               return std::abs(mark.value - marks.front().value) > 1e-3 * std::abs(marks.front().value);
           });
}

int numberLineHeight()
{
    return uiLength(44);
}

QImage numberLine(const std::vector<NumberMark> &all, Unit unit, int width, double ratio, const Theme &theme)
{
    auto marks = all;
    std::stable_sort(marks.begin(), marks.end(),
                     [](const NumberMark &a, const NumberMark &b) { return a.value < b.value; });
    const QSizeF size(width, numberLineHeight());
    QImage image((size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    const auto face = uiFont(Type::Axis);
    p.setFont(face);
    const double line = QFontMetricsF(face).height();
    const double y = std::round(line + 9);
    const auto axis = axisOf(marks, width);
    p.fillRect(QRectF(axis.left, y, axis.right - axis.left, 1), theme.ink3);
    double taken = -edge;
    const auto ticks = static_cast<int>(std::lround((axis.high - axis.low) / axis.step));
    for (int i = 0; i <= ticks; ++i) {
        const double value = axis.low + i * axis.step;
        const double x = axis.at(value);
        p.fillRect(QRectF(std::round(x), y, 1, 4), theme.ink3);
        const auto text = value == 0 ? QStringLiteral("0") : shown(value, unit);
        const double wide = tabularWidth(face, text);
        const double left = std::clamp(x - wide / 2, 0.0, std::max(0.0, width - wide));
        if (left < taken + 5)
            continue;
        p.setPen(theme.ink3);
        drawTabular(p, {left, y + 5, wide, line}, text);
        taken = left + wide;
    }
    const auto places = placesOf(marks, axis, face, width);
    p.setPen(theme.ink2);
    for (std::size_t i = 0; i < places.size(); ++i)
        drawLine(p, {places[i], 0, textWidth(face, marks[i].name) + 1, line}, marks[i].name);
    for (const auto &mark : marks) {
        if (mark.kind != NumberMark::Kind::Here)
            drawMark(p, {axis.at(mark.value), y + 0.5}, mark.kind, theme);
    }
    for (const auto &mark : marks) { // on top
        if (mark.kind == NumberMark::Kind::Here)
            drawMark(p, {axis.at(mark.value), y + 0.5}, mark.kind, theme);
    }
    return image;
}

} // namespace gigasite
