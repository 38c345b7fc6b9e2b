// SPDX-License-Identifier: GPL-3.0-or-later
// Between sites, and the power of a step.
#include "model/evaluate/stages.h"
#include "model/site/renumbered_sites.h"
#include "model/site/shortest_way.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

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

/// Great circles between all of the sites.
std::vector<std::vector<Metres>> metresBetween(const Evaluation &e, const std::vector<std::size_t> &sites)
{
    std::vector<std::vector<Metres>> metres(sites.size(), std::vector<Metres>(sites.size()));
    for (std::size_t i = 0; i < sites.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const auto &a = e.power.sites[sites[i]], &b = e.power.sites[sites[j]];
            metres[i][j] = metres[j][i] = greatCircle(a.lat, a.lon, b.lat, b.lon);
        }
    }
    return metres;
}

/// As links join them: in the shortest ring, however they are numbered. By number the stages of a pipeline, and all in
/// the papers' conventions.
std::vector<std::size_t> alongLinks(const Scenario &s, const Evaluation &e, const std::vector<std::size_t> &sites)
{
    constexpr std::size_t onlyRing = 3; // of so many sites there is one ring
    if (!isStrict(s) || !isRing(s, sites.size()) || sites.size() <= onlyRing)
        return sites;
    std::vector<std::size_t> ordered;
    for (const auto i : shortestWay(metresBetween(e, sites), Way::Ring))
        ordered.push_back(sites[i]);
    return ordered;
}

/// Great circles of the links: a ring, open for a pipeline.
std::vector<Metres> linksOf(const Scenario &s, const Evaluation &e, const std::vector<std::size_t> &sites)
{
    const auto order = alongLinks(s, e, sites);
    std::vector<Metres> links;
    for (std::size_t i = 0; i < linkCount(s, order.size()); ++i) {
        const auto &a = e.power.sites[order[i]];
        const auto &b = e.power.sites[order[(i + 1) % order.size()]];
        links.push_back(greatCircle(a.lat, a.lon, b.lat, b.lon));
    }
    return links;
}

/// Round trip round a link of the ring, over all others. Where the RTT is typed, each takes as long.
Seconds roundLink(const Scenario &s, const Evaluation &e, const std::vector<Metres> &links, std::size_t cut)
{
    if (s.wan.rttSeconds)
        return static_cast<double>(links.size() - 1) * e.power.farthestRtt;
    Seconds around{};
    for (std::size_t i = 0; i < links.size(); ++i)
        around += i == cut ? Seconds() : fibreRtt(links[i], s.wan.routeFactor);
    return around;
}

/// Neighbours of a ring or a pipeline exchange, and no others; the papers' two sites are neighbours.
void takeBorders(const Scenario &s, const Evaluation &e, const std::vector<std::size_t> &sites, WanInput &in)
{
    if (in.papers || sites.size() < 2)
        return;
    in.rtt = Seconds();
    for (const auto link : linksOf(s, e, sites)) {
        const auto rtt = s.wan.rttSeconds ? Seconds(*s.wan.rttSeconds) : fibreRtt(link, s.wan.routeFactor);
        in.rtt = std::max(in.rtt, rtt);
        in.borders.push_back(rtt);
    }
}

/// Pairs that are cut, of every link or of one, and the ways round each.
void takeLostPairs(const Scenario &s, const Evaluation &e, const std::vector<std::size_t> &sites, WanInput &in)
{
    if (!isStrict(s))
        return;
    const auto links = linksOf(s, e, sites);
    if (isRing(s, sites.size()))
        for (std::size_t cut = 0; cut < links.size(); ++cut)
            in.detours.push_back(roundLink(s, e, links, cut));
    const auto cut = static_cast<std::size_t>(s.wan.lostLink);
    if (cut > links.size())
        return;
    in.lostPairs = static_cast<double>(s.wan.lostPairs);
    in.lostLink = cut;
}

