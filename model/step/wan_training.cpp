// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/wan_training.h"

#include "model/step/collectives.h"
#include "model/step/pipeline_over_sites.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gigasite {

namespace {

constexpr double slack = 1e-9; ///< a rate that just fills its wavelengths needs no further one

double roundedUp(double v)
{
    return std::ceil(v - slack);
}

double roundedDown(double v)
{
    return std::floor(v + slack);
}

double timesPerStep(const WanInput &in)
{
    switch (in.mode) {
    case WanMode::AllReduce:
        return in.stages;
    case WanMode::Pipeline: // a middle site sends both ways; of two, the last chunk's way back to the first is one less
        return in.microBatches * (in.sites > 2 ? 2 * in.chunks : 2 * in.chunks - 1);
    case WanMode::LocalUpdates:
        return in.stages / in.syncEverySteps;
    }
    return 0;
}

void size(const WanInput &in, WanExchange &out)
{
    const bool pipeline = in.mode == WanMode::Pipeline;
    out.message = pipeline ? in.activations : 2 * (in.sites - 1.0) / in.sites * in.gradients;
    out.perStep = timesPerStep(in);
    out.bytesPerStep = out.perStep * out.message;
    out.loss = lossBehindParity(in.loss, in.fecOverhead, in.fecBlockPackets);
    out.wire = in.papers ? out.message : out.message * ((1 + in.fecOverhead) / (1 - out.loss));
}

void buildLinks(const WanInput &in, WanExchange &out)
{
    const bool local = in.mode == WanMode::LocalUpdates;
    out.required = (local ? in.stages / in.syncEverySteps : 1) * out.wire / in.window;
    out.link = in.rate.value_or(out.required);
    out.used = out.link;
    if (!(in.wavelength > BytesPerSecond()))
        return;
    out.wavelengths = std::max(1.0, roundedUp(out.link / in.wavelength));
    out.fibrePairs = roundedUp(out.wavelengths / std::max(1.0, in.wavelengthsPerPair));
    out.cutOff = in.missingPairs() >= out.fibrePairs;
    if (!out.cutOff)
        out.used = out.link * ((out.fibrePairs - in.missingPairs()) / out.fibrePairs);
}

void shareAmongFlows(const WanInput &in, WanExchange &out)
{
    out.admitted = in.flows;
    out.tcpFlow = in.nic;
    if (out.loss > 0 && in.longestRtt() > Seconds())
        out.tcpFlow = std::min(in.nic, Bytes(in.packetBytes) / in.longestRtt() * std::sqrt(1.5 / out.loss));
    const auto most = in.transport == WanTransport::Tcp ? out.tcpFlow : in.nic;
    out.flow = std::min(most, out.used / in.flows);
    if (in.transport == WanTransport::FixedRate && in.flowRate) {
        const auto asked = std::min(*in.flowRate, in.nic);
        out.tooNarrow = asked > out.used;
        out.flow = std::min(asked, out.used);
        out.admitted = std::clamp(roundedDown(out.used / out.flow), 1.0, in.flows);
    }
    out.reached = in.papers ? out.used : in.flows / roundedUp(in.flows / out.admitted) * out.flow;
}

/// As even as whole stages are.
std::vector<std::int64_t> stagesOf(const WanInput &in)
{
    if (!in.siteStages.empty())
        return in.siteStages;
    const auto stages = static_cast<std::int64_t>(in.stages);
    std::vector<std::int64_t> shares;
    for (std::int64_t i = 0; i < in.sites; ++i)
        shares.push_back(stages * (i + 1) / in.sites - stages * i / in.sites);
    return shares;
}

Seconds pipelineWait(const WanInput &in, const WanExchange &exchange, const WanCover &cover)
{
    PipelineOverSites pipeline{.siteStages = stagesOf(in)};
    pipeline.microBatches = static_cast<std::int64_t>(in.microBatches);
    pipeline.chunks = static_cast<std::int64_t>(in.chunks);
    pipeline.forward = (cover.slot - cover.backward).si();
    pipeline.backward = cover.backward.si();
    pipeline.crossing = exchange.transfer.si();
    pipeline.way = (exchange.latency + exchange.resent).si();
    for (const auto border : in.borders) // what is sent again takes RTTs, too
        pipeline.ways.push_back(in.rtt > Seconds() ? pipeline.way * (border / in.rtt) : 0);
    for (std::size_t i = 1; in.lostLink > 0 && in.missingPairs() > 0 && i <= in.borders.size(); ++i)
        pipeline.crossings.push_back((i == in.lostLink ? exchange.transfer : exchange.elsewhere).si());
    return Seconds(waitBetweenSites(pipeline));
}

/// What the exchange of every stage, hidden behind a backward pass, lasts beyond it.
Seconds beyondBackward(const WanInput &in, const WanExchange &exchange, const WanCover &cover)
{
    return std::max(exchange.total - cover.backward, Seconds()) +
        (in.stages - 1) * std::max(exchange.transfer - cover.backward, Seconds());
}

/// Under way, of one exchange.
Seconds latencyOf(const WanInput &in)
{
    if (in.mode == WanMode::Pipeline)
        return in.rtt / 2;
    if (in.papers || in.borders.empty())
        return ringLatency(in.sites, in.papers ? in.rtt : in.rtt / 2);
    auto links = in.borders;
    if (in.goesRound && in.detour())
        links[in.lostLink - 1] = *in.detour();
    return ringLatency(links);
}

double ringSteps(int sites)
{
    return 2 * (sites - 1);
}

/// At `reached` of `out`.
void time(const WanInput &in, WanExchange &out)
{
    out.transfer = out.wire / out.reached;
    if (!in.papers)
        out.resent = in.longestRtt() * roundsSentAgain(out.wire.si() / in.packetBytes, out.loss);
    const double transfers = in.mode == WanMode::LocalUpdates ? in.stages : 1;
    out.latency = latencyOf(in);
    out.step = out.latency / ringSteps(in.sites);
    out.total = transfers * out.transfer + out.latency + out.resent;
}

} // namespace

