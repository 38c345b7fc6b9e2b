// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/estimate_band.h"

#include "model/flow/simulation_steps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace gigasite::flow {

namespace {

/// The late stripes of a sample: beyond `start` their excess is exponential (Pickands' limit of thin tails). A
/// hundredth of a sample is a handful of links' flows, and of four stripes the last is past them all; a tenth is enough
/// to fit.
struct Tail {
    double share = 0; ///< of all stripes, those later than `start`
    double start = 0, excess = 0; ///< s
    double deviation = 0; ///< of `excess`, relative
    double kinds = 1; ///< share of all stripes that go by ways of which any is later than `start`

    /// The time that a share `p` < `share` is later than.
    double at(double p) const { return start + excess * std::log(share / p); }
};

Tail tailOf(const std::vector<Stripe> &sorted, std::uint32_t stripes)
{
    Tail tail;
    tail.share = 0.1 / std::pow(stripes, 2.0 / 3); // a tenth of whole flows, and not too few
    const auto n = static_cast<double>(sorted.size());
    const auto from = std::min(static_cast<std::size_t>((1 - tail.share) * n), sorted.size() - 1);
    tail.start = sorted[from].time;
    const auto late = static_cast<double>(sorted.size() - 1 - from);
    for (auto i = from + 1; i < sorted.size(); ++i)
        tail.excess += (sorted[i].time - tail.start) / late;
    tail.deviation = 1 / std::sqrt(std::max(late, 1.0));
    std::array<bool, kindsOfWays> isLate{};
    for (auto i = from; i < sorted.size(); ++i)
        isLate[sorted[i].kind] = true;
    const auto ofThem =
        std::count_if(sorted.begin(), sorted.end(), [&](const Stripe &stripe) { return isLate[stripe.kind]; });
    tail.kinds = static_cast<double>(ofThem) / n;
    return tail;
}

/// The share of stripes later than the time that a share `p` of whole flows is later than, in the tail: of those ways
/// that have late ones.
double ofStripes(double p, std::uint32_t stripes, const Tail &tail)
{
    return stripes == 1 ? p : -tail.kinds * std::expm1(std::log1p(-std::min(p / tail.kinds, 0.999)) / stripes);
}

/// By stripe, the share of whole flows that are done by its time: Σ_k w_k F_k(t)^stripes over the kinds k of ways.
std::vector<double> doneBy(const std::vector<Stripe> &sorted, std::uint32_t stripes)
{
    std::array<double, kindsOfWays> all{}, seen{}, whole{}; // whole: F_k^stripes so far
    for (const auto &stripe : sorted)
        ++all[stripe.kind];
    std::vector<double> done;
    done.reserve(sorted.size());
    double sum = 0;
    for (const auto &[time, kind] : sorted) {
        const double now = std::pow(++seen[kind] / all[kind], stripes);
        sum += (now - std::exchange(whole[kind], now)) * all[kind] / static_cast<double>(sorted.size());
        done.push_back(sum);
    }
    return done;
}

/// The distribution of the last of so many stripes of a flow, from that of one.
std::vector<double> lastOf(const std::vector<Stripe> &sorted, const std::vector<double> &done, const Tail &tail,
                           std::uint32_t stripes)
{
    const auto n = static_cast<double>(sorted.size());
    std::vector<double> last;
    last.reserve(sorted.size());
    double before = 0;
    for (std::size_t i = 0, rank = 0; i < sorted.size(); ++i) {
        const double q = (static_cast<double>(i) + 0.5) / n;
        while (rank + 1 < sorted.size() && done[rank] < q)
            ++rank;
        const bool isLate = n - static_cast<double>(rank) - 0.5 < tail.share * n;
        before = std::max(before, isLate ? tail.at(ofStripes(1 - q, stripes, tail)) : sorted[rank].time);
        last.push_back(before);
    }
    return last;
}

/// By how many ranks p99 of a sample of n may be off: two standard deviations of a binomial rank.
double ranksOf99(double n)
{
    constexpr double together = 6; ///< flows that a crowded link makes late together count as one
    return 2 * std::sqrt(together * n * 0.99 * 0.01) + 1;
}

/// Flows that begin or end below something dead.
struct Hurt {
    double stretch = 1; ///< times later, at most
    double share = 0; ///< of all flows
};

/// Dead ways up by site, tree, tier they lead into and subtree below.
std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t>
deadWays(const Network &network, const Failures &failures)
{
    std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>> cables; // site, tree, tier, number
    for (const auto &f : failures) {
        if (f.kind == Failure::Kind::Plane)
            continue;
        const auto &level = network.level(f.tier);
        const bool isCable = f.kind == Failure::Kind::Link;
        const auto perSite = (isCable ? network.level(f.tier - 1).subtrees : level.subtrees) * level.width;
        const auto site = f.number / perSite, number = f.number % perSite;
        if (isCable) {
            cables.emplace(site, f.plane, f.tier, number);
            continue;
        }
        const auto s = number / level.width, q = number % level.width;
        const auto last = std::min(network.level(f.tier - 1).subtrees, (s + 1) * level.down);
        for (auto child = s * level.down; child < last; ++child)
            cables.emplace(site, f.plane, f.tier, child * level.width + q);
        for (std::uint32_t p = 0; p < level.up; ++p)
            cables.emplace(site, f.plane, f.tier + 1, number * level.up + p);
    }
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> dead;
    for (const auto &[site, tree, tier, number] : cables)
        ++dead[{site, tree, tier, number / network.level(tier).width}];
    return dead;
}

/// Worst first.
std::vector<Hurt> hurtBy(const Network &network, const Failures &failures)
{
    std::vector<Hurt> hurt;
    const double hosts = network.hostCount(), planes = network.spec().planes;
    for (const auto &[place, dead] : deadWays(network, failures)) {
        const auto tier = std::get<2>(place);
        double below = 1;
        for (std::uint32_t i = 1; i < tier; ++i)
            below *= network.level(i).down;
        const auto width = network.level(tier).width;
        const double ways = dead < width ? width : planes, lost = dead < width ? dead : 1;
        hurt.push_back({ways > lost ? ways / (ways - lost) : 1, std::min(2 * below / hosts, 1.0)});
    }
    std::sort(hurt.begin(), hurt.end(), [](const Hurt &a, const Hurt &b) { return a.stretch > b.stretch; });
    return hurt;
}

} // namespace

