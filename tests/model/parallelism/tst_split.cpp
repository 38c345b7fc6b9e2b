// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of stages and rules of layouts against situations from public bug reports with known right answers.
#include "model/parallelism/pipeline_schedule.h"
#include "model/parallelism/split_rules.h"
#include "model/parallelism/stage_memory.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace gigasite;
using namespace gigasite::measured;

class TestSplit : public QObject {
    Q_OBJECT

private:
    /// A dense model of `layers` on as many GPUs as its split has ranks; everything else small and divisible.
    static TrainingRun denseRun(double layers, Split split, double global = 0)
    {
        TrainingRun run;
        run.shape = {
            .layers = layers, .hidden = 4096, .heads = 64, .kvHeads = 64, .headDim = 64, .ffn = 16384, .vocab = 32000};
        run.split = split;
        run.gpus = split.tp * split.pp * split.dp * split.cp;
        run.batch = {.sequence = 4096, .meanContext = 2048, .global = global > 0 ? global : 64 * split.dp, .micro = 1};
        return run;
    }

    static bool names(const Problems &problems, const std::string &key)
    {
        return std::any_of(problems.begin(), problems.end(), [&](const auto &p) { return p.path == key; });
    }

    static std::vector<std::string> offered(const Problems &problems, const std::string &key)
    {
        std::vector<std::string> values;
        for (const auto &p : problems)
            if (p.path == key)
                for (const auto &fix : p.fixes)
                    if (fix.key == key)
                        values.push_back(fix.value);
        return values;
    }

private Q_SLOTS:
    /// NVIDIA/Megatron-LM#654: fp32 gradients make 18 bytes; the distributed optimizer shards the 12 only.
    void eighteenBytes()
    {
        TrainingRun run;
        run.shape = {.layers = 1, .hidden = 1, .outerVectors = 6738415616 - 1}; // one GPU holds them all
        for (const auto &[d, perParameter] : {std::pair{1.0, 18.0}, {8.0, 7.5}, {64.0, 6.1875}}) {
            run.split = {.dp = d, .zero = 1};
            run.batch = {.sequence = 1, .global = d};
            const auto m = stageMemory(run, {}, 0, 1);
            const double state = m.weights + m.gradients + m.optimizer;
            QVERIFY(std::abs(state / (perParameter * 6738415616) - 1) < 1e-3);
        }
    }

    /// DeepSpeed#4527: 18 P / n + 4 · largest layer = 31,146,500,000 bytes, 29.01 GiB.
    void zeroThree()
    {
        TrainingRun run;
        run.shape = {.layers = 1, .hidden = 1, .layerVectors = 131e6};
        run.split = {.dp = 4, .zero = 3};
        run.batch = {.sequence = 1, .global = 4};
        const auto layer = stageMemory(run, {}, 0, 1);
        const double gathered = layer.weights + layer.gradients + layer.optimizer - 18 * layer.parameters / 4;
        const double bytes = 18 * 6.805e9 / 4 + gathered;
        QVERIFY(std::abs(bytes - 31146500000) < 100);
    }

    /// Korthikanti et al. 2022 as in Megatron-LM#1225: 10 of 34 bytes stay whole without sequence parallelism.
    void activationsOutsideTensorParallelism()
    {
        TrainingRun run;
        run.shape = {.layers = 1, .hidden = 12288, .heads = 96, .kvHeads = 96, .headDim = 128, .ffn = 49152};
        run.batch = {.sequence = 2048, .global = 1, .micro = 1};
        run.split.tp = 8;
        run.recipe.flashAttention = false;
        QCOMPARE(layerActivations(run), 578813952.0);
        run.split.sequenceParallel = true;
        QCOMPARE(layerActivations(run), 358612992.0);
        run.recipe.redo = Redo::AttentionCore;
        QCOMPARE(layerActivations(run), 106954752.0);
        run.recipe.redo = Redo::Everything;
        run.split.sequenceParallel = false;
        QCOMPARE(layerActivations(run), 50331648.0);
    }

