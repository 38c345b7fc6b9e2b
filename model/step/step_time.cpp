// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/step_time.h"

#include "model/step/collectives.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

/// Extra forward work of the backward pass, as a share of the forward pass.
double recomputedShare(const StepInput &in)
{
    switch (in.recompute) {
    case Recompute::None:
        return 0;
    case Recompute::Selective:
        return in.size.attentionCore / in.size.layerForward;
    case Recompute::Full:
        return 1;
    }
    return 0;
}

void computation(const StepInput &in, StepTime &out)
{
    const auto ranks = static_cast<double>(in.layout.tp * in.layout.cp);
    out.layerForward = in.size.layerForward / (ranks * in.rack.peakPerGpu);
    out.layerBackward = (2 + recomputedShare(in)) * out.layerForward;
    out.stageForward = in.layersPerStage * out.layerForward;
    out.stageBackward = in.layersPerStage * out.layerBackward;
}

void layerMessages(const StepInput &in, StepTime &out)
{
    const bool printed = in.mode == Mode::Printed;
    const auto t = static_cast<double>(in.layout.tp);
    const Bytes output(in.elementBytes * static_cast<double>(in.shape.seq) * static_cast<double>(in.shape.microBatch) *
                       static_cast<double>(in.shape.hidden) / static_cast<double>(in.layout.cp));
    out.ppMessage = output / t;
    out.tpMessage = printed ? 2 * output / t : output;
    out.tpAllReduce = 2 * allReduce(out.tpMessage, t, in.rack.scaleUp);
    out.ppSend = in.layout.pp > 1 ? out.ppMessage / in.rack.nic : Seconds();
    out.ppSendOversubscribed =
        in.simulatedSend && in.layout.pp > 1 ? *in.simulatedSend : std::max(in.sendOversubscription, 1.0) * out.ppSend;
    if (in.layout.pp > 1) {
        const Bytes gathered = !printed ? output : in.gatherBothOutputs ? 2 * output / t : output / t;
        out.ppGather = allGather(gathered, t, in.rack.scaleUp);
    }
}

void gradients(const StepInput &in, StepTime &out)
{
    const bool printed = in.mode == Mode::Printed;
    const auto t = static_cast<double>(in.layout.tp);
    const auto perRack = static_cast<double>(in.layout.replicasPerRack);
    const Bytes g = in.layersPerStage * in.layerGradients;
    auto peers = static_cast<double>(in.layout.racksPerStage);
    if (!printed && !in.layout.siteRacksPerStage.empty())
        peers = static_cast<double>(
            *std::max_element(in.layout.siteRacksPerStage.begin(), in.layout.siteRacksPerStage.end()));
    const double nics = printed ? in.rack.gpus : t * perRack;

    if (in.allReduce == AllReduce::FlatRing) {
        out.dpExternal = allReduce(g / t, peers * perRack, in.rack.nic);
        out.dpRoundTrips = ringRoundTrips(peers * perRack);
    } else {
        const bool tree = in.allReduce == AllReduce::Tree;
        out.dpInternal =
            printed ? allReduce(g / t, perRack, in.rack.scaleUp) : reduceScatter(g / t, perRack, in.rack.scaleUp);
        out.dpExternal = tree ? treeAllReduce(g, peers, nics * in.rack.nic) : allReduce(g, peers, nics * in.rack.nic);
        out.dpGather = allGather(g / t, perRack, in.rack.scaleUp);
        out.dpRoundTrips = tree ? treeRoundTrips(peers) : ringRoundTrips(peers);
    }
    if (!printed)
        out.dpExternal = std::max(in.ringOversubscription, 1.0) * out.dpExternal;
    out.dpLatency = out.dpRoundTrips * in.hopRtt;

    const double chunks = in.allReduce == AllReduce::FlatRing ? 1 : static_cast<double>(in.chunks); // one level only
    const Seconds inside = (out.dpInternal + out.dpGather) / chunks;
    const Seconds between = out.dpExternal / chunks + out.dpLatency;
    out.dpExchange = inside + between + (chunks - 1) * std::max(inside, between);
}

void takeExchange(StepTime &out)
{
    const auto &exchange = out.exchange = wanExchange(out.wanAsked);
    out.wanMessage = exchange.message;
    out.wanPerStep = exchange.bytesPerStep;
    out.wanRequired = exchange.required;
    out.wanUsed = exchange.used;
    out.wanTransfer = exchange.transfer;
    out.wan = exchange.total;
}

void wideArea(const StepInput &in, StepTime &out)
{
    out.wanAsked = wanInputOf(in);
    if (in.wan.sites < 2)
        return;
    out.wanWindow = in.wan.window;
    takeExchange(out);
}

/// Over what is left of a cut link or round the ring: whatever exposes less.
void chooseWay(StepTime &out, const WanCover &cover)
{
    auto &asked = out.wanAsked;
    if (asked.lostPairs == 0 || !asked.detour())
        return;
    const auto exposed = [&](bool round) {
        asked.goesRound = round;
        const auto exchange = wanExchange(asked);
        return std::pair(exchange.cutOff, exposedWan(asked, exchange, cover));
    };
    const auto over = exposed(false), round = exposed(true);
    asked.goesRound = round < over;
    takeExchange(out);
}

