// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"

#include <boost/rational.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <vector>

/// What max-min sharing is, without any of the solver's ideas: slow, small, easy to believe.
namespace gigasite::flow::oracle {

using Exact = boost::rational<std::int64_t>;

/// The allocation of a network whose links are served in `order`, each sharing what it has left equally among those of
/// its flows that have no rate yet. None if a link is then overloaded.
inline std::optional<std::vector<Exact>> servedInOrder(const FlowSet &flows, const std::vector<std::uint32_t> &order)
{
    std::vector<Exact> rate(flows.size(), -1);
    const auto crosses = [&](std::size_t flow, std::uint32_t link) {
        const auto path = flows.path(flow);
        return std::find(path.begin(), path.end(), LinkId(link)) != path.end();
    };
    for (const auto link : order) {
        Exact left = static_cast<std::int64_t>(flows.capacity[link]);
        std::vector<std::size_t> waiting;
        for (std::size_t f = 0; f < flows.size(); ++f) {
            if (!crosses(f, link))
                continue;
            if (rate[f] < 0)
                waiting.push_back(f);
            else
                left -= rate[f];
        }
        if (left < 0)
            return std::nullopt;
        for (const auto f : waiting)
            rate[f] = left / static_cast<std::int64_t>(waiting.size());
    }
    for (std::uint32_t link = 0; link < flows.capacity.size(); ++link) {
        Exact load = 0;
        for (std::size_t f = 0; f < flows.size(); ++f)
            load += crosses(f, link) ? rate[f] : 0;
        if (load > static_cast<std::int64_t>(flows.capacity[link]))
            return std::nullopt;
    }
    return rate;
}

/// The max-min allocation by its definition: of all feasible ones that whose rates, sorted, are the largest in
/// lexicographic order. It serves its links in the order of their levels, so trying all orders is enough. Exact; for
/// whole capacities and at most 7 links, all of them used.
inline std::vector<double> lexicographicRates(const FlowSet &flows)
{
    std::vector<std::uint32_t> order(flows.capacity.size());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<Exact> best, bestSorted;
    do {
        const auto rates = servedInOrder(flows, order);
        if (!rates)
            continue;
        auto sorted = *rates;
        std::sort(sorted.begin(), sorted.end());
        if (best.empty() || sorted > bestSorted) {
            best = *rates;
            bestSorted = sorted;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    std::vector<double> rates;
    for (const auto &r : best)
        rates.push_back(boost::rational_cast<double>(r));
    return rates;
}

/// Rates of `active` flows by raising all of them together until a link is full, over and over, in classes of priority.
inline std::vector<double> filledRates(const FlowSet &flows, const std::vector<std::uint32_t> &active)
{
    std::map<int, std::vector<std::uint32_t>> classes;
    for (const auto f : active)
        classes[flows.priority.empty() ? 0 : flows.priority[f]].push_back(f);
    std::vector<double> rate(flows.size(), 0), left = flows.capacity;
    for (auto &[priority, rising] : classes) {
        while (!rising.empty()) {
            std::vector<int> users(left.size(), 0);
            for (const auto f : rising) {
                for (const auto link : flows.path(f))
                    ++users[index(link)];
            }
            double step = std::numeric_limits<double>::infinity();
            for (std::size_t l = 0; l < left.size(); ++l)
                step = users[l] ? std::min(step, left[l] / users[l]) : step;
            for (std::size_t l = 0; l < left.size(); ++l)
                left[l] -= step * users[l];
            std::erase_if(rising, [&](std::uint32_t f) {
                rate[f] += step;
                const auto path = flows.path(f);
                return std::any_of(path.begin(), path.end(), [&](LinkId link) {
                    return left[index(link)] <= 1e-12 * flows.capacity[index(link)];
                });
            });
        }
    }
    return rate;
}

/// When every flow is done, with all rates found from nothing at every arrival and every completion.
inline std::vector<double> naiveCompletions(const FlowSet &flows)
{
    const auto n = static_cast<std::uint32_t>(flows.size());
    const auto startOf = [&](std::uint32_t f) { return flows.start.empty() ? 0.0 : flows.start[f]; };
    constexpr double never = std::numeric_limits<double>::infinity();
    std::vector<double> done(n, never), left = flows.bytes;
    double now = 0;
    while (true) {
        std::vector<std::uint32_t> active;
        double next = never;
        for (std::uint32_t f = 0; f < n; ++f) {
            if (done[f] < never)
                continue;
            if (startOf(f) <= now)
                active.push_back(f);
            else
                next = std::min(next, startOf(f));
        }
        const auto rate = filledRates(flows, active);
        for (const auto f : active)
            next = std::min(next, rate[f] > 0 ? now + left[f] / rate[f] : never);
        if (next == never)
            return done;
        for (const auto f : active) {
            left[f] -= rate[f] * (next - now);
            if (left[f] <= 1e-12 * flows.bytes[f])
                done[f] = next;
        }
        now = next;
    }
}

struct RandomCase {
    std::uint32_t flows = 10, links = 5, longest = 3; ///< longest path
    int capacities = 12; ///< whole numbers from 1 to so many
    int sizes = 0; ///< whole sizes from 1 to so many; 0 = all different
    bool ceilings = false; ///< half the flows end at a slow link of their own
};

/// Flows over random links, none of them unused.
inline FlowSet randomFlows(const RandomCase &shape, std::mt19937 &random)
{
    FlowSet set;
    for (std::uint32_t l = 0; l < shape.links; ++l)
        set.capacity.push_back(1 + static_cast<int>(random() % static_cast<unsigned>(shape.capacities)));
    std::vector<std::uint32_t> all(shape.links);
    std::iota(all.begin(), all.end(), 0U);
    for (std::uint32_t f = 0; f < shape.flows; ++f) {
        std::shuffle(all.begin(), all.end(), random);
        std::vector<LinkId> path;
        for (std::uint32_t k = 0; k <= random() % shape.longest && k < shape.links; ++k)
            path.push_back(LinkId(all[k]));
        if (f < shape.links && std::find(path.begin(), path.end(), LinkId(f)) == path.end())
            path.push_back(LinkId(f));
        if (shape.ceilings && random() % 2) {
            path.push_back(LinkId(static_cast<std::uint32_t>(set.capacity.size())));
            set.capacity.push_back(1 + static_cast<int>(random() % 3));
        }
        const double size = shape.sizes > 0 ? 1 + static_cast<int>(random() % static_cast<unsigned>(shape.sizes))
                                            : 1 + static_cast<double>(random()) / 4294967296.0 * 20;
        set.add(path, size);
    }
    return set;
}

/// A two-tier tree: flow i goes up from its own host, over one of the hashed spines, down to another host.
inline FlowSet permutationInTree(std::uint32_t leaves, std::uint32_t perLeaf, std::uint32_t spines,
                                 std::mt19937 &random)
{
    const auto hosts = leaves * perLeaf;
    std::vector<std::uint32_t> to(hosts);
    std::iota(to.begin(), to.end(), 0U);
    std::shuffle(to.begin(), to.end(), random);
    FlowSet set;
    set.capacity.assign(2 * hosts + 2 * leaves * spines, 100e9);
    for (std::uint32_t i = 0; i < hosts; ++i) {
        const auto spine = static_cast<std::uint32_t>(random()) % spines;
        std::vector<LinkId> path{LinkId(i)};
        if (i / perLeaf != to[i] / perLeaf) {
            path.push_back(LinkId(2 * hosts + i / perLeaf * spines + spine));
            path.push_back(LinkId(2 * hosts + (leaves + to[i] / perLeaf) * spines + spine));
        }
        path.push_back(LinkId(hosts + to[i]));
        set.add(path, 30e6);
    }
    return set;
}

inline void differentSizes(FlowSet &set, std::mt19937 &random)
{
    std::exponential_distribution<double> size(1);
    for (auto &bytes : set.bytes)
        bytes = 30e6 * (size(random) + 1e-3);
}

inline FlowSet inOrder(const FlowSet &set, const std::vector<std::uint32_t> &order)
{
    FlowSet result;
    result.capacity = set.capacity;
    for (const auto f : order) {
        result.add(set.path(f), set.bytes[f]);
        if (!set.start.empty())
            result.start.push_back(set.start[f]);
        if (!set.priority.empty())
            result.priority.push_back(set.priority[f]);
    }
    return result;
}

} // namespace gigasite::flow::oracle
