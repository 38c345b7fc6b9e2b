// SPDX-License-Identifier: GPL-3.0-or-later
// The step-time kernel against four runs worked out in full by an independent implementation, and what must hold of
// any step: more of anything never hurts, nothing is lost between one GPU and two million.
#include "model/parallelism/pipeline_schedule.h"
#include "model/parallelism/stage_memory.h"
#include "model/step/measured/measured_runs.h"
#include "model/units/checked_json.h"

#include <QFile>
#include <QtTest>

#include <cmath>
#include <map>
#include <tuple>

using namespace gigasite;
using namespace gigasite::measured;

class TestStepKernel : public QObject {
    Q_OBJECT

private:
    Json file_;
    KernelConstants constants_{};

    /// The example's run as the reader makes it of a runs file.
    static MeasuredRun runOf(const Json &run)
    {
        const Json runs = {{"schema", "gigasite-runs/1"}, {"runs", Json::array({run})}};
        const auto read = readRuns(runs.dump(), *builtInGpus());
        if (!read)
            qFatal("%s: %s", read.problem().path.c_str(), read.problem().message.c_str());
        auto worked = read->front();
        worked.run.recipe.copyPerRank = false; // the reference counts a copy for every expert
        return worked;
    }

    MeasuredRun example(const std::string &id) const
    {
        for (const auto &e : file_.at("examples"))
            if (e.at("id") == id)
                return runOf(e.at("run"));
        qFatal("no such example");
        return {};
    }

    double seconds(const TrainingRun &run) const
    {
        return stepTimes(run, ratesOf(run.gpu, run.recipe, constants_), constants_).total;
    }

