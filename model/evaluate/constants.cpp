// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/constants.h"

#include "model/site/power.h"
#include "model/step/rail_only.h"
#include "model/units/quantity.h"

#include <algorithm>
#include <array>

namespace gigasite {

std::span<const NamedConstant> namedConstants()
{
    static constexpr std::array constants{
        NamedConstant{"const.hour_s", "An hour", hours(1).si(), Unit::Second, "3,600 s"},
        NamedConstant{"const.day_s", "A day", days(1).si(), Unit::Second, "86,400 s"},
        NamedConstant{"const.year_s", "A year", yearsOf365Days(1).si(), Unit::Second, "365 days, in s"},
        NamedConstant{"const.julian_year_s", "A Julian year", days(365.25).si(), Unit::Second, "365.25 days, in s"},
        NamedConstant{"const.light_m_per_s", "Light in vacuum, m/s", lightSpeed, Unit::One, "SI: 299,792,458 m/s"},
        NamedConstant{"const.fibre_m_per_s", "Light in fibre, m/s", fibreLightSpeed, Unit::One,
                      "2/3 of light in vacuum: a refractive index of 1.5"},
        NamedConstant{"const.mp_collectives", "MP rounds of GPT-3", roundsOfFourAllReduces, Unit::Count,
                      "rail-only Table 1: two all-reduces each way, two rounds each"},
    };
    return constants;
}

const NamedConstant *findConstant(std::string_view name)
{
    const auto all = namedConstants();
    const auto at = std::find_if(all.begin(), all.end(), [name](const NamedConstant &c) { return c.name == name; });
    return at == all.end() ? nullptr : &*at;
}

} // namespace gigasite
