// SPDX-License-Identifier: GPL-3.0-or-later
// Utilisation, throughput and time to train of published runs: what the engine states of a step of known length must be
// what its authors, or the maintainers who settled an argument about it, state. The length is set by the person's own
// anchor; nothing here rests on how well a step is predicted.
#include "model/step/measured/measured_runs.h"
#include "model/step/measured/step_kernel.h"
#include "tests/model/example.h"

#include <algorithm>
#include <cmath>

using namespace gigasite;
using namespace gigasite::test;

namespace {

using Settings = std::vector<std::string>;

std::string setting(const char *key, double value)
{
    return std::string(key) + '=' + QString::number(value, 'g', 17).toStdString();
}

Settings joined(Settings a, const Settings &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// The scenario with a step of `seconds`: anchored on it, as a person does with a run of their own.
Evaluation lasting(double seconds, const Settings &settings)
{
    const double predicted = figure(evaluated("llama3-405b-16k", settings), "step.time_s");
    return evaluated("llama3-405b-16k", joined(settings, {setting("software.anchor", seconds / predicted)}));
}

/// `gpus` of 80 GB in nodes of 8 that peak at `peak` FLOP/s; a classical transformer of 51,200 words.
Settings megatron(double gpus, double layers, double hidden, double heads)
{
    return {setting("hardware.racks", gpus / 8),
            "hardware.peak_flops=312e12",
            setting("model.layers", layers),
            setting("model.hidden", hidden),
            setting("model.heads", heads),
            "model.kv_heads=auto",
            "model.head_dim=auto",
            "model.ffn=auto",
            "model.ffn_matrices=2",
            "model.vocab=51200",
            "model.tied_embeddings=true",
            "training.seq=2048",
            "software.stack=old",
            "software.vintage=2022",
            "parallelism.flexible_stages=false",
            "parallelism.vpp=1",
            "parallelism.dp=auto",
            "parallelism.tp=8"};
}

bool isWithin(double value, double right, double tolerance)
{
    return std::abs(value - right) <= tolerance;
}

double gpuFact(const char *gpu, const char *fact)
{
    return itemNumber(Scenario{}, facts().catalog, ItemKind::Accelerator, gpu, fact).value_or(0);
}

} // namespace

class TestUtilisation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Korthikanti et al. 2022, table 5: utilisation without and with what is computed again, A100, selective
    /// recomputation. The two differ by the attention core only (ml-engineering#47): one more forward pass of it is a
    /// third of the s/6h that its three passes are. The paper writes s/3h for s/6h, three times that.
    void megatronRuns_data()
    {
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("layers");
        QTest::addColumn<double>("hidden");
        QTest::addColumn<double>("heads");
        QTest::addColumn<double>("stages");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<double>("mfu");
        QTest::addColumn<double>("hfu");
        QTest::newRow("175B") << 64. << 96. << 12288. << 96. << 8. << 13.75 << 0.514 << 0.528;
        QTest::newRow("530B") << 280. << 105. << 20480. << 128. << 35. << 37.83 << 0.560 << 0.570;
        QTest::newRow("1T") << 512. << 128. << 25600. << 160. << 64. << 71.49 << 0.563 << 0.570;
    }

    void megatronRuns()
    {
        QFETCH(double, gpus);
        QFETCH(double, layers);
        QFETCH(double, hidden);
        QFETCH(double, heads);
        QFETCH(double, stages);
        QFETCH(double, seconds);
        QFETCH(double, mfu);
        QFETCH(double, hfu);
        const auto e = lasting(seconds,
                               joined(megatron(gpus, layers, hidden, heads),
                                      {setting("parallelism.pp", stages), setting("parallelism.micro_batches", gpus),
                                       "parallelism.recompute=selective"}));
        QCOMPARE(figure(e, "layout.replicas"), 1.0);
        QCOMPARE(figure(e, "step.tokens"), gpus * 2048);
        QVERIFY(isWithin(figure(e, "step.time_s"), seconds, 1e-9));
        QVERIFY2(isWithin(figure(e, "step.mfu"), mfu, 0.001), qPrintable(QString::number(figure(e, "step.mfu"))));
        const double again = figure(e, "step.hfu") - figure(e, "step.mfu");
        const double core = 2048 / (6 * hidden); // of the products of all layers
        QVERIFY(isWithin(again, mfu * core / 3, 2e-4));
        QVERIFY2(isWithin(figure(e, "step.mfu") + 3 * again, hfu, 0.001), qPrintable(QString::number(again)));
    }

