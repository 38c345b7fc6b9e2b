// SPDX-License-Identifier: GPL-3.0-or-later
// The estimate against the exact run of the same question, which knows nothing of samples. tests/bench/check_estimate
// does the same over hundreds of runs.
#include "model/flow/simulation.h"

#include <QTest>

using namespace gigasite;
using namespace gigasite::flow;

namespace {

/// On 7,000 hosts, so that the sample is smaller.
SimulationInput question(Transport transport, std::uint32_t planes, bool oversubscribed, std::uint64_t seed)
{
    SimulationInput in;
    in.transport = transport;
    in.network.hosts = 7000; // a partial pod
    in.network.tiers = {{oversubscribed ? 32U : 16U, oversubscribed ? 8U : 16U}, {16, 16}, {32, 0}};
    in.network.planes = planes;
    in.network.hostRate = 100e9;
    in.traffic.bytes = 30e6 * planes;
    in.traffic.seed = in.routing.seed = seed;
    return in;
}

bool isWithin(double value, double low, double high)
{
    return value >= low && value <= high;
}

} // namespace

class TestEstimate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The bands hold p50, p99 and the last of the whole, 95 of 100 times, and say something.
    void bandsHold()
    {
        int runs = 0, held50 = 0, held99 = 0, heldLast = 0;
        for (int kind = 0; kind < 8; ++kind) {
            for (std::uint64_t seed = 11; seed <= 15; ++seed) {
                auto in = question(kind % 2 ? Transport::EcmpPfc : Transport::Ecmp, seed % 2 ? 1 : 4, kind & 4, seed);
                if (kind & 2) { // rings of a data-parallel group
                    in.traffic.pattern = Pattern::Ring;
                    in.traffic.ring = 16;
                    in.traffic.ringStep = 72;
                }
                const auto whole = simulate(in), guess = estimate(in);
                QVERIFY(guess.estimate && guess.flows < whole.flows);
                held50 += isWithin(whole.completion.p50, guess.p50Low, guess.p50High);
                held99 += isWithin(whole.completion.p99, guess.p99Low, guess.p99High);
                heldLast += isWithin(whole.completion.max, guess.lastLow, guess.lastHigh);
                QVERIFY(isWithin(guess.completion.p50, guess.p50Low, guess.p50High));
                QVERIFY(isWithin(guess.completion.p99, guess.p99Low, guess.p99High));
                QVERIFY(guess.p50High < 3 * guess.p50Low && guess.p99High < 3 * guess.p99Low);
                QVERIFY(guess.lastHigh < 5 * guess.lastLow);
                ++runs;
            }
        }
        qInfo("of %d runs the bands held p50 in %d, p99 in %d, the last in %d", runs, held50, held99, heldLast);
        QVERIFY(held50 >= runs - 3);
        QVERIFY(held99 >= runs - 3);
        QVERIFY(heldLast >= runs - 3);
    }

    /// Ports that nothing divides: one more or less changes a send by as much as the ratio, in both.
    void portsOfAnyRatio()
    {
        for (const auto &[down, up] : {std::pair{200U, 50U}, {201U, 50U}, {205U, 51U}, {199U, 50U}, {235U, 21U}}) {
            auto in = question(Transport::Spray, 1, false, 5);
            in.network.hosts = 20 * 40 * down; // twenty pods
            in.network.tiers = {{down, up}, {40, 40}, {40, 0}};
            in.traffic.stride = 41 * down;
            const auto whole = simulate(in), guess = estimate(in);
            QVERIFY(guess.estimate && guess.flows < whole.flows);
            QVERIFY(isWithin(whole.completion.p50, guess.p50Low, guess.p50High));
            QVERIFY(isWithin(whole.completion.p99, guess.p99Low, guess.p99High));
            QVERIFY(guess.p99High < 1.2 * guess.p99Low);
        }
    }

    /// Trees over four planes, few enough to be their own sample: a flow is done with its last stripe, in both.
    void stripesOfTreesCountAsOneFlow()
    {
        auto in = question(Transport::Ecmp, 4, true, 3);
        in.network.hosts = 1024;
        in.traffic.pattern = Pattern::Tree;
        in.traffic.ring = 64;
        in.traffic.ringStep = 8;
        const auto whole = simulate(in), guess = estimate(in);
        QCOMPARE(guess.flows, whole.flows);
        QCOMPARE(guess.sorted.size(), whole.sorted.size());
        QCOMPARE(guess.completion.p50, whole.completion.p50);
        QCOMPARE(guess.completion.p99, whole.completion.p99);
    }

    /// Of networks as small as that the exact run is as quick: no sample, no band, and every rail counts that is dead.
    void smallNetworksAreSimulatedWhole()
    {
        for (const auto transport : {Transport::Ideal, Transport::Ecmp, Transport::EcmpPfc}) {
            for (const bool railOnly : {false, true}) {
                SimulationInput in;
                in.transport = transport;
                in.network = {.hosts = 576,
                              .tiers = {{8, 0}},
                              .domain = 72,
                              .railOnly = railOnly,
                              .attachment = Attachment::CrossRack,
                              .hostRate = 50e9,
                              .scaleUpRate = 9e11};
                if (!railOnly)
                    in.network.tiers = {{8, 8}, {72, 0}};
                in.traffic.bytes = 1e6;
                const auto healthy = simulate(in);
                for (std::uint32_t rail = 0; railOnly && rail < 36; ++rail)
                    in.failures.push_back({.kind = Failure::Kind::Plane, .plane = rail});
                const auto whole = simulate(in), guess = estimate(in);
                QVERIFY(!guess.estimate && guess.p50High == 0);
                QCOMPARE(guess.sorted, whole.sorted);
                QVERIFY(!railOnly || guess.completion.mean > 1.3 * healthy.completion.mean);
            }
        }
    }

    /// Half of the stages send to a neighbour under the same first-tier switch: all four stripes of such a flow are
    /// early, none of the others' four need be. The median lies between the two.
    void stripesOfAFlowGoAsFar()
    {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            SimulationInput in;
            in.transport = Transport::EcmpPfc;
            in.network = {.hosts = 1440, .tiers = {{256, 256}, {512, 0}}, .planes = 4, .hostRate = 50e9};
            in.traffic = {.bytes = 62914560, .stride = 144, .seed = seed};
            in.routing.seed = seed;
            const auto whole = simulate(in), guess = estimate(in);
            QVERIFY(guess.estimate);
            QVERIFY(isWithin(whole.completion.p50, guess.p50Low, guess.p50High));
            QVERIFY(isWithin(whole.completion.p99, guess.p99Low, guess.p99High));
        }
    }

    /// A stage that is one and a half first-tier switches wide sends everything out of them, in the sample, too.
    void stagesStayApart()
    {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            SimulationInput in;
            in.transport = Transport::EcmpPfc;
            in.network = {.hosts = 16384, .tiers = {{48, 12}, {32, 32}, {64, 0}}, .hostRate = 100e9};
            in.traffic = {.bytes = 30e6, .stride = 72, .seed = seed};
            in.routing.seed = seed;
            const auto whole = simulate(in), guess = estimate(in);
            QVERIFY(guess.estimate);
            QVERIFY(isWithin(whole.completion.p50, guess.p50Low, guess.p50High));
        }
    }

    /// Switches that all hash alike: a smaller tree is no sample of a larger one, and the refusal says so.
    void hashingAlikeHasNoSample()
    {
        auto in = question(Transport::EcmpPfc, 1, false, 1);
        in.routing.sameHashEveryTier = true;
        const auto refused = estimate(in);
        QVERIFY(!refused.isSimulated());
        QCOMPARE(refused.problems.size(), std::size_t(1));
        QVERIFY(refused.problems.front().message.find("hash alike") != std::string::npos);
        in.transport = Transport::Ecmp; // small enough to be simulated whole at once
        const auto exact = estimate(in);
        QVERIFY(exact.isSimulated() && !exact.estimate);
    }
};

QTEST_APPLESS_MAIN(TestEstimate)
#include "tst_estimate.moc"
