// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_cache.h"
#include "views/figures/map_discs.h"
#include "views/figures/map_frame.h"
#include "views/figures/map_ghost.h"
#include "views/figures/map_legend.h"
#include "views/figures/map_placing.h"
#include "views/figures/map_plants.h"
#include "views/figures/map_real_sites.h"
#include "views/figures/map_zones.h"
#include "views/figures/power_map.h"

#include "views/figures/figure_words.h"
#include "views/paint/text.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace gigasite {

namespace {

/// Roughly the land, to know what cards should rather not cover.
QPolygonF landPolygon(const MapProjection &map)
{
    constexpr std::array<OutlinePoint, 40> corners{
        {{48.4, -124.7}, {49, -122.8},  {49, -95.2},    {48, -89.5},    {46.5, -84.4}, {45.9, -83.5},  {43, -82.4},
         {41.7, -83.1},  {42.3, -79.7}, {43.3, -79},    {43.3, -76.5},  {45, -74.7},   {45, -71.5},    {47.4, -69.2},
         {47.1, -67.8},  {44.8, -67},   {43.6, -70.2},  {41.7, -70},    {40.6, -73.9}, {38.9, -74.9},  {35.2, -75.5},
         {33.9, -78},    {32, -80.9},   {30.7, -81.4},  {27, -80},      {25.2, -80.4}, {26, -81.8},    {29.9, -84},
         {30.3, -88},    {29.1, -90},   {29.7, -93.8},  {28, -97},      {26, -97.2},   {29.8, -101.4}, {29, -103},
         {31.8, -106.5}, {31.3, -111},  {32.5, -117.1}, {34.4, -120.5}, {40.4, -124.4}}};
    QPolygonF polygon;
    for (const auto &corner : corners)
        polygon << map.toFigure(corner.lat, corner.lon);
    return polygon;
}

/// What is known before any text has a place.
FreeSpace spaceOf(QSizeF size, const MapProjection &map, const std::vector<Disc> &discs,
                  const std::vector<SiteShape> &shapes, const std::vector<MapLink> &links,
                  const std::vector<QPointF> &realSites, const MapLegend &legend)
{
    FreeSpace space(size);
    space.addCost(landPolygon(map), 0.35);
    for (const auto &disc : discs) {
        if (disc.radius > 4) {
            // A small disc half covered is as bad as a large one a little covered.
            space.addCost(disc.at, disc.radius, 1.2 + 400 / (disc.radius * disc.radius));
            space.addCost(labelRoom(disc), 4);
        }
    }
    for (const auto at : realSites) // also these are to be seen
        space.addCost(QRectF(at - QPointF(6, 6), QSizeF(12, 12)), 6);
    for (const auto &link : links) {
        for (qsizetype i = 0; i + 1 < link.way.size(); ++i)
            space.addCost(QLineF(link.way[i], link.way[i + 1]), link.labelled ? 0.5 : 0.1);
        if (link.labelled)
            space.takeLine(link.way);
    }
    space.finish();
    for (const auto &shape : shapes) {
        space.take(shape.at, shape.reach + 2);
        space.take(shape.badge.adjusted(-2, -2, 2, 2), shape.at);
        if (shape.isLocked)
            space.take(shape.badge.adjusted(-2, -6, 7, 2), shape.at); // the padlock on its corner
    }
    for (const auto &area : legend.areas())
        space.take(area.adjusted(-4, -2, 4, 4));
    return space;
}

Marks siteMarks(const std::vector<SiteShape> &shapes, const Evaluation &evaluation, QSizeF size)
{
    Marks marks;
    for (const auto &shape : shapes) {
        const auto id = QStringLiteral("site.%1.share").arg(shape.index + 1).toLatin1();
        marks.push_back({shape.hitArea(size), siteSentence(shape, evaluation), id, shape.index, true});
    }
    return marks;
}
/// Everything the discs and the legend depend on.
QString groundKey(const Scenario &scenario, HeadroomDefinition rule, const PowerMapOptions &options)
{
    const auto &camera = options.camera;
    const auto &layers = options.layers;
    return QStringLiteral("discs %1 %2 %3 %4 %5 %6 ")
               .arg(scenario.grid.curtailment)
               .arg(static_cast<int>(rule))
               .arg(Figures::tr("nuclear")) // the legend's language
               .arg(camera.zoom)
               .arg(camera.offset.x())
               .arg(camera.offset.y()) +
        QStringLiteral("%1 %2 %3 %4")
            .arg(static_cast<int>(layers.colouring))
            .arg(layers.corridors)
            .arg(layers.plants)
            .arg(layers.realSites);
}

/// Through a picture that is kept, but while the camera moves.
void drawGround(QPainter &p, QSizeF size, const QString &key, bool isMoving, const Theme &theme,
                const std::function<void(QPainter &)> &draw)
{
    if (isMoving)
        draw(p);
    else
        drawCached(p, key, QRectF(QPointF(), size), theme, draw);
}

/// Of a real site, which labels keep off where they can.
QPolygonF acrossSquare(QPointF at)
{
    constexpr double half = 5;
    return QPolygonF({at - QPointF(half, half), at + QPointF(half, half)});
}

/// Everything that lies on the base, with its place.
struct Overlaid {
    std::vector<Disc> discs;
    std::vector<SiteShape> shapes;
    std::vector<MapLink> links;
    std::optional<PlacedCard> rtt;
    std::vector<PlacedCard> cards;
    std::vector<GhostSite> ghosts;
    std::vector<MapLink> offered; ///< ways between the places of an offered change
    std::vector<PlacedCard> ghostCards; ///< of offered places
    std::vector<std::optional<QRectF>> zones; ///< labels, by site
    std::vector<DiscLabel> labels;
};

bool isPointedAt(const SiteShape &shape, const Theme &theme, const PowerMapOptions &options)
{
    return !theme.print && options.isPointedAt(shape.index);
}

/// What lies on the map with its place so far: texts of zones keep off it.
std::vector<QRectF> takenBy(const Overlaid &scene, const MapLegend &legend)
{
    auto taken = legend.areas();
    for (const auto &label : scene.labels)
        taken.push_back(label.rect);
    for (const auto *cards : {&scene.cards, &scene.ghostCards}) {
        for (const auto &card : *cards)
            taken.push_back(card.rect);
    }
    if (scene.rtt)
        taken.push_back(scene.rtt->rect);
    for (const auto &shape : scene.shapes)
        taken.push_back(shape.badge);
    return taken;
}

/// Amounts on the rings of the sites that someone points at; labels of discs then keep off them.
void placeZones(Overlaid &scene, const CardRoom &room, const MapLegend &legend, const PowerMapOptions &options,
                FreeSpace &space)
{
    auto taken = takenBy(scene, legend);
    for (const auto &disc : scene.discs)
        taken.push_back(labelRoom(disc));
    for (const auto &shape : scene.shapes) {
        scene.zones.push_back(isPointedAt(shape, room.theme, options) ? zoneLabel(shape, room.size, taken)
                                                                      : std::nullopt);
        if (scene.zones.back()) {
            taken.push_back(*scene.zones.back());
            space.take(*scene.zones.back());
        }
    }
}

/// Cards of the longest link, the ghosts and the sites.
void placeTexts(Overlaid &scene, const CardRoom &room, const Snapshot &snapshot, const PowerMapOptions &options,
                bool withRtt, FreeSpace &space)
{
    const auto bareCards = [&] {
        return std::count_if(scene.cards.begin(), scene.cards.end(), [&](const PlacedCard &card) {
            return !card.saysLimit() && !scene.shapes[static_cast<std::size_t>(card.site)].isLost;
        });
    };
    const auto isCrossed = [&] {
        return std::any_of(scene.cards.begin(), scene.cards.end(),
                           [](const PlacedCard &card) { return !card.isClear; });
    };
    const auto rttOf = [&](CardDetail detail, FreeSpace &free) -> std::optional<PlacedCard> {
        const bool allLeave =
            snapshot.previewScenario && options.showBaseline && snapshot.previewScenario->siteCount < 2;
        if (allLeave) // none is left to exchange with
            return std::nullopt;
        if (scene.offered.empty())
            return placeRtt(scene.links, room, detail, free);
        return placeRtt(scene.offered, {*snapshot.preview, *snapshot.previewScenario, room.size, room.theme}, detail,
                        free, true);
    };
    const auto place = [&](CardDetail ofRtt, FreeSpace &free) {
        if (withRtt)
            scene.rtt = rttOf(ofRtt, free);
        scene.ghostCards = placeGhostCards(scene.ghosts, snapshot, room.size, room.theme, free);
        scene.cards = placeCards(scene.shapes, room, free, options);
        return bareCards();
    };
    auto taken = space;
    const auto bare = place(CardDetail::Full, taken);
    if (scene.rtt && bare == 0 && isCrossed()) { // the distance where the sites' cards leave room
        const auto rtt = scene.rtt;
        const auto ghostCards = scene.ghostCards;
        const auto cards = scene.cards;
        auto after = space;
        scene.ghostCards = placeGhostCards(scene.ghosts, snapshot, room.size, room.theme, after);
        scene.cards = placeCards(scene.shapes, room, after, options);
        scene.rtt = rttOf(CardDetail::Full, after);
        if (scene.rtt && bareCards() == 0 && !isCrossed()) {
            space = std::move(after);
            return;
        }
        scene.rtt = rtt;
        scene.ghostCards = ghostCards;
        scene.cards = cards;
    }
    if (bare > 0 && scene.rtt &&
        scene.rtt->detail > CardDetail::Title) { // what limits a site says more than a distance
        const auto rtt = scene.rtt;
        const auto ghostCards = scene.ghostCards;
        const auto cards = scene.cards;
        auto shorter = space;
        if (place(CardDetail::Title, shorter) < bare) {
            space = std::move(shorter);
            return;
        }
        scene.rtt = rtt;
        scene.ghostCards = ghostCards;
        scene.cards = cards;
    }
    space = std::move(taken);
}

/// Sites as they are, with their ways, and as they would be or were.
void placeSites(Overlaid &scene, const CardRoom &room, const Snapshot &snapshot, const MapProjection &map,
                const MapLegend &legend, const PowerMapOptions &options)
{
    const auto frame = badgeFrame(room.size, legend.keyArea(), options.reserved);
    const auto sight = badgeFrame(room.size, legend.hidingArea(), {});
    auto rooms = legend.areas();
    for (const auto &disc : scene.discs)
        rooms.push_back(labelRoom(disc));
    scene.shapes = siteShapes(room.evaluation, map, room.size, rooms, frame, sight);
    keepInSight(scene.shapes, options.reserved);
    markLocked(scene.shapes, room.scenario);
    markLost(scene.shapes, room.scenario);
    scene.links = linksOf(room.evaluation.power, scene.shapes, map, room.size);
    if (!options.showBaseline)
        return;
    scene.ghosts = ghostSites(snapshot, scene.shapes, map, room.size, frame, sight);
    const bool moves = std::any_of(scene.ghosts.begin(), scene.ghosts.end(),
                                   [](const GhostSite &ghost) { return ghost.isMoved || ghost.leaves; });
    if (moves)
        scene.offered = offeredLinks(snapshot, scene.ghosts, map, room.size);
    for (const auto &ghost : scene.ghosts) {
        const bool isReplaced = ghost.leaves || (ghost.shape.isOffered && ghost.isMoved);
        if (ghost.now && isReplaced) // the card of the offered place stands for it
            scene.shapes[static_cast<std::size_t>(ghost.shape.index)].hasCard = false;
    }
}

Overlaid sceneOf(const CardRoom &room, const Snapshot &snapshot, const MapProjection &map, const MapLegend &legend,
                 const PowerMapOptions &options)
{
    const auto &grid = snapshot.facts->grid;
    const auto &plan = room.evaluation.power;
    Overlaid scene;
    scene.discs = headroomDiscs(grid, room.scenario.grid.curtailment, plan.paperRule, map, options.layers.colouring);
    placeSites(scene, room, snapshot, map, legend, options);
    std::vector<QPointF> realSites;
    for (std::size_t i = 0; options.layers.realSites && i < grid.aiSites.size(); ++i)
        realSites.push_back(map.toFigure(grid.aiSites[i].lat, grid.aiSites[i].lon));
    auto space = spaceOf(room.size, map, scene.discs, scene.shapes, scene.links, realSites, legend);
    if (!options.reserved.isEmpty())
        space.take(options.reserved.adjusted(-4, -4, 4, 4));
    const auto hand = placeAtHand(scene.shapes, room, space, options);
    placeTexts(scene, room, snapshot, options, !hand, space); // the card at the hand tells all RTTs
    if (hand)
        scene.cards.push_back(*hand);
    if (hand)
        space.takeLeader(hand->leader);
    placeZones(scene, room, legend, options, space);
    for (const auto &shape : scene.shapes) {
        if (shape.missing > Watts())
            space.take(shape.at, shape.demand); // hatched: no ground for text
    }
    for (const auto at : realSites)
        space.takeLine(acrossSquare(at));
    for (const auto &ghost : scene.ghosts) {
        if (ghost.isMoved)
            space.take(ghost.shape.at, 5); // its spot
    }
    scene.labels = discLabels(room.size, scene.discs, space);
    return scene;
}

/// What is drawn next ends at the legend, which stands above it.
void keepOffLegend(QPainter &p, const MapLegend &legend, QSizeF size)
{
    QRegion open(QRectF(QPointF(), size).toAlignedRect());
    for (const auto &area : legend.areas())
        open -= area.toAlignedRect();
    p.setClipRegion(open, Qt::IntersectClip);
}

/// Of sites that their sub-zone limits, and of what the pointer is on.
void drawZones(QPainter &p, const Overlaid &scene, const Grid &grid, const CardRoom &room, const MapProjection &map,
               const MapLegend &legend, const PowerMapOptions &options)
{
    const auto &theme = room.theme;
    for (std::size_t i = 0; i < scene.shapes.size(); ++i) {
        const auto &shape = scene.shapes[i];
        if (isPointedAt(shape, theme, options) || shape.zoneLimits)
            drawZoneOfSite(p, shape, scene.zones[i], theme);
    }
    const bool isAuthority =
        !theme.print && options.authority >= 0 && options.authority < static_cast<int>(grid.authorities.size());
    if (!isAuthority || options.layers.colouring != MapColouring::Headroom)
        return;
    auto taken = takenBy(scene, legend);
    p.save();
    keepOffLegend(p, legend, room.size);
    drawZonesOf(p, grid.authorities[static_cast<std::size_t>(options.authority)], grid, room.scenario.grid.curtailment,
                map, room.size, taken, theme);
    p.restore();
}

/// A ring that fills much of the map ends at the legend; a smaller one says how much is missing and is drawn whole.
void drawRings(QPainter &p, const std::vector<SiteShape> &shapes, const MapLegend &legend, const CardRoom &room,
               int dragged)
{
    const auto areas = legend.areas();
    const double large = std::max(40.0, 0.14 * std::min(room.size.width(), room.size.height()));
    const auto endsAtLegend = [&](const SiteShape &shape) {
        const double reach = std::max(shape.demand, shape.supply) + 2;
        const QRectF ring(shape.at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
        return shape.onMap && reach > large &&
            std::any_of(areas.begin(), areas.end(), [&](const QRectF &a) { return a.intersects(ring); });
    };
    for (const auto &shape : shapes) {
        p.save();
        if (endsAtLegend(shape))
            keepOffLegend(p, legend, room.size);
        drawSiteRing(p, shape, room.theme, shape.index == dragged);
        p.restore();
    }
}

} // namespace

Marks paintMapOverlay(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                      const PowerMapOptions &options)
{
    const bool current = snapshot.evaluation && snapshot.scenario && hasSites(*snapshot.evaluation);
    const auto *evaluation = current ? snapshot.evaluation.get() : snapshot.complete.get();
    const auto *scenario = current ? snapshot.scenario.get() : snapshot.completeScenario.get();
    if (!evaluation || !scenario || !snapshot.facts || size.isEmpty())
        return {};
    const auto &grid = snapshot.facts->grid;
    const auto &layers = options.layers;
    const auto &plan = evaluation->power;
    const auto rule = plan.paperRule ? HeadroomDefinition::Paper : plan.rule.definition;
    const MapProjection map(size, options.camera);
    const MapLegend legend(size, map, layers, options.camera.zoom, rule);
    const CardRoom room{*evaluation, *scenario, size, theme};
    auto scene = sceneOf(room, snapshot, map, legend, options);

    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setClipRect(QRectF(QPointF(), size), Qt::IntersectClip);
    drawGround(p, size, groundKey(*scenario, rule, options), options.isMoving, theme, [&](QPainter &painter) {
        drawDiscs(painter, scene.discs, theme);
        if (layers.realSites)
            drawRealSites(painter, grid, map, theme);
        legend.draw(painter, theme);
    });
    drawLinks(p, scene.links, theme);
    drawRings(p, scene.shapes, legend, room, theme.print ? -1 : options.dragged);
    drawOfferedLinks(p, scene.offered, scene.ghosts, theme);
    const auto ghosts = drawGhostSites(p, snapshot, scene.ghosts, size, theme); // under all texts
    drawDiscLabels(p, scene.labels, theme);
    drawZones(p, scene, grid, room, map, legend, options);
    drawLeaders(p, scene.cards); // all of them before any card, which none strikes through
    drawLeaders(p, scene.ghostCards);
    if (scene.rtt)
        drawPlaced(p, *scene.rtt, theme);
    drawCards(p, scene.cards, theme, options);
    drawCards(p, scene.ghostCards, theme, {});
    for (const auto &shape : scene.shapes)
        drawSiteBadge(p, shape, theme, options);
    drawHandCard(p, scene.cards, theme, options);
    p.restore();

    auto marks = discMarks(scene.discs, scenario->grid.curtailment, size);
    const auto real = layers.realSites ? realSiteMarks(grid, map, size) : Marks();
    const auto plants = layers.plants ? plantMarks(grid, map, options.camera, size) : Marks();
    for (const auto *more : {&plants, &real, &ghosts})
        marks.insert(marks.end(), more->begin(), more->end());
    if (scene.rtt && !scene.offered.empty())
        marks.push_back(
            {scene.rtt->rect,
             Figures::tr("With the change: %1")
                 .arg(rttSentence(*scene.offered.back().pair, *snapshot.preview, *snapshot.previewScenario)),
             "wan.rtt_s"});
    else if (scene.rtt)
        marks.push_back({scene.rtt->rect, rttSentence(*scene.links.back().pair, *evaluation, *scenario), "wan.rtt_s"});
    for (auto &mark : linkMarks(scene.links, *evaluation, *scenario))
        marks.push_back(std::move(mark));
    for (auto &mark : siteMarks(scene.shapes, *evaluation, size))
        marks.push_back(std::move(mark));
    return marks;
}

} // namespace gigasite
