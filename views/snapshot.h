// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
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
    std::shared_ptr<const Scenario> baselineScenario; ///< of `baseline`
    std::shared_ptr<const Facts> facts;

    /// Exact simulation of the scenario's traffic, by transport, in the order of flow::Transport; nothing until the
    /// first has come. They are of an earlier scenario while `networkStale`.
    std::vector<std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>> network;
    bool networkStale = false;
    bool networkBusy = false; ///< more of it is to come
    /// Of the scenario's own transport, also while stale; null if there is none.
    std::shared_ptr<const flow::SimulationResult> ownNetwork;
    /// s, what 99 of 100 transfers do not exceed, of the scenario (invalid: the last valid one) and of the baseline,
    /// simulated to the end. Nothing while only an estimate or a part of it is known.
    std::optional<double> exactP99, baselineExactP99;

    /// While evaluation is on hold: the newest scenario, which everything above does not know yet; null = it does. The
    /// first change that is not evaluated, in words.
    std::shared_ptr<const Scenario> held;
    std::string staleSince;
    std::string staleMoment; ///< when it was made: "14:03:12"

    /// What a change would bring that is offered and not made: a ghost. Null = none.
    std::shared_ptr<const Scenario> previewScenario;
    std::shared_ptr<const Evaluation> preview;

    /// What figures draw dashed: the change that is offered, else the baseline. May be null.
    const Evaluation *dashed() const { return preview ? preview.get() : baseline.get(); }

    bool isComplete() const { return evaluation && evaluation->has(Stage::Step); }

    /// Results of the simulation are tens of megabytes each: who shows none keeps none, or each view would hold another
    /// one, of when it was last told of anything else.
    Snapshot withoutNetwork() const
    {
        auto copy = *this;
        copy.network.clear();
        copy.ownNetwork.reset();
        return copy;
    }
};

} // namespace gigasite
