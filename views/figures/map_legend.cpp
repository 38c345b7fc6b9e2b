// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_legend.h"

#include "views/figures/figure_words.h"
#include "views/figures/map_real_sites.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

constexpr double aroundLegend = 10;
constexpr double legendRow = 16;
constexpr double itemGap = 13, textGap = 5;
constexpr double rampStep = 13; ///< px of colours between two values
constexpr double rampGap = 3;

QString scaleText()
{
    return Figures::tr("5 GW");
}

QStringList rampValues(MapColouring colouring)
{
    QStringList values;
    for (const double stop : MapScale::of(colouring).stops)
        values << localNumbers(shortestDecimal(stop));
    return values;
}

double rampWidth(MapColouring colouring)
{
    const auto values = rampValues(colouring);
    double width = static_cast<double>(values.size() - 1) * (rampStep + 2 * rampGap);
    for (const auto &value : values)
        width += textWidth(font(Type::Label), value);
    return width;
}

/// What dashed circles say: headroom by a rule that the discs do not show, in full and short. Empty: there are none.
std::pair<QString, QString> dashedTexts(HeadroomDefinition rule)
{
    switch (rule) {
    case HeadroomDefinition::Paper:
        return {Figures::tr("2024 paper's headroom"), Figures::tr("2024 paper")};
    case HeadroomDefinition::Nameplate:
        return {Figures::tr("a site's limit by nameplate"), Figures::tr("by nameplate")};
    case HeadroomDefinition::Firm:
        return {Figures::tr("a site's limit by firm power"), Figures::tr("by firm power")};
    case HeadroomDefinition::Nuclear:
        return {Figures::tr("a site's limit by nuclear power"), Figures::tr("by nuclear")};
    case HeadroomDefinition::ProRata:
        return {Figures::tr("a site's limit pro rata"), Figures::tr("pro rata")};
    case HeadroomDefinition::Auto:
    case HeadroomDefinition::Flex:
        break;
    }
    return {};
}

} // namespace

MapLegend::MapLegend(QSizeF size, const MapProjection &map, const MapLayers &layers, double zoom,
                     HeadroomDefinition rule)
    : layers_(layers)
    , isNear_(zoom > 1)
    , outer_(map.radius(5e9))
    , inner_(map.radius(1e9))
{
    const double bottom = size.height() - 6;
    scale_ = QRectF(size.width() - aroundLegend - 2 * outer_, bottom - 2 * outer_, 2 * outer_, 2 * outer_);
    key_ = QRectF(aroundLegend, bottom - legendRow, 0, legendRow);
    const double beside = scaleHasRoom() ? 0 : textWidth(font(Type::Axis), scaleText()) + textGap;
    fit(scale_.left() - beside - itemGap - aroundLegend, entries(zoom, rule));
}

std::vector<MapLegend::Entry> MapLegend::entries(double zoom, HeadroomDefinition rule) const
{
    const MapDetail detail(zoom);
    std::vector<Entry> all;
    if (layers_.colouring != MapColouring::Headroom)
        all.push_back({Symbol::Ramp, MapScale::of(layers_.colouring).unit, MapScale::of(layers_.colouring).unit,
                       rampWidth(layers_.colouring), 9});
    if (layers_.realSites)
        all.push_back(
            {Symbol::Real, Figures::tr("AI site, © Epoch AI, CC BY"), Figures::tr("AI site, © Epoch AI"), 8, 8});
    if (layers_.plants) {
        const auto least = shown(detail.leastPlantMw * 1e6, Unit::Watt, 2);
        all.push_back({Symbol::Nuclear, Figures::tr("nuclear"), Figures::tr("nuclear"), 8, 6});
        all.push_back({Symbol::Hydro, Figures::tr("hydro"), Figures::tr("hydro"), 7, 5});
        all.push_back(
            {Symbol::Plant, Figures::tr("other plant ≥ %1").arg(least), Figures::tr("other ≥ %1").arg(least), 7, 4});
    }
    if (layers_.corridors) {
        if (detail.shows345)
            all.push_back({Symbol::Line345, Figures::tr("345"), Figures::tr("345"), 16, 0});
        all.push_back({Symbol::Line500, Figures::tr("500"), Figures::tr("500"), 16, 1});
        all.push_back({Symbol::Line765, Figures::tr("765 kV class"), Figures::tr("765 kV"), 16, 3});
        all.push_back({Symbol::Dc, Figures::tr("DC"), Figures::tr("DC"), 18, 2});
    }
    const auto [longText, shortText] = dashedTexts(rule);
    if (!longText.isEmpty() && layers_.colouring == MapColouring::Headroom)
        all.push_back({Symbol::Paper, longText, shortText, 10, 0});
    return all;
}

/// The entries that an attempt leaves, in up to that many rows; whether they keep to the room.
bool MapLegend::arrange(double room, const std::vector<Entry> &entries, int attempt, int rows)
{
    const auto face = font(Type::Label);
    const double from = key_.left();
    items_.clear();
    std::vector<double> widths;
    double left = 0; // of all that are still to come, with a gap after each
    for (const auto &entry : entries) {
        if (entry.rank < attempt - 1)
            continue;
        const auto &text = attempt == 0 ? entry.longText : entry.shortText;
        items_.push_back({entry.symbol, text, entry.symbolWidth, from, 0});
        widths.push_back(entry.symbolWidth + textGap + textWidth(face, text));
        left += widths.back() + itemGap;
    }
    // The lower row holds what it can, in the room below the land; the upper one, over the map, the few before that.
    std::size_t upper = 0; // how many stand in the upper row
    while (rows > 1 && upper + 1 < items_.size() && left - itemGap > room)
        left -= widths[upper++] + itemGap;
    double x = from, right = from;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (i == upper) {
            upperRight_ = right;
            x = from;
        }
        items_[i].x = x;
        items_[i].row = upper > 0 && i >= upper ? 1 : 0;
        right = std::max(right, x + widths[i]);
        x += widths[i] + itemGap;
    }
    key_.setTop(key_.bottom() - (upper > 0 ? 2 : 1) * legendRow);
    key_.setRight(right);
    return key_.width() <= room;
}

