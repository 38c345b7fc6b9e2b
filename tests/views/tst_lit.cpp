// SPDX-License-Identifier: GPL-3.0-or-later
// What lights up under the pointer: all that follows from a parameter, what a figure is computed from, the same for
// every site.
#include "model/explore/sensitivity.h"
#include "model/report/report.h"
#include "tests/model/example.h"
#include "views/lit_outputs.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

using namespace gigasite;

class TestLit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySiteLightsTheSame()
    {
        const auto two = test::example("nextgen-100t");
        QCOMPARE(two.siteCount, std::int64_t(2));
        const auto first = litBy(QStringLiteral("site.1.share"), two);
        QCOMPARE(litBy(QStringLiteral("site.2.share"), two), first);
        QVERIFY(first.contains(QStringLiteral("site.1.share")) && first.contains(QStringLiteral("site.2.share")));
        QVERIFY(!first.contains(QStringLiteral("site.3.share"))); // there is none
        QVERIFY(first.contains(QStringLiteral("layout.site1_replicas")));
    }

    void aFigureLightsTheRowsOfAllSites()
    {
        const auto two = test::example("nextgen-100t");
        const auto lit = litBy(QStringLiteral("wan.farthest_km"), two); // between places
        for (const char *key : {"site.1.lat", "site.1.lon", "site.2.lat", "site.2.lon"})
            QVERIFY2(lit.contains(QLatin1String(key)), key);
        QVERIFY(lit.contains(QStringLiteral("site.1.share"))); // a site without racks is no place
        QVERIFY(!lit.contains(QStringLiteral("site.3.lat")));
        QVERIFY(litBy({}, two).isEmpty());
    }

    void whatChangesIsLit_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("setting");
        QTest::newRow("printed") << "nextgen-100t" << "conventions.mode=printed";
        QTest::newRow("corrected") << "nextgen-100t" << "conventions.mode=corrected";
        QTest::newRow("measured") << "llama3-405b-16k" << QString();
    }

    /// The engine itself says what follows from a parameter: every key figure that ten per cent more of it change is
    /// lit, from the row of Racks to that of Heads. What changes none of them lights few.
    void whatChangesIsLit()
    {
        QFETCH(QString, example);
        QFETCH(QString, setting);
        const auto s = setting.isEmpty() ? test::example(example.toStdString())
                                         : test::example(example.toStdString(), {setting.toStdString()});
        Evaluator evaluator(test::facts());
        const auto shared = std::make_shared<const Evaluation>(evaluator(s));
        const auto &now = *shared;
        int lit = 0, changed = 0;
        QStringList missing;
        for (const auto &parameter : parameterTable()) {
            const auto more = tenPercentMore(s, now, parameter);
            if (!more)
                continue;
            const auto then = evaluator(*more);
            const auto all = litBy(QString::fromStdString(parameter.key), s, shared);
            for (const auto &row : keyFigureRows()) {
                if (!row.onStrip)
                    continue;
                const auto id = QString::fromUtf8(row.id.data(), qsizetype(row.id.size()));
                const auto a = figureValue(now, row.id).value, b = figureValue(then, row.id).value;
                const bool changes = a && b && std::abs(*b - *a) > 1e-9 * std::abs(*a);
                lit += all.contains(id) ? 1 : 0;
                changed += changes ? 1 : 0;
                if (changes && !all.contains(id))
                    missing << QString::fromStdString(parameter.key) + QStringLiteral(" -> ") + id;
            }
        }
        qInfo("%d key figures change, %d are lit", changed, lit);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
        QVERIFY(changed > 80);
        QVERIFY(lit < 3 * changed); // a change may also be too small, hidden or refused
    }

    void aRowWithoutEffectLightsNothingElse()
    {
        const auto s = test::example("nextgen-100t", {"conventions.mode=printed"});
        QCOMPARE(litBy(QStringLiteral("software.overlap"), s).size(), 1);
        const auto racks = litBy(QStringLiteral("hardware.racks"), s);
        for (const char *id : {"site.peak_flops", "power.site_w", "training.time_s", "reliability.mtbf_s"})
            QVERIFY2(racks.contains(QLatin1String(id)), id);
    }

    /// A price that sizes nothing where racks are typed lights the costs alone.
    void aBranchThatDoesNotHoldLightsNothing()
    {
        const auto s = test::example("nextgen-100t", {"sizing.mode=racks"});
        const auto e = std::make_shared<const Evaluation>(Evaluator(test::facts())(s));
        const auto lit = litBy(QStringLiteral("hardware.rack_price_usd"), s, e);
        QVERIFY(lit.size() > 1 && !lit.contains(QStringLiteral("step.time_s")));
        QVERIFY(litBy(QStringLiteral("hardware.rack_price_usd"), s).contains(QStringLiteral("step.time_s")));
        QVERIFY(litBy(QStringLiteral("hardware.racks"), s, e).contains(QStringLiteral("site.peak_flops")));
    }

    /// Hovering waits for nothing: the first row after a change takes less than a frame, the next ones next to nothing.
    void itIsCheap()
    {
        const auto s = test::example("nextgen-100t");
        const auto e = std::make_shared<const Evaluation>(Evaluator(test::facts())(s));
        QElapsedTimer timer;
        timer.start();
        const auto first = litBy(QStringLiteral("hardware.racks"), s, e);
        const auto once = timer.nsecsElapsed();
        timer.restart();
        for (const auto &parameter : parameterTable())
            QVERIFY(!litBy(QString::fromStdString(parameter.key), s, e).isEmpty());
        const auto each = timer.nsecsElapsed() / qint64(parameterTable().size());
        qInfo("first %.2f ms, then %.3f ms", double(once) * 1e-6, double(each) * 1e-6);
        QVERIFY(first.size() > 20 && each < 4'000'000);
    }

    /// A tile lights the rows that it is computed from.
    void aTileLightsItsRows()
    {
        const auto s = test::example("nextgen-100t");
        for (const auto &row : keyFigureRows()) {
            const auto lit = litBy(QString::fromUtf8(row.id.data(), qsizetype(row.id.size())), s);
            const auto isRow = [](const QString &id) { return findParameter(id.toStdString()) != nullptr; };
            QVERIFY2(std::any_of(lit.begin(), lit.end(), isRow), row.id.data());
            QVERIFY2(lit.size() < 60, row.id.data()); // not everything that it hangs on
        }
    }
};

QTEST_APPLESS_MAIN(TestLit)
#include "tst_lit.moc"
