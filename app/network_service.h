// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

#include <QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace gigasite {

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

    /// What the newest request has brought so far, in the order of flow::Transport. GUI thread.
    const SimulatedTransports &results() const { return results_; }
    bool isBusy() const { return busy_; }

Q_SIGNALS:
    void resultsChanged();

private:
    struct Letter {
        std::uint64_t request = 0;
        flow::Transport transport{};
        std::shared_ptr<const flow::SimulationResult> result; ///< null: the request is done
    };

    void loop(const std::stop_token &quit);
    void answer(const flow::SimulationInput &input, std::uint64_t number, const std::stop_token &stop);
    void post(Letter letter);
    void drain();

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<flow::SimulationInput> waiting_;
    std::uint64_t newest_ = 0;
    std::stop_source running_;
    std::vector<Letter> mailbox_;

    SimulatedTransports results_;
    std::uint64_t resultsOf_ = 0; ///< request they belong to
    bool busy_ = false;
    std::jthread thread_;
};

} // namespace gigasite
