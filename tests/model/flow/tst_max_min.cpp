// SPDX-License-Identifier: GPL-3.0-or-later
// Max-min sharing against its definition, an exact oracle, a simulator that solves everything anew, and the theorems.
#include "lexicographic_oracle.h"
#include "model/flow/never.h"
#include "tests/near.h"

#include "model/flow/max_min.h"

#include <QTest>

#include <chrono>
#include <cmath>
#include <thread>

using namespace gigasite::flow;
using namespace gigasite::flow::oracle;
using gigasite::test::isNear;

namespace {

FlowSet flowsOver(std::vector<double> capacity, const std::vector<std::vector<std::uint32_t>> &paths)
{
    FlowSet set;
    set.capacity = std::move(capacity);
    for (const auto &path : paths) {
        std::vector<LinkId> links;
        for (const auto link : path)
            links.push_back(LinkId(link));
        set.add(links, 1);
    }
    return set;
}

/// The largest relative difference of two lists, infinite if only one of a pair is.
double worst(const std::vector<double> &a, const std::vector<double> &b)
{
    double most = a.size() == b.size() ? 0 : never;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
        most = a[i] == b[i] ? most : std::max(most, std::abs(a[i] - b[i]) / std::max(std::abs(a[i]), std::abs(b[i])));
    return most;
}

/// Empty if no link is overloaded and every flow has a bottleneck; else what is wrong.
QString violation(const FlowSet &set, const std::vector<double> &rates)
{
    std::vector<double> load(set.capacity.size(), 0), fastest(set.capacity.size(), 0);
    for (std::size_t f = 0; f < set.size(); ++f) {
        for (const auto link : set.path(f)) {
            load[index(link)] += rates[f];
            fastest[index(link)] = std::max(fastest[index(link)], rates[f]);
        }
    }
    for (std::size_t l = 0; l < load.size(); ++l) {
        if (load[l] > set.capacity[l] * (1 + 1e-9))
            return QStringLiteral("link %1 carries %2 of %3").arg(l).arg(load[l]).arg(set.capacity[l]);
    }
    for (std::size_t f = 0; f < set.size(); ++f) {
        const auto path = set.path(f);
        const bool held = std::any_of(path.begin(), path.end(), [&](LinkId link) {
            return load[index(link)] >= set.capacity[index(link)] * (1 - 1e-9) &&
                rates[f] >= fastest[index(link)] * (1 - 1e-9);
        });
        if (!held)
            return QStringLiteral("flow %1 at %2 has no bottleneck").arg(f).arg(rates[f]);
    }
    return {};
}

} // namespace

