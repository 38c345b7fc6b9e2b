// SPDX-License-Identifier: GPL-3.0-or-later
// Whole flows: through domains, over rails and planes; what to say when there is no way.
#include "model/flow/cut_off.h"
#include "model/flow/graph_router.h"
#include "model/flow/large_array.h"

#include "model/units/unit.h"

#include <algorithm>
#include <utility>

namespace gigasite::flow {

std::span<const std::uint32_t> GraphRouter::domainOf(HostId host) const
{
    const auto domain = domain_[index(host)];
    if (domain == UINT32_MAX)
        return {};
    return {members_.data() + firstMember_[domain], firstMember_[domain + 1] - firstMember_[domain]};
}

bool GraphRouter::sameDomain(HostId a, HostId b) const
{
    return domain_[index(a)] != UINT32_MAX && domain_[index(a)] == domain_[index(b)];
}

/// Through the sender's domain to the GPU on a rail, over that rail, and through the receiver's domain to it.
bool GraphRouter::overRail(HostId from, HostId to, std::uint32_t rail, std::uint64_t flow, std::uint32_t plane,
                           const Routing &routing, std::vector<LinkId> &path) const
{
    const auto onRail = [&](HostId host) -> std::optional<HostId> {
        if ((*graph_)[vertexOf(host)].tree == rail)
            return host;
        for (const auto member : domainOf(host)) {
            if (graph_->net[member].tree == rail)
                return HostId(member);
        }
        return std::nullopt;
    };
    const auto start = path.size();
    const auto a = onRail(from), b = onRail(to);
    if (!a || !b)
        return false;
    if (*a != from) {
        path.push_back(intoDomain_[index(from)]);
        path.push_back(outOfDomain_[index(*a)]);
    }
    if (!inTree(*a, *b, rail * graph_->planes + plane, flow, plane, routing, path)) {
        path.resize(start);
        return false;
    }
    if (*b != to) {
        path.push_back(intoDomain_[index(*b)]);
        path.push_back(outOfDomain_[index(to)]);
    }
    return true;
}

bool GraphRouter::route(HostId from, HostId to, std::uint64_t flow, std::uint32_t plane, const Routing &routing,
                        std::vector<LinkId> &path) const
{
    if (sameDomain(from, to)) {
        path.push_back(intoDomain_[index(from)]);
        path.push_back(outOfDomain_[index(to)]);
        return true;
    }
    const auto start = path.size();
    if (graph_->rails == 1) {
        const bool found = inTree(from, to, plane, flow, plane, routing, path);
        if (!found)
            path.resize(start);
        return found;
    }
    if (overRail(from, to, (*graph_)[vertexOf(to)].tree, flow, plane, routing, path))
        return true;
    // Drawn until one leads there: all that do are alike, also where their neighbours are out of service. In the end
    // one after the other, so that whoever has a way finds it.
    const auto drawn = [&](std::uint32_t n) {
        return below(mixed(~routing.seed, flow, 256 + plane + 4096 * n), graph_->rails);
    };
    const auto draws = 2 * graph_->rails;
    for (std::uint32_t n = 0; n < draws + graph_->rails; ++n) {
        const auto rail = n < draws ? drawn(n) : n - draws;
        if (overRail(from, to, rail, flow, plane, routing, path))
            return true;
    }
    return false;
}

Outcome<RoutedFlows, Problems> GraphRouter::routed(const Traffic &traffic, const Routing &routing,
                                                   const std::stop_token &stop) const
{
    RoutedFlows result;
    auto &flows = result.flows;
    const auto count = traffic.size() * graph_->planes;
    reserveLarge(flows.first, count + 1);
    reserveLarge(flows.links, count * 2 * graph_->tiers);
    reserveLarge(flows.bytes, count);
    reserveLarge(result.demand, count);
    std::vector<LinkId> path;
    CutOff cut{.lost = {},
               .isCut = [this](HostId host) { return isCut(host); },
               .whyNot = [this](HostId from, HostId to) { return whyNot(from, to); },
               .canRestore = !graph_->failed.empty()};
    for (std::size_t d = 0; d < traffic.size(); ++d) {
        if (d % StopWatch::ofRoutes == 0 && stop.stop_requested())
            break;
        const auto &demand = traffic[d];
        const auto before = flows.size();
        for (std::uint32_t plane = 0; plane < graph_->planes; ++plane) {
            path.clear();
            if (!route(demand.from, demand.to, d, plane, routing, path))
                continue;
            flows.add(path, 0);
            result.demand.push_back(static_cast<std::uint32_t>(d));
        }
        const auto alive = flows.size() - before;
        for (auto f = before; f < flows.size(); ++f)
            flows.bytes[f] = demand.bytes / static_cast<double>(alive);
        if (alive == 0)
            cut.lost.push_back(static_cast<std::uint32_t>(d));
    }
    auto told = cut.told(traffic);
    if (cut.isAll(traffic))
        return told;
    result.remarks = std::move(told);
    setTimes(flows, traffic, [&](std::size_t f) { return result.demand[f]; }, stop);
    flows.capacity = graph_->capacity;
    return result;
}

bool GraphRouter::isCut(HostId host) const
{
    return graph_->rails == 1 &&
        (reach_.up(vertexOf(host)).size() == 0 || firstCable_[index(host)] == firstCable_[index(host) + 1]);
}

Text GraphRouter::whyNot(HostId from, HostId to) const
{
    const auto gpu = [](HostId host) { return withCommas(index(host)); };
    auto why = graph_->rails > 1
        ? say("GPU %1 cannot reach GPU %2: no rail has a way left between their scale-up domains.", gpu(from), gpu(to))
        : isCut(from) || isCut(to)
        ? say("GPU %1 cannot reach GPU %2: no cable of GPU %3 leads to a switch in service.", gpu(from), gpu(to),
              gpu(isCut(from) ? from : to))
        : say("GPU %1 cannot reach GPU %2: between their first-tier switches no way up and down again is left.",
              gpu(from), gpu(to));
    constexpr std::size_t shown = 6;
    const auto &failed = graph_->failed;
    if (failed.empty())
        return why;
    const auto first =
        failuresText({failed.begin(), failed.begin() + static_cast<std::ptrdiff_t>(std::min(failed.size(), shown))});
    return behind(std::move(why),
                  failed.size() > shown ? say("Out of service: %1 and %2 more.", first,
                                              withCommas(static_cast<double>(failed.size() - shown)))
                                        : say("Out of service: %1.", first));
}

} // namespace gigasite::flow
