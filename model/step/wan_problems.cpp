// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/step_time.h"

#include "model/units/unit.h"

#include <cmath>
#include <utility>

namespace gigasite {

namespace {

std::string seconds(Seconds t)
{
    return format(t.si(), Unit::Second).joined();
}

std::string bits(BytesPerSecond rate)
{
    return format(bitsPerSecond(rate), Unit::BitPerSecond).joined();
}

/// Each way over a link, of one micro-batch: what wraps from the last stage to the first included.
Seconds perMicroBatch(const StepTime &step)
{
    return (2 * step.wanAsked.chunks - 1) * step.wanTransfer;
}

/// What a pipeline waits with the activations in flight that are counted, and what more of them would do where the
/// links keep up.
Text orderAndMemory(const StepTime &step)
{
    const Seconds roundTrip = 2 * step.exchange.total;
    auto kept = say("Stages keep to the order of one forward, one backward, and to its memory: they wait %1 of "
                    "the step for other sites.",
                    seconds(step.exposedWan));
    if (!(step.wanBudget > Seconds()) || perMicroBatch(step) > step.wanBudget)
        return kept;
    const double more = std::ceil(roundTrip / step.wanBudget);
    if (more == 1)
        return behind(std::move(kept),
                      say("With the memory for one micro-batch more in flight before a border they could hide the "
                          "round trip of %1.",
                          seconds(roundTrip)));
    return behind(std::move(kept),
                  say("With the memory for %1 micro-batches more in flight before a border they could hide the round "
                      "trip of %2.",
                      withCommas(more), seconds(roundTrip)));
}

void checkBudget(const StepTime &step, Problems &problems)
{
    const auto &in = step.wanAsked;
    if (in.mode == WanMode::AllReduce && step.wan > step.wanBudget)
        problems.push_back(warning("step.wan_s",
                                   say("Between sites one stage's gradients take %1, longer than the backward pass of "
                                       "%2 that should hide them.",
                                       seconds(step.wan), seconds(step.wanBudget))));
    if (in.mode == WanMode::Pipeline && perMicroBatch(step) > step.wanBudget)
        problems.push_back(warning("step.wan_s",
                                   say("Between sites a micro-batch's activations take %1, longer than the %2 of "
                                       "computation that should hide them.",
                                       seconds(perMicroBatch(step)), seconds(step.wanBudget))));
}

} // namespace

Problems checkWan(const StepTime &step)
{
    Problems problems;
    const auto &in = step.wanAsked;
    const auto &exchange = step.exchange;
    if (in.sites < 2)
        return problems;
    const bool isCut = exchange.cutOff && in.missingPairs() > 0;
    if (!isCut)
        checkBudget(step, problems);
    if (!isCut && in.mode == WanMode::Pipeline && !in.papers && in.microBatches > 1)
        problems.push_back(note("wan.mode", orderAndMemory(step)));
    if (in.mode == WanMode::LocalUpdates && in.syncEverySteps > 1)
        problems.push_back(note("wan.mode",
                                say("Sites that meet every %1 steps only learn otherwise than one that meets every "
                                    "step; what that costs in tokens is not modelled.",
                                    withCommas(in.syncEverySteps))));
    if (isCut)
        problems.push_back(error("wan.lost_pairs",
                                 exchange.fibrePairs == 1
                                     ? say("The only fibre pair between sites is cut, so no step completes.")
                                     : say("All %1 fibre pairs between sites are cut, so no step completes.",
                                           withCommas(exchange.fibrePairs)),
                                 {{say("Restore everything"), "wan.lost_pairs", "0"}}));
    if (!isCut && !in.papers && exchange.fibrePairs - in.missingPairs() == 1 && !step.wanWithoutPair)
        problems.push_back(note("wan.fibre_pairs",
                                say("One fibre pair carries everything between sites: while it is cut, no step "
                                    "completes.")));
    if (in.fibrePair > BytesPerSecond() && in.fibrePair < in.wavelength)
        problems.push_back(
            {in.papers ? Severity::Warning : Severity::Error,
             "wan.fibre_pair_gbps",
             say("A fibre pair of %1 carries no wavelength of %2.", bits(in.fibrePair), bits(in.wavelength)),
             {{say("As much as one wavelength"), "wan.fibre_pair_gbps",
               shortestDecimal(bitsPerSecond(in.wavelength) / 1e9)}}});
    if (!in.papers && in.fecOverhead > 0 && in.fecBlockPackets * in.fecOverhead / (1 + in.fecOverhead) < 1 - 1e-9)
        problems.push_back(note("wan.fec_overhead",
                                say("Of blocks of %1 packets none is parity at this overhead: it costs bytes and "
                                    "repairs nothing.",
                                    withCommas(in.fecBlockPackets))));
    if (exchange.tooNarrow && !in.papers)
        problems.push_back(error("wan.flow_gbps",
                                 say("No flow is admitted: one takes %1 and the slowest site has %2.",
                                     bits(in.flowRate.value_or(BytesPerSecond())), bits(exchange.used)),
                                 {{say("Share it among all flows"), "wan.flow_gbps", "auto"}}));
    if (!in.papers && in.transport == WanTransport::Tcp && exchange.reached < exchange.used * (1 - 1e-9))
        problems.push_back(
            warning("wan.transport",
                    say("TCP reaches %1 of %2: %3 flows of %4 at this RTT and loss.", bits(exchange.reached),
                        bits(exchange.used), withCommas(in.flows), bits(exchange.flow)),
                    {{say("Admit at fixed rates"), "wan.transport", "fixed_rate"}}));
    return problems;
}

} // namespace gigasite
