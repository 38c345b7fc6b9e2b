// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/flow_set.h"

#include "model/flow/large_array.h"
#include "model/flow/run_control.h"

#include <algorithm>
#include <numeric>

namespace gigasite::flow {

namespace {

/// The representative of a link's component, with the way there halved for the next time.
std::uint32_t rootOf(std::vector<std::uint32_t> &parent, std::uint32_t link)
{
    while (parent[link] != link) {
        parent[link] = parent[parent[link]];
        link = parent[link];
    }
    return link;
}

constexpr std::uint32_t nowhere = UINT32_MAX;

/// For each flow that `takes` names a number of its component, dense from 0; nowhere for the others.
template <class Takes>
std::vector<std::uint32_t> components(const FlowSet &flows, Takes takes, const std::stop_token &stop)
{
    std::vector<std::uint32_t> parent(flows.capacity.size());
    std::iota(parent.begin(), parent.end(), 0U);
    StopWatch watch(stop);
    for (std::size_t f = 0; f < flows.size(); ++f) {
        if (watch.asked())
            return {};
        if (!takes(f))
            continue;
        const auto path = flows.path(f);
        auto root = rootOf(parent, index(path[0]));
        for (const auto link : path.subspan(1)) {
            const auto other = rootOf(parent, index(link));
            parent[std::max(root, other)] = std::min(root, other);
            root = std::min(root, other);
        }
    }
    std::vector<std::uint32_t> number(flows.capacity.size(), nowhere);
    std::vector<std::uint32_t> result;
    fillLarge(result, flows.size(), nowhere, stop);
    if (stop.stop_requested())
        return {};
    std::uint32_t next = 0;
    for (std::size_t f = 0; f < flows.size(); ++f) {
        if (watch.asked())
            return {};
        if (!takes(f))
            continue;
        auto &n = number[rootOf(parent, index(flows.path(f)[0]))];
        if (n == nowhere)
            n = next++;
        result[f] = n;
    }
    return result;
}

template <class Takes> Parts partsOf(const FlowSet &flows, Takes takes, const std::stop_token &stop)
{
    const auto found = flows.part.empty() ? components(flows, takes, stop) : std::vector<std::uint32_t>();
    const auto &part = flows.part.empty() ? found : flows.part;
    if (stop.stop_requested())
        return {};
    Parts parts;
    std::uint32_t count = 0;
    StopWatch watch(stop);
    for (std::size_t f = 0; f < part.size() && !watch.asked(); ++f)
        count = takes(f) ? std::max(count, part[f] + 1) : count;
    parts.first.assign(count + 1, 0);
    if (stop.stop_requested())
        return {};
    for (std::size_t f = 0; f < part.size() && !watch.asked(); ++f) {
        if (takes(f))
            ++parts.first[part[f] + 1];
    }
    std::partial_sum(parts.first.begin(), parts.first.end(), parts.first.begin());
    fillLarge(parts.flows, parts.first.back(), 0U, stop);
    if (stop.stop_requested())
        return {};
    auto next = parts.first;
    for (std::uint32_t f = 0; f < part.size() && !watch.asked(); ++f) {
        if (takes(f))
            parts.flows[next[part[f]]++] = f;
    }
    return parts;
}

} // namespace

Parts independentParts(const FlowSet &flows, const std::stop_token &stop)
{
    return partsOf(flows, [](std::size_t) { return true; }, stop);
}

Parts independentParts(const FlowSet &flows, std::uint8_t priority, const std::stop_token &stop)
{
    return partsOf(flows, [&](std::size_t f) { return flows.priority[f] == priority; }, stop);
}

} // namespace gigasite::flow
