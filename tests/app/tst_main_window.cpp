// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a person uses it: sliders, typed values, undo, sites on the map, files.
#include "slider.h"

#include "app/command_palette.h"
#include "app/import_dialog.h"
#include "views/figures/power_map.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QClipboard>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QStatusBar>
#include <QTemporaryDir>

using namespace gigasite;

class TestMainWindow : public QObject {
    Q_OBJECT

    WindowFixture w_;

    void drag(const char *key, double to) const
    {
        SliderPath(*w_, *w_->parameters().model().row(w_.row(key))).drag(to);
    }

private Q_SLOTS:
    void init() { w_.open(); }
    void cleanup() { w_.close(); }

    void modelsKeepTheirPromises()
    {
        QAbstractItemModelTester parameters(&w_->parameters().model(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        ProblemModel problems;
        QAbstractItemModelTester tester(&problems, QAbstractItemModelTester::FailureReportingMode::QtTest);
        problems.setProblems(w_->service().snapshot().evaluation->problems);
        w_->document().edit({{{"sites.count", std::int64_t(5)}}, {}, 0});
        w_->document().undoStack().undo();
    }

    /// Every sentence of the problem list is on screen as a whole, in a narrow window and in a wide one.
    void problemsAreReadToTheEnd()
    {
        auto *panel = w_->findChild<ProblemPanel *>();
        for (const int width : {1280, 1900}) {
            w_->resize(width, 900);
            QTRY_COMPARE(w_->width(), width);
            w_->showTab(QStringLiteral("Problems"));
            QApplication::processEvents();
            QVERIFY(panel->model()->rowCount() > 2);
            int wrapped = 0;
            for (int row = 0; row < panel->model()->rowCount(); ++row) {
                const auto index = panel->model()->index(row, ProblemModel::What);
                const auto face = index.data(Qt::FontRole).value<QFont>();
                const double room = panel->columnWidth(ProblemModel::What) - 50; // icon, margins, a word at the end
                const double lines = std::floor(QFontMetricsF(face).horizontalAdvance(index.data().toString()) / room);
                QVERIFY2(panel->rowHeight(row) >= 20 + 15 * (lines - 1), qPrintable(index.data().toString()));
                wrapped += panel->rowHeight(row) > 20;
            }
            QVERIFY(wrapped < panel->model()->rowCount()); // short ones stay short
            QVERIFY(width > 1280 || wrapped > 0);
        }
    }

    /// A ribbon of the topology chosen: its flows have a curve of their own beside those of all; Esc ends that.
    void selectedLinksShowTheirFlows()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        w_->showTab(QStringLiteral("Network"));
        QTRY_VERIFY_WITH_TIMEOUT(w_->service().isSettled(), 60000);
        const auto &curves = w_->findChild<NetworkChart *>()->completions();
        const auto all = curves.lines().size();
        auto &topology = w_->pane(2).canvas();
        QTest::keyClick(&topology, Qt::Key_Up);
        QTest::keyClick(&topology, Qt::Key_Return);
        QCOMPARE(curves.lines().size(), all + 1);
        QCOMPARE(curves.lines().back().colour, &Theme::accent);
        QTest::keyClick(&topology, Qt::Key_Escape);
        QCOMPARE(curves.lines().size(), all);
    }

    /// The pointer on a ribbon: its load and flows in the tooltip, and its flows as a curve in both pictures of them.
    void hoveredLinksShowTheirFlows()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        w_->showTab(QStringLiteral("Network"));
        QTRY_VERIFY_WITH_TIMEOUT(w_->service().isSettled(), 60000);
        const auto &curves = w_->findChild<NetworkChart *>()->completions();
        const auto all = curves.lines().size();
        auto &topology = w_->pane(2).canvas();
        const auto marks = topology.marks();
        const auto plot = std::find_if(marks.begin(), marks.end(), [](const Mark &m) {
            return m.figureId == "flow.p99_fct_s" && m.area.height() > 40;
        });
        QVERIFY(plot != marks.end());
        const auto accents = [&] {
            const auto shot = topology.grab(plot->area.toRect()).toImage().convertToFormat(QImage::Format_RGB32);
            int count = 0;
            for (int y = 0; y < shot.height(); ++y) {
                for (int x = 0; x < shot.width(); ++x)
                    count += shot.pixel(x, y) == Theme::day().accent.rgb();
            }
            return count;
        };
        QCOMPARE(accents(), 0);
        const auto ribbons =
            std::find_if(marks.begin(), marks.end(), [](const Mark &m) { return m.figureId == "fabric.switch_links"; });
        QVERIFY(ribbons != marks.end());
        for (double x = ribbons->area.left(); x < ribbons->area.right() && curves.lines().size() == all; x += 2)
            QTest::mouseMove(&topology, QPointF(x, ribbons->area.center().y()).toPoint());
        QTRY_COMPARE(curves.lines().size(), all + 1);
        QVERIFY(accents() > 20);
        QTest::mouseMove(w_->statusBar(), QPoint(300, 5));
        QTRY_COMPARE(curves.lines().size(), all);
        QCOMPARE(accents(), 0);
    }

