// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_watch.h"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace gigasite {

namespace {

constexpr int interrupted = 130;
constexpr auto quiet = std::chrono::milliseconds(500); ///< shorter runs need no line
constexpr auto between = std::chrono::milliseconds(500); ///< lines

} // namespace

bool isTerminal()
{
    return isatty(STDERR_FILENO) == 1;
}

RunWatch::RunWatch(std::string command, std::function<std::string()> howFar, bool showsProgress)
    : command_(std::move(command))
    , howFar_(std::move(howFar))
    , showsProgress_(showsProgress)
{
    sigemptyset(&interrupt_);
    sigaddset(&interrupt_, SIGINT);
    pthread_sigmask(SIG_BLOCK, &interrupt_, &before_);
    thread_ = std::jthread([this](const std::stop_token &stop) { watch(stop); });
}

RunWatch::~RunWatch()
{
    thread_.request_stop();
    thread_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void RunWatch::watch(const std::stop_token &stop)
{
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const bool oneLine = isTerminal();
    auto next = begin + quiet;
    bool open = false; // a line that the next one replaces
    while (!stop.stop_requested()) {
        const timespec wait{.tv_sec = 0, .tv_nsec = 20'000'000}; // also the longest that a finished run waits
        if (sigtimedwait(&interrupt_, nullptr, &wait) == SIGINT) {
            std::fprintf(stderr, "%sgigasite: %s: stopped; nothing was written.\n", open ? "\n" : "", command_.c_str());
            std::_Exit(interrupted);
        }
        if (!showsProgress_ || Clock::now() < next)
            continue;
        next = Clock::now() + between;
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        std::fprintf(stderr, oneLine ? "\r\033[Kgigasite: %s, %d s" : "gigasite: %s, %d s\n", howFar_().c_str(),
                     static_cast<int>(seconds));
        open = oneLine;
    }
    if (open)
        std::fputs("\r\033[K", stderr);
}

} // namespace gigasite
