// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/stages.h"

#include <algorithm>
#include <cmath>

// Hosts are numbered as first-tier switches see them. A rack of G GPUs holds one stage; q racks of a site hold the
// same.
//   rack attachment         host = (stage · q + peer) · G + gpu     a switch joins GPUs of a rack
//   cross-rack attachment   host = (stage · G + gpu) · q + peer     a switch joins the peers of a gradient ring
//   rail topologies         as rack attachment; the network itself hangs GPUs of one number under one switch
// Either way the next stage is q G hosts on.

namespace gigasite {

namespace {

std::vector<flow::TreeTier> tiersOf(const Clos &fabric)
{
    std::vector<flow::TreeTier> tiers;
    for (const auto &tier : fabric.tiers)
        tiers.push_back({static_cast<std::uint32_t>(tier.down), static_cast<std::uint32_t>(tier.up)});
    return tiers;
}

bool isRailed(const Scenario &s)
{
    return s.network.topology == Topology::RailOptimized || s.network.topology == Topology::RailOnly;
}

flow::TrafficSpec trafficOf(const Scenario &s, const Evaluation &e)
{
    const auto gpus = static_cast<std::uint32_t>(e.rack.gpus);
    const auto peers = static_cast<std::uint32_t>(
        *std::max_element(e.layout.siteRacksPerStage.begin(), e.layout.siteRacksPerStage.end()));
    const auto tp = static_cast<double>(e.layout.tp);
    flow::TrafficSpec traffic;
    traffic.spread = s.network.startSpreadSeconds;
    traffic.seed = static_cast<std::uint64_t>(s.network.hashSeed);
    const double message = s.training.elementBytes * static_cast<double>(s.training.seq) *
        static_cast<double>(s.training.microBatch) * static_cast<double>(s.model.hidden) / tp;
    traffic.bytes = message;
    switch (s.network.traffic) {
    case NetworkTraffic::Pipeline:
        traffic.stride = peers * gpus;
        break;
    case NetworkTraffic::GradientRing:
    case NetworkTraffic::GradientTree:
        traffic.pattern = s.network.traffic == NetworkTraffic::GradientRing ? flow::Pattern::Ring : flow::Pattern::Tree;
        traffic.ring = peers;
        traffic.ringStep = isRailed(s) || s.network.leafAttachment == LeafAttachment::Rack ? gpus : 1;
        traffic.bytes = e.memory.layerGradients.si() * e.memory.layersPerStage /
            (tp * static_cast<double>(std::max<std::int64_t>(e.layout.replicasPerRack, 1)));
        if (traffic.pattern == flow::Pattern::Ring && peers > 1)
            traffic.bytes *= 2.0 * (peers - 1) / peers;
        break;
    case NetworkTraffic::Random:
        break;
    }
    return traffic;
}

} // namespace

std::optional<flow::SimulationInput> simulationInputOf(const Scenario &s, const Evaluation &e, Problems &problems)
{
    const bool alone = s.network.traffic == NetworkTraffic::Pipeline
        ? e.layout.pp < 2
        : s.network.traffic != NetworkTraffic::Random && e.layout.racksPerStage < 2;
    if (!e.fabric.valid || alone || e.fabric.hosts < 2)
        return std::nullopt;
    flow::SimulationInput in;
    in.network.hosts = static_cast<std::uint32_t>(std::min(e.fabric.hosts, 4e9));
    in.network.tiers = tiersOf(e.fabric);
    in.network.planes = static_cast<std::uint32_t>(e.fabric.planes);
    in.network.hostRate = e.fabric.nic.si();
    if (isRailed(s)) {
        in.network.domain = static_cast<std::uint32_t>(e.rack.gpus);
        in.network.hosts -= in.network.hosts % in.network.domain;
        in.network.attachment = flow::Attachment::CrossRack;
        in.network.railOnly = s.network.topology == Topology::RailOnly;
        in.network.scaleUpRate = e.rack.scaleUp.si();
    }
    in.traffic = trafficOf(s, e);
    if (in.traffic.stride >= in.network.hosts)
        return std::nullopt;
    in.transport = static_cast<flow::Transport>(s.network.transport);
    in.routing.seed = static_cast<std::uint64_t>(s.network.hashSeed);
    in.linkDelay = s.network.linkDelaySeconds;
    auto failures = flow::parseFailures(s.network.failed);
    if (!failures) {
        auto problem = failures.problem();
        problem.path = "network.failed";
        problems.push_back(problem);
        return std::nullopt;
    }
    in.failures = *std::move(failures);
    for (auto problem : checkFailures(flow::Network(in.network), in.failures)) {
        problem.path = "network.failed";
        problems.push_back(problem);
        return std::nullopt;
    }
    return in;
}

} // namespace gigasite
