// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_free_space.h"
#include "views/figures/power_map.h"

namespace gigasite {

/// A balancing authority as the map draws it: area ∝ headroom. Where the land has colours of its own, only the label.
struct Disc {
    const BalancingAuthority *authority = nullptr;
    Watts headroom{};
    QPointF at;
    double radius = 0;
    double paperRadius = 0; ///< of the 2024 paper's value; 0 = not drawn
    MapColouring colouring = MapColouring::Headroom; ///< what the label tells
};

/// Biggest first, so that small ones lie on top.
std::vector<Disc> headroomDiscs(const Grid &grid, double curtailment, bool withPaper, const MapProjection &map,
                                MapColouring colouring = MapColouring::Headroom);

void drawDiscs(QPainter &p, const std::vector<Disc> &discs, const Theme &theme);

/// Where a label will want to be, so that cards keep off it.
QRectF labelRoom(const Disc &disc);

/// Code and GW in or beside a disc.
struct DiscLabel {
    enum class Place { Inside, Beside };
    const Disc *disc = nullptr;
    Place place = Place::Inside;
    bool withPaper = false;
    QRectF rect;
    QString code, value, paper;
};

/// Labels where there is room, biggest disc first; their places are taken from `space`.
std::vector<DiscLabel> discLabels(QSizeF size, const std::vector<Disc> &discs, FreeSpace &space);

void drawDiscLabels(QPainter &p, const std::vector<DiscLabel> &labels, const Theme &theme);

/// Of those in sight.
Marks discMarks(const std::vector<Disc> &discs, double curtailment, QSizeF size);

} // namespace gigasite
