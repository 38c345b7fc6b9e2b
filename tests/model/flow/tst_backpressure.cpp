// SPDX-License-Identifier: GPL-3.0-or-later
// The lossless fluid against what no network can do, and what PFC is known to do. Accuracy is tst_packet_level's
// matter.
#include "model/flow/backpressure.h"
#include "model/flow/never.h"
#include "tests/model/flow/zoo.h"

#include <QTest>

#include <chrono>
#include <cmath>
#include <ctime>
#include <numeric>
#include <random>
#include <thread>

using namespace gigasite::flow;
using gigasite::flow::test::rate;

namespace {

constexpr double size = 30e6; ///< B
constexpr double alone = size / rate;

FlowSet flowsOver(std::uint32_t links, const std::vector<std::vector<std::uint32_t>> &paths)
{
    FlowSet set;
    set.capacity.assign(links, rate);
    for (const auto &path : paths) {
        std::vector<LinkId> ids;
        for (const auto link : path)
            ids.push_back(LinkId(link));
        set.add(ids, size);
    }
    return set;
}

/// Flows of random hosts through two-tier trees that share nothing, `trees` of them, `spines` up from each leaf.
FlowSet randomTrees(std::uint32_t trees, std::uint32_t leaves, std::uint32_t perLeaf, std::uint32_t spines,
                    std::mt19937 &random)
{
    const auto hosts = leaves * perLeaf, links = 2 * hosts + 2 * leaves * spines;
    FlowSet set;
    set.capacity.assign(std::size_t(trees) * links, rate);
    for (std::uint32_t t = 0; t < trees; ++t) {
        for (std::uint32_t from = 0; from < hosts; ++from) {
            const auto to = static_cast<std::uint32_t>(random()) % hosts,
                       spine = static_cast<std::uint32_t>(random()) % spines;
            std::vector<LinkId> path{LinkId(t * links + from)};
            if (from / perLeaf != to / perLeaf) {
                path.push_back(LinkId(t * links + 2 * hosts + from / perLeaf * spines + spine));
                path.push_back(LinkId(t * links + 2 * hosts + (leaves + to / perLeaf) * spines + spine));
            }
            path.push_back(LinkId(t * links + hosts + to));
            set.add(path, size);
            set.part.push_back(t);
        }
    }
    return set;
}

} // namespace

