// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Asks a stop token now and then from a loop over flows: often enough for a few milliseconds, too seldom to cost.
class StopWatch {
public:
    explicit StopWatch(const std::stop_token &stop)
        : stop_(stop)
    {
    }

    /// To be called once per flow.
    bool asked() { return ++calls_ % between == 0 && stop_.stop_requested(); }

private:
    static constexpr unsigned between = 4096;
    const std::stop_token &stop_;
    unsigned calls_ = 0;
};

/// How a long simulation is watched and ended. Solvers ask `stop` at least every few milliseconds and then return
/// early; what they leave behind is not to be used.
struct RunControl {
    std::stop_token stop = {};
    int threads = 1; ///< independent parts run side by side on so many
    /// Called between parts, at most every 100 ms, on the calling thread, with the completions so far (seconds,
    /// unsorted) of all parts that are done.
    std::function<void(std::vector<double> finished)> progress = {};
    double horizon = 0; ///< s; flows not done by then stay unfinished (infinite); 0 = run to the last completion
};

} // namespace gigasite::flow
