// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/step_time_figure.h"

#include "views/figures/figure_words.h"
#include "views/figures/leader_texts.h"
#include "views/figures/slot_timeline.h"
#include "views/figures/step_time_parts.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

void nameError(const StepPicture &c, double x, double right);

void paintTitle(const StepPicture &c)
{
    const auto &rect = c.g.title;
    c.p.setFont(c.fonts.total);
    c.p.setPen(c.theme.ink);
    const double total = drawTabular(c.p, rect, shown(c.total(), Unit::Second, 4), Qt::AlignRight);
    c.marks.push_back({QRectF(rect.right() - total, rect.top(), total, rect.height()),
                       Figures::tr("Step time: %1").arg(shown(c.total(), Unit::Second, 4)),
                       QByteArrayLiteral("step.time_s"), -1, true});
    c.write(c.fonts.title, c.theme.ink);
    const auto title = Figures::tr("One training step");
    const double width = textWidth(c.p.font(), title);
    drawLine(c.p, rect.adjusted(0, 0, -total - 8, 0), title);
    c.write(c.fonts.label, c.theme.ink2);
    double x = rect.left() + width + 14;
    if (c.g.exposedBar.isEmpty()) {
        const auto exposed = Figures::tr("exposed %1").arg(exposedSummary(c.step()));
        const double wide = tabularWidth(c.p.font(), exposed);
        if (x + wide + 10 > rect.right() - total)
            return;
        drawTabular(c.p, {x, rect.top() + 0.5, wide, rect.height()}, exposed);
        c.marks.push_back({QRectF(x, rect.top(), wide, rect.height()),
                           Figures::tr("Exposed communication: %1").arg(exposed), QByteArrayLiteral("step.exposed_s")});
        x += wide + 14;
    }
    if (c.step().measured) {
        nameError(c, x, rect.right() - total);
        return;
    }
    const auto slots = shown(c.step().slotCount, Unit::Count);
    for (const auto &text :
         {Figures::tr("(m + p \u2212 1) = %1 slots").arg(slots), Figures::tr("%1 slots").arg(slots)}) {
        const double wide = tabularWidth(c.p.font(), text);
        if (x + wide + 10 > rect.right() - total)
            continue;
        drawTabular(c.p, {x, rect.top() + 0.5, wide, rect.height()}, text);
        c.marks.push_back({QRectF(x, rect.top(), wide, rect.height()),
                           Figures::tr("Pipeline slots of one step, m + p \u2212 1: %1").arg(slots),
                           QByteArrayLiteral("step.slots")});
        return;
    }
}

/// From the shortest to the longest step that 90 of 100 measured runs of this kind would take, below the end of the
/// bar.
void paintBand(const StepPicture &c)
{
    const auto &step = c.step();
    if (!step.measured)
        return;
    constexpr double cap = 3;
    const double y = std::round(c.g.bar.bottom() + std::max(cap, c.g.outline / 2)) + 0.5;
    const double from = std::round(c.g.bar.left() + step.low.si() * c.g.pixelsPerSecond) + 0.5;
    const double high = c.g.bar.left() + step.high.si() * c.g.pixelsPerSecond;
    const bool leaves = high > c.g.right;
    const double to = std::round(leaves ? c.g.right : high) - 0.5;
    c.p.setPen(QPen(c.theme.ink, 1.2));
    c.p.drawLine(QPointF(from, y), QPointF(to, y));
    c.p.drawLine(QPointF(from, y - cap), QPointF(from, y + cap));
    if (leaves) { // goes on beyond the figure
        c.p.drawLine(QPointF(to, y), QPointF(to - cap, y - cap));
        c.p.drawLine(QPointF(to, y), QPointF(to - cap, y + cap));
    } else {
        c.p.drawLine(QPointF(to, y - cap), QPointF(to, y + cap));
    }
    auto sentence = Figures::tr("90 of 100 measured runs of this kind: %1 to %2; mean error %3")
                        .arg(shown(step.low.si(), Unit::Second), shown(step.high.si(), Unit::Second),
                             shown(c.evaluation.prediction->band.error, Unit::Ratio, 2));
    if (!c.evaluation.prediction->beyond.empty())
        sentence += Figures::tr("; it does not reach to where this one is, beyond what was measured");
    c.marks.push_back({QRectF(from, y - 4, to - from, 8), sentence, QByteArrayLiteral("step.error")});
}

