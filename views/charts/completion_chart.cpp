// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/completion_chart.h"

#include "views/paint/completion_curve.h"
#include "views/paint/marks.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QChart>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

bool hasCurve(const NetworkResults::Result &result)
{
    return result.second && !result.second->slowdowns.empty();
}

double shareDoneBy(const flow::SimulationResult &result, double slowdown)
{
    const auto &all = result.slowdowns;
    const auto done = std::upper_bound(all.begin(), all.end(), slowdown) - all.begin();
    return static_cast<double>(done) / static_cast<double>(all.size() + result.unfinished);
}

QList<QPointF> slowdownCurve(const flow::BundleSlowdown &slow, std::size_t flows)
{
    QList<QPointF> points;
    const double done = 1 - static_cast<double>(slow.unfinished) / static_cast<double>(flows);
    for (std::size_t i = 0; i < slow.at.size(); ++i) {
        if (i == flow::BundleSlowdown::steps)
            points << QPointF(slow.p99, 0.99 * done);
        points << QPointF(slow.at[i], done * static_cast<double>(i) / flow::BundleSlowdown::steps);
    }
    return points;
}

/// Where a number of the whole lies that a sample estimates, as often as the ideal time.
struct Band {
    QString name;
    double low = 0, middle = 0, high = 0;
    double height = 0; ///< where it is drawn, as a share of the plot from the top
};

std::vector<Band> bandsOf(const flow::SimulationResult &r)
{
    std::vector<Band> bands;
    for (auto &band : {Band{QObject::tr("p99"), r.slowdownP99Low, r.slowdown.p99, r.slowdownP99High, 0.42},
                       Band{QObject::tr("last"), r.slowdownLastLow, r.slowdown.max, r.slowdownLastHigh, 0.62}}) {
        if (r.estimate && band.low > 0 && band.high > band.low)
            bands.push_back(band);
    }
    return bands;
}

/// A share in per cent that says 100 only when nothing is missing.
QString percentDone(double share)
{
    const double shownShare = share < 1 ? std::min(share, 0.999) : 1;
    return localDecimal(shownShare * 100, share > 0.99 && share < 1 ? 1 : 0) + QStringLiteral(" %");
}

} // namespace

CompletionChart::CompletionChart(QWidget *parent)
    : LineChart({.title = {}, .logarithmic = true}, {.title = {}, .unit = Unit::Ratio, .step = 0.25, .high = 1},
                {.values = 44, .names = 168, .compact = true}, parent)
{
    setFocusPolicy(Qt::NoFocus); // nothing in it to walk through
    setAccessibleName(tr("Flow completion times"));
}

void CompletionChart::setResults(const NetworkResults &results)
{
    results_ = results;
    std::vector<Line> lines;
    QString spoken;
    for (const auto &result : results_.all) {
        if (!hasCurve(result))
            continue;
        const auto &[transport, r] = result;
        Line line{.name = nameOf(transport), .points = completionCurve(*r)};
        line.emphasised = transport == results_.own;
        line.dashed = transport == flow::Transport::Ideal; // the line everything is held against
        line.colour = gigasite::colourOf(transport);
        line.name += r->estimate ? QStringLiteral("  p99 ≈ ") : QStringLiteral("  p99 ");
        line.name += times(r->slowdown.p99);
        spoken += tr("%1: half of the flows done within %2, 99 % within %3, the last within %4 the ideal time. ")
                      .arg(nameOf(transport), times(r->slowdown.p50), times(r->slowdown.p99), times(r->slowdown.max));
        lines.push_back(std::move(line));
    }
    chart()->setVisible(!lines.empty());
    setAccessibleDescription(lines.empty() ? results_.nothing() : spoken + results_.selectedText());
    if (const auto *slow = results_.selectedSlowdown(); slow && !lines.empty())
        lines.push_back(
            {.name =
                 tr("selected  p99 %1\np50 %2, last %3").arg(times(slow->p99), times(slow->p50()), times(slow->last())),
             .points =
                 slowdownCurve(*slow, results_.ownResult()->bundles[static_cast<std::size_t>(results_.selected)].flows),
             .emphasised = true,
             .colour = &Theme::accent});
    const auto *mine = results_.ownResult();
    double reach = 0; // to the end of the longest band
    for (const auto &band : mine ? bandsOf(*mine) : std::vector<Band>())
        reach = std::max(reach, band.high);
    setReach(reach);
    setLines(lines);
    setDimmed(results_.stale);
}

void CompletionChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    auto &p = *painter;
    if (lines().empty()) {
        drawNothing(p, whole(), results_.nothing(), theme());
        return;
    }
    LineChart::drawForeground(painter, rect);
    drawNotes(p);
    drawBands(p);
    drawOwn(p);
    drawSelection(p);
    if (results_.stale)
        drawStale(p, whole(), theme());
}

/// Where p99 and the last of the whole lie when only a sample was simulated: whiskers below the curve's end, each with
/// the estimate itself as a dot, for at the top the two would lie on each other.
void CompletionChart::drawBands(QPainter &p) const
{
    const auto *r = results_.ownResult();
    if (!r || !r->estimate)
        return;
    const auto area = plot();
    const auto colour = shade(theme().*gigasite::colourOf(results_.own));
    p.setFont(gigasite::font(Type::LabelBold));
    for (const auto &band : bandsOf(*r)) {
        const double y = area.top() + area.height() * band.height;
        const double left = positionOf({band.low, 1}).x(), right = positionOf({band.high, 1}).x();
        p.setPen(QPen(blended(colour, theme().figure, 0.45), 1, Qt::DotLine));
        for (const double x : {left, right})
            p.drawLine(QPointF(x, area.top()), QPointF(x, y));
        p.fillRect(QRectF(left, y - 3, right - left, 6), blended(colour, theme().figure, 0.35));
        p.setPen(QPen(colour, 1.4));
        for (const double x : {left, right})
            p.drawLine(QPointF(x, y - 4.5), QPointF(x, y + 4.5));
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        p.drawEllipse(QPointF(positionOf({band.middle, 1}).x(), y), 2.5, 2.5);
        const double width = textWidth(p.font(), band.name);
        const bool beside = right + 6 + width < area.right();
        drawHalo(p, {beside ? right + 6 : left - 6, y}, band.name, shade(theme().ink), theme().figure,
                 beside ? Qt::AlignLeft : Qt::AlignRight);
    }
}

/// p50, p99 and last of the scenario's own transport. Texts stand right of and below their dots, where its own curve
/// never is.
void CompletionChart::drawOwn(QPainter &p) const
{
    const auto *r = results_.ownResult();
    if (!r || r->slowdowns.empty())
        return;
    const auto &c = r->slowdown;
    const auto finished = static_cast<double>(r->slowdowns.size());
    const double done = finished / (finished + static_cast<double>(r->unfinished));
    const auto ink = results_.stale ? theme().ink3 : theme().ink;
    const auto dot = [&](double slowdown, double share) {
        const auto at = positionOf({slowdown, share});
        p.setPen(Qt::NoPen);
        p.setBrush(ink);
        p.drawEllipse(at, 3, 3);
        return at;
    };
    p.setFont(gigasite::font(Type::LabelBold));
    const auto write = [&](QPointF at, const QString &words) {
        QRectF box(at.x() + 7, at.y() + 1, textWidth(p.font(), words), 13);
        if (box.right() > plot().right() - 2) { // back under its own dot
            box.moveRight(plot().right() - 2);
            box.moveTop(at.y() + 5);
        }
        drawHalo(p, {box.left(), box.center().y()}, words, ink, theme().figure);
    };
    const auto value = [r](double slowdown) {
        return (r->estimate || r->partial ? QStringLiteral("≈ ") : QString()) + times(slowdown);
    };
    write(dot(c.p50, 0.5 * done), tr("p50 %1").arg(value(c.p50)));
    const auto p99 = dot(c.p99, 0.99 * done), last = dot(c.max, done);
    const auto p99Words = tr("p99 %1").arg(value(c.p99));
    const auto lastWords = (r->unfinished > 0 ? tr("last done %1") : tr("last %1")).arg(value(c.max));
    const double lastLeft = std::min(last.x() + 7, plot().right() - 2 - textWidth(p.font(), lastWords));
    if (p99.x() + 7 + textWidth(p.font(), p99Words) + 8 > lastLeft) {
        write(p99, p99Words + QStringLiteral(" · ") + lastWords);
        return;
    }
    write(p99, p99Words);
    write(last, lastWords);
}

