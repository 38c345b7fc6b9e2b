// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_legend.h"

#include "views/figures/figure_words.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>

namespace gigasite {

namespace {

constexpr double margin = 10;
constexpr double rowHeight = 16;
constexpr double itemGap = 13, textGap = 5;

} // namespace

MapLegend::MapLegend(QSizeF size, const MapProjection &map, bool withPaper)
    : outer_(map.radius(5e9))
    , inner_(map.radius(1e9))
{
    const double bottom = size.height() - 6;
    scale_ = QRectF(size.width() - margin - 2 * outer_, bottom - 2 * outer_, 2 * outer_, 2 * outer_);
    key_ = QRectF(margin, bottom - rowHeight, 0, rowHeight);
    fit(scale_.left() - itemGap - margin, withPaper);
}

/// Long texts if they fit, then short ones, then fewer items, least telling first.
void MapLegend::fit(double room, bool withPaper)
{
    struct Entry {
        Symbol symbol;
        QString longText, shortText;
        double symbolWidth;
        int rank; ///< lowest goes first when room is short
    };
    const Entry entries[] = {
        {Symbol::Nuclear, Figures::tr("nuclear"), Figures::tr("nuclear"), 8, 6},
        {Symbol::Hydro, Figures::tr("hydro"), Figures::tr("hydro"), 7, 5},
        {Symbol::Plant, Figures::tr("other plant ≥ 1.5 GW"), Figures::tr("other ≥ 1.5 GW"), 7, 4},
        {Symbol::Line500, Figures::tr("500"), Figures::tr("500"), 16, 1},
        {Symbol::Line765, Figures::tr("765 kV class"), Figures::tr("765 kV"), 16, 3},
        {Symbol::Dc, Figures::tr("DC"), Figures::tr("DC"), 18, 2},
        {Symbol::Paper, Figures::tr("2024 paper's headroom"), Figures::tr("2024 paper"), 10, 0},
    };
    const auto face = font(Type::Label);
    for (int attempt = 0; attempt < 8; ++attempt) {
        items_.clear();
        double x = key_.left();
        for (const auto &entry : entries) {
            if (entry.rank < attempt - 1 || (entry.symbol == Symbol::Paper && !withPaper))
                continue;
            const auto &text = attempt == 0 ? entry.longText : entry.shortText;
            items_.push_back({entry.symbol, text, entry.symbolWidth, x});
            x += entry.symbolWidth + textGap + textWidth(face, text) + itemGap;
        }
        key_.setRight(std::max(key_.left(), x - itemGap));
        if (key_.width() <= room)
            return;
    }
    items_.clear();
    key_.setWidth(0);
}

void MapLegend::drawSymbol(QPainter &p, const Item &item, double y, const Theme &theme) const
{
    const QPointF middle(item.x + item.symbolWidth / 2, y);
    const auto dot = [&](const QColor &colour) {
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        p.drawEllipse(middle, 2.8, 2.8);
    };
    const auto line = [&](const QColor &colour, double width, const QList<qreal> &dashes = {}) {
        QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
        if (!dashes.isEmpty())
            pen.setDashPattern(dashes);
        p.setPen(pen);
        p.drawLine(QPointF(item.x, y), QPointF(item.x + item.symbolWidth, y));
    };
    switch (item.symbol) {
    case Symbol::Nuclear:
        return drawDiamond(p, middle, 4, theme.nuclear);
    case Symbol::Hydro:
        return dot(theme.hydro);
    case Symbol::Plant:
        return dot(theme.plant);
    case Symbol::Line500:
        return line(theme.line500, 1.4);
    case Symbol::Line765:
        return line(theme.line765, 1.8);
    case Symbol::Dc:
        return line(theme.lineDc, 1.4, {3.2, 1.9});
    case Symbol::Paper: {
        QPen pen(theme.warningText, 1);
        pen.setDashPattern({3, 2.4});
        p.setPen(pen);
        p.setBrush(Qt::NoBrush);
        p.drawEllipse(middle, 5, 5);
        return;
    }
    }
}

void MapLegend::drawScale(QPainter &p, const Theme &theme) const
{
    const QPointF middle = scale_.center();
    const QPointF small(middle.x(), scale_.bottom() - inner_ - 1);
    p.setPen(QPen(theme.headroomEdge, 1));
    p.setBrush(theme.headroomFill);
    p.drawEllipse(middle, outer_, outer_);
    p.setBrush(theme.figure);
    p.drawEllipse(small, inner_, inner_);
    const auto text = Figures::tr("5 GW");
    const auto width = [&](Type type) { return textWidth(font(type), text); };
    const double above = 2 * (outer_ - inner_); // the small disc
    const bool fits = above >= 16 && width(Type::Axis) < 1.7 * outer_;
    p.setFont(font(fits && width(Type::Label) < 1.5 * outer_ ? Type::Label : Type::Axis));
    p.setPen(theme.headroomText);
    if (fits)
        drawTabular(p, QRectF(scale_.left(), scale_.top() + above / 2 - 6, scale_.width(), 14), text, Qt::AlignHCenter);
    else
        drawTabular(p, QRectF(scale_.left() - 60, scale_.top() - 2, 57, 12), text, Qt::AlignRight);
    if (inner_ < 6.5)
        return;
    p.setFont(font(inner_ < 8 ? Type::Axis : Type::Label));
    drawTabular(p, QRectF(small.x() - inner_, small.y() - 7, 2 * inner_, 14), QStringLiteral("1"), Qt::AlignHCenter);
}

void MapLegend::draw(QPainter &p, const Theme &theme) const
{
    const double y = key_.center().y();
    for (const auto &item : items_)
        drawSymbol(p, item, y, theme);
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    for (const auto &item : items_)
        drawLine(p, QRectF(item.x + item.symbolWidth + textGap, key_.top(), 300, key_.height()), item.text);
    drawScale(p, theme);
}

} // namespace gigasite
