// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/tree_choice.h"

#include "model/units/unit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr double maxLinks = 1 << 28; ///< one-way; 2 GB of capacities

void checkTier(const NetworkSpec &spec, std::uint32_t tier, Problems &problems)
{
    const auto &t = spec.tiers[tier - 1];
    const bool top = tier == spec.tiers.size();
    const auto name = say("Tier %1 switches", withCommas(tier));
    if (t.down < 1 || t.down > maxPorts)
        problems.push_back(
            error(portsKey(tier, "down"),
                  say("%1 have %2 down; between 1 and %3 can be used.", name, portsOf(t.down), withCommas(maxPorts)),
                  {useFix(Text::verbatim(t.down < 1 ? "1" : withCommas(maxPorts)), portsKey(tier, "down"),
                          t.down < 1 ? 1 : maxPorts)}));
    if (top && t.up > 0)
        problems.push_back(
            error(portsKey(tier, "up"),
                  say("%1 are the top and have %2 up that lead nowhere; all their ports go down.", name, portsOf(t.up)),
                  {{say("Use %1 down", withCommas(t.down + double(t.up))),
                    portsKey(tier, "down"),
                    shortestDecimal(t.down + double(t.up)),
                    {{portsKey(tier, "up"), "0"}}}}));
    if (!top && t.up < 1)
        problems.push_back(error(
            portsKey(tier, "up"),
            say("%1 have no port up, so that hosts under different ones are disconnected. One port up connects them.",
                name),
            {useFix(say("1 up"), portsKey(tier, "up"), 1)}));
    if (!top && t.up > maxPorts)
        problems.push_back(
            error(portsKey(tier, "up"),
                  say("%1 have %2 up; no more than %3 can be used.", name, portsOf(t.up), withCommas(maxPorts)),
                  {useFix(Text::verbatim(withCommas(maxPorts)), portsKey(tier, "up"), maxPorts)}));
}

void checkTiers(const NetworkSpec &spec, Problems &problems)
{
    const auto t = spec.tiers.size();
    if (t < 1 || t > maxTiers) {
        const double nearest = t < 1 ? 1 : maxTiers;
        problems.push_back(error(
            "network.tiers",
            say("A fat tree has 1 to %1 tiers, not %2.", withCommas(maxTiers), withCommas(static_cast<double>(t))),
            {useFix(tiersOf(nearest), "network.tiers", nearest)}));
        return;
    }
    for (std::uint32_t tier = 1; tier <= t; ++tier)
        checkTier(spec, tier, problems);
    // One radix for all, split half and half with a port left over: what an odd radix comes to.
    const auto &leaf = spec.tiers.front();
    const auto halved = [&](const TreeTier &tier) { return tier == leaf && tier.down == tier.up; };
    if (t > 1 && std::all_of(spec.tiers.begin(), spec.tiers.end() - 1, halved) &&
        spec.tiers.back().down == 2 * leaf.down + 1)
        problems.push_back(
            oddRadix(spec.tiers.back().down, nearestRadices({spec.tiers.back().down, static_cast<std::uint32_t>(t)})));
}

/// Hosts the trees of one site have room for.
double roomOf(const NetworkSpec &spec)
{
    double positions = 1;
    for (const auto &tier : spec.tiers)
        positions *= tier.down;
    if (spec.railOnly)
        return positions * spec.domain;
    if (spec.attachment == Attachment::CrossRack && spec.domain > 1) {
        const double group = double(spec.domain) * spec.tiers.front().down;
        return std::floor(positions / group) * group;
    }
    return positions;
}

/// The nearest trees of the same ratios with room for all: the least radix above, and the fewest tiers more.
struct Roomier {
    std::uint32_t radix = 0, tiers = 0; ///< 0 = there is none
};

Roomier roomier(const NetworkSpec &spec)
{
    Roomier nearest;
    const auto shape = shapeOf(spec.tiers);
    if (!shape)
        return nearest;
    auto hasRoom = [other = spec](const TreeShape &asked) mutable {
        auto tiers = asked.split();
        if (!tiers)
            return false;
        other.tiers = *std::move(tiers);
        return roomOf(other) >= other.hosts;
    };
    auto wider = *shape, higher = *shape;
    while (nearest.radix == 0 && wider.radix < maxPorts) {
        ++wider.radix;
        nearest.radix = hasRoom(wider) ? wider.radix : 0;
    }
    while (nearest.tiers == 0 && higher.tiers < maxTiers) {
        ++higher.tiers;
        nearest.tiers = hasRoom(higher) ? higher.tiers : 0;
    }
    return nearest;
}

