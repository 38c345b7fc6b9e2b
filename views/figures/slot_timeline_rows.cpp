// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/slot_timeline_rows.h"

#include "views/figures/figure_words.h"
#include "views/figures/time_axis.h"
#include "views/paint/text.h"

#include <algorithm>

namespace gigasite {

namespace {

/// Gradients between sites follow a stage's backward pass; activations and local updates are no part of a slot.
bool exchangesInSlot(const StepTime &step)
{
    return step.wanAsked.mode == WanMode::AllReduce;
}

/// Lengths of one slot as the step time counts them, and where its parts start.
struct Slot {
    double forward, backward, tpForward, tpBackward, send, gather;
    double backwardAt, exchangeAt, externalAt, wanAt, finalGatherAt, end;
    double external; ///< with the ring's latency
    bool alone; ///< the only stage, whose exchange nothing hides
    double queued; ///< how much longer every stage's exchange between sites takes than the links are free

    Slot(const Evaluation &e, const Scenario &s)
    {
        const auto &t = e.step;
        const bool printed = s.conventions.mode == Mode::Printed;
        forward = t.stageForward.si();
        backward = t.stageBackward.si();
        tpForward = e.memory.layersPerStage * t.tpAllReduce.si();
        tpBackward = t.slotCount > 0 ? std::max(0.0, t.exposedTp.si() / t.slotCount - tpForward) : tpForward;
        send = (printed ? t.ppSend : t.ppSendOversubscribed).si();
        gather = t.ppGather.si();
        external = (t.dpExternal + t.dpLatency).si();

        backwardAt = forward + tpForward + send + gather;
        exchangeAt = backwardAt + backward + tpBackward;
        externalAt = exchangeAt + t.dpInternal.si();
        wanAt = externalAt + external;
        finalGatherAt = wanAt + (exchangesInSlot(t) ? t.wan.si() : 0);
        end = std::max(finalGatherAt + t.dpGather.si(), exchangeAt + send + gather);
        alone = e.layout.pp < 2 && t.tail.si() > 0;
        const double later = t.tail.si() - (finalGatherAt + t.dpGather.si() - exchangeAt);
        queued = e.layout.pp > 1 && later > 1e-9 * t.tail.si() ? later / static_cast<double>(e.layout.pp - 1) : 0;
    }
};

SlotBar exposedBar(double from, double length, const QColor &color, const char *id, const QString &sentence)
{
    return {from, length, length, color, id, sentence.arg(seconds(length))};
}

void addBar(SlotRow &row, const SlotBar &bar)
{
    if (bar.length > 0)
        row.bars.push_back(bar);
}

SlotRow computeRow(const Slot &slot, const Theme &theme)
{
    SlotRow row{Figures::tr("compute"), theme.compute};
    addBar(row,
           exposedBar(0, slot.forward, theme.compute, "step.layer_forward_s",
                      Figures::tr("Forward pass of one stage: %1")));
    addBar(row,
           exposedBar(slot.backwardAt, slot.backward, theme.computeBackward, "step.layer_backward_s",
                      Figures::tr("Backward pass of one stage: %1")));
    const auto exact = timesTogether({slot.forward, slot.backward}, 4);
    const auto times = timesTogether({slot.forward, slot.backward});
    if (row.bars.size() == 2)
        row.labels = {{Figures::tr("F %1").arg(exact[0]), Figures::tr("B %1").arg(exact[1])},
                      {Figures::tr("F %1").arg(times[0]), Figures::tr("B %1").arg(times[1])}};
    row.notes = {Figures::tr("forward %1, backward %2").arg(times[0], times[1]),
                 Figures::tr("F %1, B %2").arg(times[0], times[1])};
    row.noteFirst = 2;
    return row;
}

SlotRow tensorRow(const Slot &slot, const Evaluation &e, const Theme &theme)
{
    SlotRow row{Figures::tr("TP"), theme.tp};
    const auto sentence =
        Figures::tr("Tensor-parallel all-reduces of the forward pass: %1, exposed, shown together at its end");
    addBar(row, exposedBar(slot.forward, slot.tpForward, theme.tp, "step.tp_allreduce_s", sentence));
    addBar(row,
           exposedBar(slot.backwardAt + slot.backward, slot.tpBackward, theme.tp, "step.tp_allreduce_s",
                      Figures::tr(
                          "Tensor-parallel all-reduces of the backward pass: %1, exposed, shown together at its end")));
    row.noteFirst = 1;
    if (row.bars.empty()) {
        row.notes = {e.layout.tp < 2 ? Figures::tr("none: one GPU holds a whole layer") : Figures::tr("none")};
        row.noteFirst = 0;
    } else if (slot.tpBackward > slot.tpForward * 1.001) {
        const auto times = timesTogether({slot.tpForward, slot.tpBackward});
        row.notes = {Figures::tr("%1 forward, %2 backward").arg(times[0], times[1]),
                     Figures::tr("%1, %2").arg(times[0], times[1])};
    } else {
        row.notes = {Figures::tr("%1 each way").arg(seconds(slot.tpForward)), seconds(slot.tpForward)};
    }
    return row;
}

SlotRow pipelineRow(const Slot &slot, const Evaluation &e, bool printed, const Theme &theme)
{
    SlotRow row{Figures::tr("PP"), theme.pp};
    const double length = slot.send + slot.gather;
    const char *id = printed ? "step.pp_p2p_s" : "step.pp_oversubscribed_s";
    const auto both = timesTogether({slot.send, slot.gather});
    const auto parts = slot.gather > 0
        ? Figures::tr(" (send %1, gather %2)").arg(seconds(slot.send), seconds(slot.gather))
        : QString();
    addBar(row,
           exposedBar(slot.forward + slot.tpForward, length, theme.pp, id,
                      Figures::tr("Send to the next stage: %1, exposed") + parts));
    addBar(row,
           exposedBar(slot.exchangeAt, length, theme.pp, id,
                      Figures::tr("Send to the previous stage: %1, exposed") + parts));
    row.noteFirst = 1;
    if (row.bars.empty()) {
        row.notes = {e.layout.pp < 2 ? Figures::tr("none: the pipeline has one stage") : Figures::tr("none"),
                     Figures::tr("none")};
        row.noteFirst = 0;
    } else if (slot.gather > 0) {
        row.notes = {Figures::tr("%1 + %2 gather").arg(both[0], both[1]), seconds(length)};
    } else {
        row.notes = {seconds(slot.send)};
    }
    return row;
}

SlotBar exchangeBar(const Slot &slot, double from, double length, const QColor &color, const char *id,
                    const QString &sentence)
{
    const auto state = slot.alone ? Figures::tr("exposed") : Figures::tr("hidden");
    return {from, length, slot.alone ? length : 0, color, id, sentence.arg(seconds(length), state)};
}

SlotRow insideRackRow(const Slot &slot, const Evaluation &e, const Theme &theme)
{
    SlotRow row{Figures::tr("DP int"), theme.dpInternal};
    const double reduce = e.step.dpInternal.si(), gather = e.step.dpGather.si();
    addBar(row,
           exchangeBar(slot, slot.exchangeAt, reduce, theme.dpInternal, "step.dp_internal_s",
                       Figures::tr("Gradients inside the rack: %1, %2")));
    addBar(row,
           exchangeBar(slot, slot.finalGatherAt, gather, theme.dpInternal, "step.dp_gather_s",
                       Figures::tr("Final gather inside the rack: %1, %2")));
    const auto both = timesTogether({reduce, gather});
    if (row.bars.empty())
        row.notes = {e.layout.replicas < 2 ? Figures::tr("none: one replica")
                                           : Figures::tr("none: one replica per rack"),
                     Figures::tr("none")};
    else
        row.notes = {Figures::tr("%1, then gather %2").arg(seconds(reduce), seconds(gather)),
                     Figures::tr("%1 + %2 gather").arg(both[0], both[1]), seconds(reduce)};
    return row;
}

double ringPeers(const Evaluation &e, bool printed)
{
    const auto &sites = e.layout.siteRacksPerStage;
    const auto peers =
        printed || sites.empty() ? e.layout.racksPerStage : *std::max_element(sites.begin(), sites.end());
    return static_cast<double>(peers);
}

SlotRow betweenRacksRow(const Slot &slot, const Evaluation &e, bool printed, const Theme &theme)
{
    SlotRow row{Figures::tr("DP ext"), theme.dpExternal};
    const double transfer = e.step.dpExternal.si(), latency = e.step.dpLatency.si();
    const auto racks = shown(ringPeers(e, printed), Unit::Count);
    addBar(row,
           exchangeBar(slot, slot.externalAt, slot.external, theme.dpExternal, "step.dp_external_s",
                       Figures::tr("Gradients between %1 racks of a site: %2 and %3 of latency")
                               .arg(racks, seconds(transfer), seconds(latency)) +
                           Figures::tr("; together %1, %2")));
    if (row.bars.empty()) {
        row.notes = {Figures::tr("none: one rack per stage"), Figures::tr("none")};
        return row;
    }
    const auto both = timesTogether({transfer, latency});
    row.notes = {Figures::tr("%1 + %2 latency, %3 racks in the ring").arg(both[0], both[1], racks),
                 Figures::tr("%1, %2 racks in the ring").arg(seconds(transfer), racks),
                 Figures::tr("%1, %2 racks").arg(seconds(transfer), racks), seconds(transfer)};
    return row;
}

/// What a step of the ring between sites waits for: one way, or what that is on average; by the papers' conventions, a
/// round trip.
struct RingStep {
    QString count; ///< of one exchange: two for each site that trains, but one
    double way;
    bool isRoundTrip, isMean;

