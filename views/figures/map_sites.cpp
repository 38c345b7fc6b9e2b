// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_sites.h"

#include "model/evaluate/stages.h"
#include "model/site/shortfall.h"
#include "views/figures/figure_words.h"
#include "views/figures/map_frame.h"
#include "views/figures/place_words.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QLineF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double badgeSide = 15;
constexpr double smallestReach = 9;

QRectF squareAround(QPointF centre, double half)
{
    return {centre - QPointF(half, half), QSizeF(2 * half, 2 * half)};
}

void judge(SiteShape &shape, const Evaluation &evaluation)
{
    const auto &site = *shape.site;
    if (!evaluation.rack.power)
        return;
    shape.missing = lackOf(site, evaluation.power);
    if (site.shortfall() > Watts())
        shape.state = SiteState::Short;
    else if (shape.missing > Watts())
        shape.state = SiteState::Warning;
    else if (site.headroom)
        shape.state = SiteState::Met;
}

/// The rule is one of the plants around a site; the discs are of grids.
bool countsPlants(const PowerPlan &plan)
{
    const auto d = plan.rule.definition;
    return !plan.paperRule && d != HeadroomDefinition::Flex && d != HeadroomDefinition::Auto;
}

SiteShape shapeOf(const Evaluation &evaluation, int index, const MapProjection &map, QSizeF size, const QRectF &frame)
{
    SiteShape shape;
    shape.site = &evaluation.power.sites[static_cast<std::size_t>(index)];
    shape.index = index;
    judge(shape, evaluation);
    shape.isOpen = isOpenSplit(evaluation);
    shape.at = map.toFigure(shape.site->lat, shape.site->lon);
    shape.onMap = siteArea(frame).contains(shape.at);
    shape.reach = smallestReach;
    if (!shape.onMap)
        return shape;
    const double largest = 3 * std::hypot(size.width(), size.height()); // keeps numbers painters can work with
    shape.demand = std::min(largest, map.radius(shape.site->fromGrid.si()));
    const auto &host = shape.site->host;
    if (countsPlants(evaluation.power) && shape.site->headroom && !shape.site->typedLimit)
        shape.rule = std::min(largest, map.radius(shape.site->headroom->si()));
    shape.zone = host.zone ? std::min(largest, map.radius(host.zone->si())) : 0;
    shape.zoneLimits = host.binding == HostLimit::Zone || host.nextBinding == HostLimit::Zone;
    if (shape.demand < std::max(40.0, 0.14 * std::min(size.width(), size.height()))) // larger is ground, no obstacle
        shape.reach = std::max(smallestReach, shape.demand);
    if (shape.state == SiteState::Short || shape.state == SiteState::Warning) {
        const auto supply = shape.state == SiteState::Short ? *shape.site->headroom : *shape.site->flexHeadroom;
        shape.supply = std::min(largest, map.radius(supply.si()));
    }
    return shape;
}

/// Sites beyond the figure come onto its frame, where the way to them leaves it: from the one site in sight, so that
/// the badge lies on their link, or else from the middle.
void bringOntoFrame(std::vector<SiteShape> &shapes, const QRectF &frame)
{
    constexpr double apart = badgeSide + 7;
    QPointF from = frame.center();
    const auto isInSight = [](const SiteShape &shape) { return shape.onMap; };
    if (std::count_if(shapes.begin(), shapes.end(), isInSight) == 1) {
        const auto at = std::find_if(shapes.begin(), shapes.end(), isInSight)->at;
        from = frame.contains(at) ? at : from;
    }
    std::vector<QPointF> places, beyond;
    for (const auto &shape : shapes) {
        if (shape.onMap)
            continue;
        beyond.push_back(shape.at);
        places.push_back(exitOf(frame, from, shape.at));
    }
    spreadOnFrame(frame, apart, places);
    std::size_t next = 0;
    for (auto &shape : shapes) {
        if (shape.onMap)
            continue;
        shape.at = places[next];
        const QPointF way = beyond[next++] - shape.at;
        shape.away = way / std::max(1e-9, std::hypot(way.x(), way.y()));
    }
}

