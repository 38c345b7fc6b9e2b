// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_ribbon.h"

#include <algorithm>
#include <cmath>

namespace gigasite::topology {

Ribbon::Ribbon(QPointF lower, QPointF upper, double width)
{
    const double dx = upper.x() - lower.x(), dy = upper.y() - lower.y();
    const double way = std::abs(dx) + std::abs(dy) + (std::abs(dx) < 0.5 ? 0 : 3 * width); // straight ones need fewer
    steps_ = std::clamp(static_cast<int>(way / 9), 10, mostSamples);
    for (int i = 0; i <= steps_; ++i) {
        const double t = static_cast<double>(i) / steps_, s = 1 - t;
        // the control points stand half the height above the lower and below the upper end
        const double x = t * t * (3 - 2 * t);
        const double y = 1.5 * s * t + t * t * t;
        const double slopeX = 6 * t * s * dx;
        const double slopeY = (1.5 * (s - t) + 3 * t * t) * dy;
        const double length = std::hypot(slopeX, slopeY);
        const auto k = static_cast<std::size_t>(i);
        middle_[k] = lower + QPointF(dx * x, dy * y);
        normal_[k] = length > 0 ? QPointF(-slopeY / length, slopeX / length) : QPointF(1, 0);
    }
}

void Ribbon::fill(QPainter &p, double width, const QColor &colour) const
{
    p.setBrush(colour);
    const auto lower = middle_[0], upper = middle_[static_cast<std::size_t>(steps_)];
    if (std::abs(lower.x() - upper.x()) < 0.5)
        p.fillRect(QRectF(lower.x() - width / 2, upper.y(), width, lower.y() - upper.y()), colour);
    else
        fillStretch(p, 0, steps_, width);
}

void Ribbon::fillDashed(QPainter &p, double width, const QColor &colour) const
{
    p.setBrush(colour);
    for (int i = 0; i < steps_; i += 2)
        fillStretch(p, i, i + 1, width);
}

void Ribbon::fillStretch(QPainter &p, int first, int last, double width) const
{
    std::array<QPointF, 2 * (mostSamples + 1)> outline;
    const auto count = static_cast<std::size_t>(last - first + 1);
    for (std::size_t i = 0; i < count; ++i) {
        const auto k = static_cast<std::size_t>(first) + i;
        const auto side = normal_[k] * (width / 2);
        outline[i] = middle_[k] + side;
        outline[2 * count - 1 - i] = middle_[k] - side;
    }
    p.drawPolygon(outline.data(), static_cast<int>(2 * count), Qt::WindingFill);
}

QPointF Ribbon::at(QPointF lower, QPointF upper, double height)
{
    double low = 0, high = 1; // the height grows with t
    for (int i = 0; i < 20; ++i) {
        const double t = (low + high) / 2;
        (1.5 * (1 - t) * t + t * t * t < height ? low : high) = t;
    }
    return {lower.x() + (upper.x() - lower.x()) * low * low * (3 - 2 * low),
            lower.y() + (upper.y() - lower.y()) * height};
}

} // namespace gigasite::topology
