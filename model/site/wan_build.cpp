// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/wan_build.h"

#include "model/scenario/rack_sheet.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double kmPerMile = 1.609344;
constexpr double monthsPerYear = 12;
constexpr double priced = 400; ///< Gb/s of the wavelength that the catalogue has prices of

std::optional<Usd> scaled(const std::optional<double> &usd, double factor)
{
    return usd ? std::optional(Usd(*usd * factor)) : std::nullopt;
}

std::optional<Usd> scaled(const std::optional<Usd> &usd, double factor)
{
    return usd ? std::optional(factor * *usd) : std::nullopt;
}

std::optional<Usd> orElse(const AutoNumber &typed, std::optional<Usd> known)
{
    return typed ? Usd(*typed) : known;
}

} // namespace

WanBuild buildWan(const Scenario &s, const Catalog &catalog, const std::vector<Metres> &legs, double wavelengths,
                  double pairs)
{
    const LayeredItem facts(s, catalog, ItemKind::Planning, "wan");
    const double rate = s.wan.wavelengthGbps / priced;
    const double perWave = monthsPerYear * rate;
    WanBuild out;
    out.links = static_cast<double>(legs.size());
    out.wavePerYear = orElse(s.wan.waveUsdPerYear, scaled(facts.number("lease_400g_wave_month"), perWave));
    out.strandKm = orElse(s.wan.strandUsdPerKm, scaled(facts.number("dark_fiber_iru_per_strand_mile"), 1 / kmPerMile));
    out.buildKm = orElse(s.wan.buildUsdPerKm, scaled(facts.number("new_build_per_mile"), 1 / kmPerMile));
    out.transponder = orElse(s.wan.transponderUsd, scaled(facts.number("transponder_400g"), rate));
    out.amplifier = orElse(s.wan.amplifierUsd, scaled(facts.number("line_amplifier"), 1));
    const double span = facts.number("amplifier_span").value_or(80e3);
    for (const auto leg : legs) {
        const Metres route = s.wan.routeFactor * leg;
        out.route += route;
        if (span > 0)
            out.amplifiers += pairs * std::max(0.0, std::ceil(route.si() / span) - 1);
    }
    if (legs.empty())
        return out;
    const double km = out.route.si() / 1000;
    const double waves = out.links * wavelengths;
    out.perYear = out.capital = Usd();
    if (s.wan.supply == WanSupply::Lease) {
        out.perYear = out.wavePerYear ? std::optional(waves * *out.wavePerYear) : std::nullopt;
        const auto *price = facts.fact("lease_400g_wave_month");
        if (price && !s.wan.waveUsdPerYear) {
            out.perYearLow = scaled(price->low, waves * perWave);
            out.perYearHigh = scaled(price->high, waves * perWave);
        }
        return out;
    }
    const bool dark = s.wan.supply == WanSupply::DarkFibre;
    const auto perKm = dark ? scaled(out.strandKm, 2 * pairs) : out.buildKm;
    out.capital = perKm && out.transponder ? std::optional(km * *perKm + 2 * waves * *out.transponder) : std::nullopt;
    if (s.conventions.mode == Mode::Corrected && out.amplifiers > 0)
        out.capital =
            out.capital && out.amplifier ? std::optional(*out.capital + out.amplifiers * *out.amplifier) : std::nullopt;
    return out;
}

} // namespace gigasite
