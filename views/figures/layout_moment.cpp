// SPDX-License-Identifier: GPL-3.0-or-later
// What each stage does at a moment of the step, and the time cursor.
#include "views/figures/layout_frame.h"
#include "views/paint/text.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

/// Time of one slot and of its forward part; the rest is the backward pass.
struct Slot {
    double whole = 0;
    double forward = 0;
};

Slot slotOf(const StepTime &step)
{
    if (!(step.slotCount > 0))
        return {};
    const double whole = (step.total - step.tail).si() / step.slotCount;
    return {whole, std::min(whole, (step.stageForward + step.exposedPerPass).si())};
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
    const auto slot = slotOf(step);
    const auto at = Figures::tr("t = %1 in step").arg(shown(time, Unit::Second));
    const bool exchange = time > (step.total - step.tail).si();
    auto text = at + (exchange ? Figures::tr(", exchange") : QString());
    if (!exchange && slot.whole > 0) {
        const auto index = std::min(std::floor(time / slot.whole) + 1, step.slotCount);
        text = at + Figures::tr(", slot %1").arg(counted(static_cast<std::int64_t>(index)));
    }
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

double slotShare(const Evaluation &evaluation)
{
    const double total = evaluation.step.total.si();
    return total > 0 ? slotOf(evaluation.step).whole / total : 0;
}

Activity activityOf(const Evaluation &evaluation, std::int64_t microBatches, double moment, int stage)
{
    const auto slot = slotOf(evaluation.step);
    const auto p = evaluation.layout.pp;
    if (!(slot.whole > 0) || stage < 0 || stage >= p)
        return Activity::Idle;
    const double time = moment * evaluation.step.total.si();
    const double backward = slot.whole - slot.forward;
    const auto following = p - 1 - stage;
    const auto warmUp = std::min(following + 1, microBatches);
    const double sinceArrival = time - stage * slot.forward;
    if (sinceArrival < 0)
        return Activity::Idle;
    if (sinceArrival < static_cast<double>(warmUp) * slot.forward)
        return Activity::Forward;

    const double sinceReturn = time - static_cast<double>(p) * slot.forward - static_cast<double>(following) * backward;
    if (sinceReturn < 0)
        return Activity::Idle;
    const double round = std::floor(sinceReturn / slot.whole);
    if (round >= static_cast<double>(microBatches))
        return Activity::Idle;
    if (sinceReturn - round * slot.whole < backward)
        return Activity::Backward;
    const bool forwardLeft = round + static_cast<double>(following + 1) < static_cast<double>(microBatches);
    return forwardLeft ? Activity::Forward : Activity::Idle;
}

} // namespace gigasite
