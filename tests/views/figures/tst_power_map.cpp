// SPDX-License-Identifier: GPL-3.0-or-later
// The power map under a hand: zoom, push, drag, keys, menu, layers, and the bar that splits the racks. What is asked
// for is checked edit by edit; places and prices against the grid tables and known coordinates.
#include "model/scenario/scenario_io.h"
#include "tests/model/example.h"
#include "tests/views/edited.h"
#include "views/figures/map_canvas.h"
#include "views/figures/map_ground.h"
#include "views/figures/site_edits.h"
#include "views/figures/split_bar.h"

#include <QAccessible>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace gigasite;

namespace {

Snapshot snapshotOfScenario(const Scenario &scenario)
{
    Snapshot s;
    s.facts = std::shared_ptr<const Facts>(&test::facts(), [](const Facts *) { });
    s.scenario = s.completeScenario = std::make_shared<const Scenario>(scenario);
    s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(test::facts())(*s.scenario));
    return s;
}

Snapshot snapshotOf(const std::vector<std::string> &settings = {})
{
    return snapshotOfScenario(test::example("nextgen-100t", settings));
}

/// Thousandths: whole numbers, so that a sum is exact.
std::vector<long> thousandths(const Scenario &s)
{
    std::vector<long> shares;
    for (int i = 0; i < s.siteCount; ++i) {
        const double steps = s.sites[static_cast<std::size_t>(i)].share * 1000;
        if (std::abs(steps - std::round(steps)) > 1e-9)
            qFatal("%.17g is not in steps of 0.1 %%", steps);
        shares.push_back(std::lround(steps));
    }
    return shares;
}

template <class Widget> void show(Widget &widget, const Snapshot &snapshot, QSize size = {700, 420})
{
    widget.resize(size);
    widget.setSnapshot(snapshot);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    widget.grab();
}

void dragOver(QWidget &w, QPoint from, QPoint to)
{
    QTest::mousePress(&w, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i)
        QTest::mouseMove(&w, from + (to - from) * i / 4);
}

void turnWheel(QWidget &w, QPointF at, int notches)
{
    QWheelEvent event(at, w.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&w, &event);
}

Edit lastEdit(const QSignalSpy &spy)
{
    return spy.last().first().value<Edit>();
}

QStringList said(const Marks &marks)
{
    QStringList texts;
    for (const auto &mark : marks)
        texts << mark.text;
    return texts;
}

QMenu *openMenu(QWidget &w)
{
    const auto menus = w.findChildren<QMenu *>(QStringLiteral("mapMenu"));
    return menus.isEmpty() ? nullptr : menus.last();
}

QStringList entries(const QMenu &menu)
{
    QStringList texts;
    for (const auto *action : menu.actions()) {
        if (!action->isSeparator())
            texts << action->text();
    }
    return texts;
}

QAction *entry(const QMenu &menu, const QString &part)
{
    for (auto *action : menu.actions()) {
        if (action->text().contains(part))
            return action;
    }
    return nullptr;
}

} // namespace

class TestPowerMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Phoenix stays under the pointer however far the wheel is turned, and comes back to where it was.
    void theWheelKeepsThePlaceUnderThePointer()
    {
        MapCanvas map;
        show(map, snapshotOf());
        const auto home = MapProjection(map.size());
        const auto phoenix = home.toFigure(33.45, -112.07);
        for (int i = 0; i < 6; ++i)
            turnWheel(map, phoenix, 1);
        QVERIFY(map.camera().zoom > 3 && map.camera().zoom < 5); // 1.25^6 = 3.81
        const auto now = MapProjection(map.size(), map.camera()).toFigure(33.45, -112.07);
        QVERIFY2(QLineF(now, phoenix).length() < 0.01, qPrintable(QString::number(QLineF(now, phoenix).length())));
        QCOMPARE(MapProjection(map.size(), map.camera()).radius(1e9), home.radius(1e9)); // one scale at every zoom
        for (int i = 0; i < 60; ++i)
            turnWheel(map, {20, 20}, 1);
        QCOMPARE(map.camera().zoom, MapCamera::most);
        for (int i = 0; i < 90; ++i)
            turnWheel(map, {600, 300}, -1);
        QVERIFY(map.camera().isHome());
    }

    void aPinchAndKeysZoomAndPush()
    {
        MapCanvas map;
        show(map, snapshotOf());
        QTest::keyClick(&map, Qt::Key_Right); // everything is in sight: nothing to push
        QVERIFY(map.camera().isHome());
        QTest::keyClick(&map, Qt::Key_Plus);
        const double once = map.camera().zoom;
        QVERIFY(once > 1.2);
        const auto before = MapProjection(map.size(), map.camera()).toFigure(39, -96);
        QTest::keyClick(&map, Qt::Key_Right); // looks east: the ground goes west
        const auto after = MapProjection(map.size(), map.camera()).toFigure(39, -96);
        QVERIFY(after.x() < before.x() - 10);
        QVERIFY(std::abs(after.y() - before.y()) < 0.01);
        QTest::keyClick(&map, Qt::Key_Minus);
        QVERIFY(map.camera().zoom < once);
        QTest::keyClick(&map, Qt::Key_Plus);
        QTest::keyClick(&map, Qt::Key_Home);
        QVERIFY(map.camera().isHome());
    }

    /// The ground follows the hand; sites do not change, and a click that does not move selects what is there.
    void theGroundIsPushedByHand()
    {
        MapCanvas map;
        show(map, snapshotOf());
        QSignalSpy edits(&map, &FigureCanvas::editRequested);
        QTest::keyClick(&map, Qt::Key_Plus);
        QTest::keyClick(&map, Qt::Key_Plus);
        const QPoint from(350, 330), to(300, 300);
        const auto place = MapProjection(map.size(), map.camera()).toDegrees(from);
        dragOver(map, from, to);
        const auto now = MapProjection(map.size(), map.camera()).toFigure(place.x(), place.y());
        QVERIFY2(QLineF(now, QPointF(to)).length() < 0.5, "the place under the hand went elsewhere");
        QTest::mouseRelease(&map, Qt::LeftButton, {}, to);
        QCOMPARE(edits.count(), 0);
        QTRY_VERIFY(map.isSettled());
    }

    /// The picture that was pushed and stretched is replaced by the one that is painted for the place.
    void theSharpPictureFollows()
    {
        MapCanvas map, again;
        show(map, snapshotOf());
        show(again, snapshotOf());
        turnWheel(map, {350, 200}, 4);
        map.grab(); // stretched
        QTRY_VERIFY(map.isSettled());
        const auto sharp = map.grab().toImage();
        turnWheel(again, {350, 200}, 4);
        again.grab();
        QTRY_VERIFY(again.isSettled());
        QCOMPARE(again.grab().toImage(), sharp);
    }

    void digitsChooseArrowsMoveTenKilometres()
    {
        MapCanvas map;
        const auto snapshot = snapshotOf();
        show(map, snapshot);
        QSignalSpy edits(&map, &FigureCanvas::editRequested);
        QTest::keyClick(&map, Qt::Key_Right); // none is chosen
        QCOMPARE(edits.count(), 0);
        QTest::keyClick(&map, Qt::Key_2);
        QTest::keyClick(&map, Qt::Key_Right);
        QCOMPARE(edits.count(), 1);
        const auto moved = test::edited(*snapshot.scenario, lastEdit(edits)).sites[1];
        const auto &was = snapshot.scenario->sites[1];
        const double km = greatCircle(was.lat, was.lon, moved.lat, moved.lon).si() / 1000;
        QVERIFY2(std::abs(km - 10) < 0.6, qPrintable(QString::number(km))); // steps of a hundredth of a degree
        QVERIFY(moved.lon > was.lon && moved.lat == was.lat);
        QTest::keyClick(&map, Qt::Key_0);
        QTest::keyClick(&map, Qt::Key_Right);
        QCOMPARE(edits.count(), 1);
    }

    /// While it is dragged a site says at the hand what it has, what binds, and how far the others are; Esc returns.
    void aDraggedSiteTellsItsLimits()
    {
        MapCanvas map;
        const auto snapshot = snapshotOf({"conventions.mode=corrected"});
        show(map, snapshot);
        QSignalSpy edits(&map, &FigureCanvas::editRequested), back(&map, &FigureCanvas::undoGestureRequested);
        const auto at = MapProjection(map.size()).toFigure(33.45, -112.07).toPoint();
        const auto before = map.grab().toImage();
        dragOver(map, at, at + QPoint(40, -30));
        QVERIFY(edits.count() >= 2);
        const int gesture = lastEdit(edits).gesture;
        for (const auto &edit : edits)
            QCOMPARE(edit.first().value<Edit>().gesture, gesture);
        map.setSnapshot(snapshotOfScenario(test::edited(*snapshot.scenario, lastEdit(edits))));
        QVERIFY(map.grab().toImage() != before);
        QTest::keyClick(&map, Qt::Key_Escape);
        QCOMPARE(back.count(), 1);
        QCOMPARE(back.first().first().toInt(), gesture);
        QTest::mouseRelease(&map, Qt::LeftButton, {}, at);
    }

    void aLockedSiteStays()
    {
        MapCanvas map;
        show(map, snapshotOf());
        QSignalSpy edits(&map, &FigureCanvas::editRequested);
        const auto at = MapProjection(map.size()).toFigure(33.45, -112.07).toPoint();
        QContextMenuEvent ask(QContextMenuEvent::Mouse, at, map.mapToGlobal(at));
        QApplication::sendEvent(&map, &ask);
        auto *menu = openMenu(map);
        QVERIFY(menu);
        QVERIFY2(entries(*menu).first().contains(QStringLiteral("Phoenix")), qPrintable(entries(*menu).first()));
        entry(*menu, QStringLiteral("Lock"))->trigger();
        menu->close();
        QCOMPARE(edits.count(), 1);
        const auto locked = test::edited(test::example("nextgen-100t"), lastEdit(edits));
        QVERIFY(locked.sites[1].locked && !locked.sites[0].locked);
        const auto before = map.grab().toImage();
        edits.clear();
        map.setSnapshot(snapshotOfScenario(locked));
        QVERIFY(map.isLocked(1) && !map.isLocked(0));
        QVERIFY(map.grab().toImage() != before); // a padlock
        dragOver(map, at, at + QPoint(40, -30));
        QTest::mouseRelease(&map, Qt::LeftButton, {}, at);
        QTest::keyClick(&map, Qt::Key_2);
        QTest::keyClick(&map, Qt::Key_Up);
        QCOMPARE(edits.count(), 0);
    }

    /// Double click: where the new site's share comes from is asked, and only the answer changes anything.
    void aDoubleClickAsksHowToAdd()
    {
        MapCanvas map;
        const auto snapshot = snapshotOf();
        show(map, snapshot);
        QSignalSpy edits(&map, &FigureCanvas::editRequested);
        const auto dallas = MapProjection(map.size()).toFigure(32.78, -96.80).toPoint();
        QTest::mouseDClick(&map, Qt::LeftButton, {}, dallas);
        auto *menu = openMenu(map);
        QVERIFY(menu);
        QCOMPARE(entries(*menu).first(), QStringLiteral("Add site 3 Dallas"));
        QCOMPARE(edits.count(), 0);
        entry(*menu, QStringLiteral("Equal"))->trigger();
        menu->close();
        QCOMPARE(edits.count(), 1);
        const auto next = test::edited(*snapshot.scenario, lastEdit(edits));
        QCOMPARE(next.siteCount, 3);
        QCOMPARE(next.sites[2].name, std::string("Dallas"));
        QVERIFY(std::abs(next.sites[2].lat - 32.78) < 0.4 && std::abs(next.sites[2].lon + 96.80) < 0.4);
        auto shares = thousandths(next);
        QCOMPARE(shares[0] + shares[1] + shares[2], 1000L);
        QVERIFY(*std::max_element(shares.begin(), shares.end()) - *std::min_element(shares.begin(), shares.end()) <= 1);
    }

    /// One site after the other up to eight, by halving the largest: the shares are whole thousandths of one whole.
    void sharesStayOneWhole()
    {
        auto s = test::example("nextgen-100t", {"site.1.share=0.507", "site.2.share=0.493"});
        while (canAddSite(s)) {
            const auto before = s;
            s = test::edited(s, addSite(s, test::facts().grid, 35, -100, NewShare::HalfOfLargest));
            const auto shares = thousandths(s);
            QCOMPARE(std::accumulate(shares.begin(), shares.end(), 0L), 1000L);
            QCOMPARE(s.siteCount, before.siteCount + 1);
        }
        QCOMPARE(s.siteCount, maxSites);
        while (s.siteCount > 1) {
            const auto before = s;
            s = test::edited(s, removeSite(s, 1, s.siteCount == 2 ? 0 : -1));
            const auto shares = thousandths(s);
            QCOMPARE(std::accumulate(shares.begin(), shares.end(), 0L), 1000L);
            for (int i = 2; i < before.siteCount; ++i) // the others move up, each with all it has
                QCOMPARE(s.sites[static_cast<std::size_t>(i - 1)].lon, before.sites[static_cast<std::size_t>(i)].lon);
        }
        QCOMPARE(s.sites[0].share, 1.0);
        QVERIFY(writeScenario(s).find("\"site.2") == std::string::npos);
    }

    /// A limit, a price and an own plant go with their site, and none is left behind for the next one.
    void whatIsTypedGoesWithItsSite()
    {
        const auto s = test::example("nextgen-100t",
                                     {"sites.count=3", "site.1.share=0.4", "site.2.share=0.4", "site.3.share=0.2",
                                      "site.3.limit_w=2e9", "site.3.usd_per_kwh=0.05", "site.3.onsite_w=1e8"});
        const auto next = test::edited(s, removeSite(s, 1, 0));
        QCOMPARE(next.siteCount, 2);
        QCOMPARE(next.sites[1].limitWatts.value_or(0), 2e9);
        QCOMPARE(next.sites[1].usdPerKwh.value_or(0), 0.05);
        QCOMPARE(next.sites[1].onsiteWatts, 1e8);
        QCOMPARE(thousandths(next), (std::vector<long>{800, 200}));
        const auto again = test::edited(next, addSite(next, test::facts().grid, 40, -100, NewShare::None));
        QVERIFY(!again.sites[2].limitWatts && !again.sites[2].usdPerKwh);
        QCOMPARE(again.sites[2].onsiteWatts, 0.0);
        QCOMPARE(thousandths(again), (std::vector<long>{800, 200, 0}));
    }

    void eightSitesAreTheMost()
    {
        auto s = test::example("nextgen-100t");
        while (canAddSite(s))
            s = test::edited(s, addSite(s, test::facts().grid, 35, -100, NewShare::Equal));
        const auto actions = newSiteActions(s, test::facts().grid, 40, -90);
        QCOMPARE(actions.size(), std::size_t(1));
        QVERIFY(actions.front().kind == MapAction::Kind::Heading);
    }

    /// Houston pays ERCOT's 6.6 cents, San Francisco California's 18.13 (EIA); the land has the colours of the scale.
    void theLandHasTheColourOfItsAuthority()
    {
        const auto &grid = test::facts().grid;
        const auto theme = Theme::day();
        const QSizeF size(900, 600);
        const MapProjection map(size);
        const auto price = authorityGround(size, 1, grid, map, MapColouring::Price, theme);
        const auto scale = MapScale::of(MapColouring::Price);
        const auto at = [&](double lat, double lon) { return price.pixelColor(map.toFigure(lat, lon).toPoint()); };
        QCOMPARE(at(29.8, -95.4), landColour(scale.share(6.6), theme));
        QCOMPARE(at(37.7, -122.2), landColour(scale.share(18.13), theme));
        QVERIFY(at(29.8, -95.4).lightness() > at(37.7, -122.2).lightness());
        // the Carolinas' nuclear plants evaporate twice the water of Texas's gas and wind, per kWh
        const auto water = authorityGround(size, 1, grid, map, MapColouring::Water, theme);
        const auto wet = [&](double lat, double lon) {
            return water.pixelColor(map.toFigure(lat, lon).toPoint()).lightness();
        };
        QVERIFY(wet(29.8, -95.4) > wet(35.2, -80.9));
    }

    void layersAreToldInTheTable()
    {
        MapCanvas map;
        show(map, snapshotOf());
        const auto rows = [&](const char *part) { return said(map.marksNow()).filter(QLatin1String(part)).size(); };
        QVERIFY(rows("of flexible headroom at") > 30);
        QCOMPARE(rows("Epoch AI"), 0);
        auto layers = map.layers();
        layers.realSites = true;
        layers.colouring = MapColouring::Price;
        map.setLayers(layers);
        QCOMPARE(rows("Epoch AI"), 30);
        QCOMPARE(rows("of flexible headroom at"), 0);
        QVERIFY(rows("price of electricity") > 30);
        layers.colouring = MapColouring::Water;
        map.setLayers(layers);
        QVERIFY(rows("power plants consume") > 30);
        QVERIFY(rows("reservoirs evaporate") > 5);
        QVERIFY(!map.toSvg().isEmpty());
        turnWheel(map, MapProjection(map.size()).toFigure(33.4, -112.9), 8);
        QCOMPARE(rows("Palo Verde, nuclear"), 1);
    }

    void boundariesMoveTwoNeighbours()
    {
        const auto s = test::example("nextgen-100t",
                                     {"sites.count=3", "site.1.share=0.5", "site.2.share=0.3", "site.3.share=0.2"});
        SplitBar bar;
        const auto snapshot = snapshotOfScenario(s);
        show(bar, snapshot, {620, 26});
        QCOMPARE(bar.handles().size(), std::size_t(2));
        QSignalSpy edits(&bar, &SplitBar::editRequested), back(&bar, &SplitBar::undoGestureRequested);
        auto &second = *bar.handles()[1];
        QCOMPARE(second.value(), 300);
        QCOMPARE(second.maximum(), 500);
        dragOver(second, second.rect().center(), second.rect().center() + QPoint(60, 0)); // a tenth of 600 px
        QVERIFY(edits.count() > 1);
        const auto next = test::edited(s, lastEdit(edits));
        QCOMPARE(thousandths(next), (std::vector<long>{500, 400, 100}));
        QCOMPARE(edits.first().first().value<Edit>().gesture, lastEdit(edits).gesture);
        QTest::keyClick(&second, Qt::Key_Escape);
        QCOMPARE(back.count(), 1);
        QTest::mouseRelease(&second, Qt::LeftButton);
        edits.clear();
        QTest::keyClick(&second, Qt::Key_Right);
        QCOMPARE(thousandths(test::edited(s, lastEdit(edits))), (std::vector<long>{500, 310, 190}));
        QTest::keyClick(&second, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(thousandths(test::edited(s, lastEdit(edits))), (std::vector<long>{500, 299, 201}));
        QTest::keyClick(&second, Qt::Key_End);
        QCOMPARE(thousandths(test::edited(s, lastEdit(edits))), (std::vector<long>{500, 500, 0}));
        second.setValue(250); // as a screen reader does
        QCOMPARE(thousandths(test::edited(s, lastEdit(edits))), (std::vector<long>{500, 250, 250}));
        auto *spoken = QAccessible::queryAccessibleInterface(&second);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        QVERIFY(spoken->valueInterface() && spoken->valueInterface()->maximumValue().toInt() == 500);
        QVERIFY(second.accessibleName().contains(QStringLiteral("2 ")) && !bar.accessibleDescription().isEmpty());
    }

    /// What is missing to 100 % is nobody's: the bar leaves it open and moves it to no one.
    void anOpenSplitStaysOpen()
    {
        const auto s = test::example("nextgen-100t", {"site.1.share=0.5", "site.2.share=0.3"});
        SplitBar bar;
        show(bar, snapshotOfScenario(s), {620, 26});
        QSignalSpy edits(&bar, &SplitBar::editRequested);
        QTest::keyClick(bar.handles().front(), Qt::Key_Right);
        QCOMPARE(thousandths(test::edited(s, lastEdit(edits))), (std::vector<long>{510, 290}));
        QVERIFY2(bar.accessibleDescription().endsWith(QStringLiteral("The shares sum to 80 %: 20 % nowhere")),
                 qPrintable(bar.accessibleDescription()));
        QCOMPARE(bar.handles().size(), std::size_t(2)); // the last part's end takes what is missing, and no more
        const QPointer<SplitHandle> outer = bar.handles().back();
        QTest::keyClick(outer, Qt::Key_End);
        QCOMPARE(thousandths(test::edited(s, lastEdit(edits))), (std::vector<long>{500, 500}));
        const auto middle = outer->rect().center();
        QTest::mousePress(outer, Qt::LeftButton, {}, middle);
        QTest::mouseMove(outer, middle + QPoint(60, 0)); // a tenth of the 600 px
        QCOMPARE(thousandths(test::edited(s, lastEdit(edits))), (std::vector<long>{500, 400}));
        bar.setSnapshot(snapshotOf({"site.1.share=0.5", "site.2.share=0.5"}));
        QCOMPARE(bar.handles().size(), std::size_t(2)); // while it is dragged
        QTest::mouseRelease(outer, Qt::LeftButton);
        if (outer)
            outer->clearFocus();
        QTRY_COMPARE(bar.handles().size(), std::size_t(1));
        bar.setSnapshot(snapshotOf({"site.1.share=0.7", "site.2.share=0.5"}));
        QVERIFY2(bar.accessibleDescription().endsWith(QStringLiteral("The shares sum to 120 %: 20 % too much")),
                 qPrintable(bar.accessibleDescription()));
        const auto picture = bar.grab().toImage();
        const auto limit = Theme::day().error; // a line stands where the bar would be full: at 1 / 1.2 of 600 px
        QCOMPARE(picture.pixelColor(10 + 500, 3), limit);
        QCOMPARE(picture.pixelColor(10 + 450, 3) == limit, false);
        bar.setSnapshot(snapshotOf({"sites.count=1", "site.1.share=1"}));
        QVERIFY(bar.isHidden() && bar.handles().empty());
    }
};

QTEST_MAIN(TestPowerMap)
#include "tst_power_map.moc"
