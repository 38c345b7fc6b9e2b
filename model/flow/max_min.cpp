// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/max_min.h"

#include "model/flow/capacity_left.h"
#include "model/flow/fair_share.h"
#include "model/flow/finish_queue.h"
#include "model/flow/large_array.h"
#include "model/flow/never.h"
#include "model/flow/parallel_parts.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>
#include <utility>

namespace gigasite::flow {

namespace {

/// One part from its first arrival to its last completion.
class PartRun {
public:
    static constexpr bool countsItself = true; ///< parts of all-to-all have millions of flows
    PartRun() = default;
    /// One class of priority: the links have what earlier ones leave, and if later ones come, `log` gets the rates.
    /// Neither is copied; one thread may write a log.
    PartRun(const std::vector<CapacityChange> &changes, std::vector<RateChange> *log)
        : changes_(&changes)
        , log_(log)
    {
    }

    std::size_t run(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control,
                    std::vector<double> &seconds);

private:
    bool isSynchronised(const FlowSet &all, const std::stop_token &stop) const;
    void load(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control);
    void loadSteps(const FlowSet &all, std::span<const std::uint32_t> members);
    void prepareEvents(const FlowSet &all, const std::stop_token &stop);
    void atOnce(const FlowSet &all, const RunControl &control, std::vector<double> &seconds);
    void events(const FlowSet &all, const RunControl &control, std::vector<double> &seconds);
    void follow(const RunControl &control);
    double nextEvent();
    void finishDue(double now, RunMeter *meter);
    bool arriveDue(double now);
    void changeDue(double now);
    void reschedule(double now);
    void log(double time, std::uint32_t flow, double rate)
    {
        if (log_)
            log_->push_back({time, members_[flow], rate});
    }

    const std::vector<CapacityChange> *changes_ = nullptr;
    std::vector<RateChange> *log_ = nullptr;
    std::span<const std::uint32_t> members_;
    struct Step {
        double time;
        std::uint32_t link; ///< of the part
        double capacity;
    };
    std::vector<Step> steps_; ///< of this part's links, by time
    std::size_t nextStep_ = 0;

