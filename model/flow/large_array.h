// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Arrays by flow, of which a simulation of millions has some of half a gigabyte. In pages of 4 kB they would take
/// longer to be touched for the first time than to be computed, and longer to be given back than a simulation may take
/// to stop (100 ms): 3 GB are 730,000 pages. So they ask for huge pages, 2 MB each, where the system has them.

/// Asks for huge pages from `begin` on; changes nothing else. Not worth it for less than a few of them.
void useHugePages(void *begin, std::size_t bytes);

template <class T> void reserveLarge(std::vector<T> &values, std::size_t size)
{
    if (size <= values.capacity())
        return;
    values.reserve(size);
    useHugePages(values.data(), size * sizeof(T));
}

/// All entries `value`. Fewer once asked to stop.
template <class T> void fillLarge(std::vector<T> &values, std::size_t size, const T &value, const std::stop_token &stop)
{
    constexpr std::size_t block = std::size_t{1} << 18; // some milliseconds
    values.clear();
    reserveLarge(values, size);
    while (values.size() < size && !stop.stop_requested())
        values.resize(std::min(values.size() + block, size), value);
}

} // namespace gigasite::flow
