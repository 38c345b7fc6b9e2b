// SPDX-License-Identifier: GPL-3.0-or-later
// config.json files that must not pass: wrong kinds, contradictions, families nobody knows, fields that are missing,
// options that change the weights.
#include "tests/model/workload/hf_models.h"

#include "model/workload/hf_fields.h"

using namespace gigasite;
using namespace gigasite::test;

class TestHfRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contradictingAliases()
    {
        auto config = configOf("Llama 3.1 405B");
        config["n_layer"] = 126;
        QVERIFY(bool(importHuggingFace(config.dump())));
        config["n_layer"] = 12;
        QCOMPARE(refusalOf(config).path, std::string("n_layer"));
    }

    void everyFieldRefusesWrongKinds()
    {
        int tried = 0;
        for (const auto &m : models()) {
            for (const auto &row : hf::fieldTable()) {
                const std::string name(hf::words(row.names).front());
                const auto &config = m["config"];
                if (config.contains("language_config") || config.contains("text_config"))
                    continue; // what stands outside is not read
                if (row.kind != hf::FieldKind::Count || !config.contains(name) || config[name].is_null())
                    continue;
                for (const auto &wrong : {Json(3.7), Json(-1), Json(true), Json("12"), Json::array(), Json::object(),
                                          Json(1e300), Json(INT64_MAX)}) {
                    auto broken = config;
                    broken[name] = wrong;
                    const auto imported = importHuggingFace(broken.dump());
                    if (imported) { // only what this family does not read may pass, and is then listed
                        QVERIFY2(hasNote(*imported, name), (name + " = " + wrong.dump()).c_str());
                        continue;
                    }
                    const auto &p = imported.problem().front();
                    QVERIFY2(p.path == name && p.message.find(shortText(wrong)) != std::string::npos &&
                                 p.message.find("Allowed") != std::string::npos,
                             (p.path + ": " + p.message).c_str());
                    ++tried;
                }
            }
        }
        QVERIFY(tried > 500);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("patch"); ///< JSON merge patch
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const char *model, const char *patch, const char *path,
                            const char *says) { QTest::newRow(name) << model << patch << path << says; };
        row("unknown family", "Llama 2 7B", R"({"model_type": "mamba"})", "model_type", "mamba");
        row("unknown family, what it needs", "Llama 2 7B", R"({"model_type": "mamba"})", "model_type",
            "needs num_hidden_layers, hidden_size, num_attention_heads, intermediate_size, vocab_size");
        row("no family", "Llama 2 7B", R"({"model_type": null})", "model_type", "missing");
        row("family of another kind", "Llama 2 7B", R"({"model_type": 5, "architectures": ["LlamaForCausalLM"]})",
            "model_type", "not a text");
        row("no layers", "GPT-2 small", R"({"n_layer": null})", "num_hidden_layers", "missing");
        row("flag as number", "Llama 2 7B", R"({"tie_word_embeddings": 1})", "tie_word_embeddings", "true or false");
        row("list as number", "Qwen3 235B-A22B", R"({"mlp_only_layers": 3})", "mlp_only_layers", "a list");
        row("layer that is not there", "Qwen3 235B-A22B", R"({"mlp_only_layers": [94]})", "mlp_only_layers", "93");
        row("experts in a dense family", "Llama 2 7B", R"({"num_local_experts": 8})", "num_local_experts", "none");
        row("experts without width", "Qwen3 235B-A22B", R"({"moe_intermediate_size": null})", "moe_intermediate_size",
            "missing");
        row("heads that do not divide", "Llama 2 7B", R"({"num_attention_heads": 33})", "num_attention_heads", "32");
        row("more experts visited than there are", "Mixtral 8x7B", R"({"num_experts_per_tok": 9})",
            "num_experts_per_tok", "8. Allowed: 1 to 8.");
        row("KV heads that do not divide", "Llama 2 7B", R"({"num_key_value_heads": 5})", "num_key_value_heads",
            "5 KV heads do not divide the 32 heads. Allowed: 1, 2, 4, 8, 16, 32.");
        row("no experts where all layers have them", "Mixtral 8x7B", R"({"num_local_experts": 0})", "num_local_experts",
            "1 or more");
        row("experts per token in a dense family", "Llama 2 7B", R"({"num_experts_per_tok": 2})", "num_local_experts",
            "num_experts_per_tok");
        row("expert width in a dense family", "Qwen2 7B", R"({"moe_intermediate_size": 2})", "num_local_experts",
            "moe_intermediate_size");
        row("cross-attention", "GPT-2 small", R"({"add_cross_attention": true})", "add_cross_attention", "false");
        row("encoder", "Llama 2 7B", R"({"is_encoder_decoder": true})", "is_encoder_decoder", "encoder");
        row("norms behind", "OPT 6.7B", R"({"do_layer_norm_before": false})", "do_layer_norm_before", "true");
        row("no final norm", "OPT 6.7B", R"({"_remove_final_layer_norm": true})", "_remove_final_layer_norm", "final");
        row("norms without weights", "OPT 6.7B", R"({"layer_norm_elementwise_affine": false})",
            "layer_norm_elementwise_affine", "without weights");
        row("nested option", "MPT-7B", R"({"attn_config": {"qk_ln": true}})", "attn_config/qk_ln", "false");
        row("multi-query", "MPT-7B", R"({"attn_config": {"attn_type": "multiquery_attention"}})",
            "attn_config/attn_type", "multihead_attention");
        row("gated FFN", "MPT-7B", R"({"ffn_config": {"ffn_type": "mptglu"}})", "ffn_config/ffn_type", "mptmlp");
        row("type before architecture", "Llama 2 7B", R"({"model_type": "foo", "architectures": ["LlamaForCausalLM"]})",
            "model_type", "foo");
        row("hybrid layers", "gpt-oss 120B", R"({"layer_types": ["linear_attention"]})", "layer_types", "linear");
        row("too few layer types", "gpt-oss 120B", R"({"layer_types": ["full_attention"]})", "layer_types", "36");
        row("projected embeddings", "OPT 6.7B", R"({"word_embed_proj_dim": 512})", "word_embed_proj_dim", "4,096");
        row("odd shared width", "Qwen1.5 MoE A2.7B", R"({"shared_expert_intermediate_size": 5000})",
            "shared_expert_intermediate_size", "multiple");
        row("nested", "Mistral Small 24B, nested", R"({"text_config": {"num_hidden_layers": -1}})",
            "text_config/num_hidden_layers", "1 to 2,000");
    }

    void refusals()
    {
        QFETCH(QString, model);
        QFETCH(QString, patch);
        QFETCH(QString, path);
        QFETCH(QString, says);
        auto config = configOf(model.toStdString());
        config.merge_patch(*parseChecked(patch.toStdString()));
        const auto p = refusalOf(config);
        QCOMPARE(QString::fromStdString(p.path), path);
        QVERIFY2(QString::fromStdString(p.message).contains(says), p.message.c_str());
    }

    void unknownFamilyNamesWhatIsMissing()
    {
        const auto imported = importHuggingFace(R"({"model_type": "mamba", "hidden_size": 768, "vocab_size": 50280})");
        QVERIFY(!imported);
        std::set<std::string> paths;
        for (const auto &p : imported.problem())
            paths.insert(p.path);
        QVERIFY(paths.contains("model_type") && paths.contains("num_hidden_layers") &&
                paths.contains("num_attention_heads") && !paths.contains("hidden_size"));
    }

    void missingIsNeverGuessed_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *model, const char *field) {
            QTest::addRow("%s, %s", model, field) << model << field;
        };
        for (const char *field : {"n_routed_experts", "num_experts_per_tok", "moe_intermediate_size",
                                  "first_k_dense_replace", "n_shared_experts", "q_lora_rank", "kv_lora_rank"}) {
            row("DeepSeek-V2-Lite", field);
            row("DeepSeek-V3", field);
        }
        row("Qwen3 235B-A22B", "num_experts");
        row("Qwen1.5 MoE A2.7B", "num_experts");
        row("Qwen1.5 MoE A2.7B", "shared_expert_intermediate_size");
        row("Mixtral 8x7B", "num_local_experts");
        row("OLMoE 1B-7B", "num_experts");
        row("gpt-oss 120B", "num_local_experts");
    }

    /// These files have a published total only with this field, so without it there is none.
    void missingIsNeverGuessed()
    {
        QFETCH(QString, model);
        QFETCH(QString, field);
        auto config = configOf(model.toStdString());
        QVERIFY(config.erase(field.toStdString()) == 1);
        const auto p = refusalOf(config);
        QCOMPARE(QString::fromStdString(p.path), field);
        QVERIFY2(p.message.find("missing") != std::string::npos, p.message.c_str());
    }
};

QTEST_APPLESS_MAIN(TestHfRefusals)
#include "tst_hf_refusals.moc"
