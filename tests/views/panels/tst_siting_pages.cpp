// SPDX-License-Identifier: GPL-3.0-or-later
// Best sites and back-test: what they show against the siting study (import 30 of 30, headroom 29, firm power 28), and
// what a row does under the pointer and on Enter.
#include "model/scenario/scenario_io.h"
#include "tests/model/example.h"
#include "tests/views/edited.h"
#include "tests/views/shown.h"
#include "views/charts/back_test_page.h"
#include "views/paint/list_table.h"
#include "views/panels/best_sites_page.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace gigasite;

class TestSitingPages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void backTest()
    {
        BackTestPage page;
        page.resize(900, 400);
        page.setSnapshot(test::snapshotOf());
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.grab();
        const auto &model = page.model();
        QCOMPARE(model.rowCount(), 30);
        QCOMPARE(page.summary(), QStringLiteral("lines 30, headroom 29, firm power 28 of 30"));
        QStringList misses;
        for (const auto &row : model.rows()) {
            if (!meetsAll(row))
                misses << QString::fromStdString(row.site->name);
        }
        misses.sort();
        QCOMPARE(misses,
                 (QStringList{QStringLiteral("CoreWeave Ellendale ND"), QStringLiteral("OpenAI Stargate New Mexico")}));
        for (int row = 0; row < 2; ++row) { // first, each with its reason
            page.table().selectRow(row);
            const auto why = page.why().text();
            QVERIFY2(why.contains(QStringLiteral("of its own generation")) ||
                         why.contains(QStringLiteral("its own generation")),
                     qPrintable(why));
        }
        QCOMPARE(page.pane().canvas().marks().size(), std::size_t(30));
        QTest::mouseClick(&page.pane().canvas(), Qt::LeftButton, {},
                          page.pane().canvas().marks().front().area.center().toPoint());
        QCOMPARE(page.table().currentIndex().row(), 0);
    }

    /// In a low dock, too, the result is in sight, and why the site that is chosen is refused, below its row. A site
    /// whose owner is not known has no empty brackets.
    void resultAndReasonAreInSight()
    {
        BackTestPage page;
        page.resize(900, 124);
        page.setSnapshot(test::snapshotOf());
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.grab();
        QCOMPARE(page.size(), QSize(900, 124));
        QCOMPARE(page.result().text(),
                 QStringLiteral("Of 30 real AI sites, lines allow 30, headroom 29, firm power 28."));
        for (const auto *label : {&page.result(), &page.why()}) {
            QVERIFY(label->visibleRegion().boundingRect().height() >= label->heightForWidth(label->width()));
            QVERIFY(label->height() >= label->heightForWidth(label->width()));
        }
        QVERIFY(page.table().viewport()->rect().contains(page.table().visualRect(page.model().index(0, 0))));
        QVERIFY(page.why().text().startsWith(QStringLiteral("OpenAI Stargate New Mexico (")));
        for (const auto &row : page.model().rows()) {
            QVERIFY2(!backTestSentence(row).contains(QStringLiteral("()")), qPrintable(backTestSentence(row)));
            QCOMPARE(backTestName(row).endsWith(QLatin1Char(')')), !row.site->owner.empty());
        }
    }

    /// The switch shows the nodes that host the demand instead: counted by grid, the best in the table and on the map;
    /// nothing of them is computed before.
    void nodesOfTheCountry()
    {
        BackTestPage page;
        page.resize(900, 400);
        page.setSnapshot(test::snapshotOf({"conventions.mode=corrected"}));
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(page.nodes().rowCount(), 0);
        auto buttons = page.switcher().findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 2);
        buttons[1]->click();
        const auto &answer = page.nodes().answer();
        QCOMPARE(answer.nodes, std::size_t(1534));
        QVERIFY(answer.hosting > 319); // 4.06 GW, less than 5
        QCOMPARE(page.nodes().rowCount(), 20);
        QVERIFY(page.nodesTable().isVisible() && !page.table().isVisible());
        page.grab();
        QCOMPARE(page.pane().canvas().marks().size(), std::size_t(20));
        QVERIFY(page.why().text().contains(QStringLiteral("hosts")));
        QVERIFY(page.why().text().contains(QStringLiteral("of 1,534 host 4.06 GW: PJM ")));
        QVERIFY(page.why().text().endsWith(page.pane().canvas().marks().front().text));
        page.nodesTable().selectRow(3);
        QVERIFY(page.why().text().endsWith(page.pane().canvas().marks()[3].text));
        QSignalSpy counted(page.nodesTable().model(), &QAbstractItemModel::modelReset);
        page.setSnapshot(
            test::snapshotOf({"conventions.mode=corrected", "grid.definition=nuclear", "grid.radius_km=25"}));
        QCOMPARE(counted.count(), 1);
        QCOMPARE(answer.hosting, 25); // as the independent computation counts at 4.06 GW
        buttons[0]->click();
        page.grab();
        QCOMPARE(page.pane().canvas().marks().size(), std::size_t(30));
        QVERIFY(page.table().isVisible());
        page.setSnapshot(test::snapshotOf({"grid.radius_km=50"}));
        QCOMPARE(counted.count(), 1);
        buttons[1]->click();
        QCOMPARE(counted.count(), 2);
        page.hide();
        page.setSnapshot(test::snapshotOf({"grid.radius_km=75"}));
        QCOMPARE(counted.count(), 2);
    }

    /// A locked site is part of every split, and stays where it is when one is taken.
    void lockedSitesStay()
    {
        const auto snapshot =
            test::snapshotOf({"conventions.mode=corrected", "site.2.locked=true", "site.2.limit_w=3e9"});
        const auto &phoenix = snapshot.scenario->sites[1];
        BestSitesPage page;
        page.resize(900, 220);
        QSignalSpy asked(&page, &BestSitesPage::answerRequested), taken(&page, &BestSitesPage::editRequested);
        page.setSnapshot(snapshot);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const auto query = asked.last().first().value<SitesQuery>();
        QCOMPARE(query.kept.size(), std::size_t(1));
        QVERIFY(query.kept.front().limit == Watts(3e9));
        const auto answer = std::make_shared<const SitesAnswer>(gigasite::bestSites(test::facts().siting, query));
        QVERIFY(!answer->splits.empty());
        page.setAnswer(query, answer);
        for (const auto &split : answer->splits)
            QVERIFY(std::any_of(split.sites.begin(), split.sites.end(), [&](const SplitSite &site) {
                return site.lat == phoenix.lat && site.lon == phoenix.lon;
            }));
        page.table().setFocus();
        page.table().selectRow(0);
        QTest::keyClick(&page.table(), Qt::Key_Return);
        const auto next = test::edited(*snapshot.scenario, taken.last().first().value<Edit>());
        QVERIFY(std::any_of(next.sites.begin(), next.sites.begin() + next.siteCount, [&](const SiteChoice &site) {
            return site.lat == phoenix.lat && site.lon == phoenix.lon && site.name == phoenix.name && site.locked &&
                site.limitWatts == phoenix.limitWatts;
        }));
    }

    /// Where the shares leave the demand open, it is said why, and a click on a way out takes it.
    void anOpenSplitIsMended()
    {
        const auto snapshot = test::snapshotOf({"conventions.mode=corrected", "site.1.share=0.7", "site.2.share=0.5"});
        BestSitesPage page;
        page.resize(900, 220);
        QSignalSpy asked(&page, &BestSitesPage::answerRequested), taken(&page, &BestSitesPage::editRequested),
            looked(&page, &BestSitesPage::previewRequested);
        page.setSnapshot(snapshot);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(asked.count(), 0);
        QVERIFY2(page.state().text().contains(QStringLiteral("120.0 %")), qPrintable(page.state().text()));
        const auto ways = page.state().text().count(QStringLiteral("<a href"));
        QCOMPARE(ways, 2);
        for (int i = 0; i < 2; ++i) {
            Q_EMIT page.state().linkHovered(QString::number(i));
            QVERIFY(!looked.last().first().value<Edit>().changes.empty());
            Q_EMIT page.state().linkActivated(QString::number(i));
            const auto next = test::edited(*snapshot.scenario, taken.last().first().value<Edit>());
            QVERIFY(std::abs(next.sites[0].share + next.sites[1].share - 1) < 1e-9);
        }
        QVERIFY(page.state().focusPolicy() & Qt::TabFocus);
        QVERIFY(page.state().accessibleName().startsWith(QStringLiteral("The shares of the sites sum to")));
        page.setSnapshot(test::snapshotOf({"conventions.mode=corrected"}));
        QCOMPARE(asked.count(), 1);
        QVERIFY(page.state().focusPolicy() == Qt::NoFocus); // a word is no control
    }

    /// Two sites without a share: a boundary pushed over the next takes from the sites behind it, and all is still
    /// there.
    void sharesArePushed()
    {
        auto s = test::example("nextgen-100t");
        s.siteCount = 3;
        s.sites[0].share = 1;
        s.sites[1].share = s.sites[2].share = 0;
        const auto after = test::edited(s, moveBoundary(s, 1, -0.3, 0));
        QCOMPARE(after.sites[0].share, 0.7);
        QCOMPARE(after.sites[1].share, 0.0);
        QCOMPARE(after.sites[2].share, 0.3);
        const auto back = test::edited(after, moveBoundary(after, 0, 2, 0));
        QCOMPARE(back.sites[0].share, 1.0);
        QCOMPARE(back.sites[2].share, 0.0);
        QCOMPARE(test::edited(s, moveBoundary(s, 0, 0.25, 0)).sites[1].share, 0.75);
    }

    /// As wide as the window's docks are at first: no column of the back-test is out of sight or cut.
    void everyColumnIsInSight()
    {
        BackTestPage page;
        page.resize(900, 160);
        page.setSnapshot(test::snapshotOf());
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.grab();
        auto &table = page.table();
        QVERIFY2(!table.horizontalScrollBar()->isVisible(), qPrintable(QString::number(naturalWidth(table))));
        const int last = table.model()->columnCount() - 1;
        QVERIFY(table.columnViewportPosition(last) + table.columnWidth(last) <= table.viewport()->width());
        const QFontMetrics metrics(table.font());
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            for (int column = 0; column <= last; ++column) {
                const auto text = table.model()->index(row, column).data().toString();
                QVERIFY2(metrics.horizontalAdvance(text) <= table.columnWidth(column), qPrintable(text));
            }
        }
        QVERIFY2(page.pane().width() >= 180, qPrintable(QString::number(naturalWidth(table)))); // the map stays one
        page.resize(1500, 300);
        page.grab();
        QVERIFY(page.pane().width() > 450);
    }

    /// Places of a split are read in full, in two lines where one does not hold them.
    void placesAreReadInFull()
    {
        const auto snapshot = test::snapshotOf();
        for (const int width : {560, 700, 900}) {
            BestSitesPage page;
            page.resize(width, 220);
            page.setSnapshot(snapshot);
            page.show();
            QVERIFY(QTest::qWaitForWindowExposed(&page));
            for (const int count : {2, 4}) {
                page.counts().choose(count - 1);
                QSignalSpy asked(&page, &BestSitesPage::answerRequested);
                const auto query = sitesQuery(snapshot, count, SitesObjective::Cost);
                page.setSnapshot({}); // and asks anew
                page.setSnapshot(snapshot);
                page.setAnswer(*query,
                               std::make_shared<const SitesAnswer>(gigasite::bestSites(test::facts().siting, *query)));
                page.grab();
                const auto &table = page.table();
                QVERIFY(table.model()->rowCount() > 0);
                const QFontMetrics metrics(table.font());
                const auto lines = table.model()->index(0, 0).data().toString().split(u'\n');
                for (const auto &line : lines)
                    QVERIFY2(metrics.horizontalAdvance(line) <= std::max(table.columnWidth(0), 170), qPrintable(line));
                QVERIFY(table.rowHeight(0) >= lines.size() * metrics.height());
                QCOMPARE(lines.join(QStringLiteral("   ")).count(QStringLiteral(" %")), count);
            }
        }
    }

    /// A locked site outside the grid tables has its name; where its limit is not known that is what is said, not that
    /// nothing hosts the demand.
    void aKeptPlaceAbroadHasItsName()
    {
        const std::vector<std::string> london{"conventions.mode=corrected", "site.2.lat=51.5", "site.2.lon=-0.1",
                                              "site.2.name=London", "site.2.locked=true"};
        auto limited = london;
        limited.emplace_back("site.2.limit_w=3e9");
        const auto shownFor = [](const std::vector<std::string> &settings, BestSitesPage &page) {
            const auto snapshot = test::snapshotOf(settings);
            page.resize(900, 220);
            page.setSnapshot(snapshot);
            page.show();
            const auto query = sitesQuery(snapshot, 2, SitesObjective::Cost);
            page.setAnswer(*query,
                           std::make_shared<const SitesAnswer>(gigasite::bestSites(test::facts().siting, *query)));
        };
        BestSitesPage known, unknown;
        shownFor(limited, known);
        QVERIFY(known.table().model()->rowCount() > 0);
        const auto places = known.table().model()->index(0, 0).data().toString();
        QVERIFY2(places.contains(QStringLiteral("% London")) && !places.contains(QStringLiteral("London ·")),
                 qPrintable(places));
        shownFor(london, unknown);
        QCOMPARE(unknown.table().model()->rowCount(), 0);
        QCOMPARE(unknown.state().text(),
                 QStringLiteral("What London can host is not known: type its limit, or unlock it"));
    }

    /// A row is looked at under keys and taken by Enter: the sites then stand there, and the shares sum to 1.
    void bestSites()
    {
        const auto snapshot = test::snapshotOf({"conventions.mode=corrected"});
        BestSitesPage page;
        page.resize(900, 220);
        QSignalSpy asked(&page, &BestSitesPage::answerRequested), looked(&page, &BestSitesPage::previewRequested),
            taken(&page, &BestSitesPage::editRequested);
        page.setSnapshot(snapshot);
        QCOMPARE(asked.count(), 0); // not on screen
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(asked.count(), 1);
        const auto query = sitesQuery(snapshot, 2, SitesObjective::Cost);
        QVERIFY(query && query->demand > Watts(4e9) && query->demand < Watts(4.1e9)); // 4.06 GW
        const auto answer = std::make_shared<const SitesAnswer>(gigasite::bestSites(test::facts().siting, *query));
        QVERIFY(!answer->splits.empty());
        page.setAnswer(*query, answer);
        const auto labels = page.findChildren<QLabel *>();
        // a tenth of a half of 4.06 GW, in whole replicas' racks
        const auto part = 0.05 * query->demand, whole = query->racksEach * query->rack;
        QVERIFY(answer->least >= part && answer->least < part + whole);
        const auto least = shown(answer->least.si(), Unit::Watt);
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&least](const QLabel *label) {
            return label->toolTip().contains(least) && label->toolTip().contains(QStringLiteral("100 km"));
        }));
        QCOMPARE(page.table().model()->rowCount(), static_cast<int>(answer->splits.size()));
        for (const auto &[size, percent] : {std::pair{QSize(900, 220), 100}, {QSize(700, 340), 200}}) {
            setTextSize(percent / 100.0);
            page.setTheme(Theme::day());
            page.setStyleSheet(page.styleSheet() + QStringLiteral("* { font-size: %1px; }").arg(uiLength(12)));
            page.resize(size);
            QApplication::processEvents();
            const auto first = page.table().model()->index(0, 0); // the places are read whole
            const auto face = page.table().fontMetrics();
            for (const auto &line : first.data().toString().split(u'\n'))
                QVERIFY2(page.table().visualRect(first).width() >= face.horizontalAdvance(line), qPrintable(line));
            const auto &state = page.state(); // so is what is said of them
            const auto lines =
                state.fontMetrics().boundingRect(QRect(0, 0, state.width(), 1000), Qt::TextWordWrap, state.text());
            QVERIFY(lines.width() <= state.width() && lines.height() <= state.height());
        }
        setTextSize(1);
        page.setTheme(Theme::day());
        page.table().setFocus();
        page.table().selectRow(0);
        QVERIFY(looked.count() >= 1 && !looked.last().first().value<Edit>().changes.empty());
        QTest::keyClick(&page.table(), Qt::Key_Escape);
        QVERIFY(looked.last().first().value<Edit>().changes.empty());
        QCOMPARE(taken.count(), 0);
        QTest::keyClick(&page.table(), Qt::Key_Return);
        QCOMPARE(taken.count(), 1);
        const auto next = test::edited(*snapshot.scenario, taken.last().first().value<Edit>());
        const auto &best = answer->splits.front();
        QCOMPARE(next.siteCount, static_cast<std::int64_t>(best.sites.size()));
        double sum = 0;
        for (std::size_t i = 0; i < best.sites.size(); ++i) {
            QVERIFY(std::abs(next.sites[i].lat - best.sites[i].lat) <= 0.0051);
            sum += next.sites[i].share;
        }
        QVERIFY(std::abs(sum - 1) < 1e-12);
        Evaluator evaluator(test::facts());
        const auto evaluation = evaluator(next);
        for (const auto &site : evaluation.power.sites)
            QVERIFY2(!(site.shortfall() > Watts()), site.name.c_str());
        page.counts().choose(2);
        QCOMPARE(asked.count(), 2);
        page.setAnswer(*query, answer); // of the question before
        QVERIFY(page.state().text().contains(QStringLiteral("searching")));
    }
};

QTEST_MAIN(TestSitingPages)
#include "tst_siting_pages.moc"
