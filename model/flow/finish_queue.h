// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace gigasite::flow {

/// When each flow will be done, the next one first: a heap with one place a flow, moved when its time changes. Most
/// changes are to earlier times and a step or two up.
class FinishQueue {
public:
    void reset(std::size_t flows)
    {
        heap_.clear();
        place_.assign(flows, absent);
    }
    bool empty() const { return heap_.empty(); }
    double time() const { return heap_.front().time; }
    std::uint32_t flow() const { return heap_.front().flow; }

    void set(std::uint32_t flow, double time)
    {
        auto at = place_[flow];
        if (at == absent) {
            at = static_cast<std::uint32_t>(heap_.size());
            heap_.push_back({time, flow});
            up(at, {time, flow});
        } else if (time < heap_[at].time) {
            up(at, {time, flow});
        } else {
            down(at, {time, flow});
        }
    }
    void remove(std::uint32_t flow)
    {
        const auto at = place_[flow];
        if (at == absent)
            return;
        place_[flow] = absent;
        const auto last = heap_.back();
        heap_.pop_back();
        if (at == heap_.size())
            return;
        if (at > 0 && last.time < heap_[(at - 1) / 2].time)
            up(at, last);
        else
            down(at, last);
    }

private:
    struct Entry {
        double time;
        std::uint32_t flow;
    };
    static constexpr std::uint32_t absent = UINT32_MAX;

    void put(std::uint32_t at, const Entry &entry)
    {
        heap_[at] = entry;
        place_[entry.flow] = at;
    }
    void up(std::uint32_t at, const Entry &entry)
    {
        for (; at > 0 && entry.time < heap_[(at - 1) / 2].time; at = (at - 1) / 2)
            put(at, heap_[(at - 1) / 2]);
        put(at, entry);
    }
    void down(std::uint32_t at, const Entry &entry)
    {
        const auto size = static_cast<std::uint32_t>(heap_.size());
        for (auto child = 2 * at + 1; child < size; child = 2 * at + 1) {
            child += child + 1 < size && heap_[child + 1].time < heap_[child].time;
            if (!(heap_[child].time < entry.time))
                break;
            put(at, heap_[child]);
            at = child;
        }
        put(at, entry);
    }

    std::vector<Entry> heap_;
    std::vector<std::uint32_t> place_; ///< by flow
};

} // namespace gigasite::flow
