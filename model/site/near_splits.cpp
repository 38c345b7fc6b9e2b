// SPDX-License-Identifier: GPL-3.0-or-later
// Splits whose farthest places are nearest to each other, exactly. Pairs of counties are taken up nearest first; each
// is asked for the splits whose two farthest places it is: the others lie within that distance of both, and of each
// other. So the first split of a choice of authorities is its nearest one, and the first of all the shortest.
#include "model/site/siting_tables.h"
#include "model/site/split_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <tuple>
#include <utility>

namespace gigasite {

namespace {

using Places = std::vector<const Slot *>;

constexpr std::size_t noSpot = ~std::size_t{0};
constexpr double rounding = 1e-9; ///< of the demand

/// A county that may be chosen. Lengths are squared chords of the unit sphere: they order as distances do.
struct Spot {
    const Slot *slot = nullptr;
    std::size_t group = 0;
    PointIndex::Point at{};
    double reach = 0; ///< to the farthest place that stays
};

double between(const PointIndex::Point &a, const PointIndex::Point &b)
{
    const double x = a[0] - b[0], y = a[1] - b[1], z = a[2] - b[2];
    return x * x + y * y + z * z;
}

/// The counties by authority, strongest first, and where each authority's begin.
struct Spots {
    std::vector<Spot> all;
    std::vector<std::size_t> begin; ///< of each group, and the end
    double stay = 0; ///< farthest two of the places that stay

    std::size_t groups() const { return begin.size() - 1; }
};

Spots spotsOf(const SearchSpace &space)
{
    const double apart = PointIndex::squaredChord(Metres(space.apart));
    Spots spots;
    std::vector<PointIndex::Point> stay;
    for (const auto &place : space.kept) {
        stay.push_back(PointIndex::onSphere(place.lat, place.lon));
        for (const auto &other : stay)
            spots.stay = std::max(spots.stay, between(stay.back(), other));
    }
    for (std::size_t group = 0; group < space.ofGroup.size(); ++group) {
        spots.begin.push_back(spots.all.size());
        for (const int i : space.ofGroup[group]) {
            const auto &slot = space.slots[static_cast<std::size_t>(i)];
            Spot spot{&slot, group, PointIndex::onSphere(slot.lat, slot.lon), spots.stay};
            bool isFree = true;
            for (std::size_t k = 0; k < stay.size(); ++k) {
                const double distance = between(spot.at, stay[k]);
                isFree = isFree && (space.kept[k].node < 0 || distance >= apart);
                spot.reach = std::max(spot.reach, distance);
            }
            if (isFree)
                spots.all.push_back(spot);
        }
    }
    spots.begin.push_back(spots.all.size());
    return spots;
}

/// Choices of authorities whose strongest counties could host the demand wherever they stand, and of which no split is
/// found yet.
class OpenChoices {
public:
    using Choice = std::array<std::size_t, mostSplit>; ///< ascending; as many as are chosen

    OpenChoices(const SearchSpace &space, const ShareQuestion &question, const Spots &spots, std::size_t count)
        : groups_(spots.groups())
        , count_(count)
        , behind_(groups_ * groups_)
    {
        std::size_t codes = 1;
        for (std::size_t i = 0; i < count; ++i)
            codes *= groups_;
        isOpen_.assign(codes, 0);
        Places places;
        Amounts leasts{};
        eachChoice(static_cast<int>(groups_), static_cast<int>(count), [&](const std::vector<int> &chosen) {
            places.clear();
            for (const auto &slot : space.kept)
                places.push_back(&slot);
            Choice choice{};
            std::size_t nth = 0;
            for (std::size_t i = 0; i < count; ++i) {
                choice[i] = static_cast<std::size_t>(chosen[i]);
                nth = i > 0 && choice[i] == choice[i - 1] ? nth + 1 : 0;
                const auto spot = spots.begin[choice[i]] + nth;
                if (spot >= spots.begin[choice[i] + 1])
                    return;
                places.push_back(spots.all[spot].slot);
            }
            leasts.fill(question.least);
            const bool hasRoom = marginOf(places, leasts, question.headroom) >= -rounding * question.demand;
            if (hasRoom && mostOf(places, question.headroom) >= question.demand)
                open(choice);
        });
    }

    bool isEmpty() const { return open_ == 0; }
    bool contains(const Choice &choice) const { return isOpen_[codeOf(choice)] != 0; }

    void close(const Choice &choice)
    {
        open_ -= isOpen_[codeOf(choice)];
        isOpen_[codeOf(choice)] = 0;
    }

    /// What completes two groups to choices: one group, or two, the second not before the first.
    const std::vector<std::pair<std::size_t, std::size_t>> &behind(std::size_t a, std::size_t b) const
    {
        return behind_[std::min(a, b) * groups_ + std::max(a, b)];
    }