    /// Megatron-LM#169, #675.
    void microBatchesInFlight()
    {
        const auto all = [](double v) {
            std::vector<double> chunks;
            for (double r = 0; r < 8; ++r)
                chunks.push_back(chunksInFlight({.pp = 8, .vpp = v}, 64, r));
            return chunks;
        };
        QCOMPARE(all(1), (std::vector<double>{8, 7, 6, 5, 4, 3, 2, 1}));
        QCOMPARE(all(2), (std::vector<double>{23, 21, 19, 17, 15, 13, 11, 9}));
        QCOMPARE(all(2)[0] / 2 / 8, 1.4375);
        QCOMPARE(all(4)[0] / 4 / 8, 1.21875);
        QCOMPARE(chunksInFlight({.pp = 8}, 3, 0), 3.0); // never more than there are
    }

    /// Uneven chunks: the layers that a stage holds at its worst moment, counted pass by pass along its schedule.
    void unevenChunksInFlight()
    {
        int uneven = 0;
        for (const double layers : {30.0, 61.0, 126.0})
            for (const double p : {2.0, 4.0, 7.0, 16.0})
                for (const double v : {1.0, 2.0, 3.0, 5.0, 6.0, 7.0})
                    for (const double rounds : {1.0, 2.0, 5.0}) {
                        if (p * v > layers)
                            continue;
                        auto run = denseRun(layers, {.pp = p, .vpp = v}, rounds * p);
                        run.split.flexibleStages = true;
                        uneven += v > 1 && std::fmod(layers, p * v) != 0;
                        const auto times =
                            pipelineTimes({.schedule = v > 1 ? Schedule::Interleaved : Schedule::OneForwardOneBackward,
                                           .stages = std::llround(p),
                                           .microBatches = std::llround(rounds * p),
                                           .chunks = std::llround(v)});
                        const auto chunks = layersOfStages(layers, p * v);
                        const auto memories = stageMemories(run, {});
                        double all = 0, heaviest = 0;
                        for (std::size_t r = 0; r < memories.size(); ++r) {
                            double live = 0, most = 0;
                            for (const auto &pass : times.stages[r]) {
                                const auto chunk = static_cast<std::size_t>(pass.chunk) * memories.size() + r;
                                live += pass.backward ? -chunks[chunk] : chunks[chunk];
                                most = std::max(most, live);
                            }
                            QCOMPARE(memories[r].activations / layerActivations(run), most);
                            all += memories[r].layers;
                            heaviest = std::max(heaviest, memories[r].total());
                        }
                        QCOMPARE(all, layers);
                        QCOMPARE(heaviestStage(run, {}).total(), heaviest);
                        QVERIFY(memoryAtLeast(run, {}).total() <= heaviest * (1 + 1e-12));
                    }
        QVERIFY(uneven > 50);
    }

    /// What a search sees at once is never more than the heaviest stage holds: with any chunks, fewer replicas, and any
    /// sharding that gathers weights or does not.
    void heldAtLeastIsABound()
    {
        int close = 0, closeAnyhow = 0, all = 0;
        const auto check = [&](TrainingRun run, double most) {
            for (const int zero : {0, 1, 2, 3}) {
                run.split.zero = zero;
                run.split.fsdp = zero == 3 ? run.split.dp * run.split.cp : 0;
                auto asked = run;
                asked.split.dp = most; // replicas
                const double held = heldAtLeast(layerMemory(asked), asked, {}, zero == 3);
                const double heaviest = heaviestStage(run, {}).total();
                QVERIFY2(held <= heaviest, qPrintable(QStringLiteral("%1 > %2").arg(held).arg(heaviest)));
                asked.gpus = run.split.tp * run.split.cp * run.split.pp * most;
                const double anyStages = heldWithAnyStages(layerMemory(asked), asked, {});
                QVERIFY(anyStages <= heaviest);
                closeAnyhow += anyStages > 0.3 * heaviest ? 1 : 0;
                close += held > 0.5 * heaviest ? 1 : 0;
                ++all;
            }
        };
        for (const double layers : {7.0, 61.0, 126.0})
            for (const double p : {1.0, 2.0, 4.0, 7.0, 16.0})
                for (const double v : {1.0, 2.0, 3.0, 5.0, 7.0})
                    for (const double microBatches : {1.0, 3.0, 2 * p, 5 * p})
                        for (const double experts : {0.0, 64.0})
                            for (const auto redo : {Redo::Nothing, Redo::AttentionCore, Redo::Everything}) {
                                if (p * v > layers || (v > 1 && std::fmod(microBatches, p) != 0))
                                    continue;
                                const double d = 8;
                                auto run = denseRun(layers - 1, {.tp = 2, .pp = p, .vpp = v, .dp = d, .cp = 2, .ep = 4},
                                                    microBatches * d);
                                run.split.flexibleStages = true;
                                run.shape.mtpLayers = 1;
                                run.shape.tied = layers > 100;
                                run.recipe.redo = redo;
                                if (experts > 0)
                                    run.shape.experts = {.count = experts,
                                                         .perToken = 4,
                                                         .ffn = 2048,
                                                         .sharedFfn = 2048,
                                                         .denseShare = 0.05};
                                check(run, d);
                                check(run, 1.7 * d);
                            }
        QVERIFY(all > 1000 && close > all / 4 && closeAnyhow > all / 10); // else it would not help
    }

