// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/slot_timeline.h"

#include "views/figures/figure_words.h"
#include "views/figures/slot_timeline_rows.h"
#include "views/figures/time_axis.h"
#include "views/paint/text.h"

#include <QFontMetricsF>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gigasite {

namespace {

constexpr double notePadding = 5;

struct Canvas {
    QPainter &p;
    const SlotTimelineFrame &frame;
    const FigureFonts &fonts;
    const Theme &theme;
    Marks &marks;
    TimeAxis axis;
    double top = 0, rowHeight = 0;
    std::optional<double> limitX;

    QRectF row(std::size_t index) const
    {
        return {axis.left, top + static_cast<double>(index) * rowHeight, axis.right - axis.left, rowHeight};
    }
};

/// Bars end on whole pixels and never vanish.
QRectF barRect(const Canvas &c, const QRectF &row, const SlotBar &bar)
{
    const double thickness = std::min(row.height() - std::clamp(row.height() * 0.14, 2.0, 8.0), 56.0);
    const double x = std::round(c.axis.at(bar.from));
    const double least = bar.exposed >= bar.length ? 3 : 4;
    const double width = std::max(least, std::round(c.axis.at(bar.from + bar.length)) - x);
    return {x, std::round(row.center().y() - thickness / 2), width, std::round(thickness)};
}

void paintBar(const Canvas &c, const QRectF &rect, const SlotBar &bar)
{
    if (bar.exposed >= bar.length) {
        c.p.fillRect(rect, bar.color);
        return;
    }
    fillHidden(c.p, rect, bar.color, c.theme.figure);
    if (bar.exposed > 0) {
        const double width = std::max(3.0, std::round(bar.exposed * c.axis.pixelsPerSecond));
        c.p.fillRect(QRectF(rect.right() - width, rect.top(), width, rect.height()), bar.color);
    }
}

/// Two gaps of 2 px, aslant and as high as the row lets them: the bar goes on longer than it is drawn.
void paintTear(const Canvas &c, const QRectF &rect, const SlotBar &bar)
{
    if (!(bar.tornAt > 0))
        return;
    constexpr double gap = 2, between = 3, over = 2;
    const double lean = std::min(8.0, rect.height() / 3);
    const double x = std::round(c.axis.at(bar.from + bar.tornAt));
    c.p.setPen(Qt::NoPen);
    c.p.setBrush(c.theme.figure);
    for (const double left : {x, x + gap + between}) {
        const double top = rect.top() - over, bottom = rect.bottom() + over;
        c.p.drawPolygon(QPolygonF({QPointF(left + lean, top), QPointF(left + lean + gap, top),
                                   QPointF(left - lean + gap, bottom), QPointF(left - lean, bottom)}));
    }
}

struct Gap {
    double from, to;
    double width() const { return to - from; }
};

/// What bars and the limit leave free in a row, from left to right.
std::vector<Gap> gapsOf(const Canvas &c, const std::vector<QRectF> &bars)
{
    std::vector<Gap> taken;
    for (const auto &bar : bars)
        taken.push_back({bar.left(), bar.right()});
    if (c.limitX)
        taken.push_back({*c.limitX - 1, *c.limitX + 1});
    std::sort(taken.begin(), taken.end(), [](const Gap &a, const Gap &b) { return a.from < b.from; });
    std::vector<Gap> gaps;
    double from = c.axis.left;
    for (const auto &part : taken) {
        gaps.push_back({from + notePadding, part.from - notePadding});
        from = std::max(from, part.to);
    }
    gaps.push_back({from + notePadding, c.axis.right});
    return gaps;
}

void writeNote(const Canvas &c, const QRectF &row, double x, double width, const QString &text, const QColor &ink)
{
    const double height = std::min(row.height() - 2, c.p.fontMetrics().height() + 0.0);
    const QRectF box(x, row.center().y() - height / 2, width, height);
    c.p.fillRect(box.adjusted(-2, 0, 2, 0), c.theme.figure); // keeps grid lines out of the text
    c.p.setPen(ink);
    drawTabular(c.p, box, text);
}

/// The longest note that fits, in the gap the row prefers if possible; inside a bar that leaves no gap.
Gap paintNote(const Canvas &c, const QRectF &row, const SlotRow &content, const std::vector<QRectF> &bars)
{
    const auto gaps = gapsOf(c, bars);
    c.p.setFont(c.fonts.label);
    // A shorter note close by beats a longer one far away.
    for (const std::size_t reach : {std::size_t{2}, gaps.size()}) {
        for (const auto &note : content.notes) {
            const double width = tabularWidth(c.p.font(), note);
            for (std::size_t turn = 0; turn < std::min(reach, gaps.size()); ++turn) {
                const auto i = (content.noteFirst + turn) % gaps.size();
                if (gaps[i].width() < width)
                    continue;
                const double x = i == 0 && !bars.empty() ? gaps[i].to - width : gaps[i].from;
                writeNote(c, row, x, width, note, c.theme.ink2);
                return {x, x + width};
            }
        }
    }
    const auto widest = std::max_element(bars.begin(), bars.end(),
                                         [](const QRectF &a, const QRectF &b) { return a.width() < b.width(); });
    for (const auto &note : content.notes) {
        const double width = tabularWidth(c.p.font(), note);
        if (widest == bars.end() || widest->width() < width + 4 * notePadding)
            continue;
        writeNote(c, row, widest->right() - 2 * notePadding - width, width, note, c.theme.ink2);
        break;
    }
    return {c.axis.left, c.axis.left};
}

/// Labels in the bars of both passes; false if either is too narrow for its own, or too low for its letters.
bool paintPassLabels(const Canvas &c, const std::vector<QRectF> &bars, const std::vector<QString> &labels)
{
    c.p.setFont(c.fonts.labelBold);
    double inset = 7;
    for (std::size_t i = 0; i < labels.size(); ++i)
        inset = std::min(inset, (bars[i].width() - tabularWidth(c.p.font(), labels[i])) / 2);
    const double letters = QFontMetricsF(c.p.font()).capHeight();
    const bool low =
        std::any_of(bars.begin(), bars.end(), [=](const QRectF &bar) { return bar.height() < letters + 2; });
    if (inset < 3 || low)
        return false;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        c.p.setPen(c.theme.textOn(i == 0 ? c.theme.compute : c.theme.computeBackward));
        drawTabular(c.p, bars[i].adjusted(inset, 0, 0, 0), labels[i]);
    }
    return true;
}

