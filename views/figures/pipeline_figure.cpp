// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/pipeline_figure.h"

#include "views/figures/figure_words.h"
#include "views/figures/layout_frame.h"
#include "views/figures/pipeline_frame.h"
#include "views/paint/text.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr std::size_t mostStageRows = 64; ///< of the table

QString exactSeconds(double s, int digits = 4)
{
    return shown(s, Unit::Second, digits);
}

struct Picture {
    QPainter &p;
    const PipelineFrame &f;
    const Theme &theme;
    const PipelineOptions &options;
    const FigureFonts &fonts;
    Marks &marks;

    const StepClock &clock() const { return f.clock; }
    void write(const QFont &font, const QColor &ink) const
    {
        p.setFont(font);
        p.setPen(ink);
    }
    std::int64_t stage() const
    {
        const auto last = clock().pipeline.stages - 1;
        return options.stage < 0 ? last / 2 : std::min(options.stage, last);
    }
    QString amount(double time) const
    {
        if (options.inPercent)
            return shown(time / clock().total, Unit::Ratio);
        const auto unit = AxisUnit::of(clock().total);
        return unit.number(time) + u' ' + unit.symbol;
    }
};

/// The longest of the texts that has room in the area, at an end of it; returns what it takes.
QRectF writeLongest(const Picture &c, const QRectF &area, const std::vector<QString> &texts,
                    Qt::Alignment align = Qt::AlignLeft)
{
    for (const auto &text : texts) {
        const double width = tabularWidth(c.p.font(), text);
        if (width > area.width())
            continue;
        const double left = align == Qt::AlignRight ? area.right() - width : area.left();
        const QRectF taken(left, area.top(), width, area.height());
        drawTabular(c.p, taken, text);
        return taken;
    }
    return {};
}

/// Times of one chunk and both passes, and whether the chart is the schedule or close to it.
std::vector<QString> scheduleTexts(const StepClock &clock)
{
    const auto &p = clock.pipeline;
    auto size = (p.stages == 1 ? Figures::tr("%1 stage") : Figures::tr("%1 stages")).arg(counted(p.stages)) +
        QStringLiteral(" × ") +
        (p.microBatches == 1 ? Figures::tr("%1 micro-batch") : Figures::tr("%1 micro-batches"))
            .arg(counted(p.microBatches));
    if (p.chunks > 1)
        size += QStringLiteral(" × ") + Figures::tr("%1 chunks").arg(counted(p.chunks));
    const auto times = timesTogether({p.forward, p.backward});
    const auto passes = Figures::tr("F %1, B %2").arg(times[0], times[1]);
    if (!p.isExact())
        return {Figures::tr("roughly: %1 micro-batches do not divide by %2 stages")
                    .arg(counted(p.microBatches), counted(p.stages)),
                Figures::tr("roughly: m does not divide by p"), passes};
    return {size + QStringLiteral(", ") + passes, size, passes};
}

void paintTitle(const Picture &c)
{
    const auto &rect = c.f.title;
    c.write(c.fonts.total, c.theme.ink);
    const auto total = exactSeconds(c.clock().total);
    const double wide = drawTabular(c.p, rect, total, Qt::AlignRight);
    c.marks.push_back({QRectF(rect.right() - wide, rect.top(), wide, rect.height()),
                       Figures::tr("Step time: %1").arg(total), QByteArrayLiteral("step.time_s")});
    c.write(c.fonts.title, c.theme.ink);
    const auto title = Figures::tr("Pipeline of one step");
    const double width = std::min(textWidth(c.p.font(), title), rect.width() - wide - 8);
    drawLine(c.p, QRectF(rect.left(), rect.top(), width, rect.height()), title);
    c.write(c.fonts.label, c.clock().pipeline.isExact() ? c.theme.ink2 : c.theme.warningText);
    const QRectF rest = rect.adjusted(width + 12, 0.5, -wide - 10, 0.5);
    const auto texts = scheduleTexts(c.clock());
    const auto taken = writeLongest(c, rest, texts);
    const auto &p = c.clock().pipeline;
    c.marks.push_back({taken.isEmpty() ? QRectF(rect.topLeft(), QSizeF(width, rect.height())) : taken,
                       Figures::tr("Schedule: %1 stages, %2 micro-batches, %3 chunks per stage; a forward pass takes "
                                   "%4, a backward pass %5")
                           .arg(counted(p.stages), counted(p.microBatches), counted(p.chunks),
                                shown(p.forward, Unit::Second), shown(p.backward, Unit::Second)),
                       QByteArrayLiteral("step.slots")});
}