    explicit RingStep(const StepTime &step)
        : count(QString::number(2 * (step.wanAsked.sites - 1)))
        , way(step.exchange.step.si())
        , isRoundTrip(step.wanAsked.papers)
        , isMean(!isRoundTrip && way < (1 - 1e-9) * step.wanAsked.longestRtt().si() / 2)
    {
    }
    QString named(const QString &time) const
    {
        if (isMean)
            return Figures::tr("%1 one way on average").arg(time);
        return isRoundTrip ? Figures::tr("%1 RTT").arg(time) : Figures::tr("%1 one way").arg(time);
    }
};

SlotRow betweenSitesRow(const Slot &slot, const Evaluation &e, const Theme &theme)
{
    SlotRow row{Figures::tr("WAN"), theme.wan};
    if (!exchangesInSlot(e.step))
        return row;
    if (e.step.wanAsked.sites < 2) {
        row.notes = {Figures::tr("none: one site trains"), Figures::tr("none")};
        return row;
    }
    const double total = e.step.wan.si();
    const double transfer = (e.step.wanTransfer + e.step.exchange.resent).si();
    const RingStep step(e.step);
    auto bar =
        exchangeBar(slot, slot.wanAt, total, theme.wan, "step.wan_s", Figures::tr("Gradients between sites: %1, %2"));
    if (slot.queued > 0) {
        bar.exposed = std::min(slot.queued, total);
        bar.sentence += Figures::tr(" up to the last %1, for which the next stage waits").arg(seconds(bar.exposed));
    }
    addBar(row, bar);
    const auto times = timesTogether({total, transfer, step.way});
    const auto way = step.named(times[2]);
    row.notes = {Figures::tr("%1 = %2 transfer + %3 × %4").arg(times[0], times[1], step.count, way),
                 Figures::tr("%1 = %2 + %3 × %4").arg(times[0], times[1], step.count, way),
                 Figures::tr("%1 + %2 × %3").arg(times[1], step.count, way), seconds(total)};
    return row;
}

void addLimit(SlotPlan &plan, const Slot &slot, const StepTime &step)
{
    const double budget = step.wanBudget.si();
    plan.limit = slot.wanAt + budget;
    plan.slack = budget - step.wan.si();
    plan.end = std::max(plan.end, *plan.limit);
    plan.limitName = Figures::tr("WAN budget %1").arg(seconds(budget));
    plan.limitNameShort = Figures::tr("budget %1").arg(seconds(budget));
    plan.limitSentence =
        Figures::tr("WAN budget: one backward pass, %1, until the next stage's gradients follow").arg(seconds(budget));
    const auto rest = seconds(std::abs(plan.slack));
    plan.slackNote = plan.slack < 0 ? Figures::tr("over by %1").arg(rest) : Figures::tr("slack %1").arg(rest);
    plan.slackSentence = plan.slack < 0 ? Figures::tr("The exchange between sites is over its budget by %1").arg(rest)
                                        : Figures::tr("Slack of the exchange between sites: %1").arg(rest);
}

/// In the corrected step the first stage shows its exchange at the end of the step, others hide theirs.
QString titleFor(const Evaluation &e, const Slot &slot)
{
    if (slot.alone)
        return Figures::tr("Last slot of the only stage");
    if (!(e.step.tail.si() > 0))
        return Figures::tr("Last slot of one stage");
    return e.layout.pp > 2 ? Figures::tr("Last slot of a middle stage") : Figures::tr("Last slot of the last stage");
}

} // namespace

QString seconds(double value)
{
    return shown(value, Unit::Second);
}

SlotPlan slotPlan(const Evaluation &e, const Scenario &scenario, const Theme &theme)
{
    if (e.prediction)
        return measuredSlotPlan(e, theme);
    const Slot slot(e, scenario);
    const bool printed = scenario.conventions.mode == Mode::Printed;
    SlotPlan plan;
    plan.title = titleFor(e, slot);
    plan.end = slot.end;
    plan.rows = {computeRow(slot, theme), tensorRow(slot, e, theme), pipelineRow(slot, e, printed, theme),
                 insideRackRow(slot, e, theme), betweenRacksRow(slot, e, printed, theme)};
    if (e.power.sites.size() > 1) {
        plan.rows.push_back(betweenSitesRow(slot, e, theme));
        if (e.step.wan.si() > 0 && exchangesInSlot(e.step))
            addLimit(plan, slot, e.step);
    }
    return plan;
}

} // namespace gigasite
