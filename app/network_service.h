// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace gigasite {

/// An exact simulation that runs or has run.
struct NetworkRun {
    enum class State { Running, Done, Stopped };

    int id = 0;
    std::uint64_t request = 0;
    flow::Transport transport{};
    std::uint32_t hosts = 0;
    State state = State::Running;
    double seconds = 0; ///< it took; while it runs, so far
    flow::RunMeter::Phase phase{}; ///< while it runs
    double share = -1; ///< of that phase, 0 … 1; < 0: not counted
};

using SimulatedTransports = std::vector<std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>>;

/// Runs exact simulations on a thread of its own: newest request wins, an older one is stopped within 100 ms. The
/// scenario's own transport is simulated whole, with partial results on the way; the others are estimated first and
/// simulated whole where that takes no more than a second or two.
///
/// The thread and the window share `mutex_`'s members only: the request waiting, and a mailbox of results. Qt gets
/// nothing but a wake-up.
class NetworkService : public QObject {
    Q_OBJECT
public:
    explicit NetworkService(QObject *parent = nullptr);
    ~NetworkService() override;

    void request(const flow::SimulationInput &input);
    void forget(); ///< stops and drops everything
    void cancel(std::uint64_t request); ///< while it runs; estimates stand in for what is not through
    void letHandMove(); ///< what runs rests while a hand drags: it would take memory and cores from the painting

    /// What the newest request has brought so far, in the order of flow::Transport. GUI thread.
    const SimulatedTransports &results() const { return results_; }
    bool isBusy() const { return busy_; }
    /// Whether `results` are of the newest request: until its first has come they are of the one before. GUI thread.
    bool hasNewest() const { return resultsOf_ == newest_; }
    /// Newest last: the last few that ran to their end or were cancelled, and the one that runs. What a newer request
    /// took the place of is not among them. GUI thread.
    std::vector<NetworkRun> runs() const;

Q_SIGNALS:
    void resultsChanged();
    void runsChanged(); ///< one began or ended, or has come on; for the last at most four times a second

private:
    struct Letter {
        std::uint64_t request = 0;
        flow::Transport transport{};
        std::shared_ptr<const flow::SimulationResult> result; ///< null: the request is done
    };

    void loop(const std::stop_token &quit);
    void answer(const flow::SimulationInput &input, std::uint64_t number, const std::stop_token &stop);
    void stopRun();
    void waitForRest(const std::stop_token &stop);
    void simulateWhole(const flow::SimulationInput &input, std::uint64_t number, const std::stop_token &stop,
                       const std::function<void(const flow::SimulationResult &)> &partial);
    bool wasCancelled(std::uint64_t number);
    int begin(const flow::SimulationInput &input, std::uint64_t number);
    void end(int id, NetworkRun::State state);
    void post(Letter letter);
    void wakeUp(); ///< of the window's thread, once; with the lock held
    void drain();
    void takeRuns();

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<flow::SimulationInput> waiting_;
    std::uint64_t newest_ = 0; ///< changed by the window's thread only
    std::stop_source running_;
    std::chrono::steady_clock::time_point asked_; ///< the newest request
    bool isDragged_ = false; ///< it came soon after the one before
    std::vector<Letter> mailbox_;
    std::vector<NetworkRun> runLetters_; ///< as they began or ended
    bool woken_ = false; ///< the wake-up is on its way
    std::uint64_t cancelled_ = 0; ///< the newest request that was
    int lastRun_ = 0;
    std::chrono::steady_clock::time_point began_; ///< the run that runs
    flow::RunMeter meter_; ///< of it; atomic in itself

    SimulatedTransports results_;
    std::uint64_t resultsOf_ = 0; ///< request they belong to
    bool busy_ = false;
    std::vector<NetworkRun> runs_;
    std::chrono::steady_clock::time_point shownBegan_; ///< of the last of `runs_`, if it runs
    QTimer tick_, hand_;
    std::jthread thread_;
};

} // namespace gigasite
