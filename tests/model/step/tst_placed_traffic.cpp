// SPDX-License-Identifier: GPL-3.0-or-later
// What sends, rings and exchanges meet in an oversubscribed network, against hosts and their destinations counted one
// by one.
#include "model/step/measured/placed_traffic.h"
#include "tests/near.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

using namespace gigasite;
using namespace gigasite::measured;
using test::isNear;

namespace {

struct Flow {
    std::int64_t from = 0, to = 0;
    double bytes = 1;
};

/// How long the links above the busiest switch of `ports` hosts take, in the time in which a NIC sends one unit.
double busiest(const std::vector<Flow> &flows, std::int64_t ports, double oversubscription)
{
    std::map<std::int64_t, double> leaving;
    for (const auto &flow : flows)
        if (flow.from / ports != flow.to / ports)
            leaving[flow.from / ports] += flow.bytes;
    double most = 0;
    for (const auto &[at, bytes] : leaving)
        most = std::max(most, bytes * oversubscription / static_cast<double>(ports));
    return most;
}

TrainingRun runOf(Split split, double rack, Attachment attachment, double ports, double oversubscription)
{
    TrainingRun run;
    run.split = split;
    run.fabric.rack = rack;
    run.fabric.domain = std::floor(rack / (split.tp * split.cp)) * split.tp * split.cp;
    run.fabric.attachment = attachment;
    run.fabric.tiers[0] = {ports, oversubscription};
    return run;
}

} // namespace