/// Beyond what was measured the error is told as well: of the runs that are most like it.
std::vector<QString> beyondTexts(const measured::Prediction &prediction, const QString &error)
{
    const auto inside = Figures::tr("%1 where measured").arg(error);
    const auto beyond = Figures::tr("beyond what was measured");
    return {Figures::tr("beyond what was measured: %1").arg(translate(prediction.beyond.front())) +
                QStringLiteral("; ") + Figures::tr("error %1").arg(inside),
            beyond + QStringLiteral(", ") + Figures::tr("error %1").arg(inside), beyond + QStringLiteral(", ") + inside,
            Figures::tr("beyond measured, %1").arg(error)};
}

/// The error of predictions of this kind, in the title where there is room.
void nameError(const StepPicture &c, double x, double right)
{
    if (!c.step().measured)
        return;
    const auto &prediction = *c.evaluation.prediction;
    const auto error = shown(prediction.band.error, Unit::Ratio, 2);
    const auto band = Figures::tr("90 %: %1 to %2")
                          .arg(shown(c.step().low.si(), Unit::Second), shown(c.step().high.si(), Unit::Second));
    auto texts = prediction.beyond.empty()
        ? std::vector{Figures::tr("measured error %1, %2").arg(error, band),
                      Figures::tr("measured error %1").arg(error), Figures::tr("error %1").arg(error)}
        : beyondTexts(prediction, error);
    if (const auto anchor = anchorWords(c.evaluation); !anchor.isEmpty()) {
        for (auto &text : texts)
            text.prepend(anchor + QStringLiteral(", "));
        texts.push_back(anchor);
    }
    c.write(c.fonts.label, prediction.beyond.empty() ? c.theme.ink2 : c.theme.warningText);
    for (const auto &text : texts) {
        const double wide = tabularWidth(c.p.font(), text);
        if (x + wide + 10 > right)
            continue;
        drawTabular(c.p, {x, c.g.title.top() + 0.5, wide, c.g.title.height()}, text);
        c.marks.push_back({QRectF(x, c.g.title.top(), wide, c.g.title.height()),
                           Figures::tr("Error of such predictions: %1").arg(text), QByteArrayLiteral("step.error")});
        return;
    }
}

/// The baseline's outline; returns its right edge, where it crosses the bar.
std::vector<double> paintStepBaseline(const StepPicture &c)
{
    const double total = c.baseline->step.total.si();
    const auto rect = outlineBaseline(c, c.g.bar, c.g.outline, total * c.g.pixelsPerSecond);
    const double division = std::round(c.g.bar.left() + c.drawnBaseline.compute.si() * c.g.pixelsPerSecond) + 0.5;
    if (c.drawnBaseline.bubble.si() > 0 && division < c.g.right) { // where its computation ends, outside our bar
        c.p.drawLine(QPointF(division, rect.top()), QPointF(division, c.g.bar.top()));
        c.p.drawLine(QPointF(division, c.g.bar.bottom()), QPointF(division, rect.bottom()));
    }
    c.marks.push_back(
        {QRectF(rect.right() - 4, rect.top(), 4, rect.height()),
         (c.offered ? Figures::tr("Step time with the change: %1") : Figures::tr("Step time of the baseline: %1"))
             .arg(shown(total, Unit::Second, 4)),
         QByteArrayLiteral("step.time_s")});
    return {rect.right()};
}

