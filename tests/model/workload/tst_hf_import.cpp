// SPDX-License-Identifier: GPL-3.0-or-later
// config.json files of published models against the totals their makers or the hub publish (tests/data/hf_models.json),
// and what must not pass: wrong kinds, contradictions, families nobody knows.
#include "tests/model/example.h"

#include "model/report/import_json.h"
#include "model/units/checked_json.h"
#include "model/workload/hf_families.h"
#include "model/workload/hf_fields.h"

#include <QFile>

using namespace gigasite;
using namespace gigasite::test;

namespace {

const Json &models()
{
    static const Json all = [] {
        QFile file(QStringLiteral(GIGASITE_TEST_DATA "/hf_models.json"));
        const auto json = file.open(QIODevice::ReadOnly) ? parseChecked(file.readAll().toStdString())
                                                         : Outcome<Json>(error("", "missing"));
        return json ? *json : Json::array();
    }();
    return all;
}

Json configOf(std::string_view name)
{
    for (const auto &m : models()) {
        if (m["name"] == name)
            return m["config"];
    }
    qFatal("no such model");
}

/// The only problem of a file that must be refused.
Problem refusalOf(const Json &config)
{
    const auto imported = importHuggingFace(config.dump());
    return imported || imported.problem().empty() ? Problem{} : imported.problem().front();
}

bool hasNote(const ImportedModel &imported, std::string_view part)
{
    return std::any_of(imported.notes.begin(), imported.notes.end(),
                       [part](const std::string &n) { return n.find(part) != std::string::npos; });
}

} // namespace

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

    void contradictingAliases()
    {
        auto config = configOf("Llama 3.1 405B");
        config["n_layer"] = 126;
        QVERIFY(bool(importHuggingFace(config.dump())));
        config["n_layer"] = 12;
        QCOMPARE(refusalOf(config).path, std::string("n_layer"));
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
            "model.experts_per_token", "more than");
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

    void layersWithAndWithoutExperts()
    {
        auto config = configOf("Qwen3 235B-A22B");
        config["decoder_sparse_step"] = 2;
        QCOMPARE(importHuggingFace(config.dump())->model.denseLayers, 47);
        config["decoder_sparse_step"] = 1;
        config["mlp_only_layers"] = Json::array({0, 1, 93});
        QCOMPARE(importHuggingFace(config.dump())->model.denseLayers, 3);
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
    }
};

QTEST_APPLESS_MAIN(TestHfImport)
#include "tst_hf_import.moc"
