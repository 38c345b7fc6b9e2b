// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

namespace gigasite {

/// Changes after which the heaviest stage of the predicted run fits into its GPU, smallest first: one setting where one
/// is enough, else several together. Only what keeps every rule of the layout. Empty: none of those tried does.
std::vector<Fix> memoryFixes(const Scenario &scenario, const Evaluation &soFar);

} // namespace gigasite
