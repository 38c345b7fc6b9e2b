// SPDX-License-Identifier: GPL-3.0-or-later
// What is not on screen paints nothing and computes nothing, and is up to date when it comes back.
#include "slider.h"

#include "tests/views/shown.h"
#include "views/charts/scrolled_page.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>

#include <array>

using namespace gigasite;

namespace {

/// Most that a colour of a pixel differs by, of 255; 255 for other sizes.
int farthest(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return 255;
    int most = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const auto p = a.pixel(x, y), q = b.pixel(x, y);
            most = std::max(
                {most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
        }
    }
    return most;
}

/// Everything a set of line charts shows.
QList<QPointF> pointsOf(const QList<const LineChart *> &charts)
{
    QList<QPointF> points;
    for (const auto *chart : charts) {
        for (const auto &line : chart->lines())
            points += line.points;
    }
    return points;
}

/// Counts the paint events of a widget and of all that is in it.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget &root)
    {
        root.installEventFilter(this);
        for (auto *widget : root.findChildren<QWidget *>())
            widget->installEventFilter(this);
    }
    int count() const { return count_; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        count_ += event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }

private:
    int count_ = 0;
};

} // namespace

class TestHiddenViews : public QObject {
    Q_OBJECT

    WindowFixture w_;

    void set(const char *key, std::int64_t value)
    {
        w_.set(key, value);
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }

    std::array<int, 4> paints() const
    {
        std::array<int, 4> all{};
        for (int i = 0; i < 4; ++i)
            all[std::size_t(i)] = w_->pane(i).canvas().paintCount();
        return all;
    }

    void open(const char *example)
    {
        QVERIFY(w_->openFile(QString::fromLatin1(example)));
        QApplication::processEvents();
    }

private Q_SLOTS:
    void init() { w_.open(); }
    void cleanup() { w_.close(); }

    /// One figure maximised: it follows a drag, the three others rest, and are new when they return.
    void onlyTheMaximisedFigurePaints()
    {
        const auto &row = *w_->parameters().model().row(w_->parameters().model().indexOf("hardware.rack_power_w"));
        for (int shown = 0; shown < 4; ++shown) {
            Q_EMIT w_->pane(shown).maximiseRequested();
            QApplication::processEvents();
            const auto before = paints();
            const SliderPath path(*w_, row);
            path.drag(path.position() < 0.5 ? 0.8 : 0.2);
            QApplication::processEvents();
            const auto after = paints();
            for (int i = 0; i < 4; ++i)
                QVERIFY2((after[std::size_t(i)] > before[std::size_t(i)]) == (i == shown),
                         qPrintable(QString::number(i)));
            Q_EMIT w_->pane(shown).maximiseRequested(); // and back
            QTRY_VERIFY(w_->pane((shown + 1) % 4).canvas().isVisible());
            for (int i = 0; i < 4; ++i) {
                auto &canvas = w_->pane(i).canvas();
                QTRY_VERIFY(canvas.paintCount() > (i == shown ? before : after)[std::size_t(i)]);
                QTRY_COMPARE(test::said(canvas.marks()),
                             test::said(canvas.marksNow())); // more of a run may come meanwhile
            }
        }
    }

    /// Tensor parallelism moves nothing on the map: it rests, and is what it would be if it were painted again.
    void theMapRestsWhileNothingOnItMoves()
    {
        auto &map = w_->pane(0).canvas();
        const auto &rows = w_->parameters().model();
        const auto before = paints();
        const auto picture = map.grab().toImage();
        const int grabbed = map.paintCount();
        const SliderPath path(*w_, *rows.row(rows.indexOf("parallelism.tp")));
        path.drag(path.position() < 0.5 ? 0.8 : 0.2);
        QApplication::processEvents();
        QCOMPARE(map.paintCount(), grabbed);
        QVERIFY(paints()[1] > before[1] && paints()[3] > before[3]);
        QVERIFY(farthest(map.grab().toImage(), picture) <= 1);
        struct Case {
            const char *key;
            Value value;
        };
        for (const auto &[key, value] : {Case{"site.2.lat", 35.0},
                                         {"site.1.share", 0.6},
                                         {"grid.curtailment", 0.01},
                                         {"wan.route_factor", 1.7},
                                         {"wan.rtt_s", 0.03},
                                         {"hardware.rack_power_w", 140e3},
                                         {"sites.count", std::int64_t(3)},
                                         {"grid.definition", std::string("flex")}}) {
            const int painted = map.paintCount();
            w_->document().edit({{{key, value}}, {}, 0});
            QApplication::sendPostedEvents();
            QApplication::processEvents();
            QVERIFY2(map.paintCount() > painted, key);
        }
    }

