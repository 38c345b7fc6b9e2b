// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/plane_run.h"

#include "model/flow/never.h"
#include "model/flow/parallel_parts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr std::size_t batchStripes = 100'000; ///< enough to keep all cores at work; 100 bytes each, or more

} // namespace

bool PlaneRun::takes(const Network &network, const SimulationInput &input, const Traffic &traffic)
{
    const auto &spec = network.spec();
    const auto choices = network.tiers() > 1 ? network.level(1).up : 1;
    if (areAlike(input) || isSplit(input.transport) || !PlanePaths::takes(network, input.failures) || spec.sites > 1 ||
        spec.railOnly || network.trees() * choices == 1)
        return false;
    std::vector<bool> sends(spec.hosts), receives(spec.hosts);
    for (const auto &demand : traffic) {
        if (demand.priority != 0)
            return false;
        if (network.turn(demand.from, demand.to) == 0)
            continue;
        if (sends[index(demand.from)] || receives[index(demand.to)])
            return false;
        sends[index(demand.from)] = receives[index(demand.to)] = true;
    }
    return true;
}

PlaneRun::PlaneRun(const PlanePaths &paths, const Network &network, const SimulationInput &input,
                   const Traffic &traffic, const RunControl &control, SimulationResult &result)
    : paths_(paths)
    , network_(network)
    , input_(input)
    , control_(control)
    , result_(result)
    , planes_(network.spec().planes)
    , loads_(network, result)
    , bundles_(network, result)
{
    ends_.reserve(traffic.size());
    for (const auto &demand : traffic)
        ends_.push_back({demand.from, demand.to});
    const auto keep = [&](double Demand::*value, std::vector<double> &kept) {
        const bool alike = std::all_of(traffic.begin(), traffic.end(),
                                       [&](const Demand &d) { return d.*value == traffic.front().*value; });
        kept.reserve(alike ? 1 : traffic.size());
        for (std::size_t f = 0; f < (alike ? std::min<std::size_t>(traffic.size(), 1) : traffic.size()); ++f)
            kept.push_back(traffic[f].*value);
    };
    keep(&Demand::bytes, bytes_);
    keep(&Demand::start, start_);
    if (start_.size() == 1 && start_.front() == 0)
        start_.clear();
    seconds_.assign(traffic.size(), 0);
}

/// Sorted by counting, flows of one part in their order. `partOf` a flow: `parts` where it is not of them.
template <class PartOf> PlaneRun::Order PlaneRun::orderOf(std::size_t parts, PartOf partOf) const
{
    std::vector<std::uint32_t> part(ends_.size());
    Order order;
    order.first.assign(parts + 2, 0);
    StopWatch watch(control_.stop, StopWatch::ofRoutes);
    for (std::uint32_t f = 0; f < ends_.size() && !watch.asked(); ++f) {
        part[f] = partOf(f);
        ++order.first[part[f] + 1];
    }
    std::partial_sum(order.first.begin(), order.first.end(), order.first.begin());
    order.first.pop_back();
    order.flows.resize(order.first.back());
    auto next = order.first;
    for (std::uint32_t f = 0; f < ends_.size() && !control_.stop.stop_requested(); ++f) {
        if (part[f] < parts)
            order.flows[next[part[f]]++] = f;
    }
    return order;
}

/// A stripe that finds no way is shared out among those that do.
void PlaneRun::countLiving()
{
    if (paths_.isWhole())
        return;
    living_.reserve(ends_.size());
    StopWatch watch(control_.stop, StopWatch::ofRoutes);
    for (std::uint32_t f = 0; f < ends_.size() && !watch.asked(); ++f) {
        std::uint8_t living = 0;
        for (std::uint32_t plane = 0; plane < planes_; ++plane) {
            path_.clear();
            living += paths_.isWhole(plane) || route(f, plane, path_);
        }
        living_.push_back(living);
    }
}

