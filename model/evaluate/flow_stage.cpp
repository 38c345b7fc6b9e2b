// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/stages.h"

#include "model/flow/out_of_service.h"
#include "model/site/lost_site.h"
#include "model/step/measured/placed_traffic.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

// Hosts are numbered as first-tier switches see them. A rack of G GPUs holds one stage; q racks of a site hold the
// same.
//   rack attachment         host = (stage · q + peer) · G + gpu     a switch joins GPUs of a rack
//   cross-rack attachment   host = (stage · G + gpu) · q + peer     a switch joins the peers of a gradient ring
//   rail topologies         as rack attachment; the network itself hangs GPUs of one number under one switch
//   stages in a row         as rack attachment host = (replica · r + rack) · G + gpu with the r racks of a replica (or
//   of
//                           as many as they hold) side by side, the next stage G hosts on; with cross-rack attachment
//                           q peers of each GPU of those racks side by side
//   all-to-all              as rack attachment, so that a rack is a scale-up domain; with cross-rack attachment the
//                           network hangs them as rails
// Where a rack holds one stage the next one is q G hosts on.

namespace gigasite {

namespace {

std::vector<flow::TreeTier> tiersOf(const Clos &fabric)
{
    std::vector<flow::TreeTier> tiers;
    for (const auto &tier : fabric.tiers)
        tiers.push_back({static_cast<std::uint32_t>(tier.down), static_cast<std::uint32_t>(tier.up)});
    return tiers;
}

/// Consecutive stages of a replica in one rack: sends leave it for the next.
bool isInARow(const Scenario &s, const Evaluation &e)
{
    return e.prediction && s.parallelism.placement == Placement::ConsecutiveLayers;
}

/// Racks of the largest site that hold the same stages.
std::int64_t peersOf(const Scenario &s, const Evaluation &e)
{
    const auto largest = [](const auto &ofSites) { return *std::max_element(ofSites.begin(), ofSites.end()); };
    return isInARow(s, e) ? blocksFor(largest(e.layout.siteReplicas), e.layout.replicasPerRack)
                          : largest(e.layout.siteRacksPerStage);
}

flow::TrafficSpec trafficOf(const Scenario &s, const Evaluation &e)
{
    const auto gpus = static_cast<std::uint32_t>(e.rack.gpus);
    const auto peers = static_cast<std::uint32_t>(peersOf(s, e));
    const bool joinsRacks = isRailed(s) || s.network.leafAttachment == LeafAttachment::Rack;
    const bool isRow = isInARow(s, e);
    const auto tp = static_cast<double>(e.layout.tp * e.layout.cp);
    flow::TrafficSpec traffic;
    traffic.spread = s.network.startSpreadSeconds;
    traffic.seed = static_cast<std::uint64_t>(s.network.hashSeed);
    const double message = s.training.elementBytes * static_cast<double>(s.training.seq) *
        static_cast<double>(s.training.microBatch) * static_cast<double>(s.model.hidden) / tp;
    traffic.bytes = message;
    switch (s.network.traffic) {
    case NetworkTraffic::Pipeline:
        traffic.stride = isRow && joinsRacks ? gpus : peers * gpus;
        break;
    case NetworkTraffic::GradientRing:
    case NetworkTraffic::GradientTree:
        traffic.pattern = s.network.traffic == NetworkTraffic::GradientRing ? flow::Pattern::Ring : flow::Pattern::Tree;
        traffic.ring = peers;
        traffic.ringStep = !joinsRacks ? 1 : isRow ? gpus * static_cast<std::uint32_t>(e.layout.racksPerBlock) : gpus;
        traffic.bytes =
            e.prediction ? e.prediction->gradientBytes : e.memory.layerGradients.si() * e.memory.layersPerStage / tp;
        traffic.bytes /= static_cast<double>(std::max<std::int64_t>(e.layout.replicasPerRack, 1));
        if (traffic.pattern == flow::Pattern::Ring && peers > 1)
            traffic.bytes *= 2.0 * (peers - 1) / peers;
        break;
    case NetworkTraffic::AllToAll:
        traffic.pattern = flow::Pattern::AllToAll;
        traffic.ring = static_cast<std::uint32_t>(s.network.group.value_or(gpus));
        traffic.bytes *= (traffic.ring - 1.0) / traffic.ring; // its own part of the tokens stays
        break;
    case NetworkTraffic::WanExchange:
        traffic.stride = peers * gpus;
        traffic.wanFirst = s.network.wanPriority;
        break;
    case NetworkTraffic::Random:
        break;
    }
    return traffic;
}

/// GPUs of a rack that no stage uses send nothing: by rack, or where first-tier switches join peers of one number, by
/// the numbers of a stage's GPUs.
void leaveOutIdle(const Scenario &s, const Evaluation &e, flow::TrafficSpec &traffic)
{
    const auto gpus = std::int64_t{e.rack.gpus};
    const auto used =
        e.prediction ? std::llround(measured::usedOfRack(e.prediction->run)) : e.layout.replicasPerRack * e.layout.tp;
    if (used <= 0 || used >= gpus)
        return;
    const bool joinsRacks = isRailed(s) || s.network.leafAttachment == LeafAttachment::Rack;
    const auto each = joinsRacks ? 1 : peersOf(s, e);
    traffic.cycle = static_cast<std::uint32_t>(gpus * each);
    traffic.busy = static_cast<std::uint32_t>(used * each);
}

/// Rates that sites have of their own, what lost fibres leave of them; empty where all have the same.
std::vector<double> ratesOfSites(const Scenario &s, const Evaluation &e, const WanExchange &wan)
{
    std::vector<double> rates;
    const double left = wan.used / wan.link;
    for (const auto site : trainingSites(e)) {
        const auto gbps = s.sites[site].wanGbps ? s.sites[site].wanGbps : s.wan.siteGbps;
        rates.push_back(left * (gbps ? gigabitsPerSecond(*gbps) : wan.required).si());
    }
    const bool alike = std::all_of(rates.begin(), rates.end(), [&](double r) { return r == rates.front(); });
    return alike ? std::vector<double>() : rates;
}

/// Sites of the largest one's kind; those GPUs of the first stage exchange its gradients that have a peer in every
/// site.
void addWan(const Scenario &s, const Evaluation &e, flow::SimulationInput &in)
{
    const auto step = stepInputOf(s, shapeOf(s), e);
    const auto asked = wanInputOf(step);
    const auto wan = wanExchange(asked);
    std::int64_t peers = 0;
    for (const auto racks : e.layout.siteRacksPerStage) {
        if (racks > 0)
            peers = peers > 0 ? std::min(peers, racks) : racks;
    }
    in.network.sites = static_cast<std::uint32_t>(asked.sites);
    in.network.wanRate = wan.used.si();
    in.network.wanRates = ratesOfSites(s, e, wan);
    in.wanDelay = asked.longestRtt().si() / 2;
    in.traffic.wanHosts = static_cast<std::uint32_t>(peers * e.rack.gpus);
    in.traffic.wanBytes =
        wan.wire.si() / std::max(static_cast<double>(in.traffic.takingPart(in.traffic.wanHosts)), 1.0);
}

/// Why this traffic has nobody to send to; empty if it has.
Text aloneReason(const Scenario &s, const Evaluation &e)
{
    switch (s.network.traffic) {
    case NetworkTraffic::Pipeline:
        if (isInARow(s, e) && e.layout.racksPerBlock < 2)
            return say("A whole pipeline stands in one rack, so sends to the next stage stay inside it.");
        return e.layout.pp < 2 ? say("There is one pipeline stage, so nothing is sent to the next.") : Text();
    case NetworkTraffic::GradientRing:
    case NetworkTraffic::GradientTree:
        return (isInARow(s, e) ? peersOf(s, e) : e.layout.racksPerStage) < 2
            ? say("Every stage has one rack, so no gradients cross the network.")
            : Text();
    case NetworkTraffic::WanExchange:
        if (std::count_if(e.layout.siteReplicas.begin(), e.layout.siteReplicas.end(), [](auto r) { return r > 0; }) < 2)
            return say("Only one site trains, so there is no exchange between sites.");
        return e.layout.pp < 2 ? say("There is one pipeline stage, so no sends go beside the exchange between sites.")
                               : Text();
    case NetworkTraffic::AllToAll:
    case NetworkTraffic::Random:
        break;
    }
    return Text();
}

} // namespace

Problems simulationProblems(const flow::SimulationResult &result)
{
    auto problems = result.problems;
    for (auto &p : problems) {
        if (p.severity == Severity::Error && (p.path == "network.group" || p.path == "network.transport"))
            p.severity = Severity::Warning;
    }
    return problems;
}

Problems simulationRemarks(const flow::SimulationResult &result, const Problems &known)
{
    auto remarks = result.remarks;
    const bool said = std::any_of(known.begin(), known.end(), [](const Problem &p) {
        return p.severity == Severity::Error && p.path == "network.failed";
    });
    for (auto &p : remarks) {
        if (said && p.severity == Severity::Error)
            p.severity = Severity::Warning;
    }
    return remarks;
}

namespace {

/// GPUs that the network joins: where the largest site is lost, those of the largest of the others.
double hostsLeft(const Scenario &s, const Evaluation &e)
{
    if (lostSite(s) == 0 || s.network.endpoints)
        return e.fabric.hosts;
    std::int64_t racks = 0;
    for (std::size_t i = 0; i < e.layout.siteReplicas.size(); ++i) {
        if (static_cast<std::int64_t>(i) + 1 != lostSite(s))
            racks = std::max(racks, e.size.siteRacks[i]);
    }
    const auto left = static_cast<double>(racks * e.rack.gpus);
    return left > 0 ? std::min(e.fabric.hosts, left) : e.fabric.hosts;
}

} // namespace

std::optional<flow::SimulationInput> simulationInputOf(const Scenario &s, const Evaluation &e, Problems &problems)
{
    const auto alone = aloneReason(s, e);
    if (!alone.empty())
        problems.push_back(note("network.traffic", alone));
    if (!e.fabric.valid || !alone.empty() || e.fabric.hosts < 2)
        return std::nullopt;
    const bool exchange = s.network.traffic == NetworkTraffic::WanExchange;
    const bool allToAll = s.network.traffic == NetworkTraffic::AllToAll;
    flow::SimulationInput in;
    in.network.hosts = static_cast<std::uint32_t>(std::min(hostsLeft(s, e), 4e9));
    in.network.tiers = tiersOf(e.fabric);
    in.network.planes = static_cast<std::uint32_t>(e.fabric.planes);
    in.network.hostRate = e.fabric.nic.si();
    if (isRailed(s) || allToAll) {
        in.network.domain = static_cast<std::uint32_t>(e.rack.gpus);
        in.network.hosts -= in.network.hosts % in.network.domain;
        if (isRailed(s) || s.network.leafAttachment == LeafAttachment::CrossRack)
            in.network.attachment = flow::Attachment::CrossRack;
        in.network.railOnly = s.network.topology == Topology::RailOnly;
        in.network.scaleUpRate = e.rack.scaleUp.si();
    }
    in.traffic = trafficOf(s, e);
    if (s.network.traffic != NetworkTraffic::Random && !allToAll)
        leaveOutIdle(s, e, in.traffic);
    if (exchange)
        addWan(s, e, in);
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
    const auto cut = in.failures.empty() ? 0 : flow::hostsCutOff(flow::Network(in.network), in.failures);
    if (cut > 0)
        problems.push_back(error("network.failed",
                                 cut == 1 ? say("One GPU is cut off from the network: what is sent to and from it "
                                                "never arrives, so no step completes.")
                                          : say("%1 GPUs are cut off from the network: what is sent to and from them "
                                                "never arrives, so no step completes.",
                                                withCommas(static_cast<double>(cut))),
                                 {{say("Restore everything"), "network.failed", ""}}));
    return in;
}

} // namespace gigasite
