// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/validation_scatter.h"

#include "views/charts/round_values.h"
#include "views/charts/validation_outliers.h"
#include "views/figures/figure_words.h"
#include "views/paint/text.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace gigasite {

namespace {

using measured::Regime;
using measured::ValidationRow;

constexpr double signRadius = 3.4;
constexpr double seriesPart = 0.7; ///< of a sign, for runs that count for the order only
constexpr double tolerance = 0.1; ///< of the band around the line of no error
constexpr double hitRadius = 6;

/// Too low for words above and below it, and for a key.
bool isLow(const QRectF &plot)
{
    constexpr double least = 100;
    return plot.height() < least;
}

/// Seconds of both axes, logarithmic, between the same ends.
class Plot {
public:
    Plot(const QRectF &area, const measured::Validation &v)
        : area_(area)
    {
        double least = std::numeric_limits<double>::max(), most = 0;
        for (const auto &row : v.rows) {
            least = std::min({least, row.measured.seconds, row.step.total});
            most = std::max({most, row.measured.seconds, row.step.total});
        }
        if (most > 0 && std::isfinite(most)) {
            low_ = roundStep(least / air, false);
            high_ = roundStep(most * air, true);
        }
    }

    const QRectF &area() const { return area_; }
    double low() const { return low_; }
    double high() const { return high_; }
    bool holds(double seconds) const { return seconds >= low_ && seconds <= high_; }
    double x(double seconds) const { return area_.left() + share(seconds) * area_.width(); }
    double y(double seconds) const { return area_.bottom() - share(seconds) * area_.height(); }
    QPointF at(double measured, double predicted) const { return {x(measured), y(predicted)}; }

    /// 1, 2, 5 times powers of ten, or only these where others would touch.
    std::vector<double> ticks(double apart) const
    {
        std::vector<double> all;
        const bool dense = std::log10(high_ / low_) * apart * 3 > area_.width() || isLow(area_);
        for (double v = low_; v <= high_ * (1 + 1e-9); v = roundStep(v * 1.5, true)) {
            const double power = std::pow(10, std::round(std::log10(v)));
            if (!dense || std::abs(v / power - 1) < 1e-6)
                all.push_back(v);
        }
        return all;
    }

private:
    static constexpr double air = 1.12;

    double share(double seconds) const
    {
        return std::clamp(std::log(seconds / low_) / std::log(high_ / low_), 0.0, 1.0);
    }

