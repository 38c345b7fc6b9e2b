// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"
#include "model/units/quantity.h"

#include <optional>
#include <vector>

namespace gigasite {

/// Fibre between the sites that train, and what it costs. Links form the shortest ring; two sites have one, and a
/// pipeline across sites, which passes them in the order of their numbers, is not closed. The papers' conventions,
/// which know two sites, number a ring so, too.
///
///   lease          links · wavelengths · price of one per year, its ends included
///   dark fibre     2 strands · pairs · km of all routes · price per strand and km, once
///   new build      km of all routes · price per km, once: a cable has more strands than training fills
///   transponders   2 links · wavelengths · price of one, once: on dark fibre and new builds, no regenerators
///   amplifiers     pairs · Σ (⌈route / span⌉ - 1) · price of one, once: on dark fibre and new builds; the papers'
///                  conventions, which price no fibre at all, count them only
///
/// Prices are planning figures without public confirmation; the catalogue has their tier and range.
struct WanBuild {
    double links = 0;
    Metres route{}; ///< of all links together
    double amplifiers = 0;
    std::optional<Usd> wavePerYear, strandKm, buildKm, transponder, amplifier; ///< typed, or of the catalogue
    std::optional<Usd> perYear, capital;
    std::optional<Usd> perYearLow, perYearHigh; ///< by the range of the catalogue's price
};

/// `legs`: great circles of the links. `wavelengths` and `pairs` of each.
WanBuild buildWan(const Scenario &scenario, const Catalog &catalog, const std::vector<Metres> &legs, double wavelengths,
                  double pairs);

} // namespace gigasite
