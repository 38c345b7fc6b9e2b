// SPDX-License-Identifier: GPL-3.0-or-later
// From the network into a tier, a switch, and back, by pointer, wheel and keyboard.
#include "model/flow/simulation.h"
#include "tests/model/example.h"
#include "tests/views/shown.h"
#include "views/figures/canvases.h"
#include "views/figures/topology_levels.h"
#include "views/figures/topology_ribbon.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace gigasite;
using namespace gigasite::topology;

namespace {

Snapshot levelsSnapshot(const std::string &name, const std::vector<std::string> &settings = {})
{
    auto s = test::snapshotOf(settings, name);
    s.ownNetwork = std::make_shared<const flow::SimulationResult>(flow::simulate(*s.evaluation->flowInput));
    s.network = {{s.evaluation->flowInput->transport, s.ownNetwork}};
    return s;
}

const Snapshot &campusLevels()
{
    static const Snapshot s = levelsSnapshot("gb200-nvl72-campus", {"network.transport=ecmp"});
    return s;
}

constexpr QSize levelsSize(640, 400);

} // namespace

class TestTopologyLevels : public QObject {
    Q_OBJECT

    std::unique_ptr<TopologyCanvas> canvas_;

    Scene scene() const { return *sceneOf(levelsSize, campusLevels()); }