    QRectF area_;
    double low_ = 0.1, high_ = 10;
};

QColor colourOf(Regime regime, const Theme &theme)
{
    switch (regime) {
    case Regime::Dense:
        return theme.dpExternal;
    case Regime::DenseLarge:
        return theme.dpInternal;
    case Regime::Sharded:
        return theme.tp;
    case Regime::Moe:
        return theme.wan;
    }
    return theme.compute;
}

void drawScales(QPainter &p, const Plot &plot, const Theme &theme)
{
    constexpr double labelWidth = 44, tick = 3;
    const auto &area = plot.area();
    p.setFont(gigasite::font(Type::Axis));
    for (const double v : plot.ticks(labelWidth)) {
        const auto text = shown(v, Unit::Second, 1);
        const double x = std::round(plot.x(v)), y = std::round(plot.y(v));
        p.fillRect(QRectF(area.left(), y, area.width(), 1), theme.hairline);
        p.fillRect(QRectF(x, area.bottom(), 1, tick), theme.ink3);
        p.setPen(theme.ink3);
        drawTabular(p, {area.left() - labelWidth - 4, y - 7, labelWidth, 14}, text, Qt::AlignRight);
        drawTabular(p, {x - labelWidth / 2, area.bottom() + tick, labelWidth, 13}, text, Qt::AlignHCenter);
    }
    p.setFont(gigasite::font(Type::Label));
    p.setPen(theme.ink2);
    const auto across = Figures::tr("measured step time");
    const auto up = Figures::tr("predicted step time");
    if (isLow(area)) {
        constexpr double in = 4;
        p.setFont(gigasite::font(Type::Axis));
        drawHalo(p, {area.left() + in, area.top() + 2 * in}, up, theme.ink2, theme.figure);
        drawHalo(p, {area.right() - in, area.bottom() - 2 * in}, across, theme.ink2, theme.figure, Qt::AlignRight);
        return;
    }
    const double width = std::max(textWidth(p.font(), across) + 1, area.width());
    drawLine(p, {area.right() - width, area.bottom() + 15, width, 14}, across, Qt::AlignRight);
    drawLine(p, {area.left() - scatterLeft + 2, area.top() - 17, textWidth(p.font(), up) + 1, 14}, up);
}

/// Cut to the plot here: the SVG writer ignores clipping.
void drawTolerance(QPainter &p, const Plot &plot, const Theme &theme)
{
    const double low = plot.low(), high = plot.high();
    const double over = 1 + tolerance, under = 1 - tolerance;
    p.setPen(Qt::NoPen);
    p.setBrush(blended(theme.idleLine, theme.figure, 0.45));
    p.drawPolygon(QPolygonF{{plot.at(low, low), plot.at(low, low * over), plot.at(high / over, high),
                             plot.at(high, high), plot.at(high, high * under), plot.at(low / under, low)}});
    p.setPen(QPen(theme.ink3, 1.4));
    p.drawLine(plot.at(low, low), plot.at(high, high));
}

/// At the band's upper end, where runs are few.
void nameTolerance(QPainter &p, const Plot &plot, const Theme &theme)
{
    constexpr double least = 130; // high
    if (plot.area().height() < least)
        return;
    p.setFont(gigasite::font(Type::Axis));
    const double v = plot.high() / 1.3;
    drawHalo(p, {plot.x(v) - 12, plot.y(v)}, QStringLiteral("±10 %"), theme.ink2, theme.figure, Qt::AlignRight);
}

/// The scenario's own prediction, as far as it is on the scale.
void drawOwn(QPainter &p, const Plot &plot, const OwnStep &own, const Theme &theme)
{
    if (!plot.holds(own.seconds))
        return;
    const double y = std::round(plot.y(own.seconds)) + 0.5;
    p.setPen(baselinePen(theme));
    p.drawLine(QPointF(plot.area().left(), y), QPointF(plot.area().right(), y));
    p.setFont(gigasite::font(Type::Axis));
    const auto text = Figures::tr("this scenario");
    if (plot.area().width() < 3 * textWidth(p.font(), text))
        return; // its line in the table says it
    const bool left = plot.x(own.seconds) > plot.area().center().x(); // away from the band
    const double x = left ? plot.area().left() + 4 : plot.area().right() - 4;
    drawHalo(p, {x, y - 7}, text, theme.ink2, theme.figure, left ? Qt::AlignLeft : Qt::AlignRight);
}

/// A ring around what lies outside its own band, dotted where nothing like it was measured.
void drawRings(QPainter &p, QPointF at, double radius, bool outside, bool beyond, const Theme &theme)
{
    p.setBrush(Qt::NoBrush);
    if (outside) {
        p.setPen(QPen(theme.ink, 1.2));
        p.drawEllipse(at, radius + 3, radius + 3);
    }
    if (beyond) {
        p.setPen(QPen(theme.warningText, 1.2, Qt::DotLine));
        p.drawEllipse(at, radius + 5, radius + 5);
    }
}

/// What rings and small signs mean, as far as there are any, in the corner where no run is off by so much.
void drawKey(QPainter &p, const Plot &plot, const std::vector<ValidationRow> &rows, const Theme &theme)
{
    constexpr double line = 15, air = 6, ringRoom = 22;
    const auto &area = plot.area();
    if (isLow(area))
        return;
    double y = area.bottom() - air - line / 2;
    const auto add = [&](auto applies, const QString &text, bool outside, bool beyond) {
        p.setFont(gigasite::font(Type::Axis));
        const double left = area.right() - air - textWidth(p.font(), text);
        const double band = area.bottom() - (left - ringRoom - area.left()) / area.width() * area.height();
        if (std::none_of(rows.begin(), rows.end(), applies) || left < area.left() + ringRoom || y - 2 * line < band)
            return;
        if (outside || beyond)
            drawRings(p, {left - ringRoom / 2, y}, 1, outside, beyond, theme);
        drawHalo(p, {left, y}, text, theme.ink2, theme.figure);
        y -= line;
    };
    add([](const ValidationRow &row) { return row.measured.sensitivity; },
        Figures::tr("small: counts for the order only"), false, false);
    add([](const ValidationRow &row) { return !row.beyond.empty(); }, Figures::tr("beyond what was measured"), false,
        true);
    add(isOutlier, Figures::tr("outside its 90 % band"), true, false);
}

/// What is drawn last lies on top: the scenario's regime over others, outliers over all.
int rankOf(const ValidationPicture &picture, const ValidationRow &row)
{
    if (isOutlier(row))
        return 3;
    if (row.measured.sensitivity)
        return 0;
    return picture.own && picture.own->regime == row.regime ? 2 : 1;
}

/// Names of outliers, each where it touches no other.
class Names {
public:
    Names(QPainter &p, const Plot &plot, const Theme &theme)
        : p_(p)
        , plot_(plot)
        , theme_(theme)
    {
    }

