// SPDX-License-Identifier: GPL-3.0-or-later
// Real hardware through the whole engine: published training runs within their bands, parts that add up, conventions,
// the envelope, and what may never make a step slower.
#include "tests/model/example.h"
#include "tests/near.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace gigasite;
using namespace gigasite::test;
using test::isNear;

namespace {

using Settings = std::vector<std::string>;

constexpr std::array examples{"llama3-405b-16k", "deepseek-v3-2k", "gb200-nvl72-campus"};

double stepOf(const std::string &name, const Settings &settings = {})
{
    return figure(evaluated(name, settings), "step.time_s");
}

/// Whether the band that stands beside a figure holds `value`.
bool holds(const Evaluation &e, std::string_view id, double value)
{
    const auto f = figureValue(e, id);
    return f.low && f.high && *f.low <= value && value <= *f.high;
}

double sumOf(const Evaluation &e, std::initializer_list<const char *> ids)
{
    double sum = 0;
    for (const auto *id : ids)
        sum += figure(e, id);
    return sum;
}

/// Whether any problem of the result names the reason.
bool says(const Evaluation &e, const std::string &reason)
{
    return std::any_of(e.problems.begin(), e.problems.end(),
                       [&](const Problem &p) { return p.message.find(reason) != std::string::npos; });
}

/// What a step takes as `key` grows: each at most, or at least, what it was before.
std::vector<double> stepsAlong(const char *name, const std::string &key, const Settings &values, Settings more = {})
{
    std::vector<double> steps;
    more.emplace_back();
    for (const auto &value : values) {
        more.back() = key + '=' + value;
        steps.push_back(stepOf(name, more));
    }
    return steps;
}

bool neverRises(std::vector<double> steps)
{
    for (std::size_t i = 1; i < steps.size(); ++i) {
        if (!(steps[i] > 0 && steps[i] <= steps[i - 1] * (1 + 1e-12)))
            return false;
    }
    return steps.size() > 1;
}

} // namespace

