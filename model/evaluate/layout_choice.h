// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"
#include "model/step/measured/layout_search.h"

#include <optional>
#include <string_view>

namespace gigasite {

/// The search for a layout as one scenario asks for it: what stays as it is, what may vary, what must hold.
struct LayoutQuestion {
    measured::TrainingRun run; ///< of the layout as set, with the batch that the search keeps
    measured::SearchSpace space;
    measured::SearchOptions options;
};

/// Needs rack, site and model. The batch is the typed one, or what the layout as set would train; without either there
/// is no question, and a problem says so. Recomputation is one of those a scenario can name.
std::optional<LayoutQuestion> layoutQuestionOf(const Scenario &scenario, const TransformerShape &shape,
                                               const measured::Calibrated &known, const Evaluation &soFar,
                                               Problems &problems);

/// Whether a search sets the parameter of that key.
bool isSearched(std::string_view key);

/// The scenario with a candidate's layout in place of its own, to the last setting.
Scenario withLayout(const Scenario &scenario, const measured::TrainingRun &run);

/// For `parallelism.mode` auto: the scenario with the fastest layout that fits. Nothing, and why, where none does.
std::optional<Scenario> chooseLayout(const Scenario &scenario, const TransformerShape &shape,
                                     const measured::Calibrated &known, const Evaluation &soFar, Problems &problems);

} // namespace gigasite
