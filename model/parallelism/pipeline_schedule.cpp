// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/pipeline_schedule.h"

#include <algorithm>
#include <cstddef>

namespace gigasite::measured {

namespace {

/// The n-th forward (or backward) chunk that an interleaved stage works on.
Pass interleavedPass(const PipelineInput &in, std::int64_t n, bool backward)
{
    const auto group = in.stages * in.chunks;
    const auto chunk = (n % group) / in.stages;
    return {.microBatch = n / group * in.stages + n % in.stages,
            .chunk = backward ? in.chunks - 1 - chunk : chunk,
            .backward = backward};
}

Pass passOf(const PipelineInput &in, std::int64_t n, bool backward)
{
    if (in.schedule == Schedule::Interleaved)
        return interleavedPass(in, n, backward);
    return {.microBatch = n, .chunk = 0, .backward = backward};
}

std::int64_t forwardsAhead(const PipelineInput &in, std::int64_t stage, std::int64_t passes)
{
    switch (in.schedule) {
    case Schedule::GPipe:
        return passes;
    case Schedule::OneForwardOneBackward:
        return std::min(passes, in.stages - stage - 1);
    case Schedule::Interleaved:
        break;
    }
    return std::min(passes, 2 * (in.stages - stage - 1) + (in.chunks - 1) * in.stages);
}

std::vector<Pass> listOf(const PipelineInput &in, std::int64_t stage)
{
    const auto passes = in.microBatches * in.chunks;
    const auto ahead = forwardsAhead(in, stage, passes);
    std::vector<Pass> list;
    for (std::int64_t n = 0; n < ahead; ++n)
        list.push_back(passOf(in, n, false));
    for (std::int64_t n = ahead; n < passes; ++n) {
        list.push_back(passOf(in, n, false));
        list.push_back(passOf(in, n - ahead, true));
    }
    for (std::int64_t n = passes - ahead; n < passes; ++n)
        list.push_back(passOf(in, n, true));
    return list;
}

/// End times of passes that have run; -1 before. Indexed by chunk along the whole model, micro-batch and direction.
class Ends {
public:
    explicit Ends(const PipelineInput &in)
        : stages_(in.stages)
        , chunks_(in.stages * in.chunks)
        , microBatches_(in.microBatches)
        , ends_(static_cast<std::size_t>(2 * chunks_ * microBatches_), -1)
    {
    }

    double &ofStage(std::int64_t stage, const Pass &pass) { return at(pass.chunk * stages_ + stage, pass); }

    /// When what the pass needs is there; -1: not yet.
    double ready(std::int64_t stage, const Pass &pass, double send)
    {
        const auto place = pass.chunk * stages_ + stage;
        const bool source = pass.backward ? place == chunks_ - 1 : place == 0;
        if (source && !pass.backward)
            return 0;
        auto needed = pass;
        if (source) { // the loss: its own forward pass
            needed.backward = false;
            return at(place, needed);
        }
        const double end = at(pass.backward ? place + 1 : place - 1, pass);
        return end < 0 ? end : end + send;
    }

private:
    double &at(std::int64_t place, const Pass &pass)
    {
        return ends_[static_cast<std::size_t>(((pass.backward ? 1 : 0) * chunks_ + place) * microBatches_ +
                                              pass.microBatch)];
    }

    std::int64_t stages_, chunks_, microBatches_;
    std::vector<double> ends_;
};

std::int64_t peakLive(const std::vector<Pass> &passes)
{
    std::int64_t live = 0, peak = 0;
    for (const auto &pass : passes) {
        live += pass.backward ? -1 : 1;
        peak = std::max(peak, live);
    }
    return peak;
}

} // namespace

PipelineTimes pipelineTimes(const PipelineInput &in)
{
    PipelineTimes times;
    const auto chunks = static_cast<double>(in.chunks);
    for (std::int64_t stage = 0; stage < in.stages; ++stage)
        times.stages.push_back(listOf(in, stage));
    Ends ends(in);
    std::vector<std::size_t> next(times.stages.size(), 0);
    std::vector<double> free(times.stages.size(), 0);
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t stage = 0; stage < times.stages.size(); ++stage) {
            for (auto &list = times.stages[stage]; next[stage] < list.size(); ++next[stage], moved = true) {
                auto &pass = list[next[stage]];
                const double ready = ends.ready(static_cast<std::int64_t>(stage), pass, in.send);
                if (ready < 0)
                    break;
                pass.start = std::max(ready, free[stage]);
                pass.end = pass.start + (pass.backward ? in.backward : in.forward) / chunks;
                free[stage] = ends.ofStage(static_cast<std::int64_t>(stage), pass) = pass.end;
            }
        }
    }
    double busy = 0;
    for (std::size_t stage = 0; stage < times.stages.size(); ++stage) {
        times.total = std::max(times.total, free[stage]);
        times.peakLive.push_back(peakLive(times.stages[stage]));
        for (const auto &pass : times.stages[stage])
            busy += pass.end - pass.start;
    }
    times.bubbleShare = times.total > 0 ? 1 - busy / (times.total * static_cast<double>(in.stages)) : 0;
    return times;
}

double bubbleOneForwardOneBackward(double stages, double forward, double backward)
{
    return (stages - 1) * (forward + backward);
}

double bubbleZero(double stages, double forward, double backward, double weights)
{
    return (stages - 1) * (forward + backward - 2 * weights);
}

double bubbleDualPipe(double stages, double pair, double backward, double weights)
{
    constexpr double directions = 2;
    return (stages / directions - 1) * (pair + backward - 3 * weights);
}

} // namespace gigasite::measured
