// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/simulation_steps.h"

#include "model/flow/estimate_band.h"
#include "model/flow/run_control.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite::flow {

namespace {

constexpr std::uint64_t mostEstimated = 16384; ///< flows that are as fast simulated whole

bool isAllToAll(const TrafficSpec &traffic)
{
    return traffic.pattern == Pattern::AllToAll && traffic.stride == 0;
}

bool isGrouped(const TrafficSpec &traffic)
{
    return traffic.stride > 0 || traffic.ring > 0;
}

bool isRing(const TrafficSpec &traffic)
{
    return traffic.pattern != Pattern::Tree && traffic.pattern != Pattern::AllToAll;
}

/// Of one site, whose first host is `first`.
void addSite(const TrafficSpec &spec, const Traffic &group, std::uint32_t first, std::uint32_t hosts,
             const std::stop_token &stop, Traffic &traffic)
{
    const auto host = [&](std::uint64_t ofSite) { return HostId(first + ofSite); };
    if (spec.stride > 0) {
        for (std::uint64_t i = 0; i + spec.stride < hosts; ++i)
            if (spec.takesPart(i))
                traffic.push_back({host(i), host(i + spec.stride), spec.bytes, 0, 0});
        return;
    }
    const auto step = std::uint64_t{spec.ringStep}, span = spec.ring * step;
    StopWatch watch(stop);
    for (std::uint64_t i = 0; i < hosts / span * span; ++i) {
        const auto rank = i / step % spec.ring;
        if (!spec.takesPart(i))
            continue;
        if (isRing(spec) && spec.ring > 1) // in order: neighbours are neighbours
            traffic.push_back({host(i), host(rank + 1 < spec.ring ? i + step : i - (span - step)), spec.bytes, 0, 0});
        if (isRing(spec) || rank > 0)
            continue; // a group's other flows go out with its first host
        for (auto demand : group) {
            if (watch.asked())
                return;
            demand.from = host(i + index(demand.from) * step);
            demand.to = host(i + index(demand.to) * step);
            traffic.push_back(demand);
        }
    }
}

void addExchange(const TrafficSpec &spec, std::uint32_t hosts, std::uint32_t sites, Traffic &traffic)
{
    if (sites < 2 || spec.wanHosts == 0)
        return;
    if (spec.wanFirst) {
        for (auto &demand : traffic)
            demand.priority = 1;
    }
    for (std::uint32_t site = 0; site < sites; ++site) {
        const auto next = (site + 1) % sites;
        for (std::uint32_t i = 0; i < spec.wanHosts; ++i)
            if (spec.takesPart(i))
                traffic.push_back({HostId(site * hosts + i), HostId(next * hosts + i), spec.wanBytes, 0, 0});
    }
}

Fix use(const Text &what, const std::string &key, std::uint64_t value)
{
    return {say("Use %1", what), key, std::to_string(value)};
}

/// More flows than can be listed, and unlike each other.
Problem tooManyFlows(const SimulationInput &input)
{
    const auto &traffic = input.traffic;
    const std::uint64_t sites = input.network.sites, all = input.network.hosts * sites;
    const bool grouped = traffic.ring > 0;
    const auto size = grouped ? traffic.ring : all;
    auto group = std::max<std::uint64_t>(mostFlows / all + 1, 2);
    for (auto wider = traffic; group + 1 < size; ++group) { // whole groups of more hosts may be fewer
        wider.ring = static_cast<std::uint32_t>(group + 1);
        if (flowCount(wider, input.network.hosts, input.network.sites) > mostFlows)
            break;
    }
    auto fewer = grouped ? mostFlows / (size - 1) / sites / size * size // whole groups
                         : static_cast<std::uint64_t>(std::sqrt(static_cast<double>(mostFlows))) / sites;
    while (!grouped && flowCount(Pattern::AllToAll, static_cast<std::uint32_t>((fewer + 1) * sites)) <= mostFlows)
        ++fewer;
    auto sprayed = input;
    sprayed.transport = Transport::Spray;
    const bool alike = !isSplit(input.transport) && isByClasses(sprayed);
    std::vector<Fix> fixes;
    if (group < size)
        fixes.push_back(use(say("groups of %1", withCommas(group)), "network.group", group));
    if (fewer > 0)
        fixes.push_back(use(say("%1 endpoints", withCommas(fewer)), "network.endpoints", fewer));
    if (alike)
        fixes.push_back({say("Spray packets"), "network.transport", "spray"});
    const auto groups = withCommas(group), hosts = withCommas(fewer);
    const auto nearest = fewer == 0 ? say("groups of %1", groups)
        : grouped || sites > 1      ? say("groups of %1, or %2 hosts a site", groups, hosts)
                                    : say("groups of %1, or %2 hosts", groups, hosts);
    return error(
        grouped ? "network.group" : "network.endpoints",
        say("%1 is %2 flows, each with a way of its own, more than the %3 that can be held. The nearest that can: %4",
            grouped ? say("All-to-all in groups of %1 among %2 hosts", withCommas(size), withCommas(all))
                    : say("All-to-all among %1 hosts", withCommas(all)),
            withCommas(flowCount(traffic, input.network.hosts, input.network.sites)), withCommas(mostFlows),
            alike ? say("%1; or packets sprayed over all paths, which makes most flows alike.", nearest)
                  : say("%1.", nearest)),
        std::move(fixes));
}

/// All-to-all in groups that are larger than the site, or that makes more flows than can be held.
void checkAllToAll(const SimulationInput &input, const std::stop_token &stop, Problems &problems)
{
    const auto &traffic = input.traffic;
    const auto hosts = input.network.hosts, sites = input.network.sites;
    if (traffic.ring == 1 || traffic.ring > hosts) {
        const auto nearest = std::clamp<std::uint64_t>(traffic.ring, 2, std::max(hosts, 2U));
        problems.push_back(error("network.group",
                                 say("Groups of %1 hosts are not to be had from %2; 2 to %3 are.",
                                     withCommas(traffic.ring), withCommas(hosts), withCommas(hosts)),
                                 {use(say("groups of %1", withCommas(nearest)), "network.group", nearest)}));
        return;
    }
    if (flowCount(traffic, hosts, sites) > mostFlows && !areAlike(input) && !isByClasses(input, stop) &&
        !stop.stop_requested())
        problems.push_back(tooManyFlows(input));
}

void checkExchange(const SimulationInput &input, Problems &problems)
{
    const auto &traffic = input.traffic;
    if (traffic.wanHosts == 0)
        return;
    if (input.network.sites < 2)
        problems.push_back(error("sites.count", say("One site alone has nobody to exchange with over a WAN; 2 do."),
                                 {use(say("2 sites"), "sites.count", 2)}));
    if (traffic.wanHosts > input.network.hosts)
        problems.push_back(
            error("network.endpoints",
                  say("%1 GPUs of a site exchange gradients with other sites, and its network has %2.",
                      withCommas(traffic.wanHosts), withCommas(input.network.hosts)),
                  {use(say("%1 endpoints", withCommas(traffic.wanHosts)), "network.endpoints", traffic.wanHosts)}));
    if (!(traffic.wanBytes > 0) || !std::isfinite(traffic.wanBytes))
        problems.push_back(error("bytes", say("The exchange between sites needs a positive, finite number of bytes.")));
    if (traffic.wanFirst && input.transport == Transport::EcmpPfc)
        problems.push_back(error("network.transport",
                                 say("The model of ECMP + PFC has one priority, so the exchange between sites cannot "
                                     "go first. ECMP and spraying can do that; or let all traffic share alike."),
                                 {{say("Use ECMP"), "network.transport", "ecmp"},
                                  {say("Spray packets"), "network.transport", "spray"},
                                  {say("No priority for the WAN"), "network.wan_priority", "off"}}));
}

/// Hosts that exchange with each other: a group, or all.
std::uint32_t membersOf(const NetworkSpec &network, const TrafficSpec &traffic)
{
    return traffic.ring > 0 ? traffic.ring : network.hosts * network.sites;
}

/// Others of a group in the scale-up domain of its first host.
std::uint32_t othersInDomain(const NetworkSpec &network, const TrafficSpec &traffic)
{
    const bool scaleUp = network.domain > 1 && network.scaleUpRate > 0;
    return scaleUp ? std::min((network.domain - 1) / std::max(traffic.ringStep, 1U), membersOf(network, traffic) - 1)
                   : 0;
}

/// Links of a path over all tiers. Spread over rails it crosses a scale-up domain at either end.
std::size_t hopsAcross(const SimulationInput &input)
{
    const bool domains = input.network.railOnly && isSplit(input.transport);
    return 2 * (input.network.tiers.size() + (domains ? 1 : 0));
}

/// Without planes that are out of service; as it is where all are.
NetworkSpec inService(const SimulationInput &input)
{
    const auto living = withoutDeadPlanes(input).network;
    return living.planes > 0 ? living : input.network;
}

} // namespace

