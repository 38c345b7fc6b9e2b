// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/fluid_scale.h"
#include "model/flow/large_array.h"
#include "model/flow/part_problem.h"
#include "model/flow/queued_path.h"
#include "model/flow/run_control.h"
#include "model/flow/sort_by_key.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <stop_token>
#include <utility>
#include <vector>

// Single precision: a step moves a fiftieth of a transfer, and the model is good to a few per cent. Sizes are in units
// of the mean transfer, time in steps. Per flow the hops stand side by side (Hops of them, unused ones empty), because
// a step touches all hops of a flow and links at random.

/// How the lossless fluid of backpressure.h is computed.
namespace gigasite::flow::fluid {

/// The fluid of one part, for shared paths of at most Hops links.
template <std::size_t Hops> class Fluid {
public:
    /// Once asked to stop, what it holds is not to be used.
    Fluid(const PartProblem &part, const Scale &scale, const std::stop_token &stop);

    void reserveLater(std::size_t flows) { reserveLarge(later_, flows); }
    void add(std::uint32_t flow, double size, double start);
    void run(double horizon);
    double completion(std::uint32_t flow) const { return done_[flow]; } ///< in base steps

private:
    struct OwnLink {
        float capacity = 0, fill = 0, allow = 1; ///< as below; no capacity: the flow has none
    };
    static constexpr std::uint32_t gone = UINT32_MAX; ///< for a flow's number
    struct Live { // 64 bytes for the four shared links of three tiers: a cache line
        std::array<std::uint32_t, Hops> link{}; ///< the shared ones of the path
        std::array<float, Hops>
            waiting{}; ///< for link k; [0] is what the sender offers, unless it has a link of its own
        double unsent = 0; ///< in double precision: an incast takes off less than a millionth of it in a step
        float rest = 0; ///< with so little left over it is done
        OwnLink own;
        std::uint16_t hops = 0;
        bool goesOn = false; ///< from its last link here over others, where no queue can form
        std::uint32_t flow = 0;

        bool hasOwn() const { return own.capacity > 0; }
    };
    typedef float Pair __attribute__((vector_size(8))); ///< what waits for a link, and what fills the buffer at its end

    static float allowed(float occupied, float fill)
    {
        return std::clamp(1 / (1 - onShare) - occupied * fill, 0.0F, 1.0F);
    }
    float fillOf(float limit) const { return 1 / ((1 - onShare) * bufferSteps_ * limit); }

    /// What a sender has left to send. While steps count many times, what is on its way is not: a flow ends at once.
    float offered(const Live &f) const
    {
        return std::max(static_cast<float>(f.unsent) + (stretch_ > 1 ? mostOnTheWay : 0), 0.0F);
    }
    void offer(Live &flow, float delivered);
    template <class Leaves> void eraseLive(Leaves leaves);
    void sortLater();
    void serve(std::size_t link);
    void serveLinks();
    void listBusy();
    void use(const Live &flow);
    void leave(const Live &flow);
    void prefetch(const Live &flow) const;
    void move();
    float moveOne(Live &flow, float &delivered);
    void chooseStretch(double horizon);
    void arrive();
    void renumber();
    std::vector<std::uint32_t> renumberPaths();

    std::vector<Live> live_; ///< some are gone
    std::size_t gone_ = 0;
    std::vector<std::pair<double, Live>> later_; ///< by start, last first
    // by link
    std::vector<float> capacity_; ///< per step
    std::vector<float> fill_; ///< 1 / the part of the buffer between Xon and Xoff
    std::vector<float> allow_; ///< share of its capacity that it may send in this step
    std::vector<Pair> demand_;
    std::vector<float> served_; ///< share of what waits for it that it sends in this step
    std::vector<std::uint32_t> users_; ///< flows under way that cross it; not counted once all have started
    std::vector<bool> isBusy_; ///< in the list
    std::vector<std::uint32_t> busy_; ///< all that have users or may not send all they can
    // by flow
    std::vector<double> done_;
    float bufferSteps_;
    float transit_; ///< share of a step that the bytes of a free flow count as waiting
    double mostStretch_;
    float stretch_ = 1; ///< how many times this step counts
    float peak_ = 1; ///< mean transfers that the fastest flow delivers in a step, of late
    double now_ = 0; ///< in base steps
    const std::stop_token &stop_;
};

template <std::size_t Hops>
Fluid<Hops>::Fluid(const PartProblem &part, const Scale &scale, const std::stop_token &stop)
    : bufferSteps_(static_cast<float>(scale.bufferSteps))
    , transit_(static_cast<float>(std::min(response / scale.seconds, 1.0)))
    , mostStretch_(scale.mostStretch)
    , stop_(stop)
{
    fillLarge(capacity_, part.links(), 0.0F, stop_); // on huge pages: the others take long to give back
    fillLarge(allow_, part.links(), 1.0F, stop_);
    fillLarge(demand_, part.links(), Pair{0, 0}, stop_);
    fillLarge(done_, part.flows(), never, stop_);
    fillLarge(live_, part.flows(), Live{}, stop_);
    if (stop_.stop_requested())
        return;
    for (std::uint32_t l = 0; l < part.links(); ++l)
        capacity_[l] = static_cast<float>(part.capacity[l] * scale.seconds / scale.bytes);
    StopWatch watch(stop_);
    for (std::uint32_t f = 0; f < part.flows() && !watch.asked(); ++f) {
        const auto path = sharedPath(part, f);
        const auto first = part.path(f)[0];
        live_[f].flow = f;
        std::copy(path.begin(), path.end(), live_[f].link.begin());
        live_[f].hops = static_cast<std::uint16_t>(path.size());
        live_[f].goesOn = !path.empty() && path.back() != part.path(f).back();
        if (!isShared(part, first)) {
            live_[f].own = {capacity_[first], fillOf(capacity_[first]), 1};
        }
    }
    renumber();
}

template <std::size_t Hops> void Fluid<Hops>::add(std::uint32_t flow, double size, double start)
{
    auto &f = live_[flow];
    f.unsent = size;
    f.rest = static_cast<float>(size) * nothing;
    if (start > 0)
        later_.emplace_back(start, f);
}

/// What a flow has waiting at each hop, added to its links: once as demand for the link, once as filling of the buffer
/// it waits in, which is the one at the end of the link before. Beyond its last link bytes are on their way only.
template <std::size_t Hops> inline void Fluid<Hops>::offer(Live &f, float delivered)
{
    if (f.hops == 0)
        return;
    if (!f.hasOwn())
        f.waiting[0] = std::min(offered(f), capacity_[f.link[0]]);
    float waiting =
        f.waiting[0]; // each read once: two just written as one pair would stall until both are in the cache
    for (std::uint32_t k = 1; k < f.hops; ++k) {
        const float next = f.waiting[k];
        demand_[f.link[k - 1]] += Pair{waiting, next};
        waiting = next;
    }
    demand_[f.link[f.hops - 1]] += Pair{waiting, f.goesOn ? transit_ * delivered : 0};
}

/// The share of its backlog a link sends, and what its own buffer will let it send in the step after.
template <std::size_t Hops> inline void Fluid<Hops>::serve(std::size_t l)
{
    constexpr float tiny = 1e-30F; // where nothing waits and nothing may go
    const float waiting = demand_[l][0], occupied = demand_[l][1];
    const float most = std::max(capacity_[l] * allow_[l], tiny);
    served_[l] = most / std::max(waiting, most);
    allow_[l] = allowed(occupied, fill_[l]);
}

/// While flows are still to start few links have users at any time, and those are served alone.
template <std::size_t Hops> void Fluid<Hops>::serveLinks()
{
    constexpr std::size_t block = 1 << 16, seldom = 4;
    if (!later_.empty() && busy_.size() < capacity_.size() / seldom) {
        std::size_t kept = 0;
        for (const auto l : busy_) {
            serve(l);
            demand_[l] = Pair{0, 0};
            if (users_[l] > 0)
                busy_[kept++] = l;
            else
                isBusy_[l] = false; // its buffer is empty, so that it may send all it can
        }
        busy_.resize(kept);
        return;
    }
    for (std::size_t begin = 0; begin < capacity_.size() && !stop_.stop_requested(); begin += block) {
        const auto end = std::min(begin + block, capacity_.size());
        for (auto l = begin; l < end; ++l)
            serve(l);
        std::fill_n(demand_.data() + begin, end - begin, Pair{0, 0});
    }
}

template <std::size_t Hops> void Fluid<Hops>::use(const Live &f)
{
    for (std::uint32_t k = 0; k < f.hops; ++k) {
        const auto l = f.link[k];
        ++users_[l];
        if (!isBusy_[l])
            busy_.push_back(l);
        isBusy_[l] = true;
    }
}

template <std::size_t Hops> void Fluid<Hops>::leave(const Live &f)
{
    for (std::uint32_t k = 0; k < f.hops && !later_.empty(); ++k)
        --users_[f.link[k]];
}

template <std::size_t Hops> void Fluid<Hops>::listBusy()
{
    busy_.clear();
    if (later_.empty())
        return;
    fillLarge(users_, capacity_.size(), 0U, stop_);
    if (stop_.stop_requested())
        return;
    isBusy_.assign(capacity_.size(), false);
    StopWatch watch(stop_);
    for (std::size_t i = 0; i < live_.size() && !watch.asked(); ++i) {
        if (live_[i].flow != gone)
            use(live_[i]);
    }
    for (std::uint32_t l = 0; l < capacity_.size() && !watch.asked(); ++l) {
        if (allow_[l] < 1 && !isBusy_[l]) {
            busy_.push_back(l);
            isBusy_[l] = true;
        }
    }
}

/// Those for which `leaves`; the others move up.
template <std::size_t Hops> template <class Leaves> void Fluid<Hops>::eraseLive(Leaves leaves)
{
    std::size_t kept = 0;
    StopWatch watch(stop_);
    for (std::size_t i = 0; i < live_.size() && !watch.asked(); ++i) {
        if (leaves(live_[i]))
            continue;
        if (kept != i)
            live_[kept] = live_[i];
        ++kept;
    }
    live_.resize(kept);
}

/// Moves a flow on by a step. What is left of it then, sent or not; `delivered`: what arrived.
template <std::size_t Hops> inline float Fluid<Hops>::moveOne(Live &f, float &delivered)
{
    float moving;
    std::uint32_t k = 0;
    if (f.hasOwn()) {
        moving = std::min(offered(f), f.own.capacity * f.own.allow);
        f.own.allow = allowed(f.hops > 0 ? f.waiting[0] : 0, f.own.fill);
    } else {
        moving = f.waiting[0] * served_[f.link[0]];
        k = 1;
    }
    f.unsent -= moving;
    auto left = static_cast<float>(f.unsent);
    for (; k < f.hops; ++k) {
        const float leaving = f.waiting[k] * served_[f.link[k]];
        f.waiting[k] += moving - leaving; // arrives now, and can be sent in the next step
        left += f.waiting[k];
        moving = leaving;
    }
    delivered = moving;
    const float again = (stretch_ - 1) * moving; // the other times this step counts
    f.unsent -= again;
    return left - again;
}

/// Asks for the links of a flow that moves soon: to wait for each would take longer than all the rest.
template <std::size_t Hops> inline void Fluid<Hops>::prefetch(const Live &f) const
{
    for (std::uint32_t k = 0; k < f.hops; ++k) {
        __builtin_prefetch(&served_[f.link[k]]);
        __builtin_prefetch(&demand_[f.link[k]], 1);
    }
}

/// Every flow moves on and offers anew; those whose last byte arrives leave.
template <std::size_t Hops> void Fluid<Hops>::move()
{
    float fastest = 0; // share of a mean transfer that somebody delivers in this step
    StopWatch watch(stop_);
    const bool isFar = capacity_.size() > linksInCache;
    const auto *const end = live_.data() + live_.size();
    for (auto &f : live_) {
        if (watch.asked())
            break;
        if (isFar && end - &f > flowsAhead)
            prefetch(*(&f + flowsAhead));
        if (f.flow == gone)
            continue;
        float delivered;
        const float left = moveOne(f, delivered) - f.rest;
        fastest = std::max(fastest, delivered);
        if (left <= 0) {
            const float within = delivered > 0 ? std::clamp(1 + left / (stretch_ * delivered), 0.0F, 1.0F) : 1.0F;
            const auto hops = static_cast<float>(f.hops + (f.hasOwn() ? 1 : 0));
            done_[f.flow] = now_ + stretch_ * within - (hops - 1); // one step of travel per hop comes off again
            leave(f);
            f.flow = gone;
            ++gone_;
        } else {
            offer(f, delivered);
        }
    }
    if (gone_ * 16 > live_.size()) { // seldom: all that follow move up
        eraseLive([](const Live &f) { return f.flow == gone; });
        gone_ = 0;
    }
    peak_ = std::max(fastest, memory * peak_);
}

/// Numbers links in the order in which flows ask for them, and returns what they were called.
template <std::size_t Hops> std::vector<std::uint32_t> Fluid<Hops>::renumberPaths()
{
    std::vector<std::uint32_t> number, order;
    fillLarge(number, capacity_.size(), UINT32_MAX, stop_);
    if (stop_.stop_requested())
        return order;
    const auto renumberPath = [&](Live &f) {
        for (std::uint32_t k = 0; k < f.hops; ++k) {
            auto &n = number[f.link[k]];
            if (n == UINT32_MAX) {
                n = static_cast<std::uint32_t>(order.size());
                order.push_back(f.link[k]);
            }
            f.link[k] = n;
        }
    };
    StopWatch watch(stop_);
    for (std::size_t i = 0; i < live_.size() && !watch.asked(); ++i)
        renumberPath(live_[i]);
    for (std::size_t i = 0; i < later_.size() && !watch.asked(); ++i)
        renumberPath(later_[i].second);
    return order;
}

/// Forgets links that nobody crosses any more and puts the others in the order in which flows ask for them.
template <std::size_t Hops> void Fluid<Hops>::renumber()
{
    const auto order = renumberPaths();
    StopWatch watch(stop_);
    const auto reorder = [&](auto &values) {
        if (stop_.stop_requested())
            return;
        auto old = std::move(values);
        values.clear();
        reserveLarge(values, order.size());
        for (std::size_t l = 0; l < order.size() && !watch.asked(); ++l)
            values.push_back(old[order[l]]);
    };
    reorder(capacity_);
    reorder(allow_);
    reorder(demand_);
    if (stop_.stop_requested())
        return;
    served_.resize(order.size());
    fill_.resize(order.size());
    std::transform(capacity_.begin(), capacity_.end(), fill_.begin(), [&](float limit) { return fillOf(limit); });
    listBusy();
}

template <std::size_t Hops> void Fluid<Hops>::chooseStretch(double horizon)
{
    const double target = std::min({mostStretch_, 1 / (stepsPerFlow * std::max(peak_, 1e-30F)), now_ / stepsPerAge,
                                    horizon - now_, later_.empty() ? never : later_.back().first - now_});
    stretch_ = target < leastStretch ? 1 : static_cast<float>(target);
}

template <std::size_t Hops> void Fluid<Hops>::arrive()
{
    for (; !later_.empty() && later_.back().first <= now_; later_.pop_back()) {
        live_.push_back(later_.back().second);
        use(live_.back());
        offer(live_.back(), 0);
    }
}

/// Whoever starts later waits elsewhere, the last first. Keys are sorted, which are a sixth of what a flow is.
template <std::size_t Hops> void Fluid<Hops>::sortLater()
{
    if (later_.empty())
        return;
    std::vector<std::pair<double, std::uint32_t>> order;
    std::vector<bool> waits(done_.size(), false);
    reserveLarge(order, later_.size());
    StopWatch watch(stop_);
    for (std::uint32_t i = 0; i < later_.size() && !watch.asked(); ++i) {
        order.emplace_back(later_[i].first, i);
        waits[later_[i].second.flow] = true;
    }
    sortByKey(order, [](const auto &at) { return ~orderOf(at.first); }, stop_);
    if (stop_.stop_requested())
        return;
    std::vector<std::pair<double, Live>> sorted;
    reserveLarge(sorted, later_.size());
    for (std::size_t i = 0; i < order.size() && !watch.asked(); ++i)
        sorted.push_back(later_[order[i].second]);
    later_.swap(sorted);
    eraseLive([&](const Live &f) { return waits[f.flow]; });
}

template <std::size_t Hops> void Fluid<Hops>::run(double horizon)
{
    sortLater();
    if (!later_.empty() && !stop_.stop_requested())
        renumber(); // links of flows that start together stand together
    if (stop_.stop_requested())
        return;
    StopWatch watch(stop_);
    for (std::size_t i = 0; i < live_.size() && !watch.asked(); ++i)
        offer(live_[i], 0);
    auto atRenumbering = live_.size();
    for (std::size_t step = 0; step < mostSteps && !stop_.stop_requested(); ++step, now_ += stretch_) {
        chooseStretch(horizon);
        arrive();
        if ((live_.size() == gone_ && later_.empty()) || now_ >= horizon || (peak_ < standstill && later_.empty()))
            return;
        serveLinks();
        move();
        if (live_.size() + later_.size() < atRenumbering / 2) {
            renumber();
            atRenumbering = live_.size() + later_.size();
        }
    }
}

} // namespace gigasite::flow::fluid
