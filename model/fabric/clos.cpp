// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/clos.h"

#include "model/fabric/clos_fixes.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace gigasite {

namespace {

constexpr std::size_t maxTiers = 4;

/// Ports of a tier: what is typed, the rest of the radix for the other side, half and half when nothing is typed.
PortSplit splitOf(std::optional<std::int64_t> down, std::optional<std::int64_t> up, std::int64_t radix)
{
    if (down && up)
        return {*down, *up};
    if (down)
        return {*down, radix - *down};
    if (up)
        return {radix - *up, *up};
    return {radix / 2, radix / 2};
}

/// Ports of a tier that a person set, by the keys they are set with.
struct TypedSplit {
    const char *down, *up; ///< keys
    bool hasDown = false, hasUp = false;
};

/// Both sides in the ratio they have now, or one of them as it is; what nobody typed follows from the other side.
std::vector<Fix> splitFixes(PortSplit s, std::int64_t radix, const TypedSplit &typed)
{
    std::vector<Fix> fixes;
    const auto offer = [&](std::int64_t down, std::int64_t up) {
        if (down < 1 || up < 1)
            return;
        const auto text = [](std::int64_t ports) { return withCommas(static_cast<double>(ports)); };
        if (!typed.hasUp) {
            fixes.push_back({say("Use %1 down", text(down)), typed.down, std::to_string(down)});
        } else if (!typed.hasDown) {
            fixes.push_back({say("Use %1 up", text(up)), typed.up, std::to_string(up)});
        } else {
            fixes.push_back({say("Use %1 down, %2 up", text(down), text(up)), typed.down, std::to_string(down)});
            fixes.back().also.emplace_back(typed.up, std::to_string(up));
        }
    };
    const auto [down, up] = portsFor(static_cast<double>(std::max<std::int64_t>(s.down, 1)) /
                                         static_cast<double>(std::max<std::int64_t>(s.up, 1)),
                                     radix);
    offer(down, up);
    if (typed.hasDown && typed.hasUp) {
        offer(s.down, radix - s.down);
        offer(radix - s.up, s.up);
    }
    return fixes;
}

void checkSplit(PortSplit s, std::int64_t radix, const Text &tier, const TypedSplit &typed, Problems &problems)
{
    if (s.down >= 1 && s.up >= 1 && s.down + s.up <= radix)
        return;
    problems.push_back(error(
        typed.down,
        say("%1 switches would need %2 ports down and %3 up, and have %4. At least one each way, and no more together "
            "than the switch has.",
            tier, withCommas(static_cast<double>(s.down)), withCommas(static_cast<double>(s.up)),
            withCommas(static_cast<double>(radix))),
        splitFixes(s, radix, typed)));
}

double capacityOf(const std::vector<PortSplit> &below, int radix)
{
    double capacity = radix;
    for (const auto &s : below)
        capacity *= static_cast<double>(s.down);
    return capacity;
}

/// Port splits of tiers 1 … t-1.
std::vector<PortSplit> splitsBelowTop(const ClosInput &in, std::size_t tiers)
{
    std::vector<PortSplit> splits;
    for (std::size_t i = 1; i < tiers; ++i) {
        if (i == 1)
            splits.push_back(splitOf(in.leafDown, in.leafUp, in.radix));
        else if (i == 2)
            splits.push_back(splitOf(in.spineDown, in.spineUp, in.radix));
        else
            splits.push_back({in.radix / 2, in.radix / 2});
    }
    return splits;
}

std::size_t chooseTiers(const ClosInput &in)
{
    if (in.tiers)
        return static_cast<std::size_t>(*in.tiers);
    for (std::size_t t = 1; t < maxTiers; ++t) {
        if (in.rails * capacityOf(splitsBelowTop(in, t), in.radix) >= in.hosts)
            return t;
    }
    return maxTiers;
}

void count(const ClosInput &in, const std::vector<PortSplit> &splits, Clos &clos)
{
    const auto whole = [&](double v) { return in.mode == Mode::Printed ? v : std::ceil(v - 1e-9); };
    double links = in.hosts; // cables below the tier
    for (const auto &s : splits) {
        ClosTier tier{.down = static_cast<int>(s.down), .up = static_cast<int>(s.up)};
        tier.switches = whole(links / static_cast<double>(s.down));
        tier.links = tier.switches * static_cast<double>(s.up);
        tier.capacityDown = links * in.nic;
        tier.capacityUp = tier.links * in.nic;
        clos.oversubscription *= tier.oversubscription();
        clos.switchLinks += tier.links;
        links = tier.links;
        clos.tiers.push_back(tier);
    }
    ClosTier top{.switches = whole(links / in.radix), .down = in.radix};
    top.capacityDown = links * in.nic;
    clos.tiers.push_back(top);
    for (const auto &tier : clos.tiers)
        clos.switches += tier.switches;
    clos.chips = clos.switches * in.planes;
    clos.transceivers = 2 * (in.hosts + clos.switchLinks);
}

/// The fewest ports, in pairs, with which as many tiers connect everyone; nothing where no switch has so many.
std::optional<int> radixThatFits(ClosInput in, std::size_t tiers)
{
    constexpr int most = 4096;
    in.leafDown = in.leafUp = in.spineDown = in.spineUp = std::nullopt; // these have to grow as well
    for (in.radix = std::max(in.radix, 0) + 2 - in.radix % 2; in.radix <= most; in.radix += 2) {
        if (in.rails * capacityOf(splitsBelowTop(in, tiers), in.radix) >= in.hosts)
            return in.radix;
    }
    return std::nullopt;
}

Problem tooSmall(const ClosInput &in, std::size_t tiers, double capacity)
{
    auto problem =
        error("network.radix",
              tiers == 1 ? say("One tier of %1-port switches connects %2 endpoints, fewer than the %3 there are.",
                               withCommas(in.radix), withCommas(capacity), withCommas(in.hosts))
                         : say("%1 tiers of %2-port switches connect %3 endpoints, fewer than the %4 there are.",
                               withCommas(static_cast<double>(tiers)), withCommas(in.radix), withCommas(capacity),
                               withCommas(in.hosts)));
    if (in.tiers)
        problem.fixes.push_back({say("Choose the tiers automatically"), "network.tiers", "auto"});
    if (const auto radix = radixThatFits(in, tiers))
        problem.fixes.push_back(
            {say("Use %1", say("%1 ports", withCommas(*radix))), "network.radix", std::to_string(*radix)});
    auto planes = in;
    planes.rails = 1;
    planes.radix *= in.planesToOffer;
    if (in.planesToOffer > 1 && capacityOf(splitsBelowTop(planes, chooseTiers(planes)), planes.radix) >= in.hosts)
        problem.fixes.push_back({say("Use multi-rail planes"), "network.topology", "multi_rail"});
    return problem;
}

} // namespace

