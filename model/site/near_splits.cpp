// SPDX-License-Identifier: GPL-3.0-or-later
// Splits whose farthest places are nearest to each other. Counties of an authority are thinned to the strongest of each
// cell for the search; what it finds is then moved to any county that is nearer.
#include "model/site/split_search.h"

#include "model/units/magnitudes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace gigasite {

namespace {

constexpr double cellDegrees = 0.75;
constexpr double closeEnough = 25e3; ///< m, 0.4 ms of RTT: a better split by less is not searched for
constexpr std::size_t mostSteps = 3000; ///< of a search within one choice of authorities

using Places = std::vector<const Slot *>;

double metres(const Slot &a, const Slot &b)
{
    return greatCircle(a.lat, a.lon, b.lat, b.lon).si();
}

/// The strongest county of each cell, strongest first.
Places thinned(const SearchSpace &space, const std::vector<int> &group)
{
    std::map<std::pair<int, int>, const Slot *> cells;
    Places kept;
    for (const int i : group) {
        const auto &slot = space.slots[static_cast<std::size_t>(i)];
        const std::pair cell{static_cast<int>(std::floor(slot.lat / cellDegrees)),
                             static_cast<int>(std::floor(slot.lon / cellDegrees))};
        if (cells.emplace(cell, &slot).second)
            kept.push_back(&slot);
    }
    return kept;
}

/// Least distance at which two counties can be taken, one of each group.
double leastDistance(const Places &a, const Places &b, double apart)
{
    double least = infinite;
    for (const auto *one : a) {
        for (const auto *other : b) {
            const double distance = one == other ? 0 : metres(*one, *other);
            if (distance >= apart)
                least = std::min(least, distance);
        }
    }
    return least;
}

struct NearSpace {
    const SearchSpace &space;
    const ShareQuestion &question;
    std::vector<Places> groups;
    std::vector<std::vector<double>> least; ///< between groups, m
    std::vector<std::vector<double>> leastToKept; ///< [group][kept]
};

NearSpace nearSpaceOf(const SearchSpace &space, const ShareQuestion &question)
{
    NearSpace near{space, question, {}, {}, {}};
    for (const auto &group : space.ofGroup)
        near.groups.push_back(thinned(space, group));
    for (const auto &group : near.groups) {
        auto &row = near.least.emplace_back();
        for (const auto &other : near.groups)
            row.push_back(leastDistance(group, other, space.apart));
        auto &toKept = near.leastToKept.emplace_back();
        for (const auto &kept : space.kept)
            toKept.push_back(leastDistance(group, {&kept}, kept.node < 0 ? 0 : space.apart));
    }
    return near;
}

/// No split of the choice has nearer places.
double boundOf(const NearSpace &near, const std::vector<int> &choice)
{
    const bool four = choice.size() + near.space.kept.size() >= 4;
    double bound = four ? near.space.apart * std::numbers::sqrt2 : 0; // as in a square
    for (std::size_t i = 0; i < choice.size(); ++i) {
        const auto a = static_cast<std::size_t>(choice[i]);
        for (const double distance : near.leastToKept[a])
            bound = std::max(bound, distance);
        for (std::size_t j = 0; j < i; ++j)
            bound = std::max(bound, near.least[a][static_cast<std::size_t>(choice[j])]);
    }
    return bound;
}

/// Depth first, the nearest county first.
class NearRealisation {
public:
    NearRealisation(const NearSpace &near, const std::vector<int> &choice, double bound, double limit)
        : near_(near)
        , choice_(choice)
        , enough_(bound + closeEnough)
        , limit_(limit)
    {
        for (const auto &slot : near.space.kept)
            places_.push_back(&slot);
        descend(0, farthestOf(places_));
    }

    std::optional<FoundSplit> take() { return std::move(best_); }

private:
    /// Whether the places so far and the strongest of the others could host the demand.
    bool canHost(std::size_t depth) const
    {
        auto places = places_;
        for (auto i = depth; i < choice_.size(); ++i)
            places.push_back(near_.groups[static_cast<std::size_t>(choice_[i])].front());
        return mostOf(places, near_.question.headroom) >= near_.question.demand;
    }

