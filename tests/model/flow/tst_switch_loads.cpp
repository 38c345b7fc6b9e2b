// SPDX-License-Identifier: GPL-3.0-or-later
// Ports and loads of single switches against what must hold of any network: a cable has two ends, a switch keeps
// nothing to itself, and the hottest links are those with the highest loads.
#include "model/flow/simulation.h"
#include "model/flow/switch_loads.h"

#include <QTest>

#include <cmath>
#include <map>
#include <tuple>

using namespace gigasite;
using namespace gigasite::flow;

namespace {

NetworkSpec fatTree()
{
    NetworkSpec spec;
    spec.hosts = 250; // the last pod is partial
    spec.tiers = {{6, 2}, {4, 4}, {12, 0}};
    spec.planes = 2;
    spec.hostRate = 100e9;
    return spec;
}

NetworkSpec rails()
{
    NetworkSpec spec;
    spec.hosts = 128;
    spec.tiers = {{4, 4}, {8, 0}};
    spec.domain = 8;
    spec.railOnly = true;
    spec.hostRate = 50e9;
    spec.scaleUpRate = 450e9;
    return spec;
}

SimulationInput inputOf(const NetworkSpec &spec)
{
    SimulationInput input;
    input.network = spec;
    input.traffic.bytes = 64e6;
    input.traffic.seed = 7;
    return input;
}

/// Calls with every switch of the first site.
template <class Visit> void eachSwitch(const Network &network, Visit visit)
{
    for (std::uint32_t tree = 0; tree < network.trees(); ++tree) {
        for (std::uint32_t tier = 1; tier <= network.tiers(); ++tier) {
            for (std::uint64_t number = 0; number < switchesOf(network, tier); ++number)
                visit(SwitchId{tree, tier, number});
        }
    }
}

} // namespace

class TestSwitchLoads : public QObject {
    Q_OBJECT

    static void networks()
    {
        QTest::addColumn<bool>("railOnly");
        QTest::newRow("fat tree of three tiers, two planes") << false;
        QTest::newRow("eight rails") << true;
    }

private Q_SLOTS:
    void everyCableHasTwoEnds_data() { networks(); }
    void everyCableHasTwoEnds();
    void portsAreThoseOfTheSwitch();
    void nothingStaysInASwitch_data() { networks(); }
    void nothingStaysInASwitch();
    void hottestLinksHaveTheHighestLoads_data() { networks(); }
    void hottestLinksHaveTheHighestLoads();
    void loadsKeepThreeDigits();
    void noSwitchNoPorts();
};

void TestSwitchLoads::everyCableHasTwoEnds()
{
    QFETCH(bool, railOnly);
    const Network network(railOnly ? rails() : fatTree());
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, int> ends;
    eachSwitch(network, [&](const SwitchId &id) {
        for (const auto &port : portsOf(network, id)) {
            ++ends[{port.cable.plane, port.cable.tier, port.cable.number}];
            QCOMPARE(network.cableOf(port.out), std::optional(port.cable));
            QCOMPARE(network.cableOf(port.in), std::optional(port.cable));
            QVERIFY(port.out != port.in);
            if (port.up || id.tier > 1) { // the other end knows this one
                const SwitchId other{id.tree, port.up ? id.tier + 1 : id.tier - 1, port.neighbour};
                const auto back = portsOf(network, other);
                QVERIFY(std::any_of(back.begin(), back.end(), [&](const SwitchPort &p) {
                    return p.cable == port.cable && p.neighbour == id.number && p.up != port.up && p.out == port.in;
                }));
            }
        }
    });
    std::size_t hostCables = 0;
    for (const auto &[cable, count] : ends) {
        const bool host = std::get<1>(cable) == 1; // the other end is no switch
        QCOMPARE(count, host ? 1 : 2);
        hostCables += host;
    }
    QCOMPARE(ends.size() * 2, network.linksOfSite()); // each cable is two links
    QVERIFY(hostCables >= network.spec().hosts * network.trees() / network.rails());
}

/// No switch has more ports than it was built with; a full one has them all.
void TestSwitchLoads::portsAreThoseOfTheSwitch()
{
    const Network network(fatTree());
    const auto &tiers = network.spec().tiers;
    eachSwitch(network, [&](const SwitchId &id) {
        const auto ports = portsOf(network, id);
        const auto up = static_cast<std::size_t>(
            std::count_if(ports.begin(), ports.end(), [](const SwitchPort &p) { return p.up; }));
        QCOMPARE(up, std::size_t{tiers[id.tier - 1].up});
        QVERIFY(ports.size() - up <= tiers[id.tier - 1].down);
    });
    QCOMPARE(portsOf(network, {0, 1, 0}).size(), std::size_t{8});
}

/// What goes into a switch comes out of it: bytes are kept.
void TestSwitchLoads::nothingStaysInASwitch()
{
    QFETCH(bool, railOnly);
    const auto input = inputOf(railOnly ? rails() : fatTree());
    const auto result = simulate(input);
    QVERIFY(result.problems.empty());
    const Network network(input.network);
    eachSwitch(network, [&](const SwitchId &id) {
        double in = 0, out = 0;
        for (const auto &port : portsOf(network, id)) {
            in += result.linkLoads.of(port.in) * network.capacityOf(port.in);
            out += result.linkLoads.of(port.out) * network.capacityOf(port.out);
        }
        QVERIFY2(std::abs(in - out) <= 0.004 * std::max(in, out), qPrintable(QString::number(in / out)));
    });
}

void TestSwitchLoads::hottestLinksHaveTheHighestLoads()
{
    QFETCH(bool, railOnly);
    const auto input = inputOf(railOnly ? rails() : fatTree());
    const auto result = simulate(input);
    const Network network(input.network);
    double most = 0;
    for (const auto &tier : result.switchLoads) {
        for (const auto &load : tier) {
            QVERIFY(load.mean <= load.most);
            most = std::max(most, static_cast<double>(load.most));
        }
    }
    double hottest = 0;
    for (const auto &hot : result.hottest) {
        if (!hot.cable)
            continue;
        hottest = std::max(hottest, hot.load);
        QVERIFY(std::abs(result.linkLoads.of(hot.link) / hot.load - 1) <= 1.0 / 256);
    }
    QVERIFY(hottest > 1);
    QVERIFY(std::abs(most / hottest - 1) <= 1.0 / 256);
    std::size_t switches = 0;
    for (const auto &tier : result.switchLoads)
        switches += tier.size();
    QCOMPARE(switches, network.switchCount());
}

void TestSwitchLoads::loadsKeepThreeDigits()
{
    LinkLoads loads;
    loads.resize(8);
    std::uint32_t i = 0;
    for (const double load : {0.0, 1.0, 3.0, 17.0, 0.0123, 1e-6, 812.5, 1.0 / 3}) {
        loads.set(LinkId(i), load);
        QVERIFY(std::abs(loads.of(LinkId(i)) - load) <= load / 256);
        ++i;
    }
    QCOMPARE(loads.of(LinkId(1)), 1.0);
    QCOMPARE(loads.of(LinkId(99)), 0.0);
}

void TestSwitchLoads::noSwitchNoPorts()
{
    const Network network(fatTree());
    for (const SwitchId id : {SwitchId{2, 1, 0}, SwitchId{0, 4, 0}, SwitchId{0, 0, 0}, SwitchId{0, 1, 1000000}})
        QVERIFY(portsOf(network, id).empty());
}

QTEST_APPLESS_MAIN(TestSwitchLoads)
#include "tst_switch_loads.moc"
