// SPDX-License-Identifier: GPL-3.0-or-later
// All-to-all by classes of flows (all_to_all.h, group_classes.h): from rates to times, for any number of flows.
#include "model/flow/estimate_band.h"
#include "model/flow/group_classes.h"
#include "model/flow/large_array.h"
#include "model/flow/simulation_steps.h"
#include "model/flow/sort_by_key.h"

#include <algorithm>
#include <cmath>

namespace gigasite::flow {

namespace {

constexpr std::uint64_t mostClasses = mostFlows;
constexpr std::size_t mostRanks = 1 << 20; ///< of flows that are too many to be listed

/// So many flows with one value.
struct Share {
    double value = 0, flows = 0;
};

/// Distribution and list of shares: of all flows, or of evenly spaced ranks where they are too many.
void spread(std::vector<Share> shares, const std::stop_token &stop, Distribution &distribution,
            std::vector<double> &sorted)
{
    sortByKey(shares, [](const Share &share) { return orderOf(share.value); }, stop);
    double flows = 0, sum = 0;
    StopWatch watch(stop);
    for (const auto &share : shares) {
        if (watch.asked())
            return;
        flows += share.flows;
        sum += share.flows * share.value;
    }
    if (flows < 1)
        return;
    const auto count =
        flows <= static_cast<double>(mostFlows) ? static_cast<std::size_t>(std::round(flows)) : mostRanks;
    const double step = count > 1 ? (flows - 1) / static_cast<double>(count - 1) : 0;
    reserveLarge(sorted, count);
    double end = shares.front().flows;
    for (std::size_t i = 0, at = 0; i < count && !watch.asked(); ++i) {
        while (static_cast<double>(i) * step > end - 0.5 && at + 1 < shares.size())
            end += shares[++at].flows;
        sorted.push_back(shares[at].value);
    }
    distribution = distributionOf(sorted);
    distribution.mean = sum / flows;
}

bool isPlain(const SimulationInput &input)
{
    return input.traffic.ring == 0 && isPlainTree(input.network);
}

/// No more classes than that, without counting them.
std::uint64_t classBound(const SimulationInput &input)
{
    const auto &network = input.network;
    const std::uint64_t group =
        input.traffic.ring > 0 ? input.traffic.ring : std::uint64_t{network.hosts} * network.sites;
    const auto groups = std::uint64_t{network.hosts} * network.sites / group;
    auto cells = group;
    if (!network.railOnly && network.attachment == Attachment::Rack && input.traffic.ringStep == 1) {
        const auto cell = std::min(network.tiers[0].down, network.domain > 1 ? network.domain : UINT32_MAX);
        cells = std::min(group, 2 * (group / cell + 2)); // a domain may lie under two switches
    }
    return groups * cells * cells;
}

/// Only paths between sites have more links than all tiers up and down again.
double wanDelayOf(const SimulationInput &input, std::uint32_t hops)
{
    const auto tiers = input.network.tiers.size() + (input.network.railOnly ? 1 : 0);
    return input.network.sites > 1 && hops > 2 * tiers ? input.wanDelay : 0;
}

double latencyOf(const SimulationInput &input, std::uint32_t hops)
{
    return pathLatency(packetsOf(input.network), hops, input.linkDelay, false) + wanDelayOf(input, hops);
}

struct Times {
    std::vector<Share> seconds, slowdowns;

