// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_discs.h"

#include "views/figures/figure_words.h"
#include "views/figures/map_cache.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double opacity = 0.72; ///< plants and corridors show through
constexpr double labelLine = 12;
constexpr double wordGap = 3; ///< width of a space, nearly
constexpr double smallestRadius = 1.5;

QString gigawatts(double watts)
{
    return localDecimal(watts / 1e9, 1); // without unit: a map has one unit, and its scale says which
}

/// What the label of a disc says below the code.
QString valueText(const Disc &disc)
{
    if (disc.colouring == MapColouring::Headroom)
        return gigawatts(disc.headroom.si());
    const auto value = colouredValue(*disc.authority, disc.colouring);
    return localDecimal(value.value_or(0), disc.colouring == MapColouring::Carbon ? 0 : 1);
}

/// Ink of the labels and what lies behind them.
struct LabelColours {
    QColor ink, inside, beside;
};

LabelColours coloursOf(const Disc &disc, const Theme &theme)
{
    if (disc.colouring == MapColouring::Headroom)
        return {theme.headroomText, blended(theme.headroomFill, theme.land, opacity), theme.land};
    const auto value = colouredValue(*disc.authority, disc.colouring);
    const auto land = landColour(MapScale::of(disc.colouring).share(value.value_or(0)), theme);
    return {theme.ink, land, land};
}

/// A label before it has a place.
struct Draft {
    DiscLabel label;
    double code, value, paper; ///< widths
};

/// Fonts are made once per repaint: looking them up costs more than measuring a label.
struct Metrics {
    QFont bold{font(Type::LabelBold)}, plain{font(Type::Label)}, small{font(Type::Axis)};
};

Draft draftOf(const Disc &disc, const Metrics &metrics)
{
    Draft draft{};
    auto &label = draft.label;
    label.disc = &disc;
    label.code = toQString(disc.authority->code);
    label.value = valueText(disc);
    draft.code = textWidth(metrics.bold, label.code);
    draft.value = textWidth(metrics.plain, label.value);
    if (disc.paperRadius > 0) {
        label.paper = Figures::tr("paper %1").arg(gigawatts(*disc.authority->paperHeadroomMw * 1e6));
        draft.paper = textWidth(metrics.small, label.paper);
    }
    return draft;
}

QRectF centred(QPointF centre, QSizeF size)
{
    return {centre - QPointF(size.width() / 2, size.height() / 2), size};
}

bool overlaps(const QRectF &rect, const Disc &disc, double gap)
{
    const double dx = disc.at.x() - std::clamp(disc.at.x(), rect.left(), rect.right());
    const double dy = disc.at.y() - std::clamp(disc.at.y(), rect.top(), rect.bottom());
    return dx * dx + dy * dy < (disc.radius + gap) * (disc.radius + gap);
}

/// Code above value (above the paper's value), in the middle of the disc or shifted off what lies there.
std::optional<QRectF> placeInside(const Draft &draft, bool withPaper, const FreeSpace &space)
{
    const auto &disc = *draft.label.disc;
    const QSizeF size(std::max({draft.code, draft.value, withPaper ? draft.paper : 0}),
                      labelLine * (withPaper ? 3 : 2));
    std::optional<QRectF> best;
    for (const double dy : {0.0, -0.25, 0.25, -0.42, 0.42, -0.6, 0.6}) {
        for (const double dx : {0.0, -0.3, 0.3, -0.5, 0.5}) {
            const QPointF shift(dx * disc.radius, dy * disc.radius);
            const QPointF corner(std::abs(shift.x()) + size.width() / 2, std::abs(shift.y()) + size.height() / 2);
            // Corners may stick out a little: letters do not fill them.
            if (0.46 * QPointF::dotProduct(corner, corner) > disc.radius * disc.radius)
                continue;
            const QRectF rect = centred(disc.at + shift, size);
            if (!space.isFree(rect))
                continue;
            if (!space.crossesLine(rect))
                return rect;
            if (!best)
                best = rect;
        }
    }
    return best;
}

/// "BPAT 1.7" next to a disc, only where it covers no other and cannot be taken for another's.
std::optional<QRectF> placeBeside(const Draft &draft, bool withPaper, const std::vector<Disc> &discs,
                                  const FreeSpace &space)
{
    const auto &disc = *draft.label.disc;
    const double reach = std::max(disc.radius, disc.paperRadius) + 3;
    const QSizeF size(std::max(draft.code + wordGap + draft.value, withPaper ? draft.paper : 0),
                      labelLine * (withPaper ? 2 : 1));
    const double right = reach + size.width() / 2, below = reach + size.height() / 2 - 1;
    const QPointF offsets[] = {{right, 0},         {-right, 0},         {0, below},          {0, -below},
                               {right - 1, -6},    {-right + 1, -6},    {right - 1, 6},      {-right + 1, 6},
                               {right / 2, below}, {-right / 2, below}, {right / 2, -below}, {-right / 2, -below}};
    for (const auto &offset : offsets) {
        const QRectF rect = centred(disc.at + offset, size);
        const auto isNear = [&](const Disc &other) {
            return overlaps(rect, other, &other == &disc || other.radius < 4 ? 0 : 4);
        };
        if (space.isFree(rect) && !space.crossesLine(rect) && std::none_of(discs.begin(), discs.end(), isNear))
            return rect;
    }
    return std::nullopt;
}