void checkRoom(const NetworkSpec &spec, Problems &problems)
{
    const auto room = roomOf(spec);
    if (spec.hosts <= room)
        return;
    const bool cross = spec.attachment == Attachment::CrossRack && spec.domain > 1 && !spec.railOnly;
    const auto nearest = roomier(spec);
    std::vector<Fix> fixes;
    Text enough;
    if (nearest.radix > 0) {
        enough = say("%1 a switch", portsOf(nearest.radix));
        fixes.push_back(useFix(portsOf(nearest.radix), "network.radix", nearest.radix));
    }
    if (nearest.tiers > 0) {
        enough = enough.empty() ? tiersOf(nearest.tiers) : say("%1, or %2", enough, tiersOf(nearest.tiers));
        fixes.push_back(useFix(tiersOf(nearest.tiers), "network.tiers", nearest.tiers));
    } else if (nearest.radix == 0 && spec.tiers.size() < maxTiers) {
        fixes.push_back({say("Choose the tiers automatically"), "network.tiers", "auto"});
    }
    if (room >= 1)
        fixes.push_back(useFix(endpointsOf(room), "network.endpoints", room));
    const auto tiers = tiersOf(static_cast<double>(spec.tiers.size()));
    if (cross && room < 1) {
        problems.push_back(error(
            "network.endpoints",
            behind(
                say("Attached across racks, the %1 GPUs of a scale-up domain hang under as many first-tier switches, "
                    "more than %2 of these switches join.",
                    withCommas(spec.domain), tiers),
                enough.empty() ? say("Attached by rack they need no more than one.")
                               : say("The nearest that connect all %1 endpoints: %2.", withCommas(spec.hosts), enough)),
            std::move(fixes)));
        return;
    }
    problems.push_back(
        error("network.endpoints",
              behind(cross ? say("%1 of these switches connect %2 attached across racks (in groups of "
                                 "%3 first-tier switches), fewer than the %4 there are.",
                                 tiers, endpointsOf(room), withCommas(spec.domain), withCommas(spec.hosts))
                           : say("%1 of these switches connect %2, fewer than the %3 there are.", tiers,
                                 endpointsOf(room), withCommas(spec.hosts)),
                     enough.empty() ? enough : say("The nearest that connect them all: %1.", enough)),
              std::move(fixes)));
}

/// One-way links as Network will number them, in doubles, so that nothing overflows on the way to a refusal.
double linksOf(const NetworkSpec &spec)
{
    double below = spec.hosts, width = 1, links = 0;
    if (spec.railOnly)
        below = std::ceil(below / spec.domain);
    for (std::size_t i = 0; i < spec.tiers.size(); ++i) {
        links += 2 * (below + (i == 0 ? double(spec.domain) * spec.tiers[0].down : 0)) * width;
        below = std::ceil(below / spec.tiers[i].down);
        width *= spec.tiers[i].up;
    }
    links *= double(spec.sites) * spec.planes * (spec.railOnly ? spec.domain : 1);
    return links + 2.0 * spec.hosts * spec.sites;
}

bool canBeBuilt(const NetworkSpec &spec)
{
    return linksOf(spec) <= maxLinks && roomOf(spec) >= spec.hosts && checkNetwork(spec).empty();
}

/// The greatest value below `most`, of a member that counts, with which `spec` can be built; 0 = there is none. Links
/// grow with every such member.
std::uint32_t mostOf(NetworkSpec spec, std::uint32_t &(*member)(NetworkSpec &), std::uint32_t step = 1)
{
    std::uint32_t fits = 0, tooMany = (member(spec) + step - 1) / step;
    while (tooMany - fits > 1) {
        const auto middle = fits + (tooMany - fits) / 2;
        member(spec) = middle * step;
        (linksOf(spec) <= maxLinks ? fits : tooMany) = middle;
    }
    member(spec) = fits * step;
    return fits > 0 && canBeBuilt(spec) ? fits * step : 0;
}

/// The nearest trees of the same ratios that are small enough: fewer tiers, and fewer ports of every switch.
Roomier leaner(const NetworkSpec &spec)
{
    Roomier nearest;
    const auto shape = shapeOf(spec.tiers);
    if (!shape)
        return nearest;
    auto fits = [other = spec](TreeShape asked) mutable {
        asked.oversubscription.resize(std::min<std::size_t>(asked.oversubscription.size(), asked.tiers - 1));
        auto tiers = asked.split();
        if (!tiers)
            return false;
        other.tiers = *std::move(tiers);
        return canBeBuilt(other);
    };
    auto narrower = *shape, lower = *shape;
    while (nearest.tiers == 0 && lower.tiers > 1) {
        --lower.tiers;
        nearest.tiers = fits(lower) ? lower.tiers : 0;
    }
    while (nearest.radix == 0 && narrower.radix > 2) {
        --narrower.radix;
        nearest.radix = fits(narrower) ? narrower.radix : 0;
    }
    return nearest;
}

