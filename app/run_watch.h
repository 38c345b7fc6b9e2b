// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/run_control.h"

#include <csignal>
#include <thread>

namespace gigasite {

/// Looks after a long simulation from a thread of its own while it lives: says on standard error how far it is, and
/// ends the program at once on Ctrl+C, with status 130. Nothing is written before a simulation is over, so there is
/// nothing to undo; a solver asked to stop would have gigabytes to tidy up first.
class RunWatch {
public:
    /// Before any other thread is started: they inherit that the signal is not for them.
    RunWatch(const flow::RunMeter &meter, bool showsProgress);
    ~RunWatch();
    RunWatch(const RunWatch &) = delete;
    RunWatch &operator=(const RunWatch &) = delete;

private:
    void watch(const std::stop_token &stop);

    const flow::RunMeter &meter_;
    bool showsProgress_;
    sigset_t interrupt_{}, before_{};
    std::jthread thread_;
};

bool isTerminal(); ///< standard error

} // namespace gigasite
