// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"
#include "model/site/per_kwh.h"
#include "model/units/quantity.h"

#include <optional>

namespace gigasite {

/// Power over a training step. GPUs compute at their peak, draw less while nothing hides communication, and least while
/// they wait: in the pipeline's bubble, for stragglers, or because no replica stands on them.
///
///   IT power of a phase     racks' peak · (u x + (1-u-l) x_idle)   u GPUs in use, x the phase's share of peak, l racks
///                                                                  of a lost site, which draw nothing
///   swing                   largest less smallest of the phases that a step has: if all GPUs change at once
///   average                 Σ duty · power of the phase; duties are shares of the step
///   facility                overhead · IT: cooling follows the heat
///   water                   litres per kWh of IT energy · energy of a year at the average
///   load                    average / power of the racks that are not lost, all at their peak; of every site alike
///   water of power plants   litres per kWh of grids and own plants at that load · facility's energy of a year
///   carbon                  grams per kWh of both at that load · the same energy
///
/// Own plants follow the average: what differs between the phases of a step, of seconds, is the grid's or a battery's.
/// Shares of peak: idle 0.3; communication 0.2 to 0.75 in measured training runs (Patel et al. 2024).
struct PhaseShares {
    std::optional<double> idle, communication; ///< of a rack's peak: typed, or of the catalogue
};

struct CoolingFacts {
    std::optional<WattsPerSquareMetre> heatPerArea;
    std::optional<double> litresPerKwh; ///< of IT energy
};

PhaseShares phaseSharesOf(const Scenario &scenario, const Catalog &catalog);
CoolingFacts coolingFactsOf(const Scenario &scenario, const Catalog &catalog);

struct PhaseInput {
    Watts it{}; ///< all racks at their peak
    double overhead = 1; ///< of the racks that are not lost
    double activeShare = 1; ///< GPUs that train, of all
    double lostShare = 0; ///< of all racks: those of a lost site
    double idle = 0, communication = 0; ///< of peak
    Seconds compute{}, exposed{}, step{}; ///< of a step, before `stretch` multiplies all of it
    double stretch = 1;
    double tokensPerStep = 0;
    Seconds training{};
    std::optional<double> litresPerKwh;
    PerKwh gridLitresPerKwh; ///< that power plants consume
    PerKwh gramsCo2PerKwh;
};

struct PowerPhases {
    double active = 0;
    double computeDuty = 0, communicationDuty = 0, idleDuty = 0;
    Watts compute{}, communication{}, idle{}, swing{};
    Watts averageIt{}, average{}; ///< the latter of the facility
    double load = 1; ///< average power, a share of the full one
    Joules perStep{}, perToken{}, perRun{};
    std::optional<double> litresPerYear;
    double gridLitresPerYear = 0, kgCo2PerYear = 0;
};

PowerPhases powerPhases(const PhaseInput &in);

/// At which carbon and water are counted; full load where no step is known.
inline double averageLoad(const std::optional<PowerPhases> &phases)
{
    return phases ? phases->load : 1;
}

} // namespace gigasite
