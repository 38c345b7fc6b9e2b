// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/per_kwh.h"

#include <algorithm>
#include <limits>

namespace gigasite {

double PerKwh::Site::at(double load) const
{
    const Watts drawn = load * full;
    return drawn > Watts() ? ofGrid + std::min(drawn, own) / drawn * (ofOwn - ofGrid) : ofGrid;
}

double PerKwh::at(double load) const
{
    if (sites_.empty())
        return std::numeric_limits<double>::quiet_NaN();
    const double first = sites_.front().at(load); // what all sites share stays as it is to the last digit
    double drawn = 0, beside = 0;
    for (const auto &site : sites_) {
        drawn += site.full.si();
        beside += site.full.si() * (site.at(load) - first);
    }
    return drawn > 0 ? first + beside / drawn : first;
}

} // namespace gigasite
