// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_projection.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gigasite {

namespace {

constexpr double radians = std::numbers::pi / 180;
constexpr double centreLon = -96;

// What the outlines of the lower 48 span after projection, in radii of the globe from the centre of the map. Written
// down because the projection must not depend on which outlines are loaded.
constexpr double west = -0.3689, east = 0.3532, south = -0.2094, north = 0.2448;

// Room around the land: a row for the legend below, and as much above as keeps the northern border off the edge.
constexpr double sideMargin = 10, topMargin = 8, bottomMargin = 31;

/// Disc of one gigawatt on a map whose land is 1,000 units wide.
constexpr double unitRadius = 19.5 / 1000;

/// Constants of the cone that cuts the globe at 29.5° and 45.5° N.
struct Cone {
    double n, c, rhoCentre;

    Cone()
    {
        const double lower = 29.5 * radians, upper = 45.5 * radians;
        n = (std::sin(lower) + std::sin(upper)) / 2;
        c = std::cos(lower) * std::cos(lower) + 2 * n * std::sin(lower);
        rhoCentre = rho(37.5);
    }

    double rho(double lat) const { return std::sqrt(std::max(0.0, c - 2 * n * std::sin(lat * radians))) / n; }
};

/// Degrees within half a turn. Most places already are, and std::remainder is slow.
double withinHalfTurn(double degrees)
{
    return std::abs(degrees) <= 180 ? degrees : std::remainder(degrees, 360.0);
}

const Cone &cone()
{
    static const Cone instance; // a constant; only not constexpr because std::sin is not
    return instance;
}

#if defined(__x86_64__) && defined(__GNUC__)
/// Qt's AVX fills (seen with 6.4) return with the upper halves of the vector registers in use. Until something clears
/// them, every change between plain code and the AVX functions of libm stalls: 480 instead of 19 ns for one point.
__attribute__((target("avx"))) void clearUpperHalves()
{
    __builtin_ia32_vzeroupper();
}

void endVectorCode()
{
    static const bool hasAvx = __builtin_cpu_supports("avx");
    if (hasAvx)
        clearUpperHalves();
}
#else
void endVectorCode() { }
#endif

QPointF landMiddle()
{
    return {(east + west) / 2, -(north + south) / 2};
}

/// What is left of the land around the figure, at most half of it on one side; nothing where all of it is in sight.
MapCamera onLand(MapCamera camera)
{
    const double hidden = 1 - 1 / camera.zoom;
    const double x = hidden * (east - west) / 2, y = hidden * (north - south) / 2;
    camera.offset = {std::clamp(camera.offset.x(), -x, x), std::clamp(camera.offset.y(), -y, y)};
    return camera;
}

} // namespace

MapProjection::MapProjection(QSizeF size, const MapCamera &camera)
{
    endVectorCode(); // thousands of points are going to be projected, mostly right after a background was filled
    const double width = std::max(1.0, size.width() - 2 * sideMargin);
    const double height = std::max(1.0, size.height() - topMargin - bottomMargin);
    homeScale_ = std::min(width / (east - west), height / (north - south));
    scale_ = homeScale_ * camera.zoom;
    const QPointF middle(sideMargin + width / 2, topMargin + height / 2);
    origin_ = middle - scale_ * (landMiddle() + camera.offset);
}

QPointF MapProjection::toFigure(double lat, double lon) const
{
    const auto &k = cone();
    const double theta = k.n * withinHalfTurn(lon - centreLon) * radians;
    const double rho = k.rho(lat);
    return origin_ + scale_ * QPointF(rho * std::sin(theta), rho * std::cos(theta) - k.rhoCentre);
}

QPointF MapProjection::toDegrees(QPointF point) const
{
    const auto &k = cone();
    const QPointF p = (point - origin_) / scale_;
    const double x = p.x(), y = k.rhoCentre + p.y(); // from the tip of the cone
    const double sine = (k.c - (x * x + y * y) * k.n * k.n) / (2 * k.n);
    const double lat = std::asin(std::clamp(sine, -1.0, 1.0)) / radians;
    return {lat, withinHalfTurn(centreLon + std::atan2(x, y) / k.n / radians)};
}

double MapProjection::radius(double watts) const
{
    return watts > 0 ? unitRadius * (east - west) * homeScale_ * std::sqrt(watts / 1e9) : 0;
}

MapCamera zoomed(const MapCamera &camera, QSizeF size, double factor, QPointF point)
{
    const auto place = MapProjection(size, camera).toPlane(point);
    MapCamera next = camera;
    next.zoom = std::clamp(camera.zoom * factor, 1.0, MapCamera::most);
    const auto now = MapProjection(size, next).toPlane(point);
    next.offset += place - now;
    return onLand(next);
}

MapCamera panned(const MapCamera &camera, QSizeF size, QPointF by)
{
    MapCamera next = camera;
    next.offset -= by / MapProjection(size, camera).scale();
    return onLand(next);
}

} // namespace gigasite