void paintName(const Canvas &c, const QRectF &row, const SlotRow &content)
{
    const double side = 8;
    const double left = c.frame.area.left();
    c.p.fillRect(QRectF(left, std::round(row.center().y() - side / 2), side, side), content.color);
    c.p.setFont(c.fonts.label);
    c.p.setPen(c.theme.ink);
    drawLine(c.p, {left + side + 5, row.top(), c.axis.left - left - side - 8, row.height()}, content.name);
}

/// Returns where the row's note ended up, for what else wants to be written there.
Gap paintRow(const Canvas &c, std::size_t index, const SlotRow &content, std::vector<QRectF> &bars)
{
    const auto row = c.row(index);
    paintName(c, row, content);
    for (const auto &bar : content.bars) {
        bars.push_back(barRect(c, row, bar));
        paintBar(c, bars.back(), bar);
        paintTear(c, bars.back(), bar);
        c.marks.push_back({bars.back(), bar.sentence, bar.figureId});
    }
    for (const auto &labels : content.labels) {
        if (paintPassLabels(c, bars, labels))
            return {c.axis.left, c.axis.left};
    }
    return paintNote(c, row, content, bars);
}

/// Text beside the limit, on the side where the row has room, or at the end of the row.
bool besideLimit(const Canvas &c, const QRectF &row, double takenTo, const QString &text, const QColor &ink)
{
    c.p.setFont(c.fonts.label);
    const double width = tabularWidth(c.p.font(), text);
    for (const double x : {*c.limitX - notePadding - width, *c.limitX + notePadding, c.axis.right - width}) {
        const bool crossed = x < *c.limitX && x + width > *c.limitX;
        if (crossed || x < takenTo + notePadding || x + width > c.axis.right)
            continue;
        writeNote(c, row, x, width, text, ink);
        return true;
    }
    return false;
}

