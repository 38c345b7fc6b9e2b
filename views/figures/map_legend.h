// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/power_map.h"

namespace gigasite {

/// Key of the map's symbols, bottom left, and scale of its discs, bottom right.
class MapLegend {
public:
    MapLegend(QSizeF size, const MapProjection &map, bool withPaper);

    QRectF keyArea() const { return key_; }
    QRectF scaleArea() const { return scale_; }
    void draw(QPainter &p, const Theme &theme) const;

private:
    enum class Symbol { Nuclear, Hydro, Plant, Line500, Line765, Dc, Paper };
    struct Item {
        Symbol symbol;
        QString text;
        double symbolWidth;
        double x;
    };

    void fit(double room, bool withPaper);
    void drawSymbol(QPainter &p, const Item &item, double y, const Theme &theme) const;
    void drawScale(QPainter &p, const Theme &theme) const;

    std::vector<Item> items_;
    QRectF key_, scale_;
    double outer_, inner_; ///< radii of 5 GW and 1 GW
};

} // namespace gigasite
