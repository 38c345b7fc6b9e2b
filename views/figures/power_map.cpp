// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/power_map.h"

#include "views/figures/map_cache.h"
#include "views/figures/map_ground.h"

#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace gigasite {

namespace {

/// Points closer than this to the last one are left out: outlines are surveyed finer than any screen shows.
constexpr double finest = 0.45;

/// The two ends of a piece of outline as one number, the same in both directions. Outlines are in 0.01 degree.
std::uint64_t edgeKey(const OutlinePoint &a, const OutlinePoint &b)
{
    const auto key = [](const OutlinePoint &p) { // rounds: both sums are positive
        return static_cast<std::uint64_t>(p.lat * 100 + 9000.5) * 36001 +
            static_cast<std::uint64_t>(p.lon * 100 + 18000.5);
    };
    const auto from = key(a), to = key(b);
    return std::min(from, to) << 32 | std::max(from, to);
}

/// Land state by state, and its outlines as coast (borders one state only) and state lines (border two, kept once).
struct Outlines {
    std::vector<QPolygonF> land, coast, stateLines;
};

/// Adds a point to a line unless it is too close to tell apart; the last point of a line is always kept.
void extend(QPolygonF &line, QPointF point, bool last)
{
    const QPointF step = line.isEmpty() ? QPointF(1, 1) : point - line.back();
    if (last || line.isEmpty() || QPointF::dotProduct(step, step) > finest * finest)
        line << point;
}

/// Cuts a ring where it changes between coast and state line. `edges` holds all pieces of outline, sorted.
void addRing(const OutlineRing &ring, const MapProjection &map, const std::vector<std::uint64_t> &edges,
             std::vector<std::uint64_t> &drawn, Outlines &outlines)
{
    enum class Border { None, Coast, State, Drawn };
    QPolygonF area, line;
    auto kind = Border::None;
    const auto flush = [&](QPointF end) {
        if (kind == Border::Coast || kind == Border::State) {
            extend(line, end, true);
            (kind == Border::Coast ? outlines.coast : outlines.stateLines).push_back(line);
        }
        line.clear();
    };
    QPointF before;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const QPointF point = map.toFigure(ring[i].lat, ring[i].lon);
        extend(area, point, i + 1 == ring.size());
        if (i > 0 && (ring[i].lat != ring[i - 1].lat || ring[i].lon != ring[i - 1].lon)) {
            const auto [first, last] = std::equal_range(edges.begin(), edges.end(), edgeKey(ring[i - 1], ring[i]));
            auto &seen = drawn[static_cast<std::size_t>(first - edges.begin())];
            const auto now = last - first == 1 ? Border::Coast : seen++ == 0 ? Border::State : Border::Drawn;
            if (now != kind) {
                flush(before);
                kind = now;
                extend(line, before, true);
            }
            extend(line, point, false);
        }
        before = point;
    }
    flush(before);
    outlines.land.push_back(area);
}

Outlines outlinesOf(const Grid &grid, const MapProjection &map)
{
    std::vector<std::uint64_t> edges;
    for (const auto &state : grid.states) {
        for (const auto &ring : state.rings) {
            for (std::size_t i = 1; i < ring.size(); ++i)
                edges.push_back(edgeKey(ring[i - 1], ring[i]));
        }
    }
    std::sort(edges.begin(), edges.end());
    std::vector<std::uint64_t> drawn(edges.size());
    Outlines outlines;
    for (const auto &state : grid.states) {
        for (const auto &ring : state.rings)
            addRing(ring, map, edges, drawn, outlines);
    }
    return outlines;
}

/// By the authority of the nearest county, cut out along the coast.
void drawColours(QPainter &p, QSizeF size, const Outlines &outlines, const Grid &grid, const MapProjection &map,
                 MapColouring colouring, const Theme &theme)
{
    constexpr double cell = 1.5; // px
    QPainterPath land;
    land.setFillRule(Qt::WindingFill);
    for (const auto &state : outlines.land)
        land.addPolygon(state);
    p.save();
    p.setClipPath(land, Qt::IntersectClip);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const auto ground = authorityGround(size, cell, grid, map, colouring, theme);
    p.drawImage(QRectF(QPointF(), QSizeF(ground.size()) * cell), ground);
    p.restore();
}

void drawLand(QPainter &p, const Outlines &outlines, const Theme &theme)
{
    // Not smoothed: outlines lie on the edges anyway, and smoothed neighbours would let the background through.
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setPen(Qt::NoPen);
    p.setBrush(theme.land);
    for (const auto &state : outlines.land)
        p.drawPolygon(state);
    p.setRenderHint(QPainter::Antialiasing);
}

void drawOutlines(QPainter &p, const Outlines &outlines, const Theme &theme)
{
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(theme.stateLine, 0.9));
    for (const auto &line : outlines.stateLines)
        p.drawPolyline(line);
    p.setPen(QPen(theme.coast, 0.9));
    for (const auto &line : outlines.coast)
        p.drawPolyline(line);
}

