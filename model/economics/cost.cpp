// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/cost.h"

namespace gigasite {

namespace {

constexpr Seconds year = yearsOf365Days(1);

template <class... T> std::optional<Usd> sum(const T &...parts)
{
    if ((!parts || ...))
        return std::nullopt;
    return (*parts + ...);
}

} // namespace

Cost costOf(const Scenario &s, const RackSpec &rack, const SiteSize &size, const PowerPlan &power,
            std::optional<Usd> network, const StepTime &step, const WanBuild &wan,
            const std::optional<PowerPhases> &phases)
{
    Cost cost;
    if (rack.price)
        cost.compute = static_cast<double>(size.racks) * *rack.price;
    cost.network = network;
    if (rack.power) {
        cost.facility = power.facility * UsdPerWatt(s.economics.facilityUsdPerWatt);
        Usd energy{};
        for (const auto &site : power.sites) {
            const Joules used = site.isLost ? Joules() : site.facility * year;
            energy += used * usdPerKwh(site.usdPerKwh.at(1));
        }
        cost.energyPerYear = energy;
    }
    if (rack.power && phases && power.facility > Watts()) {
        cost.averageEnergyPerYear = phases->average * year * usdPerKwh(power.usdPerKwh.at(phases->load));
        cost.kgCo2PerYear = phases->kgCo2PerYear;
    }
    const bool hasWan = wan.links > 0;
    if (hasWan) {
        cost.wanCapital = wan.capital;
        cost.wanPerYear = wan.perYear;
    }
    const bool counted = hasWan && s.conventions.mode == Mode::Corrected; // the papers price no fibre
    cost.capital = sum(cost.compute, cost.network, cost.facility, counted ? cost.wanCapital : std::optional(Usd()));
    const auto perYear = sum(cost.energyPerYear, counted ? cost.wanPerYear : std::optional(Usd()));
    if (cost.capital && perYear)
        cost.totalPerYear = *cost.capital / s.economics.years + *perYear;
    if (cost.totalPerYear && step.total > Seconds())
        cost.usdPerMegatoken = *cost.totalPerYear / year * step.total / Usd(1) / step.tokensPerStep * 1e6;
    return cost;
}

} // namespace gigasite
