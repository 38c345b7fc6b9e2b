// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/unit.h"

#include "model/units/power_of_ten.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace gigasite {

namespace {

/// How a unit reads. `shown` multiplies the stored value before it is shown (per cent: 100).
struct Style {
    std::string_view symbol;
    bool prefixed = false;
    double shown = 1;
};

Style styleOf(Unit unit)
{
    switch (unit) {
    case Unit::One:
    case Unit::Count:
    case Unit::CalendarYear:
    case Unit::Text:
        return {""};
    case Unit::Ratio:
        return {"%", false, 100};
    case Unit::Byte:
        return {"B", true};
    case Unit::BytePerParameter:
        return {"B/param"};
    case Unit::BytePerSecond:
        return {"B/s", true};
    case Unit::BitPerSecond:
        return {"b/s", true};
    case Unit::GigabitPerSecond:
        return {"Gb/s"};
    case Unit::Flop:
        return {"FLOP", true};
    case Unit::FlopPerSecond:
        return {"FLOP/s", true};
    case Unit::Second:
        return {"s", true};
    case Unit::Day:
        return {"d"};
    case Unit::Year:
        return {"a"};
    case Unit::Watt:
        return {"W", true};
    case Unit::WattPerSquareMetre:
        return {"W/m²", true};
    case Unit::SquareMetre:
        return {"m²"};
    case Unit::Joule:
        return {"J", true};
    case Unit::Usd:
        return {"$", true};
    case Unit::UsdPerYear:
        return {"$/a", true};
    case Unit::UsdPerWatt:
        return {"$/W"};
    case Unit::UsdPerKwh:
        return {"$/kWh"};
    case Unit::UsdPerMegatoken:
        return {"$/Mtoken"};
    case Unit::Token:
        return {"tokens", true};
    case Unit::TokenPerSecond:
        return {"tokens/s", true};
    case Unit::Parameter:
        return {"params", true};
    case Unit::PerHour:
        return {"/h"};
    case Unit::Degree:
        return {"°"};
    case Unit::Kilometre:
        return {"km"};
    case Unit::KilogramPerYear:
        return {"t/a", true, 1e-3};
    case Unit::LitrePerYear:
        return {"l/a", true};
    case Unit::LitrePerKwh:
        return {"l/kWh"};
    case Unit::GramPerKwh:
        return {"g/kWh"};
    }
    return {""};
}

constexpr std::array<std::string_view, 21> prefixes{"q", "r", "y", "z", "a", "f", "p", "n", "µ", "m", "",
                                                    "k", "M", "G", "T", "P", "E", "Z", "Y", "R", "Q"};
constexpr int tera = 14;
constexpr int noPrefix = 10;
constexpr int atto = 4;
constexpr double tooLongToRead = 1e15;
constexpr double leastPlainPercent = 1e-6; ///< "0.000402 %" still reads well

/// Money counts in thousands, millions, billions, trillions; "G$" reads oddly. Before a word a space: "T params".
std::string prefixText(int index, Unit unit)
{
    if ((unit == Unit::Token || unit == Unit::Parameter || unit == Unit::TokenPerSecond) && index != noPrefix)
        return std::string(prefixes[index]) + ' ';
    const bool money = unit == Unit::Usd || unit == Unit::UsdPerYear;
    return money && prefixes[index] == "G" ? "B" : std::string(prefixes[index]);
}

std::string groupThousands(std::string digits)
{
    const auto dot = digits.find('.');
    const auto end = dot == std::string::npos ? digits.size() : dot;
    for (auto i = static_cast<std::ptrdiff_t>(end) - 3; i > 0; i -= 3)
        digits.insert(static_cast<std::size_t>(i), ",");
    return digits;
}

std::string fixedDecimals(double value, int decimals)
{
    std::array<char, 400> buffer{};
    const auto done = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed,
                                    std::clamp(decimals, 0, 17));
    return {buffer.data(), done.ptr};
}