std::pair<std::int64_t, std::int64_t> portsFor(double oversubscription, std::int64_t radix)
{
    const auto up = std::clamp<std::int64_t>(std::llround(static_cast<double>(radix) / (1 + oversubscription)), 1,
                                             std::max<std::int64_t>(radix / 2, 1));
    return {std::max<std::int64_t>(radix - up, 1), up};
}

namespace {

/// What a typed radix or endpoint count promises beyond the chip and the site.
void checkPromises(const ClosInput &in, Problems &problems)
{
    const auto breach = in.mode == Mode::Printed ? Severity::Warning : Severity::Error;
    const BytesPerSecond port = in.nic / in.planes;
    if (in.chipCapacity && in.radix * port > *in.chipCapacity * 1.000001) {
        const auto ports = std::floor(*in.chipCapacity / port);
        problems.push_back(
            {breach,
             "network.radix",
             say("%1 ports of %2 are more than one chip of %3 drives.", withCommas(in.radix),
                 format(bitsPerSecond(port), Unit::BitPerSecond).joined(),
                 format(bitsPerSecond(*in.chipCapacity), Unit::BitPerSecond).joined()),
             {{say("Use %1", say("%1 ports", withCommas(ports))), "network.radix", shortestDecimal(ports)}}});
    }
    if (in.largestSiteGpus > in.hosts)
        problems.push_back({breach,
                            "network.endpoints",
                            say("%1 endpoints are fewer than the %2 GPUs of the largest site.", withCommas(in.hosts),
                                withCommas(in.largestSiteGpus)),
                            {{say("Count its GPUs"), "network.endpoints", "auto"}}});
}

} // namespace