    void doubleClick(QPointF at) const
    {
        QTest::mouseDClick(canvas_.get(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
    }

    void turn(QPointF at, int notches) const
    {
        QWheelEvent event(at, canvas_->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas_.get(), &event);
    }

private Q_SLOTS:
    void init()
    {
        canvas_ = std::make_unique<TopologyCanvas>();
        canvas_->resize(levelsSize);
        canvas_->setSnapshot(campusLevels());
        canvas_->show();
        QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
    }

    void pointerGoesDeeperAndOut()
    {
        QSignalSpy trail(canvas_.get(), &TopologyCanvas::trailChanged);
        const auto s = scene();
        std::size_t box = 0; // of the second tier
        while (s.tree.graph[box].tier != 2)
            ++box;
        doubleClick(s.tree.boxes[box].center());
        QCOMPARE(canvas_->place().level, TopologyLevel::Tier);
        QCOMPARE(canvas_->place().at.tier, 2U);
        QCOMPARE(canvas_->trail().size(), 2);

        const auto grid = switchGrid(s, s.network.columns->network(), 2);
        QVERIFY(grid);
        const auto cell = grid->areaOf(0, 3);
        doubleClick(cell.center());
        QCOMPARE(canvas_->place().level, TopologyLevel::Switch);
        QCOMPARE(canvas_->place().at, *grid->at(cell.center()));
        QCOMPARE(canvas_->trail().size(), 3);

        // a port leads to the switch at its other end, and that one's port back
        const auto first = canvas_->place().at;
        const auto ports = portGrid(s, s.network.columns->network(), first);
        doubleClick(ports.areas.front().center());
        QCOMPARE(canvas_->place().at.tier, 1U);
        const auto back = flow::portsOf(s.network.columns->network(), canvas_->place().at);
        QVERIFY(std::any_of(back.begin(), back.end(), [&](const flow::SwitchPort &p) {
            return neighbourOf(canvas_->place().at, p) == std::optional(first);
        }));

        QTest::keyClick(canvas_.get(), Qt::Key_Escape);
        QCOMPARE(canvas_->place().level, TopologyLevel::Tier);
        QTest::keyClick(canvas_.get(), Qt::Key_Backspace);
        QCOMPARE(canvas_->place().level, TopologyLevel::Network);
        QVERIFY(trail.count() >= 5);
    }

    void wheelGoesDeeperAndOut()
    {
        const auto s = scene();
        turn(s.frame.row(1).center(), 1);
        QCOMPARE(canvas_->place().level, TopologyLevel::Tier);
        QCOMPARE(canvas_->place().at.tier, 1U);
        turn(switchGrid(s, s.network.columns->network(), 1)->areaOf(0, 5).center(), 1);
        QCOMPARE(canvas_->place().level, TopologyLevel::Switch);
        QCOMPARE(canvas_->place().at.number, 5U);
        turn({100, 100}, -1);
        turn({100, 100}, -1);
        QCOMPARE(canvas_->place().level, TopologyLevel::Network);
    }

    // Forward over a tier's ribbons: into the tier they lead up into, at the switches of that column; backward: out.
    void wheelOverABundleGoesIntoItsTier()
    {
        const auto s = scene();
        for (std::size_t i = 0; i < s.tree.bundles.size(); ++i) {
            const auto &bundle = s.tree.bundles[i];
            if (bundle.width <= 0)
                continue;
            const auto at = Ribbon::at(bundle.lower, bundle.upper, 0.5);
            const int here = bundleAt(s.tree, at); // another ribbon may cross it there
            QVERIFY(here >= 0);
            const auto &ends = s.network.ribbons[static_cast<std::size_t>(here)].ends;
            turn(at, 1);
            QCOMPARE(canvas_->place().level, TopologyLevel::Tier);
            QCOMPARE(int(canvas_->place().at.tier), ends.tier);
            QCOMPARE(s.network.columns->ofSwitch(canvas_->place().at.tier, canvas_->place().at.number), ends.above);
            turn(at, -1);
            QCOMPARE(canvas_->place().level, TopologyLevel::Network);
        }
    }

    void keyboardAloneIsEnough()
    {
        canvas_->setFocus();
        QTest::keyClick(canvas_.get(), Qt::Key_PageDown);
        QCOMPARE(canvas_->place().level, TopologyLevel::Tier);
        QTest::keyClick(canvas_.get(), Qt::Key_Right);
        QTest::keyClick(canvas_.get(), Qt::Key_Right);
        QTest::keyClick(canvas_.get(), Qt::Key_Left);
        QCOMPARE(canvas_->place().at.number, 1U);
        QTest::keyClick(canvas_.get(), Qt::Key_Return);
        QCOMPARE(canvas_->place().level, TopologyLevel::Switch);
        QTest::keyClick(canvas_.get(), Qt::Key_Down); // a port
        QTest::keyClick(canvas_.get(), Qt::Key_PageUp);
        QTest::keyClick(canvas_.get(), Qt::Key_PageUp);
        QCOMPARE(canvas_->place().level, TopologyLevel::Network);
    }

    // The menu of a cell and of a port is about that very switch and that very cable.
    void menuIsOfTheThingItself()
    {
        const auto s = scene();
        const auto &network = s.network.columns->network();
        canvas_->setLevel(TopologyLevel::Tier);
        const auto grid = switchGrid(s, network, 1);
        auto menu = canvas_->menuAt(grid->areaOf(0, 7).center());
        QVERIFY(menu && !menu->actions().isEmpty());
        QSignalSpy edits(canvas_.get(), &TopologyCanvas::editRequested);
        menu->actions().front()->trigger();
        QCOMPARE(edits.count(), 1);
        const auto failed = std::get<std::string>(edits[0][0].value<Edit>().changes.front().value);
        QCOMPARE(failed, std::string("switch 0.1.7"));

        doubleClick(grid->areaOf(0, 7).center());
        const auto ports = portGrid(s, network, canvas_->place().at);
        menu = canvas_->menuAt(ports.areas.back().center());
        QVERIFY(menu);
        menu->actions().front()->trigger();
        const auto cable = ports.ports.back().cable;
        QCOMPARE(std::get<std::string>(edits[1][0].value<Edit>().changes.front().value), flow::failuresText({cable}));
    }

    // A place that a new scenario has not makes way for the nearest that it has.
    void vanishedPlacesLeadBack()
    {
        canvas_->setLevel(TopologyLevel::Tier);
        const auto s = scene();
        doubleClick(switchGrid(s, s.network.columns->network(), 1)->areaOf(0, 60).center());
        QCOMPARE(canvas_->place().level, TopologyLevel::Switch);
        const auto number = canvas_->place().at.number;
        const auto small = levelsSnapshot("gb200-nvl72-campus", {"network.endpoints=600", "network.traffic=random"});
        canvas_->setSnapshot(small);
        const auto now = sceneOf(levelsSize, small);
        QVERIFY(now && flow::switchesOf(now->network.columns->network(), 1) <= number);
        QCOMPARE(existing(*now, canvas_->place()).level, TopologyLevel::Tier);
        QCOMPARE(canvas_->trail().size(), 2);
        QVERIFY(!canvas_->grab().isNull());
    }

    void marksStayInside_data()
    {
        QTest::addColumn<QSize>("at");
        for (const QSize at : {QSize(260, 180), QSize(430, 200), levelsSize, QSize(1600, 900)})
            QTest::addRow("%dx%d", at.width(), at.height()) << at;
    }

    void marksStayInside()
    {
        QFETCH(QSize, at);
        for (const auto level : {TopologyLevel::Tier, TopologyLevel::Switch}) {
            for (std::uint32_t tier = 1; tier <= 3; ++tier) {
                QImage picture(at, QImage::Format_RGB32);
                QPainter p(&picture);
                const auto marks =
                    paintTopology(p, at, campusLevels(), Theme::night(), {.place = {level, {0, tier, 0}}});
                QVERIFY(!marks.empty());
                for (const auto &mark : marks)
                    QVERIFY2(QRectF(QPointF(), QSizeF(at)).contains(mark.area), qPrintable(mark.text));
            }
        }
    }
};

QTEST_MAIN(TestTopologyLevels)
#include "tst_topology_levels.moc"