void paintAxes(const Picture &c)
{
    const auto &plot = c.f.plot;
    const double pixelsPerSecond = plot.width() / c.clock().total;
    const auto axis = TimeAxis::over(
        plot.left(), plot.right(), pixelsPerSecond,
        c.options.inPercent ? AxisUnit::percentOf(c.clock().total) : AxisUnit::of(c.clock().total), 58 * c.f.textScale);
    for (int i = 0; i <= axis.lastTick(); ++i)
        c.p.fillRect(QRectF(std::min(std::floor(axis.tickX(i)), plot.right() - 1), plot.bottom(), 1, 3), c.theme.line);
    drawAxisLabels(c.p, axis, c.f.axisLabels.top(), c.f.axisLabels.height(), c.fonts.axis, c.theme.ink3);

    c.write(c.fonts.axis, c.theme.ink3);
    const double line = 11 * c.f.textScale;
    const auto stages = c.clock().pipeline.stages;
    const auto every = std::max<std::int64_t>(1, static_cast<std::int64_t>(niceStep(line / c.f.rowHeight())));
    double free = plot.top() - line; // end of the number before
    for (std::int64_t stage = 0; stage < stages; stage += (stage == 0 && every > 1 ? every - 1 : every)) {
        const double middle = c.f.y(stage) + c.f.rowHeight() / 2;
        const double top = std::clamp(middle - line / 2, plot.top() - 2, plot.bottom() - line + 2);
        const bool isLast = stage == stages - 1;
        if (top < free || (!isLast && every > 1 && top + 2 * line > plot.bottom()))
            continue;
        drawTabular(c.p, QRectF(0, top, plot.left() - 5, line), counted(stage + 1), Qt::AlignRight);
        free = top + line;
    }
    if (every > 1 && plot.bottom() - line + 2 >= free)
        drawTabular(c.p, QRectF(0, plot.bottom() - line + 2, plot.left() - 5, line), counted(stages), Qt::AlignRight);
}

/// What the selected stage does at the cursor stands where the cursor's time does not.
void paintCursor(const Picture &c)
{
    const auto &plot = c.f.plot;
    const double moment = std::clamp(c.options.moment, 0.0, 1.0);
    const double x = std::round(plot.left() + moment * plot.width());
    const double top = c.f.notes.top() + 2;
    c.p.fillRect(QRectF(x - 0.75, top, 1.5, plot.bottom() + 2 - top), c.theme.accent);
    c.p.setPen(Qt::NoPen);
    c.p.setBrush(c.theme.accent);
    c.p.drawPolygon(QPolygonF({QPointF(x - 4, top), QPointF(x + 4, top), QPointF(x, top + 5)}));
    const double row = std::max(3.0, std::round(c.f.rowHeight()) - 1);
    const double middle = c.f.y(c.stage()) + c.f.rowHeight() / 2;
    c.p.fillRect(QRectF(plot.left() - 3, std::round(middle - row / 2), 2, row), c.theme.accent);
    if (row >= 5) {
        c.p.setPen(QPen(c.theme.accent, 1.2));
        c.p.setBrush(Qt::NoBrush);
        c.p.drawRect(QRectF(x - 3.5, std::round(middle - row / 2) + 0.5, 7, row - 1));
    }

    c.write(c.fonts.label, c.theme.accent);
    const auto text = Figures::tr("t = %1").arg(c.amount(moment * c.clock().total));
    const double width = tabularWidth(c.p.font(), text);
    const double left = x + 7 + width > plot.right() ? x - 7 - width : x + 7;
    drawTabular(c.p, {left, c.f.notes.top(), width, c.f.notes.height()}, text);
    c.marks.push_back({QRectF(std::max(0.0, x - 5), top, 10, c.f.notes.height()),
                       Figures::tr("Time cursor at %1 of the step").arg(exactSeconds(moment * c.clock().total, 3)),
                       {}});
}

