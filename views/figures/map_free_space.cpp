// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_free_space.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double edge = 4; ///< kept free along the edge of the figure

// In units of 1,000 square pixels covered at weight 1: a card rather moves 100 px than covers a large disc.
constexpr double costOfDistance = 0.025;
constexpr double costOfCrossing = 20;

double squared(QPointF v)
{
    return QPointF::dotProduct(v, v);
}

QPointF nearest(const QRectF &rect, QPointF point)
{
    return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

/// Whether a segment touches a rectangle: clips it to one pair of sides after the other.
bool touches(const QLineF &line, const QRectF &rect)
{
    double from = 0, to = 1;
    const auto clip = [&](double start, double delta, double low, double high) {
        if (std::abs(delta) < 1e-9)
            return start >= low && start <= high;
        const double a = (low - start) / delta, b = (high - start) / delta;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
        return from <= to;
    };
    return clip(line.x1(), line.dx(), rect.left(), rect.right()) &&
        clip(line.y1(), line.dy(), rect.top(), rect.bottom());
}

double distance(const QLineF &line, QPointF point)
{
    const QPointF along = line.p2() - line.p1();
    const double length = squared(along);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / length, 0.0, 1.0) : 0;
    return std::sqrt(squared(point - line.pointAt(t)));
}

} // namespace

FreeSpace::FreeSpace(QSizeF size)
    : bounds_(QRectF(QPointF(), size).adjusted(edge, edge, -edge, -edge))
    , side_(std::max({8.0, size.width() / 75, size.height() / 75}))
    , columns_(1 + static_cast<int>(std::ceil(std::max(0.0, size.width()) / side_)))
    , rows_(1 + static_cast<int>(std::ceil(std::max(0.0, size.height()) / side_)))
    , sums_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_))
{
}

double &FreeSpace::cell(int column, int row)
{
    const auto c = static_cast<std::size_t>(std::clamp(column, 0, columns_ - 1));
    const auto r = static_cast<std::size_t>(std::clamp(row, 0, rows_ - 1));
    return sums_[r * static_cast<std::size_t>(columns_) + c];
}

// A cell (c, r) with c, r > 0 stands for the square whose lower right corner is (c, r) · side: row and column 0 stay
// empty so that the sums need no special case.

void FreeSpace::addCost(QPointF centre, double radius, double weight)
{
    addCost(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), weight * 0.785);
}

void FreeSpace::addCost(const QRectF &rect, double weight)
{
    const auto area = rect.intersected(QRectF(0, 0, (columns_ - 1) * side_, (rows_ - 1) * side_));
    if (area.isEmpty())
        return;
    for (int r = static_cast<int>(area.top() / side_); r * side_ < area.bottom(); ++r) {
        const double height = std::min(area.bottom(), (r + 1) * side_) - std::max(area.top(), r * side_);
        for (int c = static_cast<int>(area.left() / side_); c * side_ < area.right(); ++c) {
            const double width = std::min(area.right(), (c + 1) * side_) - std::max(area.left(), c * side_);
            cell(c + 1, r + 1) += weight * width * height / 1000;
        }
    }
}

void FreeSpace::addCost(const QPolygonF &polygon, double weight)
{
    const double area = weight * side_ * side_ / 1000;
    std::vector<double> crossings;
    for (int r = 1; r < rows_; ++r) {
        const double y = (r - 0.5) * side_;
        crossings.clear();
        for (qsizetype i = 0; i < polygon.size(); ++i) {
            const QPointF a = polygon[i], b = polygon[(i + 1) % polygon.size()];
            if ((a.y() <= y) != (b.y() <= y))
                crossings.push_back(a.x() + (y - a.y()) * (b.x() - a.x()) / (b.y() - a.y()));
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
            const int first = static_cast<int>(std::clamp(crossings[i] / side_, 0.0, columns_ - 1.0));
            const int last = static_cast<int>(std::clamp(crossings[i + 1] / side_, 0.0, columns_ - 1.0));
            for (int c = first + 1; c <= last; ++c)
                cell(c, r) += area;
        }
    }
}

void FreeSpace::addCost(const QLineF &line, double weight)
{
    const int steps = static_cast<int>(std::clamp(line.length() / side_, 1.0, 500.0));
    for (int i = 0; i <= steps; ++i) {
        const QPointF p = line.pointAt(static_cast<double>(i) / steps);
        if (bounds_.contains(p))
            cell(static_cast<int>(p.x() / side_) + 1, static_cast<int>(p.y() / side_) + 1) += weight;
    }
}

void FreeSpace::finish()
{
    for (int r = 1; r < rows_; ++r) {
        for (int c = 1; c < columns_; ++c)
            cell(c, r) += cell(c - 1, r) + cell(c, r - 1) - cell(c - 1, r - 1);
    }
}

void FreeSpace::take(const QRectF &rect)
{
    rects_.push_back(rect);
}

void FreeSpace::take(const QRectF &badge, QPointF owner)
{
    badges_.push_back({badge, owner});
}

void FreeSpace::take(QPointF centre, double radius)
{
    circles_.push_back({centre, radius});
}

void FreeSpace::takeLine(const QPolygonF &line)
{
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        lines_.emplace_back(line[i], line[i + 1]);
}

void FreeSpace::takeLeader(const QLineF &leader)
{
    leaders_.push_back(leader);
}