/// Corridors by class. Those of 345 kV only from near: there are too many to tell anything apart.
struct Corridors {
    QList<QLineF> thinnest, thin, thick, direct;
};

Corridors corridorsOf(const Grid &grid, const MapProjection &map, const MapDetail &detail)
{
    Corridors corridors;
    for (const auto &line : grid.lines) {
        auto *lines = line.sizeClass == "500"            ? &corridors.thin
            : line.sizeClass == "765"                    ? &corridors.thick
            : line.sizeClass == "HVDC"                   ? &corridors.direct
            : line.sizeClass == "345" && detail.shows345 ? &corridors.thinnest
                                                         : nullptr;
        if (lines)
            lines->push_back({map.toFigure(line.fromLat, line.fromLon), map.toFigure(line.toLat, line.toLon)});
    }
    return corridors;
}

void drawCorridors(QPainter &p, const Corridors &corridors, const Theme &theme)
{
    p.setPen(QPen(blended(theme.line500, theme.land, 0.6), 0.8));
    p.drawLines(corridors.thinnest);
    p.setPen(QPen(theme.line500, 0.8));
    p.drawLines(corridors.thin);
    p.setPen(QPen(theme.line765, 1.1, Qt::SolidLine, Qt::FlatCap)); // round caps cost ten times as much
    p.drawLines(corridors.thick);
    QPen dashes(theme.lineDc, 1.2, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({4, 2.2});
    p.setPen(dashes);
    p.drawLines(corridors.direct);
}

struct PlantMark {
    QPointF at;
    double radius;
};

/// Nuclear plants of any size, others from a size that depends on how near they are.
struct Plants {
    std::vector<PlantMark> nuclear, hydro, other;
};

Plants plantsOf(const Grid &grid, const MapProjection &map, const MapDetail &detail)
{
    // Marks grow slower than the map: they are symbols, not areas.
    const double unit = std::clamp(std::sqrt(map.radius(1e9) / 8.5), 0.8, 1.5);
    Plants plants;
    for (const auto &plant : grid.plants) {
        const double bySize = unit * std::clamp(std::sqrt(plant.mw / 2000), 0.85, 1.6);
        if (plant.fuel == "nuclear")
            plants.nuclear.push_back({map.toFigure(plant.lat, plant.lon), unit * 2.8});
        else if (plant.mw < detail.leastPlantMw)
            continue;
        else if (plant.fuel == "hydro" || plant.fuel == "pumped")
            plants.hydro.push_back({map.toFigure(plant.lat, plant.lon), 1.8 * bySize});
        else
            plants.other.push_back({map.toFigure(plant.lat, plant.lon), 1.6 * bySize});
    }
    return plants;
}

void drawPlants(QPainter &p, const Plants &plants, const Theme &theme)
{
    const auto drawDots = [&](const std::vector<PlantMark> &dots, const QColor &colour) {
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        for (const auto &dot : dots)
            p.drawEllipse(dot.at, dot.radius, dot.radius);
    };
    drawDots(plants.other, theme.plant);
    drawDots(plants.hydro, theme.hydro);
    for (const auto &mark : plants.nuclear)
        drawDiamond(p, mark.at, mark.radius, theme.nuclear);
}

} // namespace

void paintMapBase(QPainter &p, QSizeF size, const Grid &grid, const Theme &theme, const MapCamera &camera,
                  const MapLayers &layers)
{
    if (size.isEmpty())
        return;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setClipRect(QRectF(QPointF(), size), Qt::IntersectClip);
    const MapProjection map(size, camera); // all geometry before the first stroke: see its constructor
    const MapDetail detail(camera.zoom);
    const auto outlines = outlinesOf(grid, map);
    const auto corridors = layers.corridors ? corridorsOf(grid, map, detail) : Corridors();
    const auto plants = layers.plants ? plantsOf(grid, map, detail) : Plants();
    drawLand(p, outlines, theme);
    if (layers.colouring != MapColouring::Headroom)
        drawColours(p, size, outlines, grid, map, layers.colouring, theme);
    drawOutlines(p, outlines, theme);
    drawCorridors(p, corridors, theme);
    drawPlants(p, plants, theme);
    p.restore();
}

Marks paintPowerMap(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const PowerMapOptions &options)
{
    if (!snapshot.facts)
        return {};
    const auto &grid = snapshot.facts->grid;
    const auto &camera = options.camera;
    const auto &layers = options.layers;
    const auto key = QStringLiteral("base %1 %2 %3 %4 %5 %6 %7")
                         .arg(reinterpret_cast<quintptr>(&grid))
                         .arg(camera.zoom)
                         .arg(camera.offset.x())
                         .arg(camera.offset.y())
                         .arg(static_cast<int>(layers.colouring))
                         .arg(layers.corridors)
                         .arg(layers.plants);
    drawCached(p, key, QRectF(QPointF(), size), theme,
               [&](QPainter &painter) { paintMapBase(painter, size, grid, theme, camera, layers); });
    return paintMapOverlay(p, size, snapshot, theme, options);
}

} // namespace gigasite
