// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace gigasite {

/// Exponents of the base dimensions a datacenter is planned in.
struct Dimension {
    int time{}, data{}, flop{}, energy{}, money{}, length{};
    constexpr bool operator==(const Dimension &) const = default;
};

constexpr Dimension operator+(Dimension a, Dimension b)
{
    return {a.time + b.time,     a.data + b.data,   a.flop + b.flop,
            a.energy + b.energy, a.money + b.money, a.length + b.length};
}

constexpr Dimension operator-(Dimension a, Dimension b)
{
    return {a.time - b.time,     a.data - b.data,   a.flop - b.flop,
            a.energy - b.energy, a.money - b.money, a.length - b.length};
}

/// A number with a dimension, in SI base units (second, byte, FLOP, joule, dollar, metre).
/// Adding seconds to bytes does not compile; a ratio of equal dimensions is a plain double.
template <Dimension D> class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double si)
        : si_(si)
    {
    }

    constexpr double si() const { return si_; }
    constexpr auto operator<=>(const Quantity &) const = default;

    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.si_ + b.si_); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.si_ - b.si_); }
    friend constexpr Quantity operator*(double k, Quantity a) { return Quantity(k * a.si_); }
    friend constexpr Quantity operator*(Quantity a, double k) { return Quantity(k * a.si_); }
    friend constexpr Quantity operator/(Quantity a, double k) { return Quantity(a.si_ / k); }
    constexpr Quantity &operator+=(Quantity b)
    {
        si_ += b.si_;
        return *this;
    }

private:
    double si_{};
};

template <Dimension A, Dimension B> constexpr auto operator*(Quantity<A> a, Quantity<B> b)
{
    if constexpr (A + B == Dimension{})
        return a.si() * b.si();
    else
        return Quantity<A + B>(a.si() * b.si());
}

template <Dimension A, Dimension B> constexpr auto operator/(Quantity<A> a, Quantity<B> b)
{
    if constexpr (A == B)
        return a.si() / b.si();
    else
        return Quantity<A - B>(a.si() / b.si());
}

using Seconds = Quantity<Dimension{.time = 1}>;
using Bytes = Quantity<Dimension{.data = 1}>;
using BytesPerSecond = Quantity<Dimension{.time = -1, .data = 1}>;
using Flop = Quantity<Dimension{.flop = 1}>;
using FlopPerSecond = Quantity<Dimension{.time = -1, .flop = 1}>;
using Joules = Quantity<Dimension{.energy = 1}>;
using Watts = Quantity<Dimension{.time = -1, .energy = 1}>;
using Usd = Quantity<Dimension{.money = 1}>;
using UsdPerJoule = Quantity<Dimension{.energy = -1, .money = 1}>;
using UsdPerWatt = Quantity<Dimension{.time = 1, .energy = -1, .money = 1}>;
using Metres = Quantity<Dimension{.length = 1}>;
using SquareMetres = Quantity<Dimension{.length = 2}>;
using WattsPerSquareMetre = Quantity<Dimension{.time = -1, .energy = 1, .length = -2}>;

constexpr Seconds hours(double v)
{
    return Seconds(v * 3600);
}
constexpr Seconds days(double v)
{
    return hours(v * 24);
}
constexpr Seconds yearsOf365Days(double v)
{
    return days(v * 365);
}
constexpr UsdPerJoule usdPerKwh(double v)
{
    return UsdPerJoule(v / 3.6e6);
}

/// Vendors quote links in bits and NVLink in both directions summed; both become bytes one way here, once.
constexpr BytesPerSecond gigabitsPerSecond(double v)
{
    return BytesPerSecond(v * 1e9 / 8);
}
constexpr BytesPerSecond oneWayOf(BytesPerSecond bothDirections)
{
    return bothDirections / 2;
}
constexpr double bitsPerSecond(BytesPerSecond r)
{
    return r.si() * 8;
}

} // namespace gigasite
