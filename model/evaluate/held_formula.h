// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// A formula for people: of every choice only the branch that holds.
struct HeldFormula {
    std::string text;
    std::vector<std::string> decidedBy; ///< names that the choices asked for, each once
};

/// The one place where the choices of a formula, typed() among them, are decided for people to read. What cannot be
/// decided, because a value is missing, stays as it is.
HeldFormula heldFormula(std::string_view formula, const Scenario &scenario, const Evaluation &evaluation);

} // namespace gigasite
