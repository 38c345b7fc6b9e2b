// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/papers/papers_table.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace gigasite {

/// Computes the numbers of the papers once, on a thread of its own, when someone asks first.
class PapersService : public QObject {
    Q_OBJECT
public:
    explicit PapersService(std::shared_ptr<const Facts> facts, QObject *parent = nullptr);

    void start(); ///< does nothing the second time
    bool isBusy() const { return busy_; }

Q_SIGNALS:
    void started();
    void ready(const std::vector<gigasite::PaperRow> &rows);

private:
    std::shared_ptr<const Facts> facts_; ///< never changed: the thread reads it
    bool busy_ = false;
    std::optional<std::jthread> worker_; ///< last member: stopped and joined before anything it reads goes
};

} // namespace gigasite