bool areAlike(const SimulationInput &input)
{
    const auto &traffic = input.traffic;
    const auto &network = input.network;
    return isAllToAll(traffic) && traffic.ring > 1 && traffic.ringStep == 1 && traffic.spread == 0 &&
        network.scaleUpRate > 0 && network.domain <= network.hosts && network.domain % traffic.ring == 0;
}

bool hasSample(const SimulationInput &input)
{
    const auto &traffic = input.traffic;
    const auto &network = input.network;
    const bool crossing = isAllToAll(traffic) && traffic.ring > 0 && !areAlike(input);
    // fewer senders of an incast, a smaller tree or fewer hosts behind a WAN take other times, not a sample of the same
    const bool grows = traffic.stride == 0 && traffic.ring == 0 &&
        (traffic.pattern == Pattern::Incast || traffic.pattern == Pattern::Tree);
    // all-to-all among fewer hosts has larger flows
    const bool larger =
        isAllToAll(traffic) && traffic.ring == 0 && flowCount(traffic, network.hosts, network.sites) > mostEstimated;
    const bool polarised =
        input.routing.sameHashEveryTier && network.tiers.size() > 2 && !isSplit(input.transport) && !areAlike(input);
    return !crossing && !grows && !larger && !polarised && traffic.wanHosts == 0 && network.sites == 1;
}

