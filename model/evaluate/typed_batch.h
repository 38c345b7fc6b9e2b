// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

#include <optional>
#include <string_view>

namespace gigasite {

/// What a step trains on, where a person types it or a search has to keep it.

/// Whether a typed batch decides how many micro-batches a replica has: with measured step times and a layout by hand.
bool isBatchInForce(const Scenario &scenario);

/// The scenario with the micro-batches that share the typed batch out over its replicas: batch / (sequence ·
/// micro-batch · replicas). Nothing where they are so already, or nothing can be placed. A problem, with the nearest
/// batches that can be shared out, where no whole number does it; the micro-batches are then those of the nearest.
std::optional<Scenario> withTypedBatch(const Scenario &scenario, const Evaluation &soFar, Problems &problems);

/// Offers of micro-batches as the batch that has so many: typed, it decides.
void offerBatches(const Scenario &scenario, const Evaluation &soFar, Problems &problems);

/// Sequences in a step that a search keeps, of all sites together: of the typed batch, or of what the layout as set
/// would train. A typed batch within 1 % of a whole number of sequences counts as that, and a note says so.
std::optional<double> sequencesInStep(const Scenario &scenario, const Evaluation &soFar, Problems &problems);

/// Whether a search that knows no typed batch would take the batch from the parameter of that key.
bool decidesBatch(std::string_view key);

/// Whether an edit from `before` to `after` leaves a search without the batch that `before` trained: it was not typed,
/// and the layout that said it is now searched for, or what a search passes over has been moved.
bool losesBatch(const Scenario &before, const Scenario &after);

} // namespace gigasite
