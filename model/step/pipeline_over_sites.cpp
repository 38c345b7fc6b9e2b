// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/pipeline_over_sites.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

namespace gigasite {

namespace {

/// What comes is taken in that order.
template <typename T> class Queue {
public:
    bool isEmpty() const { return taken_ == items_.size(); }
    void push(const T &item)
    {
        if (isEmpty()) {
            items_.clear();
            taken_ = 0;
        }
        items_.push_back(item);
    }
    T pop() { return items_[taken_++]; }

private:
    std::vector<T> items_;
    std::size_t taken_ = 0;
};

/// When a message's head and its end are at a link; the end of one that comes from a stage is there at once.
struct AtLink {
    double head = 0, end = 0;
};

/// Passes of a stage in one direction.
struct Passes {
    std::int64_t done = 0;
    std::int64_t chunk = 0; ///< of the next one, among those of its direction, 0 first
    std::int64_t ofChunk = 0; ///< done in a row
    Queue<double> inputs; ///< arrivals
};

struct Stage {
    std::size_t site = 0;
    std::int64_t ahead = 0; ///< passes that run before the first backward one
    Passes forward, backward;
    double free = 0;
    bool isReady = false;
};

/// One link on the way of a stage's messages. All that one stage sends in one direction takes the same hops.
struct Hop {
    std::size_t link = 0;
    double way = 0; ///< to the next hop or, from the last one, to the stage
    double crossing = 0;
    bool last = false; ///< else the next hop is the next in the list
    std::size_t to = 0; ///< stage
    bool backward = false;
    Queue<AtLink> waiting;
};

/// One direction of a link.
struct Link {
    std::size_t next = 0; ///< in its order
    double free = 0;
};

/// Which hop's message every link carries next, for all of a step.
using Orders = std::vector<std::vector<std::size_t>>;

/// Whatever waits, for a stage, a link or a message, waits for one known thing: so it does not matter in which order
/// passes and messages are looked at, and every time is a longest path, which no shorter time can lengthen.
class Player {
public:
    /// Links carry messages in these orders or, with none, as they are looked at: for links without limit, or which one
    /// stage sends over.
    Player(const PipelineOverSites &in, const Orders *orders)
        : in_(in)
        , orders_(orders)
        , pp_(in.stages())
        , passes_(in.microBatches * in.chunks)
        , forward_(in.forward / static_cast<double>(in.chunks))
        , backward_(in.backward / static_cast<double>(in.chunks))
        , links_(2 * in.siteStages.size())
        , passed_(orders ? 0 : links_.size())
    {
        for (std::size_t site = 0; site < in.siteStages.size(); ++site) {
            for (std::int64_t i = 0; i < in.siteStages[site]; ++i) {
                const auto behind = pp_ - static_cast<std::int64_t>(stages_.size()) - 1;
                const auto ahead = in.chunks > 1 ? 2 * behind + (in.chunks - 1) * pp_ : behind;
                stages_.push_back({.site = site, .ahead = std::min(ahead, passes_)});
            }
        }
        for (std::size_t stage = 0; stage < stages_.size(); ++stage) {
            const auto last = stages_.size() - 1;
            firstHops_.push_back(addHops(stage, stage < last ? stage + 1 : 0, false));
            firstHops_.push_back(addHops(stage, stage > 0 ? stage - 1 : last, true));
        }
    }

    double play()
    {
        for (std::size_t stage = stages_.size(); stage-- > 0;)
            makeReady(stage);
        while (!ready_.empty()) {
            const auto stage = ready_.back();
            ready_.pop_back();
            while (runNext(stage)) { }
            stages_[stage].isReady = false; // what arrived meanwhile, from itself, too, has been looked at
        }
        double end = 0;
        for (const auto &stage : stages_)
            end = std::max(end, stage.free);
        return end;
    }

    /// In which the messages of what was played came to the links.
    Orders orders()
    {
        Orders orders;
        for (auto &messages : passed_) {
            std::sort(messages.begin(), messages.end());
            auto &order = orders.emplace_back();
            for (const auto &message : messages)
                order.push_back(std::get<std::size_t>(message));
        }
        return orders;
    }

private:
    /// Of two at once the one comes first that the other may follow from.
    using Message = std::tuple<double, std::int64_t, std::size_t>; // time at the link, number, hop

    static constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max(); // inside a site

    /// The first of them.
    std::size_t addHops(std::size_t from, std::size_t to, bool backward)
    {
        auto site = stages_[from].site;
        const auto other = stages_[to].site;
        if (site == other)
            return nowhere;
        const auto first = hops_.size();
        while (site != other) {
            const bool up = site < other;
            const auto border = up ? site : site - 1;
            site = up ? site + 1 : site - 1;
            const bool last = site == other;
            const double way = !in_.ways.empty() ? in_.ways[border] : last ? in_.way : 0;
            hops_.push_back({.link = 2 * border + (up ? 0 : 1),
                             .way = way,
                             .crossing = in_.crossings.empty() ? in_.crossing : in_.crossings[border],
                             .last = last,
                             .to = to,
                             .backward = backward});
        }
        return first;
    }