    /// Megatron-Bridge#5077: the heaviest stage decides, not the mean.
    void heaviestStageDecides()
    {
        TrainingRun run;
        // 4 · 4096² + 2 · 4096 · ffn = 218,112,000 parameters of a layer
        run.shape = {.layers = 8,
                     .hidden = 4096,
                     .heads = 32,
                     .kvHeads = 32,
                     .headDim = 128,
                     .ffn = (218112000.0 - 4 * 4096.0 * 4096) / (2 * 4096),
                     .vocab = 128256,
                     .outerVectors = 4096};
        run.split.pp = 4;
        const std::vector<double> layers{1, 2, 2, 3};
        const std::vector<double> right{743448576, 436224000, 436224000, 1179676672};
        for (std::size_t r = 0; r < layers.size(); ++r)
            QCOMPARE(stageParameters(run, r == 0, r == 3, layers[r]).all(), right[r]);
    }

    /// llm-analysis#19: norms are whole on every rank of a TP group. Llama 2 7B: 6,738,415,616 parameters.
    void normsAreReplicated()
    {
        TrainingRun run;
        run.shape = {.layers = 32,
                     .hidden = 4096,
                     .heads = 32,
                     .kvHeads = 32,
                     .headDim = 128,
                     .ffn = 11008,
                     .vocab = 32000,
                     .layerVectors = 2 * 4096,
                     .outerVectors = 4096,
                     .gated = true};
        QCOMPARE(stageParameters(run, true, true, 32).all(), 6738415616.0);
        run.split.tp = 8;
        QCOMPARE(stageParameters(run, true, true, 32).all(), 842534912.0);
    }

    void stagesKeepAllLayers()
    {
        for (double layers = 1; layers < 130; ++layers)
            for (double stages = 1; stages <= std::min(layers, 64.0); ++stages) {
                const auto all = layersOfStages(layers, stages);
                QCOMPARE(std::accumulate(all.begin(), all.end(), 0.0), layers);
                QVERIFY(*std::max_element(all.begin(), all.end()) <= *std::min_element(all.begin(), all.end()) + 1);
            }
    }

    /// Megatron-LM#468, #326: 80 layers on 16 stages of 2-layer chunks would train 64.
    void noLayerIsLost()
    {
        QVERIFY(names(checkSplit(denseRun(80, {.pp = 16, .vpp = 3})), "parallelism.vpp"));
        QVERIFY(names(checkSplit(denseRun(40, {.pp = 8, .vpp = 3})), "parallelism.vpp"));
        QVERIFY(checkSplit(denseRun(80, {.pp = 8, .vpp = 2})).empty()); // 5 layers per chunk
        QCOMPARE(offered(checkSplit(denseRun(80, {.pp = 1, .vpp = 2})), "parallelism.vpp"),
                 std::vector<std::string>{"1"});
        QVERIFY(names(checkSplit(denseRun(80, {.pp = 12})), "parallelism.pp"));
        QCOMPARE(offered(checkSplit(denseRun(80, {.pp = 12})), "parallelism.pp"),
                 (std::vector<std::string>{"10", "16"}));
    }

    /// DeepSpeed#3634: 52 heads.
    void headsDivide()
    {
        Shape shape{.layers = 1, .hidden = 52, .heads = 52, .kvHeads = 52, .headDim = 1, .ffn = 52 * 64};
        QCOMPARE(validTensorSizes(shape, 52), (std::vector<std::int64_t>{1, 2, 4, 13, 26, 52}));
        QCOMPARE(validTensorSizes(shape, 8), (std::vector<std::int64_t>{1, 2, 4}));
    }

