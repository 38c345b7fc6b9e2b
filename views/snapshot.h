// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace gigasite {

/// What every view shows: one scenario and what the engine says of it. Immutable; compare by revision.
struct Snapshot {
    std::uint64_t revision = 0;
    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const Evaluation> evaluation;
    /// The last evaluation that reached the step time. Figures draw it, dimmed, where the newest did not get that far.
    std::shared_ptr<const Scenario> completeScenario;
    std::shared_ptr<const Evaluation> complete;
    /// What deltas and dashed outlines compare with: the scenario as opened, or as pinned. May be null.
    std::shared_ptr<const Evaluation> baseline;
    std::shared_ptr<const Facts> facts;

    /// Exact simulation of the scenario's traffic, by transport, in the order of flow::Transport; nothing until the
    /// first has come. They are of an earlier scenario while `networkStale`.
    std::vector<std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>> network;
    bool networkStale = false;
    /// Of the scenario's own transport, also while stale; null if there is none.
    std::shared_ptr<const flow::SimulationResult> ownNetwork;

    bool isComplete() const { return evaluation && evaluation->has(Stage::Step); }
};

} // namespace gigasite
