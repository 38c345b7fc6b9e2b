// SPDX-License-Identifier: GPL-3.0-or-later
// Max-min completions against SimGrid, flow by flow, on random networks that share nothing, all in one of its
// platforms.
#include "lexicographic_oracle.h"
#include "simgrid_run.h"

#include "model/flow/max_min.h"
#include "model/flow/network.h"

#include <QTest>

using namespace gigasite::flow;

namespace {

/// Puts `more` beside what is there; whole bytes, rates near a MB/s, so that SimGrid's absolute precision does not
/// matter.
void append(FlowSet &all, const FlowSet &more, double unit)
{
    const auto offset = static_cast<std::uint32_t>(all.capacity.size());
    for (std::size_t f = 0; f < more.size(); ++f) {
        std::vector<LinkId> path;
        for (const auto link : more.path(f))
            path.push_back(LinkId(index(link) + offset));
        all.add(path, std::floor(more.bytes[f] * unit));
        all.start.push_back(more.start.empty() ? 0 : more.start[f]);
    }
    for (const double c : more.capacity)
        all.capacity.push_back(c * unit);
}

FlowSet treePermutation(const NetworkSpec &spec, std::uint64_t seed, bool sameSizes)
{
    auto traffic = synthetic(Pattern::Permutation, spec.hosts, 20, seed);
    for (std::size_t i = 0; i < traffic.size(); ++i)
        traffic[i].bytes = sameSizes ? 20 : 1 + static_cast<double>(mixed(seed, i) >> 11) * 0x1p-53 * 40;
    return Network(spec).hashed(traffic, {.seed = seed});
}

} // namespace

class TestSimGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void completionsAreEqual()
    {
        std::mt19937 random(47);
        FlowSet all;
        std::vector<std::size_t> ends;
        for (int i = 0; i < 60; ++i) {
            auto set = oracle::randomFlows({.flows = i < 40 ? 20U : 150U,
                                            .links = i < 40 ? 7U : 60U,
                                            .longest = 1U + static_cast<std::uint32_t>(i) % 6,
                                            .capacities = i % 4 == 0 ? 1 : 12,
                                            .sizes = i % 5 == 0 ? 4 : 0,
                                            .ceilings = i % 3 == 0},
                                           random);
            if (i % 2) {
                for (std::size_t f = 0; f < set.size(); ++f)
                    set.start.push_back(static_cast<double>(random() % 4096) / 128);
            }
            append(all, set, 1e6);
            ends.push_back(all.size());
        }
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const NetworkSpec tree{.hosts = 128, .tiers = {{4, 4}, {4, 4}, {8, 0}}, .hostRate = 1};
            const NetworkSpec thin{.hosts = 128, .tiers = {{8, 2}, {4, 4}, {4, 0}}, .hostRate = 1};
            append(all, treePermutation(seed % 2 ? tree : thin, seed, seed > 2), 1e6);
            ends.push_back(all.size());
        }
        const auto reference = oracle::simGridCompletions(all).seconds;
        const auto ours = maxMinCompletions(all).seconds;
        std::size_t begin = 0;
        double worst = 0;
        for (std::size_t c = 0; c < ends.size(); ++c) {
            for (std::size_t f = begin; f < ends[c]; ++f) {
                const double error = std::abs(ours[f] / reference[f] - 1);
                worst = std::max(worst, error);
                QVERIFY2(error < 1e-6,
                         qPrintable(QStringLiteral("network %1, flow %2: %3 s, SimGrid %4 s")
                                        .arg(c)
                                        .arg(f - begin)
                                        .arg(ours[f], 0, 'g', 10)
                                        .arg(reference[f], 0, 'g', 10)));
            }
            begin = ends[c];
        }
        qInfo("%zu flows of %zu networks: off by %.1e at most", all.size(), ends.size(), worst);
    }
};

QTEST_APPLESS_MAIN(TestSimGrid)
#include "tst_simgrid.moc"
