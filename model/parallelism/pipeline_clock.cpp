// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/pipeline_clock.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

double num(std::int64_t n)
{
    return static_cast<double>(n);
}

} // namespace

std::int64_t PipelineClock::ahead(std::int64_t stage) const
{
    const auto following = stages - 1 - stage;
    return std::min(passesEachWay(), chunks > 1 ? 2 * following + (chunks - 1) * stages : following);
}

std::int64_t PipelineClock::lastPair() const
{
    return std::max<std::int64_t>(-1, passesEachWay() - 1 - ahead(stages - 1));
}

double PipelineClock::late(std::int64_t stage) const
{
    const bool returns = chunks > 1 && passesEachWay() > (chunks + 1) * stages;
    return returns ? std::max(0.0, num(stages - 1 - stage) * forward - num(stage + 1) * backward) : 0;
}

double PipelineClock::forwardStart(std::int64_t stage, std::int64_t n) const
{
    const auto before = ahead(stage);
    if (n <= before)
        return num(stage + n) * forward;
    const auto firstLate = (chunks + 1) * stages;
    const bool waits = n == firstLate && late(stage) > 0; // the pass before it is not late yet
    return backwardStart(stage, n - before - 1) + backward + (waits ? late(stage) : 0);
}

double PipelineClock::backwardStart(std::int64_t stage, std::int64_t k) const
{
    const auto onTime = [&](std::int64_t i) {
        return num(chunks * stages + std::min(i, std::max<std::int64_t>(0, lastPair()))) * forward +
            num(stages - 1 - stage + i) * backward;
    };
    const double d = late(stage);
    const auto before = ahead(stage);
    if (!(d > 0) || before + k < (chunks + 1) * stages)
        return onTime(k);
    const auto lastOwnPair = passesEachWay() - 1 - before;
    return std::max(onTime(k),
                    onTime(std::min(k, lastOwnPair)) + d + num(std::max<std::int64_t>(0, k - lastOwnPair)) * backward);
}

double PipelineClock::end() const
{
    return num(passesEachWay() + stages - 1) * (forward + backward);
}

/// Groups of p micro-batches go through all chunks in turn (pipeline_schedule.h); what is left over makes a last, small
/// group.
Pass PipelineClock::named(std::int64_t n, bool isBackward) const
{
    if (chunks == 1)
        return {.microBatch = n, .backward = isBackward};
    const auto group = n / (stages * chunks);
    const auto size = std::min(stages, microBatches - group * stages);
    const auto within = n - group * stages * chunks;
    const auto chunk = within / size;
    return {.microBatch = group * stages + within % size,
            .chunk = isBackward ? chunks - 1 - chunk : chunk,
            .backward = isBackward};
}

Pass PipelineClock::forwardPass(std::int64_t stage, std::int64_t n) const
{
    auto pass = named(n, false);
    pass.start = forwardStart(stage, n);
    pass.end = pass.start + forward;
    return pass;
}

Pass PipelineClock::backwardPass(std::int64_t stage, std::int64_t k) const
{
    auto pass = named(k, true);
    pass.start = backwardStart(stage, k);
    pass.end = pass.start + backward;
    return pass;
}

std::optional<Pass> PipelineClock::at(std::int64_t stage, double time) const
{
    const auto count = passesEachWay();
    if (!(forward + backward > 0) || stage < 0 || stage >= stages || count < 1 || !std::isfinite(time))
        return std::nullopt;
    if (time < backwardStart(stage, 0)) {
        const double arrived = time - num(stage) * forward;
        const auto n = forward > 0 && arrived >= 0 ? static_cast<std::int64_t>(arrived / forward) : count;
        return n <= std::min(ahead(stage), count - 1) ? std::optional(forwardPass(stage, n)) : std::nullopt;
    }
    std::int64_t k = 0; // the last backward pass that has begun
    for (auto past = count; past - k > 1;) {
        const auto middle = k + (past - k) / 2;
        (backwardStart(stage, middle) <= time ? k : past) = middle;
    }
    if (const auto pass = backwardPass(stage, k); time < pass.end)
        return pass;
    const auto n = ahead(stage) + 1 + k;
    if (n >= count)
        return std::nullopt;
    const auto pass = forwardPass(stage, n);
    return time >= pass.start && time < pass.end ? std::optional(pass) : std::nullopt;
}

std::vector<Pass> PipelineClock::passesOf(std::int64_t stage) const
{
    const auto count = passesEachWay();
    const auto before = ahead(stage);
    std::vector<Pass> passes;
    passes.reserve(static_cast<std::size_t>(2 * count));
    for (std::int64_t n = 0; n <= std::min(before, count - 1); ++n)
        passes.push_back(forwardPass(stage, n));
    for (std::int64_t k = 0; k < count; ++k) {
        passes.push_back(backwardPass(stage, k));
        if (before + 1 + k < count)
            passes.push_back(forwardPass(stage, before + 1 + k));
    }
    return passes;
}

} // namespace gigasite::measured