class TestMaxMin : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Links A (1) and B (1); flows over A, over A and B, over B, over B: 2/3, 1/3, 1/3, 1/3.
    void exampleOfTheHeader()
    {
        const auto rates = maxMinRates(flowsOver({1, 1}, {{0}, {0, 1}, {1}, {1}}));
        QVERIFY(worst(rates, {2.0 / 3, 1.0 / 3, 1.0 / 3, 1.0 / 3}) < 1e-15);
    }

    /// The parking lot: one flow over n links, one more on each. Everybody gets half, whatever n.
    void parkingLot()
    {
        for (std::uint32_t n : {1U, 2U, 10U, 100U}) {
            std::vector<std::vector<std::uint32_t>> paths(1);
            for (std::uint32_t l = 0; l < n; ++l) {
                paths[0].push_back(l);
                paths.push_back({l});
            }
            QVERIFY(worst(maxMinRates(flowsOver(std::vector<double>(n, 8), paths)), std::vector<double>(n + 1, 4)) <
                    1e-15);
        }
    }

    void nothingToShare()
    {
        FlowSet none;
        none.capacity = {1, 1};
        QVERIFY(maxMinRates(none).empty());
        QVERIFY(maxMinCompletions(none).seconds.empty());
    }

    void equalToTheLexicographicOptimum_data()
    {
        QTest::addColumn<std::uint32_t>("flows");
        QTest::addColumn<std::uint32_t>("links");
        QTest::addColumn<std::uint32_t>("longest");
        QTest::addColumn<int>("capacities");
        QTest::addColumn<bool>("ceilings");
        QTest::newRow("mixed") << 9U << 5U << 3U << 12 << false;
        QTest::newRow("equal links") << 10U << 6U << 3U << 1 << false;
        QTest::newRow("single links") << 8U << 4U << 1U << 5 << false;
        QTest::newRow("long paths") << 7U << 6U << 6U << 9 << false;
        QTest::newRow("own ceilings") << 4U << 4U << 2U << 12 << true;
        QTest::newRow("own ceilings, equal links") << 5U << 4U << 3U << 2 << true;
    }
    void equalToTheLexicographicOptimum()
    {
        QFETCH(std::uint32_t, flows);
        QFETCH(std::uint32_t, links);
        QFETCH(std::uint32_t, longest);
        QFETCH(int, capacities);
        QFETCH(bool, ceilings);
        std::mt19937 random(11);
        int cases = 0;
        for (int i = 0; i < 60; ++i) {
            const auto set = randomFlows(
                {.flows = flows, .links = links, .longest = longest, .capacities = capacities, .ceilings = ceilings},
                random);
            if (set.capacity.size() > 7)
                continue; // too many orders to try
            ++cases;
            const auto rates = maxMinRates(set);
            QCOMPARE(violation(set, rates), QString());
            QVERIFY2(worst(rates, lexicographicRates(set)) < 1e-12, qPrintable(QString::number(i)));
        }
        QVERIFY(cases >= 30);
    }

    void feasibleAndEveryFlowHasABottleneck()
    {
        std::mt19937 random(5);
        for (int i = 0; i < 40; ++i) {
            const auto set = randomFlows({.flows = 3000,
                                          .links = 50U + static_cast<std::uint32_t>(random() % 2000),
                                          .longest = 6,
                                          .capacities = i % 2 ? 1 : 1000,
                                          .ceilings = i % 3 == 0},
                                         random);
            QCOMPARE(violation(set, maxMinRates(set)), QString());
        }
        const auto tree = permutationInTree(64, 32, 32, random);
        QCOMPARE(violation(tree, maxMinRates(tree)), QString());
    }

    /// Rates that differ by twelve orders of magnitude in one network.
    void farApart()
    {
        const auto set = flowsOver({1e-3, 1e9, 1e12}, {{0, 1, 2}, {1, 2}, {2}, {0, 2}});
        const auto rates = maxMinRates(set);
        QCOMPARE(violation(set, rates), QString());
        QVERIFY(isNear(rates[0], 5e-4, 1e-12) && isNear(rates[1], 1e9, 1e-9) && isNear(rates[2], 1e12 - 1e9, 1e-9));
    }

    void unitsAndOrderDoNotMatter()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 10; ++i) {
            auto set = randomFlows({.flows = 300, .links = 60, .longest = 4, .ceilings = i % 2 == 0}, random);
            for (std::size_t f = 0; f < set.size(); ++f)
                set.start.push_back(static_cast<double>(random() % 1000) / 100);
            const auto seconds = maxMinCompletions(set).seconds;
            for (const double k : {1e-9, 3.0, 7e12}) {
                auto scaled = set;
                for (auto &c : scaled.capacity)
                    c *= k;
                for (auto &b : scaled.bytes)
                    b *= k;
                QVERIFY(worst(maxMinCompletions(scaled).seconds, seconds) < 1e-9);
            }
            std::vector<std::uint32_t> order(set.size());
            std::iota(order.begin(), order.end(), 0U);
            std::shuffle(order.begin(), order.end(), random);
            const auto shuffled = maxMinCompletions(inOrder(set, order)).seconds;
            for (std::size_t f = 0; f < order.size(); ++f)
                QVERIFY(isNear(shuffled[f], seconds[order[f]], 1e-9));
        }
    }

    void equalToSolvingEverythingAnew_data()
    {
        QTest::addColumn<int>("sizes");
        QTest::addColumn<int>("starts");
        QTest::addColumn<int>("priorities");
        QTest::addColumn<int>("capacities");
        QTest::newRow("all sizes different") << 0 << 1 << 1 << 12;
        QTest::newRow("random starts") << 0 << 100000 << 1 << 12;
        QTest::newRow("batches leave together") << 3 << 1 << 1 << 1;
        QTest::newRow("batches leave and come together") << 2 << 6 << 1 << 1;
        QTest::newRow("equal links, random starts") << 0 << 100000 << 1 << 1;
        QTest::newRow("priorities") << 0 << 1 << 3 << 12;
        QTest::newRow("priorities, random starts") << 4 << 20 << 2 << 3;
    }
    void equalToSolvingEverythingAnew()
    {
        QFETCH(int, sizes);
        QFETCH(int, starts);
        QFETCH(int, priorities);
        QFETCH(int, capacities);
        std::mt19937 random(17);
        for (int i = 0; i < 24; ++i) {
            auto set = randomFlows({.flows = i < 12 ? 25U : 200U,
                                    .links = i < 12 ? 8U : 70U,
                                    .longest = 4,
                                    .capacities = capacities,
                                    .sizes = sizes,
                                    .ceilings = i % 2 == 1},
                                   random);
            for (std::size_t f = 0; f < set.size(); ++f) {
                if (starts > 1) // on a grid of 1/4: many at once
                    set.start.push_back(starts > 1000 ? static_cast<double>(random() % unsigned(starts)) / starts * 20
                                                      : static_cast<double>(random() % unsigned(starts)) / 4);
                if (priorities > 1)
                    set.priority.push_back(static_cast<std::uint8_t>(random() % unsigned(priorities)));
            }
            const auto error = worst(maxMinCompletions(set).seconds, naiveCompletions(set));
            QVERIFY2(error < 1e-9, qPrintable(QStringLiteral("case %1: off by %2").arg(i).arg(error)));
        }
    }

    /// At one moment departures from M and K's giving way speed s2 up, and newcomers on N slow s1 down by as much or
    /// more: L stays full all along, yet g, whom L holds, has a faster neighbour then and must be shared anew.
    void oneLeavesAsAnotherComes()
    {
        enum : std::uint32_t { L, M, N, K };
        for (const auto &s2 : std::vector<std::vector<std::uint32_t>>{{L, K, M}, {K, L, M}, {M, K, L}, {K, M, L}}) {
            std::vector<std::vector<std::uint32_t>> paths{{L}, {L, N}, s2, {K}};
            paths.insert(paths.end(), 7, {M}); // half a unit each, as s2; leave at 1
            paths.insert(paths.end(), 10, {N}); // come at 1
            auto set = flowsOver({3, 4, 2, 4}, paths);
            set.start.assign(set.size(), 0);
            for (std::size_t f = 0; f < set.size(); ++f) {
                set.bytes[f] = f >= 4 && f < 11 ? 0.5 : 100;
                set.start[f] = f >= 11 ? 1 : 0;
            }
            const auto error = worst(maxMinCompletions(set).seconds, naiveCompletions(set));
            QVERIFY2(error < 1e-9, qPrintable(QString::number(error)));
        }
    }

    /// Fact 1: equal sizes from one moment on take one solve, and differ from the way through all events (forced by
    /// sizes that are not quite equal) by no more than the sizes do.
    void equalSizesNeedOneSolve()
    {
        std::mt19937 random(23);
        for (int i = 0; i < 5; ++i) {
            auto set = permutationInTree(16, 16, 16, random);
            const auto atOnce = maxMinCompletions(set);
            const auto rates = maxMinRates(set);
            for (std::size_t f = 0; f < set.size(); ++f)
                QVERIFY(isNear(atOnce.seconds[f], 30e6 / rates[f], 1e-12));
            for (auto &bytes : set.bytes)
                bytes *= 1 + 1e-10 * static_cast<double>(random() % 1000) / 1000;
            const auto byEvents = maxMinCompletions(set);
            QVERIFY(byEvents.solves > atOnce.solves);
            QVERIFY(worst(atOnce.seconds, byEvents.seconds) < 1e-9);
        }
    }

    /// Every link carries exactly the bytes of its flows: none faster than it can, and the last one busy to the end.
    void bytesAreConserved()
    {
        std::mt19937 random(29);
        auto set = permutationInTree(16, 8, 8, random);
        differentSizes(set, random);
        const auto seconds = maxMinCompletions(set).seconds;
        std::vector<double> bytes(set.capacity.size(), 0), last(set.capacity.size(), 0);
        for (std::size_t f = 0; f < set.size(); ++f) {
            for (const auto link : set.path(f)) {
                bytes[index(link)] += set.bytes[f];
                last[index(link)] = std::max(last[index(link)], seconds[f]);
            }
        }
        for (std::size_t l = 0; l < bytes.size(); ++l)
            QVERIFY(bytes[l] <= last[l] * set.capacity[l] * (1 + 1e-9));
    }

    /// Components found by union are as good as parts that were given, on any number of threads, to the last bit.
    void partsAreIndependent()
    {
        std::mt19937 random(31);
        FlowSet all;
        for (std::uint32_t p = 0; p < 12; ++p) {
            auto tree = permutationInTree(4, 8, 1, random); // one spine: a component, or little less
            const auto offset = static_cast<std::uint32_t>(all.capacity.size());
            for (std::size_t f = 0; f < tree.size(); ++f) {
                std::vector<LinkId> path;
                for (const auto link : tree.path(f))
                    path.push_back(LinkId(index(link) + offset));
                all.add(path, 30e6 * (1 + static_cast<double>(random() % 1000)));
                all.part.push_back(p);
            }
            all.capacity.insert(all.capacity.end(), tree.capacity.begin(), tree.capacity.end());
        }
        const auto given = maxMinCompletions(all);
        QCOMPARE(maxMinCompletions(all, {.threads = 2}).seconds, given.seconds);
        QCOMPARE(maxMinCompletions(all, {.threads = 5}).seconds, given.seconds);
        auto unknown = all;
        unknown.part.clear();
        const auto parts = independentParts(unknown);
        QVERIFY(parts.size() >= 12);
        std::size_t members = 0;
        for (std::size_t p = 0; p < parts.size(); ++p) {
            members += parts[p].size();
            for (const auto f : parts[p])
                QCOMPARE(all.part[f], all.part[parts[p][0]]);
        }
        QCOMPARE(members, all.size());
        QVERIFY(worst(maxMinCompletions(unknown).seconds, given.seconds) < 1e-12);
        QCOMPARE(maxMinCompletions(unknown, {.threads = 2}).seconds, maxMinCompletions(unknown).seconds);
    }

    void horizonCutsOffWhatIsLater()
    {
        std::mt19937 random(37);
        for (const bool equal : {true, false}) {
            auto set = permutationInTree(8, 8, 8, random);
            if (!equal)
                differentSizes(set, random);
            for (const bool ranked : {false, true}) {
                if (ranked) {
                    for (std::size_t f = 0; f < set.size(); ++f)
                        set.priority.push_back(f % 2);
                }
                const auto whole = maxMinCompletions(set).seconds;
                auto sorted = whole;
                std::sort(sorted.begin(), sorted.end());
                const double horizon = (sorted[40] + sorted[41]) / 2 + 1e-9;
                const auto cut = maxMinCompletions(set, {.horizon = horizon}).seconds;
                for (std::size_t f = 0; f < set.size(); ++f)
                    QVERIFY(whole[f] <= horizon ? isNear(cut[f], whole[f], 1e-12) : cut[f] == never);
            }
        }
    }

    /// One part of 200,000 flows that all change at every completion is hopeless to finish and must end when asked to.
    void endsWithinATenthOfASecond()
    {
        std::mt19937 random(41);
        FlowSet set;
        set.capacity.assign(20, 1e9);
        for (std::uint32_t f = 0; f < 200000; ++f)
            set.add(std::vector{LinkId(f % 10), LinkId(10 + random() % 10)}, 1e6 + static_cast<double>(random()));
        using Clock = std::chrono::steady_clock;
        for (const int wait : {0, 5, 50, 500}) {
            std::stop_source stop;
            Clock::time_point asked;
            std::jthread later([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(wait));
                asked = Clock::now();
                stop.request_stop();
            });
            maxMinCompletions(set, {.stop = stop.get_token()});
            const auto ended = Clock::now();
            later.join();
            const double late = std::chrono::duration<double, std::milli>(ended - asked).count();
            qInfo("stop after %d ms: ended %.1f ms later", wait, late);
            QVERIFY(late < 100);
        }
    }

    /// Progress comes from the calling thread, with whole parts, and never goes back.
    void progressGrows()
    {
        std::mt19937 random(43);
        auto set = permutationInTree(400, 64, 64, random);
        set.part.clear();
        differentSizes(set, random);
        FlowSet many;
        many.capacity = set.capacity;
        std::size_t last = 0;
        const auto caller = std::this_thread::get_id();
        bool sameThread = true, grows = true;
        const auto all = maxMinCompletions(set, {.threads = 2, .progress = [&](std::vector<double> finished) {
                                                     sameThread = sameThread && std::this_thread::get_id() == caller;
                                                     grows = grows && finished.size() >= last;
                                                     last = finished.size();
                                                 }});
        QVERIFY(sameThread && grows);
        QVERIFY(last <= set.size());
        QVERIFY(std::all_of(all.seconds.begin(), all.seconds.end(), [](double s) { return s > 0 && s < never; }));
    }
};

QTEST_APPLESS_MAIN(TestMaxMin)
#include "tst_max_min.moc"
