// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/sizing.h"

#include "model/site/overhead.h"
#include "model/units/unit.h"

#include <cmath>
#include <numeric>

namespace gigasite {

namespace {

constexpr double tolerance = 1e-9; ///< 0.1 + 0.2 racks short of a whole one is a whole one

std::optional<double> affordable(const Scenario &s, const RackSpec &rack, Problems &problems)
{
    switch (s.sizing.mode) {
    case Sizing::Racks:
        return static_cast<double>(s.hardware.racks);
    case Sizing::Budget:
        if (rack.price)
            return s.sizing.budgetUsd * s.sizing.computeShare / rack.price->si();
        problems.push_back(
            error("hardware.rack_price_usd",
                  say("The catalogue has no price for %1; type one, or size by power or racks.", rack.name)));
        return std::nullopt;
    case Sizing::Power:
        if (rack.power)
            return s.sizing.availableWatts / (overheadByShares(s) * rack.power->si());
        problems.push_back(
            error("hardware.rack_power_w",
                  say("The catalogue has no power for %1; type one, or size by budget or racks.", rack.name)));
        return std::nullopt;
    }
    return std::nullopt;
}

std::string decider(Sizing mode)
{
    return mode == Sizing::Budget ? "budget.total_usd" : mode == Sizing::Power ? "power.available_w" : "hardware.racks";
}

/// All shares in the same proportions, to three decimals; the last one takes what rounding leaves.
Fix scaledShares(const Scenario &s, double sum)
{
    const auto keyOf = [](std::int64_t i) { return "site." + std::to_string(i + 1) + ".share"; };
    Fix fix{say("Scale all shares to 100 %"), keyOf(0), ""};
    double left = 1;
    for (std::int64_t i = 0; i < s.siteCount; ++i) {
        const double exact = s.sites[static_cast<std::size_t>(i)].share / sum;
        const double share = i + 1 == s.siteCount ? left : std::floor(exact * 1000) / 1000;
        left -= share;
        const auto text = shortestDecimal(std::round(share * 1000) / 1000);
        if (i == 0)
            fix.value = text;
        else
            fix.also.emplace_back(keyOf(i), text);
    }
    return fix;
}

bool sharesSum(const Scenario &s, Problems &problems)
{
    double sum = 0;
    for (std::int64_t i = 0; i < s.siteCount; ++i)
        sum += s.sites[static_cast<std::size_t>(i)].share;
    if (std::abs(sum - 1) < 1e-6)
        return true;
    const auto last = static_cast<std::size_t>(s.siteCount - 1);
    const double rest = std::round((1 - (sum - s.sites[last].share)) * 1e9) / 1e9; // no 0.3999999999999999
    std::vector<Fix> fixes;
    const auto key = "site." + std::to_string(s.siteCount) + ".share";
    if (rest >= 0)
        fixes.push_back({say("Site %1 takes %2", std::to_string(s.siteCount), format(rest, Unit::Ratio).joined()), key,
                         shortestDecimal(rest)});
    if (sum > 0)
        fixes.push_back(scaledShares(s, sum));
    problems.push_back(
        error(key, say("The shares of the sites sum to %1, not 100 %.", format(sum, Unit::Ratio, 4).joined()), fixes));
    return false;
}

/// Whole racks at each site, and of all sites; nothing of GPUs.
SiteSize placedRacks(const Scenario &s, double racks)
{
    SiteSize size{.racksAffordable = racks};
    const double whole = std::floor(racks + tolerance);
    size.racks = static_cast<std::int64_t>(whole);
    for (std::int64_t i = 0; i < s.siteCount; ++i)
        size.siteRacks.push_back(static_cast<std::int64_t>(
            std::floor(s.sites[static_cast<std::size_t>(i)].share * whole + tolerance * whole)));
    if (s.conventions.mode == Mode::Corrected)
        size.racks = std::accumulate(size.siteRacks.begin(), size.siteRacks.end(), std::int64_t{0});
    return size;
}

bool isCountable(double racks)
{
    return std::floor(racks + tolerance) <= 1e9;
}

/// Whole racks at each site, one at least.
std::optional<SiteSize> placed(const Scenario &s, const RackSpec &rack, double racks, Problems &problems)
{
    if (!isCountable(racks)) {
        problems.push_back(error(decider(s.sizing.mode),
                                 say("That is %1 racks; at most a billion are counted.",
                                     format(std::floor(racks + tolerance), Unit::One).joined())));
        return std::nullopt;
    }
    auto size = placedRacks(s, racks);
    if (size.racks < 1) {
        problems.push_back(error(
            decider(s.sizing.mode),
            racks < 1 ? say("Not even one rack: it comes to %1 racks.", format(racks, Unit::One).joined())
                      : say("Racks are whole at every site, and of %1 racks, shared among %2 sites, "
                            "none gets one.",
                            format(std::floor(racks + tolerance), Unit::One).joined(), std::to_string(s.siteCount))));
        if (racks >= 1)
            problems.back().fixes.push_back({say("One site takes all"), "sites.count", "1", {{"site.1.share", "1"}}});
        return std::nullopt;
    }
    size.gpus = size.racks * rack.gpus;
    return size;
}

} // namespace

std::optional<SiteSize> sizeSite(const Scenario &s, const RackSpec &rack, Problems &problems)
{
    const auto racks = affordable(s, rack, problems);
    return racks && sharesSum(s, problems) ? placed(s, rack, *racks, problems) : std::nullopt;
}

std::optional<SiteSize> sizeOpenSplit(const Scenario &s, const RackSpec &rack)
{
    Problems told; // by sizeSite
    const auto racks = affordable(s, rack, told);
    if (!racks || sharesSum(s, told) || !isCountable(*racks))
        return std::nullopt;
    auto size = placedRacks(s, *racks); // shares of nothing leave sites without a rack: they stand where they stand
    size.gpus = size.racks * rack.gpus;
    return size;
}

} // namespace gigasite