    /// The next pass of the list, if what it needs is there.
    bool runNext(std::size_t stage)
    {
        auto &s = stages_[stage];
        const bool isForward = s.forward.done < passes_ && s.forward.done - s.backward.done <= s.ahead;
        auto &passes = isForward ? s.forward : s.backward;
        if (passes.done == passes_)
            return false;
        const auto last = stages_.size() - 1;
        if (passes.chunk > 0 || stage != (isForward ? 0 : last)) {
            if (passes.inputs.isEmpty())
                return false;
            s.free = std::max(s.free, passes.inputs.pop());
        } else if (!isForward && s.forward.done <= s.backward.done + (in_.chunks - 1) * pp_) {
            return false; // the loss: its own last chunk
        }
        s.free += isForward ? forward_ : backward_;
        if (stage != (isForward ? last : 0))
            send(stage, isForward ? stage + 1 : stage - 1, !isForward);
        else if (passes.chunk + 1 < in_.chunks)
            send(stage, isForward ? 0 : last, !isForward);
        ++passes.done;
        if (++passes.ofChunk == pp_) {
            passes.ofChunk = 0;
            passes.chunk = passes.chunk + 1 < in_.chunks ? passes.chunk + 1 : 0;
        }
        return true;
    }

    void send(std::size_t from, std::size_t to, bool backward)
    {
        const auto hop = firstHops_[2 * from + (backward ? 1 : 0)];
        if (hop == nowhere)
            arrive(to, backward, stages_[from].free);
        else
            reach(hop, {.head = stages_[from].free, .end = stages_[from].free});
    }

    void reach(std::size_t hop, const AtLink &at)
    {
        const auto link = hops_[hop].link;
        if (!orders_) {
            passed_[link].emplace_back(at.head, ++count_, hop);
            carry(hop, at);
            return;
        }
        hops_[hop].waiting.push(at);
        auto &next = links_[link].next;
        for (const auto &order = (*orders_)[link]; next < order.size() && !hops_[order[next]].waiting.isEmpty();) {
            const auto first = order[next++];
            carry(first, hops_[first].waiting.pop());
        }
    }

    /// The links of a way carry a message at once, each behind the one before: none ends before that one.
    void carry(std::size_t hop, const AtLink &at)
    {
        const auto &h = hops_[hop];
        auto &free = links_[h.link].free;
        const double start = in_.crossing > 0 ? std::max(free, at.head) : at.head;
        free = std::max(start + h.crossing, at.end);
        if (h.last)
            arrive(h.to, h.backward, free + h.way);
        else
            reach(hop + 1, {.head = start + h.way, .end = free + h.way});
    }

    void arrive(std::size_t stage, bool backward, double time)
    {
        auto &s = stages_[stage];
        (backward ? s.backward : s.forward).inputs.push(time);
        makeReady(stage);
    }

    void makeReady(std::size_t stage)
    {
        if (!stages_[stage].isReady)
            ready_.push_back(stage);
        stages_[stage].isReady = true;
    }

    const PipelineOverSites &in_;
    const Orders *orders_;
    std::int64_t pp_, passes_, count_ = 0;
    double forward_, backward_; ///< s of a chunk
    std::vector<Stage> stages_;
    std::vector<Hop> hops_;
    std::vector<std::size_t> firstHops_; ///< of each stage, forward and backward
    std::vector<Link> links_; ///< of each border, up and down
    std::vector<std::vector<Message>> passed_; ///< by each link, where none has an order
    std::vector<std::size_t> ready_;
};

} // namespace

std::int64_t PipelineOverSites::stages() const
{
    return std::accumulate(siteStages.begin(), siteStages.end(), std::int64_t{0});
}

double playedTime(const PipelineOverSites &pipeline)
{
    if (pipeline.chunks == 1) // nothing wraps, so a link carries what one stage sends
        return Player(pipeline, nullptr).play();
    auto unlimited = pipeline;
    unlimited.crossing = 0;
    unlimited.crossings.clear();
    Player asTheyCome(unlimited, nullptr);
    const double atOnce = asTheyCome.play();
    if (!(pipeline.crossing > 0))
        return atOnce;
    const auto ordered = [&](const Orders &orders) { return Player(pipeline, &orders).play(); };
    const double inTurn = ordered(asTheyCome.orders());
    unlimited.way = 0;
    unlimited.ways.clear();
    Player atOneSite(unlimited, nullptr);
    atOneSite.play();
    return std::min(inTurn, ordered(atOneSite.orders()));
}

} // namespace gigasite
