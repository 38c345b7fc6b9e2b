// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_cache.h"
#include "views/figures/map_cards.h"
#include "views/figures/map_discs.h"
#include "views/figures/map_ghost.h"
#include "views/figures/map_legend.h"
#include "views/figures/map_real_sites.h"
#include "views/figures/power_map.h"

#include "views/figures/figure_words.h"
#include "views/figures/place_words.h"
#include "views/paint/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>

namespace gigasite {

namespace {

constexpr double radians = std::numbers::pi / 180;

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

/// Two sites and the way between them. A great circle, because that is the distance the RTT is counted over.
struct Link {
    const SiteDistance *pair = nullptr;
    QPolygonF way;
    bool labelled = false;
};

QPolygonF wayBetween(const SiteShape &from, const SiteShape &to, const MapProjection &map)
{
    QPolygonF straight({from.at, to.at});
    if (!from.onMap || !to.onMap)
        return straight;
    const auto onSphere = [](const SitePower &s) {
        const double lat = s.lat * radians, lon = s.lon * radians;
        return std::array{std::cos(lat) * std::cos(lon), std::cos(lat) * std::sin(lon), std::sin(lat)};
    };
    const auto a = onSphere(*from.site), b = onSphere(*to.site);
    const double angle = std::acos(std::clamp(a[0] * b[0] + a[1] * b[1] + a[2] * b[2], -1.0, 1.0));
    const int pieces = std::clamp(static_cast<int>(angle / 0.03), 1, 24); // 0.03 rad: 190 km
    if (pieces < 2)
        return straight;
    QPolygonF way{from.at};
    for (int i = 1; i < pieces; ++i) {
        const double t = static_cast<double>(i) / pieces;
        const double u = std::sin((1 - t) * angle) / std::sin(angle), v = std::sin(t * angle) / std::sin(angle);
        const double x = u * a[0] + v * b[0], y = u * a[1] + v * b[1], z = u * a[2] + v * b[2];
        way << map.toFigure(std::asin(std::clamp(z, -1.0, 1.0)) / radians, std::atan2(y, x) / radians);
    }
    return way << to.at;
}

std::vector<Link> linksOf(const PowerPlan &plan, const std::vector<SiteShape> &shapes, const MapProjection &map)
{
    std::vector<Link> links;
    for (const auto &pair : plan.distances) {
        const auto from = static_cast<std::size_t>(pair.from), to = static_cast<std::size_t>(pair.to);
        if (from < shapes.size() && to < shapes.size())
            links.push_back({&pair, wayBetween(shapes[from], shapes[to], map)});
    }
    const auto longest = std::max_element(links.begin(), links.end(), [](const Link &a, const Link &b) {
        return a.pair->greatCircle < b.pair->greatCircle;
    });
    if (longest != links.end()) {
        longest->labelled = true;
        std::rotate(longest, longest + 1, links.end()); // drawn last, on top
    }
    return links;
}

void drawLinks(QPainter &p, const std::vector<Link> &links, const Theme &theme)
{
    p.setBrush(Qt::NoBrush);
    for (const auto &link : links) {
        if (link.labelled) {
            p.setPen(QPen(theme.figure, 4, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
            p.drawPolyline(link.way);
            p.setPen(QPen(theme.wan, 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        } else {
            p.setPen(QPen(blended(theme.wan, theme.land, 0.6), 1));
        }
        p.drawPolyline(link.way);
    }
}

/// A card with its place on the figure.
struct PlacedCard {
    Card card;
    QRectF rect;
    QLineF leader;
    QColor leaderInk;
    int site = -1;
};

/// Along the way, touching it, off to the side that covers least.
std::optional<QRectF> placeBeside(const QPolygonF &way, QSizeF card, const FreeSpace &space)
{
    std::optional<QRectF> best;
    double least = 1e300;
    const double halfX = card.width() / 2, halfY = card.height() / 2;
    for (const double t : {0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82}) {
        const double position = t * static_cast<double>(way.size() - 1);
        const auto piece = std::min(static_cast<qsizetype>(position), way.size() - 2);
        const QPointF at = QLineF(way[piece], way[piece + 1]).pointAt(position - static_cast<double>(piece));
        for (const double gap : {6.0, 14.0, 30.0}) {
            for (const auto &[dx, dy] : {std::pair{0.8, 1.0},
                                         {-0.8, 1.0},
                                         {0.8, -1.0},
                                         {-0.8, -1.0},
                                         {0.0, 1.0},
                                         {0.0, -1.0},
                                         {1.0, 0.0},
                                         {-1.0, 0.0}}) {
                const QPointF centre = at + QPointF(dx * (halfX + gap), dy * (halfY + gap));
                const QRectF rect(QPointF(std::round(centre.x() - halfX), std::round(centre.y() - halfY)), card);
                const double cost = space.cost(rect) + std::abs(t - 0.5) * 3 + gap * 0.12;
                if (cost < least && space.isFree(rect) && !space.crossesLine(rect)) {
                    least = cost;
                    best = rect;
                }
            }
        }
    }
    return best;
}

std::optional<PlacedCard> placeRtt(const std::vector<Link> &links, const Scenario &scenario, QSizeF size,
                                   FreeSpace &space, const Theme &theme)
{
    if (links.empty())
        return std::nullopt;
    const auto &link = links.back();
    for (const auto detail : {CardDetail::Full, CardDetail::Title}) {
        if (detail == CardDetail::Full && (size.width() < 430 || size.height() < 255))
            continue;
        const auto card = rttCard(*link.pair, scenario, detail, theme);
        if (const auto rect = placeBeside(link.way, card.size, space)) {
            space.take(rect->adjusted(-3, -3, 3, 3));
            return PlacedCard{card, *rect, {}, theme.wan};
        }
    }
    return std::nullopt;
}

/// Finds a place for each card, in order; what it costs, or nothing if one has no place. With `dropSome`, those that
/// find none close by are left out.
std::optional<double> placeAll(std::vector<PlacedCard> &cards, const std::vector<SiteShape> &shapes, QSizeF size,
                               bool dropSome, FreeSpace &space)
{
    const double farthest = 0.3 * size.width();
    const double closer = dropSome ? 3 : shapes.size() > 3 ? 2 : 1; // many leaders confuse more than covered land
    double cost = 0;
    for (auto &placed : cards) {
        const auto &shape = shapes[static_cast<std::size_t>(placed.site)];
        const auto place = space.placeNear(placed.card.size, shape.at, shape.reach, closer);
        if (!place && !dropSome)
            return std::nullopt;
        if (!place)
            continue;
        placed.leader = FreeSpace::leader(place->rect, shape.at, std::max(4.0, shape.reach));
        if (dropSome && &placed != &cards.front() && shape.missing <= Watts() && placed.leader.length() > farthest)
            continue;
        placed.rect = place->rect;
        cost += place->cost;
        space.take(place->rect.adjusted(-4, -4, 4, 4));
    }
    std::erase_if(cards, [](const PlacedCard &placed) { return placed.rect.isEmpty(); });
    return cost;
}

/// The card of the site that is dragged, at a fixed distance from it on the side where there is more room: what a hand
/// moves shall not jump.
std::optional<PlacedCard> placeAtHand(const std::vector<SiteShape> &shapes, const Evaluation &evaluation,
                                      const Scenario &scenario, QSizeF size, FreeSpace &space, const Theme &theme,
                                      const PowerMapOptions &options)
{
    if (theme.print || options.dragged < 0 || options.dragged >= static_cast<int>(shapes.size()))
        return std::nullopt;
    constexpr double edge = 4, gap = 14, farthest = 60;
    const auto &shape = shapes[static_cast<std::size_t>(options.dragged)];
    PlacedCard placed{.site = shape.index};
    placed.card = handCard(shape, evaluation, scenario, std::clamp(size.width() - 24, 60.0, 260.0), theme);
    placed.leaderInk = theme.accent;
    const auto &card = placed.card.size;
    const double away = std::min(shape.demand, farthest) + gap;
    const bool right = shape.at.x() + away + card.width() + edge < size.width();
    const double x = right ? shape.at.x() + away : shape.at.x() - away - card.width();
    const double y = shape.at.y() - card.height() / 2;
    placed.rect = QRectF(QPointF(std::round(std::clamp(x, edge, std::max(edge, size.width() - card.width() - edge))),
                                 std::round(std::clamp(y, edge, std::max(edge, size.height() - card.height() - edge)))),
                         card);
    placed.leader = FreeSpace::leader(placed.rect, shape.at, std::max(4.0, std::min(shape.reach, away)));
    space.take(placed.rect.adjusted(-4, -4, 4, 4));
    return placed;
}

/// All sites' cards in as much detail as fits together; a site someone points at keeps its full card.
std::vector<PlacedCard> placeCards(const std::vector<SiteShape> &shapes, const Evaluation &evaluation,
                                   const Scenario &scenario, QSizeF size, FreeSpace &space, const Theme &theme,
                                   const PowerMapOptions &options)
{
    constexpr double largestShare = 0.3; // of the figure under cards
    const double maxWidth = std::clamp(size.width() - 24, 60.0, 230.0);
    const auto isActive = [&](const SiteShape &s) { return !theme.print && options.isPointedAt(s.index); };
    std::vector<const SiteShape *> order;
    for (const auto &shape : shapes) {
        if (theme.print || shape.index != options.dragged) // that one has its card at the hand
            order.push_back(&shape);
    }
    std::stable_sort(order.begin(), order.end(), // short ones choose first
                     [](const SiteShape *a, const SiteShape *b) { return a->state > b->state; });
    for (const auto detail : {CardDetail::Full, CardDetail::Brief, CardDetail::Title}) {
        if (detail == CardDetail::Brief) // not before: as long as all are full, pointing at one moves none
            std::stable_partition(order.begin(), order.end(), [&](const SiteShape *s) { return isActive(*s); });
        std::vector<PlacedCard> cards;
        double covered = 0;
        for (const auto *shape : order) {
            PlacedCard placed{.site = shape->index};
            placed.card =
                siteCard(*shape, evaluation, scenario, isActive(*shape) ? CardDetail::Full : detail, maxWidth, theme);
            placed.leaderInk = shape->missing > Watts() ? placed.card.bar : theme.ink3;
            covered += placed.card.size.width() * placed.card.size.height();
            cards.push_back(std::move(placed));
        }
        const bool last = detail == CardDetail::Title;
        if (!last && covered > largestShare * size.width() * size.height())
            continue;
        FreeSpace attempt = space;
        auto turned = cards;
        const auto cost = placeAll(cards, shapes, size, last, attempt);
        if (shapes.size() <= 3 && !last) { // who chooses first matters, and few can be tried both ways round
            std::reverse(turned.begin(), turned.end());
            FreeSpace other = space;
            const auto turnedCost = placeAll(turned, shapes, size, last, other);
            if (turnedCost && (!cost || *turnedCost < *cost)) {
                space = std::move(other);
                return turned;
            }
        }
        if (cost) {
            space = std::move(attempt);
            return cards;
        }
    }
    return {};
}

void drawPlaced(QPainter &p, const PlacedCard &placed, const Theme &theme)
{
    drawCached(p, cardKey(placed.card), placed.rect, theme,
               [&](QPainter &painter) { drawCard(painter, placed.card, theme); });
}

void drawCards(QPainter &p, std::vector<PlacedCard> &cards, const Theme &theme, const PowerMapOptions &options)
{
    for (auto &placed : cards) {
        const bool live = !theme.print;
        if (live && (placed.site == options.dragged || placed.site == options.focused))
            placed.card.border = theme.accent;
        else if (live && placed.site == options.hovered)
            placed.card.border = theme.ink3;
        p.setPen(QPen(placed.leaderInk, 1));
        if (placed.leader.length() > 0)
            p.drawLine(placed.leader);
    }
    for (const auto &placed : cards)
        drawPlaced(p, placed, theme);
}

/// What is known before any text has a place.
FreeSpace spaceOf(QSizeF size, const MapProjection &map, const std::vector<Disc> &discs,
                  const std::vector<SiteShape> &shapes, const std::vector<Link> &links, const MapLegend &legend)
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
    for (const auto &link : links) {
        for (qsizetype i = 0; i + 1 < link.way.size(); ++i)
            space.addCost(QLineF(link.way[i], link.way[i + 1]), link.labelled ? 0.5 : 0.1);
        if (link.labelled)
            space.takeLine(link.way);
    }
    space.finish();
    for (const auto &shape : shapes) {
        space.take(shape.at, shape.reach + 3);
        space.take(shape.badge.adjusted(-2, -2, 2, 2));
    }
    space.take(legend.keyArea().adjusted(-6, -4, 6, 6));
    space.take(legend.scaleArea().adjusted(-4, -4, 4, 4));
    return space;
}

Marks siteMarks(const std::vector<SiteShape> &shapes, const Evaluation &evaluation, QSizeF size)
{
    Marks marks;
    for (const auto &shape : shapes) {
        const auto id = QStringLiteral("site.%1.share").arg(shape.index + 1).toLatin1();
        marks.push_back({shape.hitArea(size), siteSentence(shape, evaluation), id, shape.index});
    }
    return marks;
}

QString rttSentence(const SiteDistance &pair, const Evaluation &evaluation, const Scenario &scenario)
{
    const auto name = [&](int site) { return siteWord(evaluation.power.sites[static_cast<std::size_t>(site)].name); };
    const double rtt = scenario.wan.rttSeconds ? *scenario.wan.rttSeconds : pair.rtt.si();
    const double km = pair.greatCircle.si() / 1000;
    return Figures::tr("%1 to %2: RTT %3 over %4")
        .arg(name(pair.from), name(pair.to), shown(rtt, Unit::Second), shown(km, Unit::Kilometre, km < 1000 ? 3 : 4));
}

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

/// What a pointer finds at the plants in sight, once they stand far enough apart.
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

/// Everything the discs and the legend depend on.
QString groundKey(const Scenario &scenario, bool paperRule, const PowerMapOptions &options)
{
    const auto &camera = options.camera;
    const auto &layers = options.layers;
    return QStringLiteral("discs %1 %2 %3 %4 %5 %6 ")
               .arg(scenario.grid.curtailment)
               .arg(paperRule)
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

} // namespace

Marks paintMapOverlay(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                      const PowerMapOptions &options)
{
    const bool current = snapshot.evaluation && snapshot.scenario && snapshot.evaluation->has(Stage::Sites);
    const auto *evaluation = current ? snapshot.evaluation.get() : snapshot.complete.get();
    const auto *scenario = current ? snapshot.scenario.get() : snapshot.completeScenario.get();
    if (!evaluation || !scenario || !snapshot.facts || size.isEmpty())
        return {};
    const auto &plan = evaluation->power;
    const MapProjection map(size, options.camera);
    const auto &layers = options.layers;
    const auto discs =
        headroomDiscs(snapshot.facts->grid, scenario->grid.curtailment, plan.paperRule, map, layers.colouring);
    std::vector<QRectF> rooms;
    for (const auto &disc : discs)
        rooms.push_back(labelRoom(disc));
    const auto shapes = siteShapes(*evaluation, map, size, rooms);
    const auto links = linksOf(plan, shapes, map);
    const MapLegend legend(size, map, layers, options.camera.zoom, plan.paperRule);
    auto space = spaceOf(size, map, discs, shapes, links, legend);
    const auto hand = placeAtHand(shapes, *evaluation, *scenario, size, space, theme, options);
    const auto rtt = hand ? std::nullopt : placeRtt(links, *scenario, size, space, theme);
    auto cards = placeCards(shapes, *evaluation, *scenario, size, space, theme, options);
    if (hand)
        cards.push_back(*hand);
    for (const auto &card : cards)
        space.takeLine(QPolygonF({card.leader.p1(), card.leader.p2()}));
    for (const auto &shape : shapes) {
        if (shape.missing > Watts())
            space.take(shape.at, shape.demand); // hatched: no ground for text
    }
    const auto labels = discLabels(size, discs, space);

    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setClipRect(QRectF(QPointF(), size), Qt::IntersectClip);
    drawGround(p, size, groundKey(*scenario, plan.paperRule, options), options.isMoving, theme, [&](QPainter &painter) {
        drawDiscs(painter, discs, theme);
        legend.draw(painter, theme);
    });
    const auto real = layers.realSites ? drawRealSites(p, snapshot.facts->grid, map, size, theme) : Marks();
    drawLinks(p, links, theme);
    const int dragged = theme.print ? -1 : options.dragged;
    for (const auto &shape : shapes)
        drawSiteRing(p, shape, theme, shape.index == dragged);
    drawDiscLabels(p, labels, theme);
    const auto ghosts =
        options.showBaseline ? drawGhostSites(p, snapshot, shapes, map, size, theme) : Marks(); // under the cards
    if (rtt)
        drawPlaced(p, *rtt, theme);
    drawCards(p, cards, theme, options);
    for (const auto &shape : shapes)
        drawSiteBadge(p, shape, theme, options);
    p.restore();

    const auto plants = layers.plants ? plantMarks(snapshot.facts->grid, map, options.camera, size) : Marks();
    auto marks = discMarks(discs, scenario->grid.curtailment, size);
    for (const auto *more : {&plants, &real, &ghosts})
        marks.insert(marks.end(), more->begin(), more->end());
    if (rtt)
        marks.push_back({rtt->rect, rttSentence(*links.back().pair, *evaluation, *scenario), "wan.rtt_s"});
    for (auto &mark : siteMarks(shapes, *evaluation, size))
        marks.push_back(std::move(mark));
    return marks;
}

} // namespace gigasite
