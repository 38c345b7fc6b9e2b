// SPDX-License-Identifier: GPL-3.0-or-later
// The opened rack shows the groups that are in it: replicas of one stage, context-parallel ranks of a stage that
// outgrows its rack, or stages in a row. Every stage of every replica is somewhere, whole, once.
#include "tests/model/example.h"
#include "tests/views/shown.h"
#include "views/figures/canvases.h"
#include "views/figures/layout_frame.h"

#include <QApplication>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <map>

using namespace gigasite;

namespace {

/// The campus with as many stages as outgrow a rack of nine.
Snapshot snapshotOf(const std::string &name, const std::vector<std::string> &settings)
{
    std::vector<std::string> all;
    if (name == "gb200-nvl72-campus")
        all = {"parallelism.pp=60", "parallelism.vpp=1", "parallelism.zero=1", "parallelism.micro_batches=512"};
    all.insert(all.end(), settings.begin(), settings.end());
    return test::snapshotOf(all, name);
}

constexpr QSize size(700, 420);

QStringList said(const Snapshot &s, const LayoutOptions &options, QSize at = size)
{
    QImage image(at, QImage::Format_RGB32);
    QPainter p(&image);
    QStringList texts;
    for (const auto &mark : paintLayout(p, at, s, Theme::day(), options))
        texts << mark.text;
    return texts;
}

} // namespace

