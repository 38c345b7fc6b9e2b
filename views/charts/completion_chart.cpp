// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/completion_chart.h"

#include "views/paint/marks.h"
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

constexpr std::size_t everyStep = 100; ///< flows up to which each is a step of the curve
constexpr std::size_t body = 180, tail = 20; ///< points of longer curves

bool hasCurve(const NetworkResults::Result &result)
{
    return result.second && !result.second->slowdowns.empty();
}

/// "5.6×", as often as the ideal time.
QString times(double slowdown)
{
    return QString::number(slowdown, 'f', slowdown < 9.95 ? 2 : 1) + QChar(u'×');
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
QString percent(double share)
{
    const double shownShare = share < 1 ? std::min(share, 0.999) : 1;
    return QString::number(shownShare * 100, 'f', share > 0.99 && share < 1 ? 1 : 0) + QStringLiteral(" %");
}

} // namespace

const flow::SimulationResult *NetworkResults::ownResult() const
{
    const auto at = std::find_if(all.begin(), all.end(), [&](const Result &r) { return r.first == own && r.second; });
    return at == all.end() ? nullptr : at->second.get();
}

QString NetworkResults::nothing() const
{
    const auto *mine = ownResult();
    if (!mine)
        return QObject::tr("The network of this scenario has not been simulated yet. That starts by itself.");
    const auto at = std::find_if(mine->problems.begin(), mine->problems.end(),
                                 [](const Problem &p) { return p.severity == Severity::Error; });
    if (at != mine->problems.end())
        return QObject::tr("Nothing was simulated. %1").arg(gigasite::translate(at->message));
    if (mine->flows == 0)
        return QObject::tr("This scenario sends nothing between hosts, so there is nothing to simulate.");
    return QObject::tr("None of the %1 flows has finished yet.").arg(toQString(withCommas(double(mine->flows))));
}

QStringList NetworkResults::remarks() const
{
    QStringList sentences;
    if (const auto *mine = ownResult()) {
        for (const auto &remark : mine->remarks)
            sentences << gigasite::translate(remark.message);
    }
    return sentences;
}

const flow::BundleSlowdown *NetworkResults::selectedSlowdown() const
{
    const auto *mine = ownResult();
    const auto i = static_cast<std::size_t>(selected);
    if (selected < 0 || !mine || i >= mine->bundleSlowdowns.size())
        return nullptr;
    const auto &slow = mine->bundleSlowdowns[i];
    return mine->bundles[i].flows > slow.unfinished ? &slow : nullptr;
}

QString NetworkResults::selectedText() const
{
    const auto *mine = ownResult();
    if (selected < 0 || !mine)
        return {};
    if (const auto *slow = selectedSlowdown())
        return QObject::tr("%1: p50 %2, p99 %3, last %4.")
            .arg(selection, times(slow->p50()), times(slow->p99), times(slow->last()));
    if (mine->estimate)
        return QObject::tr("The flows over the selected links come with the exact result.");
    if (mine->bundleSlowdowns.empty())
        return QObject::tr("This transport spreads its flows over all links, so none belong to the selected ones.");
    const auto i = static_cast<std::size_t>(selected);
    return i < mine->bundles.size() && mine->bundles[i].flows > 0
        ? QObject::tr("None of the flows over the selected links is done.")
        : QObject::tr("No flow crosses the selected links.");
}

QString nameOf(flow::Transport transport)
{
    switch (transport) {
    case flow::Transport::Ideal:
        return QObject::tr("ideal");
    case flow::Transport::Spray:
        return QObject::tr("spray");
    case flow::Transport::Ecmp:
        return QObject::tr("ECMP");
    case flow::Transport::EcmpPfc:
        return QObject::tr("ECMP + PFC");
    }
    return {};
}

QColor Theme::*colourOf(flow::Transport transport)
{
    switch (transport) {
    case flow::Transport::Ideal:
        return &Theme::ink2;
    case flow::Transport::Spray:
        return &Theme::dpExternal;
    case flow::Transport::Ecmp:
        return &Theme::tp;
    case flow::Transport::EcmpPfc:
        return &Theme::wan;
    }
    return &Theme::ink2;
}

QList<QPointF> completionCurve(const flow::SimulationResult &result)
{
    const auto &sorted = result.slowdowns;
    const auto n = sorted.size();
    QList<QPointF> points;
    if (n == 0)
        return points;
    const auto all = static_cast<double>(n + result.unfinished);
    const auto x = [&](std::size_t rank) { return sorted[rank]; };
    if (n <= everyStep) {
        points.reserve(static_cast<qsizetype>(2 * n));
        for (std::size_t i = 0; i < n; ++i)
            points << QPointF(x(i), static_cast<double>(i) / all) << QPointF(x(i), static_cast<double>(i + 1) / all);
        return points;
    }
    points.reserve(body + tail);
    const auto last = n - std::min(tail, n / 10);
    points << QPointF(x(0), 0);
    for (std::size_t i = 0; i + 1 < body; ++i) {
        const auto rank = i * (last - 1) / (body - 2);
        points << QPointF(x(rank), static_cast<double>(rank + 1) / all);
    }
    for (auto rank = last; rank < n; ++rank)
        points << QPointF(x(rank), static_cast<double>(rank + 1) / all);
    return points;
}

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
        return (r->estimate ? QStringLiteral("≈ ") : QString()) + times(slowdown);
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
                     .arg(toQString(withCommas(double(r->unfinished))),
                          toQString(withCommas(double(r->sorted.size() + r->unfinished)))));
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
        rows << tr("%1: %2 of flows done").arg(nameOf(transport), percent(shareDoneBy(*r, value.x())));
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