void PlaneRun::countMean()
{
    FlowSet one; // its wire bytes
    StopWatch watch(control_.stop, StopWatch::ofRoutes);
    for (std::uint32_t f = 0; f < ends_.size() && !watch.asked(); ++f) {
        if (one.bytes.empty() || bytes_.size() > 1 || !living_.empty()) {
            one.bytes.assign(1, bytesOfStripe(f));
            dress(one, input_);
        }
        const auto link = inDomain(f) ? network_.scaleUpOut(ends_[f].from) : LinkId(0);
        for (std::uint32_t stripe = 0; stripe < stripesOf(f); ++stripe)
            mean_.add(one.bytes.front(), network_.capacityOf(link));
    }
}

void PlaneRun::run()
{
    countLiving();
    const bool waits = input_.transport == Transport::EcmpPfc;
    if (waits && !control_.stop.stop_requested()) {
        stripeSeconds_.resize(ends_.size() * planes_);
        hops_.resize(ends_.size() * planes_);
        countMean();
    }
    for (std::uint32_t plane = 0; plane < planes_ && !control_.stop.stop_requested(); ++plane)
        runTree(plane);
    if (network_.hasScaleUp() && !control_.stop.stop_requested())
        runDomains();
    release(bytesOn_);
    release(finished_);
    if (waits && !control_.stop.stop_requested())
        addWaits();
}

/// Which of the parts that never meet a flow is in, in a plane: the port of its first switch. `choices` if it has no
/// way.
std::uint32_t PlaneRun::firstChoiceOf(std::uint32_t flow, std::uint32_t plane, std::uint32_t choices)
{
    if (inDomain(flow))
        return choices;
    const auto hashed = hashedPort(input_.routing, flow, 2, plane, choices);
    if (paths_.isWhole(plane))
        return hashed;
    path_.clear();
    if (!route(flow, plane, path_))
        return choices;
    if (path_.size() <= 2)
        return hashed;
    return (index(path_[1]) - firstLinkOf(plane) - network_.level(2).firstUp) % network_.level(2).width;
}

void PlaneRun::runTree(std::uint32_t plane)
{
    const auto choices = network_.tiers() > 1 ? network_.level(1).up : 1;
    bundles_.assign(plane, 1);
    bytesOn_.assign(bundles_.links(), 0);
    const auto order = orderOf(choices, [&](std::uint32_t f) { return firstChoiceOf(f, plane, choices); });
    runBatches(order, {.firstPlane = plane, .firstLink = firstLinkOf(plane)});
    if (!control_.stop.stop_requested())
        addTree(plane);
}

/// Stripes of a flow inside its domain go the same way.
void PlaneRun::runDomains()
{
    const auto &spec = network_.spec();
    const auto domains = (spec.hosts + spec.domain - 1) / spec.domain;
    bundles_.assign(0, 1);
    bytesOn_.assign(2 * std::size_t{spec.hosts}, 0);
    const auto order =
        orderOf(domains, [&](std::uint32_t f) { return inDomain(f) ? index(ends_[f].from) / spec.domain : domains; });
    const auto first = network_.scaleUpOut(HostId(0));
    runBatches(order, {.planes = planes_, .firstLink = index(first)});
    for (const bool up : {true, false}) {
        const auto link = up ? first : network_.scaleUpIn(HostId(0));
        loads_.add(0, up,
                   {link,
                    {},
                    std::span<const float>(bytesOn_).subspan(index(link) - index(first), spec.hosts),
                    {},
                    spec.scaleUpRate});
    }
}