    static Choice sorted(Choice choice, std::size_t count)
    {
        std::sort(choice.begin(), choice.begin() + static_cast<std::ptrdiff_t>(count));
        return choice;
    }

private:
    std::size_t codeOf(const Choice &choice) const
    {
        std::size_t code = 0;
        for (std::size_t i = 0; i < count_; ++i)
            code = code * groups_ + choice[i];
        return code;
    }

    void open(const Choice &choice)
    {
        isOpen_[codeOf(choice)] = 1;
        ++open_;
        if (count_ < 3)
            return;
        for (std::size_t i = 0; i < count_; ++i) {
            for (std::size_t j = i + 1; j < count_; ++j)
                complete(choice, i, j);
        }
    }

    /// Each two groups of a choice once, in whichever places they are equal.
    void complete(const Choice &choice, std::size_t i, std::size_t j)
    {
        std::array<std::size_t, 2> rest{noSpot, noSpot};
        for (std::size_t k = 0, next = 0; k < count_; ++k) {
            if (k != i && k != j)
                rest[next++] = choice[k];
        }
        auto &behind = behind_[choice[i] * groups_ + choice[j]];
        const std::pair others{rest[0], rest[1]};
        if (behind.empty() || behind.back() != others)
            behind.push_back(others);
    }

    std::size_t groups_, count_, open_ = 0;
    std::vector<std::uint8_t> isOpen_; ///< by code
    std::vector<std::vector<std::pair<std::size_t, std::size_t>>> behind_; ///< of two groups
};

/// Which spots lie near one, a bit each.
class Neighbours {
public:
    explicit Neighbours(std::size_t spots)
        : words_((spots + bits - 1) / bits)
        , rows_(spots * words_, 0)
    {
    }

    void join(std::size_t a, std::size_t b)
    {
        rows_[a * words_ + b / bits] |= std::uint64_t{1} << b % bits;
        rows_[b * words_ + a / bits] |= std::uint64_t{1} << a % bits;
    }

    std::vector<std::uint64_t> both(std::size_t a, std::size_t b) const
    {
        std::vector<std::uint64_t> found(words_);
        for (std::size_t w = 0; w < words_; ++w)
            found[w] = rows_[a * words_ + w] & rows_[b * words_ + w];
        return found;
    }

    /// The first spot of [from, to) that is in `set`, and near `spot` where there is one; `to` where none is.
    std::size_t first(const std::vector<std::uint64_t> &set, std::size_t from, std::size_t to,
                      std::size_t spot = noSpot) const
    {
        for (std::size_t w = from / bits; w * bits < to; ++w) {
            auto word = spot == noSpot ? set[w] : set[w] & rows_[spot * words_ + w];
            if (w == from / bits)
                word &= ~std::uint64_t{0} << from % bits;
            if (word != 0)
                return std::min(to, w * bits + static_cast<std::size_t>(std::countr_zero(word)));
        }
        return to;
    }

private:
    static constexpr std::size_t bits = 64;

    std::size_t words_;
    std::vector<std::uint64_t> rows_;
};

class NearSearch {
public:
    NearSearch(const SearchSpace &space, const ShareQuestion &question, std::size_t count, std::size_t keep)
        : space_(space)
        , question_(question)
        , count_(count)
        , keep_(keep)
        , spots_(spotsOf(space))
        , open_(space, question, spots_, count)
        , near_(count > 2 ? spots_.all.size() : 0)
    {
    }

    std::vector<FoundSplit> run()
    {
        if (count_ == 0)
            take({});
        else if (count_ == 1)
            single();
        else
            pairs();
        return std::move(found_);
    }

private:
    struct Pair {
        double length = 0;
        std::uint32_t a = 0, b = 0;
    };
    using Chosen = std::array<std::size_t, mostSplit>; ///< spots

    bool isDone() const { return found_.size() >= keep_ || open_.isEmpty(); }

    Places placesOf(const Chosen &chosen, std::size_t count) const
    {
        Places places;
        for (const auto &slot : space_.kept)
            places.push_back(&slot);
        for (std::size_t i = 0; i < count; ++i)
            places.push_back(spots_.all[chosen[i]].slot);
        return places;
    }

    bool canHost(const Chosen &chosen) const
    {
        return mostOf(placesOf(chosen, count_), question_.headroom) >= question_.demand;
    }

    OpenChoices::Choice choiceOf(const Chosen &chosen) const
    {
        OpenChoices::Choice choice{};
        for (std::size_t i = 0; i < count_; ++i)
            choice[i] = spots_.all[chosen[i]].group;
        return OpenChoices::sorted(choice, count_);
    }

    /// Whether the demand can be shared among these.
    bool take(Chosen chosen)
    {
        std::sort(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(count_));
        const auto places = placesOf(chosen, count_);
        const auto shared = shareDemand(places, question_);
        if (!shared)
            return false;
        FoundSplit split{.shared = *shared, .farthest = farthestOf(places)};
        for (const auto *place : places)
            split.places.push_back(*place);
        found_.push_back(std::move(split));
        if (count_ > 0)
            open_.close(choiceOf(chosen));
        return true;
    }

