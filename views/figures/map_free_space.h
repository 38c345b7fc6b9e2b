// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

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
    void take(QPointF centre, double radius);
    void takeLine(const QPolygonF &line); ///< leaders and texts keep off it where they can
    bool isFree(const QRectF &rect) const; ///< inside the figure, and nothing taken below it
    bool crossesLine(const QRectF &rect) const;
    double cost(const QRectF &rect) const;

    /// Cheapest free place for a card that explains `anchor`, a mark of some radius; nothing if there is none.
    /// `closer` = how much more than usual a long leader costs.
    std::optional<Place> placeNear(QSizeF card, QPointF anchor, double radius, double closer = 1) const;

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
    double leaderCost(const QLineF &leader, QPointF anchor, double closer) const;

    QRectF bounds_;
    double side_; ///< of a cell
    int columns_, rows_;
    std::vector<double> sums_; ///< costs, after finish() summed over everything left of and above a cell
    std::vector<QRectF> rects_;
    std::vector<Circle> circles_;
    std::vector<QLineF> lines_;
};

} // namespace gigasite