void addTailBands(SimulationResult &result, const std::vector<Stripe> &stripes, std::uint32_t count, double wholeFlows,
                  const Doubt &doubt)
{
    const auto tail = tailOf(stripes, count);
    const auto done = doneBy(stripes, count);
    result.sorted = lastOf(stripes, done, tail, count);
    result.completion = distributionOf(result.sorted);
    const double p99 = result.completion.p99, steps = std::log(tail.share / ofStripes(0.01, count, tail));
    const double sampled = tail.excess * std::hypot(1, steps) * tail.deviation / p99;
    const double width = std::hypot(0.17 + 0.04 * std::log2(count), 3 * sampled);
    const auto n = static_cast<double>(result.sorted.size());
    const double rank = std::max(0.99 - ranksOf99(n) / n, 0.0);
    // Where few are late at all, all others take one time, and the smooth tail has begun before it should.
    const auto own = std::lower_bound(done.begin(), done.end(), rank) - done.begin();
    const double earlier = std::min(quantile(result.sorted, rank),
                                    stripes[std::min(static_cast<std::size_t>(own), stripes.size() - 1)].time);
    const double first = stripes.front().time, latest = stripes.back().time;
    result.p99Low = std::max(std::min(p99 * std::exp(-width), (1 - doubt.time) * earlier), (1 - doubt.time) * first);
    // a sample rather misses the latest than makes them up, and one collision more it may always have missed
    result.p99High = std::max(p99 * std::exp(1.4 * width), p99 + result.ideal);
    // Links have only so many flows: an exponential tail sees the last too late, the sample's own is too early.
    const double guess = std::sqrt(latest * tail.at(ofStripes(1 / wholeFlows, count, tail)));
    auto &last = result.completion.max;
    last = std::max(last, guess);
    result.lastLow = std::min(0.9 * latest, last);
    result.lastHigh = result.ideal + last * std::exp(0.3 + 0.05 * std::log(wholeFlows * count / n));
}

Doubt doubtOf(const SimulationInput &input)
{
    const bool coarse = input.transport == Transport::EcmpPfc;
    return input.network.railOnly ? Doubt{0.15, isSplit(input.transport) ? 0.14 : 0.1}
                                  : Doubt{0.07, coarse ? 0.08 : 0.03};
}

Bias biasOf(const SimulationInput &input)
{
    const bool coarse = input.transport == Transport::EcmpPfc;
    const auto &leaf = input.network.tiers.front();
    const bool even = leaf.down < 1.4 * leaf.up || input.network.tiers.size() == 1;
    const auto pattern = input.traffic.stride > 0 ? Pattern::Permutation : input.traffic.pattern;
    const bool measured = pattern != Pattern::AllToAll && pattern != Pattern::Incast;
    if (!measured || (input.transport != Transport::Ecmp && !coarse))
        return {};
    if (pattern == Pattern::Tree)
        return coarse ? Bias{0, -0.11} : Bias{};
    if (input.network.railOnly)
        return coarse ? Bias{-0.09, -0.065} : Bias{0, 0.14};
    if (coarse)
        return {};
    return even ? Bias{0, 0.19} : Bias{0, 0.065};
}

