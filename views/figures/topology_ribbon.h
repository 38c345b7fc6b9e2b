// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>

#include <array>

namespace gigasite::topology {

/// A band along a cubic that leaves both boxes upright. Built as a polygon: its width is exact along the curve, and
/// filling it costs far less than stroking a path. Upright ones are plain rectangles.
class Ribbon {
public:
    Ribbon(QPointF lower, QPointF upper, double width);

    void fill(QPainter &p, double width, const QColor &colour) const;
    /// Every other stretch of it: nothing passes here any more.
    void fillDashed(QPainter &p, double width, const QColor &colour) const;

    /// The middle line at a share of the height, 0 = at the lower box.
    static QPointF at(QPointF lower, QPointF upper, double height);

private:
    static constexpr int mostSamples = 48;

    void fillStretch(QPainter &p, int first, int last, double width) const;

    std::array<QPointF, mostSamples + 1> middle_, normal_;
    int steps_ = 0;
};

} // namespace gigasite::topology
