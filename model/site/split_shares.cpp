// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/split_shares.h"

#include "model/units/magnitudes.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace gigasite {

namespace {

constexpr double hoursPerYear = 8760;
constexpr int bisections = 32;
constexpr double slack = 1e-9; ///< of the demand: rounding

using PlaceSpan = std::span<const Slot *const>;

double headroomOf(const Slot &slot, const ShareQuestion &q)
{
    return slot.authority < 0 ? infinite : q.headroom[static_cast<std::size_t>(slot.authority)];
}

/// First of the places that share this one's headroom; itself where it shares with none before it.
std::size_t groupOf(PlaceSpan places, std::size_t i)
{
    for (std::size_t j = 0; j < i; ++j) {
        if (places[i]->authority >= 0 && places[j]->authority == places[i]->authority)
            return j;
    }
    return i;
}

/// Headroom that all places of each group leave, at its first place.
Amounts leftOf(PlaceSpan places, const Amounts &watts, const ShareQuestion &q)
{
    Amounts left{};
    for (std::size_t i = 0; i < places.size(); ++i)
        left[i] = headroomOf(*places[i], q);
    for (std::size_t i = 0; i < places.size(); ++i)
        left[groupOf(places, i)] -= watts[i];
    return left;
}

/// Cheapest first.
Amounts filled(PlaceSpan places, const ShareQuestion &q)
{
    Amounts watts{};
    std::fill_n(watts.begin(), places.size(), q.least);
    auto left = leftOf(places, watts, q);
    double rest = q.demand - q.least * static_cast<double>(places.size());
    std::array<std::size_t, mostPlaces> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(places.size());
    std::stable_sort(order.begin(), end, [&](std::size_t a, std::size_t b) {
        return rateOf(*places[a], q.objective) < rateOf(*places[b], q.objective);
    });
    for (auto at = order.begin(); at != end; ++at) {
        const auto i = *at;
        auto &ofGroup = left[groupOf(places, i)];
        const double more = std::max(0.0, std::min({rest, places[i]->most - watts[i], ofGroup}));
        watts[i] += more;
        ofGroup -= more;
        rest -= more;
    }
    return watts;
}

/// Every place keeps `margin`, as far as the least share allows.
Amounts withMargin(PlaceSpan places, const ShareQuestion &q, double margin)
{
    Amounts watts{}, more{}, count{}; // what the places of a group take beyond the least, and how many they are
    for (std::size_t i = 0; i < places.size(); ++i) {
        watts[i] = std::max(q.least, std::min(places[i]->most - margin, q.demand));
        more[groupOf(places, i)] += watts[i] - q.least;
        count[groupOf(places, i)] += 1;
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto group = groupOf(places, i);
        const double allowed = std::max(0.0, headroomOf(*places[i], q) - margin - count[group] * q.least);
        if (more[group] > allowed)
            watts[i] = q.least + (watts[i] - q.least) * allowed / more[group];
    }
    return watts;
}

double total(const Amounts &watts)
{
    return std::accumulate(watts.begin(), watts.end(), 0.0);
}

/// The largest margin at which the places still take the demand.
Amounts evenlySpared(PlaceSpan places, const ShareQuestion &q)
{
    double low = 0, high = infinite;
    for (const auto *place : places)
        high = std::min({high, place->most, headroomOf(*place, q)});
    for (int i = 0; i < bisections; ++i) {
        const double middle = (low + high) / 2;
        (total(withMargin(places, q, middle)) >= q.demand ? low : high) = middle;
    }
    auto watts = withMargin(places, q, low);
    const double leasts = q.least * static_cast<double>(places.size());
    const double part = (q.demand - leasts) / std::max(total(watts) - leasts, q.demand * slack);
    for (std::size_t i = 0; i < places.size(); ++i)
        watts[i] = q.least + (watts[i] - q.least) * std::min(part, 1.0);
    return watts;
}

bool isAllowed(PlaceSpan places, const Amounts &watts, const ShareQuestion &q)
{
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (watts[i] < q.least - slack * q.demand)
            return false;
    }
    return total(watts) >= q.demand * (1 - slack) && marginOf(places, watts, q.headroom) >= -slack * q.demand;
}

} // namespace

bool isPriced(SitesObjective objective)
{
    return objective == SitesObjective::Cost || objective == SitesObjective::Carbon ||
        objective == SitesObjective::Water;
}

double rateOf(const Slot &slot, SitesObjective objective)
{
    return objective == SitesObjective::Carbon ? slot.gramsPerKwh / 1e3
        : objective == SitesObjective::Water   ? slot.litresPerKwh
                                               : slot.usdPerKwh;
}

double marginOf(PlaceSpan places, const Amounts &watts, std::span<const double> headroom)
{
    const auto left = leftOf(places, watts, {.headroom = headroom});
    double margin = infinite;
    for (std::size_t i = 0; i < places.size(); ++i)
        margin = std::min({margin, places[i]->most - watts[i], left[groupOf(places, i)]});
    return margin;
}

double mostOf(PlaceSpan places, std::span<const double> headroom)
{
    const ShareQuestion all{.headroom = headroom};
    double sum = 0;
    Amounts left{};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto group = groupOf(places, i);
        if (group == i)
            left[i] = headroomOf(*places[i], all);
        const double part = std::min(places[i]->most, left[group]);
        left[group] -= part;
        sum += part;
    }
    return sum;
}

std::optional<SharedDemand> shareDemand(PlaceSpan places, const ShareQuestion &q)
{
    if (mostOf(places, q.headroom) < q.demand)
        return std::nullopt;
    const bool fills = isPriced(q.objective);
    SharedDemand shared{.watts = fills ? filled(places, q) : evenlySpared(places, q)};
    if (!isAllowed(places, shared.watts, q))
        return std::nullopt;
    shared.margin = marginOf(places, shared.watts, q.headroom);
    if (!fills) {
        shared.objective = shared.margin;
        return shared;
    }
    for (std::size_t i = 0; i < places.size(); ++i)
        shared.objective += shared.watts[i] / 1e3 * hoursPerYear * rateOf(*places[i], q.objective);
    return shared;
}

} // namespace gigasite
