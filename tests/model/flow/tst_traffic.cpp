// SPDX-License-Identifier: GPL-3.0-or-later
// Synthetic traffic against what its names promise, and refusals of demands nobody could carry.
#include "model/flow/traffic.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

using namespace gigasite;
using namespace gigasite::flow;

namespace {

using Parents = std::map<std::uint32_t, std::uint32_t>;

/// The two trees of a double tree: the second begins where a sender comes up again.
std::array<Parents, 2> treesOf(const Traffic &traffic, std::uint32_t hosts)
{
    std::array<Parents, 2> trees;
    for (std::size_t i = 0; i < traffic.size(); ++i)
        trees[i < hosts - 1 ? 0 : 1][index(traffic[i].from)] = index(traffic[i].to);
    return trees;
}

std::set<std::uint32_t> innerOf(const Parents &tree)
{
    std::set<std::uint32_t> inner;
    for (const auto &[child, parent] : tree)
        inner.insert(parent);
    return inner;
}

const Problem &only(const Problems &problems)
{
    if (problems.size() != 1)
        qFatal("%zu problems, not one", problems.size());
    return problems.front();
}

} // namespace

class TestTraffic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPermutationHasNoFixedPoint()
    {
        for (const std::uint32_t hosts : {2U, 3U, 4U, 5U, 17U, 1024U, 20011U}) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto traffic = synthetic(Pattern::Permutation, hosts, 100, seed);
                QCOMPARE(traffic.size(), std::size_t(hosts));
                std::set<std::uint32_t> from, to;
                for (const auto &d : traffic) {
                    QVERIFY(d.from != d.to);
                    QCOMPARE(d.bytes, 100.0);
                    from.insert(index(d.from));
                    to.insert(index(d.to));
                }
                QCOMPARE(from.size(), std::size_t(hosts));
                QCOMPARE(to.size(), std::size_t(hosts));
                QVERIFY(checkTraffic(traffic, hosts).empty());
            }
        }
    }

    /// Over many seeds a host sends to every other equally often: chi-square with 48 degrees of freedom.
    void permutationsAreFair()
    {
        constexpr std::uint32_t hosts = 50;
        constexpr int seeds = 20000;
        std::vector<int> to(hosts);
        for (int seed = 0; seed < seeds; ++seed)
            ++to[index(synthetic(Pattern::Permutation, hosts, 1, std::uint64_t(seed))[7].to)];
        QCOMPARE(to[7], 0);
        double chi = 0;
        const double expected = double(seeds) / (hosts - 1);
        for (std::uint32_t h = 0; h < hosts; ++h)
            chi += h == 7 ? 0 : (to[h] - expected) * (to[h] - expected) / expected;
        QVERIFY2(chi < 84.0, qPrintable(QString::number(chi))); // 99.9 % of fair draws
    }

    void sameSeedSameTraffic()
    {
        const auto a = synthetic(Pattern::Ring, 1000, 1, 7), b = synthetic(Pattern::Ring, 1000, 1, 7),
                   c = synthetic(Pattern::Ring, 1000, 1, 8);
        const auto same = [](const Traffic &x, const Traffic &y) {
            return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                              [](const Demand &p, const Demand &q) { return p.from == q.from && p.to == q.to; });
        };
        QVERIFY(same(a, b));
        QVERIFY(!same(a, c));
    }

    void aRingIsOneCircle()
    {
        for (const std::uint32_t hosts : {2U, 3U, 1000U}) {
            const auto traffic = synthetic(Pattern::Ring, hosts, 1, 3);
            std::vector<std::uint32_t> next(hosts);
            for (const auto &d : traffic)
                next[index(d.from)] = index(d.to);
            std::uint32_t at = 0, steps = 0;
            do {
                at = next[at];
                ++steps;
            } while (at != 0 && steps <= hosts);
            QCOMPARE(steps, hosts);
        }
    }

    /// Sanders, Speck, Träff 2009: full bandwidth because no host has to pass on data in both trees; logarithmic
    /// latency because both are balanced.
    void bothTreesAreBalancedAndNobodyWorksTwice()
    {
        for (std::uint32_t hosts = 2; hosts < 300; ++hosts) {
            const auto traffic = synthetic(Pattern::Tree, hosts, 2, 1);
            QCOMPARE(traffic.size(), std::size_t(flowCount(Pattern::Tree, hosts)));
            const auto trees = treesOf(traffic, hosts);
            const int depthLimit = int(std::bit_width(hosts)) - 1; // ⌊log2⌋
            for (const auto &tree : trees) {
                QCOMPARE(tree.size(), std::size_t(hosts - 1)); // everybody but the root has a parent, and one only
                std::map<std::uint32_t, int> children;
                for (const auto &[child, parent] : tree) {
                    ++children[parent];
                    int depth = 0;
                    for (auto at = child; tree.contains(at); at = tree.at(at))
                        QVERIFY(++depth <= depthLimit);
                }
                for (const auto &[parent, count] : children)
                    QVERIFY(count <= 2);
            }
            const auto first = innerOf(trees[0]), second = innerOf(trees[1]);
            for (const auto host : first)
                QVERIFY2(!second.contains(host), qPrintable(QString::number(hosts)));
            double sent = 0;
            for (const auto &d : traffic)
                sent += d.bytes;
            QCOMPARE(sent, 2.0 * (hosts - 1)); // half the bytes in each
        }
    }

    void allToAllSendsAllBytesOnce()
    {
        const auto traffic = synthetic(Pattern::AllToAll, 40, 390, 1);
        QCOMPARE(traffic.size(), std::size_t(40 * 39));
        std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
        std::vector<double> sent(40);
        for (const auto &d : traffic) {
            pairs.insert({index(d.from), index(d.to)});
            sent[index(d.from)] += d.bytes;
        }
        QCOMPARE(pairs.size(), traffic.size());
        for (const auto bytes : sent)
            QVERIFY(std::abs(bytes - 390) < 1e-9);
        QVERIFY(checkTraffic(traffic, 40).empty());
    }

    void incastHasOneReceiver()
    {
        const auto traffic = synthetic(Pattern::Incast, 32, 5, 1);
        QCOMPARE(traffic.size(), std::size_t(31));
        for (const auto &d : traffic)
            QCOMPARE(index(d.to), 0U);
    }

    void nobodyToSendToIsNoTraffic()
    {
        for (const auto pattern :
             {Pattern::Permutation, Pattern::Ring, Pattern::Tree, Pattern::AllToAll, Pattern::Incast}) {
            for (const std::uint32_t hosts : {0U, 1U, 2U, 9U})
                QCOMPARE(synthetic(pattern, hosts, 1, 1).size(), std::size_t(flowCount(pattern, hosts)));
            QVERIFY(synthetic(pattern, 1, 1, 1).empty());
        }
    }

    void startsAreSpreadEvenly()
    {
        auto traffic = synthetic(Pattern::Permutation, 10000, 1, 1);
        traffic[5].start = 100;
        desynchronise(traffic, 0.5, 3);
        double sum = 0;
        for (std::size_t i = 0; i < traffic.size(); ++i) {
            const auto start = traffic[i].start - (i == 5 ? 100 : 0);
            QVERIFY(start >= 0 && start < 0.5);
            sum += start;
        }
        QVERIFY(std::abs(sum / 10000 - 0.25) < 4 * 0.5 / std::sqrt(12.0 * 10000)); // four standard errors
    }

    void badDemandsAreNamed()
    {
        const auto nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
        for (const double bytes : {0.0, -1.0, nan, inf}) {
            const auto problems = checkTraffic({{HostId(0), HostId(1), bytes}, {HostId(1), HostId(0), bytes}}, 2);
            QCOMPARE(only(problems).path, std::string("traffic.bytes"));
            QVERIFY(only(problems).message.find("GPU 0 to GPU 1") != std::string::npos);
            QVERIFY(only(problems).message.find("1 more") != std::string::npos);
            QCOMPARE(only(problems).fixes.front().value, std::string("1"));
        }
        QCOMPARE(only(checkTraffic({{HostId(3), HostId(3), 1}}, 4)).path, std::string("traffic.to"));
        const auto absent = checkTraffic({{HostId(3), HostId(4), 1}}, 4);
        QCOMPARE(only(absent).path, std::string("traffic.hosts"));
        QVERIFY(only(absent).message.find("the last is 3") != std::string::npos);
        for (const double start : {-1.0, nan, inf})
            QCOMPARE(only(checkTraffic({{HostId(0), HostId(1), 1, start}}, 2)).path, std::string("traffic.start"));
        QVERIFY(checkTraffic({}, 0).empty());
    }
};

QTEST_APPLESS_MAIN(TestTraffic)
#include "tst_traffic.moc"
