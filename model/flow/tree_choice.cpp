// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/tree_choice.h"

#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite::flow {

namespace {

/// The ports of a switch split down : up in a ratio; nothing if they do not come out whole.
std::optional<TreeTier> splitOf(std::uint32_t radix, double ratio)
{
    const auto exact = radix / (1 + ratio), up = std::round(exact);
    if (std::abs(exact - up) < 1e-6 && up >= 1 && up < radix)
        return TreeTier{static_cast<std::uint32_t>(radix - up), static_cast<std::uint32_t>(up)};
    return std::nullopt;
}

bool isRatio(double ratio)
{
    return ratio > 0 && std::isfinite(ratio);
}

/// Fixes to the nearest values on both sides, those that exist.
std::vector<Fix> radixFixes(std::pair<std::uint32_t, std::uint32_t> nearest)
{
    std::vector<Fix> fixes;
    for (const auto ports : {nearest.first, nearest.second}) {
        if (ports > 0)
            fixes.push_back(useFix(portsOf(ports), "network.radix", ports));
    }
    return fixes;
}

/// Ports of a tier that do not come out whole, and the whole splits on both sides of what was asked. `others`: the
/// other tiers do split, so that these can be typed.
Problem unevenSplit(const TreeShape &shape, std::uint32_t tier, bool others)
{
    const auto radix = shape.radix;
    const auto ratio = shape.ratio(tier);
    const auto exact = std::clamp(radix / (1 + ratio), 1.0, radix - 1.0);
    std::vector<double> ups{std::floor(exact)};
    if (exact > ups[0])
        ups.push_back(ups[0] + 1);
    const auto upKey = portsKey(tier, "up"), downKey = portsKey(tier, "down");
    Text nearest;
    std::vector<Fix> fixes;
    for (const auto up : ups) {
        const auto split = say("%1 down and %2 up", withCommas(radix - up), withCommas(up));
        nearest = nearest.empty() ? split : say("%1, or %2", nearest, split);
        if (others && upKey != downKey) // else these ports follow from the radix
            fixes.push_back(
                {say("Use %1", split), upKey, shortestDecimal(up), {{downKey, shortestDecimal(radix - up)}}});
    }
    for (auto &fix : radixFixes(nearestRadices(shape)))
        fixes.push_back(std::move(fix));
    return error(upKey,
                 say("Tier %1 switches with %2 ports do not split %3 : 1 in whole ports. The nearest are %4.",
                     withCommas(tier), withCommas(radix), shortestDecimal(ratio), nearest),
                 std::move(fixes));
}

Problem noRatio(std::uint32_t radix, std::uint32_t tier)
{
    return error(portsKey(tier, "up"),
                 say("The oversubscription of tier %1 must be a finite number above 0; 1 is none.", withCommas(tier)),
                 {useFix(say("half up"), portsKey(tier, "up"), std::max(1.0, std::floor(radix / 2.0)))});
}

} // namespace

Text portsOf(double n)
{
    return n == 1 ? say("%1 port", withCommas(n)) : say("%1 ports", withCommas(n));
}

Text tiersOf(double n)
{
    return n == 1 ? say("%1 tier", withCommas(n)) : say("%1 tiers", withCommas(n));
}

Text endpointsOf(double n)
{
    return n == 1 ? say("%1 endpoint", withCommas(n)) : say("%1 endpoints", withCommas(n));
}

std::string portsKey(std::uint32_t tier, const std::string &way)
{
    return tier == 1 ? "network.leaf_" + way : tier == 2 ? "network.spine_" + way : std::string("network.radix");
}

Fix useFix(const Text &what, const std::string &key, double value)
{
    return {say("Use %1", what), key, shortestDecimal(value)};
}

std::optional<std::vector<TreeTier>> TreeShape::split() const
{
    std::vector<TreeTier> result;
    for (std::uint32_t tier = 1; tier < tiers; ++tier) {
        const auto one = isRatio(ratio(tier)) ? splitOf(radix, ratio(tier)) : std::nullopt;
        if (!one)
            return std::nullopt;
        result.push_back(*one);
    }
    result.push_back({radix, 0});
    return result;
}

std::optional<TreeShape> shapeOf(const std::vector<TreeTier> &tiers)
{
    TreeShape shape{tiers.back().down, static_cast<std::uint32_t>(tiers.size())};
    for (std::size_t i = 0; i + 1 < tiers.size(); ++i) {
        if (tiers[i].down + tiers[i].up != shape.radix)
            return std::nullopt;
        shape.oversubscription.push_back(tiers[i].down / static_cast<double>(tiers[i].up));
    }
    return shape;
}

std::pair<std::uint32_t, std::uint32_t> nearestRadices(const TreeShape &shape)
{
    const auto towards = [&](std::uint32_t end, std::uint32_t step) -> std::uint32_t {
        auto other = shape;
        while (other.radix != end) {
            other.radix += step; // of -1 it wraps
            if (other.split())
                return other.radix;
        }
        return 0;
    };
    return {shape.radix > 2 ? towards(2, UINT32_MAX) : 0, shape.radix < maxPorts ? towards(maxPorts, 1) : 0};
}

Problem oddRadix(std::uint32_t radix, std::pair<std::uint32_t, std::uint32_t> nearest)
{
    std::vector<Text> nearestTexts;
    for (const auto ports : {nearest.first, nearest.second}) {
        if (ports > 0)
            nearestTexts.push_back(Text::verbatim(withCommas(ports)));
    }
    return error("network.radix",
                 say("Switches with %1 ports do not split half down, half up: one port would lead nowhere. The nearest "
                     "that do have %2.",
                     withCommas(radix), allOf(nearestTexts)),
                 radixFixes(nearest));
}

Outcome<std::vector<TreeTier>, Problems> treeTiers(std::uint32_t radix, std::uint32_t tiers,
                                                   const std::vector<double> &oversubscription)
{
    if (tiers < 1 || tiers > maxTiers) {
        const double nearest = tiers < 1 ? 1 : maxTiers;
        return Problems{error("network.tiers",
                              say("A fat tree has 1 to %1 tiers, not %2.", withCommas(maxTiers), withCommas(tiers)),
                              {useFix(tiersOf(nearest), "network.tiers", nearest)})};
    }
    if (radix < 2 || radix > maxPorts) {
        const double nearest = radix < 2 ? 2 : maxPorts;
        return Problems{error("network.radix",
                              say("A switch has 2 to %1 ports, not %2.", withCommas(maxPorts), withCommas(radix)),
                              {useFix(portsOf(nearest), "network.radix", nearest)})};
    }
    const TreeShape shape{radix, tiers, oversubscription};
    if (auto result = shape.split())
        return *std::move(result);
    std::vector<std::uint32_t> uneven;
    bool odd = false; // tiers without a ratio, all alike
    Problems problems;
    for (std::uint32_t tier = 1; tier < tiers; ++tier) {
        const auto ratio = shape.ratio(tier);
        if (!isRatio(ratio))
            problems.push_back(noRatio(radix, tier));
        else if (!splitOf(radix, ratio) && ratio == 1)
            odd = true;
        else if (!splitOf(radix, ratio))
            uneven.push_back(tier);
    }
    for (const auto tier : uneven)
        problems.push_back(unevenSplit(shape, tier, problems.empty() && !odd && uneven.size() == 1));
    if (odd)
        problems.push_back(oddRadix(radix, nearestRadices(shape)));
    return problems;
}

} // namespace gigasite::flow
