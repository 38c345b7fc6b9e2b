// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_plants.h"

#include "views/figures/figure_words.h"
#include "views/paint/text.h"

namespace gigasite {

namespace {

QString fuelWord(std::string_view fuel)
{
    return fuel == "nuclear"      ? Figures::tr("nuclear")
        : fuel == "hydro"         ? Figures::tr("hydro")
        : fuel == "pumped"        ? Figures::tr("pumped storage")
        : fuel == "coal"          ? Figures::tr("coal")
        : fuel.starts_with("gas") ? Figures::tr("gas")
        : fuel == "oil"           ? Figures::tr("oil")
        : fuel == "wind"          ? Figures::tr("wind")
        : fuel == "solar"         ? Figures::tr("solar")
        : fuel == "battery"       ? Figures::tr("battery")
        : fuel == "geo"           ? Figures::tr("geothermal")
                                  : Figures::tr("other fuel");
}

} // namespace

Marks plantMarks(const Grid &grid, const MapProjection &map, const MapCamera &camera, QSizeF size)
{
    constexpr double apart = 2, half = 5;
    Marks marks;
    if (camera.zoom < apart)
        return marks;
    const MapDetail detail(camera.zoom);
    const QRectF sight(QPointF(), size);
    for (const auto &plant : grid.plants) {
        if (plant.mw < detail.leastPlantMw && plant.fuel != "nuclear")
            continue;
        const auto at = map.toFigure(plant.lat, plant.lon);
        if (sight.contains(at))
            marks.push_back({QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)),
                             Figures::tr("%1, %2: %3")
                                 .arg(toQString(plant.name), fuelWord(plant.fuel), shown(plant.mw * 1e6, Unit::Watt)),
                             {}});
    }
    return marks;
}

} // namespace gigasite
