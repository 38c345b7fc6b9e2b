// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of the two papers that the engine states, asked as resources/papers/figures.json says, against values
// re-derived from the papers by an independent program (tests/data/paper_figures.json).
#include "tests/model/example.h"

#include "model/papers/papers_table.h"
#include "model/report/papers_report.h"
#include "model/units/checked_json.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <map>

using namespace gigasite;
using namespace gigasite::test;

class TestPaperFigures : public QObject {
    Q_OBJECT

    std::map<std::string, Json> expected_;
    std::vector<PaperRow> rows_;

    static void compare(const std::vector<double> &values, const Json &expected, double tolerance)
    {
        const auto wanted = expected.is_array() ? expected : Json::array({expected});
        QCOMPARE(values.size(), wanted.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            QVERIFY2(std::abs(values[i] / wanted[i].get<double>() - 1) <= tolerance,
                     qPrintable(QStringLiteral("%1, expected %2")
                                    .arg(values[i], 0, 'g', 17)
                                    .arg(wanted[i].get<double>(), 0, 'g', 17)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(GIGASITE_TEST_DATA "/paper_figures.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto rows = parseChecked(file.readAll().toStdString());
        QVERIFY(bool(rows));
        for (const auto &row : *rows)
            expected_.emplace(row["id"].get<std::string>(), row);
        const auto table = papersTable(facts(), {});
        QVERIFY(bool(table));
        rows_ = *table;
    }

    void derivedValues_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(rows_.size()); ++i)
            QTest::newRow(rows_[std::size_t(i)].entry->id.c_str()) << i;
        QCOMPARE(rows_.size(), expected_.size());
    }

    void derivedValues()
    {
        QFETCH(int, index);
        const auto &row = rows_[std::size_t(index)];
        QVERIFY(expected_.contains(row.entry->id));
        const auto &expected = expected_.at(row.entry->id);
        if (row.entry->derived.isAsked())
            QVERIFY2(!row.derived.empty(), row.why.c_str());
        else
            QVERIFY(row.derived.empty() && row.corrected.empty() && !row.why.empty());
        if (expected.contains("derived") && !row.derived.empty())
            compare(row.derived, expected["derived"], expected["tolerance"].get<double>());
        if (expected.contains("corrected") && !row.derived.empty())
            compare(row.corrected, expected["corrected"], expected.value("tolerance", 1e-6));
    }

    /// The engine states this many of the numbers; more is welcome, fewer is a loss.
    void coverage()
    {
        const auto asked =
            std::count_if(rows_.begin(), rows_.end(), [](const PaperRow &row) { return row.entry->derived.isAsked(); });
        QVERIFY2(asked >= 218, qPrintable(QString::number(asked)));
    }

    /// What is set on top moves every number that depends on it.
    void settingsMoveTheTable()
    {
        const auto half = papersTable(facts(), {"hardware.racks=11600"});
        QVERIFY(bool(half));
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (rows_[i].entry->id == "NG.s2.gpus")
                QCOMPARE((*half)[i].derived.front(), 835200.0);
            if (rows_[i].entry->id == "NG.t4.layer.100T")
                QCOMPARE((*half)[i].derived, rows_[i].derived);
        }
        const auto wrong = papersTable(facts(), {"hardware.rakcs=1"});
        QVERIFY(!wrong && wrong.problem().size() == 1);
        const auto outOfRange = papersTable(facts(), {"model.layers=0"});
        QVERIFY(bool(outOfRange) && outOfRange->front().derived.empty() && !outOfRange->front().why.empty());
    }

    /// Numbers that a formula takes from the paper are named, have a source, and can be set; none stands in a formula.
    void constantsAreNamedAndCanBeSet()
    {
        const auto set = papersTable(facts(), {"NG.s5.os_sw=5600", "NG.s42.rtt.index=1.5", "network.planes=2"});
        QVERIFY(bool(set));
        int constants = 0;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const auto &id = rows_[i].entry->id;
            for (const auto &constant : rows_[i].constants) {
                QVERIFY2(!constant.source.empty() && constant.value > 0, id.c_str());
                ++constants;
            }
            if (id == "NG.s5.os_chips")
                QCOMPARE((*set)[i].derived.front(), 5600.0 * 2);
            if (id == "NG.s42.rtt")
                QCOMPARE((*set)[i].derived.front(), rows_[i].derived.front() / 1.468 * 1.5);
        }
        QVERIFY(constants >= 16);
        QVERIFY(!papersTable(facts(), {"NG.s5.os_sw=many"}));
        QVERIFY(!papersTable(facts(), {"NG.s2.gpus=1"})); // no formula takes it
    }

