// SPDX-License-Identifier: GPL-3.0-or-later
// The simulated network as a person meets it in the topology figure: loads, flows on a click, failing and restoring.
#include "model/flow/simulation.h"
#include "tests/model/example.h"
#include "tests/views/shown.h"
#include "views/figures/canvases.h"
#include "views/figures/topology_figure.h"
#include "views/figures/topology_menu.h"
#include "views/figures/topology_ribbon.h"
#include "views/figures/tree_picture.h"
#include "views/paint/text.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace gigasite;
using namespace gigasite::topology;

namespace {

/// One of the examples with settings, simulated exactly.
Snapshot simulatedSnapshot(const std::vector<std::string> &settings, bool simulated = true,
                           const std::string &name = "gb200-nvl72-campus")
{
    auto s = test::snapshotOf(settings, name);
    if (simulated && s.evaluation->flowInput) {
        s.ownNetwork = std::make_shared<const flow::SimulationResult>(flow::simulate(*s.evaluation->flowInput));
        s.network = {{s.evaluation->flowInput->transport, s.ownNetwork}};
    }
    return s;
}

const Snapshot &campus()
{
    static const Snapshot s = simulatedSnapshot({"network.transport=ecmp"});
    return s;
}

/// Four planes.
const Snapshot &nextgen()
{
    static const Snapshot s = simulatedSnapshot({}, true, "nextgen-100t");
    return s;
}

/// 256 rails of two tiers, drawn as four trees.
const Snapshot &rails()
{
    static const Snapshot s = simulatedSnapshot(
        {"network.radix=16", "network.traffic=random", "network.transport=ecmp"}, true, "rail-only-gpt3");
    return s;
}

/// The same with one tier: no links but those of hosts.
const Snapshot &flatRails()
{
    static const Snapshot s =
        simulatedSnapshot({"network.traffic=random", "network.transport=ecmp"}, true, "rail-only-gpt3");
    return s;
}

/// Eight planes, drawn in pairs.
const Snapshot &eightPlanes()
{
    static const Snapshot s = simulatedSnapshot(
        {"network.topology=multi_rail", "network.planes=8", "network.traffic=random", "network.transport=ecmp"}, true,
        "rail-only-gpt3");
    return s;
}

/// Rails: pods of domains behind switches of their own, but one network.
const Snapshot &railOptimized()
{
    static const Snapshot s =
        simulatedSnapshot({"network.topology=rail_optimized", "network.traffic=random", "network.transport=ecmp"}, true,
                          "rail-only-gpt3");
    return s;
}

/// The largest difference of a colour of any pixel.
int mostApart(const QImage &a, const QImage &b)
{
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor left = a.pixelColor(x, y), right = b.pixelColor(x, y);
            most = std::max({most, std::abs(left.red() - right.red()), std::abs(left.green() - right.green()),
                             std::abs(left.blue() - right.blue())});
        }
    return most;
}

QImage painted(const Snapshot &s, QSize topologySize, const Theme &theme, const TopologyOptions &options = {},
               Marks *marks = nullptr)
{
    QImage image(topologySize, QImage::Format_RGB32);
    image.fill(theme.figure);
    QPainter p(&image);
    const auto drawn = paintTopology(p, topologySize, s, theme, options);
    if (marks)
        *marks = drawn;
    return image;
}

std::vector<const Snapshot *> all()
{
    return {&campus(), &nextgen(), &rails(), &flatRails(), &eightPlanes(), &railOptimized()};
}

QPointF middleOf(const Scene &scene, std::size_t ribbon, double height = 0.5)
{
    const auto &b = scene.tree.bundles[ribbon];
    return Ribbon::at(b.lower, b.upper, height);
}

/// The first ribbon into a tier where cables run.
std::size_t ribbonInto(const Scene &scene, int tier)
{
    std::size_t i = 0;
    while (scene.network.ribbons[i].ends.tier != tier || scene.tree.bundles[i].width <= 0)
        ++i;
    return i;
}