class TestBackpressure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingToSend()
    {
        FlowSet none;
        none.capacity = {rate};
        QVERIFY(backpressureCompletions(none).seconds.empty());
    }

    /// One flow on an empty path takes its bytes ÷ the rate of its slowest link, however many links there are.
    void aFlowAlone()
    {
        for (std::uint32_t hops = 1; hops <= 20; ++hops) {
            std::vector<std::uint32_t> path(hops);
            std::iota(path.begin(), path.end(), 0U);
            for (const double slowest : {1.0, 0.5, 0.1}) {
                auto set = flowsOver(hops, {path});
                set.capacity[hops / 2] *= slowest;
                const auto seconds = backpressureCompletions(set).seconds;
                QVERIFY2(std::abs(seconds[0] * slowest / alone - 1) < 0.02, qPrintable(QString::number(hops)));
            }
        }
    }

    /// Longer than any path of a tree, and each link a little slower than the one before, so that all of them matter.
    void aLongPath()
    {
        for (const std::uint32_t hops : {16U, 17U, 40U, 64U, 100U}) {
            std::vector<std::uint32_t> path(hops);
            std::iota(path.begin(), path.end(), 0U);
            auto set = flowsOver(hops, {path, path});
            for (std::uint32_t l = 0; l < hops; ++l)
                set.capacity[l] *= 1 - 1e-3 * l;
            for (const double s : backpressureCompletions(set).seconds)
                QVERIFY(std::abs(s / (2 * alone / (1 - 1e-3 * (std::min(hops, 64U) - 1))) - 1) < 0.05);
        }
    }

    /// An incast of n equal flows is done after n flows' time: the last link is busy all along.
    void incastKeepsTheLastLinkBusy()
    {
        for (const std::uint32_t n : {2U, 8U, 31U, 255U}) {
            std::vector<std::vector<std::uint32_t>> paths;
            for (std::uint32_t f = 0; f < n; ++f)
                paths.push_back({1 + f, 0});
            const auto seconds = backpressureCompletions(flowsOver(n + 1, paths)).seconds;
            for (const double s : seconds)
                QVERIFY2(std::abs(s / (n * alone) - 1) < 0.03, qPrintable(QString::number(s / (n * alone))));
        }
    }

    /// Thousands of senders, where steps count many times: the last link stays busy to the end, nobody is left over,
    /// and it takes moments.
    void incastOfThousands()
    {
        constexpr std::uint32_t n = 4096, leaves = 64, perLeaf = 64; // up 1 … n, out of leaf, down to the one receiver
        std::vector<std::vector<std::uint32_t>> paths;
        for (std::uint32_t f = 0; f < n; ++f)
            paths.push_back({1 + f, 1 + n + f / perLeaf, 0});
        auto set = flowsOver(1 + n + leaves, paths);
        std::fill(set.capacity.begin() + 1 + n, set.capacity.end(), rate * perLeaf / 2); // oversubscribed 2:1
        const auto begin = std::chrono::steady_clock::now();
        const auto seconds = backpressureCompletions(set).seconds;
        const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        qInfo("%u senders in %.0f ms", n, 1e3 * took);
        QVERIFY(took < 20); // with steps that all count once: minutes
        for (const double s : seconds)
            QVERIFY2(std::abs(s / (n * alone) - 1) < 0.03, qPrintable(QString::number(s / (n * alone))));
    }

    /// Steps that count many times against steps that all count once, where both are quick: senders near the receiver
    /// get more than those far away, and bystanders wait behind the incast.
    void manyStepsInOne()
    {
        constexpr std::uint32_t n = 256, near = 8;
        std::vector<std::vector<std::uint32_t>> paths;
        for (std::uint32_t f = 0; f < n; ++f) {
            if (f < near)
                paths.push_back({1 + f, 0});
            else
                paths.push_back({1 + f, 1 + n + f % 16, 0});
        }
        for (std::uint32_t f = near; f < n; f += 32)
            paths.push_back({1 + f, 1 + n + f % 16, 1 + n + 16 + f / 32});
        const auto set = flowsOver(1 + n + 16 + 8, paths);
        const auto once = backpressureCompletions(set, {.mostStretch = 1}).seconds;
        const auto many = backpressureCompletions(set).seconds;
        double mean = 0;
        for (std::size_t f = 0; f < set.size(); ++f) {
            mean += std::abs(many[f] / once[f] - 1) / static_cast<double>(set.size());
            QVERIFY2(std::abs(many[f] / once[f] - 1) < 0.15, qPrintable(QString::number(many[f] / once[f])));
        }
        qInfo("mean difference %.2f %%", 100 * mean);
        QVERIFY(mean < 0.04);
        QVERIFY(std::abs(*std::max_element(many.begin(), many.end()) / (n * alone) - 1) < 0.05);
    }

    /// Steps end where a flow begins: a late one alone takes what it takes, however slow the others were before.
    void aNewcomerAmongSlowOnes()
    {
        std::vector<std::vector<std::uint32_t>> paths;
        for (std::uint32_t f = 0; f < 255; ++f)
            paths.push_back({1 + f, 0});
        paths.push_back({256, 257});
        auto set = flowsOver(258, paths);
        set.part.assign(set.size(), 0); // of one problem, so that all share its steps
        set.start.assign(set.size(), 0);
        set.start.back() = 100.123 * alone;
        const auto seconds = backpressureCompletions(set).seconds;
        QVERIFY2(std::abs((seconds.back() - set.start.back()) / alone - 1) < 0.03,
                 qPrintable(QString::number((seconds.back() - set.start.back()) / alone)));
    }

    /// Three flows that wait for each other in a circle of full buffers never arrive (a PFC deadlock), and are said not
    /// to; nothing hangs.
    void aCircleOfBuffersStandsStill()
    {
        std::vector<std::vector<std::uint32_t>> paths;
        for (std::uint32_t f = 0; f < 3; ++f) {
            for (std::uint32_t n = 0; n < 4; ++n)
                paths.push_back({3 + 4 * f + n, f, (f + 1) % 3, (f + 2) % 3});
        }
        const auto seconds = backpressureCompletions(flowsOver(15, paths)).seconds;
        for (const double s : seconds)
            QCOMPARE(s, never);
    }

    /// The example of the header: an incast into B holds up a flow that only shares its sender's link with one of the
    /// incast. Its own way is idle, and max-min would send it at nearly full rate.
    void aBystanderIsHeldUp()
    {
        std::vector<std::vector<std::uint32_t>> paths{{0, 1}, {0, 2}};
        for (std::uint32_t f = 0; f < 15; ++f)
            paths.push_back({3 + f, 1});
        const auto set = flowsOver(18, paths);
        const auto fair = maxMinCompletions(set).seconds, held = backpressureCompletions(set).seconds;
        QVERIFY(fair[1] < 1.1 * alone);
        QVERIFY2(held[1] > 5 * alone, qPrintable(QString::number(held[1] / alone)));
    }

    /// Two disjoint pairs do not know of each other.
    void strangersDoNotMatter()
    {
        auto both = flowsOver(10, {{0, 1}, {2, 1}, {3, 4}, {5, 4}, {6, 4}});
        const auto two = backpressureCompletions(flowsOver(10, {{0, 1}, {2, 1}})).seconds;
        const auto all = backpressureCompletions(both).seconds;
        QCOMPARE(all[0], two[0]);
        QCOMPARE(all[1], two[1]);
    }

    /// Nobody beats the slowest link of his path and no link carries more than it can; and in trees, where buffers
    /// cannot wait for each other in a circle, everybody arrives.
    void nothingIsFasterThanItsLinks()
    {
        std::mt19937 random(7);
        std::exponential_distribution<double> anySize(1);
        for (int i = 0; i < 12; ++i) {
            auto set = randomTrees(1, 16, 8, i % 2 ? 8 : 2, random);
            if (i % 3 == 1) {
                for (auto &bytes : set.bytes)
                    bytes = size * (anySize(random) + 0.01);
            }
            set.start.assign(set.size(), 0);
            if (i % 4 == 3) {
                for (auto &start : set.start)
                    start = alone * 3 * static_cast<double>(random()) / 4294967296.0;
            }
            const double mean =
                std::accumulate(set.bytes.begin(), set.bytes.end(), 0.0) / rate / static_cast<double>(set.size());
            const double step = mean / 60;
            const auto seconds = backpressureCompletions(set).seconds;
            std::vector<double> bytes(set.capacity.size(), 0), last(set.capacity.size(), 0);
            for (std::size_t f = 0; f < set.size(); ++f) {
                QVERIFY(seconds[f] < never);
                QVERIFY(seconds[f] >= set.start[f] + set.bytes[f] / rate - step);
                for (const auto link : set.path(f)) {
                    bytes[index(link)] += set.bytes[f];
                    last[index(link)] = std::max(last[index(link)], seconds[f]);
                }
            }
            for (std::size_t l = 0; l < bytes.size(); ++l)
                QVERIFY(bytes[l] / rate <= last[l] + 6 * step);
        }
    }

    /// Very small transfers beside large ones: crude, but never before their start.
    void smallBesideLarge()
    {
        auto set = flowsOver(12, {{0, 1, 2, 3, 4, 5}, {6, 1, 2, 3, 4, 7}, {8, 1, 2, 3, 4, 9}, {10, 1, 2, 11}});
        for (const double small : {1e-9, 1e-6, 1e-4, 1e-3, 1e-2, 0.1}) {
            for (const double start : {0.0, alone / 3}) {
                set.bytes = {size, size * small, size, size * small};
                set.start = {0, start, 0, start};
                const auto seconds = backpressureCompletions(set).seconds;
                for (std::size_t f = 0; f < set.size(); ++f) {
                    QVERIFY2(seconds[f] < never && seconds[f] > set.start[f] &&
                                 seconds[f] >= set.bytes[f] / rate * 0.98,
                             qPrintable(QStringLiteral("size %1: %2").arg(small).arg(seconds[f])));
                }
            }
        }
    }

    /// Bytes and rates k fold, or a network of other units: same seconds.
    void unitsDoNotMatter()
    {
        std::mt19937 random(13);
        const auto set = randomTrees(1, 8, 8, 4, random);
        const auto seconds = backpressureCompletions(set, {.bufferSteps = 2}).seconds;
        for (const double k : {1e-9, 4.0, 1e6}) {
            auto scaled = set;
            for (auto &c : scaled.capacity)
                c *= k;
            for (auto &b : scaled.bytes)
                b *= k;
            const auto same = backpressureCompletions(scaled, {.bufferSteps = 2}).seconds;
            for (std::size_t f = 0; f < set.size(); ++f)
                QVERIFY(std::abs(same[f] / seconds[f] - 1) < 1e-3);
        }
    }

    /// Half the step and buffers of the same bytes: the same network, so nearly the same times.
    void stepsConverge()
    {
        std::mt19937 random(19);
        const auto set = randomTrees(4, 16, 8, 8, random);
        const auto coarse = backpressureCompletions(set, {.stepsPerTransfer = 60, .bufferSteps = 2}).seconds;
        const auto fine = backpressureCompletions(set, {.stepsPerTransfer = 240, .bufferSteps = 8}).seconds;
        double error = 0;
        for (std::size_t f = 0; f < set.size(); ++f)
            error += std::abs(coarse[f] / fine[f] - 1) / static_cast<double>(set.size());
        qInfo("K = 60 against K = 240: mean difference %.2f %%", 100 * error);
        QVERIFY(error < 0.03);
    }

    void uselessSettingsDoNoHarm()
    {
        const auto set = flowsOver(3, {{0, 1}, {2, 1}});
        for (const int steps : {-5, 0, 1}) {
            for (const double s : backpressureCompletions(set, {.stepsPerTransfer = steps}).seconds)
                QVERIFY(s > 0 && s < never);
        }
    }

    /// Given parts, parts found, one thread or several: the same to the last bit.
    void partsAreIndependent()
    {
        std::mt19937 random(23);
        auto set = randomTrees(8, 8, 8, 2, random);
        const auto given = backpressureCompletions(set).seconds;
        QCOMPARE(backpressureCompletions(set, {}, {.threads = 2}).seconds, given);
        set.part.clear();
        QCOMPARE(backpressureCompletions(set).seconds, given);
        QCOMPARE(backpressureCompletions(set, {}, {.threads = 2}).seconds, given);
    }

    void horizonCutsOffWhatIsLater()
    {
        std::mt19937 random(29);
        const auto set = randomTrees(1, 16, 8, 4, random);
        const auto whole = backpressureCompletions(set).seconds;
        const double horizon = 2.5 * alone, step = alone / 60;
        const auto cut = backpressureCompletions(set, {}, {.horizon = horizon}).seconds;
        for (std::size_t f = 0; f < set.size(); ++f) {
            if (whole[f] < horizon - 6 * step)
                QCOMPARE(cut[f], whole[f]);
            if (whole[f] > horizon + 6 * step)
                QCOMPARE(cut[f], never);
            QVERIFY(cut[f] == never || cut[f] <= horizon + step);
        }
    }

    /// One part of 100,000 flows, asked to end at any moment.
    void endsWithinATenthOfASecond()
    {
        std::mt19937 random(31);
        auto set = randomTrees(1, 1000, 100, 20, random);
        set.part.clear();
        using Clock = std::chrono::steady_clock;
        for (const int wait : {0, 20, 60, 300}) {
            std::stop_source stop;
            Clock::time_point asked;
            std::jthread later([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(wait));
                asked = Clock::now();
                stop.request_stop();
            });
            backpressureCompletions(set, {}, {.stop = stop.get_token()});
            const auto ended = Clock::now();
            later.join();
            const double late = std::chrono::duration<double, std::milli>(ended - asked).count();
            qInfo("stop after %d ms: ended %.1f ms later", wait, late);
            QVERIFY(late < 100);
        }
    }

    /// A million flows that start one by one, which are sorted and wait: the same, in CPU time, which other programs do
    /// not add to.
    void endsSoonWhereAllStartApart()
    {
        std::mt19937 random(37);
        auto set = randomTrees(1, 4000, 250, 40, random);
        std::uniform_real_distribution<double> start(alone / 100, 1000 * alone);
        for (std::size_t f = 0; f < set.size(); ++f)
            set.start.push_back(start(random));
        for (const int wait : {100, 200, 300, 400, 500, 600}) {
            std::stop_source stop;
            std::clock_t asked = 0;
            std::jthread later([&] {
                const auto until = std::clock() + wait * (CLOCKS_PER_SEC / 1000);
                while (std::clock() < until)
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                asked = std::clock();
                stop.request_stop();
            });
            backpressureCompletions(set, {}, {.stop = stop.get_token()});
            const auto ended = std::clock();
            later.join();
            const double late = 1e3 * static_cast<double>(ended - asked) / CLOCKS_PER_SEC;
            qInfo("stop after %d ms: %.1f ms of work later", wait, late);
            QVERIFY(late < 100);
        }
    }

    /// Flows given in any order of their starts: each its own time.
    void startsInAnyOrder()
    {
        std::vector<std::vector<std::uint32_t>> paths;
        for (std::uint32_t f = 0; f < 64; ++f)
            paths.push_back({1 + f, 0});
        auto set = flowsOver(65, paths);
        set.part.assign(set.size(), 0);
        for (std::uint32_t f = 0; f < 64; ++f)
            set.start.push_back((f * 37 % 64) * 2 * alone); // the last link is free again by then
        const auto seconds = backpressureCompletions(set).seconds;
        for (std::size_t f = 0; f < set.size(); ++f)
            QVERIFY2(std::abs((seconds[f] - set.start[f]) / alone - 1) < 0.03, qPrintable(QString::number(f)));
    }
};

QTEST_APPLESS_MAIN(TestBackpressure)
#include "tst_backpressure.moc"
