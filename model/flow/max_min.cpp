// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/max_min.h"

#include "model/flow/fair_share.h"
#include "model/flow/parallel_parts.h"

#include <algorithm>
#include <limits>
#include <map>
#include <queue>
#include <utility>

namespace gigasite::flow {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// One part from its first arrival to its last completion.
class PartRun {
public:
    std::size_t run(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control,
                    std::vector<double> &seconds);

private:
    struct Event {
        double time;
        std::uint32_t flow;

        bool operator>(const Event &other) const { return time > other.time; }
    };
    using Events = std::priority_queue<Event, std::vector<Event>, std::greater<>>;

    bool isSynchronised() const;
    void load(const FlowSet &all, std::span<const std::uint32_t> members, const std::stop_token &stop);
    void events(const RunControl &control);
    void classes(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control);
    void reshareClasses(const std::map<int, std::vector<std::uint32_t>> &active);
    void finishDue(double now);
    void arriveDue(double now);
    void reschedule(double now);

    PartProblem problem_;
    FairShare shares_;
    std::vector<double> left_, since_, finish_, start_, done_;
    std::vector<std::uint32_t> byStart_;
    std::size_t nextStart_ = 0;
    Events queue_;
};

void PartRun::load(const FlowSet &all, std::span<const std::uint32_t> members, const std::stop_token &stop)
{
    problem_.load(all, members, PartProblem::SingleUse::Fold, stop);
    if (stop.stop_requested())
        return;
    shares_.reset(problem_, stop);
    const auto n = members.size();
    left_.resize(n);
    start_.assign(n, 0);
    for (std::size_t i = 0; i < n; ++i) {
        left_[i] = all.bytes[members[i]];
        if (!all.start.empty())
            start_[i] = all.start[members[i]];
    }
    done_.assign(n, never);
    finish_.assign(n, never);
    since_ = start_;
    byStart_.resize(n);
    for (std::uint32_t i = 0; i < n; ++i)
        byStart_[i] = i;
    std::stable_sort(byStart_.begin(), byStart_.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return start_[a] < start_[b]; });
    nextStart_ = 0;
    queue_ = {};
}

/// Equal sizes from the same moment on: the first allocation is the whole story (fact 1 of the header).
bool PartRun::isSynchronised() const
{
    return std::adjacent_find(left_.begin(), left_.end(), std::not_equal_to<>()) == left_.end() &&
        std::adjacent_find(start_.begin(), start_.end(), std::not_equal_to<>()) == start_.end();
}

void PartRun::arriveDue(double now)
{
    for (; nextStart_ < byStart_.size() && start_[byStart_[nextStart_]] <= now; ++nextStart_)
        shares_.activate(byStart_[nextStart_]);
}

void PartRun::finishDue(double now)
{
    const double due = now * (1 + 1e-12);
    while (!queue_.empty() && queue_.top().time <= due) {
        const auto [time, flow] = queue_.top();
        queue_.pop();
        if (time != finish_[flow] || done_[flow] < never)
            continue; // the flow's rate changed after this was foreseen
        done_[flow] = time;
        shares_.remove(flow);
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
            queue_.push({finish_[flow], flow});
    }
}

void PartRun::events(const RunControl &control)
{
    bool first = true;
    while (!control.stop.stop_requested()) { // one event may change every flow
        while (!queue_.empty() && (queue_.top().time != finish_[queue_.top().flow] || done_[queue_.top().flow] < never))
            queue_.pop();
        const double arrival = nextStart_ < byStart_.size() ? start_[byStart_[nextStart_]] : never;
        const double now = std::min(arrival, queue_.empty() ? never : queue_.top().time);
        if (now == never || (control.horizon > 0 && now > control.horizon))
            return;
        finishDue(now);
        arriveDue(now);
        if (std::exchange(first, false))
            shares_.fillActive();
        else
            shares_.settle();
        reschedule(now);
    }
}

void PartRun::reshareClasses(const std::map<int, std::vector<std::uint32_t>> &active)
{
    shares_.clearRates();
    for (const auto &[priority, flows] : active) {
        if (!flows.empty())
            shares_.fillOnly(flows);
    }
}

/// Strict priorities: everything is shared anew at each event, class by class. For the few flows between sites.
void PartRun::classes(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control)
{
    std::map<int, std::vector<std::uint32_t>> active;
    const auto rank = [&](std::uint32_t flow) { return static_cast<int>(all.priority[members[flow]]); };
    double now = 0;
    while (!control.stop.stop_requested()) {
        double next = nextStart_ < byStart_.size() ? start_[byStart_[nextStart_]] : never;
        for (const auto &[priority, flows] : active) {
            for (const auto flow : flows)
                next = std::min(next, shares_.rate(flow) > 0 ? now + left_[flow] / shares_.rate(flow) : never);
        }
        if (next == never || (control.horizon > 0 && next > control.horizon))
            return;
        for (auto &[priority, flows] : active) {
            std::erase_if(flows, [&](std::uint32_t flow) {
                const double rate = shares_.rate(flow);
                const bool done = rate > 0 && now + left_[flow] / rate <= next * (1 + 1e-12);
                left_[flow] -= std::min(left_[flow], rate * (next - now));
                if (done) {
                    done_[flow] = next;
                    shares_.remove(flow);
                }
                return done;
            });
        }
        now = next;
        for (; nextStart_ < byStart_.size() && start_[byStart_[nextStart_]] <= now; ++nextStart_) {
            shares_.activate(byStart_[nextStart_]);
            active[rank(byStart_[nextStart_])].push_back(byStart_[nextStart_]);
        }
        reshareClasses(active);
    }
}

std::size_t PartRun::run(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control,
                         std::vector<double> &seconds)
{
    load(all, members, control.stop);
    if (control.stop.stop_requested())
        return 0;
    const bool ranked = std::any_of(members.begin(), members.end(), [&](std::uint32_t f) {
        return !all.priority.empty() && all.priority[f] != all.priority[members.front()];
    });
    if (ranked) {
        classes(all, members, control);
    } else if (isSynchronised()) {
        arriveDue(start_.front());
        shares_.fillActive();
        for (std::uint32_t i = 0; i < members.size(); ++i) {
            const double time = start_[i] + left_[i] / shares_.rate(i);
            done_[i] = control.horizon > 0 && time > control.horizon ? never : time;
        }
    } else {
        events(control);
    }
    for (std::size_t i = 0; i < members.size(); ++i)
        seconds[members[i]] = done_[i];
    return shares_.solves();
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
    return overParts<PartRun>(flows, control);
}

} // namespace gigasite::flow
