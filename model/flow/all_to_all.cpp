// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/all_to_all.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gigasite::flow {

namespace {

constexpr std::uint32_t mostTiers = 4;

/// Hosts below subtree `number` of a tier.
std::uint32_t hostsBelow(const Network &network, std::uint32_t full, std::uint32_t number)
{
    return std::min(full, network.hostCount() - full * number);
}

/// Sizes of the tree by tier, 0 = a host.
struct Sizes {
    std::uint32_t tiers = 0;
    std::array<double, mostTiers + 1> full{1}; ///< M_i
    std::array<double, mostTiers + 1> kind{}; ///< N_i

    explicit Sizes(const Network &network)
        : tiers(network.tiers())
    {
        std::uint32_t m = 1, before = 0;
        for (std::uint32_t i = 1; i <= tiers; ++i) {
            m *= network.level(i).down;
            const auto inLast = hostsBelow(network, m, network.level(i).subtrees - 1);
            full[i] = m;
            kind[i] = inLast - before;
            before = inLast;
        }
    }
};

/// A class of flows, sender's and receiver's kind and the tier where they turn round.
struct Pair {
    std::uint32_t from, to, turn;
    double partners = 0; ///< receivers of each sender
};

/// In an order that `placeOf` knows: by sender's kind, then receiver's, then turn.
std::vector<Pair> pairsOf(const Sizes &sizes)
{
    std::vector<Pair> pairs;
    for (std::uint32_t a = 1; a <= sizes.tiers; ++a) {
        for (std::uint32_t b = 1; b <= sizes.tiers; ++b) {
            if (a != b) {
                pairs.push_back({a, b, std::max(a, b), sizes.kind[b]});
                continue;
            }
            for (std::uint32_t j = 1; j < a; ++j)
                pairs.push_back({a, a, j, sizes.full[j] - sizes.full[j - 1]});
            pairs.push_back({a, a, a, sizes.kind[a] - sizes.full[a - 1]});
        }
    }
    return pairs;
}

/// Links out of one kind of subtree, upward or (the other way round) downward.
struct LinkClass {
    double left = 0; ///< B/s not given away yet
    std::vector<double> flows; ///< by class of flows, on each link
};

/// `kind` of a full subtree one tier below `tier`; 0 = the last one there.
LinkClass linksOutOf(const Sizes &sizes, const std::vector<Pair> &pairs, std::uint32_t tier, std::uint32_t kind,
                     bool up, double capacity)
{
    LinkClass links{capacity, {}};
    for (const auto &p : pairs) {
        const auto end = up ? p.from : p.to;
        const bool crosses = p.turn >= tier && (kind == 0 ? end < tier : end == kind);
        const double perHost = up || p.from == p.to || p.partners == 0 ? p.partners : sizes.kind[p.from];
        links.flows.push_back(crosses ? perHost * (kind == 0 ? sizes.kind[end] : sizes.full[tier - 1]) : 0);
    }
    return links;
}

/// Progressive filling: rate of each class of flows.
std::vector<double> filled(std::vector<LinkClass> links, std::size_t classes)
{
    std::vector<double> rate(classes, 0);
    std::vector<bool> frozen(classes, false);
    for (;;) {
        double share = std::numeric_limits<double>::infinity();
        const LinkClass *first = nullptr;
        for (const auto &link : links) {
            double waiting = 0;
            for (std::size_t f = 0; f < classes; ++f)
                waiting += frozen[f] ? 0 : link.flows[f];
            if (waiting > 0 && std::max(link.left, 0.0) / waiting < share) {
                share = std::max(link.left, 0.0) / waiting;
                first = &link;
            }
        }
        if (first == nullptr)
            return rate;
        const auto held = first->flows;
        for (std::size_t f = 0; f < classes; ++f) {
            if (frozen[f] || held[f] <= 0)
                continue;
            frozen[f] = true;
            rate[f] = share;
            for (auto &link : links)
                link.left -= share * link.flows[f];
        }
    }
}

} // namespace

bool isPlainTree(const NetworkSpec &spec)
{
    return spec.sites == 1 && !spec.railOnly && spec.domain <= 1;
}

std::vector<PairClass> allToAllClasses(const Network &network)
{
    if (network.hostCount() < 2)
        return {};
    const Sizes sizes(network);
    auto pairs = pairsOf(sizes);
    for (auto &p : pairs)
        p.partners = sizes.kind[p.from] > 0 && sizes.kind[p.to] > 0 ? std::max(p.partners, 0.0) : 0;
    std::vector<LinkClass> links;
    for (std::uint32_t tier = 1; tier <= sizes.tiers; ++tier) {
        const double capacity = network.spec().hostRate * network.level(tier).width;
        for (const bool up : {true, false}) {
            if (tier > 1)
                links.push_back(linksOutOf(sizes, pairs, tier, 0, up, capacity));
            for (auto kind = tier; kind <= sizes.tiers; ++kind)
                links.push_back(linksOutOf(sizes, pairs, tier, kind, up, capacity));
        }
    }
    const auto rates = filled(std::move(links), pairs.size());
    std::vector<PairClass> classes;
    for (std::size_t f = 0; f < pairs.size(); ++f)
        classes.push_back({sizes.kind[pairs[f].from] * pairs[f].partners, pairs[f].turn, rates[f]});
    return classes;
}

PairClassOf::PairClassOf(const Network &network)
    : network_(network)
    , kind_(network.hostCount())
{
    const auto last = HostId(network.hostCount() - 1);
    for (std::uint32_t h = 0; h < kind_.size(); ++h)
        kind_[h] = static_cast<std::uint8_t>(network.turn(HostId(h), last));
}

std::size_t PairClassOf::operator()(HostId from, HostId to) const
{
    const std::size_t t = network_.tiers(), a = kind_[index(from)], b = kind_[index(to)];
    const auto before = (a - 1) * (t - 1) + a * (a - 1) / 2; // a kind i has t - 1 classes with others, i with its own
    if (a == b)
        return before + a - 1 + network_.turn(from, to) - 1;
    return before + b - 1 + (b > a ? a - 1 : 0);
}

std::vector<LinkUse> allToAllUses(const Network &bundles, double bytes)
{
    std::vector<LinkUse> uses(bundles.linkCount());
    std::uint32_t full = 1;
    for (std::uint32_t tier = 1; tier <= bundles.tiers(); ++tier) {
        for (std::uint32_t s = 0; s < bundles.level(tier - 1).subtrees; ++s) {
            const double n = hostsBelow(bundles, full, s), flows = n * (bundles.hostCount() - n);
            const LinkUse use{static_cast<float>(bytes * flows), static_cast<float>(flows)};
            uses[index(bundles.upLink(0, 0, tier, s))] = uses[index(bundles.downLink(0, 0, tier, s))] = use;
        }
        full *= bundles.level(tier).down;
    }
    return uses;
}

} // namespace gigasite::flow