    /// With settings no verdict is shown as if it held, and what cannot be set is refused in one sentence.
    void settingsAreNotJudged()
    {
        QVERIFY(std::all_of(rows_.begin(), rows_.end(), [](const PaperRow &row) { return row.isJudged; }));
        QVERIFY(papersText(rows_).find("not judged") == std::string::npos);
        const auto set = papersTable(facts(), {"network.hop_rtt_s=1e-4"});
        QVERIFY(bool(set));
        const auto text = papersText(*set);
        QVERIFY(text.find("not judged") != std::string::npos && text.find("reproduces") == std::string::npos);
        QVERIFY(text.find("computed with these settings") != std::string::npos);
        const auto json = papersJson(*set)["figures"];
        for (std::size_t i = 0; i < json.size(); ++i) {
            QVERIFY(json[i]["verdict"].is_null());
            QCOMPARE(json[i]["stated_verdict"].get<std::string>(), std::string(verdictText(rows_[i].entry->verdict)));
            if (json[i]["id"] == "NG.s5.rtt200") // round trips are not a matter of how long one takes
                QCOMPARE(json[i]["derived"].get<double>(), 204.0);
        }
        const auto reasons = papersTable(facts(), {"model.layers=0"});
        QVERIFY(papersText(*reasons).find("\nno number:\n") != std::string::npos);
        for (const auto &[setting, part] : {std::pair{"hardware.rack=nonesuch", "no rack \"nonesuch\""},
                                            {"NG.s5.os_sw=-5", "must be above 0; the paper's value is 4,300"},
                                            {"NG.s42.rtt.index=0", "must be above 0"}}) {
            const auto refused = papersTable(facts(), {setting});
            QVERIFY2(!refused, setting);
            QCOMPARE(refused.problem().size(), std::size_t(1));
            QVERIFY2(refused.problem().front().message.find(part) != std::string::npos,
                     refused.problem().front().message.c_str());
        }
    }

    /// A corrected value says what it follows. A slip of the pen (a typing error in a token count, a dropped tier of
    /// switches) is put right within the paper's own conventions; a sparse peak is none of them but a convention
    /// itself.
    void correctedValuesSayWhatTheyFollow()
    {
        const std::map<std::string, std::string> known{{"NG.s3.D24", "paper"},
                                                       {"NG.s41.tptime.50T", "paper"},
                                                       {"NG.s5.os_sw", "paper"},
                                                       {"NG.s5.os_links", "paper"},
                                                       {"NG.s2.pf_total", "corrected-mode"},
                                                       {"NG.s41.ppag.100T", "corrected-mode"},
                                                       {"RO.s34.palm512", "corrected-mode"}};
        const auto json = papersJson(rows_);
        std::size_t met = 0;
        for (const auto &row : json["figures"]) {
            const auto id = row["id"].get<std::string>();
            QCOMPARE(row["corrected_under"].is_null(), row["corrected"].is_null());
            if (!row["corrected_under"].is_null())
                QVERIFY2(json["corrected_under"].contains(row["corrected_under"].get<std::string>()), id.c_str());
            if (const auto at = known.find(id); at != known.end()) {
                ++met;
                QVERIFY2(row["corrected_under"] == at->second, id.c_str());
            }
        }
        QCOMPARE(met, known.size());
        const auto text = papersText(rows_);
        for (const auto convention : paperConventions) { // the term on its rows, and its one definition
            const std::string term(conventionText(convention));
            QVERIFY(text.find(term) != text.rfind(term));
            QVERIFY(text.find(conventionMeaning(convention)) == text.rfind(conventionMeaning(convention)));
            QVERIFY(text.find(conventionMeaning(convention)) != std::string::npos);
        }
    }

