// SPDX-License-Identifier: GPL-3.0-or-later
// Training across sites against rings, pipelines and erasures played through step by step, and published formulas.
#include "tests/model/example.h"
#include "tests/near.h"

#include "model/step/pipeline_over_sites.h"
#include "model/step/wan_training.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace gigasite;
using namespace gigasite::test;
using test::isNear;

namespace {

WanInput question(int sites, double gradients, double rate)
{
    WanInput in;
    in.sites = sites;
    in.gradients = Bytes(gradients);
    in.window = Seconds(0.1);
    in.rate = BytesPerSecond(rate);
    in.nic = BytesPerSecond(1e11);
    in.flows = 1e6;
    in.wavelength = gigabitsPerSecond(400);
    in.wavelengthsPerPair = 64;
    return in;
}

/// A ring all-reduce of sites with these rates, chunk by chunk: every step lasts as long as its slowest transfer.
struct PlayedRing {
    double seconds = 0;
    std::vector<double> sent; ///< bytes, of each site
    bool allSummed = true;
};

PlayedRing playRing(const std::vector<double> &rates, double bytes, double oneWay)
{
    const auto n = rates.size();
    PlayedRing played{.sent = std::vector<double>(n, 0)};
    std::vector<std::vector<int>> held(n, std::vector<int>(n, 1)); // contributions summed in each chunk
    for (std::size_t step = 0; step < 2 * (n - 1); ++step) {
        const auto before = held;
        double slowest = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const auto to = (i + 1) % n, chunk = (i + 2 * n - step) % n;
            held[to][chunk] = step < n - 1 ? before[to][chunk] + before[i][chunk] : before[i][chunk];
            played.sent[i] += bytes / static_cast<double>(n);
            slowest = std::max(slowest, bytes / static_cast<double>(n) / rates[i]);
        }
        played.seconds += slowest + oneWay;
    }
    for (const auto &site : held)
        for (const auto chunk : site)
            played.allSummed = played.allSummed && chunk == static_cast<int>(n);
    return played;
}

/// The same over links of unequal length, message by message: a site sends a chunk on as soon as it is there and its
/// link is free.
double playLinks(const std::vector<double> &ways, double transfer)
{
    const auto n = ways.size();
    std::vector<double> arrived(n, 0), free(n, 0);
    for (std::size_t step = 0; step < 2 * (n - 1); ++step) {
        auto next = arrived;
        for (std::size_t i = 0; i < n; ++i) {
            free[i] = std::max(free[i], arrived[i]) + transfer;
            next[(i + 1) % n] = free[i] + ways[i];
        }
        arrived = next;
    }
    return *std::max_element(arrived.begin(), arrived.end());
}

/// Whether a block of `data` packets with parity survives random losses: with an ideal code, if as many arrive.
bool survives(int data, double overhead, double loss, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> uniform(0, 1);
    const int sent = static_cast<int>(data * (1 + overhead));
    int arrived = 0;
    for (int i = 0; i < sent; ++i)
        arrived += uniform(random) >= loss ? 1 : 0;
    return arrived >= data;
}

/// Share of packets that blocks with so much parity leave lost, by throwing dice.
double leftByBlocks(int block, double overhead, double loss, int blocks)
{
    std::mt19937 random(20261130);
    std::binomial_distribution<int> losses(block, loss);
    const int parity = static_cast<int>(block * overhead / (1 + overhead));
    double left = 0;
    for (int i = 0; i < blocks; ++i) {
        const int lost = losses(random);
        left += lost > parity ? lost : 0;
    }
    return left / block / blocks;
}

} // namespace

