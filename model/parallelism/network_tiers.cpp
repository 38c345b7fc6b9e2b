// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/network_tiers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite::measured {

namespace {

/// Of a switch with `ports` hosts, the first of them number `at` of its group: bytes that leave it, in those of a host.
double leaving(double ports, double group, double at)
{
    const auto ofPart = [group](double hosts) { return hosts * (1 - hosts / group); };
    const double first = std::min(ports, group - at);
    const double rest = std::fmod(ports - first, group);
    return ofPart(first) + ofPart(rest);
}

/// Of the switch that sees most, over all places where one may begin.
double mostLeaving(double ports, double group)
{
    constexpr double places = 256; // beyond, what it holds of its first and last group may be alike
    const auto step = static_cast<double>(std::gcd(std::llround(ports), std::llround(group)));
    if (step < 1 || group / step > places) {
        const double over = std::fmod(ports, group);
        return std::max(leaving(ports, group, group - over / 2), leaving(ports, group, (group - over) / 2));
    }
    double most = 0;
    for (double at = 0; at < group; at += step)
        most = std::max(most, leaving(ports, group, at));
    return most;
}

} // namespace

bool isOversubscribed(const Tiers &tiers)
{
    return std::any_of(tiers.begin(), tiers.end(), [](const Tier &t) { return t.oversubscription > 1; });
}

double slowdownBeyond(const Tiers &tiers, double reach, double all)
{
    double slowdown = 1;
    for (const auto &tier : tiers) {
        if (tier.gpus > 0 && all > tier.gpus)
            slowdown = std::max(slowdown, tier.oversubscription * std::min(1.0, reach / tier.gpus));
    }
    return slowdown;
}

double sendReach(Attachment attachment, double gpusPerRack, double racksPerStage, double firstTierPorts)
{
    if (attachment != Attachment::Peers)
        return racksPerStage * gpusPerRack;
    return gpusPerRack * std::max(1.0, std::ceil(racksPerStage / firstTierPorts)) * firstTierPorts;
}

double exchangeLoad(const Tiers &tiers, double group, double groups)
{
    double load = 0;
    for (const auto &tier : tiers) {
        const bool isAbove = tier.gpus > 0 && group * groups > tier.gpus;
        if (isAbove && tier.oversubscription > 1)
            load = std::max(load, tier.oversubscription * mostLeaving(tier.gpus, group) / tier.gpus);
    }
    return load;
}

} // namespace gigasite::measured
