// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/siting.h"
#include "model/units/unit.h"

#include <string>
#include <string_view>

namespace gigasite {

/// As files write a limit.
inline std::string_view limitName(HostLimit limit)
{
    switch (limit) {
    case HostLimit::Headroom:
        return "headroom";
    case HostLimit::Zone:
        return "zone";
    case HostLimit::Import:
        return "import";
    case HostLimit::Firm:
        return "firm";
    case HostLimit::Voltage:
        return "voltage";
    case HostLimit::Typed:
        return "typed";
    case HostLimit::None:
        break;
    }
    return "none";
}

/// As sentences write a power.
inline std::string watts(Watts w)
{
    return inUnit(Unit::Watt, w.si());
}

} // namespace gigasite