    /// When the last pass of a step is over, in layers (forward and backward pass), every stage working off its list,
    /// with chunks of different length. `ratio`: of backward to forward.
    static double retimed(const PipelineTimes &lists, const std::vector<double> &chunkLayers, double ratio = 2)
    {
        const auto stages = lists.stages.size();
        std::map<std::tuple<bool, std::int64_t, std::size_t>, double> over; // backward, micro-batch, chunk in a row
        std::vector<std::size_t> at(stages, 0);
        std::vector<double> free(stages, 0);
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t r = 0; r < stages; ++r)
                for (; at[r] < lists.stages[r].size(); ++at[r], moved = true) {
                    const auto &pass = lists.stages[r][at[r]];
                    const auto chunk = static_cast<std::size_t>(pass.chunk) * stages + r;
                    const bool isLast = chunk + 1 == chunkLayers.size();
                    double ready = 0;
                    if (pass.backward || chunk > 0) {
                        const auto before = pass.backward ? (isLast ? chunk : chunk + 1) : chunk - 1;
                        const auto known = over.find({pass.backward && !isLast, pass.microBatch, before});
                        if (known == over.end())
                            break;
                        ready = known->second;
                    }
                    free[r] = std::max(free[r], ready) + chunkLayers[chunk] * (pass.backward ? ratio : 1) / (1 + ratio);
                    over[{pass.backward, pass.microBatch, chunk}] = free[r];
                }
        }
        return *std::max_element(free.begin(), free.end());
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(builtInGpus());
        QVERIFY(builtInConstants());
        QFile data(QStringLiteral(GIGASITE_TEST_DATA "/step_examples.json"));
        QVERIFY(data.open(QIODevice::ReadOnly));
        file_ = Json::parse(data.readAll().toStdString());
        for (const auto &[name, member] : constantRows())
            constants_.*member = file_.at("constants").at(std::string(name)).get<double>();
    }

    void workedExamples_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < file_.at("examples").size(); ++i)
            QTest::newRow(file_["examples"][i]["what"].get<std::string>().c_str()) << static_cast<int>(i);
    }

    void workedExamples()
    {
        QFETCH(int, index);
        const auto &e = file_["examples"][static_cast<std::size_t>(index)];
        const auto s = predictedStep(runOf(e["run"]), constants_);
        const auto &l = s.layer;
        const std::vector<std::pair<const char *, double>> layer{{"F", l.forward},
                                                                 {"B", l.backward},
                                                                 {"R", l.redo},
                                                                 {"proj_f", l.linearForward},
                                                                 {"proj_b", l.linearBackward},
                                                                 {"attn_f", l.attentionForward},
                                                                 {"attn_b", l.attentionBackward},
                                                                 {"mlp_f", l.mlpForward},
                                                                 {"mlp_b", l.mlpBackward},
                                                                 {"mem_f", l.operatorForward},
                                                                 {"mem_b", l.operatorBackward},
                                                                 {"tp_f", l.tpForward},
                                                                 {"tp_b", l.tpBackward},
                                                                 {"ep_f", l.epForward},
                                                                 {"ep_b", l.epBackward},
                                                                 {"host_f", l.hostForward}};
        const std::vector<std::pair<const char *, double>> step{
            {"total", s.total},         {"core", s.core},        {"bubble", s.bubble},  {"p2p", s.sends},
            {"dp", s.dataParallel},     {"opt", s.optimizer},    {"jit", s.jitter},     {"head", s.head},
            {"st_max", s.slowestStage}, {"st_avg", s.meanStage}, {"m", s.microBatches}, {"Nd", s.parameters},
            {"Ne", s.expertParameters}};
        const auto compare = [](const Json &expected, const auto &values) {
            for (const auto &[name, value] : values) {
                const double right = expected.at(name).template get<double>();
                QVERIFY2(std::abs(value - right) <= 1e-9 * std::max(1e-9, std::abs(right)),
                         qPrintable(QStringLiteral("%1: %2, not %3")
                                        .arg(QLatin1String(name))
                                        .arg(value, 0, 'g', 17)
                                        .arg(right, 0, 'g', 17)));
            }
        };
        compare(e["layer"], layer);
        compare(e["step"], step);
    }

    /// Each of these gives the machine more, or the work less; a step may stay as long, never longer.
    void moreNeverHurts()
    {
        for (const auto &e : file_["examples"]) {
            const auto run = runOf(e["run"]).run;
            const double before = seconds(run);
            const auto better = [&](auto change) {
                auto changed = run;
                change(changed);
                return seconds(changed) <= before * (1 + 1e-12);
            };
            QVERIFY(better([](TrainingRun &r) { r.gpu.hbm *= 2; }));
            QVERIFY(better([](TrainingRun &r) { r.gpu.flops16 *= 2; }));
            QVERIFY(better([](TrainingRun &r) { r.fabric.scaleUp *= 2; }));
            QVERIFY(better([](TrainingRun &r) { r.fabric.nic *= 2; }));
            QVERIFY(better([](TrainingRun &r) { r.recipe.redo = Redo::Nothing; }));
            QVERIFY(better([](TrainingRun &r) { r.batch.meanContext /= 2; }));
            QVERIFY(better([](TrainingRun &r) { r.recipe.overlapDp = true; }));
        }
    }

    /// A group pays the tier it crosses and no other: rings within one switch are not slowed, rings that leave every
    /// switch by all their members are slowed by the whole oversubscription, and none at 1:1.
    void groupsPayTheTierTheyCross()
    {
        auto run = example("182").run; // TP4, DP512 on 2,048 GPUs
        const double plain = ringLink(run, constants_, 4, 512).bytesPerSecond;
        run.fabric.tiers[0] = {512, 1};
        QCOMPARE(ringLink(run, constants_, 4, 512).bytesPerSecond, plain);
        run.fabric.tiers[0] = {512, 4}; // 64 domains behind a leaf: of 64 rails' hops one leaves it
        QCOMPARE(ringLink(run, constants_, 4, 512).bytesPerSecond, plain);
        run.fabric.tiers[0] = {8, 4}; // a leaf per domain: every hop leaves it
        QCOMPARE(ringLink(run, constants_, 4, 512).bytesPerSecond, plain / 4);
        QCOMPARE(ringLink(run, constants_, 4, 2).bytesPerSecond, 450e9 * constants_.scaleUpShare);
        QCOMPARE(exchangeLoad(run.fabric.tiers, 8, 64), 0.0);
        QCOMPARE(exchangeLoad(run.fabric.tiers, 32, 64), 4 * 0.75); // a quarter of the tokens stays under the leaf
    }

    /// What was found for the rings between replicas says nothing about groups that stay behind one switch.
    void contextGroupsPayTheirOwnTier()
    {
        auto run = example("182").run; // TP4 on 2,048 GPUs
        run.split.dp /= 4;
        run.split.cp = 4;
        run.fabric.domain = 4;
        const auto exposed = [&] {
            const auto times = stepTimes(run, ratesOf(run.gpu, run.recipe, constants_), constants_);
            return std::pair(times.layer.cpBusy, times.dataParallelBusy);
        };
        run.fabric.tiers[0] = {16, 1};
        const auto [context, replicas] = exposed();
        run.fabric.tiers[0] = {16, 8};
        run.fabric.attachment = Attachment::Racks;
        run.fabric.rack = 4;
        QCOMPARE(exposed().first, context); // 16 GPUs, one switch
        const double slower = exposed().second / replicas; // one rack of the four under a switch goes on to the next
        QVERIFY(slower > 1.5 && slower <= 8.0 / 4); // latency aside
        run.fabric.tiers[0] = {8, 8};
        QVERIFY(exposed().first > context);
        run.fabric.attachment = Attachment::Peers; // four racks of four, under switches of eight racks
        QCOMPARE(exposed().first, context);
        run.fabric.tiers[0] = {2, 8};
        QVERIFY(exposed().first > context);
    }

    /// ZeRO 2 keeps a share of the gradients between micro-batches: every one after the first scatters once more, what
    /// one step of ZeRO 1 does (Rajbhandari et al. 2020, S5.2). With one micro-batch there is no difference.
    void shardedGradientsScatterPerMicroBatch()
    {
        auto run = example("182").run;
        run.split.fsdp = 0;
        run.split.distributedOptimizer = true;
        run.recipe.overlapDp = false;
        const auto busy = [&](int zero, double microBatches) {
            run.split.zero = zero;
            run.batch.global = microBatches * run.split.dp * run.batch.micro;
            return stepTimes(run, ratesOf(run.gpu, run.recipe, constants_), constants_).dataParallelBusy;
        };
        QCOMPARE(busy(2, 1), busy(1, 1));
        QCOMPARE(busy(1, 8), busy(1, 1));
        const double scatter = busy(2, 2) - busy(2, 1);
        QVERIFY(scatter > 0 && scatter < busy(1, 1));
        QVERIFY(std::abs((busy(2, 8) - busy(2, 1)) / (7 * scatter) - 1) < 1e-9);
    }

    /// FSDP that prefetches nothing waits for all that it gathers.
    void shardedWeightsWithoutOverlap()
    {
        auto run = example("182").run;
        run.split.pp = 1;
        run.split.dp = run.gpus / run.split.tp / run.split.cp;
        run.split.fsdp = 8;
        run.batch.global = run.split.dp * run.batch.micro * 4;
        run.recipe.overlapDp = true;
        const auto times = [&] { return stepTimes(run, ratesOf(run.gpu, run.recipe, constants_), constants_); };
        const auto with = times();
        run.recipe.overlapDp = false;
        const auto without = times();
        QVERIFY(with.dataParallel < without.dataParallel);
        QCOMPARE(without.dataParallel, without.dataParallelBusy);
    }

    /// Ranks of context parallelism hold shards, too: eight GPUs of one domain gather the same weights over the same
    /// links whether they share a sequence or not.
    void shardsAreTheSameWithContextParallelism()
    {
        auto run = example("182").run;
        run.split.tp = run.split.pp = run.split.vpp = 1;
        run.split.sequenceParallel = false;
        run.fabric.domain = run.gpus = run.split.fsdp = 8;
        const auto busy = [&](double cp) {
            run.split.cp = cp;
            run.split.dp = 8 / cp;
            run.batch.global = run.split.dp * run.batch.micro * 4;
            return stepTimes(run, ratesOf(run.gpu, run.recipe, constants_), constants_).dataParallelBusy;
        };
        const double apart = busy(1);
        for (const double cp : {2.0, 4.0, 8.0})
            QCOMPARE(busy(cp), apart);
    }

    /// Of every layer two gathers of the weights and one scatter of the gradients: 2 + 2 + g bytes per parameter.
    void shardsScatterGradientsAsTyped()
    {
        auto run = example("182").run;
        run.split.pp = run.split.vpp = 1;
        run.split.dp = run.split.fsdp = run.gpus / run.split.tp / run.split.cp;
        run.batch.global = run.split.dp * run.batch.micro;
        run.shape.layers = 1e6; // all but the output table's share
        auto k = constants_;
        k.nicLatency = k.scaleUpLatency = k.hopLatency = 0;
        const auto busy = [&](double bytes) {
            run.recipe.gradientBytes = bytes;
            return stepTimes(run, ratesOf(run.gpu, run.recipe, k), k).dataParallelBusy;
        };
        QVERIFY(std::abs(busy(4) / busy(2) - 8.0 / 6) < 1e-5);
    }

    /// A ring goes round all its members: what that takes grows with them, however little each one sends.
    void ringsOfMoreDomainsTakeLonger()
    {
        const auto &k = builtInConstants()->values;
        const auto run = example("182").run;
        const double rails = run.fabric.domain;
        const auto time = [&](double domains) {
            return collectiveTime(1, rails * domains, ringLink(run, k, 1, rails * domains));
        };
        QVERIFY(time(8) > time(2));
        // each of 100,000 hops takes a microsecond at the very least: light goes 200 m in fibre
        QVERIFY(time(100'000) - time(2) > 0.1);
    }

    /// Tables are one piece: a pipeline is never faster than the stage that has them.
    void flexibleStagesKeepTheHeadWhole()
    {
        auto run = example("182").run;
        run.split.flexibleStages = true;
        run.split.vpp = 1;
        run.split.pp = 16;
        run.split.dp = 1;
        run.shape.layers = 16;
        run.shape.vocab = 2e6;
        run.batch.global = 128 * run.batch.micro;
        const auto step = stepTimes(run, ratesOf(run.gpu, run.recipe, constants_), constants_);
        QVERIFY(step.head > step.meanStage);
        QVERIFY(step.core >= 128 * step.head * (1 - 1e-12));
    }

    void oversubscriptionNeverHelps()
    {
        for (const auto &e : file_["examples"]) {
            auto run = runOf(e["run"]).run;
            double before = seconds(run);
            for (const double ratio : {1.0, 2.0, 4.0, 8.0}) {
                run.fabric.tiers[0] = {run.fabric.domain, ratio};
                const double now = seconds(run);
                QVERIFY(now >= before * (1 - 1e-12));
                before = now;
            }
        }
    }

    /// Work is conserved: twice the micro-batches take twice the time of the pipeline's core, and the core of n GPUs
    /// with n times the batch is that of one replica.
    void workIsConserved()
    {
        auto run = example("4").run;
        const auto k = constants_;
        const auto rates = ratesOf(run.gpu, run.recipe, k);
        const auto once = stepTimes(run, rates, k);
        run.batch.global *= 2;
        const auto twice = stepTimes(run, rates, k);
        QCOMPARE(twice.core, 2 * once.core);
        QCOMPARE(twice.bubble, once.bubble);
        run.split.dp *= 2;
        run.gpus *= 2;
        QCOMPARE(stepTimes(run, rates, k).core, once.core);
    }

    /// 8 GPUs to two million, one code: finite, and weak scaling within the jitter and exposed gradients.
    void anySize()
    {
        auto run = example("182").run;
        double before = 0;
        for (double dp = 2; dp * run.split.tp <= 2.1e6; dp *= 4) {
            run.split.dp = dp;
            run.gpus = dp * run.split.tp;
            run.batch.global = 16 * dp;
            const double now = seconds(run);
            QVERIFY(std::isfinite(now));
            QVERIFY(now >= before);
            QVERIFY(before == 0 || now < 1.2 * before);
            before = now;
        }
    }

    /// Chunks that differ by a layer, against the schedule played pass by pass: a step is never faster, and little
    /// slower where the closed form for alike ones is above it.
    void unevenChunks()
    {
        double least = 2, most = 0;
        for (const double layers : {30.0, 61.0, 126.0})
            for (const double p : {2.0, 4.0, 8.0, 16.0})
                for (const double v : {3.0, 5.0, 6.0, 7.0})
                    for (const double rounds : {2.0, 4.0}) {
                        if (p * v > layers)
                            continue;
                        const auto lists = pipelineTimes({.schedule = Schedule::Interleaved,
                                                          .stages = std::llround(p),
                                                          .microBatches = std::llround(rounds * p),
                                                          .chunks = std::llround(v)});
                        auto run = example("4").run;
                        run.shape.layers = layers;
                        run.split.pp = p;
                        run.split.vpp = v;
                        run.split.flexibleStages = true;
                        run.batch.global = rounds * p * run.split.dp * run.batch.micro;
                        const auto step = stepTimes(run, ratesOf(run.gpu, run.recipe, constants_), constants_);
                        const auto &layer = step.layer;
                        const double bubble = (p - 1) / v * layers / p + step.uneven / layer.both();
                        const double kernel = rounds * p * step.stageLayers + bubble;
                        const double ratio =
                            kernel / retimed(lists, layersOfStages(layers, p * v), layer.backward / layer.forward);
                        least = std::min(least, ratio);
                        most = std::max(most, ratio);
                    }
        QVERIFY2(least > 1 - 1e-9, qPrintable(QString::number(least))); // never faster than the schedule allows
        QVERIFY2(most < 1.07, qPrintable(QString::number(most)));
    }

    /// Unaligned heads slow the unfused products only; fused attention pads in registers.
    void unalignedHeads()
    {
        auto run = example("4").run;
        auto constants = *builtInConstants();
        const auto rates = ratesOf(run.gpu, run.recipe, constants.values);
        const auto at = [&](double width) {
            run.shape.headDim = width;
            return layerTimes(run, rates, constants.values).attentionForward / width;
        };
        QVERIFY(at(108) > 1.1 * at(112));
        run.recipe.flashAttention = true;
        QVERIFY(at(108) < 1.1 * at(112));
    }
};

QTEST_APPLESS_MAIN(TestStepKernel)
#include "tst_step_kernel.moc"
