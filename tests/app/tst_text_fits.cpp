// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing a person reads is cut: in English, with every text 40 % longer, as other languages need it, and in large
// type.
#include "cuts.h"

#include "app/files.h"
#include "model/scenario/scenario_io.h"

#include <QMenuBar>
#include <QToolBar>

using namespace gigasite;

namespace {

void checkBars(Cuts &cuts, MainWindow &window)
{
    const auto *menus = window.menuBar();
    for (auto *action : menus->actions())
        cuts.add(*menus, action->text(), menus->actionGeometry(action).right(), menus->width());
    for (auto *button : window.findChildren<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"))) {
        if (button->isVisibleTo(&window))
            cuts.add(*button->parentWidget(), QStringLiteral("buttons that do not fit"), 1, 0);
    }
}

/// Two kinds of painted text may be cut, for their tooltips name them as a whole: a parameter's name, and the label of
/// a key figure beside a sign.
QStringList inTooltips(MainWindow &window)
{
    QStringList all;
    const auto &model = window.parameters().model();
    for (const auto &row : model.rows()) {
        if (model.indexOf(row.parameter().key).data(Qt::ToolTipRole).toString().contains(row.label().toHtmlEscaped()))
            all << row.label();
    }
    for (const auto &tile : window.strip().tiles())
        all << tile.label; // the tooltip has the figure's full name
    return all;
}

/// Of all texts while it lives; empty = English.
class Language {
public:
    explicit Language(const QString &name)
    {
        if (name == QLatin1String("longer"))
            QCoreApplication::installTranslator(&longer_);
        else if (!name.isEmpty() && translations_.load(QStringLiteral(":/translations/gigasite_%1.qm").arg(name)))
            QCoreApplication::installTranslator(&translations_);
    }
    ~Language()
    {
        QCoreApplication::removeTranslator(&longer_);
        QCoreApplication::removeTranslator(&translations_);
    }
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

private:
    LongerTexts longer_;
    QTranslator translations_;
};

/// Names of parameters that are not read whole, also of those that are scrolled out of sight.
QStringList shortenedNames(MainWindow &window)
{
    QStringList told;
    ParameterDelegate delegate(window.parameters().model());
    delegate.setCompact(window.isNarrow());
    const QRectF row(0, 0, window.parameters().tree().viewport()->width(), 100);
    for (const auto &of : window.parameters().model().rows()) {
        const double room = delegate.partsOf(row, &of).name.width();
        const auto name = ParameterDelegate::nameIn(of.label(), room);
        for (const auto &line : name.lines) {
            if (textWidth(name.font, line) > room)
                told << QStringLiteral("name in %1 px: %2").arg(room).arg(of.label());
        }
    }
    return told;
}

const char *const bottomTabs[] = {"Problems",   "Scaling laws", "Network", "Domains", "Best sites",
                                  "Validation", "Back-test",    "Papers",  "Jobs"};

} // namespace

