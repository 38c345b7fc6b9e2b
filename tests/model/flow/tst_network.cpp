// SPDX-License-Identifier: GPL-3.0-or-later
// Fat trees by arithmetic: against published counts, conservation of capacity, and the shape every path must have.
#include "model/flow/network.h"

#include "tests/model/flow/zoo.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

using namespace gigasite;
using namespace gigasite::flow;
using gigasite::flow::test::rate;
using gigasite::flow::test::zoo;

namespace {

using PlaceKind = Network::Place::Kind;

NetworkSpec fatTree(std::uint32_t radix, std::uint32_t tiers)
{
    NetworkSpec spec{.tiers = *treeTiers(radix, tiers), .hostRate = rate};
    spec.hosts = 1;
    for (const auto &tier : spec.tiers)
        spec.hosts *= tier.down;
    return spec;
}

bool goesUp(PlaceKind kind)
{
    return kind == PlaceKind::HostUp || kind == PlaceKind::Up;
}

bool isTree(PlaceKind kind)
{
    return goesUp(kind) || kind == PlaceKind::HostDown || kind == PlaceKind::Down;
}

std::vector<LinkId> pathOf(const Network &network, std::uint32_t from, std::uint32_t to, std::uint64_t flow,
                           std::uint32_t plane = 0, const Routing &routing = {})
{
    std::vector<LinkId> path;
    network.route(HostId(from), HostId(to), flow, plane, routing, path);
    return path;
}

std::string sentences(const Problems &problems)
{
    std::string all;
    for (const auto &p : problems)
        all += p.path + ": " + p.message + '\n';
    return all;
}

/// Links used out of each second-tier switch, by many flows out of one pod when all tiers hash alike.
std::set<std::size_t> linksUsedPerSwitch(std::uint32_t firstTier, std::uint32_t secondTier)
{
    const Network network({.hosts = 256, .tiers = {{16, firstTier}, {8, secondTier}, {8, 0}}, .hostRate = rate});
    std::map<std::uint32_t, std::set<std::uint32_t>> used;
    for (std::uint64_t flow = 0; flow < 40000; ++flow) {
        const auto path = pathOf(network, flow % 128, 128 + flow % 128, flow, 0, {.sameHashEveryTier = true});
        const auto place = network.placeOf(path[2]);
        used[place.below].insert(place.above);
    }
    if (used.size() != firstTier)
        return {};
    std::set<std::size_t> counts;
    for (const auto &[lower, uppers] : used)
        counts.insert(uppers.size());
    return counts;
}

} // namespace

