// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_placing.h"

#include "views/figures/map_cache.h"
#include "views/figures/map_zones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace gigasite {

namespace {

constexpr double closerOfMany = 3; ///< weight of a leader's length: many confuse more than covered land
/// Of the figure's width, from a site to its card: nearer than another one's place, and at most.
constexpr double nearShare = 0.22, farShare = 0.3, farthestShare = 0.42;

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

void takeCard(const PlacedCard &placed, FreeSpace &space)
{
    space.take(placed.rect.adjusted(-4, -4, 4, 4));
    if (placed.leader.length() > 0)
        space.takeLeader(placed.leader); // the next one's does not cross it
}

/// Finds a place for each card, in order; what it costs, or nothing if one has no place. With `dropSome`, those that
/// find none close by are left out.
std::optional<double> placeAll(std::vector<PlacedCard> &cards, const std::vector<SiteShape> &shapes, double farthest,
                               bool dropSome, bool clear, FreeSpace &space)
{
    const double closer = dropSome || shapes.size() > 3 ? closerOfMany : shapes.size() > 1 ? 2 : 1;
    constexpr double anywhere = std::numeric_limits<double>::infinity();
    constexpr double nearBadge = 12; // of a site beyond the edge: the way to it says nothing
    double cost = 0;
    for (auto &placed : cards) {
        const auto &shape = shapes[static_cast<std::size_t>(placed.site)];
        const auto place = space.placeNear({.card = placed.card.size,
                                            .anchor = shape.at,
                                            .radius = shape.reach,
                                            .closer = shape.onMap ? closer : nearBadge,
                                            .farthest = dropSome ? anywhere : farthest,
                                            .clear = clear});
        if (!place && !dropSome)
            return std::nullopt; // smaller ones find a place nearer
        if (!place)
            continue;
        placed.leader = FreeSpace::leader(place->rect, shape.at, std::max(4.0, shape.reach));
        const bool isFar = placed.leader.length() > farthest;
        if (isFar && &placed != &cards.front() && shape.missing <= Watts())
            continue;
        placed.rect = place->rect;
        cost += place->cost;
        takeCard(placed, space);
    }
    std::erase_if(cards, [](const PlacedCard &placed) { return placed.rect.isEmpty(); });
    return cost;
}

/// Who chooses first matters: all orders of up to three cards, and of more those along the two axes.
std::vector<std::vector<PlacedCard>> ordersOf(const std::vector<PlacedCard> &cards,
                                              const std::vector<SiteShape> &shapes)
{
    std::vector<std::vector<PlacedCard>> orders;
    const auto add = [&](const std::vector<std::size_t> &order) {
        std::vector<PlacedCard> ordered;
        for (const auto index : order)
            ordered.push_back(cards[index]);
        orders.push_back(std::move(ordered));
    };
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (cards.size() <= 3) {
        do
            add(order);
        while (std::next_permutation(order.begin(), order.end()));
        return orders;
    }
    const auto at = [&](std::size_t index) { return shapes[static_cast<std::size_t>(cards[index].site)].at; };
    const auto addBothWays = [&] {
        add(order);
        std::reverse(order.begin(), order.end());
        add(order);
    };
    addBothWays();
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return at(a).x() < at(b).x(); });
    addBothWays();
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return at(a).y() < at(b).y(); });
    addBothWays();
    return orders;
}

/// Short cards again with what limits their sites, each where that finds a place near its site while the others stay.
void sayLimits(std::vector<PlacedCard> &cards, const std::vector<SiteShape> &shapes, const CardRoom &room,
               double maxWidth, const FreeSpace &space)
{
    for (auto &placed : cards) {
        const auto &shape = shapes[static_cast<std::size_t>(placed.site)];
        if (placed.saysLimit() || shape.isLost)
            continue;
        auto longer = placed;
        longer.detail = CardDetail::Limit;
        longer.card = siteCard(shape, room.evaluation, room.scenario, longer.detail, maxWidth, room.theme);
        FreeSpace others = space;
        for (const auto &other : cards) {
            if (&other != &placed)
                takeCard(other, others);
        }
        const auto place =
            others.placeNear({.card = longer.card.size,
                              .anchor = shape.at,
                              .radius = shape.reach,
                              .closer = closerOfMany,
                              .farthest = std::max(farthestShare * room.size.width(), placed.leader.length()),
                              .clear = true});
        if (!place || others.crossesLine(place->rect))
            continue;
        longer.rect = place->rect;
        longer.leader = FreeSpace::leader(place->rect, shape.at, std::max(4.0, shape.reach));
        placed = std::move(longer);
    }
}

/// How much all cards say, and how far from their sites they may stand as a share of the figure's width.
struct Attempt {
    CardDetail detail;
    double share;
    bool clear = true; ///< no leader through other sites' marks, numbers, cards and leaders
};