    void add(double time, double alone, double flows)
    {
        seconds.push_back({time, flows});
        slowdowns.push_back({time / alone, flows});
    }
};

/// Hashed packets give every flow a deviation of its own. Of classes too large for that a number of draws stands for
/// all, more than enough for p99; the last is past nearly all of them.
Times timesOf(const SimulationInput &input, const std::vector<FlowClass> &classes, double bytes, double flows,
              const std::stop_token &stop)
{
    constexpr double mostDraws = mostRanks, fewestDraws = 1024;
    const bool single = input.transport == Transport::Spray && input.spraying == Spraying::Hashed;
    const auto packets = packetsOf(input.network);
    Times times;
    std::size_t drawn = 0;
    StopWatch watch(stop);
    for (const auto &c : classes) {
        const double alone = bytes / c.alone + latencyOf(input, c.hops);
        const double draws =
            single ? std::min(c.flows, std::max(fewestDraws, std::round(mostDraws * c.flows / flows))) : 1;
        for (double i = 0; i < draws; ++i) {
            if (watch.asked())
                return times;
            times.add(asMeasured(bytes / c.rate, input.transport, input.spraying, {packets, input.linkDelay, false},
                                 c.hops, drawn++, input.routing.seed) +
                          wanDelayOf(input, c.hops),
                      alone, c.flows / draws);
        }
    }
    return times;
}

/// Each flow's own deviation by its number, where all can be listed.
Times listedTimes(const SimulationInput &input, double bytes, const std::stop_token &stop)
{
    const Network network(input.network);
    const auto packets = packetsOf(input.network);
    const auto classes = allToAllClasses(network);
    const PairClassOf classOf(network);
    const auto hosts = network.hostCount();
    Times times;
    reserveLarge(times.seconds, std::size_t{hosts} * (hosts - 1));
    reserveLarge(times.slowdowns, std::size_t{hosts} * (hosts - 1));
    StopWatch watch(stop);
    for (std::uint32_t from = 0; from < hosts && !stop.stop_requested(); ++from) {
        for (std::uint32_t step = 1; step < hosts && !watch.asked(); ++step) {
            const auto &c = classes[classOf(HostId(from), HostId((from + step) % hosts))];
            times.add(asMeasured(bytes / c.rate, input.transport, input.spraying, {packets, input.linkDelay, false},
                                 std::size_t{2} * c.turn, times.seconds.size(), input.routing.seed),
                      bytes / input.network.hostRate + latencyOf(input, 2 * c.turn), 1);
        }
    }
    return times;
}

GroupClasses plainClasses(const NetworkSpec &spec, double bytes)
{
    const Network network(spec);
    GroupClasses result;
    for (const auto &c : allToAllClasses(network)) {
        if (c.flows > 0)
            result.classes.push_back({c.flows, 2 * c.turn, c.rate, spec.hostRate});
    }
    result.uses = allToAllUses(network.bundled(), bytes);
    return result;
}

} // namespace

bool isByClasses(const SimulationInput &asked, const std::stop_token &stop)
{
    const auto &traffic = asked.traffic;
    if (traffic.pattern != Pattern::AllToAll || traffic.stride > 0 || traffic.spread > 0 || traffic.wanHosts > 0 ||
        asked.transport == Transport::EcmpPfc || areAlike(asked))
        return false;
    const auto input = withoutDeadPlanes(asked);
    const auto &network = input.network;
    if (network.planes == 0 || !input.failures.empty())
        return false;
    const bool split = isSplit(input.transport);
    const bool plain = isPlain(input);
    if (!split && flowCount(traffic, network.hosts, network.sites) <= mostFlows)
        return false; // listed, with the loads of single links
    if (split && (plain || classBound(input) <= mostClasses))
        return true;
    if (!plain && !split && classBound(input) > mostClasses * mostClasses)
        return false;
    const auto count = countClasses(network, traffic, stop);
    const auto top = std::min(count.turn, static_cast<std::uint32_t>(network.tiers.size()));
    const bool onePath = Network(network).level(top).width == 1;
    return (plain || count.classes <= mostClasses) && (split || onePath);
}

void simulateByClasses(const SimulationInput &asked, const std::stop_token &stop, SimulationResult &result)
{
    const auto input = withoutDeadPlanes(asked);
    const auto &spec = input.network;
    const auto packets = packetsOf(spec);
    const double bytes = isSplit(input.transport) ? packets.wireBytes(bytesOfFlow(input))
                                                  : packets.wireBytes(bytesOfFlow(input) / spec.planes) * spec.planes;
    const bool plain = isPlain(input);
    const auto solved = plain ? plainClasses(spec, bytes) : groupClasses(spec, input.traffic, bytes, stop);
    const auto flows = flowCount(input.traffic, spec.hosts, spec.sites);
    const bool listed =
        plain && flows <= mostFlows && input.transport == Transport::Spray && input.spraying == Spraying::Hashed;
    auto times = listed ? listedTimes(input, bytes, stop)
                        : timesOf(input, solved.classes, bytes, static_cast<double>(flows), stop);
    if (stop.stop_requested())
        return;
    spread(std::move(times.seconds), stop, result.completion, result.sorted);
    spread(std::move(times.slowdowns), stop, result.slowdown, result.slowdowns);
    if (stop.stop_requested())
        return;
    result.flows = flows;
    result.ideal = idealTime(input);
    result.alone = aloneTime(input);
    result.solves = 1;
    const Network network(spec);
    addLoads(network.bundled(), network.sprayed({}).capacity, solved.uses, result);
}

} // namespace gigasite::flow