bool FreeSpace::isFree(const QRectF &rect) const
{
    return bounds_.contains(rect) &&
        std::none_of(rects_.begin(), rects_.end(), [&](const QRectF &r) { return r.intersects(rect); }) &&
        std::none_of(badges_.begin(), badges_.end(), [&](const Badge &b) { return b.rect.intersects(rect); }) &&
        std::none_of(circles_.begin(), circles_.end(), [&](const Circle &c) {
               return squared(nearest(rect, c.centre) - c.centre) < c.radius * c.radius;
           });
}

bool FreeSpace::crossesLine(const QRectF &rect) const
{
    const auto crosses = [&](const QLineF &line) { return touches(line, rect); };
    return std::any_of(lines_.begin(), lines_.end(), crosses) || coversLeader(rect);
}

bool FreeSpace::coversLeader(const QRectF &rect) const
{
    return std::any_of(leaders_.begin(), leaders_.end(), [&](const QLineF &line) { return touches(line, rect); });
}

double FreeSpace::cost(const QRectF &rect) const
{
    const auto at = [this](double x, double y) {
        const int c = std::clamp(static_cast<int>(std::lround(x / side_)), 0, columns_ - 1);
        const int r = std::clamp(static_cast<int>(std::lround(y / side_)), 0, rows_ - 1);
        return sums_[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(c)];
    };
    return at(rect.right(), rect.bottom()) - at(rect.left(), rect.bottom()) - at(rect.right(), rect.top()) +
        at(rect.left(), rect.top());
}

QLineF FreeSpace::leader(const QRectF &card, QPointF anchor, double radius)
{
    const double inset = std::min({12.0, card.width() / 2, card.height() / 2});
    QPointF from = nearest(card, anchor);
    if (from.y() == card.top() || from.y() == card.bottom()) // not from a corner
        from.setX(std::clamp(from.x(), card.left() + inset, card.right() - inset));
    else
        from.setY(std::clamp(from.y(), card.top() + inset, card.bottom() - inset));
    QLineF line(from, anchor);
    if (line.length() <= radius + 1)
        return {from, from};
    line.setLength(line.length() - radius);
    return line;
}

int FreeSpace::crossings(const QLineF &line, QPointF anchor) const
{
    const auto isOther = [&](QPointF owner) { return squared(owner - anchor) > 1; };
    const auto rects = std::count_if(rects_.begin(), rects_.end(), [&](const QRectF &r) { return touches(line, r); });
    const auto badges = std::count_if(badges_.begin(), badges_.end(), [&](const Badge &badge) {
        return isOther(badge.owner) && touches(line, badge.rect);
    });
    const auto circles = std::count_if(circles_.begin(), circles_.end(), [&](const Circle &circle) {
        return isOther(circle.centre) && distance(line, circle.centre) < circle.radius;
    });
    const auto leaders = std::count_if(leaders_.begin(), leaders_.end(), [&](const QLineF &other) {
        return line.intersects(other, nullptr) == QLineF::BoundedIntersection;
    });
    return static_cast<int>(rects + badges + circles + leaders);
}

double FreeSpace::leaderCost(const QLineF &line, QPointF anchor, double closer) const
{
    double cost = line.length() * costOfDistance * closer + crossings(line, anchor) * costOfCrossing;
    for (const auto &badge : badges_)
        cost += squared(badge.owner - anchor) <= 1 && touches(line, badge.rect) ? costOfCrossing : 0;
    for (const auto &other : lines_)
        cost += line.intersects(other, nullptr) == QLineF::BoundedIntersection ? costOfCrossing / 2 : 0;
    return cost;
}

std::vector<double> FreeSpace::rowsFor(double height) const
{
    const double step = 1.5 * side_; // finer takes longer and looks no better
    const double end = bounds_.bottom() - height;
    std::vector<double> rows;
    for (double y = bounds_.top(); y < end; y += step)
        rows.push_back(y);
    rows.push_back(end);
    for (const auto &rect : rects_) {
        if (rect.width() > bounds_.width() / 2 && rect.top() - height > bounds_.top())
            rows.push_back(rect.top() - height);
    }
    return rows;
}

std::optional<FreeSpace::Place> FreeSpace::placeNear(const Wish &wish) const
{
    const auto &[card, anchor, radius, closer, farthest, clear] = wish;
    std::optional<Place> best;
    double least = 1e300;
    const double endX = bounds_.right() - card.width(), endY = bounds_.bottom() - card.height();
    if (endX < bounds_.left() || endY < bounds_.top())
        return best;
    std::vector<double> columns;
    for (double x = bounds_.left(); x < endX; x += 1.5 * side_)
        columns.push_back(x);
    columns.push_back(endX);
    // The last row and column lie against the far edges, however the steps fall.
    for (const double y : rowsFor(card.height())) {
        for (const double x : columns) {
            const QRectF rect(QPointF(static_cast<int>(x), static_cast<int>(y)), card);
            const double covered = cost(rect);
            const double away = std::sqrt(squared(nearest(rect, anchor) - anchor)) - radius; // no leader is shorter
            if (covered + away * costOfDistance * closer < least && isFree(rect)) {
                const auto line = leader(rect, anchor, radius);
                if (line.length() > farthest || (clear && (coversLeader(rect) || crossings(line, anchor) > 0)))
                    continue;
                const double total =
                    covered + leaderCost(line, anchor, closer) + (crossesLine(rect) ? costOfCrossing / 2 : 0);
                if (total < least) {
                    least = total;
                    best = Place{rect, total};
                }
            }
        }
    }
    return best;
}

} // namespace gigasite