/// From a badge on the edge to where its site lies.
void drawPointer(QPainter &p, const SiteShape &shape, const QColor &fill, const Theme &theme)
{
    constexpr double gap = 1, length = 7, half = 4.5;
    const auto &away = shape.away;
    const double toSide =
        shape.badge.width() / 2 / std::max({std::abs(away.x()), std::abs(away.y()), 0.5}) + gap; // of the square
    const QPointF foot = shape.badge.center() + away * toSide, across(-away.y() * half, away.x() * half);
    p.setPen(QPen(theme.figure, 1));
    p.setBrush(fill);
    p.drawPolygon(QPolygonF({foot + across, foot + away * length, foot - across}));
}

/// Beside the ring, where no other site is: up and away from the middle of the map first.
void placeBadge(SiteShape &shape, const std::vector<SiteShape> &all, QSizeF size, const std::vector<QRectF> &avoid)
{
    shape.badge = squareAround(shape.at, badgeSide / 2);
    if (!shape.onMap)
        return;
    const QRectF bounds = QRectF(QPointF(), size).adjusted(3, 3, -3, -3);
    const double side = shape.at.x() < size.width() / 2 ? -1 : 1;
    const double ring = shape.reach < shape.demand ? 4 : shape.demand;
    const double diagonal = ring * 0.72 + badgeSide / 2 + 0.5, straight = ring + badgeSide / 2 + 2;
    const QPointF offsets[] = {{side * diagonal, -diagonal},
                               {-side * diagonal, -diagonal},
                               {side * diagonal, diagonal},
                               {-side * diagonal, diagonal},
                               {side * straight, 0},
                               {-side * straight, 0},
                               {0, -straight},
                               {0, straight}};
    const auto isFree = [&](const QRectF &badge) {
        return bounds.contains(badge) && std::none_of(all.begin(), all.end(), [&](const SiteShape &other) {
                   return other.index != shape.index &&
                       (other.badge.intersects(badge) || squareAround(other.at, 4).intersects(badge));
               });
    };
    // Nor on the way to another site, as long as there are few.
    const auto isOnWay = [&](const QRectF &badge) {
        return all.size() <= 3 && std::any_of(all.begin(), all.end(), [&](const SiteShape &other) {
                   const QLineF way(shape.at, other.at);
                   const QPointF to = badge.center() - shape.at;
                   const double along = way.length() < badgeSide ? -1 : QPointF::dotProduct(to, way.p2() - way.p1());
                   return along > 0 &&
                       std::abs(to.x() * way.dy() - to.y() * way.dx()) < way.length() * badgeSide * 0.75;
               });
    };
    const auto isOnLabel = [&](const QRectF &badge) {
        return std::any_of(avoid.begin(), avoid.end(), [&](const QRectF &room) { return room.intersects(badge); });
    };
    // Nor nearer to another site, whose number it would seem.
    const auto isOfAnother = [&](const QRectF &badge) {
        const double own = QLineF(badge.center(), shape.at).length() + 1;
        return std::any_of(all.begin(), all.end(), [&](const SiteShape &other) {
            return other.index != shape.index && other.onMap && QLineF(badge.center(), other.at).length() < own;
        });
    };
    constexpr double misleading = 10;
    double least = 1e300;
    for (const double stretch : {1.0, 1.7, 2.4}) { // for sites that stand close together
        double order = 0;
        for (const auto &offset : offsets) {
            const auto badge = squareAround(shape.at + offset * stretch, badgeSide / 2);
            const double cost =
                order + (isOnLabel(badge) ? 1 : 0) + (isOnWay(badge) ? 2 : 0) + (isOfAnother(badge) ? misleading : 0);
            order += 0.6;
            if (cost < least && isFree(badge)) {
                least = cost;
                shape.badge = badge;
            }
        }
        if (least < misleading)
            return;
    }
}

/// Over the corner of a badge: its site stays where it is.
void drawPadlock(QPainter &p, QPointF at, const Theme &theme)
{
    p.setBrush(theme.figure);
    p.setPen(QPen(theme.figure, 3));
    p.drawEllipse(at, 4.5, 4.5);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(theme.ink, 1.1));
    p.drawArc(QRectF(at.x() - 2, at.y() - 4, 4, 5), 0, 180 * 16);
    p.fillRect(QRectF(at.x() - 3, at.y() - 1, 6, 4.5), theme.ink);
}

} // namespace

