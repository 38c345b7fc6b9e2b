// SPDX-License-Identifier: GPL-3.0-or-later
// How often the estimate's bands hold the exact run, regime by regime: random networks and traffics, each simulated
// whole and estimated. `check_estimate [RUNS A REGIME] [FIRST SEED] [csv]`: prints, of every regime, of how many runs
// the band held p50, p99 and the last, and how wide it was; with csv a line per run, to fit by.
#include "model/flow/simulation.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

using namespace gigasite;
using namespace gigasite::flow;

namespace {

/// Draws from a seed, each by its own number.
class Draw {
public:
    explicit Draw(std::uint64_t seed)
        : seed_(seed)
    {
    }
    std::uint32_t upTo(std::uint32_t end) { return below(mixed(seed_, ++drawn_), end); }
    template <class T> T of(std::initializer_list<T> choices)
    {
        return choices.begin()[upTo(static_cast<std::uint32_t>(choices.size()))];
    }

private:
    std::uint64_t seed_, drawn_ = 0;
};

/// A tree of two or three tiers, oversubscribed or not, its last pod full or partial.
NetworkSpec network(Draw &draw)
{
    NetworkSpec spec;
    const auto half = draw.of({8U, 16U, 32U}), over = draw.of({1U, 1U, 2U, 4U});
    spec.tiers = {{2 * half * over / (over + 1) / over * over, 0}, {half, half}, {2 * half, 0}};
    spec.tiers[0].up = std::max(spec.tiers[0].down / over, 1U);
    if (half > 8 && draw.upTo(4) == 0)
        spec.tiers = {spec.tiers[0], {8 * half, 0}};
    std::uint64_t most = 1;
    for (const auto &tier : spec.tiers)
        most *= tier.down;
    const auto hosts = std::min<std::uint64_t>(most, 16384);
    spec.hosts = static_cast<std::uint32_t>(draw.upTo(3) == 0 ? hosts * (60 + draw.upTo(40)) / 100 : hosts);
    spec.planes = draw.of({1U, 1U, 2U, 4U});
    spec.hostRate = 100e9;
    return spec;
}

struct Regime {
    const char *name;
    void (*shape)(SimulationInput &, Draw &);
};

void rails(SimulationInput &in, Draw &draw)
{
    auto &net = in.network;
    net.domain = draw.of({4U, 8U});
    net.scaleUpRate = 900e9;
    net.attachment = Attachment::CrossRack;
    net.hosts -= net.hosts % (net.domain * net.tiers[0].down);
}

constexpr Regime regimes[] = {
    {"permutation", [](SimulationInput &, Draw &) {}},
    {"ring", [](SimulationInput &in, Draw &) { in.traffic.pattern = Pattern::Ring; }},
    {"stages", [](SimulationInput &in, Draw &draw) { in.traffic.stride = draw.of({72U, 576U, 1000U, 4104U}); }},
    {"gradient ring",
     [](SimulationInput &in, Draw &draw) {
         in.traffic.pattern = Pattern::Ring;
         in.traffic.ring = draw.of({8U, 16U, 64U});
         in.traffic.ringStep = draw.of({1U, 8U, 72U});
     }},
    {"gradient tree",
     [](SimulationInput &in, Draw &draw) {
         in.traffic.pattern = Pattern::Tree;
         in.traffic.ring = draw.of({16U, 64U});
         in.traffic.ringStep = draw.of({1U, 8U});
     }},
    {"rails", rails},
    {"rail-only",
     [](SimulationInput &in, Draw &draw) {
         rails(in, draw);
         in.network.attachment = Attachment::Rack;
         in.network.railOnly = true;
     }},
    {"one hash", [](SimulationInput &in, Draw &) { in.routing.sameHashEveryTier = true; }},
};

struct Quantile {
    double exact = 0, guess = 0, low = 0, high = 0;