/// Stands above the end of the baseline's outline, or makes way for the cursor; returns where.
QRectF nameBaseline(const StepPicture &c, const QRectF &cursor)
{
    const double total = c.baseline->step.total.si();
    c.write(c.fonts.label, c.theme.ink2);
    const auto text = (c.offered ? Figures::tr("then %1") : Figures::tr("baseline %1")).arg(c.amount(total, 4));
    const double width = tabularWidth(c.p.font(), text);
    const double end = std::min(c.g.right, c.g.bar.left() + total * c.g.pixelsPerSecond);
    const double wanted = std::max(c.g.left, end - width);
    constexpr double air = 8;
    const bool behind = wanted + width / 2 > cursor.center().x();
    const double after = std::max(wanted, cursor.right() + air), before = std::min(wanted, cursor.left() - air - width);
    for (const double x : cursor.isEmpty() ? std::vector{wanted}
             : behind                      ? std::vector{after, before}
                                           : std::vector{before, after}) {
        if (x < c.g.left || x + width > c.g.right)
            continue;
        const QRectF area(x, c.g.notes.top(), width, c.g.notes.height());
        drawTabular(c.p, area, text);
        c.marks.push_back(
            {area,
             (c.offered ? Figures::tr("Step time with the change: %1") : Figures::tr("Step time of the baseline: %1"))
                 .arg(shown(total, Unit::Second, 4)),
             QByteArrayLiteral("step.time_s")});
        return area;
    }
    return {};
}

/// Returns what the cursor and its time take of the band above the bar.
QRectF paintCursor(const StepPicture &c)
{
    const double moment = std::clamp(c.options.moment, 0.0, 1.0);
    const double x = std::round(c.g.bar.left() + moment * c.g.bar.width());
    const double top = c.g.notes.top() + 2;
    c.p.fillRect(QRectF(x - 0.75, top, 1.5, c.g.bar.bottom() + c.g.outline + 2 - top), c.theme.accent);
    c.p.setPen(Qt::NoPen);
    c.p.setBrush(c.theme.accent);
    c.p.drawPolygon(QPolygonF({QPointF(x - 4, top), QPointF(x + 4, top), QPointF(x, top + 5)}));

    c.write(c.fonts.label, c.theme.accent);
    const auto text = Figures::tr("t = %1").arg(c.amount(moment * c.total()));
    const double width = tabularWidth(c.p.font(), text);
    const double left = x + 7 + width > c.g.right ? x - 7 - width : x + 7;
    const QRectF label(left, c.g.notes.top(), width, c.g.notes.height());
    drawTabular(c.p, label, text);
    const QRectF area(std::max(0.0, x - 5), label.top(), 10, label.height());
    c.marks.push_back(
        {area, Figures::tr("Time cursor at %1 of the step").arg(shown(moment * c.total(), Unit::Second)), {}});
    return area.united(label);
}

std::vector<QString> stepLabels(const StepPicture &c, const StepPart &part)
{
    const auto value = part.name + u' ' + c.amount(part.seconds);
    if (part.kind == StepKind::Bubble && !c.options.inPercent)
        return {Figures::tr("%1 · %2 of step").arg(value, shown(part.seconds / c.total(), Unit::Ratio)), value,
                part.name};
    if (part.kind == StepKind::Bubble)
        return {Figures::tr("%1 of step").arg(value), value, part.name};
    return {value, part.name};
}

/// Parts too narrow for their name have it above the bar, at the end of a leader; exposed ones have it in the enlarged
/// bar, where there is one.
void nameOutside(const StepPicture &c, const std::vector<const StepPart *> &parts, const std::vector<QRectF> &taken)
{
    c.p.setFont(c.fonts.label);
    std::vector<LeaderWish> wishes;
    std::vector<std::vector<QString>> texts;
    for (const auto *part : parts) {
        texts.push_back({part->name + u' ' + c.amount(part->seconds), part->name});
        if (!part->shortName.isEmpty()) {
            texts.back().insert(texts.back().begin() + 1, part->shortName + u' ' + c.amount(part->seconds));
            texts.back().back() = part->shortName;
        }
        LeaderWish wish{std::floor(part->rect.center().x()) + 0.5, {}};
        for (const auto &text : texts.back())
            wish.widths.push_back(tabularWidth(c.p.font(), text));
        wishes.push_back(std::move(wish));
    }
    std::vector<LineSpan> spans;
    for (const auto &rect : taken) {
        if (!rect.isEmpty())
            spans.push_back({rect.left(), rect.right()});
    }
    const auto places = arrangeLeaders(wishes, {c.g.left, c.g.right}, spans);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i])
            continue;
        const auto &[text, span] = *places[i];
        c.p.setPen(QPen(c.theme.ink3, 1));
        c.p.drawLine(QPointF(wishes[i].at, c.g.notes.bottom() - 1), QPointF(wishes[i].at, c.g.bar.top() + 2));
        c.p.setPen(c.theme.ink2);
        drawTabular(c.p, {span.left, c.g.notes.top(), span.width(), c.g.notes.height()}, texts[i][text]);
    }
}

