// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/background.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace gigasite {

void goBehindWindow()
{
#ifdef __linux__
    constexpr int behind = 5; // nice: a quarter of a core that the window wants, all of one that it does not
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), behind); // Linux: of the thread, not of the process
#endif
}

} // namespace gigasite
