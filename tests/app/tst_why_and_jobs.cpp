// SPDX-License-Identifier: GPL-3.0-or-later
// Why? returns to an undo step and previews a cure; jobs are listed, told in the status bar and cancelled by keyboard;
// what is stale says so.
#include "app/main_window.h"

#include "views/figures/network_notice.h"
#include "views/panels/count_button.h"

#include <QAbstractItemModelTester>
#include <QAbstractTextDocumentLayout>
#include <QElapsedTimer>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTextBlock>

#include <algorithm>

using namespace gigasite;

namespace {

std::shared_ptr<const Facts> sharedFacts()
{
    static const auto all = std::make_shared<const Facts>(*Facts::builtIn());
    return all;
}

QString inStatusBar(const MainWindow &w)
{
    QStringList texts;
    for (const auto *label : w.statusBar()->findChildren<QLabel *>())
        texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

} // namespace

class TestWhyAndJobs : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> w_;

    void set(const char *key, std::int64_t value)
    {
        w_->document().edit({{{key, value}}, {}, 0});
        QApplication::processEvents();
    }

    QString why() const { return w_->why().toPlainText().replace(QChar::Nbsp, QLatin1Char(' ')); }

    void follow(const char *link) { Q_EMIT w_->why().anchorClicked(QUrl(QLatin1String(link))); }

    /// Where GIGASITE_PICTURES names a folder.
    void keepPicture(const char *name)
    {
        if (const auto folder = qEnvironmentVariable("GIGASITE_PICTURES"); !folder.isEmpty())
            w_->grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
    }

    /// The job that runs, or that is newest.
    const Job *job() const { return w_->jobs().jobs().at(0); }

    /// Whether a run is at the rates of its flows.
    static bool sharesOut(const NetworkService &network)
    {
        const auto runs = network.runs();
        return !runs.empty() && runs.back().state == NetworkRun::State::Running && runs.back().share > 0;
    }

