// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"
#include "app/network_service.h"
#include "views/snapshot.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace gigasite {

/// Turns the document's scenario into snapshots. The closed-form engine answers in tens of microseconds, so it runs
/// inline on the GUI thread with every change and is always newest; what can wait (the effect of +10 % of every
/// parameter, the exact simulation of the network) follows after a moment of quiet.
class EvaluationService : public QObject {
    Q_OBJECT
public:
    EvaluationService(Document &document, std::shared_ptr<const Facts> facts, QObject *parent = nullptr);

    const Snapshot &snapshot() const { return snapshot_; }
    /// Nothing is waiting or running: what is shown is final.
    bool isSettled() const { return !quiet_.isActive() && !network_.isBusy(); }
    double lastMicroseconds() const { return lastMicroseconds_; }

    /// Deltas compare with the scenario as it is now.
    void pinBaseline();
    void setObjective(const std::string &figureId);
    const std::string &objective() const { return objective_; }

Q_SIGNALS:
    void snapshotChanged();
    void networkChanged(); ///< Snapshot::network and what belongs to it, nothing else
    void effectsChanged(const std::vector<std::optional<double>> &effects);

private:
    void evaluateNow();
    void findEffects();
    void simulateNetwork();
    void takeNetwork();

    Document &document_;
    Evaluator evaluator_;
    NetworkService network_;
    std::optional<flow::SimulationInput> simulated_; ///< what the network service was asked last
    Snapshot snapshot_;
    QTimer quiet_;
    std::string objective_ = "training.time_s";
    double lastMicroseconds_ = 0;
};

} // namespace gigasite
