// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/pipeline_over_sites.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <queue>

namespace gigasite {

namespace {

enum class What { Ended, ForwardArrived, BackwardArrived };

struct Event {
    double time = 0;
    std::int64_t number = 0; ///< of two at once the earlier one comes first
    std::size_t stage = 0;
    What what = What::Ended;

    bool operator>(const Event &other) const
    {
        return time > other.time || (time == other.time && number > other.number);
    }
};

struct Stage {
    std::size_t site = 0;
    std::int64_t ahead = 0; ///< passes that run before the first backward one
    std::int64_t forwards = 0, backwards = 0; ///< begun
    std::int64_t forwardsDone = 0;
    std::int64_t forwardInputs = 0, backwardInputs = 0; ///< arrived and not yet taken
    bool busy = false, backward = false;
};

class Player {
public:
    explicit Player(const PipelineOverSites &in)
        : in_(in)
        , pp_(in.stages())
        , passes_(in.microBatches * in.chunks)
        , free_{{std::vector<double>(in.siteStages.size(), 0), std::vector<double>(in.siteStages.size(), 0)}}
    {
        for (std::size_t site = 0; site < in.siteStages.size(); ++site) {
            for (std::int64_t i = 0; i < in.siteStages[site]; ++i) {
                const auto behind = pp_ - static_cast<std::int64_t>(stages_.size()) - 1;
                const auto ahead = in.chunks > 1 ? 2 * behind + (in.chunks - 1) * pp_ : behind;
                stages_.push_back({.site = site, .ahead = std::min(ahead, passes_)});
            }
        }
    }

    double play()
    {
        if (stages_.empty())
            return 0;
        start(0, 0);
        double now = 0;
        while (!events_.empty()) {
            const auto event = events_.top();
            events_.pop();
            now = event.time;
            if (event.what == What::Ended)
                end(event.stage, now);
            else
                arrive(event.stage, event.what == What::BackwardArrived, now);
        }
        return now;
    }

private:
    /// Place among the chunks of its direction, 0 first.
    std::int64_t round(std::int64_t pass) const { return pass % (pp_ * in_.chunks) / pp_; }

    bool hasForwardInput(std::size_t stage) const
    {
        const auto &s = stages_[stage];
        return (stage == 0 && round(s.forwards) == 0) || s.forwardInputs > 0;
    }

    bool hasBackwardInput(std::size_t stage) const
    {
        const auto &s = stages_[stage];
        if (stage + 1 < stages_.size() || round(s.backwards) > 0)
            return s.backwardInputs > 0;
        return s.forwardsDone > s.backwards + (in_.chunks - 1) * pp_; // the loss: its own last chunk
    }

    /// The next pass of the list, if the stage is free and what it needs is there.
    void start(std::size_t stage, double now)
    {
        auto &s = stages_[stage];
        const bool forward = s.forwards < passes_ && s.forwards - s.backwards <= s.ahead;
        if (s.busy || (!forward && s.backwards == passes_))
            return;
        if (forward ? !hasForwardInput(stage) : !hasBackwardInput(stage))
            return;
        s.busy = true;
        s.backward = !forward;
        if (forward) {
            s.forwardInputs -= stage == 0 && round(s.forwards) == 0 ? 0 : 1;
            ++s.forwards;
        } else {
            s.backwardInputs -= stage + 1 == stages_.size() && round(s.backwards) == 0 ? 0 : 1;
            ++s.backwards;
        }
        at(now + (forward ? in_.forward : in_.backward) / static_cast<double>(in_.chunks), stage, What::Ended);
    }

    void end(std::size_t stage, double now)
    {
        auto &s = stages_[stage];
        s.busy = false;
        const auto last = stages_.size() - 1;
        if (s.backward) {
            const bool wraps = stage == 0 && round(s.backwards - 1) + 1 < in_.chunks;
            if (stage > 0 || wraps)
                send(stage, wraps ? last : stage - 1, true, now);
        } else {
            ++s.forwardsDone;
            const bool wraps = stage == last && round(s.forwards - 1) + 1 < in_.chunks;
            if (stage < last || wraps)
                send(stage, wraps ? 0 : stage + 1, false, now);
        }
        start(stage, now);
    }

    void send(std::size_t from, std::size_t to, bool backward, double now)
    {
        auto a = stages_[from].site, b = stages_[to].site;
        if (a == b) {
            arrive(to, backward, now);
            return;
        }
        auto &links = free_[a < b ? 0 : 1];
        for (double &start = now; a != b; a = a < b ? a + 1 : a - 1) {
            auto &link = links[std::min(a, a < b ? a : a - 1)];
            start = std::max(start, link);
            link = start + in_.crossing;
        }
        at(now + in_.crossing + wayBetween(stages_[from].site, b), to,
           backward ? What::BackwardArrived : What::ForwardArrived);
    }

