// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/large_array.h"

#include <cstdint>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace gigasite::flow {

void useHugePages(void *begin, std::size_t bytes)
{
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    constexpr std::size_t page = 2 << 20, least = 2 * page;
    if (bytes < least)
        return;
    const auto address = reinterpret_cast<std::uintptr_t>(begin);
    const auto skipped = (page - address % page) % page; // to the first whole one
    const auto whole = (bytes - skipped) / page * page;
    if (whole > 0)
        madvise(static_cast<char *>(begin) + skipped, whole, MADV_HUGEPAGE); // advice: refused is as good
#else
    (void)begin;
    (void)bytes;
#endif
}

} // namespace gigasite::flow