    /// Automodel#799: 40 heads share 10 KV heads; TP 4 divides the former only.
    void keyValueHeadsDivide()
    {
        Shape shape{.layers = 1, .hidden = 5120, .heads = 40, .kvHeads = 10, .headDim = 128, .ffn = 17920};
        const auto valid = validTensorSizes(shape, 10);
        for (const auto &[t, right] : {std::pair{1, true}, {2, true}, {4, false}, {5, true}, {8, false}, {10, true}})
            QCOMPARE(std::find(valid.begin(), valid.end(), t) != valid.end(), right);
    }

    /// OpenRLHF#346: 256 sequences on 7 replicas of 2: neither 252 nor 266 in silence.
    void batchDivides()
    {
        auto run = denseRun(8, {.dp = 7}, 256);
        run.batch.micro = 2;
        QCOMPARE(offered(checkSplit(run), "training.global_batch"), (std::vector<std::string>{"252", "266"}));
    }

    /// axolotl#3444, torchtitan#1184: CP shares a sequence and takes GPUs; 0 is not off.
    void contextParallelism()
    {
        auto run = denseRun(8, {.dp = 1, .cp = 2}, 4);
        run.batch.micro = 4;
        QVERIFY(checkSplit(run).empty()); // one replica, one micro-batch: a global batch of 4, not 8
        auto crowded = denseRun(8, {.dp = 8, .cp = 8});
        crowded.gpus = 8;
        QVERIFY(names(checkSplit(crowded), "parallelism.dp"));
        QVERIFY(names(checkSplit(denseRun(8, {.cp = 0})), "parallelism.cp"));
    }

    /// Megatron-LM#5958: experts fold over TP and DP; EP 32 beside a dense DP of 16.
    void expertsFold()
    {
        auto run = denseRun(8, {.tp = 2, .dp = 16, .ep = 32});
        run.shape.experts = {.count = 128, .perToken = 8, .ffn = 1024};
        QVERIFY(checkSplit(run).empty());
        QCOMPARE(expertFold(run).experts, 4.0);
        QCOMPARE(expertFold(run).copies, 1.0);
        run = denseRun(8, {.dp = 64, .ep = 8}); // DeepSpeed#7537
        run.shape.experts = {.count = 128, .perToken = 8, .ffn = 1024};
        QVERIFY(checkSplit(run).empty());
        QCOMPARE(expertFold(run).groups, 8.0);
        QCOMPARE(expertFold(run).experts, 16.0);
        run.split.ep = 24;
        QCOMPARE(offered(checkSplit(run), "parallelism.ep"), (std::vector<std::string>{"16", "32"}));
    }

    /// BLOOM and Llama 3 ran stages of different length: where layers do not divide, that is offered too, and holds.
    void unevenStagesAreOffered()
    {
        for (const auto &[layers, pp, v] :
             {std::tuple{126.0, 16.0, 1.0}, {126.0, 8.0, 1.0}, {70.0, 12.0, 1.0}, {24.0, 4.0, 4.0}}) {
            auto run = denseRun(layers, {.pp = pp, .vpp = v, .dp = 2}, 96);
            const auto problems = checkSplit(run);
            QCOMPARE(problems.size(), std::size_t(1));
            QCOMPARE(problems.front().fixes.back().key, std::string("parallelism.flexible_stages"));
            run.split.flexibleStages = true;
            QVERIFY(checkSplit(run).empty());
        }
    }

    /// Offered values hold, and the yes-or-no form says the same as the list, for every split of a small machine.
    void fixesHold()
    {
        int invalid = 0;
        for (double tp = 1; tp <= 12; ++tp)
            for (double pp = 1; pp <= 12; ++pp)
                for (double v = 1; v <= 3; ++v)
                    for (double ep = 1; ep <= 6; ++ep) {
                        auto run = denseRun(24, {.tp = tp, .pp = pp, .vpp = v, .dp = 6, .ep = ep}, 48);
                        run.shape.experts = {.count = 12, .perToken = 2, .ffn = 1024};
                        const auto problems = checkSplit(run);
                        QCOMPARE(problems.empty(), isValidSplit(run));
                        invalid += !problems.empty();
                        for (const auto &p : problems)
                            QVERIFY(!p.fixes.empty() || p.path == "parallelism.dp");
                    }
        QVERIFY(invalid > 100);
    }
};

QTEST_APPLESS_MAIN(TestSplit)
#include "tst_split.moc"
