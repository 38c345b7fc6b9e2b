// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/degraded.h"
#include "model/flow/estimate_band.h"
#include "model/flow/simulation_steps.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace gigasite::flow {

namespace {

/// So many flows fit a frame beside the painting; PFC is a step-wise fluid and some ten times dearer.
std::uint32_t flowLimit(Transport transport)
{
    return transport == Transport::EcmpPfc ? 768 : 3072;
}

constexpr int quickSteps = 25;

/// Where the exact run takes no longer than a sample would, some 1.5 ms: nothing to estimate.
bool isQuick(const SimulationInput &whole)
{
    const bool alike = areAlike(whole); // one domain stands for all
    const auto flows =
        flowCount(whole.traffic, alike ? whole.network.domain : whole.network.hosts, alike ? 1 : whole.network.sites);
    const std::uint64_t stripes = isSplit(whole.transport) ? 1 : whole.network.planes;
    const std::uint64_t most = alike ? 6144 : whole.transport == Transport::EcmpPfc ? 1024 : 2304;
    return flows * stripes <= most;
}

/// Every host sends and receives one flow, so flows of different first-choice ports never meet.
bool isOneToOne(const TrafficSpec &traffic)
{
    return traffic.stride > 0 || traffic.pattern == Pattern::Permutation || traffic.pattern == Pattern::Ring;
}

std::uint64_t hostsBelowTop(const NetworkSpec &spec)
{
    std::uint64_t hosts = 1;
    for (std::size_t i = 0; i + 1 < spec.tiers.size(); ++i)
        hosts *= spec.tiers[i].down;
    return hosts;
}

/// A tier with the fewest ports in this one's ratio; where it has no small one, within half a per cent.
TreeTier narrowest(const TreeTier &tier)
{
    constexpr double tolerance = 0.005;
    constexpr std::uint32_t few = 64;
    const auto common = std::gcd(tier.down, tier.up);
    if (tier.down / common <= few)
        return {tier.down / common, tier.up / common};
    const double ratio = static_cast<double>(tier.up) / tier.down;
    for (std::uint32_t down = 1; down < tier.down; ++down) {
        const double up = std::max(1.0, std::round(ratio * down));
        if (std::abs(up / down / ratio - 1) <= tolerance)
            return {down, static_cast<std::uint32_t>(up)};
    }
    return tier;
}

/// A tier with fewer ports in the same ratio: exactly where a divisor allows, else to the nearest port.
TreeTier narrowed(const TreeTier &tier, std::uint32_t least)
{
    const auto common = std::gcd(tier.down, tier.up);
    for (auto k = common; k > 1; --k) {
        if (common % k == 0 && tier.down / k >= least)
            return {tier.down / k, tier.up / k};
    }
    const auto down = 2 * least;
    if (tier.down <= 2 * down)
        return tier;
    const auto up = std::lround(static_cast<double>(tier.up) * down / tier.down);
    return {down, static_cast<std::uint32_t>(std::max(up, 1L))};
}

bool hasRails(const NetworkSpec &spec)
{
    return spec.domain > 1 && (spec.railOnly || spec.attachment == Attachment::CrossRack);
}

struct Sample {
    SimulationInput input;
    std::uint64_t subtrees = 1; ///< at the top of the whole
};

/// The same network with narrower switches of the same ratios and about so many hosts, in at least eight top-level
/// subtrees: with fewer, flows that share a way up also share the way down, and collide less.
Sample shrunk(const SimulationInput &whole, std::uint64_t wanted, bool firstTierToo)
{
    const std::uint32_t leastPorts = whole.transport == Transport::EcmpPfc ? 16 : 24; ///< fewer collide less
    constexpr std::uint64_t leastSubtrees = 8;
    constexpr std::uint64_t mostHosts = 50'000; ///< a frame generates no more
    Sample sample{whole};
    auto &spec = sample.input.network;
    sample.subtrees = (spec.hosts + hostsBelowTop(spec) - 1) / hostsBelowTop(spec);
    std::uint64_t leaves = 1; // how many times fewer leaves a top-level subtree has
    for (std::size_t i = firstTierToo ? 0 : 1; i + 1 < spec.tiers.size(); ++i) {
        auto &tier = spec.tiers[i];
        const auto before = tier.down;
        tier = i == 0 ? narrowest(tier) : narrowed(tier, leastPorts);
        leaves = leaves * before / tier.down;
    }
    const auto subtree = hostsBelowTop(spec);
    const auto subtrees =
        std::clamp<std::uint64_t>(wanted / subtree, std::min(leastSubtrees, sample.subtrees), sample.subtrees);
    if (subtrees * subtree >= whole.network.hosts && whole.network.hosts <= mostHosts)
        return {whole, sample.subtrees};
    spec.hosts =
        static_cast<std::uint32_t>(std::min({subtrees * subtree, mostHosts, std::uint64_t{whole.network.hosts}}));
    spec.hosts = std::max(spec.hosts - spec.hosts % spec.domain, std::min(2 * spec.domain, whole.network.hosts));
    auto &stride = sample.input.traffic.stride; // a stage's neighbours stay as many subtrees apart
    if (stride > 0) {
        const std::uint64_t leaf = spec.tiers[0].down;
        const auto unit = hasRails(spec) ? spec.domain : 1; // a first-tier switch joins one GPU of each domain
        const auto steps = stride / unit;
        const auto apart =
            steps / leaf > 0 ? std::max<std::uint64_t>(steps / leaf / leaves, 1) : 0; // and as far at all
        stride = static_cast<std::uint32_t>((apart * leaf + steps % leaf) * unit) % spec.hosts;
        stride = std::max(stride, unit);
        auto &cycle = sample.input.traffic.cycle;
        if (cycle > 0 && cycle == whole.traffic.stride) { // a stage's GPUs by number: as large a part of it
            auto &busy = sample.input.traffic.busy;
            busy = std::max(1U, static_cast<std::uint32_t>(std::uint64_t{busy} * stride / cycle));
            cycle = stride;
        }
    }
    return sample;
}

/// Of random traffic among fewer hosts more stays inside one top-level subtree, or one scale-up domain; so much is sent
/// out again that the share is that of the whole. `at`: which of them a host is in; of the whole's `all` the sample has
/// `kept`.
template <class At> void spreadOut(Traffic &traffic, double kept, double all, std::uint64_t seed, At at)
{
    const double out = 1 - kept / all;
    for (std::size_t f = 0; f < traffic.size() && out > 0; ++f) {
        auto &here = traffic[f];
        const auto random = mixed(seed, f, 31);
        if (at(here.from) != at(here.to) || static_cast<double>(random >> 11) * 0x1p-53 >= out)
            continue;
        auto &there = traffic[below(mixed(seed, f, 32), static_cast<std::uint32_t>(traffic.size()))];
        if (at(there.from) != at(here.to) && at(here.from) != at(there.to))
            std::swap(here.to, there.to);
    }
}

/// Numbers the links that flows take from 0 on, in their order, and drops the others: a sample takes a few of the links
/// of its network, and what is kept of each is copied and read with every estimate.
void keepOwnLinks(const Network &network, FlowSet &flows)
{
    constexpr std::uint32_t bits = 64;
    std::vector<std::uint64_t> used(network.linkCount() / bits + 1);
    for (const auto link : flows.links)
        used[index(link) / bits] |= std::uint64_t{1} << index(link) % bits;
    std::vector<std::uint32_t> before(used.size() + 1);
    for (std::size_t word = 0; word < used.size(); ++word)
        before[word + 1] = before[word] + static_cast<std::uint32_t>(std::popcount(used[word]));
    flows.capacity.resize(before.back());
    for (auto &link : flows.links) {
        const auto below = used[index(link) / bits] & ((std::uint64_t{1} << index(link) % bits) - 1);
        const auto number = before[index(link) / bits] + static_cast<std::uint32_t>(std::popcount(below));
        flows.capacity[number] = network.capacityOf(link);
        link = LinkId(number);
    }
}

/// Flows of a few of the planes, those whose first choice is one of `taken` ports from `first` on; everything else in
/// them as the whole would have it.
FlowSet somePlanes(const Network &network, const Traffic &traffic, const Routing &routing, std::uint32_t first,
                   std::uint32_t taken, std::uint32_t ports)
{
    FlowSet flows;
    std::vector<LinkId> path;
    for (std::size_t f = 0; f < traffic.size(); ++f) {
        const auto plane = ports > 1 ? (hashedPort(routing, f, 2, 0, ports) + ports - first) % ports : 0;
        if (plane >= taken)
            continue;
        path.clear();
        network.route(traffic[f].from, traffic[f].to, f, 0, routing, path);
        flows.add(path, traffic[f].bytes);
        flows.part.push_back(plane);
    }
    keepOwnLinks(network, flows);
    return flows;
}

/// The groups of one scale-up domain, which are like those of every other.
EstimateSample oneDomain(const SimulationInput &whole)
{
    EstimateSample sample;
    auto spec = whole.network;
    spec.hosts = spec.domain;
    spec.sites = spec.planes = 1; // stripes over planes take the same links here
    auto unit = whole.traffic;
    unit.bytes = 1;
    const auto count = flowCount(unit, spec.hosts);
    if (count > 2 * flowLimit(Transport::Ecmp)) // nobody pushes back: completions() knows
        return sample;
    const auto traffic = trafficOf(unit, spec.hosts);
    const Network network(spec);
    sample.unitFlows = isSplit(whole.transport) ? network.sprayed(traffic) : network.hashed(traffic, whole.routing);
    sample.network = spec;
    sample.flows = count;
    return sample;
}

/// Finished ones of a sample of single stripes, in order.
std::vector<Stripe> byWay(const EstimateSample &sample, const std::vector<double> &times)
{
    std::vector<Stripe> stripes;
    if (sample.wholeFlows <= 0)
        return stripes;
    const auto &flows = sample.unitFlows;
    const double port = packetsOf(sample.network).linkRate;
    stripes.reserve(times.size());
    for (std::size_t f = 0; f < times.size(); ++f) {
        const auto path = flows.path(f);
        const bool inTree = flows.capacity[index(path.front())] == port;
        if (std::isfinite(times[f]))
            stripes.push_back({times[f], static_cast<std::uint8_t>(2 * path.size() + (inTree ? 1 : 0))});
    }
    std::sort(stripes.begin(), stripes.end());
    return stripes;
}

} // namespace

