// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/large_array.h"
#include "model/flow/run_control.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <numeric>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// A float or double as a whole number in the same order. Not for NaN.
inline std::uint64_t orderOf(double value)
{
    constexpr auto sign = std::uint64_t{1} << 63;
    const auto bits = std::bit_cast<std::uint64_t>(value);
    return bits & sign ? ~bits : bits | sign;
}
inline std::uint32_t orderOf(float value)
{
    constexpr auto sign = std::uint32_t{1} << 31;
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return bits & sign ? ~bits : bits | sign;
}

/// Ascending by `key`, a whole number; equal ones keep their order. By digits from the last to the first, so that a
/// sort of millions can be stopped between any two: they are in no order then, and some twice.
template <class T, class Key> void sortByKey(std::vector<T> &values, Key key, const std::stop_token &stop)
{
    using Whole = decltype(key(values[0]));
    constexpr unsigned bits = 11, passes = (8 * sizeof(Whole) + bits - 1) / bits;
    constexpr Whole mask = (Whole{1} << bits) - 1;
    std::vector<std::array<std::size_t, mask + 1>> counts(passes);
    StopWatch watch(stop);
    for (const auto &value : values) {
        if (watch.asked())
            return;
        const auto whole = key(value);
        for (unsigned p = 0; p < passes; ++p)
            ++counts[p][(whole >> (p * bits)) & mask];
    }
    const auto room = std::make_unique_for_overwrite<T[]>(values.size());
    useHugePages(room.get(), values.size() * sizeof(T));
    auto *from = values.data(), *to = room.get();
    for (unsigned p = 0; p < passes; ++p) {
        auto &next = counts[p];
        if (std::find(next.begin(), next.end(), values.size()) != next.end())
            continue; // all have this digit
        std::exclusive_scan(next.begin(), next.end(), next.begin(), std::size_t{0});
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (watch.asked())
                return;
            to[next[(key(from[i]) >> (p * bits)) & mask]++] = from[i];
        }
        std::swap(from, to);
    }
    if (from != values.data())
        std::copy_n(from, values.size(), values.data());
}

} // namespace gigasite::flow