class TestLayoutGroups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Where sites stand is not drawn, so a drag over the map paints no layout; what is taken for the same is the same,
    /// pixel for pixel.
    void placesAreNotDrawn()
    {
        const auto pictureOf = [](const Snapshot &s) {
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter p(&image);
            paintLayout(p, size, s, Theme::day(), {});
            return image;
        };
        const auto was = snapshotOf("nextgen-100t", {});
        const auto picture = pictureOf(was);
        const auto near = snapshotOf("nextgen-100t", {"site.2.lat=33.6", "site.2.lon=-111.9"});
        QVERIFY(figureValue(*near.evaluation, "wan.rtt_s").value != figureValue(*was.evaluation, "wan.rtt_s").value);
        QVERIFY(isSameLayout(was, near));
        QVERIFY(pictureOf(near) == picture);
        for (const char *other : {"site.2.name=Tucson", "model.layers=200", "wan.rtt_s=9", "hardware.racks=20000"}) {
            const auto next = snapshotOf("nextgen-100t", {other});
            QVERIFY2(!isSameLayout(was, next), other);
        }
        LayoutCanvas canvas;
        canvas.resize(size);
        canvas.setSnapshot(was);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        canvas.grab();
        const int paints = canvas.paintCount();
        canvas.setSnapshot(near);
        QTest::qWait(20);
        QCOMPARE(canvas.paintCount(), paints);
        canvas.setSnapshot(snapshotOf("nextgen-100t", {"model.layers=200"}));
        QTRY_COMPARE(canvas.paintCount(), paints + 1);
    }

    void holdsWhatItShould_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<int>("holds");
        QTest::addColumn<QString>("summary");
        const auto consecutive = QStringLiteral("parallelism.placement=consecutive_layers");
        QTest::newRow("paper") << "nextgen-100t" << QStringList() << int(RackHolds::Replicas) << "7 replicas × TP 10";
        QTest::newRow("replicas") << "gb200-nvl72-campus" << QStringList() << int(RackHolds::Replicas)
                                  << "9 replicas × TP 8";
        QTest::newRow("context") << "gb200-nvl72-campus" << QStringList{"parallelism.cp=2"} << int(RackHolds::Replicas)
                                 << "4 replicas × TP 8 × CP 2";
        QTest::newRow("part") << "llama3-405b-16k" << QStringList{"parallelism.cp=2", "parallelism.dp=64"}
                              << int(RackHolds::PartOfStage) << "CP rank 2 of 2 × TP 8";
        QTest::newRow("in a row") << "gb200-nvl72-campus" << QStringList{consecutive} << int(RackHolds::Stages)
                                  << "1 replica, stages 28 to 36 × TP 8";
        QTest::newRow("whole pipelines") << "gb200-nvl72-campus" << QStringList{consecutive, "parallelism.pp=4"}
                                         << int(RackHolds::Stages) << "2 replicas, stages 1 to 4 × TP 8";
        QTest::newRow("in a row, context") << "gb200-nvl72-campus" << QStringList{consecutive, "parallelism.cp=2"}
                                           << int(RackHolds::Stages) << "1 replica, stages 29 to 32 × TP 8 × CP 2";
    }

    void holdsWhatItShould()
    {
        QFETCH(QString, example);
        QFETCH(QStringList, settings);
        QFETCH(int, holds);
        QFETCH(QString, summary);
        std::vector<std::string> all;
        for (const auto &setting : settings)
            all.push_back(setting.toStdString());
        const auto s = snapshotOf(example.toStdString(), all);
        QVERIFY(s.evaluation->has(Stage::Step));
        const auto &layout = s.evaluation->layout;
        const auto f = layoutFrame(size, s, {});
        QVERIFY(f);
        const auto &g = f->groups;
        QCOMPARE(int(g.holds), holds);
        QCOMPARE(g.summaryOf(f->stage, g.holds == RackHolds::PartOfStage ? 1 : f->rack), summary);

        // GPUs of one row of racks that belong to each stage: whole replicas of it
        std::map<std::int64_t, std::int64_t> gpus;
        const auto rows = g.racksPerStage; // that one replica takes
        for (std::int64_t row = 0; row < rows; ++row) {
            for (std::int64_t stage = 0; stage < g.stages; stage += g.stagesPerRack) {
                const auto count = g.groupsAt(stage, row);
                QVERIFY(count * g.groupSize <= s.evaluation->rack.gpus);
                for (std::int64_t group = 0; group < count; ++group)
                    gpus[stage + (g.holds == RackHolds::Stages ? group % g.stagesAt(stage) : 0)] += g.groupSize;
            }
        }
        QCOMPARE(std::int64_t(gpus.size()), layout.pp);
        for (const auto &[stage, count] : gpus)
            QCOMPARE(count, g.replicasPerRack * layout.tp * layout.cp);
        // rows hold all replicas, and no row is empty
        const auto held = g.rows / g.racksPerStage * g.replicasPerRack;
        QVERIFY(held >= layout.replicas && (g.rows / g.racksPerStage - 1) * g.replicasPerRack <= layout.replicas);
    }

    void wordsNameTheGroups()
    {
        const auto inRow = snapshotOf("gb200-nvl72-campus", {"parallelism.placement=consecutive_layers"});
        const auto rack = said(inRow, {.stage = 29, .rackOfStage = 4});
        QVERIFY(rack.contains(QStringLiteral("Stage 28: GPUs 1 to 8, tensor parallel over 8")));
        QVERIFY(rack.contains(QStringLiteral("Stage 36: GPUs 65 to 72, tensor parallel over 8")));
        QVERIFY(rack.contains(QStringLiteral("Selected rack: stages 28 to 36, row 5")));
        QVERIFY(rack.filter(QStringLiteral("Replica R")).isEmpty());
        // the last rack of a pipeline has what is left over: 60 = 6 · 9 + 6
        const auto last = said(inRow, {.stage = 59, .rackOfStage = 4});
        QVERIFY(last.contains(QStringLiteral("Stage 60: GPUs 41 to 48, tensor parallel over 8")));
        QVERIFY(last.contains(QStringLiteral("Spare GPUs of the rack: 24")));
        const auto closest = said(inRow, {.stage = 29, .rackOfStage = 4, .level = LayoutLevel::Replica});
        QVERIFY(!closest.filter(QStringLiteral("GPU 17 · shard 1 of stage 30: holds")).isEmpty());

        const auto context = said(snapshotOf("gb200-nvl72-campus", {"parallelism.cp=2"}), {});
        QVERIFY(context.contains(
            QStringLiteral("Replica R1: GPUs 1 to 16, tensor parallel over 8, context parallel over 2")));
        QVERIFY(context.contains(QStringLiteral("Spare GPUs of the rack: 8")));
        const auto part =
            said(snapshotOf("llama3-405b-16k", {"parallelism.cp=2", "parallelism.dp=64"}), {.rackOfStage = 1});
        QVERIFY(part.contains(QStringLiteral("CP rank 2: GPUs 1 to 8, tensor parallel over 8")));
    }

    void expertsAreInTheRacks_data()
    {
        QTest::addColumn<QStringList>("settings");
        const auto consecutive = QStringLiteral("parallelism.placement=consecutive_layers");
        QTest::newRow("racks of 8") << QStringList();
        QTest::newRow("context") << QStringList{"parallelism.cp=2", "parallelism.dp=64"};
        QTest::newRow("part of a stage") << QStringList{"parallelism.tp=8", "parallelism.cp=2", "parallelism.dp=8"};
        QTest::newRow("in a row") << QStringList{consecutive};
        QTest::newRow("larger racks") << QStringList{"hardware.rack=gb200-nvl72"};
        QTest::newRow("small groups") << QStringList{"parallelism.tp=8", "parallelism.dp=16", "parallelism.ep=4"};
    }

    // Ranks count tensor parallel first, then context, then replicas; 64 of them in a row hand each other tokens. So
    // every GPU of a stage is in one group, every group has as many, and the racks it is in are those it claims.
    void expertsAreInTheRacks()
    {
        QFETCH(QStringList, settings);
        std::vector<std::string> all;
        for (const auto &setting : settings)
            all.push_back(setting.toStdString());
        const auto s = snapshotOf("deepseek-v3-2k", all);
        QVERIFY(s.evaluation->has(Stage::Step));
        const auto f = layoutFrame(size, s, {});
        QVERIFY(f && f->experts.areThere());
        const auto &layout = s.evaluation->layout;
        const auto ep = std::int64_t(s.scenario->parallelism.ep);
        const auto ranks = layout.tp * layout.cp * layout.replicas;
        QCOMPARE(f->experts.count(), ranks / ep);
        for (const std::int64_t stage : {std::int64_t{0}, layout.pp - 1}) {
            std::map<std::int64_t, std::int64_t> gpus;
            std::map<std::int64_t, QSet<std::int64_t>> rows;
            std::int64_t last = 0;
            for (std::int64_t row = 0; row < f->racks; ++row) {
                for (std::int64_t gpu = 0; gpu < s.evaluation->rack.gpus; ++gpu) {
                    const auto group = f->experts.groupOf(gpu, stage, row);
                    if (group < 0 || f->experts.stageOf(gpu, stage) != stage)
                        continue;
                    QVERIFY(group == last || group == last + 1); // in a row
                    last = group;
                    ++gpus[group];
                    rows[group] << row;
                }
            }
            QCOMPARE(std::int64_t(gpus.size()), ranks / ep);
            for (const auto &[group, count] : gpus) {
                const auto span = f->experts.spanOf(group);
                QCOMPARE(count, ep);
                QCOMPARE(span.gpus, ep);
                QCOMPARE(span.racks, std::int64_t(rows[group].size()));
                QVERIFY(rows[group].contains(std::int64_t(span.top + 1e-9)) &&
                        rows[group].contains(std::int64_t(span.bottom - 1e-9)));
            }
        }
    }

    void expertsAreNamed()
    {
        const auto s = snapshotOf("deepseek-v3-2k", {});
        const auto rack = said(s, {});
        QVERIFY(rack.contains(QStringLiteral("Expert group E2 of 2: 64 GPUs over 8 racks")));
        QVERIFY(rack.contains(QStringLiteral("Expert group E1 of 2: 64 GPUs over 8 racks, 8 of them in this rack")));
        QVERIFY(rack.contains(QStringLiteral("Replica R4: GPU 4; exchanges tokens in E1")));
        QVERIFY(rack.contains(QStringLiteral("In the rack: 8 replicas × TP 1, EP 64 over 8 racks")));
        const auto below = said(s, {.stage = 3, .rackOfStage = 8});
        QVERIFY(below.contains(QStringLiteral("Replica R1: GPU 1; exchanges tokens in E2")));
        const auto closest = said(s, {.level = LayoutLevel::Replica});
        QVERIFY(!closest.filter(QStringLiteral("GPU 3 · shard 1 · E1 of replica R3")).isEmpty());
        for (const char *without : {"gb200-nvl72-campus", "nextgen-100t"})
            QVERIFY(said(snapshotOf(without, {}), {}).filter(QStringLiteral("xpert")).isEmpty());
    }

    // The pointer on one GPU, or on a rack of the grid, lights all of its group: in the grid as far down as it goes.
    void pointedAtTheWholeGroupIsLit()
    {
        const auto s = snapshotOf("deepseek-v3-2k", {});
        const auto f = layoutFrame(size, s, {});
        QVERIFY(f);
        const QPointF rack(f->x(11) + f->columnWidth() / 2, f->y(12) + f->rowHeight() / 2);
        QVERIFY((expertGroupAt(rack, size, s) == ExpertGroupAt{11, 1}));
        const auto inRack = expertGroupAt(f->gpus.center() - QPointF(20, 40), size, s);
        QVERIFY((inRack == ExpertGroupAt{int(f->stage), 0}));
        QVERIFY((expertGroupAt(f->memory.center(), size, s) == ExpertGroupAt{}));
        QVERIFY((expertGroupAt(rack, size, snapshotOf("gb200-nvl72-campus", {})) == ExpertGroupAt{}));

        const auto picture = [&](const ExpertGroupAt &lit) {
            QImage image(size, QImage::Format_RGB32);
            QPainter p(&image);
            paintLayout(p, size, s, Theme::day(), {.experts = lit});
            return image;
        };
        const auto plain = picture({}), lit = picture({11, 1});
        const int x = int(f->x(11) + f->columnWidth() / 2);
        const auto differs = [&](double from, double to) {
            for (int y = int(from); y < int(to); ++y) {
                for (int dx = -int(f->columnWidth()); dx <= int(f->columnWidth()) / 2; ++dx) {
                    if (plain.pixel(x + dx, y) != lit.pixel(x + dx, y))
                        return true;
                }
            }
            return false;
        };
        QVERIFY(!differs(f->grid.top(), f->y(8) - 3)); // racks of the other group
        for (int row = 8; row < 16; ++row)
            QVERIFY2(differs(f->y(row) + 1, f->y(row + 1) - 1), qPrintable(QString::number(row)));

        LayoutCanvas canvas;
        canvas.resize(size);
        canvas.setSnapshot(s);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        const auto before = canvas.grab().toImage();
        QTest::mouseMove(&canvas, rack.toPoint());
        QTRY_VERIFY(canvas.grab().toImage() != before);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&canvas, &leave);
        QCOMPARE(canvas.grab().toImage(), before);
    }

    // A stage clicked in the rack is the stage chosen in the grid; the trail says so.
    void stagesOfTheRackAreThoseOfTheGrid()
    {
        LayoutCanvas canvas;
        const auto s = snapshotOf("gb200-nvl72-campus", {"parallelism.placement=consecutive_layers"});
        canvas.resize(size);
        canvas.setSnapshot(s);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        canvas.setLevel(LayoutLevel::Replica);
        const auto chosen = [&] { return canvas.trail().last().first; };
        QCOMPARE(chosen(), QStringLiteral("stage 30"));
        QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(chosen(), QStringLiteral("stage 31"));
        for (int i = 0; i < 12; ++i)
            QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(chosen(), QStringLiteral("stage 36")); // the rack's last
        QCOMPARE(canvas.trail()[1].first, QStringLiteral("stage 36"));
    }

    // What the list of problems only warns of is no error in the picture.
    void overfullMemoryHasTheSeverityOfItsProblem_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<bool>("refused");
        QTest::newRow("printed") << "printed" << false;
        QTest::newRow("corrected") << "corrected" << true;
    }

    void overfullMemoryHasTheSeverityOfItsProblem()
    {
        QFETCH(QString, mode);
        QFETCH(bool, refused);
        const auto s = test::snapshotOf({"conventions.mode=" + mode.toStdString(), "conventions.step_time=ideal"},
                                        "rail-only-opt175b");
        const auto &problems = s.evaluation->problems;
        const auto memory = std::find_if(problems.begin(), problems.end(),
                                         [](const Problem &p) { return p.path == "memory.per_gpu_bytes"; });
        if (memory == problems.end() && refused)
            QSKIP("fits there");
        QVERIFY(memory != problems.end());
        QCOMPARE(memory->severity == Severity::Error, refused);
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter p(&image);
        p.setRenderHint(QPainter::Antialiasing);
        const auto theme = Theme::day();
        const auto marks = paintLayout(p, size, s, theme, {});
        p.end();
        const auto total = std::find_if(marks.begin(), marks.end(), [](const Mark &m) {
            return m.text.startsWith(QStringLiteral("Memory of the"));
        });
        QVERIFY(total != marks.end());
        int errors = 0, warnings = 0;
        const auto area = total->area.toAlignedRect() & image.rect();
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x) {
                errors += image.pixelColor(x, y) == theme.error ? 1 : 0;
                warnings += image.pixelColor(x, y) == theme.warning ? 1 : 0;
            }
        }
        QVERIFY2((errors > 5) == refused, qPrintable(QString::number(errors)));
        QVERIFY2((warnings > 5) == !refused, qPrintable(QString::number(warnings)));
    }

    // The memory bar is that of the rack in sight: its parts add up to what its stage holds on all its GPUs.
    void memoryIsThatOfTheRack_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("setting");
        QTest::newRow("one stage") << "llama3-405b-16k" << QString();
        QTest::newRow("whole pipelines") << "gb200-nvl72-campus" << "parallelism.placement=consecutive_layers";
        QTest::newRow("experts") << "deepseek-v3-2k" << QString();
    }

    void memoryIsThatOfTheRack()
    {
        QFETCH(QString, example);
        QFETCH(QString, setting);
        const auto s = setting.isEmpty() ? snapshotOf(example.toStdString(), {})
                                         : snapshotOf(example.toStdString(), {setting.toStdString()});
        const auto &e = *s.evaluation;
        QVERIFY(e.prediction);
        const auto stages = measured::stageMemories(e.prediction->run, e.prediction->bytes);
        QSet<double> seen;
        for (int stage = 0; stage < int(e.layout.pp); ++stage) {
            const auto f = layoutFrame(size, s, {.stage = stage});
            QVERIFY(f);
            double held = 0;
            for (auto each = f->rackStage(); each < f->pastRackStage(); ++each)
                held +=
                    double(f->groups.replicasPerRack * e.layout.tp * e.layout.cp) * stages[std::size_t(each)].total();
            QVERIFY(std::abs(rackMemory(*f).si() / held - 1) < 1e-9);
            seen << std::round(rackMemory(*f).si());
            // said as drawn
            double told = 0;
            for (const auto &text : said(s, {.stage = stage, .memory = true}).filter(QStringLiteral(" in the rack"))) {
                const auto value =
                    text.mid(text.lastIndexOf(QStringLiteral(": ")) + 2).section(QLatin1String(" in the"), 0, 0);
                told += *parseQuantity(value.toStdString(), Unit::Byte);
            }
            QVERIFY2(std::abs(told / held - 1) < 1e-3, qPrintable(QString::number(told / held)));
        }
        QVERIFY(seen.size() > 1);
    }

    // By keyboard: another stage, another memory.
    void keysLeadToTheMemoryOfOtherStages()
    {
        LayoutCanvas canvas;
        canvas.resize(size);
        canvas.setSnapshot(snapshotOf("llama3-405b-16k", {"parallelism.vpp=1"})); // stage r holds 16 - r micro-batches
        canvas.setMemoryShown(true);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        const auto activations = [&] {
            for (const auto &mark : canvas.marksNow()) {
                if (mark.text.startsWith(QLatin1String("Activations: ")))
                    return mark.text;
            }
            return QString();
        };
        const auto middle = activations();
        QVERIFY(!middle.isEmpty());
        for (int i = 0; i < 16; ++i)
            QTest::keyClick(&canvas, Qt::Key_Left);
        const auto first = activations();
        QVERIFY(first != middle);
        for (int i = 0; i < 16; ++i)
            QTest::keyClick(&canvas, Qt::Key_Right);
        QVERIFY(activations() != first && activations() != middle);
    }
};

QTEST_MAIN(TestLayoutGroups)
#include "tst_layout_groups.moc"
