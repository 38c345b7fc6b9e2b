// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/network_tiers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite::measured {

namespace {

/// Of a switch with `ports` hosts, the first of them number `at` of its group: what leaves it, in hosts' worth. Whole
/// groups under it keep all to themselves.
template <class Part> double leaving(double ports, double group, double at, Part ofPart)
{
    const double first = std::min(ports, group - at);
    const double rest = std::fmod(ports - first, group);
    return (first < group ? ofPart(first) : 0) + (rest > 0 ? ofPart(rest) : 0);
}

/// Of the switch that sees most: groups stand side by side from the first switch on, until `all` hosts are.
template <class Part> double mostLeaving(double ports, double group, double all, Part ofPart)
{
    constexpr double places = 256; // beyond, what a switch holds of its first and last group may be alike
    const auto step = static_cast<double>(std::gcd(std::llround(ports), std::llround(group)));
    const double switches = std::min(std::ceil(all / ports), step < 1 ? places + 1 : group / step);
    double most = 0;
    for (double i = 0; i < std::min(switches, places); ++i)
        most = std::max(most, leaving(std::min(ports, all - i * ports), group, std::fmod(i * ports, group), ofPart));
    if (switches <= places)
        return most;
    const double over = std::fmod(ports, group);
    for (const double at : {group - over / 2, (group - over) / 2})
        most = std::max(most, leaving(ports, group, at, ofPart));
    return most;
}

} // namespace

bool isOversubscribed(const Tiers &tiers)
{
    return std::any_of(tiers.begin(), tiers.end(), [](const Tier &t) { return t.oversubscription > 1; });
}

double HostUse::most(double hosts) const
{
    return cycle > used ? used * std::floor(hosts / cycle) + std::min(used, std::fmod(hosts, cycle)) : hosts;
}

HostUse useOfHosts(Attachment attachment, double rack, double used, double firstTierPorts)
{
    if (used >= rack || attachment == Attachment::InOrder || attachment == Attachment::Rails)
        return {};
    const double peers = attachment == Attachment::Peers ? std::max(1.0, firstTierPorts) : 1;
    return {rack * peers, used * peers};
}

double slowdownBeyond(const Tiers &tiers, double reach, double all, const HostUse &use)
{
    double slowdown = 1;
    for (const auto &tier : tiers) {
        if (tier.gpus <= 0 || all <= tier.gpus)
            continue;
        const double senders = all - reach; // the last ones have nobody beyond them
        const double leave = senders >= tier.gpus ? std::min(reach, tier.gpus)
                                                  : std::max(0.0, senders - std::max(0.0, tier.gpus - reach));
        slowdown = std::max(slowdown, tier.oversubscription * use.most(leave) / tier.gpus);
    }
    return slowdown;
}

double ringSlowdown(const Tiers &tiers, double reach, double group, double groups, const HostUse &use)
{
    double slowdown = 1;
    for (const auto &tier : tiers) {
        if (tier.gpus <= 0 || tier.oversubscription <= 1)
            continue;
        const double leave = mostLeaving(tier.gpus, group, group * groups,
                                         [&](double hosts) { return std::min(use.most(hosts), use.most(reach)); });
        slowdown = std::max(slowdown, tier.oversubscription * std::min(leave, use.most(tier.gpus)) / tier.gpus);
    }
    return slowdown;
}

double sendReach(Attachment attachment, double gpusPerRack, double racksPerStage, double firstTierPorts)
{
    if (attachment != Attachment::Peers)
        return racksPerStage * gpusPerRack;
    return gpusPerRack * std::max(1.0, std::ceil(racksPerStage / firstTierPorts)) * firstTierPorts;
}

double exchangeLoad(const Tiers &tiers, double group, double groups, double away, const HostUse &use)
{
    double load = 0;
    for (const auto &tier : tiers) {
        if (tier.gpus <= 0 || tier.oversubscription <= 1)
            continue;
        const double leave = mostLeaving(tier.gpus, group, group * groups, [&](double hosts) {
            return use.most(hosts) * (1 - use.most(hosts) / use.most(group));
        });
        load = std::max(load, tier.oversubscription * std::min(away * use.most(tier.gpus), leave) / tier.gpus);
    }
    return load;
}

} // namespace gigasite::measured
