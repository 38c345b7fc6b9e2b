// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"

#include <string>
#include <string_view>

namespace gigasite {

/// The unit a figure or parameter is stored in. Everything is SI except where the name says otherwise.
enum class Unit {
    One,
    Ratio, ///< stored as a fraction, shown in per cent
    Count, ///< shown in full with thousands commas
    Byte,
    BytePerParameter,
    BytePerSecond,
    BitPerSecond,
    GigabitPerSecond,
    Flop,
    FlopPerSecond,
    Second,
    Day,
    Year, ///< a duration
    CalendarYear, ///< 2024.75: neither thousands commas nor prefixes
    Watt,
    WattPerSquareMetre,
    SquareMetre,
    Joule,
    Usd,
    UsdPerYear,
    UsdPerWatt,
    UsdPerKwh,
    UsdPerMegatoken,
    Token,
    TokenPerSecond,
    Parameter,
    PerHour,
    Degree,
    Kilometre,
    KilogramPerYear,
    LitrePerYear,
    LitrePerKwh,
    GramPerKwh,
    Text, ///< no number at all
};

/// Symbol as written in results and tooltips: "B", "FLOP/s", "%", "" for pure numbers.
std::string_view symbol(Unit unit);
/// Of the stored value, as files have it: "1" of a share that is shown in per cent, "kg/a" of what is shown in t/a.
std::string_view storedSymbol(Unit unit);

/// The number and its unit as two texts, so that a table or tile can place them apart.
struct Formatted {
    std::string number;
    std::string unit;

    std::string joined() const { return unit.empty() ? number : number + ' ' + unit; }
};

/// SI prefixes, `digits` significant digits, thousands commas, U+2212 for minus, a space before the unit. What no
/// prefix reaches is written with a power of ten ("1.00e270 W"); percentages never take a prefix. Time switches from ms
/// to s, min and d as people read it. Independent of the locale.
Formatted format(double value, Unit unit, int digits = 3);

/// How a column of numbers is written whose largest that is: what each is divided by, and its head's unit ("GW", "%").
struct ColumnUnit {
    double divisor = 1;
    std::string unit;
};

ColumnUnit columnUnit(double largest, Unit unit);

/// Exact decimal text of a stored value for a field one edits: "200,000" and "2.9 GW", nothing rounded away.
Formatted formatExact(double value, Unit unit);

/// Reads "2.9G", "2900 MW", "70 %", "100 B$", "-76.6", with or without the unit, as a value stored in `unit`.
/// The problem's message says what was expected; its path is empty.
Outcome<double> parseQuantity(std::string_view text, Unit unit, std::string_view example = {});

/// Shortest decimal text that reads back as the same double, with '.' whatever the locale.
std::string shortestDecimal(double value);

/// Formatted and joined: "1.49 ms".
std::string inUnit(Unit unit, double value);

/// Full integer with thousands commas: 1,670,400.
std::string withCommas(double value);

} // namespace gigasite