    /// What is computed again counts by its matrix products: all of a layer, a third more; norms and activation
    /// functions beside fused attention, nothing; DeepSeek-V3's up-projections, 1,536 x 24,576 and 512 x 32,768 weights
    /// of a layer.
    void recomputedProducts()
    {
        const auto ratio = [](const char *name, const char *recompute) {
            const auto e = evaluated(name, {recompute});
            return figure(e, "step.hfu") / figure(e, "step.mfu");
        };
        QVERIFY(isWithin(ratio("llama3-405b-16k", "parallelism.recompute=none"), 1, 1e-12));
        QVERIFY(isWithin(ratio("llama3-405b-16k", "parallelism.recompute=selective"), 1, 1e-12));
        QVERIFY(isWithin(ratio("llama3-405b-16k", "parallelism.recompute=full"), 4.0 / 3, 1e-12));
        const auto e = evaluated("deepseek-v3-2k");
        const double up = 2 * 4096 * (1536.0 * 24576 + 512.0 * 32768) / figure(e, "model.layer_forward_flop");
        QVERIFY(up > 0.03 && up < 0.1);
        QVERIFY(isWithin(ratio("deepseek-v3-2k", "parallelism.recompute=selective"), 1 + up / 3, 1e-9));
    }

    /// Megatron-LM#1565, fms-fsdp#89: 420 TFLOP/s on H200 are 42.4 % of 989.5 dense, not 21 % of the sparse figure.
    void densePeakIsTheMeasure()
    {
        const double dense = gpuFact("h200-sxm", "peak_flops_bf16_dense");
        QVERIFY(isWithin(420e12 / dense, 0.42446, 0.0005));
        QVERIFY(isWithin(9600 * 0.05e12 / dense, 0.48509, 0.0005));
        const auto plain = evaluated("llama3-405b-16k");
        const auto sparse = evaluated("llama3-405b-16k", {"hardware.sparsity=true"});
        QCOMPARE(figure(sparse, "step.mfu"), figure(plain, "step.mfu"));
        QCOMPARE(figure(sparse, "site.peak_flops"), figure(plain, "site.peak_flops"));
        const double peak = figure(plain, "site.peak_flops") / figure(plain, "site.gpus");
        QVERIFY(isWithin(420e12 / peak, 0.42446, 0.002)); // the rack's own figure is rounded
    }

    /// marin#7334, prime-rl#3168, torchtitan#1393: GB200 contains B200 and GB300 B300, and is neither.
    void namesAreNotSoughtWithin()
    {
        QCOMPARE(gpuFact("h100-sxm", "peak_flops_bf16_dense") / 989.5e12 > 0.999, true);
        QCOMPARE(gpuFact("b200-hgx", "peak_flops_bf16_dense"), 2250e12);
        QCOMPARE(gpuFact("gb200-nvl72", "peak_flops_bf16_dense"), 2500e12);
        QCOMPARE(gpuFact("gb300-nvl72", "peak_flops_bf16_dense"), 2500e12);
        const auto e = evaluated("llama3-405b-16k", {"hardware.rack=xyz900"});
        QVERIFY(hasProblem(e, Severity::Error, "hardware.rack"));
        QVERIFY(!figureValue(e, "step.mfu").value);
    }

    /// torchtitan#280, #452: 6 N + 12 L h s FLOP per token, or half of the second term under a causal mask. Utilisation
    /// counts the whole square, time the half that is computed. 9 L a s of softmax are the engine's own.
    void attentionConventions()
    {
        const double layers = 32, hidden = 4096, heads = 32;
        for (const auto &[seq, full, causal] :
             {std::tuple{8192., 57914449920., 51471998976.}, std::tuple{131072., 251187978240., 148108763136.}}) {
            const auto e = evaluated("llama3-405b-16k",
                                     {setting("training.seq", seq), "hardware.racks=64", "model.layers=32",
                                      "model.hidden=4096", "model.heads=32", "model.kv_heads=8", "model.head_dim=128",
                                      "model.ffn=14336", "model.ffn_matrices=3", "model.vocab=128256",
                                      "parallelism.pp=1", "parallelism.vpp=1", "parallelism.dp=auto"});
            const double perToken = 3 * figure(e, "model.forward_flop") / seq - 9 * layers * heads * seq;
            QVERIFY(isWithin(perToken / full, 1, 1e-4));
            QVERIFY(e.prediction.has_value());
            const double seen = e.prediction->run.batch.meanContext;
            QVERIFY(isWithin((perToken - 12 * layers * hidden * (seq - seen)) / causal, 1, 1e-4));
        }
    }

