// SPDX-License-Identifier: GPL-3.0-or-later
// All-to-all in groups and the exchange between sites, against closed forms and conservation laws.
#include "model/flow/max_min.h"
#include "model/flow/simulation.h"
#include "tests/model/example.h"
#include "tests/near.h"

#include <chrono>
#include <cmath>
#include <map>
#include <set>
#include <thread>

using namespace gigasite;
using namespace gigasite::flow;
using gigasite::test::isNear;

namespace {

/// Domains of 8 on one non-blocking switch a site; 450 and 50 GB/s, as an H100 node.
SimulationInput nodes(std::uint32_t hosts)
{
    SimulationInput in;
    in.network.hosts = hosts;
    in.network.tiers = {{hosts, 0}};
    in.network.domain = 8;
    in.network.hostRate = 50e9;
    in.network.scaleUpRate = 450e9;
    in.traffic.bytes = 1e9;
    in.linkDelay = 0;
    return in;
}

SimulationInput allToAll(std::uint32_t hosts, std::uint32_t group)
{
    auto in = nodes(hosts);
    in.traffic.pattern = Pattern::AllToAll;
    in.traffic.ring = group;
    return in;
}

/// Two sites of eight hosts; the first four of each exchange, and send to the other four of their site.
SimulationInput twoSites(double wanShare, double localBytes)
{
    SimulationInput in;
    in.network.hosts = 8;
    in.network.sites = 2;
    in.network.tiers = {{8, 0}};
    in.network.hostRate = 100e9;
    in.network.wanRate = 4 * wanShare * in.network.hostRate;
    in.traffic.stride = 4;
    in.traffic.bytes = localBytes;
    in.traffic.wanHosts = 4;
    in.traffic.wanBytes = 30e9;
    in.linkDelay = 0;
    return in;
}

double last(const FlowSet &flows)
{
    const auto times = maxMinCompletions(flows).seconds;
    return *std::max_element(times.begin(), times.end());
}

FlowSet flowsOf(const SimulationInput &in)
{
    return Network(in.network).hashed(trafficOf(in.traffic, in.network.hosts, in.network.sites), in.routing);
}

/// Headers: 64 bytes to every 9,000.
constexpr double headers = 9064.0 / 9000;

} // namespace

