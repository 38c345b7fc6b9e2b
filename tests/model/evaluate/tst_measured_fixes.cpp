// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered where a layout breaks a rule or does not fit on real hardware: every offer, taken, clears what it was
// offered for.
#include "model/explore/optimize.h"
#include "tests/model/example.h"
#include "tests/sweep.h"

#include <algorithm>
#include <random>

using namespace gigasite;
using namespace gigasite::test;

namespace {

using Settings = std::vector<std::string>;

Settings with(Settings settings, const Fix &fix)
{
    settings.push_back(fix.key + '=' + fix.value);
    for (const auto &[key, value] : fix.also)
        settings.push_back(key + '=' + value);
    return settings;
}

const Problem *errorOf(const Evaluation &e, const std::string &path)
{
    const auto at = std::find_if(e.problems.begin(), e.problems.end(),
                                 [&](const Problem &p) { return p.severity == Severity::Error && p.path == path; });
    return at == e.problems.end() ? nullptr : &*at;
}

QStringList valuesOf(const Problem &problem)
{
    QStringList values;
    for (const auto &fix : problem.fixes)
        values << QString::fromStdString(fix.value);
    return values;
}

Settings listOf(const QStringList &settings)
{
    Settings list;
    for (const auto &s : settings)
        list.push_back(s.toStdString());
    return list;
}

/// Empty where the problem has fixes and none of them leaves one of its kind; else what does.
template <typename IsLeft>
std::string withoutWayOut(const std::string &example, const Settings &settings, const Problem &p, const IsLeft &isLeft)
{
    std::string what = p.path + ": " + p.message.english() + " |";
    for (const auto &s : settings)
        what += ' ' + s;
    if (p.fixes.empty())
        return what;
    for (const auto &fix : p.fixes) {
        const auto then = evaluated(example, with(settings, fix));
        const auto at = std::find_if(then.problems.begin(), then.problems.end(), isLeft);
        if (at != then.problems.end())
            return what + " -> " + fix.label.english() + " -> " + at->message.english();
    }
    return {};
}

} // namespace