/// Below the axis: the selected stage at the cursor.
void paintReading(const Picture &c, const QRectF &area, const QString &sentence)
{
    c.write(c.fonts.label, c.theme.ink);
    drawSentence(c.p, area, sentence);
    c.marks.push_back({area, Figures::tr("At the cursor: %1").arg(sentence), {}});
}

/// The bubble as drawn, and as the model counts it where they differ.
KeyEntry bubbleEntry(const StepClock &clock, const StepTime &step)
{
    const auto drawn = shown(clock.bubbleShare(), Unit::Ratio, 2), meant = shown(step.bubbleShare, Unit::Ratio, 2);
    if (drawn == meant)
        return {{},
                Figures::tr("bubble %1").arg(drawn),
                Figures::tr("Bubble: %1 of the pipeline's time").arg(shown(clock.bubbleShare(), Unit::Ratio)),
                "step.bubble_share"};
    return {{},
            Figures::tr("bubble %1 (%2 as drawn)").arg(meant, drawn),
            Figures::tr("Bubble: %1 of the pipeline's time; %2 as drawn, where all stages are as long as the slowest")
                .arg(shown(step.bubbleShare, Unit::Ratio), shown(clock.bubbleShare(), Unit::Ratio)),
            "step.bubble_share"};
}

/// Forward and backward passes whose own width is below a pixel, in the mean colour of a pair of each chunk.
KeyEntry mixedEntry(const measured::PipelineClock &pipeline, const PipelineColours &colours)
{
    std::vector<QColor> means;
    for (std::size_t chunk = 0; chunk < colours.forward.size(); ++chunk)
        means.push_back(blended(colours.forward[chunk], colours.backward[chunk],
                                pipeline.forward / (pipeline.forward + pipeline.backward)));
    return {std::move(means), Figures::tr("in turn"),
            Figures::tr("Forward and backward passes in turn, too short to be drawn one by one: their mean colour"),
            "step.slots"};
}

std::vector<KeyEntry> passKey(const Picture &c, const PipelineColours &colours)
{
    const auto &clock = c.clock();
    const bool chunks = clock.pipeline.chunks > 1;
    const auto each = chunks ? Figures::tr("Forward pass of a chunk: %1") : Figures::tr("Forward pass of a stage: %1");
    const auto back =
        chunks ? Figures::tr("Backward pass of a chunk: %1") : Figures::tr("Backward pass of a stage: %1");
    const auto forward =
        chunks ? Figures::tr("forward, chunks 1 to %1").arg(clock.pipeline.chunks) : Figures::tr("forward");
    std::vector<KeyEntry> key{
        {colours.forward, forward, each.arg(exactSeconds(clock.pipeline.forward, 3)), "step.layer_forward_s"},
        {colours.backward, Figures::tr("backward"), back.arg(exactSeconds(clock.pipeline.backward, 3)),
         "step.layer_backward_s"}};
    if (!areSinglePasses(c.p, c.f))
        key.push_back(mixedEntry(clock.pipeline, colours));
    key.push_back(bubbleEntry(clock, c.f.evaluation.step));
    if (chunks)
        c.marks.push_back({QRectF(c.f.legend.topLeft(), QSizeF(1, 1)),
                           Figures::tr("Chunks per stage: %1, each with a shade of its own, from the first to the last "
                                       "as the key has them")
                               .arg(clock.pipeline.chunks),
                           QByteArrayLiteral("layout.vpp")});
    if (clock.exchange > 0)
        key.push_back({{colours.exchange},
                       Figures::tr("exchange %1").arg(exactSeconds(clock.exchange, 3)),
                       exchangeSentence(clock, c.f.evaluation),
                       "step.tail_s"});
    if (clock.optimizer > 0)
        key.push_back({{colours.optimizer},
                       Figures::tr("optimizer, overhead %1").arg(exactSeconds(clock.optimizer, 3)),
                       optimizerSentence(clock, c.f.evaluation),
                       "step.optimizer_s"});
    return key;
}

