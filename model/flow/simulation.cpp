// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/simulation.h"

#include "model/flow/bundle_loads.h"
#include "model/flow/degraded.h"
#include "model/flow/link_loads.h"
#include "model/flow/simulation_steps.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace gigasite::flow {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

PacketFormat packetsOf(const NetworkSpec &spec)
{
    PacketFormat packets;
    packets.linkRate = spec.hostRate / spec.planes;
    return packets;
}

/// Fluid times into times as a sender measures them.
void addLatencies(std::vector<double> &seconds, const FlowSet &flows, const SimulationInput &input)
{
    if (input.transport == Transport::EcmpPfc)
        addAcknowledgementWaits(seconds, flows);
    const auto packets = packetsOf(input.network);
    for (std::size_t f = 0; f < seconds.size(); ++f) {
        const auto hops = flows.path(f).size();
        seconds[f] = asMeasured(seconds[f], input.transport, input.spraying, {packets, input.linkDelay, false}, hops, f,
                                input.routing.seed);
    }
}

/// Where the stripes of each flow start; one more entry than flows. `demand`: whose stripe each is, ascending; empty =
/// equally many of each.
std::vector<std::uint32_t> firstStripes(std::size_t stripes, const std::vector<std::uint32_t> &demand,
                                        std::size_t flows)
{
    std::vector<std::uint32_t> first(flows + 1, 0);
    for (const auto d : demand)
        ++first[d + 1];
    const auto each = stripes / std::max<std::size_t>(flows, 1);
    for (std::size_t f = 0; f < flows; ++f)
        first[f + 1] = demand.empty() ? static_cast<std::uint32_t>((f + 1) * each) : first[f] + first[f + 1];
    return first;
}

/// A striped flow is done when its last stripe is.
std::vector<double> joined(std::vector<double> stripes, const std::vector<std::uint32_t> &first)
{
    if (stripes.size() + 1 == first.size())
        return stripes;
    std::vector<double> whole(first.size() - 1, 0);
    for (std::size_t f = 0; f < whole.size(); ++f) {
        for (auto stripe = first[f]; stripe < first[f + 1]; ++stripe)
            whole[f] = std::max(whole[f], stripes[stripe]);
    }
    return whole;
}

/// Those of flows that end, in order; returns how many do not.
std::size_t sortFinished(std::vector<double> &values)
{
    const auto unfinished = std::erase(values, never);
    std::sort(values.begin(), values.end());
    return unfinished;
}

void sortInto(std::vector<double> seconds, std::vector<double> slowdowns, SimulationResult &result)
{
    result.unfinished = sortFinished(seconds);
    sortFinished(slowdowns);
    result.completion = distributionOf(seconds);
    result.sorted = std::move(seconds);
    result.slowdown = distributionOf(slowdowns);
    result.slowdowns = std::move(slowdowns);
}

Outcome<RoutedFlows, Problems> flowsOf(const Network &network, const SimulationInput &input, const Traffic &traffic,
                                       const std::stop_token &stop)
{
    if (isSplit(input.transport)) {
        if (input.failures.empty())
            return RoutedFlows{network.sprayed(traffic), {}};
        auto flows = sprayed(network, input.failures, traffic);
        if (!flows)
            return flows.problem();
        return RoutedFlows{*std::move(flows), {}};
    }
    if (input.failures.empty())
        return RoutedFlows{network.hashed(traffic, input.routing), {}};
    return routed(network, input.failures, traffic, input.routing, stop);
}

} // namespace

void dress(FlowSet &flows, const SimulationInput &input)
{
    const auto packets = packetsOf(input.network);
    for (auto &bytes : flows.bytes) {
        bytes = packets.wireBytes(bytes);
        if (input.transport == Transport::EcmpPfc)
            bytes = bytesWithAcknowledgements(packets, bytes);
    }
}

bool isSplit(Transport transport)
{
    return transport == Transport::Ideal || transport == Transport::Spray;
}

std::vector<double> completions(const FlowSet &flows, const SimulationInput &input, const RunControl &control,
                                std::size_t &solves)
{
    auto done = input.transport == Transport::EcmpPfc
        ? backpressureCompletions(flows, {.stepsPerTransfer = input.stepsPerTransfer, .bufferSteps = 0}, control)
        : maxMinCompletions(flows, control);
    solves = done.solves;
    for (std::size_t f = 0; f < flows.start.size(); ++f)
        done.seconds[f] -= flows.start[f]; // a transfer takes what it takes, whenever it began
    addLatencies(done.seconds, flows, input);
    return std::move(done.seconds);
}

double idealTime(const SimulationInput &input)
{
    const auto packets = packetsOf(input.network);
    const auto stripe = packets.wireBytes(input.traffic.bytes / input.network.planes);
    return stripe / packets.linkRate + pathLatency(packets, 2 * input.network.tiers.size(), input.linkDelay, false);
}

std::vector<double> idealTimes(const FlowSet &flows, const SimulationInput &input)
{
    const auto packets = packetsOf(input.network);
    std::vector<double> times(flows.size());
    for (std::size_t f = 0; f < times.size(); ++f) {
        const auto path = flows.path(f);
        double slowest = never;
        for (const auto link : path)
            slowest = std::min(slowest, flows.capacity[index(link)]);
        times[f] =
            packets.wireBytes(flows.bytes[f]) / slowest + pathLatency(packets, path.size(), input.linkDelay, false);
    }
    return times;
}

