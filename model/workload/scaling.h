// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/quantity.h"

namespace gigasite {

/// Loss-optimal model and data for a compute budget, after Hoffmann et al. 2022 ("Chinchilla").
///
///   C = peak · seconds          compute that full peak would give
///   N = k C^a                   parameters; k, a from ordinary least squares of log N on log C over the nine rows of
///                               Hoffmann's Table 3 (approach 1) or Table A3 (approaches 2 and 3)
///   D = C / (6 N)               tokens that spend the budget exactly
///
///   hoffmann3_constants         N = G (C/6)^(β/(α+β)), G = (αA/βB)^(1/(α+β)), A = 406.4, B = 410.7, α = 0.34, β = 0.28
///                               (eq. 4 and 10): 30 % fewer parameters than the same approach's own table
///
/// Table A3 prints 1.26e24 FLOP for 175 B under approach 3; 6 N D gives 1.26e25, which is used.
/// nextgen-datacenters S3.1 and Fig. 1a used approach 2. Extrapolation: the tables end at 10 T parameters.

struct ScalingOptimum {
    Flop compute{};
    double coefficient = 0, exponent = 0; ///< k and a of N = k C^a; 0 where the model is what it is
    double params = 0;
    double tokens = 0;
};

/// `law` must not be Manual (there the model is what it is).
ScalingOptimum lossOptimal(ScalingLaw law, Flop compute);

} // namespace gigasite