    void add(QPointF at, const QString &name, bool above)
    {
        constexpr double away = 9, high = 12;
        p_.setFont(gigasite::font(Type::LabelBold));
        const double wide = textWidth(p_.font(), name);
        const double side = above ? -1 : 1; // the longer way from the band first
        for (const auto &[dx, dy] : {std::pair{side, 0.0}, {side, -side * 0.8}, {-side, 0.0}, {side, side * 0.8}}) {
            const QPointF anchor = at + QPointF(dx * away, dy * high);
            const QRectF room(dx > 0 ? anchor.x() : anchor.x() - wide, anchor.y() - high / 2, wide, high);
            if (!plot_.area().contains(room) || isTaken(room))
                continue;
            taken_.push_back(room);
            drawHalo(p_, anchor, name, theme_.ink, theme_.figure, dx > 0 ? Qt::AlignLeft : Qt::AlignRight);
            return;
        }
    }

private:
    bool isTaken(const QRectF &room) const
    {
        return std::any_of(taken_.begin(), taken_.end(), [&](const QRectF &other) { return other.intersects(room); });
    }

    QPainter &p_;
    const Plot &plot_;
    const Theme &theme_;
    std::vector<QRectF> taken_;
};

void drawRun(QPainter &p, QPointF at, const ValidationRow &row, SignFill fill, const Theme &theme)
{
    const double radius = signRadius * (row.measured.sensitivity ? seriesPart : 1);
    drawRegimeSign(p, at, row.regime, radius, fill, theme);
    drawRings(p, at, radius, isOutlier(row), !row.beyond.empty(), theme);
}

} // namespace

ScatterMargins scatterMargins(double figureHeight)
{
    constexpr double low = 140;
    return figureHeight < low ? ScatterMargins{5, 17} : ScatterMargins{};
}

SignFill signFill(const ValidationPicture &picture, Regime regime)
{
    if (!picture.own)
        return SignFill::Plain;
    return picture.own->regime == regime ? SignFill::Own : SignFill::Other;
}

void drawRegimeSign(QPainter &p, QPointF centre, Regime regime, double r, SignFill fill, const Theme &theme)
{
    const auto colour = colourOf(regime, theme);
    p.setPen(QPen(colour, 1.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.setBrush(fill == SignFill::Own         ? colour
                   : fill == SignFill::Other ? theme.figure
                                             : blended(colour, theme.figure, 0.5));
    switch (regime) {
    case Regime::Dense:
        p.drawEllipse(centre, r, r);
        break;
    case Regime::DenseLarge:
        p.drawRect(QRectF(centre.x() - r * 0.9, centre.y() - r * 0.9, r * 1.8, r * 1.8));
        break;
    case Regime::Sharded:
        p.drawPolygon(QPolygonF{{centre + QPointF(0, -r * 1.3), centre + QPointF(r * 1.3, 0),
                                 centre + QPointF(0, r * 1.3), centre + QPointF(-r * 1.3, 0)}});
        break;
    case Regime::Moe:
        p.drawPolygon(QPolygonF{{centre + QPointF(0, -r * 1.2), centre + QPointF(r * 1.15, r * 0.9),
                                 centre + QPointF(-r * 1.15, r * 0.9)}});
        break;
    }
}

Marks unseenRuns(const ValidationPicture &picture)
{
    Marks marks;
    for (const auto &sentence : picture.runs)
        marks.push_back({{}, sentence, {}});
    return marks;
}

Marks paintValidationScatter(QPainter &p, const QRectF &area, const ValidationPicture &picture, const Theme &theme)
{
    const auto &rows = picture.validation->rows;
    const Plot plot(area, *picture.validation);
    drawScales(p, plot, theme);
    drawTolerance(p, plot, theme);
    drawKey(p, plot, rows, theme);
    if (picture.own)
        drawOwn(p, plot, *picture.own, theme);
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return rankOf(picture, rows[a]) < rankOf(picture, rows[b]); });
    Marks marks;
    for (const auto i : order) {
        const auto at = plot.at(rows[i].measured.seconds, rows[i].step.total);
        drawRun(p, at, rows[i], signFill(picture, rows[i].regime), theme);
        marks.push_back({{at.x() - hitRadius, at.y() - hitRadius, 2 * hitRadius, 2 * hitRadius},
                         picture.runs[static_cast<qsizetype>(i)],
                         {}});
    }
    nameTolerance(p, plot, theme);
    Names names(p, plot, theme);
    for (const auto i : order) {
        if (isOutlier(rows[i]))
            names.add(plot.at(rows[i].measured.seconds, rows[i].step.total),
                      QString::fromStdString(rows[i].measured.id), rows[i].error > 0);
    }
    return marks;
}

} // namespace gigasite
