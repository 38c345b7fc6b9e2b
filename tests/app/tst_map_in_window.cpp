// SPDX-License-Identifier: GPL-3.0-or-later
// The power map and what belongs to it in the window: sites that come and go as one undo step each, the split bar, best
// sites previewed and taken, layers that are remembered.
#include "tests/app/window_fixture.h"
#include "views/figures/map_controls.h"
#include "views/paint/live_label.h"

#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace gigasite;

namespace {

MapCanvas &mapOf(MainWindow &window)
{
    return static_cast<MapCanvas &>(window.pane(0).canvas());
}

} // namespace

class TestMapInWindow : public QObject {
    Q_OBJECT

    WindowFixture w_;

private Q_SLOTS:
    void cleanup() { w_.close(); }

    void aSiteIsAddedAsOneUndoStep()
    {
        w_.open();
        auto &map = mapOf(*w_);
        const auto place = MapProjection(map.size()).toFigure(32.78, -96.80).toPoint();
        QTest::mouseDClick(&map, Qt::LeftButton, {}, place);
        auto *menu = map.findChild<QMenu *>(QStringLiteral("mapMenu"));
        QVERIFY(menu);
        QCOMPARE(w_->document().undoStack().count(), 0);
        for (auto *action : menu->actions()) {
            if (action->text().startsWith(QStringLiteral("Half of")))
                action->trigger();
        }
        menu->close();
        QCOMPARE(w_->document().undoStack().count(), 1);
        QCOMPARE(w_->document().scenario()->siteCount, 3);
        QVERIFY(w_->service().snapshot().evaluation->has(Stage::Sites)); // the shares sum to 100 %
        QCOMPARE(w_->split().handles().size(), std::size_t(2));
        w_->document().undoStack().undo();
        QCOMPARE(w_->document().scenario()->siteCount, 2);
        QVERIFY(differences(*w_->document().asOpened(), *w_->document().scenario()).empty());
    }

    /// Where the grid tables do not know a place, the heading says whose price and carbon are counted.
    void averagesAreMarked()
    {
        w_.open();
        const auto heading = [&] {
            QStringList texts;
            for (const auto *label : w_->pane(0).findChildren<LiveLabel *>())
                texts << label->text();
            return texts.join(u'|');
        };
        QVERIFY2(!heading().contains(QStringLiteral("US average")), qPrintable(heading()));
        w_->document().edit({{{"site.1.lat", 51.5}, {"site.1.lon", -0.1}}, QStringLiteral("abroad"), 0});
        QVERIFY2(heading().contains(QStringLiteral("(US average for site 1)")), qPrintable(heading()));
        w_->document().edit({{{"site.2.lat", 60.0}, {"site.2.lon", 25.0}}, QStringLiteral("abroad"), 0});
        QVERIFY2(heading().contains(QStringLiteral("7.8 ¢/kWh · 350 g CO₂/kWh (US average)")), qPrintable(heading()));
    }

