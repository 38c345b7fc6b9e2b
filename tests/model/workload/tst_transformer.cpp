// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of published models, and what no formula of ours decides: pairs counted one by one, limits that must agree.
#include "tests/model/example.h"

#include "model/workload/transformer.h"

using namespace gigasite;
using namespace gigasite::test;

namespace {

/// The default scenario with these settings, corrected mode.
Evaluation withShape(std::vector<std::string> settings)
{
    settings.insert(settings.begin(), {"conventions.mode=corrected", "sizing.mode=racks", "hardware.racks=100000"});
    return evaluated("gb200-nvl72-campus", settings);
}

const std::vector<std::string> llama70b{"model.layers=80",      "model.hidden=8192",  "model.heads=64",
                                        "model.kv_heads=8",     "model.head_dim=128", "model.ffn=28672",
                                        "model.ffn_matrices=3", "model.vocab=32000"};
const std::vector<std::string> mixtral{"model.layers=32",      "model.hidden=4096",  "model.heads=32",
                                       "model.kv_heads=8",     "model.head_dim=128", "model.expert_ffn=14336",
                                       "model.ffn_matrices=3", "model.experts=8",    "model.experts_per_token=2",
                                       "model.vocab=32000",    "training.seq=4096"};
const std::vector<std::string> v2Lite{"model.layers=27",        "model.dense_layers=1",      "model.hidden=2048",
                                      "model.heads=16",         "model.mla_kv_lora=512",     "model.mla_nope_dim=128",
                                      "model.mla_rope_dim=64",  "model.mla_v_dim=128",       "model.ffn=10944",
                                      "model.ffn_matrices=3",   "model.expert_ffn=1408",     "model.experts=64",
                                      "model.shared_experts=2", "model.experts_per_token=6", "model.vocab=102400"};

std::vector<std::string> joined(std::vector<std::string> a, const std::vector<std::string> &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

} // namespace

class TestTransformer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Meta's and others' published totals, from shapes alone (norms of gated models count by default).
    void publishedTotals_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<double>("total");
        QTest::addColumn<double>("active");
        QTest::addColumn<double>("withoutInput");
        const auto row = [](const char *name, const std::vector<std::string> &settings, double total, double active,
                            double withoutInput) {
            QStringList list;
            for (const auto &s : settings)
                list << QString::fromStdString(s);
            QTest::newRow(name) << list << total << active << withoutInput;
        };
        row("Llama 2 70B", llama70b, 68976648192, 68976648192, 68976648192 - 32000.0 * 8192);
        const std::vector<std::string> llama405{"model.layers=126",   "model.hidden=16384",  "model.heads=128",
                                                "model.kv_heads=8",   "model.head_dim=128",  "model.ffn=53248",
                                                "model.vocab=128256", "model.ffn_matrices=3"};
        const double input = 128256.0 * 16384;
        row("Llama 3.1 405B", llama405, 405853388800, 405853388800, 405853388800 - input);
        row("the same, 4 h", joined(llama405, {"model.ffn=auto"}), 481954840576, 481954840576, 481954840576 - input);
        row("the same, 3.5 h", joined(llama405, {"model.ffn=57344"}), 431220539392, 431220539392, 431220539392 - input);
        row("Mixtral 8x7B", mixtral, 46702792704, 12879925248, 12748853248);
        row("DeepSeek-V2-Lite", v2Lite, 15706484224, 2661150208, 2451435008);
    }

    void publishedTotals()
    {
        QFETCH(QStringList, settings);
        std::vector<std::string> list;
        for (const auto &s : settings)
            list.push_back(s.toStdString());
        const auto e = withShape(list);
        QTEST(figure(e, "model.params"), "total");
        QTEST(figure(e, "model.active_params"), "active");
        QTEST(figure(e, "model.active_without_input"), "withoutInput");
    }

    void groupedQueriesShrinkAttention()
    {
        QCOMPARE(figure(withShape(llama70b), "model.attention_params"), 150994944.0);
        auto full = llama70b;
        full[3] = "model.kv_heads=auto";
        QCOMPARE(figure(withShape(full), "model.params"), 78371889152.0);
    }

    /// Megatron-DeepSpeed #99: one model of 176,247,271,424, a second copy of its table on the last stage.
    void tiedTableLivesOnBothEnds()
    {
        const std::vector<std::string> bloom{
            "model.layers=70",          "model.hidden=14336",         "model.heads=112",
            "model.vocab=250880",       "model.tied_embeddings=true", "model.layer_vectors=186368",
            "model.outer_vectors=57344"};
        const auto stages = withShape(joined(bloom, {"parallelism.pp=14"}));
        const auto one = withShape(joined(bloom, {"parallelism.pp=1"}));
        QCOMPARE(figure(stages, "model.params"), 176247271424.0);
        QCOMPARE(figure(stages, "memory.stored_params"), 179843887104.0);
        QCOMPARE(figure(one, "memory.stored_params"), 176247271424.0);
        QVERIFY(figure(stages, "memory.weights_bytes") > figure(one, "memory.weights_bytes"));
    }

    void vocabularyIsPadded()
    {
        QCOMPARE(paddedVocab(50257, 1), 50304);
        QCOMPARE(paddedVocab(50257, 8), 51200);
        QCOMPARE(paddedVocab(250680, 4), 250880);
        QCOMPARE(paddedVocab(151552, 6), 152064);
        const std::vector<std::string> gpt3{"model.layers=96", "model.hidden=12288", "model.heads=96",
                                            "model.vocab=50257", "parallelism.pp=96"};
        const auto e = withShape(joined(gpt3, {"parallelism.tp=8"}));
        QCOMPARE(figure(e, "memory.stored_params") - figure(e, "model.params"), 2 * 11587584.0);
        QCOMPARE(figure(e, "model.padded_vocab"), 51200.0);
    }

    /// Qwen3-30B-A3B: a counter that takes the dense width is eight times off (Pai-Megatron-Patch #485).
    void onlyVisitedExpertsCompute()
    {
        const auto e = withShape({"model.layers=48", "model.hidden=2048", "model.heads=32", "model.ffn=6144",
                                  "model.expert_ffn=768", "model.ffn_matrices=3", "model.experts=128",
                                  "model.experts_per_token=8"});
        QCOMPARE(figure(e, "model.active_ffn_params") / 48 - 2048.0 * 128, 37748736.0);
    }

    /// One expert that every token visits is a dense layer with a router.
    void oneExpertIsDense()
    {
        const std::vector<std::string> dense{"model.layers=32", "model.hidden=4096", "model.heads=32",
                                             "model.ffn=14336", "model.ffn_matrices=3"};
        const auto plain = withShape(dense);
        const auto one = withShape(joined(dense, {"model.experts=1"}));
        QCOMPARE(figure(one, "model.params") - figure(plain, "model.params"), 32 * 4096.0);
        QCOMPARE(figure(one, "model.layer_forward_flop") - figure(plain, "model.layer_forward_flop"),
                 2 * 8192 * 4096.0);
    }

    void pairsCountedOneByOne()
    {
        for (const std::int64_t window : {1, 5, 100, 128, 1000}) {
            ModelChoice m;
            m.windowedLayers = m.layers;
            m.window = window;
            std::int64_t pairs = 0;
            for (int i = 0; i < 128; ++i) {
                for (int j = 0; j < 128; ++j)
                    pairs += std::abs(i - j) < window ? 1 : 0;
            }
            QCOMPARE(sizeOf(shapeOf(m, 128, 1)).attentionPairs, static_cast<double>(pairs));
        }
    }

    /// 2 FLOP per active matrix weight and token, whatever the shape; the input table is looked up. With few tokens the
    /// core is next to nothing.
    void forwardIsTwoPerActiveWeight()
    {
        for (const auto &shape : {llama70b, mixtral, v2Lite}) {
            const auto e = withShape(joined(shape, {"training.seq=128"}));
            const double layers = figure(e, "model.forward_flop") / 128;
            QVERIFY(std::abs(layers / (2 * figure(e, "model.active_without_input")) - 1) < 0.02);
        }
    }

    /// DeepSeek-V3: matrices of 684,489,830,400 weights are published with the MTP layer and its copies of both
    /// tables; the file's 58 x 256 correction biases stand apart.
    void multiTokenPrediction()
    {
        const auto e =
            withShape({"model.layers=61", "model.hidden=7168", "model.heads=128", "model.ffn=18432",
                       "model.ffn_matrices=3", "model.vocab=129280", "model.experts=256", "model.experts_per_token=8",
                       "model.shared_experts=1", "model.expert_ffn=2048", "model.dense_layers=3", "model.mtp_layers=1",
                       "model.mla_kv_lora=512", "model.mla_q_lora=1536", "parallelism.pp=61", "parallelism.tp=1"});
        QCOMPARE(figure(e, "model.params"), 671026419200.0 - 58 * 256);
        QCOMPARE(figure(e, "model.params") + figure(e, "model.mtp_params") + 2 * 129280.0 * 7168, 684489830400.0);
        QCOMPARE(figure(e, "memory.stored_params"), figure(e, "model.params") + figure(e, "model.mtp_params"));
    }

    /// Korthikanti et al. 2022: 34 bytes per token and unit of width at two bytes per element.
    void classicalActivations()
    {
        const auto size = sizeOf(shapeOf(ModelChoice{}, 2048, 1));
        QCOMPARE(size.storedWidth, 34 * 12288.0);
        QCOMPARE(size.attentionPairs, 2048.0 * 2048);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("path");
        QTest::newRow("more visited than there are") << "model.experts_per_token=9" << "model.experts_per_token";
        QTest::newRow("KV heads") << "model.kv_heads=5" << "model.kv_heads";
        QTest::newRow("dense layers") << "model.dense_layers=33" << "model.dense_layers";
        QTest::newRow("windowed layers") << "model.windowed_layers=33" << "model.windowed_layers";
    }

    void refusals()
    {
        QFETCH(QString, setting);
        QFETCH(QString, path);
        const auto broken = joined(mixtral, {setting.toStdString()});
        const auto e = withShape(broken);
        const auto at = std::find_if(e.problems.begin(), e.problems.end(),
                                     [&](const Problem &p) { return p.path == path.toStdString(); });
        QVERIFY(at != e.problems.end() && at->severity == Severity::Error && !at->fixes.empty());
        const auto fixed = withShape(joined(broken, {at->fixes.front().key + '=' + at->fixes.front().value}));
        QVERIFY(!hasProblem(fixed, Severity::Error, path.toStdString()));
    }

    void detailsWithoutEffectAreTold()
    {
        QVERIFY(hasProblem(withShape({"model.shared_experts=2"}), Severity::Note, "model.shared_experts"));
        QVERIFY(hasProblem(withShape({"model.mla_v_dim=64"}), Severity::Note, "model.mla_v_dim"));
        QVERIFY(hasProblem(withShape({"model.window=64"}), Severity::Note, "model.window"));
        QVERIFY(!hasProblem(withShape(v2Lite), Severity::Note, "model.shared_experts"));
    }
};

QTEST_APPLESS_MAIN(TestTransformer)
#include "tst_transformer.moc"
