// SPDX-License-Identifier: GPL-3.0-or-later
// What the power map draws and where: badges of what lies beyond its edge, the card of an RTT, rings of sub-zones, the
// legend, and a split whose shares do not sum to 100 %.
#include "model/scenario/scenario_io.h"
#include "tests/model/example.h"
#include "tests/views/shown.h"
#include "views/figures/cause_banner.h"
#include "views/figures/map_canvas.h"
#include "views/figures/map_cards.h"
#include "views/figures/map_frame.h"
#include "views/figures/map_free_space.h"
#include "views/figures/map_ghost.h"
#include "views/figures/map_legend.h"
#include "views/figures/map_links.h"
#include "views/figures/map_picture.h"
#include "views/figures/map_placing.h"
#include "views/figures/map_zones.h"
#include "views/figures/mark_table.h"
#include "views/figures/power_map.h"
#include "views/figures/site_edits.h"
#include "views/figures/split_bar.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace gigasite;

namespace {

void show(MapCanvas &map, const Snapshot &snapshot)
{
    map.resize(700, 420);
    map.setSnapshot(snapshot);
    map.show();
    QVERIFY(QTest::qWaitForWindowExposed(&map));
    map.grab();
}

} // namespace

class TestMapMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A place far from everything has no name but its number, which is said once.
    void aNumberIsSaidOnce()
    {
        const auto s = test::example("nextgen-100t");
        QCOMPARE(addSite(s, test::facts().grid, 30, -60, NewShare::None).text, QStringLiteral("Add site 3"));
        QCOMPARE(numberedName(2, "Site 3"), QStringLiteral("Site 3"));
        QCOMPARE(numberedName(2, ""), QStringLiteral("Site 3"));
        QCOMPARE(numberedName(2, "Site 1"), QStringLiteral("3 Site 1")); // a name someone gave
        QCOMPARE(numberedName(1, "Phoenix"), QStringLiteral("2 Phoenix"));
    }

    /// From near, what lies beyond the edge is told by badges on it: each on the way to its site, none over another.
    void badgesPointToWhatLiesBeyond()
    {
        const QSizeF size(700, 420);
        const auto frame = badgeFrame(size);
        const auto far = test::snapshotOf({"sites.count=5", "site.1.share=0.2", "site.2.share=0.2", "site.3.share=0.2",
                                           "site.4.share=0.2", "site.5.share=0.2"});
        const auto phoenix = MapProjection(size).toFigure(33.45, -112.07);
        const auto camera = zoomed({}, size, 10, phoenix);
        const MapProjection map(size, camera);
        const auto shapes = siteShapes(*far.evaluation, map, size, {});
        QCOMPARE(shapes.size(), std::size_t(5));
        QVERIFY(shapes[1].onMap);
        for (const auto &shape : shapes) {
            QVERIFY(shape.onMap || frame.adjusted(-0.01, -0.01, 0.01, 0.01).contains(shape.at)); // on it
            QCOMPARE(shape.onMap, shape.index == 1);
            for (const auto &other : shapes)
                QVERIFY(&other == &shape || !other.badge.intersects(shape.badge));
            if (shape.onMap)
                continue;
            const auto truly = map.toFigure(shape.site->lat, shape.site->lon) - shape.at;
            QVERIFY(QPointF::dotProduct(shape.away, truly) > 0.999 * std::hypot(truly.x(), truly.y()));
            QVERIFY(shape.away.x() > 0); // all are east of Phoenix
        }
        // four are tied to the one in sight; between those beyond the same edge nothing crosses
        const auto ties = linksOf(far.evaluation->power, shapes, map, size);
        QCOMPARE(std::count_if(ties.begin(), ties.end(), [](const MapLink &link) { return !link.way.isEmpty(); }), 4);
        // of two sites, the other one's badge lies on the link
        const auto two = test::snapshotOf();
        const auto pair = siteShapes(*two.evaluation, map, size, {});
        const QPointF toBadge = pair[0].at - pair[1].at,
                      toSite = map.toFigure(pair[0].site->lat, pair[0].site->lon) - pair[1].at;
        QVERIFY(std::abs(toBadge.x() * toSite.y() - toBadge.y() * toSite.x()) <
                1e-6 * std::hypot(toBadge.x(), toBadge.y()) * std::hypot(toSite.x(), toSite.y()));
        const auto links = linksOf(two.evaluation->power, pair, map, size);
        QCOMPARE(links.front().way, QPolygonF({pair[0].at, pair[1].at}));
    }

    /// The corners of the lower 48 are on the map: a site there has its ring, and red where it is short.
    void cornersAreOnTheMap()
    {
        const std::pair<double, double> corners[] = {{25.9, -97.5},   {24.55, -81.8}, {48.99, -122.75},
                                                     {32.55, -117.1}, {47.3, -68.3},  {40.44, -124.4}};
        for (const QSizeF size : {QSizeF(360, 230), QSizeF(450, 290), QSizeF(700, 420), QSizeF(1500, 800)}) {
            for (const auto &[lat, lon] : corners) {
                const auto snapshot = test::snapshotOf({"conventions.mode=corrected", "sites.count=1", "site.1.share=1",
                                                        "site.1.limit_w=1e9", "site.1.lat=" + std::to_string(lat),
                                                        "site.1.lon=" + std::to_string(lon)});
                const auto shapes = siteShapes(*snapshot.evaluation, MapProjection(size), size, {});
                QVERIFY2(shapes[0].onMap && shapes[0].demand > shapes[0].supply && shapes[0].missing > Watts(),
                         qPrintable(QStringLiteral("%1, %2 in %3").arg(lat).arg(lon).arg(size.width())));
            }
        }
    }

    void neighboursOnTheFrameKeepApart()
    {
        const QRectF frame(10, 10, 300, 200);
        std::vector<QPointF> points(8, frame.bottomRight());
        points[0] = frame.topLeft();
        spreadOnFrame(frame, 22, points);
        QCOMPARE(points[0], frame.topLeft()); // it is in no one's way
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto p = points[i];
            const double off = std::min({std::abs(p.x() - frame.left()), std::abs(p.x() - frame.right()),
                                         std::abs(p.y() - frame.top()), std::abs(p.y() - frame.bottom())});
            QVERIFY(off < 1e-9);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(QLineF(p, points[j]).length() > 15); // 22 along the frame, less around the corner
        }
        QCOMPARE(exitOf(frame, {160, 110}, {1160, 110}), QPointF(310, 110));
        QCOMPARE(exitOf(frame, {160, 110}, {160, -890}), QPointF(160, 10));
    }

    /// The card of the longest link names the two ends, or has their numbers where there is little room. Nothing is
    /// exchanged with a site that has no racks, however far it is.
    void theRttNamesItsPair()
    {
        const auto snapshot =
            test::snapshotOf({"sites.count=3", "site.3.lat=21.3", "site.3.lon=-157.9", "site.3.share=0"});
        const auto &plan = snapshot.evaluation->power;
        const MapProjection map({700, 420});
        const auto links = linksOf(plan, siteShapes(*snapshot.evaluation, map, {700, 420}, {}), map, {700, 420});
        QVERIFY(links.back().labelled);
        const auto lineOf = [&](CardDetail detail) {
            const auto card = rttCard(*links.back().pair, plan, *snapshot.scenario, detail, Theme::day());
            QString text;
            for (const auto &run : card.lines.front())
                text += run.text;
            return text;
        };
        QVERIFY2(lineOf(CardDetail::Full).endsWith(QStringLiteral("  Baltimore – Phoenix")),
                 qPrintable(lineOf(CardDetail::Full)));
        QVERIFY2(lineOf(CardDetail::Title).endsWith(QStringLiteral("  1 – 2")), qPrintable(lineOf(CardDetail::Title)));
    }

    /// A site that is out is told as such: its card says so instead of what it would need, no way leads there, and no
    /// RTT with it is shown. Nobody exchanges anything with sites without racks either.
    void aLostSiteIsOut()
    {
        std::vector<std::string> three{"conventions.mode=corrected", "sites.count=3",      "site.1.share=0.4",
                                       "site.2.share=0.3",           "site.3.share=0.3",   "site.3.lat=32.78",
                                       "site.3.lon=-96.8",           "site.3.name=Dallas", "wan.lost_site=2"};
        const auto lost = test::snapshotOf(three);
        three.back() = "wan.lost_site=0";
        const auto whole = test::snapshotOf(three);
        QVERIFY(!isSameMap(lost, whole));
        const QSizeF size(700, 420);
        const MapProjection map(size);
        const auto shapesOf = [&](const Snapshot &snapshot) {
            auto shapes = siteShapes(*snapshot.evaluation, map, size, {});
            markLost(shapes, *snapshot.scenario);
            return shapes;
        };
        const auto linksOfAll = [&](const Snapshot &snapshot) {
            return linksOf(snapshot.evaluation->power, shapesOf(snapshot), map, size);
        };
        QCOMPARE(linksOfAll(whole).size(), std::size_t(3));
        // of four sites in any order, the four links of the ring; the one that is told is what a step waits for
        const auto crossed = test::snapshotOf(
            {"conventions.mode=corrected", "sites.count=4", "site.1.share=0.25", "site.2.share=0.25",
             "site.3.share=0.25", "site.4.share=0.25", "site.1.lat=41.88", "site.1.lon=-88", "site.2.lat=45.59",
             "site.2.lon=-121", "site.3.lat=33.75", "site.3.lon=-84.4", "site.4.lat=32.78", "site.4.lon=-97"});
        const auto ring = linksOfAll(crossed);
        QCOMPARE(ring.size(), std::size_t(4));
        QVERIFY(ring.back().labelled);
        QCOMPARE(ring.back().pair->rtt.si(), crossed.evaluation->step.wanAsked.rtt.si());
        const auto left = linksOfAll(lost);
        QCOMPARE(left.size(), std::size_t(1));
        QVERIFY(left.back().labelled && left.back().pair->from == 0 && left.back().pair->to == 2);
        const auto shapes = shapesOf(lost);
        QVERIFY(shapes[1].isLost && !shapes[0].isLost && !shapes[2].isLost);
        for (const auto detail : {CardDetail::Full, CardDetail::Limit, CardDetail::Brief, CardDetail::Title}) {
            const auto card = siteCard(shapes[1], *lost.evaluation, *lost.scenario, detail, 230, Theme::day());
            QString text;
            for (const auto &line : card.lines) {
                for (const auto &run : line)
                    text += run.text;
            }
            QVERIFY2(text.contains(QStringLiteral("lost")) && !text.contains(QStringLiteral("needs")),
                     qPrintable(text));
            QVERIFY(card.bar != Theme::day().met);
        }
        MapCanvas canvas;
        show(canvas, lost);
        const auto said = test::said(canvas.marks());
        QCOMPARE(said.filter(QStringLiteral(", lost: ")).size(), 1);
        QCOMPARE(said.filter(QStringLiteral("Baltimore to Dallas: RTT")).size(), 1);
        QVERIFY(said.filter(QStringLiteral("Phoenix: RTT")).isEmpty());
        auto empty = std::vector<std::string>{"sites.count=8"};
        for (int site = 3; site <= 8; ++site)
            empty.push_back("site." + std::to_string(site) + ".share=0");
        QCOMPARE(linksOfAll(test::snapshotOf(empty)).size(), std::size_t(1));
    }

    /// An offered place beyond the view has a pointer to where it lies, off the badges on the edge; a card says what it
    /// is called, needs and is limited by, whether it is in sight or not.
    void offeredPlacesAreNamed()
    {
        const QSizeF size(700, 420);
        auto snapshot = test::snapshotOf({"conventions.mode=corrected"});
        const auto then = test::snapshotOf({"conventions.mode=corrected", "site.2.lat=34.5", "site.2.lon=-111",
                                            "site.2.name=Payson", "site.1.share=0.6", "site.2.share=0.4"});
        snapshot.preview = then.evaluation;
        snapshot.previewScenario = then.scenario;
        const auto theme = Theme::day();
        for (const double zoom : {1.0, 10.0}) {
            const auto camera =
                zoom > 1 ? zoomed({}, size, zoom, MapProjection(size).toFigure(39.3, -76.6)) : MapCamera();
            const MapProjection map(size, camera);
            const auto now = siteShapes(*snapshot.evaluation, map, size, {});
            const auto ghosts = ghostSites(snapshot, now, map, size, {});
            QCOMPARE(ghosts.size(), std::size_t(2));
            QVERIFY(!ghosts[0].isMoved && ghosts[0].isOther); // another share
            const auto &moved = ghosts[1];
            QVERIFY(moved.isMoved);
            QCOMPARE(moved.shape.onMap, zoom == 1);
            if (!moved.shape.onMap) {
                QVERIFY(!now[1].onMap && QLineF(now[1].at, moved.shape.at).length() >= 20);
                QVERIFY(badgeFrame(size).adjusted(-1, -1, 1, 1).contains(moved.shape.at));
                const auto truly = map.toFigure(34.5, -111) - moved.shape.at;
                QVERIFY(QPointF::dotProduct(moved.shape.away, truly) > 0.99 * std::hypot(truly.x(), truly.y()));
                QImage image(size.toSize(), QImage::Format_RGB32);
                image.fill(theme.figure);
                QPainter p(&image);
                drawGhostSites(p, snapshot, ghosts, size, theme);
                const auto tip = (moved.shape.at + 9 * moved.shape.away).toPoint(); // inside the pointer's outline
                int dark = 0;
                for (int x = -3; x <= 3; ++x) {
                    for (int y = -3; y <= 3; ++y)
                        dark += qGray(image.pixel(tip + QPoint(x, y))) < 128 ? 1 : 0;
                }
                QVERIFY(dark > 3);
            }
            FreeSpace space(size);
            space.finish();
            const auto cards = placeGhostCards(ghosts, snapshot, size, theme, space);
            QCOMPARE(cards.size(), std::size_t(1));
            QString text;
            for (const auto &line : cards.front().card.lines) {
                for (const auto &run : line)
                    text += run.text + QLatin1Char(' ');
            }
            for (const char *part : {"2 Payson", "preview", "needs 1.62 GW of 159 MW", "short by "}) // 40 % of 4.06
                QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
        }
        snapshot.baseline = snapshot.preview;
        snapshot.preview.reset();
        const MapProjection map(size);
        const auto now = siteShapes(*snapshot.evaluation, map, size, {});
        FreeSpace space(size);
        space.finish();
        QVERIFY(placeGhostCards(ghostSites(snapshot, now, map, size, {}), snapshot, size, theme, space).empty());
    }

    /// The RTT is that between the places of an offered change; where it moves none, that of now.
    void offeredPlacesHaveTheirRtt()
    {
        auto snapshot = test::snapshotOf({"conventions.mode=corrected"});
        const auto said = [&] {
            QImage image(900, 560, QImage::Format_RGB32);
            QPainter p(&image);
            return test::said(paintPowerMap(p, image.size(), snapshot, Theme::day(), {}))
                .filter(QStringLiteral(": RTT"));
        };
        QCOMPARE(said().size(), 1);
        QVERIFY(said().front().startsWith(QStringLiteral("Baltimore to Phoenix: RTT")));
        const auto near = test::snapshotOf(
            {"conventions.mode=corrected", "site.2.lat=39.96", "site.2.lon=-82.99", "site.2.name=Columbus"});
        snapshot.preview = near.evaluation;
        snapshot.previewScenario = near.scenario;
        QCOMPARE(said().size(), 1);
        QVERIFY2(said().front().startsWith(QStringLiteral("With the change: Baltimore to Columbus: RTT")),
                 qPrintable(said().front()));
        const auto shares = test::snapshotOf({"conventions.mode=corrected", "site.1.share=0.6", "site.2.share=0.4"});
        snapshot.preview = shares.evaluation;
        snapshot.previewScenario = shares.scenario;
        QVERIFY(said().front().startsWith(QStringLiteral("Baltimore to Phoenix: RTT")));
    }

    /// A site that an offered change leaves out has a cross, and says so; one that stays, or that the baseline did not
    /// have, has none.
    void sitesThatLeave()
    {
        const QSizeF size(700, 420);
        const MapProjection map(size);
        const auto theme = Theme::day();
        auto snapshot = test::snapshotOf({"conventions.mode=corrected"});
        const auto then = test::snapshotOf({"conventions.mode=corrected", "sites.count=1", "site.1.share=1"});
        snapshot.preview = then.evaluation;
        snapshot.previewScenario = then.scenario;
        const auto now = siteShapes(*snapshot.evaluation, map, size, {});
        const auto ghosts = ghostSites(snapshot, now, map, size, {});
        QCOMPARE(ghosts.size(), std::size_t(2));
        QVERIFY(!ghosts[0].leaves && ghosts[1].leaves && ghosts[1].shape.at == now[1].at);
        QImage image(size.toSize(), QImage::Format_RGB32);
        image.fill(theme.figure);
        QPainter p(&image);
        const auto said = test::said(drawGhostSites(p, snapshot, ghosts, size, theme));
        p.end();
        QCOMPARE(said.filter(QStringLiteral("With the change: no site 2 Phoenix")).size(), 1);
        const auto centre = now[1].at.toPoint();
        for (const QPoint side :
             {QPoint(-3, -3), QPoint(3, -3), QPoint(-3, 3), QPoint(3, 3)}) { // the ends of the cross
            int dark = 0;
            for (int x = -1; x <= 1; ++x) {
                for (int y = -1; y <= 1; ++y)
                    dark += qGray(image.pixel(centre + side + QPoint(x, y))) < 128 ? 1 : 0;
            }
            QVERIFY(dark > 0);
        }
        snapshot.baseline = snapshot.preview;
        snapshot.preview.reset();
        QCOMPARE(ghostSites(snapshot, now, map, size, {}).size(), std::size_t(1));
    }

    /// Every link tells its number, its sites, and whether it is cut; a cut one is drawn in another colour than it has
    /// whole, with a cross. In the bar a lost site says so.
    void cutLinks()
    {
        std::vector<std::string> three{"conventions.mode=corrected", "sites.count=3",      "site.1.share=0.4",
                                       "site.2.share=0.3",           "site.3.share=0.3",   "site.3.lat=32.78",
                                       "site.3.lon=-96.8",           "site.3.name=Dallas", "wan.lost_pairs=1000"};
        const auto whole = test::snapshotOf({three.begin(), three.end() - 1});
        three.emplace_back("wan.lost_link=2");
        const auto cut = test::snapshotOf(three);
        QVERIFY(!isSameMap(whole, cut));
        MapCanvas canvas;
        show(canvas, cut);
        auto said = test::said(canvas.marks());
        QCOMPARE(said.filter(QStringLiteral("Link 2, cut: Phoenix to Dallas: RTT")).size(), 1);
        QCOMPARE(said.filter(QStringLiteral(", cut: ")).size(), 1);
        QCOMPARE(said.filter(QStringLiteral("Link 3: ")).size(), 1);
        show(canvas, whole);
        QVERIFY(test::said(canvas.marks()).filter(QStringLiteral(", cut: ")).isEmpty());
        const QSizeF size(700, 420);
        const MapProjection map(size);
        const auto theme = Theme::day();
        const auto reds = [&](const Snapshot &snapshot) {
            QImage image(size.toSize(), QImage::Format_RGB32);
            image.fill(theme.figure);
            QPainter p(&image);
            drawLinks(p,
                      linksOf(snapshot.evaluation->power, siteShapes(*snapshot.evaluation, map, size, {}), map, size),
                      theme);
            p.end();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixel(x, y) == theme.error.rgb() ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(reds(whole), 0);
        QVERIFY(reds(cut) > 50);
        // the card stands at a link that carries; where all are cut, it says so instead of an RTT
        const auto cardOf = [&](const Snapshot &snapshot) {
            const auto &plan = snapshot.evaluation->power;
            const auto links = linksOf(plan, siteShapes(*snapshot.evaluation, map, size, {}), map, size);
            QString text;
            for (const auto &line :
                 rttCard(*links.back().pair, plan, *snapshot.scenario, CardDetail::Full, theme).lines) {
                for (const auto &run : line)
                    text += run.text + u' ';
            }
            return links.back().labelled ? text : QString();
        };
        const auto &ofWhole = whole.evaluation->power.distances;
        const auto longest = std::max_element(
            ofWhole.begin(), ofWhole.end(), [](const auto &a, const auto &b) { return a.greatCircle < b.greatCircle; });
        three.back() = "wan.lost_link=" + std::to_string(longest->link);
        const auto longestCut = cardOf(test::snapshotOf(three));
        QVERIFY2(longestCut.startsWith(QStringLiteral("RTT")) && longestCut != cardOf(whole), qPrintable(longestCut));
        QVERIFY(cardOf(whole).startsWith(QStringLiteral("RTT")));
        const auto only = cardOf(test::snapshotOf({"conventions.mode=corrected", "wan.lost_pairs=1000"}));
        QVERIFY2(only.contains(QStringLiteral("cut")) && !only.contains(QStringLiteral("RTT")), qPrintable(only));
        three.emplace_back("wan.lost_site=3");
        SplitBar bar;
        bar.setSnapshot(test::snapshotOf(three));
        QVERIFY(bar.accessibleDescription().contains(QStringLiteral("Dallas: 30 % of the racks, lost")));
        bar.setSnapshot(whole);
        QVERIFY(!bar.accessibleDescription().contains(QStringLiteral("lost")));
    }

    /// Badges on the lower edge, and their pointers, stand above the key of symbols, which names whose data it shows.
    void badgesKeepOffTheKey()
    {
        MapLayers layers;
        layers.realSites = true;
        for (const QSizeF size : {QSizeF(340, 230), QSizeF(450, 290), QSizeF(700, 420)}) {
            const MapProjection map(size);
            const auto snapshot = test::snapshotOf({"sites.count=3", "site.3.lat=15", "site.3.lon=-97"});
            const MapLegend legend(size, map, layers, 1, HeadroomDefinition::Paper);
            const auto plate = legend.keyArea().adjusted(-6, -1, 6, 2);
            const auto shapes = siteShapes(*snapshot.evaluation, map, size, {}, badgeFrame(size, legend.keyArea(), {}));
            QVERIFY(!shapes[2].onMap && shapes[2].away.y() > 0.5);
            QVERIFY(!shapes[2].badge.adjusted(-9, -9, 9, 9).intersects(plate));
            QImage image(size.toSize(), QImage::Format_RGB32);
            QPainter p(&image);
            PowerMapOptions options;
            options.layers = layers;
            int found = 0;
            for (const auto &mark : paintMapOverlay(p, size, snapshot, Theme::day(), options)) {
                if (mark.figureId != "site.3.share")
                    continue;
                ++found;
                QVERIFY(!mark.area.intersects(plate));
            }
            QCOMPARE(found, 1);
        }
    }

    /// Shares that do not sum to 100 % blank nothing: the sites stay, by their typed shares, and the cause is said with
    /// what would mend it.
    void anOpenSplitStaysDrawn()
    {
        const auto whole = test::snapshotOf({"conventions.mode=corrected"});
        const auto open = test::snapshotOf({"conventions.mode=corrected", "site.1.share=0.7", "site.2.share=0.5"});
        QVERIFY(!open.evaluation->has(Stage::Sites) && isOpenSplit(*open.evaluation));
        QVERIFY(!isOpenSplit(*whole.evaluation));
        const auto &sites = open.evaluation->power.sites;
        const double racks = static_cast<double>(whole.evaluation->size.racks); // of 50 % each
        QVERIFY(std::abs(static_cast<double>(sites[0].racks) - 0.7 * racks) <= 2);
        QVERIFY(std::abs(static_cast<double>(sites[1].racks) - 0.5 * racks) <= 2);
        MapCanvas map;
        show(map, open);
        auto *cause = map.findChild<CauseBanner *>();
        QVERIFY(cause && cause->isVisible());
        QVERIFY(cause->height() < 2 * cause->links().front().height()); // one row
        QVERIFY(cause->links().back().right() <= cause->width());
        QVERIFY(cause->accessibleDescription().contains(QStringLiteral("120.0 %")));
        QCOMPARE(cause->links().size(), std::size_t(2));
        QVERIFY(!test::said(map.marks()).filter(QStringLiteral("Site 2, Phoenix")).isEmpty());
        QSignalSpy edits(&map, &FigureCanvas::editRequested);
        QTest::keyClick(&map, Qt::Key_2);
        QTest::keyClick(&map, Qt::Key_Right); // and can still be moved
        QCOMPARE(edits.count(), 1);
        const auto nobodys = test::snapshotOf({"conventions.mode=corrected", "site.1.share=0", "site.2.share=0"});
        map.setSnapshot(nobodys);
        QVERIFY(cause->isVisible() && cause->accessibleDescription().contains(QStringLiteral("sum to 0")));
        QVERIFY(!test::said(map.marks()).filter(QStringLiteral("Site 1,")).isEmpty());
        map.setSnapshot(whole);
        QVERIFY(cause->isHidden());
    }

    /// The signs of a banner grow with its words.
    void octagonsGrowWithTheText()
    {
        const auto wide = [](double size) {
            setTextSize(size);
            QWidget picture;
            picture.resize(900, 420);
            CauseBanner banner(&picture);
            banner.setTheme(Theme::day());
            const Problem problem{Severity::Error, "hardware.racks", say("A GPU must hold too much."), {}};
            banner.setProblem(&problem, false);
            const auto image = banner.grab().toImage();
            int left = image.width(), right = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 6; x < image.width(); ++x) { // beside the bar
                    if (image.pixelColor(x, y) == Theme::day().error) {
                        left = std::min(left, x);
                        right = std::max(right, x);
                    }
                }
            }
            setTextSize(1);
            return right - left + 1;
        };
        const int usual = wide(1), large = wide(2);
        QVERIFY2(usual >= 11 && usual <= 16, qPrintable(QString::number(usual)));
        QVERIFY2(large >= 2 * usual - 2, qPrintable(QString::number(large)));
    }

    /// A share that is rounded says nothing of the limit that is not so.
    void sharesAreNotRoundedAcrossTheLimit()
    {
        QCOMPARE(shareOfLimit(1.002), QStringLiteral("> 100 %"));
        QCOMPARE(shareOfLimit(0.9996), QStringLiteral("< 100 %"));
        QCOMPARE(shareOfLimit(1.0), QStringLiteral("100 %"));
        QCOMPARE(shareOfLimit(1.01), QStringLiteral("101 %"));
        QCOMPARE(shareOfLimit(0.42), QStringLiteral("42 %"));
    }

    /// A demand larger than the map leaves its legend readable.
    void ringsEndAtTheLegend()
    {
        const QSize size(700, 420);
        const auto picture = [size](const Snapshot &s) {
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter p(&image);
            paintMapOverlay(p, size, s, Theme::day(), {});
            return image;
        };
        const auto usual = picture(test::snapshotOf()), huge = picture(test::snapshotOf({"hardware.racks=2000000"}));
        const MapLegend legend(size, MapProjection(size), {}, 1, HeadroomDefinition::Paper);
        const auto key = legend.keyArea().toAlignedRect();
        QVERIFY(key.width() > 100);
        QCOMPARE(huge.copy(key), usual.copy(key));
        const auto below = QRect(key.left(), key.top() - 40, key.width(), 30);
        QVERIFY(huge.copy(below) != usual.copy(below)); // the ring is there
    }

    /// A card that just fits between two things finds its place there, however the search steps.
    void aCardThatJustFitsIsPlaced()
    {
        FreeSpace space({430, 240});
        space.finish();
        space.take(QRectF(0, 0, 430, 137.5));
        space.take(QRectF(10, 200, 400, 40)); // as the row of symbols
        const auto place = space.placeNear({.card = {180, 62}, .anchor = {200, 120}, .radius = 10});
        QVERIFY(place);
        QVERIFY(place->rect.top() >= 137.5 && place->rect.bottom() <= 200);
    }

    /// Wherever a site is dragged, its card lies inside the figure and hides neither the marker with its ring nor its
    /// number, which the pointer holds.
    void theCardAtTheHandHidesNothing()
    {
        const auto theme = Theme::day();
        for (const QSizeF size : {QSizeF(450, 290), QSizeF(700, 420), QSizeF(563, 361)}) {
            const MapProjection map(size);
            for (double x = 20; x < size.width() - 20; x += 37) {
                for (double y = 20; y < size.height() - 40; y += 29) {
                    const auto place = map.toDegrees({x, y});
                    const auto snapshot =
                        test::snapshotOf({"site.2.lat=" + std::to_string(std::clamp(place.x(), -89.0, 89.0)),
                                          "site.2.lon=" + std::to_string(place.y())});
                    if (!snapshot.evaluation->has(Stage::Sites))
                        continue;
                    const auto shapes = siteShapes(*snapshot.evaluation, map, size, {});
                    FreeSpace space(size);
                    space.finish();
                    const auto card = placeAtHand(shapes, {*snapshot.evaluation, *snapshot.scenario, size, theme},
                                                  space, {.dragged = 1});
                    QVERIFY(card);
                    const auto told =
                        QStringLiteral("%1 x %2 at %3, %4").arg(size.width()).arg(size.height()).arg(x).arg(y);
                    QVERIFY2(QRectF(QPointF(), size).contains(card->rect), qPrintable(told));
                    const double ring = std::max(shapes[1].reach, shapes[1].demand);
                    const QRectF marker(shapes[1].at - QPointF(ring, ring), QSizeF(2 * ring, 2 * ring));
                    QVERIFY2(!card->rect.intersects(marker) && !card->rect.intersects(shapes[1].badge),
                             qPrintable(told));
                }
            }
        }
    }

    /// The amount of a sub-zone is all in sight, at the very edge of the figure too.
    void theAmountOfASubZoneIsInSight()
    {
        const QSizeF size(450, 290);
        const auto snapshot = test::snapshotOf({"conventions.mode=corrected", "grid.zones=true"});
        const MapProjection map(size);
        auto shapes = siteShapes(*snapshot.evaluation, map, size, {});
        auto &shape = shapes[0];
        QVERIFY(shape.zone > 2);
        for (const QPointF at : {QPointF(18, 18), QPointF(432, 18), QPointF(432, 250), QPointF(18, 250)}) {
            shape.at = at;
            const auto label = zoneLabel(shape, size, {});
            QVERIFY(label && QRectF(QPointF(), size).contains(*label));
            const auto other = zoneLabel(shape, size, {*label});
            QVERIFY(other && !other->intersects(*label));
        }
    }

    /// In small text the map's ground is no other than its discs and sites: whole, and nothing of it under the key.
    void theGroundFollowsTheSizeOfTheText()
    {
        const QSizeF size(500, 310);
        const auto theme = Theme::day();
        const auto snapshot = test::snapshotOf();
        const auto shot = [&](double ratio, const auto &draw) {
            QImage image((size * ratio).toSize(), QImage::Format_RGB32);
            image.fill(theme.figure);
            QPainter p(&image);
            p.scale(ratio, ratio);
            draw(p);
            return image;
        };
        for (const double ratio : {0.8, 1.0}) {
            MapPicture picture;
            const auto kept =
                shot(ratio, [&](QPainter &p) { picture.draw(p, {snapshot.facts, size, ratio, theme}, false); });
            const auto direct = shot(ratio, [&](QPainter &p) { paintMapBase(p, size, snapshot.facts->grid, theme); });
            int differing = 0;
            for (int y = 0; y < kept.height(); ++y) {
                for (int x = 0; x < kept.width(); ++x)
                    differing += std::abs(qGray(kept.pixel(x, y)) - qGray(direct.pixel(x, y))) > 24 ? 1 : 0;
            }
            QVERIFY2(differing < kept.width() * kept.height() / 200,
                     qPrintable(QStringLiteral("%1 pixels at %2").arg(differing).arg(ratio)));
        }
    }

    /// Two sites that no camera shows are tied between their badges, with their RTT; two that the camera leaves out are
    /// not.
    void sitesBeyondTheMapAreTied()
    {
        const QSizeF size(450, 290);
        const std::vector<std::string> abroad{"site.1.lat=51.5", "site.1.lon=-0.1", "site.2.lat=60", "site.2.lon=25"};
        const auto snapshot = test::snapshotOf(abroad);
        const MapProjection map(size);
        const auto shapes = siteShapes(*snapshot.evaluation, map, size, {});
        QVERIFY(!shapes[0].onMap && !shapes[1].onMap);
        const auto links = linksOf(snapshot.evaluation->power, shapes, map, size);
        QCOMPARE(links.size(), std::size_t(1));
        QCOMPARE(links.front().way, QPolygonF({shapes[0].at, shapes[1].at}));
        QVERIFY(links.front().labelled);
        MapCanvas canvas;
        show(canvas, snapshot);
        QVERIFY2(test::said(canvas.marks()).filter(QStringLiteral("RTT 27.3 ms over 1,8")).size() == 1,
                 qPrintable(test::said(canvas.marks()).filter(QStringLiteral("RTT")).join(u'|')));
        const auto home = test::snapshotOf();
        const auto camera = zoomed({}, size, 10, MapProjection(size).toFigure(47, -100));
        const MapProjection near(size, camera);
        const auto out = siteShapes(*home.evaluation, near, size, {});
        QVERIFY(!out[0].onMap && !out[1].onMap);
        QVERIFY(linksOf(home.evaluation->power, out, near, size).front().way.isEmpty());
    }

    /// Every row of the table says how much, sites too.
    void everyRowOfTheTableHasAnAmount()
    {
        MapCanvas map;
        show(map, test::snapshotOf());
        MarkTable table;
        table.setMarks(map.marksNow());
        const auto cell = [&](int row, int column) { return table.index(row, column).data().toString(); };
        QCOMPARE(cell(0, MarkTable::What), QStringLiteral("Site 1, Baltimore, PJM (Harford, MD)"));
        QVERIFY2(cell(0, MarkTable::HowMuch).startsWith(QStringLiteral("demand 2.03 GW, headroom 9.91 GW")),
                 qPrintable(cell(0, MarkTable::HowMuch)));
        for (int row = 0; row < table.rowCount(); ++row)
            QVERIFY2(!cell(row, MarkTable::HowMuch).isEmpty(), qPrintable(cell(row, MarkTable::What)));
    }

    /// Colours of water tell authorities apart whose plants differ, and the key says which values they stand for.
    void coloursOfWaterDiffer()
    {
        const auto scale = MapScale::of(MapColouring::Water);
        const auto theme = Theme::day();
        const auto &grid = test::facts().grid;
        const auto valueOf = [&](const char *code) {
            const auto at = std::find_if(grid.authorities.begin(), grid.authorities.end(),
                                         [&](const BalancingAuthority &a) { return a.code == code; });
            return *at->waterLitresPerKwh;
        };
        const auto lightness = [&](const char *code) {
            return landColour(scale.share(valueOf(code)), theme).lightness();
        };
        // 1.5, 1.9 and 2.3 l/kWh: each a clear step darker than the one before
        QVERIFY(lightness("SRP") - lightness("CPLE") >= 8);
        QVERIFY(lightness("SRP") - lightness("WACM") >= 8);
        QVERIFY(lightness("WACM") - lightness("SC") >= 8);
        for (const auto colouring : {MapColouring::Price, MapColouring::Carbon, MapColouring::Water}) {
            const auto of = MapScale::of(colouring);
            QVERIFY(std::is_sorted(of.stops.begin(), of.stops.end()));
            for (const auto &authority : grid.authorities) {
                const auto value = colouredValue(authority, colouring);
                QVERIFY2(!value || (*value >= of.stops.front() && *value <= of.stops.back()), authority.code.c_str());
            }
            MapLayers layers;
            layers.colouring = colouring;
            const QSizeF size(460, 290);
            const MapLegend legend(size, MapProjection(size), layers, 1, HeadroomDefinition::Flex);
            const auto key = legend.texts().front();
            for (const double stop : of.stops)
                QVERIFY2(key.contains(QString::number(stop)), qPrintable(key));
            QVERIFY(key.endsWith(of.unit));
            QVERIFY(legend.keyArea().right() < legend.scaleArea().left());
        }
    }

    /// Whoever opens the table looks for the sites first.
    void theTableBeginsWithTheSites()
    {
        MapCanvas map;
        show(map, test::snapshotOf());
        MarkTable table;
        table.setMarks(map.marksNow());
        QVERIFY(table.rowCount() > 40);
        const auto row = [&](int i) { return table.index(i, MarkTable::What).data().toString(); };
        QVERIFY2(row(0).startsWith(QStringLiteral("Site 1")), qPrintable(row(0)));
        QVERIFY2(row(1).startsWith(QStringLiteral("Site 2")), qPrintable(row(1)));
    }

    /// The row of symbols ends before the scale and its "5 GW", however narrow the map and whatever layers there are.
    void theLegendKeepsOffTheScale()
    {
        MapLayers layers;
        layers.realSites = true;
        for (const double width : {300.0, 340.0, 380.0, 420.0, 460.0, 520.0, 700.0}) {
            const QSizeF size(width, 0.62 * width);
            const MapProjection map(size);
            const MapLegend legend(size, map, layers, 1, HeadroomDefinition::Paper);
            QVERIFY(legend.keyArea().right() < legend.scaleArea().left());
            QVERIFY(legend.scaleArea().right() <= width);
            const auto texts = legend.texts(); // lines that are drawn are explained, beside the real sites too
            for (const char *line : {"500", "765 kV", "DC"})
                QVERIFY2(width < 460 || !texts.filter(QLatin1String(line)).isEmpty(), qPrintable(texts.join(u'|')));
        }
    }

    /// A site that its sub-zone limits has a second ring, whose area is what the sub-zone can power.
    void theSubZoneIsASecondRing()
    {
        const std::vector<std::string> zones{"conventions.mode=corrected", "grid.zones=true"};
        const auto with = test::snapshotOf(zones);
        const MapProjection map({700, 420});
        const auto shapes = siteShapes(*with.evaluation, map, {700, 420}, {});
        const auto &host = shapes[0].site->host; // Baltimore: BGE within PJM
        QVERIFY(host.zone && host.headroom && *host.zone < *host.headroom);
        QVERIFY(shapes[0].zoneLimits);
        QVERIFY(std::abs(shapes[0].zone / map.radius(1e9) - std::sqrt(host.zone->si() / 1e9)) < 1e-9);
        const auto without = test::snapshotOf({"conventions.mode=corrected"});
        QVERIFY(!siteShapes(*without.evaluation, map, {700, 420}, {})[0].zoneLimits);
        MapCanvas canvas;
        show(canvas, without);
        const auto calm = canvas.grab().toImage();
        QTest::mouseMove(&canvas, map.toFigure(37.0, -80.0).toPoint()); // inside the disc of PJM
        const auto pointedAt = canvas.grab().toImage();
        QVERIFY(pointedAt != calm);
        QTest::mouseMove(&canvas, QPoint(3, 400));
        QVERIFY(canvas.grab().toImage() == calm);
    }
};

QTEST_MAIN(TestMapMarks)
#include "tst_map_marks.moc"
