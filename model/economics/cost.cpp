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
            std::optional<Usd> network, const StepTime &step)
{
    Cost cost;
    if (rack.price)
        cost.compute = static_cast<double>(size.racks) * *rack.price;
    cost.network = network;
    if (rack.power) {
        cost.facility = power.facility * UsdPerWatt(s.economics.facilityUsdPerWatt);
        Usd energy{};
        double kg = 0;
        for (const auto &site : power.sites) {
            const Joules used = site.facility * year;
            energy += used * usdPerKwh(site.usdPerKwh);
            kg += used.si() / 3.6e6 * site.gramsCo2PerKwh / 1000;
        }
        cost.energyPerYear = energy;
        cost.kgCo2PerYear = kg;
    }
    cost.capital = sum(cost.compute, cost.network, cost.facility);
    if (cost.capital && cost.energyPerYear)
        cost.totalPerYear = *cost.capital / s.economics.years + *cost.energyPerYear;
    if (cost.totalPerYear && step.total > Seconds())
        cost.usdPerMegatoken = *cost.totalPerYear / year * step.total / Usd(1) / step.tokensPerStep * 1e6;
    return cost;
}

} // namespace gigasite
