// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/layout_frame.h"
#include "views/figures/step_clock.h"
#include "views/paint/text.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

constexpr double gridLinePitch = 14; ///< grid lines stay at least this far apart
constexpr double singleLinePitch = 9; ///< wide enough to set every column or row apart
constexpr double hatchedWidth = 6; ///< an idle run narrower than this cannot show its hatching
constexpr double funnelTint = 0.16; ///< of the accent, over the grid

/// Size of what cannot be divided any further: a device pixel, or what a reader of vector output would still zoom to.
double pixelOf(const QPainter &p)
{
    const auto type = p.paintEngine() ? p.paintEngine()->type() : QPaintEngine::Raster;
    if (type == QPaintEngine::Pdf || type == QPaintEngine::SVG)
        return 1.0 / 8;
    const double scale = std::abs(p.deviceTransform().m11());
    return scale > 0.1 && scale < 16 ? 1 / scale : 1;
}

/// Columns that look the same, painted as one rectangle.
struct Run {
    double left = 0, right = 0;
    QColor colour;
};

struct Colours {
    QColor forward, backward, idle, line, idleRunLine;

    explicit Colours(const Theme &t)
        : forward(t.forward)
        , backward(t.backward)
        , idle(blended(t.idleLine, t.idleFill, 0.28)) // the mean of the hatching
        , line(blended(t.figure, t.forward, 0.5))
        , idleRunLine(t.figure)
    {
    }

    QColor of(Activity a) const { return a == Activity::Forward ? forward : a == Activity::Backward ? backward : idle; }
};

void append(std::vector<Run> &runs, double left, double right, const QColor &colour)
{
    if (!runs.empty() && runs.back().colour == colour)
        runs.back().right = right;
    else
        runs.push_back({left, right, colour});
}

/// Mean colour of the columns from `begin` to `end`, both in columns.
QColor meanColour(const std::vector<Activity> &activities, const Colours &colours, double begin, double end)
{
    const auto count = static_cast<std::int64_t>(activities.size());
    std::array<double, 3> weight{};
    for (auto i = static_cast<std::int64_t>(begin); i < count && static_cast<double>(i) < end; ++i) {
        const auto column = static_cast<double>(i);
        const double share = std::min(end, column + 1) - std::max(begin, column);
        weight[static_cast<std::size_t>(activities[static_cast<std::size_t>(i)])] += std::max(0.0, share);
    }
    const double busy = weight[0] + weight[1];
    const double total = busy + weight[2];
    if (!(busy > 0))
        return colours.idle;
    // in steps of a sixteenth, so that neighbours fall together into runs
    const auto stepped = [](double share) { return std::round(share * 16) / 16; };
    const auto active = blended(colours.forward, colours.backward, stepped(weight[0] / busy));
    return blended(colours.idle, active, stepped(weight[2] / total));
}

/// Columns as runs whose edges lie on device pixels. Where they are about as narrow as a pixel, it takes the colour of
/// the column in its middle, so that the legend's colours stay; where it holds many, their mean.
std::vector<Run> runsOf(const LayoutFrame &f, const std::vector<Activity> &activities, const Colours &colours,
                        double pixel)
{
    const auto columnAt = [&](double column) {
        const auto i = f.firstStage + std::clamp<std::int64_t>(static_cast<std::int64_t>(column), 0, f.shownStages - 1);
        return colours.of(activities[static_cast<std::size_t>(i)]);
    };
    std::vector<Run> runs;
    if (f.columnWidth() >= 1.6 * pixel) {
        for (auto i = f.firstStage; i < f.firstStage + f.shownStages; ++i) {
            const auto snapped = [&](std::int64_t stage) { return std::round(f.x(stage) / pixel) * pixel; };
            append(runs, snapped(i), snapped(i + 1), colours.of(activities[static_cast<std::size_t>(i)]));
        }
        return runs;
    }
    const auto pixels = static_cast<int>(std::round(f.grid.width() / pixel));
    const double perPixel = static_cast<double>(f.shownStages) / std::max(1, pixels);
    for (int i = 0; i < pixels; ++i) {
        const double left = f.grid.left() + i * pixel;
        append(runs, left, left + pixel,
               perPixel <= 2 ? columnAt((i + 0.5) * perPixel)
                             : meanColour(activities, colours, static_cast<double>(f.firstStage) + i * perPixel,
                                          static_cast<double>(f.firstStage) + (i + 1) * perPixel));
    }
    return runs;
}

