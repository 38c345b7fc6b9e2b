// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace gigasite::test {

/// Sanitizers make a test ten times slower, and look for what a few cases of a sweep show as well as all of them.
#ifdef __SANITIZE_ADDRESS__
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

/// How many cases of a sweep are taken: all of them in the usual build.
constexpr int ofSweep(int all)
{
    return isSanitized ? (all + 4) / 5 : all;
}

} // namespace gigasite::test