class TestMeasured : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examplesAreFreeOfErrors()
    {
        for (const auto *name : examples) {
            const auto e = evaluated(name);
            QVERIFY2(e.feasible(), name);
            QVERIFY2(e.prediction.has_value() && e.step.measured, name);
            QVERIFY2(figure(e, "memory.per_gpu_bytes") <= e.rack.hbmPerGpu().si(), name);
        }
    }

    /// The Llama 3 Herd of Models, table 4: 16,384 GPUs, TP 8, PP 16, DP 128, 16 M tokens per batch, 8,192 tokens per
    /// sequence: 400 TFLOP/s per GPU, 41 % of the BF16 peak. S3.3: 380 to 430.
    void llama3()
    {
        const auto e = evaluated("llama3-405b-16k");
        QCOMPARE(figure(e, "layout.gpus_used"), 16384.0);
        QCOMPARE(figure(e, "layout.replicas"), 128.0);
        QCOMPARE(figure(e, "step.tokens"), 16.0 * 1024 * 1024);
        QCOMPARE(figure(e, "model.params"), 405853388800.0);
        QVERIFY(holds(e, "step.mfu", 0.41));
        QVERIFY(isNear(figure(e, "step.mfu"), 0.41, 0.08)); // 380 to 430 is no wider
        const double peak = figure(e, "site.peak_flops") / figure(e, "site.gpus");
        QVERIFY(holds(e, "step.mfu", 380e12 / peak));
        QVERIFY(holds(e, "step.mfu", 430e12 / peak));
        // 8,192 GPUs with the same batch: half the replicas, 32 micro-batches each; 430 TFLOP/s, 43 %
        const auto half =
            evaluated("llama3-405b-16k", {"hardware.racks=1024", "parallelism.dp=64", "parallelism.micro_batches=32"});
        QVERIFY(holds(half, "step.mfu", 0.43));
        QVERIFY(figure(half, "step.mfu") > figure(e, "step.mfu")); // fewer stragglers, less bubble: as measured
    }

    /// DeepSeek-V3 technical report, table 1: 2.664 M H800 hours for 14.8 T tokens of pre-training.
    void deepSeekV3()
    {
        const auto e = evaluated("deepseek-v3-2k");
        QCOMPARE(figure(e, "layout.gpus_used"), 2048.0);
        const double published = 14.8e12 / (2.664e6 * 3600); // 1,543 tokens per GPU and second
        QVERIFY(holds(e, "step.tokens_per_gpu_s", published));
        QVERIFY(isNear(figure(e, "step.tokens_per_gpu_s"), published, 0.25));
        QVERIFY(holds(e, "training.time_s", 2.664e6 * 3600 / 2048));
    }

    void stepAddsUp()
    {
        for (const auto *name : examples)
            for (const auto &more : {Settings{}, Settings{"software.anchor=1.3"},
                                     Settings{"parallelism.recompute=full", "training.micro_batch=2"}}) {
                const auto e = evaluated(name, more);
                const double parts = sumOf(e,
                                           {"step.compute_s", "step.bubble_s", "step.exposed_tp_s", "step.exposed_cp_s",
                                            "step.exposed_ep_s", "step.exposed_pp_s", "step.exposed_dp_s",
                                            "step.optimizer_s", "step.overhead_s"});
                const double whole = figure(e, "step.time_s");
                const double factors = figure(e, "step.stragglers") * example(name, more).software.anchor;
                QVERIFY2(isNear(parts * factors, whole, 1e-12), name);
                QVERIFY(isNear(figure(e, "step.tail_s"), figure(e, "step.exposed_dp_s"), 1e-12)); // one site
                QVERIFY(isNear(figure(e, "training.steps") * whole, figure(e, "training.time_s"), 1e-12));
            }
    }

    void memoryAddsUp()
    {
        for (const auto *name : examples)
            for (const char *zero : {"parallelism.zero=0", "parallelism.zero=1", "parallelism.zero=2"}) {
                const auto e = evaluated(name, {zero});
                const double parts =
                    sumOf(e,
                          {"memory.gpu_weights_bytes", "memory.gpu_gradients_bytes", "memory.gpu_optimizer_bytes",
                           "memory.gpu_activations_bytes", "memory.gpu_logits_bytes", "memory.gpu_dispatch_bytes",
                           "memory.gpu_reserve_bytes"});
                QVERIFY2(isNear(parts, figure(e, "memory.per_gpu_bytes"), 1e-12), name);
            }
    }

    /// All stages of one replica hold the model once: parameters of the kernel's stages are those of the model.
    void stagesHoldTheModel()
    {
        using namespace measured;
        const Settings whole{"model.mtp_layers=0", "parallelism.ep=1"};
        auto uncompressed = whole; // DeepSeek-V2-Lite: queries come straight from the hidden state
        for (const char *setting :
             {"model.layers=27", "model.dense_layers=1", "model.hidden=2048", "model.heads=16", "model.mla_q_lora=0",
              "model.ffn=10944", "model.expert_ffn=1408", "model.experts=64", "model.shared_experts=2",
              "model.experts_per_token=6", "model.vocab=102400", "parallelism.pp=3"})
            uncompressed.emplace_back(setting);
        for (const auto &[name, settings] : {std::pair{"llama3-405b-16k", whole},
                                             {"gb200-nvl72-campus", whole},
                                             {"deepseek-v3-2k", whole},
                                             {"deepseek-v3-2k", uncompressed}}) {
            const auto e = evaluated(name, settings);
            QVERIFY2(e.prediction.has_value(), name);
            const auto &run = e.prediction->run;
            const auto layers = layersOfStages(run.shape.layers, run.split.pp);
            double held = 0;
            for (std::size_t r = 0; r < layers.size(); ++r) {
                const auto p = stageParameters(run, r == 0, r + 1 == layers.size(), layers[r]);
                held += run.split.tp * (p.sharded + p.experts) + p.replicated;
            }
            QVERIFY2(isNear(held, figure(e, "model.params"), 1e-3), qPrintable(QString::number(held, 'g', 12)));
        }
    }

    /// Printed mode is the papers' arithmetic, whatever is asked for; it knows neither bands nor an envelope.
    void printedModeIsIdeal()
    {
        for (const char *name : {"nextgen-100t", "nextgen-50t", "rail-only-gpt3", "gb200-nvl72-campus"}) {
            const auto ideal = evaluated(name, {"conventions.mode=printed", "conventions.step_time=ideal"});
            const auto asked = evaluated(name, {"conventions.mode=printed", "conventions.step_time=measured"});
            QVERIFY(!asked.prediction && !asked.step.measured);
            for (std::size_t i = 0; i < ideal.figures.size(); ++i) {
                QVERIFY2(ideal.figures[i].value == asked.figures[i].value, std::string(figureTable()[i].id).c_str());
                QVERIFY(ideal.figures[i].status == asked.figures[i].status);
            }
            QVERIFY(!figureValue(asked, "step.time_low_s").value);
        }
    }

    /// The papers' arithmetic does not know what the software is.
    void papersKnowNoSoftware()
    {
        for (const char *name : {"nextgen-100t", "nextgen-50t", "rail-only-gpt3", "rail-only-palm540b"}) {
            const auto before = evaluated(name);
            const auto after = evaluated(name,
                                         {"software.stack=old", "software.vintage=2020", "software.anchor=3",
                                          "software.dispatcher=fused", "software.node_limit=2"});
            for (std::size_t i = 0; i < before.figures.size(); ++i)
                QVERIFY2(before.figures[i].value == after.figures[i].value, std::string(figureTable()[i].id).c_str());
        }
        QVERIFY(stepOf("llama3-405b-16k", {"software.stack=old", "software.vintage=2021"}) >
                1.2 * stepOf("llama3-405b-16k")); // it can fail: real hardware does know
    }

    /// 16,384 GPUs are the largest run that was measured; its network was not oversubscribed.
    void envelope()
    {
        const auto inside = evaluated("llama3-405b-16k");
        QCOMPARE(figureValue(inside, "step.time_s").status, FigureStatus::Ok);
        const auto larger = evaluated("llama3-405b-16k", {"hardware.racks=2064", "parallelism.dp=129"});
        QVERIFY(larger.feasible());
        for (const char *id : {"step.time_s", "step.mfu", "training.time_s", "step.time_high_s"})
            QCOMPARE(figureValue(larger, id).status, FigureStatus::OutOfEnvelope);
        QCOMPARE(figureValue(larger, "site.gpus").status, FigureStatus::Ok);
        QCOMPARE(figureValue(larger, "memory.per_gpu_bytes").status, FigureStatus::Ok);
        QVERIFY(says(larger, "more than 16,384 GPUs"));
        QVERIFY(!says(inside, "beyond what was measured"));
        const auto narrow = evaluated("llama3-405b-16k", {"network.leaf_down=48", "network.leaf_up=16"});
        QCOMPARE(figureValue(narrow, "step.time_s").status, FigureStatus::OutOfEnvelope);
        QVERIFY(says(narrow, "an oversubscribed network"));
        const std::pair<const char *, const char *> beyond[] = {
            {"training.seq=1024", "sequences shorter than 2,048"},
            {"training.seq=262144", "sequences longer than 131,072"},
            {"network.nic_gbps=40", "another NIC rate"},
            {"hardware.scale_up_bytes_per_s=1e10", "another scale-up rate"},
            {"hardware.peak_flops=5e15", "a typed peak"},
            {"hardware.gpus_per_domain=16", "16 GPUs at work in a scale-up domain"},
        };
        for (const auto &[setting, reason] : beyond) {
            const auto e = evaluated("llama3-405b-16k", {setting, "parallelism.dp=auto"});
            QVERIFY2(says(e, reason), setting);
            QVERIFY2(figureValue(e, "step.time_s").status == FigureStatus::OutOfEnvelope || !e.feasible(), setting);
        }
        const auto two = evaluated("llama3-405b-16k", {"sites.count=2", "site.1.share=0.5", "site.2.share=0.5"});
        QVERIFY(says(two, "training across sites"));
    }

    /// A run of one's own scales the step, its band and nothing of the hardware.
    void anchor()
    {
        for (const auto *name : examples) {
            const auto before = evaluated(name);
            const auto after = evaluated(name, {"software.anchor=1.1"});
            for (const char *id : {"step.time_s", "step.time_low_s", "step.time_high_s", "training.time_s"})
                QVERIFY2(isNear(figure(after, id), 1.1 * figure(before, id), 1e-12), id);
            QVERIFY(isNear(figure(after, "step.mfu"), figure(before, "step.mfu") / 1.1, 1e-12));
            for (const char *id : {"step.compute_s", "memory.per_gpu_bytes", "site.gpus"})
                QCOMPARE(figure(after, id), figure(before, id));
        }
    }

    /// No run computes faster than its GPUs: an anchor that says so is told of, and the way out leads out.
    void anchorBeyondThePeak()
    {
        const auto *name = examples[0];
        const double mfu = figure(evaluated(name), "step.mfu");
        const auto anchor = [&](double reached) {
            return evaluated(name, {"software.anchor=" + std::to_string(mfu / reached)});
        };
        QVERIFY(!hasProblem(anchor(0.95), Severity::Warning, "software.anchor"));
        const auto beyond = anchor(1.05);
        QVERIFY(hasProblem(beyond, Severity::Warning, "software.anchor"));
        for (const auto &p : beyond.problems) {
            if (p.path != "software.anchor" || p.severity != Severity::Warning)
                continue;
            QCOMPARE(p.fixes.size(), std::size_t(1));
            QCOMPARE(p.fixes.front().key + '=' + p.fixes.front().value, std::string("software.anchor=1"));
        }
    }

    /// GPUs without a replica are paid for: more than a tenth of them is told, with the way to use them.
    void gpusThatTrainNothing()
    {
        const auto own = evaluated("llama3-405b-16k");
        QVERIFY(!hasProblem(own, Severity::Warning, "layout.spare_gpus"));
        const auto half = evaluated("llama3-405b-16k", {"parallelism.dp=64"});
        QCOMPARE(figure(half, "layout.replicas"), 64.0);
        QVERIFY(hasProblem(half, Severity::Warning, "layout.spare_gpus"));
        for (const auto &p : half.problems) {
            if (p.path != "layout.spare_gpus")
                continue;
            QCOMPARE(p.fixes.size(), std::size_t(1));
            const auto &fix = p.fixes.front();
            const auto full = evaluated("llama3-405b-16k", {fix.key + '=' + fix.value});
            QCOMPARE(figure(full, "layout.replicas"), figure(own, "layout.replicas"));
        }
    }

    /// Two sites: the exchange between them comes on top, and a faster line brings it towards nothing.
    void twoSites()
    {
        const Settings two{"sites.count=2", "site.1.share=0.5", "site.2.share=0.5"};
        const auto with = [&](const char *gbps) {
            auto settings = two;
            settings.push_back(std::string("wan.site_gbps=") + gbps);
            return evaluated("llama3-405b-16k", settings);
        };
        const auto slow = with("10000"), fast = with("1000000");
        QCOMPARE(figure(slow, "layout.replicas"), 128.0);
        QVERIFY(figure(slow, "step.time_s") > figure(fast, "step.time_s"));
        for (const auto *e : {&slow, &fast}) {
            QVERIFY(figure(*e, "step.wan_s") > 0);
            QVERIFY(figure(*e, "step.tail_s") >= figure(*e, "step.exposed_dp_s") + figure(*e, "step.wan_s"));
            const double parts =
                sumOf(*e,
                      {"step.compute_s", "step.bubble_s", "step.exposed_tp_s", "step.exposed_cp_s", "step.exposed_ep_s",
                       "step.exposed_pp_s", "step.tail_s", "step.optimizer_s", "step.overhead_s"});
            QVERIFY(isNear(parts * figure(*e, "step.stragglers"), figure(*e, "step.time_s"), 1e-12));
        }
    }

    void fasterLinksNeverSlowAStep()
    {
        for (const auto *name : examples) {
            QVERIFY2(neverRises(stepsAlong(name, "network.nic_gbps", {"50", "100", "200", "400", "800", "1600"})),
                     name);
            QVERIFY2(neverRises(stepsAlong(name, "hardware.scale_up_bytes_per_s",
                                           {"100e9", "300e9", "900e9", "1.8e12", "3.6e12"})),
                     name);
        }
        // and they do matter: without overlap, by more than rounding
        const auto slow = stepsAlong("llama3-405b-16k", "network.nic_gbps", {"50", "800"},
                                     {"parallelism.overlap_dp=false", "parallelism.overlap_pp=false"});
        QVERIFY(slow[0] > 1.05 * slow[1]);
    }

    /// DeepEP's own benchmark on H800 (its README, normal kernels): 4,096 tokens of 7,168, top 8 of 256 experts, sent
    /// in FP8 and combined in BF16. On one node each token reaches 8 (1 - (7/8)^8) ranks at 153 and 158 GB/s; on two
    /// its copy for a node, 2 (1 - 1/2^8) of them, goes at 43 GB/s.
    void exchangesOfExpertsAsDeepEpMeasures()
    {
        constexpr double token = 4096 * 7168.0;
        const double ranks = 8 * (1 - std::pow(7.0 / 8, 8)), nodes = 2 * (1 - std::pow(0.5, 8));
        const double one = token * ranks * (1 / 153e9 + 2 / 158e9), two = token * nodes * (1 + 2) / 43e9;
        const auto at = [](const char *ep) {
            return figure(evaluated("deepseek-v3-2k", {std::string("parallelism.ep=") + ep}), "step.layer_ep_s");
        };
        QVERIFY2(std::abs(at("8") / one - 1) < 0.15, qPrintable(QString::number(at("8") / one)));
        QVERIFY2(std::abs(at("16") / two - 1) < 0.15, qPrintable(QString::number(at("16") / two)));
        QVERIFY(at("8") < at("16") && at("16") < at("32") && at("32") < at("64"));
    }

    /// A plain exchange takes longer the more of it leaves the node, as nccl-tests' alltoall does (its busbw falls from
    /// NVLink's to the NIC's): what stays inside is still sent there, before what leaves.
    void plainExchangesCostMoreAcrossNodes()
    {
        const auto at = [](const char *ep) {
            return figure(
                evaluated("deepseek-v3-2k", {std::string("parallelism.ep=") + ep, "software.dispatcher=all_to_all"}),
                "step.layer_ep_s");
        };
        QVERIFY(at("8") < at("16") && at("16") < at("32") && at("32") < at("64"));
    }

    /// Ever fewer links up from the same leaves.
    void oversubscriptionNeverSpeedsAStep()
    {
        for (const auto *name : {"llama3-405b-16k", "gb200-nvl72-campus"})
            for (const char *attachment : {"network.leaf_attachment=rack", "network.leaf_attachment=cross_rack"}) {
                auto steps = stepsAlong(name, "network.leaf_up", {"32", "16", "8", "4"},
                                        {attachment, "network.leaf_down=32", "parallelism.overlap_dp=false"});
                std::reverse(steps.begin(), steps.end());
                QVERIFY2(neverRises(steps), attachment);
            }
        const auto steps = stepsAlong("llama3-405b-16k", "network.leaf_up", {"32", "4"},
                                      {"network.leaf_down=32", "parallelism.overlap_dp=false"});
        QVERIFY(steps[1] > steps[0]); // it does matter
    }
};

QTEST_APPLESS_MAIN(TestMeasured)
#include "tst_measured.moc"