/// In the order in which they are tried; with many sites another one's place is as near as a far one.
std::vector<Attempt> attemptsFor(std::size_t sites)
{
    constexpr Attempt fullNear{CardDetail::Full, nearShare}, fullFar{CardDetail::Full, farShare};
    constexpr Attempt limitNear{CardDetail::Limit, nearShare}, limitFar{CardDetail::Limit, farShare};
    constexpr Attempt limitFarthest{CardDetail::Limit, farthestShare}; // its leader and number still say whose it is
    constexpr Attempt limitAnyhow{CardDetail::Limit, farthestShare, false};
    constexpr Attempt briefNear{CardDetail::Brief, nearShare, false}, titleFar{CardDetail::Title, farShare, false};
    if (sites <= 1)
        return {fullNear, fullFar, limitNear, limitFar, limitAnyhow, briefNear, titleFar};
    if (sites == 2)
        return {fullNear, limitNear, fullFar, limitFar, limitFarthest, limitAnyhow, briefNear, titleFar};
    return {fullNear, limitNear, limitFarthest, limitAnyhow, briefNear, titleFar};
}

/// What the card at the hand must not hide: the marker with its rings and its number, and with it the pointer, which
/// holds one of them. Rings as large as the figure leave no place beside them: of those the marker alone.
QRectF heldArea(const SiteShape &shape, QSizeF size)
{
    constexpr double hand = 18; // px that the pointer's picture reaches past its tip
    const double most = 0.3 * std::min(size.width(), size.height());
    double ring = shape.reach;
    for (const double radius : {shape.demand, shape.supply, shape.zone})
        ring = radius <= most ? std::max(ring, radius) : ring;
    const QRectF marker(shape.at - QPointF(ring, ring), QSizeF(2 * ring, 2 * ring));
    const auto held = QRectF(shape.at, QSizeF()).united(shape.badge).adjusted(0, 0, hand, hand);
    const auto zone = zoneLabel(shape, size, {shape.badge}).value_or(shape.badge);
    return marker.united(held).united(zone).adjusted(-2, -2, 2, 2);
}

/// Right of what is held, or left, below, above; the first that is inside the figure and on no other site's marker.
/// Where none is inside: the one that hides least of it.
QRectF besideTheHand(QSizeF card, const SiteShape &shape, const std::vector<SiteShape> &all, QSizeF size)
{
    constexpr double edge = 4, gap = 8;
    const auto held = heldArea(shape, size);
    const QPointF middle(held.center().x() - card.width() / 2, held.center().y() - card.height() / 2);
    const std::array corners{
        QPointF(held.right() + gap, middle.y()), QPointF(held.left() - gap - card.width(), middle.y()),
        QPointF(middle.x(), held.bottom() + gap), QPointF(middle.x(), held.top() - gap - card.height())};
    QRectF best;
    double least = 1e300;
    for (const auto &corner : corners) {
        const double x = std::clamp(corner.x(), edge, std::max(edge, size.width() - card.width() - edge));
        const double y = std::clamp(corner.y(), edge, std::max(edge, size.height() - card.height() - edge));
        const QRectF rect(QPointF(std::round(x), std::round(y)), card);
        const auto hidden = rect.intersected(held);
        double cost = 1000 * hidden.width() * hidden.height();
        for (const auto &other : all)
            cost += other.index != shape.index && rect.intersects(other.hitArea(size)) ? 1 : 0;
        if (cost < least) {
            least = cost;
            best = rect;
        }
    }
    return best;
}

} // namespace

std::optional<PlacedCard> placeRtt(const std::vector<MapLink> &links, const CardRoom &room, CardDetail most,
                                   FreeSpace &space, bool isOffered)
{
    if (links.empty())
        return std::nullopt;
    const auto &link = links.back();
    if (!link.labelled || link.way.size() < 2)
        return std::nullopt;
    for (const auto detail : {CardDetail::Full, CardDetail::Title}) {
        if (detail > most || (detail == CardDetail::Full && (room.size.width() < 430 || room.size.height() < 255)))
            continue;
        const auto card = rttCard(*link.pair, room.evaluation.power, room.scenario, detail, room.theme, isOffered);
        if (const auto rect = placeBeside(link.way, card.size, space)) {
            space.take(rect->adjusted(-3, -3, 3, 3));
            return PlacedCard{card, *rect, {}, card.border, -1, detail};
        }
    }
    return std::nullopt;
}