namespace {

bool areEqual(const std::vector<double> &bytes)
{
    return std::adjacent_find(bytes.begin(), bytes.end(), std::not_equal_to<>()) == bytes.end();
}

EstimateSample flowsOfSample(const SimulationInput &asked)
{
    EstimateSample sample;
    if (!checkSimulation(asked).empty())
        return sample; // estimate() says what is wrong
    const auto whole = withoutDeadPlanes(asked);
    if (whole.network.planes == 0 || isQuick(asked) || !hasSample(whole))
        return sample;
    if (areAlike(whole))
        return oneDomain(whole);
    const auto limit = flowLimit(whole.transport);
    // Dead rails keep their numbers in the sample, so that all planes of a rail are in it.
    const auto deadRails = deadTrees(whole);
    const bool single = isOneToOne(whole.traffic) && !isSplit(whole.transport) && deadRails.empty();
    const auto ports = single && whole.network.tiers.size() > 1 ? whole.network.tiers[0].up : 1;
    const bool leavesToo = !single && whole.traffic.ring == 0 && !hasRails(whole.network);
    auto [input, subtrees] = shrunk(whole, std::uint64_t{limit} * ports, leavesToo);
    if (!single && input.network.hosts > limit) { // every plane of them is simulated
        const auto some = std::max(limit - limit % input.network.domain, input.network.domain);
        input.network.hosts = std::min(input.network.hosts, some);
    }
    input.failures = deadRails; // numbers of links are other ones in the smaller tree; the band allows for them
    const auto planes = input.network.planes;
    input.traffic.bytes = 1;
    if (single) { // planes are alike: one of them, with its share of every flow
        input.network.planes = 1;
        input.network.hostRate /= planes;
        input.traffic.bytes /= planes;
        sample.stripes = input.routing.sameHashEveryTier ? 1 : planes; // alike, they are late together
    }
    const Network network(input.network);
    auto traffic = trafficOf(input.traffic, input.network.hosts, input.network.sites);
    const auto subtree = static_cast<std::uint32_t>(hostsBelowTop(input.network));
    const auto kept = (input.network.hosts + subtree - 1) / subtree;
    if (whole.traffic.stride == 0 && whole.traffic.ring == 0 && whole.traffic.pattern == Pattern::Permutation) {
        if (network.hasScaleUp())
            spreadOut(traffic, input.network.hosts, whole.network.hosts, whole.traffic.seed,
                      [&](HostId host) { return index(host) / input.network.domain; });
        spreadOut(traffic, kept, static_cast<double>(subtrees), whole.traffic.seed,
                  [&](HostId host) { return network.positionOf(index(host)) / subtree; });
    }
    const auto port = static_cast<std::uint32_t>(mixed(whole.routing.seed, 77) % ports);
    const auto perPlane = std::max<std::size_t>(traffic.size() / ports, 1);
    const auto taken = static_cast<std::uint32_t>(std::clamp<std::size_t>(limit / perPlane, 1, ports));
    if (!deadRails.empty()) {
        auto around = isSplit(whole.transport) ? sprayed(network, deadRails, traffic)
                                               : routed(network, deadRails, traffic, input.routing);
        if (!around)
            return sample;
        sample.unitFlows = std::move(around->flows);
        sample.demand = std::move(around->demand);
    } else {
        sample.unitFlows = isSplit(whole.transport) ? network.sprayed(traffic)
            : single                                ? somePlanes(network, traffic, input.routing, port, taken, ports)
                                                    : network.hashed(traffic, input.routing);
    }
    sample.flows = single ? sample.unitFlows.size() : traffic.size();
    const auto wholeFlows = whole.traffic.takingPart(whole.network.hosts) * whole.network.sites;
    if (single && (sample.stripes > 1 || sample.flows + whole.traffic.stride < wholeFlows))
        sample.wholeFlows = static_cast<double>(wholeFlows);
    sample.network = input.network;
    if (!whole.failures.empty()) {
        auto unit = whole.traffic;
        unit.bytes = 1;
        sample.lost = lostFlows(Network(whole.network), whole.failures,
                                trafficOf(unit, whole.network.hosts, whole.network.sites));
    }
    return sample;
}

/// s, by stripe; of the sample's flows, dressed.
std::vector<double> timesOf(const EstimateSample &sample, const FlowSet &flows, const SimulationInput &input,
                            std::size_t &solves)
{
    if (!sample.ofByte)
        return completions(flows, input, {}, solves);
    solves = sample.ofByte->solves;
    auto seconds = sample.ofByte->seconds;
    for (std::size_t f = 0; f < seconds.size(); ++f)
        seconds[f] *= flows.bytes[f];
    addLatencies(seconds, flows, input);
    return seconds;
}

} // namespace

