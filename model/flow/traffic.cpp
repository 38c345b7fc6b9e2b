// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/traffic.h"

#include "model/units/unit.h"

#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

namespace gigasite::flow {

namespace {

/// The first demand that breaks a rule, and how many do.
struct Offence {
    std::optional<std::size_t> first;
    std::size_t count = 0;

    void note(std::size_t demand)
    {
        first = first.value_or(demand);
        ++count;
    }
    Text others() const
    {
        return count > 1 ? say("So do %1 more.", withCommas(static_cast<double>(count - 1))) : Text();
    }
};

Text nameOf(const Traffic &traffic, std::size_t demand)
{
    return say("Flow %1, from GPU %2 to GPU %3,", withCommas(static_cast<double>(demand)),
               withCommas(index(traffic[demand].from)), withCommas(index(traffic[demand].to)));
}

/// Hosts 0 … n-1 in random order: Fisher-Yates, the draw for place i a function of seed and i.
std::vector<std::uint32_t> shuffled(std::uint32_t hosts, std::uint64_t seed)
{
    std::vector<std::uint32_t> order(hosts);
    std::iota(order.begin(), order.end(), 0U);
    for (auto i = hosts; i > 1; --i)
        std::swap(order[i - 1], order[below(mixed(seed, i), i)]);
    return order;
}

/// A random order in which nobody keeps his place: who does is swapped with a random other, and neither is then at
/// home.
std::vector<std::uint32_t> derangement(std::uint32_t hosts, std::uint64_t seed)
{
    auto order = shuffled(hosts, seed);
    for (std::uint32_t i = 0; i < hosts; ++i) {
        if (order[i] == i)
            std::swap(order[i], order[(i + std::uint64_t(1) + below(mixed(seed, i, 1), hosts - 1)) % hosts]);
    }
    return order;
}

/// Parent of x in the tree of 1 … n, 0 for the root.
std::uint32_t parentInOrder(std::uint32_t x, std::uint32_t n)
{
    const auto bit = x & (0U - x);
    const auto without = x ^ bit;
    const auto up = static_cast<std::uint64_t>(without) | (std::uint64_t(bit) << 1);
    return up <= n ? static_cast<std::uint32_t>(up) : without;
}

void addTree(std::uint32_t n, double bytes, bool second, Traffic &traffic)
{
    const bool mirrored = second && n % 2 == 0, shifted = second && n % 2 == 1;
    const auto hostOf = [&](std::uint32_t x) { return HostId(mirrored ? n - x : shifted ? x % n : x - 1); };
    for (std::uint32_t x = 1; x <= n; ++x) {
        if (const auto parent = parentInOrder(x, n))
            traffic.push_back({hostOf(x), hostOf(parent), bytes});
    }
}

} // namespace

Problems checkTraffic(const Traffic &traffic, std::uint32_t hosts, const std::stop_token &stop)
{
    Offence bytes, self, absent, start;
    StopWatch watch(stop);
    for (std::size_t i = 0; i < traffic.size() && !watch.asked(); ++i) {
        const auto &d = traffic[i];
        if (!(d.bytes > 0) || !std::isfinite(d.bytes))
            bytes.note(i);
        if (!(d.start >= 0) || !std::isfinite(d.start))
            start.note(i);
        if (index(d.from) >= hosts || index(d.to) >= hosts)
            absent.note(i);
        else if (d.from == d.to)
            self.note(i);
    }
    Problems problems;
    if (bytes.first) {
        const auto value = traffic[*bytes.first].bytes;
        problems.push_back(
            error("traffic.bytes",
                  behind(std::isfinite(value)
                             ? say("%1 carries %2 bytes; a flow needs a finite number above 0, 1 at least.",
                                   nameOf(traffic, *bytes.first), shortestDecimal(value))
                             : say("%1 carries no number of bytes; a flow needs a finite number above 0, 1 at least.",
                                   nameOf(traffic, *bytes.first)),
                         bytes.others()),
                  {{say("Send 1 byte"), "traffic.bytes", "1"}}));
    }
    if (self.first)
        problems.push_back(error(
            "traffic.to",
            behind(say("%1 goes to its own sender, which no link carries; leave it out.", nameOf(traffic, *self.first)),
                   self.others())));
    if (absent.first)
        problems.push_back(error(
            "traffic.hosts",
            behind(hosts == 0 ? say("%1 names a GPU that is not there: there are none.", nameOf(traffic, *absent.first))
                              : say("%1 names a GPU that is not there: there are %2, the last is %3.",
                                    nameOf(traffic, *absent.first), withCommas(hosts), withCommas(hosts - 1.0)),
                   absent.others())));
    if (start.first)
        problems.push_back(error(
            "traffic.start",
            behind(say("%1 starts before 0 s or never; 0 is the first moment there is.", nameOf(traffic, *start.first)),
                   start.others())));
    return problems;
}

std::uint64_t flowCount(Pattern pattern, std::uint32_t hosts)
{
    const std::uint64_t n = hosts;
    if (n < 2)
        return 0;
    switch (pattern) {
    case Pattern::Permutation:
    case Pattern::Ring:
        return n;
    case Pattern::Tree:
        return 2 * (n - 1);
    case Pattern::AllToAll:
        return n * (n - 1);
    case Pattern::Incast:
        break;
    }
    return n - 1;
}

Traffic synthetic(Pattern pattern, std::uint32_t hosts, double bytes, std::uint64_t seed, const std::stop_token &stop)
{
    Traffic traffic;
    if (hosts < 2)
        return traffic;
    reserveLarge(traffic, flowCount(pattern, hosts));
    switch (pattern) {
    case Pattern::Permutation: {
        const auto to = derangement(hosts, seed);
        for (std::uint32_t i = 0; i < hosts; ++i)
            traffic.push_back({HostId(i), HostId(to[i]), bytes});
        break;
    }
    case Pattern::Ring: {
        const auto order = shuffled(hosts, seed);
        for (std::uint32_t i = 0; i < hosts; ++i)
            traffic.push_back({HostId(order[i]), HostId(order[(i + 1) % hosts]), bytes});
        break;
    }
    case Pattern::Tree:
        addTree(hosts, bytes / 2, false, traffic);
        addTree(hosts, bytes / 2, true, traffic);
        break;
    case Pattern::AllToAll:
        for (std::uint32_t i = 0; i < hosts && !stop.stop_requested(); ++i) {
            for (std::uint32_t step = 1; step < hosts; ++step) // every receiver hears one sender at a time
                traffic.push_back({HostId(i), HostId((i + step) % hosts), bytes / (hosts - 1)});
        }
        break;
    case Pattern::Incast:
        for (std::uint32_t i = 1; i < hosts; ++i)
            traffic.push_back({HostId(i), HostId(0), bytes});
        break;
    }
    return traffic;
}

void desynchronise(Traffic &traffic, double spread, std::uint64_t seed)
{
    for (std::size_t i = 0; i < traffic.size(); ++i)
        traffic[i].start += spread * (static_cast<double>(mixed(seed, i) >> 11) * 0x1p-53);
}

} // namespace gigasite::flow