/// Idle runs wide enough to be hatched.
std::vector<Run> idleRuns(const LayoutFrame &f, const std::vector<Activity> &activities, double pixel)
{
    std::vector<Run> runs;
    const auto count = f.firstStage + f.shownStages;
    for (auto i = f.firstStage; i < count;) {
        auto end = i;
        while (end < count && activities[static_cast<std::size_t>(end)] == Activity::Idle)
            ++end;
        const double left = std::round(f.x(i) / pixel) * pixel;
        const double right = std::round(f.x(end) / pixel) * pixel;
        if (end > i && right - left >= hatchedWidth)
            runs.push_back({left, right, QColor()});
        i = std::max(end, i + 1);
    }
    return runs;
}

std::vector<double> rowLines(const LayoutFrame &f)
{
    std::vector<double> lines;
    const bool eachRack = f.rowHeight() >= singleLinePitch;
    const auto each = eachRack ? 1 : static_cast<std::int64_t>(niceStep(gridLinePitch / f.rowHeight()));
    for (std::int64_t row = each; row < f.racks; row += each)
        lines.push_back(std::round(f.y(row)));
    return lines;
}

std::vector<double> columnLines(const LayoutFrame &f)
{
    std::vector<double> lines;
    const bool eachStage = f.columnWidth() >= singleLinePitch;
    const auto perRack = f.groups.stagesPerRack;
    if (perRack > 1) { // racks are set apart, not the stages in them
        for (auto stage = (f.firstStage / perRack + 1) * perRack; stage < f.firstStage + f.shownStages;
             stage += perRack)
            lines.push_back(std::round(f.x(stage)));
        return lines;
    }
    const auto step = eachStage ? 1 : static_cast<std::int64_t>(niceStep(gridLinePitch / f.columnWidth()));
    for (auto stage = f.firstStage + step; stage < f.firstStage + f.shownStages; stage += step)
        lines.push_back(std::round(f.x(stage)));
    return lines;
}

void paintLines(QPainter &p, const LayoutFrame &f, const QColor &colour, double left, double right)
{
    for (const double y : rowLines(f))
        p.fillRect(QRectF(left, y, right - left, 1), colour);
    for (const double x : columnLines(f)) {
        if (x > left && x < right)
            p.fillRect(QRectF(x, f.grid.top(), 1, f.grid.height()), colour);
    }
}

/// The selected rack: never too small to be seen.
QRectF selectedBox(const LayoutFrame &f)
{
    const double left = f.rackLeft(), right = f.rackRight();
    const QPointF centre((left + right) / 2, (f.y(f.rack) + f.y(f.rack + 1)) / 2);
    const double w = std::max(6.0, std::round(right - left));
    const double h = std::max(8.0, std::round(f.rowHeight()));
    QRectF box(std::round(centre.x() - w / 2), std::round(centre.y() - h / 2), w, h);
    box.moveTop(std::clamp(box.top(), f.grid.top(), std::max(f.grid.top(), f.grid.bottom() - h)));
    return box;
}

/// From the selected rack to the opened one.
struct Funnel {
    QPointF fromTop, fromBottom, toTop, toBottom;

    explicit Funnel(const LayoutFrame &f)
    {
        const auto box = selectedBox(f);
        fromTop = box.topRight();
        fromBottom = box.bottomRight();
        toTop = f.gpus.topLeft();
        toBottom = f.gpus.bottomLeft();
    }
    double topAt(double x) const { return between(fromTop, toTop, x); }
    double bottomAt(double x) const { return between(fromBottom, toBottom, x); }
    /// Where the funnel's edge reaches `y`.
    double leftAt(double y) const
    {
        if (y >= fromTop.y() && y <= fromBottom.y())
            return fromTop.x();
        const bool above = y < fromTop.y();
        const auto a = above ? fromTop : fromBottom;
        const auto b = above ? toTop : toBottom;
        const double rise = b.y() - a.y();
        return std::abs(rise) < 1e-9 ? a.x() : a.x() + (b.x() - a.x()) * (y - a.y()) / rise;
    }
    QPolygonF slice(double left, double right) const
    {
        return QPolygonF(
            {{left, topAt(left)}, {right, topAt(right)}, {right, bottomAt(right)}, {left, bottomAt(left)}});
    }

private:
    static double between(QPointF a, QPointF b, double x)
    {
        const double run = b.x() - a.x();
        return run > 1e-9 ? a.y() + (b.y() - a.y()) * std::clamp((x - a.x()) / run, 0.0, 1.0) : b.y();
    }
};

void fillSlice(QPainter &p, const QPolygonF &polygon, const QColor &colour)
{
    p.setBrush(colour);
    p.drawConvexPolygon(polygon);
}

