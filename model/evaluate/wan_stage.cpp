// SPDX-License-Identifier: GPL-3.0-or-later
// Between sites, and the power of a step.
#include "model/evaluate/stages.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

/// Typed rate of the slowest site that trains; nothing where none is typed.
std::optional<BytesPerSecond> slowestRate(const Scenario &s, const std::vector<std::size_t> &sites)
{
    std::optional<BytesPerSecond> slowest;
    for (const auto site : sites) {
        const auto gbps = s.sites[site].wanGbps ? s.sites[site].wanGbps : s.wan.siteGbps;
        if (gbps && (!slowest || gigabitsPerSecond(*gbps) < *slowest))
            slowest = gigabitsPerSecond(*gbps);
    }
    return slowest;
}

/// Great circles of the links: a ring in the order of the sites, open for a pipeline.
std::vector<Metres> linksOf(const Scenario &s, const Evaluation &e, const std::vector<std::size_t> &sites)
{
    std::vector<Metres> links;
    const bool open = sites.size() < 3 || sitesLeft(s).acrossSites;
    for (std::size_t i = 0; i + (open ? 1 : 0) < sites.size(); ++i) {
        const auto &a = e.power.sites[sites[i]];
        const auto &b = e.power.sites[sites[(i + 1) % sites.size()]];
        links.push_back(greatCircle(a.lat, a.lon, b.lat, b.lon));
    }
    return links;
}

} // namespace

std::vector<std::size_t> trainingSites(const Evaluation &e)
{
    std::vector<std::size_t> sites;
    for (std::size_t i = 0; i < e.layout.siteReplicas.size(); ++i) {
        if (e.layout.siteReplicas[i] > 0)
            sites.push_back(i);
    }
    return sites;
}

WanInput wanInputOf(const Scenario &s, const Evaluation &e)
{
    const auto &w = s.wan;
    const auto sites = trainingSites(e);
    WanInput in{.papers = !isStrict(s), .mode = isStrict(s) ? w.mode : WanMode::AllReduce};
    in.sites = static_cast<int>(sites.size());
    in.stages = static_cast<double>(e.layout.pp);
    in.chunks = e.prediction ? e.prediction->run.split.vpp : 1;
    in.microBatches = static_cast<double>(s.parallelism.microBatches);
    in.syncEverySteps = static_cast<double>(w.syncEverySteps);
    in.rtt = e.power.farthestRtt;
    in.window = Seconds(w.windowSeconds);
    in.rate = slowestRate(s, sites);
    in.transport = w.transport;
    if (w.flowGbps)
        in.flowRate = gigabitsPerSecond(*w.flowGbps);
    in.nic = e.rack.nic;
    std::int64_t replicas = sites.empty() ? 0 : e.layout.replicas;
    for (const auto site : sites)
        replicas = std::min(replicas, e.layout.siteReplicas[site]);
    in.flows = static_cast<double>(replicas * e.layout.tp * e.layout.cp);
    in.loss = w.loss;
    in.packetBytes = w.packetBytes;
    in.fecOverhead = w.fecOverhead;
    in.wavelength = gigabitsPerSecond(w.wavelengthGbps);
    in.wavelengthsPerPair = std::max(1.0, std::floor(w.fibrePairGbps / w.wavelengthGbps + 1e-9));
    in.lostPairs = isStrict(s) ? static_cast<double>(w.lostPairs) : 0;
    return in;
}

WanBuild wanBuildOf(const Scenario &s, const Catalog &catalog, const Evaluation &e)
{
    return buildWan(s, catalog, linksOf(s, e, trainingSites(e)), e.step.exchange.wavelengths,
                    e.step.exchange.fibrePairs);
}

std::optional<PowerPhases> phasesOf(const Scenario &s, const Evaluation &e)
{
    if (!e.rack.power || !e.phaseShares.idle || !e.phaseShares.communication || !(e.step.total > Seconds()))
        return std::nullopt;
    PhaseInput in{.it = e.power.it, .overhead = s.power.overhead};
    in.activeShare = static_cast<double>(e.layout.gpusUsed) / static_cast<double>(e.size.gpus);
    in.idle = *e.phaseShares.idle;
    in.communication = *e.phaseShares.communication;
    in.compute = e.step.compute + e.step.optimizer;
    in.exposed = e.step.exposed;
    in.step = e.step.total;
    in.stretch = e.prediction ? e.prediction->run.recipe.anchor : 1;
    in.tokensPerStep = e.step.tokensPerStep;
    in.training = e.step.training;
    in.litresPerKwh = e.cooling.litresPerKwh;
    in.gridLitresPerKwh = e.power.waterLitresPerKwh;
    return powerPhases(in);
}

} // namespace gigasite
