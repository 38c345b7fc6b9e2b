// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/power_phases.h"

#include "model/scenario/rack_sheet.h"

#include <algorithm>

namespace gigasite {

namespace {

constexpr double joulesPerKwh = 3.6e6;

std::optional<double> orElse(const AutoNumber &typed, std::optional<double> known)
{
    return typed ? typed : known;
}

} // namespace

PhaseShares phaseSharesOf(const Scenario &s, const Catalog &catalog)
{
    const LayeredItem facts(s, catalog, ItemKind::Planning, "datacenter");
    return {.idle = orElse(s.power.idleShare, facts.number("gpu_idle_fraction")),
            .communication = orElse(s.power.communicationShare, facts.number("gpu_communication_fraction"))};
}

CoolingFacts coolingFactsOf(const Scenario &s, const Catalog &catalog)
{
    const LayeredItem facts(s, catalog, ItemKind::Planning, coolingItem(s.power.cooling));
    CoolingFacts out;
    if (const auto heat = orElse(s.power.coolingWattsPerM2, facts.number("heat_per_area")); heat && *heat > 0)
        out.heatPerArea = WattsPerSquareMetre(*heat);
    out.litresPerKwh = orElse(s.power.waterLitresPerKwh, facts.number("water_per_it_energy"));
    return out;
}

PowerPhases powerPhases(const PhaseInput &in)
{
    PowerPhases out;
    out.active = in.activeShare;
    out.computeDuty = in.compute * in.stretch / in.step;
    out.communicationDuty = in.exposed * in.stretch / in.step;
    constexpr double nothing = 1e-12; // what rounding leaves of a step that never waits
    out.idleDuty = 1 - out.computeDuty - out.communicationDuty;
    if (out.idleDuty < nothing)
        out.idleDuty = 0;

    const double idling = 1 - in.activeShare - in.lostShare;
    const auto phase = [&](double share) { return in.it * (in.activeShare * share + idling * in.idle); };
    out.compute = phase(1);
    out.communication = phase(in.communication);
    out.idle = in.it * ((1 - in.lostShare) * in.idle);
    const auto lowest = std::min(out.communicationDuty > 0 ? out.communication : out.compute,
                                 out.idleDuty > 0 ? out.idle : out.compute);
    out.swing = out.compute - lowest;

    out.averageIt = out.computeDuty * out.compute + out.communicationDuty * out.communication + out.idleDuty * out.idle;
    out.average = in.overhead * out.averageIt;
    out.load = out.averageIt / ((1 - in.lostShare) * in.it);
    out.perStep = out.average * in.step;
    if (in.tokensPerStep > 0)
        out.perToken = out.perStep / in.tokensPerStep;
    out.perRun = out.average * in.training;
    if (in.litresPerKwh)
        out.litresPerYear = *in.litresPerKwh * (out.averageIt * yearsOf365Days(1)).si() / joulesPerKwh;
    const double kwhPerYear = (out.average * yearsOf365Days(1)).si() / joulesPerKwh;
    out.gridLitresPerYear = in.gridLitresPerKwh.at(out.load) * kwhPerYear;
    out.kgCo2PerYear = in.gramsCo2PerKwh.at(out.load) * kwhPerYear / 1000;
    return out;
}

} // namespace gigasite
