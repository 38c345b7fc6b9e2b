// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/scaling.h"

#include <array>
#include <cmath>

namespace gigasite {

namespace {

using Column = std::array<double, 9>;

constexpr Column paramsColumn{400e6, 1e9, 10e9, 67e9, 175e9, 280e9, 520e9, 1e12, 10e12};
constexpr Column flopApproach1{1.92e19, 1.21e20, 1.23e22, 5.76e23, 3.85e24, 9.90e24, 3.43e25, 1.27e26, 1.30e28};
constexpr Column flopApproach2{1.84e19, 1.20e20, 1.32e22, 6.88e23, 4.54e24, 1.18e25, 4.19e25, 1.59e26, 1.75e28};
constexpr Column flopApproach3{2.21e19, 1.62e20, 2.46e22, 1.71e24, 1.26e25, 3.52e25, 1.36e26, 5.65e26, 8.55e28};

/// N = k C^a
struct PowerLaw {
    double coefficient, exponent;
};

/// log N = log k + a log C
PowerLaw fitted(const Column &flop)
{
    const double n = static_cast<double>(flop.size());
    double meanX = 0;
    double meanY = 0;
    for (std::size_t i = 0; i < flop.size(); ++i) {
        meanX += std::log(flop[i]) / n;
        meanY += std::log(paramsColumn[i]) / n;
    }
    double xy = 0;
    double xx = 0;
    for (std::size_t i = 0; i < flop.size(); ++i) {
        const double dx = std::log(flop[i]) - meanX;
        xy += dx * (std::log(paramsColumn[i]) - meanY);
        xx += dx * dx;
    }
    const double slope = xy / xx;
    return {std::exp(meanY - slope * meanX), slope};
}

/// G (C/6)^e
PowerLaw fromConstants()
{
    constexpr double a = 406.4;
    constexpr double b = 410.7;
    constexpr double alpha = 0.34;
    constexpr double beta = 0.28;
    const double g = std::pow(alpha * a / (beta * b), 1 / (alpha + beta));
    const double exponent = beta / (alpha + beta);
    return {g / std::pow(6, exponent), exponent};
}

PowerLaw powerLaw(ScalingLaw law)
{
    switch (law) {
    case ScalingLaw::Hoffmann1:
        return fitted(flopApproach1);
    case ScalingLaw::Hoffmann3:
        return fitted(flopApproach3);
    case ScalingLaw::Hoffmann3Constants:
        return fromConstants();
    case ScalingLaw::Hoffmann2:
    case ScalingLaw::Manual:
        break;
    }
    return fitted(flopApproach2);
}

} // namespace

ScalingOptimum lossOptimal(ScalingLaw law, Flop compute)
{
    const auto [coefficient, exponent] = powerLaw(law);
    const double n = coefficient * std::pow(compute.si(), exponent);
    return {.compute = compute,
            .coefficient = coefficient,
            .exponent = exponent,
            .params = n,
            .tokens = compute.si() / (6 * n)};
}

} // namespace gigasite
