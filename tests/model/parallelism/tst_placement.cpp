// SPDX-License-Identifier: GPL-3.0-or-later
// Racks and replicas worked out by hand, and what must hold of any placement: no GPU is counted twice, none is lost.
#include "model/parallelism/placement.h"

#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace gigasite;

class TestPlacement : public QObject {
    Q_OBJECT

private:
    static PlacementInput input(std::int64_t gpusPerRack, std::int64_t tp, std::int64_t cp, std::int64_t pp,
                                std::vector<std::int64_t> racks)
    {
        PlacementInput in{.gpusPerRack = gpusPerRack, .tp = tp, .cp = cp, .pp = pp};
        in.siteRacks = std::move(racks);
        return in;
    }

    static Layout placed(const PlacementInput &in)
    {
        Problems problems;
        const auto layout = placeSplit(in, problems);
        if (!problems.empty())
            qWarning("%s", problems.front().message.c_str());
        return layout;
    }

    /// The only problem of a placement that must fail.
    static Problem refused(const PlacementInput &in)
    {
        Problems problems;
        const auto layout = placeSplit(in, problems);
        if (problems.size() != 1 || layout.replicas != 0)
            return {};
        return problems.front();
    }

    static std::int64_t sum(const std::vector<std::int64_t> &all)
    {
        return std::accumulate(all.begin(), all.end(), std::int64_t{0});
    }

private Q_SLOTS:
    /// Pipelines across sites: the most that any way of sharing out rows could hold, found by trying all.
    void acrossSites()
    {
        for (const std::vector<std::int64_t> &sites : std::vector<std::vector<std::int64_t>>{
                 {10}, {8, 8}, {13, 5}, {100, 3, 1}, {7, 7, 7}, {0, 20}, {1, 1, 1, 1}, {2, 1}}) {
            for (const std::int64_t rows : {1, 2, 3, 4, 7, 16}) {
                for (const std::int64_t rowRacks : {1, 2}) {
                    std::int64_t most = 0;
                    for (std::int64_t blocks = 1; blocks <= sum(sites); ++blocks) {
                        std::int64_t held = 0; // a row of all blocks stands at one site
                        for (const auto racks : sites)
                            for (auto left = racks; left >= blocks * rowRacks; left -= blocks * rowRacks)
                                ++held;
                        if (held >= rows)
                            most = blocks;
                    }
                    const auto found = spannedBlocks(sites, rows, rowRacks);
                    QCOMPARE(found.blocks, most);
                    QCOMPARE(sum(found.siteRows), most > 0 ? rows : 0);
                    for (std::size_t i = 0; i < sites.size(); ++i)
                        QVERIFY(found.siteRows[i] * rowRacks * most <= sites[i]);
                }
            }
        }
        auto in = input(8, 8, 1, 16, {8, 8}); // half a pipeline at each site: none fits inside one
        QVERIFY(!refused(in).message.empty());
        in.sites.acrossSites = true;
        const auto spanning = placed(in);
        QCOMPARE(spanning.replicas, 1);
        QCOMPARE(spanning.gpusUsed, 128);
        QCOMPARE(spanning.siteReplicas, (std::vector<std::int64_t>{1, 1}));
        in.sites.lost = 2;
        QVERIFY(!refused(in).message.empty());
    }

    /// Llama 3 405B, table 4: TP 8, PP 16 on 16,384 GPUs are 128 replicas; with CP 16 they are 8.
    void llama3()
    {
        const auto plain = placed(input(8, 8, 1, 16, {2048}));
        QCOMPARE(plain.replicas, 128);
        QCOMPARE(plain.racksPerBlock, 16);
        QCOMPARE(plain.racksPerStage, 128);
        QCOMPARE(plain.gpusUsed, 16384);
        QCOMPARE(plain.spareRacks, 0);
        const auto longContext = placed(input(8, 8, 16, 16, {2048}));
        QCOMPARE(longContext.replicas, 8);
        QCOMPARE(longContext.racksPerBlock, 256); // 16 nodes for each of 16 stages
        QCOMPARE(longContext.gpusUsed, 16384);
        QCOMPARE(placed(input(8, 8, 1, 16, {1024})).replicas, 64); // table 4: 8,192 GPUs
    }

