// SPDX-License-Identifier: GPL-3.0-or-later
// How late flows are: each against itself alone, all together and by the links they cross; and what links are called.
#include "model/flow/out_of_service.h"
#include "model/flow/simulation.h"
#include "tests/model/flow/zoo.h"
#include "tests/near.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace gigasite::flow;
using gigasite::flow::test::rate;
using gigasite::test::isNear;

namespace {

constexpr double delay = 1e-6, packets = 1000;

/// Flows of a thousand full packets, 9,000 B each and 9,064 on the wire.
SimulationInput input(std::vector<TreeTier> tiers, std::uint32_t hosts, Pattern pattern, Transport transport)
{
    SimulationInput in;
    in.network.tiers = std::move(tiers);
    in.network.hosts = hosts;
    in.network.hostRate = rate;
    in.traffic = {.pattern = pattern, .bytes = packets * 9000};
    in.transport = transport;
    in.linkDelay = delay;
    return in;
}

const std::vector<TreeTier> threeTiers{{4, 4}, {4, 4}, {8, 0}};

} // namespace

class TestSlowdown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// n - 1 senders share one cable: each takes (n - 1) times its bytes and the same latency once.
    void incast()
    {
        for (const std::uint32_t hosts : {2U, 3U, 17U}) {
            const auto r = simulate(input({{32, 0}}, hosts, Pattern::Incast, Transport::Ecmp));
            const double wire = packets * 9064 / rate, latency = 9064 / rate + 4 * delay;
            QCOMPARE(r.slowdowns.size(), std::size_t{hosts - 1});
            for (const double s : r.slowdowns)
                QVERIFY(isNear(s, ((hosts - 1) * wire + latency) / (wire + latency)));
        }
    }

    /// Seven flows into one scale-up port take seven times one's time, whatever planes each is striped over: alone its
    /// own stripes share that port as well.
    void stripesShareTheScaleUpPort()
    {
        for (const std::uint32_t planes : {1U, 2U, 4U}) {
            auto in = input({{4, 4}, {8, 0}}, 16, Pattern::AllToAll, Transport::Ecmp);
            in.network.planes = planes;
            in.network.domain = 8;
            in.network.scaleUpRate = rate;
            in.traffic.ring = 8;
            in.traffic.bytes = 7e9;
            in.linkDelay = 0;
            const auto r = simulate(in);
            QVERIFY(r.isSimulated());
            QVERIFY(std::abs(r.slowdown.max - 7) < 1e-3);
            QVERIFY(std::abs(r.slowdown.min - 7) < 1e-3);
        }
    }

    /// 30 bytes are 94 on the wire; only the switch in between holds a packet's time.
    void shortMessagesAreShort()
    {
        auto in = input({{8, 0}}, 2, Pattern::Permutation, Transport::Ecmp);
        in.traffic.bytes = 30;
        in.linkDelay = 0;
        QVERIFY(isNear(simulate(in).sorted.back(), (94 + 9064) / rate));
    }

    /// Nobody shares a link, some stay under their switch and some climb: all are as fast as alone.
    void neighboursThatShareNothing()
    {
        auto in = input(threeTiers, 128, Pattern::Permutation, Transport::Ecmp);
        in.traffic.stride = 1;
        const auto r = simulate(in);
        QCOMPARE(r.slowdowns.size(), 127UL);
        QVERIFY(r.sorted.front() < 0.95 * r.sorted.back()); // shorter paths take less time
        QVERIFY(isNear(r.slowdown.min, 1) && isNear(r.slowdown.max, 1));
    }

    /// Nobody is faster in company, however many bytes a pattern gives to a flow.
    void neverBelowOne_data()
    {
        QTest::addColumn<int>("pattern");
        QTest::addColumn<int>("transport");
        for (const auto pattern :
             {Pattern::Permutation, Pattern::Ring, Pattern::Tree, Pattern::AllToAll, Pattern::Incast}) {
            for (const auto transport : {Transport::Ideal, Transport::Spray, Transport::Ecmp})
                QTest::addRow("pattern %d, transport %d", int(pattern), int(transport))
                    << int(pattern) << int(transport);
        }
    }
    void neverBelowOne()
    {
        QFETCH(int, pattern);
        QFETCH(int, transport);
        auto in = input(threeTiers, 128, Pattern(pattern), Transport(transport));
        for (const std::uint32_t planes : {1U, 2U}) {
            in.network.planes = planes;
            for (const auto &r : {simulate(in), estimate(in)}) {
                QVERIFY(r.problems.empty() && !r.slowdowns.empty());
                QVERIFY2(r.slowdowns.front() > 1 - 1e-9, qPrintable(QString::number(r.slowdowns.front())));
                QVERIFY(std::is_sorted(r.slowdowns.begin(), r.slowdowns.end()));
                if (!r.estimate) // the whole has later flows than the sample
                    QCOMPARE(r.slowdown.max, r.slowdowns.back());
            }
        }
    }

    /// One switch has one bundle, which all flows cross: its ranks are theirs.
    void bundleOfOneSwitch()
    {
        const auto r = simulate(input({{300, 0}}, 300, Pattern::Tree, Transport::EcmpPfc));
        QCOMPARE(r.bundles.size(), 1UL);
        QCOMPARE(r.bundleSlowdowns.size(), 1UL);
        QCOMPARE(r.bundles[0].flows, r.flows);
        QVERIFY(r.slowdown.max > 1.1 * r.slowdown.min);
        const auto &bundle = r.bundleSlowdowns[0];
        const auto last = r.slowdowns.size() - 1;
        for (std::size_t i = 0; i <= BundleSlowdown::steps; ++i)
            QCOMPARE(bundle.at[i], float(r.slowdowns[i * last / BundleSlowdown::steps]));
        QCOMPARE(bundle.p50(), float(r.slowdown.p50));
        QCOMPARE(bundle.p99, float(r.slowdown.p99));
        QCOMPARE(bundle.last(), float(r.slowdown.max));
        QCOMPARE(bundle.unfinished, 0UL);
    }

    /// Every flow leaves and enters by hosts' cables, so the first and the last of all are there; every bundle's ranks
    /// are in order; bundles that nothing crosses have none.
    void bundlesOfATree()
    {
        for (const std::uint32_t planes : {1U, 2U}) {
            auto in = input(threeTiers, 128, Pattern::Permutation, Transport::EcmpPfc);
            in.network.planes = planes;
            const auto r = simulate(in);
            QCOMPARE(r.bundleSlowdowns.size(), r.bundles.size());
            float least = 1e9F, most = 0;
            for (std::size_t b = 0; b < r.bundles.size(); ++b) {
                const auto &slow = r.bundleSlowdowns[b];
                QVERIFY(std::is_sorted(slow.at.begin(), slow.at.end()));
                QVERIFY(slow.p99 <= slow.last() && slow.p99 >= slow.p50());
                QCOMPARE(slow.at[0] > 0, r.bundles[b].flows > 0);
                if (r.bundles[b].tier != 1)
                    continue;
                least = std::min(least, slow.at[0]);
                most = std::max(most, slow.last());
            }
            QCOMPARE(least, float(r.slowdowns.front()));
            QCOMPARE(most, float(r.slowdowns.back()));
        }
    }

    /// Taking a link's cable out of service takes out just that link and the one the other way; only scale-up domains
    /// and the WAN have no cables.
    void cablesAreWhatFails()
    {
        for (const auto &[name, spec] : flow::test::zoo()) {
            const Network network(spec);
            for (std::uint32_t l = 0; l < network.linkCount(); ++l) {
                const auto cable = network.cableOf(LinkId(l));
                if (!cable) {
                    const auto text = network.nameOf(LinkId(l));
                    QVERIFY(text.starts_with("WAN") || text.starts_with("scale-up"));
                    continue;
                }
                QVERIFY(checkFailures(network, {*cable}).empty());
                const OutOfService out(network, {*cable});
                std::size_t failed = 0;
                for (std::uint32_t other = 0; other < network.linkCount(); ++other)
                    failed += out.link(LinkId(other));
                QVERIFY2(out.link(LinkId(l)), name);
                QCOMPARE(failed, 2UL);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSlowdown)
#include "tst_slowdown.moc"
