// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/class_rates.h"

#include "model/flow/large_array.h"
#include "model/flow/run_control.h"

#include <algorithm>
#include <numeric>
#include <queue>
#include <utility>

namespace gigasite::flow {

namespace {

/// A link while it fills. Its share only grows while others freeze, so a heap of shares as they once were is enough.
struct Filling {
    double left = 0; ///< B/s not given away
    double waiting = 0; ///< flows without a rate
    double share() const { return std::max(left, 0.0) / waiting; }
};

/// Classes of every link, as places in ClassSet::links.
struct Users {
    std::vector<std::uint32_t> first, entry;

    Users(const ClassSet &classes, const std::stop_token &stop)
        : first(classes.capacity.size() + 1, 0)
    {
        fillLarge(entry, classes.links.size(), 0U, stop);
        StopWatch watch(stop);
        for (std::size_t e = 0; e < classes.links.size() && !watch.asked(); ++e)
            ++first[index(classes.links[e]) + 1];
        std::partial_sum(first.begin(), first.end(), first.begin());
        if (stop.stop_requested())
            return;
        auto next = first;
        for (std::uint32_t e = 0; e < entry.size() && !watch.asked(); ++e)
            entry[next[index(classes.links[e])]++] = e;
    }
};

std::vector<std::uint32_t> classesOf(const ClassSet &classes, const std::stop_token &stop)
{
    std::vector<std::uint32_t> classOf;
    fillLarge(classOf, classes.links.size(), 0U, stop);
    StopWatch watch(stop);
    for (std::uint32_t c = 0; c < classes.size() && classOf.size() == classes.links.size() && !watch.asked(); ++c)
        std::fill(classOf.begin() + classes.first[c], classOf.begin() + classes.first[c + 1], c);
    return classOf;
}

/// Gives the class its rate.
void freeze(const ClassSet &classes, std::uint32_t c, double share, std::vector<Filling> &links)
{
    for (auto e = classes.first[c]; e < classes.first[c + 1]; ++e) {
        auto &link = links[index(classes.links[e])];
        link.left -= share * classes.crossing[e];
        link.waiting -= classes.crossing[e];
    }
}

} // namespace

std::vector<double> classRates(const ClassSet &classes, const std::stop_token &stop)
{
    const auto classOf = classesOf(classes, stop);
    std::vector<Filling> links(classes.capacity.size());
    for (std::size_t l = 0; l < links.size(); ++l)
        links[l].left = classes.capacity[l];
    StopWatch watch(stop);
    for (std::size_t e = 0; e < classes.links.size() && !watch.asked(); ++e)
        links[index(classes.links[e])].waiting += classes.crossing[e];
    const Users users(classes, stop);
    std::vector<double> rate;
    fillLarge(rate, classes.size(), -1.0, stop);
    if (stop.stop_requested())
        return {};
    using Next = std::pair<double, std::uint32_t>;
    std::priority_queue<Next, std::vector<Next>, std::greater<>> heap;
    for (std::uint32_t l = 0; l < links.size(); ++l) {
        if (links[l].waiting > 0)
            heap.emplace(links[l].share(), l);
    }
    while (!heap.empty() && !watch.asked()) {
        const auto [pushed, l] = heap.top();
        heap.pop();
        if (links[l].waiting < 0.5) // whole numbers
            continue;
        const double share = links[l].share();
        if (share > pushed) {
            heap.emplace(share, l);
            continue;
        }
        for (auto u = users.first[l]; u < users.first[l + 1] && !watch.asked(); ++u) {
            const auto c = classOf[users.entry[u]];
            if (rate[c] >= 0)
                continue;
            rate[c] = share;
            freeze(classes, c, share, links);
        }
    }
    return rate;
}

} // namespace gigasite::flow