class TestScenarioTraffic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// n hosts of a domain exchange M: (n-1)/n M over the scale-up rate (an all-to-all's lower bound, met by a switch).
    void inOneDomain()
    {
        for (const std::uint32_t n : {2, 4, 8}) {
            for (const std::uint32_t planes : {1, 2}) {
                auto in = allToAll(64, n);
                const double message = 1e9, bound = (n - 1.0) / n * message / 450e9;
                in.network.planes = planes;
                in.traffic.bytes = (n - 1.0) / n * message;
                QVERIFY(isNear(last(flowsOf(in)), bound, 1e-9));
                for (const auto transport : {Transport::Ideal, Transport::Ecmp}) {
                    in.transport = transport;
                    const auto r = simulate(in);
                    QCOMPARE(r.flows, std::size_t(64 * (n - 1)));
                    QVERIFY(isNear(r.completion.max, headers * bound, 2e-3));
                    QVERIFY(isNear(r.completion.max, r.ideal, 2e-3));
                }
            }
        }
    }

    /// NVIDIA/nccl-tests#130, #181: bus bandwidth of groups of whole nodes, several of which run side by side.
    void acrossDomains()
    {
        const std::vector<std::pair<std::uint32_t, double>> published{{2, 93.75}, {4, 64.583}, {8, 56.25}};
        for (const auto &[nodesOfGroup, busbw] : published) {
            const auto n = 8 * nodesOfGroup;
            const auto in = allToAll(3 * n, n);
            QVERIFY(isNear(in.traffic.bytes / last(flowsOf(in)) / 1e9, busbw, 1e-3));
            QVERIFY(isNear(in.traffic.bytes / simulate(in).ideal / 1e9, busbw / headers, 2e-3));
        }
    }

    /// Every host sends and receives its bytes, inside its group, once to each other; scale-up carries what stays in a
    /// domain and nothing else.
    /// 64 hosts in groups of 12: 60 are busy, and 8 or 16 would take all.
    void idleHostsAreTold()
    {
        SimulationInput in;
        in.network = {.hosts = 64, .tiers = {{8, 8}, {16, 0}}, .domain = 8, .hostRate = 100e9, .scaleUpRate = 900e9};
        in.traffic = {.pattern = Pattern::AllToAll, .bytes = 1e6, .ring = 12};
        for (const auto transport : {Transport::Ideal, Transport::Ecmp}) {
            in.transport = transport;
            in.traffic.ring = 12;
            const auto r = simulate(in);
            QVERIFY(r.isSimulated());
            QVERIFY(std::any_of(r.remarks.begin(), r.remarks.end(), [](const gigasite::Problem &p) {
                return p.message == "4 of 64 hosts fill no group of 12 and send nothing. Groups of 8 or 16 take all.";
            }));
            in.traffic.ring = 16;
            QVERIFY(simulate(in).remarks.empty());
        }
    }

    void groupsAreWholeAndBytesConserved()
    {
        const auto in = allToAll(100, 24); // four groups, four hosts left over
        const auto traffic = trafficOf(in.traffic, 100);
        QCOMPARE(traffic.size(), std::size_t(96 * 23));
        QCOMPARE(flowCount(in.traffic, 100), std::uint64_t(96 * 23));
        std::map<std::uint32_t, double> sent, received;
        std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
        for (const auto &d : traffic) {
            const auto from = index(d.from), to = index(d.to);
            QVERIFY(from != to && from / 24 == to / 24 && pairs.insert({from, to}).second);
            sent[from] += d.bytes;
            received[to] += d.bytes;
        }
        QCOMPARE(sent.size(), std::size_t(96));
        for (const auto &[host, bytes] : sent)
            QVERIFY(isNear(bytes, 1e9, 1e-9) && isNear(received[host], 1e9, 1e-9));
        const auto flows = flowsOf(in);
        double inDomains = 0;
        for (std::size_t f = 0; f < flows.size(); ++f)
            inDomains += flows.capacity[index(flows.path(f)[0])] == 450e9 ? flows.bytes[f] : 0;
        QVERIFY(isNear(inDomains, 96 * 7.0 / 23 * 1e9, 1e-9));
    }

    /// Groups inside domains: the few that are simulated are all there is.
    void oneDomainStandsForAll()
    {
        const auto in = allToAll(4096, 4);
        const auto r = simulate(in);
        QCOMPARE(r.flows, std::size_t(4096 * 3));
        auto whole = maxMinCompletions(flowsOf(in)).seconds;
        std::sort(whole.begin(), whole.end());
        QVERIFY(isNear(r.completion.min, headers * whole.front(), 2e-3));
        QVERIFY(isNear(r.completion.max, headers * whole.back(), 2e-3));
        const auto sample = estimate(in);
        QVERIFY(isNear(sample.completion.p50, r.completion.p50, 2e-3));
    }

    /// More flows than can be held: both values named are the nearest that can.
    void nearestGroups()
    {
        auto in = allToAll(400000, 160);
        in.network.tiers = *treeTiers(256, 3);
        const auto problems = simulate(in).problems;
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].fixes.size(), std::size_t(3));
        const std::uint64_t most = 4096ULL * 4095;
        const auto group = std::stoul(problems[0].fixes[0].value), hosts = std::stoul(problems[0].fixes[1].value);
        in.traffic.ring = static_cast<std::uint32_t>(group);
        QVERIFY(flowCount(in.traffic, 400000) <= most);
        QVERIFY(400000ULL * group > most);
        in.traffic.ring = 160;
        QVERIFY(flowCount(in.traffic, static_cast<std::uint32_t>(hosts)) <= most);
        QVERIFY((hosts + 160) * 159 > most);
        QCOMPARE(problems[0].fixes[2].value, std::string("spray"));
        in.transport = Transport::Spray;
        const auto sprayed = simulate(in);
        QCOMPARE(sprayed.flows, std::size_t(400000) * 159);
        in.traffic.ring = 400001;
        QVERIFY(!simulate(in).problems.empty());
    }

    /// With priority the exchange ends at bytes over WAN rate, whatever else goes on; the rest gets what is left.
    void wanGoesFirst()
    {
        const double rate = 100e9, share = 0.75, ends = 30e9 / (share * rate);
        for (const double localBytes : {1e9, 5e9, 50e9}) {
            const auto r = simulate(twoSites(share, localBytes));
            QVERIFY(r.problems.empty() && r.wan && r.local);
            QVERIFY(isNear(r.wan->max, headers * ends, 1e-3) && isNear(r.wan->min, headers * ends, 1e-3));
            const double left = (1 - share) * rate;
            const double local =
                localBytes < left * ends ? localBytes / left : ends + (localBytes - left * ends) / rate;
            QVERIFY2(isNear(r.local->max, headers * local, 1e-3), qPrintable(QString::number(r.local->max / local)));
            QVERIFY(isNear(r.completion.max, std::max(r.wan->max, r.local->max), 1e-12));
        }
    }

    /// Sites of unequal rates: the exchange moves at the slower one's, both ways, and leaves its hosts the rest.
    void unequalSites()
    {
        const double rate = 100e9, share = 0.75, slow = 0.25;
        auto in = twoSites(share, 1e9);
        in.network.wanRates = {4 * share * rate, 4 * slow * rate};
        const auto r = simulate(in);
        QVERIFY(r.problems.empty() && r.wan && r.local);
        QVERIFY(isNear(r.wan->max, headers * 30e9 / (slow * rate), 1e-3) && isNear(r.wan->min, r.wan->max, 1e-3));
        QVERIFY(isNear(r.local->max, headers * 1e9 / ((1 - slow) * rate), 1e-3));
        const Network network(in.network);
        for (std::uint32_t site = 0; site < 2; ++site) {
            for (const auto link : {network.wanOut(site), network.wanIn(site)})
                QVERIFY(network.capacityOf(link) == in.network.wanRates[site]);
        }
        in.network.wanRates[1] = 0;
        QVERIFY(!simulate(in).problems.empty());
    }

    /// Without priority both share a host's link alike.
    void wanWithoutPriority()
    {
        auto in = twoSites(0.75, 30e9);
        in.traffic.wanFirst = false;
        const auto r = simulate(in);
        QVERIFY(isNear(r.local->max, headers * 0.6, 1e-3)); // 30 GB at half of 100 GB/s each
        QVERIFY(isNear(r.wan->max, headers * 0.6, 1e-3));
        in.transport = Transport::EcmpPfc;
        QVERIFY(simulate(in).problems.empty());
        in.traffic.wanFirst = true;
        const auto refused = simulate(in).problems;
        QVERIFY(refused.size() == 1 && refused[0].path == "network.transport" && refused[0].fixes.size() == 3);
        QVERIFY(refused[0].message.find("one priority") != std::string::npos);
        QCOMPARE(refused[0].fixes[0].value, std::string("ecmp"));
        QCOMPARE(refused[0].fixes[1].value, std::string("spray"));
        for (const auto offered : {Transport::Ecmp, Transport::Spray}) {
            in.transport = offered;
            QVERIFY(simulate(in).isSimulated());
        }
    }

    /// A lossless exchange over a narrow WAN takes seconds to follow; it says so, and ends when asked to.
    void losslessOverTheWanCanBeCancelled()
    {
        SimulationInput in;
        in.network = {.hosts = 8000, .sites = 2, .tiers = *treeTiers(64, 3), .hostRate = 100e9, .wanRate = 125e9};
        in.traffic.bytes = 30e6;
        in.transport = Transport::EcmpPfc;
        std::stop_source stop;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200)); // the first of many thousand steps
            stop.request_stop();
        });
        QVERIFY(simulate(in, {.stop = stop.get_token()}).sorted.empty());
        in.network.hosts = 16;
        in.network.tiers = {{16, 0}};
        const auto r = simulate(in);
        QVERIFY(std::any_of(r.remarks.begin(), r.remarks.end(), [](const Problem &p) {
            return p.severity == Severity::Note && p.path == "network.transport";
        }));
    }

    /// Behind a WAN a thousand times as slow all takes a thousand times as long, down to a hundred-millionth of what a
    /// host sends, and ends.
    void losslessOverAHopelesslySlowWan()
    {
        SimulationInput in;
        in.network = {.hosts = 64, .sites = 8, .tiers = *treeTiers(64, 2), .hostRate = 100e9};
        in.traffic.bytes = 30e6;
        in.transport = Transport::EcmpPfc;
        double last = 0;
        for (const double rate : {12.5e9, 12.5e6, 12.5e3}) {
            in.network.wanRate = rate;
            const auto r = simulate(in);
            QCOMPARE(r.unfinished, std::size_t(0));
            QVERIFY2(last == 0 || std::abs(r.completion.max / last / 1000 - 1) < 0.05,
                     qPrintable(QString::number(r.completion.max / last)));
            last = r.completion.max;
        }
    }

    /// Where a site's tree is narrower than its WAN, the tree decides: four hosts out of one leaf with one link up.
    void narrowSite()
    {
        auto in = twoSites(0.75, 1e9);
        in.network.tiers = {{4, 1}, {2, 0}};
        QVERIFY(isNear(simulate(in).wan->max, headers * 4 * 30e9 / 100e9, 1e-3));
    }

    /// Stages and exchange of three sites: nothing but the exchange leaves a site, and it is a ring.
    void sitesKeepToThemselves()
    {
        TrafficSpec spec;
        spec.stride = 10;
        spec.bytes = 5;
        spec.wanHosts = 7;
        spec.wanBytes = 3;
        spec.spread = 1e-3;
        const auto traffic = trafficOf(spec, 25, 3);
        QCOMPARE(traffic.size(), std::size_t(3 * 15 + 3 * 7));
        QCOMPARE(flowCount(spec, 25, 3), std::uint64_t(traffic.size()));
        std::map<std::uint32_t, double> out, in;
        for (const auto &d : traffic) {
            const auto from = index(d.from) / 25, to = index(d.to) / 25;
            QCOMPARE(d.priority, std::uint8_t(from == to ? 1 : 0));
            if (from == to)
                continue;
            QCOMPARE(d.start, 0.0);
            QCOMPARE(to, (from + 1) % 3);
            out[from] += d.bytes;
            in[to] += d.bytes;
        }
        for (std::uint32_t site = 0; site < 3; ++site)
            QVERIFY(out[site] == 21 && in[site] == 21);
    }

    /// GPUs of a rack that no stage uses send nothing: the closed form and the simulator count the same ones, whatever
    /// first-tier switches join.
    void idleGpusSendNothing()
    {
        for (const char *attachment : {"rack", "cross_rack"}) {
            const auto s = test::example("nextgen-100t",
                                         {"conventions.mode=corrected", "parallelism.tp=5", "network.endpoints=16128",
                                          std::string("network.leaf_attachment=") + attachment,
                                          "network.transport=ideal", "model.layers=112", "parallelism.pp=auto"});
            const auto e = evaluate(s, test::facts());
            QVERIFY(e.flowInput);
            const auto &in = *e.flowInput;
            const auto used = e.layout.replicasPerRack * e.layout.tp;
            QVERIFY(used < 72);
            const auto traffic = trafficOf(in.traffic, in.network.hosts, in.network.sites);
            QCOMPARE(traffic.size(), flowCount(in.traffic, in.network.hosts, in.network.sites));
            const double share = static_cast<double>(traffic.size()) / (in.network.hosts - in.traffic.stride);
            QVERIFY2(std::abs(share - static_cast<double>(used) / 72) < 0.02, attachment);
            const auto r = simulate(in);
            const double slowdown = r.completion.max / r.ideal,
                         counted = test::figure(e, "fabric.send_oversubscription");
            QVERIFY2(std::abs(slowdown / counted - 1) < 0.02,
                     qPrintable(QString("%1: %2 not %3").arg(attachment).arg(slowdown).arg(counted)));
        }
    }

    /// Real hardware's layouts, too: few replicas leave most of a large rack idle, for both.
    void fewReplicasInLargeRacks()
    {
        for (const char *replicas : {"1", "3"}) {
            const auto s = test::example("gb200-nvl72-campus",
                                         {"network.leaf_attachment=rack", "network.leaf_down=96", "network.leaf_up=8",
                                          "network.radix=128", "network.transport=ideal", "network.endpoints=2304",
                                          std::string("parallelism.dp=") + replicas});
            const auto e = evaluate(s, test::facts());
            QVERIFY(e.flowInput && e.prediction);
            const auto &in = *e.flowInput;
            QCOMPARE(in.traffic.cycle, 72U);
            QCOMPARE(in.traffic.busy, static_cast<std::uint32_t>(e.layout.tp * std::stoi(replicas)));
            const auto r = simulate(in);
            const double slowdown = r.completion.max / r.ideal,
                         counted = test::figure(e, "fabric.send_oversubscription");
            QVERIFY2(std::abs(slowdown / counted - 1) < 0.02,
                     qPrintable(QString("%1: %2 not %3").arg(replicas).arg(slowdown).arg(counted)));
        }
    }

    /// The scenario's own exchange: the closed form's bytes and rate, and its time.
    void scenarioExchange()
    {
        const auto s = test::example("nextgen-100t", {"network.traffic=wan_exchange", "network.endpoints=16000"});
        const auto e = evaluate(s, test::facts());
        QVERIFY(e.flowInput);
        const auto &in = *e.flowInput;
        QCOMPARE(in.network.sites, 2U);
        const auto senders = static_cast<double>(in.traffic.takingPart(in.traffic.wanHosts));
        QVERIFY(isNear(senders * in.traffic.wanBytes, test::figure(e, "wan.message_bytes"), 1e-9));
        QVERIFY(isNear(in.network.wanRate, test::figure(e, "wan.used_bytes_per_s"), 1e-9));
        const auto r = simulate(in);
        QVERIFY(r.problems.empty() && r.wan);
        QVERIFY(isNear(r.wan->max, headers * e.step.wanTransfer.si() + e.power.farthestRtt.si() / 2, 2e-3));
        QVERIFY(r.wan->min > 0.99 * r.wan->max); // all share the WAN alike
        // no sample, and it says so instead of showing zeros
        QVERIFY(!figureValue(e, "flow.p99_fct_s").value);
        QVERIFY(test::hasProblem(e, Severity::Note, "network.traffic"));
    }

    /// The scenario's groups: a rack's scale-up domain if nothing is typed; and what cannot be simulated is a warning.
    void scenarioGroups()
    {
        const auto e = test::evaluated("gb200-nvl72-campus", {"network.traffic=all_to_all"});
        QVERIFY(e.flowInput && e.feasible());
        const double message = e.step.ppMessage.si();
        QVERIFY(isNear(test::figure(e, "flow.max_fct_s"), headers * 71.0 / 72 * message / 900e9, 0.08)); // and latency
        const auto wide = test::evaluated("gb200-nvl72-campus", {"network.traffic=all_to_all", "network.group=144"});
        QVERIFY(wide.feasible() && test::hasProblem(wide, Severity::Warning, "network.group"));
        const auto one = test::evaluated("gb200-nvl72-campus", {"network.traffic=wan_exchange"});
        QVERIFY(!one.flowInput && one.feasible() && test::hasProblem(one, Severity::Note, "network.traffic"));
    }
};

QTEST_GUILESS_MAIN(TestScenarioTraffic)
#include "tst_scenario_traffic.moc"
