// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/backpressure.h"

#include "model/flow/parallel_parts.h"
#include "model/flow/part_problem.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

// Single precision: a step moves a fiftieth of a transfer, and the model is good to a few per cent. Sizes are in units
// of the mean transfer, time in steps. Per flow the hops stand side by side (Hops of them, unused ones empty), because
// a step touches all hops of a flow and links at random.

namespace gigasite::flow {

namespace {

constexpr float never = std::numeric_limits<float>::infinity();
constexpr float onShare = 0.8F; ///< of the buffer: sending slows down from here (Xon) and stops when it is full (Xoff)
constexpr float nothing = 1e-4F; ///< of a flow's own bytes: what thousands of rounded steps may leave over
constexpr std::size_t mostSteps = 4'000'000;

struct Scale {
    double bytes = 1; ///< of a mean transfer
    double seconds = 1; ///< of one step
    double bufferSteps = 2;
};

/// Steps a link's buffer holds: 2 for transfers of 30 MB and more, 5 at 3 MB, between them along the logarithm.
double bufferStepsFor(double bytes)
{
    return std::clamp(2 + 3 * std::log10(30e6 / bytes), 2.0, 5.0);
}

Scale scaleOf(const FlowSet &flows, const BackpressureSettings &settings)
{
    double bytes = 0, seconds = 0;
    for (std::size_t f = 0; f < flows.size(); ++f) {
        double least = flows.capacity[index(flows.path(f)[0])];
        for (const auto link : flows.path(f))
            least = std::min(least, flows.capacity[index(link)]);
        bytes += flows.bytes[f];
        seconds += flows.bytes[f] / least;
    }
    const auto n = static_cast<double>(std::max<std::size_t>(flows.size(), 1));
    return {bytes / n, seconds / n / std::max(settings.stepsPerTransfer, 1),
            settings.bufferSteps > 0 ? settings.bufferSteps : bufferStepsFor(bytes / n)};
}

/// The fluid of one part, for paths of at most Hops links.
template <std::size_t Hops> class Fluid {
public:
    /// Once asked to stop, what it holds is not to be used.
    Fluid(const PartProblem &part, const Scale &scale, const std::stop_token &stop);

    void add(std::uint32_t flow, double size, double start);
    void run(float horizon);
    float completion(std::uint32_t flow) const { return done_[flow]; } ///< in steps

private:
    struct Link {
        float capacity = 0; ///< per step
        float buffer = 0;
        float allow = 1; ///< share it may send in the next step

        void learn(float occupied) { allow = std::clamp((buffer - occupied) / ((1 - onShare) * buffer), 0.0F, 1.0F); }
    };
    struct Live {
        std::array<std::uint32_t, Hops> link{};
        std::array<float, Hops> waiting{}; ///< for link k; [0] is what the sender offers this step
        float unsent = 0, undelivered = 0;
        Link own; ///< the first link if nobody else uses it (a host that sends one flow); else without capacity
        std::uint32_t hops = 0, flow = 0;

        std::uint32_t firstShared() const { return own.capacity > 0 ? 1 : 0; }
    };
    typedef float Pair __attribute__((vector_size(8))); ///< what waits for a link, and what fills the buffer at its end

    void offer(Live &flow);
    void serveLinks();
    void move(float now);
    void renumber();

    std::vector<Live> live_;
    std::vector<std::pair<float, Live>> later_; ///< by start, last first
    std::vector<Link> links_;
    std::vector<Pair> demand_; ///< by link
    std::vector<float> served_; ///< by link: the share of what waits for it that it sends in this step
    std::vector<float> done_; ///< by flow
    const std::stop_token &stop_;
};

template <std::size_t Hops>
Fluid<Hops>::Fluid(const PartProblem &part, const Scale &scale, const std::stop_token &stop)
    : links_(part.links())
    , demand_(part.links(), Pair{0, 0})
    , served_(part.links(), 0)
    , done_(part.flows(), never)
    , stop_(stop)
{
    for (std::uint32_t l = 0; l < part.links(); ++l) {
        links_[l].capacity = static_cast<float>(part.capacity[l] * scale.seconds / scale.bytes);
        links_[l].buffer = static_cast<float>(scale.bufferSteps) * links_[l].capacity;
    }
    const auto isShared = [&](std::uint32_t link) { return part.userStart[link + 1] - part.userStart[link] > 1; };
    live_.resize(part.flows());
    StopWatch watch(stop_);
    for (std::uint32_t f = 0; f < part.flows() && !watch.asked(); ++f) {
        auto path = part.path(f);
        path = path.first(std::min(path.size(), Hops));
        // a last link of one's own that is as fast as the one before it never has a queue
        while (path.size() > 1 && !isShared(path.back()) &&
               part.capacity[path.back()] >= part.capacity[path[path.size() - 2]])
            path = path.first(path.size() - 1);
        live_[f].flow = f;
        std::copy(path.begin(), path.end(), live_[f].link.begin());
        live_[f].hops = static_cast<std::uint32_t>(path.size());
        if (!isShared(path[0]))
            live_[f].own = links_[path[0]];
    }
    renumber();
}

template <std::size_t Hops> void Fluid<Hops>::add(std::uint32_t flow, double size, double start)
{
    auto &f = live_[flow];
    f.unsent = static_cast<float>(size);
    f.undelivered = f.unsent * (1 - nothing);
    if (start > 0)
        later_.emplace_back(static_cast<float>(start), f);
}

/// What a flow has waiting at each hop, added to its links: once as demand for the link, once as filling of the buffer
/// it waits in, which is the one at the end of the link before.
template <std::size_t Hops> inline void Fluid<Hops>::offer(Live &f)
{
    if (f.firstShared() == 0)
        f.waiting[0] = std::min(f.unsent, links_[f.link[0]].capacity);
    for (auto k = f.firstShared(); k + 1 < f.hops; ++k)
        demand_[f.link[k]] += Pair{f.waiting[k], f.waiting[k + 1]};
    if (f.hops > f.firstShared())
        demand_[f.link[f.hops - 1]] += Pair{f.waiting[f.hops - 1], 0};
}

/// The share of its backlog each link sends, and what its own buffer will let it send in the step after.
template <std::size_t Hops> void Fluid<Hops>::serveLinks()
{
    for (std::size_t l = 0; l < links_.size(); ++l) {
        auto &link = links_[l];
        const float waiting = demand_[l][0], occupied = demand_[l][1];
        const float most = link.capacity * link.allow;
        served_[l] = waiting <= most ? 1.0F : most / waiting;
        link.learn(occupied);
        demand_[l] = Pair{0, 0};
    }
}

/// Every flow moves on and offers anew; those whose last byte arrives leave.
template <std::size_t Hops> void Fluid<Hops>::move(float now)
{
    std::size_t kept = 0;
    StopWatch watch(stop_);
    for (std::size_t i = 0; i < live_.size() && !watch.asked(); ++i) {
        auto &f = live_[i];
        float moving;
        if (f.firstShared() == 0) {
            moving = f.waiting[0] * served_[f.link[0]];
        } else {
            moving = std::min(f.unsent, f.own.capacity * f.own.allow);
            f.own.learn(f.hops > 1 ? f.waiting[1] : 0);
        }
        f.unsent -= moving;
        for (std::uint32_t k = 1; k < f.hops; ++k) {
            const float leaving = f.waiting[k] * served_[f.link[k]];
            f.waiting[k] += moving - leaving; // arrives now, and can be sent in the next step
            moving = leaving;
        }
        f.undelivered -= moving;
        if (f.undelivered <= 0) {
            const float within = moving > 0 ? std::clamp(1 + f.undelivered / moving, 0.0F, 1.0F) : 1.0F;
            done_[f.flow] = now + within - static_cast<float>(f.hops - 1); // one step of travel per hop comes off again
            continue;
        }
        offer(f);
        if (kept != i)
            live_[kept] = f;
        ++kept;
    }
    live_.resize(kept);
}

/// Forgets links that nobody crosses any more and puts the others in the order in which flows ask for them.
template <std::size_t Hops> void Fluid<Hops>::renumber()
{
    std::vector<std::uint32_t> number(links_.size(), UINT32_MAX);
    std::vector<Link> links;
    std::vector<Pair> demand;
    const auto renumberPath = [&](Live &f) {
        for (auto k = f.firstShared(); k < f.hops; ++k) {
            auto &n = number[f.link[k]];
            if (n == UINT32_MAX) {
                n = static_cast<std::uint32_t>(links.size());
                links.push_back(links_[f.link[k]]);
                demand.push_back(demand_[f.link[k]]);
            }
            f.link[k] = n;
        }
    };
    StopWatch watch(stop_);
    for (std::size_t i = 0; i < live_.size() && !watch.asked(); ++i)
        renumberPath(live_[i]);
    for (auto &[start, f] : later_)
        renumberPath(f);
    links_ = std::move(links);
    demand_ = std::move(demand);
    served_.resize(links_.size());
}

template <std::size_t Hops> void Fluid<Hops>::run(float horizon)
{
    std::sort(later_.begin(), later_.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    if (!later_.empty()) {
        std::vector<bool> waits(done_.size(), false);
        for (const auto &[start, f] : later_)
            waits[f.flow] = true;
        std::erase_if(live_, [&](const Live &f) { return waits[f.flow]; });
    }
    StopWatch watch(stop_);
    for (std::size_t i = 0; i < live_.size() && !watch.asked(); ++i)
        offer(live_[i]);
    float now = 0;
    auto atRenumbering = live_.size();
    for (std::size_t step = 0; step < mostSteps && !stop_.stop_requested(); ++step, now += 1) {
        for (; !later_.empty() && later_.back().first <= now; later_.pop_back()) {
            live_.push_back(later_.back().second);
            offer(live_.back());
        }
        if ((live_.empty() && later_.empty()) || now >= horizon)
            return;
        serveLinks();
        move(now);
        if (live_.size() + later_.size() < atRenumbering / 2) {
            renumber();
            atRenumbering = live_.size() + later_.size();
        }
    }
}

class PartRun {
public:
    PartRun() = default;
    explicit PartRun(const Scale &scale)
        : scale_(scale)
    {
    }

    std::size_t run(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control,
                    std::vector<double> &seconds)
    {
        problem_.load(all, members, PartProblem::SingleUse::Keep, control.stop);
        if (control.stop.stop_requested())
            return 0;
        std::size_t hops = 0;
        for (std::uint32_t f = 0; f < problem_.flows(); ++f)
            hops = std::max(hops, problem_.path(f).size());
        if (hops <= 4)
            solve<4>(all, members, control, seconds);
        else if (hops <= 6)
            solve<6>(all, members, control, seconds);
        else if (hops <= 8)
            solve<8>(all, members, control, seconds);
        else if (hops <= 16)
            solve<16>(all, members, control, seconds);
        else
            solve<64>(all, members, control, seconds);
        return 1;
    }

private:
    template <std::size_t Hops>
    void solve(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control,
               std::vector<double> &seconds)
    {
        Fluid<Hops> fluid(problem_, scale_, control.stop);
        if (control.stop.stop_requested())
            return;
        for (std::uint32_t i = 0; i < members.size(); ++i)
            fluid.add(i, all.bytes[members[i]] / scale_.bytes,
                      all.start.empty() ? 0 : all.start[members[i]] / scale_.seconds);
        fluid.run(control.horizon > 0 ? static_cast<float>(control.horizon / scale_.seconds) : never);
        for (std::uint32_t i = 0; i < members.size(); ++i)
            seconds[members[i]] = fluid.completion(i) * scale_.seconds;
    }

    Scale scale_;
    PartProblem problem_;
};

} // namespace

Completions backpressureCompletions(const FlowSet &flows, const BackpressureSettings &settings,
                                    const RunControl &control)
{
    return overParts(flows, control, PartRun(scaleOf(flows, settings)));
}

} // namespace gigasite::flow