    /// Figures painted by a second thread are on screen as they paint themselves, once the simulation is through: while
    /// it goes on, two pictures are not of the same moment. The painter's rounding depends on where a picture lies in
    /// memory.
    void figuresOnScreenAreTheirPictures()
    {
        w_.open(QStringLiteral("llama3-405b-16k"));
        const auto &row = *w_->parameters().model().row(w_->parameters().model().indexOf("hardware.rack_power_w"));
        const auto isAsPainted = [this](FigureCanvas &canvas) {
            const auto window = w_->screen()->grabWindow(w_->winId()).toImage().convertToFormat(QImage::Format_RGB32);
            const auto alone = canvas.grab().toImage().convertToFormat(QImage::Format_RGB32);
            return farthest(window.copy(QRect(canvas.mapTo(w_.get(), QPoint()), canvas.size())), alone) <= 1;
        };
        for (const double to : {0.3, 0.5, 0.7}) {
            const auto before = paints();
            SliderPath(*w_, row).drag(to);
            QApplication::sendPostedEvents();
            QApplication::processEvents();
            for (int i = 0; i < 4; ++i) {
                auto &canvas = w_->pane(i).canvas();
                QVERIFY(canvas.paintCount() > before[std::size_t(i)]);
                QTRY_VERIFY_WITH_TIMEOUT(isAsPainted(canvas), 20000);
                QCOMPARE(canvas.marks().size(), canvas.marksNow().size());
            }
        }
    }

    /// The table of a figure behind a maximised one is not filled until it is seen.
    void tableOfAHiddenFigureRests()
    {
        auto &steps = w_->pane(3);
        steps.setTableShown(true);
        const auto &table = *steps.table().model();
        const auto found = table.match(table.index(0, 0), Qt::DisplayRole, QStringLiteral("Step time"));
        QVERIFY(!found.isEmpty());
        const auto step = [&] { return table.index(found.front().row(), 1).data().toString(); };
        const auto before = step();
        QVERIFY2(std::abs(before.toDouble() - 199.2) < 0.06, qPrintable(before)); // s
        Q_EMIT w_->pane(0).maximiseRequested();
        QSignalSpy changed(steps.table().model(), &QAbstractItemModel::dataChanged);
        QSignalSpy reset(steps.table().model(), &QAbstractItemModel::modelReset);
        set("model.layers", 112);
        QCOMPARE(changed.count() + reset.count(), 0);
        Q_EMIT w_->pane(0).maximiseRequested();
        QTRY_VERIFY(step() != before);
        QVERIFY(steps.table().isVisible());
    }