/// All that is offered can be built.
void checkSize(const NetworkSpec &spec, Problems &problems)
{
    const double links = linksOf(spec);
    if (links <= maxLinks)
        return;
    std::vector<Fix> fixes;
    Text enough;
    const auto offer = [&](const Text &what, const std::string &key, double value) {
        enough = enough.empty() ? what : say("%1, or %2", enough, what);
        fixes.push_back(useFix(what, key, value));
    };
    const auto nearest = leaner(spec);
    if (nearest.tiers > 0)
        offer(tiersOf(nearest.tiers), "network.tiers", nearest.tiers);
    if (nearest.radix > 0)
        offer(say("%1 a switch", portsOf(nearest.radix)), "network.radix", nearest.radix);
    const auto hosts =
        mostOf(spec, [](NetworkSpec &s) -> std::uint32_t & { return s.hosts; }, spec.railOnly ? spec.domain : 1);
    if (hosts > 0)
        offer(endpointsOf(hosts), "network.endpoints", hosts);
    const auto up =
        fixes.empty() ? mostOf(spec, [](NetworkSpec &s) -> std::uint32_t & { return s.tiers.front().up; }) : 0;
    if (up > 0)
        offer(say("%1 up at a first-tier switch", portsOf(up)), portsKey(1, "up"), up);
    problems.push_back(error("network.endpoints",
                             behind(say("This network has about %1 one-way links, more than the %2 that fit in memory.",
                                        withCommas(std::round(links)), withCommas(maxLinks)),
                                    enough.empty() ? enough : say("The nearest that can be simulated: %1.", enough)),
                             std::move(fixes)));
}

/// `unit` is what the parameter counts in: 1 of it is offered.
void checkRate(double rate, bool needed, const std::string &path, const std::string &unit, const Text &what,
               Problems &problems)
{
    if (std::isfinite(rate) && (needed ? rate > 0 : rate >= 0))
        return;
    problems.push_back(
        error(path,
              std::isfinite(rate)
                  ? say("%1 has no capacity: %2 B/s. Any finite rate above 0 will do.", what, shortestDecimal(rate))
                  : say("%1 has no capacity: not a finite rate. Any finite rate above 0 will do.", what),
              {{say("Use %1", "1 " + unit), path, "1"}}));
}

void checkDomains(const NetworkSpec &spec, Problems &problems)
{
    if (!spec.railOnly)
        return;
    if (spec.domain < 2) {
        problems.push_back(error("network.topology",
                                 say("A rail-only network has one tree for each GPU of a scale-up domain, and there "
                                     "are no domains of 2 GPUs or more."),
                                 {{say("Use a fat tree"), "network.topology", "fat_tree"}}));
        return;
    }
    if (const auto rest = spec.hosts % spec.domain) {
        const double below = spec.hosts - rest, above = below + spec.domain;
        std::vector<Fix> fixes;
        if (below > 0)
            fixes.push_back(useFix(endpointsOf(below), "network.endpoints", below));
        fixes.push_back(useFix(endpointsOf(above), "network.endpoints", above));
        problems.push_back(
            error("network.endpoints",
                  below > 0 ? say("%1 endpoints do not fill whole scale-up domains of %2, which a "
                                  "rail-only network needs. The nearest that do are %3 and %4.",
                                  withCommas(spec.hosts), withCommas(spec.domain), withCommas(below), withCommas(above))
                            : say("%1 endpoints do not fill whole scale-up domains of %2, which a "
                                  "rail-only network needs. The nearest that do are %3.",
                                  withCommas(spec.hosts), withCommas(spec.domain), withCommas(above)),
                  std::move(fixes)));
    }
}

} // namespace

Problems checkNetwork(const NetworkSpec &spec)
{
    Problems problems;
    const auto atLeastOne = [&](std::uint32_t value, const std::string &path, const Text &what) {
        if (value < 1)
            problems.push_back(
                error(path, say("There must be at least 1 %1.", what), {useFix(Text::verbatim("1"), path, 1)}));
    };
    atLeastOne(spec.hosts, "network.endpoints", say("endpoint"));
    atLeastOne(spec.sites, "sites.count", say("site"));
    atLeastOne(spec.planes, "network.planes", say("plane"));
    atLeastOne(spec.domain, "hardware.gpus_per_domain", say("GPU in a scale-up domain"));
    checkTiers(spec, problems);
    checkRate(spec.hostRate, true, "network.nic_gbps", "Gb/s", say("The NIC"), problems);
    checkRate(spec.scaleUpRate, spec.railOnly, "hardware.scale_up_bytes_per_s", "B/s", say("The scale-up domain"),
              problems);
    checkRate(spec.wanRate, spec.sites > 1, "wan.site_gbps", "Gb/s", say("The WAN"), problems);
    for (const auto rate : spec.wanRates)
        checkRate(rate, spec.sites > 1, "wan.site_gbps", "Gb/s", say("The WAN"), problems);
    checkDomains(spec, problems);
    if (!problems.empty())
        return problems; // what follows counts on them
    checkRoom(spec, problems);
    if (problems.empty())
        checkSize(spec, problems);
    return problems;
}

} // namespace gigasite::flow