std::string failedIn(const Edit &edit)
{
    return std::get<std::string>(edit.changes.front().value);
}

constexpr QSize topologySize(600, 300);

} // namespace

class TestTopology : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Every cable of the network is in exactly one ribbon, every flow enters by one host ribbon and leaves by one.
    void ribbonsCoverTheNetwork()
    {
        for (const auto *snapshot : all()) {
            const auto scene = sceneOf(topologySize, *snapshot);
            QVERIFY(scene && scene->network.hasLoads);
            double hostLinks = 0, flowEnds = 0;
            for (const auto &ribbon : scene->network.ribbons) {
                QVERIFY(ribbon.load);
                if (ribbon.ends.tier == 1) {
                    hostLinks += static_cast<double>(ribbon.load->links);
                    flowEnds += static_cast<double>(ribbon.load->flows);
                }
            }
            const auto &in = *snapshot->evaluation->flowInput;
            const double planes = in.network.planes, flows = static_cast<double>(snapshot->ownNetwork->flows);
            QCOMPARE(hostLinks, 2.0 * in.network.hosts * planes);
            if (!in.network.railOnly) { // there some flows stay in their domain
                QVERIFY(flowEnds >= flows * planes && flowEnds <= 2 * flows * planes); // both ends may be in one
            }
        }
    }

    // A link's own columns are those of the ribbon its bytes were counted in: the hottest of all is the most of it.
    void hottestLinksStandOnTheirRibbons()
    {
        for (const auto *snapshot : all()) {
            const auto scene = sceneOf(topologySize, *snapshot);
            QVERIFY(scene);
            std::set<int> seen;
            for (const auto &ribbon : scene->network.ribbons) {
                for (const int hot : ribbon.hot) {
                    seen.insert(hot);
                    const double load = scene->network.result->hottest[static_cast<std::size_t>(hot)].load;
                    QVERIFY(load <= ribbon.load->most * 1.0001);
                    if (hot == 0)
                        QVERIFY(std::abs(load - ribbon.load->most) < 1e-3 * load);
                }
            }
            const auto &hottest = scene->network.result->hottest;
            const auto end = hottest.begin() + std::ptrdiff_t(std::min(mostBoxed, hottest.size()));
            QCOMPARE(std::ptrdiff_t(seen.size()), // WAN and scale-up domains are no cables of trees
                     std::count_if(hottest.begin(), end, [](const flow::HotLink &h) { return h.cable.has_value(); }));
        }
    }

    // The figure and the simulator agree on the ribbon of every cable, also where columns do not divide evenly.
    void cablesAreCountedAlike()
    {
        const auto small =
            simulatedSnapshot({"network.transport=ecmp", "network.endpoints=3000", "network.traffic=random"});
        for (const auto *snapshot : {&small, &campus(), &nextgen(), &rails(), &eightPlanes()}) {
            const auto scene = sceneOf(topologySize, *snapshot);
            QVERIFY(scene && scene->network.hasLoads);
            const flow::Network network(snapshot->evaluation->flowInput->network);
            std::map<std::tuple<int, int, int>, std::size_t> cables;
            for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier) {
                const auto count = network.level(tier - 1).subtrees * network.level(tier).width;
                for (std::uint32_t tree = 0; tree < network.trees(); ++tree) {
                    for (std::uint32_t n = 0; n < count; ++n) {
                        const auto ends = scene->network.columns->ofLink(tree, tier, n);
                        if (ends.plane == 0)
                            ++cables[{ends.tier, ends.below, ends.above}];
                    }
                }
            }
            for (const auto &r : scene->network.ribbons) {
                const auto counted = cables[{r.ends.tier, r.ends.below, r.ends.above}];
                if (r.ends.plane == 0 && r.ends.tier > 1) // hosts may be fewer than ports
                    QCOMPARE(2 * counted, r.load->links);
            }
        }
    }

    // Widths are the cables that really run there: together those of the tier in every plane.
    void onlySitesThatTrainAreNamed()
    {
        const std::vector<std::string> three{"conventions.mode=corrected", "sites.count=3",     "site.1.share=0.4",
                                             "site.2.share=0.3",           "site.3.share=0.3",  "site.3.lat=32.78",
                                             "site.3.lon=-96.8",           "site.3.name=Dallas"};
        const auto namedFor = [](std::vector<std::string> settings, const std::string &more) {
            settings.push_back(more);
            const auto snapshot = test::snapshotOf(settings);
            QImage image(topologySize, QImage::Format_RGB32);
            QPainter p(&image);
            const auto said = test::said(paintTopology(p, topologySize, snapshot, Theme::day()));
            return said.filter(QStringLiteral("WAN to")).join(QLatin1Char('|')).section(QStringLiteral(": "), 0, 0);
        };
        QCOMPARE(namedFor(three, "wan.lost_site=0"), QStringLiteral("WAN to Phoenix, Dallas"));
        QCOMPARE(namedFor(three, "wan.lost_site=2"), QStringLiteral("WAN to Dallas"));
        QCOMPARE(namedFor(three, "wan.lost_site=1"), QStringLiteral("WAN to Dallas")); // the network is that of Phoenix
        std::vector<std::string> empty{"sites.count=8"};
        for (int site = 3; site <= 8; ++site)
            empty.push_back("site." + std::to_string(site) + ".share=0");
        QCOMPARE(namedFor(empty, "conventions.mode=corrected"), QStringLiteral("WAN to Phoenix"));
    }

    void noRibbonWithoutCables()
    {
        const auto scene = sceneOf(topologySize, nextgen());
        QVERIFY(scene);
        for (std::size_t i = 0; i < scene->tree.bundles.size(); ++i)
            QCOMPARE(scene->tree.bundles[i].width > 0, scene->network.ribbons[i].load->links > 0);
    }

    void pointingFindsWhatIsDrawn()
    {
        for (const QSize at : {QSize(260, 180), topologySize, QSize(1600, 900)}) {
            const auto scene = sceneOf(at, campus());
            QVERIFY(scene);
            for (std::size_t i = 0; i < scene->tree.bundles.size(); ++i) {
                if (scene->tree.bundles[i].width > 0) // near its lower end no other ribbon of one plane lies over it
                    QCOMPARE(bundleAt(scene->tree, middleOf(*scene, i, 0.05)), static_cast<int>(i));
            }
            for (std::size_t v = 0; v < scene->tree.boxes.size(); ++v)
                QCOMPARE(boxAt(scene->tree, scene->tree.boxes[v].center()), static_cast<int>(v));
        }
    }

    // All of a ribbon's flows cross it; one host's flows share no ribbon of another plane.
    void sharesOfFlows()
    {
        const auto scene = sceneOf(topologySize, nextgen());
        QVERIFY(scene);
        const auto &ribbons = scene->network.ribbons;
        for (std::size_t a = 0; a < ribbons.size(); ++a) {
            for (std::size_t b = 0; b < ribbons.size(); ++b) {
                const double share = scene->network.shareOf(static_cast<int>(a), static_cast<int>(b));
                QVERIFY(share >= 0 && share <= 1);
                if (ribbons[a].ends.plane != ribbons[b].ends.plane)
                    QCOMPARE(share, 0.0);
                else if (a == b && ribbons[a].load->flows > 0)
                    QCOMPARE(share, 1.0);
            }
        }
    }

    void selectingByMouseAndKeyboard()
    {
        TopologyCanvas canvas;
        canvas.resize(topologySize);
        canvas.setSnapshot(campus());
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        const auto scene = sceneOf(topologySize, campus());
        const auto ribbon = ribbonInto(*scene, 2);
        const auto before = canvas.toImage(1);
        int told = 0;
        connect(&canvas, &TopologyCanvas::selectionChanged, this, [&told] { ++told; });
        QVERIFY(canvas.selectionText().isEmpty());
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, middleOf(*scene, ribbon, 0.1).toPoint());
        QCOMPARE(canvas.selectedRibbon(), static_cast<int>(ribbon));
        QCOMPARE(told, 1);
        QVERIFY(
            canvas.selectionText().startsWith(shown(double(scene->network.ribbons[ribbon].load->flows), Unit::Count)));
        QVERIFY(canvas.toImage(1) != before);
        QTest::keyClick(&canvas, Qt::Key_Escape);
        QCOMPARE(canvas.selectedRibbon(), -1);
        QVERIFY(told == 2 && canvas.selectionText().isEmpty());
        QCOMPARE(canvas.toImage(1), before);

        QTest::keyClick(&canvas, Qt::Key_Up); // from tier 1–2, where the mouse was, to tier 2–3
        const auto tierOf = [&] {
            return scene->network.ribbons[static_cast<std::size_t>(canvas.focusedRibbon())].ends.tier;
        };
        QCOMPARE(tierOf(), 3);
        const int first = canvas.focusedRibbon();
        QTest::keyClick(&canvas, Qt::Key_Right);
        QVERIFY(canvas.focusedRibbon() != first);
        QCOMPARE(tierOf(), 3);
        QTest::keyClick(&canvas, Qt::Key_Left);
        QCOMPARE(canvas.focusedRibbon(), first);
        QTest::keyClick(&canvas, Qt::Key_Return);
        QCOMPARE(canvas.selectedRibbon(), first);
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, QPoint(topologySize.width() - 3, 3));
        QCOMPARE(canvas.selectedRibbon(), -1);
    }

    // What the menu says is what the edit asks for, the model takes it, and it lies where it was asked for.
    void failAndRestore()
    {
        auto snapshot = nextgen();
        auto scene = sceneOf(topologySize, snapshot);
        const auto ribbon = ribbonInto(*scene, 2);
        const auto point = middleOf(*scene, ribbon, 0.3);
        auto actions = serviceActions(*scene, point);
        QCOMPARE(actions.size(), std::size_t(2)); // the cable, the plane
        QVERIFY(actions[0].text.startsWith(QStringLiteral("Fail cable plane 0, tier 2, number ")));
        QCOMPARE(actions[1].text, QStringLiteral("Fail plane 0"));
        QCOMPARE(failedIn(actions[1].edit), std::string("plane 0"));
        QCOMPARE(actions[0].edit.changes.front().key, std::string("network.failed"));

        const auto failed = failedIn(actions[0].edit);
        snapshot.scenario = std::make_shared<const Scenario>(*withValue(*snapshot.scenario, "network.failed", failed));
        const auto input = *nextgen().evaluation->flowInput;
        QVERIFY(checkFailures(flow::Network(input.network), *flow::parseFailures(failed)).empty());
        scene = sceneOf(topologySize, snapshot);
        QCOMPARE(scene->network.ribbons[ribbon].failed, 1);
        actions = serviceActions(*scene, point);
        QCOMPARE(actions.size(), std::size_t(4)); // another cable, the plane, back, all back
        QVERIFY(failedIn(actions[0].edit).starts_with(failed + ", link 0.2."));
        QVERIFY(actions[2].text.startsWith(QStringLiteral("Restore cable plane 0, tier 2, number ")));
        QCOMPARE(failedIn(actions[2].edit), std::string());
        QCOMPARE(failedIn(actions[3].edit), std::string());
        QVERIFY(serviceActions(*scene, {1, 1}).empty());
    }

    // The hottest link goes first: without it its ribbon's most load falls or moves to another link.
    void theMenuTakesTheHottestLink()
    {
        const auto scene = sceneOf(topologySize, campus());
        for (std::size_t i = 0; i < scene->network.ribbons.size(); ++i) {
            const auto &hot = scene->network.ribbons[i].hot;
            if (hot.empty() || hot.front() != 0)
                continue;
            const auto actions = serviceActions(*scene, middleOf(*scene, i, 0.05));
            const auto failure = flow::parseFailures(failedIn(actions.front().edit))->front();
            const auto &link = scene->network.result->hottest.front();
            const flow::Network network(campus().evaluation->flowInput->network);
            const bool up = link.place.kind == flow::Network::Place::Kind::Up;
            const auto id = up ? network.upLink(0, failure.plane, failure.tier, failure.number)
                               : network.downLink(0, failure.plane, failure.tier, failure.number);
            QCOMPARE(network.nameOf(id), link.name);
            return;
        }
        QFAIL("the hottest link is on no ribbon");
    }

    void switchesFailByTheirColumn()
    {
        auto snapshot = campus();
        auto scene = sceneOf(topologySize, snapshot);
        for (std::size_t v = 0; v < scene->tree.boxes.size(); ++v) {
            const auto actions = serviceActions(*scene, scene->tree.boxes[v].center());
            if (scene->tree.graph[v].tier == 0) {
                QVERIFY(actions.empty()); // hosts are no switches, the only plane must stay
                continue;
            }
            const auto failed = failedIn(actions.front().edit);
            auto with = snapshot;
            with.scenario = std::make_shared<const Scenario>(*withValue(*snapshot.scenario, "network.failed", failed));
            const auto after = sceneOf(topologySize, with);
            for (std::size_t other = 0; other < scene->tree.boxes.size(); ++other)
                QCOMPARE(after->network.failedSwitches[other], other == v ? 1 : 0);
        }
    }

    void contextMenuAsksForTheEdit()
    {
        TopologyCanvas canvas;
        canvas.resize(topologySize);
        canvas.setSnapshot(nextgen());
        QSignalSpy edits(&canvas, &FigureCanvas::editRequested);
        const auto scene = sceneOf(topologySize, nextgen());
        const auto menu = canvas.menuAt(middleOf(*scene, ribbonInto(*scene, 1)));
        QVERIFY(menu);
        menu->actions().constLast()->trigger();
        QCOMPARE(edits.size(), 1);
        QCOMPARE(failedIn(edits.front().front().value<Edit>()), std::string("plane 0"));
        QVERIFY(!canvas.menuAt({2, 2}));
    }

    // What is out of service is never hidden, whether or not it is simulated yet.
    void failuresChangeThePicture()
    {
        const auto plain = simulatedSnapshot({}, false, "nextgen-100t");
        for (const auto *failed : {"plane 1", "switch 0.2.10", "link 0.1.5", "plane 3, link 2.3.7"}) {
            const auto broken = simulatedSnapshot({std::string("network.failed=") + failed}, false, "nextgen-100t");
            for (const QSize at : {QSize(260, 180), topologySize, QSize(1600, 900)})
                QVERIFY2(painted(plain, at, Theme::day()) != painted(broken, at, Theme::day()), failed);
        }
    }

    // What the rails carry: every byte of the switches' tier goes up over one ribbon, and the figure is of that load,
    // not of the ratio of ports.
    void railsAreColouredByTheirLoad()
    {
        const auto scene = sceneOf(topologySize, rails());
        QVERIFY(scene && scene->network.hasLoads);
        QCOMPARE(scene->network.trees.size(), std::size_t(4));
        QCOMPARE(scene->network.trees[1].name(), QStringLiteral("rails 64–127"));
        double links = 0, load = 0, tierLinks = 0, tierLoad = 0;
        for (const auto &ribbon : scene->network.ribbons) {
            if (ribbon.ends.tier != 2)
                continue;
            links += double(ribbon.load->links);
            load += ribbon.load->mean * double(ribbon.load->links);
        }
        for (const auto &tier : scene->network.result->tiers) {
            if (tier.tier != 2)
                continue;
            tierLinks += double(tier.links);
            tierLoad += tier.mean * double(tier.links);
        }
        QCOMPARE(links, tierLinks);
        QVERIFY(load > 0 && std::abs(load / tierLoad - 1) < 1e-6);
        auto unknown = rails();
        unknown.ownNetwork.reset();
        QVERIFY(painted(unknown, topologySize, Theme::day()) != painted(rails(), topologySize, Theme::day()));
    }

    // One plane of two that share a tree: the other half goes on.
    void halfATreeFails()
    {
        const auto half = simulatedSnapshot(
            {"network.topology=multi_rail", "network.planes=8", "network.failed=plane 3"}, false, "rail-only-gpt3");
        const auto scene = sceneOf(topologySize, half);
        QVERIFY(scene);
        QCOMPARE(scene->network.trees[1].name(), QStringLiteral("planes 2–3"));
        QVERIFY(scene->network.trees[1].failed == 1 && !scene->network.trees[1].isDown());
        for (const auto &ribbon : scene->network.ribbons)
            QVERIFY(!ribbon.down);
        const auto actions = serviceActions(*scene, middleOf(*scene, ribbonInto(*scene, 1)));
        QCOMPARE(failedIn(actions[1].edit), std::string("plane 3, plane 0"));
    }

    void staleLooksDifferent()
    {
        auto stale = campus();
        stale.networkStale = true;
        QVERIFY(painted(stale, topologySize, Theme::day()) != painted(campus(), topologySize, Theme::day()));
    }

    // From an edit until its run is through, and after one that was cancelled, the last whole run stays in sight and
    // says whose it is; another document starts with a clean figure.
    void theLastWholeRunStaysInSight()
    {
        TopologyCanvas canvas;
        canvas.resize(700, 420);
        canvas.setCostShown(false);
        canvas.setSnapshot(campus());
        const auto told = [&canvas](const QString &words) {
            const auto marks = canvas.marksNow();
            return std::count_if(marks.begin(), marks.end(), [&](const Mark &m) { return m.text.contains(words); });
        };
        const auto hottest = hotText(*campus().ownNetwork, 0);
        const auto older = QStringLiteral("of an earlier scenario");
        QVERIFY(told(hottest) == 2 && told(older) == 0); // on the ribbon and in the list
        const auto fresh = canvas.toImage(1);

        auto next = simulatedSnapshot({"network.transport=ecmp", "model.hidden=61440"}, false);
        const auto &input = *next.evaluation->flowInput;
        QVERIFY(input != *campus().evaluation->flowInput);
        const auto take = [&](flow::SimulationResult result) {
            next.ownNetwork = std::make_shared<const flow::SimulationResult>(std::move(result));
            next.network = {{input.transport, next.ownNetwork}};
            canvas.setSnapshot(next);
        };
        auto estimate = flow::estimate(input);
        QVERIFY(estimate.estimate && estimate.bundles.empty());
        auto part = flow::simulate(input);
        part.partial = true;
        part.bundles.clear();
        for (const auto &result : {estimate, part}) {
            take(result);
            QCOMPARE(told(hottest), 2);
            QVERIFY(told(older) >= 2);
            QVERIFY(canvas.toImage(1) != fresh);
        }
        take(flow::simulate(input));
        QCOMPARE(told(older), 0);
        QCOMPARE(told(hotText(*next.ownNetwork, 0)), 2);

        auto other = nextgen();
        other.ownNetwork = std::make_shared<const flow::SimulationResult>(flow::estimate(*other.evaluation->flowInput));
        other.network = {{other.evaluation->flowInput->transport, other.ownNetwork}};
        canvas.setSnapshot(other);
        QVERIFY(told(older) == 0 && told(QStringLiteral("an estimate")) > 0);
    }

    /// A run of a network that is drawn no more is given up: tens of megabytes while the next one needs as many.
    void aRunThatFitsNoPictureIsGivenUp()
    {
        TopologyCanvas canvas;
        canvas.resize(700, 420);
        auto first = simulatedSnapshot({"network.transport=ecmp"});
        const std::weak_ptr<const flow::SimulationResult> run = first.ownNetwork;
        canvas.setSnapshot(first);
        first = {};
        QVERIFY(!run.expired());
        auto other = simulatedSnapshot({"network.transport=ecmp", "network.leaf_down=8", "network.leaf_up=8"}, false);
        other.ownNetwork = std::make_shared<const flow::SimulationResult>(flow::estimate(*other.evaluation->flowInput));
        other.network = {{other.evaluation->flowInput->transport, other.ownNetwork}};
        canvas.setSnapshot(other);
        QVERIFY(run.expired());
    }

    /// The table names a hottest link by its ends: what stands before the colon.
    void hottestLinksAreNamedByTheirEnds()
    {
        const auto text = hotText(*campus().ownNetwork, 0);
        const auto name = text.left(text.indexOf(QStringLiteral(": ")));
        QVERIFY2(name.startsWith(QStringLiteral("Hottest link 1, link ")), qPrintable(text));
        QVERIFY2(name.contains(QStringLiteral("tier ")) && name.contains(QStringLiteral(" to ")), qPrintable(text));
    }

    // Without a whole run to keep, what there is says what it is.
    void partsOfRunsSaySo()
    {
        auto s = campus();
        auto part = *s.ownNetwork;
        part.partial = true;
        part.bundles.clear();
        s.ownNetwork = std::make_shared<const flow::SimulationResult>(part);
        s.network = {{s.evaluation->flowInput->transport, s.ownNetwork}};
        Marks marks;
        painted(s, QSize(700, 420), Theme::day(), {.flowsShown = true}, &marks);
        QVERIFY(std::any_of(marks.begin(), marks.end(), [](const Mark &m) {
            return m.text.startsWith(QStringLiteral("Share of")) && m.text.endsWith(QStringLiteral("done so far"));
        }));
    }

    // Every hottest link has a number in a box of its own: "1 2" in one box would read as twelve.
    void hottestLinksStandApart()
    {
        for (const auto *snapshot : all()) {
            for (const QSize at : {QSize(430, 200), topologySize, QSize(900, 420)}) {
                Marks marks;
                painted(*snapshot, at, Theme::day(), {}, &marks);
                const auto scene = sceneOf(at, *snapshot);
                std::vector<QRectF> boxes;
                for (const auto &mark : marks) {
                    const bool isBox = mark.figureId == "flow.p99_fct_s" && mark.area.width() < 24;
                    if (!isBox)
                        continue;
                    QVERIFY2(!mark.text.contains(QLatin1Char('\n')), qPrintable(mark.text));
                    for (const auto &other : boxes)
                        QVERIFY2(!other.adjusted(-1, -1, 1, 1).intersects(mark.area), qPrintable(mark.text));
                    boxes.push_back(mark.area);
                }
                std::size_t wanted = 0;
                for (const auto &ribbon : scene->network.ribbons)
                    wanted += ribbon.hot.size();
                QCOMPARE(boxes.size(), wanted);
            }
        }
    }

    // What the pressed button says is what is seen, however low the figure is.
    void whatIsChosenIsShown()
    {
        for (const int height : {180, 200, 240, 300, 420, 900}) {
            for (const bool cost : {false, true}) {
                TopologyCanvas canvas;
                canvas.resize(640, height);
                canvas.setCostShown(cost);
                for (const auto &snapshot : {campus(), simulatedSnapshot({"network.transport=ecmp"}, false)}) {
                    canvas.setSnapshot(snapshot);
                    const auto marks = canvas.marksNow();
                    const auto shows = [&](const QString &begin) {
                        return std::any_of(marks.begin(), marks.end(),
                                           [&](const Mark &m) { return m.text.startsWith(begin); });
                    };
                    const bool flows = shows(QStringLiteral("ECMP: half of")) || shows(QStringLiteral("ECMP p99"));
                    QCOMPARE(flows, !cost);
                    QCOMPARE(shows(QStringLiteral("Switching chips")), cost);
                }
            }
        }
    }

    // Before the first run the place of its curves says why they are not there, rather than showing what costs.
    void flowsToComeAreTold()
    {
        TopologyCanvas canvas;
        canvas.resize(640, 300);
        canvas.setCostShown(false);
        canvas.setSnapshot(simulatedSnapshot({"network.transport=ecmp"}, false));
        const auto marks = canvas.marksNow();
        const auto tells = [&](const QString &begin) {
            return std::any_of(marks.begin(), marks.end(), [&](const Mark &m) { return m.text.startsWith(begin); });
        };
        QVERIFY(tells(QStringLiteral("Its flows are still")) && !tells(QStringLiteral("Switching chips")));
    }

    // A frame around a tier's row crosses none of its words.
    void framesOfTiersKeepOffTheirWords()
    {
        Marks marks;
        painted(campus(), topologySize, Theme::day(), {}, &marks);
        const auto scene = sceneOf(topologySize, campus());
        int rows = 0;
        for (const auto &mark : marks) {
            if (mark.figureId != "fabric.switches" && mark.figureId != "fabric.top_switches")
                continue;
            if (!mark.text.startsWith(QStringLiteral("Tier")))
                continue;
            QVERIFY(mark.area.left() <= scene->frame.left.left() - 3);
            ++rows;
        }
        QCOMPARE(rows, int(scene->texts.size()) - 1);
    }

    // A result of another shape (the tree has changed meanwhile) or of spread traffic colours nothing.
    void otherResultsDoNotColour()
    {
        auto s = campus();
        auto other = std::make_shared<flow::SimulationResult>(*s.ownNetwork);
        other->bundles.pop_back();
        s.ownNetwork = other;
        auto scene = sceneOf(topologySize, s);
        QVERIFY(scene && !scene->network.hasLoads);
        QVERIFY(!painted(s, topologySize, Theme::night()).isNull());
        const auto spray = simulatedSnapshot({"network.transport=spray"});
        scene = sceneOf(topologySize, spray);
        QVERIFY(scene && scene->network.result && !scene->network.hasLoads);
    }

    void marksStayInside_data()
    {
        QTest::addColumn<QSize>("at");
        for (const QSize at : {QSize(260, 180), QSize(430, 200), topologySize, QSize(900, 420), QSize(1600, 900)})
            QTest::addRow("%dx%d", at.width(), at.height()) << at;
    }

    /// What a view keeps of its tree is what it would paint: at once, again, with another ribbon pointed at, in another
    /// theme, and moved by a few points, at one and two device pixels each.
    void keptTreesAreTheTree()
    {
        for (const double ratio : {1.0, 2.0}) {
            topology::TreePicture kept;
            const auto at = [&](QPointF corner, const Theme &theme, TopologyOptions options) {
                QImage image(topologySize * ratio, QImage::Format_RGB32);
                image.setDevicePixelRatio(ratio);
                image.fill(theme.figure);
                QPainter p(&image);
                p.setRenderHint(QPainter::Antialiasing);
                p.translate(corner);
                paintTopology(p, topologySize - QSizeF(40, 40).toSize(), campus(), theme, options);
                return image;
            };
            const auto isSame = [&](QPointF corner, const Theme &theme, TopologyOptions options) {
                const auto plain = at(corner, theme, options);
                options.kept = &kept;
                return mostApart(at(corner, theme, options), plain) <= 2; // roundings of an edge's shade
            };
            QVERIFY(isSame({}, Theme::day(), {}) && isSame({}, Theme::day(), {}));
            QVERIFY(isSame({}, Theme::day(), {.hoveredRibbon = 3}) && isSame({}, Theme::day(), {.selectedRibbon = 1}));
            QVERIFY(isSame({}, Theme::night(), {}) && isSame({7, 3.5}, Theme::night(), {}));
            QVERIFY(isSame({}, Theme::day(), {.hoveredTier = 2}));
            QVERIFY(mostApart(at({}, Theme::day(), {}), at({}, Theme::day(), {.hoveredRibbon = 3})) > 40); // it shows
        }
    }

    void marksStayInside()
    {
        QFETCH(QSize, at);
        for (const auto *snapshot : all()) {
            for (const auto &theme : {Theme::day(), Theme::night(), Theme::forPrint()}) {
                Marks marks;
                painted(*snapshot, at, theme, {.selectedRibbon = 0}, &marks);
                for (const auto &mark : marks)
                    QVERIFY2(QRectF(QPointF(), QSizeF(at)).contains(mark.area), qPrintable(mark.text));
            }
        }
    }
};

QTEST_MAIN(TestTopology)
#include "tst_topology.moc"
