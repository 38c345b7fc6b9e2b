// SPDX-License-Identifier: GPL-3.0-or-later
// The pipeline of one step: what is drawn adds up to the step, points mean moments and stages, memory is the engine's,
// and the level is reached and left by pointer, wheel and keyboard.
#include "tests/model/example.h"
#include "tests/views/shown.h"
#include "views/figures/canvases.h"
#include "views/figures/pipeline_frame.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace gigasite;

namespace {

Snapshot snapshotNamed(const std::string &name, const std::vector<std::string> &settings = {})
{
    return test::snapshotOf(settings, name);
}

struct Case {
    std::string name;
    std::vector<std::string> settings;
};

const std::vector<Case> &cases()
{
    static const std::vector<Case> all{
        {"nextgen-100t", {}},
        {"nextgen-100t", {"conventions.mode=corrected"}},
        {"llama3-405b-16k", {}}, // four chunks
        {"llama3-405b-16k", {"parallelism.vpp=1"}},
        {"deepseek-v3-2k", {}},
        {"gb200-nvl72-campus", {}},
        {"rail-only-gpt3", {}},
    };
    return all;
}

constexpr QSize pipelineSize(640, 400);

Marks paint(const Snapshot &s, QSize at, const PipelineOptions &options = {}, const Theme &theme = Theme::day())
{
    QImage image(at, QImage::Format_RGB32);
    image.fill(theme.figure);
    QPainter p(&image);
    auto marks = paintPipeline(p, at, s, theme, options);
    p.end();
    return marks;
}

} // namespace