    /// Where a link of a panel is, in its viewport; a null point if it is not on the page.
    static QPoint linkIn(WhyPanel &panel, const QString &link)
    {
        for (auto block = panel.document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                if (it.fragment().charFormat().anchorHref() != link)
                    continue;
                QTextCursor cursor(panel.document());
                cursor.setPosition(it.fragment().position() + 1);
                panel.setTextCursor(cursor);
                panel.ensureCursorVisible();
                return panel.cursorRect(cursor).center();
            }
        }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        w_ = std::make_unique<MainWindow>(sharedFacts());
        QVERIFY(w_->openFile(QString::fromUtf8(defaultExample.data())));
        w_->resize(1600, 1000);
        w_->show();
        QVERIFY(QTest::qWaitForWindowExposed(w_.get()));
    }

    void cleanup()
    {
        w_->document().undoStack().setClean(); // closing must not ask
        w_.reset();
    }

    void anyStepIsOneClickAway()
    {
        QTRY_VERIFY(why().contains(QStringLiteral("No change has moved it")));
        set("model.layers", 112);
        set("hardware.racks", 23300); // leaves the step as it is
        set("parallelism.micro_batches", 448);
        QTRY_VERIFY2(why().contains(QStringLiteral("Micro-batches to 448")), qPrintable(why()));
        QVERIFY2(why().contains(QStringLiteral("Layers to 112")), qPrintable(why()));
        QVERIFY2(!why().contains(QStringLiteral("Racks to 23,300")), qPrintable(why()));
        keepPicture("why_steps");
        follow("step:1");
        QCOMPARE(w_->document().scenario()->model.layers, std::int64_t(112));
        QCOMPARE(w_->document().scenario()->parallelism.microBatches, std::int64_t(224));
        QTRY_VERIFY(!why().contains(QStringLiteral("Micro-batches to 448")));
        follow("step:0");
        QVERIFY(w_->document().scenario() == w_->document().asOpened());
        w_->document().undoStack().setIndex(3); // nothing is lost
        QTRY_VERIFY(why().contains(QStringLiteral("Micro-batches to 448")));
        w_->why().show(QStringLiteral("site.gpus")); // also of figures that no tile shows
        QTRY_VERIFY(why().contains(QStringLiteral("Racks to 23,300")));
    }

    void aCureIsPreviewedThenMade()
    {
        w_->why().show(QStringLiteral("training.time_s"));
        QTRY_VERIFY2(why().contains(QStringLiteral("Use 892 micro-batches")), qPrintable(why()));
        const auto html = w_->why().toHtml();
        const auto link = QRegularExpression(QStringLiteral("href=\"(cure:\\d)\"")).match(html).captured(1);
        QVERIFY2(!link.isEmpty(), qPrintable(html));
        Q_EMIT w_->why().highlighted(QUrl(link));
        QVERIFY(w_->service().snapshot().preview);
        Q_EMIT w_->why().highlighted(QUrl());
        QVERIFY(!w_->service().snapshot().preview);
        follow(link.toLatin1());
        QVERIFY(w_->service().snapshot().preview);
        QCOMPARE(w_->document().undoStack().count(), 0);
        follow(link.toLatin1());
        QCOMPARE(w_->document().scenario()->parallelism.microBatches, std::int64_t(892));
    }

    /// No page is wider than the panel, whatever the text's size, and nothing of it lies outside.
    void pagesFitThePanel_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {80, 100, 150, 200})
            QTest::addRow("%d %%", percent) << percent;
    }

    /// An error that stops the evaluation leaves open what there is to warn of, and Why? keeps the number that the
    /// tile keeps.
    void stoppedEvaluationsCountNoWarnings()
    {
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000); // exact transfers of 800,000 flows, beside other tests
        w_->why().show(QStringLiteral("step.time_s"));
        const auto counts = [this] {
            QStringList all;
            for (const auto *count : w_->statusBar()->findChildren<CountButton *>())
                all << count->text();
            return all.join(QLatin1Char('\n'));
        };
        const auto title = [this] { return w_->findChild<QDockWidget *>(QStringLiteral("Problems"))->windowTitle(); };
        QTRY_VERIFY(title().contains(QStringLiteral("0 errors, ")) && !title().contains(QChar(0x2013)));
        QTRY_VERIFY(why().contains(QStringLiteral("199.2 s")));
        QVERIFY(!why().contains(QStringLiteral("last valid")));
        set("hardware.racks", 99'000'000'000);
        QVERIFY(!w_->service().snapshot().isComplete());
        QTRY_VERIFY2(title().contains(QStringLiteral("1 error, \u2013 warnings")), qPrintable(title()));
        QTRY_VERIFY2(counts().contains(QStringLiteral("\u2013 warnings")), qPrintable(counts()));
        const auto &tiles = w_->strip().tiles();
        const auto tile = std::find_if(tiles.begin(), tiles.end(),
                                       [](const KeyTile &each) { return each.id == QLatin1String("step.time_s"); });
        QVERIFY(tile->lastValid);
        QTRY_VERIFY2(why().contains(QStringLiteral("last valid value")), qPrintable(why().left(200)));
        QVERIFY2(why().contains(tile->number + QLatin1Char(' ') + tile->unit), qPrintable(why().left(200)));
        w_->document().undoStack().undo();
        QTRY_VERIFY(!why().contains(QStringLiteral("last valid")) && why().contains(QStringLiteral("199.2 s")));
        QTRY_VERIFY(!counts().contains(QStringLiteral("\u2013 warnings")));
    }

    void pagesFitThePanel()
    {
        QFETCH(int, percent);
        w_->setTextSize(percent);
        for (const char *id : {"step.time_s", "layout.layers_per_rack", "fabric.send_oversubscription",
                               "step.dp_external_s", "training.time_s"}) {
            w_->why().show(QLatin1String(id));
            if (w_->edgeTab().isVisible())
                Q_EMIT w_->edgeTab().toggled(true);
            QTRY_VERIFY(w_->why().isVisible());
            w_->why().show(QLatin1String(id));
            const auto wide = w_->why().document()->documentLayout()->documentSize().width();
            QVERIFY2(wide <= w_->why().viewport()->width() + 1,
                     qPrintable(QStringLiteral("%1: %2 of %3")
                                    .arg(QLatin1String(id))
                                    .arg(wide)
                                    .arg(w_->why().viewport()->width())));
            keepPicture(qPrintable(QStringLiteral("%1 at %2").arg(QLatin1String(id)).arg(percent)));
        }
        w_->setTextSize(100);
    }

    /// On hold, counts, Why? and the list say that they are of an older scenario; live again, none does.
    void staleCountsSaySo()
    {
        const auto counts = w_->statusBar()->findChildren<CountButton *>();
        const auto stale = [&] {
            return std::count_if(counts.begin(), counts.end(), [](const CountButton *count) {
                return count->accessibleName().contains(QStringLiteral("stale"));
            });
        };
        QCOMPARE(stale(), 0);
        const auto before = counts.front()->grab().toImage();
        w_->service().setHeld(true);
        set("model.layers", 112);
        QCOMPARE(stale(), 2); // errors and warnings; the papers' numbers are not of the evaluation
        QVERIFY(counts.front()->grab().toImage() != before);
        QTRY_VERIFY(why().contains(QStringLiteral("stale")));
        keepPicture("stale");
        for (const auto &tile : w_->strip().tiles())
            QVERIFY(tile.stale);
        w_->service().setHeld(false);
        QCOMPARE(stale(), 0);
        QTRY_VERIFY(!why().contains(QStringLiteral("stale")));
    }

    void jobsAreListedAndTold()
    {
        QSignalSpy told(&w_->service().network(), &NetworkService::runsChanged);
        w_->showTab(QStringLiteral("Jobs"));
        QTRY_VERIFY(w_->jobs().isVisible());
        QTRY_VERIFY(job() && job()->state == Job::State::Running);
        QVERIFY(inStatusBar(*w_).contains(QStringLiteral("Flow simulation")));
        QVERIFY2(job()->detail.contains(QStringLiteral("ECMP, 800,000 hosts")), qPrintable(job()->detail));
        keepPicture("job_runs");
        QElapsedTimer timer;
        timer.start();
        told.clear();
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        QVERIFY(told.count() <= timer.elapsed() / 250 + 3); // beside its end
        QTRY_COMPARE(job()->state, Job::State::Done);
        QVERIFY(!inStatusBar(*w_).contains(QStringLiteral("Flow simulation")));
        const auto read = w_->jobs().model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(read.contains(QStringLiteral("Flow simulation, ECMP, 800,000 hosts: done in ")), qPrintable(read));
        QVERIFY(job()->seconds > 0 && job()->seconds <= static_cast<double>(timer.elapsed()) / 1e3 + 5);
        w_->showTab(QStringLiteral("Papers")); // its numbers are a job, too
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        QCOMPARE(w_->jobs().jobs().rowCount(), 2);
        QTRY_COMPARE(w_->jobs().jobs().at(1)->state, Job::State::Done);
    }

    /// While a hand drags, what runs rests: not a flow more is done. Once the hand rests it goes on.
    void aRunRestsWhileAHandDrags()
    {
        auto &network = w_->service().network();
        QTRY_VERIFY(sharesOut(network));
        const auto seen = [&] { return network.runs().back().share; };
        const auto dragFor = [&](int ms) {
            QElapsedTimer timer;
            timer.start();
            while (timer.elapsed() < ms) {
                network.letHandMove();
                QTest::qWait(10);
            }
        };
        dragFor(300); // what was begun is through
        const double before = seen();
        dragFor(500);
        QCOMPARE(seen(), before);
        QVERIFY(sharesOut(network));
        QTRY_VERIFY(seen() > before);
    }

    /// A run that rests ends at once when there is another question, though the hand does not stop.
    void aRestingRunEndsForTheNextQuestion()
    {
        auto &network = w_->service().network();
        QTRY_VERIFY(sharesOut(network));
        auto input = *w_->service().snapshot().evaluation->flowInput;
        constexpr int patience = 20000; // ms
        for (int question = 1; question <= 20; ++question) {
            network.letHandMove();
            QTest::qWait(20);
            input.traffic.bytes *= 1.01;
            network.request(input);
            QElapsedTimer timer;
            timer.start();
            do {
                network.letHandMove();
                QTest::qWait(5);
            } while (!network.hasNewest() && timer.elapsed() < patience);
            QVERIFY2(network.hasNewest(), qPrintable(QString::number(question)));
        }
    }

    /// Esc in the list ends the job; the estimate stands in for it, and Enter runs it again.
    void escapeCancelsTheJobInFocus()
    {
        w_->showTab(QStringLiteral("Jobs"));
        QTRY_VERIFY(job() && job()->state == Job::State::Running);
        w_->jobs().setFocus();
        QApplication::setActiveWindow(w_.get());
        QTRY_VERIFY(w_->jobs().currentIndex().isValid());
        const int first = job()->id;
        QTest::keyClick(&w_->jobs(), Qt::Key_Escape);
        QTRY_COMPARE(job()->state, Job::State::Cancelled);
        QTRY_VERIFY(w_->isSettled());
        QCOMPARE(job()->id, first);
        const auto &snapshot = w_->service().snapshot();
        QVERIFY(!snapshot.networkBusy && !snapshot.exactP99);
        QVERIFY(snapshot.ownNetwork && snapshot.ownNetwork->estimate && !snapshot.ownNetwork->partial);
        QVERIFY(job()->canRepeat);
        QTest::keyClick(&w_->jobs(), Qt::Key_Return);
        QTRY_VERIFY(job()->state == Job::State::Running);
        QVERIFY(job()->id != first);
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        QVERIFY(w_->service().snapshot().exactP99);
        QCOMPARE(w_->jobs().jobs().at(1)->state, Job::State::Cancelled);
        QVERIFY(!w_->jobs().jobs().at(1)->canRepeat);
    }

    void theButtonCancels()
    {
        w_->showTab(QStringLiteral("Jobs"));
        QTRY_VERIFY(job() && job()->state == Job::State::Running);
        const auto button = w_->jobs().model()->index(0, JobModel::Action);
        QCOMPARE(button.data().toString(), QStringLiteral("Cancel"));
        QTest::mouseClick(w_->jobs().viewport(), Qt::LeftButton, {}, w_->jobs().visualRect(button).center());
        QTRY_COMPARE(job()->state, Job::State::Cancelled);
    }

    /// The figure that waits for a run ends it and begins it again.
    void theTopologyCancelsItsRun()
    {
        auto *notice = w_->pane(2).canvas().findChild<NetworkNotice *>();
        QVERIFY(notice);
        QTRY_VERIFY(job() && job()->state == Job::State::Running && notice->isVisible());
        QVERIFY2(notice->accessibleName().contains(QStringLiteral("Cancel")), qPrintable(notice->accessibleName()));
        QVERIFY(w_->pane(2).canvas().rect().contains(notice->geometry()));
        keepPicture("topology_runs");
        const int first = job()->id;
        QTest::mouseClick(notice, Qt::LeftButton);
        QTRY_COMPARE(job()->state, Job::State::Cancelled);
        QTRY_VERIFY(w_->isSettled());
        QTRY_VERIFY(notice->isVisible() && notice->accessibleName().contains(QStringLiteral("Run again")));
        keepPicture("topology_cancelled");
        QTest::mouseClick(notice, Qt::LeftButton);
        QTRY_VERIFY(job()->state == Job::State::Running && job()->id != first);
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        QTRY_VERIFY(!notice->isVisible());
    }

    /// What a drag takes the place of was never asked for.
    void replacedRunsLeaveNoTrace()
    {
        QTRY_VERIFY(job() && job()->state == Job::State::Running);
        set("model.hidden", 190000); // another size of the transfers
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        QTRY_COMPARE(w_->jobs().jobs().rowCount(), 1);
        QCOMPARE(job()->state, Job::State::Done);
        QVERIFY(w_->service().snapshot().exactP99);
    }

    void jobModelKeepsItsPromises()
    {
        JobModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Job one{.id = 1, .name = QStringLiteral("A"), .share = 0.5, .seconds = 2.9, .canStop = true};
        one.phase = QStringLiteral("of it");
        model.setJobs({one});
        QCOMPARE(model.stateOf(one), QStringLiteral("50 % of it · 2 s"));
        one.state = Job::State::Cancelled;
        QCOMPARE(model.stateOf(one), QStringLiteral("cancelled after 2.9 s"));
        model.setJobs({one, {.id = 2, .name = QStringLiteral("B")}});
        QCOMPARE(model.rowCount(), 2);
        model.setTimesShown(false);
        QCOMPARE(model.stateOf(*model.at(1)), QStringLiteral("running"));
        model.setJobs({});
        QCOMPARE(model.rowCount(), 0);
    }

    /// Ctrl and a click on a link: the number it stands for below the first one, which stays. Both follow the scenario.
    void aSecondWhy()
    {
        auto &side = w_->whySide();
        w_->why().show(QStringLiteral("step.time_s"));
        QVERIFY(!side.isSecondOpen() && !side.second().isVisible());
        const auto link = linkIn(w_->why(), QStringLiteral("step.exposed_s"));
        QVERIFY(!link.isNull());
        QTest::mouseClick(w_->why().viewport(), Qt::LeftButton, Qt::ControlModifier, link);
        QVERIFY(side.isSecondOpen() && side.second().isVisible());
        QCOMPARE(w_->why().current(), QStringLiteral("step.time_s"));
        QCOMPARE(side.second().current(), QStringLiteral("step.exposed_s"));
        const auto second = [&] { return side.second().toPlainText().replace(QChar::Nbsp, QLatin1Char(' ')); };
        QVERIFY2(second().contains(QStringLiteral("4.120 s")), qPrintable(second()));
        w_->document().edit({{{"parallelism.micro_batches", std::int64_t(448)}}, {}, 0});
        QTRY_VERIFY2(second().contains(QStringLiteral("Micro-batches to 448")), qPrintable(second()));
        const auto further = linkIn(side.second(), QStringLiteral("step.exposed_per_pass_s"));
        QTest::mouseClick(side.second().viewport(), Qt::LeftButton, Qt::ControlModifier, further);
        QCOMPARE(side.second().current(), QStringLiteral("step.exposed_per_pass_s"));
        QTest::mouseClick(w_->why().viewport(), Qt::LeftButton, {},
                          linkIn(w_->why(), QStringLiteral("step.exposed_s")));
        QCOMPARE(w_->why().current(), QStringLiteral("step.exposed_s"));
        auto *close = side.findChild<QToolButton *>();
        QVERIFY(close && !close->accessibleName().isEmpty());
        close->click();
        QVERIFY(!side.isSecondOpen() && !side.second().isVisible() && w_->why().isVisible());
        w_->resize(1280, 800); // over the figures
        QTRY_VERIFY(w_->isNarrow());
        w_->edgeTab().setChecked(true);
        QTest::mouseClick(w_->why().viewport(), Qt::LeftButton, Qt::ControlModifier,
                          linkIn(w_->why(), QStringLiteral("step.exposed_per_pass_s")));
        QVERIFY(side.second().isVisible());
    }
};

QTEST_MAIN(TestWhyAndJobs)
#include "tst_why_and_jobs.moc"