    bool isBounded() const { return high > 0; }
    bool holds() const { return exact >= low && exact <= high; }
};

struct Tally {
    int runs = 0;
    int bounded[3] = {}, held[3] = {};
    double width[3] = {}, bias[3] = {}, spread[3] = {};
};

void add(Tally &tally, const Quantile (&quantiles)[3])
{
    ++tally.runs;
    for (int q = 0; q < 3; ++q) {
        const auto &v = quantiles[q];
        const double off = std::log(v.guess / v.exact);
        tally.bias[q] += off;
        tally.spread[q] += off * off;
        if (!v.isBounded())
            continue;
        ++tally.bounded[q];
        tally.held[q] += v.holds();
        tally.width[q] += v.high / v.low;
    }
}

void print(const char *regime, const char *transport, const Tally &t)
{
    std::printf("%-14s %-9s %4d", regime, transport, t.runs);
    for (int q = 0; q < 3; ++q) {
        const double n = std::max(t.bounded[q], 1), runs = std::max(t.runs, 1);
        std::printf(" | %3d of %3d  x%.2f  %+5.1f +- %4.1f %%", t.held[q], t.bounded[q], t.width[q] / n,
                    100 * t.bias[q] / runs, 100 * std::sqrt(t.spread[q] / runs));
    }
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

int main(int count, char **arguments)
{
    const int runs = count > 1 ? std::atoi(arguments[1]) : 20;
    const auto first = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    const bool csv = count > 3 && std::string_view(arguments[3]) == "csv";
    if (!csv)
        std::printf("%-14s %-9s runs | p50: held, width, off in the mean | p99 | last\n", "traffic", "transport");
    Tally all;
    for (const auto &regime : regimes) {
        for (const auto transport : {Transport::Ecmp, Transport::EcmpPfc, Transport::Spray}) {
            const char *way = transport == Transport::Ecmp ? "ecmp" : transport == Transport::Spray ? "spray" : "pfc";
            if (transport == Transport::Spray && &regime != &regimes[0] && &regime != &regimes[6])
                continue;
            Tally tally;
            for (int run = 0; run < runs; ++run) {
                Draw draw(mixed(first + static_cast<std::uint64_t>(run), static_cast<std::uint64_t>(&regime - regimes),
                                static_cast<std::uint64_t>(transport)));
                SimulationInput in;
                in.transport = transport;
                in.network = network(draw);
                in.traffic.seed = in.routing.seed = first + static_cast<std::uint64_t>(run);
                regime.shape(in, draw);
                in.traffic.bytes = 30e6 * in.network.planes;
                const auto guess = estimate(in);
                if (!guess.isSimulated() || guess.completion.p50 <= 0)
                    continue;
                const auto exact = simulate(in);
                if (exact.unfinished > 0 || !exact.isSimulated())
                    continue;
                const Quantile quantiles[] = {
                    {exact.completion.p50, guess.completion.p50, guess.p50Low, guess.p50High},
                    {exact.completion.p99, guess.completion.p99, guess.p99Low, guess.p99High},
                    {exact.completion.max, guess.completion.max, guess.lastLow, guess.lastHigh}};
                add(tally, quantiles);
                add(all, quantiles);
                if (!csv)
                    continue;
                std::printf("%s,%s,%d,%u,%u,%u,%zu,%u,%zu,%zu", regime.name, way, run, in.network.hosts,
                            in.network.planes, in.network.tiers[0].down, in.network.tiers.size(),
                            in.network.tiers[0].up, guess.flows, exact.flows);
                for (const auto &q : quantiles)
                    std::printf(",%.4f,%.4f,%.4f,%.4f", q.exact / exact.ideal, q.guess / exact.ideal,
                                q.low / exact.ideal, q.high / exact.ideal);
                std::printf("\n");
                std::fflush(stdout);
            }
            if (!csv)
                print(regime.name, way, tally);
        }
    }
    if (!csv)
        print("all", "", all);
}
