// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/flow_set.h"

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

/// For each flow a number of its component, dense from 0.
std::vector<std::uint32_t> components(const FlowSet &flows, const std::stop_token &stop)
{
    std::vector<std::uint32_t> parent(flows.capacity.size());
    std::iota(parent.begin(), parent.end(), 0U);
    StopWatch watch(stop);
    for (std::size_t f = 0; f < flows.size(); ++f) {
        if (watch.asked())
            return {};
        const auto path = flows.path(f);
        auto root = rootOf(parent, index(path[0]));
        for (const auto link : path.subspan(1)) {
            const auto other = rootOf(parent, index(link));
            parent[std::max(root, other)] = std::min(root, other);
            root = std::min(root, other);
        }
    }
    std::vector<std::uint32_t> number(flows.capacity.size(), UINT32_MAX);
    std::vector<std::uint32_t> result(flows.size());
    std::uint32_t next = 0;
    for (std::size_t f = 0; f < flows.size(); ++f) {
        auto &n = number[rootOf(parent, index(flows.path(f)[0]))];
        if (n == UINT32_MAX)
            n = next++;
        result[f] = n;
    }
    return result;
}

} // namespace

Parts independentParts(const FlowSet &flows, const std::stop_token &stop)
{
    const auto found = flows.part.empty() ? components(flows, stop) : std::vector<std::uint32_t>();
    const auto &part = flows.part.empty() ? found : flows.part;
    if (stop.stop_requested())
        return {};
    Parts parts;
    const auto count = part.empty() ? 0 : *std::max_element(part.begin(), part.end()) + 1;
    parts.first.assign(count + 1, 0);
    for (const auto p : part)
        ++parts.first[p + 1];
    std::partial_sum(parts.first.begin(), parts.first.end(), parts.first.begin());
    parts.flows.resize(flows.size());
    auto next = parts.first;
    for (std::uint32_t f = 0; f < part.size(); ++f)
        parts.flows[next[part[f]]++] = f;
    return parts;
}

} // namespace gigasite::flow
