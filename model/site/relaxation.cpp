// SPDX-License-Identifier: GPL-3.0-or-later
// What a binding limit is called, and what would relax it.
#include "model/site/limit_name.h"
#include "model/site/siting.h"
#include "model/site/siting_tables.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

std::string kilometres(double km)
{
    return format(km, Unit::Kilometre).joined();
}

/// Plant with a high-voltage connection nearest to a place; -1 if none has one.
int nearestHighVoltage(const SitingIndex::Tables &t, double lat, double lon)
{
    int best = -1;
    double least = 5;
    for (std::size_t i = 0; i < t.plants.size(); ++i) {
        const double distance = t.plantPoints.squaredDistance(lat, lon, static_cast<int>(i));
        if (t.plants[i].kilovolts >= highVoltage && distance < least) {
            least = distance;
            best = static_cast<int>(i);
        }
    }
    return best;
}

/// A place that does not host a demand, and the rules that would.
struct Asked {
    const SitingIndex &index;
    double lat = 0, lon = 0;
    Watts demand{};
    const SitingRule &rule;
    const Drawn &others;

    HostCapacity host(const SitingRule &changed) const
    {
        return lessDrawn(index.hostCapacity(lat, lon, changed), others, changed);
    }
    bool fits(const SitingRule &changed) const
    {
        const auto there = host(changed);
        return there.capacity && *there.capacity >= demand;
    }
};

/// The first step of one setting of the rule at which the place hosts the demand; nothing if none does.
std::optional<double> firstStep(const Asked &asked, double SitingRule::*setting, double end, double step)
{
    constexpr double rounding = 1e-9, decimals = 1e6;
    auto changed = asked.rule;
    const double from = asked.rule.*setting;
    const auto count = static_cast<int>(std::floor(std::abs(end - from) / step + rounding));
    const double direction = end < from ? -1 : 1;
    const double start =
        direction > 0 ? std::floor(from / step + rounding) * step : std::ceil(from / step - rounding) * step;
    for (int i = 1; i <= count; ++i) {
        changed.*setting = std::round((start + direction * i * step) * decimals) / decimals;
        if (asked.fits(changed))
            return changed.*setting;
    }
    return std::nullopt;
}

Relaxation byZone(const Asked &asked)
{
    auto changed = asked.rule;
    changed.zones = false;
    return asked.fits(changed)
        ? Relaxation{say("Its grid as a whole has enough: let sub-zones not limit."), "grid.zones", "false"}
        : Relaxation{};
}

Relaxation byCurtailment(const Asked &asked)
{
    if (asked.rule.definition != HeadroomDefinition::Flex)
        return {say("By this rule only less demand at the place helps, or a plant of its own.")};
    const auto share = firstStep(asked, &SitingRule::curtailment, 0.01, 0.0005);
    return share
        ? Relaxation{say("Curtailed for %1 of its energy a year, it fits.", formatExact(*share, Unit::Ratio).joined()),
                     "grid.curtailment", shortestDecimal(*share)}
        : Relaxation{};
}

Relaxation byImportShare(const Asked &asked)
{
    const auto share = firstStep(asked, &SitingRule::importShare, 0.05, 0.05);
    return share ? Relaxation{say("It fits where lines need to carry only %1 of the demand.",
                                  formatExact(*share, Unit::Ratio).joined()),
                              "grid.import_share", shortestDecimal(*share)}
                 : Relaxation{};
}

Relaxation byRadius(const Asked &asked)
{
    const auto radius = firstStep(asked, &SitingRule::radiusKm, 300, 5);
    return radius ? Relaxation{say("With plants within %1 it fits.", formatExact(*radius, Unit::Kilometre).joined()),
                               "grid.radius_km", shortestDecimal(*radius)}
                  : Relaxation{};
}

Relaxation byVoltage(const Asked &asked, const SitingIndex::Tables &t)
{
    const int plant = nearestHighVoltage(t, asked.lat, asked.lon);
    const auto host = asked.host(asked.rule);
    if (plant < 0 || !host.next)
        return {};
    const auto &at = t.plants[static_cast<std::size_t>(plant)];
    return {say("The nearest plant on 345 kV or more is %1, %2 away; a line from there would allow %3.", at.name,
                kilometres(greatCircle(asked.lat, asked.lon, at.lat, at.lon).si() / 1e3), watts(*host.next))};
}

Relaxation byBinding(const Asked &asked, HostLimit binding, const SitingIndex::Tables &t)
{
    switch (binding) {
    case HostLimit::Zone:
        if (auto relaxed = byZone(asked); !relaxed.text.empty())
            return relaxed;
        return byCurtailment(asked);
    case HostLimit::Headroom:
        return byCurtailment(asked);
    case HostLimit::Import:
        return byImportShare(asked);
    case HostLimit::Firm:
        return byRadius(asked);
    case HostLimit::Voltage:
        return byVoltage(asked, t);
    case HostLimit::Typed:
    case HostLimit::None:
        break;
    }
    return {};
}

} // namespace

Text limitText(HostLimit binding, const SitingRule &rule)
{
    switch (binding) {
    case HostLimit::Headroom:
        return rule.definition == HeadroomDefinition::Flex ? say("headroom of its grid")
                                                           : say("the 2024 paper's headroom of its grid");
    case HostLimit::Zone:
        return say("headroom of its sub-zone");
    case HostLimit::Import:
        return say("lines into the place");
    case HostLimit::Firm:
        switch (rule.definition) {
        case HeadroomDefinition::Nameplate:
            return say("plants within %1", formatExact(rule.radiusKm, Unit::Kilometre).joined());
        case HeadroomDefinition::Nuclear:
            return say("nuclear plants within %1", formatExact(rule.radiusKm, Unit::Kilometre).joined());
        case HeadroomDefinition::ProRata:
            return say("share of its grid by plants within %1", formatExact(rule.radiusKm, Unit::Kilometre).joined());
        default:
            return say("firm power within %1", formatExact(rule.radiusKm, Unit::Kilometre).joined());
        }
    case HostLimit::Voltage:
        return say("no plant at 345 kV within 50 km");
    case HostLimit::Typed:
        return say("typed limit");
    case HostLimit::None:
        break;
    }
    return {};
}

Relaxation SitingIndex::relaxation(double lat, double lon, Watts demand, const SitingRule &rule,
                                   const Drawn &others) const
{
    const Asked asked{*this, lat, lon, demand, rule, others};
    const auto host = asked.host(rule);
    if (!host.capacity)
        return {};
    if (auto relaxed = byBinding(asked, host.binding, *tables_); !relaxed.text.empty())
        return relaxed;
    const auto missing = watts(demand - *host.capacity);
    if (host.next && *host.next < demand)
        return {say("It would have to rise by %1, and the next limit (%2) is %3.", missing,
                    limitText(host.nextBinding, rule), watts(*host.next))};
    return {say("It would have to rise by %1.", missing)};
}

} // namespace gigasite
