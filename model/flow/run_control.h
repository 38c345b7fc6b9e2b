// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Asks a stop token now and then from a loop over flows: often enough for a few milliseconds, too seldom to cost.
class StopWatch {
public:
    static constexpr unsigned ofRoutes = 512; ///< where each call is a way around failures

    /// Asks at every `between` calls: a power of two.
    explicit StopWatch(const std::stop_token &stop, unsigned between = 4096)
        : stop_(stop)
        , mask_(between - 1)
    {
    }

    /// To be called once per flow.
    bool asked() { return (++calls_ & mask_) == 0 && stop_.stop_requested(); }

private:
    const std::stop_token &stop_;
    unsigned mask_;
    unsigned calls_ = 0;
};

/// How far a long simulation is, for whoever looks on from another thread.
class RunMeter {
public:
    enum class Phase { Paths, Rates, Loads };

    void begin(Phase phase, std::size_t flows = 0)
    {
        done_ = 0;
        all_ = flows;
        phase_ = phase;
    }
    void done(std::size_t flows)
    {
        done_.fetch_add(flows, std::memory_order_relaxed);
        if (held_.load(std::memory_order_relaxed))
            held_.wait(true);
    }
    /// The run rests, at the next flows that are done, until it is let go: something else needs the processors. A run
    /// that is held does not see that it is to stop.
    void hold() { held_ = true; }
    void letGo()
    {
        held_ = false;
        held_.notify_all();
    }
    Phase phase() const { return phase_; }
    /// Of the flows of this phase; 0 where they are not counted.
    double share() const
    {
        const auto all = static_cast<double>(all_.load());
        return all > 0 ? static_cast<double>(done_.load()) / all : 0;
    }

private:
    std::atomic<Phase> phase_ = Phase::Paths;
    std::atomic<std::size_t> all_ = 0, done_ = 0;
    std::atomic<bool> held_ = false;
};

/// How a long simulation is watched and ended. Solvers ask `stop` at least every few milliseconds and then return
/// early; what they leave behind is not to be used.
struct RunControl {
    std::stop_token stop = {};
    int threads = 1; ///< independent parts run side by side on so many
    /// Called between parts, at most every 100 ms, on the calling thread, with the completions so far (seconds,
    /// unsorted) of all parts that are done; of many flows every so many, enough for a curve.
    std::function<void(std::vector<double> finished)> progress = {};
    RunMeter *meter = nullptr; ///< told of all that is done; not owned
    double horizon = 0; ///< s; flows not done by then stay unfinished (infinite); 0 = run to the last completion
};

} // namespace gigasite::flow