void PlaneRun::runBatches(const Order &order, Batch batch)
{
    const auto parts = order.first.size() - 1;
    for (std::size_t begin = 0, end = 0; begin < parts && !control_.stop.stop_requested(); begin = end) {
        for (end = begin + 1; end < parts; ++end) {
            if ((order.first[end + 1] - order.first[begin]) * batch.planes > batchStripes)
                break;
        }
        auto &stripes = batch.stripes;
        stripes.first.resize(1);
        stripes.links.clear();
        stripes.bytes.clear();
        stripes.start.clear();
        stripes.part.clear();
        stripes.capacity.clear();
        batch.links.clear();
        StopWatch watch(control_.stop, StopWatch::ofRoutes);
        for (auto part = begin; part < end; ++part) {
            for (auto i = order.first[part]; i < order.first[part + 1] && !watch.asked(); ++i) {
                for (auto plane = batch.firstPlane; plane < batch.firstPlane + batch.planes; ++plane) {
                    addStripe(order.flows[i], plane, batch);
                    if (living_.empty()) // else as fine as they are: which part is larger has no bearing then
                        stripes.part.push_back(static_cast<std::uint32_t>(part - begin));
                }
            }
        }
        const auto first = order.first[begin];
        batch.flows = std::span(order.flows).subspan(first, order.first[end] - first);
        if (!batch.flows.empty() && !control_.stop.stop_requested())
            solve(batch);
    }
}

void PlaneRun::addStripe(std::uint32_t flow, std::uint32_t plane, Batch &batch)
{
    auto &stripes = batch.stripes;
    path_.clear();
    route(flow, plane, path_);
    for (auto &link : path_) {
        const auto ofTree = index(link) - batch.firstLink;
        auto number = std::bit_cast<std::uint32_t>(bytesOn_[ofTree]);
        if (number == 0) {
            batch.links.push_back(ofTree);
            stripes.capacity.push_back(network_.capacityOf(link));
            number = static_cast<std::uint32_t>(batch.links.size());
            bytesOn_[ofTree] = std::bit_cast<float>(number);
        }
        link = LinkId(number - 1);
    }
    stripes.add(path_, bytesOfStripe(flow));
    if (!start_.empty())
        stripes.start.push_back(start_[start_.size() > 1 ? flow : 0]);
}

void PlaneRun::solve(Batch &batch)
{
    dress(batch.stripes, input_, control_.stop);
    const auto seconds = fluidSeconds(batch.stripes);
    if (control_.stop.stop_requested())
        return;
    if (input_.transport == Transport::EcmpPfc)
        keepForWaits(batch, seconds);
    const auto first = firstStripes(seconds.size(), {}, batch.flows.size(), control_.stop);
    const auto whole = joined(seconds, first, control_.stop);
    if (control_.stop.stop_requested())
        return;
    for (std::size_t i = 0; i < whole.size(); ++i)
        seconds_[batch.flows[i]] = std::max(seconds_[batch.flows[i]], whole[i]);
    countUses(batch, first);
    countBundles(batch);
    if (!control_.progress)
        return;
    const auto step = ends_.size() * planes_ / mostReported + 1;
    for (const auto s : seconds) {
        if (seen_++ % step == 0)
            finished_.push_back(s);
    }
    report({});
}

void PlaneRun::countUses(const Batch &batch, const std::vector<std::uint32_t> &first)
{
    const auto uses = usesOf(batch.stripes, first, control_.stop);
    const bool inTree = batch.firstLink < firstLinkOf(planes_);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const auto ofTree = batch.links[i];
        bytesOn_[ofTree] = uses[i].bytes;
        auto tier = inTree ? network_.tiers() : 0;
        while (inTree && network_.level(tier).firstUp > ofTree)
            --tier;
        const bool up = inTree ? ofTree < network_.level(tier).firstDown : true;
        loads_.offer(tier, up, LinkId(batch.firstLink + ofTree), uses[i], batch.stripes.capacity[i]);
    }
}

void PlaneRun::countBundles(const Batch &batch)
{
    StopWatch watch(control_.stop, StopWatch::ofRoutes);
    for (std::size_t f = 0; f < batch.stripes.size() && !watch.asked(); ++f) {
        crossed_.clear();
        for (const auto link : batch.stripes.path(f))
            addCrossed(bundles_.of(LinkId(batch.firstLink + batch.links[index(link)])), 0, crossed_);
        countCrossed(crossed_, result_);
    }
}

