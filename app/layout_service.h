// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace gigasite {

/// Evaluates scenarios whose layout is searched for (parallelism.mode auto) on a thread of its own, tens of
/// milliseconds each. One at a time and to its end, so that the screen follows a hand that never rests; of what is
/// asked meanwhile, the newest is next.
class LayoutService : public QObject {
    Q_OBJECT
public:
    explicit LayoutService(std::shared_ptr<const Facts> facts, QObject *parent = nullptr);

    void request(std::shared_ptr<const Scenario> scenario);
    void forget(); ///< what is still to come
    bool isBusy() const { return running_ != nullptr; }

Q_SIGNALS:
    void found(std::shared_ptr<const gigasite::Scenario> scenario,
               std::shared_ptr<const gigasite::Evaluation> evaluation);

private:
    void start();
    void finish(const std::shared_ptr<const Evaluation> &evaluation);

    std::shared_ptr<const Facts> facts_;
    Evaluator evaluator_; ///< of the thread, while it runs
    std::shared_ptr<const Scenario> running_, next_;
    bool wanted_ = false; ///< the running one's result
    std::optional<std::jthread> worker_; ///< last member: joined before anything it reads goes
};

} // namespace gigasite
