// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of nextgen-datacenters that the engine states, against values re-derived from the paper by an
// independent program (tests/data/nextgen_figures.json: id, what the paper prints, what its formulas give, and how to
// ask the engine for it).
#include "tests/model/example.h"

#include "model/units/checked_json.h"

#include <QFile>

using namespace gigasite;
using namespace gigasite::test;

class TestPaperFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void derivedValues_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("figureId");
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("expected");
        QTest::addColumn<double>("tolerance");
        QFile file(QStringLiteral(GIGASITE_TEST_DATA "/nextgen_figures.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto rows = parseChecked(file.readAll().toStdString());
        QVERIFY(bool(rows));
        for (const auto &row : *rows) {
            QStringList settings;
            for (const auto &s : row["set"])
                settings << QString::fromStdString(s.get<std::string>());
            QTest::newRow(row["id"].get<std::string>().c_str())
                << QString::fromStdString(row["scenario"].get<std::string>()) << settings
                << QString::fromStdString(row["figure"].get<std::string>()) << row["scale"].get<double>()
                << row["expect"].get<double>() << row["tolerance"].get<double>();
        }
        QVERIFY(rows->size() > 100);
    }

    void derivedValues()
    {
        QFETCH(QString, scenario);
        QFETCH(QStringList, settings);
        QFETCH(QString, figureId);
        QFETCH(double, scale);
        QFETCH(double, expected);
        QFETCH(double, tolerance);
        std::vector<std::string> list;
        for (const auto &s : settings)
            list.push_back(s.toStdString());
        const double value = scale * figure(evaluated(scenario.toStdString(), list), figureId.toStdString());
        QVERIFY2(
            std::abs(value / expected - 1) <= tolerance,
            qPrintable(
                QStringLiteral("%1 = %2, expected %3").arg(figureId).arg(value, 0, 'g', 17).arg(expected, 0, 'g', 17)));
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
