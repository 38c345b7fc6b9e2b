// SPDX-License-Identifier: GPL-3.0-or-later
// All-to-all by classes of flows against the same flows one by one, in trees with and without missing hosts.
#include "model/flow/all_to_all.h"

#include "model/flow/max_min.h"
#include "model/flow/simulation_steps.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace gigasite::flow;

namespace {

struct Tree {
    const char *name;
    std::uint32_t hosts;
    std::vector<TreeTier> tiers;
    std::uint32_t planes = 1;
};

const std::vector<Tree> trees{
    {"two hosts", 2, {{4, 0}}},
    {"one switch", 7, {{8, 0}}},
    {"two tiers, full", 32, {{4, 4}, {8, 0}}},
    {"two tiers, one host over", 5, {{4, 4}, {8, 0}}},
    {"two tiers, oversubscribed", 27, {{4, 1}, {8, 0}}},
    {"three tiers, full", 64, {{4, 4}, {4, 4}, {4, 0}}},
    {"three tiers, last host alone in its pod", 49, {{4, 4}, {4, 4}, {4, 0}}},
    {"three tiers, partial everywhere", 39, {{4, 2}, {4, 1}, {8, 0}}},
    {"three tiers, last leaf full", 40, {{4, 1}, {4, 2}, {8, 0}}},
    {"four tiers, partial everywhere", 107, {{3, 3}, {4, 2}, {3, 1}, {6, 0}}},
    {"four tiers, planes", 96, {{4, 2}, {3, 3}, {4, 1}, {6, 0}}, 4},
};

NetworkSpec specOf(const Tree &tree)
{
    return {.hosts = tree.hosts, .tiers = tree.tiers, .planes = tree.planes, .hostRate = 100e9};
}

} // namespace

class TestAllToAll : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void classesHaveTheRatesOfTheirFlows_data() { list(); }
    void classesHaveTheRatesOfTheirFlows()
    {
        QFETCH(std::size_t, tree);
        const Network network(specOf(trees[tree]));
        const auto traffic = synthetic(Pattern::AllToAll, network.hostCount(), 30e6, 1);
        const auto rates = maxMinRates(network.sprayed(traffic));
        const auto classes = allToAllClasses(network);
        const PairClassOf classOf(network);
        std::vector<double> members(classes.size(), 0);
        for (std::size_t f = 0; f < traffic.size(); ++f) {
            const auto c = classOf(traffic[f].from, traffic[f].to);
            QVERIFY(c < classes.size());
            ++members[c];
            QCOMPARE(classes[c].turn, network.turn(traffic[f].from, traffic[f].to));
            QVERIFY2(std::abs(classes[c].rate / rates[f] - 1) < 1e-9,
                     qPrintable(QStringLiteral("flow %1: %2 and %3").arg(f).arg(classes[c].rate).arg(rates[f])));
        }
        for (std::size_t c = 0; c < classes.size(); ++c)
            QCOMPARE(classes[c].flows, members[c]);
    }

    void linksCarryWhatTheirFlowsBring_data() { list(); }
    void linksCarryWhatTheirFlowsBring()
    {
        QFETCH(std::size_t, tree);
        const Network network(specOf(trees[tree]));
        const auto traffic = synthetic(Pattern::AllToAll, network.hostCount(), 30e6, 1);
        const auto flows = network.sprayed(traffic);
        const auto listed = usesOf(flows, firstStripes(flows.size(), {}, traffic.size()));
        const auto uses = allToAllUses(network.bundled(), traffic.front().bytes);
        QCOMPARE(uses.size(), listed.size());
        for (std::size_t l = 0; l < uses.size(); ++l) {
            QCOMPARE(uses[l].flows, listed[l].flows);
            QVERIFY(std::abs(uses[l].bytes - listed[l].bytes) <= 1e-4F * listed[l].bytes);
        }
    }

    /// Everybody sends to everybody at full rate: nothing is lost in a tree that is not oversubscribed, and an uplink
    /// shared by n of N hosts at o : 1 takes o (N - n) / (N - 1) of the time one host needs for all it sends.
    void theBoundOfBisection()
    {
        for (const std::uint32_t over : {1U, 2U, 4U}) {
            SimulationInput in;
            in.network = {.hosts = 256, .tiers = {{16, 16 / over}, {16, 0}}, .hostRate = 100e9};
            in.traffic = {.pattern = Pattern::AllToAll, .bytes = 255 * 9000.0 * 100};
            in.transport = Transport::Ideal;
            in.linkDelay = 0;
            const auto r = simulate(in);
            const double host = 255 * 9064.0 * 100 / 100e9, uplink = host * over * (256 - 16) / 255;
            const double packets = 3 * 9064 / 100e9; // stored and forwarded on the way
            QVERIFY2(std::abs(r.completion.max / (std::max(host, uplink) + packets) - 1) < 1e-9,
                     qPrintable(QString::number(r.completion.max / host)));
            QCOMPARE(r.sorted.size(), std::size_t(256 * 255));
            QCOMPARE(r.flows, r.sorted.size());
            QCOMPARE(r.unfinished, std::size_t(0));
        }
    }

    /// The same answer as from a list of flows.
    void listedFlowsAgree_data() { list(); }
    void listedFlowsAgree()
    {
        QFETCH(std::size_t, tree);
        SimulationInput in;
        in.network = specOf(trees[tree]);
        in.traffic = {.pattern = Pattern::AllToAll, .bytes = 30e6};
        in.spraying = Spraying::Hashed;
        for (const auto transport : {Transport::Ideal, Transport::Spray}) {
            in.transport = transport;
            const auto whole = simulate(in);
            QVERIFY(whole.problems.empty());
            const Network network(in.network);
            auto flows = network.sprayed(trafficOf(in.traffic, network.hostCount()));
            dress(flows, in);
            std::size_t solves = 0;
            auto listed = completions(flows, in, {}, solves);
            std::sort(listed.begin(), listed.end());
            QCOMPARE(whole.sorted.size(), listed.size());
            for (std::size_t f = 0; f < listed.size(); ++f)
                QVERIFY(std::abs(whole.sorted[f] / listed[f] - 1) < 1e-9);
        }
    }

    void fourThousandHosts()
    {
        SimulationInput in;
        in.network = {.hosts = 4096, .tiers = {{32, 32}, {32, 32}, {64, 0}}, .hostRate = 100e9};
        in.traffic = {.pattern = Pattern::AllToAll, .bytes = 30e6};
        in.transport = Transport::Spray;
        const auto r = simulate(in);
        qInfo("%zu flows in %.0f ms", r.flows, 1e3 * r.wall);
        QCOMPARE(r.sorted.size(), std::size_t(4096) * 4095);
        QCOMPARE(r.solves, std::size_t(1)); // by classes; one by one it takes half a minute and gigabytes
    }

private:
    void list()
    {
        QTest::addColumn<std::size_t>("tree");
        for (std::size_t t = 0; t < trees.size(); ++t)
            QTest::newRow(trees[t].name) << t;
    }
};

QTEST_APPLESS_MAIN(TestAllToAll)
#include "tst_all_to_all.moc"