/// Gradient exchange that nothing hides; see the header.
void exposedTail(const StepInput &in, StepTime &out)
{
    const bool printed = in.mode == Mode::Printed;
    const Seconds slot = out.stageForward + out.stageBackward + 2 * out.exposedPerPass;
    const Seconds hiding = out.stageBackward + (printed ? Seconds() : out.exposedPerPass);
    takeWanCover(out, {.backward = hiding, .slot = slot}, out.stageBackward);
    out.tail = (printed || in.layout.replicas < 2 ? Seconds() : out.dpExchange) + out.exposedWan;
}

void wholeStep(const StepInput &in, StepTime &out)
{
    const auto m = static_cast<double>(in.microBatches);
    const auto p = static_cast<double>(in.layout.pp);
    const Seconds tp = in.layersPerStage * out.tpAllReduce;
    const Seconds send = in.mode == Mode::Printed ? out.ppSend : out.ppSendOversubscribed;
    const Seconds pp = send + out.ppGather;
    const Seconds recomputedTp = in.recompute == Recompute::Full ? tp : Seconds();

    out.exposedPerPass = tp + pp;
    out.slotCount = m + p - 1;
    out.bubbleShare = (p - 1) / out.slotCount;
    out.pipeline = out.slotCount * (out.stageForward + out.stageBackward);
    out.compute = m * (out.stageForward + out.stageBackward);
    out.bubble = out.pipeline - out.compute;
    out.exposedTp = out.slotCount * (2 * tp + recomputedTp);
    out.exposedPp = out.slotCount * 2 * pp;
    exposedTail(in, out);
    out.exposed = out.exposedTp + out.exposedPp + out.tail;
    out.total = out.pipeline + out.exposed;
    out.computeShare = out.compute / out.total;
}

void wholeTraining(const StepInput &in, StepTime &out)
{
    const auto replicas = static_cast<double>(in.layout.replicas);
    const auto m = static_cast<double>(in.microBatches);
    out.tokensPerStep = m * static_cast<double>(in.shape.microBatch) * static_cast<double>(in.shape.seq) * replicas;
    out.steps = in.tokens / out.tokensPerStep;
    out.training = out.steps * out.total;

    const Flop model = 3 * replicas * m * static_cast<double>(in.shape.layers) * in.size.layerForward;
    const auto allGpus = static_cast<double>(in.layout.gpusUsed + in.layout.spareGpus);
    out.mfu = model / (allGpus * in.rack.peakPerGpu * out.total);
    out.hfu = out.mfu * (3 + recomputedShare(in)) / 3;
}

/// Rounded up: an interleaved schedule works in groups of as many micro-batches as there are stages.
std::int64_t wholeGroups(std::int64_t microBatches, std::int64_t group)
{
    return (microBatches + group - 1) / group * group;
}

} // namespace

WanInput wanInputOf(const StepInput &in)
{
    auto wan = in.wan;
    wan.gradients = in.layersPerStage * in.layerGradients;
    wan.activations =
        Bytes(in.elementBytes * static_cast<double>(in.shape.seq) * static_cast<double>(in.shape.microBatch) *
              static_cast<double>(in.shape.hidden) * static_cast<double>(in.layout.replicas));
    return wan;
}

void takeWanCover(StepTime &step, const WanCover &cover, Seconds backward)
{
    const auto &in = step.wanAsked;
    if (in.sites < 2)
        return;
    chooseWay(step, cover);
    step.exposedWan = exposedWan(in, step.exchange, cover);
    step.wanWithoutPair = withoutPair(in, cover);
    const bool pipeline = in.mode == WanMode::Pipeline;
    step.wanBudget = pipeline ? cover.slot : in.mode == WanMode::AllReduce ? backward : Seconds();
}

StepTime stepTime(const StepInput &in)
{
    StepTime out;
    computation(in, out);
    layerMessages(in, out);
    gradients(in, out);
    wideArea(in, out);
    wholeStep(in, out);
    wholeTraining(in, out);
    return out;
}

Problems checkStep(const StepInput &in, const StepTime &step)
{
    constexpr double guideline = 0.2;
    Problems problems;
    if (step.bubbleShare > guideline) {
        const auto needed = wholeGroups(
            static_cast<std::int64_t>(std::ceil(static_cast<double>(in.layout.pp - 1) * (1 / guideline - 1))),
            step.measured ? in.layout.pp : 1);
        problems.push_back(warning(
            "parallelism.micro_batches",
            say("The pipeline bubble is %1; the guideline is 20 %.", format(step.bubbleShare, Unit::Ratio).joined()),
            {{say("Use %1 micro-batches", withCommas(static_cast<double>(needed))), "parallelism.micro_batches",
              std::to_string(needed)}}));
    }
    if (in.simulatedSend && in.layout.pp > 1 && step.ppSend.si() > 0) {
        const auto text = [](double seconds) { return format(seconds, Unit::Second).joined(); };
        const double closed = std::max(in.sendOversubscription, 1.0) * step.ppSend.si();
        const double simulated = in.simulatedSend->si();
        problems.push_back(
            note("network.times",
                 say("99 of 100 simulated sends to the next stage take up to %1, %2 times the closed form's %3: that "
                     "is the bytes at the NIC's rate over the oversubscription; simulated flows also wait for others "
                     "on links that their hash or path shares, carry headers, and take the latency of a path.",
                     text(simulated), format(simulated / closed, Unit::One).joined(), text(closed))));
    }
    auto ofWan = checkWan(step);
    problems.insert(problems.end(), ofWan.begin(), ofWan.end());
    return problems;
}

} // namespace gigasite
