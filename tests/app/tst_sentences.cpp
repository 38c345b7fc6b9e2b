// SPDX-License-Identifier: GPL-3.0-or-later
// What the model composes for the moment (problems, fixes, reasons, explanations) reads German in a German window:
// every pattern in it, whatever stands in whatever, with the numbers and names of the English sentence.
#include "tests/model/example.h"

#include "app/language.h"
#include "model/evaluate/explain.h"
#include "model/evaluate/stages.h"
#include "model/flow/network.h"
#include "model/flow/simulation.h"
#include "model/flow/traffic.h"
#include "model/flow/tree_choice.h"
#include "model/workload/hf_import.h"
#include "views/paint/numbers.h"
#include "views/translate.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include <limits>

using namespace gigasite;
using namespace gigasite::test;

namespace {

/// Composed texts and all that they are composed of.
class Told {
public:
    Told()
    {
        if (!german_.load(QStringLiteral(":/translations/gigasite_de.qm")))
            qFatal("no German");
    }

    void add(const Text &text)
    {
        if (text.empty())
            return;
        const auto german = translate(text);
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{3}"));
        static const QRegularExpression name(QStringLiteral("^ZeRO %1$")); // in no language
        const auto pattern = QString::fromStdString(text.pattern());
        if (pattern.contains(word) && !pattern.contains(name) && german == QString::fromStdString(text.english()))
            wrong_ << german + QStringLiteral(" is English");
        checkPatterns(text);
        checkLeaves(text, german);
    }

    void add(const Problems &problems)
    {
        for (const auto &p : problems) {
            add(p.message);
            for (const auto &fix : p.fixes)
                add(fix.label);
        }
    }

    void add(const Explanation &e)
    {
        for (const auto &text : {e.note, e.whyNot, e.whyModesDiffer})
            add(text);
        for (const auto &input : e.inputs) {
            add(input.origin);
            for (const auto &row : input.catalog)
                add(row.source);
        }
        for (const auto &paper : e.papers)
            add(paper.reason);
    }

    const QStringList &wrong() const { return wrong_; }
    qsizetype patterns() const { return patterns_.size(); }

private:
    void checkPatterns(const Text &text)
    {
        static const QRegularExpression place(QStringLiteral("%\\d")), word(QStringLiteral("[A-Za-z]"));
        const auto pattern = QString::fromStdString(text.pattern());
        if (QString(pattern).remove(place).contains(word) && !patterns_.contains(pattern)) {
            patterns_ << pattern;
            if (german_.translate("tables", text.pattern().c_str()).isEmpty())
                wrong_ << pattern;
        }
        for (const auto &argument : text.arguments())
            checkPatterns(argument);
    }

    /// Names stand in the German text as in the English one, numbers as German writes them.
    void checkLeaves(const Text &text, const QString &german)
    {
        if (text.pattern().empty() && !german.contains(localQuantity(text.english())))
            wrong_ << german + QStringLiteral(" lacks ") + QString::fromStdString(text.english());
        for (const auto &argument : text.arguments())
            checkLeaves(argument, german);
    }