void drawCross(QPainter &p, QPointF at, const QColor &ink, const Theme &theme)
{
    constexpr double half = 4;
    for (const auto &pen : {QPen(theme.figure, 4), QPen(ink, 2)}) {
        p.setPen(pen);
        p.drawLine(at - QPointF(half, half), at + QPointF(half, half));
        p.drawLine(at + QPointF(-half, half), at + QPointF(half, -half));
    }
}

QRectF SiteShape::hitArea(QSizeF figure) const
{
    constexpr double half = 10; // half a hit target
    return badge.united(squareAround(at, std::max(half, reach))).intersected(QRectF(QPointF(), figure));
}

std::vector<SiteShape> siteShapes(const Evaluation &evaluation, const MapProjection &map, QSizeF size,
                                  const std::vector<QRectF> &avoid, const QRectF &frame, const QRectF &sight)
{
    std::vector<SiteShape> shapes;
    const auto line = frame.isEmpty() ? badgeFrame(size) : frame;
    for (std::size_t i = 0; i < evaluation.power.sites.size(); ++i)
        shapes.push_back(shapeOf(evaluation, static_cast<int>(i), map, size, sight.isEmpty() ? line : sight));
    bringOntoFrame(shapes, line);
    for (auto &shape : shapes)
        placeBadge(shape, shapes, size, avoid);
    return shapes;
}

void keepInSight(std::vector<SiteShape> &shapes, const QRectF &covered)
{
    constexpr double clear = 9; // px: its pointer
    if (covered.isEmpty())
        return;
    for (auto &shape : shapes) {
        if (!shape.onMap || !shape.badge.intersects(covered))
            continue;
        auto badge = squareAround(shape.at, badgeSide / 2);
        badge.moveTop(covered.bottom() + clear);
        if (badge.top() <= shape.at.y()) // its spot is below what covers: the badge has room beside it
            badge.moveTop(shape.at.y() + clear);
        else
            shape.away = (shape.at - badge.center()) / QLineF(shape.at, badge.center()).length();
        const auto isTaken = [&] {
            return std::any_of(shapes.begin(), shapes.end(), [&](const SiteShape &other) {
                return other.index != shape.index && other.badge.intersects(badge);
            });
        };
        for (std::size_t tries = 0; tries < shapes.size() && isTaken(); ++tries)
            badge.translate(badgeSide + clear, 0);
        shape.badge = badge;
    }
}

void markLocked(std::vector<SiteShape> &shapes, const Scenario &scenario)
{
    for (auto &shape : shapes)
        shape.isLocked = scenario.sites[static_cast<std::size_t>(shape.index)].locked;
}

void markLost(std::vector<SiteShape> &shapes, const Scenario &scenario)
{
    const auto lost = sitesLeft(scenario).lost;
    for (auto &shape : shapes)
        shape.isLost = shape.index + 1 == lost;
}

void drawSiteRing(QPainter &p, const SiteShape &shape, const Theme &theme, bool dragged)
{
    if (!shape.onMap)
        return; // its badge on the edge says which way it lies
    if (shape.rule > 0) {
        QPen dashes(theme.warningText, 1);
        dashes.setDashPattern({3, 2.4});
        p.setPen(dashes);
        p.setBrush(Qt::NoBrush);
        p.drawEllipse(shape.at, shape.rule, shape.rule);
    }
    const bool fits = shape.supply <= 0 && shape.state != SiteState::Short;
    const bool isShort = shape.state == SiteState::Short;
    const QColor calm = shape.isLost ? theme.ink3 : theme.ink;
    const QColor line = dragged ? theme.accent : isShort ? theme.error : fits ? calm : theme.warningText;
    if (!fits) {
        p.save();
        QPainterPath ring;
        ring.addEllipse(shape.at, shape.demand, shape.demand);
        p.setClipPath(ring, Qt::IntersectClip);
        fillHatched(p, ring.boundingRect(), isShort ? theme.error : theme.warning,
                    isShort ? theme.errorTint : theme.warningTint);
        p.restore();
        p.setPen(QPen(theme.headroomEdge, 1.2));
        p.setBrush(theme.headroomFill);
        p.drawEllipse(shape.at, shape.supply,
                      shape.supply); // what the grid gives; the hatched rest is what it does not
    }
    p.setBrush(Qt::NoBrush);
    if (shape.demand > 0.5) {
        QPen pen(line, isShort ? 2 : 1.6);
        if (!isShort)
            pen.setDashPattern({2.6, 1.8});
        p.setPen(pen);
        p.drawEllipse(shape.at, shape.demand, shape.demand);
    }
    if (shape.isLost) {
        drawCross(p, shape.at, dragged ? theme.accent : theme.ink3, theme);
        return;
    }
    p.setPen(QPen(theme.figure, 1));
    p.setBrush(dragged ? theme.accent : theme.ink);
    p.drawEllipse(shape.at, 2.7, 2.7);
}

