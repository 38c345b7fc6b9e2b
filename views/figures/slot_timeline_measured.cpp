// SPDX-License-Identifier: GPL-3.0-or-later
// One micro-batch on the slowest stage as the calibrated model sees it, and the exchange of gradients behind it.
#include "views/figures/slot_timeline_rows.h"

#include "views/figures/figure_words.h"
#include "views/figures/time_axis.h"
#include "views/paint/text.h"

#include <algorithm>

namespace gigasite {

namespace {

/// Both passes of one micro-batch: where they end, and how many layers they go through.
struct Passes {
    double forward = 0, backward = 0, layers = 0;

    double end() const { return forward + backward; }
};

Passes passesOf(const StepTime &step)
{
    return {step.stageForward.si(), step.stageBackward.si(), step.stageLayers};
}

struct Traffic {
    QString name, sentence;
    QColor color;
    const char *id;
    double forward, backward; ///< exposed, of a layer
    double busy; ///< of a layer, both passes
};

/// What a kind of communication takes of each pass, at its end: exposed, and before that hidden behind computation.
SlotRow trafficRow(const Passes &passes, const Traffic &t, const QString &none)
{
    SlotRow row{t.name, t.color};
    const double exposed = passes.layers * (t.forward + t.backward);
    const double hidden = std::max(0.0, passes.layers * t.busy - exposed);
    double end = 0;
    for (const double each : {t.forward, t.backward}) {
        end += end > 0 ? passes.backward : passes.forward;
        const double shownPart = passes.layers * each;
        const double length = std::min(shownPart + hidden / 2, end > passes.forward ? passes.backward : passes.forward);
        if (length > 0)
            row.bars.push_back(
                {end - length, length, shownPart, t.color, t.id, t.sentence.arg(seconds(length), seconds(shownPart))});
    }
    row.noteFirst = row.bars.empty() ? 0 : 2;
    row.notes = row.bars.empty()
        ? std::vector{none}
        : std::vector{Figures::tr("%1 exposed of %2").arg(seconds(exposed), seconds(exposed + hidden)),
                      seconds(exposed)};
    return row;
}

SlotRow computeRow(const Passes &passes, const Theme &theme)
{
    SlotRow row{Figures::tr("compute"), theme.compute};
    row.bars.push_back({0, passes.forward, passes.forward, theme.compute, "step.layer_forward_s",
                        Figures::tr("Forward pass of one stage: %1").arg(seconds(passes.forward))});
    row.bars.push_back({passes.forward, passes.backward, passes.backward, theme.computeBackward,
                        "step.layer_backward_s",
                        Figures::tr("Backward pass of one stage: %1").arg(seconds(passes.backward))});
    const auto times = timesTogether({passes.forward, passes.backward});
    row.labels = {{Figures::tr("F %1").arg(times[0]), Figures::tr("B %1").arg(times[1])}};
    row.notes = {Figures::tr("F %1, B %2").arg(times[0], times[1])};
    row.noteFirst = 2;
    return row;
}

SlotRow sendRow(const Passes &passes, const Evaluation &e, const Theme &theme)
{
    SlotRow row{Figures::tr("PP"), theme.pp};
    const auto &times = e.prediction->times;
    if (!(times.send > 0)) {
        row.notes = {Figures::tr("none: the pipeline has one stage"), Figures::tr("none")};
        return row;
    }
    const double chunks = e.prediction->run.split.vpp;
    const double length = chunks * times.send;
    const double exposed = e.prediction->run.recipe.overlapPp ? 0 : length;
    for (const double from : {passes.forward, passes.end()})
        row.bars.push_back(
            {from, length, exposed, theme.pp, "step.exposed_pp_s",
             Figures::tr("Sends of %1 chunks to the next stage: %2, at the rate and latency of measured runs")
                 .arg(QString::number(chunks), seconds(length))});
    row.notes = {Figures::tr("%1 × %2").arg(QString::number(chunks), seconds(times.send)), seconds(length)};
    row.noteFirst = 1;
    return row;
}

/// What of a whole step is exchanged, hidden parts first; one longer than the picture is torn.
void addExchange(SlotRow &row, double scale, double length, double exposed, const char *id, const QString &sentence)
{
    constexpr double before = 0.42, rest = 0.1; // of the scale
    const bool torn = length > scale;
    const double end = torn ? (before + rest) * scale : length;
    SlotBar bar{0, end, exposed / length * end, row.color, id, sentence};
    row.notes = {Figures::tr("%1 per step, %2 exposed").arg(seconds(length), seconds(exposed)), seconds(length)};
    if (torn) {
        bar.tornAt = before * scale;
        bar.sentence += Figures::tr("; torn, longer than drawn");
        row.notes.insert(row.notes.begin(), row.notes.front() + Figures::tr(" (torn, not to scale)"));
    }
    row.bars.push_back(bar);
    row.noteFirst = row.bars.size();
}

bool crossesSites(const StepTime &step)
{
    return step.wan > Seconds() && step.wanAsked.sites > 1;
}

SlotRow betweenSitesRow(const Passes &passes, const StepTime &step, const Theme &theme)
{
    SlotRow row{Figures::tr("WAN"), theme.wan};
    const double exposed = step.exposedWan.si();
    const double length = std::max(exposed, step.wan.si());
    addExchange(
        row, passes.end(), length, exposed, "step.exposed_wan_s",
        Figures::tr("Between sites: %1, of which a step is longer by %2").arg(seconds(length), seconds(exposed)));
    return row;
}

SlotRow gradientRow(const Passes &passes, const Evaluation &e, const Theme &theme)
{
    SlotRow row{Figures::tr("DP"), theme.dpExternal};
    const double length = e.step.dpExchange.si(), exposed = std::min(length, e.step.exposedDp.si());
    if (!(length > 0)) {
        row.notes = {Figures::tr("none: one replica"), Figures::tr("none")};
        return row;
    }
    addExchange(row, passes.end(), length, exposed, "step.exposed_dp_s",
                Figures::tr("Gradients and weights of the whole step: %1, of which %2 are exposed")
                    .arg(seconds(length), seconds(exposed)));
    return row;
}

} // namespace

int measuredSlotRows(const Evaluation &e)
{
    const auto &run = e.prediction->run;
    return 4 + (run.split.cp > 1 ? 1 : 0) + (run.shape.isMoe() ? 1 : 0) + (crossesSites(e.step) ? 1 : 0);
}

SlotPlan measuredSlotPlan(const Evaluation &e, const Theme &theme)
{
    const auto passes = passesOf(e.step);
    const auto &run = e.prediction->run;
    const auto &layer = e.prediction->times.layer;
    SlotPlan plan;
    plan.title = Figures::tr("One micro-batch on the slowest stage");
    if (e.prediction->run.recipe.anchor != 1)
        plan.title += Figures::tr(", before own anchor");
    plan.rows = {computeRow(passes, theme),
                 trafficRow(passes,
                            {Figures::tr("TP"), Figures::tr("Tensor-parallel messages of a pass: %1, %2 exposed"),
                             theme.tp, "step.layer_tp_s", layer.tpForward, layer.tpBackward, layer.tpBusy},
                            Figures::tr("none: one GPU holds a whole layer"))};
    if (run.split.cp > 1)
        plan.rows.push_back(
            trafficRow(passes,
                       {Figures::tr("CP"), Figures::tr("Keys and values of a pass: %1, %2 exposed"), theme.tpGroupA,
                        "step.layer_cp_s", layer.cpForward, layer.cpBackward, layer.cpBusy},
                       Figures::tr("none")));
    if (run.shape.isMoe())
        plan.rows.push_back(
            trafficRow(passes,
                       {Figures::tr("EP"), Figures::tr("Tokens to experts and back in a pass: %1, %2 exposed"),
                        theme.dpInternal, "step.layer_ep_s", layer.epForward, layer.epBackward, layer.epBusy},
                       Figures::tr("none: every GPU holds all experts")));
    plan.rows.push_back(sendRow(passes, e, theme));
    plan.rows.push_back(gradientRow(passes, e, theme));
    if (crossesSites(e.step))
        plan.rows.push_back(betweenSitesRow(passes, e.step, theme));
    for (const auto &row : plan.rows)
        for (const auto &bar : row.bars)
            plan.end = std::max(plan.end, bar.from + bar.length);
    return plan;
}

} // namespace gigasite