measured::Tiers oversubscribedTiers(const Clos &clos, double gpusPerPort)
{
    measured::Tiers tiers;
    measured::Tier tier{.gpus = gpusPerPort};
    for (std::size_t i = 0; clos.valid && i + 1 < clos.tiers.size() && i < tiers.size(); ++i) {
        tier.gpus *= clos.tiers[i].down;
        tier.oversubscription *= clos.tiers[i].oversubscription();
        tiers[i] = tier;
    }
    return tiers;
}

Clos closCounts(const ClosInput &in, Problems &problems)
{
    Problems own;
    auto clos = countsAsTyped(in, own);
    completePortFixes(in, own);
    problems.insert(problems.end(), own.begin(), own.end());
    return clos;
}

Clos countsAsTyped(const ClosInput &in, Problems &problems)
{
    Clos clos{.hosts = in.hosts,
              .planes = in.planes,
              .rails = in.rails,
              .radix = in.radix,
              .nic = in.nic,
              .leaf = splitOf(in.leafDown, in.leafUp, in.radix),
              .spine = splitOf(in.spineDown, in.spineUp, in.radix),
              .chipCapacity = in.chipCapacity,
              .chipPower = in.chipPower,
              .chipPrice = in.portPrice ? std::nullopt : in.chipPrice};
    const auto tiers = chooseTiers(in);
    const auto splits = splitsBelowTop(in, tiers);
    if (in.radix < 2) {
        problems.push_back(
            error("network.switch",
                  say("This switch has no capacity in the catalogue; choose another one or type its ports.")));
        if (const auto radix = radixThatFits(in, tiers))
            problems.back().fixes.push_back(
                {say("Use %1", say("%1 ports", withCommas(*radix))), "network.radix", std::to_string(*radix)});
        return clos;
    }
    const auto before = problems.size();
    if (!splits.empty())
        checkSplit(splits[0], in.radix, say("Tier %1", std::string("1")),
                   {"network.leaf_down", "network.leaf_up", in.leafDown.has_value(), in.leafUp.has_value()}, problems);
    if (splits.size() >= 2)
        checkSplit(splits[1], in.radix, say("Tier %1", std::string("2")),
                   {"network.spine_down", "network.spine_up", in.spineDown.has_value(), in.spineUp.has_value()},
                   problems);
    if (problems.size() > before)
        return clos;

    clos.capacity = in.rails * capacityOf(splits, in.radix);
    if (clos.capacity < in.hosts) {
        problems.push_back(tooSmall(in, tiers, clos.capacity));
        return clos;
    }
    checkPromises(in, problems);
    count(in, splits, clos);
    clos.opticsCost = 2 * clos.switchLinks * in.transceiver;
    if (in.portPrice)
        clos.cost = clos.chips * in.radix * *in.portPrice + clos.transceivers * in.transceiver;
    else if (in.chipPrice)
        clos.cost = clos.chips * *in.chipPrice + clos.transceivers * in.transceiver;
    if (in.chipPower)
        clos.power = clos.chips * *in.chipPower;
    clos.valid = true;
    return clos;
}

} // namespace gigasite