    /// "under 0.25 %" and "over 90 %" (rail-only S2.2) are bounds, and both hold.
    void boundsAreShownAsSuch()
    {
        int bounds = 0;
        for (const auto &row : rows_) {
            if (row.entry->bound.empty())
                continue;
            ++bounds;
            const auto printed = row.entry->printed.front();
            QVERIFY2(row.entry->bound == "<" ? row.derived.front() < printed : row.derived.front() > printed,
                     row.entry->id.c_str());
            QVERIFY(printedText(*row.entry).starts_with(row.entry->bound + ' '));
        }
        QCOMPARE(bounds, 9);
    }

    /// One number of layers per rack carries through: replicas are racks per layer times layers per rack.
    void layersPerRackCarryThrough()
    {
        const auto value = [this](const std::string &id) {
            const auto at =
                std::find_if(rows_.begin(), rows_.end(), [&](const PaperRow &row) { return row.entry->id == id; });
            return at->corrected.front();
        };
        for (const std::string model : {"100T", "50T"})
            QCOMPARE(value("NG.t3.reps." + model), value("NG.t3.peers." + model) * value("NG.t3.lpr." + model));
    }

    /// A number of four digits or an exponent in a formula is a number of a paper, or of nature.
    void formulasHoldNoLiterals()
    {
        const QRegularExpression literal(QStringLiteral("(?<![a-z0-9_.])([0-9.]+e[0-9]+|[0-9]{3,}|[0-9]+\\.[0-9]+)"));
        for (const auto &row : rows_) {
            for (const auto *question : {&row.entry->derived, &row.entry->corrected}) {
                auto formulas = question->formulas;
                for (const auto &term : question->terms)
                    formulas.push_back(term.formula);
                for (const auto &formula : formulas) {
                    auto text = QString::fromStdString(formula).remove(QStringLiteral("1000")); // km in m
                    QVERIFY2(!text.contains(literal), (row.entry->id + ": " + formula).c_str());
                }
            }
        }
    }