void drawSiteBadge(QPainter &p, const SiteShape &shape, const Theme &theme, const PowerMapOptions &options)
{
    const bool live = !theme.print;
    const bool dragged = live && options.dragged == shape.index;
    const QColor calm = shape.isLost ? theme.ink3 : theme.ink;
    const QColor fill = dragged ? theme.accent : shape.isOpen ? theme.error : calm;
    if (!shape.away.isNull())
        drawPointer(p, shape, fill, theme);
    p.setPen(QPen(theme.figure, 1));
    p.setBrush(fill);
    p.drawRoundedRect(shape.badge, 2, 2);
    p.setFont(font(Type::LabelBold));
    p.setPen(theme.figure);
    drawTabular(p, shape.badge, QString::number(shape.index + 1), Qt::AlignHCenter);
    if (live && shape.isLocked)
        drawPadlock(p, shape.badge.topRight() + QPointF(1, 0), theme);
    p.setBrush(Qt::NoBrush);
    if (live && options.focused == shape.index) {
        p.setPen(QPen(theme.accent, 2));
        p.drawRoundedRect(shape.badge.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4);
    } else if (live && options.hovered == shape.index && !dragged) {
        p.setPen(QPen(theme.accent, 1.4));
        p.drawRoundedRect(shape.badge.adjusted(-1, -1, 1, 1), 3, 3);
    }
}

QString numberedName(std::size_t index, const std::string &name)
{
    const auto plain = "Site " + std::to_string(index + 1);
    if (name.empty() || name == plain)
        return siteWord(plain);
    return Figures::tr("%1 %2").arg(index + 1).arg(siteWord(name));
}

QString amountOf(Watts part, Watts whole)
{
    auto a = format(part.si(), Unit::Watt), b = format(whole.si(), Unit::Watt);
    for (int digits = 4; digits <= 6 && a.number == b.number && a.unit == b.unit && part != whole; ++digits) {
        a = format(part.si(), Unit::Watt, digits);
        b = format(whole.si(), Unit::Watt, digits);
    }
    return Figures::tr("%1 of %2")
        .arg(localNumbers(a.unit == b.unit ? a.number : a.joined()), localNumbers(b.joined()));
}

QString siteSentence(const SiteShape &shape, const Evaluation &evaluation)
{
    const auto &site = *shape.site;
    const bool isNamed = site.name != "Site " + std::to_string(shape.index + 1);
    QString text =
        isNamed ? Figures::tr("Site %1, %2").arg(shape.index + 1).arg(siteWord(site.name)) : siteWord(site.name);
    if (!site.authority.empty())
        text += Figures::tr(", %1 (%2)").arg(toQString(site.authority), toQString(site.county));
    if (shape.isLocked)
        text += Figures::tr(", locked");
    if (shape.isLost)
        text += Figures::tr(", lost");
    if (shape.isOpen)
        text += Figures::tr(", by its typed share");
    if (!evaluation.rack.power)
        return text + Figures::tr(": demand unknown, no power for this rack");
    text += Figures::tr(": demand %1").arg(shown(site.fromGrid.si(), Unit::Watt));
    text += site.headroom ? Figures::tr(", headroom %1").arg(shown(site.headroom->si(), Unit::Watt))
                          : Figures::tr(", headroom unknown");
    const auto &host = site.host;
    if (site.headroom && !site.typedLimit && host.binding != HostLimit::None)
        text += Figures::tr(", limited by %1").arg(translate(limitText(host.binding, evaluation.power.rule)));
    if (shape.state == SiteState::Short)
        text += Figures::tr(", short by %1").arg(shown(shape.missing.si(), Unit::Watt));
    else if (shape.state == SiteState::Warning)
        text += Figures::tr(" by the 2024 paper, short of flexible headroom by %1")
                    .arg(shown(shape.missing.si(), Unit::Watt));
    return text;
}

} // namespace gigasite
