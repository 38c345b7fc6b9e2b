// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/tree_picture.h"

#include <utility>

namespace gigasite::topology {

namespace {

/// Just around all that paintTree draws, edges and outlines included: what stands close by is painted before.
QRectF areaOf(const TreeLayout &tree)
{
    constexpr double outline = 2;
    QRectF area;
    for (const auto &box : tree.boxes)
        area |= box;
    for (const auto &bundle : tree.bundles) {
        const double beside = bundle.width / 2 + outline;
        if (bundle.width > 0)
            area |= QRectF(bundle.lower, bundle.upper).normalized().adjusted(-beside, 0, beside, 0);
    }
    return area;
}

} // namespace

void TreePicture::paint(QPainter &p, const TreeLayout &tree, const std::vector<RibbonStyle> &styles, const Theme &theme)
{
    const double ratio = p.device()->devicePixelRatioF();
    const auto whole = p.combinedTransform(); // the ratio included
    const auto pixels = whole.mapRect(areaOf(tree)).toAlignedRect();
    Content wanted{tree.boxes, tree.bundles, styles, theme, whole, pixels};
    if (content_ != wanted) {
        if (picture_.size() != pixels.size())
            picture_ = QImage(pixels.size(), QImage::Format_RGB32);
        picture_.setDevicePixelRatio(1);
        picture_.fill(theme.figure);
        QPainter into(&picture_);
        into.setRenderHints(p.renderHints());
        into.setTransform(whole * QTransform::fromTranslate(-pixels.x(), -pixels.y()));
        paintTree(into, tree, styles, theme);
        content_ = std::move(wanted);
    }
    picture_.setDevicePixelRatio(ratio);
    p.save();
    p.resetTransform();
    p.drawImage(QPointF(pixels.topLeft()) / ratio, picture_);
    p.restore();
}

} // namespace gigasite::topology
