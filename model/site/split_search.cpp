// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/split_search.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace gigasite {

namespace {

constexpr std::size_t options = 12; ///< counties looked at per place

using Places = std::vector<const Slot *>;

/// A number to sort by: the smaller the better.
double rank(const SharedDemand &shared, SitesObjective objective)
{
    return isPriced(objective) ? shared.objective : -shared.margin;
}

bool isApart(const Places &places, const Slot &next, double apart)
{
    return std::all_of(places.begin(), places.end(), [&](const Slot *place) {
        return place->node < 0 || greatCircle(place->lat, place->lon, next.lat, next.lon).si() >= apart;
    });
}

Places keptOf(const SearchSpace &space)
{
    Places places;
    for (const auto &slot : space.kept)
        places.push_back(&slot);
    return places;
}

/// Of each place the strongest county of its authority, whether two of them are apart or not.
Places strongest(const SearchSpace &space, const std::vector<int> &choice)
{
    auto places = keptOf(space);
    std::size_t nth = 0;
    for (std::size_t i = 0; i < choice.size(); ++i) {
        nth = i > 0 && choice[i] == choice[i - 1] ? nth + 1 : 0;
        const auto &of = space.ofGroup[static_cast<std::size_t>(choice[i])];
        if (nth >= of.size())
            return {};
        places.push_back(&space.slots[static_cast<std::size_t>(of[nth])]);
    }
    return places;
}

/// No shares of these places rank better.
double boundOf(const Places &places, const ShareQuestion &q)
{
    double bound = std::numeric_limits<double>::infinity();
    for (const auto *place : places) {
        const double headroom =
            place->authority < 0 ? place->most : q.headroom[static_cast<std::size_t>(place->authority)];
        const double least = drawOf(*place, q.least);
        bound = isPriced(q.objective) ? std::min(bound, leastRateOf(*place, q.objective))
                                      : std::min({bound, place->most - least, headroom - least});
    }
    if (!isPriced(q.objective))
        return -bound;
    const double kwh = q.demand / 1e3 * 8760; // all of it at the cheapest place
    return kwh * bound;
}

/// The strongest counties of a group, and those strongest that are apart from all stronger ones.
std::vector<int> optionsOf(const SearchSpace &space, int group)
{
    const auto &of = space.ofGroup[static_cast<std::size_t>(group)];
    std::vector<int> some(of.begin(), of.begin() + static_cast<std::ptrdiff_t>(std::min(options / 2, of.size())));
    Places apart;
    for (const int slot : of) {
        const auto &place = space.slots[static_cast<std::size_t>(slot)];
        if (!isApart(apart, place, space.apart))
            continue;
        apart.push_back(&place);
        if (std::find(some.begin(), some.end(), slot) == some.end())
            some.push_back(slot);
        if (some.size() >= options)
            break;
    }
    return some;
}

/// Depth first over the options of each place of a choice; stops at what no split of the choice can beat.
class Realisation {
public:
    Realisation(const SearchSpace &space, const ShareQuestion &question, std::vector<std::vector<int>> optionsOfPlace,
                double bound)
        : space_(space)
        , question_(question)
        , options_(std::move(optionsOfPlace))
        , bound_(bound)
        , places_(keptOf(space))
    {
        descend(0);
    }

    std::optional<FoundSplit> take() { return std::move(best_); }

private:
    bool isDone() const { return best_ && bestRank_ <= bound_ + 1e-9 * std::abs(bound_); }

    void judge()
    {
        const auto shared = shareDemand(places_, question_);
        if (!shared || (best_ && rank(*shared, question_.objective) >= bestRank_))
            return;
        bestRank_ = rank(*shared, question_.objective);
        best_ = FoundSplit{.shared = *shared, .farthest = farthestOf(places_)};
        for (const auto *place : places_)
            best_->places.push_back(*place);
    }

    void descend(std::size_t depth)
    {
        if (depth == options_.size())
            return judge();
        for (const int slot : options_[depth]) {
            const auto &place = space_.slots[static_cast<std::size_t>(slot)];
            if (!isApart(places_, place, space_.apart))
                continue;
            places_.push_back(&place);
            descend(depth + 1);
            places_.pop_back();
            if (isDone())
                return;
        }
    }

    const SearchSpace &space_;
    const ShareQuestion &question_;
    std::vector<std::vector<int>> options_;
    double bound_;
    Places places_;
    std::optional<FoundSplit> best_;
    double bestRank_ = std::numeric_limits<double>::infinity();
};

} // namespace

double farthestOf(std::span<const Slot *const> places)
{
    double farthest = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            farthest =
                std::max(farthest, greatCircle(places[i]->lat, places[i]->lon, places[j]->lat, places[j]->lon).si());
    }
    return farthest;
}

void eachChoice(int groups, int count, const std::function<void(const std::vector<int> &)> &visit)
{
    std::vector<int> choice(static_cast<std::size_t>(count), 0);
    if (groups == 0 && count > 0)
        return;
    while (true) {
        visit(choice);
        auto at = choice.rbegin();
        while (at != choice.rend() && *at == groups - 1)
            ++at;
        if (at == choice.rend())
            return;
        std::fill(choice.rbegin(), at + 1, *at + 1);
    }
}

std::vector<FoundSplit> bestByShares(const SearchSpace &space, const ShareQuestion &question, int count,
                                     std::size_t keep)
{
    struct Promise {
        double rank;
        std::vector<int> choice;
    };
    constexpr std::size_t promisesKept = 400;
    std::vector<Promise> promises;
    double worst = std::numeric_limits<double>::infinity();
    const auto isBetter = [](const Promise &a, const Promise &b) { return a.rank < b.rank; };
    eachChoice(static_cast<int>(space.ofGroup.size()), count, [&](const std::vector<int> &choice) {
        const auto places = strongest(space, choice);
        if (places.size() != space.kept.size() + choice.size())
            return;
        if (boundOf(places, question) >= worst)
            return;
        const auto shared = shareDemand(places, question);
        if (!shared || rank(*shared, question.objective) >= worst)
            return;
        promises.push_back({rank(*shared, question.objective), choice});
        if (promises.size() >= 2 * promisesKept) {
            std::nth_element(promises.begin(), promises.begin() + promisesKept, promises.end(), isBetter);
            promises.resize(promisesKept + 1);
            worst = promises.back().rank;
        }
    });
    std::sort(promises.begin(), promises.end(), isBetter);

    std::vector<FoundSplit> found;
    const auto isFirst = [&](const FoundSplit &a, const FoundSplit &b) {
        return rank(a.shared, question.objective) < rank(b.shared, question.objective);
    };
    for (const auto &promise : promises) {
        if (found.size() >= keep && promise.rank >= rank(found[keep - 1].shared, question.objective))
            break;
        std::vector<std::vector<int>> optionsOfPlace;
        for (const int group : promise.choice)
            optionsOfPlace.push_back(optionsOf(space, group));
        auto split = Realisation(space, question, std::move(optionsOfPlace), promise.rank).take();
        if (!split)
            continue;
        found.push_back(*std::move(split));
        std::stable_sort(found.begin(), found.end(), isFirst);
    }
    found.resize(std::min(found.size(), keep));
    return found;
}

} // namespace gigasite
