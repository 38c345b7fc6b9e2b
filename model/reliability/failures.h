// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/quantity.h"

#include <cstdint>

namespace gigasite {

/// Mean time between unexpected interruptions of a job on so many GPUs, if they fail independently:
/// 1 / (rate · GPUs). Measured up to 16,384 GPUs (Llama 3: 419 in 54 days); beyond that it is an extrapolation.
inline constexpr std::int64_t largestMeasuredJob = 16384;

constexpr Seconds meanTimeBetweenFailures(double failuresPerGpuHour, std::int64_t gpus)
{
    return hours(1) / (failuresPerGpuHour * static_cast<double>(gpus));
}

} // namespace gigasite
