// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace gigasite {

/// Lets the window and those who paint for it go before the calling thread, and before all threads that it starts: a
/// simulation on every core must not make a drag stutter. Does nothing where threads have no priority of their own.
void goBehindWindow();

} // namespace gigasite