std::optional<PlacedCard> placeAtHand(const std::vector<SiteShape> &shapes, const CardRoom &room, FreeSpace &space,
                                      const PowerMapOptions &options)
{
    const auto &[evaluation, scenario, size, theme] = room;
    if (theme.print || options.dragged < 0 || options.dragged >= static_cast<int>(shapes.size()))
        return std::nullopt;
    const auto &shape = shapes[static_cast<std::size_t>(options.dragged)];
    PlacedCard placed{.site = shape.index};
    placed.card = handCard(shape, evaluation, scenario, std::clamp(size.width() - 24, 60.0, 260.0), theme);
    placed.leaderInk = theme.accent;
    placed.rect = besideTheHand(placed.card.size, shape, shapes, size);
    placed.leader = FreeSpace::leader(placed.rect, shape.at, std::max(4.0, shape.reach));
    space.take(placed.rect.adjusted(-4, -4, 4, 4));
    return placed;
}

std::vector<PlacedCard> placeCards(const std::vector<SiteShape> &shapes, const CardRoom &room, FreeSpace &space,
                                   const PowerMapOptions &options)
{
    const auto &[evaluation, scenario, size, theme] = room;
    constexpr double largestShare = 0.3, largestOfShort = 0.42; // of the figure under cards
    const double maxWidth = std::clamp(size.width() - 24, 60.0, 260.0);
    const auto isActive = [&](const SiteShape &s) { return !theme.print && options.isPointedAt(s.index); };
    std::vector<const SiteShape *> order;
    for (const auto &shape : shapes) {
        if (shape.hasCard && (theme.print || shape.index != options.dragged)) // that one has its card at the hand
            order.push_back(&shape);
    }
    std::stable_sort(order.begin(), order.end(), // short ones choose first
                     [](const SiteShape *a, const SiteShape *b) { return a->state > b->state; });
    for (const auto &[detail, share, clear] : attemptsFor(shapes.size())) {
        if (detail == CardDetail::Limit) // not before: as long as all are full, pointing at one moves none
            std::stable_partition(order.begin(), order.end(), [&](const SiteShape *s) { return isActive(*s); });
        std::vector<PlacedCard> cards;
        double covered = 0;
        for (const auto *shape : order) {
            PlacedCard placed{.site = shape->index};
            placed.detail = isActive(*shape) ? CardDetail::Full : detail;
            placed.isClear = clear;
            placed.card = siteCard(*shape, evaluation, scenario, placed.detail, maxWidth, theme);
            placed.leaderInk = shape->missing > Watts() ? placed.card.bar : theme.ink2;
            covered += placed.card.size.width() * placed.card.size.height();
            cards.push_back(std::move(placed));
        }
        const bool last = detail == CardDetail::Title;
        if (!last &&
            covered > (detail == CardDetail::Full ? largestShare : largestOfShort) * size.width() * size.height())
            continue;
        std::optional<double> cost;
        for (auto &ordered : last ? std::vector<std::vector<PlacedCard>>{cards} : ordersOf(cards, shapes)) {
            FreeSpace attempt = space;
            const auto found = placeAll(ordered, shapes, share * size.width(), last, clear, attempt);
            if (found && (!cost || *found < *cost)) {
                cards = std::move(ordered);
                cost = found;
            }
        }
        if (cost) {
            sayLimits(cards, shapes, room, maxWidth, space);
            for (const auto &placed : cards)
                takeCard(placed, space);
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

namespace {

bool isAtHand(const PlacedCard &placed, const Theme &theme, const PowerMapOptions &options)
{
    return !theme.print && options.dragged >= 0 && placed.site == options.dragged;
}

} // namespace

void drawLeaders(QPainter &p, const std::vector<PlacedCard> &cards)
{
    for (const auto &placed : cards) {
        p.setPen(QPen(placed.leaderInk, 1));
        if (placed.leader.length() > 0)
            p.drawLine(placed.leader);
    }
}

void drawCards(QPainter &p, std::vector<PlacedCard> &cards, const Theme &theme, const PowerMapOptions &options)
{
    for (auto &placed : cards) {
        const bool live = !theme.print;
        if (live && (placed.site == options.dragged || placed.site == options.focused))
            placed.card.border = theme.accent;
        else if (live && placed.site == options.hovered)
            placed.card.border = theme.ink3;
    }
    for (const auto &placed : cards) {
        if (!isAtHand(placed, theme, options))
            drawPlaced(p, placed, theme);
    }
}

/// Not through a picture that is kept: it is another one with every move.
void drawHandCard(QPainter &p, const std::vector<PlacedCard> &cards, const Theme &theme, const PowerMapOptions &options)
{
    for (const auto &placed : cards) {
        if (!isAtHand(placed, theme, options))
            continue;
        p.save();
        p.translate(placed.rect.topLeft());
        drawCard(p, placed.card, theme);
        p.restore();
    }
}

} // namespace gigasite
