// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/plane_paths.h"

#include "model/flow/large_array.h"
#include "model/flow/out_of_service.h"

#include <algorithm>
#include <utility>

namespace gigasite::flow {

bool PlanePaths::takes(const Network &network, const Failures &failures)
{
    if (failures.empty())
        return true;
    if (network.spec().sites > 1 || network.rails() > 1)
        return false;
    for (std::uint32_t plane = 0; plane < network.trees(); ++plane) {
        if (std::none_of(failures.begin(), failures.end(), [&](const Failure &f) { return f.plane == plane; }))
            return true;
    }
    return false;
}

PlanePaths::PlanePaths(const Network &network, const Failures &failures)
    : network_(&network)
    , failures_(&failures)
{
    if (failures.empty())
        return;
    state_.assign(network.trees(), State::Whole);
    for (const auto &f : failures) {
        auto &state = state_[f.plane];
        state = f.kind == Failure::Kind::Plane || state == State::Dead ? State::Dead : State::Broken;
    }
}

Outcome<PlanePaths, Problems> PlanePaths::of(const Network &network, const Failures &failures,
                                             const std::stop_token &stop)
{
    PlanePaths paths(network, failures);
    if (std::find(paths.state_.begin(), paths.state_.end(), State::Broken) == paths.state_.end())
        return paths;
    auto others = failures; // a graph of broken planes is one in which all others are out of service
    for (std::uint32_t plane = 0; plane < paths.state_.size(); ++plane) {
        if (paths.state_[plane] == State::Whole)
            others.push_back({.kind = Failure::Kind::Plane, .plane = plane});
    }
    auto graph = explicitGraph(network, others, stop);
    if (!graph)
        return graph.problem();
    if (stop.stop_requested())
        return paths;
    paths.graph_ = std::make_unique<Graph>(*std::move(graph));
    std::vector<double>().swap(paths.graph_->capacity); // of all links; nobody asks for it
    auto router = GraphRouter::of(*paths.graph_, stop);
    if (!router)
        return router.problem();
    paths.router_.emplace(*std::move(router));
    return paths;
}

bool PlanePaths::route(HostId from, HostId to, std::uint64_t flow, std::uint32_t plane, const Routing &routing,
                       std::vector<LinkId> &path) const
{
    if (isWhole(plane) || hasScaleUpWay(from, to)) {
        network_->route(from, to, flow, plane, routing, path);
        return true;
    }
    return state_[plane] == State::Broken && router_ && router_->route(from, to, flow, plane, routing, path);
}

std::vector<double> PlanePaths::capacities(std::uint32_t plane) const
{
    const auto first = index(network_->upLink(0, plane, 1, 0));
    const auto links = network_->linksOfSite() / network_->trees();
    const OutOfService out(*network_, *failures_);
    std::vector<double> capacity;
    reserveLarge(capacity, links);
    capacity.resize(links);
    for (std::uint32_t l = 0; l < links && !out.tree(plane); ++l) {
        const auto link = LinkId(first + l);
        capacity[l] = out.link(link) ? 0 : network_->capacityOf(link);
    }
    return capacity;
}

} // namespace gigasite::flow
