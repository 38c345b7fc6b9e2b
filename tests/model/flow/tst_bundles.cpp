// SPDX-License-Identifier: GPL-3.0-or-later
// Links that stand for many: what they are called, and what they carry when a rail is dead.
#include "model/flow/degraded.h"
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
                const bool single = place.tier == 0 || whole.level(place.tier).width * spec.planes == 1;
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

    /// What a dead rail carried the living ones carry, each as much, as do the relays' ports; what enters a domain to
    /// be relayed leaves it again; and everything else goes where it went.
    void sprayingSharesADeadRailAmongAllRelays()
    {
        for (const std::size_t at : {7, 8}) { // one plane and two
            const Network network(zoo()[at].spec), bundles = network.bundled();
            const auto rails = network.rails(), planes = network.spec().planes;
            const auto dead = HostId(8 * 11 + 5); // its port, the only one of rail 5 into domain 11
            const auto cut = planes == 1 ? "link 5.1.11" : "link 10.1.11, link 11.1.11";
            auto traffic = synthetic(Pattern::AllToAll, network.hostCount(), 7e6, 1);
            std::erase_if(traffic, [](const Demand &d) { // all that enters domain 11
                return index(d.to) / 8 != 11 || index(d.from) / 8 == 11;
            });
            const auto carried = [&](const RoutedFlows &routes) {
                std::vector<double> bytes(bundles.linkCount());
                for (std::size_t f = 0; f < routes.flows.size(); ++f) {
                    for (const auto link : routes.flows.path(f)) {
                        if (index(link) < bytes.size()) // not a limit of the flow's own
                            bytes[index(link)] += routes.flows.bytes[f];
                    }
                }
                return bytes;
            };
            const auto found = sprayed(network, *parseFailures(cut), traffic);
            QVERIFY(bool(found) && found->remarks.empty());
            const auto before = carried({network.sprayed(traffic), {}, {}}), after = carried(*found);
            const auto gained = [&](LinkId link) { return after[index(link)] - before[index(link)]; };
            const double moved = before[index(bundles.downLink(0, 5, 1, 11))];
            QVERIFY(moved > 0);
            QCOMPARE(after[index(bundles.downLink(0, 5, 1, 11))], 0.0);
            double all = 0;
            for (std::uint32_t rail = 0; rail < rails; ++rail) {
                const auto relay = HostId(8 * 11 + rail);
                if (relay == dead)
                    continue;
                QVERIFY(std::abs(gained(bundles.downLink(0, rail, 1, 11)) - moved / (rails - 1)) < 1e-6 * moved);
                QVERIFY(std::abs(gained(bundles.scaleUpOut(relay)) - moved / (rails - 1)) < 1e-6 * moved);
                all += gained(bundles.downLink(0, rail, 1, 11));
            }
            QVERIFY(std::abs(all - moved) < 1e-6 * moved);
            QVERIFY(std::abs(gained(bundles.scaleUpIn(dead)) - moved) < 1e-6 * moved);
            double bytes = 0;
            for (const double b : found->flows.bytes)
                bytes += b;
            double asked = 0;
            for (const auto &demand : traffic)
                asked += demand.bytes;
            QVERIFY(std::abs(bytes - asked) < 1e-9 * asked);
        }
    }
};

QTEST_APPLESS_MAIN(TestBundles)
#include "tst_bundles.moc"