/// `value` >= 0 with `digits` significant digits; trailing zeros stay, as they say how much is known.
std::string significant(double value, int digits)
{
    if (value == 0)
        return "0";
    if (value >= tooLongToRead)
        return powerOfTen(value, digits);
    const int exponent = static_cast<int>(std::floor(std::log10(value)));
    auto text = fixedDecimals(value, digits - 1 - exponent);
    double rounded = 0;
    std::from_chars(text.data(), text.data() + text.size(), rounded); // strtod would follow the locale
    const bool roundedUp = rounded >= std::pow(10, exponent + 1);
    if (roundedUp)
        text = fixedDecimals(value, digits - 2 - exponent);
    return groupThousands(text);
}

Formatted signedText(bool negative, std::string number, std::string unit)
{
    return {negative ? std::string(minusSign) + number : std::move(number), std::move(unit)};
}

/// Parameters and tokens are counted in trillions at most, as the literature does: 3,347 T, not 3.35 P.
int largestPrefix(Unit unit)
{
    return unit == Unit::Token || unit == Unit::Parameter ? tera : static_cast<int>(prefixes.size()) - 1;
}

std::pair<double, int> scaled(double magnitude, int digits, int largest = static_cast<int>(prefixes.size()) - 1)
{
    if (magnitude == 0)
        return {0, noPrefix};
    int index = noPrefix + static_cast<int>(std::floor(std::log10(magnitude) / 3));
    index = std::clamp(index, 0, largest);
    double value = magnitude / std::pow(1000.0, index - noPrefix);
    const double limit = 1000 - 0.5 * std::pow(10.0, 3 - digits); // 999.96 must read 1.00 k, not 1,000
    if (value >= limit && index < largest) {
        ++index;
        value /= 1000;
    }
    return {value, index};
}

/// Whether no prefix up to `largest` makes the number one that is read at a glance.
bool isBeyondPrefixes(double scaledValue, int index, int digits, int largest)
{
    const bool last = largest == static_cast<int>(prefixes.size()) - 1;
    const double most = last ? 1000 - 0.5 * std::pow(10.0, 3 - digits) : tooLongToRead;
    return (index == largest && scaledValue >= most) || (index == 0 && scaledValue != 0 && scaledValue < 1);
}

/// Fifteen digits at most: they say all that a person stored. 0.07 * 100 is 7.000000000000001.
std::string allDigits(double value)
{
    std::array<char, 64> buffer{};
    const auto done =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 15);
    return {buffer.data(), done.ptr};
}

Formatted formatTime(bool negative, double seconds, int digits)
{
    if (seconds >= 86400)
        return signedText(negative, significant(seconds / 86400, std::max(digits, 4)), "d");
    if (seconds >= 7200)
        return signedText(negative, significant(seconds / 3600, digits), "h");
    if (seconds >= 1000)
        return signedText(negative, significant(seconds / 60, digits), "min");
    const auto [value, index] = scaled(seconds, digits);
    if (index > noPrefix)
        return signedText(negative, significant(seconds, digits), "s");
    if (isBeyondPrefixes(value, index, digits, static_cast<int>(prefixes.size()) - 1))
        return signedText(negative, powerOfTen(seconds, digits), "s");
    return signedText(negative, significant(value, digits), std::string(prefixes[index]) + "s");
}

std::string lower(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())))
        text.remove_prefix(1);
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
        text.remove_suffix(1);
    return text;
}

/// `isBare`: no unit follows. The smallest ones then look like units of their own ("5 a", "5 y") and are not taken.
std::optional<double> prefixFactor(std::string_view prefix, Unit unit, bool isBare)
{
    if (prefix.empty())
        return 1.0;
    if (prefix == "u")
        return 1e-6;
    if (prefix == "K")
        return 1e3;
    if (prefix == "B" && unit != Unit::Byte && unit != Unit::BytePerSecond)
        return 1e9;
    for (int i = isBare ? atto + 1 : 0; i < static_cast<int>(prefixes.size()); ++i) {
        if (prefix == prefixes[i])
            return std::pow(1000.0, i - noPrefix);
    }
    return std::nullopt;
}

