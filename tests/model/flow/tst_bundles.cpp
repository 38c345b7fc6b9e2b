// SPDX-License-Identifier: GPL-3.0-or-later
// Links that stand for many: what they are called, and what they carry when a rail is dead.
#include "model/flow/simulation.h"
#include "tests/model/flow/zoo.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace gigasite;
using namespace gigasite::flow;
using namespace gigasite::flow::test;

class TestBundles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A link of a bundled network stands for many: its name is of all of them, and of no other bundle.
    void bundlesAreNamedAsWhatTheyAre()
    {
        for (const auto &[name, spec] : zoo()) {
            const Network whole(spec), bundles = whole.bundled();
            std::set<std::string> names;
            for (std::uint32_t n = 0; n < bundles.linkCount(); ++n) {
                const auto place = bundles.placeOf(LinkId(n));
                const auto text = bundles.nameOf(LinkId(n));
                names.insert(text);
                const auto tier = place.tier - (spec.railOnly && place.tier > 0); // domains are the first
                const bool single = tier == 0 || whole.level(tier).width * whole.trees() == 1;
                QCOMPARE(text.find("all links") == std::string::npos, single);
            }
            QCOMPARE(names.size(), bundles.linkCount());
        }
        const auto bundles = Network(zoo()[2].spec).bundled(); // 4 ways up from a switch, 8 from a pod
        QCOMPARE(bundles.nameOf(bundles.upLink(0, 0, 2, 3)),
                 std::string("tier 2 up, all links from first-tier switch 3"));
        QCOMPARE(bundles.nameOf(bundles.downLink(0, 0, 3, 1)), std::string("tier 3 down, all links to pod 1"));
        const auto planes = Network(zoo()[4].spec).bundled();
        QCOMPARE(planes.nameOf(planes.upLink(0, 0, 1, 5)), std::string("NIC out, all links of GPU 5 in 4 planes"));
    }

    /// Whatever is taken out of service of rails, the ideal split is not faster for it: not in the mean, not at any
    /// quantile. (In a tree that is crowded when whole, that does not hold: whoever waits longer makes way for others.)
    void takingRailsOutNeverMakesTheIdealSplitFaster()
    {
        int slower = 0;
        for (const std::size_t at : {7, 8}) { // one plane and two
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                SimulationInput in;
                in.network = zoo()[at].spec;
                in.network.tiers = {{4, 4}, {4, 0}};
                in.transport = Transport::Ideal;
                in.traffic.bytes = 1e6;
                in.traffic.seed = seed;
                const auto whole = simulate(in);
                const Network network(in.network);
                for (std::uint32_t i = 0; i < 1 + seed % 5; ++i) {
                    const auto tree = below(mixed(seed, i, 1), network.trees());
                    const bool all = mixed(seed, i, 2) % 2 == 0;
                    in.failures.push_back({.kind = all ? Failure::Kind::Plane : Failure::Kind::Link,
                                           .plane = tree,
                                           .tier = 1,
                                           .number = below(mixed(seed, i, 3), network.level(0).subtrees)});
                }
                const auto hurt = simulate(in);
                QCOMPARE(hurt.unfinished, std::size_t(0));
                const auto isSlower = [](double a, double b) { return a >= b * (1 - 1e-9); };
                QVERIFY(isSlower(hurt.completion.mean, whole.completion.mean));
                QCOMPARE(hurt.sorted.size(), whole.sorted.size());
                for (std::size_t f = 0; f < whole.sorted.size(); ++f)
                    QVERIFY(isSlower(hurt.sorted[f], whole.sorted[f]));
                slower += hurt.completion.max > 1.05 * whole.completion.max;
            }
        }
        QVERIFY(slower > 40);
    }
};

QTEST_APPLESS_MAIN(TestBundles)
#include "tst_bundles.moc"
