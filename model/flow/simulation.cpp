// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/simulation.h"

#include "model/flow/all_to_all.h"
#include "model/flow/bundle_loads.h"
#include "model/flow/degraded.h"
#include "model/flow/link_loads.h"
#include "model/flow/simulation_steps.h"
#include "model/units/unit.h"

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

/// A striped flow is done when its last stripe is. `demand`: whose stripe a flow is; empty = equally many of each.
std::vector<double> joined(std::vector<double> stripes, const std::vector<std::uint32_t> &demand, std::size_t flows)
{
    if (stripes.size() == flows)
        return stripes;
    std::vector<double> whole(flows, 0);
    const auto each = stripes.size() / std::max<std::size_t>(flows, 1);
    for (std::size_t f = 0; f < stripes.size(); ++f) {
        auto &last = whole[demand.empty() ? f / each : demand[f]];
        last = std::max(last, stripes[f]);
    }
    return whole;
}

void sortInto(std::vector<double> seconds, SimulationResult &result)
{
    std::erase_if(seconds, [&](double s) {
        result.unfinished += s == never;
        return s == never;
    });
    std::sort(seconds.begin(), seconds.end());
    result.completion = distributionOf(seconds);
    result.sorted = std::move(seconds);
}

/// Solvers run to the last completion, so what is unfinished was given up.
void warnOfUnfinished(SimulationResult &result)
{
    if (result.unfinished > 0)
        result.problems.push_back(
            warning("network.traffic",
                    withCommas(static_cast<double>(result.unfinished)) + " of " +
                        withCommas(static_cast<double>(result.flows)) +
                        " flows did not finish: the simulation was given up when nothing moved any "
                        "more or after millions of steps; its times are those of the others."));
}

/// All-to-all whose flows need not be listed (all_to_all.h).
bool isUniform(const SimulationInput &input)
{
    const auto &t = input.traffic;
    return isSplit(input.transport) && t.pattern == Pattern::AllToAll && t.stride == 0 && t.ring == 0 &&
        t.spread == 0 && input.failures.empty() && isPlainTree(input.network);
}

void simulateUniform(const SimulationInput &input, const std::stop_token &stop, SimulationResult &result)
{
    const Network network(input.network);
    const auto hosts = network.hostCount();
    const auto packets = packetsOf(input.network);
    const double bytes = packets.wireBytes(input.traffic.bytes / (hosts - 1));
    const auto classes = allToAllClasses(network);
    const auto timeOf = [&](const PairClass &c, std::size_t flow) {
        return asMeasured(bytes / c.rate, input.transport, input.spraying, {packets, input.linkDelay, false},
                          std::size_t{2} * c.turn, flow, input.routing.seed);
    };
    result.flows = std::size_t{hosts} * (hosts - 1);
    result.ideal = idealTime(input);
    result.solves = 1;
    std::vector<double> seconds;
    seconds.reserve(result.flows);
    if (input.transport == Transport::Spray && input.spraying == Spraying::Hashed) { // a deviation of each flow's own
        const PairClassOf classOf(network);
        StopWatch watch(stop);
        for (std::uint32_t from = 0; from < hosts; ++from) {
            for (std::uint32_t step = 1; step < hosts && !watch.asked(); ++step)
                seconds.push_back(
                    timeOf(classes[classOf(HostId(from), HostId((from + step) % hosts))], seconds.size()));
        }
    } else {
        for (const auto &c : classes)
            seconds.insert(seconds.end(), static_cast<std::size_t>(c.flows), c.flows > 0 ? timeOf(c, 0) : 0);
    }
    if (stop.stop_requested())
        return;
    sortInto(std::move(seconds), result);
    const auto bundles = network.bundled();
    addLoads(bundles, network.sprayed({}).capacity, allToAllUses(bundles, bytes), result);
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
    if (isUniform(input)) {
        simulateUniform(input, control.stop, result);
        result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        return result;
    }
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
    dress(flows, input);
    result.flows = traffic.size();
    result.ideal = idealTime(input);
    auto watched = control;
    if (partial) {
        watched.progress = [&](std::vector<double> finished) {
            auto soFar = result;
            sortInto(std::move(finished), soFar);
            partial(soFar);
        };
    }
    auto seconds = joined(completions(flows, input, watched, result.solves), demand, traffic.size());
    if (control.stop.stop_requested())
        return result;
    sortInto(std::move(seconds), result);
    warnOfUnfinished(result);
    addLoads(isSplit(input.transport) ? network.bundled() : network, flows.capacity, usesOf(flows), result);
    if (!isSplit(input.transport))
        addBundles(network, flows, result);
    result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace gigasite::flow