/// Other ways to write a unit that people type. The factor turns it into the stored unit.
std::optional<double> aliasFactor(std::string_view suffix, Unit unit)
{
    const auto word = lower(suffix);
    if (unit == Unit::Second) {
        if (word == "min")
            return 60.0;
        if (word == "h")
            return 3600.0;
        if (word == "d")
            return 86400.0;
    }
    if (unit == Unit::Day && (word == "day" || word == "days"))
        return 1.0;
    if (unit == Unit::Day && (word == "month" || word == "months"))
        return 30.0;
    if (unit == Unit::Year && (word == "y" || word == "years"))
        return 1.0;
    if (unit == Unit::GigabitPerSecond && (word == "g" || word == "gbps"))
        return 1.0;
    if (unit == Unit::GigabitPerSecond && (word == "t" || word == "tb/s" || word == "tbps"))
        return 1000.0;
    if (unit == Unit::GigabitPerSecond && (word == "m" || word == "mb/s"))
        return 1e-3;
    if (unit == Unit::Degree && (word == "°" || word == "deg"))
        return 1.0;
    return std::nullopt;
}

} // namespace

std::string_view symbol(Unit unit)
{
    return styleOf(unit).symbol;
}

std::string_view storedSymbol(Unit unit)
{
    return unit == Unit::Ratio ? "1" : unit == Unit::KilogramPerYear ? "kg/a" : symbol(unit);
}

std::string shortestDecimal(double value)
{
    std::array<char, 400> buffer{};
    const auto done = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), done.ptr};
}

std::string inUnit(Unit unit, double value)
{
    return format(value, unit).joined();
}

std::string withCommas(double value)
{
    const auto text = groupThousands(fixedDecimals(std::abs(value), 0));
    return value < 0 && text != "0" ? std::string(minusSign) + text : text;
}

Formatted format(double value, Unit unit, int digits)
{
    const auto style = styleOf(unit);
    if (!std::isfinite(value))
        return {"–", ""};
    const bool negative = value < 0;
    const double magnitude = std::abs(value) * style.shown;
    const auto unprefixed = [&](std::string number) {
        return signedText(negative, std::move(number), std::string(style.symbol));
    };
    if (unit == Unit::CalendarYear)
        return formatExact(value, unit);
    if (unit == Unit::Count && magnitude < 100 && std::abs(magnitude - std::round(magnitude)) > 1e-6)
        return unprefixed(significant(magnitude, std::max(digits, 5)));
    if (unit == Unit::Count)
        return magnitude < 1e21 ? Formatted{withCommas(value), ""} : unprefixed(powerOfTen(magnitude, digits));
    if (unit == Unit::Second)
        return formatTime(negative, magnitude, digits);
    if (unit == Unit::Ratio && magnitude != 0 && magnitude < leastPlainPercent) // prefixes are for units only
        return unprefixed(powerOfTen(magnitude, digits));
    if (style.prefixed) {
        const int largest = largestPrefix(unit);
        const auto [shown, index] = scaled(magnitude, digits, largest);
        if (isBeyondPrefixes(shown, index, digits, largest))
            return unprefixed(powerOfTen(magnitude, digits));
        return signedText(negative, significant(shown, digits), prefixText(index, unit) + std::string(style.symbol));
    }
    if (unit != Unit::Ratio && (magnitude >= 1e6 || (magnitude != 0 && magnitude < 1e-3))) {
        const auto [shown, index] = scaled(magnitude, digits);
        if (isBeyondPrefixes(shown, index, digits, static_cast<int>(prefixes.size()) - 1))
            return unprefixed(powerOfTen(magnitude, digits));
        const std::string spaced = style.symbol.empty() ? "" : ' ' + std::string(style.symbol);
        return signedText(negative, significant(shown, digits), std::string(prefixes[index]) + spaced);
    }
    return unprefixed(significant(magnitude, digits));
}

ColumnUnit columnUnit(double largest, Unit unit)
{
    constexpr int readable = 12; // digits: a largest number just below a thousand stays there
    const auto style = styleOf(unit);
    if (!style.prefixed || !std::isfinite(largest))
        return {1 / style.shown, std::string(style.symbol)};
    const int most = unit == Unit::Second ? noPrefix : largestPrefix(unit); // kiloseconds read oddly
    const int index = scaled(std::abs(largest), readable, most).second;
    return {std::pow(1000.0, index - noPrefix), prefixText(index, unit) + std::string(style.symbol)};
}