/// Hatching of an idle run goes on inside the funnel, in its tint. Lines are cut here rather than by a clip path:
/// that is faster, and vector formats keep them.
void hatchSlice(QPainter &p, const LayoutFrame &f, const Funnel &funnel, const Run &run, double from,
                const QColor &line, const QColor &fill)
{
    constexpr double pitch = 7; // as fillHatched does along x
    p.setPen(Qt::NoPen);
    fillSlice(p, funnel.slice(from, run.right), fill);
    p.setPen(QPen(line, 1.4, Qt::SolidLine, Qt::FlatCap));
    const QPointF origin(run.left, f.grid.top());
    // on a line x + y = c, both edges of the funnel are linear in x: solve for where the line meets them
    const auto meet = [&](QPointF a, QPointF b, double c) {
        const double slope = (b.y() - a.y()) / std::max(1e-9, b.x() - a.x());
        return std::abs(1 + slope) < 1e-6 ? run.right : (c - a.y() + slope * a.x()) / (1 + slope);
    };
    const double first = std::floor((from - origin.x()) / pitch);
    const double last = (run.right - origin.x() + f.grid.height()) / pitch;
    for (double k = first; k <= last; ++k) {
        const double c = origin.x() + origin.y() + k * pitch;
        double left = from, right = run.right;
        const double lower = meet(funnel.fromBottom, funnel.toBottom, c);
        left = std::max(left, lower); // y falls along the line: it enters through the lower edge
        const double upperSlope =
            (funnel.toTop.y() - funnel.fromTop.y()) / std::max(1e-9, funnel.toTop.x() - funnel.fromTop.x());
        const double upper = meet(funnel.fromTop, funnel.toTop, c);
        if (upperSlope > -1)
            right = std::min(right, upper);
        else
            left = std::max(left, upper);
        if (right - left > 0.3)
            p.drawLine(QPointF(left, c - left), QPointF(right, c - right));
    }
}

void paintFunnel(QPainter &p, const LayoutFrame &f, const Theme &theme, const Colours &colours,
                 const std::vector<Run> &runs, const std::vector<Run> &idle)
{
    const Funnel funnel(f);
    const double start = funnel.fromTop.x();
    const auto tinted = [&](const QColor &c) { return blended(theme.accent, c, funnelTint); };
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setPen(Qt::NoPen);
    for (const auto &run : runs) {
        if (run.right > start)
            fillSlice(p, funnel.slice(std::max(run.left, start), run.right), tinted(run.colour));
    }
    const auto linesWithin = [&](double left, double right, const QColor &colour) {
        for (const double y : rowLines(f)) {
            const double from = std::max({left, start, funnel.leftAt(y)});
            if (from < right)
                p.fillRect(QRectF(from, y, right - from, 1), colour);
        }
        for (const double x : columnLines(f)) {
            if (x > std::max(left, start) && x < right)
                p.fillRect(QRectF(x, funnel.topAt(x), 1, funnel.bottomAt(x) - funnel.topAt(x)), colour);
        }
    };
    linesWithin(f.grid.left(), f.grid.right(), tinted(colours.line));
    for (const auto &run : idle) {
        if (run.right <= start)
            continue;
        p.setRenderHint(QPainter::Antialiasing, true);
        hatchSlice(p, f, funnel, run, std::max(run.left, start), tinted(theme.idleLine), tinted(theme.idleFill));
        p.setRenderHint(QPainter::Antialiasing, false);
        linesWithin(run.left, run.right, tinted(colours.idleRunLine));
    }
    p.setPen(Qt::NoPen);
    fillSlice(p, funnel.slice(std::max(start, f.grid.right()), f.gpus.left()), theme.accentTint);
    p.setRenderHint(QPainter::Antialiasing, true);
}

void paintSelection(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    const auto box = selectedBox(f);
    const Funnel funnel(f);
    p.setPen(QPen(theme.accent, 1.2));
    p.drawLine(funnel.fromTop, funnel.toTop);
    p.drawLine(funnel.fromBottom, funnel.toBottom);
    const double x = std::round((f.rackLeft() + f.rackRight()) / 2);
    const double half = std::max(2.0, std::round((f.rackRight() - f.rackLeft()) / 2));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(theme.accent, 1.5));
    p.drawRect(QRectF(x - half, f.grid.top() - 2, 2 * half, f.grid.height() + 4));
    if (box.width() <= 12) {
        p.fillRect(box.adjusted(-1, -1, 1, 1), theme.figure);
        p.fillRect(box, theme.accent);
    } else { // large enough to leave what the rack does in sight
        p.setPen(QPen(theme.figure, 4));
        p.drawRect(box.adjusted(1, 1, -1, -1));
        p.setPen(QPen(theme.accent, 2));
        p.drawRect(box.adjusted(1, 1, -1, -1));
    }
    const auto told = f.groups.holds == RackHolds::Stages
        ? Figures::tr("Selected rack: stages %1 to %2, row %3")
              .arg(counted(f.rackStage() + 1), counted(f.pastRackStage()), counted(f.rack + 1))
        : Figures::tr("Selected rack: stage %1, rack %2 of the stage").arg(counted(f.stage + 1), counted(f.rack + 1));
    marks.push_back({box, told, "layout.peers"});
}

