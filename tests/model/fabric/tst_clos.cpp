// SPDX-License-Identifier: GPL-3.0-or-later
// Folded Clos counts against textbook results and conservation of ports.
#include "model/fabric/clos.h"
#include "model/fabric/overview_graph.h"

#include <boost/range/iterator_range.hpp>

#include <QTest>

#include <algorithm>
#include <random>

using namespace gigasite;

namespace {

Clos counts(const ClosInput &in)
{
    Problems problems;
    return closCounts(in, problems);
}

} // namespace

class TestClos : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Planes multiply the ports of a chip: 4 tiers of 32 ports connect 32^4 / 8 = 131,072 hosts, of 64 ports
    /// 2,097,152. They are offered where that is enough, and only there.
    void planesAreOfferedWhereTheySuffice()
    {
        const auto offered = [](double hosts, int planes) {
            Problems problems;
            ClosInput in{.hosts = hosts, .radix = 32};
            in.planesToOffer = planes;
            closCounts(in, problems);
            return std::any_of(problems.front().fixes.begin(), problems.front().fixes.end(),
                               [](const Fix &fix) { return fix.key == "network.topology"; });
        };
        QVERIFY(offered(2'000'000, 2));
        QVERIFY(!offered(2'200'000, 2));
        QVERIFY(offered(2'200'000, 4));
        QVERIFY(!offered(200'000, 1)); // ports are typed: planes would have as few
    }

    /// Al-Fares 2008: a k-port three-tier fat tree connects k^3/4 hosts with 5 k^2/4 switches; k = 48: 27,648 and
    /// 2,880.
    void alFares()
    {
        for (const int k : {4, 16, 48}) {
            const double hosts = double(k) * k * k / 4;
            const auto c = counts({.hosts = hosts, .nic = gigabitsPerSecond(10), .radix = k, .tiers = 3});
            QCOMPARE(c.capacity, hosts);
            QCOMPARE(c.switches, 5.0 * k * k / 4);
            QCOMPARE(c.switchLinks, 2 * hosts);
            QCOMPARE(c.oversubscription, 1.0);
        }
    }

    /// sst-elements#1245: 108 nodes on leaves of 36 ports down and 12 up are 3 leaves, whose 36 uplinks fill one root
    /// of 36 ports or leave 12 of 48 free: 3 : 1, not 12 roots with 3 ports in use each.
    void uplinksShareARoot()
    {
        const auto c = counts(
            {.hosts = 108, .nic = gigabitsPerSecond(100), .radix = 48, .tiers = 2, .leafDown = 36, .leafUp = 12});
        QVERIFY(c.valid);
        QCOMPARE(c.tiers.front().switches, 3.0);
        QCOMPARE(c.switchLinks, 36.0);
        QCOMPARE(c.tiers.back().switches, 1.0);
        QCOMPARE(c.oversubscription, 3.0);
    }

    void oneSwitchIsEnoughForItsPorts()
    {
        QCOMPARE(counts({.hosts = 64, .nic = gigabitsPerSecond(800), .radix = 64}).tiers.size(), std::size_t(1));
        QCOMPARE(counts({.hosts = 65, .nic = gigabitsPerSecond(800), .radix = 64}).tiers.size(), std::size_t(2));
    }

    /// Ports: what leaves a tier upward arrives at the next; every link has two ends on switches with room for them.
    void portsAreConserved()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 500; ++i) {
            ClosInput in{.hosts = double(1 + random() % 500000),
                         .nic = gigabitsPerSecond(400),
                         .radix = int(8 + 2 * (random() % 128))};
            const auto [down, up] = portsFor(1 + double(random() % 70) / 10, in.radix);
            in.leafDown = down;
            in.leafUp = up;
            Problems problems;
            const auto c = closCounts(in, problems);
            if (!c.valid)
                continue;
            double below = in.hosts;
            double links = 0;
            for (const auto &t : c.tiers) {
                QVERIFY(t.switches * t.down >= below - 1e-6);
                QVERIFY(t.down + t.up <= in.radix);
                below = t.links;
                links += t.links;
            }
            QCOMPARE(below, 0.0); // nothing leaves the top
            QCOMPARE(links, c.switchLinks);
            QVERIFY(c.capacity >= in.hosts);
        }
    }

    /// The graph a person looks at carries exactly the capacity of every tier it stands for.
    void overviewCarriesTheCapacity()
    {
        for (const int planes : {1, 2, 4, 8}) {
            const auto c = counts({.hosts = 800000,
                                   .planes = planes,
                                   .nic = gigabitsPerSecond(800),
                                   .radix = 256,
                                   .leafDown = 200,
                                   .leafUp = 50,
                                   .spineDown = 168,
                                   .spineUp = 88});
            const auto graph = overviewGraph(c);
            std::vector<double> carried(c.tiers.size(), 0);
            for (const auto edge : boost::make_iterator_range(boost::edges(graph)))
                carried[std::size_t(graph[edge].tierBelow)] += graph[edge].capacity.si();
            for (std::size_t t = 0; t < c.tiers.size(); ++t)
                QVERIFY(qAbs(carried[t] / c.tiers[t].capacityDown.si() - 1) < 1e-9);
            double hosts = 0;
            for (const auto v : boost::make_iterator_range(boost::vertices(graph)))
                hosts += graph[v].tier == 0 ? graph[v].represents : 0;
            QCOMPARE(hosts, 800000.0 * std::min(planes, 4)); // two planes drawn as one join the same hosts
        }
    }

    /// Rails share hosts and switches among them, as trees are drawn.
    void overviewOfRails()
    {
        for (const double rails : {2.0, 8.0, 256.0}) {
            const auto c = counts({.hosts = 16384, .rails = rails, .nic = gigabitsPerSecond(400), .radix = 16});
            const auto graph = overviewGraph(c);
            double hosts = 0, cables = 0, carried = 0;
            for (const auto v : boost::make_iterator_range(boost::vertices(graph)))
                hosts += graph[v].tier == 0 ? graph[v].represents : 0;
            for (const auto edge : boost::make_iterator_range(boost::edges(graph))) {
                cables += graph[edge].tierBelow == 0 ? graph[edge].cables : 0;
                carried += graph[edge].tierBelow == 0 ? graph[edge].capacity.si() : 0;
            }
            QCOMPARE(hosts, 16384.0);
            QCOMPARE(cables, 16384.0);
            QCOMPARE(carried, 16384 * gigabitsPerSecond(400).si());
        }
    }

    void impossibleNetworksSayWhatWouldDo()
    {
        Problems problems;
        QVERIFY(!closCounts({.hosts = 1e6, .nic = gigabitsPerSecond(800), .radix = 64, .tiers = 2}, problems).valid);
        QCOMPARE(problems.front().path, std::string("network.radix"));
        QVERIFY(!problems.front().fixes.empty());
        problems.clear();
        QVERIFY(!closCounts({.hosts = 1e4, .nic = gigabitsPerSecond(800), .radix = 64, .leafDown = 60, .leafUp = 10},
                            problems)
                     .valid);
        QCOMPARE(problems.front().path, std::string("network.leaf_down"));
    }

    void portsAreWhole()
    {
        QCOMPARE(portsFor(4, 250), (std::pair<std::int64_t, std::int64_t>{200, 50}));
        QCOMPARE(portsFor(1, 64), (std::pair<std::int64_t, std::int64_t>{32, 32}));
        QCOMPARE(portsFor(1e9, 64), (std::pair<std::int64_t, std::int64_t>{63, 1}));
    }
};

QTEST_APPLESS_MAIN(TestClos)
#include "tst_clos.moc"
