// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/simulation.h"

#include "model/flow/bundle_loads.h"
#include "model/flow/degraded.h"
#include "model/flow/large_array.h"
#include "model/flow/link_loads.h"
#include "model/flow/never.h"
#include "model/flow/plane_run.h"
#include "model/flow/simulation_steps.h"
#include "model/flow/sort_by_key.h"
#include "model/units/unit.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace gigasite::flow {

void addLatencies(std::vector<double> &seconds, const FlowSet &flows, const SimulationInput &input,
                  const std::stop_token &stop)
{
    if (input.transport == Transport::EcmpPfc)
        addAcknowledgementWaits(seconds, flows, stop);
    const auto packets = packetsOf(input.network);
    StopWatch watch(stop);
    for (std::size_t f = 0; f < seconds.size() && !watch.asked(); ++f) {
        const auto hops = flows.hops(f);
        seconds[f] = asMeasured(seconds[f], input.transport, input.spraying, {packets, input.linkDelay, false}, hops, f,
                                input.routing.seed);
    }
}

namespace {

/// Those of flows that end, in order; returns how many do not.
std::size_t sortFinished(std::vector<double> &values, const std::stop_token &stop)
{
    const auto unfinished = std::erase(values, never);
    sortByKey(values, [](double value) { return orderOf(value); }, stop);
    return unfinished;
}

void sortInto(std::vector<double> seconds, std::vector<double> slowdowns, const std::stop_token &stop,
              SimulationResult &result)
{
    result.unfinished = sortFinished(seconds, stop);
    sortFinished(slowdowns, stop);
    if (stop.stop_requested())
        return;
    result.completion = distributionOf(seconds);
    result.sorted = std::move(seconds);
    if (stop.stop_requested())
        return;
    result.slowdown = distributionOf(slowdowns);
    result.slowdowns = std::move(slowdowns);
}

/// The exchange between sites, which comes last, and all else.
void splitInto(const std::vector<double> &seconds, std::size_t exchange, const std::stop_token &stop,
               SimulationResult &result)
{
    if (exchange == 0)
        return;
    const auto of = [&](auto first, auto end) {
        std::vector<double> part(first, end);
        sortFinished(part, stop);
        return distributionOf(part);
    };
    const auto middle = seconds.end() - static_cast<std::ptrdiff_t>(exchange);
    result.local = of(seconds.begin(), middle);
    result.wan = of(middle, seconds.end());
}

/// Solvers run to the last completion, so what is unfinished and not cut off was given up. `first`: see firstStripes.
void warnOfUnfinished(const std::vector<std::uint32_t> &first, SimulationResult &result)
{
    std::size_t cutOff = 0;
    for (std::size_t f = 0; f + 1 < first.size(); ++f)
        cutOff += first[f] == first[f + 1];
    if (result.unfinished <= cutOff)
        return;
    result.remarks.push_back(
        warning("network.traffic",
                say("%1 of %2 flows did not finish: the simulation was given up when nothing moved any more or after "
                    "millions of steps; its times are those of the others.",
                    withCommas(static_cast<double>(result.unfinished - cutOff)),
                    withCommas(static_cast<double>(result.flows)))));
}

/// Thousands of flows wait behind the full buffers of a WAN while single ones of a site still run at a host's rate. The
/// fluid follows those step by step, so that few steps count more than once (backpressure.h).
void noteSlowWan(const SimulationInput &input, SimulationResult &result)
{
    if (input.transport == Transport::EcmpPfc && input.network.sites > 1)
        result.remarks.push_back(
            note("network.transport",
                 say("ECMP + PFC between sites is followed in steps that the fastest flow needs while thousands wait "
                     "for the WAN: seconds for 16,000 flows. ECMP and spraying are solved without steps.")));
}

Outcome<RoutedFlows, Problems> flowsOf(const Network &network, const SimulationInput &input, const Traffic &traffic,
                                       const std::stop_token &stop)
{
    if (isSplit(input.transport)) {
        if (input.failures.empty())
            return RoutedFlows{network.sprayed(traffic, stop), {}, {}};
        return sprayed(network, input.failures, traffic, stop);
    }
    if (input.failures.empty())
        return RoutedFlows{network.hashed(traffic, input.routing, stop), {}, {}};
    return routed(network, input.failures, traffic, input.routing, stop);
}

/// What light takes from site to site, on top of the times of those flows that go there.
void addWanDelay(const Network &network, const SimulationInput &input, const Traffic &traffic,
                 const std::stop_token &stop, std::vector<double> &seconds)
{
    StopWatch watch(stop);
    for (std::size_t d = 0; d < seconds.size() && input.network.sites > 1 && !watch.asked(); ++d) {
        if (network.turn(traffic[d].from, traffic[d].to) > network.tiers())
            seconds[d] += input.wanDelay;
    }
}

/// Who goes where when a rail is broken.
void noteRails(const SimulationInput &input, SimulationResult &result)
{
    if (!input.network.railOnly || input.failures.empty() || isSplit(input.transport))
        return;
    result.remarks.push_back(note("network.failed",
                                  say("A flow whose rail is out of service goes over another that its hash picks of "
                                      "all that are left between the two scale-up domains, through both of them.")));
}

/// Hosts that fill no group send nothing: told, with the nearest groups that take all.
void noteIdleHosts(const SimulationInput &input, SimulationResult &result)
{
    const auto &traffic = input.traffic;
    const bool grouped = traffic.pattern == Pattern::Ring || traffic.pattern == Pattern::AllToAll;
    const auto hosts = input.network.hosts;
    if (!grouped || traffic.ring < 2 || traffic.wanHosts > 0)
        return;
    const auto each = traffic.pattern == Pattern::Ring ? 1 : traffic.ring - 1; // flows of a host
    const auto busy = flowCount(traffic, hosts, input.network.sites) / each;
    const auto all = traffic.takingPart(hosts) * input.network.sites; // that have work
    if (busy >= all)
        return;
    const auto takesAll = [&](std::uint32_t group) {
        auto other = traffic;
        other.ring = group;
        const auto ofOther = traffic.pattern == Pattern::Ring ? 1 : group - 1;
        return flowCount(other, hosts, input.network.sites) == all * ofOther;
    };
    std::vector<std::string> nearest;
    for (const int step : {-1, 1}) {
        auto group = std::int64_t{traffic.ring} + step;
        while (group > 1 && group <= hosts && !takesAll(static_cast<std::uint32_t>(group)))
            group += step;
        if (group > 1 && group <= hosts)
            nearest.push_back(withCommas(static_cast<double>(group)));
    }
    result.remarks.push_back(note(
        "network.group",
        behind(say("%1 of %2 hosts fill no group of %3 and send nothing.", withCommas(static_cast<double>(all - busy)),
                   withCommas(static_cast<double>(all)), withCommas(traffic.ring)),
               nearest.empty() ? Text() : say("Groups of %1 take all.", anyOf({nearest.begin(), nearest.end()})))));
}

} // namespace

