// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/large_array.h"
#include "model/flow/never.h"
#include "model/flow/run_control.h"
#include "model/flow/simulation_steps.h"

#include <algorithm>
#include <utility>

namespace gigasite::flow {

namespace {

/// Bytes on the wire of one flow's stripes, link by link, ascending: stripes share the scale-up domain and the WAN.
struct OwnBytes {
    std::vector<std::pair<LinkId, double>> byLink;

    void gather(const FlowSet &flows, const PacketFormat &packets, std::uint32_t first, std::uint32_t last)
    {
        byLink.clear();
        for (auto f = first; f < last; ++f) {
            for (const auto link : flows.path(f))
                byLink.emplace_back(link, packets.wireBytes(flows.bytes[f]));
        }
        std::sort(byLink.begin(), byLink.end());
        std::size_t kept = 0;
        for (std::size_t i = 1; i < byLink.size(); ++i) {
            if (byLink[i].first == byLink[kept].first)
                byLink[kept].second += byLink[i].second;
            else
                byLink[++kept] = byLink[i];
        }
        byLink.resize(std::min(byLink.size(), kept + 1));
    }

    double on(LinkId link) const
    {
        const auto at = std::lower_bound(byLink.begin(), byLink.end(), link,
                                         [](const auto &entry, LinkId wanted) { return entry.first < wanted; });
        return at->second;
    }
};

} // namespace

std::vector<double> aloneTimes(const FlowSet &flows, const std::vector<std::uint32_t> &first,
                               const SimulationInput &input, const std::stop_token &stop)
{
    const auto packets = packetsOf(input.network);
    std::vector<double> times;
    fillLarge(times, first.size() - 1, never, stop);
    OwnBytes own;
    StopWatch watch(stop);
    for (std::size_t whole = 0; whole < times.size() && !watch.asked(); ++whole) {
        const bool striped = first[whole + 1] - first[whole] > 1;
        if (striped)
            own.gather(flows, packets, first[whole], first[whole + 1]);
        double latest = first[whole] < first[whole + 1] ? 0 : never;
        for (auto f = first[whole]; f < first[whole + 1]; ++f) {
            double slowest = 0;
            for (const auto link : flows.path(f)) {
                const double bytes = striped ? own.on(link) : packets.wireBytes(flows.bytes[f]);
                slowest = std::max(slowest, bytes / flows.capacity[index(link)]);
            }
            latest = std::max(latest, slowest + pathLatency(packets, flows.hops(f), input.linkDelay, false));
        }
        times[whole] = latest;
    }
    return times;
}

} // namespace gigasite::flow