/// Long texts if they fit, then short ones, then a second row, then fewer items, least telling first.
void MapLegend::fit(double room, const std::vector<Entry> &entries)
{
    constexpr int most = 2; // what is drawn and not explained is worse than a higher legend
    for (int attempt = 0; attempt < 11; ++attempt) {
        if (attempt < 2 ? arrange(room, entries, attempt, 1) : arrange(room, entries, attempt - 1, most))
            return;
    }
    if (arrange(room, entries, 10, most))
        return;
    items_.clear();
    key_.setTop(key_.bottom() - legendRow);
    key_.setWidth(0);
}

QStringList MapLegend::texts() const
{
    QStringList all;
    for (const auto &item : items_)
        all << (item.symbol == Symbol::Ramp
                    ? rampValues(layers_.colouring).join(QStringLiteral(" – ")) + QLatin1Char(' ') + item.text
                    : item.text);
    return all;
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
    case Symbol::Ramp:
        return drawRamp(p, item, y, theme);
    case Symbol::Real:
        return drawRealSite(p, middle, true, theme);
    case Symbol::Line345:
        return line(blended(theme.line500, theme.land, 0.6), 1.2);
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

/// The land's colours between the values that they stand for.
void MapLegend::drawRamp(QPainter &p, const Item &item, double y, const Theme &theme) const
{
    constexpr int shades = 4; // between two values
    constexpr double high = 8;
    const auto values = rampValues(layers_.colouring);
    const double last = static_cast<double>(values.size() - 1);
    const auto face = font(Type::Label);
    double x = item.x;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const double wide = textWidth(face, values[i]);
        p.setFont(face);
        p.setPen(theme.ink2);
        drawLine(p, QRectF(x, y - legendRow / 2, wide + 1, legendRow), values[i]);
        x += wide + rampGap;
        if (i + 1 == values.size())
            break;
        const double step = rampStep / shades;
        p.setRenderHint(QPainter::Antialiasing, false);
        for (int shade = 0; shade < shades; ++shade)
            p.fillRect(QRectF(x + shade * step, y - high / 2, step + 0.5, high),
                       landColour((static_cast<double>(i) + (shade + 0.5) / shades) / last, theme));
        p.setRenderHint(QPainter::Antialiasing);
        x += rampStep + rampGap;
    }
}

std::vector<QRectF> MapLegend::rows() const
{
    if (key_.height() <= legendRow)
        return {key_};
    return {QRectF(key_.topLeft(), QPointF(upperRight_, key_.top() + legendRow)),
            QRectF(QPointF(key_.left(), key_.bottom() - legendRow), key_.bottomRight())};
}

QRectF MapLegend::hidingArea() const
{
    return isNear_ ? key_ : rows().back();
}

std::vector<QRectF> MapLegend::areas() const
{
    auto all = rows();
    for (auto &row : all)
        row.adjust(-6, -1, 6, 2);
    all.push_back(scaleArea());
    return all;
}

QRectF MapLegend::scaleArea() const
{
    const double beside = scaleHasRoom() ? 0 : textWidth(font(Type::Axis), scaleText()) + textGap;
    return scale_.adjusted(-beside, scaleHasRoom() ? 0 : -2, 0, 0);
}

/// From near, and where the key is higher than the margin that the whole map leaves below the land.
bool MapLegend::isOverLand() const
{
    return isNear_ || key_.height() > legendRow;
}

bool MapLegend::scaleHasRoom() const
{
    return 2 * (outer_ - inner_) >= 16 && textWidth(font(Type::Axis), scaleText()) < 1.7 * outer_;
}

void MapLegend::drawScale(QPainter &p, const Theme &theme) const
{
    const QPointF middle = scale_.center();
    const QPointF small(middle.x(), scale_.bottom() - inner_ - 1);
    const bool ofDiscs = layers_.colouring == MapColouring::Headroom;
    p.setPen(QPen(ofDiscs ? theme.headroomEdge : theme.ink2, 1));
    p.setBrush(ofDiscs ? theme.headroomFill : theme.figure);
    p.drawEllipse(middle, outer_, outer_);
    p.setBrush(theme.figure);
    p.drawEllipse(small, inner_, inner_);
    const auto text = scaleText();
    const double above = 2 * (outer_ - inner_); // the small disc
    const bool fits = scaleHasRoom();
    p.setFont(font(fits && textWidth(font(Type::Label), text) < 1.5 * outer_ ? Type::Label : Type::Axis));
    p.setPen(ofDiscs ? theme.headroomText : theme.ink2);
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
    if (isOverLand() && !items_.empty()) {
        p.setPen(Qt::NoPen);
        p.setBrush(theme.figure);
        for (const auto &row : rows())
            p.drawRoundedRect(row.adjusted(-6, -1, 6, 2), 3, 3);
    }
    const auto topOf = [&](const Item &item) { return key_.top() + item.row * legendRow; };
    for (const auto &item : items_)
        drawSymbol(p, item, topOf(item) + legendRow / 2, theme);
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    for (const auto &item : items_)
        drawLine(p, QRectF(item.x + item.symbolWidth + textGap, topOf(item), 300, legendRow), item.text);
    drawScale(p, theme);
}

} // namespace gigasite