/// Entries from left to right, as far as they fit; what has no room is told by the table only.
void paintKey(const Picture &c, const QRectF &line, const std::vector<KeyEntry> &entries)
{
    c.p.setFont(c.fonts.label);
    const double side = 9, narrow = 6;
    double x = line.left();
    for (const auto &entry : entries) {
        const double cell = entry.colours.size() > 1 ? narrow : side;
        const double swatch = cell * static_cast<double>(std::max<std::size_t>(1, entry.colours.size()));
        const double width = swatch + 5 + tabularWidth(c.p.font(), entry.name);
        const bool fits = x + width <= line.right();
        const QRectF area = fits ? QRectF(x, line.top(), width, line.height()) : QRectF(line.topLeft(), QSizeF(1, 1));
        if (!entry.sentence.isEmpty())
            c.marks.push_back({area, entry.sentence, entry.figureId});
        if (!fits)
            continue;
        QRectF square(std::round(x), std::round(line.center().y() - side / 2), cell, side);
        if (entry.colours.empty())
            fillHatched(c.p, square, c.theme.idleLine, c.theme.idleFill);
        for (const auto &colour : entry.colours) {
            c.p.fillRect(square, colour);
            square.translate(cell, 0);
        }
        c.p.setPen(c.theme.ink2);
        drawTabular(c.p, area.adjusted(swatch + 5, 0, 0, 0), entry.name);
        x += width + 11;
    }
}

/// One row of the table for every stage, or for an even choice of them.
void markStages(const Picture &c)
{
    const auto &pipeline = c.clock().pipeline;
    const auto shownRows = std::min<std::int64_t>(pipeline.stages, mostStageRows);
    const double busy = static_cast<double>(pipeline.passesEachWay()) * (pipeline.forward + pipeline.backward);
    for (std::int64_t i = 0; i < shownRows; ++i) {
        const auto stage = shownRows == 1 ? 0 : i * (pipeline.stages - 1) / (shownRows - 1);
        const double first = pipeline.forwardStart(stage, 0);
        const double last = pipeline.backwardStart(stage, pipeline.passesEachWay() - 1) + pipeline.backward;
        c.marks.push_back({QRectF(c.f.plot.left(), c.f.y(stage), c.f.plot.width(), c.f.rowHeight()),
                           Figures::tr("Stage %1: %2 passes from %3 to %4, busy %5 of the step")
                               .arg(counted(stage + 1), counted(2 * pipeline.passesEachWay()), exactSeconds(first),
                                    exactSeconds(last), shown(busy / c.clock().total, Unit::Ratio)),
                           {}});
    }
}

} // namespace

std::optional<PipelineFrame> pipelineFrame(QSizeF size, const Snapshot &snapshot)
{
    if (!snapshot.complete || !snapshot.completeScenario || !snapshot.complete->has(Stage::Step))
        return std::nullopt;
    const auto &e = *snapshot.complete;
    const auto &scenario = e.inForce(*snapshot.completeScenario);
    PipelineFrame f{scenario, e, stepClock(e, scenario.parallelism.microBatches)};
    if (!(f.clock.total > 0) || !std::isfinite(f.clock.total) || size.width() < 200 || size.height() < 120)
        return std::nullopt;
    const double s = f.textScale = std::clamp(std::min(size.width() / 900, size.height() / 520), 1.0, 1.25);
    const double margin = 10, right = std::floor(size.width() - margin);
    const double titleHeight = std::round(17 * s), line = std::round(13 * s), keyLine = std::round(15 * s);
    const bool hasMemory = e.prediction && size.width() >= 380;
    f.title = {margin, 2, right - margin, titleHeight};
    f.notes = {margin, f.title.bottom() + 1, right - margin, line};
    const double keys = (hasMemory ? 2 : 1) * keyLine;
    f.legend = {margin, std::floor(size.height()) - keys - 3, right - margin, keys};
    const double left = margin + std::ceil(tabularWidth(font(Type::Axis, s), counted(f.clock.pipeline.stages))) + 5;
    const double memory = hasMemory ? std::round(std::clamp(size.width() * 0.24, 92.0, 260.0)) : 0;
    // reading and axis labels stand between plot and legend
    const double bottom = f.legend.top() - 2 * line - 3;
    f.plot = QRectF(left, f.notes.bottom() + 3, right - left - (hasMemory ? memory + 14 : 0),
                    std::max(20.0, bottom - f.notes.bottom() - 3));
    f.axisLabels = {left, f.plot.bottom() + 3, f.plot.width(), line};
    if (hasMemory) {
        f.memory = {right - memory, f.plot.top(), memory, f.plot.height()};
        f.notes.setRight(f.memory.left() - 14);
    }
    return f;
}