Formatted formatExact(double value, Unit unit)
{
    const auto style = styleOf(unit);
    const bool negative = value < 0;
    const auto exact = [unit](double v) {
        const auto text = allDigits(v);
        if (text.find('e') != std::string::npos)
            return tidyExponent(text);
        return unit == Unit::CalendarYear ? text : groupThousands(text);
    };
    const double magnitude = std::abs(value) * style.shown;
    if (!style.prefixed)
        return signedText(negative, exact(magnitude), std::string(style.symbol));
    const int largest = largestPrefix(unit);
    const auto [shown, index] = scaled(magnitude, 15, largest);
    if (isBeyondPrefixes(shown, index, 15, largest))
        return signedText(negative, exact(magnitude), std::string(style.symbol));
    return signedText(negative, exact(shown), prefixText(index, unit) + std::string(style.symbol));
}

namespace {

/// Length of the comma or (no-break, thin) blank that `rest` starts with where it groups thousands, else 0: between
/// digits, three digits and no more behind it. "1,5" is a decimal comma somewhere else; it must not be read as fifteen.
std::size_t grouping(std::string_view rest, std::string_view before)
{
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    for (const std::string_view sign : {",", " ", "\u00A0", "\u2009", "\u202F"}) {
        if (!rest.starts_with(sign) || before.empty() || !digit(before.back()) || rest.size() < sign.size() + 3)
            continue;
        const auto after = rest.substr(sign.size());
        if (digit(after[0]) && digit(after[1]) && digit(after[2]) && (after.size() == 3 || !digit(after[3])))
            return sign.size();
    }
    return 0;
}

} // namespace

Outcome<double> parseQuantity(std::string_view text, Unit unit, std::string_view example)
{
    const auto style = styleOf(unit);
    std::string cleaned;
    for (auto rest = trimmed(text); !rest.empty();) {
        if (rest.starts_with(minusSign)) {
            cleaned += '-';
            rest.remove_prefix(minusSign.size());
            continue;
        }
        const auto sign = grouping(rest, cleaned);
        if (sign == 0)
            cleaned += rest.front();
        rest.remove_prefix(std::max<std::size_t>(sign, 1));
    }
    const auto expected = [&](bool numberFound) {
        const std::string plain = style.prefixed ? "2.9G" : "2.5";
        const auto withUnit = plain + std::string(style.symbol);
        const auto written = !example.empty() ? Text::verbatim(std::string(example))
            : style.symbol.empty()            ? Text::verbatim(plain)
                                              : anyOf({plain, withUnit});
        const auto quoted = '"' + std::string(text) + '"';
        if (numberFound)
            return error("", say("The unit in %1 does not fit; write it like %2.", quoted, written));
        return error("",
                     style.symbol.empty()
                         ? say("%1 is not a number; write it like %2.", quoted, written)
                         : say("%1 is not a number in %2; write it like %3.", quoted, style.symbol, written));
    };
    std::string_view body = cleaned;
    if (body.starts_with('$'))
        body.remove_prefix(1);
    if (body.starts_with('+'))
        body.remove_prefix(1);
    double number = 0;
    const auto parsed = std::from_chars(body.data(), body.data() + body.size(), number);
    if (parsed.ec == std::errc::result_out_of_range)
        return error("",
                     say("\"%1\" is too large or too small; numbers are 0 or from 5e-324 to 1.797e308 in magnitude.",
                         std::string(text)));
    if (parsed.ec != std::errc{} || !std::isfinite(number))
        return expected(false);
    auto suffix = trimmed(body.substr(static_cast<std::size_t>(parsed.ptr - body.data())));

    if (const auto factor = aliasFactor(suffix, unit))
        return number * *factor;
    std::string bare = std::string(style.symbol);
    if (unit == Unit::Ratio && (suffix == "%" || (suffix.empty() && number >= 2)))
        return number / 100; // beside a field that reads "50 %", a typed 60 means 60 %; 1.01 is a slip, not 1.01 %
    const bool hasUnit = !bare.empty() && suffix.size() >= bare.size() && lower(suffix).ends_with(lower(bare));
    if (hasUnit)
        suffix = trimmed(suffix.substr(0, suffix.size() - bare.size()));
    if (const auto factor = prefixFactor(suffix, unit, !hasUnit)) // divided, 10 µ is the number nearest to 0.00001
        return *factor < 1 ? number / std::round(1 / *factor) : number * *factor;
    return expected(!suffix.empty() && suffix.find_first_of("0123456789.,+-") == std::string_view::npos); // not "1,5"
}

} // namespace gigasite