void paintStepBar(const StepPicture &c, const std::vector<StepPart> &parts)
{
    const auto axis = TimeAxis::over(c.g.left, c.g.right, c.g.pixelsPerSecond,
                                     c.options.inPercent ? AxisUnit::percentOf(c.total()) : AxisUnit::of(c.total()),
                                     58 * c.g.textScale);
    const double top = c.g.bar.top() - (c.baseline ? c.g.outline : 0);
    drawGrid(c.p, axis, top, c.g.bar.bottom() + (c.baseline ? c.g.outline + 1 : 4), false, c.theme.hairline);
    drawAxisLabels(c.p, axis, c.g.axisLabels.top(), c.g.axisLabels.height(), c.fonts.axis, c.theme.ink3);
    for (const auto &part : parts)
        fillPart(c, part);
    paintBand(c);
    const auto lines = c.baseline ? paintStepBaseline(c) : std::vector<double>();
    const auto cursor = c.theme.print ? QRectF() : paintCursor(c);
    const auto baseline = c.baseline ? nameBaseline(c, cursor) : QRectF();
    std::vector<const StepPart *> nameless;
    for (const auto &part : parts) {
        const bool isNamedBelow = isExposed(part.kind) && !c.g.exposedBar.isEmpty();
        if (!labelInside(c, part, stepLabels(c, part), lines) && !isNamedBelow)
            nameless.push_back(&part);
    }
    nameOutside(c, nameless, {cursor, baseline});
}

} // namespace

Marks paintStepTime(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const StepTimeOptions &options)
{
    Marks marks;
    const auto g = stepTimeGeometry(size, snapshot);
    if (!g)
        return marks;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    const auto &evaluation = *snapshot.complete;
    const auto *baseline = options.showBaseline ? comparedBaseline(snapshot) : nullptr;
    const FigureFonts fonts(g->textScale);
    const StepPicture c{p,
                        *g,
                        *snapshot.completeScenario,
                        evaluation,
                        baseline,
                        snapshot.preview != nullptr,
                        theme,
                        options,
                        fonts,
                        marks,
                        drawnStep(evaluation),
                        baseline ? drawnStep(*baseline) : StepTime()};
    auto parts = stepParts(c.step(), snapshot.completeScenario->conventions.mode == Mode::Printed);
    place(parts, g->bar);
    paintTitle(c);
    if (!g->exposedBar.isEmpty())
        paintExposed(c, parts);
    paintStepBar(c, parts);
    if (!g->timeline.isEmpty()) {
        p.fillRect(QRectF(g->left, g->separator, g->right - g->left, 1), theme.hairline);
        paintSlotTimeline(p, {g->timeline, g->axisLeft, g->textScale}, fonts, evaluation, *snapshot.completeScenario,
                          theme, marks);
    }
    p.restore();
    return marks;
}

double stepMomentAt(QPointF point, QSizeF size, const Snapshot &snapshot)
{
    const auto g = stepTimeGeometry(size, snapshot);
    constexpr double reach = 5; // the ends of the step can be hit, too
    if (!g || point.y() < g->notes.top() || point.y() > g->bar.bottom() + g->outline + 2)
        return -1;
    if (point.x() < g->bar.left() - reach || point.x() > g->bar.right() + reach)
        return -1;
    return std::clamp((point.x() - g->bar.left()) / g->bar.width(), 0.0, 1.0);
}

} // namespace gigasite
