// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"
#include "model/step/measured/layout_search.h"

#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// The search for a layout as one scenario asks for it: what stays as it is, what may vary, what must hold.
struct LayoutQuestion {
    measured::TrainingRun run; ///< of the layout as set, with the batch that the search keeps
    measured::SearchSpace space;
    measured::SearchOptions options;
    std::atomic<std::uint64_t> *ranked = nullptr; ///< counts what a ranking evaluates
};

/// Needs rack, site and model. The batch is the typed one, or what the layout as set would train; without either there
/// is no question, and a problem says so (sequencesInStep). Recomputation is one of those a scenario can name.
std::optional<LayoutQuestion> layoutQuestionOf(const Scenario &scenario, const TransformerShape &shape,
                                               const measured::Calibrated &known, const Evaluation &soFar,
                                               Problems &problems);

/// Whether a search sets the parameter of that key.
bool isSearched(std::string_view key);

/// Whether what is in force of the parameter of that key was found and not set: by a search, or, of the micro-batches
/// of a layout by hand, from a typed batch.
bool isFoundFor(const Scenario &scenario, std::string_view key);

/// Takes what the scenario has for these keys out of what the search may vary.
void hold(const Scenario &scenario, const std::vector<std::string> &keys, LayoutQuestion &question);

/// The scenario with a candidate's layout in place of its own, to the last setting.
Scenario withLayout(const Scenario &scenario, const measured::TrainingRun &run);

void putLayout(const measured::TrainingRun &run, Scenario &scenario);

/// Leaves only layouts with that one's rhythm: stages, chunks, and number and size of micro-batches.
void holdRhythm(const measured::TrainingRun &run, LayoutQuestion &question);

/// Why a search found nothing: no layout keeps the rules (with what is held by hand, if something is), or none fits.
Problem noLayout(const measured::SearchResult &result, const LayoutQuestion &question, bool holdsSome);

/// Of which layouts to choose from.
struct LayoutChoice {
    std::size_t keep = 1;
    bool onePerRhythm = false; ///< SearchOptions
    double below = std::numeric_limits<double>::infinity(); ///< SearchOptions
    std::optional<std::size_t> mostSites; ///< SearchOptions
    const measured::TrainingRun *rhythm = nullptr; ///< none but those with this one's
    const measured::TrainingRun *near =
        nullptr; ///< none but those with its stages and micro-batch, up to a factor of 2
};

/// For `parallelism.mode` auto: the fastest layouts that fit, as the kernel sees one site. None, and why, where none
/// does.
std::vector<measured::Candidate> chooseLayouts(const Scenario &scenario, const TransformerShape &shape,
                                               const measured::Calibrated &known, const Evaluation &soFar,
                                               const LayoutChoice &choice, Problems &problems);

} // namespace gigasite
