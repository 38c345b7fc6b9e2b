// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <functional>
#include <string>
#include <thread>

namespace gigasite {

/// Looks after a long run from a thread of its own while it lives: says on standard error how far it is, and ends the
/// program at once on Ctrl+C, with status 130. Nothing is written before a run is over, so there is nothing to undo; a
/// solver asked to stop would have gigabytes to tidy up first.
class RunWatch {
public:
    /// Before any other thread is started: they inherit that the signal is not for them.
    /// `howFar`: one line's worth, asked from that thread. `command`: that runs.
    RunWatch(std::string command, std::function<std::string()> howFar, bool showsProgress);
    ~RunWatch();
    RunWatch(const RunWatch &) = delete;
    RunWatch &operator=(const RunWatch &) = delete;

private:
    void watch(const std::stop_token &stop);

    std::string command_;
    std::function<std::string()> howFar_;
    bool showsProgress_;
    sigset_t interrupt_{}, before_{};
    std::jthread thread_;
};

bool isTerminal(); ///< standard error

} // namespace gigasite
