// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <limits>
#include <optional>
#include <vector>

namespace gigasite {

/// Keeps texts and cards of the map apart. Two kinds of knowledge: places that are taken, and what it costs to cover a
/// place that is not (sea is free, land costs little, a headroom disc with its label costs most). Costs are summed up
/// over coarse cells, so asking for a rectangle takes four look-ups whatever its size.
class FreeSpace {
public:
    struct Place {
        QRectF rect;
        double cost;
    };

    explicit FreeSpace(QSizeF size);

    // First the costs …
    void addCost(QPointF centre, double radius, double weight);
    void addCost(const QRectF &rect, double weight);
    void addCost(const QPolygonF &polygon, double weight);
    void addCost(const QLineF &line, double weight);
    void finish();

    // … then taking and asking.
    void take(const QRectF &rect);
    void take(const QRectF &badge, QPointF owner); ///< the number of the mark at `owner`: its own leader may touch it
    void take(QPointF centre, double radius);
    void takeLine(const QPolygonF &line); ///< leaders and texts keep off it where they can
    void takeLeader(const QLineF &leader); ///< of a card that has its place
    bool isFree(const QRectF &rect) const; ///< inside the figure, and nothing taken below it
    bool crossesLine(const QRectF &rect) const; ///< a leader among them
    bool coversLeader(const QRectF &rect) const;
    double cost(const QRectF &rect) const;

    /// A card that explains `anchor`, a mark of some radius.
    struct Wish {
        QSizeF card;
        QPointF anchor;
        double radius = 0;
        double closer = 1; ///< how much more than usual a long leader costs
        double farthest = std::numeric_limits<double>::infinity(); ///< px of its leader
        /// Only where the leader crosses no other one and touches nothing that is taken, and the card covers no leader;
        /// else that costs.
        bool clear = false;
    };

    /// The cheapest free place; nothing if there is none.
    std::optional<Place> placeNear(const Wish &wish) const;

    /// From a card to the edge of the mark it explains. No length if they touch.
    static QLineF leader(const QRectF &card, QPointF anchor, double radius);

private:
    struct Circle {
        QPointF centre;
        double radius;
    };

    double &cell(int column, int row);
    /// Upper edges for a card: evenly, against the lower edge, and on what is taken over most of the width.
    std::vector<double> rowsFor(double height) const;
    /// What lies below a leader that is not its own, by kind; lines that are no leaders aside.
    int crossings(const QLineF &leader, QPointF anchor) const;
    double leaderCost(const QLineF &leader, QPointF anchor, double closer) const;

    QRectF bounds_;
    double side_; ///< of a cell
    int columns_, rows_;
    std::vector<double> sums_; ///< costs, after finish() summed over everything left of and above a cell
    struct Badge {
        QRectF rect;
        QPointF owner;
    };

    std::vector<QRectF> rects_;
    std::vector<Badge> badges_;
    std::vector<Circle> circles_;
    std::vector<QLineF> lines_, leaders_;
};

} // namespace gigasite
