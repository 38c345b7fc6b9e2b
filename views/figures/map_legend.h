// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/power_map.h"

#include <vector>

namespace gigasite {

/// Key of the map's symbols, bottom left, and scale of areas, bottom right; before the key the land's colours. Real
/// sites or coloured land say more than one row holds, so the key may then have two. The scale is filled as the discs
/// of headroom are where those are drawn, else a bare outline: it is that of sites alone.
class MapLegend {
public:
    MapLegend(QSizeF size, const MapProjection &map, const MapLayers &layers, double zoom, HeadroomDefinition rule);

    QRectF keyArea() const { return key_; } ///< both rows
    /// Where sites have no place: on the whole map not the upper row, above which they are drawn.
    QRectF hidingArea() const;
    QRectF scaleArea() const; ///< with its text
    std::vector<QRectF> areas() const; ///< that it covers: the key's rows with their plates, and the scale
    QStringList texts() const;
    void draw(QPainter &p, const Theme &theme) const;

private:
    enum class Symbol { Ramp, Nuclear, Hydro, Plant, Line345, Line500, Line765, Dc, Real, Paper };
    struct Item {
        Symbol symbol;
        QString text;
        double symbolWidth;
        double x;
        int row; ///< from the top
    };

    struct Entry {
        Symbol symbol;
        QString longText, shortText;
        double symbolWidth;
        int rank; ///< lowest goes first when room is short
    };

    std::vector<Entry> entries(double zoom, HeadroomDefinition rule) const;
    void fit(double room, const std::vector<Entry> &entries);
    std::vector<QRectF> rows() const;
    bool arrange(double room, const std::vector<Entry> &entries, int attempt, int rows);
    void drawSymbol(QPainter &p, const Item &item, double y, const Theme &theme) const;
    void drawRamp(QPainter &p, const Item &item, double y, const Theme &theme) const;
    bool scaleHasRoom() const; ///< for its own text
    bool isOverLand() const; ///< land or more of the map may lie below the key
    void drawScale(QPainter &p, const Theme &theme) const;

    MapLayers layers_;
    bool isNear_; ///< not the whole map is in sight
    std::vector<Item> items_;
    QRectF key_, scale_;
    double upperRight_ = 0; ///< where the upper of two rows ends
    double outer_, inner_; ///< radii of 5 GW and 1 GW
};

} // namespace gigasite
