// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_completion.h"

#include "views/figures/figure_words.h"
#include "views/known_value.h"
#include "views/paint/completion_curve.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/panels/stale_mark.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace gigasite::topology {

namespace {

constexpr double curveTitle = 17, subtitleHeight = 14, axisHeight = 13, curveRow = 14;
constexpr double leastPlot = 56;
constexpr double cornerSide = 14; ///< of the mark of what is stale
constexpr double shares = 22; ///< room for the shares right of the plot

using Result = std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>;

bool hasCurve(const Result &result)
{
    return result.second && !result.second->slowdowns.empty();
}

std::vector<const Result *> curvesOf(const Snapshot &snapshot)
{
    std::vector<const Result *> curves;
    for (const auto &result : snapshot.network) {
        if (hasCurve(result))
            curves.push_back(&result);
    }
    return curves;
}

bool isOwn(const Result &result, const Snapshot &snapshot)
{
    return result.second == snapshot.ownNetwork;
}

/// Multiples of the ideal time on a logarithmic axis from 1 to the last of all.
struct Axis {
    QRectF plot;
    double most = 2;

    double x(double slowdown) const
    {
        return plot.left() + plot.width() * std::clamp(std::log2(std::max(slowdown, 1.0)) / std::log2(most), 0.0, 1.0);
    }
    double y(double share) const { return plot.bottom() - plot.height() * share; }
};

void drawAxes(QPainter &p, const Axis &axis, const Theme &theme)
{
    p.setFont(font(Type::Axis));
    p.setPen(theme.ink3);
    for (const auto &[share, text] : {std::pair{0.0, "0"}, {0.5, ".5"}, {0.99, ".99"}}) {
        const double y = std::round(axis.y(share));
        p.fillRect(QRectF(axis.plot.left(), y, axis.plot.width(), 1), share == 0 ? theme.ink3 : theme.hairline);
        drawLine(p, {axis.plot.right() + 4, y - 6, shares - 4, 12}, localNumbers(QLatin1String(text)));
    }
    double free = axis.plot.left() - 20;
    for (double decade = 1; decade <= axis.most; decade *= 10) {
        for (const double step : {1.0, 2.0, 5.0}) {
            const double at = decade * step;
            if (at > axis.most)
                break;
            const auto text = localNumbers(QString::number(at)) + QChar(u'×');
            const double x = axis.x(at), half = textWidth(p.font(), text) / 2;
            p.fillRect(QRectF(std::round(x), axis.plot.bottom(), 1, 3), theme.ink3);
            if (x - half < free)
                continue;
            const double left = std::clamp(x - half, axis.plot.left() - 2, axis.plot.right() + shares - 2 * half);
            drawLine(p, {left, axis.plot.bottom() + 2, 2 * half + 2, axisHeight - 2}, text);
            free = left + 2 * half + 4;
        }
    }
}

/// Without the points that lie within a third of a pixel of the line without them: stroking costs by the point.
QPolygonF thinned(const QPolygonF &line)
{
    constexpr double tolerance = 0.15; // points
    constexpr qsizetype most = 24; // looked at from one that stays
    QPolygonF kept;
    const auto isNear = [&](qsizetype from, qsizetype to) {
        const auto way = line[to] - line[from];
        const double length = std::hypot(way.x(), way.y());
        for (auto i = from + 1; i < to; ++i) {
            const auto off = line[i] - line[from];
            const double aside =
                length > 0 ? std::abs(way.x() * off.y() - way.y() * off.x()) / length : std::hypot(off.x(), off.y());
            if (aside > tolerance)
                return false;
        }
        return true;
    };
    for (qsizetype from = 0; from < line.size();) {
        kept << line[from];
        auto to = from + 1;
        while (to + 1 < line.size() && to + 1 - from <= most && isNear(from, to + 1))
            ++to;
        from = to;
    }
    return kept;
}

void drawCurve(QPainter &p, const Axis &axis, const Result &result, bool own, bool stale, const Theme &theme)
{
    auto colour = theme.*colourOf(result.first);
    if (stale)
        colour = blended(colour, theme.figure, 0.55);
    QPen pen(colour, own ? 2 : 1.2);
    if (result.first == flow::Transport::Ideal)
        pen.setDashPattern({3, 2});
    p.setPen(pen);
    p.setBrush(Qt::NoBrush);
    QPolygonF line;
    for (const auto &point : completionCurve(*result.second))
        line << QPointF(axis.x(point.x()), axis.y(point.y()));
    if (!line.isEmpty())
        line.prepend({line.front().x(), axis.y(0)});
    p.drawPolyline(thinned(line));
}

/// The flows over one ribbon, as far as they are done.
void drawRibbonCurve(QPainter &p, const Axis &axis, const flow::SimulationResult &result, int ribbon,
                     const Theme &theme)
{
    const auto i = static_cast<std::size_t>(std::max(ribbon, 0));
    if (ribbon < 0 || i >= result.bundleSlowdowns.size() || i >= result.bundles.size())
        return;
    const auto &slow = result.bundleSlowdowns[i];
    const auto flows = static_cast<double>(result.bundles[i].flows);
    const double done = flows - static_cast<double>(slow.unfinished);
    if (done < 1)
        return;
    QPolygonF line;
    for (std::size_t step = 0; step <= flow::BundleSlowdown::steps; ++step) {
        const double share = static_cast<double>(step) / static_cast<double>(flow::BundleSlowdown::steps);
        line << QPointF(axis.x(static_cast<double>(slow.at[step])), axis.y(share * done / flows));
    }
    p.setBrush(Qt::NoBrush);
    for (const auto &pen : {QPen(theme.figure, 5), QPen(theme.accent, 2.4)}) { // a halo over the other curves
        p.setPen(pen);
        p.drawPolyline(line);
    }
}

/// The scenario's own transport takes what every view says of the scenario; of a part of a run, or of curves of an
/// earlier scenario, the last flows would mislead.
QString p99Of(const Result &result, const Snapshot &snapshot)
{
    const auto &r = *result.second;
    const auto &input = snapshot.complete->flowInput;
    if (isOwn(result, snapshot) && input && input->transport == result.first) {
        const auto known = knownValue(snapshot, *snapshot.complete, transferTime);
        if (known.value())
            return shown(known, Unit::Second);
    }
    return (r.estimate || r.partial ? QStringLiteral("≈ ") : QString()) + shown(r.completion.p99, Unit::Second);
}

/// "ECMP p99 37.1 ms", the scenario's own in bold.
void drawRow(QPainter &p, const QRectF &line, const Result &result, const Snapshot &snapshot,
             const NetworkState &network, const Theme &theme, Marks &marks)
{
    const bool stale = network.stale;
    const auto &r = *result.second;
    const bool own = isOwn(result, snapshot);
    const auto colour = theme.*colourOf(result.first);
    p.fillRect(QRectF(line.left(), std::round(line.center().y()) - 1, 12, own ? 3 : 2), colour);
    const auto value = p99Of(result, snapshot);
    p.setFont(font(own ? Type::LabelBold : Type::Label));
    p.setPen(stale ? theme.ink3 : own ? theme.ink : theme.ink2);
    drawTabular(p, line, value, Qt::AlignRight);
    const double room = line.width() - 18 - tabularWidth(p.font(), value) - 6;
    const auto whole = Figures::tr("%1 p99").arg(nameOf(result.first));
    drawLine(p, line.adjusted(18, 0, 0, 0), textWidth(p.font(), whole) <= room ? whole : nameOf(result.first));
    auto text = Figures::tr("%1: half of the flows done within %2 (%3), 99 % within %4 (%5), the last within %6 (%7)")
                    .arg(nameOf(result.first), shown(r.completion.p50, Unit::Second), times(r.slowdown.p50),
                         shown(r.completion.p99, Unit::Second), times(r.slowdown.p99),
                         shown(r.completion.max, Unit::Second), times(r.slowdown.max));
    if (r.partial)
        text += Figures::tr("; so far");
    else if (r.unfinished > 0)
        text += Figures::tr("; %1 never").arg(shown(static_cast<double>(r.unfinished), Unit::Count));
    const bool isKnown = own && r.estimate && !value.startsWith(QStringLiteral("≈"));
    const bool isOlder = network.standing == Standing::Older;
    if (own && (isOlder || isKnown)) // the rest is of an earlier scenario, or estimated again
        text = QStringLiteral("%1 %2").arg(whole, value);
    else if (r.partial)
        text.prepend(QStringLiteral("%1 %2\n").arg(whole, value));
    if (!own && isOlder)
        text += QStringLiteral("; ") + standingText(network);
    marks.push_back({line, text, own ? QByteArrayLiteral("flow.p99_fct_s") : QByteArray()});
}

void drawTitle(QPainter &p, const QRectF &area, const Theme &theme)
{
    p.setFont(font(Type::Title));
    p.setPen(theme.ink);
    drawLine(p, {area.left(), area.top(), area.width(), 16}, Figures::tr("Flow completion"));
}

/// "12,345 flows, alone 3.1 ms", or what the curves are if they are not of a whole run.
void drawSubtitle(QPainter &p, const QRectF &area, const NetworkState &network, const Theme &theme)
{
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    const QRectF line(area.left(), area.top() + curveTitle - 1, area.width(), subtitleHeight);
    if (const auto standing = standingText(network); !standing.isEmpty()) {
        drawLine(p, line, standing);
        return;
    }
    const auto &own = *network.result;
    const auto flows = Figures::tr("%1 flows").arg(shown(static_cast<double>(own.flows), Unit::Count));
    const auto alone = Figures::tr("alone %1").arg(shown(own.alone, Unit::Second));
    const auto both = Figures::tr("%1, %2").arg(flows, alone);
    drawLine(p, line, textWidth(p.font(), both) <= area.width() ? both : flows);
}

void drawCurves(QPainter &p, const QRectF &area, const Scene &s, const Snapshot &snapshot, int ribbon,
                const Theme &theme, Marks &marks)
{
    const auto curves = curvesOf(snapshot);
    const auto &own = *s.network.result;
    drawSubtitle(p, area, s.network, theme);
    const double rows = curveRow * static_cast<double>(curves.size());
    Axis axis;
    const double top = area.top() + curveTitle + subtitleHeight + 6;
    axis.plot = {area.left(), top, area.width() - shares, area.bottom() - rows - 4 - axisHeight - top};
    for (const auto *curve : curves)
        axis.most = std::max(axis.most, curve->second->slowdown.max * 1.05);
    drawAxes(p, axis, theme);
    for (const auto *curve : curves)
        drawCurve(p, axis, *curve, isOwn(*curve, snapshot), s.network.stale, theme);
    drawRibbonCurve(p, axis, own, ribbon, theme);
    auto text = Figures::tr("Share of %1 done by a time, in multiples of a flow's ideal time (%2 over all tiers)")
                    .arg(Figures::tr("%1 flows").arg(shown(static_cast<double>(own.flows), Unit::Count)),
                         shown(own.alone, Unit::Second));
    if (const auto standing = standingText(s.network); !standing.isEmpty())
        text += QStringLiteral("; ") + standing;
    marks.push_back({axis.plot, text, QByteArrayLiteral("flow.p99_fct_s")});
}

/// As many as have the room.
void drawRows(QPainter &p, const QRectF &area, const std::vector<const Result *> &curves, const Scene &s,
              const Snapshot &snapshot, const Theme &theme, Marks &marks)
{
    double y = area.top();
    for (const auto *curve : curves) {
        if (y + curveRow > area.bottom() + 1)
            return;
        drawRow(p, {area.left(), y, area.width(), curveRow}, *curve, snapshot, s.network, theme, marks);
        y += curveRow;
    }
}

std::vector<const Result *> ownFirst(std::vector<const Result *> curves, const Snapshot &snapshot)
{
    std::stable_partition(curves.begin(), curves.end(), [&](const Result *result) { return isOwn(*result, snapshot); });
    return curves;
}

} // namespace