/// A place for `size` in an idle run where neither the selected column nor the funnel's edges cross it.
QPointF placeInIdle(const LayoutFrame &f, const QRectF &run, QSizeF size)
{
    const Funnel funnel(f);
    const double selectedLeft = f.rackLeft() - 4;
    const double selectedRight = funnel.fromTop.x() + 3;
    const auto isFree = [&](const QRectF &r) {
        if (r.right() <= selectedLeft)
            return true;
        if (r.left() < selectedRight)
            return false;
        return r.bottom() < funnel.topAt(r.right()) || r.top() > funnel.bottomAt(r.right());
    };
    QRectF left = run, right = run;
    left.setRight(std::min(run.right(), selectedLeft));
    right.setLeft(std::max(run.left(), selectedRight));
    const double top = run.top() + std::min(22.0, run.height() * 0.1);
    const double bottom = run.bottom() - size.height() - 12;
    for (const auto &part : {left, right}) {
        if (part.width() < size.width() + 8)
            continue;
        for (const double y : {top, bottom}) {
            for (const double x : {part.center().x() - size.width() / 2, part.left() + 6}) {
                if (isFree(QRectF(QPointF(x, y), size)))
                    return {x, y};
            }
        }
    }
    return {run.center().x() - size.width() / 2, top};
}

/// Names the widest idle run where there is room for words.
void paintIdleName(QPainter &p, const LayoutFrame &f, const Theme &theme, const std::vector<Run> &idle, Marks &marks)
{
    const auto widest = std::max_element(
        idle.begin(), idle.end(), [](const Run &a, const Run &b) { return a.right - a.left < b.right - b.left; });
    if (widest == idle.end())
        return;
    const auto clock = stepClock(f.evaluation, f.scenario.parallelism.microBatches);
    const bool exchange = f.moment * clock.total > clock.pipelineEnd;
    const auto cause = exchange ? Figures::tr("(exchange)") : Figures::tr("(bubble)");
    const QRectF area(widest->left, f.grid.top(), widest->right - widest->left, f.grid.height());
    marks.push_back({area, exchange ? Figures::tr("Idle stages: exchange") : Figures::tr("Idle stages: bubble"),
                     exchange ? "step.tail_s" : "step.bubble_share"});
    p.setFont(font(Type::Label));
    const QSizeF size(textWidth(p.font(), cause), 26);
    if (area.width() < size.width() + 10 || area.height() < 60)
        return;
    const auto at = placeInIdle(f, area, size);
    const double centre = at.x() + size.width() / 2;
    const double middle = std::round(at.y()) + 6;
    drawHalo(p, QPointF(centre, middle + 13), cause, theme.ink2, theme.idleFill, Qt::AlignHCenter);
    p.setFont(font(Type::LabelBold));
    drawHalo(p, QPointF(centre, middle), Figures::tr("idle"), theme.ink, theme.idleFill, Qt::AlignHCenter);
}

} // namespace

void paintRackGrid(QPainter &p, const LayoutFrame &f, const Theme &theme, const std::vector<Activity> &activities,
                   Marks &marks)
{
    const Colours colours(theme);
    const double pixel = pixelOf(p);
    const auto runs = runsOf(f, activities, colours, pixel);
    const auto idle = idleRuns(f, activities, pixel);

    const auto summary =
        (f.groups.holds == RackHolds::Stages ? Figures::tr("%1 racks: %2 pipeline stages in a row, %3 rows")
                                             : Figures::tr("%1 racks: %2 pipeline stages, %3 racks per stage"))
            .arg(counted(f.evaluation.layout.racksUsed), counted(f.stages), counted(f.racks));
    marks.push_back({f.grid, summary, "layout.pp"});

    p.setRenderHint(QPainter::Antialiasing, false);
    for (const auto &run : runs)
        p.fillRect(QRectF(run.left, f.grid.top(), run.right - run.left, f.grid.height()), run.colour);
    paintLines(p, f, colours.line, f.grid.left(), f.grid.right());
    for (const auto &run : idle) {
        fillHatched(p, QRectF(run.left, f.grid.top(), run.right - run.left, f.grid.height()), theme.idleLine,
                    theme.idleFill);
        paintLines(p, f, colours.idleRunLine, run.left, run.right);
    }
    paintFunnel(p, f, theme, colours, runs, idle);
    paintGridAxes(p, f, theme, marks);
    paintSelection(p, f, theme, marks);
    paintIdleName(p, f, theme, idle, marks);
}

} // namespace gigasite