/// Which link a number means: "1, Baltimore to Phoenix".
Text nameOfLink(const Evaluation &e, const SiteDistance &pair)
{
    const auto name = [&](int site) { return e.power.sites[static_cast<std::size_t>(site)].name; };
    return say("%1, %2 to %3", std::to_string(pair.link), name(pair.from), name(pair.to));
}

/// What becomes of what a link carried that lost some pairs, or all.
Text sayLostPairs(const StepTime &step, const Text &link)
{
    const auto &asked = step.wanAsked;
    const double pairs = step.exchange.fibrePairs;
    const auto lost = withCommas(std::min(asked.lostPairs, pairs)), of = withCommas(pairs);
    const auto round = asked.detour() ? format(asked.detour()->si(), Unit::Second).joined() : "";
    if (asked.goesRound && asked.lostPairs >= pairs)
        return say("What the cut link %1, carried goes round the ring the other way, in %2 there and back; the links "
                   "keep their rate, since a ring uses one direction of each.",
                   link, round);
    if (asked.goesRound)
        return say("Of the fibre pairs of link %1, %2 of %3 are cut. What it carried goes round the ring the other "
                   "way, in %4 there and back: that exposes less than the rate that is left.",
                   link, lost, of, round);
    if (asked.detour())
        return say("Of the fibre pairs of link %1, %2 of %3 are cut. It carries at the rate that is left: that exposes "
                   "less than the way round the ring, %4 there and back.",
                   link, lost, of, round);
    return say("Of the fibre pairs of link %1, %2 of %3 are cut; no other link leads round it, so it carries at the "
               "rate that is left.",
               link, lost, of);
}

} // namespace

bool isRing(const Scenario &s, std::size_t sites)
{
    return sites > 2 && !sitesLeft(s).acrossSites;
}

std::size_t linkCount(const Scenario &s, std::size_t sites)
{
    return isRing(s, sites) || sites == 0 ? sites : sites - 1;
}

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
    in.fecBlockPackets = static_cast<double>(w.fecBlockPackets);
    in.wavelength = gigabitsPerSecond(w.wavelengthGbps);
    in.fibrePair = gigabitsPerSecond(w.fibrePairGbps);
    in.wavelengthsPerPair = std::max(1.0, std::floor(w.fibrePairGbps / w.wavelengthGbps + 1e-9));
    if (in.mode == WanMode::Pipeline && !e.layout.siteStages.empty()) {
        for (const auto site : sites)
            in.siteStages.push_back(e.layout.siteStages[site]);
    }
    takeBorders(s, e, sites, in);
    takeLostPairs(s, e, sites, in);
    return in;
}

WanBuild wanBuildOf(const Scenario &s, const Catalog &catalog, const Evaluation &e)
{
    return buildWan(s, catalog, linksOf(s, e, trainingSites(e)), e.step.exchange.wavelengths,
                    e.step.exchange.fibrePairs);
}

void takeExchanges(const Scenario &s, Evaluation &e)
{
    auto sites = trainingSites(e);
    if (e.layout.replicas == 0) { // those that could
        const auto racks = racksLeft(e.size.siteRacks, sitesLeft(s));
        for (std::size_t i = 0; i < std::min(racks.size(), e.power.sites.size()); ++i) {
            if (racks[i] > 0)
                sites.push_back(i);
        }
    }
    const auto order = alongLinks(s, e, sites);
    const auto at = [&](int site) {
        return std::find(order.begin(), order.end(), static_cast<std::size_t>(site)) - order.begin();
    };
    const auto count = std::ssize(order);
    for (auto &pair : e.power.distances) {
        const auto one = at(pair.from), other = at(pair.to), apart = std::abs(one - other);
        const bool closes = isRing(s, order.size()) && apart == count - 1;
        pair.exchanges = one < count && other < count && (!isStrict(s) || apart == 1 || closes);
        if (pair.exchanges && isStrict(s))
            pair.link = static_cast<int>(closes ? count : std::min(one, other) + 1);
    }
}

