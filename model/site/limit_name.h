// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/siting.h"
#include "model/units/unit.h"

#include <string>
#include <string_view>

namespace gigasite {

/// As files write a limit; that of the plants by what the rule counts of them.
inline std::string_view limitName(HostLimit limit, HeadroomDefinition definition)
{
    switch (limit) {
    case HostLimit::Headroom:
        return "headroom";
    case HostLimit::Zone:
        return "zone";
    case HostLimit::Import:
        return "import";
    case HostLimit::Firm:
        return definition == HeadroomDefinition::Nameplate ? "nameplate"
            : definition == HeadroomDefinition::Nuclear    ? "nuclear"
            : definition == HeadroomDefinition::ProRata    ? "pro_rata"
                                                           : "firm";
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