class TestTextFits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCheckSeesACut()
    {
        QLabel label(QStringLiteral("a sentence that is longer than its place"));
        label.resize(30, 20);
        Cuts cuts;
        checkLabel(cuts, label);
        QCOMPARE(cuts.all.size(), 1);
        QImage image(40, 20, QImage::Format_RGB32);
        QPainter p(&image);
        int heard = 0;
        listenToElisions([&](const QString &, const QString &) { ++heard; });
        drawLine(p, {0, 0, 30, 20}, label.text());
        drawSentence(p, {0, 0, 30, 20}, label.text());
        drawLine(p, {0, 0, 4000, 20}, label.text());
        listenToElisions({});
        QCOMPARE(heard, 2);
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QString>("language"); ///< "longer": English, 40 % longer
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("most"); ///< of those that may be cut
        const QSize least(1280, 800), usual(1600, 1000);
        const QString english, longer = QStringLiteral("longer"), german = QStringLiteral("de");
        QTest::newRow("English, smallest window") << english << least << 100 << 0;
        QTest::newRow("English") << english << usual << 100 << 0;
        QTest::newRow("40 % longer, smallest window") << longer << least << 100 << 0;
        QTest::newRow("40 % longer") << longer << usual << 100 << 0;
        QTest::newRow("small type") << english << usual << 80 << 0;
        QTest::newRow("large type") << english << usual << 150 << 0;
        QTest::newRow("largest type") << english << usual << 200 << 0;
        QTest::newRow("smallest window, largest type") << english << least << 200 << 0;
        QTest::newRow("German") << german << usual << 100 << 0;
        QTest::newRow("German, large type") << german << usual << 150 << 0;
        QTest::newRow("German, largest type") << german << usual << 200 << 0;
        QTest::newRow("German, smallest window") << german << least << 100 << 0;
        QTest::newRow("German, smallest window, largest type") << german << least << 200 << 0;
    }

    void nothingIsCut()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(int, most);
        const Language texts(language);
        MainWindow w(builtInFacts());
        QVERIFY(w.openFile(QString::fromUtf8(defaultExample.data())));
        w.resize(size);
        w.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w));
        w.setTextSize(percent);
        QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000);
        QCOMPARE(w.size(), size);
        QStringList told;
        for (const char *tab : bottomTabs) {
            w.showTab(QLatin1String(tab));
            QTest::qWait(60);
            QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000); // the papers' numbers are found once they are shown
            QTest::qWait(60);
            int allowed = 0;
            auto cuts = widgetCuts(w);
            checkBars(cuts, w);
            for (const auto &cut : cuts.all + paintedCuts(w, inTooltips(w), &allowed)) {
                const auto line = cut.what + QStringLiteral(": ") + cut.text;
                if (!told.contains(line))
                    told << line;
            }
            if (allowed > most)
                told << QStringLiteral("%1 texts that only tooltips show whole").arg(allowed);
        }
        if (language != QLatin1String("longer")) // its words are longer than words are
            told << shortenedNames(w);
        if (const auto folder = qEnvironmentVariable("GIGASITE_PICTURES"); !folder.isEmpty())
            w.grab().save(folder + QStringLiteral("/fits_%1.png").arg(QLatin1String(QTest::currentDataTag())));
        w.document().undoStack().setClean();
        setTextSize(1);
        QVERIFY2(told.isEmpty(), qPrintable(QLatin1Char('\n') + told.join(QLatin1Char('\n'))));
    }

    void nothingIsCutAtTheStart_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        for (const int width : {1400, 1440, 1520, 1570}) {
            QTest::addRow("English, %d", width) << QString() << width;
            QTest::addRow("German, %d", width) << QStringLiteral("de") << width;
        }
    }

    /// As a window comes up, before anybody has touched it.
    void nothingIsCutAtTheStart()
    {
        QFETCH(QString, language);
        QFETCH(int, width);
        const Language texts(language);
        MainWindow w(builtInFacts());
        QVERIFY(w.openFile(QString::fromUtf8(defaultExample.data())));
        w.resize(width, 900);
        w.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w));
        QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000);
        QTest::qWait(60);
        QCOMPARE(w.width(), width);
        QStringList told;
        auto cuts = widgetCuts(w);
        checkBars(cuts, w);
        for (const auto &cut : cuts.all)
            told << cut.what + QStringLiteral(": ") + cut.text;
        w.document().undoStack().setClean();
        QVERIFY2(told.isEmpty(), qPrintable(QLatin1Char('\n') + told.join(QLatin1Char('\n'))));
    }

    /// Smaller letters need less room: what stands in one line stays there.
    void smallTypeWrapsNoMoreNames()
    {
        MainWindow w(builtInFacts());
        QVERIFY(w.openFile(QString::fromUtf8(defaultExample.data())));
        w.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w));
        const auto wrapped = [&w] {
            QTest::qWait(60);
            QStringList all;
            ParameterDelegate delegate(w.parameters().model());
            delegate.setCompact(w.isNarrow());
            const QRectF row(0, 0, w.parameters().tree().viewport()->width(), 100);
            for (const auto &of : w.parameters().model().rows()) {
                if (ParameterDelegate::nameIn(of.label(), delegate.partsOf(row, &of).name.width()).lines.size() > 1)
                    all << of.label();
            }
            return all;
        };
        const auto usual = wrapped();
        w.setTextSize(80);
        auto small = wrapped();
        for (const auto &name : usual)
            small.removeAll(name);
        setTextSize(1);
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

    /// In large type a small window has no room for it beside the figures.
    void headingOfTheValidationIsWhole()
    {
        MainWindow w(builtInFacts());
        QVERIFY(w.openFile(QString::fromUtf8(defaultExample.data())));
        w.resize(1280, 800);
        w.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w));
        w.setTextSize(200);
        w.showTab(QStringLiteral("Validation"));
        QTest::qWait(60);
        QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000);
        auto *page = w.findChild<ValidationPage *>();
        auto &chart = page->chart();
        QVERIFY(chart.isVisible());
        QCOMPARE(chart.visibleRegion().boundingRect(), chart.rect());
        const auto isWhole = [page, &chart] { // its heading, within all that holds it
            const QRect heading(0, 0, page->width(), chart.mapTo(page, QPoint()).y());
            for (const QWidget *in = page; in; in = in->isWindow() ? nullptr : in->parentWidget()) {
                if (!in->rect().contains(heading.translated(page->mapTo(in, QPoint()))))
                    return false;
            }
            return heading.height() >= uiLength(26);
        };
        QVERIFY(isWhole());
        QVERIFY2(chart.height() > 200, qPrintable(QString::number(chart.height())));
        QTest::keyClick(&w, Qt::Key_Escape); // the figures are back, with all the room
        QTRY_VERIFY(w.pane(0).isVisible());
        QVERIFY(!page->isVisible());
        QTest::keyClick(&w, Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(w.pane(0).canvas().visibleRegion().boundingRect().height() >= 240);
        w.showTab(QStringLiteral("Papers"));
        QTRY_VERIFY(w.papers().isVisible() && !w.pane(0).isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000);
        auto &table = w.papers().table();
        QTRY_VERIFY(table.viewport()->height() >= 4 * table.rowHeight(0));
        QTest::keyClick(&w, Qt::Key_2, Qt::ControlModifier); // asked for, a figure is there
        QTRY_VERIFY(w.pane(1).canvas().isVisible() && w.pane(1).canvas().hasFocus());
        w.showTab(QStringLiteral("Problems"));
        QTRY_VERIFY(!w.pane(0).isVisible());
        w.setTextSize(100); // room for both
        QTRY_VERIFY(w.pane(0).isVisible() && w.findChild<ProblemPanel *>()->isVisible());
        w.document().undoStack().setClean();
        setTextSize(1);
    }

    void levelsOfFigures_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size"); ///< of the figure: in the smallest window, in the usual one, alone
        QTest::addColumn<double>("percent");
        for (const auto *language : {"", "longer", "de"}) {
            for (const auto &size : {QSize(440, 270), QSize(452, 348), QSize(900, 640)}) {
                for (const double percent : {100, 200}) {
                    if (percent > 100 && size.width() < 452)
                        continue; // no window leaves a figure so little
                    QTest::addRow("%s %d %.0f %%", language, size.width(), percent)
                        << QString::fromLatin1(language) << size << percent;
                }
            }
        }
    }

    /// A figure's deeper levels: stages, a rack and a replica of the layout, also as its memory; a tier, a switch of
    /// the network, also with its cost; durations as shares.
    void levelsOfFigures()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, percent);
        const Language texts(language);
        setTextSize(percent / 100);
        QStringList told;
        for (const auto &name : exampleNames()) {
            Snapshot s;
            s.facts = builtInFacts();
            s.scenario = s.completeScenario = std::make_shared<const Scenario>(loadScenario(name)->scenario);
            s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(*s.facts)(*s.scenario));
            if (!s.isComplete())
                continue;
            const auto look = [&](FigureCanvas &canvas, const QString &where) {
                canvas.resize(size);
                canvas.setSnapshot(s);
                for (const auto &cut : paintedCuts(canvas))
                    told << QStringLiteral("%1, %2: %3: %4")
                                .arg(QString::fromStdString(name), where, cut.what, cut.text);
            };
            LayoutCanvas layout;
            for (int level = 0; level < 4; ++level) {
                for (const bool memory : {false, true}) {
                    layout.setLevel(LayoutLevel(level));
                    layout.setMemoryShown(memory);
                    look(layout, QStringLiteral("layout %1").arg(level));
                }
            }
            TopologyCanvas topology;
            for (int level = 0; level < 3; ++level) {
                for (const bool cost : {false, true}) {
                    topology.setSnapshot(s);
                    topology.setLevel(TopologyLevel(level));
                    topology.setCostShown(cost);
                    look(topology, QStringLiteral("topology %1").arg(level));
                }
            }
            StepTimeCanvas step;
            for (const bool shares : {false, true}) {
                step.setInPercent(shares);
                look(step, QStringLiteral("step time"));
            }
            MapCanvas map;
            look(map, QStringLiteral("map"));
        }
        setTextSize(1);
        told.removeDuplicates();
        QVERIFY2(told.isEmpty(), qPrintable(QLatin1Char('\n') + told.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(TestTextFits)
#include "tst_text_fits.moc"