void takeCutLinks(const Scenario &s, Evaluation &e)
{
    const auto &asked = e.step.wanAsked;
    const bool carriesNothing = asked.goesRound || (asked.missingPairs() > 0 && e.step.exchange.cutOff);
    for (auto &pair : e.power.distances)
        pair.isCut = carriesNothing && pair.link > 0 && (s.wan.lostLink == 0 || s.wan.lostLink == pair.link);
}

void tellCutLink(const Scenario &s, const Evaluation &e, Problems &problems)
{
    const auto pair = std::find_if(e.power.distances.begin(), e.power.distances.end(),
                                   [&](const SiteDistance &d) { return d.link > 0 && d.link == s.wan.lostLink; });
    if (s.wan.lostPairs == 0 || s.wan.lostLink == 0 || !isStrict(s))
        return;
    if (pair == e.power.distances.end()) {
        problems.push_back(
            note("wan.lost_link",
                 say("No link %1 joins sites that train, so nothing is cut.", std::to_string(s.wan.lostLink))));
        return;
    }
    const auto link = nameOfLink(e, *pair);
    const auto &exchange = e.step.exchange;
    if (!exchange.cutOff)
        problems.push_back(note("wan.lost_link", sayLostPairs(e.step, link)));
    for (auto &p : problems) {
        if (p.severity == Severity::Error && p.path == "wan.lost_pairs")
            p.message = exchange.fibrePairs == 1
                ? say("The only fibre pair of link %1, is cut and no other link leads round it, so no step "
                      "completes.",
                      link)
                : say("All %1 fibre pairs of link %2, are cut and no other link leads round it, so no step completes.",
                      withCommas(exchange.fibrePairs), link);
    }
}

Problems checkStageOrder(const Scenario &s, const Evaluation &e)
{
    constexpr double worthwhile = 0.01; // of the length
    const auto sites = trainingSites(e);
    if (!isStrict(s) || !sitesLeft(s).acrossSites || sites.size() < 3)
        return {};
    const auto metres = metresBetween(e, sites);
    std::vector<std::size_t> byNumber(sites.size());
    std::iota(byNumber.begin(), byNumber.end(), std::size_t(0));
    const auto shortest = shortestWay(metres, Way::Chain);
    const auto now = lengthOf(metres, byNumber, Way::Chain), least = lengthOf(metres, shortest, Way::Chain);
    if (!(least < now * (1 - worthwhile)))
        return {};
    std::vector<std::size_t> order(static_cast<std::size_t>(s.siteCount)); // of all sites: those that do not train stay
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::string names;
    for (std::size_t i = 0; i < sites.size(); ++i) {
        order[sites[i]] = sites[shortest[i]];
        names += (names.empty() ? "" : " → ") + std::to_string(sites[shortest[i]] + 1);
    }
    const auto route = [&](Metres length) {
        return format(s.wan.routeFactor * length.si() / 1000, Unit::Kilometre).joined();
    };
    auto settings = renumbered(s, order);
    Fix fix{say("Number them so"), settings.front().first, settings.front().second};
    fix.also.assign(settings.begin() + 1, settings.end());
    auto problem = note("wan.mode",
                        say("The pipeline passes the sites in the order of their numbers, over %1 of fibre; in the "
                            "order %2 it would be %3.",
                            route(now), Text::verbatim(names), route(least)));
    problem.fixes.push_back(std::move(fix));
    return {std::move(problem)};
}

std::optional<PowerPhases> phasesOf(const Evaluation &e)
{
    if (!e.rack.power || !e.phaseShares.idle || !e.phaseShares.communication || !(e.step.total > Seconds()))
        return std::nullopt;
    PhaseInput in{.it = e.power.it, .overhead = e.power.runningOverhead};
    in.activeShare = static_cast<double>(e.layout.gpusUsed) / static_cast<double>(e.size.gpus);
    in.lostShare = e.power.lostShare;
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
    in.gramsCo2PerKwh = e.power.gramsCo2PerKwh;
    return powerPhases(in);
}

} // namespace gigasite
