// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_links.h"

#include "model/site/training_sites.h"
#include "views/figures/figure_words.h"
#include "views/figures/map_frame.h"
#include "views/figures/place_words.h"
#include "views/paint/text.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace gigasite {

namespace {

constexpr double perDegree = std::numbers::pi / 180;

/// Whether the straight way between two places comes into the figure.
bool crosses(const QRectF &frame, const QLineF &way)
{
    const QLineF sides[] = {{frame.topLeft(), frame.topRight()},
                            {frame.topRight(), frame.bottomRight()},
                            {frame.bottomRight(), frame.bottomLeft()},
                            {frame.bottomLeft(), frame.topLeft()}};
    return std::any_of(std::begin(sides), std::end(sides),
                       [&](const QLineF &side) { return way.intersects(side) == QLineF::BoundedIntersection; });
}

/// Whether no camera shows it: such a site has nothing but its badge.
bool isBeyondAll(const SiteShape &shape, QSizeF size)
{
    return !shape.onMap &&
        !siteArea(badgeFrame(size)).contains(MapProjection(size).toFigure(shape.site->lat, shape.site->lon));
}

QPolygonF wayBetween(const SiteShape &from, const SiteShape &to, const MapProjection &map, QSizeF size)
{
    QPolygonF straight({from.at, to.at});
    if (!from.onMap && !to.onMap && !(isBeyondAll(from, size) && isBeyondAll(to, size)) &&
        !crosses(badgeFrame(size),
                 {map.toFigure(from.site->lat, from.site->lon), map.toFigure(to.site->lat, to.site->lon)}))
        return {};
    if (!from.onMap || !to.onMap)
        return straight; // to the badge, which stands for what lies beyond
    const auto onSphere = [](const SitePower &s) {
        const double lat = s.lat * perDegree, lon = s.lon * perDegree;
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
        way << map.toFigure(std::asin(std::clamp(z, -1.0, 1.0)) / perDegree, std::atan2(y, x) / perDegree);
    }
    return way << to.at;
}

/// Half way along.
QPointF middleOf(const QPolygonF &way)
{
    double left = 0;
    for (qsizetype i = 1; i < way.size(); ++i)
        left += QLineF(way[i - 1], way[i]).length() / 2;
    for (qsizetype i = 1; i < way.size(); ++i) {
        const QLineF piece(way[i - 1], way[i]);
        if (left <= piece.length() && piece.length() > 0)
            return piece.pointAt(left / piece.length());
        left -= piece.length();
    }
    return way.front();
}

} // namespace

std::vector<MapLink> linksOf(const PowerPlan &plan, const std::vector<SiteShape> &shapes, const MapProjection &map,
                             QSizeF size)
{
    const bool isKnown = std::any_of(plan.distances.begin(), plan.distances.end(),
                                     [](const SiteDistance &pair) { return pair.exchanges; });
    const auto takesPart = [&](int index) { // while it is not known who exchanges
        const auto site = static_cast<std::size_t>(index);
        return !shapes[site].isLost && countsAmong(plan.sites, plan.sites[site]);
    };
    std::vector<MapLink> links;
    for (const auto &pair : plan.distances) {
        const auto from = static_cast<std::size_t>(pair.from), to = static_cast<std::size_t>(pair.to);
        if (from >= shapes.size() || to >= shapes.size())
            continue;
        if (isKnown ? pair.exchanges : takesPart(pair.from) && takesPart(pair.to))
            links.push_back({&pair, wayBetween(shapes[from], shapes[to], map, size)});
    }
    const auto longest = std::max_element(links.begin(), links.end(), [&](const MapLink &a, const MapLink &b) {
        const auto rank = [](const MapLink &link) { return std::pair(!link.pair->isCut, link.pair->greatCircle); };
        return rank(a) < rank(b);
    });
    if (longest != links.end()) {
        longest->labelled = isKnown ||
            (trains(plan.sites[static_cast<std::size_t>(longest->pair->from)]) &&
             trains(plan.sites[static_cast<std::size_t>(longest->pair->to)]));
        std::rotate(longest, longest + 1, links.end()); // drawn last, on top
    }
    return links;
}

void drawLinks(QPainter &p, const std::vector<MapLink> &links, const Theme &theme)
{
    p.setBrush(Qt::NoBrush);
    for (const auto &link : links) {
        if (link.pair->isCut) {
            QPen pen(theme.error, 1.6, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
            pen.setDashPattern({5, 4});
            p.setPen(pen);
        } else if (link.labelled) {
            p.setPen(QPen(theme.figure, 4, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
            p.drawPolyline(link.way);
            p.setPen(QPen(theme.wan, 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        } else {
            p.setPen(QPen(blended(theme.wan, theme.land, 0.6), 1));
        }
        p.drawPolyline(link.way);
    }
    for (const auto &link : links) {
        if (link.pair->isCut && !link.way.isEmpty())
            drawCross(p, middleOf(link.way), theme.error, theme);
    }
}

Marks linkMarks(const std::vector<MapLink> &links, const Evaluation &evaluation, const Scenario &scenario)
{
    constexpr double half = 8;
    Marks marks;
    for (const auto &link : links) {
        if (link.way.isEmpty() || link.pair->link == 0 || (links.size() == 1 && !link.pair->isCut))
            continue;
        const auto at = middleOf(link.way);
        const auto sentence = rttSentence(*link.pair, evaluation, scenario);
        const auto text = link.pair->isCut ? Figures::tr("Link %1, cut: %2") : Figures::tr("Link %1: %2");
        marks.push_back({QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half),
                         text.arg(QString::number(link.pair->link), sentence), "wan.lost_link"});
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

} // namespace gigasite