/// Why the selected links have no curve.
void CompletionChart::drawSelection(QPainter &p) const
{
    const auto words = results_.selectedText();
    if (words.isEmpty() || results_.selectedSlowdown())
        return;
    const auto area = plot();
    p.setFont(gigasite::font(Type::LabelBold));
    drawHalo(p, {area.left() + 24, area.top() + 10}, elided(p.font(), words, area.width() - 28), shade(theme().accent),
             theme().figure);
}

/// The axis at the bottom right, where no curve can be once the slowest has risen; what to know below the names.
void CompletionChart::drawNotes(QPainter &p) const
{
    const auto *r = results_.ownResult();
    if (!r || !(r->alone > 0))
        return;
    const auto area = plot();
    p.setFont(gigasite::font(Type::Axis));
    drawHalo(p, {area.right() - 4, area.bottom() - 8},
             tr("time ÷ ideal time of the flow (%1 over all tiers)").arg(shown(r->alone, Unit::Second)), theme().ink3,
             theme().figure, Qt::AlignRight);
    p.setFont(gigasite::font(Type::Label));
    p.setPen(theme().warningText);
    QRectF row(area.right() + 5, namesEnd() + 1, whole().width() - area.right() - 9, 14);
    if (r->estimate) {
        const auto bands = bandsOf(*r);
        drawLine(p, row, bands.empty() ? tr("estimate, not bounded") : tr("estimate, 95 of 100 times"));
        row.translate(0, 13);
        for (const auto &band : bands) {
            drawLine(p, row, tr("%1 %2 to %3").arg(band.name, times(band.low), times(band.high)));
            row.translate(0, 13);
        }
    }
    if (r->unfinished > 0)
        drawLine(p, row,
                 tr("%1 of %2 unfinished")
                     .arg(localNumbers(withCommas(double(r->unfinished))),
                          localNumbers(withCommas(double(r->slowdowns.size() + r->unfinished)))));
}

QString CompletionChart::tipAt(QPointF value) const
{
    QStringList rows;
    const auto *mine = results_.ownResult();
    for (const auto &result : results_.all) {
        if (!hasCurve(result))
            continue;
        const auto &[transport, r] = result;
        if (!mine || mine->alone <= 0)
            mine = r.get();
        rows << tr("%1: %2 of flows done").arg(nameOf(transport), percentDone(shareDoneBy(*r, value.x())));
    }
    if (rows.isEmpty())
        return {};
    rows.prepend(
        tr("Within %1 the ideal time (%2)").arg(times(value.x()), shown(value.x() * mine->alone, Unit::Second)));
    return rows.join(QLatin1Char('\n'));
}

void drawStale(QPainter &p, const QRectF &area, const Theme &theme)
{
    constexpr double side = 16;
    p.save();
    QPainterPath corner;
    corner.addPolygon(QPolygonF{{area.right() - side, area.top()}, area.topRight(), {area.right(), area.top() + side}});
    p.setClipPath(corner);
    fillHatched(p, {area.right() - side, area.top(), side, side}, theme.idleLine, theme.idleFill);
    p.restore();
    p.setFont(gigasite::font(Type::LabelBold));
    drawHalo(p, {area.right() - side - 3, area.top() + 8}, QObject::tr("stale"), theme.ink2, theme.figure,
             Qt::AlignRight);
}

void drawNothing(QPainter &p, const QRectF &area, const QString &sentence, const Theme &theme)
{
    p.setFont(gigasite::font(Type::Body));
    p.setPen(theme.ink2);
    p.drawText(area.adjusted(16, 4, -16, -4), int(Qt::AlignCenter) | Qt::TextWordWrap, sentence);
}

} // namespace gigasite