std::vector<std::uint32_t> firstStripes(std::size_t stripes, const std::vector<std::uint32_t> &demand,
                                        std::size_t flows, const std::stop_token &stop)
{
    std::vector<std::uint32_t> first;
    fillLarge(first, flows + 1, 0U, stop);
    if (stop.stop_requested())
        return first;
    StopWatch watch(stop);
    for (const auto d : demand)
        ++first[d + 1];
    const auto each = stripes / std::max<std::size_t>(flows, 1);
    for (std::size_t f = 0; f < flows && !watch.asked(); ++f)
        first[f + 1] = demand.empty() ? static_cast<std::uint32_t>((f + 1) * each) : first[f] + first[f + 1];
    return first;
}

std::vector<double> joined(const std::vector<double> &stripes, const std::vector<std::uint32_t> &first,
                           const std::stop_token &stop)
{
    std::vector<double> whole;
    fillLarge(whole, first.empty() ? 0 : first.size() - 1, never, stop); // empty: stopped before
    StopWatch watch(stop);
    for (std::size_t f = 0; f < whole.size() && !watch.asked(); ++f) {
        if (first[f] < first[f + 1])
            whole[f] = *std::max_element(stripes.begin() + first[f], stripes.begin() + first[f + 1]);
    }
    return whole;
}