    /// A lock is a step that can be undone, and is in the file: opened again, the site stays and best sites have it.
    void aLockIsKept()
    {
        QTemporaryDir dir;
        const auto file = dir.filePath(QStringLiteral("locked.gigasite.json"));
        w_.open();
        auto &map = mapOf(*w_);
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_2);
        QTest::keyClick(&map, Qt::Key_Delete); // its menu
        for (auto *action : map.findChild<QMenu *>(QStringLiteral("mapMenu"))->actions()) {
            if (action->text().startsWith(QStringLiteral("Lock")))
                action->trigger();
        }
        QVERIFY(map.isLocked(1));
        QCOMPARE(w_->document().undoStack().undoText(), QStringLiteral("Lock 2 Phoenix"));
        w_->document().undoStack().undo();
        QVERIFY(!map.isLocked(1));
        w_->document().undoStack().redo();
        QVERIFY(!w_->document().saveAs(file));
        w_.close();
        w_.open(file);
        QVERIFY(mapOf(*w_).isLocked(1));
        const auto query = sitesQuery(w_->service().snapshot(), 2, SitesObjective::Cost);
        QVERIFY(query && query->kept.size() == 1 && query->kept.front().lat == 33.45);
    }

    /// A drag of the boundary is one step, however many moves it has, and Esc takes it back.
    void theSplitIsOneStepADrag()
    {
        w_.open();
        auto &handle = *w_->split().handles().front();
        QVERIFY(handle.isVisible());
        const auto grab = handle.rect().center();
        const auto dragBy = [&](int px) {
            QTest::mousePress(&handle, Qt::LeftButton, {}, grab);
            for (int i = 1; i <= 5; ++i) {
                QTest::mouseMove(&handle, handle.mapFromParent(QPoint(w_->split().boundaryX(0) + px / 5, grab.y())));
                QApplication::processEvents();
            }
        };
        dragBy(-50);
        QTest::mouseRelease(&handle, Qt::LeftButton);
        const auto &sites = w_->document().scenario()->sites;
        QCOMPARE(w_->document().undoStack().count(), 1);
        QVERIFY(sites[0].share < 0.5);
        QCOMPARE(sites[0].share + sites[1].share, 1.0);
        dragBy(60);
        QTest::keyClick(&handle, Qt::Key_Escape);
        QTest::mouseRelease(&handle, Qt::LeftButton);
        QCOMPARE(w_->document().undoStack().count(), 1);
    }

    void bestSitesArePreviewedAndTaken()
    {
        w_.open();
        w_->showTab(QStringLiteral("Best sites"));
        auto &table = w_->bestSites().table();
        QTRY_VERIFY_WITH_TIMEOUT(table.model()->rowCount() > 0, 30000);
        QVERIFY(!w_->service().snapshot().preview);
        table.setFocus();
        table.selectRow(0);
        QVERIFY(w_->service().snapshot().preview);
        QCOMPARE(w_->document().undoStack().count(), 0);
        const auto withChange = QStringLiteral("With the change: ");
        QVERIFY2(w_->split().accessibleDescription().contains(withChange),
                 qPrintable(w_->split().accessibleDescription()));
        QTest::keyClick(&table, Qt::Key_Escape);
        QVERIFY(!w_->service().snapshot().preview);
        QVERIFY(!w_->split().accessibleDescription().contains(withChange));
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(w_->document().undoStack().count(), 1);
        QVERIFY(!w_->service().snapshot().preview);
        for (const auto &site : w_->service().snapshot().evaluation->power.sites)
            QVERIFY(!(site.shortfall() > Watts()));
        w_->document().undoStack().undo();
        QVERIFY(differences(*w_->document().asOpened(), *w_->document().scenario()).empty());
    }

    void theBackTestHasItsTab()
    {
        w_.open();
        w_->showTab(QStringLiteral("Back-test"));
        QTRY_COMPARE(w_->backTest().model().rowCount(), 30);
        QVERIFY(w_->backTest().table().isVisible());
        w_->resize(1600, 1000);
        QApplication::processEvents();
        w_->grab();
        auto &page = w_->backTest(); // the result, and why the first site is refused, without scrolling
        QVERIFY(!page.result().text().isEmpty() && !page.why().text().isEmpty());
        for (const auto *label : {&page.result(), &page.why()})
            QVERIFY2(label->visibleRegion().boundingRect().height() >= label->heightForWidth(label->width()),
                     qPrintable(label->text()));
    }

    void layersAreRemembered()
    {
        QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        MapLayers changed;
        changed.colouring = MapColouring::Water;
        changed.plants = false;
        changed.realSites = true;
        {
            MainWindow window(builtInFacts(), &settings);
            QVERIFY(mapOf(window).layers() == MapLayers());
            mapOf(window).setLayers(changed);
        }
        MainWindow window(builtInFacts(), &settings);
        QVERIFY(mapOf(window).layers() == changed);
    }
};

QTEST_MAIN(TestMapInWindow)
#include "tst_map_in_window.moc"
