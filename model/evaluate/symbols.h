// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace gigasite {

/// How formulas are typeset: the symbol of a parameter, figure or constant, its subscript behind "_": "t_f" for
/// step.layer_forward_s. No two names share one. Empty for a name that no formula has.
///
/// Letters as the papers have them where they agree: N parameters, D tokens, C compute (Hoffmann et al. 2022);
/// h hidden size, L layers, s sequence, b micro-batch, t tensor, p pipeline (Korthikanti et al. 2022); m micro-batches,
/// t_f and t_b (Gherghescu et al. 2024); P parameters (Wang et al. 2023). T are times of a step, x and g of a message,
/// M bytes kept, S bytes sent, B rates, W watts, U dollars. "set" is what a person typed.
std::string_view symbolOf(std::string_view name);

} // namespace gigasite
