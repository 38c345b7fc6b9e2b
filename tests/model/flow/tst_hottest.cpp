// SPDX-License-Identifier: GPL-3.0-or-later
// Which links are the most loaded, in networks small enough to count by hand; and how long a flow takes alone.
#include "model/flow/simulation.h"
#include "tests/model/flow/zoo.h"
#include "tests/near.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace gigasite;
using namespace gigasite::flow;
using gigasite::flow::test::rate;
using gigasite::test::isNear;

namespace {

constexpr double packets = 1000, wire = packets * 9064;

SimulationInput input(NetworkSpec network, Pattern pattern, Transport transport = Transport::Ecmp)
{
    SimulationInput in;
    in.network = std::move(network);
    in.network.hostRate = rate;
    in.traffic = {.pattern = pattern, .bytes = packets * 9000};
    in.transport = transport;
    in.linkDelay = 0;
    return in;
}

} // namespace

class TestHottest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// n - 1 senders fill the receiver's own cable; each of theirs carries one flow.
    void incastFillsAHostsLink()
    {
        for (const auto transport : {Transport::Ecmp, Transport::Ideal}) {
            const auto r = simulate(input({.hosts = 9, .tiers = {{16, 0}}}, Pattern::Incast, transport));
            QCOMPARE(r.hottest.size(), std::size_t(9));
            QCOMPARE(std::string(kindOf(r.hottest[0])), std::string("nic_down"));
            QVERIFY(r.hottest[0].name.find("NIC") != std::string::npos);
            QVERIFY(r.hottest[0].name.find("GPU 0") != std::string::npos);
            QCOMPARE(r.hottest[0].flows, std::uint64_t(8));
            QVERIFY(isNear(r.hottest[0].load, 8 * wire / rate / r.ideal, 1e-6));
            for (std::size_t i = 1; i < 9; ++i) {
                QCOMPARE(std::string(kindOf(r.hottest[i])), std::string("nic_up"));
                QCOMPARE(r.hottest[i].flows, std::uint64_t(1));
            }
        }
    }

    /// Eight hosts a site exchange over a WAN as fast as one of them: all that crosses it is on two links.
    void theWanIsALink()
    {
        auto in = input({.hosts = 8, .sites = 2, .tiers = {{8, 0}}, .wanRate = rate}, Pattern::Permutation);
        in.traffic.stride = 4;
        in.traffic.wanHosts = 8;
        in.traffic.wanBytes = packets * 9000;
        const auto r = simulate(in);
        for (std::size_t i = 0; i < 4; ++i) { // out of and into either site
            QVERIFY(kindOf(r.hottest[i]).starts_with("wan_"));
            QVERIFY(r.hottest[i].name.starts_with("WAN"));
            QCOMPARE(r.hottest[i].flows, std::uint64_t(8));
            QVERIFY(isNear(r.hottest[i].load, 8 * wire / rate / r.ideal, 1e-6));
            QVERIFY(!r.hottest[i].cable);
        }
        QVERIFY(kindOf(r.hottest[4]).starts_with("nic_")); // two flows each
    }

    /// Groups of four in domains with ports a tenth as fast as the NICs.
    void aScaleUpPortIsALink()
    {
        auto in = input({.hosts = 8, .tiers = {{8, 0}}, .domain = 4, .scaleUpRate = rate / 10}, Pattern::AllToAll);
        const auto r = simulate(in);
        QCOMPARE(r.hottest.size(), std::size_t(10)); // of 16 ports that are alike
        const double load = 10 * 3 * (packets * 9000 / 7 + std::ceil(packets / 7) * 64) / rate / r.ideal;
        for (const auto &hot : r.hottest) {
            QVERIFY(kindOf(hot).starts_with("scale_up_") && hot.name.find("GPU") != std::string::npos);
            QCOMPARE(hot.flows, std::uint64_t(3)); // of or to the others of its domain
            QVERIFY(isNear(hot.load, load, 1e-6));
        }
    }

    /// Every flow crosses the same two cables of one switch: its time is its slowdown times what one takes alone,
    /// whatever a host sends in how many flows, also where one plane carries what two should.
    void aloneTimesSlowdownIsTime()
    {
        for (const auto pattern :
             {Pattern::Permutation, Pattern::Ring, Pattern::Tree, Pattern::AllToAll, Pattern::Incast}) {
            for (const auto transport : {Transport::Ideal, Transport::Spray, Transport::Ecmp, Transport::EcmpPfc}) {
                for (const char *failed : {"", "plane 1"}) {
                    auto in = input({.hosts = 11, .tiers = {{16, 0}}, .planes = 2}, pattern, transport);
                    in.failures = *parseFailures(failed);
                    in.linkDelay = 1e-6;
                    const auto r = simulate(in);
                    QVERIFY(r.problems.empty() && r.slowdown.min > 1 - 1e-9);
                    QVERIFY2(isNear(r.completion.min, r.slowdown.min * aloneTime(in), 1e-6),
                             qPrintable(QStringLiteral("%1 %2 %3: %4")
                                            .arg(int(pattern))
                                            .arg(int(transport))
                                            .arg(QLatin1String(failed))
                                            .arg(r.completion.min / r.slowdown.min / aloneTime(in))));
                    QVERIFY(isNear(r.completion.max, r.slowdown.max * aloneTime(in), 1e-6));
                }
            }
        }
    }

    /// Bytes of a flow times flows are what all hosts send.
    void bytesOfFlowsAreBytesOfHosts()
    {
        for (const auto pattern : {Pattern::Ring, Pattern::Tree, Pattern::AllToAll, Pattern::Incast}) {
            for (const std::uint32_t group : {0U, 5U}) {
                auto in = input({.hosts = 20, .tiers = {{32, 0}}}, pattern);
                if (pattern != Pattern::Incast)
                    in.traffic.ring = group;
                const auto traffic = trafficOf(in.traffic, 20);
                const double sent = std::accumulate(traffic.begin(), traffic.end(), 0.0,
                                                    [](double s, const auto &d) { return s + d.bytes; });
                QVERIFY(isNear(bytesOfFlow(in) * static_cast<double>(traffic.size()), sent, 1e-6));
            }
        }
    }

    /// A flow alone with half of the planes takes twice as long: the bytes of one flow on the wire, over what is left.
    void aDeadPlaneTakesTwiceAsLong()
    {
        auto in = input({.hosts = 4, .tiers = {{4, 0}}, .planes = 2}, Pattern::Permutation);
        const double latency = 9064 / (rate / 2);
        QVERIFY(isNear(aloneTime(in), wire / rate + latency, 1e-6));
        in.failures = *parseFailures("plane 0");
        QVERIFY(isNear(aloneTime(in), 2 * wire / rate + latency, 1e-6));
    }
};

QTEST_APPLESS_MAIN(TestHottest)
#include "tst_hottest.moc"
