// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/topology_tree.h"

#include <QImage>
#include <QPainter>
#include <QTransform>

#include <vector>

namespace gigasite::topology {

/// A tree as it was painted last, for the view that paints it again and again: while a hand drags it seldom changes,
/// and filling its ribbons is a quarter of the figure. The same as paintTree on a ground of the figure's colour, to the
/// rounding of an edge's shade.
/// Of one view, so painted by one thread at a time, whichever that is.
class TreePicture {
public:
    /// The painter is one of a widget or picture of a whole number of device pixels per point.
    void paint(QPainter &p, const TreeLayout &tree, const std::vector<RibbonStyle> &styles, const Theme &theme);

private:
    /// All that the pixels depend on.
    struct Content {
        std::vector<QRectF> boxes;
        std::vector<TreeBundle> bundles;
        std::vector<RibbonStyle> styles;
        Theme theme;
        QTransform toDevice; ///< from points to the picture's pixels
        QRect pixels; ///< that it covers

        bool operator==(const Content &) const = default;
    };

    Content content_;
    QImage picture_;
};

} // namespace gigasite::topology