std::optional<Seconds> WanInput::detour() const
{
    return lostLink > 0 && lostLink <= detours.size() ? std::optional(detours[lostLink - 1]) : std::nullopt;
}

Seconds WanInput::longestRtt() const
{
    return goesRound && detour() ? std::max(rtt, *detour()) : rtt;
}

Seconds ringLatency(const std::vector<Seconds> &roundTrips)
{
    const auto links = roundTrips.size();
    if (links == 1)
        return ringLatency(2, roundTrips.front() / 2);
    Seconds around{}, least(std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < links; ++i) {
        around += roundTrips[i];
        least = std::min(least, (roundTrips[i] + roundTrips[(i + 1) % links]) / 2);
    }
    return around - least;
}

double roundsSentAgain(double packets, double loss)
{
    constexpr double negligible = 1e-12;
    double rounds = 0, lost = loss; // k times in a row
    for (double share = 1; share > negligible && lost > 0; lost *= loss) {
        share = -std::expm1(packets * std::log1p(-lost)); // that any of them is
        rounds += share;
    }
    return rounds;
}

double lossBehindParity(double loss, double overhead, double block)
{
    constexpr double negligible = 1e-17; // of the sum
    const double parity = roundedDown(block * overhead / (1 + overhead)), others = block - 1;
    if (!(loss > 0) || parity < 1)
        return loss;
    if (parity > others || loss >= 1)
        return loss < 1 ? 0 : loss;
    // From the boundary away from the mean, so that terms only fall.
    const double odds = loss / (1 - loss);
    const bool above = parity > others * loss;
    double at = above ? parity : parity - 1, sum = 0;
    double term = std::exp(std::lgamma(others + 1) - std::lgamma(at + 1) - std::lgamma(others - at + 1) +
                           at * std::log(loss) + (others - at) * std::log1p(-loss));
    while (at >= 0 && at <= others && term > negligible * sum) {
        sum += term;
        term *= above ? (others - at) / (at + 1) * odds : at / (others - at + 1) / odds;
        at += above ? 1 : -1;
    }
    return loss * std::clamp(above ? sum : 1 - sum, 0.0, 1.0);
}

WanExchange wanExchange(const WanInput &in)
{
    WanExchange out;
    if (in.sites < 2)
        return out;
    size(in, out);
    buildLinks(in, out);
    shareAmongFlows(in, out);
    time(in, out);
    out.elsewhere = out.transfer;
    if (in.mode == WanMode::Pipeline && in.lostLink > 0 && in.lostPairs > 0) {
        auto intact = in;
        intact.lostPairs = 0;
        out.elsewhere = wanExchange(intact).transfer;
    }
    return out;
}

Seconds exposedWan(const WanInput &in, const WanExchange &exchange, const WanCover &cover)
{
    if (in.sites < 2)
        return {};
    switch (in.mode) {
    case WanMode::AllReduce:
        if (in.papers)
            return beyondBackward(in, exchange, cover);
        return exchange.total + (in.stages - 1) * std::max(exchange.transfer - cover.backward, Seconds());
    case WanMode::Pipeline:
        return pipelineWait(in, exchange, cover);
    case WanMode::LocalUpdates:
        return exchange.total / in.syncEverySteps;
    }
    return {};
}

namespace {

/// One pair less of that link, over what is left or round it: whatever exposes less.
std::optional<WanWithoutPair> withoutPairOf(std::size_t link, const WanInput &in, const WanCover &cover)
{
    auto asked = in;
    asked.lostLink = link;
    asked.lostPairs = in.lostPairs + 1;
    std::optional<WanWithoutPair> best;
    for (const bool round : {false, true}) {
        if (round && !asked.detour())
            continue;
        asked.goesRound = round;
        const auto exchange = wanExchange(asked);
        if (exchange.cutOff)
            continue;
        const auto exposed = exposedWan(asked, exchange, cover);
        if (!best || exposed < best->exposed)
            best = {exchange, exposed, round, link};
    }
    return best;
}

} // namespace

std::optional<WanWithoutPair> withoutPair(const WanInput &in, const WanCover &cover)
{
    if (in.sites < 2 || in.papers)
        return std::nullopt;
    if (in.lostLink > 0 || in.lostPairs > 0 || in.borders.empty())
        return withoutPairOf(in.lostLink, in, cover);
    std::optional<WanWithoutPair> worst;
    for (std::size_t link = 1; link <= in.borders.size(); ++link) {
        auto without = withoutPairOf(link, in, cover);
        if (!without)
            return std::nullopt;
        if (!worst || without->exposed > worst->exposed)
            worst = std::move(without);
    }
    return worst;
}

} // namespace gigasite