QString passSentence(const Snapshot &snapshot, std::int64_t stage, double moment)
{
    if (!snapshot.complete || !snapshot.completeScenario || !snapshot.complete->has(Stage::Step))
        return {};
    const auto &e = *snapshot.complete;
    const auto clock = stepClock(e, e.inForce(*snapshot.completeScenario).parallelism.microBatches);
    const double time = std::clamp(moment, 0.0, 1.0) * clock.total;
    const auto number = counted(stage + 1);
    if (time >= clock.pipelineEnd && clock.pipelineEnd < clock.total) {
        const bool exchanges = time < clock.pipelineEnd + clock.exchange;
        const double from = exchanges ? clock.pipelineEnd : clock.pipelineEnd + clock.exchange;
        const double to = exchanges ? from + clock.exchange : clock.total;
        return (exchanges ? Figures::tr("All stages, gradient exchange, %1 to %2")
                          : Figures::tr("All stages, optimizer and overhead, %1 to %2"))
            .arg(exactSeconds(from), exactSeconds(to));
    }
    const auto pass = clock.pipeline.at(stage, time);
    if (!pass)
        return Figures::tr("Stage %1, idle (bubble)").arg(number);
    const auto kind = pass->backward ? Figures::tr("backward pass") : Figures::tr("forward pass");
    const auto micro = counted(pass->microBatch + 1);
    if (clock.pipeline.chunks > 1)
        return Figures::tr("Stage %1, micro-batch %2, chunk %3, %4, %5 to %6")
            .arg(number, micro, counted(pass->chunk + 1), kind, exactSeconds(pass->start), exactSeconds(pass->end));
    return Figures::tr("Stage %1, micro-batch %2, %3, %4 to %5")
        .arg(number, micro, kind, exactSeconds(pass->start), exactSeconds(pass->end));
}

Marks paintPipeline(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const PipelineOptions &options)
{
    Marks marks;
    const auto frame = pipelineFrame(size, snapshot);
    if (!frame)
        return marks;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    const FigureFonts fonts(frame->textScale);
    const PipelineColours colours(theme, frame->clock.pipeline.chunks);
    const Picture c{p, *frame, theme, options, fonts, marks};
    paintPasses(p, *frame, theme, colours);
    namePasses(p, *frame, theme, colours, fonts.axis);
    paintTitle(c);
    paintAxes(c);
    const auto &f = *frame;
    const double keyLine = std::round(15 * f.textScale);
    paintKey(c, QRectF(f.legend.left(), f.legend.top(), f.legend.width(), keyLine), passKey(c, colours));
    if (!f.memory.isEmpty()) {
        paintKey(c, QRectF(f.legend.left(), f.legend.bottom() - keyLine, f.legend.width(), keyLine), memoryKey(theme));
        paintStageMemory(p, f, fonts, theme, marks);
    }
    markStages(c);
    if (!theme.print) {
        paintCursor(c);
        paintReading(c, QRectF(f.legend.left(), f.axisLabels.bottom(), f.legend.width(), f.axisLabels.height()),
                     passSentence(snapshot, c.stage(), std::clamp(options.moment, 0.0, 1.0)));
    }
    p.restore();
    return marks;
}

double pipelineMomentAt(QPointF point, QSizeF size, const Snapshot &snapshot)
{
    const auto f = pipelineFrame(size, snapshot);
    constexpr double reach = 5; // the ends of the step can be hit, too
    if (!f || point.y() < f->notes.top() || point.y() > f->plot.bottom() + 2 || point.x() < f->plot.left() - reach ||
        point.x() > f->plot.right() + reach)
        return -1;
    return std::clamp((point.x() - f->plot.left()) / f->plot.width(), 0.0, 1.0);
}

std::int64_t pipelineStageAt(QPointF point, QSizeF size, const Snapshot &snapshot)
{
    const auto f = pipelineFrame(size, snapshot);
    if (!f || !f->plot.contains(point))
        return -1;
    return std::clamp<std::int64_t>(static_cast<std::int64_t>((point.y() - f->plot.top()) / f->rowHeight()), 0,
                                    f->clock.pipeline.stages - 1);
}

} // namespace gigasite
