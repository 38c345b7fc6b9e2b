// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/layout_figure.h"

#include "model/scenario/scenario_io.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace gigasite {

namespace {

/// Whether two scenarios are the same but for where the sites stand and what their grid gives.
bool differInPlacesOnly(const Scenario &a, const Scenario &b)
{
    constexpr std::array places{".lat", ".lon", ".limit_w", ".onsite_w", ".usd_per_kwh", ".locked"};
    const auto changed = differences(a, b);
    return std::all_of(changed.begin(), changed.end(), [&](const Parameter *p) {
        return p->key.starts_with("site.") &&
            std::any_of(places.begin(), places.end(), [&](const char *end) { return p->key.ends_with(end); });
    });
}

bool haveSameNames(const PowerPlan &a, const PowerPlan &b)
{
    return std::equal(a.sites.begin(), a.sites.end(), b.sites.begin(), b.sites.end(),
                      [](const SitePower &x, const SitePower &y) { return x.name == y.name; });
}

/// What the clock of the step is made of; sites far from each other may stretch it.
auto timesOf(const StepTime &step)
{
    return std::tie(step.total, step.slotCount, step.tail, step.exposedPerPass, step.waiting, step.optimizer,
                    step.overhead, step.stageForward, step.stageBackward);
}

} // namespace

bool isSameLayout(const Snapshot &a, const Snapshot &b)
{
    if (!a.isComplete() || !b.isComplete() || !a.scenario || !b.scenario || a.facts != b.facts)
        return false;
    if (a.baseline != b.baseline || a.preview != b.preview)
        return false;
    const auto &here = *a.evaluation, &there = *b.evaluation;
    if (here.chosen || there.chosen) // searched for: another place may bring another layout
        return false;
    return timesOf(here.step) == timesOf(there.step) && haveSameNames(here.power, there.power) &&
        differInPlacesOnly(*a.scenario, *b.scenario);
}

} // namespace gigasite
