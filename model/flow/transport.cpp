// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/transport.h"

#include "model/flow/mean_transfer.h"
#include "model/flow/sort_by_key.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gigasite::flow {

namespace {

/// A standard normal value from two uniform ones (Box and Muller).
double normal(std::uint64_t seed, std::uint64_t flow)
{
    const auto uniform = [](std::uint64_t bits) { return (static_cast<double>(bits >> 11) + 0.5) * 0x1p-53; };
    return std::sqrt(-2 * std::log(uniform(mixed(seed, flow, 101)))) *
        std::cos(2 * std::numbers::pi * uniform(mixed(seed, flow, 102)));
}

} // namespace

double PacketFormat::wireBytes(double bytes) const
{
    const double packets = std::ceil(bytes / payload);
    return fullPackets ? packets * onWire : bytes + packets * (onWire - payload);
}

double pathLatency(const PacketFormat &packets, std::size_t hops, double linkDelay, bool atReceiver)
{
    const auto n = static_cast<double>(hops);
    return (n - 1) * packets.packetTime() + (atReceiver ? 1 : 2) * n * linkDelay;
}

double bytesWithAcknowledgements(const PacketFormat &packets, double wireBytes)
{
    return wireBytes * (1 + packets.acknowledgement / packets.onWire);
}

double acknowledgementWait(std::size_t hops, double stillSending)
{
    constexpr double wait = 6e-6;
    return hops <= 2 ? 0 : wait * static_cast<double>(hops - 2) * stillSending;
}

namespace {

template <class Hops> void addWaits(std::vector<double> &seconds, Hops hops, const std::stop_token &stop)
{
    struct Finish {
        double seconds;
        std::uint32_t flow;
    };
    std::vector<Finish> order; // of those that do
    reserveLarge(order, seconds.size());
    const auto n = static_cast<double>(seconds.size());
    double sum = 0, least = std::numeric_limits<double>::infinity();
    StopWatch watch(stop);
    for (std::uint32_t f = 0; f < seconds.size() && !watch.asked(); ++f) {
        if (!std::isfinite(seconds[f]))
            continue;
        sum += seconds[f];
        least = std::min(least, seconds[f]);
        order.push_back({seconds[f], f});
    }
    const auto finished = static_cast<double>(order.size());
    if (order.empty() || least <= 0)
        return;
    sortByKey(order, [](const Finish &finish) { return orderOf(finish.seconds); }, stop);
    const double waited = sum / finished - least; // on average, for the others
    const double contention = std::clamp(waited / least, 0.0, 1.0); // nobody waits in empty queues
    for (std::size_t rank = 0; rank < order.size() && !watch.asked(); ++rank) {
        // Queues on the way back are those that others wait in, and no longer: of a few packets, they never fill.
        const auto flow = order[rank].flow;
        const double full = contention * acknowledgementWait(hops(flow), 1);
        seconds[flow] += std::min(full, waited) * (1 - static_cast<double>(rank) / n);
    }
}

} // namespace

void addAcknowledgementWaits(std::vector<double> &seconds, const FlowSet &flows, const std::stop_token &stop)
{
    addWaits(seconds, [&](std::uint32_t f) { return flows.path(f).size(); }, stop);
}

void addAcknowledgementWaits(std::vector<double> &seconds, const std::vector<std::uint8_t> &hops,
                             const std::stop_token &stop)
{
    addWaits(seconds, [&](std::uint32_t f) { return std::size_t{hops[f]}; }, stop);
}

double sprayOverhead(double idealSeconds, Spraying spraying, std::size_t hops, std::size_t flow, std::uint64_t seed)
{
    const auto links = static_cast<double>(hops);
    const double pacing = 0.01 * idealSeconds + 0.5e-6 * links;
    if (spraying == Spraying::Permuted || hops <= 2)
        return pacing;
    const double tiers = links / 2; // at which the path turns round
    const double mean = tiers <= 2 ? 10e-6 : 28e-6 + 18e-6 * (tiers - 3);
    const double deviation = tiers <= 2 ? 4.7e-6 : 6.8e-6;
    return pacing + mean + std::clamp(normal(seed, flow), -2.5, 2.5) * std::min(deviation, mean / 2.5);
}

double asMeasured(double fluidSeconds, Transport transport, Spraying spraying, const Measurement &measurement,
                  std::size_t hops, std::size_t flow, std::uint64_t seed)
{
    const double overhead = transport == Transport::Spray ? sprayOverhead(fluidSeconds, spraying, hops, flow, seed) : 0;
    return fluidSeconds + overhead +
        pathLatency(measurement.packets, hops, measurement.linkDelay, measurement.atReceiver);
}

} // namespace gigasite::flow
