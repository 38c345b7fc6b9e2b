// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/split_shares.h"

#include "model/units/magnitudes.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

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
        left[groupOf(places, i)] -= drawOf(*places[i], watts[i]);
    return left;
}

double ownRateOf(const Slot &slot, SitesObjective objective)
{
    return objective == SitesObjective::Carbon ? slot.ownGramsPerKwh / 1e3
        : objective == SitesObjective::Water   ? slot.ownLitresPerKwh
                                               : slot.ownUsdPerKwh;
}

/// Part of a place's share: up to `upTo` W of the demand in all, at `rate` for each kWh of it.
struct Step {
    std::size_t place = 0;
    double upTo = infinite;
    double rate = 0;
};

/// The steps of all places, cheapest first. Where an own plant, which runs first, is dearer than the grid, the place
/// has one step at the mean rate of what it may take.
std::vector<Step> stepsOf(PlaceSpan places, const ShareQuestion &q)
{
    std::vector<Step> steps;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto &place = *places[i];
        const double grid = place.stretch * rateOf(place, q.objective);
        const double own = place.stretch * ownRateOf(place, q.objective);
        const double ownWatts = place.own / place.stretch;
        if (place.own > 0 && own <= grid)
            steps.push_back({i, ownWatts, own});
        const double most = std::min(q.demand, wattsOf(place, place.most));
        const double mean = place.own > 0 && own > grid && most > 0
            ? costOf(place, most, q.objective) / (most / 1e3 * hoursPerYear)
            : grid;
        steps.push_back({i, infinite, mean});
    }
    std::stable_sort(steps.begin(), steps.end(), [](const Step &a, const Step &b) { return a.rate < b.rate; });
    return steps;
}

/// Cheapest first.
Amounts filled(PlaceSpan places, const ShareQuestion &q)
{
    Amounts watts{};
    std::fill_n(watts.begin(), places.size(), q.least);
    auto left = leftOf(places, watts, q);
    double rest = q.demand - q.least * static_cast<double>(places.size());
    for (const auto &step : stepsOf(places, q)) {
        const auto i = step.place;
        const auto &place = *places[i];
        auto &ofGroup = left[groupOf(places, i)];
        const double drawn = drawOf(place, watts[i]);
        const double upTo = std::min({wattsOf(place, place.most), wattsOf(place, drawn + ofGroup), step.upTo});
        const double more = std::max(0.0, std::min(rest, upTo - watts[i]));
        watts[i] += more;
        ofGroup -= drawOf(place, watts[i]) - drawn;
        rest -= more;
    }
    return watts;
}

/// Every place keeps `margin`, as far as the least share allows.
Amounts withMargin(PlaceSpan places, const ShareQuestion &q, double margin)
{
    Amounts watts{}, more{}, leasts{}; // what the places of a group draw beyond the least, and what that takes
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto group = groupOf(places, i);
        watts[i] = std::max(q.least, std::min(wattsOf(*places[i], places[i]->most - margin), q.demand));
        leasts[group] += drawOf(*places[i], q.least);
        more[group] += drawOf(*places[i], watts[i]) - drawOf(*places[i], q.least);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto group = groupOf(places, i);
        const double allowed = std::max(0.0, headroomOf(*places[i], q) - margin - leasts[group]);
        const double least = drawOf(*places[i], q.least), beyond = drawOf(*places[i], watts[i]) - least;
        if (more[group] > allowed && beyond > 0)
            watts[i] = wattsOf(*places[i], least + beyond * allowed / more[group]);
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

double drawOf(const Slot &slot, double watts)
{
    return std::max(slot.stretch * watts - slot.own, 0.0);
}

double wattsOf(const Slot &slot, double draw)
{
    return (draw + slot.own) / slot.stretch;
}

double costOf(const Slot &slot, double watts, SitesObjective objective)
{
    const double grid = drawOf(slot, watts), own = slot.stretch * watts - grid;
    return (grid * rateOf(slot, objective) + own * ownRateOf(slot, objective)) / 1e3 * hoursPerYear;
}

double leastRateOf(const Slot &slot, SitesObjective objective)
{
    const double grid = rateOf(slot, objective);
    return slot.stretch * (slot.own > 0 ? std::min(grid, ownRateOf(slot, objective)) : grid);
}

double marginOf(PlaceSpan places, const Amounts &watts, std::span<const double> headroom)
{
    const auto left = leftOf(places, watts, {.headroom = headroom});
    double margin = infinite;
    for (std::size_t i = 0; i < places.size(); ++i)
        margin = std::min({margin, places[i]->most - drawOf(*places[i], watts[i]), left[groupOf(places, i)]});
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
        sum += wattsOf(*places[i], part);
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
        shared.objective += costOf(*places[i], shared.watts[i], q.objective);
    return shared;
}

} // namespace gigasite