    /// The farthest of the places so far from a county; nothing where one of them is too near.
    std::optional<double> reachOf(const Slot &next) const
    {
        double farthest = 0;
        for (const auto *place : places_) {
            const double distance = metres(*place, next);
            if (distance < near_.space.apart && place->node >= 0)
                return std::nullopt;
            farthest = std::max(farthest, distance);
        }
        return farthest;
    }

    void descend(std::size_t depth, double farthest)
    {
        if (++steps_ > mostSteps || !canHost(depth))
            return;
        if (depth == choice_.size()) {
            if (const auto shared = shareDemand(places_, near_.question)) {
                limit_ = farthest;
                best_ = FoundSplit{.shared = *shared, .farthest = farthest};
                for (const auto *place : places_)
                    best_->places.push_back(*place);
            }
            return;
        }
        std::vector<std::pair<double, const Slot *>> next;
        for (const auto *slot : near_.groups[static_cast<std::size_t>(choice_[depth])]) {
            const auto reach = reachOf(*slot);
            if (reach && std::max(*reach, farthest) < limit_)
                next.emplace_back(*reach, slot);
        }
        std::stable_sort(next.begin(), next.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        for (const auto &[reach, slot] : next) {
            if (std::max(reach, farthest) >= limit_ || (best_ && limit_ <= enough_))
                break;
            places_.push_back(slot);
            descend(depth + 1, std::max(reach, farthest));
            places_.pop_back();
        }
    }

    const NearSpace &near_;
    const std::vector<int> &choice_;
    std::size_t steps_ = 0;
    double enough_; ///< not worth searching on
    double limit_;
    Places places_;
    std::optional<FoundSplit> best_;
};

/// Moves single places to counties of the same authority while that brings the farthest two nearer.
void polish(const NearSpace &near, FoundSplit &split)
{
    const auto keptCount = near.space.kept.size();
    for (bool moved = true; moved;) {
        moved = false;
        for (auto i = keptCount; i < split.places.size(); ++i) {
            for (const auto &slot : near.space.slots) {
                if (slot.authority != split.places[i].authority)
                    continue;
                auto places = split.places;
                places[i] = slot;
                Places all;
                for (const auto &place : places)
                    all.push_back(&place);
                const bool apart = std::all_of(all.begin(), all.end(), [&](const Slot *other) {
                    return other == all[i] || other->node < 0 || metres(*other, slot) >= near.space.apart;
                });
                const double farthest = farthestOf(all);
                if (!apart || farthest >= split.farthest - 1)
                    continue;
                if (const auto shared = shareDemand(all, near.question)) {
                    split = {std::move(places), *shared, farthest};
                    moved = true;
                }
            }
        }
    }
}

} // namespace

std::vector<FoundSplit> bestByDistance(const SearchSpace &space, const ShareQuestion &question, int count,
                                       std::size_t keep)
{
    const auto near = nearSpaceOf(space, question);
    struct Promise {
        double bound;
        std::vector<int> choice;
    };
    std::vector<Promise> promises;
    Places places;
    eachChoice(static_cast<int>(near.groups.size()), count, [&](const std::vector<int> &choice) {
        const double bound = boundOf(near, choice);
        if (bound == infinite)
            return;
        places.clear();
        for (const auto &slot : space.kept)
            places.push_back(&slot);
        for (const int group : choice)
            places.push_back(near.groups[static_cast<std::size_t>(group)].front());
        if (mostOf(places, question.headroom) >= question.demand)
            promises.push_back({bound, choice});
    });
    std::stable_sort(promises.begin(), promises.end(),
                     [](const Promise &a, const Promise &b) { return a.bound < b.bound; });

    std::vector<FoundSplit> found;
    for (const auto &promise : promises) {
        const double limit = found.size() < keep ? infinite : found[keep - 1].farthest;
        if (promise.bound >= limit - closeEnough)
            break;
        auto split = NearRealisation(near, promise.choice, promise.bound, limit).take();
        if (!split)
            continue;
        found.push_back(*std::move(split));
        std::stable_sort(found.begin(), found.end(),
                         [](const auto &a, const auto &b) { return a.farthest < b.farthest; });
    }
    found.resize(std::min(found.size(), keep));
    for (auto &split : found)
        polish(near, split);
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.farthest < b.farthest; });
    return found;
}

} // namespace gigasite
