// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/memory_use.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace gigasite {

/// Left alone, glibc raises the size from which an array has pages of its own to 32 MB after the first large one is
/// freed: all later ones leave gaps in the heap of whatever thread asked. What a repaint takes, up to a picture of a
/// figure at twice the resolution, stays below the size set here: fresh pages for each would cost milliseconds.
void limitAllocator()
{
#ifdef __GLIBC__
    constexpr int ownPages = 4 << 20, keptAtEnd = 4 << 20; // bytes
    mallopt(M_ARENA_MAX, 4); // heaps for threads to share; fewer would let them wait for each other
    mallopt(M_MMAP_THRESHOLD, ownPages);
    mallopt(M_TRIM_THRESHOLD, keptAtEnd);
#endif
}

void giveMemoryBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace gigasite
