// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_frame.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace gigasite {

namespace {

/// px along the frame, clockwise from its upper left corner.
double alongFrame(const QRectF &frame, QPointF p)
{
    const std::array away{std::abs(p.y() - frame.top()), std::abs(p.x() - frame.right()),
                          std::abs(p.y() - frame.bottom()), std::abs(p.x() - frame.left())};
    const double w = frame.width(), h = frame.height();
    switch (std::min_element(away.begin(), away.end()) - away.begin()) {
    case 0:
        return p.x() - frame.left();
    case 1:
        return w + p.y() - frame.top();
    case 2:
        return w + h + frame.right() - p.x();
    default:
        return 2 * w + h + frame.bottom() - p.y();
    }
}

QPointF onFrame(const QRectF &frame, double along)
{
    const double w = frame.width(), h = frame.height(), whole = 2 * (w + h);
    along = std::fmod(std::fmod(along, whole) + whole, whole);
    if (along <= w)
        return {frame.left() + along, frame.top()};
    if (along <= w + h)
        return {frame.right(), frame.top() + along - w};
    if (along <= 2 * w + h)
        return {frame.right() - (along - w - h), frame.bottom()};
    return {frame.left(), frame.bottom() - (along - 2 * w - h)};
}

} // namespace

QRectF badgeFrame(QSizeF size)
{
    constexpr double edge = 17, legend = 39;
    return {edge, edge, std::max(1.0, size.width() - 2 * edge), std::max(1.0, size.height() - edge - legend)};
}

QRectF siteArea(const QRectF &frame)
{
    constexpr double sides = 9, legend = 17; // px: half a spot stays inside, and above the key
    return frame.adjusted(-sides, -sides, sides, legend);
}

QRectF badgeFrame(QSizeF size, const QRectF &key, const QRectF &reserved)
{
    constexpr double clear = 20; // px of half a badge, its pointer and the plate of the key
    auto frame = badgeFrame(size);
    if (!key.isEmpty())
        frame.setBottom(std::max(frame.top() + 1, std::min(frame.bottom(), key.top() - clear)));
    if (!reserved.isEmpty() && reserved.top() < frame.top())
        frame.setTop(std::min(frame.bottom() - 1, std::max(frame.top(), reserved.bottom() + clear)));
    return frame;
}

QPointF exitOf(const QRectF &frame, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    double share = 1;
    const auto clip = [&share](double start, double delta, double low, double high) {
        if (delta != 0)
            share = std::min(share, ((delta > 0 ? high : low) - start) / delta);
    };
    clip(from.x(), way.x(), frame.left(), frame.right());
    clip(from.y(), way.y(), frame.top(), frame.bottom());
    return from + std::max(0.0, share) * way;
}

void spreadOnFrame(const QRectF &frame, double apart, std::vector<QPointF> &points)
{
    constexpr int rounds = 40; // each halves what is still too close
    const auto count = points.size();
    if (count < 2)
        return;
    std::vector<double> along(count);
    std::transform(points.begin(), points.end(), along.begin(), [&](QPointF p) { return alongFrame(frame, p); });
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return along[a] < along[b]; });
    const double whole = 2 * (frame.width() + frame.height());
    const double wanted = std::min(apart, whole / static_cast<double>(count));
    bool moved = true;
    for (int round = 0; round < rounds && moved; ++round) {
        moved = false;
        for (std::size_t i = 0; i < count; ++i) {
            const bool last = i + 1 == count; // its neighbour is the first, once around
            auto &here = along[order[i]], &next = along[order[last ? 0 : i + 1]];
            const double missing = wanted - (next + (last ? whole : 0) - here);
            if (missing <= 1e-6)
                continue;
            here -= missing / 2;
            next += missing / 2;
            moved = true;
        }
    }
    std::transform(along.begin(), along.end(), points.begin(), [&](double at) { return onFrame(frame, at); });
}

} // namespace gigasite
