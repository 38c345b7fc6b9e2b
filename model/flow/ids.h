// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace gigasite::flow {

/// A one-way link of a network, numbered from 0. A cable is two of them.
enum class LinkId : std::uint32_t { };

/// An endpoint: a GPU with its share of the NICs, numbered from 0.
enum class HostId : std::uint32_t { };

constexpr std::uint32_t index(LinkId link)
{
    return static_cast<std::uint32_t>(link);
}

constexpr std::uint32_t index(HostId host)
{
    return static_cast<std::uint32_t>(host);
}

/// Independent 64-bit values from a seed and up to two positions (SplitMix64). The same on every machine, in any order:
/// randomness of the simulator is a function, never a state.
constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t a, std::uint64_t b = 0)
{
    std::uint64_t x = seed + 0x9e3779b97f4a7c15ULL * (a + 1) + 0xbf58476d1ce4e5b9ULL * (b + 1);
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

/// A number below `n` from a mixed value, without the bias of a remainder.
constexpr std::uint32_t below(std::uint64_t mixedValue, std::uint32_t n)
{
    return static_cast<std::uint32_t>(((mixedValue >> 32) * n) >> 32);
}

} // namespace gigasite::flow
