// SPDX-License-Identifier: GPL-3.0-or-later
// All-to-all by classes, in groups and over every kind of network, against the same flows one by one and closed forms.
#include "model/flow/group_classes.h"
#include "tests/near.h"

#include "model/flow/simulation_steps.h"
#include "tests/model/flow/zoo.h"

#include <algorithm>
#include <cmath>

using namespace gigasite;
using namespace gigasite::flow;
using gigasite::flow::test::zoo;
using gigasite::test::isNear;

namespace {

constexpr double headers = 9064.0 / 9000;

SimulationInput allToAll(const NetworkSpec &network, std::uint32_t group, Transport transport)
{
    SimulationInput in;
    in.network = network;
    in.traffic = {.pattern = Pattern::AllToAll, .bytes = 9e6, .ring = group};
    in.transport = transport;
    return in;
}

} // namespace

class TestGroupClasses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Groups that fill switches and that straddle them, pods and domains that are not full, all hosts together.
    void theSameAsOneByOne_data()
    {
        QTest::addColumn<std::size_t>("network");
        QTest::addColumn<std::uint32_t>("group");
        for (std::size_t n = 0; n < zoo().size(); ++n) {
            for (const std::uint32_t group : {0U, 2U, 3U, 4U, 5U, 8U, 10U, 12U, 16U, 19U})
                if (group <= zoo()[n].spec.hosts)
                    QTest::addRow("%s, %u", zoo()[n].name, group) << n << group;
        }
    }
    void theSameAsOneByOne()
    {
        QFETCH(std::size_t, network);
        QFETCH(std::uint32_t, group);
        const auto spec = zoo()[network].spec;
        const auto in = allToAll(spec, group, Transport::Ideal);
        if (areAlike(in))
            return; // another way to the same end (tst_scenario_traffic)
        QVERIFY(isByClasses(in));
        const auto r = simulate(in);
        const Network tree(spec);
        const auto traffic = trafficOf(in.traffic, spec.hosts, spec.sites);
        auto flows = tree.sprayed(traffic);
        const auto first = firstStripes(flows.size(), {}, traffic.size());
        const auto alone = aloneTimes(flows, first, in);
        dress(flows, in);
        std::size_t solves = 0;
        auto seconds = completions(flows, in, {}, solves);
        auto slow = slowdownsOf(seconds, alone);
        std::sort(seconds.begin(), seconds.end());
        std::sort(slow.begin(), slow.end());
        QCOMPARE(r.flows, seconds.size());
        QCOMPARE(r.sorted.size(), seconds.size());
        for (std::size_t f = 0; f < seconds.size(); ++f) {
            QVERIFY2(isNear(r.sorted[f], seconds[f], 1e-6),
                     qPrintable(QStringLiteral("%1: %2, not %3").arg(f).arg(r.sorted[f]).arg(seconds[f])));
            QVERIFY(isNear(r.slowdowns[f], slow[f], 1e-6));
        }
        const auto listed = usesOf(flows, first);
        const auto uses = groupClasses(spec, in.traffic, flows.bytes.front()).uses;
        QCOMPARE(uses.size(), listed.size());
        for (std::size_t l = 0; l < uses.size(); ++l) {
            QCOMPARE(uses[l].flows, listed[l].flows);
            QVERIFY(isNear(uses[l].bytes, listed[l].bytes, 1e-4));
        }
    }

    /// Aligned groups look alike: one of many is solved.
    void whatLooksAlikeIsSolvedOnce()
    {
        const NetworkSpec spec{.hosts = 65536, .tiers = {{32, 32}, {32, 32}, {64, 0}}, .hostRate = 1e11};
        QCOMPARE(countClasses(spec, {.pattern = Pattern::AllToAll, .bytes = 1, .ring = 256}).classes,
                 std::uint64_t(8 * 8)); // eight switches of 32
        QCOMPARE(countClasses(spec, {.pattern = Pattern::AllToAll, .bytes = 1, .ring = 256}).turn, 2U);
        QCOMPARE(countClasses(spec, {.pattern = Pattern::AllToAll, .bytes = 1, .ring = 32}).turn, 1U);
    }

    /// A network without oversubscription lets every host send at full rate, however many there are; the flows of
    /// 131,072 hosts are 17 milliards.
    void anySize()
    {
        for (const auto &[hosts, tiers] : std::vector<std::pair<std::uint32_t, std::vector<TreeTier>>>{
                 {131072, {{64, 64}, {64, 64}, {128, 0}}}, {8192, {{64, 64}, {128, 0}}}}) {
            auto in = allToAll({.hosts = hosts, .tiers = tiers, .hostRate = 1e11}, 0, Transport::Ideal);
            in.traffic.bytes = (hosts - 1) * 9000.0;
            in.linkDelay = 0;
            const auto r = simulate(in);
            QCOMPARE(r.flows, std::size_t(hosts) * (hosts - 1));
            QVERIFY(r.sorted.size() <= r.flows && std::is_sorted(r.sorted.begin(), r.sorted.end()));
            const double forwarded = 2.0 * static_cast<double>(tiers.size()) - 1; // packets stored on the way
            QVERIFY(isNear(r.completion.max, (hosts - 1 + forwarded) * 9064 / 1e11, 1e-6));
            in.transport = Transport::Spray;
            in.spraying = Spraying::Hashed;
            const auto hashed = simulate(in);
            QVERIFY(hashed.completion.p50 > r.completion.p50 && hashed.completion.p99 > hashed.completion.p50);
        }
    }

    /// One switch leaves the hash no choice: n - 1 flows share the sender's cable.
    void oneSwitchOfManyHosts()
    {
        auto in = allToAll({.hosts = 6000, .tiers = {{6000, 0}}, .planes = 2, .hostRate = 1e11}, 0, Transport::Ecmp);
        in.traffic.bytes = 5999 * 18000.0;
        in.linkDelay = 0;
        const auto r = simulate(in);
        QVERIFY(r.problems.empty());
        const double last = headers * in.traffic.bytes / 1e11 + 9064 / 5e10;
        QVERIFY(isNear(r.completion.min, last, 1e-6) && isNear(r.completion.max, last, 1e-6));
        QVERIFY(isNear(r.slowdown.p50, last / (2 * 9064 / 1e11 + 9064 / 5e10), 1e-6));
    }

    /// Where the hash has a choice every flow has its own way: refused, and every change offered is enough.
    void refusedWithWhatHelps()
    {
        const NetworkSpec spec{.hosts = 5000, .tiers = *treeTiers(64, 3), .hostRate = 1e11};
        for (const auto transport : {Transport::Ecmp, Transport::EcmpPfc}) {
            auto in = allToAll(spec, 0, transport);
            const auto refused = flow::test::onlyProblem(checkSimulation(in));
            QCOMPARE(refused.severity, Severity::Error);
            QCOMPARE(refused.fixes.size(), std::size_t(3));
            for (const auto &fix : refused.fixes) {
                auto fixed = in;
                if (fix.key == "network.endpoints") {
                    fixed.network.hosts = static_cast<std::uint32_t>(std::stoul(fix.value));
                    QCOMPARE(fixed.network.hosts, 4096U);
                } else if (fix.key == "network.group") {
                    fixed.traffic.ring = static_cast<std::uint32_t>(std::stoul(fix.value));
                    QCOMPARE(fixed.traffic.ring, 4096U); // one such group, with 904 hosts left over
                } else {
                    fixed.transport = Transport::Spray;
                }
                QVERIFY2(checkSimulation(fixed).empty(), fix.key.c_str());
            }
        }
    }

    /// All-to-all among fewer hosts would have larger flows: not a sample of the same.
    void noSample()
    {
        const auto in = allToAll({.hosts = 30000, .tiers = *treeTiers(64, 3), .hostRate = 1e11}, 0, Transport::Spray);
        const auto r = estimate(in);
        QVERIFY(!r.isSimulated());
        QCOMPARE(flow::test::onlyProblem(r.problems).severity, Severity::Note);
    }

    void cancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto in = allToAll({.hosts = 1024, .tiers = {{32, 32}, {64, 0}}, .hostRate = 1e11}, 48, Transport::Ideal);
        QVERIFY(simulate(in, {.stop = stop.get_token()}).sorted.empty());
    }
};

QTEST_APPLESS_MAIN(TestGroupClasses)
#include "tst_group_classes.moc"