    /// LLaMA (Touvron et al. 2023), S2.4: 65.2 G parameters at 380 tokens per second and GPU on 2,048 A100 see 1.4 T
    /// tokens in about 21 days, 1,022,362 GPU hours.
    void llama65B()
    {
        const double tokensPerStep = 2048.0 * 4 * 256; // 256 replicas of 4 sequences
        const double seconds = tokensPerStep / (380 * 2048);
        const auto e = lasting(seconds,
                               {"hardware.racks=256", "hardware.peak_flops=312e12", "model.layers=80",
                                "model.hidden=8192", "model.heads=64", "model.kv_heads=auto", "model.head_dim=auto",
                                "model.ffn=22016", "model.ffn_matrices=3", "model.vocab=32000", "training.seq=2048",
                                "training.tokens=1.4e12", "parallelism.pp=1", "parallelism.vpp=1",
                                "parallelism.dp=auto", "parallelism.micro_batches=4", "parallelism.zero=3"});
        QVERIFY(isWithin(figure(e, "model.params") / 65.2e9, 1, 0.002));
        QCOMPARE(figure(e, "step.tokens"), tokensPerStep);
        QVERIFY(isWithin(figure(e, "step.tokens_per_gpu_s"), 380, 1e-6));
        const double days = figure(e, "training.time_s") / 86400;
        QVERIFY(isWithin(days / 20.82, 1, 0.005));
        QVERIFY(isWithin(days * 24 * 2048 / 1022362, 1, 0.005));
        // 6 N per token alone are 47.6 %; attention, 12 L h s, comes on top
        const double attention = 12 * 80 * 8192.0 * 2048 / (6 * 65.2e9);
        QVERIFY(isWithin(figure(e, "step.mfu") / (0.47646 * (1 + attention)), 1, 0.01));
    }

    /// NeMo Speech#12727: 16 x 4 x 8 sequences of 2,048 every 1.85 s are 70,850 tokens per second and GPU and 46,703
    /// steps a day. Who counts 9,500 has a goodput of 20 %.
    void stepsOfADay()
    {
        const auto e = lasting(1.85,
                               {"hardware.racks=1", "model.layers=12", "model.hidden=768", "model.heads=12",
                                "model.kv_heads=auto", "model.head_dim=auto", "model.ffn=auto", "model.ffn_matrices=2",
                                "model.vocab=50304", "training.seq=2048", "training.micro_batch=16",
                                "training.tokens=1e11", "parallelism.tp=1", "parallelism.pp=1", "parallelism.vpp=1",
                                "parallelism.dp=8", "parallelism.micro_batches=4", "parallelism.recompute=full"});
        QCOMPARE(figure(e, "step.tokens"), 1048576.0);
        QVERIFY(isWithin(figure(e, "step.tokens_per_gpu_s") / 70850, 1, 1e-3));
        QVERIFY(isWithin(86400 / figure(e, "step.time_s") / 46703, 1, 1e-3));
        QVERIFY(isWithin(figure(e, "training.time_s") / 86400 / 2.042, 1, 1e-3));
        QVERIFY(isWithin(9500 * figure(e, "step.time_s") / 86400, 0.2034, 1e-3));
        QVERIFY(isWithin(9500 * figure(e, "step.tokens") / figure(e, "layout.gpus_used") / 86400 / 14412, 1, 1e-3));
    }

    /// llm-analysis#27: with TP over the node, eight replicas meet on eight nodes; the size of a group alone says
    /// nothing of its link.
    void groupsBesideTheirNode()
    {
        using namespace measured;
        TrainingRun run;
        run.split = {.tp = 8, .dp = 8};
        run.gpus = 64;
        run.fabric = {.scaleUp = 450e9, .domain = 8, .nic = 50e9};
        const auto &k = builtInConstants()->values;
        QCOMPARE(ringLink(run, k, 1, 8).bytesPerSecond, 450e9 * k.scaleUpShare);
        QCOMPARE(ringLink(run, k, 8, 8).bytesPerSecond, 50e9 * k.nicShare);
        QVERIFY(ringLink(run, k, 1, 8).bytesPerSecond > 5 * ringLink(run, k, 8, 8).bytesPerSecond);
    }

    /// ml-engineering#38, hwloc#574: links times rate, one way; marketing adds both ways up.
    void scaleUpOneWay()
    {
        for (const auto &[gpu, links, perLink] : {std::tuple{"a100-sxm-80", 12., 25e9},
                                                  std::tuple{"h100-sxm", 18., 25e9}, std::tuple{"b200-hgx", 18., 50e9}})
            QCOMPARE(gpuFact(gpu, "scale_up_bw_unidir"), links * perLink);
        const auto e = evaluated("llama3-405b-16k");
        QCOMPARE(figure(e, "rack.scale_up_bytes_per_s"), 450e9);
        QCOMPARE(e.rack.scaleUpQuoted.si(), 900e9);
        QCOMPARE(figure(e, "rack.scale_up_bytes_per_s") / figure(e, "rack.nic_bytes_per_s"), 9.0); // 18 if both ways
    }
};

QTEST_APPLESS_MAIN(TestUtilisation)
#include "tst_utilisation.moc"