std::vector<double> slowdownsOf(const std::vector<double> &seconds, const std::vector<double> &ideal)
{
    std::vector<double> slowdowns(seconds.size());
    std::transform(seconds.begin(), seconds.end(), ideal.begin(), slowdowns.begin(), std::divides<>());
    return slowdowns;
}

Problems checkSimulation(const SimulationInput &input)
{
    auto problems = checkNetwork(input.network);
    if (!problems.empty())
        return problems;
    if (!(input.traffic.bytes > 0) || !std::isfinite(input.traffic.bytes))
        problems.push_back(error("bytes", "A flow needs a positive, finite number of bytes."));
    if (!(input.linkDelay >= 0) || !std::isfinite(input.linkDelay))
        problems.push_back(error("delay", "A link's delay must be 0 or more seconds."));
    if (problems.empty() && !std::isfinite(idealTime(input)))
        problems.push_back(error("bytes", "A flow of so many bytes would not end in any finite time at this rate."));
    const auto hosts = input.network.hosts * std::uint64_t{input.network.sites};
    constexpr std::uint64_t mostPairs = 4096;
    if (input.traffic.pattern == Pattern::AllToAll && input.traffic.stride == 0 && input.traffic.ring == 0 &&
        hosts > mostPairs)
        problems.push_back(error("hosts",
                                 "All-to-all among " + std::to_string(hosts) +
                                     " hosts would be more flows than memory holds; at most 4,096 hosts."));
    return problems;
}

Traffic trafficOf(const TrafficSpec &spec, std::uint32_t hosts)
{
    Traffic traffic;
    if (spec.stride > 0) {
        for (std::uint64_t i = 0; i + spec.stride < hosts; ++i)
            traffic.push_back({HostId(i), HostId(i + spec.stride), spec.bytes, 0, 0});
    } else if (spec.ring > 1 && spec.pattern == Pattern::Tree) { // a double tree in every group
        const auto span = std::uint64_t{spec.ring} * spec.ringStep;
        const auto tree = synthetic(Pattern::Tree, spec.ring, spec.bytes, spec.seed);
        for (std::uint64_t i = 0; i < hosts / span * span; ++i) {
            if (i / spec.ringStep % spec.ring != 0)
                continue; // i is the first of its group
            for (auto demand : tree) {
                demand.from = HostId(i + std::uint64_t{index(demand.from)} * spec.ringStep);
                demand.to = HostId(i + std::uint64_t{index(demand.to)} * spec.ringStep);
                traffic.push_back(demand);
            }
        }
    } else if (spec.ring > 0) {
        const auto span = std::uint64_t{spec.ring} * spec.ringStep;
        for (std::uint64_t i = 0; i < hosts / span * span; ++i) {
            const bool last = i / spec.ringStep % spec.ring == spec.ring - 1;
            const auto to = last ? i - (span - spec.ringStep) : i + spec.ringStep;
            if (to != i)
                traffic.push_back({HostId(i), HostId(to), spec.bytes, 0, 0});
        }
    } else {
        traffic = synthetic(spec.pattern, hosts, spec.bytes, spec.seed);
    }
    if (spec.spread > 0)
        desynchronise(traffic, spec.spread, spec.seed);
    return traffic;
}

SimulationResult simulate(const SimulationInput &input, const RunControl &control,
                          const std::function<void(const SimulationResult &)> &partial)
{
    const auto begin = std::chrono::steady_clock::now();
    SimulationResult result;
    result.problems = checkSimulation(input);
    if (!result.problems.empty())
        return result;
    const Network network(input.network);
    result.problems = checkFailures(network, input.failures);
    const auto traffic = trafficOf(input.traffic, network.hostCount());
    if (result.problems.empty())
        result.problems = checkTraffic(traffic, network.hostCount());
    if (!result.problems.empty() || control.stop.stop_requested())
        return result;
    auto routes = flowsOf(network, input, traffic, control.stop);
    if (!routes) {
        result.problems = routes.problem();
        return result;
    }
    auto [flows, demand] = *std::move(routes);
    const auto stripes = firstStripes(flows.size(), demand, traffic.size());
    const auto alone = joined(idealTimes(flows, input), stripes);
    dress(flows, input);
    result.flows = traffic.size();
    result.ideal = idealTime(input);
    auto watched = control;
    if (partial) {
        watched.progress = [&](std::vector<double> finished) {
            auto soFar = result;
            const std::vector<double> ideal(finished.size(), soFar.ideal);
            auto slowdowns = slowdownsOf(finished, ideal);
            sortInto(std::move(finished), std::move(slowdowns), soFar);
            partial(soFar);
        };
    }
    auto seconds = joined(completions(flows, input, watched, result.solves), stripes);
    if (control.stop.stop_requested())
        return result;
    auto slowdowns = slowdownsOf(seconds, alone);
    const bool split = isSplit(input.transport);
    if (!split)
        addBundles(network, {flows, stripes, slowdowns}, result);
    sortInto(std::move(seconds), std::move(slowdowns), result);
    addLoads(split ? network.bundled() : network, flows, result);
    for (auto &hot : result.hottest)
        hot.cable = split ? std::nullopt : network.cableOf(hot.link);
    result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace gigasite::flow