/// As they are measured; with PFC without what needs all others to be known.
std::vector<double> PlaneRun::fluidSeconds(const FlowSet &stripes)
{
    auto watched = control_;
    if (control_.progress)
        watched.progress = [&](const std::vector<double> &finished) { report(finished); };
    if (input_.transport != Transport::EcmpPfc) {
        std::size_t solves = 0;
        auto seconds = completions(stripes, input_, watched, solves);
        result_.solves += solves;
        return seconds;
    }
    auto done = backpressureCompletions(stripes, mean_, {.stepsPerTransfer = input_.stepsPerTransfer, .bufferSteps = 0},
                                        watched);
    result_.solves += done.solves;
    for (std::size_t f = 0; f < stripes.start.size(); ++f)
        done.seconds[f] -= stripes.start[f];
    return std::move(done.seconds);
}

void PlaneRun::keepForWaits(const Batch &batch, const std::vector<double> &seconds)
{
    for (std::size_t s = 0; s < seconds.size(); ++s) {
        const auto at = std::size_t{batch.flows[s / batch.planes]} * planes_ + batch.firstPlane + s % batch.planes;
        stripeSeconds_[at] = seconds[s];
        hops_[at] = static_cast<std::uint8_t>(batch.stripes.path(s).size());
    }
}

void PlaneRun::addWaits()
{
    if (!living_.empty()) { // planes without a way leave gaps
        std::size_t kept = 0;
        for (std::size_t s = 0; s < hops_.size(); ++s) {
            if (hops_[s] == 0)
                continue;
            stripeSeconds_[kept] = stripeSeconds_[s];
            hops_[kept++] = hops_[s];
        }
        stripeSeconds_.resize(kept);
        hops_.resize(kept);
    }
    addAcknowledgementWaits(stripeSeconds_, hops_, control_.stop);
    const auto packets = packetsOf(input_.network);
    std::size_t s = 0;
    StopWatch watch(control_.stop, StopWatch::ofRoutes);
    for (std::uint32_t f = 0; f < seconds_.size() && !watch.asked(); ++f) {
        seconds_[f] = 0;
        for (const auto end = s + stripesOf(f); s < end; ++s)
            seconds_[f] = std::max(seconds_[f],
                                   asMeasured(stripeSeconds_[s], input_.transport, input_.spraying,
                                              {packets, input_.linkDelay, false}, hops_[s], s, input_.routing.seed));
    }
    release(stripeSeconds_);
    release(hops_);
}

void PlaneRun::addTree(std::uint32_t plane)
{
    const auto first = firstLinkOf(plane);
    const double each = network_.capacityOf(LinkId(first));
    const auto capacity = paths_.isWhole(plane) ? std::vector<double>() : paths_.capacities(plane);
    if (!control_.stop.stop_requested())
        addLinkLoads(bundles_, {LinkId(first), {}, bytesOn_, capacity, each}, result_);
    for (const bool up : {true, false}) {
        for (std::uint32_t tier = 1; tier <= network_.tiers() && !control_.stop.stop_requested(); ++tier) {
            const auto links = std::size_t{network_.level(tier - 1).subtrees} * network_.level(tier).width;
            const auto link = up ? network_.upLink(0, plane, tier, 0) : network_.downLink(0, plane, tier, 0);
            const auto start = index(link) - first;
            loads_.add(tier, up,
                       {link,
                        {},
                        std::span<const float>(bytesOn_).subspan(start, links),
                        capacity.empty() ? std::span<const double>() : std::span(capacity).subspan(start, links),
                        each});
        }
    }
}

void PlaneRun::report(const std::vector<double> &more)
{
    const auto now = std::chrono::steady_clock::now();
    if (now - reported_ < std::chrono::milliseconds(100))
        return;
    auto all = finished_;
    const auto step = ends_.size() * planes_ / mostReported + 1;
    for (std::size_t i = 0; i < more.size(); i += step)
        all.push_back(more[i]);
    const auto asked = ends_.size() * planes_ / step;
    if (all.size() < asked) // those of the planes to come are not done, either
        all.resize(asked, never);
    control_.progress(std::move(all));
    reported_ = now;
}

} // namespace gigasite::flow