    QTranslator german_;
    QSet<QString> patterns_;
    QStringList wrong_;
};

void addScenario(Told &told, const Scenario &scenario, const Evaluation &e)
{
    told.add(e.problems);
    for (const auto &p : parameterTable())
        for (const auto &reason : {noEffectReason(scenario, p.key), limitedEffectReason(scenario, p.key)})
            told.add(reason);
}

/// Settings that break something.
const std::vector<std::vector<std::string>> broken{
    {"parallelism.tp=1000"},
    {"parallelism.tp=7"},
    {"parallelism.pp=13"},
    {"parallelism.pp=1"},
    {"parallelism.micro_batches=1"},
    {"model.heads=100", "conventions.mode=corrected"},
    {"model.kv_heads=7"},
    {"model.windowed_layers=5000"},
    {"model.experts=8", "model.experts_per_token=9", "model.dense_layers=5000"},
    {"hardware.rack=gb200"},
    {"hardware.rack=no such thing"},
    {"hardware.racks=1", "sizing.mode=racks"},
    {"hardware.precision=fp16", "hardware.sparsity=true"},
    {"hardware.hbm_bytes=1e9"},
    {"hardware.rack_price_usd=1e15"},
    {"hardware.sparsity=true", "conventions.mode=corrected"},
    {"site.1.share=0.4"},
    {"site.1.lat=0", "site.1.lon=0"},
    {"site.1.limit_w=1e6"},
    {"sites.count=2", "site.1.share=0.5", "site.2.share=0.5", "site.2.limit_w=1e6"},
    {"sites.count=2", "site.1.share=0.999999", "site.2.share=0.000001"},
    {"sites.count=2", "site.1.share=0.5", "site.2.share=0.5", "wan.site_gbps=1"},
    {"network.topology=fat_tree", "network.tiers=1"},
    {"network.topology=fat_tree", "network.radix=8"},
    {"network.leaf_down=1000"},
    {"network.radix=100000"},
    {"network.endpoints=16"},
    {"network.failed=plane 0, rubbish"},
    {"network.failed=plane 0,,"},
    {"network.failed=plane 99"},
    {"network.failed=switch 0.9.0"},
    {"network.failed=switch 0.1.99999999"},
    {"network.failed=link 0.1.999999999"},
    {"network.planes=1", "network.failed=plane 0"},
    {"network.traffic=wan_exchange"},
    {"network.group=13"},
    {"network.traffic=all_to_all", "network.group=13"},
    {"budget.total_usd=1"},
};

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(QStringLiteral("de"))); }

    void placesAreFilledInAnyOrder()
    {
        const auto text = say("GPU %1 cannot reach GPU %2: no plane has living links all the way. Out of service: %3.",
                              std::string("%2"), std::string("7"), std::string("plane 1"));
        QCOMPARE(text.english(),
                 std::string("GPU %2 cannot reach GPU 7: no plane has living links all the way. Out of "
                             "service: plane 1."));
        const auto german = translate(text);
        QVERIFY2(german.startsWith(QStringLiteral("GPU %2 ")) && german.contains(QStringLiteral("GPU 7")) &&
                     german.endsWith(QStringLiteral("plane 1.")) && !german.contains(QStringLiteral("cannot")),
                 qPrintable(german));
        QCOMPARE(translate(Text::verbatim("Step time")), QStringLiteral("Step time")); // a name in no language
        QCOMPARE(translate(Text::ofTable("Step time")), QStringLiteral("Schrittzeit"));
        QVERIFY(translate(say("%1 to %2", std::string("1"), std::string("8"))) != QStringLiteral("1 to 8"));
    }

    void examplesAndBrokenScenarios()
    {
        Told told;
        Evaluator evaluator(facts());
        qsizetype problems = 0;
        for (const auto &name : exampleNames()) {
            const auto scenario = example(name);
            addScenario(told, scenario, evaluator(scenario));
            for (const auto &settings : broken) {
                auto changed = scenario;
                for (const auto &setting : settings) {
                    const auto next = withSetting(changed, setting);
                    QVERIFY2(next, (setting + (next ? "" : next.problem().message.english())).c_str());
                    changed = *next;
                }
                told.add(checkRanges(changed));
                const auto e = evaluator.lean(changed);
                problems += e.problems.empty() ? 0 : 1;
                addScenario(told, changed, e);
            }
        }
        QVERIFY2(problems > 150, qPrintable(QString::number(problems)));
        QVERIFY2(told.wrong().isEmpty(), qPrintable(told.wrong().join(QLatin1Char('\n'))));
        QVERIFY2(told.patterns() > 70, qPrintable(QString::number(told.patterns())));
    }

    void explanations()
    {
        Told told;
        for (const auto &name : exampleNames()) {
            const auto scenario = example(name);
            const auto changed = *withSetting(scenario, "training.seq=1234");
            const auto e = Evaluator(facts()).lean(changed);
            for (const auto &figure : figureTable())
                told.add(*explain(changed, e, facts(), figure.id, &scenario));
        }
        QVERIFY2(told.wrong().isEmpty(), qPrintable(told.wrong().join(QLatin1Char('\n'))));
        QVERIFY2(told.patterns() > 40, qPrintable(QString::number(told.patterns())));
    }

    /// What a person types or opens.
    void entriesAndFiles()
    {
        Told told;
        for (const auto &p : parameterTable()) {
            told.add(allowedText(p));
            for (const auto *text : {"", "x y", "2.5 zz", "1e999", "-3", "9007199254740993", "0.1.2"}) {
                if (const auto read = parseValue(p, text); !read)
                    told.add({read.problem()});
                else if (const auto set = withValue(Scenario(), p.key, *read); set)
                    told.add(checkRanges(*set));
                else
                    told.add({set.problem()});
            }
        }
        for (const auto *text :
             {"", "{", "[1]", "{}", R"({"schema": 3})", R"({"schema": "gigasite-scenario/1", "schema": 1})",
              R"({"schema": "gigasite-scenario/1", "name": 3, "parameters": 4})",
              R"({"schema": "gigasite-scenario/1", "parameters": {"model.heads": "x", "model.hidden": 2.5}})",
              R"({"schema": "gigasite-scenario/1", "parameters": {"budget.total_usd": NaN}})",
              R"({"schema": "gigasite-scenario/1", "catalog": {"mine": {"kind": "rock"}, "x": 3}})",
              R"({"schema": "gigasite-scenario/1", "catalog": {"mine": {"kind": "rack", "price": 3}}})",
              R"({"schema": "gigasite-scenario/1", "catalog": {"mine": {"kind": "rack", "fields": {"price": -3}}}})",
              R"({"schema": "gigasite-scenario/1", "catalog": {"mine": {"fields": {"price": {"unit": "EUR"}}}}})"}) {
            const auto loaded = readScenario(text);
            QVERIFY2(!loaded, text);
            told.add(loaded.problem());
        }
        const auto newer = readScenario(
            R"({"schema": "gigasite-scenario/7", "later": 1, "parameters": {"x.y": 1, "model.heads": "x"}})");
        QVERIFY(newer);
        told.add(newer->notes);
        for (const auto *config : {"{}", "[]", R"({"model_type": "no such family"})", R"({"model_type": "llama"})",
                                   R"({"model_type": "gpt2", "n_layer": 0, "n_embd": "x", "n_head": 3})"}) {
            const auto imported = importHuggingFace(config);
            QVERIFY2(!imported, config);
            told.add(imported.problem());
        }
        QVERIFY2(told.wrong().isEmpty(), qPrintable(told.wrong().join(QLatin1Char('\n'))));
        QVERIFY2(told.patterns() > 50, qPrintable(QString::number(told.patterns())));
    }

    /// What the simulation refuses.
    void networks()
    {
        Told told;
        for (const std::uint32_t radix : {1U, 7U, 64U, 1U << 20})
            for (const std::uint32_t tiers : {0U, 1U, 3U, 9U})
                for (const double ratio : {1.0, 3.3, 0.0})
                    if (const auto tree = flow::treeTiers(radix, tiers, {ratio}); !tree)
                        told.add(tree.problem());
        using Tiers = std::vector<flow::TreeTier>;
        const std::vector<Tiers> trees{{}, {{0, 0}}, {{4, 4}, {8, 0}}, {{4, 0}, {8, 2}}, {{1U << 20, 4}, {8, 0}}};
        for (const auto &tiers : trees) {
            for (const double rate : {0.0, 1.0, std::numeric_limits<double>::infinity()}) {
                for (const bool railOnly : {false, true}) {
                    flow::NetworkSpec spec;
                    spec.hosts = 1003;
                    spec.sites = 2;
                    spec.tiers = tiers;
                    spec.hostRate = rate;
                    spec.railOnly = railOnly;
                    spec.domain = railOnly ? 8 : 1;
                    spec.wanRate = spec.scaleUpRate = rate;
                    told.add(flow::checkNetwork(spec));
                }
            }
        }
        const auto gpu = [](std::uint32_t host) { return flow::HostId(host); };
        const flow::Traffic traffic{
            {gpu(0), gpu(1), -1}, {gpu(0), gpu(0), 1}, {gpu(0), gpu(1), 1, -1}, {gpu(0), gpu(9), 1}};
        told.add(flow::checkTraffic(traffic, 4));
        QVERIFY2(told.wrong().isEmpty(), qPrintable(told.wrong().join(QLatin1Char('\n'))));
        QVERIFY2(told.patterns() > 30, qPrintable(QString::number(told.patterns())));
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"
