// SPDX-License-Identifier: GPL-3.0-or-later
// Networks with things out of service, against a search that knows nothing of how paths are found.
#include "model/flow/degraded.h"

#include "model/flow/max_min.h"
#include "model/flow/simulation.h"
#include "tests/model/flow/graph_oracle.h"
#include "tests/model/flow/zoo.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/edmonds_karp_max_flow.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace gigasite;
using namespace gigasite::flow;
using gigasite::flow::test::Cabling;
using gigasite::flow::test::everyNetworkRows;
using gigasite::flow::test::onlyProblem;
using gigasite::flow::test::rate;
using gigasite::flow::test::shortest;
using gigasite::flow::test::zoo;

namespace {

/// Random cables and switches of all tiers and trees.
Failures someFailures(const Network &network, std::uint64_t seed, std::uint32_t count)
{
    Failures failures;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto draw = [&](std::uint32_t k, std::uint32_t n) { return below(mixed(seed, i, k), n); };
        Failure f{.kind = draw(0, 4) == 0 ? Failure::Kind::Switch : Failure::Kind::Link,
                  .plane = draw(1, network.trees()),
                  .tier = 1 + draw(2, network.tiers())};
        const bool link = f.kind == Failure::Kind::Link;
        f.number = draw(
            3, network.level(link ? f.tier - 1 : f.tier).subtrees * network.level(f.tier).width * network.spec().sites);
        failures.push_back(f);
    }
    return failures;
}

/// s_{i-1} W_i + q_i, sites one after the other.
std::uint32_t cableNumber(const Network &network, const Network::Place &place)
{
    const auto &level = network.level(place.tier), &lower = network.level(place.tier - 1);
    return (place.site * lower.subtrees + place.below / lower.width) * level.width + place.above % level.width;
}

/// Links that are out of service, one failure at a time, by what placeOf says of each link.
std::set<LinkId> deadLinks(const Network &network, const Failures &failures)
{
    std::set<LinkId> dead;
    for (std::uint32_t n = 0; n < network.linkCount(); ++n) {
        const auto place = network.placeOf(LinkId(n));
        if (place.tier == 0)
            continue;
        const auto above =
            place.site * network.level(place.tier).subtrees * network.level(place.tier).width + place.above;
        const auto &lower = network.level(place.tier - 1);
        const auto below = place.site * lower.subtrees * lower.width + place.below;
        for (const auto &f : failures) {
            const bool hit = f.plane == place.tree &&
                (f.kind == Failure::Kind::Plane ||
                 (f.kind == Failure::Kind::Switch &&
                  ((f.tier == place.tier && f.number == above) || (f.tier + 1 == place.tier && f.number == below))) ||
                 (f.kind == Failure::Kind::Link && f.tier == place.tier && cableNumber(network, place) == f.number));
            if (hit)
                dead.insert(LinkId(n));
        }
    }
    return dead;
}

/// Up and then down, over all links at once: vertices twice, climbing and descending, joined by a link without limit.
double maximumFlow(const Graph &graph, HostId from, HostId to)
{
    using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
    using Net = boost::adjacency_list<
        boost::vecS, boost::vecS, boost::directedS, boost::no_property,
        boost::property<boost::edge_capacity_t, double,
                        boost::property<boost::edge_residual_capacity_t, double,
                                        boost::property<boost::edge_reverse_t, Traits::edge_descriptor>>>>;
    const auto n = num_vertices(graph.net);
    Net net(2 * n);
    const auto join = [&](std::size_t a, std::size_t b, double capacity) {
        const auto there = add_edge(a, b, net).first, back = add_edge(b, a, net).first;
        put(boost::edge_capacity, net, there, capacity);
        put(boost::edge_capacity, net, back, 0.0);
        put(boost::edge_reverse, net, there, back);
        put(boost::edge_reverse, net, back, there);
    };
    for (std::size_t v = 0; v < n; ++v)
        join(v, n + v, 1e30);
    for (const auto e : boost::make_iterator_range(edges(graph.net))) {
        const auto a = source(e, graph.net), b = target(e, graph.net);
        const bool up = classOf(graph.net[a], graph.net[b]) == 0;
        join(up ? a : n + a, up ? b : n + b, graph.capacity[index(graph.net[e].link)]);
    }
    return boost::edmonds_karp_max_flow(net, index(from), n + index(to));
}