PacketFormat packetsOf(const NetworkSpec &spec)
{
    PacketFormat packets;
    packets.fullPackets = false; // a message of 30 B is not 9,064 B on the wire
    packets.linkRate = spec.hostRate / spec.planes;
    return packets;
}

void dress(FlowSet &flows, const SimulationInput &input, const std::stop_token &stop)
{
    const auto packets = packetsOf(input.network);
    StopWatch watch(stop);
    for (auto &bytes : flows.bytes) {
        if (watch.asked())
            return;
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
    // Groups that are alike fill all their ports equally: nobody is slower than another, and nobody pushes back.
    auto done = input.transport == Transport::EcmpPfc && !areAlike(input)
        ? backpressureCompletions(flows, {.stepsPerTransfer = input.stepsPerTransfer, .bufferSteps = 0}, control)
        : maxMinCompletions(flows, control);
    solves = done.solves;
    if (control.stop.stop_requested())
        return {};
    for (std::size_t f = 0; f < flows.start.size(); ++f)
        done.seconds[f] -= flows.start[f]; // a transfer takes what it takes, whenever it began
    addLatencies(done.seconds, flows, input, control.stop);
    return std::move(done.seconds);
}

std::vector<double> slowdownsOf(const std::vector<double> &seconds, const std::vector<double> &ideal,
                                const std::stop_token &stop)
{
    std::vector<double> slowdowns;
    reserveLarge(slowdowns, seconds.size());
    StopWatch watch(stop);
    for (std::size_t f = 0; f < seconds.size() && !watch.asked(); ++f)
        slowdowns.push_back(std::isfinite(seconds[f]) ? seconds[f] / ideal[f] : never);
    return slowdowns;
}

namespace {

/// What is finished, without its bundles and loads: they are not known yet.
SimulationResult soFar(const SimulationResult &known, std::vector<double> finished)
{
    SimulationResult result;
    result.partial = true;
    result.flows = known.flows;
    result.ideal = known.ideal;
    result.alone = known.alone;
    result.remarks = known.remarks;
    auto slowdowns = slowdownsOf(finished, std::vector<double>(finished.size(), known.alone));
    sortInto(std::move(finished), std::move(slowdowns), {}, result);
    return result;
}

void simulateByPlanes(const Network &network, const SimulationInput &input, const RunControl &control, Traffic traffic,
                      SimulationResult &result)
{
    const auto &stop = control.stop;
    if (control.meter)
        control.meter->begin(RunMeter::Phase::Rates, traffic.size() * input.network.planes);
    const auto paths = PlanePaths::of(network, input.failures, stop);
    if (!paths) {
        result = {};
        result.problems = paths.problem();
        return;
    }
    if (stop.stop_requested())
        return;
    PlaneRun planes(*paths, network, input, traffic, control, result);
    release(traffic);
    planes.run();
    if (stop.stop_requested())
        return;
    if (control.meter)
        control.meter->begin(RunMeter::Phase::Loads);
    auto seconds = planes.takeSeconds();
    auto slowdowns = planes.slowdowns(seconds);
    planes.addSlowdowns(slowdowns);
    if (stop.stop_requested())
        return;
    sortInto(std::move(seconds), std::move(slowdowns), stop, result);
    planes.addLoads();
    for (auto &hot : result.hottest)
        hot.cable = network.cableOf(hot.link);
    warnOfUnfinished({}, result);
}

void simulateAtOnce(const Network &network, const SimulationInput &input, const RunControl &control, Traffic traffic,
                    SimulationResult &result)
{
    const auto &stop = control.stop;
    auto routes = flowsOf(network, input, traffic, stop);
    if (!routes) {
        result = {};
        result.problems = routes.problem();
        return;
    }
    if (stop.stop_requested())
        return;
    auto [flows, demand, remarks] = *std::move(routes);
    result.remarks = std::move(remarks);
    const auto stripes = firstStripes(flows.size(), demand, traffic.size(), stop);
    if (stop.stop_requested())
        return;
    auto alone = aloneTimes(flows, stripes, input, stop);
    std::vector<double> wan(input.network.sites > 1 ? traffic.size() : 0, 0);
    addWanDelay(network, input, traffic, stop, wan);
    addWanDelay(network, input, traffic, stop, alone);
    release(traffic); // half a gigabyte where flows are many
    dress(flows, input, stop);
    if (stop.stop_requested())
        return;
    if (control.meter)
        control.meter->begin(RunMeter::Phase::Rates, flows.size());
    const auto each = completions(flows, input, control, result.solves);
    if (stop.stop_requested())
        return;
    auto seconds = joined(each, stripes, stop);
    if (stop.stop_requested())
        return;
    for (std::size_t f = 0; f < wan.size(); ++f)
        seconds[f] += wan[f];
    if (control.meter)
        control.meter->begin(RunMeter::Phase::Loads);
    splitInto(seconds, std::size_t{input.traffic.takingPart(input.traffic.wanHosts)} * input.network.sites, stop,
              result);
    auto slowdowns = slowdownsOf(seconds, std::exchange(alone, {}), stop);
    if (stop.stop_requested())
        return;
    const auto uses = usesOf(flows, stripes, stop);
    const bool split = isSplit(input.transport);
    if (!split)
        addBundles(network, {flows, stripes, slowdowns, uses}, stop, result);
    if (stop.stop_requested())
        return;
    const auto capacity = std::move(flows.capacity);
    flows = {};
    sortInto(std::move(seconds), std::move(slowdowns), stop, result);
    if (stop.stop_requested())
        return;
    warnOfUnfinished(stripes, result);
    addLoads(split ? network.bundled() : network, capacity, uses, result);
    for (auto &hot : result.hottest)
        hot.cable = split ? std::nullopt : network.cableOf(hot.link);
}

} // namespace

SimulationResult simulate(const SimulationInput &input, const RunControl &control,
                          const std::function<void(const SimulationResult &)> &partial)
{
    const auto begin = std::chrono::steady_clock::now();
    SimulationResult result;
    result.problems = checkSimulation(input, control.stop);
    if (!result.problems.empty())
        return result;
    const bool byClasses = isByClasses(input, control.stop);
    if (control.stop.stop_requested())
        return result;
    if (byClasses) {
        simulateByClasses(input, control.stop, result);
        if (control.stop.stop_requested())
            return result;
        noteIdleHosts(input, result);
        result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        return result;
    }
    const Network network(input.network);
    result.problems = checkFailures(network, input.failures);
    const auto &spec = input.network;
    const bool alike = areAlike(input);
    auto traffic = trafficOf(input.traffic, alike ? spec.domain : spec.hosts, alike ? 1 : spec.sites, control.stop);
    if (result.problems.empty())
        result.problems = checkTraffic(traffic, network.hostCount(), control.stop);
    if (!result.problems.empty() || control.stop.stop_requested())
        return result;
    result.flows = flowCount(input.traffic, spec.hosts, spec.sites);
    result.ideal = idealTime(input);
    result.alone = aloneTime(input);
    auto watched = control;
    if (partial)
        watched.progress = [&](std::vector<double> finished) { partial(soFar(result, std::move(finished))); };
    if (PlaneRun::takes(network, input, traffic))
        simulateByPlanes(network, input, watched, std::move(traffic), result);
    else
        simulateAtOnce(network, input, watched, std::move(traffic), result);
    if (control.stop.stop_requested() || !result.problems.empty())
        return result;
    noteSlowWan(input, result);
    noteRails(input, result);
    noteIdleHosts(input, result);
    result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace gigasite::flow