class TestWanTraining : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Bytes and time of a ring among two to eight sites of unequal rates: the slowest decides, all send alike.
    void ringOfUnequalSites()
    {
        const std::vector<double> rates{9e12, 2e12, 5e12, 7e12, 3e12, 8e12, 4e12, 6e12};
        for (std::size_t n = 2; n <= rates.size(); ++n) {
            const std::vector<double> some(rates.begin(), rates.begin() + static_cast<std::ptrdiff_t>(n));
            const auto played = playRing(some, 221e9, 0.02);
            QVERIFY(played.allSummed);
            auto in = question(static_cast<int>(n), 221e9, *std::min_element(some.begin(), some.end()));
            in.rtt = Seconds(0.04);
            const auto exchange = wanExchange(in);
            QVERIFY(isNear(exchange.message.si(), played.sent[0]));
            QVERIFY(isNear(exchange.message.si(), played.sent[n - 1]));
            QVERIFY(isNear(exchange.total.si(), played.seconds));
            in.papers = true; // an RTT for each step
            QVERIFY(isNear(wanExchange(in).total.si(), playRing(some, 221e9, 0.04).seconds));
        }
    }

    /// Links of unequal length: no step waits for the longest but where it leads over it.
    void ringOfUnequalLinks()
    {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> way(0.001, 0.1);
        for (std::size_t n = 2; n <= 9; ++n) {
            for (const double bytes : {1.0, 30e9, 900e9}) {
                std::vector<double> ways(n);
                std::generate(ways.begin(), ways.end(), [&] { return way(random); });
                auto in = question(static_cast<int>(n), bytes, 4e12);
                for (const double each : ways)
                    in.borders.emplace_back(2 * each);
                if (n == 2) { // one link, there and back
                    ways[1] = ways[0];
                    in.borders.pop_back();
                }
                in.rtt = Seconds(2 * *std::max_element(ways.begin(), ways.end()));
                const double transfer = bytes / static_cast<double>(n) / 4e12;
                QVERIFY(isNear(wanExchange(in).total.si(), playLinks(ways, transfer)));
            }
        }
    }

    /// nextgen S4.2 and S5: one layer of the 100T model in 100 ms is 17.7 Tb/s: 45 wavelengths of 400G on one pair.
    void oneLayerIn100ms()
    {
        auto in = question(2, 12 * 192000.0 * 192000 * 0.5, 0);
        in.gradients = Bytes(99.188736e12 * 0.5 / 224);
        in.rate.reset();
        const auto exchange = wanExchange(in);
        QVERIFY(isNear(bitsPerSecond(exchange.required), 17712274285714.285));
        QCOMPARE(exchange.wavelengths, 45.0);
        QCOMPARE(exchange.fibrePairs, 1.0);
        QVERIFY(isNear(exchange.transfer.si(), 0.1));
    }

    /// The wait of an exchange is that of its pipeline, with half a round trip behind every message, and never less
    /// than links need for all bytes.
    void pipelineAcrossSites()
    {
        for (const double bytes : {0.7e9, 9e9}) {
            auto in = question(2, 1, 1e9);
            in.mode = WanMode::Pipeline;
            in.activations = Bytes(bytes);
            in.microBatches = 16;
            in.rtt = Seconds(0.3);
            in.stages = 8;
            const auto exchange = wanExchange(in);
            const auto exposed = exposedWan(in, exchange, {.backward = Seconds(2), .slot = Seconds(3)});
            const double played = playedTime({.siteStages = {4, 4},
                                              .microBatches = 16,
                                              .forward = 1,
                                              .backward = 2,
                                              .crossing = bytes / 1e9,
                                              .way = 0.15});
            QVERIFY2(isNear(exposed.si(), played - 23 * 3), qPrintable(QString::number(exposed.si())));
            QVERIFY(isNear(exchange.bytesPerStep.si(), 16 * bytes));
            QVERIFY(69 + exposed.si() >= exchange.bytesPerStep.si() / 1e9);
            in.siteStages = {1, 7};
            QVERIFY(exposedWan(in, exchange, {.backward = Seconds(2), .slot = Seconds(3)}) > Seconds());
        }
    }

    /// Packets that get lost are drawn by lot, round by round, until all are there.
    void roundsOfSendingAgain()
    {
        for (const auto &[packets, loss] : std::vector<std::pair<int, double>>{{1, 0.1}, {50, 0.01}, {20000, 0.1}}) {
            std::mt19937 random(7);
            constexpr int trials = 4000;
            double rounds = 0;
            for (int trial = 0; trial < trials; ++trial) {
                int left = packets;
                for (int sent = 0; left > 0; ++sent) {
                    left = std::binomial_distribution<int>(left, loss)(random);
                    rounds += left > 0 ? 1 : 0;
                }
            }
            rounds /= trials;
            // of 4,000 trials the mean is off by a few hundredths
            QVERIFY2(std::abs(roundsSentAgain(packets, loss) - rounds) < 0.03, qPrintable(QString::number(rounds)));
        }
        QCOMPARE(roundsSentAgain(1e9, 0), 0.0);
        QVERIFY(isNear(roundsSentAgain(1, 1e-6), 1e-6, 1e-5)); // rarely, once
        // Eisenberg 2008: the largest of n waits lies between H(n) / ln(1/q) and one more; the first is no repetition
        const double n = 1e9, harmonic = std::log(n) + 0.5772156649, rounds = roundsSentAgain(n, 0.1);
        QVERIFY(rounds >= harmonic / std::log(10) - 1 && rounds <= harmonic / std::log(10));
    }

    /// The papers' convention: hidden as far as a backward pass reaches, of every stage, and exposed beyond that.
    void thePapersBudget()
    {
        auto in = question(2, 1e9, 1e9);
        in.papers = true;
        in.stages = 10;
        in.rtt = Seconds(0.04);
        const auto exchange = wanExchange(in);
        QVERIFY(isNear(exchange.total.si(), 1.08));
        const auto exposed = [&](double backward) {
            return exposedWan(in, exchange, {.backward = Seconds(backward)}).si();
        };
        QCOMPARE(exposed(1.09), 0.0);
        QVERIFY(isNear(exposed(1), 0.08));
        QVERIFY(isNear(exposed(0.9), 0.18 + 9 * 0.1)); // ten transfers in turn on one link, ten passes that hide them
    }

    /// DiLoCo: meeting every H steps moves 1/H of the bytes and exposes 1/H of one meeting.
    void localUpdates()
    {
        auto in = question(2, 1e9, 1e9);
        in.stages = 16;
        in.rtt = Seconds(0.05);
        const auto every = wanExchange(in);
        in.mode = WanMode::LocalUpdates;
        in.syncEverySteps = 500;
        const auto local = wanExchange(in);
        QVERIFY(isNear(local.bytesPerStep.si() * 500, every.bytesPerStep.si()));
        const auto exposed = exposedWan(in, local, {});
        QVERIFY(isNear(exposed.si() * 500, 16 * 1.0 + 2 * 0.05 / 2));
        in.syncEverySteps = 1;
        QVERIFY(isNear(wanExchange(in).bytesPerStep.si(), every.bytesPerStep.si()));
    }

    /// Mathis et al. 1997: MSS 1460 B, 100 ms, 1 % loss are 1.43 Mb/s; a quarter of the loss doubles it, twice the RTT
    /// halves it, and no flow is faster than its NIC.
    void tcpOverLongPaths()
    {
        auto in = question(2, 1e9, 1e12);
        in.transport = WanTransport::Tcp;
        in.packetBytes = 1460;
        in.rtt = Seconds(0.1);
        in.loss = 0.01;
        in.flows = 1000;
        const auto at = [&in] { return bitsPerSecond(wanExchange(in).tcpFlow); };
        QVERIFY(isNear(at(), 1.43e6, 2e-3));
        const double first = at();
        in.loss = 0.0025;
        QVERIFY(isNear(at(), 2 * first));
        in.rtt = Seconds(0.2);
        QVERIFY(isNear(at(), first));
        const auto slow = wanExchange(in);
        QVERIFY(isNear(slow.reached.si(), 1000 * slow.tcpFlow.si()) && slow.reached < slow.used);
        in.rtt = Seconds();
        QVERIFY(isNear(at(), 8e11));
        in.rtt = Seconds(0.2);
        in.loss = 0;
        QVERIFY(isNear(at(), 8e11));
    }

    /// An ideal code with overhead 2 % survives 1 % of losses, one with 0.5 % does not; below, packets are sent again.
    void parityInsteadOfSendingAgain()
    {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            QVERIFY(survives(100000, 0.02, 0.01, seed));
            QVERIFY(!survives(100000, 0.005, 0.01, seed));
            QVERIFY(!survives(100000, 0.22, 0.2, seed)); // parity is 18 % of the traffic, and lost like the rest
            QVERIFY(survives(100000, 0.27, 0.2, seed));
        }
        auto in = question(2, 1e9, 1e9);
        in.rtt = Seconds(0.04);
        in.loss = 0.01;
        in.fecBlockPackets = 60000; // as long a block is as good as that code
        in.fecOverhead = 0.02;
        const auto repaired = wanExchange(in);
        QVERIFY(repaired.loss < 1e-60 && repaired.resent.si() < 1e-50);
        QVERIFY(isNear(repaired.wire.si(), 1.02e9));
        in.fecOverhead = 0.005;
        const auto lossy = wanExchange(in);
        QVERIFY(lossy.resent.si() >= 2 * 0.04); // of a quarter million packets some are lost twice for certain
        QVERIFY(isNear(lossy.wire.si(), 1.005e9 / 0.99));
        in.loss = 0.2;
        in.fecOverhead = 0.22;
        QVERIFY(isNear(wanExchange(in).loss, 0.2));
        in.fecOverhead = 0.27;
        QVERIFY(wanExchange(in).loss < 1e-12);
        in.loss = 0;
        in.fecOverhead = 0;
        QVERIFY(wanExchange(in).total.si() == wanExchange(in).transfer.si() + 0.04);
    }

    /// Short blocks lose more than their parity now and then, on both sides of the mean; without parity all stays lost.
    void blocksLoseMoreThanTheirParity()
    {
        struct Code {
            int block;
            double overhead, loss;
        };
        for (const auto &code : {Code{255, 0.02, 0.01},
                                 {255, 0.0102, 0.01},
                                 {255, 0.005, 0.01},
                                 {20, 0.3, 0.1},
                                 {255, 0.12, 0.1},
                                 {1000, 0.06, 0.05},
                                 {1000, 0.02, 0.05}}) {
            const double left = lossBehindParity(code.loss, code.overhead, code.block);
            const double thrown = leftByBlocks(code.block, code.overhead, code.loss, 400000);
            QVERIFY2(std::abs(left / thrown - 1) < 0.02,
                     qPrintable(QStringLiteral("%1: %2, thrown %3").arg(code.block).arg(left).arg(thrown)));
        }
        QCOMPARE(lossBehindParity(0.01, 0, 255), 0.01);
        QCOMPARE(lossBehindParity(0, 0.1, 255), 0.0);
        double before = 0.01; // more parity never loses more
        for (int parity = 1; parity <= 60; ++parity) {
            const double left = lossBehindParity(0.01, parity / (255.0 - parity), 255);
            QVERIFY(left <= before && left >= 0);
            before = left;
        }
        QVERIFY(before < 1e-50);
    }

    /// B4: of ten flows of 30 on a link of 100 three are admitted; four rounds take as long as four flows' messages.
    void admissionAtFixedRates()
    {
        auto in = question(2, 10e9, 100e9);
        in.flows = 10;
        in.flowRate = BytesPerSecond(30e9);
        const auto exchange = wanExchange(in);
        QCOMPARE(exchange.admitted, 3.0);
        QVERIFY(isNear(exchange.transfer.si(), 4 * 1e9 / 30e9));
        in.flowRate = BytesPerSecond(10e9);
        QCOMPARE(wanExchange(in).admitted, 10.0);
        QVERIFY(isNear(wanExchange(in).transfer.si(), 0.1));
        in.flowRate = BytesPerSecond(200e9);
        in.nic = BytesPerSecond(400e9);
        const auto narrow = wanExchange(in);
        QVERIFY(narrow.tooNarrow && narrow.admitted == 1);
        QVERIFY(isNear(narrow.transfer.si(), 0.1)); // one after the other at the whole rate
    }

    /// Three of four pairs carry three quarters; the last one's loss cuts the sites off.
    void lostFibres()
    {
        auto in = question(2, 1e9, 4 * 64 * 50e9);
        QCOMPARE(wanExchange(in).fibrePairs, 4.0);
        const auto whole = wanExchange(in);
        in.lostPairs = 1;
        const auto cut = wanExchange(in);
        QVERIFY(isNear(cut.used.si(), 0.75 * whole.used.si()) && !cut.cutOff);
        in.lostPairs = 0;
        const auto foretold = withoutPair(in, {});
        in.lostPairs = 1;
        QVERIFY(foretold && isNear(foretold->exposed.si(), exposedWan(in, cut, {}).si()));
        in.lostPairs = 4;
        QVERIFY(wanExchange(in).cutOff && std::isfinite(wanExchange(in).total.si()));
        in.lostPairs = 3;
        QVERIFY(!withoutPair(in, {}));
    }

    void oneSiteExchangesNothing()
    {
        auto in = question(1, 1e9, 1e9);
        const auto exchange = wanExchange(in);
        QVERIFY(exchange.message == Bytes() && exchange.total == Seconds());
        QVERIFY(exposedWan(in, exchange, {}) == Seconds());
    }
};

QTEST_APPLESS_MAIN(TestWanTraining)
#include "tst_wan_training.moc"
