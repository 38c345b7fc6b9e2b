// SPDX-License-Identifier: GPL-3.0-or-later
// What each stage does at a moment of the step, and the time cursor.
#include "views/figures/layout_frame.h"
#include "views/figures/step_clock.h"
#include "views/paint/text.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

/// Of all slots, the one at a time; a chunk's place in the pipeline does not count.
QString slotText(const LayoutFrame &f, const StepClock &clock, double time)
{
    const double slot = clock.slot();
    if (!(slot > 0))
        return {};
    const double last = std::ceil(f.evaluation.step.slotCount);
    const auto index = std::min(std::floor(time / slot) + 1, last);
    return Figures::tr(", slot %1").arg(counted(static_cast<std::int64_t>(index)));
}

} // namespace

void paintPlay(QPainter &p, const LayoutFrame &f, const Theme &theme, bool playing, Marks &marks)
{
    const auto centre = f.play().center();
    p.setPen(QPen(theme.ink2, 1.3));
    p.setBrush(Qt::NoBrush);
    if (playing) {
        p.drawRect(QRectF(centre.x() - 4, centre.y() - 5, 3, 10));
        p.drawRect(QRectF(centre.x() + 1, centre.y() - 5, 3, 10));
    } else {
        p.drawPolygon(QPolygonF({centre + QPointF(-3, -5), centre + QPointF(5, 0), centre + QPointF(-3, 5)}));
    }
    marks.push_back({f.play(), playing ? Figures::tr("Pause (Space)") : Figures::tr("Play the step (Space)"), {}});
}

void paintMoment(QPainter &p, const LayoutFrame &f, const Theme &theme, bool withTrack, Marks &marks)
{
    const auto &step = f.evaluation.step;
    const double time = f.moment * step.total.si();
    const auto clock = stepClock(f.evaluation, f.scenario.parallelism.microBatches);
    const auto at = Figures::tr("t = %1 in step").arg(shown(time, Unit::Second));
    const bool exchange = time > clock.pipelineEnd && time <= clock.pipelineEnd + clock.exchange;
    auto text = at +
        (exchange                       ? Figures::tr(", exchange")
             : time > clock.pipelineEnd ? Figures::tr(", optimizer")
                                        : slotText(f, clock, time));
    const QRectF line = f.track();
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    const QRectF area(line.right() + 14, line.top(), f.legend.right() - line.right() - 14, line.height());
    if (tabularWidth(p.font(), text) > area.width())
        text = Figures::tr("t = %1").arg(shown(time, Unit::Second));
    drawTabular(p, area, text, Qt::AlignRight);
    const auto sentence = // the same for both: one row of the table
        Figures::tr("Time cursor: %1").arg(Figures::tr("%1 of %2").arg(text, shown(step.total.si(), Unit::Second, 4)));
    marks.push_back({area, sentence, "step.time_s"});
    if (!withTrack)
        return;

    const double middle = std::round(line.center().y());
    const double x = line.left() + f.moment * line.width();
    p.fillRect(QRectF(line.left(), middle - 1, line.width(), 2), theme.line);
    p.fillRect(QRectF(line.left(), middle - 1, x - line.left(), 2), theme.accent);
    p.setPen(QPen(theme.accent, 2));
    p.setBrush(theme.figure);
    p.drawEllipse(QPointF(x, middle), 5, 5);
    marks.push_back({line, sentence, "step.time_s"});
}

double slotShare(const Evaluation &evaluation, std::int64_t microBatches)
{
    const auto clock = stepClock(evaluation, microBatches);
    return clock.total > 0 ? clock.slot() / clock.total : 0;
}

Activity activityOf(const Evaluation &evaluation, std::int64_t microBatches, double moment, int stage)
{
    const auto clock = stepClock(evaluation, microBatches);
    const auto pass = clock.pipeline.at(stage, moment * clock.total);
    return !pass ? Activity::Idle : pass->backward ? Activity::Backward : Activity::Forward;
}

} // namespace gigasite
