// SPDX-License-Identifier: GPL-3.0-or-later
// The rail-only analysis as charts: what applies is drawn, the paper's models stand beside the scenario, and what is
// pointed at says its numbers.
#include "tests/model/example.h"
#include "tests/views/shown.h"
#include "views/charts/rail_chart.h"

using namespace gigasite;

namespace {

Snapshot snapshotOf(const std::string &example)
{
    return test::snapshotOf({}, example);
}

} // namespace

class TestRailChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void barsOfTheScenarioAndThePaper()
    {
        RailChart chart;
        chart.resize(932, 180);
        chart.setTheme(Theme::night());
        chart.setSnapshot(snapshotOf("rail-only-gpt3"));
        QVERIFY(chart.bars().cases().empty()); // hidden
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(chart.domains().lines().size() >= 3 && chart.bars().cases().empty());
        chart.setView(1);
        QCOMPARE(chart.bars().cases().size(), std::size_t(6));
        QCOMPARE(chart.bars().cases().front().rail.in.gpus, 16384.0);
        for (const QSize size : {QSize(932, 96), QSize(932, 180), QSize(1500, 400)}) {
            chart.resize(size);
            const auto picture = chart.grab();
            QVERIFY(!picture.isNull());
            const auto &marks = chart.bars().marks();
            QCOMPARE(marks.size(), std::size_t(size.height() < 100 ? 9 : 18)); // three rows fit, or all
            for (const auto &mark : marks)
                QVERIFY2(QRectF(chart.bars().rect()).contains(mark.area), qPrintable(mark.text));
        }
        int printed = 0;
        for (const auto &mark : chart.bars().marks())
            printed += mark.text.contains(QStringLiteral("printed")) ? 1 : 0;
        QCOMPARE(printed, 8); // three models twice, two gains
    }

    /// Domains double from 8 GPUs to 2,048, and so do the ends of their scale; a domain of 72 lies between.
    void domainsAreMarkedByPowersOfTwo()
    {
        RailChart chart;
        chart.resize(932, 180);
        chart.setSnapshot(snapshotOf("rail-only-gpt3"));
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto axes = chart.domains().chart()->axes(Qt::Horizontal);
        QCOMPARE(axes.size(), 1);
        const auto *scale = qobject_cast<QLogValueAxis *>(axes.front());
        QVERIFY(scale);
        QCOMPARE(scale->min(), 8.0);
        QCOMPARE(scale->max(), 2048.0);
    }

    void saysWhyNot()
    {
        RailChart chart;
        chart.setSnapshot(snapshotOf("nextgen-100t")); // two sites
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QCOMPARE(chart.currentIndex(), 1);
        QVERIFY(chart.domains().lines().empty());
        const auto says = [&](const char *word) {
            const auto labels = chart.currentWidget()->findChildren<QLabel *>();
            const auto *label = labels.isEmpty() ? qobject_cast<QLabel *>(chart.currentWidget()) : labels.front();
            return label && label->text().contains(QLatin1String(word));
        };
        QVERIFY(says("several"));
        auto experts = snapshotOf("rail-only-gpt3");
        auto scenario = *experts.scenario;
        scenario.model.experts = 8;
        scenario.model.expertsPerToken = 2;
        experts.scenario = std::make_shared<const Scenario>(scenario);
        experts.evaluation = std::make_shared<const Evaluation>(evaluate(scenario, *experts.facts));
        experts.complete = experts.evaluation;
        chart.setSnapshot(experts);
        QVERIFY(says("experts"));
    }
};

QTEST_MAIN(TestRailChart)
#include "tst_rail_chart.moc"
