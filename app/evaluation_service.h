// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"
#include "app/layout_service.h"
#include "app/network_service.h"
#include "views/snapshot.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <utility>
#include <vector>

namespace gigasite {

/// Turns the document's scenario into snapshots. The closed-form engine answers in tens of microseconds, so it runs
/// inline on the GUI thread with every change and is always newest; where a layout is searched for, it answers with the
/// one found last, and the search follows on a thread of its own; what can wait (the effect of +10 % of every
/// parameter, the exact simulation of the network) follows after a moment of quiet.
class EvaluationService : public QObject {
    Q_OBJECT
public:
    EvaluationService(Document &document, std::shared_ptr<const Facts> facts, QObject *parent = nullptr);

    const Snapshot &snapshot() const { return snapshot_; }
    /// Nothing is waiting or running: what is shown is final.
    bool isSettled() const { return !quiet_.isActive() && !network_.isBusy(); }
    double lastMicroseconds() const { return lastMicroseconds_; }

    /// What deltas and ghosts compare with: the document as opened, unless told otherwise.
    void resetBaseline();
    void pinBaseline(); ///< the scenario as it is now, until another document is opened
    void setBaseline(const Scenario &scenario, const QString &name); ///< another one, as it stands
    bool comparesAsOpened() const { return baseline_ == Baseline::AsOpened; }
    QString baselineName() const { return baselineName_; } ///< empty: as opened

    /// On hold edits are not evaluated (Snapshot::held); another document always is.
    void setHeld(bool held);
    bool isHeld() const { return held_; }
    void recompute(); ///< once, also on hold

    /// What an edit would bring, as Snapshot::preview, until the next evaluation; nothing = no preview.
    void preview(const std::optional<Edit> &edit);

    NetworkService &network() { return network_; }
    const NetworkService &network() const { return network_; }
    void simulateAgain(); ///< the network, from the start

    void setObjective(const std::string &figureId);
    const std::string &objective() const { return objective_; }

Q_SIGNALS:
    void snapshotChanged();
    void previewChanged(); ///< Snapshot::preview, nothing else
    void baselineChanged(); ///< another one, or its name
    void networkChanged(); ///< Snapshot::network and what belongs to it, nothing else
    /// `lastValid`: of the last valid scenario, as this one has no value of the objective.
    void effectsChanged(const std::vector<std::optional<double>> &effects, bool lastValid);

private:
    enum class Baseline { AsOpened, Pinned, Other };

    void follow();
    void compareWith(Baseline kind, std::shared_ptr<const Scenario> scenario,
                     std::shared_ptr<const Evaluation> evaluation, const QString &name);
    void evaluateNow();
    /// With the layout found last where one is searched for.
    std::shared_ptr<const Evaluation> evaluated(const Scenario &scenario);
    /// Types the batch in where an edit would leave a search without the one that was trained.
    void keepBatch(const Scenario &before, Scenario &after);
    void publish(const std::shared_ptr<const Evaluation> &evaluation);
    void takeLayout(const std::shared_ptr<const Scenario> &scenario,
                    const std::shared_ptr<const Evaluation> &evaluation);
    void findEffects();
    void simulateNetwork();
    void takeNetwork();
    void rememberExact();
    void findStanding(); ///< whether what is known of the network is of the newest scenario, and all of it
    void findExact(); ///< what of the snapshot's scenarios is known to the end
    /// What the pictures' network is simulated for: an invalid scenario keeps that of the last valid one.
    std::optional<flow::SimulationInput> shownInput() const;

    Document &document_;
    Evaluator evaluator_;
    NetworkService network_;
    LayoutService layouts_;
    std::shared_ptr<const Scenario> layout_; ///< found last; null where none is searched for
    std::optional<flow::SimulationInput> simulated_; ///< what the network service was asked last
    std::vector<std::pair<flow::SimulationInput, double>> exactP99s_; ///< simulated to the end, newest first
    Snapshot snapshot_;
    QTimer quiet_;
    std::shared_ptr<const Scenario> opened_; ///< the document's, when last evaluated
    Baseline baseline_ = Baseline::AsOpened;
    QString baselineName_;
    bool held_ = false;
    std::string objective_ = "training.time_s";
    double lastMicroseconds_ = 0;
};

} // namespace gigasite