    void single()
    {
        std::vector<std::size_t> order(spots_.all.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return spots_.all[a].reach < spots_.all[b].reach; });
        for (const auto spot : order) {
            if (isDone())
                return;
            if (open_.contains({spots_.all[spot].group}))
                take({spot});
        }
    }

    /// In bands of length, so that mostly few are sorted.
    void pairs()
    {
        constexpr std::array bands{150e3, 250e3, 400e3, 700e3, 1200e3, 2000e3, 3000e3, 25000e3};
        double from = 0;
        for (const double band : bands) {
            if (isDone())
                return;
            const double to = band == bands.back() ? 5 : PointIndex::squaredChord(Metres(band));
            for (const auto &pair : pairsBetween(from, to)) {
                if (isDone())
                    return;
                ask(pair.a, pair.b);
                if (count_ > 2)
                    near_.join(pair.a, pair.b);
            }
            from = to;
        }
    }

    std::vector<Pair> pairsBetween(double from, double to) const
    {
        const double apart = PointIndex::squaredChord(Metres(space_.apart));
        std::vector<Pair> pairs;
        for (std::size_t a = 0; a < spots_.all.size(); ++a) {
            const auto &one = spots_.all[a];
            for (std::size_t b = a + 1; b < spots_.all.size(); ++b) {
                const auto &other = spots_.all[b];
                const double distance = between(one.at, other.at);
                const double length = std::max({distance, one.reach, other.reach});
                if (distance >= apart && length >= from && length < to)
                    pairs.push_back({length, static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b)});
            }
        }
        std::sort(pairs.begin(), pairs.end(), [](const Pair &a, const Pair &b) {
            return std::tuple(a.length, a.a, a.b) < std::tuple(b.length, b.a, b.b);
        });
        return pairs;
    }

    /// For the splits of which these are the two farthest places.
    void ask(std::size_t a, std::size_t b)
    {
        const auto groupA = spots_.all[a].group, groupB = spots_.all[b].group;
        if (count_ == 2) {
            if (open_.contains(OpenChoices::sorted({groupA, groupB}, count_)) && canHost({a, b}))
                take({a, b});
            return;
        }
        const auto &behind = open_.behind(groupA, groupB);
        if (behind.empty())
            return;
        const auto others = near_.both(a, b);
        const auto here = groupsIn(others);
        for (const auto &[third, fourth] : behind) {
            if (!here[third] || (count_ == 4 && !here[fourth]))
                continue;
            if (!open_.contains(OpenChoices::sorted({groupA, groupB, third, fourth}, count_)))
                continue;
            if (count_ == 3)
                askThird({a, b}, others, third);
            else
                askTwo({a, b}, others, third, fourth);
            if (isDone())
                return;
        }
    }

    std::vector<bool> groupsIn(const std::vector<std::uint64_t> &set) const
    {
        std::vector<bool> here(spots_.groups());
        for (std::size_t group = 0; group < here.size(); ++group)
            here[group] = near_.first(set, spots_.begin[group], spots_.begin[group + 1]) < spots_.begin[group + 1];
        return here;
    }

    /// The strongest of its authority hosts what any other one does.
    void askThird(Chosen chosen, const std::vector<std::uint64_t> &others, std::size_t group)
    {
        chosen[2] = near_.first(others, spots_.begin[group], spots_.begin[group + 1]);
        if (canHost(chosen))
            take(chosen);
    }

    void askTwo(Chosen chosen, const std::vector<std::uint64_t> &others, std::size_t third, std::size_t fourth)
    {
        const auto end = spots_.begin[third + 1], endOfFourth = spots_.begin[fourth + 1];
        auto &u = chosen[2], &v = chosen[3];
        for (u = near_.first(others, spots_.begin[third], end); u < end; u = near_.first(others, u + 1, end)) {
            v = third == fourth ? std::min(u + 1, end - 1) : spots_.begin[fourth];
            if (!canHost(chosen))
                return; // nor with a weaker one
            v = near_.first(others, third == fourth ? u + 1 : spots_.begin[fourth], endOfFourth, u);
            if (v < endOfFourth && canHost(chosen) && take(chosen))
                return;
        }
    }

    const SearchSpace &space_;
    const ShareQuestion &question_;
    std::size_t count_, keep_;
    Spots spots_;
    OpenChoices open_;
    Neighbours near_;
    std::vector<FoundSplit> found_;
};

} // namespace

std::vector<FoundSplit> bestByDistance(const SearchSpace &space, const ShareQuestion &question, int count,
                                       std::size_t keep)
{
    return NearSearch(space, question, static_cast<std::size_t>(count), keep).run();
}

} // namespace gigasite
