// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/large_array.h"
#include "model/flow/max_min.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>
#include <thread>
#include <utility>
#include <vector>

namespace gigasite::flow {

/// Flows whose completions are handed out before the end: more than a curve shows, and little to sort.
constexpr std::size_t mostReported = 50'000;

/// Runs a solver over every independent part, side by side on control.threads threads (the calling one among them).
/// Each thread has a Solver of its own and writes only the completions of its parts; `run(flows, members, control,
/// seconds)` returns the number of allocations it computed.
template <class Solver>
Completions overParts(const FlowSet &flows, const Parts &parts, const RunControl &control, const Solver &prototype = {})
{
    const auto threads = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(control.threads, 1)), 1,
                                                 std::max<std::size_t>(parts.size(), 1));
    Completions all;
    fillLarge(all.seconds, flows.size(), std::numeric_limits<double>::infinity(), control.stop);
    if (control.stop.stop_requested())
        return all;
    std::vector<std::size_t> solves(threads, 0);
    std::atomic<std::size_t> next = 0;
    std::vector<std::atomic<bool>> done(control.progress ? parts.size() : 0); // publishes a part's completions
    const auto report = [&] {
        std::vector<double> finished;
        for (std::size_t p = 0; p < done.size(); ++p) {
            if (!done[p].load(std::memory_order_acquire))
                continue;
            const auto part = parts[p];
            for (std::size_t i = 0; i < part.size(); i += flows.size() / mostReported + 1)
                finished.push_back(all.seconds[part[i]]);
        }
        control.progress(std::move(finished));
    };
    const auto work = [&](std::size_t thread) {
        using Clock = std::chrono::steady_clock;
        Solver solver = prototype;
        auto last = Clock::now();
        for (std::size_t p = next++; p < parts.size() && !control.stop.stop_requested(); p = next++) {
            if (!parts[p].empty())
                solves[thread] += solver.run(flows, parts[p], control, all.seconds);
            if (control.meter && !Solver::countsItself)
                control.meter->done(parts[p].size());
            if (!control.progress)
                continue;
            done[p].store(true, std::memory_order_release);
            if (thread == 0 && Clock::now() - last >= std::chrono::milliseconds(100)) {
                report();
                last = Clock::now();
            }
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t t = 1; t < threads; ++t)
        others.emplace_back(work, t);
    work(0);
    others.clear(); // joins
    for (const auto s : solves)
        all.solves += s;
    return all;
}

template <class Solver>
Completions overParts(const FlowSet &flows, const RunControl &control, const Solver &prototype = {})
{
    return overParts(flows, independentParts(flows, control.stop), control, prototype);
}

} // namespace gigasite::flow
