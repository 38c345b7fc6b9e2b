// SPDX-License-Identifier: GPL-3.0-or-later
// The search finds what a plain walk over every combination finds, pruned or not; what it returns keeps all rules.
#include "model/parallelism/split_rules.h"
#include "model/step/measured/layout_search.h"
#include "model/step/measured/measured_runs.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace gigasite;
using namespace gigasite::measured;

class TestLayoutSearch : public QObject {
    Q_OBJECT

private:
    static TrainingRun gpt3(double gpus, double batch)
    {
        TrainingRun run;
        run.gpu = builtInGpus()->at("A100").gpu;
        run.gpus = gpus;
        run.shape = {.layers = 96,
                     .hidden = 12288,
                     .heads = 96,
                     .kvHeads = 96,
                     .headDim = 128,
                     .ffn = 49152,
                     .vocab = 51200,
                     .layerVectors = 13 * 12288,
                     .outerVectors = 2 * 12288,
                     .tied = true};
        run.batch = {.sequence = 2048, .meanContext = 1024, .global = batch, .micro = 1};
        run.fabric = {.scaleUp = 300e9, .domain = 8, .nic = 25e9};
        run.recipe.vintage = 2023;
        return run;
    }

    static SearchOptions options(bool prune) { return {.memory = 80e9 * 0.95, .prune = prune}; }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(builtInGpus());
        QVERIFY(builtInConstants());
    }

    /// Every combination by hand, for a space small enough.
    void findsTheBestOfAll()
    {
        const auto run = gpt3(64, 128);
        const auto &k = builtInConstants()->values;
        SearchSpace space{.tp = {2, 4, 8},
                          .pp = {1, 2, 4, 8},
                          .vpp = {1, 2, 3, 6},
                          .micro = {1, 2},
                          .redo = {Redo::Nothing, Redo::AttentionCore, Redo::Everything}};
        double best = 1e30;
        for (const double tp : space.tp)
            for (const double pp : space.pp)
                for (const double vpp : space.vpp)
                    for (const double micro : space.micro)
                        for (const auto redo : space.redo) {
                            auto r = run;
                            r.split = {.tp = tp, .pp = pp, .vpp = vpp, .dp = 64 / tp / pp};
                            r.split.distributedOptimizer = true;
                            r.batch.micro = micro;
                            r.recipe.redo = redo;
                            if (checkSplit(r).empty() && heaviestStage(r, {}).total() <= options(true).memory)
                                best = std::min(best, stepTimes(r, ratesOf(r.gpu, r.recipe, k), k).total);
                        }
        auto start = run;
        start.split.distributedOptimizer = true;
        for (const bool prune : {false, true}) {
            const auto found = searchLayouts(start, space, options(prune), k);
            QVERIFY(!found.best.empty());
            QCOMPARE(found.best.front().step.total, best);
        }
    }

    /// Pruning drops work, not answers.
    void pruningKeepsTheAnswer()
    {
        const auto run = gpt3(512, 512);
        const auto space = fullSpace(run);
        const auto &k = builtInConstants()->values;
        const auto all = searchLayouts(run, space, options(false), k);
        const auto pruned = searchLayouts(run, space, options(true), k);
        QCOMPARE(pruned.best.size(), all.best.size());
        for (std::size_t i = 0; i < all.best.size(); ++i)
            QCOMPARE(pruned.best[i].step.total, all.best[i].step.total);
        QVERIFY(pruned.points < all.points);
        qInfo("%llu points, %llu of them pruned to", static_cast<unsigned long long>(all.points),
              static_cast<unsigned long long>(pruned.points));
    }

    /// Also of stages that share out the layers unevenly, where any number of stages may be the best.
    void pruningKeepsUnevenStages()
    {
        const auto &k = builtInConstants()->values;
        for (const double experts : {0.0, 8.0}) {
            auto run = gpt3(60, 240);
            run.shape.layers = 22;
            run.shape.experts = {.count = experts, .perToken = 2, .ffn = 4096};
            run.split.flexibleStages = true;
            auto space = fullSpace(run);
            QCOMPARE(space.pp.size(), std::size_t(22));
            space.overlapDp = space.overlapPp = space.overlapEp = {true};
            space.zero = {1, 3};
            const auto all = searchLayouts(run, space, options(false), k);
            const auto pruned = searchLayouts(run, space, options(true), k);
            QVERIFY(!all.best.empty());
            QCOMPARE(pruned.best.size(), all.best.size());
            for (std::size_t i = 0; i < all.best.size(); ++i)
                QCOMPARE(pruned.best[i].step.total, all.best[i].step.total);
            QVERIFY(pruned.points < all.points / 2);
        }
    }

    /// Where memory is tight, a layer more on a stage decides, and which stages have it follows from the chunks.
    void pruningKeepsTightMemory()
    {
        const auto &k = builtInConstants()->values;
        int none = 0, chunked = 0;
        const auto compare = [&](const TrainingRun &run, double memory, bool holds = false, double heldChunks = 0) {
            auto space = fullSpace(run);
            if (holds) {
                space.tp = {8};
                space.pp = {2};
                space.cp = {1};
                space.zero = {0};
                space.redo = {Redo::Nothing};
            }
            if (heldChunks > 0)
                space.vpp = {heldChunks};
            space.mostIdle = 0.9; // as the engine asks: one GPU of eight may be the best
            std::erase_if(space.micro, [](double micro) { return micro > 2; });
            auto wanted = options(true);
            wanted.memory = memory;
            const auto pruned = searchLayouts(run, space, wanted, k);
            wanted.prune = false;
            const auto all = searchLayouts(run, space, wanted, k);
            QCOMPARE(pruned.best.size(), all.best.size());
            for (std::size_t i = 0; i < all.best.size(); ++i) {
                QCOMPARE(pruned.best[i].step.total, all.best[i].step.total);
                QVERIFY(all.best[i].step.total > 0 && all.best[i].memory.parameters > 0);
                chunked += all.best[i].run.split.vpp > 1 ? 1 : 0;
            }
            if (all.best.empty()) {
                ++none;
                QCOMPARE(pruned.smallest.memory.total(), all.smallest.memory.total());
                QVERIFY(heldChunks <= 1 || pruned.smallest.run.split.vpp == heldChunks);
            }
        };
        for (const double layers : {2.0, 17.0, 21.0})
            for (const double gpus : {8.0, 16.0}) {
                auto run = gpt3(gpus, 1);
                run.shape.layers = layers;
                run.shape.hidden = layers > 2 ? 12288 : 1536;
                run.shape.ffn = 4 * run.shape.hidden;
                run.split.flexibleStages = true;
                run.batch.global = layers > 2 ? 16 : 1;
                run.batch.sequence = 8192;
                compare(run, 5e9);
                compare(run, 70e9);
                if (layers > 2 && gpus >= 16)
                    compare(run, 1e9, true, 3);
                for (const double chunks : {1.0, 2.0, 3.0, 5.0}) {
                    auto tight = run; // one that just fits
                    tight.split = {.tp = 8, .pp = 2, .vpp = chunks, .dp = gpus / 16, .zero = 0};
                    tight.split.flexibleStages = true;
                    if (gpus >= 16 && 2 * chunks <= layers)
                        compare(run, heaviestStage(tight, {}).total() * 1.0001, true);
                }
            }
        QVERIFY(none > 0 && chunked > 0);
    }

    /// A sequence is cut over any number of ranks that the rules allow, not only over powers of two.
    void allContextRanksAreTried()
    {
        for (const double sequence : {8192.0, 12288.0, 32000.0, 4095.0}) {
            auto run = gpt3(64, 64);
            run.batch.sequence = sequence;
            const auto space = fullSpace(run);
            for (double cp = 1; cp <= 1024; ++cp) {
                run.split.cp = cp;
                run.gpus = cp;
                QVERIFY((std::find(space.cp.begin(), space.cp.end(), cp) != space.cp.end()) == isValidSplit(run));
            }
        }
    }

    /// Micro-batches may have any size that divides the step, and chunks any number up to one per layer.
    void allMicroBatchesAndChunksAreTried()
    {
        for (const double batch : {896.0, 1000.0, 640.0, 17.0}) {
            auto run = gpt3(8, batch);
            run.split.flexibleStages = true;
            const auto space = fullSpace(run);
            for (double micro = 1; micro <= batch; ++micro) {
                const bool divides = std::fmod(batch, micro) == 0;
                QVERIFY((std::find(space.micro.begin(), space.micro.end(), micro) != space.micro.end()) == divides);
            }
            for (double chunks = 1; 2 * chunks <= run.shape.layers; ++chunks)
                QVERIFY(std::find(space.vpp.begin(), space.vpp.end(), chunks) != space.vpp.end());
        }
    }

    /// TP ranks that expert parallelism leaves hold copies of the experts, also where nothing else is copied: they
    /// exchange what they share, and ZeRO shards it.
    void copiesOfExpertsAlone()
    {
        auto run = gpt3(8, 8);
        run.shape.experts = {.count = 8, .perToken = 2, .ffn = 4096};
        run.split = {.tp = 8, .ep = 1, .zero = 0};
        const auto &k = builtInConstants()->values;
        const auto of = [&](double ep, int zero) {
            run.split.ep = ep;
            run.split.zero = zero;
            run.split.distributedOptimizer = zero > 0;
            run.split.fsdp = zero == 3 ? 1 : 0;
            return stepTimes(run, ratesOf(run.gpu, run.recipe, k), k);
        };
        const auto alone = of(8, 0), copied = of(1, 0), sharded = of(1, 1), gathered = of(1, 3);
        QCOMPARE(alone.dataParallelBusy, 0.0); // every rank its own expert
        // a ring of eight moves 7/8 of the gradients twice, no faster than the NICs and the domain can
        const double bytes = 2 * 7.0 / 8 * run.recipe.gradientBytes * copied.expertParameters;
        QVERIFY(copied.dataParallelBusy >= bytes / (2 * std::max(run.fabric.scaleUp, run.fabric.nic)));
        QVERIFY(sharded.dataParallelBusy > 0 && gathered.dataParallelBusy > sharded.dataParallelBusy);
        QVERIFY(sharded.optimizer < copied.optimizer);
        QVERIFY(copied.optimizer * ratesOf(run.gpu, run.recipe, k).hbm >=
                k.adamBytes * (copied.parameters + copied.expertParameters));
    }

    void whatItReturnsHolds()
    {
        for (const double gpus : {8.0, 64.0, 512.0, 4096.0}) {
            const auto run = gpt3(gpus, 1536);
            const auto found = searchLayouts(run, fullSpace(run), options(true), builtInConstants()->values);
            for (const auto &c : found.best) {
                QVERIFY(checkSplit(c.run).empty());
                QVERIFY(c.memory.total() <= options(true).memory);
                QVERIFY(c.run.gpus >= 0.95 * gpus);
                const auto stages = stageMemories(c.run, {});
                for (const auto &stage : stages)
                    QVERIFY(stage.total() <= c.memory.total() * (1 + 1e-12));
            }
            QVERIFY(gpus < 64 || !found.best.empty());
            if (found.best.empty())
                QVERIFY(found.smallest.memory.total() > options(true).memory);
        }
    }

    /// Experts meet over what consecutive stages leave of a domain, so that a layer's time depends on the stages: every
    /// layout has the time that the kernel gives it by itself, and the one kept alone is the first of many.
    void timesAreTheKernels()
    {
        auto run = gpt3(256, 512);
        run.shape.experts = {.count = 64, .perToken = 4, .ffn = 4096};
        const auto space = fullSpace(run);
        const auto &k = builtInConstants()->values;
        auto o = options(true);
        o.keep = 200;
        const auto found = searchLayouts(run, space, o, k);
        int inRow = 0;
        for (const auto &c : found.best) {
            QCOMPARE(stepTimes(c.run, ratesOf(c.run.gpu, c.run.recipe, k), k).total, c.step.total);
            inRow += c.run.split.pipelineFirst && c.run.split.pp > 1 && c.run.split.ep > 1;
        }
        QVERIFY(inRow > 0);
        o.keep = 1;
        const auto one = searchLayouts(run, space, o, k);
        QVERIFY(std::abs(one.best.front().step.total / found.best.front().step.total - 1) < 1e-9);
    }

    /// No neighbour that works is faster than the best, and each refusal says why.
    void neighboursAreNotBetter()
    {
        const auto run = gpt3(512, 512);
        const auto space = fullSpace(run);
        const auto &k = builtInConstants()->values;
        const auto found = searchLayouts(run, space, options(true), k);
        const auto neighbours = neighboursOf(found.best.front(), space, options(true), k);
        QVERIFY(neighbours.size() >= 6);
        for (const auto &n : neighbours) {
            if (n.refusal.empty())
                QVERIFY2(n.candidate.step.total >= found.best.front().step.total, n.key.c_str());
            else
                QVERIFY(n.refusal.ends_with('.'));
        }
    }

    /// The next smaller and larger TP stand among the neighbours of TP 4 wherever they keep the rules; what breaks one
    /// has a price.
    void neighboursAreComplete()
    {
        auto run = gpt3(512, 512);
        run.batch.sequence = 2048;
        const auto &k = builtInConstants()->values;
        auto space = fullSpace(run);
        space.tp = {4};
        const auto found = searchLayouts(run, space, options(true), k);
        QVERIFY(!found.best.empty());
        space.tp = {1, 2, 3, 4, 6, 8}; // 6 and 3 do not divide the tokens of a sequence
        const auto near = neighboursOf(found.best.front(), space, options(true), k);
        const auto of = [&](const char *value) {
            return std::find_if(near.begin(), near.end(),
                                [&](const Neighbour &n) { return n.key == "parallelism.tp" && n.value == value; });
        };
        for (const char *value : {"3", "2", "6", "8"})
            QVERIFY2(of(value) != near.end(), value);
        QVERIFY(of("1") == near.end()); // 2 keeps the rules
        QVERIFY(of("2")->keepsRules && of("8")->keepsRules);
        QVERIFY(!of("6")->keepsRules && !of("6")->refusal.empty());
        for (const auto &n : near)
            QVERIFY2(n.candidate.step.total > 0 && std::isfinite(n.candidate.step.total), n.key.c_str());
        for (const char *key : {"parallelism.overlap_tp", "parallelism.overlap_dp", "parallelism.zero"})
            QVERIFY2(std::any_of(near.begin(), near.end(), [&](const Neighbour &n) { return n.key == key; }), key);
    }

    /// Interleaving wants micro-batches in multiples of the stages: with fewer replicas it has them.
    void fewerReplicasKeepARule()
    {
        auto run = gpt3(64, 24); // 8 replicas of 3 micro-batches, or 6 of 4
        auto o = options(true);
        o.memory = 1e15;
        SearchSpace space{.tp = {1}, .pp = {4}, .vpp = {2}, .micro = {1}};
        space.mostIdle = 0.9;
        run.split.sequenceParallel = false;
        const auto found = searchLayouts(run, space, o, builtInConstants()->values);
        QVERIFY(!found.best.empty());
        QCOMPARE(found.best.front().run.split.dp, 6.0);
    }

    void divisors()
    {
        QCOMPARE(divisorsOf(36, 100), (std::vector<double>{1, 2, 3, 4, 6, 9, 12, 18, 36}));
        QCOMPARE(divisorsOf(36, 11), (std::vector<double>{1, 2, 3, 4, 6, 9}));
        QCOMPARE(divisorsOf(1, 5), std::vector<double>{1});
        QCOMPARE(divisorsOf(97, 1e6), (std::vector<double>{1, 97}));
    }

    /// 175 billion parameters do not fit on 8 GPUs of 80 GB: 16 bytes each alone are 350 GB per GPU.
    void nothingFits()
    {
        const auto run = gpt3(8, 64);
        const auto found = searchLayouts(run, fullSpace(run), options(true), builtInConstants()->values);
        QVERIFY(found.best.empty());
        QVERIFY(found.tooLarge > 0);
        QVERIFY(found.smallest.memory.total() > 350e9);
    }

    void stops()
    {
        std::stop_source source;
        source.request_stop();
        auto o = options(true);
        o.stop = source.get_token();
        const auto run = gpt3(512, 512);
        QVERIFY(searchLayouts(run, fullSpace(run), o, builtInConstants()->values).stopped);
    }
};

QTEST_APPLESS_MAIN(TestLayoutSearch)
#include "tst_layout_search.moc"