class TestMeasuredFixes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void brokenRules_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("offered");
        const auto llama = QStringLiteral("llama3-405b-16k"), deepSeek = QStringLiteral("deepseek-v3-2k");
        const auto row = [](const char *what, const QString &name, const QStringList &settings, const char *path,
                            const QStringList &offered) {
            QTest::newRow(what) << name << settings << QString::fromLatin1(path) << offered;
        };
        row("17 micro-batches on 16 stages", llama, {"parallelism.micro_batches=17"}, "parallelism.vpp",
            {"16", "32", "1"});
        row("more chunks than layers", llama, {"parallelism.vpp=8"}, "parallelism.vpp", {"7"});
        row("126 layers, 16 even stages", llama,
            {"parallelism.flexible_stages=false", "parallelism.dp=auto", "parallelism.vpp=1"}, "parallelism.pp",
            {"14", "18", "true"}); // or allow uneven stages
        row("9 layers of a stage, 4 chunks", llama,
            {"parallelism.flexible_stages=false", "parallelism.dp=auto", "parallelism.pp=14",
             "parallelism.micro_batches=14"},
            "parallelism.vpp", {"3", "9", "true"});
        row("CP 3", llama, {"parallelism.cp=3", "parallelism.dp=auto"}, "parallelism.cp", {"2", "4"});
        row("EP without experts", llama, {"parallelism.ep=8"}, "parallelism.ep", {"1"});
        row("TP 7", llama, {"parallelism.tp=7", "parallelism.dp=auto"}, "parallelism.tp", {"4", "8"});
        row("TP beyond the domain", llama, {"parallelism.tp=16", "parallelism.dp=auto"}, "parallelism.tp", {"8"});
        row("129 replicas", llama, {"parallelism.dp=129"}, "parallelism.dp", {"128", "auto"});
        row("sequence that TP does not divide", llama, {"training.seq=8190"}, "parallelism.sequence_parallel",
            {"false"});
        row("EP 48 of 256 experts", deepSeek, {"parallelism.ep=48"}, "parallelism.ep", {"32", "64"});
        row("EP 256 on 128 ranks", deepSeek, {"parallelism.ep=256"}, "parallelism.ep", {"128"});
        row("half a sequence", llama, {"parallelism.mode=auto", "training.global_batch_tokens=12288"},
            "training.global_batch_tokens", {"8192", "16384"});
    }

    void brokenRules()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, settings);
        QFETCH(QString, path);
        QFETCH(QStringList, offered);
        const auto example = name.toStdString(), key = path.toStdString();
        const auto broken = listOf(settings);
        const auto e = evaluated(example, broken);
        const auto *problem = errorOf(e, key);
        QVERIFY(problem);
        QVERIFY(problem->message.ends_with('.'));
        QCOMPARE(valuesOf(*problem), offered);
        for (const auto &fix : problem->fixes) {
            const auto then = evaluated(example, with(broken, fix));
            const auto *left = errorOf(then, key);
            QVERIFY2(!left, left ? left->message.c_str() : "");
        }
    }

    /// What a wrong split takes from the racks is not told in place of what is wrong with it.
    void theCauseIsToldFirst_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("path");
        const auto llama = QStringLiteral("llama3-405b-16k");
        QTest::newRow("TP 7") << llama << QStringList{"parallelism.tp=7"} << "parallelism.tp";
        QTest::newRow("PP 17") << llama << QStringList{"parallelism.pp=17", "parallelism.flexible_stages=false"}
                               << "parallelism.pp";
        QTest::newRow("CP 3") << llama << QStringList{"parallelism.cp=3"} << "parallelism.cp";
        QTest::newRow("chunks") << llama << QStringList{"parallelism.pp=32", "parallelism.vpp=5"} << "parallelism.vpp";
        QTest::newRow("EP 48") << "deepseek-v3-2k" << QStringList{"parallelism.ep=48", "parallelism.cp=2"}
                               << "parallelism.ep";
        QTest::newRow("only the racks") << llama << QStringList{"parallelism.dp=256"} << "parallelism.dp";
        QTest::newRow("more TP than a rack has") << llama << QStringList{"parallelism.tp=16"} << "parallelism.tp";
    }

    void theCauseIsToldFirst()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, settings);
        QFETCH(QString, path);
        const auto e = evaluated(name.toStdString(), listOf(settings));
        QVERIFY(!e.problems.empty());
        QVERIFY(e.problems.front().severity == Severity::Error);
        QCOMPARE(QString::fromStdString(e.problems.front().path), path);
    }

    /// A layout that breaks a rule and does not share out the typed batch: the rule comes first, and neither is left.
    void aRuleIsToldBesideTheBatch()
    {
        const Settings palm{"conventions.mode=corrected",
                            "conventions.step_time=measured",
                            "sites.count=2",
                            "site.1.share=0.7",
                            "site.2.share=0.3",
                            "parallelism.pp=20"};
        const auto e = evaluated("rail-only-palm540b", palm);
        QVERIFY(errorOf(e, "training.global_batch_tokens"));
        const auto *rule = errorOf(e, "parallelism.pp");
        QVERIFY(rule);
        QVERIFY(rule < errorOf(e, "training.global_batch_tokens"));
        QVERIFY(e.problems.front().path.starts_with("parallelism."));
        QVERIFY(rule->message.english().find("118 layers") != std::string::npos);
        QVERIFY(!rule->fixes.empty());
    }

    /// Where no layout of the model fits the racks, a rule still names the nearest values that keep it; memory says
    /// that nothing helps.
    void rulesOfAModelThatFitsNowhere()
    {
        const Settings huge{"conventions.mode=corrected", "conventions.step_time=measured", "model.experts=256",
                            "parallelism.tp=16", "parallelism.pp=3"};
        const auto e = evaluated("nextgen-100t", huge);
        for (const auto &[path, offered] : {std::pair{"parallelism.tp", QStringList{"14", "20"}},
                                            std::pair{"parallelism.pp", QStringList{"2", "4"}}}) {
            const auto *problem = errorOf(e, path);
            QVERIFY2(problem, path);
            QVERIFY2(!problem->fixes.empty(), path);
            QVERIFY2(offered.contains(QString::fromStdString(problem->fixes.front().value)), path);
            for (const auto &fix : problem->fixes)
                QVERIFY2(!errorOf(evaluated("nextgen-100t", with(huge, fix)), path), path);
        }
        QVERIFY(errorOf(e, "memory.per_gpu_bytes"));
        QVERIFY(hasProblem(e, Severity::Note, "memory.per_gpu_bytes"));
    }

    /// Where no layout of the model fits, the way out is one change of the model or the racks, and what of the layout
    /// goes with it: each, taken, leaves no error of the layout.
    void aModelThatFitsNowhereSaysWhatToChange_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QStringList>("keys");
        const QStringList measured{"conventions.mode=corrected", "conventions.step_time=measured"};
        const auto hbm = QStringLiteral("hardware.hbm_bytes"), kv = QStringLiteral("model.kv_heads");
        QTest::newRow("7 KV heads") << "nextgen-100t" << measured + QStringList{"model.kv_heads=7"}
                                    << QStringList{kv, kv, hbm};
        QTest::newRow("64 experts") << "nextgen-100t" << measured + QStringList{"model.experts=64"}
                                    << QStringList{hbm, "model.experts"};
        QTest::newRow("6 GB of memory") << "llama3-405b-16k" << QStringList{"hardware.hbm_bytes=4.8e10"}
                                        << QStringList{"model.layers", hbm};
        QTest::newRow("no room for a replica")
            << "deepseek-v3-2k" << QStringList{"hardware.racks=32", "model.experts=4096"}
            << QStringList{"model.experts", "model.layers", hbm};
        QTest::newRow("700 MB of memory") << "nextgen-50t" << measured + QStringList{"hardware.hbm_bytes=4.93e10"}
                                          << QStringList{"hardware.hbm_bytes"};
        QTest::newRow("a million tokens, 6.5 GB")
            << "llama3-405b-16k" << QStringList{"training.seq=1048576", "hardware.hbm_bytes=5.2e10"}
            << QStringList{"training.seq", "model.layers", hbm};
        QTest::newRow("64 experts, searched for")
            << "nextgen-100t" << measured + QStringList{"model.experts=64", "parallelism.mode=auto"}
            << QStringList{hbm, "model.experts"};
    }

    void aModelThatFitsNowhereSaysWhatToChange()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, settings);
        QFETCH(QStringList, keys);
        const auto example = name.toStdString();
        const auto broken = listOf(settings);
        const auto e = evaluated(example, broken);
        const Problem *problem = nullptr;
        for (const auto *path : {"memory.per_gpu_bytes", "parallelism.mode", "parallelism.dp"})
            problem = problem ? problem : errorOf(e, path);
        QVERIFY(problem);
        QVERIFY(problem->path == "parallelism.mode" || hasProblem(e, Severity::Note, "memory.per_gpu_bytes"));
        QStringList offered;
        for (const auto &fix : problem->fixes)
            offered << QString::fromStdString(fix.key);
        QCOMPARE(offered, keys);
        const auto stuck = withoutWayOut(example, broken, *problem, [](const Problem &p) {
            return p.severity == Severity::Error &&
                (p.path.starts_with("parallelism.") || p.path.starts_with("memory.") || p.path.starts_with("model.h"));
        });
        QVERIFY2(stuck.empty() || stuck.find("280 heads") != std::string::npos, stuck.c_str());
    }

    /// No offer lies beyond what can be typed.
    void offersStayInTheirRange()
    {
        const auto isOutside = [](const Problem &p) {
            return p.severity == Severity::Error && p.message.english().find("Allowed") != std::string::npos;
        };
        for (const auto &[name, settings] :
             {std::pair<const char *, Settings>{
                  "nextgen-50t",
                  {"conventions.mode=corrected", "conventions.step_time=measured", "parallelism.cp=1024"}},
              {"gb200-nvl72-campus", {"training.micro_batch=443"}},
              {"rail-only-opt175b",
               {"conventions.mode=corrected", "conventions.step_time=measured",
                "training.global_batch_tokens=1e12"}}}) {
            const auto e = evaluated(name, settings);
            for (const auto &p : e.problems)
                for (const auto &fix : p.fixes) {
                    const auto then = evaluated(name, with(settings, fix));
                    const auto at = std::find_if(then.problems.begin(), then.problems.end(), isOutside);
                    QVERIFY2(at == then.problems.end(), at == then.problems.end() ? "" : at->message.english().c_str());
                }
        }
    }

    /// Each way out of a model too large for its GPUs is one: every offer fits, and breaks no rule.
    void memoryFixesFit_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("settings");
        QTest::newRow("nothing sharded") << "llama3-405b-16k"
                                         << QStringList{"parallelism.zero=0", "parallelism.recompute=none"};
        QTest::newRow("one stage fewer") << "llama3-405b-16k"
                                         << QStringList{"parallelism.pp=8", "parallelism.vpp=1", "parallelism.dp=auto",
                                                        "parallelism.micro_batches=32", "parallelism.recompute=none"};
        QTest::newRow("no sequence parallelism")
            << "llama3-405b-16k" << QStringList{"parallelism.sequence_parallel=false", "parallelism.vpp=1"};
        QTest::newRow("large micro-batches")
            << "llama3-405b-16k" << QStringList{"training.micro_batch=4", "parallelism.micro_batches=16"};
        QTest::newRow("one pipeline stage")
            << "gb200-nvl72-campus" << QStringList{"parallelism.pp=1", "parallelism.tp=1"};
        QTest::newRow("experts whole") << "deepseek-v3-2k" << QStringList{"parallelism.recompute=none"};
        QTest::newRow("100 trillion") << "nextgen-100t"
                                      << QStringList{"conventions.mode=corrected", "conventions.step_time=measured"};
        QTest::newRow("micro-batches of 1,024") // in micro-batches of one, more than can be typed
            << "nextgen-100t"
            << QStringList{"conventions.mode=corrected", "conventions.step_time=measured", "training.micro_batch=1024"};
    }

    void memoryFixesFit()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, settings);
        const auto example = name.toStdString();
        const auto broken = listOf(settings);
        const auto e = evaluated(example, broken);
        const auto *problem = errorOf(e, "memory.per_gpu_bytes");
        QVERIFY(problem);
        QVERIFY(figure(e, "memory.per_gpu_bytes") > e.rack.hbmPerGpu().si());
        QVERIFY(!problem->fixes.empty());
        for (const auto &fix : problem->fixes) {
            const auto then = evaluated(example, with(broken, fix));
            const auto text = fix.label.english() + ": " +
                (then.problems.empty() ? std::string() : then.problems.front().message.english());
            QVERIFY2(!errorOf(then, "memory.per_gpu_bytes"), text.c_str());
            QVERIFY2(then.feasible() || !e.feasible(), text.c_str());
            QVERIFY2(figure(then, "memory.per_gpu_bytes") <= then.rack.hbmPerGpu().si(), text.c_str());
        }
    }

    /// Whatever a person sets of the network: every error of its ports names a way out, and each way leaves no such
    /// error, in whichever of the values that go together.
    void anyBrokenNetworkHasAWayOut_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("more");
        QTest::newRow("Llama 3") << "llama3-405b-16k" << QStringList();
        QTest::newRow("NVL72") << "gb200-nvl72-campus" << QStringList();
        QTest::newRow("100 trillion") << "nextgen-100t" << QStringList{"conventions.mode=corrected"};
        QTest::newRow("100 trillion, as printed") << "nextgen-100t" << QStringList();
        QTest::newRow("GPT-3") << "rail-only-gpt3" << QStringList();
    }

    void anyBrokenNetworkHasAWayOut()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, more);
        const auto example = name.toStdString();
        std::mt19937_64 random(7);
        const auto one = [&](std::initializer_list<const char *> values) {
            return std::string(*(values.begin() + static_cast<std::ptrdiff_t>(random() % values.size())));
        };
        const auto isOfPorts = [](const Problem &p) {
            return p.severity == Severity::Error && p.path.starts_with("network.");
        };
        std::ptrdiff_t broken = 0, offers = 0;
        for (int i = 0; i < ofSweep(150); ++i) {
            auto settings = listOf(more);
            const Settings network{"network.tiers=" + one({"auto", "auto", "1", "2", "3", "4"}),
                                   "network.radix=" + one({"auto", "auto", "auto", "64", "182", "256", "40"}),
                                   "network.leaf_down=" + one({"auto", "auto", "30", "64", "200", "300"}),
                                   "network.leaf_up=" + one({"auto", "auto", "8", "64", "129"}),
                                   "network.spine_down=" + one({"auto", "auto", "90", "300"}),
                                   "network.spine_up=" + one({"auto", "auto", "10", "128"}),
                                   "network.endpoints=" + one({"auto", "auto", "9000", "800000"}),
                                   "network.topology=" + one({"fat_tree", "multi_rail", "rail_optimized"})};
            settings.insert(settings.end(), network.begin(), network.end());
            const auto e = evaluated(example, settings);
            for (const auto &p : e.problems) {
                if (!isOfPorts(p))
                    continue;
                ++broken;
                offers += std::ssize(p.fixes);
                const auto stuck = withoutWayOut(example, settings, p, isOfPorts);
                QVERIFY2(stuck.empty(), stuck.c_str());
            }
        }
        QVERIFY2(broken > ofSweep(30), std::to_string(broken).c_str());
        QVERIFY2(offers >= broken, std::to_string(offers).c_str());
    }

    /// Two tiers of 128-port switches are too few for 16,384 GPUs; 182 ports are no way out, as no chip drives them.
    void portsThatNoChipDrivesAreNotOffered()
    {
        const auto e = evaluated("llama3-405b-16k", {"network.tiers=2"});
        const auto *problem = errorOf(e, "network.radix");
        QVERIFY(problem);
        QVERIFY(!problem->fixes.empty());
        for (const auto &fix : problem->fixes)
            QVERIFY2(fix.key != "network.radix", fix.value.c_str());
    }

    /// Whatever a person sets: every error of a rule, of room on the racks or of memory names a way out, and each way
    /// leaves no such error at all. Of a model that fits in no layout at all, which a search confirms, the rules do.
    void anyBrokenLayoutHasAWayOut_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("more");
        const QStringList measured{"conventions.mode=corrected", "conventions.step_time=measured"};
        QTest::newRow("Llama 3") << "llama3-405b-16k" << QStringList();
        QTest::newRow("DeepSeek-V3") << "deepseek-v3-2k" << QStringList();
        QTest::newRow("NVL72") << "gb200-nvl72-campus" << QStringList();
        QTest::newRow("100 trillion") << "nextgen-100t" << measured;
        QTest::newRow("GPT-3") << "rail-only-gpt3" << measured + QStringList{"training.global_batch_tokens=auto"};
        QTest::newRow("PaLM, two sites") << "rail-only-palm540b"
                                         << measured +
                QStringList{"sites.count=2", "site.1.share=0.7", "site.2.share=0.3"};
        QTest::newRow("Llama 3, its batch typed")
            << "llama3-405b-16k" << QStringList{"training.global_batch_tokens=16777216"};
        QTest::newRow("Llama 3 on few racks") << "llama3-405b-16k" << QStringList{"hardware.racks=100"};
        QTest::newRow("NVL72, ten racks") << "gb200-nvl72-campus" << QStringList{"hardware.racks=10"};
        QTest::newRow("100 trillion, 7 KV heads") << "nextgen-100t" << measured + QStringList{"model.kv_heads=7"};
        QTest::newRow("the papers' arithmetic") << "gb200-nvl72-campus" << QStringList{"conventions.step_time=ideal"};
    }

    void anyBrokenLayoutHasAWayOut()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, more);
        const auto example = name.toStdString();
        std::mt19937_64 random(20261128);
        const auto one = [&](std::initializer_list<const char *> values) {
            return std::string(*(values.begin() + static_cast<std::ptrdiff_t>(random() % values.size())));
        };
        const auto isOfLayout = [](const Problem &p) {
            return p.severity == Severity::Error &&
                (p.path.starts_with("parallelism.") || p.path.starts_with("memory.") ||
                 p.path == "training.global_batch_tokens");
        };
        int broken = 0, offers = 0, asked = 0;
        for (int i = 0; i < ofSweep(90); ++i) {
            auto settings = listOf(more);
            const Settings layout{"parallelism.tp=" + one({"1", "2", "4", "6", "8", "16"}),
                                  "parallelism.pp=" + one({"1", "2", "7", "16", "18", "20", "60"}),
                                  "parallelism.vpp=" + one({"1", "1", "2", "3", "5"}),
                                  "parallelism.cp=" + one({"1", "1", "1", "2", "3", "16"}),
                                  "parallelism.ep=" + one({"1", "8", "24", "64", "256"}),
                                  "parallelism.dp=" + one({"auto", "auto", "auto", "16", "100", "127"}),
                                  "parallelism.zero=" + one({"0", "1", "2", "3"}),
                                  "parallelism.recompute=" + one({"none", "selective", "full"}),
                                  "parallelism.micro_batches=" + one({"15", "16", "60", "64"}),
                                  "parallelism.flexible_stages=" + one({"true", "false"}),
                                  "parallelism.sequence_parallel=" + one({"true", "false"}),
                                  "parallelism.placement=" + one({"same_layer_per_rack", "consecutive_layers"}),
                                  "training.micro_batch=" + one({"1", "1", "4"})};
            settings.insert(settings.end(), layout.begin(), layout.end());
            const auto e = evaluated(example, settings);
            const bool fitsNowhere = hasProblem(e, Severity::Note, "memory.per_gpu_bytes");
            constexpr int searches = 2;
            if (fitsNowhere && asked++ < searches)
                QVERIFY(optimize(gigasite::test::example(example, settings), facts(), {})->best.empty());
            const auto isLeft = [&](const Problem &p) {
                return isOfLayout(p) && !(fitsNowhere && p.path.starts_with("memory."));
            };
            for (const auto &p : e.problems) {
                if (!isLeft(p))
                    continue;
                ++broken;
                offers += std::ssize(p.fixes);
                const auto stuck = withoutWayOut(example, settings, p, isLeft);
                QVERIFY2(stuck.empty(), stuck.c_str());
            }
        }
        QVERIFY2(broken > ofSweep(30), std::to_string(broken).c_str());
        QVERIFY2(offers > broken, std::to_string(offers).c_str());
    }
};

QTEST_APPLESS_MAIN(TestMeasuredFixes)
#include "tst_measured_fixes.moc"