double idealTime(const SimulationInput &input)
{
    const auto network = inService(input);
    const auto packets = packetsOf(network);
    const double latency = pathLatency(packets, hopsAcross(input), input.linkDelay, false);
    const auto members = membersOf(network, input.traffic);
    if (!isAllToAll(input.traffic) || members < 2)
        return packets.wireBytes(input.traffic.bytes / network.planes) / packets.linkRate + latency;
    // a host alone: it sends into its domain and out of it at once
    const auto inside = othersInDomain(network, input.traffic);
    const double each = packets.wireBytes(input.traffic.bytes / (members - 1.0) / network.planes) * network.planes;
    const double out = each * (members - 1 - inside) / network.hostRate;
    if (inside == members - 1)
        return each * inside / network.scaleUpRate + pathLatency(packets, 2, input.linkDelay, false);
    return std::max(out, inside > 0 ? each * inside / network.scaleUpRate : 0) + latency;
}

double bytesOfFlow(const SimulationInput &input)
{
    const auto &traffic = input.traffic;
    if (traffic.stride > 0)
        return traffic.bytes;
    if (traffic.pattern == Pattern::Tree)
        return traffic.bytes / 2;
    return isAllToAll(traffic) ? traffic.bytes / std::max(membersOf(input.network, traffic) - 1.0, 1.0) : traffic.bytes;
}

double aloneTime(const SimulationInput &input)
{
    const auto network = inService(input);
    const auto packets = packetsOf(network);
    const double wire = packets.wireBytes(bytesOfFlow(input) / network.planes);
    if (isAllToAll(input.traffic) && othersInDomain(network, input.traffic) + 1 == membersOf(network, input.traffic))
        return wire * network.planes / network.scaleUpRate + pathLatency(packets, 2, input.linkDelay, false);
    return wire / packets.linkRate + pathLatency(packets, hopsAcross(input), input.linkDelay, false);
}

std::uint64_t flowCount(const TrafficSpec &spec, std::uint32_t hosts, std::uint32_t sites)
{
    std::uint64_t count = 0;
    if (spec.stride > 0)
        count = spec.takingPart(hosts > spec.stride ? hosts - spec.stride : 0) * sites;
    else if (spec.ring > 0) {
        const auto span = std::uint64_t{spec.ring} * spec.ringStep;
        count = spec.takingPart(hosts / span * span) / spec.ring * flowCount(spec.pattern, spec.ring) * sites;
    } else {
        count = flowCount(spec.pattern, hosts * sites);
    }
    return count + (sites > 1 ? spec.takingPart(spec.wanHosts) * sites : 0);
}

Traffic trafficOf(const TrafficSpec &spec, std::uint32_t hosts, std::uint32_t sites, const std::stop_token &stop)
{
    Traffic traffic;
    if (isGrouped(spec)) {
        traffic.reserve(flowCount(spec, hosts, sites));
        const auto group = isRing(spec) ? Traffic() : synthetic(spec.pattern, spec.ring, spec.bytes, spec.seed);
        for (std::uint32_t site = 0; site < sites; ++site)
            addSite(spec, group, site * hosts, hosts, stop, traffic);
    } else {
        traffic = synthetic(spec.pattern, hosts * sites, spec.bytes, spec.seed, stop);
    }
    if (spec.spread > 0)
        desynchronise(traffic, spec.spread, spec.seed);
    addExchange(spec, hosts, sites, traffic);
    return traffic;
}

Problems checkSimulation(const SimulationInput &input, const std::stop_token &stop)
{
    auto problems = checkNetwork(input.network);
    if (!problems.empty())
        return problems;
    const auto &traffic = input.traffic;
    if (!(traffic.bytes > 0) || !std::isfinite(traffic.bytes))
        problems.push_back(error("bytes", say("A flow needs a positive, finite number of bytes.")));
    if (!(input.linkDelay >= 0) || !std::isfinite(input.linkDelay))
        problems.push_back(error("delay", say("A link's delay must be 0 or more seconds.")));
    if (!(input.wanDelay >= 0) || !std::isfinite(input.wanDelay))
        problems.push_back(error("wan.rtt_s", say("A WAN's round trip must be 0 or more seconds.")));
    if (problems.empty() && !std::isfinite(idealTime(input)))
        problems.push_back(
            error("bytes", say("A flow of so many bytes would not end in any finite time at this rate.")));
    if (isAllToAll(traffic))
        checkAllToAll(input, stop, problems);
    checkExchange(input, problems);
    return problems;
}

} // namespace gigasite::flow