class TestPlacedTraffic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A stage in each rack: whose next stage is beyond the switch.
    void sendsOfRacks()
    {
        const std::int64_t rack = 8;
        for (const std::int64_t replicas : {2, 4, 24, 64})
            for (const std::int64_t ports : {16, 32, 96}) {
                const std::int64_t stages = 12, tp = 4, perRack = rack / tp, q = replicas / perRack;
                std::vector<Flow> flows;
                for (std::int64_t host = 0; host < (stages - 1) * q * rack; ++host)
                    flows.push_back({host, host + q * rack});
                const auto run = runOf({.tp = 4, .pp = 12, .dp = static_cast<double>(replicas)}, 8, Attachment::Racks,
                                       static_cast<double>(ports), 5);
                const double counted = std::max(1.0, busiest(flows, ports, 5));
                QVERIFY2(isNear(sendSlowdown(run), counted),
                         qPrintable(QString("%1 not %2").arg(sendSlowdown(run)).arg(counted)));
            }
    }

    /// Two stages of four GPUs in a rack of eight: the first sends inside, the second to the next rack.
    void sendsOfRows()
    {
        const std::int64_t rack = 8, tp = 4, replicas = 6, racks = 4;
        for (const std::int64_t ports : {8, 32, 64}) {
            std::vector<Flow> flows;
            for (std::int64_t r = 0; r < replicas * racks; ++r)
                for (std::int64_t gpu = tp; gpu < rack && r % racks + 1 < racks; ++gpu)
                    flows.push_back({r * rack + gpu, (r + 1) * rack + gpu - tp});
            const auto run = runOf({.tp = 4, .pp = 8, .dp = 6, .pipelineFirst = true}, 8, Attachment::Racks,
                                   static_cast<double>(ports), 16);
            const double counted = std::max(1.0, busiest(flows, ports, 16));
            QVERIFY2(sendSlowdown(run) >= counted * (1 - 1e-9), "a switch may end where a replica does");
            if (ports / rack % racks != 0)
                QVERIFY(isNear(sendSlowdown(run), counted));
            QVERIFY(leavesDomain(run));
        }
        const auto whole = runOf({.tp = 4, .pp = 2, .dp = 6, .pipelineFirst = true}, 8, Attachment::Racks, 16, 16);
        QVERIFY(!leavesDomain(whole)); // both stages in one rack
    }

    /// Racks of which some GPUs are idle, as many as no whole stage leaves: these send nothing. Switches hold whole
    /// racks or parts of some.
    void idleGpusSendNothing()
    {
        const std::int64_t tp = 8, stages = 6;
        for (const std::int64_t rack : {9, 10, 12, 14})
            for (const std::int64_t replicas : {2, 8, 24})
                for (const std::int64_t ports : {7, 8, 16, 20, 28, 42, 64, 112}) {
                    std::vector<Flow> sends, rings;
                    for (std::int64_t r = 0; r < stages * replicas; ++r)
                        for (std::int64_t gpu = 0; gpu < tp; ++gpu) {
                            if (r < (stages - 1) * replicas)
                                sends.push_back({r * rack + gpu, (r + replicas) * rack + gpu});
                            const auto first = r / replicas * replicas;
                            rings.push_back({r * rack + gpu, (first + (r + 1 - first) % replicas) * rack + gpu});
                        }
                    auto run = runOf({.tp = 8, .pp = 6, .dp = static_cast<double>(replicas)}, static_cast<double>(rack),
                                     Attachment::Racks, static_cast<double>(ports), 7);
                    const auto said = [&](double found, double counted) {
                        return QString("%1 racks of %2 under %3: %4 not %5")
                            .arg(replicas)
                            .arg(rack)
                            .arg(ports)
                            .arg(found)
                            .arg(counted);
                    };
                    const double sent = std::max(1.0, busiest(sends, ports, 7));
                    QVERIFY2(isNear(sendSlowdown(run), sent), qPrintable(said(sendSlowdown(run), sent)));
                    const double exchanged = std::max(1.0, busiest(rings, ports, 7));
                    const bool isPair = replicas == 2; // where a switch holds parts of several, no more than found
                    const double ring = ringSlowdown(run);
                    QVERIFY2(isPair ? ring >= exchanged - 1e-9 && ring <= 2 * exchanged : isNear(ring, exchanged),
                             qPrintable(said(ring, exchanged)));
                }
    }

    /// Rails of numbers that are in use are full, whatever others are.
    void railsInUseAreFull()
    {
        QVERIFY(isNear(sendSlowdown(runOf({.tp = 8, .pp = 6, .dp = 8}, 14, Attachment::Rails, 28, 7)), 7));
    }

    /// One replica in racks that would hold nine: eight GPUs of 72 send.
    void oneReplicaInLargeRacks()
    {
        const std::int64_t rack = 72, ports = 144;
        std::vector<Flow> sends;
        for (std::int64_t r = 0; r < 3; ++r)
            for (std::int64_t gpu = 0; gpu < 8; ++gpu)
                sends.push_back({r * rack + gpu, (r + 1) * rack + gpu});
        for (const double oversubscription : {4.0, 36.0})
            QVERIFY(isNear(sendSlowdown(runOf({.tp = 8, .pp = 4, .dp = 1}, rack, Attachment::Racks,
                                              static_cast<double>(ports), oversubscription)),
                           std::max(1.0, busiest(sends, ports, oversubscription))));
    }

    /// Peers under first-tier switches of their number, seven switches of fourteen in use; all-to-alls between racks
    /// that change GPU in the rack first stay below a higher tier that joins the racks.
    void idleNumbersOfPeers()
    {
        auto run = runOf({.tp = 8, .pp = 4, .dp = 16}, 14, Attachment::Peers, 8, 1);
        run.fabric.tiers[1] = {8 * 28, 4}; // 28 switches: sixteen racks, all fourteen numbers of them
        QVERIFY(isNear(sendSlowdown(run), 4 * 8.0 / 14));
        run.fabric.tiers[1] = {8 * 7, 4}; // seven, all in use
        QVERIFY(isNear(sendSlowdown(run), 4));
        auto exchange = runOf({.tp = 1, .pp = 1, .dp = 512, .ep = 128}, 8, Attachment::Peers, 4, 1);
        exchange.fabric.tiers[1] = {64, 4}; // 16 switches of 4 hosts: all numbers of 8 racks, half a group
        QVERIFY(isNear(expertLoad(exchange, 1), 4 * 0.5));
    }

    /// Where a switch joins peers every send leaves it; rails of racks in a row pass on one in d.
    void sendsOfPeersAndRails()
    {
        const Split same{.tp = 8, .pp = 4, .dp = 16};
        QVERIFY(isNear(sendSlowdown(runOf(same, 8, Attachment::Peers, 32, 3)), 3));
        std::vector<Flow> rails; // one GPU of each of 64 racks; the next stage is 16 racks on
        for (std::int64_t r = 0; r < 48; ++r)
            rails.push_back({r, r + 16});
        QVERIFY(isNear(sendSlowdown(runOf(same, 8, Attachment::Rails, 32 * 8, 3)), busiest(rails, 32, 3)));
        QCOMPARE(sendSlowdown(runOf(same, 8, Attachment::Rails, 64 * 8, 3)), 1.0); // all racks under one switch
    }

    /// Rings of racks side by side, whole under a switch or across some, and of racks as far apart as a replica is
    /// long.
    void ringsOfRacks()
    {
        const std::int64_t rack = 8, stages = 3;
        const auto counted = [&](bool row, std::int64_t peers, std::int64_t ports) {
            std::vector<Flow> flows;
            for (std::int64_t stage = 0; stage < stages; ++stage)
                for (std::int64_t peer = 0; peer < peers; ++peer)
                    for (std::int64_t gpu = 0; gpu < rack; ++gpu) {
                        const auto at = [&](std::int64_t p) {
                            return (row ? p * stages + stage : stage * peers + p) * rack + gpu;
                        };
                        flows.push_back({at(peer), at((peer + 1) % peers)});
                    }
            return std::max(1.0, busiest(flows, ports, 12));
        };
        const auto run = [&](bool row, std::int64_t peers, std::int64_t ports) {
            return runOf({.tp = 8, .pp = 3, .dp = static_cast<double>(peers), .pipelineFirst = row}, 8,
                         Attachment::Racks, static_cast<double>(ports), 12);
        };
        for (const std::int64_t peers : {2, 3, 4, 5, 8, 16})
            for (const std::int64_t ports : {8, 32, 40, 96, 128})
                QVERIFY2(isNear(ringSlowdown(run(false, peers, ports)), counted(false, peers, ports)),
                         qPrintable(QString("%1 racks under %2").arg(peers).arg(ports)));
        for (const std::int64_t ports : {24, 48, 96})
            QVERIFY(isNear(ringSlowdown(run(true, 8, ports)), counted(true, 8, ports)));
        auto peersOfSwitch = run(false, 8, 32);
        peersOfSwitch.fabric.attachment = Attachment::Peers;
        QCOMPARE(ringSlowdown(peersOfSwitch), 1.0);
    }

    /// A stage that outgrows a rack: its own ring, and the one it has with its replicas, go from rack to rack.
    void ringsOfLargeStages()
    {
        auto run = runOf({.tp = 8, .pp = 4, .dp = 8, .cp = 4}, 8, Attachment::Racks, 32, 4);
        run.fabric.domain = 8;
        QCOMPARE(contextSlowdown(run), 1.0); // four racks, one switch
        QCOMPARE(ringSlowdown(run), 1.0); // one rack of four goes on, over a quarter of the links
        run.fabric.tiers[0].oversubscription = 16;
        QVERIFY(isNear(ringSlowdown(run), 4));
        QCOMPARE(contextSlowdown(run), 1.0);
        run.split = {.tp = 8, .pp = 4, .dp = 4, .cp = 8};
        QVERIFY(isNear(contextSlowdown(run), 4)); // eight racks, two switches
    }

    /// CP's ranks stand side by side in a stage, however many stages lie between two replicas.
    void ranksOfAStageShareADomain()
    {
        const auto perDomain = [](double pp, double cp, double dp) {
            return stageGpusPerDomain(
                runOf({.tp = 2, .pp = pp, .dp = dp, .cp = cp, .pipelineFirst = true}, 8, Attachment::Racks, 0, 1));
        };
        QCOMPARE(perDomain(1, 2, 8), 8.0);
        QCOMPARE(perDomain(4, 2, 8), 4.0);
        QCOMPARE(perDomain(2, 2, 8), 4.0);
        QCOMPARE(perDomain(2, 1, 8), 4.0); // two replicas of two stages of two
        QCOMPARE(perDomain(24, 4, 1), 8.0);
    }

    /// Ranks counted into domains of 72: where groups of 64 begin, some have 8 of their ranks in one and 56 in the
    /// next.
    void expertsStraddleDomains()
    {
        for (const std::int64_t group : {8, 24, 48, 64, 72, 96, 144, 160})
            for (const std::int64_t groups : {1, 2, 9, 40}) {
                const std::int64_t domain = 72;
                double fewest = static_cast<double>(group), away = 0;
                for (std::int64_t n = 0; n < groups; ++n) {
                    std::map<std::int64_t, double> parts;
                    for (std::int64_t rank = n * group; rank < (n + 1) * group; ++rank)
                        ++parts[rank / domain];
                    for (const auto &[at, ranks] : parts)
                        fewest = std::min(fewest, ranks);
                }
                away = 1 - fewest / static_cast<double>(group);
                const auto run = runOf(
                    {.tp = 1, .pp = 1, .dp = static_cast<double>(group * groups), .ep = static_cast<double>(group)}, 72,
                    Attachment::Peers, 0, 1);
                const auto parts = expertParts(run);
                QVERIFY2(isNear(parts.own, fewest), qPrintable(QString("%1 x %2").arg(group).arg(groups)));
                QVERIFY(std::abs(parts.full * parts.ofFull + parts.ofLast - away) < 1e-9); // all ranks are somewhere
            }
    }

    /// A pipeline in a row puts a replica's stages between the ranks of a group.
    void expertsOfRows()
    {
        const auto inside = [](double pp) {
            return expertParts(runOf({.tp = 2, .pp = pp, .dp = 32, .ep = 32, .pipelineFirst = true}, 8,
                                     Attachment::Racks, 0, 1))
                .own;
        };
        QCOMPARE(inside(1), 8.0);
        QCOMPARE(inside(2), 4.0); // two replicas of two stages in a rack, two GPUs a stage
        QCOMPARE(inside(4), 2.0);
        QCOMPARE(inside(16), 2.0); // one stage of a replica, always whole
    }

    /// All-to-alls within groups of neighbours: every byte from every host to every other one of its group.
    void exchangesUnderSwitches()
    {
        for (const std::int64_t group : {12, 16, 64, 96, 128})
            for (const std::int64_t ports : {32, 40, 64}) {
                const std::int64_t groups = 32;
                std::vector<Flow> flows;
                for (std::int64_t host = 0; host < group * groups; ++host)
                    for (std::int64_t to = host / group * group; to < (host / group + 1) * group; ++to)
                        flows.push_back({host, to, 1 / static_cast<double>(group)});
                Tiers tiers;
                tiers[0] = {static_cast<double>(ports), 4};
                const double load = exchangeLoad(tiers, static_cast<double>(group), static_cast<double>(groups));
                const double counted = busiest(flows, ports, 4);
                QVERIFY2(isNear(load, counted) || (load == 0 && counted == 0),
                         qPrintable(QString("%1 under %2: %3 not %4").arg(group).arg(ports).arg(load).arg(counted)));
            }
    }

    /// An oversubscribed first tier costs the exchange more the further experts spread, and nothing where a group's
    /// racks are under one switch.
    void expertsUnderSwitches()
    {
        const auto load = [](double ep, Attachment attachment) {
            return expertLoad(runOf({.tp = 1, .pp = 1, .dp = 1024, .ep = ep}, 8, attachment, 64, 4), 1);
        };
        QCOMPARE(load(64, Attachment::Racks), 0.0);
        QVERIFY(isNear(load(128, Attachment::Racks), 4 * 0.5));
        QVERIFY(isNear(load(256, Attachment::Racks), 4 * 0.75));
        QCOMPARE(load(256, Attachment::Peers), 0.0); // 64 racks of eight under the switches of their numbers
        QVERIFY(isNear(load(1024, Attachment::Peers), 4 * 0.5));
        const auto row =
            runOf({.tp = 4, .pp = 32, .dp = 4, .ep = 8, .pipelineFirst = true}, 8, Attachment::Racks, 32, 4);
        QVERIFY(expertLoad(row, 0.5) <= 4 * 0.5); // no more than all that leaves racks
        const auto alone = runOf({.tp = 1, .pp = 1, .dp = 48, .ep = 48}, 8, Attachment::Racks, 32, 4);
        QVERIFY(isNear(expertLoad(alone, 1), 4.0 / 32 * 32 / 3)); // 32 of its ranks under one switch, 16 under the next
    }
};

QTEST_APPLESS_MAIN(TestPlacedTraffic)
#include "tst_placed_traffic.moc"