/// Code above value, with `at` in the middle of the first line.
void drawInside(QPainter &p, QPointF at, const DiscLabel &label, const Theme &theme)
{
    const auto [ink, halo, ground] = coloursOf(*label.disc, theme);
    p.setFont(font(Type::LabelBold));
    drawHalo(p, at, label.code, ink, halo, Qt::AlignHCenter);
    at.ry() += labelLine;
    p.setFont(font(Type::Label));
    drawHalo(p, at, label.value, ink, halo, Qt::AlignHCenter);
    if (!label.withPaper)
        return;
    at.ry() += labelLine;
    p.setFont(font(Type::Axis));
    drawHalo(p, at, label.paper, theme.warningText, halo, Qt::AlignHCenter);
}

/// Code and value in one line, with `at` on the side of the disc.
void drawBeside(QPainter &p, QPointF at, Qt::Alignment align, const DiscLabel &label, const Theme &theme)
{
    const auto [ink, disc, halo] = coloursOf(*label.disc, theme);
    p.setFont(font(Type::Label));
    drawHalo(p, at, label.code + u' ' + label.value, ink, halo, align);
    if (!label.withPaper)
        return;
    at.ry() += labelLine;
    p.setFont(font(Type::Axis));
    drawHalo(p, at, label.paper, theme.warningText, theme.land, align);
}

void drawLabel(QPainter &p, const DiscLabel &label, const Theme &theme)
{
    constexpr double halo = 2;
    const bool inside = label.place == DiscLabel::Place::Inside;
    const bool before = label.rect.center().x() < label.disc->at.x() - 1;
    const auto align = inside ? Qt::AlignHCenter : before ? Qt::AlignRight : Qt::AlignLeft;
    const QSizeF size(std::ceil(label.rect.width()), label.rect.height());
    const QPointF at(inside ? size.width() / 2 : before ? size.width() : 0, labelLine / 2);
    const QRectF area(label.rect.topLeft() - QPointF(halo, halo), size + QSizeF(2 * halo, 2 * halo));
    const QString key = label.code + u' ' + label.value + u' ' + (label.withPaper ? label.paper : QString()) +
        QString::number(static_cast<int>(label.disc->colouring)) +
        QChar(inside       ? u'i'
                  : before ? u'b'
                           : u'a');
    drawCached(p, key, area, theme, [&](QPainter &painter) {
        if (inside)
            drawInside(painter, at + QPointF(halo, halo), label, theme);
        else
            drawBeside(painter, at + QPointF(halo, halo), align, label, theme);
    });
}

/// What the land of an authority is coloured by.
Mark landMark(const Disc &disc, const QString &name, const QRectF &area)
{
    const auto value = valueText(disc), unit = MapScale::of(disc.colouring).unit;
    if (disc.colouring == MapColouring::Price)
        return {area, Figures::tr("%1: price of electricity %2 %3").arg(name, value, unit), "cost.energy_usd_per_year"};
    if (disc.colouring == MapColouring::Carbon)
        return {area, Figures::tr("%1: carbon intensity %2 %3").arg(name, value, unit), "carbon.kg_per_year"};
    const double reservoirs = disc.authority->reservoirLitresPerKwh.value_or(0);
    const auto text = Figures::tr("%1: power plants consume %2 %3").arg(name, value, unit);
    return {
        area,
        reservoirs < 0.05
            ? text
            : Figures::tr("%1, and reservoirs evaporate %2 %3").arg(text, QString::number(reservoirs, 'f', 1), unit),
        "power.grid_water_l_per_kwh"};
}

} // namespace

