// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/regime_text.h"

#include "model/units/unit.h"

namespace gigasite {

std::string regimeText(measured::Regime regime)
{
    using measured::Regime;
    const auto large = withCommas(measured::largeGpus) + " GPUs";
    switch (regime) {
    case Regime::Dense:
        return "dense, up to " + large;
    case Regime::DenseLarge:
        return "dense, over " + large;
    case Regime::Sharded:
        return "sharded weights";
    case Regime::Moe:
        return "mixture of experts";
    }
    return {};
}

} // namespace gigasite