    double wayBetween(std::size_t a, std::size_t b) const
    {
        const auto border = [this](std::size_t i) { return in_.ways.begin() + static_cast<std::ptrdiff_t>(i); };
        return in_.ways.empty() ? in_.way : std::accumulate(border(std::min(a, b)), border(std::max(a, b)), 0.0);
    }

    void arrive(std::size_t stage, bool backward, double now)
    {
        ++(backward ? stages_[stage].backwardInputs : stages_[stage].forwardInputs);
        start(stage, now);
    }

    void at(double time, std::size_t stage, What what) { events_.push({time, ++count_, stage, what}); }

    const PipelineOverSites &in_;
    std::int64_t pp_, passes_, count_ = 0;
    std::vector<Stage> stages_;
    std::array<std::vector<double>, 2> free_; ///< when the link behind a site is: there, and back
    std::priority_queue<Event, std::vector<Event>, std::greater<>> events_;
};

double waitOf(PipelineOverSites pipeline, std::int64_t microBatches)
{
    pipeline.microBatches = microBatches;
    const double played = playedTime(pipeline);
    const auto chunks = static_cast<double>(pipeline.chunks);
    const double spans = static_cast<double>(microBatches) + static_cast<double>(pipeline.stages() - 1) / chunks;
    return std::max(0.0, played - spans * (pipeline.forward + pipeline.backward));
}

constexpr std::int64_t fewRounds = 4; ///< of the pipeline, that a long step is played for

/// Pairs of passes grow with the square of the stages. Those far from a border do not decide, so long pipelines lose
/// stages inside their sites, and micro-batches in proportion.
PipelineOverSites ofFewerStages(PipelineOverSites pipeline)
{
    constexpr std::int64_t manyPairs = 60000, kept = 2;
    const double most = std::sqrt(static_cast<double>(manyPairs) / static_cast<double>(fewRounds * pipeline.chunks));
    const double share = most / static_cast<double>(pipeline.stages());
    for (auto &stages : pipeline.siteStages) {
        if (share < 1)
            stages = std::max(std::min(stages, kept), static_cast<std::int64_t>(share * static_cast<double>(stages)));
    }
    if (share < 1)
        pipeline.microBatches =
            std::max<std::int64_t>(1, std::llround(share * static_cast<double>(pipeline.microBatches)));
    return pipeline;
}

/// Between the waits of `fewer` and `more` micro-batches, or on from there.
double alongLine(const PipelineOverSites &pipeline, std::int64_t fewer, std::int64_t more)
{
    const double before = waitOf(pipeline, fewer), after = waitOf(pipeline, more);
    return after +
        (after - before) / static_cast<double>(more - fewer) * static_cast<double>(pipeline.microBatches - more);
}

/// Played, or gone on from what was.
double waitOfRounds(const PipelineOverSites &pipeline)
{
    const auto pp = pipeline.stages(), m = pipeline.microBatches;
    constexpr std::int64_t played = 20000; // pairs of passes of a long step
    const auto most = std::max(fewRounds, played / (pp * pp * pipeline.chunks)) * pp;
    if (m > most)
        return alongLine(pipeline, most / 2, most);
    if (pipeline.chunks == 1 || m % pp == 0)
        return waitOf(pipeline, m);
    const auto filled = m / pp * pp;
    return filled == 0 ? waitOf(pipeline, pp) : alongLine(pipeline, filled, filled + pp);
}

} // namespace

std::int64_t PipelineOverSites::stages() const
{
    return std::accumulate(siteStages.begin(), siteStages.end(), std::int64_t{0});
}

double playedTime(const PipelineOverSites &pipeline)
{
    return Player(pipeline).play();
}

double waitBetweenSites(const PipelineOverSites &pipeline)
{
    if (pipeline.stages() < 1 || pipeline.microBatches < 1)
        return 0;
    const auto shorter = ofFewerStages(pipeline);
    if (shorter.stages() == pipeline.stages())
        return waitOfRounds(pipeline);
    const auto sites = static_cast<double>(pipeline.siteStages.size()), chunks = static_cast<double>(shorter.chunks);
    const double messages = sites * chunks - 1;
    const double underWay = pipeline.ways.empty()
        ? messages * pipeline.way
        : (2 * chunks - 1) * std::accumulate(pipeline.ways.begin(), pipeline.ways.end(), 0.0);
    const double once = 2 * (messages * pipeline.crossing + underWay); // to fill and to drain
    const double times = static_cast<double>(pipeline.microBatches) / static_cast<double>(shorter.microBatches);
    return std::max(0.0, once + times * (waitOfRounds(shorter) - once));
}

} // namespace gigasite