bool hasCompletion(const Scene &s, const Snapshot &snapshot)
{
    return s.network.result && s.network.result->isSimulated() && !curvesOf(snapshot).empty();
}

double leastCompletion(const Snapshot &snapshot)
{
    return curveTitle + subtitleHeight + leastPlot + axisHeight + 4 +
        curveRow * static_cast<double>(curvesOf(snapshot).size());
}

void drawNoCompletion(QPainter &p, const QRectF &area, const Scene &s, const Theme &theme, Marks &marks)
{
    drawTitle(p, area, theme);
    const auto why = s.network.columns ? Figures::tr("Its flows are still to be simulated.")
                                       : Figures::tr("No flow of this scenario crosses the network.");
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    const auto room = area.adjusted(0, curveTitle, 0, 0);
    p.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, why);
    marks.push_back({room, why, QByteArrayLiteral("flow.p99_fct_s")});
}

void drawCompletion(QPainter &p, const QRectF &area, const Scene &s, const Snapshot &snapshot, int ribbon,
                    const Theme &theme, Marks &marks)
{
    const auto curves = curvesOf(snapshot);
    drawTitle(p, area, theme);
    if (s.network.stale)
        paintStaleCorner(p, area, theme, cornerSide);
    if (area.height() < leastCompletion(snapshot)) {
        drawRows(p, area.adjusted(0, curveTitle, 0, 0), ownFirst(curves, snapshot), s, snapshot, theme, marks);
        return;
    }
    drawCurves(p, area, s, snapshot, ribbon, theme, marks);
    const double rows = curveRow * static_cast<double>(curves.size());
    drawRows(p, {area.left(), area.bottom() - rows, area.width(), rows}, curves, s, snapshot, theme, marks);
}

} // namespace gigasite::topology