void paintLimitLine(const Canvas &c, const SlotPlan &plan)
{
    const double bottom = c.row(plan.rows.size()).top();
    QPen pen(c.theme.error, 1.3, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.4, 1.8});
    c.p.setPen(pen);
    c.p.drawLine(QPointF(*c.limitX, c.top), QPointF(*c.limitX, bottom));
    c.marks.push_back(
        {QRectF(*c.limitX - 3, c.top, 6, bottom - c.top), plan.limitSentence, QByteArrayLiteral("step.wan_s")});
}

/// Thin measure from the end of the exchange between sites to its limit: slack, or what is too much.
void paintSlackMeasure(const Canvas &c, const SlotPlan &plan, const QRectF &wan)
{
    const double from = std::min(wan.right(), *c.limitX), to = std::max(wan.right(), *c.limitX);
    if (plan.slack > 0 && to - from > 6) {
        c.p.fillRect(QRectF(from, std::round(wan.center().y()), to - from, 1), c.theme.ink3);
        c.p.fillRect(QRectF(to - 2, std::round(wan.center().y()) - 3, 1, 7), c.theme.ink3);
    }
    c.marks.push_back(
        {QRectF(from, wan.top(), to - from, wan.height()), plan.slackSentence, QByteArrayLiteral("step.wan_s")});
}

void paintLimit(const Canvas &c, const SlotPlan &plan, const std::vector<std::vector<QRectF>> &bars,
                const std::vector<Gap> &notes)
{
    const auto lastOf = [&](std::size_t i) {
        return std::max(bars[i].empty() ? c.axis.left : bars[i].back().right(), notes[i].to);
    };
    paintLimitLine(c, plan);
    const auto wan = plan.rows.size() - 1;
    const auto inFirstRow = [&](std::size_t row, const QString &text, const QColor &ink) {
        while (row < wan && !besideLimit(c, c.row(row), lastOf(row), text, ink))
            ++row;
        return row;
    };
    auto row = inFirstRow(0, plan.limitName, c.theme.error);
    if (row == wan)
        row = inFirstRow(0, plan.limitNameShort, c.theme.error);
    if (bars[wan].empty())
        return;
    const auto slackInk = plan.slack < 0 ? c.theme.error : c.theme.ink2;
    const auto &bar = bars[wan].back();
    c.p.setFont(c.fonts.label);
    const double width = tabularWidth(c.p.font(), plan.slackNote);
    const double room = plan.slack < 0 ? c.axis.right - bar.right() : *c.limitX - bar.right();
    const double x = bar.right() + (plan.slack < 0 ? notePadding : (room - width) / 2);
    const bool noteThere = notes[wan].from >= bar.right();
    if (!noteThere)
        paintSlackMeasure(c, plan, bar);
    if (!noteThere && room >= width + 2 * notePadding) {
        writeNote(c, c.row(wan), x, width, plan.slackNote, slackInk);
        return;
    }
    for (auto near = wan + 1; near-- > 0;) { // its measure is in the last row
        if (near != row && besideLimit(c, c.row(near), lastOf(near), plan.slackNote, slackInk))
            return;
    }
}

/// Samples of both instead of their names, from `x`; returns where it ends. Without a painter it is only measured.
double paintSamples(const Canvas &c, double x, const QRectF &rect, bool painted)
{
    const double side = std::round(9 * c.frame.textScale), air = std::round(4 * c.frame.textScale);
    for (const bool hidden : {true, false}) {
        const auto word = hidden ? Figures::tr("hidden") : Figures::tr("exposed");
        const QRectF sample(x, std::round(rect.center().y() - side / 2), side + air, side);
        const double wide = textWidth(c.fonts.label, word);
        if (painted && hidden)
            fillHidden(c.p, sample, c.theme.ink2, c.theme.figure);
        else if (painted)
            c.p.fillRect(sample, c.theme.ink2);
        x = sample.right() + air;
        if (painted) {
            c.p.setPen(c.theme.ink2);
            drawLine(c.p, {x, rect.top(), wide + 1, rect.height()}, word);
        }
        x += wide + (hidden ? 2 * air : 0);
    }
    return x;
}

