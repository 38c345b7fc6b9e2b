// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/best_sites.h"

#include <array>
#include <optional>
#include <span>

namespace gigasite {

inline constexpr std::size_t mostPlaces = 8;
using Amounts = std::array<double, mostPlaces>; ///< W of each place, as many as there are

/// A place that may take part of the demand. Powers in W.
struct Slot {
    double lat = 0, lon = 0;
    int authority = -1; ///< whose headroom it shares; -1 = none's: a typed limit, or outside the tables
    int node = -1; ///< county
    int kept = -1; ///< which of the places that stay it is; -1 = none
    double next = 0, firm = 0; ///< second smallest limit, and plants near: to choose where `most` is the same
    double most = 0; ///< from the grid, by lines, plants and voltage, or typed
    double usdPerKwh = 0, gramsPerKwh = 0, litresPerKwh = 0; ///< of the grid
    double stretch = 1; ///< what its facility takes per W of its part of the demand
    double own = 0; ///< that its own plant gives, which runs first
    double ownUsdPerKwh = 0, ownGramsPerKwh = 0, ownLitresPerKwh = 0; ///< of that plant
    HostLimit binding = HostLimit::None;
    double capacity = 0; ///< with the whole headroom of its authority
};

/// What is asked of a set of places.
struct ShareQuestion {
    double demand = 0;
    double least = 0; ///< that each place takes
    SitesObjective objective = SitesObjective::Cost;
    std::span<const double> headroom; ///< of each authority, from the grid
};

struct SharedDemand {
    Amounts watts{};
    double margin = 0; ///< smallest headroom left at a place
    double objective = 0; ///< USD, kg or l a year, or W of margin; the lower the better but for the margin
};

/// The best shares of these places: x_i ≥ least, x_i ≤ most_i, Σ of an authority ≤ its headroom, Σ x = demand.
///   cost, carbon, water   the limits form a polymatroid, so filling the cheapest place first is optimal; a place whose
///                         own plant is cheaper than its grid is filled in two steps
///   RTT, margin           the largest t with x_i ≤ most_i - t and Σ of an authority ≤ headroom - t, by bisection
/// Nothing where the places cannot host the demand.
std::optional<SharedDemand> shareDemand(std::span<const Slot *const> places, const ShareQuestion &question);

/// What a place that takes `watts` of the demand draws from the grid, and what of the demand it takes at most if it may
/// draw `draw`.
double drawOf(const Slot &slot, double watts);
double wattsOf(const Slot &slot, double draw);
/// Per year, of all a place that takes `watts` draws and makes itself: USD, kg or l.
double costOf(const Slot &slot, double watts, SitesObjective objective);
/// The least that one more kWh of the demand costs there.
double leastRateOf(const Slot &slot, SitesObjective objective);

/// Whether each kWh has a price, in money or in what it takes from the world, and the sum of it counts.
bool isPriced(SitesObjective objective);
/// Of a kWh of the grid there: USD, kg or l.
double rateOf(const Slot &slot, SitesObjective objective);

/// Smallest headroom that is left at a place that takes `watts`.
double marginOf(std::span<const Slot *const> places, const Amounts &watts, std::span<const double> headroom);

/// What the places can host together.
double mostOf(std::span<const Slot *const> places, std::span<const double> headroom);

} // namespace gigasite
