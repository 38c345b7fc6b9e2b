// SPDX-License-Identifier: GPL-3.0-or-later
// config.json files of published models against the totals their makers or the hub publish (tests/data/hf_models.json).
#include "tests/model/workload/hf_models.h"

#include "model/report/import_json.h"
#include "model/workload/hf_families.h"
#include "model/workload/hf_fields.h"

using namespace gigasite;
using namespace gigasite::test;

class TestHfImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_data()
    {
        QTest::addColumn<int>("index");
        QVERIFY(models().size() > 20);
        for (std::size_t i = 0; i < models().size(); ++i)
            QTest::newRow(models()[i]["name"].get<std::string>().c_str()) << int(i);
    }

    /// Totals exact to the parameter, and the scenario it becomes gives the same.
    void published()
    {
        QFETCH(int, index);
        const auto &m = models()[static_cast<std::size_t>(index)];
        const auto imported = importHuggingFace(m["config"].dump());
        QVERIFY2(bool(imported), imported ? "" : imported.problem().front().message.c_str());
        const auto json = importJson(*imported);
        QCOMPARE(json["params"].get<std::int64_t>(), m["total"].get<std::int64_t>());
        if (m.contains("active"))
            QCOMPARE(json["active_params"].get<std::int64_t>(), m["active"].get<std::int64_t>());
        if (m.contains("without_input"))
            QCOMPARE(json["active_params_without_input_embedding"].get<std::int64_t>(),
                     m["without_input"].get<std::int64_t>());
        for (const auto &[key, value] : m["parameters"].items())
            QVERIFY2(json["parameters"].contains(key) && json["parameters"][key] == value, key.c_str());

        auto scenario = example("gb200-nvl72-campus");
        scenario.model = imported->model;
        const auto loaded = readScenario(writeScenario(scenario));
        QVERIFY(bool(loaded));
        QCOMPARE(std::int64_t(figure(evaluate(loaded->scenario, facts()), "model.params")),
                 m["total"].get<std::int64_t>());
    }

    /// Every alias of a field gives the same model as its usual name.
    void aliases()
    {
        for (const auto &m : models()) {
            const auto plain = importHuggingFace(m["config"].dump());
            for (const auto &row : hf::fieldTable()) {
                const auto names = hf::words(row.names);
                const std::string usual(names.front());
                if (!m["config"].contains(usual) || m["config"][usual].is_null())
                    continue;
                for (const auto alias : names) {
                    if (alias.find('/') != std::string_view::npos)
                        continue;
                    auto renamed = m["config"];
                    const auto value = renamed[usual];
                    renamed.erase(usual);
                    renamed[std::string(alias)] = value;
                    const auto again = importHuggingFace(renamed.dump());
                    QVERIFY2(again && importJson(*again)["parameters"] == importJson(*plain)["parameters"],
                             std::string(alias).c_str());
                }
            }
        }
    }

    /// Old GPT-2 and MPT files name no family, but nobody else has their fields.
    void filesWithoutFamily()
    {
        const auto gpt2 = importHuggingFace(
            R"({"n_layer": 12, "n_embd": 768, "n_head": 12, "vocab_size": 50257, "n_positions": 1024})");
        const auto modern = importHuggingFace(
            R"({"num_hidden_layers": 12, "hidden_size": 768, "num_attention_heads": 12, "vocab_size": 50257, "n_positions": 1024})");
        const auto mpt = importHuggingFace(
            R"({"n_layers": 12, "d_model": 768, "n_heads": 12, "expansion_ratio": 4, "vocab_size": 50257})");
        QVERIFY(gpt2 && modern && mpt);
        QCOMPARE(gpt2->size.params, 124439808.0);
        QVERIFY(importJson(*gpt2)["parameters"] == importJson(*modern)["parameters"]);
        QCOMPARE(mpt->family, std::string("mpt"));
        QVERIFY(hasNote(*gpt2, "names no family"));
    }

    /// A number of 0 is a dense model, the same as that of the dense family with these sizes.
    void explicitlyDense()
    {
        auto config = configOf("Qwen3 235B-A22B");
        config["num_experts"] = 0;
        const auto sparse = importHuggingFace(config.dump());
        config["model_type"] = "qwen3";
        const auto dense = importHuggingFace(config.dump());
        QVERIFY(sparse && dense && hasNote(*sparse, "a dense model"));
        QCOMPARE(sparse->size.params, dense->size.params);

        config = configOf("Qwen1.5 MoE A2.7B"); // without experts there is no gate for the shared ones either
        config["num_experts"] = 0;
        const auto gateless = importHuggingFace(config.dump());
        config["model_type"] = "qwen2";
        QCOMPARE(gateless->size.params, importHuggingFace(config.dump())->size.params);
    }

    /// Biases of the projections from the hidden size to the ranks and of the output (DeepseekV3Attention):
    /// 1536 + 512 + 64 + 7168 per layer; without a query rank its projection has none.
    void biasesOfLatentAttention()
    {
        auto config = configOf("DeepSeek-V3");
        config["attention_bias"] = true;
        QCOMPARE(importHuggingFace(config.dump())->size.params, 671026419200.0 + 61 * (1536 + 512 + 64 + 7168));
        config = configOf("DeepSeek-V2-Lite");
        const auto bare = importHuggingFace(config.dump())->size.params;
        config["attention_bias"] = true;
        QCOMPARE(importHuggingFace(config.dump())->size.params, bare + 27 * (512 + 64 + 2048));
    }

    /// PhiAttention: a LayerNorm, weight and bias, over the 80 elements of a query head and of a key head.
    void normsOfQueriesAndKeys()
    {
        auto config = configOf("phi-2");
        const auto bare = importHuggingFace(config.dump())->size.params;
        config["qk_layernorm"] = true;
        QCOMPARE(importHuggingFace(config.dump())->size.params, bare + 32 * 2 * 2 * 80);
    }

    void biasThatTheFamilyHasNot()
    {
        auto config = configOf("Mixtral 8x7B");
        config["attention_bias"] = true;
        const auto imported = importHuggingFace(config.dump());
        QVERIFY(imported && hasNote(*imported, "attention_bias is true"));
        QCOMPARE(imported->size.params, 46702792704.0);
    }

    void architectureForWantOfAType()
    {
        auto config = configOf("Llama 2 7B");
        config.erase("model_type");
        config["architectures"] = Json::array({"LlamaForCausalLM"});
        const auto imported = importHuggingFace(config.dump());
        QVERIFY(imported && hasNote(*imported, "no model_type"));
        QCOMPARE(imported->family, std::string("llama"));
    }

    /// MistralConfig has 8 KV heads and Qwen2Config 32 unless told; null is as many as heads.
    void kvHeadsUnlessSaid()
    {
        for (const auto &[type, absent] : {std::pair("mistral", 8), {"qwen2", 32}, {"qwen3", 32}, {"llama", 64}}) {
            Json config = {{"model_type", type},      {"num_hidden_layers", 2},    {"hidden_size", 4096},
                           {"intermediate_size", 64}, {"num_attention_heads", 64}, {"vocab_size", 32000},
                           {"head_dim", 64}};
            const auto without = importHuggingFace(config.dump());
            QVERIFY2(without && hasNote(*without, "no KV heads"), type);
            QCOMPARE(*without->model.kvHeads, absent);
            config["num_key_value_heads"] = nullptr;
            QCOMPARE(*importHuggingFace(config.dump())->model.kvHeads, 64);
        }
    }

    void windowOfNothing()
    {
        auto config = configOf("Mixtral 8x7B");
        config["sliding_window"] = 0;
        const auto imported = importHuggingFace(config.dump());
        QVERIFY(imported);
        QCOMPARE(imported->model.windowedLayers, 0);
    }

    /// transformers 4.57: MistralConfig and Qwen2Config have sliding_window=4096, GptOssConfig 128, MixtralConfig None.
    void windowUnlessSaid()
    {
        const auto windowOf = [](Json config, const char *model) {
            config["model_type"] = model;
            config.erase("sliding_window");
            const auto imported = importHuggingFace(config.dump());
            return imported ? std::pair(imported->model.window, imported->model.windowedLayers)
                            : std::pair<std::int64_t, std::int64_t>(-1, -1);
        };
        auto config = configOf("Llama 2 7B");
        QCOMPARE(windowOf(config, "mistral"), std::pair(std::int64_t{4096}, std::int64_t{32}));
        QCOMPARE(windowOf(config, "qwen2").second, 0);
        config["use_sliding_window"] = true;
        config["max_window_layers"] = 30;
        QCOMPARE(windowOf(config, "qwen2"), std::pair(std::int64_t{4096}, std::int64_t{2}));
        QCOMPARE(windowOf(configOf("Mixtral 8x7B"), "mixtral").second, 0);
        config["model_type"] = "mistral";
        config["sliding_window"] = nullptr;
        QCOMPARE(importHuggingFace(config.dump())->model.windowedLayers, 0);
    }

    /// Llama 4: without the list every interleave_moe_layer_step-th layer, with it exactly those.
    void layersWithExpertsListed()
    {
        Json config = {{"model_type", "llama4_text"},    {"num_hidden_layers", 48},  {"hidden_size", 5120},
                       {"intermediate_size", 8192},      {"head_dim", 128},          {"num_attention_heads", 40},
                       {"intermediate_size_mlp", 16384}, {"vocab_size", 202048},     {"num_key_value_heads", 8},
                       {"interleave_moe_layer_step", 2}, {"num_local_experts", 128}, {"num_experts_per_tok", 1}};
        QCOMPARE(importHuggingFace(config.dump())->model.denseLayers, 24);
        config["moe_layers"] = Json::array({1, 3, 5});
        QCOMPARE(importHuggingFace(config.dump())->model.denseLayers, 45);
        config["moe_layers"] = Json::array({48});
        const auto refused = importHuggingFace(config.dump());
        QVERIFY(!refused);
        QVERIFY(refused.problem().front().message.find("0 to 47") != std::string::npos);
    }

    /// transformers 4.57: Olmo3Config has sliding_window=4096 and layer_types that are full at every 4th layer;
    /// Llama4TextConfig attention_chunk_size=8192 and no_rope_layer_interval=4, whose layers are full.
    void windowsOfOlmo3AndChunksOfLlama4()
    {
        Json olmo = {{"model_type", "olmo3"},     {"num_hidden_layers", 32},    {"hidden_size", 4096},
                     {"num_attention_heads", 32}, {"intermediate_size", 11008}, {"vocab_size", 100278}};
        auto imported = importHuggingFace(olmo.dump());
        QVERIFY(bool(imported));
        QCOMPARE(imported->model.window, 4096);
        QCOMPARE(imported->model.windowedLayers, 24);
        olmo["layer_types"] = std::vector<std::string>(32, "full_attention");
        QCOMPARE(importHuggingFace(olmo.dump())->model.windowedLayers, 0);
        olmo["model_type"] = "olmo2";
        olmo.erase("layer_types");
        QCOMPARE(importHuggingFace(olmo.dump())->model.windowedLayers, 0);

        Json scout = {{"model_type", "llama4_text"},    {"num_hidden_layers", 48},  {"hidden_size", 5120},
                      {"intermediate_size", 8192},      {"head_dim", 128},          {"num_attention_heads", 40},
                      {"vocab_size", 202048},           {"num_key_value_heads", 8}, {"interleave_moe_layer_step", 1},
                      {"num_local_experts", 16},        {"num_experts_per_tok", 1}, {"attention_chunk_size", 4096},
                      {"no_rope_layers", Json::array()}};
        imported = importHuggingFace(scout.dump());
        QVERIFY(bool(imported));
        QCOMPARE(imported->model.window, 4096);
        QCOMPARE(imported->model.windowedLayers, 36);
        QVERIFY(hasNote(*imported, "chunk of 4,096 tokens"));
        scout.erase("attention_chunk_size");
        QCOMPARE(importHuggingFace(scout.dump())->model.window, 8192);
        scout["attention_chunk_size"] = nullptr;
        QCOMPARE(importHuggingFace(scout.dump())->model.windowedLayers, 0);
    }

    /// DeepSeek's own model code: `if config.n_shared_experts is not None`.
    void noSharedExperts()
    {
        auto config = configOf("DeepSeek-V3");
        config["n_shared_experts"] = nullptr;
        const auto imported = importHuggingFace(config.dump());
        QVERIFY(bool(imported));
        QCOMPARE(imported->model.sharedExperts, 0);
        config.erase("n_shared_experts"); // what is left out is not null
        QVERIFY(!importHuggingFace(config.dump()));
    }

    /// The table tells what the file set; what another kind of model would need is not in it.
    void tableHasOnlyWhatIsSet()
    {
        const auto table = [](const char *model) { return importTable(*importHuggingFace(configOf(model).dump())); };
        const auto dense = table("Llama 2 7B");
        for (const char *key : {"model.mla_", "model.window", "model.expert_ffn", "model.mtp_layers", "auto"})
            QVERIFY2(dense.find(key) == std::string::npos, key);
        for (const char *key : {"model.layers", "model.kv_heads", "model.ffn_matrices"})
            QVERIFY2(dense.find(key) != std::string::npos, key);
        QVERIFY(table("gpt-oss 120B").find("model.window ") != std::string::npos);
        const auto latent = table("DeepSeek-V3");
        for (const char *key : {"model.mla_q_lora", "model.mla_v_dim", "model.dense_layers", "model.mtp_layers"})
            QVERIFY2(latent.find(key) != std::string::npos, key);
    }

    void layersWithAndWithoutExperts()
    {
        auto config = configOf("Qwen3 235B-A22B");
        config["decoder_sparse_step"] = 2;
        QCOMPARE(importHuggingFace(config.dump())->model.denseLayers, 47);
        config["decoder_sparse_step"] = 1;
        config["mlp_only_layers"] = Json::array({0, 1, 93});
        QCOMPARE(importHuggingFace(config.dump())->model.denseLayers, 3);
    }

    /// A count that no model of the family can have: its own field, and what it may be.
    void impossibleCounts_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("allowed");
        const auto row = [](const char *model, const char *field, const char *value, const char *allowed) {
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(field), QLatin1String(value))))
                << QString::fromLatin1(model) << QString::fromLatin1(field) << QString::fromLatin1(value)
                << QString::fromLatin1(allowed);
        };
        row("DeepSeek-V3", "first_k_dense_replace", "99", "0 to 61");
        row("DeepSeek-V3", "first_k_dense_replace", "62", "0 to 61");
        row("DeepSeek-V3", "first_k_dense_replace", "-1", "from 0");
        row("DeepSeek-V3", "num_experts_per_tok", "257", "1 to 256");
        row("DeepSeek-V3", "num_experts_per_tok", "0", "from 1");
        row("DeepSeek-V3", "n_shared_experts", "-1", "from 0");
        row("DeepSeek-V3", "n_routed_experts", "-8", "from 0");
        row("DeepSeek-V3", "moe_layer_freq", "0", "1 to 61");
        row("DeepSeek-V3", "num_key_value_heads", "100", "128");
        row("DeepSeek-V3", "num_nextn_predict_layers", "-1", "from 0");
        row("Llama 2 7B", "num_key_value_heads", "5", "1, 2, 4, 8, 16, 32");
        row("Llama 2 7B", "num_key_value_heads", "0", "from 1");
        row("Qwen3 235B-A22B", "decoder_sparse_step", "0", "1 to 94");
        row("gpt-oss 120B", "sliding_window", "-1", "0 for none");
    }

    void impossibleCounts()
    {
        QFETCH(QString, model);
        QFETCH(QString, field);
        QFETCH(QString, value);
        QFETCH(QString, allowed);
        auto config = configOf(model.toStdString());
        config[field.toStdString()] = Json::parse(value.toStdString());
        const auto imported = importHuggingFace(config.dump());
        QVERIFY2(!imported, "was accepted");
        const auto &problem = imported.problem().front();
        QCOMPARE(QString::fromStdString(problem.path), field);
        QVERIFY2(QString::fromStdString(problem.message).contains(allowed), problem.message.c_str());
    }

    void windowedLayers()
    {
        auto config = configOf("Qwen2 7B");
        config["use_sliding_window"] = true;
        config["max_window_layers"] = 20;
        QCOMPARE(importHuggingFace(config.dump())->model.windowedLayers, 8);
        auto types = Json::array();
        for (int i = 0; i < 28; ++i)
            types.push_back(i % 7 == 0 ? "full_attention" : "sliding_attention");
        config["layer_types"] = types;
        QCOMPARE(importHuggingFace(config.dump())->model.windowedLayers, 24);
    }

    void unknownFieldsAreListed()
    {
        auto config = configOf("Llama 2 7B");
        config["brand_new_field"] = Json::object();
        const auto imported = importHuggingFace(config.dump());
        QVERIFY(imported && hasNote(*imported, "brand_new_field"));
        QCOMPARE(imported->size.params, 6738415616.0);
        config["_name_or_path"] = "llamas/two";
        const auto named = importHuggingFace(config.dump());
        QCOMPARE(named->name, std::string("llamas/two"));
        QVERIFY(!hasNote(*named, "_name_or_path"));

        config = configOf("DBRX"); // within an object that is read, field by field
        config["attn_config"]["clip_qkv"] = 8;
        const auto nested = importHuggingFace(config.dump());
        QVERIFY(nested && hasNote(*nested, "attn_config/clip_qkv") && !hasNote(*nested, "kv_n_heads"));
    }

    /// Each row of the family table can be found by every name it has, and no name stands twice.
    void familiesAreUnambiguous()
    {
        for (const auto &f : hf::familyTable()) {
            for (const auto type : hf::words(f.types))
                QVERIFY2(hf::findFamily(type, {}) == &f, std::string(type).c_str());
            for (const auto architecture : hf::words(f.architectures))
                QVERIFY2(hf::findFamily({}, architecture) == &f, std::string(architecture).c_str());
        }
        QVERIFY(!hf::findFamily("", ""));
        QVERIFY(!hf::findFamily("foo", "LlamaForCausalLM"));
    }
};

QTEST_APPLESS_MAIN(TestHfImport)
#include "tst_hf_import.moc"
