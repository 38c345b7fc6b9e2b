// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/share_of_change.h"

#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <array>
#include <cmath>
#include <utility>

namespace gigasite {

QString shareOfChange(double change)
{
    constexpr int usual = 2; // digits
    const double share = std::abs(change);
    if (change >= 0 || share >= 1)
        return shown(share, Unit::Ratio, usual);
    constexpr std::array limits{std::pair{usual, 0.995}, std::pair{3, 0.9995},
                                std::pair{4, 0.99995}}; // from here on they read 100 %
    for (const auto &[digits, limit] : limits) {
        if (share < limit)
            return shown(share, Unit::Ratio, digits);
    }
    return localNumbers(QStringLiteral("> 99.99 %"));
}

} // namespace gigasite
