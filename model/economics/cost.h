// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fabric/clos.h"
#include "model/scenario/rack_spec.h"
#include "model/site/power.h"
#include "model/site/power_phases.h"
#include "model/site/wan_build.h"
#include "model/step/step_time.h"

#include <optional>

namespace gigasite {

/// What it costs to build and run. Every part is missing where the catalogue lacks a price and none is typed; sums of
/// missing parts are missing too, never partial.
///
///   compute    racks · rack price
///   network    of all sites
///   facility   $/W · facility power
///   energy     Σ facility power of a site · 8,760 h · its price    (full load all year; a lost site draws nothing,
///              but its racks, building and network stay paid for)
///   WAN        fibre bought, or leased per year; the papers price none, so printed mode leaves it out of sums
///   per year   capital / years + energy + lease
///   carbon     of the energy at the average power of a step, as water is (power_phases.h)

struct Cost {
    std::optional<Usd> compute, network, facility, capital;
    std::optional<Usd> energyPerYear, totalPerYear;
    std::optional<Usd> averageEnergyPerYear; ///< at the average power of a step, and what energy costs at that load
    std::optional<Usd> wanCapital, wanPerYear; ///< nothing with one site
    std::optional<double> usdPerMegatoken;
    std::optional<double> kgCo2PerYear;
};

Cost costOf(const Scenario &scenario, const RackSpec &rack, const SiteSize &size, const PowerPlan &power,
            std::optional<Usd> network, const StepTime &step, const WanBuild &wan,
            const std::optional<PowerPhases> &phases);

} // namespace gigasite
