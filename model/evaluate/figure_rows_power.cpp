// SPDX-License-Identifier: GPL-3.0-or-later
// Power in the phases of a step, energy, cooling and water.
#include "model/evaluate/figure_rows.h"

namespace gigasite::detail {

namespace {

template <auto Part> double ofPhases(const E &e)
{
    if (!e.phases)
        return none;
    if constexpr (requires { (*e.phases.*Part).si(); })
        return (*e.phases.*Part).si();
    else
        return *e.phases.*Part;
}

using P = PowerPhases;

double fromOwnPlants(const E &e)
{
    if (!e.phases)
        return none;
    Watts sum{};
    for (const auto &site : e.power.sites)
        sum += site.ownAt(e.phases->load);
    return sum.si();
}

double fromGrid(const E &e)
{
    if (!e.phases)
        return none;
    constexpr double rounding = 1e-12;
    const double average = e.phases->average.si(), rest = average - fromOwnPlants(e);
    return std::abs(rest) > rounding * average ? rest : 0;
}

void addFacts(std::vector<Figure> &rows)
{
    rows.push_back({"power.heat_w_per_m2", "Heat per area in use", G::Power, U::WattPerSquareMetre, Stage::Sites,
                    [](const E &e) -> double { return known(e.cooling.heatPerArea); }, "", "", "catalogue, or typed",
                    "", lookedUp("power.cooling power.cooling_w_per_m2")});
    rows.push_back({"power.water_per_it_l_per_kwh", "Water per IT energy in use", G::Power, U::LitrePerKwh,
                    Stage::Sites, [](const E &e) -> double { return known(e.cooling.litresPerKwh); }, "", "",
                    "catalogue, or typed", "", lookedUp("power.cooling power.water_l_per_kwh")});
    rows.push_back({"power.idle_of_peak", "Idle power in use", G::Power, U::Ratio, Stage::Sites,
                    [](const E &e) -> double { return known(e.phaseShares.idle); }, "", "", "catalogue, or typed", "",
                    lookedUp("power.idle_share")});
    rows.push_back({"power.communication_of_peak", "Communicating power in use", G::Power, U::Ratio, Stage::Sites,
                    [](const E &e) -> double { return known(e.phaseShares.communication); }, "", "",
                    "catalogue, or typed", "", lookedUp("power.communication_share")});
}

void addDuties(std::vector<Figure> &rows)
{
    rows.push_back({"power.active_share", "GPUs in use, of all", G::Power, U::Ratio, Stage::Step, ofPhases<&P::active>,
                    "layout.gpus_used / site.gpus", "", "the others idle, or are lost"});
    rows.push_back({"power.compute_duty", "Power phase: computing", G::Power, U::Ratio, Stage::Step,
                    ofPhases<&P::computeDuty>, "step.compute_s / step.time_s", "", "share of the step"});
    rows.push_back({"power.communication_duty", "Power phase: communicating", G::Power, U::Ratio, Stage::Step,
                    ofPhases<&P::communicationDuty>, "step.exposed_s / step.time_s", "",
                    "share of the step that nothing hides"});
    rows.push_back({"power.idle_duty", "Power phase: waiting", G::Power, U::Ratio, Stage::Step, ofPhases<&P::idleDuty>,
                    "max(0, 1 - power.compute_duty - power.communication_duty)", "",
                    "the rest: bubble, overhead, stragglers"});
}

void addPower(std::vector<Figure> &rows)
{
    rows.push_back({"power.compute_w", "IT power while computing", G::Power, U::Watt, Stage::Step,
                    ofPhases<&P::compute>,
                    "power.it_w * (power.active_share + (1 - power.active_share - power.lost_share) * "
                    "power.idle_of_peak)",
                    "", "GPUs in use at their peak, the others idle, those of a lost site off"});
    rows.push_back({"power.communication_w", "IT power while communicating", G::Power, U::Watt, Stage::Step,
                    ofPhases<&P::communication>,
                    "power.it_w * (power.active_share * power.communication_of_peak + (1 - power.active_share - "
                    "power.lost_share) * power.idle_of_peak)",
                    "", "Patel et al. 2024: 20 to 75 % of peak in measured training runs"});
    rows.push_back({"power.idle_w", "IT power while waiting", G::Power, U::Watt, Stage::Step, ofPhases<&P::idle>,
                    "power.it_w * (1 - power.lost_share) * power.idle_of_peak", "",
                    "all GPUs idle, those of a lost site off"});
    rows.push_back({"power.swing_w", "Swing between phases", G::Power, U::Watt, Stage::Step, ofPhases<&P::swing>,
                    "power.compute_w - min((power.communication_duty > 0) ? power.communication_w : power.compute_w, "
                    "(power.idle_duty > 0) ? power.idle_w : power.compute_w)",
                    "", "at most: if all GPUs change phase at once; within every step"});
    rows.push_back({"power.average_it_w", "Average IT power", G::Power, U::Watt, Stage::Step, ofPhases<&P::averageIt>,
                    "power.compute_duty * power.compute_w + power.communication_duty * power.communication_w + "
                    "power.idle_duty * power.idle_w",
                    "", "over a step"});
    rows.push_back({"power.average_w", "Average site power", G::Power, U::Watt, Stage::Step, ofPhases<&P::average>,
                    "power.running_overhead * power.average_it_w", "", "cooling follows the heat"});
}

void addSources(std::vector<Figure> &rows)
{
    rows.push_back({"power.average_own_w", "Average power from own plants", G::Power, U::Watt, Stage::Step,
                    fromOwnPlants, "", "", "of each site: what its own plants can give, at most what it draws", "",
                    perSite("power.average_w power.site_w site.1.onsite_w sites.count site.1.share wan.lost_site")});
    rows.push_back({"power.average_grid_w", "Average power from the grid", G::Power, U::Watt, Stage::Step,
                    [](const E &e) -> double { return fromGrid(e); }, "power.average_w - power.average_own_w", "",
                    "own plants run first"});
    rows.push_back({"power.average_usd_per_kwh", "Price of energy at average power", G::Power, U::UsdPerKwh,
                    Stage::Step,
                    [](const E &e) -> double { return e.phases ? e.power.usdPerKwh.at(e.phases->load) : none; }, "", "",
                    "as at full load, but of less energy own plants give a larger part", "",
                    perSite("power.average_w power.site_w site.1.usd_per_kwh site.1.onsite_w power.onsite_usd_per_kwh "
                            "sites.count site.1.share site.1.lat site.1.lon wan.lost_site")});
}

void addEnergy(std::vector<Figure> &rows)
{
    rows.push_back({"power.energy_j_per_step", "Energy per step", G::Power, U::Joule, Stage::Step,
                    ofPhases<&P::perStep>, "power.average_w * step.time_s", "", "of the facility"});
    rows.push_back({"power.energy_j_per_token", "Energy per token", G::Power, U::Joule, Stage::Step,
                    ofPhases<&P::perToken>, "power.energy_j_per_step / step.tokens", "", "of the facility"});
    rows.push_back({"power.energy_j_per_run", "Energy of the training run", G::Power, U::Joule, Stage::Step,
                    ofPhases<&P::perRun>, "power.average_w * training.time_s", "", "of the facility"});
    rows.push_back({"power.water_l_per_year", "Water per year", G::Power, U::LitrePerYear, Stage::Step,
                    [](const E &e) -> double { return e.phases ? known(e.phases->litresPerYear) : none; },
                    "power.water_per_it_l_per_kwh * power.average_it_w * const.year_s / 3600000", "",
                    "that cooling evaporates, at the average power; not that of power plants"});
    rows.push_back({"power.grid_water_l_per_year", "Water of power plants per year", G::Power, U::LitrePerYear,
                    Stage::Step, ofPhases<&P::gridLitresPerYear>,
                    "power.grid_water_l_per_kwh * power.average_w * const.year_s / 3600000", "",
                    "that plants of the grid and own ones consume for the site, at the average power"});
}

} // namespace

std::span<const Figure> phaseRows()
{
    static const auto rows = [] {
        std::vector<Figure> all;
        addFacts(all);
        addDuties(all);
        addPower(all);
        addSources(all);
        addEnergy(all);
        return all;
    }();
    return rows;
}

} // namespace gigasite::detail
