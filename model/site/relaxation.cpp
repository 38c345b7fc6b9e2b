// SPDX-License-Identifier: GPL-3.0-or-later
// What a binding limit is called, and what would relax it.
#include "model/site/siting.h"
#include "model/site/siting_tables.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

std::string watts(Watts w)
{
    return format(w.si(), Unit::Watt).joined();
}

std::string kilometres(double km)
{
    return format(km, Unit::Kilometre).joined();
}

/// Steps from a setting to the end of its range, as its slider goes.
struct Steps {
    double from, to, step;
};

/// The first step at which `rule` with it hosts the demand; nothing if none does.
template <class Set, class Hosts> std::optional<double> firstStep(Steps steps, Set set, Hosts hosts)
{
    const auto count = static_cast<int>(std::floor(std::abs(steps.to - steps.from) / steps.step + 1e-9));
    const double direction = steps.to < steps.from ? -1 : 1;
    const double start = direction > 0 ? std::floor(steps.from / steps.step + 1e-9) * steps.step
                                       : std::ceil(steps.from / steps.step - 1e-9) * steps.step;
    for (int i = 1; i <= count; ++i) {
        const double value = std::round((start + direction * i * steps.step) * 1e6) / 1e6;
        if (hosts(set(value)))
            return value;
    }
    return std::nullopt;
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
            return say("plants within %1", kilometres(rule.radiusKm));
        case HeadroomDefinition::Nuclear:
            return say("nuclear plants within %1", kilometres(rule.radiusKm));
        case HeadroomDefinition::ProRata:
            return say("share of its grid by plants within %1", kilometres(rule.radiusKm));
        default:
            return say("firm power within %1", kilometres(rule.radiusKm));
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
    const auto host = lessDrawn(hostCapacity(lat, lon, rule), others, rule);
    if (!host.capacity)
        return {};
    const auto hosts = [&](const SitingRule &changed) {
        const auto there = lessDrawn(hostCapacity(lat, lon, changed), others, changed);
        return there.capacity && *there.capacity >= demand;
    };
    const auto missing = watts(demand - *host.capacity);
    auto changed = rule;
    switch (host.binding) {
    case HostLimit::Zone:
        changed.zones = false;
        if (hosts(changed))
            return {say("Its grid as a whole has enough: let sub-zones not limit."), "grid.zones", "false"};
        [[fallthrough]];
    case HostLimit::Headroom: {
        if (rule.definition == HeadroomDefinition::Paper)
            return {say("Only another rule or less demand helps: the 2024 paper's table is %1 short.", missing)};
        changed = rule;
        const auto curtailed = firstStep(
            {rule.curtailment, 0.01, 0.0005}, [&](double c) { return changed.curtailment = c, changed; }, hosts);
        if (curtailed)
            return {
                say("Curtailed for %1 of its energy a year, it fits.", formatExact(*curtailed, Unit::Ratio).joined()),
                "grid.curtailment", shortestDecimal(*curtailed)};
        break;
    }
    case HostLimit::Import: {
        const auto share = firstStep(
            {rule.importShare, 0.05, 0.05}, [&](double v) { return changed.importShare = v, changed; }, hosts);
        if (share)
            return {say("It fits where lines need to carry only %1 of the demand.",
                        formatExact(*share, Unit::Ratio).joined()),
                    "grid.import_share", shortestDecimal(*share)};
        break;
    }
    case HostLimit::Firm: {
        const auto radius =
            firstStep({rule.radiusKm, 300, 5}, [&](double km) { return changed.radiusKm = km, changed; }, hosts);
        if (radius)
            return {say("With plants within %1 it fits.", kilometres(*radius)), "grid.radius_km",
                    shortestDecimal(*radius)};
        break;
    }
    case HostLimit::Voltage: {
        const int plant = nearestHighVoltage(*tables_, lat, lon);
        if (plant < 0 || !host.next)
            return {};
        const auto &at = tables_->plants[static_cast<std::size_t>(plant)];
        return {say("The nearest plant on 345 kV or more is %1, %2 away; a line from there would allow %3.", at.name,
                    kilometres(greatCircle(lat, lon, at.lat, at.lon).si() / 1e3), watts(*host.next))};
    }
    case HostLimit::Typed:
    case HostLimit::None:
        return {};
    }
    if (host.next && *host.next < demand)
        return {say("It would have to rise by %1, and next %2 allows only %3.", missing,
                    limitText(host.nextBinding, rule), watts(*host.next))};
    return {say("It would have to rise by %1.", missing)};
}

} // namespace gigasite