EstimateSample sampleOf(const SimulationInput &asked)
{
    auto sample = flowsOfSample(asked);
    if (sample.flows == 0 || asked.transport == Transport::EcmpPfc || !sample.unitFlows.start.empty() ||
        !areEqual(sample.unitFlows.bytes))
        return sample;
    auto &flows = sample.unitFlows;
    const auto bytes = std::exchange(flows.bytes, std::vector<double>(flows.size(), 1));
    sample.ofByte = maxMinCompletions(flows);
    flows.bytes = bytes;
    return sample;
}

SimulationResult estimate(const EstimateSample &sample, const SimulationInput &whole)
{
    const auto begin = std::chrono::steady_clock::now();
    SimulationResult result;
    result.problems = checkSimulation(whole);
    if (!result.problems.empty())
        return result;
    if (isQuick(whole))
        return simulate(whole);
    const auto &net = whole.network;
    if (withoutDeadPlanes(whole).network.planes == 0 ||
        (net.railOnly && !areAlike(whole) && deadTrees(whole).size() == std::size_t{net.domain} * net.planes)) {
        result.problems.push_back(
            error("network.failed",
                  net.railOnly ? say("Every rail is out of service.") : say("Every plane is out of service."),
                  {{say("Restore everything"), "network.failed", ""}}));
        return result;
    }
    result.remarks = sample.lost;
    if (sample.flows == 0) { // a group does not fit into the sample
        constexpr std::uint32_t fewHosts = 8192;
        const auto hosts = std::uint64_t{whole.network.hosts} * whole.network.sites;
        // on rails every part is small: 16,384 hosts take 4 to 23 ms whole
        const auto limit = whole.network.railOnly ? 2 * fewHosts : fewHosts;
        const bool few = hosts <= limit &&
            flowCount(whole.traffic, whole.network.hosts, whole.network.sites) <= 2 * fewHosts &&
            (whole.transport != Transport::EcmpPfc || whole.network.railOnly);
        if (few || (isByClasses(whole) && hosts <= 2 * fewHosts)) // the exact answer is as quick
            return simulate(whole);
        result.problems.push_back(
            note("network.traffic",
                 say("Exchanges between sites, groups, trees and incasts of this size, and switches that all hash "
                     "alike have no sample; only the exact simulation (simulate) shows their transfer times.")));
        return result;
    }
    auto input = whole;
    input.network = sample.network;
    input.stepsPerTransfer = std::min(whole.stepsPerTransfer, quickSteps);
    auto flows = sample.unitFlows;
    for (auto &bytes : flows.bytes)
        bytes *= whole.traffic.bytes;
    const auto first = firstStripes(flows.size(), sample.demand, sample.flows);
    const auto alone = aloneTimes(flows, first, input);
    dress(flows, input);
    result.flows = sample.flows;
    result.ideal = idealTime(whole);
    result.alone = aloneTime(whole);
    const auto stripes =
        joined(timesOf(sample, flows, input, result.solves), first); // one of each, if planes are alike
    const auto doubt = doubtOf(whole);
    const auto wholeFlows = flowCount(whole.traffic, whole.network.hosts, whole.network.sites);
    const auto asWhole = [&](std::vector<double> values, SimulationResult &of) {
        const auto ways = byWay(sample, values);
        of.unfinished = std::erase(values, std::numeric_limits<double>::infinity());
        std::sort(values.begin(), values.end());
        if (values.empty())
            return;
        if (sample.wholeFlows > 0)
            addTailBands(of, ways, sample.stripes, sample.wholeFlows, doubt);
        else
            addRankBands(of, std::move(values), doubt);
        addMedianBand(of, doubt);
        if (sample.wholeFlows > 0 || sample.flows < wholeFlows)
            takeOff(biasOf(whole), of);
        allowForFailures(of, whole);
    };
    asWhole(stripes, result);
    SimulationResult relative; // each time in that of the same flow alone
    relative.ideal = 1;
    asWhole(slowdownsOf(stripes, alone), relative);
    result.slowdowns = std::move(relative.sorted);
    result.slowdown = relative.completion;
    result.slowdownP99Low = relative.p99Low;
    result.slowdownP99High = relative.p99High;
    result.slowdownLastLow = relative.lastLow;
    result.slowdownLastHigh = relative.lastHigh;
    result.estimate = true;
    result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

SimulationResult estimate(const SimulationInput &whole)
{
    const auto begin = std::chrono::steady_clock::now();
    SimulationResult result;
    result.problems = checkSimulation(whole);
    if (!result.problems.empty())
        return result;
    result = estimate(sampleOf(whole), whole);
    result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace gigasite::flow
