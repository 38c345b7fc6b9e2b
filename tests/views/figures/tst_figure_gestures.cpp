// SPDX-License-Identifier: GPL-3.0-or-later
// Figures under a hand: levels of the layout, the line between sites, a tier's oversubscription, the played step. What
// is asked for is checked edit by edit; that it is nothing else, too.
#include "model/evaluate/figure_table.h"
#include "tests/model/example.h"
#include "tests/views/shown.h"
#include "views/figures/canvases.h"
#include "views/figures/layout_frame.h"
#include "views/figures/step_player.h"
#include "views/figures/topology_figure.h"
#include "views/paint/mark_tip.h"

#include <QProxyStyle>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <map>

using namespace gigasite;

namespace {

/// With or without animations, whatever the platform says.
class AnimationStyle : public QProxyStyle {
public:
    explicit AnimationStyle(int duration)
        : duration_(duration)
    {
    }
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_Widget_Animation_Duration ? duration_ : QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    int duration_;
};

template <class Canvas> void show(Canvas &canvas, const Snapshot &snapshot)
{
    canvas.resize(700, 420);
    canvas.setSnapshot(snapshot);
    canvas.show();
    QVERIFY(QTest::qWaitForWindowExposed(&canvas));
    canvas.grab();
}

std::map<std::string, Value> changesOf(const Edit &edit)
{
    std::map<std::string, Value> changes;
    for (const auto &change : edit.changes)
        changes[change.key] = change.value;
    return changes;
}

QRectF areaOf(const FigureCanvas &canvas, const QByteArray &id)
{
    for (const auto &mark : canvas.marks()) {
        if (mark.figureId == id)
            return mark.area;
    }
    return {};
}

void drag(QWidget &w, QPoint from, QPoint to)
{
    QTest::mousePress(&w, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i)
        QTest::mouseMove(&w, from + (to - from) * i / 4);
}

} // namespace

