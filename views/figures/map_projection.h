// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

namespace gigasite {

/// What part of the map is in sight. The default shows the lower 48 as large as they fit.
struct MapCamera {
    static constexpr double most = 24; ///< zoom: a county is then as wide as the figure

    double zoom = 1;
    QPointF offset; ///< of the middle of the figure from the middle of the land, in radii of the globe

    bool isHome() const { return zoom == 1 && offset.isNull(); }
    bool operator==(const MapCamera &) const = default;
};

/// Albers equal-area conic projection of the lower 48 (standard parallels 29.5° and 45.5° N, centre 96° W, 37.5° N):
/// degrees to logical pixels of a figure of some size, and back.
class MapProjection {
public:
    explicit MapProjection(QSizeF size, const MapCamera &camera = {});

    QPointF toFigure(double lat, double lon) const;
    /// Latitude as x, longitude as y.
    QPointF toDegrees(QPointF point) const;
    /// Radius of a disc that stands for so many watts: the same at every zoom, so that discs come apart.
    double radius(double watts) const;

    QPointF fromPlane(QPointF plane) const { return origin_ + scale_ * plane; } ///< from radii of the globe
    QPointF toPlane(QPointF point) const { return (point - origin_) / scale_; }
    double scale() const { return scale_; } ///< px of one radius of the globe

private:
    double scale_ = 1;
    double homeScale_ = 1;
    QPointF origin_;
};

/// The camera with its zoom changed by a factor, the place under `point` staying there as far as the land allows.
MapCamera zoomed(const MapCamera &camera, QSizeF size, double factor, QPointF point);

/// The camera after the ground was pushed by so many pixels. Never off the land.
MapCamera panned(const MapCamera &camera, QSizeF size, QPointF by);

} // namespace gigasite
