// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_ground.h"

#include "views/figures/figure_words.h"
#include "views/paint/marks.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_map>
#include <vector>

namespace gigasite {

namespace {

/// Counties in squares of a degree, to find the nearest one by looking at a few.
class CountyIndex {
public:
    explicit CountyIndex(const std::vector<GridNode> &nodes)
        : nodes_(nodes)
        , squares_(static_cast<std::size_t>(rows * columns))
    {
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const int row = rowOf(nodes[i].lat), column = columnOf(nodes[i].lon);
            if (row >= 0 && row < rows && column >= 0 && column < columns)
                squares_[square(row, column)].push_back(i);
        }
    }

    /// -1 = none within about two degrees.
    int nearest(double lat, double lon) const
    {
        const double a = lat * radians, b = lon * radians;
        const double x = std::cos(a) * std::cos(b), y = std::cos(a) * std::sin(b), z = std::sin(a);
        int best = -1;
        double closest = -2;
        const double certain = std::cos(60e3 / 6.371e6); // the narrowest square is 66 km wide
        for (int reach = 1; reach <= 2 && closest < certain; ++reach) {
            for (int row = std::max(0, rowOf(lat) - reach); row <= std::min(rows - 1, rowOf(lat) + reach); ++row) {
                for (int column = std::max(0, columnOf(lon) - reach);
                     column <= std::min(columns - 1, columnOf(lon) + reach); ++column) {
                    for (const auto i : squares_[square(row, column)]) {
                        const double near = nodes_[i].x * x + nodes_[i].y * y + nodes_[i].z * z;
                        if (near > closest) {
                            closest = near;
                            best = static_cast<int>(i);
                        }
                    }
                }
            }
        }
        return best;
    }

private:
    static constexpr double radians = std::numbers::pi / 180;
    static constexpr int south = 24, west = -126, rows = 27, columns = 61; ///< around the lower 48

    static int rowOf(double lat) { return static_cast<int>(std::floor(lat)) - south; }
    static int columnOf(double lon) { return static_cast<int>(std::floor(lon)) - west; }
    static std::size_t square(int row, int column)
    {
        return static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column);
    }

    const std::vector<GridNode> &nodes_;
    std::vector<std::vector<std::size_t>> squares_;
};

/// One colour per county; plain land where nothing is known.
std::vector<QRgb> countyColours(const Grid &grid, MapColouring colouring, const Theme &theme)
{
    std::unordered_map<std::string_view, QRgb> ofAuthority;
    const auto scale = MapScale::of(colouring);
    for (const auto &authority : grid.authorities) {
        if (const auto value = colouredValue(authority, colouring))
            ofAuthority[authority.code] = landColour(scale.share(*value), theme).rgb();
    }
    std::vector<QRgb> colours;
    for (const auto &node : grid.nodes) {
        const auto known = ofAuthority.find(node.authority);
        colours.push_back(known == ofAuthority.end() ? theme.land.rgb() : known->second);
    }
    return colours;
}

} // namespace

MapScale MapScale::of(MapColouring colouring)
{
    if (colouring == MapColouring::Price)
        return {{5, 6.5, 7.5, 9, 12, 19}, Figures::tr("¢/kWh")};
    if (colouring == MapColouring::Carbon)
        return {{150, 250, 300, 400, 600}, Figures::tr("g CO₂/kWh")};
    if (colouring == MapColouring::Water)
        return {{0, 0.6, 1.2, 1.6, 2, 2.4}, Figures::tr("l/kWh")};
    return {};
}

double MapScale::share(double value) const
{
    if (stops.size() < 2)
        return 0;
    const auto above = std::upper_bound(stops.begin() + 1, stops.end() - 1, value);
    const double before = *(above - 1);
    const auto passed = static_cast<double>(above - stops.begin() - 1);
    const double share = (passed + (value - before) / (*above - before)) / static_cast<double>(stops.size() - 1);
    return std::clamp(share, 0.0, 1.0);
}

std::optional<double> colouredValue(const BalancingAuthority &authority, MapColouring colouring)
{
    if (colouring == MapColouring::Water)
        return authority.waterLitresPerKwh;
    const double value = colouring == MapColouring::Price ? authority.centsPerKwh
        : colouring == MapColouring::Carbon               ? authority.gramsCo2PerKwh
                                                          : 0;
    return value > 0 ? std::optional(value) : std::nullopt;
}

QColor landColour(double share, const Theme &theme)
{
    constexpr double weakest = 0.06, strongest = 0.52, strength = 0.85; // of the ramp, and on the land
    const double at = (weakest + std::clamp(share, 0.0, 1.0) * (strongest - weakest)) *
        static_cast<double>(theme.utilisation.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(at), theme.utilisation.size() - 2);
    const auto colour = blended(theme.utilisation[low + 1], theme.utilisation[low], at - static_cast<double>(low));
    return blended(colour, theme.land, strength);
}

MapDetail::MapDetail(double zoom)
    : leastPlantMw(zoom < 2       ? 1500
                       : zoom < 5 ? 500
                                  : 100)
    , shows345(zoom >= 3)
{
}

QImage authorityGround(QSizeF size, double cell, const Grid &grid, const MapProjection &map, MapColouring colouring,
                       const Theme &theme)
{
    const int width = static_cast<int>(std::ceil(size.width() / cell));
    const int height = static_cast<int>(std::ceil(size.height() / cell));
    QImage image(std::max(1, width), std::max(1, height), QImage::Format_RGB32);
    const CountyIndex counties(grid.nodes);
    const auto colours = countyColours(grid, colouring, theme);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const auto place = map.toDegrees(QPointF((x + 0.5) * cell, (y + 0.5) * cell));
            const int county = counties.nearest(place.x(), place.y());
            line[x] = county < 0 ? theme.land.rgb() : colours[static_cast<std::size_t>(county)];
        }
    }
    return image;
}

} // namespace gigasite