class TestPipeline : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUpToTheStep_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::addRow("%zu %s", i, cases()[i].name.c_str()) << int(i);
    }

    // Busy and idle time of all stages are the step times the stages, counted from the passes themselves.
    void addsUpToTheStep()
    {
        QFETCH(int, index);
        const auto &[name, settings] = cases()[std::size_t(index)];
        const auto s = snapshotNamed(name, settings);
        QVERIFY(s.evaluation->has(Stage::Step));
        const auto &e = *s.evaluation;
        const auto m = s.scenario->parallelism.microBatches;
        const auto clock = stepClock(e, m);
        const double total = e.step.total.si(), near = 1e-9 * total;
        QVERIFY(std::abs(clock.pipeline.end() + clock.exchange + clock.optimizer - total) < near);
        const auto v = e.prediction ? s.scenario->parallelism.vpp : 1;
        double busy = 0, idle = 0;
        std::int64_t passes = 0;
        for (std::int64_t stage = 0; stage < e.layout.pp; ++stage) {
            double free = 0;
            for (const auto &pass : clock.pipeline.passesOf(stage)) {
                QVERIFY(pass.start >= free - near && pass.end <= clock.pipelineEnd + near);
                idle += pass.start - free;
                busy += pass.end - pass.start;
                free = pass.end;
                ++passes;
            }
            idle += total - free;
        }
        QCOMPARE(passes, 2 * m * e.layout.pp * v);
        const auto stages = static_cast<double>(e.layout.pp);
        QVERIFY(std::abs(busy + idle - stages * total) < stages * near);
        // every stage is as long busy as the engine says: computation and what its messages expose
        const auto &t = e.step;
        const double counted = e.prediction
            ? (t.compute + t.exposedTp + t.exposedCp + t.exposedEp + t.exposedPp + t.bubble).si() * total /
                (t.total - t.waiting).si() * (1 - clock.bubbleShare())
            : (t.total - t.tail).si() * (1 - t.bubbleShare);
        QVERIFY2(std::abs(busy / stages / counted - 1) < 1e-6, qPrintable(QString::number(busy / stages / counted)));
    }

    // The layout's activity and the pipeline tell the same of every moment.
    void agreesWithTheLayout()
    {
        for (const auto &[name, settings] : cases()) {
            const auto s = snapshotNamed(name, settings);
            const auto m = s.scenario->parallelism.microBatches;
            const auto clock = stepClock(*s.evaluation, m);
            const auto stage = s.evaluation->layout.pp / 3;
            for (const auto &pass : clock.pipeline.passesOf(stage)) {
                const double moment = (pass.start + pass.end) / 2 / clock.total;
                QCOMPARE(activityOf(*s.evaluation, m, moment, int(stage)),
                         pass.backward ? Activity::Backward : Activity::Forward);
            }
            QCOMPARE(activityOf(*s.evaluation, m, 1, int(stage)), Activity::Idle);
        }
    }

    void pointsMeanMomentsAndStages()
    {
        const auto s = snapshotNamed("llama3-405b-16k");
        const auto f = pipelineFrame(pipelineSize, s);
        QVERIFY(f);
        for (const double moment : {0.0, 0.36, 0.75, 1.0}) {
            for (const std::int64_t stage : {0, 7, 15}) {
                const QPointF at(f->x(moment * f->clock.total), f->y(stage) + f->rowHeight() / 2);
                QVERIFY(std::abs(pipelineMomentAt(at, pipelineSize, s) - moment) < 1e-9);
                QCOMPARE(pipelineStageAt(at - QPointF(moment, 0), pipelineSize, s), stage);
            }
        }
        QVERIFY(pipelineMomentAt({f->plot.left() - 9, f->plot.center().y()}, pipelineSize, s) < 0);
        QVERIFY(pipelineMomentAt({f->plot.center().x(), f->plot.bottom() + 9}, pipelineSize, s) < 0);
        QCOMPARE(pipelineStageAt({f->plot.left() - 9, f->plot.center().y()}, pipelineSize, s), std::int64_t(-1));
    }

    // The key names what is drawn: passes too short to be drawn one by one have an entry of their own, and no more.
    void theKeyNamesWhatIsDrawn()
    {
        const auto has = [](const Marks &marks, const char *words) {
            return std::any_of(marks.begin(), marks.end(),
                               [&](const Mark &mark) { return mark.text.startsWith(QLatin1String(words)); });
        };
        const auto many = snapshotNamed("nextgen-100t"); // 224 micro-batches
        QVERIFY(has(paint(many, pipelineSize), "Forward and backward passes in turn"));
        const auto few = snapshotNamed("llama3-405b-16k", {"parallelism.vpp=1", "parallelism.micro_batches=16"});
        QVERIFY(!has(paint(few, QSize(1200, 600)), "Forward and backward passes in turn"));
        QVERIFY(!has(paint(few, QSize(1200, 600)), "Chunks per stage"));
        QVERIFY(has(paint(snapshotNamed("llama3-405b-16k"), pipelineSize), "Chunks per stage: "));
    }

    // The optimizer is a small part of what comes last: the key tells all of it, and each by itself as the engine has
    // it.
    void theLastPartIsToldAsWhatItIs()
    {
        const auto s = snapshotNamed("llama3-405b-16k");
        const auto &step = s.evaluation->step;
        const auto text = [](double seconds) { return shown(seconds, Unit::Second, 3); };
        const double behind = stepClock(*s.evaluation, s.scenario->parallelism.microBatches).optimizer;
        const auto marks = paint(s, QSize(900, 520));
        const auto at = std::find_if(marks.begin(), marks.end(), [](const Mark &mark) {
            return mark.text.startsWith(QLatin1String("Optimizer and overhead behind the pipeline"));
        });
        QVERIFY(at != marks.end());
        QVERIFY(at->text.contains(text(step.optimizer.si())) && at->text.contains(text(step.overhead.si())) &&
                at->text.contains(text(behind)));
        QVERIFY(at->text.contains(QLatin1String("of stragglers")));
        QVERIFY(std::abs(step.stragglers * (step.optimizer + step.overhead).si() / behind - 1) < 1e-9);
    }

    // What the pointer is on is drawn there: forward, backward and idle pixels have their colours.
    void pixelsAreThePassesTold()
    {
        const auto s = snapshotNamed("llama3-405b-16k", {"parallelism.vpp=1", "parallelism.micro_batches=16"});
        const QSize large(1200, 600);
        const auto theme = Theme::day();
        QImage image(large, QImage::Format_RGB32);
        QPainter p(&image);
        paintPipeline(p, large, s, theme, {.moment = 1});
        p.end();
        const auto f = pipelineFrame(large, s);
        int checked = 0;
        for (const std::int64_t stage : {0, 5, 15}) {
            for (const auto &pass : f->clock.pipeline.passesOf(stage)) {
                if (pass.microBatch > 0 && pass.microBatch % 5 != 0)
                    continue;
                const QPointF at(f->x(pass.start) + 3, f->y(stage) + 3);
                QCOMPARE(image.pixelColor(at.toPoint()).name(),
                         (pass.backward ? theme.backward : theme.forward).name());
                const auto told = passSentence(s, stage, pipelineMomentAt(at, large, s));
                QVERIFY(told.contains(pass.backward ? QStringLiteral("backward") : QStringLiteral("forward")));
                QVERIFY(told.contains(QStringLiteral("micro-batch %1,").arg(pass.microBatch + 1)));
                ++checked;
            }
        }
        QVERIFY(checked > 20);
        const double before = f->clock.pipeline.forwardStart(15, 0) / 2 / f->clock.total;
        QVERIFY(passSentence(s, 15, before).contains(QStringLiteral("idle")));
    }

    void memoryIsTheEngines_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<bool>("evenStages");
        QTest::addRow("llama") << 2 << false; // 126 layers over 16 stages
        QTest::addRow("campus") << 5 << true; // 120 over 60
    }

    void memoryIsTheEngines()
    {
        QFETCH(int, index);
        QFETCH(bool, evenStages);
        const auto s = snapshotNamed(cases()[std::size_t(index)].name);
        const auto &e = *s.evaluation;
        for (const std::size_t most : {std::size_t(64), std::size_t(7), std::size_t(2)}) {
            const auto bars = stageBars(e, most);
            QCOMPARE(bars.size(), std::min(most, std::size_t(e.layout.pp)));
            QCOMPARE(std::count_if(bars.begin(), bars.end(), [](const StageBar &b) { return b.isHeaviest; }), 1);
            QVERIFY(std::is_sorted(bars.begin(), bars.end(),
                                   [](const StageBar &a, const StageBar &b) { return a.stage < b.stage; }));
            double heaviest = 0;
            for (const auto &bar : bars)
                heaviest = std::max(heaviest, bar.memory.total());
            // the closed form counts the fullest stage first: never less, and no more than a layer of it
            const double told = e.memory.perGpu.si();
            QVERIFY(heaviest <= told * (1 + 1e-12));
            QVERIFY(evenStages ? std::abs(heaviest / told - 1) < 1e-12 : heaviest > 0.85 * told);
        }
    }

    void idealStepsHaveNoMemory()
    {
        const auto s = snapshotNamed("nextgen-100t");
        QVERIFY(stageBars(*s.evaluation).empty());
        QVERIFY(pipelineFrame(pipelineSize, s)->memory.isEmpty());
    }

    void marksStayInside_data()
    {
        QTest::addColumn<QSize>("at");
        for (const QSize at : {QSize(260, 180), QSize(380, 200), QSize(452, 330), pipelineSize, QSize(1600, 900)})
            QTest::addRow("%dx%d", at.width(), at.height()) << at;
    }

    void marksStayInside()
    {
        QFETCH(QSize, at);
        for (const auto &[name, settings] : cases()) {
            const auto s = snapshotNamed(name, settings);
            for (const bool percent : {false, true}) {
                const auto marks = paint(s, at, {.inPercent = percent}, Theme::night());
                bool total = false, bubble = false;
                for (const auto &mark : marks) {
                    QVERIFY2(QRectF(QPointF(), QSizeF(at)).adjusted(-1, -1, 1, 1).contains(mark.area),
                             qPrintable(QString::fromStdString(name) + mark.text));
                    total = total || mark.figureId == "step.time_s";
                    bubble = bubble || mark.figureId == "step.bubble_share";
                }
                QVERIFY(total && bubble);
            }
        }
    }

    // Pointer, wheel and keyboard lead in and out; the cursor is the shared one.
    void levelIsReachedAndLeft()
    {
        StepTimeCanvas canvas;
        const auto s = snapshotNamed("llama3-405b-16k");
        canvas.resize(pipelineSize);
        canvas.setSnapshot(s);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QSignalSpy trail(&canvas, &StepTimeCanvas::trailChanged), moments(&canvas, &FigureCanvas::momentChanged);
        QCOMPARE(canvas.trail().size(), 1);
        QTest::mouseDClick(&canvas, Qt::LeftButton, {}, QPoint(320, 300));
        QCOMPARE(canvas.level(), StepLevel::Pipeline);
        QCOMPARE(canvas.trail().size(), 2);
        QTest::keyClick(&canvas, Qt::Key_Escape);
        QCOMPARE(canvas.level(), StepLevel::Step);
        for (const int notch : {1, -1}) {
            QWheelEvent event({300, 200}, canvas.mapToGlobal(QPointF(300, 200)), {}, {0, 120 * notch}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&canvas, &event);
            QCOMPARE(canvas.level(), notch > 0 ? StepLevel::Pipeline : StepLevel::Step);
        }
        QTest::keyClick(&canvas, Qt::Key_PageDown);
        QCOMPARE(canvas.level(), StepLevel::Pipeline);
        QCOMPARE(trail.count(), 5);
        canvas.grab();

        const auto f = pipelineFrame(pipelineSize, s);
        const QPointF at(f->x(0.5 * f->clock.total), f->y(3) + 2);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, at.toPoint());
        QVERIFY(!moments.isEmpty() && std::abs(moments.last()[0].toDouble() - 0.5) < 0.01);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, at.toPoint());
        const auto stageTold = [&] {
            canvas.grab();
            for (const auto &mark : canvas.marks()) {
                if (mark.text.startsWith(QStringLiteral("At the cursor")))
                    return mark.text.section(QLatin1Char(' '), 4, 4).remove(QLatin1Char(',')).toInt();
            }
            return 0;
        };
        canvas.setMoment(0.5);
        QCOMPARE(stageTold(), 4);
        QTest::keyClick(&canvas, Qt::Key_Down);
        QCOMPARE(stageTold(), 5);
        QTest::keyClick(&canvas, Qt::Key_Backspace);
        QCOMPARE(canvas.level(), StepLevel::Step);
    }

    void hiddenItDoesNothing()
    {
        StepTimeCanvas canvas;
        canvas.resize(pipelineSize);
        canvas.setLevel(StepLevel::Pipeline);
        canvas.setSnapshot(snapshotNamed("llama3-405b-16k"));
        canvas.setMoment(0.7);
        QCoreApplication::processEvents();
        QCOMPARE(canvas.paintCount(), 0);
    }

    // Files get the same chart as shapes, in sizes that programs open: passes where they are few, else phases.
    void vectorOutputIsOfShapes()
    {
        for (const auto &[name, settings] : cases()) {
            StepTimeCanvas canvas;
            canvas.resize(pipelineSize);
            canvas.setLevel(StepLevel::Pipeline);
            canvas.setSnapshot(snapshotNamed(name, settings));
            const auto svg = canvas.toSvg();
            QVERIFY(!svg.contains("<image"));
            QVERIFY2(svg.size() < 12'000'000, qPrintable(QString::number(svg.size())));
        }
    }

    // Far from a tight limit: a budget of 2 ms is what figures have; loaded machines take several times as long.
    void large()
    {
        const auto s = snapshotNamed("nextgen-100t", {"parallelism.micro_batches=512"});
        paint(s, pipelineSize);
        QElapsedTimer clock;
        clock.start();
        constexpr int times = 20;
        for (int i = 0; i < times; ++i)
            paint(s, pipelineSize);
        qInfo("%.2f ms", double(clock.nsecsElapsed()) / 1e6 / times);
        QVERIFY(clock.elapsed() < times * 60);
    }
};

QTEST_MAIN(TestPipeline)
#include "tst_pipeline.moc"