    void brokenMapsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no list") << "{}";
        QTest::newRow("no id") << R"([{"verdict": "rounding"}])";
        QTest::newRow("no verdict") << R"([{"id": "a"}])";
        QTest::newRow("no figure") << R"([{"id": "a", "verdict": "rounding", "scenario": "nextgen-100t"}])";
        QTest::newRow("no such constant") << R"([{"id": "a", "verdict": "rounding", "scenario": "nextgen-100t",
            "figure": "site.gpus", "value": "b", "constants": {"b": {"printed": "c"}}}])";
        QTest::newRow("constant without source") << R"([{"id": "a", "verdict": "rounding", "scenario": "nextgen-100t",
            "figure": "site.gpus", "value": "b", "constants": {"b": {"value": 3}}}])";
        QTest::newRow("half of it in corrected mode") << R"([{"id": "a", "verdict": "rounding",
            "let": {"a": {"scenario": "nextgen-100t", "figure": "site.gpus", "set": ["conventions.mode=corrected"]},
                    "b": {"scenario": "nextgen-100t", "figure": "site.gpus"}}, "value": "a / b", "corrected": {}}])";
        QTest::newRow("no formula") << R"([{"id": "a", "verdict": "rounding", "let": {
            "a": {"scenario": "nextgen-100t", "figure": "site.gpus"}, "b": {"scenario": "nextgen-100t", "figure": "site.gpus"}}}])";
    }

    void brokenMapsAreRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!readPaperMap(text.toStdString()));
    }

    /// S5: "multi-rail reduces the number of switches and switch-to-switch links by a third": links yes, switches 28.6
    /// %.
    void multiRailSavesAThirdOfTheLinks()
    {
        const std::vector<std::string> full{"network.leaf_down=auto", "network.leaf_up=auto", "network.spine_down=auto",
                                            "network.spine_up=auto"};
        auto tree = full;
        tree.insert(tree.end(), {"network.topology=fat_tree", "network.radix=64"});
        const auto rails = evaluated("nextgen-100t", full);
        const auto fat = evaluated("nextgen-100t", tree);
        QCOMPARE(figure(rails, "fabric.switch_links") / figure(fat, "fabric.switch_links"), 2.0 / 3);
        QVERIFY(qAbs(1 - figure(rails, "fabric.chips") / figure(fat, "fabric.chips") - 0.2857142857) < 1e-9);
    }

    /// engine.md 1.4: corrected times of both models on one site, where every rack is a peer.
    void correctedTimes_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<double>("external");
        QTest::addColumn<double>("gather");
        QTest::newRow("100T") << "nextgen-100t" << 62.6e-3 << 3.07e-3;
        QTest::newRow("50T") << "nextgen-50t" << 31.9e-3 << 1.88e-3;
    }

    void correctedTimes()
    {
        QFETCH(QString, scenario);
        QFETCH(double, external);
        QFETCH(double, gather);
        // 65 of the 72 GPUs hold the 50T layer in the paper's layout
        const std::string gpus = scenario == QLatin1String("nextgen-50t") ? "65" : "72";
        const auto e = evaluated(
            scenario.toStdString(),
            {"conventions.mode=corrected", "sites.count=1", "site.1.share=1", "hardware.gpus_per_domain=" + gpus});
        QVERIFY(qAbs(figure(e, "step.dp_external_s") - external) < 0.05e-3);
        QVERIFY(qAbs(figure(e, "step.pp_gather_s") - gather) < 0.005e-3);
    }

    /// S4.3 and S5 together: 447 slots of 445.7 ms; in corrected mode at full bisection 406.7 s of pipeline and
    /// exposure.
    void wholeStep()
    {
        QVERIFY(qAbs(figure(evaluated("nextgen-100t"), "step.time_s") - 199.2) < 0.05);
        QVERIFY(qAbs(figure(evaluated("nextgen-50t"), "step.time_s") - 216.0) < 0.05);
        const auto corrected = evaluated("nextgen-100t",
                                         {"conventions.mode=corrected", "network.leaf_down=auto",
                                          "network.leaf_up=auto", "network.spine_down=auto", "network.spine_up=auto"});
        QVERIFY(qAbs(figure(corrected, "step.time_s") - figure(corrected, "step.tail_s") - 406.7) < 0.05);
    }

    /// What the paper's own designs break is a warning in printed mode and an error in corrected mode.
    void breachesOfThePaper()
    {
        const auto printed = evaluated("nextgen-100t");
        QVERIFY(printed.feasible());
        QVERIFY(hasProblem(printed, Severity::Warning, "model.heads"));
        QVERIFY(hasProblem(evaluated("nextgen-50t"), Severity::Warning, "memory.per_gpu_bytes"));
        const auto corrected = evaluated("nextgen-100t", {"conventions.mode=corrected"});
        QVERIFY(hasProblem(corrected, Severity::Error, "model.heads"));
        QVERIFY(hasProblem(corrected, Severity::Error, "memory.per_gpu_bytes"));
    }

    /// "free of errors" is what the product says of its corrected examples.
    void campusIsFeasible()
    {
        const auto e = evaluated("gb200-nvl72-campus");
        QVERIFY2(e.feasible(), e.problems.empty() ? "" : e.problems.front().message.c_str());
    }
};

QTEST_APPLESS_MAIN(TestPaperFigures)
#include "tst_paper_figures.moc"