    /// 72 GPUs hold nine groups of 8, four of 16 with 8 left over, seven of 10 with 2 left over.
    void largeDomains()
    {
        const auto eights = placed(input(72, 8, 1, 4, {100}));
        QCOMPARE(eights.replicasPerRack, 9);
        QCOMPARE(eights.replicas, 25 * 9);
        QCOMPARE(eights.spareGpus, 0);
        const auto sixteens = placed(input(72, 16, 1, 4, {100}));
        QCOMPARE(sixteens.replicas, 25 * 4);
        QCOMPARE(sixteens.spareGpus, 100 * 8);
        QCOMPARE(usedPerRack(72, 16, 1), 64);
        QCOMPARE(usedPerRack(72, 5, 2), 70);
        QCOMPARE(placed(input(72, 72, 1, 4, {100})).replicas, 25);
    }

    /// A stage that outgrows a rack: TP groups stay whole, so 72 GPUs give 64 to groups of 16; 4 · 64 >= 256 > 3 · 64.
    void stagesThatOutgrowARack()
    {
        QCOMPARE(blockOf(input(72, 16, 16, 2, {})).racks, 2 * 4);
        QCOMPARE(blockOf(input(72, 8, 16, 2, {})).racks, 2 * 2); // 128 of 144
        QCOMPARE(blockOf(input(8, 4, 16, 1, {})).racks, 8);
        QCOMPARE(blockOf(input(8, 3, 4, 1, {})).racks, 2); // two groups of 3 in each
        const auto layout = placed(input(72, 8, 16, 2, {10}));
        QCOMPARE(layout.replicas, 2);
        QCOMPARE(layout.spareRacks, 2);
        QCOMPARE(layout.spareGpus, 10 * 72 - 2 * 256);
    }

    /// Nine stages of 8 GPUs in a rack of 72: three pipelines of 3 stages, one of 5 to 9, or two racks for one of 12.
    void consecutiveStages()
    {
        const auto at = [](std::int64_t pp) {
            auto in = input(72, 8, 1, pp, {12});
            in.placement = Placement::ConsecutiveLayers;
            return placed(in);
        };
        QCOMPARE(at(3).racksPerBlock, 1);
        QCOMPARE(at(3).replicas, 36);
        QCOMPARE(at(3).spareGpus, 0);
        QCOMPARE(at(5).replicas, 12);
        QCOMPARE(at(5).spareGpus, 12 * 32);
        QCOMPARE(at(9).replicas, 12);
        QCOMPARE(at(12).racksPerBlock, 2);
        QCOMPARE(at(12).replicas, 6);
        QCOMPARE(at(12).spareGpus, 6 * (18 - 12) * 8);
        // a rack that holds less than two stages has no row of them
        auto one = input(8, 8, 1, 16, {2048});
        one.placement = Placement::ConsecutiveLayers;
        QCOMPARE(placed(one).replicas, 128);
    }

    /// 100 and 50 racks hold 20 and 10 pipelines of 5 racks. Fifteen are 10 and 5; the sixteenth goes to the first.
    void typedReplicasOverTwoSites()
    {
        auto in = input(8, 8, 1, 5, {100, 50});
        QCOMPARE(placed(in).siteReplicas, (std::vector<std::int64_t>{20, 10}));
        in.dp = 15;
        QCOMPARE(placed(in).siteReplicas, (std::vector<std::int64_t>{10, 5}));
        QCOMPARE(placed(in).siteRacksPerStage, (std::vector<std::int64_t>{10, 5}));
        QCOMPARE(placed(in).racksUsed, 75);
        in.dp = 16;
        QCOMPARE(placed(in).siteReplicas, (std::vector<std::int64_t>{11, 5}));
        in.dp = 1;
        QCOMPARE(placed(in).siteReplicas, (std::vector<std::int64_t>{1, 0}));
        QCOMPARE(placed(in).siteRacksPerStage, (std::vector<std::int64_t>{1, 0}));
        // a replica stays within its site: 4 + 4 racks hold none of 5
        QCOMPARE(refused(input(8, 8, 1, 5, {4, 4})).path, std::string("parallelism.pp"));
    }