    /// From 1920 on the figures have what a wider window brings; panels keep their size.
    void extraWidthGoesToTheFigures()
    {
        w_.resize({1600, 1000});
        const int panel = w_->parameters().width(), why = w_->why().width(), figure = w_->pane(0).width();
        for (const QSize size : {QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)}) {
            w_.resize(size);
            QCOMPARE(w_->parameters().width(), panel);
            QCOMPARE(w_->why().width(), why);
            QVERIFY(qAbs(2 * (w_->pane(0).width() - figure) - (size.width() - 1600)) <= 2);
        }
    }

    /// Below 1400 the parameters give some of their width to the figures.
    void smallWindowsHaveANarrowPanel()
    {
        const auto wide = [this] { return w_->parameters().width(); };
        w_.resize({1280, 800});
        QVERIFY(w_->isNarrow() && qAbs(wide() - 344) <= 2);
        w_.resize({1399, 900});
        QVERIFY(w_->isNarrow() && qAbs(wide() - 344) <= 2);
        w_.resize({1400, 900});
        QVERIFY(!w_->isNarrow() && w_->edgeTab().isVisible() && !w_->why().isVisible());
    }

    /// Why? stands beside the figures once two of them keep 400 px each, the least of use; the panels give theirs
    /// first, as far as they can, and take it back. In larger text all of it is as much more.
    void whyIsDockedWhereFiguresKeepTheirWidth()
    {
        const auto least = [this] { return std::min(w_->pane(0).width(), w_->pane(1).width()); };
        for (const int width : {1400, 1435, 1436, 1500, 1543, 1570, 1600, 1500, 1435, 1600}) {
            w_.resize({width, 900});
            const bool docked = width >= 1436;
            const auto told = QStringLiteral("%1 px in %2").arg(least()).arg(width);
            QCOMPARE(w_->why().isVisible(), docked);
            QCOMPARE(w_->edgeTab().isVisible(), !docked);
            QVERIFY2(least() >= (docked ? 400 : 440), qPrintable(told));
            QVERIFY2(width < 1500 || least() >= 430, qPrintable(told));
            const double gives = docked ? std::clamp((1570 - width) / 54.0, 0.0, 1.0) : 0; // share of what they can
            QVERIFY2(std::abs(w_->parameters().width() - (374 - 30 * gives)) <= 3,
                     qPrintable(QStringLiteral("panel %1 in %2").arg(w_->parameters().width()).arg(width)));
            QVERIFY2(!docked || std::abs(w_->why().width() - (304 - 24 * gives)) <= 3,
                     qPrintable(QStringLiteral("Why? %1 in %2").arg(w_->why().width()).arg(width)));
        }
        w_->setTextSize(110);
        QVERIFY(w_->why().isVisible());
        QVERIFY2(least() >= 440, qPrintable(QString::number(least())));
        w_.resize({1570, 900});
        QVERIFY(!w_->why().isVisible());
        w_->setTextSize(100);
        w_.resize({1430, 900});
        QTest::mouseClick(&w_->edgeTab(), Qt::LeftButton);
        QVERIFY(w_->why().isVisible());
        QTest::keyClick(&w_->why(), Qt::Key_Escape);
        QVERIFY(!w_->why().isVisible());
        QVERIFY(w_->findChild<ProblemPanel *>()->isVisible()); // the bottom is as in a large window
    }

    /// The wheel turns a value only in the row that has the focus; parts of a notch add up; sideways nothing happens.
    void wheelIsOfTheFocusedRow()
    {
        auto &tree = w_->parameters().tree();
        const auto index = w_.row("model.layers");
        tree.scrollTo(index, QAbstractItemView::PositionAtCenter);
        QApplication::processEvents();
        const auto at = SliderPath(*w_, *w_->parameters().model().row(index)).thumb();
        const auto turn = [&](QPoint angle) {
            QWheelEvent event(at, tree.viewport()->mapToGlobal(at), {}, angle, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(tree.viewport(), &event);
        };
        const auto layers = [this] { return w_->document().scenario()->model.layers; };
        tree.setCurrentIndex(w_.row("model.hidden"));
        tree.setFocus();
        turn({0, 120});
        QCOMPARE(layers(), std::int64_t(224)); // another row
        tree.scrollTo(index, QAbstractItemView::PositionAtCenter);
        tree.setCurrentIndex(index);
        w_->strip().setFocus();
        turn({0, 120});
        QCOMPARE(layers(), std::int64_t(224)); // the focus is elsewhere
        tree.scrollTo(index, QAbstractItemView::PositionAtCenter);
        tree.setFocus();
        turn({240, 0});
        QCOMPARE(layers(), std::int64_t(224));
        turn({0, 60});
        QCOMPARE(layers(), std::int64_t(224));
        turn({0, 60});
        QVERIFY(layers() > 224);
        QCOMPARE(w_->document().undoStack().count(), 1);
        turn({0, 120});
        QCOMPARE(w_->document().undoStack().count(), 1); // one turn of the hand
        turn({0, -120});
        turn({0, -120});
        QCOMPARE(layers(), std::int64_t(224));
    }

    /// Two fingers go through the levels as the wheel does.
    void pinchesGoThroughTheLevels()
    {
        const auto *touchpad = QPointingDevice::primaryPointingDevice();
        const auto pinch = [&](QWidget &canvas, Qt::NativeGestureType type, double value) {
            const QPointF at = QRectF(canvas.rect()).center();
            QNativeGestureEvent event(type, touchpad, 2, at, at, canvas.mapToGlobal(at), value, {});
            QApplication::sendEvent(&canvas, &event);
        };
        auto &layout = w_->pane(1).canvas();
        auto &trail = w_->pane(1).trail();
        pinch(layout, Qt::BeginNativeGesture, 0);
        pinch(layout, Qt::ZoomNativeGesture, 0.1);
        QVERIFY(!trail.isVisible());
        pinch(layout, Qt::ZoomNativeGesture, 0.2);
        QVERIFY(trail.isVisible());
        pinch(layout, Qt::EndNativeGesture, 0);
        pinch(layout, Qt::ZoomNativeGesture, -0.3);
        QVERIFY(!trail.isVisible());
        auto &topology = w_->pane(2).canvas();
        QTest::keyClick(&topology, Qt::Key_PageDown);
        QVERIFY(w_->pane(2).trail().isVisible());
        pinch(topology, Qt::ZoomNativeGesture, -0.3);
        QVERIFY(!w_->pane(2).trail().isVisible());
    }

    /// The key for menus opens that of the row that is chosen, wherever the pointer is.
    void menuKeyIsOfTheChosenRow()
    {
        auto &tree = w_->parameters().tree();
        w_.set("model.layers", std::int64_t(112));
        tree.setCurrentIndex(w_.row("model.layers"));
        tree.setFocus();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, tree.viewport()->rect().bottomLeft(), {});
        QApplication::sendEvent(tree.viewport(), &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (auto *action : menu->actions()) {
            if (action->text() == QLatin1String("Copy as --set"))
                action->trigger();
        }
        menu->close();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("--set model.layers=112"));
    }

    /// One undo step; notes beside the window, a refusal changes nothing.
    void importAModel()
    {
        QTemporaryDir dir;
        const auto write = [&](const char *text) {
            QFile file(dir.filePath(QStringLiteral("config.json")));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0 ? file.fileName() : QString();
        };
        const auto name = write(R"({"model_type": "mixtral", "num_hidden_layers": 32, "hidden_size": 4096,
            "intermediate_size": 14336, "num_attention_heads": 32, "num_key_value_heads": 8, "num_local_experts": 8,
            "num_experts_per_tok": 2, "vocab_size": 32000})");
        const auto isVisible = [&](const char *key) {
            return PanelRow(*findParameter(key)).isVisible(*w_->document().scenario());
        };
        QVERIFY(!isVisible("model.experts_per_token"));
        QVERIFY(importModel(w_.get(), w_->document(), name));
        QCOMPARE(w_.figure("model.params"), 46702792704.0);
        QVERIFY(isVisible("model.experts_per_token"));
        QCOMPARE(w_->document().undoStack().count(), 1);
        QVERIFY(w_->document().undoStack().undoText().contains(QLatin1String("config.json")));
        auto *box = w_->findChild<QMessageBox *>();
        QVERIFY(box && box->isVisible() && !box->isModal() && box->text().contains(QLatin1String("12,879,925,248")));
        delete box;
        w_->document().undoStack().undo();
        QCOMPARE(w_.figure("model.params"), 99188736000000.0);

        QVERIFY(!importModel(w_.get(), w_->document(), write(R"({"model_type": "mamba"})")));
        QCOMPARE(w_.figure("model.params"), 99188736000000.0);
        box = w_->findChild<QMessageBox *>();
        QVERIFY(box && box->text().contains(QLatin1String("mamba")));
        delete box;
    }

    /// A number of a paper, clicked, is explained in the example it came from; the way back is one click.
    void papersExplainThemselves()
    {
        QCOMPARE(w_->papers().papers().rowCount(), 0); // hidden it costs nothing
        w_->showTab(QStringLiteral("Papers"));
        QTRY_VERIFY_WITH_TIMEOUT(w_->papers().papers().rowCount() > 200, 20000);
        QVERIFY(w_->isSettled() || !w_->service().isSettled());
        for (const auto &entry : w_->service().snapshot().facts->papers) {
            if (entry.id == "NG.t4.layer.50T")
                Q_EMIT w_->papers().paperSelected(entry);
        }
        QCOMPARE(w_->why().current(), QStringLiteral("model.layer_forward_flop"));
        QVERIFY(w_->why().showsExample());
        QVERIFY2(w_->why().toPlainText().contains(QStringLiteral("13.92 PFLOP")), qPrintable(w_->why().toPlainText()));
        w_->why().show(w_->why().current());
        QVERIFY(!w_->why().showsExample());
        QVERIFY(w_->why().toPlainText().contains(QStringLiteral("29.10 PFLOP")));
        w_->why().back();
        QVERIFY(w_->why().showsExample());
    }

    /// The pointer on a row or a mark lights up the same thing everywhere.
    void hoverLightsUpTheSameThing()
    {
        auto &tree = w_->parameters().tree();
        const auto index = w_->parameters().model().indexOf("parallelism.micro_batches");
        tree.scrollTo(index);
        auto &steps = w_->pane(3).canvas();
        QApplication::processEvents();
        const auto plain = steps.grab().toImage();
        QTest::mouseMove(tree.viewport(), tree.visualRect(index).center());
        QTRY_VERIFY(steps.grab().toImage() != plain); // the slots of a step follow from it
        QVERIFY(w_->parameters().model().isLit(index));
        QTest::mouseMove(w_->statusBar(), QPoint(400, 5));
        QTRY_COMPARE(steps.grab().toImage(), plain);

        const auto bubble = std::find_if(steps.marks().begin(), steps.marks().end(),
                                         [](const Mark &m) { return m.figureId == "step.bubble_share"; });
        QVERIFY(bubble != steps.marks().end());
        auto &layout = w_->pane(1).canvas();
        const auto before = layout.grab().toImage();
        QTest::mouseMove(&steps, bubble->area.center().toPoint());
        QTRY_VERIFY(layout.grab().toImage() != before); // idle stages are the same bubble
        QTest::mouseMove(w_->statusBar(), QPoint(400, 5));
        QTRY_COMPARE(layout.grab().toImage(), before);
    }

    /// Examples as cards with pictures; choosing one opens it.
    void firstPageOffersTheExamples()
    {
        w_->showWelcome();
        auto *page = w_->welcome();
        QVERIFY(page->isVisible());
        QCOMPARE(page->buttons().size(), exampleNames().size());
        QTest::qWait(300);
        const auto shot = page->buttons().front()->grab().toImage();
        QSet<QRgb> colours;
        for (int x = 5; x < CardButton::pictureSize().width(); x += 3)
            for (int y = 5; y < CardButton::pictureSize().height(); y += 3)
                colours.insert(shot.pixel(x, y));
        QVERIFY(colours.size() > 10); // a picture, not an empty field
        page->buttons().at(2)->click(); // after the default and DeepSeek
        QVERIFY(!page->isVisible());
        QCOMPARE(w_->document().displayName(), QStringLiteral("1 GW campus, GB200 NVL72"));
        w_->showWelcome();
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(!page->isVisible());
    }

    /// Each step waits for the real action and goes on by itself.
    void tourWaitsForTheRealThing()
    {
        w_->startTour();
        QVERIFY(w_->tour()->isVisible());
        QCOMPARE(w_->tour()->step(), 0);
        auto &tree = w_->parameters().tree();
        const auto heads = w_->parameters().model().indexOf("model.heads"); // 280 do not divide the hidden size
        QVERIFY(w_->parameters().model().problem(heads) && tree.viewport()->rect().contains(tree.visualRect(heads)));
        const auto warning =
            QRect(tree.viewport()->mapTo(w_.get(), tree.visualRect(heads).topLeft()), tree.visualRect(heads).size());
        QTRY_VERIFY(!w_->tour()->geometry().intersects(warning));
        drag("model.hidden", 0.3);
        QCOMPARE(w_->tour()->step(), 0); // another slider
        const SliderPath path(*w_, *w_->parameters().model().row(w_.row("model.layers")));
        const auto layers = w_->document().scenario()->model.layers;
        QTest::mousePress(tree.viewport(), Qt::LeftButton, {}, path.thumb());
        for (const double to : {0.6, 0.4, 0.3}) {
            QTest::mouseMove(tree.viewport(), path.at(to));
            QApplication::processEvents();
        }
        QVERIFY(w_->document().scenario()->model.layers != layers);
        QCOMPARE(w_->tour()->step(), 0); // the hand still has it
        QTest::mouseRelease(tree.viewport(), Qt::LeftButton, {}, path.at(0.3));
        QTRY_COMPARE(w_->tour()->step(), 1);
        w_->why().show(QStringLiteral("training.time_s"));
        QCOMPARE(w_->tour()->step(), 2);
        w_->document().undoStack().undo(); // already
        QTest::keyClick(w_.get(), Qt::Key_M);
        QCOMPARE(w_->tour()->step(), 3);
        QApplication::processEvents();
        w_->document().undoStack().undo();
        QCOMPARE(w_->tour()->step(), 4);
        QVERIFY(w_->rect().contains(w_->tour()->geometry()));
        w_->why().show(QStringLiteral("step.time_s"));
        QTest::keyClick(w_.get(), Qt::Key_M);
        QCOMPARE(w_->tour()->step(), 4); // something else
        QTest::keyClick(w_.get(), Qt::Key_F8);
        QCOMPARE(w_->tour()->step(), 5);
        QTest::keyClick(w_.get(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(!w_->tour()->isVisible());
        w_->findChild<CommandPalette *>()->close();
        w_->startTour();
        QTest::keyClick(w_->tour(), Qt::Key_Escape);
        QVERIFY(!w_->tour()->isVisible());
    }

    /// 1280 wide: problems in one line with the worst one's fix, Why? at the edge; both unfold.
    void narrowWindowsFold()
    {
        w_->resize(1280, 800);
        QTRY_VERIFY(w_->isNarrow());
        auto &line = w_->problemLine();
        QTRY_VERIFY(line.isVisible() && !line.marks().empty());
        QVERIFY(!w_->findChild<ProblemPanel *>()->isVisible());
        const auto fix =
            std::find_if(line.marks().begin(), line.marks().end(), [](const Mark &m) { return m.figureId == "fix"; });
        QVERIFY(fix != line.marks().end());
        const auto at = fix->area.center().toPoint();
        QTest::mouseClick(&line, Qt::LeftButton, {}, at);
        QCOMPARE(w_->document().undoStack().count(), 0); // offered
        QVERIFY(w_->service().snapshot().preview);
        QTest::mouseClick(&line, Qt::LeftButton, {}, at);
        QCOMPARE(w_->document().undoStack().count(), 1); // the fix was done
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(w_->findChild<ProblemPanel *>()->isVisible());
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(!w_->findChild<ProblemPanel *>()->isVisible());

        QVERIFY(w_->edgeTab().isVisible() && !w_->why().isVisible());
        QTest::mouseClick(&w_->edgeTab(), Qt::LeftButton);
        QVERIFY(w_->why().isVisible());
        QTest::keyClick(&w_->why(), Qt::Key_Escape);
        QVERIFY(!w_->why().isVisible() && !w_->edgeTab().isChecked());
        w_->resize(1600, 1000);
        QTRY_VERIFY(!w_->isNarrow());
        QTRY_VERIFY(w_->why().isVisible());
        QVERIFY(!line.isVisible() && !w_->edgeTab().isVisible());
        QVERIFY(w_->findChild<ProblemPanel *>()->isVisible());
    }

    /// What is wrong is told in the narrow window, too: in a second line where the first has no room.
    void longProblemsAreToldInTheLine()
    {
        w_->resize(1280, 800);
        QTRY_VERIFY(w_->isNarrow());
        auto &line = w_->problemLine();
        QTRY_VERIFY(line.isVisible() && !line.marks().empty());
        const auto rows = [&] { // that anything stands in
            QList<int> tops;
            for (const auto &mark : line.marks()) {
                if (!tops.contains(int(mark.area.top())))
                    tops << int(mark.area.top());
            }
            return tops.size();
        };
        const auto oneLine = [] { return std::max(uiLength(26), QFontMetrics(uiFont(Type::Body)).height() + 8); };
        QCOMPARE(rows(), 1);
        QCOMPARE(line.height(), oneLine());
        w_->setTextSize(200);
        QTRY_VERIFY(rows() == 2 && line.height() > oneLine());
        // all of it is there, once no job stands beside it
        QTRY_VERIFY2_WITH_TIMEOUT(line.toolTip().isEmpty(), qPrintable(line.toolTip()), 60000);
        QVERIFY(line.marks().front().text == line.text() && line.marks().back().figureId == "fix");
        for (const auto &mark : line.marks())
            QVERIFY(QRectF(line.rect()).contains(mark.area));
        w_->setTextSize(100);
        QTRY_COMPARE(line.height(), oneLine());
    }

    /// A figure as a table: the same marks, live; a row explains its figure; what is copied is the table.
    void figuresAreTablesToo()
    {
        for (int i = 0; i < 4; ++i) {
            auto &pane = w_->pane(i);
            pane.canvas().setFocus();
            QTest::keyClick(&pane.canvas(), Qt::Key_T);
            QVERIFY(pane.isTableShown());
            QVERIFY(pane.table().model()->rowCount() > 10);
        }
        auto &steps = w_->pane(3).table();
        const auto value = [&](const QString &what) {
            for (int row = 0; row < steps.model()->rowCount(); ++row)
                if (steps.model()->index(row, 0).data() == what)
                    return steps.model()->index(row, 1).data().toString();
            return QString();
        };
        QVERIFY2(std::abs(value(QStringLiteral("Step time")).toDouble() - 199.2) < 0.06,
                 qPrintable(value(QStringLiteral("Step time"))));
        const int painted = w_->pane(3).canvas().paintCount();
        w_->document().edit({{{"model.layers", std::int64_t(112)}}, {}, 0});
        QVERIFY(value(QStringLiteral("Step time")).toDouble() < 150);
        QCOMPARE(w_->pane(3).canvas().paintCount(), painted); // the picture is out of sight
        w_->pane(3).copy();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Part of the step\tTime (s)\t")));
        QTest::mouseClick(steps.viewport(), Qt::LeftButton, {}, steps.visualRect(steps.model()->index(1, 0)).center());
        QCOMPARE(w_->why().current(), QStringLiteral("step.bubble_share"));
        for (int i = 0; i < 4; ++i)
            w_->pane(i).setTableShown(false);
    }

    /// What a screen reader finds: every widget that takes the focus has a name; every figure is a table of sentences
    /// in their places.
    void screenReadersFindEverything()
    {
        for (auto *widget : w_->findChildren<QWidget *>()) {
            const auto *area = qobject_cast<QAbstractScrollArea *>(widget->parent());
            if (widget->focusPolicy() == Qt::NoFocus || widget->inherits("QTabBar") ||
                widget->inherits("QComboBoxListView") || (area && area->viewport() == widget)) // the area has the name
                continue;
            const auto *interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(
                interface && !interface->text(QAccessible::Name).isEmpty(),
                (widget->metaObject()->className() + std::string(" in ") + widget->parent()->metaObject()->className())
                    .c_str());
        }
        auto *map = QAccessible::queryAccessibleInterface(&w_->pane(0).canvas());
        QCOMPARE(map->role(), QAccessible::Table);
        QVERIFY(map->tableInterface() && map->tableInterface()->rowCount() > 20);
        auto *cell = map->tableInterface()->cellAt(0, 0);
        QVERIFY(cell && cell->text(QAccessible::Name).contains(QLatin1String("GW of flexible headroom")));
        QCOMPARE(map->indexOfChild(cell), 0);
        QCOMPARE(cell->parent(), map);
        const auto at = cell->rect().center();
        QVERIFY(map->childAt(at.x(), at.y()));
        QVERIFY(QRect(w_->pane(0).canvas().mapToGlobal(QPoint()), w_->pane(0).canvas().size()).contains(cell->rect()));
    }

    /// A few letters, Enter: menu entries run, parameters are revealed, figures explained.
    void paletteFindsEverything()
    {
        QVERIFY(fitOf(QStringLiteral("sva"), QStringLiteral("File › Save as…")) >
                fitOf(QStringLiteral("sva"), QStringLiteral("Figure › Something very far")));
        QCOMPARE(fitOf(QStringLiteral("xq"), QStringLiteral("File › Save as…")), -1);
        const auto choose = [&](const char *letters) {
            QTest::keyClick(w_.get(), Qt::Key_K, Qt::ControlModifier);
            auto *palette = w_->findChild<CommandPalette *>();
            QVERIFY(palette && palette->list().model()->rowCount() > 100);
            QTest::keyClicks(&palette->input(), QLatin1String(letters));
            QVERIFY2(palette->list().model()->rowCount() > 0, letters);
            QTest::keyClick(&palette->input(), Qt::Key_Return);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        choose("figure memory per gpu");
        QCOMPARE(w_->why().current(), QStringLiteral("memory.per_gpu_bytes"));
        choose("parameter vocab");
        QCOMPARE(w_->parameters().model().row(w_->parameters().tree().currentIndex())->parameter().key,
                 std::string("model.vocab"));
        choose("gb200 nvl72 campus");
        QVERIFY(w_->document().displayName() != QStringLiteral("100 B$ datacenter, 100T model"));
    }

    void budgetTakesOverTheSizing()
    {
        drag("budget.total_usd", 0.75);
        QCOMPARE(int(w_->document().scenario()->sizing.mode), int(Sizing::Budget));
        QVERIFY(w_.figure("site.racks") != 23200);
        w_->document().undoStack().undo();
        QCOMPARE(w_.figure("site.racks"), 23200.0);
    }

    void oversubscriptionSetsWholePorts()
    {
        drag("network.leaf_down", 0.2); // 32^0.2 = 2 : 1
        const auto &n = w_->document().scenario()->network;
        QCOMPARE(*n.leafDown + *n.leafUp, 256);
        QVERIFY(qAbs(double(*n.leafDown) / double(*n.leafUp) - 2) < 0.1);
        QVERIFY(w_.figure("fabric.switches") > 5600);
    }

    void sharesStayWhole()
    {
        drag("site.1.share", 0.8);
        const auto &sites = w_->document().scenario()->sites;
        QVERIFY(qAbs(sites[0].share + sites[1].share - 1) < 1e-9);
        QVERIFY(qAbs(sites[0].share - 0.8) < 0.02);
    }

    /// Of several others no one is told to give: the sum is marked, and a fix offers to scale them.
    void aTypedShareChangesNoOther()
    {
        w_->document().edit({{{"sites.count", std::int64_t{3}},
                              {"site.1.share", 0.334},
                              {"site.2.share", 0.333},
                              {"site.3.share", 0.333}},
                             {},
                             0});
        const PanelRow row(*findParameter("site.1.share"));
        const auto edit = row.fromTyped(QStringLiteral("60 %"), w_->service().snapshot());
        QVERIFY(edit);
        w_->document().edit(*edit);
        const auto &sites = w_->document().scenario()->sites;
        QCOMPARE(sites[0].share, 0.6);
        QCOMPARE(sites[1].share, 0.333);
        QCOMPARE(sites[2].share, 0.333);
        const auto &problems = w_->service().snapshot().evaluation->problems;
        QVERIFY(std::any_of(problems.begin(), problems.end(),
                            [](const Problem &p) { return p.severity == Severity::Error && !p.fixes.empty(); }));
    }

    void escapeTakesADragBack()
    {
        auto &tree = w_->parameters().tree();
        const auto index = w_->parameters().model().indexOf("model.layers");
        tree.scrollTo(index);
        const auto track = ParameterDelegate(w_->parameters().model()).partsOf(tree.visualRect(index)).slider;
        QTest::mousePress(tree.viewport(), Qt::LeftButton, {}, QPoint(int(track.left()) + 10, int(track.center().y())));
        QVERIFY(w_->document().scenario()->model.layers != 224);
        QTest::keyClick(&tree, Qt::Key_Escape);
        QCOMPARE(w_->document().scenario()->model.layers, 224);
        QVERIFY(!w_->document().undoStack().canRedo());
        QTest::mouseRelease(tree.viewport(), Qt::LeftButton);
    }

    void keyboardMovesAndResets()
    {
        auto &tree = w_->parameters().tree();
        tree.setCurrentIndex(w_->parameters().model().indexOf("power.overhead"));
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Right);
        QVERIFY(w_->document().scenario()->power.overhead > 1.4);
        QTest::keyClick(&tree, Qt::Key_Delete);
        QCOMPARE(w_->document().scenario()->power.overhead, 1.4); // as opened
    }

    /// A key held down, or turns of the wheel, is one step to undo; another row or a pause begins the next.
    void heldKeysAreOneStep()
    {
        auto &tree = w_->parameters().tree();
        auto &stack = w_->document().undoStack();
        const auto layers = [this] { return w_->document().scenario()->model.layers; };
        tree.setCurrentIndex(w_.row("model.layers"));
        tree.setFocus();
        for (int i = 0; i < 12; ++i)
            QTest::keyClick(&tree, Qt::Key_Right);
        const auto held = layers();
        QVERIFY(held > 224);
        QCOMPARE(stack.count(), 1);
        QTest::qWait(Stroke::pauseMs + 100);
        QTest::keyClick(&tree, Qt::Key_Right);
        QCOMPARE(stack.count(), 2);
        tree.setCurrentIndex(w_.row("model.hidden"));
        QTest::keyClick(&tree, Qt::Key_Right);
        QCOMPARE(stack.count(), 3);
        stack.undo();
        stack.undo();
        QCOMPARE(layers(), held);
        stack.undo();
        QCOMPARE(layers(), std::int64_t(224));
    }

    /// Typed text is read with its unit; rubbish changes nothing; out of range is kept and marked.
    void typedValues()
    {
        const PanelRow row(*findParameter("power.available_w"));
        const auto &s = w_->service().snapshot();
        QCOMPARE(*numberOf(row.fromText(QStringLiteral("2900 MW"), s)->changes.front().value), 2.9e9);
        QVERIFY(!row.fromText(QStringLiteral("lots"), s));
        const PanelRow ports(*findParameter("network.leaf_down"));
        QCOMPARE(std::get<std::int64_t>(ports.fromText(QStringLiteral("4:1"), s)->changes[1].value), std::int64_t(51));
        QCOMPARE(std::get<std::int64_t>(ports.fromText(QStringLiteral("200 / 50"), s)->changes[0].value),
                 std::int64_t(200));
        const PanelRow layers(*findParameter("model.layers"));
        w_->document().edit(*layers.fromText(QStringLiteral("5000"), s));
        QCOMPARE(w_->document().scenario()->model.layers, 5000);
        QVERIFY(!w_->service().snapshot().evaluation->feasible());
        QCOMPARE(w_->service().snapshot().complete->model.params, 99188736000000.0); // the old picture stays
    }

    /// More sites are usable at once, and fewer again.
    void siteCountKeepsTheSharesWhole()
    {
        const PanelRow row(*findParameter("sites.count"));
        for (const char *count : {"8", "3", "1", "2"}) {
            w_->document().edit(*row.fromText(QString::fromLatin1(count), w_->service().snapshot()));
            const auto &s = *w_->document().scenario();
            double sum = 0;
            for (int i = 0; i < s.siteCount; ++i)
                sum += s.sites[std::size_t(i)].share;
            QVERIFY(qAbs(sum - 1) < 1e-9);
            QVERIFY(w_->service().snapshot().evaluation->has(Stage::Step));
        }
    }

    void doubleClickReturnsToTheOpenedValue()
    {
        auto &tree = w_->parameters().tree();
        const auto index = w_->parameters().model().indexOf("model.layers");
        tree.scrollTo(index);
        const auto track = ParameterDelegate(w_->parameters().model()).partsOf(tree.visualRect(index)).slider;
        const QPoint at(int(track.left()) + 10, int(track.center().y()));
        QTest::mousePress(tree.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseRelease(tree.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(w_->document().scenario()->model.layers, 224);
    }

    void sitesMoveOnTheMap()
    {
        auto &map = w_->pane(0).canvas();
        const auto before = w_->document().scenario()->sites[1];
        const MapProjection projection(map.size());
        const auto from = projection.toFigure(before.lat, before.lon).toPoint();
        const auto to = projection.toFigure(32.8, -96.8).toPoint(); // Dallas
        QTest::mousePress(&map, Qt::LeftButton, {}, from);
        QTest::mouseMove(&map, (from + to) / 2);
        QTest::mouseMove(&map, to);
        QTest::mouseRelease(&map, Qt::LeftButton, {}, to);
        const auto after = w_->document().scenario()->sites[1];
        QVERIFY(qAbs(after.lat - 32.8) < 0.3 && qAbs(after.lon + 96.8) < 0.3);
        QCOMPARE(w_->service().snapshot().evaluation->power.sites[1].authority, std::string("ERCO"));
        QCOMPARE(w_->document().undoStack().count(), 1);
        QCOMPARE(after.name, std::string("Dallas")); // it is no longer in Phoenix
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Up); // 10 km north
        QVERIFY(qAbs(w_->document().scenario()->sites[1].lat - after.lat - 0.09) < 0.011);
    }

    void projectionInverts()
    {
        const MapProjection projection(QSizeF(460, 330));
        for (double lat = 25; lat < 50; lat += 3) {
            for (double lon = -124; lon < -67; lon += 7) {
                const auto back = projection.toDegrees(projection.toFigure(lat, lon));
                QVERIFY(qAbs(back.x() - lat) < 1e-6 && qAbs(back.y() - lon) < 1e-6);
            }
        }
    }

    void saveAndReopen()
    {
        QTemporaryDir dir;
        const auto file = dir.filePath(QStringLiteral("mine.gigasite.json"));
        w_->document().edit({{{"model.layers", std::int64_t(112)}}, {}, 0});
        QVERIFY(w_->document().isModified());
        QVERIFY(!w_->document().saveAs(file));
        QVERIFY(!w_->document().isModified());
        QVERIFY(w_->openFile(QString::fromUtf8(defaultExample.data())));
        QCOMPARE(w_->document().scenario()->model.layers, 224);
        QVERIFY(w_->openFile(file));
        QCOMPARE(w_->document().scenario()->model.layers, 112);
        QVERIFY(w_->document().saveAs(QStringLiteral("/no/such/folder/x.json")));
        QCOMPARE(w_->document().file(), file);
    }

    /// What a scenario is does not hang on the name of its file.
    void inconsistenciesOfThePaperStayWithTheScenario()
    {
        const auto flags = [this] {
            for (const auto *count : w_->findChildren<CountButton *>()) {
                if (count->text().contains(QLatin1String("inconsistenc")))
                    return count->count();
            }
            return -1;
        };
        QVERIFY(w_->openFile(QString::fromUtf8(defaultExample.data())));
        const int before = flags();
        QVERIFY(before > 0);
        QTemporaryDir dir;
        const auto file = dir.filePath(QStringLiteral("other.gigasite.json"));
        QVERIFY(!w_->document().saveAs(file));
        QVERIFY(w_->openFile(file));
        QCOMPARE(flags(), before);
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus"))); // of no paper
        QCOMPARE(flags(), 0);
    }

    void theMenuSaysWhatUndoTakesBack()
    {
        auto *menu = w_->menuBar()->actions().at(1)->menu();
        auto *undo = menu->actions().front();
        w_->document().edit({{{"model.layers", std::int64_t(112)}}, {}, 0});
        Q_EMIT menu->aboutToShow();
        QVERIFY2(undo->text().endsWith(QLatin1String("Layers to 112")), qPrintable(undo->text()));
        QCOMPARE(undo->iconText(), QStringLiteral("Undo")); // a button keeps its width
        Q_EMIT menu->aboutToHide();
        QVERIFY(!undo->text().contains(QLatin1String("112")));
    }

    void hiddenFiguresDoNoWork()
    {
        auto &hidden = w_->pane(3);
        hidden.hide();
        const int before = hidden.canvas().paintCount();
        drag("model.layers", 0.4);
        QApplication::processEvents();
        QCOMPARE(hidden.canvas().paintCount(), before);
        w_->showTab(QStringLiteral("Problems"));
        QVERIFY(!w_->findChild<NetworkChart *>()->isVisible()); // behind the front tab
        w_->showTab(QStringLiteral("Network"));
        QTRY_VERIFY(w_->findChild<NetworkChart *>()->isVisible());
    }

    void everyFigureDrawsAndSaysWhatItDrew()
    {
        for (int i = 0; i < 4; ++i) {
            auto &canvas = w_->pane(i).canvas();
            QVERIFY(canvas.marks().size() > 3);
            for (const auto &mark : canvas.marks())
                QVERIFY(!mark.text.isEmpty());
            QVERIFY(canvas.toSvg().contains("<svg"));
            QVERIFY(!canvas.toImage(2).isNull());
        }
    }

    /// Sizes and scenarios at the edges draw without trouble.
    void extremes_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::newRow("one rack") << QStringList{"hardware.racks=1",
                                                 "sites.count=1",
                                                 "site.1.share=1",
                                                 "parallelism.pp=1",
                                                 "training.gradient_bytes=0.25",
                                                 "model.layers=2",
                                                 "model.hidden=4096",
                                                 "model.heads=32",
                                                 "parallelism.tp=8",
                                                 "network.endpoints=auto"};
        QTest::newRow("two million racks") << QStringList{"hardware.racks=2000000"};
        QTest::newRow("eight sites") << QStringList{"sites.count=8",    "site.1.share=0.3", "site.2.share=0.1",
                                                    "site.3.share=0.1", "site.4.share=0.1", "site.5.share=0.1",
                                                    "site.6.share=0.1", "site.7.share=0.1", "site.8.share=0.1"};
        QTest::newRow("no layout") << QStringList{"parallelism.tp=100"};
        QTest::newRow("no network") << QStringList{"network.radix=4"};
        QTest::newRow("no power") << QStringList{"hardware.rack=gh200-nvl256-paper", "hardware.precision=bf16"};
        QTest::newRow("9,216 GPUs a rack")
            << QStringList{"hardware.rack=tpu-v7-pod", "hardware.precision=bf16", "hardware.sparsity=false",
                           "hardware.scale_up_bytes_per_s=1e12", "network.radix=512"};
    }

    void extremes()
    {
        QFETCH(QStringList, settings);
        Scenario s = *w_->document().scenario();
        Edit edit;
        for (const auto &setting : settings) {
            const auto parts = setting.split(QLatin1Char('='));
            const auto *p = findParameter(parts[0].toStdString());
            QVERIFY(p);
            edit.changes.push_back({p->key, *parseValue(*p, parts[1].toStdString())});
        }
        w_->document().edit(edit);
        for (const QSize size : {QSize(1600, 1000), QSize(1280, 800), QSize(1024, 640)}) {
            w_->resize(size);
            QApplication::processEvents();
            QVERIFY(!w_->grab().isNull());
        }
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    TestMainWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_main_window.moc"