void takeOff(const Bias &bias, SimulationResult &result)
{
    const auto n = static_cast<double>(result.sorted.size());
    double before = 0;
    for (std::size_t i = 0; i < result.sorted.size() && bias.p99 != 0; ++i) { // without one they stay as they are
        const double late = std::clamp((static_cast<double>(i) / n - 0.5) / 0.49, 0.0, 1.0);
        before = std::max(before, result.sorted[i] * std::exp(-bias.p99 * late));
        result.sorted[i] = before;
    }
    const double last = result.completion.max * std::exp(-bias.last);
    result.completion = distributionOf(result.sorted);
    auto &p99 = result.completion.p99;
    p99 = std::clamp(p99, result.p99Low, result.p99High);
    result.completion.max = std::clamp(last, std::max(result.lastLow, p99), result.lastHigh);
}

void addMedianBand(SimulationResult &result, const Doubt &doubt)
{
    const double share = doubt.rank + 1.5 / std::sqrt(static_cast<double>(result.sorted.size()));
    result.p50Low = quantile(result.sorted, std::max(0.5 - share, 0.0)) * (1 - doubt.time);
    result.p50High = quantile(result.sorted, std::min(0.5 + share, 1.0)) * (1 + doubt.time);
}

void addRankBands(SimulationResult &result, std::vector<double> sorted, const Doubt &doubt)
{
    result.sorted = std::move(sorted);
    result.completion = distributionOf(result.sorted);
    const auto n = static_cast<double>(result.sorted.size());
    const double spread = ranksOf99(n);
    const auto at = [&](double rank) { return result.sorted[static_cast<std::size_t>(std::clamp(rank, 0.0, n - 1))]; };
    result.p99Low = std::min(at(n * 0.99 - spread) * (1 - doubt.time), result.completion.p99);
    result.p99High = std::max(at(n * 0.99 + spread) * (1 + doubt.time), result.completion.p99);
    if (n * 0.99 + spread > n) // beyond the sample: as far again as it reaches downward
        result.p99High += std::max(0.05 * result.sorted.back(), result.sorted.back() - at(n * 0.99 - spread));
    result.lastLow = (1 - 2 * doubt.time) * result.sorted.back();
    result.lastHigh = 1.6 * result.sorted.back() + result.ideal;
}

SimulationInput withoutDeadPlanes(const SimulationInput &input)
{
    auto living = input;
    if (input.network.railOnly)
        return living;
    std::set<std::uint32_t> dead;
    for (const auto &f : input.failures) {
        if (f.kind == Failure::Kind::Plane)
            dead.insert(f.plane);
    }
    auto &net = living.network;
    std::erase_if(living.failures, [&](const Failure &f) { return dead.contains(f.plane); });
    net.planes -= std::min(net.planes, static_cast<std::uint32_t>(dead.size()));
    net.hostRate *= static_cast<double>(net.planes) / input.network.planes;
    return living;
}

Failures deadTrees(const SimulationInput &input)
{
    std::set<std::uint32_t> dead;
    for (const auto &f : input.failures) {
        if (f.kind == Failure::Kind::Plane && input.network.railOnly)
            dead.insert(f.plane);
    }
    Failures trees;
    for (const auto tree : dead)
        trees.push_back({.kind = Failure::Kind::Plane, .plane = tree});
    return trees;
}

void allowForFailures(SimulationResult &result, const SimulationInput &input)
{
    auto living = withoutDeadPlanes(input);
    std::erase_if(living.failures, [](const Failure &f) { return f.kind == Failure::Kind::Plane; });
    if (living.failures.empty() || result.sorted.empty())
        return;
    const auto hurt = hurtBy(Network(living.network), living.failures);
    const double p99 = result.completion.p99, worst = hurt.empty() ? 1 : hurt.front().stretch;
    double later = worst, share = 0;
    for (std::size_t j = 0; j < hurt.size(); ++j) {
        share += hurt[j].share;
        const double next = j + 1 < hurt.size() ? hurt[j + 1].stretch : 1;
        if (share < 0.01)
            later = std::min(later, next * quantile(result.sorted, 0.99 + share) / p99);
    }
    result.p50High *= worst;
    result.p99High *= later;
    result.lastHigh *= worst;
    result.remarks.push_back(note("network.failed",
                                  say("The estimate leaves dead switches and links out and widens its band for them; "
                                      "the exact simulation sends around them.")));
}

} // namespace gigasite::flow
