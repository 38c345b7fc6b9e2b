// SPDX-License-Identifier: GPL-3.0-or-later
// The step-time figure at every height a window gives it: the rows of a slot are there, and what is exposed is told.
#include "tests/model/example.h"
#include "tests/views/shown.h"
#include "views/figures/leader_texts.h"
#include "views/figures/slot_timeline_rows.h"
#include "views/figures/step_time_figure.h"
#include "views/figures/step_time_geometry.h"
#include "views/figures/step_time_parts.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>

using namespace gigasite;

class TestStepTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slotRowsAtEveryHeight_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QSize>("size");
        for (const QString example : {"nextgen-100t", "rail-only-gpt3"}) { // two sites, one
            for (const int height : {180, 200, 225, 240, 330, 600})
                QTest::newRow(qPrintable(example + QString::number(height))) << example << QSize(452, height);
        }
    }

    void slotRowsAtEveryHeight()
    {
        QFETCH(QString, example);
        QFETCH(QSize, size);
        Snapshot s;
        s.scenario = s.completeScenario = std::make_shared<const Scenario>(test::example(example.toStdString()));
        s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(test::facts())(*s.scenario));
        const auto g = stepTimeGeometry(size, s);
        QVERIFY(g && !g->timeline.isEmpty());
        QVERIFY(g->timeline.bottom() <= size.height());
        QVERIFY(g->timeline.top() > g->axisLabels.bottom() && g->timeline.top() > g->exposedBar.bottom());
        QImage image(size, QImage::Format_RGB32);
        QPainter p(&image);
        bool total = false, exposed = false;
        for (const auto &mark : paintStepTime(p, size, s, Theme::day(), {})) {
            total = total || mark.figureId == "step.time_s";
            exposed = exposed || mark.figureId.startsWith("step.exposed");
            QVERIFY2(mark.area.top() > -1 && mark.area.bottom() < size.height() + 1, qPrintable(mark.text));
        }
        QVERIFY(total && exposed);
    }

    /// The row between sites says a sum that holds: the papers count a round trip for a ring's step, a corrected ring
    /// waits for one way; steps are those of the sites that train.
    void theSumBetweenSitesHolds_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<int>("steps"); ///< 0 = nothing is exchanged
        const QString strict = QStringLiteral("conventions.mode=corrected");
        const QStringList three{QStringLiteral("sites.count=3"), QStringLiteral("site.1.share=0.4"),
                                QStringLiteral("site.2.share=0.3"), QStringLiteral("site.3.share=0.3")};
        QTest::newRow("paper") << QStringList{} << 2;
        QTest::newRow("corrected") << QStringList{strict} << 2;
        QTest::newRow("paper, six without racks") << QStringList{QStringLiteral("sites.count=8")} << 2;
        QTest::newRow("six without racks") << QStringList{strict, QStringLiteral("sites.count=8")} << 2;
        QTest::newRow("three") << (QStringList{strict} + three) << 4;
        QTest::newRow("one lost") << (QStringList{strict, QStringLiteral("wan.lost_site=2")} + three) << 2;
        QTest::newRow("a link cut")
            << (QStringList{strict, QStringLiteral("wan.lost_link=1"), QStringLiteral("wan.lost_pairs=1")} + three)
            << 4;
        QTest::newRow("RTT typed") << QStringList{strict, QStringLiteral("wan.rtt_s=0.1")} << 2;
        QTest::newRow("one is left") << QStringList{strict, QStringLiteral("wan.lost_site=2")} << 0;
    }

    void theSumBetweenSitesHolds()
    {
        QFETCH(QStringList, settings);
        QFETCH(int, steps);
        std::vector<std::string> typed;
        for (const auto &setting : settings)
            typed.push_back(setting.toStdString());
        if (settings.filter(QStringLiteral("sites.count=8")).size() == 1) {
            for (int site = 3; site <= 8; ++site)
                typed.push_back("site." + std::to_string(site) + ".share=0");
        }
        const auto snapshot = test::snapshotOf(typed);
        QVERIFY(snapshot.isComplete());
        const auto row = slotPlan(*snapshot.evaluation, *snapshot.scenario, Theme::day()).rows.back();
        QCOMPARE(row.name, QStringLiteral("WAN"));
        if (steps == 0) {
            QVERIFY(row.bars.empty());
            QCOMPARE(row.notes.front(), QStringLiteral("none: one site trains"));
            return;
        }
        const bool strict = settings.contains(QStringLiteral("conventions.mode=corrected"));
        const QRegularExpression sum(
            QStringLiteral("^([\\d.]+) = ([\\d.]+) \\+ (\\d+) × ([\\d.]+) (ms|s) (RTT|one way)( on average)?$"));
        const auto found = sum.match(row.notes.at(1));
        QVERIFY2(found.hasMatch(), qPrintable(row.notes.at(1)));
        QCOMPARE(found.captured(6), strict ? QStringLiteral("one way") : QStringLiteral("RTT"));
        QCOMPARE(found.captured(3).toInt(), steps);
        const auto number = [&](int at) { return found.captured(at).toDouble(); };
        const auto halfDigit = [&](int at) { // what rounding hides
            const auto digits = found.captured(at).section(QLatin1Char('.'), 1).size();
            return 0.5 * std::pow(10.0, -static_cast<double>(digits)) + 1e-9;
        };
        QVERIFY2(std::abs(number(1) - number(2) - steps * number(4)) <=
                     halfDigit(1) + halfDigit(2) + steps * halfDigit(4),
                 qPrintable(row.notes.at(1)));
        const double unit = found.captured(5) == QLatin1String("ms") ? 1e-3 : 1;
        QVERIFY(std::abs(number(1) * unit - snapshot.evaluation->step.wan.si()) <= halfDigit(1) * unit);
    }

    /// A narrow part is named, too: where it has no room, above the bar.
    void narrowPartsAreNamed_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QStringList>("names");
        for (const auto &size : {QSize(452, 330), QSize(640, 400), QSize(1200, 700)}) {
            QTest::addRow("llama %d", size.width())
                << "llama3-405b-16k" << size << QStringList{"compute", "bubble", "stragglers"};
            QTest::addRow("deepseek %d", size.width())
                << "deepseek-v3-2k" << size << QStringList{"compute", "bubble", "stragglers"};
        }
    }

    void narrowPartsAreNamed()
    {
        QFETCH(QString, example);
        QFETCH(QSize, size);
        QFETCH(QStringList, names);
        Snapshot s;
        s.scenario = s.completeScenario = std::make_shared<const Scenario>(test::example(example.toStdString()));
        s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(test::facts())(*s.scenario));
        for (const double moment : {0.0, 0.36}) { // near the end the cursor's own time may take their room
            QBuffer written;
            written.open(QIODevice::WriteOnly);
            QSvgGenerator svg;
            svg.setOutputDevice(&written);
            svg.setSize(size);
            QPainter p(&svg);
            paintStepTime(p, size, s, Theme::day(), {.moment = moment});
            p.end();
            for (const auto &name : names)
                QVERIFY2(written.data().contains(name.toUtf8()), qPrintable(name + QString::number(moment)));
        }
    }

    void hiddenAndExposedAreExplained_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<std::string>("anchor");
        for (const auto &size : {QSize(440, 270), QSize(452, 330), QSize(340, 330), QSize(640, 400)}) {
            for (const std::string anchor : {"1", "1.25"})
                QTest::addRow("%d, %s", size.width(), anchor.c_str()) << size << anchor;
        }
    }

    /// However long the heading is: what hatched and solid bars are is said, in words or by samples with their names.
    void hiddenAndExposedAreExplained()
    {
        QFETCH(QSize, size);
        QFETCH(std::string, anchor);
        Snapshot s;
        s.scenario = s.completeScenario =
            std::make_shared<const Scenario>(test::example("llama3-405b-16k", {"software.anchor=" + anchor}));
        s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(test::facts())(*s.scenario));
        QBuffer written;
        written.open(QIODevice::WriteOnly);
        QSvgGenerator svg;
        svg.setOutputDevice(&written);
        svg.setSize(size);
        QPainter p(&svg);
        paintStepTime(p, size, s, Theme::day(), {});
        p.end();
        const auto text = QString::fromUtf8(written.data());
        QVERIFY(text.contains(QLatin1String("micro-batch")));
        const bool words = text.contains(QLatin1String("hatched = hidden, solid = exposed"));
        QVERIFY(words || (text.contains(QLatin1String(">hidden<")) && text.contains(QLatin1String(">exposed<"))));
    }

    /// Every text is over its leader, in the room, and over no other, whatever is wished for.
    void ownAnchorStretchesAllParts_data()
    {
        QTest::addColumn<double>("anchor");
        for (const double anchor : {0.2, 0.5, 0.9, 1.0, 1.5, 5.0})
            QTest::addRow("%g", anchor) << anchor;
    }

    /// What is drawn adds up to the step whatever the anchor, which stretches everything alike: shares stay what they
    /// are.
    void ownAnchorStretchesAllParts()
    {
        QFETCH(double, anchor);
        const auto seconds = [](const Evaluation &e, StepKind kind) {
            double sum = 0;
            for (const auto &part : stepParts(drawnStep(e), false))
                sum += part.kind == kind ? part.seconds : 0;
            return sum;
        };
        for (const std::string name : {"llama3-405b-16k", "deepseek-v3-2k", "gb200-nvl72-campus"}) {
            const auto plain = test::evaluated(name);
            Snapshot s;
            s.scenario = s.completeScenario =
                std::make_shared<const Scenario>(test::example(name, {"software.anchor=" + std::to_string(anchor)}));
            s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(test::facts())(*s.scenario));
            const auto &e = *s.evaluation;
            const double total = e.step.total.si();
            QVERIFY(std::abs(total / (anchor * plain.step.total.si()) - 1) < 1e-9);
            double sum = 0;
            for (const auto &part : stepParts(drawnStep(e), false))
                sum += part.seconds;
            QVERIFY2(std::abs(sum / total - 1) < 1e-9, qPrintable(QString::number(sum / total)));
            for (const auto kind : {StepKind::Compute, StepKind::Bubble, StepKind::Optimizer, StepKind::Waiting,
                                    StepKind::Tp, StepKind::Ep, StepKind::Pp, StepKind::Tail}) {
                QVERIFY(std::abs(seconds(e, kind) - anchor * seconds(plain, kind)) < 1e-9 * total);
            }
            const auto step = drawnStep(e);
            QVERIFY(std::abs(step.exposed / step.total / test::figure(e, "step.exposed_share") - 1) < 1e-9);
            QVERIFY(std::abs(step.compute / step.total / test::figure(e, "step.compute_share") - 1) < 1e-9);

            QImage image(640, 400, QImage::Format_RGB32);
            QPainter p(&image);
            bool told = false;
            for (const auto &mark : paintStepTime(p, image.size(), s, Theme::day(), {}))
                told = told || (mark.figureId == "step.error" && mark.text.contains(QLatin1String("own anchor")));
            QCOMPARE(told, anchor != 1);
        }
    }

    /// Where a scenario leaves what was measured, the error of what was is told all the same: 7.5 % of large dense
    /// runs.
    void theErrorIsToldBeyondWhatWasMeasured()
    {
        Snapshot s;
        s.scenario = s.completeScenario = std::make_shared<const Scenario>(test::example("gb200-nvl72-campus"));
        s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(test::facts())(*s.scenario));
        QVERIFY(s.evaluation->prediction && !s.evaluation->prediction->beyond.empty());
        const auto error = QString::number(100 * s.evaluation->prediction->band.error, 'f', 1) + QStringLiteral(" %");
        for (const int width : {452, 640, 1200}) {
            QImage image(width, 400, QImage::Format_RGB32);
            QPainter p(&image);
            int told = 0;
            for (const auto &mark : paintStepTime(p, image.size(), s, Theme::day(), {}))
                told += mark.text.startsWith(QLatin1String("Error of such predictions: beyond")) &&
                    mark.text.contains(error);
            QVERIFY2(told == 1, qPrintable(QString::number(width)));
        }
    }

    /// A bar that is longer than its scale has two gaps of 2 px; others have none.
    void longExchangesAreTorn()
    {
        for (const bool torn : {true, false}) {
            Snapshot s;
            s.scenario = s.completeScenario = std::make_shared<const Scenario>(
                torn ? test::example("llama3-405b-16k") : test::example("gb200-nvl72-campus", {"parallelism.zero=1"}));
            s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(test::facts())(*s.scenario));
            QImage image(640, 400, QImage::Format_RGB32);
            const auto theme = Theme::day();
            image.fill(theme.figure);
            QPainter p(&image);
            QRectF bar;
            for (const auto &mark : paintStepTime(p, image.size(), s, theme, {})) {
                if (!mark.text.startsWith(QLatin1String("Gradients and weights of the whole step")))
                    continue;
                QVERIFY(bar.isEmpty()); // one
                bar = mark.area;
                QCOMPARE(mark.text.contains(QLatin1String("torn")), torn);
            }
            p.end();
            QVERIFY(!bar.isEmpty());
            int gaps = 0, run = 0;
            const int y = int(bar.center().y());
            for (int x = int(bar.left() + 0.87 * bar.width()) - 40; x < int(bar.right()) - 1; ++x) { // its solid end
                if (x < int(bar.left() + 0.6 * bar.width()) || image.pixelColor(x, y) == theme.dpExternal) {
                    run = 0;
                    continue;
                }
                gaps += ++run == 1;
                QVERIFY(!torn || run <= 4);
            }
            if (torn)
                QCOMPARE(gaps, 2);
        }
    }

    void leadersDoNotCollide()
    {
        QRandomGenerator random(7);
        const LineSpan room{10, 450};
        int placed = 0, wished = 0;
        for (int turn = 0; turn < 300; ++turn) {
            std::vector<LeaderWish> wishes;
            double at = room.left + 5 + random.bounded(300.0);
            for (int i = 0; i < 1 + turn % 4 && at < room.right - 5; ++i) {
                wishes.push_back({at, {40 + random.bounded(60.0), 20 + random.bounded(20.0)}});
                at += 3 + random.bounded(60.0);
            }
            const double cursor = 10 + random.bounded(380.0);
            const std::vector<LineSpan> taken{{cursor, cursor + 60}};
            const auto places = arrangeLeaders(wishes, room, taken);
            QCOMPARE(places.size(), wishes.size());
            auto spans = taken;
            for (std::size_t i = 0; i < places.size(); ++i) {
                ++wished;
                if (!places[i])
                    continue;
                ++placed;
                const auto &span = places[i]->span;
                QVERIFY(qAbs(span.width() - wishes[i].widths[places[i]->text]) < 1e-9);
                QVERIFY(span.left >= room.left && span.right <= room.right);
                QVERIFY(span.left <= wishes[i].at + 2.01 && wishes[i].at - 2.01 <= span.right);
                for (const auto &other : spans)
                    QVERIFY(span.right < other.left || other.right < span.left);
                spans.push_back(span);
            }
        }
        QVERIFY2(placed > 0.5 * wished, qPrintable(QStringLiteral("%1 of %2").arg(placed).arg(wished)));
        QVERIFY(arrangeLeaders({{200, {30}}}, room, {{150, 250}}).front() == std::nullopt);
    }

    /// Two neighbours at the end of the bar are both named, with their values.
    void neighboursShareTheLine()
    {
        const auto places = arrangeLeaders({{300, {70, 40}}, {312, {85, 60}}}, {10, 450}, {{150, 210}});
        QVERIFY(places[0] && places[1]);
        QVERIFY(places[1]->text == 0 && places[0]->span.right < places[1]->span.left);
    }
};

QTEST_MAIN(TestStepTime)
#include "tst_step_time.moc"
