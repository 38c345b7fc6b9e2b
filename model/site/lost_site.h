// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <cstdint>

namespace gigasite {

/// Number, from 1, of the site that is out; 0: none. One site alone is not lost, and the papers' conventions know no
/// loss. The number may be beyond the last site: then none is out.
inline std::int64_t lostSite(const Scenario &s)
{
    return s.siteCount > 1 && s.conventions.mode == Mode::Corrected ? s.wan.lostSite : 0;
}

} // namespace gigasite