/// The legend stands behind the title, in words or as samples, or has a line of its own below it; returns where the
/// heading ends.
double paintHeading(const Canvas &c, const SlotPlan &plan, QRectF rect)
{
    constexpr double air = 16;
    c.p.setFont(c.fonts.title);
    c.p.setPen(c.theme.ink);
    const double title = textWidth(c.p.font(), plan.title);
    drawLine(c.p, rect, plan.title);
    c.p.setFont(c.fonts.label);
    c.p.setPen(c.theme.ink2);
    const auto legend = Figures::tr("hatched = hidden, solid = exposed");
    const double room = rect.width() - title - air;
    const double samples = paintSamples(c, 0, rect, false);
    if (textWidth(c.p.font(), legend) <= room) {
        drawLine(c.p, rect, legend, Qt::AlignRight);
        return rect.bottom();
    }
    if (samples > room)
        rect = {rect.left(), rect.bottom() - 2, rect.width(), std::round(14 * c.frame.textScale)};
    paintSamples(c, samples > room ? rect.left() : rect.right() - samples, rect, true);
    return rect.bottom();
}

/// The axis ends on a half step, after everything and a little air.
TimeAxis axisFor(const SlotTimelineFrame &frame, double end)
{
    const double width = frame.area.right() - frame.axisLeft;
    const auto unit = AxisUnit::of(end);
    auto axis = TimeAxis::over(frame.axisLeft, frame.area.right(), width / (end * 1.03), unit, 54 * frame.textScale);
    const double half = axis.step * unit.seconds / 2;
    axis.pixelsPerSecond = width / (std::ceil(end * 1.02 / half) * half);
    return axis;
}

} // namespace

int slotTimelineRows(const Evaluation &evaluation)
{
    if (evaluation.prediction)
        return measuredSlotRows(evaluation);
    return evaluation.power.sites.size() > 1 ? 6 : 5;
}

void paintSlotTimeline(QPainter &p, const SlotTimelineFrame &frame, const FigureFonts &fonts,
                       const Evaluation &evaluation, const Scenario &scenario, const Theme &theme, Marks &marks)
{
    const auto plan = slotPlan(evaluation, scenario, theme);
    if (!(plan.end > 0) || !std::isfinite(plan.end) || frame.area.right() - frame.axisLeft < 40)
        return;
    const double title = std::round(18 * frame.textScale), labels = std::round(14 * frame.textScale);
    const auto rows = static_cast<double>(plan.rows.size());
    Canvas c{p, frame, fonts, theme, marks, axisFor(frame, plan.end)};
    c.top = paintHeading(c, plan, {frame.area.left(), frame.area.top(), frame.area.width(), title}) + 2;
    c.rowHeight = std::floor((frame.area.bottom() - labels - c.top) / rows);
    if (plan.limit)
        c.limitX = std::round(c.axis.at(*plan.limit)) + 0.5;

    const double bottom = c.top + rows * c.rowHeight;
    drawGrid(p, c.axis, c.top, bottom, true, theme.hairline);
    for (std::size_t i = 1; i <= plan.rows.size(); ++i)
        p.fillRect(QRectF(frame.area.left(), c.row(i).top(), frame.area.width(), 1), theme.hairline);

    std::vector<std::vector<QRectF>> bars(plan.rows.size());
    std::vector<Gap> notes;
    for (std::size_t i = 0; i < plan.rows.size(); ++i)
        notes.push_back(paintRow(c, i, plan.rows[i], bars[i]));
    if (c.limitX)
        paintLimit(c, plan, bars, notes);
    drawAxisLabels(p, c.axis, bottom + 1, labels, fonts.axis, theme.ink3);
}

} // namespace gigasite
