// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

#include <span>

namespace gigasite::flow {

struct LinkUse {
    float bytes = 0;
    float flows = 0; ///< exact up to 2^24, more than are ever listed
};
/// By link. Stripes of one flow (`first` as of firstStripes) count as one.
std::vector<LinkUse> usesOf(const FlowSet &flows, const std::vector<std::uint32_t> &first,
                            const std::stop_token &stop = {});

/// Links whose numbers follow each other.
struct LinkBlock {
    LinkId first{};
    std::span<const LinkUse> uses; ///< or
    std::span<const float> bytes;
    std::span<const double> capacity; ///< B/s; empty: all have `each`
    double each = 0;

    std::size_t size() const { return uses.empty() ? bytes.size() : uses.size(); }
    LinkUse useOf(std::size_t i) const
    {
        return uses.empty() ? LinkUse{bytes[i], bytes[i] > 0 ? 1.0F : 0.0F} : uses[i];
    }
    double capacityOf(std::size_t i) const { return capacity.empty() ? each : capacity[i]; }
};

/// Sums up loads block by block: whoever has the uses of some links only adds those and can forget them. Trees of one
/// tier are to come in their order. `result` must hold its ideal time, and its completions before `finish`.
class LoadSum {
public:
    LoadSum(const Network &network, SimulationResult &result);

    /// Tier as in TierLoad. Links of which only bytes are known have to be offered besides.
    void add(std::uint32_t tier, bool up, const LinkBlock &block);
    /// As one of the hottest.
    void offer(std::uint32_t tier, bool up, LinkId link, const LinkUse &use, double capacity);
    void finish();

private:
    struct Line {
        TierLoad load;
        double carried = 0, offered = 0;
    };
    struct Hot {
        double load = 0;
        std::uint32_t rank = 0;
        LinkId link{};
        float flows = 0;
    };

    Line &lineOf(std::uint32_t tier, bool up) { return lines_[2 * tier + (up ? 0 : 1)]; }
    std::uint32_t rankOf(std::uint32_t tier, bool up) const;
    void close(std::uint32_t tier, bool up);

    const Network &network_;
    SimulationResult &result_;
    std::vector<Line> lines_;
    std::vector<Hot> hottest_;
};

/// What the flows of a simulation put on the links: hottest links, loads by tier, histogram. A load is the time a link
/// needs for all its bytes, in ideal times of a flow. `capacity`: B/s by link. `result` must hold its completions and
/// ideal time.
void addLoads(const Network &network, const std::vector<double> &capacity, const std::vector<LinkUse> &uses,
              SimulationResult &result);

} // namespace gigasite::flow
