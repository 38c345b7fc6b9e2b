// SPDX-License-Identifier: GPL-3.0-or-later
// The explicit graph: the same as the arithmetic where both apply, and irregular ones against a search.
#include "model/flow/graph_router.h"

#include "tests/model/flow/graph_oracle.h"
#include "tests/model/flow/zoo.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace gigasite;
using namespace gigasite::flow;
using gigasite::flow::test::Cabling;
using gigasite::flow::test::everyNetworkRows;
using gigasite::flow::test::onlyProblem;
using gigasite::flow::test::rate;
using gigasite::flow::test::shortest;
using gigasite::flow::test::zoo;

namespace {

Traffic everyPair(std::uint32_t hosts)
{
    return synthetic(Pattern::AllToAll, hosts, 1e6, 1);
}

} // namespace

class TestGraph : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNetwork_data() { everyNetworkRows(); }

    /// Identical links for every pair, plane and seed, polarised or not; and each path is a walk through the graph.
    void everyNetwork()
    {
        QFETCH(int, at);
        const Network network(zoo()[std::size_t(at)].spec);
        QVERIFY(checkNetwork(network.spec()).empty());
        const auto graph = explicitGraph(network);
        QVERIFY(bool(graph));
        const auto router = GraphRouter::of(*graph);
        QVERIFY(bool(router));
        const Cabling cabling(*graph);
        const auto traffic = everyPair(network.hostCount());
        for (const bool sameHash : {false, true}) {
            const Routing routing{.seed = 5, .sameHashEveryTier = sameHash};
            const auto implicit = network.hashed(traffic, routing);
            const auto found = router->routed(traffic, routing);
            QVERIFY(bool(found));
            const auto &flows = found->flows;
            QCOMPARE(flows.size(), implicit.size());
            QCOMPARE(flows.links, implicit.links);
            QCOMPARE(flows.first, implicit.first);
            QCOMPARE(flows.bytes, implicit.bytes);
            QCOMPARE(flows.capacity.size(), implicit.capacity.size());
            for (const auto link : flows.links) // empty positions of a tree have no links here
                QCOMPARE(flows.capacity[index(link)], implicit.capacity[index(link)]);
            for (std::size_t f = 0; f < flows.size(); ++f) {
                const auto &demand = traffic[found->demand[f]];
                QVERIFY(cabling.isWalk(flows.path(f), demand.from, demand.to));
            }
        }
    }

    /// Counts of the explicit graph are those of the book, too.
    void asManySwitchesAndLinksAsThereShouldBe()
    {
        for (const std::uint32_t k : {4U, 48U}) {
            const Network network({.hosts = k * k * k / 4, .tiers = *treeTiers(k, 3), .hostRate = rate});
            const auto graph = explicitGraph(network);
            QCOMPARE(std::size_t(num_vertices(graph->net)), std::size_t(k * k * k / 4 + 5 * k * k / 4));
            QCOMPARE(std::size_t(num_edges(graph->net)), std::size_t(6 * k * k * k / 4));
        }
        const Network cross(zoo()[6].spec); // empty positions have no cables
        const auto graph = explicitGraph(cross);
        std::size_t cables = 0;
        for (std::uint32_t h = 0; h < cross.hostCount(); ++h)
            cables += out_degree(h, graph->net);
        QCOMPARE(cables, std::size_t(cross.hostCount() * 3)); // two planes and the domain
    }

    /// An irregular graph by hand: host 3 on two leaves, a leaf with two cables to one spine, a spine without one leaf.
    void byHand()
    {
        GraphBuilder builder(4);
        const auto a = builder.addSwitch(1), b = builder.addSwitch(1), c = builder.addSwitch(1);
        const auto s = builder.addSwitch(2), t = builder.addSwitch(2);
        builder.connect(VertexId(0), a, 1);
        builder.connect(VertexId(1), b, 1);
        builder.connect(VertexId(2), c, 1);
        builder.connect(VertexId(3), b, 1);
        builder.connect(VertexId(3), c, 1);
        builder.connect(a, s, 2);
        builder.connect(a, s, 2);
        builder.connect(b, s, 2);
        builder.connect(b, t, 2);
        builder.connect(c, t, 2);
        const auto graph = std::move(builder).build();
        QVERIFY2(bool(graph), graph ? "" : graph.problem().front().message.c_str());
        const auto router = *GraphRouter::of(*graph);
        const Cabling cabling(*graph);
        for (std::uint32_t from = 0; from < 4; ++from) {
            for (std::uint32_t to = 0; to < 4; ++to) {
                std::set<std::vector<LinkId>> different;
                for (std::uint64_t flow = 0; from != to && flow < 200; ++flow) {
                    std::vector<LinkId> path;
                    const bool found = router.route(HostId(from), HostId(to), flow, 0, {}, path);
                    QCOMPARE(std::uint32_t(path.size()), shortest(*graph, HostId(from), HostId(to)));
                    QCOMPARE(found, !path.empty());
                    QVERIFY(!found || cabling.isWalk(path, HostId(from), HostId(to)));
                    different.insert(path);
                }
                if (from == 0 && to == 1)
                    QCOMPARE(different.size(), std::size_t(2)); // either of the two cables
                if (from == 0 && to == 3)
                    QCOMPARE(different.size(), std::size_t(2));
            }
        }
        // 0 and 2 would need to go down and up again.
        std::vector<LinkId> path;
        QVERIFY(!router.route(HostId(0), HostId(2), 0, 0, {}, path));
        QVERIFY(router.whyNot(HostId(0), HostId(2)).starts_with("GPU 0 cannot reach GPU 2: between"));
        QVERIFY(!router.routed({{HostId(0), HostId(2), 1}}, {}));
    }

    void whatDoesNotFitInMemoryIsRefused()
    {
        const Network network(
            {.hosts = 800000, .tiers = {{64, 64}, {64, 64}, {256, 0}}, .planes = 16, .hostRate = rate});
        const auto graph = explicitGraph(network);
        QVERIFY(!graph);
        QVERIFY(onlyProblem(graph.problem()).message.find("fit in memory") != std::string::npos);
    }

    void graphsThatAreNoneAreRefused()
    {
        const auto refused = [](auto make) {
            GraphBuilder builder(2);
            make(builder, builder.addSwitch(1), builder.addSwitch(2));
            return !std::move(builder).build();
        };
        using B = GraphBuilder;
        using V = VertexId;
        QVERIFY(!refused([](B &b, V leaf, V spine) { b.connect(V(0), leaf, 1), b.connect(leaf, spine, 1); }));
        QVERIFY(refused([](B &b, V, V spine) { b.connect(V(0), spine, 1); }));
        QVERIFY(refused([](B &b, V leaf, V) { b.connect(V(0), leaf, 0); }));
        QVERIFY(refused([](B &b, V leaf, V) { b.connect(V(0), leaf, std::nan("")); }));
        QVERIFY(refused([](B &b, V, V) { b.connect(V(0), V(1), 1); }));
        QVERIFY(refused([](B &b, V leaf, V) { b.addLink(V(0), V(99), LinkId(0), 1, 0), b.connect(V(1), leaf, 1); }));
        QVERIFY(refused([](B &b, V leaf, V spine) {
            b.addLink(V(0), leaf, LinkId(0), 1, 0);
            b.addLink(leaf, spine, LinkId(0), 1, 0);
        }));
        QVERIFY(refused([](B &b, V leaf, V) { b.connect(leaf, b.addSwitch(2, 1), 1); }));
        QVERIFY(refused([](B &b, V, V) { b.addSwitch(200); }));
    }
};

QTEST_APPLESS_MAIN(TestGraph)
#include "tst_graph.moc"
