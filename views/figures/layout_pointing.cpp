// SPDX-License-Identifier: GPL-3.0-or-later
// What is where in the parallelism layout.
#include "views/figures/layout_frame.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

QPoint rackAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    const auto frame = layoutFrame(size, snapshot, options);
    if (!frame || !frame->grid.contains(point))
        return {-1, -1};
    const auto index = [](double share, std::int64_t count) {
        const auto i = static_cast<std::int64_t>(std::floor(share * static_cast<double>(count)));
        return static_cast<int>(std::clamp<std::int64_t>(i, 0, count - 1));
    };
    const int column = index((point.x() - frame->grid.left()) / frame->grid.width(), frame->shownStages);
    return {static_cast<int>(frame->firstStage) + column,
            index((point.y() - frame->grid.top()) / frame->grid.height(), frame->racks)};
}

bool isInRack(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    const auto frame = layoutFrame(size, snapshot, options);
    return frame && frame->gpus.united(frame->memory).contains(point);
}

int replicaAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    const auto frame = layoutFrame(size, snapshot, options);
    if (!frame || frame->memoryOnly || !frame->gpus.contains(point))
        return -1;
    return frame->level == LayoutLevel::Replica ? static_cast<int>(frame->replica) : replicaIn(*frame, point);
}

double layoutMomentAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    const auto frame = layoutFrame(size, snapshot, options);
    if (!frame)
        return -1;
    const auto track = frame->track();
    if (!track.adjusted(-6, 0, 6, 4).contains(point) || !(track.width() > 0))
        return -1;
    return std::clamp((point.x() - track.left()) / track.width(), 0.0, 1.0);
}

bool isOnPlay(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    const auto frame = layoutFrame(size, snapshot, options);
    return frame && frame->play().contains(point);
}

std::vector<SiteBorder> siteBorders(QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    std::vector<SiteBorder> borders;
    const auto frame = layoutFrame(size, snapshot, options);
    const auto sites = frame ? siteRows(*frame) : std::vector<SiteRows>();
    for (std::size_t i = 1; i < sites.size(); ++i)
        borders.push_back({sites[i - 1].site, sites[i].site, std::round(frame->y(sites[i].first))});
    return borders;
}

SiteBorder siteBorderAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    constexpr double reach = 4;
    const auto frame = layoutFrame(size, snapshot, options);
    if (!frame || point.x() < 0 || point.x() > frame->grid.right())
        return {};
    for (const auto &border : siteBorders(size, snapshot, options)) {
        if (std::abs(point.y() - border.y) <= reach)
            return border;
    }
    return {};
}

double gridShareAt(double y, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    const auto frame = layoutFrame(size, snapshot, options);
    return frame ? std::clamp((y - frame->grid.top()) / frame->grid.height(), 0.0, 1.0) : 0;
}

} // namespace gigasite