class TestFigureGestures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Both sites' shares and nothing else, in one gesture; the sum of all shares stays what it was.
    void theLineBetweenSitesMovesShares()
    {
        LayoutCanvas canvas;
        const auto snapshot = test::snapshotOf();
        show(canvas, snapshot);
        QSignalSpy edits(&canvas, &FigureCanvas::editRequested), undone(&canvas, &FigureCanvas::undoGestureRequested);
        const auto borders = siteBorders(canvas.size(), snapshot);
        QCOMPARE(borders.size(), std::size_t(1));
        const QPoint from(200, int(borders[0].y));
        QTest::mouseMove(&canvas, from);
        QCOMPARE(canvas.cursor().shape(), Qt::SplitVCursor);
        drag(canvas, from, from + QPoint(0, 40));
        QVERIFY(edits.count() > 0);
        const auto &s = *snapshot.scenario;
        int gesture = 0;
        for (const auto &call : edits) {
            const auto edit = call[0].value<Edit>();
            auto changes = changesOf(edit);
            QCOMPARE(changes.size(), std::size_t(2));
            const double a = std::get<double>(changes.at("site.1.share")),
                         b = std::get<double>(changes.at("site.2.share"));
            QVERIFY(a > s.sites[0].share && b < s.sites[1].share);
            QVERIFY(std::abs(a + b - s.sites[0].share - s.sites[1].share) < 1e-9);
            QVERIFY(edit.gesture != 0 && (gesture == 0 || gesture == edit.gesture));
            gesture = edit.gesture;
        }
        // the line stands where the racks of the new scenario divide: under the pointer, to a row
        const auto last = changesOf(edits.last()[0].value<Edit>());
        const auto after =
            test::snapshotOf({"site.1.share=" + std::to_string(std::get<double>(last.at("site.1.share"))),
                              "site.2.share=" + std::to_string(std::get<double>(last.at("site.2.share")))});
        const auto moved = siteBorders(canvas.size(), after);
        QVERIFY(std::abs(moved.at(0).y - (from.y() + 40)) <= 5);
        QTest::keyClick(&canvas, Qt::Key_Escape);
        QCOMPARE(undone.count(), 1);
        QCOMPARE(undone[0][0].toInt(), gesture);
        QCOMPARE(canvas.level(), LayoutLevel::Datacenter);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, from);
        edits.clear();
        QTest::keyClick(&canvas, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(edits.count(), 1);
        QVERIFY(std::get<double>(changesOf(edits[0][0].value<Edit>()).at("site.1.share")) > s.sites[0].share);
    }

    // Ports of one tier that use the whole switch, and nothing else; Esc takes the gesture back.
    void oversubscriptionIsDraggedInWholePorts()
    {
        for (const QByteArray tier : {"leaf", "spine"}) {
            TopologyCanvas canvas;
            const auto snapshot = test::snapshotOf();
            show(canvas, snapshot);
            QSignalSpy edits(&canvas, &FigureCanvas::editRequested),
                undone(&canvas, &FigureCanvas::undoGestureRequested);
            const auto area = areaOf(canvas, "network." + tier + "_down");
            QVERIFY(!area.isEmpty());
            const auto from = area.center().toPoint();
            QTest::mouseMove(&canvas, from);
            QCOMPARE(canvas.cursor().shape(), Qt::SizeVerCursor);
            drag(canvas, from, from + QPoint(0, -40));
            QVERIFY(edits.count() > 0);
            const auto edit = edits.last()[0].value<Edit>();
            const auto changes = changesOf(edit);
            QCOMPARE(changes.size(), std::size_t(2));
            const auto down = std::get<std::int64_t>(changes.at("network." + tier.toStdString() + "_down"));
            const auto up = std::get<std::int64_t>(changes.at("network." + tier.toStdString() + "_up"));
            const auto &fabric = snapshot.evaluation->fabric;
            QVERIFY(down > 0 && up > 0 && down + up <= fabric.radix);
            const double before = fabric.tiers[tier == "leaf" ? 0 : 1].oversubscription();
            const double ratio = double(down) / double(up);
            QVERIFY2(ratio > 1.7 * before && ratio < 2.3 * before, qPrintable(QString::number(ratio)));
            QTest::keyClick(&canvas, Qt::Key_Escape);
            QCOMPARE(undone.count(), 1);
            QCOMPARE(undone[0][0].toInt(), edit.gesture);
        }
    }

    void levels()
    {
        LayoutCanvas canvas;
        const auto snapshot = test::snapshotOf();
        show(canvas, snapshot);
        for (const auto level : {LayoutLevel::Stage, LayoutLevel::Rack, LayoutLevel::Replica, LayoutLevel::Replica}) {
            QTest::keyClick(&canvas, level == LayoutLevel::Stage ? Qt::Key_PageDown : Qt::Key_Return);
            QCOMPARE(canvas.level(), level);
            QCOMPARE(int(canvas.trail().size()), int(level) + 1);
        }
        canvas.grab(); // every GPU of the replica is there
        const auto tp = snapshot.evaluation->layout.tp;
        const auto texts = test::said(canvas.marksNow());
        QCOMPARE(texts.filter(QStringLiteral(" of replica R3")).size(), tp);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(test::said(canvas.marksNow()).filter(QStringLiteral(" of replica R4")).size(), tp);
        for (const auto key : {Qt::Key_Escape, Qt::Key_Backspace, Qt::Key_Escape})
            QTest::keyClick(&canvas, key);
        QCOMPARE(canvas.level(), LayoutLevel::Datacenter);
        QTest::mouseDClick(&canvas, Qt::LeftButton, {}, QPoint(120, 120));
        QCOMPARE(canvas.level(), LayoutLevel::Stage);
        QWheelEvent out({120, 120}, canvas.mapToGlobal(QPointF(120, 120)), {}, {0, -120}, {}, {}, Qt::NoScrollPhase,
                        false);
        QApplication::sendEvent(&canvas, &out);
        QCOMPARE(canvas.level(), LayoutLevel::Datacenter);
        for (const auto level : {LayoutLevel::Stage, LayoutLevel::Rack, LayoutLevel::Replica, LayoutLevel::Replica}) {
            QTest::keyClick(&canvas, Qt::Key_PageDown);
            QCOMPARE(canvas.level(), level);
        }
        for (const auto level :
             {LayoutLevel::Rack, LayoutLevel::Stage, LayoutLevel::Datacenter, LayoutLevel::Datacenter}) {
            QTest::keyClick(&canvas, Qt::Key_PageUp);
            QCOMPARE(canvas.level(), level);
        }
    }

    // Of the replicas of a rack only the one under the pointer is set off; told from elsewhere, all of them.
    void onlyTheMarkUnderThePointerIsLit()
    {
        LayoutCanvas canvas;
        show(canvas, test::snapshotOf());
        const auto plain = canvas.grab().toImage();
        const auto changed = [&] { // pixels
            const auto shot = canvas.grab().toImage();
            int pixels = 0;
            for (int y = 0; y < shot.height(); ++y)
                for (int x = 0; x < shot.width(); ++x)
                    pixels += shot.pixel(x, y) != plain.pixel(x, y);
            return pixels;
        };
        const auto replica = std::find_if(canvas.marks().begin(), canvas.marks().end(), [&](const Mark &m) {
            const auto alike = std::count_if(canvas.marks().begin(), canvas.marks().end(),
                                             [&](const Mark &other) { return other.figureId == m.figureId; });
            return !m.figureId.isEmpty() && alike > 2 && markAt(canvas.marks(), m.area.center()) == &m;
        });
        QVERIFY(replica != canvas.marks().end());
        const auto at = (replica->area.center() * canvas.zoom()).toPoint();
        canvas.setLit({QString::fromLatin1(replica->figureId)});
        const int all = changed();
        QVERIFY(all > 0);
        QMouseEvent move(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&canvas, &move);
        const int one = changed();
        QVERIFY2(one > 0 && one < all, qPrintable(QStringLiteral("%1 of %2").arg(one).arg(all)));
    }

    // What the rows of a site say is what Why? says: the number of the figure table, not that of the rows as drawn, of
    // which one may be shared by two sites.
    void racksOfSitesAreThoseOfTheTable()
    {
        const QRegularExpression ofSite(QStringLiteral("^Site (\\d+).*: ([\\d,]+) racks per stage$"));
        for (const char *example : {"nextgen-100t", "nextgen-50t", "llama3-405b-16k", "gb200-nvl72-campus"}) {
            LayoutCanvas canvas;
            const auto snapshot = test::snapshotOf({}, example);
            show(canvas, snapshot);
            const auto &e = *snapshot.evaluation;
            std::int64_t most = 0;
            for (const auto &mark : canvas.marksNow()) {
                const auto match = ofSite.match(mark.text);
                if (!match.hasMatch())
                    continue;
                const auto racks = match.captured(2).remove(QLatin1Char(',')).toLongLong();
                const auto &sites = e.layout.siteRacksPerStage;
                if (sites.size() > 1)
                    QCOMPARE(racks, sites.at(match.captured(1).toUInt() - 1));
                most = std::max<std::int64_t>(most, racks);
                const auto inWhy = figureValue(e, mark.figureId.toStdString()).value;
                QVERIFY(inWhy && double(racks) <= *inWhy);
            }
            if (most > 0)
                QCOMPARE(double(most), *figureValue(e, "layout.site_peers").value);
        }
    }

    // The wheel zooms about the pointer: the rack it is over stays below it, wherever in the grid that is.
    void theWheelKeepsWhatIsUnderThePointer()
    {
        const auto snapshot = test::snapshotOf();
        for (const double share : {0.05, 0.25, 0.5, 0.8}) {
            LayoutCanvas canvas;
            show(canvas, snapshot);
            const QSizeF size = QSizeF(canvas.size()) / canvas.zoom();
            const auto grid = layoutFrame(size, snapshot, {})->grid;
            const QPointF at(grid.left() + grid.width() * share, grid.top() + grid.height() * 0.3);
            const auto rack = rackAt(at, size, snapshot, {});
            QVERIFY(rack.x() >= 0);
            const QPointF onScreen = at * canvas.zoom();
            QWheelEvent in(onScreen, canvas.mapToGlobal(onScreen), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&canvas, &in);
            QCOMPARE(canvas.level(), LayoutLevel::Stage);
            canvas.grab();
            // a click there selects what was below the pointer before, and the view stands still
            const auto trail = canvas.trail();
            QVERIFY(trail.last().first.endsWith(QString::number(rack.x() + 1)));
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, onScreen.toPoint());
            QCOMPARE(canvas.trail(), trail);
        }
    }

    // Numbers at the axis are as far apart as their columns: all of a close view, and equal steps of many.
    void stagesAreNumberedEvenly()
    {
        for (std::int64_t stages = 1; stages <= 10; ++stages)
            QCOMPARE(stageTicks(stages).size(), std::size_t(stages));
        for (const std::int64_t stages : {12, 16, 94, 96, 126, 224, 448}) {
            const auto ticks = stageTicks(stages);
            QVERIFY(ticks.size() >= 3 && ticks.front() == 1 && ticks.back() == stages);
            for (std::size_t i = 2; i < ticks.size(); ++i)
                QCOMPARE(ticks[i] - ticks[i - 1], ticks[1]);
        }
        // counts that nothing divides: the last interval differs by a third of the others at most
        for (const std::int64_t stages :
             {11, 13, 17, 19, 22, 23, 26, 29, 31, 37, 38, 53, 61, 101, 122, 127, 223, 509}) {
            const auto ticks = stageTicks(stages);
            QVERIFY(ticks.size() >= 3 && ticks.size() <= 8 && ticks.front() == 1 && ticks.back() == stages);
            for (std::size_t i = 2; i < ticks.size(); ++i) {
                const auto off = std::abs(double(ticks[i] - ticks[i - 1]) / double(ticks[1]) - 1);
                QVERIFY2(off < 1 / 3.0,
                         qPrintable(QStringLiteral("%1: %2 after %3").arg(stages).arg(ticks[i]).arg(ticks[i - 1])));
                QVERIFY(off == 0 || i + 1 == ticks.size());
            }
        }
    }

    // A wheel step goes deeper wherever the pointer is, the line between two sites included.
    void wheelOverTheLineBetweenSitesGoesDeeper()
    {
        LayoutCanvas canvas;
        const auto snapshot = test::snapshotOf();
        show(canvas, snapshot);
        const auto borders = siteBorders(QSizeF(canvas.size()) / canvas.zoom(), snapshot, {});
        QVERIFY(!borders.empty());
        const QPointF line(120, borders.front().y * canvas.zoom());
        for (const auto level : {LayoutLevel::Stage, LayoutLevel::Rack, LayoutLevel::Replica, LayoutLevel::Replica}) {
            QWheelEvent in(line, canvas.mapToGlobal(line), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&canvas, &in);
            QCOMPARE(canvas.level(), level);
        }
    }

    // Where a rack is drawn is where it is pointed at, on every level.
    void stagesInSightArePointedAt()
    {
        const auto snapshot = test::snapshotOf();
        const QSizeF size(700, 420);
        const LayoutOptions near{.stage = 100, .rackOfStage = 3, .level = LayoutLevel::Stage};
        std::vector<int> seen;
        for (int x = 0; x < 700; ++x) {
            const auto rack = rackAt(QPointF(x, 200), size, snapshot, near);
            if (rack.x() >= 0 && (seen.empty() || seen.back() != rack.x()))
                seen.push_back(rack.x());
        }
        QCOMPARE(seen, (std::vector<int>{96, 97, 98, 99, 100, 101, 102, 103, 104}));
    }

    void theBaselineIsNamedWhereItDiffers()
    {
        auto snapshot = test::snapshotOf({"parallelism.tp=8", "network.leaf_down=128", "network.leaf_up=128"});
        LayoutCanvas layout;
        TopologyCanvas topology;
        for (FigureCanvas *canvas : {static_cast<FigureCanvas *>(&layout), static_cast<FigureCanvas *>(&topology)}) {
            snapshot.baseline = snapshot.evaluation;
            show(*canvas, snapshot);
            QVERIFY(test::said(canvas->marksNow()).filter(QStringLiteral("baseline")).isEmpty());
            snapshot.baseline = test::snapshotOf().evaluation;
            canvas->setSnapshot(snapshot);
            QCOMPARE(test::said(canvas->marksNow()).filter(QStringLiteral("baseline")).size(), 1);
            canvas->setGhost(false);
            QVERIFY(test::said(canvas->marksNow()).filter(QStringLiteral("baseline")).isEmpty());
        }
    }

    /// Enter opens what the keyboard has chosen; where nothing is chosen it is the window's, to maximise the figure.
    void enterMaximisesWhereNothingIsChosen()
    {
        LayoutCanvas layout;
        TopologyCanvas topology;
        MapCanvas map;
        StepTimeCanvas step;
        for (FigureCanvas *canvas : std::vector<FigureCanvas *>{&layout, &topology, &map, &step}) {
            show(*canvas, test::snapshotOf());
            QSignalSpy asked(canvas, &FigureCanvas::maximiseRequested);
            QTest::keyClick(canvas, Qt::Key_Return);
            QTest::keyClick(canvas, Qt::Key_Enter);
            QCOMPARE(asked.count(), 2);
        }
        QSignalSpy asked(&layout, &FigureCanvas::maximiseRequested);
        QTest::keyClick(&layout, Qt::Key_Right); // a rack
        QTest::keyClick(&layout, Qt::Key_Return);
        QCOMPARE(layout.level(), LayoutLevel::Stage);
        QCOMPARE(asked.count(), 0);
        QTest::keyClick(&layout, Qt::Key_PageDown);
        QTest::keyClick(&layout, Qt::Key_PageDown);
        QTest::keyClick(&layout, Qt::Key_Return); // nothing deeper
        QCOMPARE(layout.level(), LayoutLevel::Replica);
        QCOMPARE(asked.count(), 1);
    }

    /// Phoenix with 27.8 % of the racks instead of half: its ring and the line between the sites are drawn where they
    /// would be, and told; so is a site that stands elsewhere in the baseline. What stays has no ghost.
    void ghostsOfSites()
    {
        const auto now = test::snapshotOf();
        const auto then = test::snapshotOf({"site.1.share=0.722", "site.2.share=0.278"});
        const auto moved = test::snapshotOf({"site.2.lat=35", "site.2.lon=-101"});
        MapCanvas map;
        LayoutCanvas layout;
        for (FigureCanvas *canvas : {static_cast<FigureCanvas *>(&map), static_cast<FigureCanvas *>(&layout)}) {
            const bool isMap = canvas == &map;
            auto snapshot = now;
            snapshot.baseline = now.evaluation;
            show(*canvas, snapshot);
            const auto offered = [&] {
                return test::said(canvas->marksNow()).filter(QStringLiteral("With the change"));
            };
            const auto before = [&] {
                return test::said(canvas->marksNow()).filter(QStringLiteral("In the baseline"));
            };
            QVERIFY(offered().isEmpty() && before().isEmpty());
            const auto plain = canvas->toImage(1);
            snapshot.previewScenario = then.scenario;
            snapshot.preview = then.evaluation;
            canvas->setSnapshot(snapshot);
            QCOMPARE(offered().size(), isMap ? 2 : 1);
            QVERIFY(canvas->toImage(1) != plain);
            if (isMap)
                QVERIFY2(offered().last().contains(QStringLiteral("demand 1.13 GW")), qPrintable(offered().last()));
            else
                QVERIFY2(offered().first().contains(QStringLiteral("72.8 %")), qPrintable(offered().first()));
            canvas->setGhost(false); // an offer is shown all the same
            QVERIFY(!offered().isEmpty());
            canvas->setGhost(true);
            snapshot.preview.reset();
            snapshot.baseline = isMap ? moved.evaluation : then.evaluation;
            canvas->setSnapshot(snapshot);
            QVERIFY(offered().isEmpty());
            QCOMPARE(before().size(), 1);
            canvas->setGhost(false);
            QVERIFY(before().isEmpty());
            QCOMPARE(canvas->toImage(1), plain);
        }
    }

    void theStepPlays()
    {
        for (const int duration : {0, 200}) {
            AnimationStyle style(duration);
            LayoutCanvas canvas;
            canvas.setStyle(&style);
            show(canvas, test::snapshotOf());
            StepPlayer player({&canvas});
            player.setMoment(0.25);
            player.setSlot(0.125);
            QSignalSpy moments(&player, &StepPlayer::momentChanged);
            connect(&canvas, &FigureCanvas::playRequested, &player, &StepPlayer::toggle);
            QTest::keyClick(&canvas, Qt::Key_Space);
            QCOMPARE(player.isPlaying(), duration > 0);
            if (duration == 0) {
                QCOMPARE(moments.count(), 1);
                QCOMPARE(moments[0][0].toDouble(), 0.375);
                continue;
            }
            QTRY_VERIFY(moments.count() >= 2);
            QVERIFY(moments[1][0].toDouble() > moments[0][0].toDouble());
            QTest::keyClick(&canvas, Qt::Key_Space);
            QVERIFY(!player.isPlaying());
        }
    }
};

QTEST_MAIN(TestFigureGestures)
#include "tst_figure_gestures.moc"