/// Whether any way is left: inside the domain, else over one of the trees of this plane.
bool isConnected(const Network &network, const Graph &graph, std::uint32_t from, std::uint32_t to, std::uint32_t plane)
{
    const auto &spec = network.spec();
    if (network.turn(HostId(from), HostId(to)) == 0)
        return true;
    for (std::uint32_t rail = 0; rail < network.rails(); ++rail) {
        const auto onRail = [&](std::uint32_t host) {
            return HostId(spec.railOnly ? host - host % spec.domain + rail : host); // sites hold whole domains
        };
        if (shortest(graph, onRail(from), onRail(to), rail * spec.planes + plane) > 0)
            return true;
    }
    return false;
}

} // namespace

class TestDegraded : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNetwork_data() { everyNetworkRows(); }

    /// No path crosses what failed; whoever is not hit keeps his path; whoever has no path really has none.
    void everyNetwork()
    {
        QFETCH(int, at);
        const Network network(zoo()[std::size_t(at)].spec);
        const auto &spec = network.spec();
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto failures = someFailures(network, seed, 1 + std::uint32_t(seed) * 3);
            const auto graph = explicitGraph(network, failures);
            QVERIFY(bool(graph));
            const auto router = *GraphRouter::of(*graph);
            const Cabling cabling(*graph);
            const auto dead = deadLinks(network, failures);
            for (const auto link : dead)
                QCOMPARE(graph->capacity[index(link)], 0.0);
            const auto isDead = [&](LinkId link) { return dead.contains(link); };
            for (std::uint32_t from = 0; from < network.hostCount(); ++from) {
                for (std::uint32_t to = from % 3; to < network.hostCount(); to += 3) {
                    for (std::uint32_t plane = 0; from != to && plane < spec.planes; ++plane) {
                        std::vector<LinkId> healthy, path;
                        network.route(HostId(from), HostId(to), from * 1000ULL + to, plane, {}, healthy);
                        const bool found = router.route(HostId(from), HostId(to), from * 1000ULL + to, plane, {}, path);
                        QCOMPARE(found, !path.empty());
                        QCOMPARE(found, isConnected(network, *graph, from, to, plane));
                        QVERIFY(!found || cabling.isWalk(path, HostId(from), HostId(to)));
                        QVERIFY(std::none_of(path.begin(), path.end(), isDead));
                        if (std::none_of(healthy.begin(), healthy.end(), isDead))
                            QCOMPARE(path, healthy);
                        if (found && network.turn(HostId(from), HostId(to)) > 0 && !spec.railOnly)
                            QCOMPARE(std::uint32_t(path.size()), shortest(*graph, HostId(from), HostId(to), plane));
                    }
                }
            }
        }
    }

    /// Of flows that lose their port the new ones are spread evenly; all others stay.
    void aFailureMovesOnlyTheFlowsItHits()
    {
        const Network network({.hosts = 128, .tiers = {{8, 8}, {16, 0}}, .hostRate = rate});
        const auto graph = explicitGraph(network, {{Failure::Kind::Link, 0, 2, 3}}); // first leaf to spine 3
        const auto router = *GraphRouter::of(*graph);
        std::map<std::uint32_t, int> moved;
        int hit = 0;
        for (std::uint64_t flow = 0; flow < 56000; ++flow) {
            std::vector<LinkId> before, after;
            network.route(HostId(0), HostId(100), flow, 0, {}, before);
            QVERIFY(router.route(HostId(0), HostId(100), flow, 0, {}, after));
            if (network.placeOf(before[1]).above != 3) {
                QCOMPARE(after, before);
            } else {
                ++hit;
                ++moved[network.placeOf(after[1]).above];
            }
        }
        QVERIFY(std::abs(hit - 7000) < 400);
        QCOMPARE(moved.size(), std::size_t(7));
        double chi = 0;
        for (const auto &[spine, n] : moved)
            chi += (n - hit / 7.0) * (n - hit / 7.0) / (hit / 7.0);
        QVERIFY2(chi < 27.9, qPrintable(QString::number(chi))); // 6 degrees, 1e-4
    }

    /// What a dead plane carried goes over the others: bytes are conserved, and equal.
    void livingPlanesShareWhatADeadOneCarried()
    {
        const Network network({.hosts = 60, .tiers = {{4, 4}, {16, 0}}, .planes = 4, .hostRate = rate});
        const auto traffic = synthetic(Pattern::Permutation, 60, 12e5, 1);
        const auto found = routed(network, *parseFailures("plane 2, link 0.1.7"), traffic, {});
        QVERIFY(bool(found));
        std::vector<double> sum(traffic.size());
        std::vector<int> stripes(traffic.size());
        for (std::size_t f = 0; f < found->flows.size(); ++f) {
            const auto d = found->demand[f];
            sum[d] += found->flows.bytes[f];
            ++stripes[d];
            const auto tree = network.placeOf(found->flows.path(f)[0]).tree;
            QVERIFY(tree != 2);
            QVERIFY(tree != 0 || (index(traffic[d].from) != 7 && index(traffic[d].to) != 7));
        }
        for (std::size_t d = 0; d < traffic.size(); ++d) {
            const bool atSeven = index(traffic[d].from) == 7 || index(traffic[d].to) == 7;
            QCOMPARE(stripes[d], atSeven ? 2 : 3);
            QVERIFY(std::abs(sum[d] - 12e5) < 1e-6);
        }
    }

    /// GPU 5's rail is cut at the receiver, its neighbour everywhere: the others carry its flows, each as many, through
    /// both domains.
    void railOnlySharesOrphansAmongAllRails()
    {
        const Network network(zoo()[7].spec);
        const auto from = HostId(3), to = HostId(8 * 11 + 5);
        const auto graph = explicitGraph(network, *parseFailures("link 5.1.11, plane 6"));
        const auto router = *GraphRouter::of(*graph);
        std::map<std::uint32_t, int> taken;
        for (std::uint64_t flow = 0; flow < 6000; ++flow) {
            std::vector<LinkId> path;
            QVERIFY(router.route(from, to, flow, 0, {}, path));
            const bool own = path[0] == network.upLink(0, 3, 1, 0); // the sender's own rail needs no relay
            const auto rail = own ? 3 : network.placeOf(path[2]).tree;
            ++taken[rail];
            QCOMPARE(path.size(), std::size_t(own ? 6 : 8));
            if (!own) {
                QCOMPARE(path[0], network.scaleUpOut(from));
                QCOMPARE(path[1], network.scaleUpIn(HostId(rail)));
            }
            QCOMPARE(path[path.size() - 3], network.downLink(0, rail, 1, 11));
            QCOMPARE(path[path.size() - 2], network.scaleUpOut(HostId(8 * 11 + rail)));
            QCOMPARE(path.back(), network.scaleUpIn(to));
        }
        QCOMPARE(taken.size(), std::size_t(6)); // not 5, not 6
        QVERIFY(!taken.contains(5) && !taken.contains(6));
        double chi = 0;
        for (const auto &[rail, n] : taken)
            chi += (n - 1000.0) * (n - 1000.0) / 1000;
        QVERIFY2(chi < 25.7, qPrintable(QString::number(chi))); // 5 degrees, 1e-4
    }

    /// Flows of a host that is cut off do not finish, and are counted with it; all others run. If none is left, that is
    /// an error.
    void whoIsCutOffIsNamedWithTheCause()
    {
        const Network network({.hosts = 1000, .tiers = {{8, 8}, {125, 0}}, .hostRate = rate});
        const Traffic traffic{{HostId(1), HostId(2), 1}, {HostId(12), HostId(900), 1}, {HostId(12), HostId(13), 1}};
        for (const auto &[failure, so] :
             {std::pair{"link 0.1.12", ""}, {"switch 0.1.1", " So is 1 more; 2 flows in all."}}) {
            const auto failures = *parseFailures(failure);
            for (const auto &found : {routed(network, failures, traffic, {}), sprayed(network, failures, traffic)}) {
                QVERIFY(bool(found));
                QCOMPARE(found->demand, std::vector<std::uint32_t>{0});
                const auto &p = onlyProblem(found->remarks);
                QCOMPARE(p.severity, Severity::Error);
                QCOMPARE(p.path, std::string("network.failed"));
                QCOMPARE(p.message, std::string("GPU 12 is cut off; its 2 flows do not finish.") + so);
                QCOMPARE(p.fixes.front().value, std::string());
            }
            const Traffic lost(traffic.begin() + 1, traffic.end());
            for (const auto &problems :
                 {routed(network, failures, lost, {}).problem(), sprayed(network, failures, lost).problem()}) {
                const auto &p = onlyProblem(problems);
                QCOMPARE(p.severity, Severity::Error);
                QCOMPARE(p.path, std::string("network.failed"));
                QVERIFY2(p.message.starts_with("GPU 12 cannot reach GPU 900: "), p.message.c_str());
                QVERIFY2(p.message.find(failure) != std::string::npos, p.message.c_str());
                QVERIFY2(p.message.find("1 more flow") != std::string::npos, p.message.c_str());
                QCOMPARE(p.fixes.front().value, std::string());
            }
        }
        const auto split = routed(network,
                                  *parseFailures("switch 0.2.0, switch 0.2.1, switch 0.2.2, switch 0.2.3, "
                                                 "switch 0.2.4, switch 0.2.5, switch 0.2.6, switch 0.2.7"),
                                  traffic, {});
        QVERIFY(bool(split));
        QCOMPARE(split->demand, (std::vector<std::uint32_t>{0, 2}));
        QVERIFY(onlyProblem(split->remarks).message.find("no way up and down") != std::string::npos);
        QCOMPARE(onlyProblem(routed(network, *parseFailures("plane 1"), traffic, {}).problem()).path,
                 std::string("network.failed"));
    }

    /// Joint capacities: what is counted link by link, both ways, over all planes.
    void sprayedCountsLivingLinks()
    {
        const Network network({.hosts = 64, .tiers = {{8, 4}, {4, 4}, {2, 0}}, .planes = 2, .hostRate = rate});
        const auto bundles = network.bundled();
        const auto traffic = synthetic(Pattern::Permutation, 64, 1e6, 1);
        QCOMPARE(sprayed(network, {}, traffic)->flows.capacity, network.sprayed(traffic).capacity);
        const auto failures = *parseFailures("link 0.2.5, switch 1.2.2, link 1.1.9");
        const auto found = sprayed(network, failures, traffic);
        const auto *flows = &found->flows;
        const auto dead = deadLinks(network, failures);
        std::map<LinkId, double> joint;
        for (std::uint32_t n = 0; n < network.linkCount(); ++n) {
            const auto place = network.placeOf(LinkId(n));
            const auto subtree = place.below / network.level(place.tier - 1).width;
            const bool up = place.kind == Network::Place::Kind::Up || place.kind == Network::Place::Kind::HostUp;
            joint[up ? bundles.upLink(0, 0, place.tier, subtree) : bundles.downLink(0, 0, place.tier, subtree)] +=
                dead.contains(LinkId(n)) ? 0 : rate / 2;
        }
        for (const auto &[bundle, capacity] : joint)
            QCOMPARE(flows->capacity[index(bundle)], capacity);
        QCOMPARE(flows->links, network.sprayed(traffic).links);
    }

    /// On all networks, with failures enough to cut some off, both ways of looking lose the same flows.
    void bothLoseTheSameFlows_data() { everyNetworkRows(); }
    void bothLoseTheSameFlows()
    {
        QFETCH(int, at);
        const Network network(zoo()[std::size_t(at)].spec);
        const auto traffic = synthetic(Pattern::Permutation, network.hostCount(), 1e6, 1);
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const auto failures = someFailures(network, seed, 2 + std::uint32_t(seed) * 4);
            const auto one = routed(network, failures, traffic, {});
            const auto other = sprayed(network, failures, traffic);
            QCOMPARE(bool(one), bool(other));
            if (!one)
                continue;
            auto demands = one->demand, spread = other->demand; // of several stripes
            demands.erase(std::unique(demands.begin(), demands.end()), demands.end());
            spread.erase(std::unique(spread.begin(), spread.end()), spread.end());
            QCOMPARE(spread.empty() ? demands : spread, demands);
            QCOMPARE(one->remarks.size(), other->remarks.size());
            for (std::size_t i = 0; i < one->remarks.size(); ++i) {
                const auto &a = one->remarks[i].message.english(), &b = other->remarks[i].message.english();
                QCOMPARE(a.substr(0, a.find(':')), b.substr(0, b.find(':'))); // causes are told in different words
            }
        }
    }

    /// A sprayed flow alone gets the maximum flow over what is left, by a solver that knows links only.
    void aloneAFlowGetsTheMaximumFlow()
    {
        int bounded = 0;
        for (const auto &tiers : {std::vector<TreeTier>{{4, 2}, {8, 0}}, {{4, 2}, {3, 2}, {4, 0}}}) {
            const Network network({.hosts = 32, .tiers = tiers, .planes = 4, .hostRate = rate});
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                const auto failures = someFailures(network, seed, 1 + std::uint32_t(seed) / 2);
                const auto graph = explicitGraph(network, failures);
                const auto from = HostId(below(mixed(seed, 1), 16)), to = HostId(16 + below(mixed(seed, 2), 16));
                const double most = maximumFlow(*graph, from, to);
                const auto found = sprayed(network, failures, {{from, to, 1e6}});
                QCOMPARE(bool(found), most > 0);
                if (!found)
                    continue;
                const double got = maxMinRates(found->flows).front();
                QVERIFY2(std::abs(got - most) < 1e-6 * rate, qPrintable(QString("%1 of %2").arg(got).arg(most)));
                QCOMPARE(found->flows.hops(0), std::size_t{2} * network.turn(from, to));
                bounded += most < rate;
            }
        }
        QVERIFY(bounded > 40);
        // one spine dead of two: the other carries the host's whole rate
        const Network network({.hosts = 32, .tiers = {{4, 2}, {8, 0}}, .hostRate = rate});
        const auto spine = sprayed(network, *parseFailures("switch 0.2.1"), {{HostId(0), HostId(31), 1}});
        QCOMPARE(maxMinRates(spine->flows).front(), rate);
        // a leaf without ways up in plane 0, another without in plane 1: nothing leads from one to the other
        const Network two({.hosts = 32, .tiers = {{4, 2}, {8, 0}}, .planes = 2, .hostRate = rate});
        const auto failures = *parseFailures("link 0.2.0, link 0.2.1, link 1.2.2, link 1.2.3");
        const Traffic traffic{{HostId(0), HostId(4), 1}, {HostId(0), HostId(8), 1}};
        const auto apart = sprayed(two, failures, traffic);
        QCOMPARE(apart->demand, std::vector<std::uint32_t>{1});
        QCOMPARE(maxMinRates(apart->flows).front(), rate / 2);
    }

    /// The whole simulation: whoever is cut off is unfinished, the others are as fast as without them or faster.
    void aDeadCableStopsOnlyItsHost()
    {
        SimulationInput in;
        in.network = {.hosts = 128, .tiers = {{8, 8}, {16, 0}}, .hostRate = rate};
        in.traffic.bytes = 1e6;
        in.failures = *parseFailures("link 0.1.12");
        for (const auto transport : {Transport::Ideal, Transport::Spray, Transport::Ecmp, Transport::EcmpPfc}) {
            in.transport = transport;
            const auto result = simulate(in);
            QVERIFY(result.problems.empty());
            QCOMPARE(result.flows, std::size_t(128));
            QCOMPARE(result.unfinished, std::size_t(2)); // to it and from it
            QCOMPARE(result.sorted.size(), std::size_t(126));
            QVERIFY(result.completion.min > 0 && std::isfinite(result.completion.max));
            QCOMPARE(onlyProblem(result.remarks).message, std::string("GPU 12 is cut off; its 2 flows do not finish."));
        }
    }

    void aStoppedSearchEnds()
    {
        const Network network({.hosts = 1000, .tiers = {{8, 8}, {125, 0}}, .hostRate = rate});
        std::stop_source source;
        source.request_stop();
        const auto found = routed(network, {}, synthetic(Pattern::AllToAll, 1000, 1, 1), {}, source.get_token());
        QVERIFY(bool(found));
        QCOMPARE(found->flows.size(), std::size_t(0));
    }
};

QTEST_APPLESS_MAIN(TestDegraded)
#include "tst_degraded.moc"
