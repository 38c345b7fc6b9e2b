// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <utility>
#include <vector>

namespace gigasite {

/// What the network charts show: the same traffic moved in several ways.
struct NetworkResults {
    using Result = std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>;

    std::vector<Result> all;
    flow::Transport own = flow::Transport::Ecmp; ///< the scenario's
    bool stale = false; ///< of an earlier scenario
    int selected = -1; ///< bundle whose flows stand out, an index into SimulationResult::bundles; -1 = none
    QString selection; ///< "12,345 flows of tier 1–2, column 3"

    /// Of the scenario's own transport, if it has completions; may be null.
    const flow::SimulationResult *ownResult() const;
    /// Why there is nothing to see, as a sentence.
    QString nothing() const;
    /// Of the selected bundle, if any flow of it is done; may be null.
    const flow::BundleSlowdown *selectedSlowdown() const;
    /// What to know of the scenario's own result, a sentence each.
    QStringList remarks() const;
    /// How late the selected flows are, or why that is not known, as a sentence; empty without a selection.
    QString selectedText() const;
};

} // namespace gigasite