    /// Charts behind another tab keep what they had; each follows once it is in front.
    void tabsBehindRest_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("tab");
        QTest::addColumn<QString>("other");
        QTest::newRow("scaling laws") << "nextgen-100t" << "Scaling" << "Problems";
        QTest::newRow("network") << "gb200-nvl72-campus" << "Network" << "Scaling";
        QTest::newRow("domains") << "rail-only-gpt3" << "Domains" << "Network";
    }

    void tabsBehindRest()
    {
        QFETCH(QString, example);
        QFETCH(QString, tab);
        QFETCH(QString, other);
        QVERIFY(w_->openFile(example));
        QList<const LineChart *> charts;
        if (tab == QLatin1String("Scaling"))
            charts << w_->findChild<ScalingChart *>();
        else if (tab == QLatin1String("Network"))
            charts << &w_->findChild<NetworkChart *>()->completions();
        else
            for (const auto *chart : w_->findChild<RailChart *>()->findChildren<LineChart *>())
                charts << chart;
        const bool simulated = tab == QLatin1String("Network"); // the others do not wait for the exact simulation
        w_->showTab(tab);
        QTRY_VERIFY_WITH_TIMEOUT((!simulated || w_->isSettled()) && !pointsOf(charts).isEmpty(), 60000);
        w_->showTab(other);
        QTRY_VERIFY(!charts.front()->isVisible());
        const auto before = pointsOf(charts);
        const auto racks = w_->document().scenario()->hardware.racks;
        set("hardware.racks", racks * 2);
        set("parallelism.micro_batches", 64);
        set("model.hidden", w_->document().scenario()->model.hidden * 2);
        QTRY_VERIFY_WITH_TIMEOUT(!simulated || w_->isSettled(), 60000);
        QVERIFY(pointsOf(charts) == before);
        w_->showTab(tab);
        QTRY_VERIFY(charts.front()->isVisible());
        QVERIFY(pointsOf(charts) != before);
    }

    /// Why? folded away writes nothing; unfolded it is about the scenario of now.
    void whyRestsWhileClosed()
    {
        w_->why().show(QStringLiteral("step.time_s"));
        auto *dock = qobject_cast<QDockWidget *>(w_->whySide().parentWidget()->parentWidget());
        QVERIFY(dock);
        const auto before = w_->why().toHtml();
        const QLatin1String headline("Step time\n199.2 s"); // the history tells older values, too
        QVERIFY(w_->why().toPlainText().contains(headline));
        dock->hide();
        QSignalSpy written(w_->why().document(), &QTextDocument::contentsChanged);
        set("model.layers", 112);
        QCOMPARE(written.count(), 0);
        QCOMPARE(w_->why().toHtml(), before);
        dock->show();
        QTRY_VERIFY(w_->why().toHtml() != before);
        QVERIFY(!w_->why().toPlainText().contains(headline));
    }

    void papersRestAtFirst()
    {
        MainWindow fresh(builtInFacts());
        QVERIFY(fresh.openFile(QStringLiteral("nextgen-100t")));
        QSignalSpy asked(&fresh.papers(), &PapersPage::rowsRequested);
        fresh.show();
        QVERIFY(QTest::qWaitForWindowExposed(&fresh));
        QApplication::processEvents();
        QTest::qWait(300);
        QCOMPARE(asked.count(), 0);
        QVERIFY(!fresh.papers().isVisible());
    }

    /// The papers' 220 numbers are computed when their page is first seen, and once.
    void papersAreComputedOnDemandOnce()
    {
        QSignalSpy asked(&w_->papers(), &PapersPage::rowsRequested);
        for (const char *tab : {"Scaling", "Network", "Domains", "Best sites", "Validation", "Back-test", "Problems"}) {
            w_->showTab(QLatin1String(tab));
            set("model.layers", w_->document().scenario()->model.layers == 112 ? 224 : 112);
        }
        QCOMPARE(asked.count(), 0);
        QCOMPARE(w_->papers().papers().rowCount(), 0);
        w_->showTab(QStringLiteral("Papers"));
        QTRY_VERIFY_WITH_TIMEOUT(w_->papers().papers().rowCount() > 200, 60000);
        QSignalSpy reset(&w_->papers().papers(), &QAbstractItemModel::modelReset);
        w_->showTab(QStringLiteral("Problems"));
        set("model.layers", 160);
        w_->showTab(QStringLiteral("Papers"));
        QApplication::processEvents();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(reset.count(), 0);
    }

    /// Measured runs are predicted when their page is first seen, once; behind another tab nothing of it is painted.
    void runsArePredictedOnDemandOnce()
    {
        auto &page = w_->validation();
        QSignalSpy asked(&page, &ValidationPage::resultRequested);
        set("model.layers", 112);
        QCOMPARE(asked.count(), 0);
        QVERIFY(!page.chart().picture().validation);
        QCOMPARE(page.chart().paintCount(), 0);
        w_->showTab(QStringLiteral("Validation"));
        QTRY_VERIFY_WITH_TIMEOUT(page.chart().picture().validation && page.chart().paintCount() > 0, 60000);
        w_->showTab(QStringLiteral("Problems"));
        QTRY_VERIFY(!page.chart().isVisible());
        const int paints = page.chart().paintCount();
        set("model.layers", 224);
        QApplication::processEvents();
        QCOMPARE(page.chart().paintCount(), paints);
        w_->showTab(QStringLiteral("Validation"));
        QTRY_VERIFY(page.chart().isVisible());
        QCOMPARE(asked.count(), 1);
    }

    /// No tab moves the figures: what needs more height than the bottom has is scrolled. Only a hand moves the line.
    void tabsLeaveTheFiguresAlone()
    {
        const auto heights = [this] {
            QApplication::sendPostedEvents();
            QApplication::processEvents();
            return std::array{w_->pane(0).height(), w_->pane(1).height(), w_->pane(2).height(), w_->pane(3).height()};
        };
        const auto before = heights();
        const char *const tabs[] = {"Validation", "Scaling", "Network", "Domains", "Best sites",
                                    "Back-test",  "Papers",  "Jobs",    "Problems"};
        for (const char *tab : tabs) {
            w_->showTab(QString::fromLatin1(tab));
            QVERIFY2(heights() == before, tab);
        }
        w_->showTab(QStringLiteral("Validation"));
        auto *whole = w_->findChild<QDockWidget *>(QStringLiteral("Validation"))->findChild<ScrolledPage *>();
        QVERIFY(whole && whole->isVisible());
        QTRY_COMPARE(whole->verticalScrollBar()->maximum(), 0); // plot and tables as low as the bottom is
        QTRY_VERIFY_WITH_TIMEOUT(w_->validation().chart().picture().validation, 60000);
        w_->validation().chart().grab();
        int seen = 0;
        for (const auto &mark : w_->validation().chart().marks())
            seen += mark.text.startsWith(QLatin1String("Run ")) && !mark.area.isEmpty();
        QCOMPARE(seen, int(w_->validation().chart().picture().validation->rows.size()));
        w_->showTab(QStringLiteral("Back-test"));
        auto *scrolled = w_->findChild<QDockWidget *>(QStringLiteral("Back-test"))->findChild<ScrolledPage *>();
        QVERIFY(scrolled && scrolled->isVisible());
        QTRY_COMPARE(scrolled->verticalScrollBar()->maximum(), 0); // a site and why it is refused
        ScrolledPage low(new QWidget);
        low.resize(200, 100);
        low.show();
        QTRY_VERIFY(low.verticalScrollBar()->maximum() > 0);
        w_->showTab(QStringLiteral("Validation"));
        QTest::qWait(20);
        w_->resizeDocks({w_->findChild<QDockWidget *>(QStringLiteral("Validation"))}, {300}, Qt::Vertical);
        const auto pulled = heights();
        QVERIFY(pulled != before);
        w_->showTab(QStringLiteral("Problems"));
        QVERIFY(heights() == pulled);
    }

    /// The height that a hand gave the bottom stays while the window is narrow, and until the next start.
    void bottomKeepsItsHeight()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        const auto heightOf = [](MainWindow &w) {
            QApplication::sendPostedEvents();
            QApplication::processEvents();
            return w.findChild<QDockWidget *>(QStringLiteral("Problems"))->height();
        };
        const auto open = [&](MainWindow &w) {
            QVERIFY(w.openFile(QStringLiteral("llama3-405b-16k")));
            w.show();
            QVERIFY(QTest::qWaitForWindowExposed(&w));
        };
        int pulled = 0;
        {
            MainWindow w(builtInFacts(), &settings);
            w.resize(1600, 1000);
            open(w);
            const int before = heightOf(w);
            w.resizeDocks({w.findChild<QDockWidget *>(QStringLiteral("Problems"))}, {before + 90}, Qt::Vertical);
            pulled = heightOf(w);
            QVERIFY(pulled > before + 40);
            w.showTab(QStringLiteral("Validation")); // large and back
            QTRY_VERIFY(w.validation().isVisible());
            Q_EMIT w.validation().pane().maximiseRequested();
            QTRY_VERIFY(!w.pane(0).isVisible());
            Q_EMIT w.validation().pane().maximiseRequested();
            QTRY_VERIFY(w.pane(0).isVisible());
            w.showTab(QStringLiteral("Problems"));
            QTRY_COMPARE(heightOf(w), pulled);
            w.resize(1280, 1000);
            QTRY_VERIFY(w.isNarrow());
            w.resize(1600, 1000);
            QTRY_VERIFY(!w.isNarrow());
            QCOMPARE(heightOf(w), pulled);
            w.close();
        }
        MainWindow again(builtInFacts(), &settings);
        open(again);
        QCOMPARE(heightOf(again), pulled);
    }

    /// At its first height every list of the bottom shows four rows.
    void bottomShowsFourRows()
    {
        w_.resize({1600, 1000});
        for (const auto &[tab, table] :
             {std::pair{"Papers", &w_->papers().table()},
              std::pair{"Problems", static_cast<QTableView *>(w_->findChild<ProblemPanel *>())}}) {
            w_->showTab(QString::fromLatin1(tab));
            QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled() && table->isVisible() && table->model()->rowCount() > 0, 60000);
            QTRY_VERIFY2(table->viewport()->height() >= 4 * 20, tab);
            QCOMPARE(table->verticalHeader()->defaultSectionSize(), 20);
        }
    }

    /// Nobody searches for places until their page is seen, nor again behind another tab; once it is back it asks what
    /// the scenario of now puts.
    void placesAreSearchedOnDemand()
    {
        auto &page = w_->bestSites();
        QSignalSpy asked(&page, &BestSitesPage::answerRequested);
        QSignalSpy filled(page.table().model(), &QAbstractItemModel::modelReset);
        set("hardware.racks", 20000);
        QCOMPARE(asked.count(), 0);
        QCOMPARE(page.table().model()->rowCount(), 0);
        w_->showTab(QStringLiteral("Best sites"));
        QTRY_VERIFY_WITH_TIMEOUT(page.table().model()->rowCount() > 0, 60000);
        QCOMPARE(asked.count(), 1);
        w_->showTab(QStringLiteral("Problems"));
        QTRY_VERIFY(!page.isVisible());
        PaintWatch painted(page);
        const auto fillings = filled.count();
        set("hardware.racks", 10000);
        set("model.layers", 112); // not of what it asks
        QTest::qWait(300);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(filled.count(), fillings);
        QCOMPARE(painted.count(), 0);
        w_->showTab(QStringLiteral("Best sites"));
        QTRY_COMPARE_WITH_TIMEOUT(filled.count(), fillings + 1, 60000);
        QCOMPARE(asked.count(), 2);
        QVERIFY(asked.last().front().value<SitesQuery>().demand < asked.front().front().value<SitesQuery>().demand);
        QVERIFY(painted.count() > 0); // it sees what it is to see
    }

    /// Real sites are tested when their page is first seen, and again for another rule; behind another tab nothing of
    /// it is computed or painted.
    void rulesAreTestedOnDemand()
    {
        auto &page = w_->backTest();
        auto &map = page.pane().canvas();
        w_.set("grid.curtailment", 0.01);
        QCOMPARE(page.model().rowCount(), 0);
        QCOMPARE(map.paintCount(), 0);
        w_->showTab(QStringLiteral("Back-test"));
        QTRY_VERIFY(page.model().rowCount() == 30 && map.paintCount() > 0);
        w_->showTab(QStringLiteral("Problems"));
        QTRY_VERIFY(!page.isVisible());
        QSignalSpy tested(&page.model(), &QAbstractItemModel::modelReset);
        PaintWatch painted(page);
        const int paints = map.paintCount();
        w_.set("grid.curtailment", 0.0025);
        set("hardware.racks", 20000);
        QTest::qWait(100);
        QCOMPARE(tested.count(), 0);
        QCOMPARE(painted.count(), 0);
        QCOMPARE(map.paintCount(), paints);
        w_->showTab(QStringLiteral("Back-test"));
        QTRY_VERIFY(map.paintCount() > paints);
        QCOMPARE(tested.count(), 1);
        QVERIFY(page.model().rule().curtailment == 0.0025);
        set("hardware.racks", 10000); // no rule asks for it
        QApplication::processEvents();
        QCOMPARE(tested.count(), 1);
    }

    /// T, F11 and Esc are the page's while it has the focus, and it takes the figures' room.
    void validationIsAFigureLikeOthers()
    {
        open("llama3-405b-16k");
        auto &page = w_->validation();
        w_->showTab(QStringLiteral("Validation"));
        QTRY_VERIFY_WITH_TIMEOUT(page.chart().picture().validation, 60000);
        QVERIFY(page.chart().picture().own); // a scenario of real hardware stands among the runs
        QTRY_VERIFY(page.chart().isVisible());
        page.chart().setFocus();
        QTest::keyClick(&page.chart(), Qt::Key_T);
        QVERIFY(page.pane().isTableShown() && !w_->pane(0).isTableShown());
        QTest::keyClick(&page.pane().table(), Qt::Key_T);
        QVERIFY(!page.pane().isTableShown());
        const int before = page.height(), figures = w_->pane(0).height();
        QTest::keyClick(&page.chart(), Qt::Key_F11);
        QTRY_VERIFY(page.height() > before * 3 / 2);
        QVERIFY(!w_->pane(0).isVisible());
        QTest::keyClick(&page.chart(), Qt::Key_Escape);
        QTRY_VERIFY(w_->pane(0).isVisible());
        QTRY_COMPARE(page.height(), before);
        QCOMPARE(w_->pane(0).height(), figures);
        QTest::keyClick(&page.chart(), Qt::Key_F11);
        w_->showTab(QStringLiteral("Problems"));
        QTRY_VERIFY(w_->pane(0).isVisible());
    }

    /// The comparison with packets simulates for seconds: only for who looks at it.
    void packetsAreSimulatedOnDemand()
    {
        open("rail-only-gpt3");
        auto *network = w_->findChild<NetworkChart *>();
        w_->showTab(QStringLiteral("Network"));
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        QCOMPARE(network->packets().predicted(), std::size_t(0));
        w_->showTab(QStringLiteral("Problems"));
        network->setView(NetworkChart::View::AgainstPackets);
        QTest::qWait(300);
        QCOMPARE(network->packets().predicted(), std::size_t(0)); // chosen, but behind another tab
        w_->showTab(QStringLiteral("Network"));
        QTRY_VERIFY_WITH_TIMEOUT(network->packets().predicted() > 0, 60000);
    }

    /// An edit is evaluated once, whatever is on screen.
    void oneEvaluationAnEdit()
    {
        open("rail-only-gpt3");
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        for (const char *tab :
             {"Problems", "Scaling", "Network", "Domains", "Best sites", "Validation", "Back-test", "Papers", "Jobs"}) {
            w_->showTab(QLatin1String(tab));
            QApplication::processEvents();
            const auto revision = w_->service().snapshot().revision;
            QSignalSpy changed(&w_->service(), &EvaluationService::snapshotChanged);
            set("model.layers", w_->document().scenario()->model.layers + 1);
            QCOMPARE(w_->service().snapshot().revision, revision + 1);
            QCOMPARE(changed.count(), 1);
        }
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    TestHiddenViews test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_hidden_views.moc"