std::vector<Disc> headroomDiscs(const Grid &grid, double curtailment, bool withPaper, const MapProjection &map,
                                MapColouring colouring)
{
    std::vector<Disc> discs;
    for (const auto &authority : grid.authorities) {
        const auto headroom = authority.flexHeadroom(curtailment);
        const bool hasPaper = withPaper && authority.paperHeadroomMw && *authority.paperHeadroomMw > 0;
        if (!(headroom > Watts()) && !hasPaper)
            continue;
        if (colouring != MapColouring::Headroom && !colouredValue(authority, colouring))
            continue;
        discs.push_back({.authority = &authority,
                         .headroom = std::max(headroom, Watts()),
                         .at = map.toFigure(authority.lat, authority.lon),
                         .radius = std::max(smallestRadius, map.radius(headroom.si())),
                         .paperRadius = hasPaper && colouring == MapColouring::Headroom
                             ? map.radius(*authority.paperHeadroomMw * 1e6)
                             : 0,
                         .colouring = colouring});
    }
    std::stable_sort(discs.begin(), discs.end(), [](const Disc &a, const Disc &b) { return a.headroom > b.headroom; });
    return discs;
}

void drawDiscs(QPainter &p, const std::vector<Disc> &discs, const Theme &theme)
{
    if (discs.empty() || discs.front().colouring != MapColouring::Headroom)
        return;
    QColor fill = theme.headroomFill;
    fill.setAlphaF(static_cast<float>(opacity));
    p.setBrush(fill);
    p.setPen(QPen(theme.headroomEdge, 0.9));
    for (const auto &disc : discs)
        p.drawEllipse(disc.at, disc.radius, disc.radius);
    p.setBrush(Qt::NoBrush);
    QPen dashes(theme.warningText, 1);
    dashes.setDashPattern({3, 2.4});
    p.setPen(dashes);
    for (const auto &disc : discs) {
        if (disc.paperRadius > 0)
            p.drawEllipse(disc.at, disc.paperRadius, disc.paperRadius);
    }
}

QRectF labelRoom(const Disc &disc)
{
    constexpr double width = 36, height = 2 * labelLine + 4;
    return disc.radius < labelLine ? QRectF() : centred(disc.at, {width, height});
}

std::vector<DiscLabel> discLabels(QSizeF size, const std::vector<Disc> &discs, FreeSpace &space)
{
    // A low figure keeps only the labels people look for first.
    const double least = size.height() < 270 ? 1.5e9 : size.width() < 700 ? 0.4e9 : 0.1e9;
    const Metrics metrics;
    std::vector<DiscLabel> labels;
    std::vector<const Disc *> order; // the larger first; those that the rule in force knows before all others
    for (const auto &disc : discs) {
        if (disc.headroom.si() >= 0.05e9) // less would read "0.0"
            order.push_back(&disc);
    }
    std::stable_partition(order.begin(), order.end(), [](const Disc *disc) { return disc->paperRadius > 0; });
    for (const auto *each : order) {
        const auto &disc = *each;
        if (disc.headroom.si() < least && disc.radius < labelLine) // goes neither beside nor inside
            continue;
        auto draft = draftOf(disc, metrics);
        std::optional<QRectF> rect;
        for (const auto place : {DiscLabel::Place::Inside, DiscLabel::Place::Beside}) {
            for (const bool withPaper : {true, false}) {
                if (rect || (withPaper && draft.label.paper.isEmpty()))
                    continue;
                if (place == DiscLabel::Place::Inside)
                    rect = placeInside(draft, withPaper, space);
                else if (disc.headroom.si() >= least)
                    rect = placeBeside(draft, withPaper, discs, space);
                draft.label.place = place;
                draft.label.withPaper = withPaper;
            }
        }
        if (!rect)
            continue;
        space.take(*rect);
        draft.label.rect = *rect;
        labels.push_back(std::move(draft.label));
    }
    return labels;
}

void drawDiscLabels(QPainter &p, const std::vector<DiscLabel> &labels, const Theme &theme)
{
    for (const auto &label : labels)
        drawLabel(p, label, theme);
}

Marks discMarks(const std::vector<Disc> &discs, double curtailment, QSizeF size)
{
    Marks marks;
    const auto rule = localNumbers(formatExact(curtailment, Unit::Ratio).joined());
    for (const auto &disc : discs) {
        const double half = std::max(disc.radius, 4.0);
        const auto area = centred(disc.at, {2 * half, 2 * half});
        if (!area.intersects(QRectF(QPointF(), size)))
            continue;
        const auto name = Figures::tr("%1 (%2)").arg(toQString(disc.authority->name), toQString(disc.authority->code));
        if (disc.colouring != MapColouring::Headroom) {
            marks.push_back(landMark(disc, name, area));
            continue;
        }
        auto text = Figures::tr("%1: %2 of flexible headroom at %3 curtailment")
                        .arg(name, shown(disc.headroom.si(), Unit::Watt), rule);
        if (disc.paperRadius > 0)
            text +=
                Figures::tr("; %1 by the 2024 paper").arg(shown(*disc.authority->paperHeadroomMw * 1e6, Unit::Watt));
        marks.push_back({area, text, "grid.curtailment"});
    }
    return marks;
}

} // namespace gigasite
