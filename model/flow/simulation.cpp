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

/// Fluid times into times as a sender measures them.
void addLatencies(std::vector<double> &seconds, const FlowSet &flows, const SimulationInput &input)
{
    if (input.transport == Transport::EcmpPfc)
        addAcknowledgementWaits(seconds, flows);
    const auto packets = packetsOf(input.network);
    for (std::size_t f = 0; f < seconds.size(); ++f) {
        const auto hops = flows.hops(f);
        seconds[f] = asMeasured(seconds[f], input.transport, input.spraying, {packets, input.linkDelay, false}, hops, f,
                                input.routing.seed);
    }
}

/// A striped flow is done when its last stripe is, never if it has none. `demand`: whose stripe a flow is; empty =
/// equally many of each.
std::vector<double> joined(std::vector<double> stripes, const std::vector<std::uint32_t> &demand, std::size_t flows)
{
    if (stripes.size() == flows && demand.empty())
        return stripes;
    std::vector<double> whole(flows, -1);
    const auto each = stripes.size() / std::max<std::size_t>(flows, 1);
    for (std::size_t f = 0; f < stripes.size(); ++f) {
        auto &last = whole[demand.empty() ? f / each : demand[f]];
        last = std::max(last, stripes[f]);
    }
    std::replace(whole.begin(), whole.end(), -1.0, never);
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

/// The exchange between sites, which comes last, and all else.
void splitInto(const std::vector<double> &seconds, std::size_t exchange, SimulationResult &result)
{
    if (exchange == 0)
        return;
    const auto of = [](auto first, auto end) {
        std::vector<double> part(first, end);
        std::erase(part, never);
        std::sort(part.begin(), part.end());
        return distributionOf(part);
    };
    const auto middle = seconds.end() - static_cast<std::ptrdiff_t>(exchange);
    result.local = of(seconds.begin(), middle);
    result.wan = of(middle, seconds.end());
}

Outcome<RoutedFlows, Problems> flowsOf(const Network &network, const SimulationInput &input, const Traffic &traffic,
                                       const std::stop_token &stop)
{
    if (isSplit(input.transport)) {
        if (input.failures.empty())
            return RoutedFlows{network.sprayed(traffic), {}, {}};
        return sprayed(network, input.failures, traffic);
    }
    if (input.failures.empty())
        return RoutedFlows{network.hashed(traffic, input.routing), {}, {}};
    return routed(network, input.failures, traffic, input.routing, stop);
}

} // namespace

PacketFormat packetsOf(const NetworkSpec &spec)
{
    PacketFormat packets;
    packets.linkRate = spec.hostRate / spec.planes;
    return packets;
}

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
    const auto &spec = input.network;
    const bool alike = areAlike(input);
    const auto traffic = trafficOf(input.traffic, alike ? spec.domain : spec.hosts, alike ? 1 : spec.sites);
    if (result.problems.empty())
        result.problems = checkTraffic(traffic, network.hostCount());
    if (!result.problems.empty() || control.stop.stop_requested())
        return result;
    auto routes = flowsOf(network, input, traffic, control.stop);
    if (!routes) {
        result.problems = routes.problem();
        return result;
    }
    auto [flows, demand, remarks] = *std::move(routes);
    result.remarks = std::move(remarks);
    dress(flows, input);
    result.flows = flowCount(input.traffic, spec.hosts, spec.sites);
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
    splitInto(seconds, std::size_t{input.traffic.wanHosts} * spec.sites, result);
    sortInto(std::move(seconds), result);
    addLoads(isSplit(input.transport) ? network.bundled() : network, flows, result);
    if (!isSplit(input.transport))
        addBundles(network, flows, result);
    result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace gigasite::flow