class TestNetwork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Al-Fares 2008: k^3/4 hosts, 5k^2/4 switches of which k^2/4 core; each host has a cable, each tier as many.
    void fatTreesOfTheBook()
    {
        const std::map<std::uint32_t, std::array<std::size_t, 3>> book{
            {4, {16, 20, 4}}, {48, {27648, 2880, 576}}, {64, {65536, 5120, 1024}}, {128, {524288, 20480, 4096}}};
        for (const auto &[k, counts] : book) {
            const auto spec = fatTree(k, 3);
            const Network network(spec);
            QVERIFY2(checkNetwork(spec).empty(), sentences(checkNetwork(spec)).c_str());
            QCOMPARE(std::size_t(spec.hosts), counts[0]);
            QCOMPARE(network.switchCount(), counts[1]);
            QCOMPARE(std::size_t(network.level(3).width), counts[2]);
            QCOMPARE(network.linkCount(), 6 * counts[0]);
        }
    }

    /// 108 nodes on leaves of 36 down and 12 up: three leaves, 36 uplinks, 3 : 1.
    void partlyFilledTopTier()
    {
        const Network network({.hosts = 108, .tiers = {{36, 12}, {36, 0}}, .hostRate = rate});
        QCOMPARE(network.level(1).subtrees, 3U);
        QCOMPARE(network.level(1).subtrees * network.level(2).width, 36U);
        QCOMPARE(network.linkCount(), std::size_t(2 * (108 + 36)));
    }

    /// The example of the header, number by number.
    void exampleOfTheHeader()
    {
        const Network network({.hosts = 8, .tiers = {{2, 2}, {4, 0}}, .hostRate = rate});
        for (std::uint64_t flow = 0;; ++flow) {
            const auto path = pathOf(network, 0, 5, flow);
            const std::vector wanted{network.upLink(0, 0, 1, 0), network.upLink(0, 0, 2, 1),
                                     network.downLink(0, 0, 2, 5), network.downLink(0, 0, 1, 5)};
            if (path == wanted)
                break;
            QVERIFY(flow < 64); // p_2 = 0 so often in a row: 2^-64
        }
    }

    void placesAreWhatNumbersCameFrom()
    {
        for (const auto &[name, spec] : zoo()) {
            QVERIFY2(checkNetwork(spec).empty(), sentences(checkNetwork(spec)).c_str());
            const Network network(spec);
            std::set<std::string> names;
            std::size_t inTrees = 0;
            for (std::uint32_t n = 0; n < network.linkCount(); ++n) {
                const auto place = network.placeOf(LinkId(n));
                names.insert(network.nameOf(LinkId(n)));
                if (!isTree(place.kind))
                    continue;
                ++inTrees;
                const auto &level = network.level(place.tier), &lower = network.level(place.tier - 1);
                const auto number = place.below / lower.width * level.width + place.above % level.width;
                QCOMPARE(goesUp(place.kind) ? network.upLink(place.site, place.tree, place.tier, number)
                                            : network.downLink(place.site, place.tree, place.tier, number),
                         LinkId(n));
                QCOMPARE(place.below / lower.width / level.down, place.above / level.width);
                QCOMPARE(network.capacityOf(LinkId(n)), spec.hostRate / spec.planes);
            }
            QCOMPARE(names.size(), network.linkCount());
            QVERIFY(inTrees > 0);
        }
        const Network network({.hosts = 60, .tiers = {{4, 4}, {16, 0}}, .planes = 4, .hostRate = rate});
        QCOMPARE(network.nameOf(network.upLink(0, 1, 2, 18)), std::string("tier 2 up, plane 1, switch 4 to 2"));
    }

    /// Up, then down, 2 · turn links in the trees, each link once, between the right hosts.
    void pathsClimbThenDescend()
    {
        for (const auto &[name, spec] : zoo()) {
            const Network network(spec);
            for (std::uint32_t from = 0; from < network.hostCount(); ++from) {
                for (std::uint32_t to = 0; to < network.hostCount(); ++to) {
                    if (from != to)
                        checkPath(network, from, to);
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
    }

    void rackAndCrossRackAttachmentDiffer()
    {
        NetworkSpec spec{
            .hosts = 64 * 8, .tiers = {{8, 8}, {64, 0}}, .domain = 8, .hostRate = rate, .scaleUpRate = 1e12};
        const Network rack(spec);
        spec.attachment = Attachment::CrossRack;
        const Network cross(spec);
        for (std::uint32_t domain = 1; domain < 64; ++domain) { // GPU 3 of rack 0 and of others
            const auto other = HostId(domain * 8 + 3);
            QCOMPARE(rack.turn(HostId(3), other), 2U);
            QCOMPARE(cross.turn(HostId(3), other), domain < 8 ? 1U : 2U); // eight racks share a rail switch
        }
        std::set<std::uint32_t> positions;
        for (std::uint32_t h = 0; h < spec.hosts; ++h) {
            positions.insert(cross.positionOf(h));
            QCOMPARE(cross.hostAt(0, cross.positionOf(h)), h);
        }
        QCOMPARE(positions.size(), std::size_t(spec.hosts));
    }

    void insideADomainTheFabricIsNotUsed()
    {
        const Network network(
            {.hosts = 96, .tiers = {{4, 2}, {4, 2}, {8, 0}}, .domain = 8, .hostRate = rate, .scaleUpRate = 9e11});
        QCOMPARE(network.turn(HostId(8), HostId(15)), 0U);
        QCOMPARE(pathOf(network, 8, 15, 0),
                 (std::vector{network.scaleUpOut(HostId(8)), network.scaleUpIn(HostId(15))}));
        QCOMPARE(network.capacityOf(network.scaleUpOut(HostId(8))), 9e11);
    }

    /// A flow to another rail leaves by the cable of the GPU on that rail.
    void railOnlyForwardsThroughTheDomain()
    {
        const Network network({.hosts = 96,
                               .tiers = {{4, 2}, {4, 0}},
                               .domain = 8,
                               .railOnly = true,
                               .hostRate = rate,
                               .scaleUpRate = 9e11});
        const auto path = pathOf(network, 3, 8 * 11 + 5, 0);
        QCOMPARE(path.size(), std::size_t(6));
        QCOMPARE(path[0], network.scaleUpOut(HostId(3)));
        QCOMPARE(path[1], network.scaleUpIn(HostId(5)));
        QCOMPARE(path[2], network.upLink(0, 5, 1, 0));
        QCOMPARE(path[5], network.downLink(0, 5, 1, 11));
        QCOMPARE(pathOf(network, 5, 8 * 11 + 5, 0).size(), std::size_t(4)); // same rail: no detour
    }

    void hashingSpreadsEvenly()
    {
        const Network network({.hosts = 512, .tiers = {{8, 8}, {8, 8}, {8, 0}}, .hostRate = rate});
        for (const std::uint64_t seed : {1ULL, 2ULL, 12345ULL}) {
            std::map<std::uint32_t, int> top;
            constexpr int flows = 64000;
            for (int f = 0; f < flows; ++f)
                ++top[network.placeOf(pathOf(network, 0, 511, std::uint64_t(f), 0, {.seed = seed})[2]).above];
            QCOMPARE(top.size(), std::size_t(64));
            double chi = 0;
            for (const auto &[q, n] : top)
                chi += (n - flows / 64.0) * (n - flows / 64.0) / (flows / 64.0);
            QVERIFY2(chi > 27 && chi < 117, qPrintable(QString::number(chi))); // 63 degrees, 1e-5 either side
        }
    }

    /// Among flows with h = i mod n1, h mod n2 takes n2 / gcd values: 1 of 32 and 4 of 32 links per second-tier switch.
    void oneHashForAllTiersPolarises()
    {
        QCOMPARE(linksUsedPerSwitch(32, 32), (std::set<std::size_t>{1}));
        QCOMPARE(linksUsedPerSwitch(8, 32), (std::set<std::size_t>{4}));
        QCOMPARE(linksUsedPerSwitch(8, 9), (std::set<std::size_t>{9}));
    }

    void planesCarryEqualStripes()
    {
        const Network network({.hosts = 60, .tiers = {{4, 4}, {16, 0}}, .planes = 4, .hostRate = rate});
        const auto traffic = synthetic(Pattern::Permutation, 60, 1e6, 1);
        const auto flows = network.hashed(traffic, {});
        QCOMPARE(flows.size(), std::size_t(240));
        for (std::size_t f = 0; f < flows.size(); ++f) {
            QCOMPARE(flows.bytes[f], 2.5e5);
            for (const auto link : flows.path(f))
                QCOMPARE(network.placeOf(link).tree, std::uint32_t(f % 4));
            const auto path = flows.path(f);
            QCOMPARE(std::vector(path.begin(), path.end()),
                     pathOf(network, index(traffic[f / 4].from), index(traffic[f / 4].to), f / 4, f % 4));
        }
        QVERIFY(flows.start.empty() && flows.priority.empty());
    }

    void startsAndPrioritiesAreKept()
    {
        const Network network({.hosts = 8, .tiers = {{2, 2}, {4, 0}}, .planes = 2, .hostRate = rate});
        Traffic traffic{{HostId(0), HostId(1), 10, 0.5, 0}, {HostId(2), HostId(3), 10, 0, 1}};
        const auto flows = network.hashed(traffic, {});
        QCOMPARE(flows.start, (std::vector<double>{0.5, 0.5, 0, 0}));
        QCOMPARE(flows.priority, (std::vector<std::uint8_t>{0, 0, 1, 1}));
        QCOMPARE(network.sprayed(traffic).priority, (std::vector<std::uint8_t>{0, 1}));
    }

    /// A link shared by flows of two parts would make two problems of one.
    void partsShareNoLink()
    {
        int known = 0;
        for (const auto &[name, spec] : zoo()) {
            const Network network(spec);
            for (const auto pattern :
                 {Pattern::Permutation, Pattern::Ring, Pattern::Tree, Pattern::AllToAll, Pattern::Incast}) {
                for (std::uint64_t seed = 0; seed < 5; ++seed) {
                    const auto traffic = synthetic(pattern, network.hostCount(), 1e6, seed);
                    for (const auto &flows : {network.hashed(traffic, {.seed = seed}), network.sprayed(traffic)}) {
                        if (flows.part.empty())
                            continue;
                        ++known;
                        QCOMPARE(flows.part.size(), flows.size());
                        std::map<LinkId, std::uint32_t> owner;
                        for (std::size_t f = 0; f < flows.size(); ++f) {
                            for (const auto link : flows.path(f))
                                QCOMPARE(owner.emplace(link, flows.part[f]).first->second, flows.part[f]);
                        }
                    }
                }
            }
        }
        QVERIFY(known > 100);
        // The case that matters: a permutation on a big fat tree falls apart into its planes.
        const auto flows = Network(fatTree(16, 3)).hashed(synthetic(Pattern::Permutation, 1024, 1, 1), {});
        QCOMPARE(std::set(flows.part.begin(), flows.part.end()).size(), std::size_t(8));
        QVERIFY(Network(fatTree(16, 3)).hashed(synthetic(Pattern::Incast, 1024, 1, 1), {}).part.empty());
    }

    /// A bundle has the capacity of the links it stands for, and every path of hashed flows lies in it.
    void sprayedBundlesConserveCapacity()
    {
        for (const auto &[name, spec] : zoo()) {
            const Network network(spec), bundles = network.bundled();
            const auto traffic = synthetic(Pattern::Permutation, network.hostCount(), 1e6, 1);
            const auto sprayed = network.sprayed(traffic), hashed = network.hashed(traffic, {});
            std::vector<double> joint(bundles.linkCount());
            std::map<LinkId, LinkId> bundleOf;
            for (std::uint32_t n = 0; n < network.linkCount(); ++n) {
                bundleOf[LinkId(n)] = bundleOfLink(network, bundles, LinkId(n));
                joint[index(bundleOf[LinkId(n)])] += network.capacityOf(LinkId(n));
            }
            QCOMPARE(sprayed.capacity.size(), joint.size());
            for (std::size_t b = 0; b < joint.size(); ++b) {
                if (spec.railOnly && bundles.placeOf(LinkId(std::uint32_t(b))).tier == 1)
                    joint[b] = spec.hostRate; // a host's share of its domain's cables: as much as its own one
                QVERIFY(std::abs(sprayed.capacity[b] / joint[b] - 1) < 1e-12);
            }
            QCOMPARE(sprayed.size(), traffic.size());
            for (std::size_t f = 0; f < hashed.size(); ++f) {
                auto path = hashed.path(f), wide = sprayed.path(f / spec.planes);
                const auto tierOf = [&](LinkId link) { return network.placeOf(link).tier; };
                if (spec.railOnly && std::any_of(path.begin(), path.end(), [&](LinkId l) { return tierOf(l) > 0; })) {
                    if (tierOf(path[0]) == 0)
                        path = path.subspan(2); // to the relay: parallel to others
                    QCOMPARE(bundles.placeOf(wide.front()).tier, 1U);
                    QCOMPARE(bundles.placeOf(wide.back()).tier, 1U);
                    wide = wide.subspan(1, wide.size() - 2);
                }
                QCOMPARE(path.size(), wide.size());
                for (std::size_t i = 0; i < path.size(); ++i)
                    QCOMPARE(bundleOf[path[i]], wide[i]);
            }
        }
    }

private:
    /// The bundle that a link of `network` is part of.
    static LinkId bundleOfLink(const Network &network, const Network &bundles, LinkId link)
    {
        const auto place = network.placeOf(link);
        const auto hosts = network.spec().hosts;
        switch (place.kind) {
        case PlaceKind::ScaleUpOut:
            return bundles.scaleUpOut(HostId(place.site * hosts + place.below));
        case PlaceKind::ScaleUpIn:
            return bundles.scaleUpIn(HostId(place.site * hosts + place.below));
        case PlaceKind::WanOut:
            return bundles.wanOut(place.site);
        case PlaceKind::WanIn:
            return bundles.wanIn(place.site);
        default:
            break;
        }
        const auto subtree = place.below / network.level(place.tier - 1).width;
        const auto tier = place.tier + (network.spec().railOnly ? 1 : 0); // a domain is a switch of its hosts
        return goesUp(place.kind) ? bundles.upLink(place.site, 0, tier, subtree)
                                  : bundles.downLink(place.site, 0, tier, subtree);
    }

    static void checkPath(const Network &network, std::uint32_t from, std::uint32_t to)
    {
        const auto &spec = network.spec();
        for (std::uint32_t plane = 0; plane < spec.planes; ++plane) {
            const auto path = pathOf(network, from, to, from * 1000ULL + to, plane);
            QCOMPARE(std::set(path.begin(), path.end()).size(), path.size());
            QVERIFY(path.size() <= Network::longestPath);
            const auto turn = network.turn(HostId(from), HostId(to));
            std::uint32_t inTree = 0, tier = 0;
            bool descending = false;
            for (const auto link : path) {
                QVERIFY(index(link) < network.linkCount());
                const auto place = network.placeOf(link);
                if (place.kind == PlaceKind::WanOut) {
                    QCOMPARE(place.site, from / spec.hosts);
                    QCOMPARE(tier, network.tiers());
                } else if (place.kind == PlaceKind::WanIn) {
                    QCOMPARE(place.site, to / spec.hosts);
                }
                if (!isTree(place.kind))
                    continue;
                ++inTree;
                if (goesUp(place.kind)) {
                    QVERIFY(!descending);
                    QCOMPARE(place.tier, ++tier);
                } else {
                    descending = true;
                    QCOMPARE(place.tier, tier--);
                }
                QCOMPARE(place.tree % spec.planes, plane);
            }
            QCOMPARE(tier, 0U);
            QCOMPARE(inTree, 2 * std::min(turn, network.tiers()));
            if (turn == 0)
                continue;
            const auto last = network.placeOf(path.back());
            QCOMPARE(last.kind, PlaceKind::HostDown);
            QCOMPARE(last.site * spec.hosts + network.hostAt(last.tree, last.below), to);
        }
    }
};

QTEST_APPLESS_MAIN(TestNetwork)
#include "tst_network.moc"