    PartProblem problem_;
    FairShare shares_;
    std::vector<double> left_, since_, finish_, start_, done_;
    std::vector<std::uint32_t> byStart_;
    std::size_t nextStart_ = 0;
    FinishQueue queue_;
};

void PartRun::load(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control)
{
    const auto &stop = control.stop;
    using SingleUse = PartProblem::SingleUse;
    const bool stepped = changes_ && !changes_->empty(); // a folded link could not change
    problem_.load(all, members, stepped ? SingleUse::Keep : SingleUse::Fold, stop);
    if (stop.stop_requested())
        return;
    members_ = members;
    steps_.clear();
    nextStep_ = 0;
    if (stepped)
        loadSteps(all, members);
    shares_.reset(problem_, stop);
}

/// What only flows that do not come and go together need.
void PartRun::prepareEvents(const FlowSet &all, const std::stop_token &stop)
{
    const auto n = members_.size();
    fillLarge(left_, n, 0.0, stop);
    fillLarge(start_, n, 0.0, stop);
    if (stop.stop_requested())
        return;
    StopWatch watch(stop);
    for (std::size_t i = 0; i < n && !watch.asked(); ++i) {
        left_[i] = all.bytes[members_[i]];
        if (!all.start.empty())
            start_[i] = all.start[members_[i]];
    }
    done_.assign(n, never);
    finish_.assign(start_.size(), never);
    since_ = start_;
    byStart_.resize(start_.size());
    std::iota(byStart_.begin(), byStart_.end(), 0U);
    if (!std::is_sorted(start_.begin(), start_.end()))
        std::stable_sort(byStart_.begin(), byStart_.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return start_[a] < start_[b]; });
    nextStart_ = 0;
    queue_.reset(start_.size());
}

void PartRun::loadSteps(const FlowSet &all, std::span<const std::uint32_t> members)
{
    std::vector<bool> seen(problem_.links());
    for (std::uint32_t i = 0; i < members.size(); ++i) {
        const auto path = all.path(members[i]);
        const auto local = problem_.path(i); // the same links by their numbers here
        for (std::size_t hop = 0; hop < path.size(); ++hop) {
            if (seen[local[hop]])
                continue;
            seen[local[hop]] = true;
            const auto [first, end] =
                std::equal_range(changes_->begin(), changes_->end(), CapacityChange{.link = path[hop]},
                                 [](const CapacityChange &a, const CapacityChange &b) { return a.link < b.link; });
            for (auto change = first; change != end; ++change)
                steps_.push_back({change->time, local[hop], change->capacity});
        }
    }
    std::stable_sort(steps_.begin(), steps_.end(), [](const Step &a, const Step &b) { return a.time < b.time; });
}

/// Equal sizes from the same moment on: the first allocation is the whole story (fact 1 of the header).
bool PartRun::isSynchronised(const FlowSet &all, const std::stop_token &stop) const
{
    StopWatch watch(stop);
    const auto differ = [&](const std::vector<double> &of) {
        const auto first = members_.empty() || of.empty() ? 0 : of[members_.front()];
        return !of.empty() &&
            std::any_of(members_.begin(), members_.end(), [&](auto f) { return watch.asked() || of[f] != first; });
    };
    return steps_.empty() && !differ(all.bytes) && !differ(all.start);
}

/// Writes completions where they belong: those of a million flows would stand twice.
void PartRun::atOnce(const FlowSet &all, const RunControl &control, std::vector<double> &seconds)
{
    const auto n = problem_.flows();
    StopWatch watch(control.stop);
    for (std::uint32_t i = 0; i < n && !watch.asked(); ++i)
        shares_.activate(i);
    shares_.fillActive(control.meter);
    for (std::uint32_t i = 0; i < n && !watch.asked(); ++i) {
        const auto f = members_[i];
        const double start = all.start.empty() ? 0 : all.start[f];
        const double time = start + all.bytes[f] / shares_.rate(i);
        seconds[f] = control.horizon > 0 && time > control.horizon ? never : time;
        log(start, i, shares_.rate(i));
        log(time, i, 0);
    }
}

/// Whether anybody came.
bool PartRun::arriveDue(double now)
{
    const auto before = nextStart_;
    for (; nextStart_ < byStart_.size() && start_[byStart_[nextStart_]] <= now; ++nextStart_)
        shares_.activate(byStart_[nextStart_]);
    return nextStart_ > before;
}

void PartRun::changeDue(double now)
{
    for (; nextStep_ < steps_.size() && steps_[nextStep_].time <= now * (1 + 1e-12); ++nextStep_)
        shares_.setCapacity(steps_[nextStep_].link, steps_[nextStep_].capacity);
}

void PartRun::finishDue(double now, RunMeter *meter)
{
    const double due = now * (1 + 1e-12);
    while (!queue_.empty() && queue_.time() <= due) {
        const double time = queue_.time();
        const auto flow = queue_.flow();
        queue_.remove(flow);
        done_[flow] = time;
        shares_.remove(flow);
        if (meter)
            meter->done(1);
        log(time, flow, 0);
    }
}

/// Takes over the rates that changed at `now`.
void PartRun::reschedule(double now)
{
    for (const auto flow : shares_.changed()) {
        const double was = shares_.before(flow), is = shares_.rate(flow);
        if (was == is && finish_[flow] < never)
            continue;
        left_[flow] = std::max(0.0, left_[flow] - was * (now - since_[flow]));
        since_[flow] = now;
        finish_[flow] = is > 0 ? now + left_[flow] / is : never;
        if (finish_[flow] < never)
            queue_.set(flow, finish_[flow]);
        else
            queue_.remove(flow);
        log(now, flow, is);
    }
}

/// When the next flow comes or goes, or a link changes; infinite when all is done.
double PartRun::nextEvent()
{
    const double arrival = nextStart_ < byStart_.size() ? start_[byStart_[nextStart_]] : never;
    const double step = nextStep_ < steps_.size() ? steps_[nextStep_].time : never;
    return std::min({arrival, step, queue_.empty() ? never : queue_.time()});
}

void PartRun::events(const FlowSet &all, const RunControl &control, std::vector<double> &seconds)
{
    prepareEvents(all, control.stop);
    follow(control);
    if (control.stop.stop_requested())
        return; // perhaps before anything was prepared
    StopWatch watch(control.stop);
    for (std::size_t i = 0; i < members_.size() && !watch.asked(); ++i)
        seconds[members_[i]] = done_[i];
}

/// From one event to the next.
void PartRun::follow(const RunControl &control)
{
    bool first = true;
    while (!control.stop.stop_requested()) { // one event may change every flow
        const double now = nextEvent();
        if (now == never || (control.horizon > 0 && now > control.horizon))
            return;
        finishDue(now, control.meter);
        changeDue(now);
        if (arriveDue(now) && std::exchange(first, false))
            shares_.fillActive();
        else
            shares_.settle();
        reschedule(now);
    }
}

std::size_t PartRun::run(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control,
                         std::vector<double> &seconds)
{
    load(all, members, control);
    if (control.stop.stop_requested())
        return 0;
    if (isSynchronised(all, control.stop))
        atOnce(all, control, seconds);
    else
        events(all, control, seconds);
    return shares_.solves();
}

/// Strict priorities: an earlier class does not feel a later one, so it goes first and alone, and what it takes is gone
/// from the links of the next.
Completions byClass(const FlowSet &flows, const RunControl &control)
{
    const std::set<std::uint8_t> classes(flows.priority.begin(), flows.priority.end());
    Completions all;
    all.seconds.assign(flows.size(), never);
    CapacityLeft left;
    for (const auto priority : classes) {
        const auto parts = independentParts(flows, priority, control.stop);
        const bool last = priority == *classes.rbegin();
        auto watched = control;
        if (!last) { // they write one log, and are the few flows between sites
            watched.threads = 1;
            watched.progress = {};
        }
        const auto changes = left.changes(flows);
        std::vector<RateChange> rates;
        const auto done = overParts(flows, parts, watched, PartRun(changes, last ? nullptr : &rates));
        if (control.stop.stop_requested())
            break;
        for (const auto f : parts.flows)
            all.seconds[f] = done.seconds[f];
        all.solves += done.solves;
        left.take(flows, rates);
    }
    return all;
}

} // namespace

std::vector<double> maxMinRates(const FlowSet &flows)
{
    std::vector<double> rates(flows.size());
    const auto parts = independentParts(flows);
    PartProblem problem;
    FairShare shares;
    for (std::size_t p = 0; p < parts.size(); ++p) {
        problem.load(flows, parts[p], PartProblem::SingleUse::Fold);
        shares.reset(problem);
        for (std::uint32_t i = 0; i < problem.flows(); ++i)
            shares.activate(i);
        shares.fillActive();
        for (std::uint32_t i = 0; i < problem.flows(); ++i)
            rates[parts[p][i]] = shares.rate(i);
    }
    return rates;
}

Completions maxMinCompletions(const FlowSet &flows, const RunControl &control)
{
    const bool ranked =
        std::adjacent_find(flows.priority.begin(), flows.priority.end(), std::not_equal_to<>()) != flows.priority.end();
    return ranked ? byClass(flows, control) : overParts<PartRun>(flows, control);
}

} // namespace gigasite::flow
