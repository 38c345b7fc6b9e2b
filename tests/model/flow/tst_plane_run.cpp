// SPDX-License-Identifier: GPL-3.0-or-later
// Planes one after the other are what all paths at once are: same times, same loads, to the bit.
#include "model/flow/degraded.h"
#include "model/flow/link_loads.h"
#include "model/flow/plane_run.h"

#include <QTest>

#include <algorithm>

using namespace gigasite;
using namespace gigasite::flow;

class TestPlaneRun : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asAllAtOnce_data()
    {
        QTest::addColumn<SimulationInput>("in");
        const std::vector<TreeTier> small{{16, 8}, {16, 8}, {64, 0}}, large{{64, 32}, {64, 32}, {80, 0}};
        const auto row = [](const char *name, const NetworkSpec &network, Transport transport, double spread,
                            const std::string &failed = {}) {
            QTest::newRow(name) << SimulationInput{
                .network = network,
                .failures = *parseFailures(failed),
                .traffic = {.pattern = Pattern::Permutation, .bytes = 30e6, .spread = spread, .seed = 3},
                .transport = transport};
        };
        const NetworkSpec fourPlanes{.hosts = 4096, .tiers = small, .planes = 4, .hostRate = 100e9};
        auto domains = fourPlanes;
        domains.planes = 2;
        domains.domain = 512;
        domains.scaleUpRate = 450e9;
        auto onePlane = domains;
        onePlane.planes = 1;
        auto rails = domains;
        rails.domain = 8;
        rails.attachment = Attachment::CrossRack;
        row("four planes", fourPlanes, Transport::Ecmp, 0);
        row("four planes, random starts", fourPlanes, Transport::Ecmp, 1e-4);
        row("four planes, PFC", fourPlanes, Transport::EcmpPfc, 0);
        row("inside domains, too", domains, Transport::Ecmp, 0);
        row("inside domains, too, PFC", domains, Transport::EcmpPfc, 0);
        row("one plane and domains", onePlane, Transport::Ecmp, 1e-4);
        row("across racks", rails, Transport::Ecmp, 0);
        row("a dead cable", fourPlanes, Transport::Ecmp, 0, "link 0.2.17");
        row("a dead cable, PFC", fourPlanes, Transport::EcmpPfc, 0, "link 2.2.17");
        row("a host off two planes, random starts", fourPlanes, Transport::Ecmp, 1e-4, "link 0.1.9, link 3.1.9");
        row("a host off two planes, PFC", fourPlanes, Transport::EcmpPfc, 0, "link 0.1.9, link 3.1.9");
        row("a dead plane", fourPlanes, Transport::Ecmp, 0, "plane 1");
        row("a dead plane, PFC", fourPlanes, Transport::EcmpPfc, 0, "plane 1");
        row("a dead plane and dead switches", fourPlanes, Transport::Ecmp, 0,
            "plane 3, switch 0.1.5, switch 1.2.20, switch 1.3.3");
        row("inside domains, too, a dead switch", domains, Transport::Ecmp, 0, "switch 1.1.5");
        row("inside domains, too, a dead plane, PFC", domains, Transport::EcmpPfc, 0, "plane 0");
        row("more than are solved together", {.hosts = 300'000, .tiers = large, .hostRate = 100e9}, Transport::Ecmp, 0);
    }

    void asAllAtOnce()
    {
        QFETCH(SimulationInput, in);
        const Network network(in.network);
        const auto traffic = trafficOf(in.traffic, in.network.hosts);
        QVERIFY(PlaneRun::takes(network, in, traffic));
        const auto result = simulate(in, {.threads = 2});
        QVERIFY(result.problems.empty());

        auto routes = in.failures.empty() ? RoutedFlows{network.hashed(traffic, in.routing), {}, {}}
                                          : *routed(network, in.failures, traffic, in.routing);
        auto &flows = routes.flows;
        const auto first = firstStripes(flows.size(), routes.demand, traffic.size());
        const auto alone = aloneTimes(flows, first, in);
        dress(flows, in);
        SimulationResult whole;
        auto seconds = joined(completions(flows, in, {}, whole.solves), first);
        auto slowdowns = slowdownsOf(seconds, alone);
        std::sort(seconds.begin(), seconds.end());
        std::sort(slowdowns.begin(), slowdowns.end());
        QVERIFY(result.sorted == seconds);
        QVERIFY(result.slowdowns == slowdowns);
        QCOMPARE(result.solves, whole.solves);

        whole.ideal = result.ideal;
        whole.completion = result.completion;
        addLoads(network, flows.capacity, usesOf(flows, first), whole);
        QCOMPARE(result.loadHistogram, whole.loadHistogram);
        QCOMPARE(result.hottest.size(), whole.hottest.size());
        for (std::size_t i = 0; i < whole.hottest.size(); ++i) {
            QCOMPARE(index(result.hottest[i].link), index(whole.hottest[i].link));
            QCOMPARE(result.hottest[i].flows, whole.hottest[i].flows);
            QVERIFY(result.hottest[i].load == whole.hottest[i].load);
        }
        QCOMPARE(result.tiers.size(), whole.tiers.size());
        for (std::size_t i = 0; i < whole.tiers.size(); ++i) {
            QCOMPARE(result.tiers[i].links, whole.tiers[i].links);
            QVERIFY(result.tiers[i].mean == whole.tiers[i].mean);
            QVERIFY(result.tiers[i].utilisation == whole.tiers[i].utilisation);
        }
        // Every stripe up from a host crosses one bundle of the first tier as often as it comes down: once each, or
        // one bundle for both.
        std::size_t crossing = 0;
        for (const auto &bundle : result.bundles)
            crossing += bundle.tier == 1 ? bundle.flows : 0;
        const auto inTrees = static_cast<std::size_t>(
            std::count_if(traffic.begin(), traffic.end(), [&](auto &d) { return network.turn(d.from, d.to) > 0; }));
        QVERIFY(crossing <= 2 * inTrees * in.network.planes);
        QVERIFY(crossing >= inTrees * in.network.planes || !in.failures.empty());
    }

    /// Where no plane is whole somebody may have no way, and is to be named.
    void leavesNetworksWithoutAWholePlane()
    {
        SimulationInput in{.network = {.hosts = 64, .tiers = {{8, 8}, {8, 0}}, .planes = 2, .hostRate = 100e9},
                           .traffic = {.pattern = Pattern::Permutation, .bytes = 1e6}};
        const auto traffic = trafficOf(in.traffic, in.network.hosts);
        for (const auto &[failed, takes] : {std::pair("link 0.1.3", true), {"link 0.1.3, link 1.2.3", false}}) {
            in.failures = *parseFailures(failed);
            QCOMPARE(PlaneRun::takes(Network(in.network), in, traffic), takes);
        }
    }

    /// Where hosts share links, planes of choices are not apart.
    void leavesAllElse()
    {
        const SimulationInput in{.network = {.hosts = 64, .tiers = {{8, 8}, {8, 0}}, .planes = 2, .hostRate = 100e9},
                                 .traffic = {.pattern = Pattern::Incast, .bytes = 1e6}};
        QVERIFY(!PlaneRun::takes(Network(in.network), in, trafficOf(in.traffic, in.network.hosts)));
    }
};

QTEST_APPLESS_MAIN(TestPlaneRun)
#include "tst_plane_run.moc"