    void tooManyReplicas()
    {
        auto in = input(8, 8, 1, 5, {100, 50});
        in.dp = 31;
        const auto problem = refused(in);
        QCOMPARE(problem.path, std::string("parallelism.dp"));
        QCOMPARE(problem.fixes.size(), std::size_t(2));
        QCOMPARE(problem.fixes[0].value, std::string("30"));
        QCOMPARE(problem.fixes[1].value, std::string("auto"));
        in.dp = 30;
        QCOMPARE(placed(in).replicas, 30);
    }

    void groupsStayInTheirDomain()
    {
        const auto problem = refused(input(8, 16, 1, 1, {100}));
        QCOMPARE(problem.path, std::string("parallelism.tp"));
        QCOMPARE(problem.fixes.size(), std::size_t(1));
        QCOMPARE(problem.fixes[0].value, std::string("8"));
    }

    /// What is offered to a pipeline that is too long can be placed, and no longer one can.
    void tooLongPipelines()
    {
        for (const std::int64_t cp : {1, 4, 16}) {
            const auto in = input(8, 8, cp, 126, {90, 100});
            const auto problem = refused(in);
            QCOMPARE(problem.path, std::string("parallelism.pp"));
            QCOMPARE(problem.fixes.size(), std::size_t(cp > 1 ? 2 : 1)); // a stage of several racks may shrink, too
            auto fixed = in;
            fixed.pp = std::stoll(problem.fixes[0].value);
            QVERIFY(placed(fixed).replicas > 0);
            ++fixed.pp;
            QVERIFY(!refused(fixed).path.empty());
        }
    }

    /// Every GPU is used or spare, whatever the split; sites add up; no rack and no site holds more than it has.
    void nothingIsLost()
    {
        int cases = 0;
        for (const std::int64_t gpus : {4, 8, 16, 72, 144})
            for (const std::int64_t tp : {1, 2, 3, 8, 16})
                for (const std::int64_t cp : {1, 2, 16})
                    for (const std::int64_t pp : {1, 3, 8, 20})
                        for (const bool inRow : {false, true})
                            for (const std::int64_t dp : {0, 1, 7}) {
                                auto in = input(gpus, tp, cp, pp, {41, 260, 1});
                                in.placement = inRow ? Placement::ConsecutiveLayers : Placement::SameLayerPerRack;
                                if (dp > 0)
                                    in.dp = dp;
                                Problems problems;
                                const auto layout = placeSplit(in, problems);
                                QCOMPARE(problems.empty(), layout.replicas > 0);
                                if (layout.replicas == 0)
                                    continue;
                                ++cases;
                                checkConserved(in, layout);
                                if (QTest::currentTestFailed())
                                    return;
                            }
        QVERIFY(cases > 500);
    }

private:
    static void checkConserved(const PlacementInput &in, const Layout &layout)
    {
        const auto racks = sum(in.siteRacks);
        const auto replica = in.tp * in.cp * in.pp;
        QCOMPARE(layout.gpusUsed, layout.replicas * replica);
        QCOMPARE(layout.gpusUsed + layout.spareGpus, racks * in.gpusPerRack);
        QCOMPARE(layout.racksUsed + layout.spareRacks, racks);
        QCOMPARE(sum(layout.siteReplicas), layout.replicas);
        QVERIFY(layout.spareGpus >= layout.spareRacks * in.gpusPerRack);
        QVERIFY(!in.dp || layout.replicas == *in.dp);
        for (std::size_t i = 0; i < in.siteRacks.size(); ++i)
            QVERIFY(layout.siteReplicas[i] * replica <= in.siteRacks[i] * in.gpusPerRack);
        // whole racks: a TP group never straddles two, so what a block uses fits into its racks' groups
        QVERIFY(layout.replicasPerRack * replica <= layout.racksPerBlock * usedPerRack(in.gpusPerRack, in.tp, in.cp));
    }
};

QTEST_APPLESS_MAIN(TestPlacement)
#include "tst_placement.moc"
