// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/figure_words.h"
#include "views/figures/pipeline_frame.h"
#include "views/figures/step_time_geometry.h"
#include "views/paint/text.h"

namespace gigasite {

namespace {

QString lasting(double seconds)
{
    return shown(seconds, Unit::Second);
}

/// What stragglers, and an own anchor, lengthen: everything is drawn that much longer than the model times it.
QString stretchWords(const Evaluation &e)
{
    const auto &step = e.step;
    const double unstretched = (step.total - step.waiting).si();
    if (!step.measured || !(unstretched > 0) || step.total.si() == unstretched)
        return {};
    const auto factor = shown(step.total.si() / unstretched, Unit::One);
    return (ownAnchor(e) == 1 ? Figures::tr(", × %1 of stragglers")
                              : Figures::tr(", × %1 of stragglers and own anchor"))
        .arg(factor);
}

} // namespace

QString exchangeSentence(const StepClock &clock, const Evaluation &e)
{
    const auto whole = Figures::tr("Gradient exchange behind the pipeline: %1").arg(lasting(clock.exchange));
    const auto stretch = stretchWords(e);
    return stretch.isEmpty() ? whole : whole + QStringLiteral(" = ") + lasting(e.step.tail.si()) + stretch;
}

QString optimizerSentence(const StepClock &clock, const Evaluation &e)
{
    return Figures::tr("Optimizer and overhead behind the pipeline: %1 = %2 of the optimizer + %3 of fixed overhead%4")
        .arg(lasting(clock.optimizer), lasting(e.step.optimizer.si()), lasting(e.step.overhead.si()), stretchWords(e));
}

} // namespace gigasite
